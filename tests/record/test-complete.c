/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "fixture.h"
#include "record/complete.h"

/* A line with | for the cursor, where the replaced word begins, and the first suggestions; "."
 * where there are no more of them. */
typedef struct
{
  const char *line;
  gsize start;
  const char *first;
} Case;

static AdjCompletions *
complete (AdjGame *game, const char *marked)
{
  g_auto (GStrv) halves = g_strsplit (marked, "|", 2);
  g_autofree char *line = g_strconcat (halves[0], halves[1], NULL);

  return adj_complete (adj_game_get_field (game), ADJ_EYES_ALL, line, strlen (halves[0]));
}

static void
check (AdjGame *game, const Case *cases, gsize n)
{
  for (gsize i = 0; i < n; i++)
    {
      g_autoptr (AdjCompletions) found = complete (game, cases[i].line);
      g_auto (GStrv) first = g_strsplit (cases[i].first, ", ", -1);
      g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
      g_auto (GStrv) got = NULL;
      g_autofree char *text = NULL;

      for (guint j = 0; j <= found->n && j < g_strv_length (first); j++)
        g_strv_builder_add (builder, j < found->n ? found->texts[j] : ".");
      got = g_strv_builder_end (builder);
      text = g_strjoinv (", ", got);
      g_test_message ("%s", cases[i].line);
      g_assert_cmpstr (text, ==, cases[i].first);
      g_assert_cmpuint (found->start, ==, cases[i].start);
      g_assert_cmpuint (found->n, <=, ADJ_MAX_COMPLETIONS);
    }
}

static const Case at_start[] = {
  { "|", 0, "move, next, enter, exit" },
  { "re|", 0, "reveal, retreat, redo" },
  { "st|", 0, "stay, status, strike" },
  { "next; st|", 6, "stay, status" },
  { "zz|", 0, "." },
  { "move |", 5, "1/1/xiv, 2/1/xiv, 3/1/xiv" },
  { "move wi|", 5, "wilder" },
  { "move wi| 1021", 5, "wilder" },
  { "m wilder+|", 9, "1/1/xiv, 2/1/xiv" },
  { "m wilder+1/1/r|", 9, "1/1/res" },
  { "m union:wi|", 2, "wilder" },
  { "m wilder |", 9, "1123, 1122, 1021, 0921" },
  { "m wilder 10|", 9, "1021, 1020, 1024" },
  { "m wilder 1021 |", 14, "0921, 0922, 1122, 1121" },
  { "enter |", 6, "." },
  { "enter 1/2/x|", 6, "1/2/xiv, 1/2/xxi, 1/2/xx" },
  { "enter 1/2/xiv |", 14, "0728, 1027" },
  { "attack |", 7, "." },
  { "place smith |", 12, "off" },
  { "place wilder off |", 17, "off, 1123, 1122, 1021" },
  { "mark 0101 |", 10, "none, building, entrenchment" },
  { "status smith a|", 13, "attacked, advanced" },
  { "score |", 6, "union, confederate" },
  { "option att|", 7, "attack-effectiveness=on, attack-effectiveness=off" },
  { "waive BG 7.1|", 9, "7.11, 7.12, 7.13" },
  { "mirror n|", 7, "none" },
  { "initiative |", 11, "union, confederate, roll" },
  { "initiative union |", 17, "1, 2, 3, 4, 5, 6" },
  { "initiative union 4 |", 19, "union, confederate, without, by, result" },
  { "initiative union 4 result |", 26, "union, confederate" },
  { "commander c|", 10, "confederate" },
  { "scatter |", 8, "die, chits, roll, level" },
  { "scatter die |", 12, "1, 2, 3, 4, 5, 6" },
  { "drift |", 6, "." },
  { "entrench |", 9,
    "1/1/xiv, 2/1/xiv, 3/1/xiv, wilder, 2/4/xiv, 1/2-cavalry, 1/1/xxi, 3/1/xxi, 1/1/res, "
    "2/1/res, 2/2/res, ." },
  { "lose |", 5, "." },
  { "displace |", 9, "." },
  { "support |", 8, "." },
  { "drift wilder |", 13, "1, 2, 3, 4, 5, 6, roll" },
  { "note we m|", 8, "." },
  { "next |", 5, "." },
  { "move wilder 1021!|", 17, "." },
  { "correct 3 |", 10, "move, next, enter, exit" },
  { "correct 3 mo|", 10, "move" },
  { "move polk |", 10, "1928" },
  { "place polk 1|", 11, "1928" },
  { "insert 3 m wi|", 11, "wilder" },
  { "strike 3|", 7, "." },
  { "undo |", 5, "." },
};

/* Optional rules of combat: what the defender may answer, and charges. */
static const Case answers[] = {
  { "retreat |", 8, "armstrong" },
  { "retreat armstrong |", 18, "1203, 1304, 1104" },
  { "support |", 8, "3-artillery" },
};

static const Case naming_support[] = {
  { "a 1204 from 3/1/xiv s|", 20, "support" },
  { "a 1204 from 3/1/xiv support |", 28, "3-artillery, die" },
};

static const Case charging[] = {
  { "charge |", 7, "1/2-cavalry" },
  { "charge 1/2-cavalry |", 19, "1709, 2410, 1609" },
  { "charge 1/2-cavalry 2010 1910 |", 29, "2111, 1709" },
};

/* All that is suggested, and nothing behind it. */
static const Case whole[] = {
  { "roll 3 |", 7, "result, ." },
  { "roll 3 result A|", 14, "Ae, Ar, ." },
  { "a 1620 from 3/1/xiv reduce |", 27, "1-5, 1-4, 1-3, 1-2, 1-1, 2-1, 3-1, 4-1, 5-1, 6-1, ." },
  { "a 1620 from 3/1/xiv die 4 |", 26, "die, roll, reduce, result, support, ." },
  { "a 1620 from 3/1/xiv result |", 27, "Ae, Ar, Ex, Dr, De, ." },
  { "mark |", 5, "." },
  { "mark 0101 |", 10, "none, building, entrenchment, ." },
  { "mark 0101 building |", 19, "." },
  { "score |", 6, "union, confederate, ." },
  { "score union |", 12, "." },
  { "commander |", 10, "union, confederate, ." },
  { "commander union |", 16, "." },
  { "mirror |", 7, "full, losses, none, ." },
  { "option att|", 7, "attack-effectiveness=on, attack-effectiveness=off, ." },
  { "option entrenchment-t|", 7,
    "entrenchment-turns=2, entrenchment-turns=3, entrenchment-turns=4, entrenchment-turns=5, "
    "entrenchment-turns=6, entrenchment-turns=7, entrenchment-turns=8, entrenchment-turns=9, ." },
  { "waive BG 7.6|", 9, "7.6, 7.6b, 7.6c, ." },
  { "waive B 7.6|", 8, "." },
  { "waive E N|", 8, "N.1, N.1b, N.2, N.2b, N.3, N.3b, N.4" },
  { "stay |", 5, "." },
  { "bookmark x|", 9, "." },
  { "scatter |", 8, "die, chits, roll, level, ." },
  { "scatter level |", 14, "." },
  { "scatter level 3 |", 16, "die, chits, roll, level, ." },
  { "scatter chits 3 |", 16, "." },
  { "scatter die |", 12, "1, 2, 3, 4, 5, 6, ." },
  { "initiative |", 11, "union, confederate, roll, ." },
  { "initiative union |", 17, "1, 2, 3, 4, 5, 6, ." },
  { "initiative union 4 |", 19, "union, confederate, without, by, result, ." },
  { "initiative union 4 result union |", 32, "union, confederate, without, by, result, ." },
  { "initiative union 4 without 1/2|", 27, "1/2/xiv, 1/2/xxi, 1/2/xx, ." },
  { "drift wilder |", 13, "1, 2, 3, 4, 5, 6, roll, ." },
  { "flip wil|", 5, "wilder, wilson, ." },
  { "flip wilder u|", 12, "up, union-supply-train, ." },
  { "enter 1/2/xiv |", 14, "0728, 1027, ." },
  { "enter 1/2/xiv 0728 |", 19, "." },
  { "enter nobody |", 13, "." },
  { "move nobody |", 12, "." },
  { "move 1/2/xiv |", 13, "." },
  { "move 1318 10|", 10, "1018, 1019, 1020, 1017, 1015, 1016, 1021, 1022, 1014, ." },
  { "move 0101 |", 10, "." },
  { "move 10227 |", 11, "." },
  { "charge nobody |", 14, "." },
  { "charge 3/1/xiv |", 15, "." },
  { "retreat nobody |", 15, "." },
  { "displace smith |", 15, "." },
  { "advance smith |", 14, "." },
  { "place nobody |", 13, "off, ." },
  { "status wilder att|", 14, "attacked, ." },
  { "lose wilder |", 12, "." },
  { "eliminate wil|", 10, "wilder, wilson, ." },
  { "dummy union |", 12, "." },
  { "correct 3 mo|", 10, "move, ." },
  { "insert|", 0, "insert, ." },
  { "next; cor|", 6, "." },
  { "e|", 0, "enter, exit, entrench, eliminate, ." },
  { "sc|", 0, "scatter, score, ." },
  { "exit wilder |", 12, "." },
};

static void
test_whole (void)
{
  g_autoptr (AdjGame) game = fixture_game ();

  check (game, whole, G_N_ELEMENTS (whole));
}

/* Verbs that no unit can stand behind suggest none. */
static void
test_no_unit (void)
{
  static const AdjVerb verbs[] = {
    ADJ_VERB_SEAL,       ADJ_VERB_REVEAL,  ADJ_VERB_ROLL,  ADJ_VERB_MARK,
    ADJ_VERB_INITIATIVE, ADJ_VERB_SCATTER, ADJ_VERB_DUMMY, ADJ_VERB_SCORE,
    ADJ_VERB_COMMANDER,  ADJ_VERB_OPTION,  ADJ_VERB_WAIVE, ADJ_VERB_NEXT,
    ADJ_VERB_MIRROR,     ADJ_VERB_STAY,    ADJ_VERB_NOTE,  ADJ_VERB_BOOKMARK,
  };
  g_autoptr (AdjGame) game = fixture_game ();

  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++)
    {
      g_autofree char *marked = g_strconcat (adj_verb_name (verbs[i]), " wild|", NULL);
      g_autoptr (AdjCompletions) found = complete (game, marked);

      g_assert_cmpuint (found->n, ==, 0);
    }
}

/* However many units are named, nobody is offered again. */
static void
test_many_units (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  const AdjScenario *scenario = adj_game_get_book (game)->scenario;
  g_autoptr (GString) line = g_string_new ("a 1620 from");

  for (guint i = 0; i < 46; i++)
    g_string_append_printf (line, " %s", scenario->units[i].id);
  for (guint named = 46; named <= ADJ_MAX_BATTLE_UNITS + 1; named++)
    {
      g_autofree char *marked = g_strconcat (line->str, " |", NULL);
      g_autoptr (AdjCompletions) found = complete (game, marked);

      g_assert_cmpuint (found->n, ==, 5); /* die, roll, reduce, result, support */
      g_free (marked);
      marked = g_strconcat (line->str, " support |", NULL);
      adj_completions_free (complete (game, marked));
      g_string_append_printf (line, " %s", scenario->units[named].id);
    }
}

static void
test_optional_rules (void)
{
  g_autoptr (AdjGame) game = fixture_game ();

  fixture_play (game, "option artillery-support; option cavalry-retreat; option cavalry-charge",
                ADJ_OK);
  check (game, charging, G_N_ELEMENTS (charging));
  fixture_play (game, "place 3/1/xiv 1205; place armstrong 1204; place 3-artillery 1202; next",
                ADJ_OK);
  check (game, naming_support, G_N_ELEMENTS (naming_support));
  fixture_play (game, "attack 1204 from 3/1/xiv", ADJ_OK);
  check (game, answers, G_N_ELEMENTS (answers));
}

/* Where nobody is named nobody charges, not even if the book's first unit could (Y 8.73). */
static void
test_nobody_charges (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  const AdjBook *book = adj_game_get_book (game);
  g_autoptr (AdjTable) table = adj_table_copy (adj_game_get_table (game));
  g_autofree AdjField *field = g_new (AdjField, 1);
  static const char *const lines[] = { "charge 1/1/xiv ", "charge nobody " };
  AdjUnitState *first = &table->units[0];
  AdjUnitState *cavalry = &table->units[adj_scenario_unit (book->scenario, "1/2-cavalry")];
  AdjUnitState other = *first;

  table->options[ADJ_OPTION_CAVALRY_CHARGE] = 1;
  *first = *cavalry;
  *cavalry = other;
  adj_field_read (field, book, table);
  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (AdjCompletions) found =
          adj_complete (field, ADJ_EYES_ALL, lines[i], strlen (lines[i]));

      g_assert_cmpint (found->n > 0, ==, i == 0);
    }
}

/* Ground that a ruleset lets units enter for nothing leaves them their whole march. */
static void
test_free_ground (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  const AdjBook *book = adj_game_get_book (game);
  const AdjUnitState *wilder =
      &adj_game_get_table (game)->units[adj_scenario_unit (book->scenario, "wilder")];
  AdjHex to = adj_book_hex (book, 1021);
  int d = adj_book_direction (book, wilder->hex, to);
  gint16 *cost = &book->costs[wilder->arm][wilder->hex * ADJ_HEX_DIRECTIONS + d];
  gint16 printed = *cost;
  guint n[] = { 0, 0 };

  for (int free = 0; free <= 1; free++)
    {
      *cost = free ? 0 : ADJ_MP;
      for (int column = 1; column <= 25; column++)
        {
          g_autofree char *marked = g_strdup_printf ("move wilder 1021 %02d|", column);
          g_autoptr (AdjCompletions) found = complete (game, marked);

          n[free] += found->n;
        }
    }
  *cost = printed;
  g_assert_cmpuint (n[1], >, n[0]);
}

static void
test_start (void)
{
  g_autoptr (AdjGame) game = fixture_game ();

  check (game, at_start, G_N_ELEMENTS (at_start));
}

/* Those that have moved come last. */
static const Case marching[] = {
  { "move |", 5, "1/3/xiv, 2/3/xiv, 3/3/xiv, wilder" },
  { "move 3/1/xiv+|", 13, "1/3/xiv, 2/3/xiv" },
};

static const Case before_combat[] = {
  { "|", 0, "attack, next" },
  { "a |", 2, "1620, 1720" },
  { "a 16|", 2, "1620" },
  { "a 1620 |", 7, "from, 1620" },
  { "a 1620 from |", 12, "1/1/xiv, 2/1/xiv, 3/1/xiv" },
  { "a 1620 from 3/1/xiv |", 20, "1/1/xiv, 2/1/xiv, die, roll" },
  { "a 1620 from 3/1/xiv d|", 20, "die" },
  { "a 1620 from 3/1/xiv die |", 24, "1, 2, 3, 4, 5, 6" },
  { "a 1620 from 3/1/xiv reduce 1-|", 27, "1-5, 1-4, 1-3, 1-2, 1-1" },
  { "a 1620 from 3/1/xiv result D|", 27, "Dr, De" },
};

static const Case declared[] = {
  { "|", 0, "roll, attack, next" },
  { "roll |", 5, "1, 2, 3, 4, 5, 6, result" },
  { "roll 3 result A|", 14, "Ae, Ar" },
};

static const Case retreating[] = {
  { "|", 0, "retreat, attack, next" },
  { "retreat |", 8, "smith" },
  { "retreat smith |", 14, "1721, 1621" },
};

static const Case advancing[] = {
  { "|", 0, "advance, stay, attack" },
  { "advance |", 8, "1/1/xiv, 2/1/xiv, 3/1/xiv" },
  { "advance 3/1/xiv |", 16, "1620" },
};

/* Smith has come upon two others (BG 7.81). */
static const Case displacing[] = {
  { "|", 0, "displace, attack, next" },
  { "displace |", 9, "kershaw, humphrey, smith, ." },
  { "displace humphrey |", 18, "1820, 1821, 1722, 1621, ." },
  { "displace smith |", 15, "." }, /* who makes it necessary stays */
};

static void
test_displacement (void)
{
  g_autoptr (AdjGame) game = fixture_game ();

  fixture_play (game, "place humphrey 1721; move 3/1/xiv 1619; move 1/1/xiv 1619", ADJ_OK);
  fixture_play (game, "move 2/1/xiv 1520; next", ADJ_OK);
  fixture_play (game, "attack 1620 from 1619 1520 die 3",
                ADJ_WARNED);                             /* Wright is left to nobody */
  fixture_play (game, "retreat smith 1721", ADJ_WARNED); /* there was an empty hex */
  check (game, displacing, G_N_ELEMENTS (displacing));
}

static void
test_battle (void)
{
  g_autoptr (AdjGame) game = fixture_game ();

  fixture_play (game, "move 3/1/xiv 1619; move 1/1/xiv 1619; move 2/1/xiv 1520", ADJ_OK);
  check (game, marching, G_N_ELEMENTS (marching));
  fixture_play (game, "next", ADJ_OK);
  check (game, before_combat, G_N_ELEMENTS (before_combat));
  fixture_play (game, "attack 1620 from 1619 1520", ADJ_WARNED);
  check (game, declared, G_N_ELEMENTS (declared));
  fixture_play (game, "roll 3", ADJ_OK);
  check (game, retreating, G_N_ELEMENTS (retreating));
  fixture_play (game, "retreat smith 1621", ADJ_OK);
  check (game, advancing, G_N_ELEMENTS (advancing));
}

/* Young's rules: who may dig, and where a unit may be set up. */
static void
test_march_rules (void)
{
  static const Case before[] = {
    { "option entrenchment-t|", 7, "entrenchment-turns=2, entrenchment-turns=3" },
    { "option tight|", 7, "tight-stacking=on, tight-stacking=off" },
    { "entrench wi|", 9, "wilder" },
    { "place wilder 12|", 13, "1223, 1224" },
  };
  static const Case deploying[] = {
    { "place wilder 10|", 13, "1022, 1021, 1020" },
    { "place wilder 12|", 13, "1227, 1223" },
  };
  g_autoptr (AdjGame) game = fixture_game ();

  check (game, before, G_N_ELEMENTS (before));
  fixture_play (game, "option free-deployment=on", ADJ_OK);
  check (game, deploying, G_N_ELEMENTS (deploying));
}

/* Whole choices of losses, and units that make room. */
static void
test_exchange (void)
{
  static const Case losing[] = {
    { "|", 0, "lose, attack" },
    { "lose |", 5, "1/1/xiv, 3/1/xiv, 2/1/xiv, ." },
    { "lose 3/1/xiv |", 13, "1/1/xiv, 2/1/xiv, ." },
  };
  g_autoptr (AdjGame) game = fixture_game ();

  fixture_play (game, "move 3/1/xiv 1619; move 1/1/xiv 1619; move 2/1/xiv 1520; next", ADJ_OK);
  fixture_play (game, "attack 1620 from 1619 1520 die 3 result Ex", ADJ_WARNED);
  check (game, losing, G_N_ELEMENTS (losing));
}

/* Each way that is suggested for a march, or for going on with one, can be marched without a
 * warning. */
static guint
assert_lawful (AdjGame *game, const char *typed, int column)
{
  g_autofree char *marked = g_strdup_printf ("%s %02d|", typed, column);
  g_autoptr (AdjCompletions) hexes = complete (game, marked);

  for (guint i = 0; i < hexes->n; i++)
    {
      g_autofree char *order = g_strdup_printf ("%s %s", typed, hexes->texts[i]);

      fixture_play (game, order, ADJ_OK);
      g_assert_true (adj_game_undo (game));
    }
  return hexes->n;
}

static void
test_marches_are_lawful (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  guint n_first = 0;
  guint n_further = 0;

  for (int column = 1; column <= 25; column++)
    {
      n_first += assert_lawful (game, "move 2/1/xiv", column);
      n_further += assert_lawful (game, "move 2/1/xiv 1320 1420", column);
    }
  fixture_play (game, "option zoc-cost=on; option tight-stacking=on; option one-hex-move=on",
                ADJ_OK);
  for (int column = 1; column <= 25; column++)
    {
      assert_lawful (game, "move 2/1/xiv", column);
      assert_lawful (game, "move 2/1/xiv 1320 1420", column);
    }
  g_assert_cmpuint (n_first, >, 40);
  g_assert_cmpuint (n_further, >, 5);
  g_assert_cmpuint (n_further, <, n_first);
}

/* Whichever attack still owes its die may be answered (Y S7.7); of advances that are open each has
 * its own number (Y S7.5c). */
static void
test_together (void)
{
  static const Case answering[] = { { "support |", 8, "3-artillery, ." } };
  static const Case late[] = { { "support |", 8, "." } };
  static const Case declining[] = { { "stay |", 5, "1, 2, ." } };
  g_autoptr (AdjGame) game = fixture_game ();

  fixture_play (game,
                "option simultaneous-movement; option attack-effectiveness; "
                "option artillery-support; place wilder 1318; place fulton 1320; "
                "place 2/1/xiv 1218; place 3-artillery 1321; seal union paper; seal confederate "
                "paper; reveal",
                ADJ_OK);
  fixture_play (game, "plot wilder . 1319 attack; plot fulton 1319 attack", ADJ_OK);
  fixture_play (game, "segment; segment; segment; contest 1319 union 6 confederate 2; next",
                ADJ_OK);
  fixture_play (game, "attack 1320 from wilder; attack 1319 from fulton", ADJ_OK);
  check (game, answering, G_N_ELEMENTS (answering));
  fixture_play (game, "roll 6", ADJ_OK);
  check (game, late, G_N_ELEMENTS (late));
  fixture_play (game, "roll 1; next; retreat wilder 1318", ADJ_OK);
  check (game, declining, G_N_ELEMENTS (declining));
}

/* Wherever the cursor stands in whatever is typed, what is suggested replaces a part of the line
 * before it. */
static void
test_anywhere (void)
{
  static const char *const lines[] = {
    "move wilder+2/4/xiv 1021 n; attack 1620 1720 from 3/1/xiv 1317 reduce 1-1 die 4 result Dr!",
    "\"1/2 Cavalry\" 2010 # x; m \"unfinished",
    "lose smith + + wright;displace law@1821 9999 ;;; status c:smith strength=4",
    "enter 1/2/xiv 1027 s;exit wilder;advance x 1720;waive BG 7.1;option =;mirror;mark 0101 e",
    "correct 99999999999 insert 3 \303\244\303\266 \342\202\254 + @ : ! !!",
  };
  g_autoptr (AdjGame) game = fixture_game ();

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    for (gsize cursor = 0; cursor <= strlen (lines[i]); cursor++)
      {
        g_autoptr (AdjCompletions) found =
            adj_complete (adj_game_get_field (game), ADJ_EYES_ALL, lines[i], cursor);

        g_assert_cmpuint (found->start, <=, cursor);
        g_assert_cmpuint (found->n, <=, ADJ_MAX_COMPLETIONS);
        for (guint j = 0; j < found->n; j++)
          g_assert_cmpstr (found->texts[j], !=, "");
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/complete/start", test_start);
  g_test_add_func ("/record/complete/whole", test_whole);
  g_test_add_func ("/record/complete/no unit", test_no_unit);
  g_test_add_func ("/record/complete/many units", test_many_units);
  g_test_add_func ("/record/complete/march-rules", test_march_rules);
  g_test_add_func ("/record/complete/battle", test_battle);
  g_test_add_func ("/record/complete/displacement", test_displacement);
  g_test_add_func ("/record/complete/exchange", test_exchange);
  g_test_add_func ("/record/complete/optional-rules", test_optional_rules);
  g_test_add_func ("/record/complete/free ground", test_free_ground);
  g_test_add_func ("/record/complete/nobody charges", test_nobody_charges);
  g_test_add_func ("/record/complete/lawful", test_marches_are_lawful);
  g_test_add_func ("/record/complete/together", test_together);
  g_test_add_func ("/record/complete/anywhere", test_anywhere);
  return g_test_run ();
}
