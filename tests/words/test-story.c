/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "spoken.h"
#include "words/moment.h"
#include "words/story.h"
#include "words/verdict.h"

/* Orders, and how they are told. */
typedef struct
{
  const char *order;
  const char *story; /* lines parted by | */
} Told;

static void
tell (AdjGame *game, const Told *told)
{
  g_autoptr (AdjTable) before = adj_table_copy (adj_game_get_table (game));
  AdjView view = adj_view (adj_game_get_book (game), before, ADJ_EYES_ALL);
  g_autoptr (GPtrArray) outcomes = adj_game_submit (game, told->order, FALSE);
  const AdjOutcome *outcome = g_ptr_array_index (outcomes, 0);
  g_auto (GStrv) story = adj_words_story (&view, outcome->effects);
  g_auto (GStrv) verdict = adj_words_verdict (&view, outcome->findings, outcome->unjudged);
  g_autofree char *first = g_strjoinv ("|", story);
  g_autofree char *second = g_strjoinv ("|", verdict);
  g_autofree char *all =
      g_strconcat (first, *first != '\0' && *second != '\0' ? "|" : "", second, NULL);

  g_assert_cmpuint (outcomes->len, ==, 1);
  g_assert_cmpstr (all, ==, told->story);
}

/* Each marches on before the next comes, and pays more than the one before it. */
static void
test_arrivals (void)
{
  static const Told arrivals[] = {
    { "next!", "Turn 2, Union, Movement" },
    { "enter xiv-artillery+xxi-artillery 1027 1127",
      "XIV Artillery and XXI Artillery enter at 1027 (1–2 MP)|"
      "XIV Artillery moves 1027-1127 (2 MP)|XXI Artillery moves 1027-1127 (3 MP)" },
    { "enter 1/2/xiv+2/2/xiv+3/2/xiv+3/4/xiv+1/3/xxi 0728 0727",
      "5 units arrive at 0728|1/2/XIV moves 0728-0727 (4 MP)|2/2/XIV moves 0728-0727 (5 MP)|"
      "3/2/XIV moves 0728-0727 (6 MP)|3/4/XIV moves 0728-0727 (7 MP)|"
      "1/3/XXI moves 0728-0727 (8 MP)|Warning: 3/4/XIV goes 1 MP too far (BG 5.15)|"
      "Warning: 1/3/XXI is 1 MP short: those before it in the column use up its move at 0728 "
      "(BG 15.3)" },
  };
  g_autoptr (AdjGame) game = fixture_game ();

  fixture_play (game, "next!; next!; next!", ADJ_OK);
  for (guint i = 0; i < G_N_ELEMENTS (arrivals); i++)
    tell (game, &arrivals[i]);
}

/* The Union's first turn at the woods of 1620. */
static void
test_turn (void)
{
  static const Told turn[] = {
    { "move 3/1/xiv 1619", "3/1/XIV moves 1318-1418-1519-1619 (3 MP)" },
    { "move 1317 1619", "1/1/XIV moves 1317-1417-1418-1519-1619 (4 MP)" },
    { "move 2/1/xiv 1520", "2/1/XIV moves 1319-1320-1420-1520 (5 MP)" },
    { "move 3/1/xiv 1519", "3/1/XIV moves 1619-1519 (4 MP)|"
                           "Warning: 3/1/XIV has moved already in this phase (BG 5.11)|"
                           "Warning: 3/1/XIV leaves 1619, which is in an enemy zone of control "
                           "(BG 5.13)" },
    { "place 3/1/xiv 1619", "3/1/XIV is placed in 1619" },
    { "next", "Turn 1, Union, Combat" },
    { "attack 1620 from 1619 1520 die 3",
      "1/1/XIV, 3/1/XIV and 2/1/XIV attack 1620|3-1, die 3: Dr, defender retreats|"
      "Smith must retreat (Confederate)|"
      "Warning: Wright in 1720 has to be attacked, and this attack leaves nobody to do it "
      "(BG 7.11)" },
    { "attack 0101 from 3/1/xiv", "Impossible: There is no enemy in 0101" },
    { "retreat smith 1621", "Smith retreats to 1621|Union may advance one unit, or stay" },
    { "stay", "Union does not advance" },
    { "next", "Turn 1, Confederate, Movement|"
              "Warning: Wright in 1720 has not been attacked and has to be (BG 7.11)" },
  };
  g_autoptr (AdjGame) game = fixture_game ();

  for (guint i = 0; i < G_N_ELEMENTS (turn); i++)
    tell (game, &turn[i]);
}

/* Units that march or die alike are told together. */
static void
test_together (void)
{
  static const Told all[] = {
    { "place 1/1/xiv+3/1/xiv 1619", "1/1/XIV and 3/1/XIV are placed in 1619" },
    { "move 1619 1519", "1/1/XIV and 3/1/XIV move 1619-1519 (1 MP)|"
                        "Warning: 1/1/XIV leaves 1619, which is in an enemy zone of control "
                        "(BG 5.13)|"
                        "Warning: 3/1/XIV leaves 1619, which is in an enemy zone of control "
                        "(BG 5.13)" },
    { "eliminate 1519", "1/1/XIV and 3/1/XIV are eliminated" },
    { "status smith ineffective", "Smith becomes ineffective" },
    { "status smith ineffective=no", "Smith is effective again" },
    { "place wilder 1920", "Wilder is placed in 1920|1920 is held by: Union" },
  };
  g_autoptr (AdjGame) game = fixture_game ();

  fixture_play (game, "place maney off", ADJ_OK);
  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    tell (game, &all[i]);
}

/* An exchange, and an attack that fails. */
static void
test_losses (void)
{
  static const Told all[] = {
    { "attack 1620 from 1619 die 2 result Ex",
      "1/1/XIV and 3/1/XIV attack 1620|2-1, die 2: Ex, exchange|Smith is eliminated|"
      "Union must lose at least 4 strength points|"
      "Warning: Wright in 1720 has to be attacked, and this attack leaves nobody to do it "
      "(BG 7.11)|"
      "Warning: By the table the result is Dr, defender retreats (BG 7.6)" },
    { "lose 1/1/xiv", "1/1/XIV is eliminated|Union may advance one unit, or stay" },
    { "advance 3/1/xiv", "3/1/XIV advances to 1620" },
  };
  g_autoptr (AdjGame) game = fixture_game ();

  fixture_play (game, "move 1318 1619; move 1317 1619; next", ADJ_OK);
  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    tell (game, &all[i]);
}

/* Entrenchments begun, given up and finished; what an attack ends is told behind it. */
static void
test_digging (void)
{
  static const Told all[] = {
    { "entrench 3/1/xiv", "3/1/XIV begins an entrenchment in 1318" },
    { "entrench 1/1/xiv", "1/1/XIV begins an entrenchment in 1317" },
    { "move 1/1/xiv 1417", "1/1/XIV moves 1317-1417 (1 MP)|"
                           "1/1/XIV moves and gives up its entrenchment in 1317 (Y 5.42)" },
    { "entrench 3/1/xiv", "Impossible: In 1318 there is an entrenchment already, finished or being "
                          "built" },
    { "next", "3/1/XIV digs in 1318: ready when 2 more Movement Phases of its side have ended|"
              "Turn 1, Union, Combat" },
    { "place 3/1/xiv 1318", "3/1/XIV is placed in 1318" },
    { "place smith 1319!", "Smith is placed in 1319" },
    { "attack 1319 from 3/1/xiv!", "3/1/XIV attacks 1319|3/1/XIV attacks and gives up its "
                                   "entrenchment in 1318 (Y 5.42)" },
    { "mark 1318 entrenchment", "There is an entrenchment in 1318" },
  };
  g_autoptr (AdjGame) game = fixture_game ();

  fixture_play (game, "option entrenchments=on; option entrenchment-turns=3; place 1319 1320",
                ADJ_OK);
  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    tell (game, &all[i]);
}

static void
test_remarks (void)
{
  static const char *const remarks[][2] = {
    { "note we forgot Wood", "Note: we forgot Wood" },
    { "bookmark the bridge", "Bookmark: the bridge" },
    { "waive BG 7.12", "BG 7.12 is waived for this game" },
    { "mirror full", "All of the board is followed" },
    { "mirror losses", "Only losses and turns are followed" },
    { "mirror none", "Only the turn record is kept" },
    { "move smith 1721", NULL },
    { "notebook", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (remarks); i++)
    {
      g_autofree char *text = adj_words_remark (remarks[i][0]);

      g_assert_cmpstr (text, ==, remarks[i][1]);
    }
}

/* A corps that was forgotten is one warning; who came is not in it. */
static void
test_absent (void)
{
  static const Told told = {
    "next", "Turn 2, Union, Combat|Warning: There are too many units in 0101 (BG 5.32)|"
            "Warning: XIV Artillery and XXI Artillery are due and have not "
            "entered (BG 15.9)"
  };
  g_autoptr (AdjGame) game = fixture_game ();

  fixture_play (game, "next; next; next; next", ADJ_OK);
  fixture_play (game,
                "place 1/2/xiv+2/2/xiv+3/2/xiv+3/4/xiv+1/2/xxi+2/2/xxi+3/2/xxi+1/3/xxi+"
                "2/3/xxi+3/3/xxi 0101",
                ADJ_OK);
  tell (game, &told);
}

static void
test_unjudged (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (GArray) none = g_array_new (FALSE, FALSE, sizeof (AdjFinding));
  AdjView view = spoken_view (game);
  g_auto (GStrv) lines = adj_words_verdict (&view, none, TRUE);
  g_auto (GStrv) silent = adj_words_verdict (&view, none, FALSE);

  g_assert_cmpuint (g_strv_length (lines), ==, 1);
  assert_says (lines[0], "Not judged");
  g_assert_null (silent[0]);
}

/* Where nobody has typed in the ground, no figure is told that would only be a guess. */
static void
test_unknown_ground (void)
{
  static const Told told = { "move 1/1/v 1615 1616",
                             "1/1/V moves 1614-1615-1616 (? MP)|"
                             "Not judged: a figure it depends on is not known" };
  g_autofree char *path = adj_library_find_scenario ("antietam");
  g_autoptr (AdjLoaded) loaded = adj_library_load (path);
  g_autoptr (AdjGame) game = adj_game_new (loaded->book, 42);

  tell (game, &told);
}

/* A player who may not know a unit does not read its name. */
static void
test_eyes (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (AdjTable) table = adj_table_copy (adj_game_get_table (game));
  int smith = spoken_unit ("smith");
  g_autoptr (GArray) effects = g_array_new (FALSE, FALSE, sizeof (AdjEffect));
  AdjEffect effect = adj_effect (ADJ_EFFECT_RETREATED);
  AdjView theirs = adj_view (fixture_book (), table, ADJ_EYES_FIRST);
  AdjView own = adj_view (fixture_book (), table, ADJ_EYES_SECOND);
  g_auto (GStrv) seen_by_enemy = NULL;
  g_auto (GStrv) seen_by_owner = NULL;

  table->units[smith].facts |= ADJ_FACT_FACE_DOWN;
  effect.unit = (guint16) smith;
  effect.hex = spoken_hex (1721);
  g_array_append_val (effects, effect);
  seen_by_enemy = adj_words_story (&theirs, effects);
  seen_by_owner = adj_words_story (&own, effects);
  g_assert_cmpstr (seen_by_enemy[0], ==, "?c retreats to 1721");
  g_assert_cmpstr (seen_by_owner[0], ==, "Smith retreats to 1721");
}

/* A unit that turns up is named to those who did not know it. */
static void
test_turns_up (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (AdjTable) table = adj_table_copy (adj_game_get_table (game));
  int smith = spoken_unit ("smith");
  g_autoptr (GArray) effects = g_array_new (FALSE, FALSE, sizeof (AdjEffect));
  AdjEffect moved = adj_effect (ADJ_EFFECT_MOVED);
  AdjEffect turned = adj_effect (ADJ_EFFECT_TURNED);
  AdjView theirs = adj_view (fixture_book (), table, ADJ_EYES_FIRST);
  g_auto (GStrv) seen = NULL;

  table->units[smith].facts |= ADJ_FACT_FACE_DOWN;
  table->units[smith].alias = 4;
  moved.unit = turned.unit = (guint16) smith;
  moved.n_path = 2;
  moved.path[0] = spoken_hex (1620);
  moved.path[1] = spoken_hex (1621);
  moved.march.spent = 12;
  g_array_append_val (effects, moved);
  g_array_append_val (effects, turned);
  seen = adj_words_story (&theirs, effects);
  g_assert_cmpuint (g_strv_length (seen), ==, 2);
  g_assert_cmpstr (seen[0], ==, "?c4 moves 1620-1621 (? MP)");
  g_assert_cmpstr (seen[1], ==, "?c4 turns up: it is Smith");
}

/* Of a whole battle: who retreats to one hex stands in one sentence. */
static void
test_retreats_together (void)
{
  static const char *const units[] = { "smith", "kershaw", "wright" };
  static const AdjHexId hexes[] = { 1721, 1721, 1722 };
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (GArray) effects = g_array_new (FALSE, FALSE, sizeof (AdjEffect));
  AdjView view = spoken_view (game);
  g_auto (GStrv) lines = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (units); i++)
    {
      AdjEffect effect = adj_effect (ADJ_EFFECT_RETREATED);

      effect.unit = (guint16) spoken_unit (units[i]);
      effect.hex = spoken_hex (hexes[i]);
      g_array_append_val (effects, effect);
    }
  lines = adj_words_story (&view, effects);
  g_assert_cmpstr (lines[0], ==, "Smith and Kershaw retreat to 1721");
  g_assert_cmpstr (lines[1], ==, "Wright retreats to 1722");
  g_assert_cmpuint (g_strv_length (lines), ==, 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words/story/arrivals", test_arrivals);
  g_test_add_func ("/words/story/turn", test_turn);
  g_test_add_func ("/words/story/together", test_together);
  g_test_add_func ("/words/story/losses", test_losses);
  g_test_add_func ("/words/story/digging", test_digging);
  g_test_add_func ("/words/story/remarks", test_remarks);
  g_test_add_func ("/words/story/absent", test_absent);
  g_test_add_func ("/words/story/unjudged", test_unjudged);
  g_test_add_func ("/words/story/unknown-ground", test_unknown_ground);
  g_test_add_func ("/words/story/eyes", test_eyes);
  g_test_add_func ("/words/story/turns up", test_turns_up);
  g_test_add_func ("/words/story/retreats together", test_retreats_together);
  return g_test_run ();
}
