/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "paper.h"
#include "rules/victory.h"
#include "staff/listing.h"
#include "tests/record/fixture.h"
#include "words/number.h"

/* Every sheet, of games in three states, against the record's own figures. */

static AdjGame *
start_game (void)
{
  return fixture_game ();
}

/* Played once, for it takes its time. */
static AdjGame *
whole_game (void)
{
  static AdjGame *game = NULL;

  if (game == NULL)
    game = paper_whole_game (1);
  return game;
}

/* ---- All of them ---- */

/* What nobody has read off a printed copy is said to be unknown, and not that there is none of it.
 */
static void
test_gaps (void)
{
  static const char *const battles[] = { "antietam", "shiloh" };

  for (gsize i = 0; i < G_N_ELEMENTS (battles); i++)
    {
      g_autofree char *path = adj_library_find_scenario (battles[i]);
      g_autoptr (AdjLoaded) loaded = adj_library_load (path);
      g_autoptr (AdjGame) game = adj_game_new (loaded->book, 0);
      g_autofree char *arrivals = paper_words_of (ADJ_SHEET_ARRIVALS, game);
      g_autofree char *setup = paper_words_of (ADJ_SHEET_SETUP, game);
      g_autofree char *roster = paper_words_of (ADJ_SHEET_ROSTER, game);
      g_autofree char *map = paper_words_of (ADJ_SHEET_MAP, game);

      g_assert_null (strstr (arrivals, "Nobody arrives"));
      paper_assert_says (arrivals, "Reinforcements Not known yet, to be looked up");
      paper_assert_says (setup, "Set-up Not known yet");
      paper_assert_says (roster, "Strengths Not known yet");
      paper_assert_says (map, "Map Not known yet");
    }
}

/* A picture in HTML says what is on it, but where the words beside it do. */
static void
test_html_pictures (void)
{
  g_autoptr (AdjGame) game = paper_scripted_game ();
  AdjSheetOptions options = paper_options ();

  for (AdjSheetKind kind = 0; kind < ADJ_SHEET_MAP; kind++)
    {
      g_autoptr (AdjSheet) sheet = paper_sheet (kind, game, &options);
      gsize length;
      g_autofree char *text = paper_bytes (sheet, ".html", &length);

      g_test_message ("%s", adj_sheet_name (kind));
      g_assert_cmpuint (paper_count (text, "<p><img [^>]*alt=\"\""), ==, 0);
      g_assert_null (strstr (text, "image/png"));
      if (kind == ADJ_SHEET_ROSTER)
        g_assert_cmpuint (paper_count (text, "<li><img "), ==, fixture_book ()->scenario->n_units);
    }
}

/* Printed matter is the same however the game stands, and for all eyes. */
static void
test_printed_matter (void)
{
  static const AdjSheetKind kinds[] = { ADJ_SHEET_TRACK, ADJ_SHEET_BATTLE_ORDER, ADJ_SHEET_LEDGER,
                                        ADJ_SHEET_COUNTERS };
  g_autoptr (AdjGame) start = start_game ();

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *then = paper_words_of (kinds[i], start);
      g_autofree char *now = paper_words_of (kinds[i], whole_game ());

      g_assert_cmpstr (then, ==, now);
    }
}

static void
test_track (void)
{
  g_autoptr (AdjGame) game = start_game ();
  g_autofree char *text = paper_words_of (ADJ_SHEET_TRACK, game);

  paper_assert_says (text, "9 Night");
  paper_assert_says (text, "Confederate: 9 to come, level 3");
  g_assert_cmpuint (paper_count (text, "Union: "), ==, fixture_book ()->scenario->n_turns);
}

/* Every unit once, by corps and division, with where and when it begins. */
static void
test_battle_order (void)
{
  g_autoptr (AdjGame) game = start_game ();
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = paper_sheet (ADJ_SHEET_BATTLE_ORDER, game, &options);
  gsize length;
  g_autofree char *text = paper_bytes (sheet, ".txt", &length);

  paper_assert_says (text, "1/1/XIV 5 Infantry 1317");
  paper_assert_says (text, "Deshler 5 Infantry turn 2 at 1627/1928");
  g_assert_cmpuint (
      paper_count (text, "(Infantry|Cavalry|Artillery|Supply train) (turn [0-9]|[0-9]{4})"), ==,
      fixture_book ()->scenario->n_units);
  g_assert_cmpuint (paper_count (text, "^Division 4$"), ==, 1);
  g_assert_true (strstr (text, "Division 2") < strstr (text, "Division 3"));
}

static void
test_ledger (void)
{
  g_autoptr (AdjGame) game = start_game ();
  g_autofree char *text = paper_words_of (ADJ_SHEET_LEDGER, game);
  const GArray *awards = fixture_book ()->scenario->awards;

  for (guint i = 0; i < awards->len; i++)
    paper_assert_says (text, g_array_index (awards, AdjAward, i).title);
  paper_assert_says (text, "Turn Union eliminated Union exited");
}

static char *
outline_of (const AdjSheet *sheet)
{
  gsize length;
  g_autofree char *bytes = paper_bytes (sheet, ".pdf", &length);
  GString *titles = g_string_new (NULL);

  for (gsize i = 0; i + 8 < length; i++)
    if (memcmp (bytes + i, "/Title (", 8) == 0)
      g_string_append_printf (titles, "%.*s\n", (int) strcspn (bytes + i + 8, ")"), bytes + i + 8);
  return g_string_free (titles, FALSE);
}

/* All papers are one file with an outline, its pages numbered through. */
static void
test_all_papers (void)
{
  g_autoptr (AdjGame) game = paper_scripted_game ();
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = paper_sheet (ADJ_SHEET_ALL, game, &options);
  g_autofree char *outline = outline_of (sheet);
  g_autofree char *text = paper_text (sheet);
  g_autofree char *foot =
      g_strdup_printf ("Page %u of %u", adj_sheet_n_pages (sheet), adj_sheet_n_pages (sheet));

  g_assert_true (g_str_has_prefix (outline, "Turn 1\n"));
  paper_assert_says (outline, "\nAfter-action report\nAs things stand\n");
  paper_assert_says (outline, "\nVictory ledger\n");
  paper_assert_says (text, foot);
  g_assert_cmpstr (adj_sheet_title (sheet), ==, "All papers");
}

/* The last place of the words among bytes; NULL. */
static const char *
find_last (const char *bytes, gsize length, const char *words)
{
  gsize n = strlen (words);

  for (gsize i = length; i >= n; i--)
    if (memcmp (bytes + i - n, words, n) == 0)
      return bytes + i - n;
  return NULL;
}

/* Whoever has a PDF read aloud jumps from heading to heading, in the language it is in. */
static void
test_aloud (void)
{
  g_autoptr (AdjGame) game = start_game ();
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = paper_sheet (ADJ_SHEET_ARRIVALS, game, &options);
  gsize length;
  g_autofree char *bytes = paper_bytes (sheet, ".pdf", &length);
  const char *start = find_last (bytes, length, "startxref\n");
  gsize table;

  g_assert_nonnull (find_last (bytes, length, "/MarkInfo << /Marked true >>"));
  g_assert_nonnull (find_last (bytes, length, "/S /H1"));
  g_assert_nonnull (find_last (bytes, length, "/Lang (en)"));
  g_assert_nonnull (start);
  table = (gsize) g_ascii_strtoull (start + strlen ("startxref\n"), NULL, 10);
  g_assert_cmpuint (table, <, length);
  g_assert_true (g_str_has_prefix (bytes + table, "xref\n"));
}

/* One page is a picture as well; more are not. */
static void
test_pictures (void)
{
  g_autoptr (AdjGame) game = start_game ();
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) map = paper_sheet (ADJ_SHEET_MAP, game, &options);
  g_autoptr (AdjSheet) roster = paper_sheet (ADJ_SHEET_ROSTER, game, &options);
  g_autoptr (GBytes) small = adj_sheet_to_png (map, 0, 300);
  g_autoptr (GError) error = NULL;
  gsize length;
  g_autofree char *svg = paper_bytes (map, ".svg", &length);
  g_autofree char *png = paper_bytes (map, ".png", &length);
  const guint8 *head = g_bytes_get_data (small, NULL);

  g_assert_true (g_str_has_prefix (svg, "<?xml"));
  g_assert_true (g_str_has_prefix (png, "\x89PNG"));
  g_assert_cmpuint (head[18] * 256u + head[19], ==, 300); /* the width in its first chunk */
  g_assert_false (adj_sheet_write (roster, "roster.png", &error));
  g_assert_cmpstr (error->message, ==, "a picture is one page, and this paper has more");
}

/* Each gap of each battle is asked for, on paper to write on. */
static void
test_missing (void)
{
  g_auto (GStrv) paths = adj_library_scenarios ();

  for (int i = 0; paths[i] != NULL; i++)
    {
      g_autoptr (AdjLoaded) loaded = adj_library_load (paths[i]);
      g_autoptr (AdjGame) game = adj_game_new (loaded->book, 0);
      g_autofree char *text = paper_words_of (ADJ_SHEET_MISSING, game);
      const GArray *unknowns = loaded->book->scenario->unknowns;

      for (guint j = 0; j < unknowns->len; j++)
        paper_assert_says (text, g_array_index (unknowns, AdjUnknown, j).text);
      if (unknowns->len == 0)
        paper_assert_says (text, "Everything of this battle is known");
      else
        g_assert_null (strstr (text, "Everything of this battle"));
    }
}

/* The same record is the same bytes, in every form. */
static void
test_same_bytes (void)
{
  static const char *const endings[] = { ".pdf", ".txt", ".html" };
  g_autoptr (AdjGame) game = paper_scripted_game ();
  AdjSheetOptions options = paper_options ();

  for (AdjSheetKind kind = 0; kind < ADJ_SHEET_SIDE; kind++)
    for (gsize i = 0; i < G_N_ELEMENTS (endings); i++)
      {
        g_autoptr (AdjSheet) one = paper_sheet (kind, game, &options);
        g_autoptr (AdjSheet) two = paper_sheet (kind, game, &options);
        gboolean heavy = kind == ADJ_SHEET_MAP && i == 2; /* every tree, twice */
        gsize n;
        gsize m;
        g_autofree char *first = paper_bytes (one, endings[heavy ? 0 : i], &n);
        g_autofree char *second = paper_bytes (two, endings[heavy ? 0 : i], &m);

        g_assert_cmpmem (first, n, second, m);
        g_assert_cmpuint (n, >, 30);
      }
}

/* ---- What stands on them ---- */

/* Perhaps each with its change in brackets. */
static void
says_figures (const char *text, const char *label, int first, int second)
{
  g_autofree char *line = g_strdup_printf ("%s %d( \\([^ )]*\\))? %d\\b", label, first, second);

  g_test_message ("%s", line);
  g_assert_cmpuint (paper_count (text, line), >=, 1);
}

static int
strength (const AdjTable *table, int side, AdjWhere where)
{
  int sum = 0;

  for (int unit = 0; unit < table->n_units; unit++)
    if (table->units[unit].side == side && table->units[unit].where == where)
      sum += table->units[unit].strength;
  return sum;
}

/* Strength, losses and points as the table has them. */
static void
check_standing (const char *text, AdjGame *game)
{
  const AdjTable *table = adj_game_get_table (game);
  g_autofree AdjVictory *victory = adj_victory_find (adj_game_get_field (game));

  says_figures (text, "on the map", strength (table, 0, ADJ_ON_MAP),
                strength (table, 1, ADJ_ON_MAP));
  says_figures (text, "to come", strength (table, 0, ADJ_WAITING),
                strength (table, 1, ADJ_WAITING));
  says_figures (text, "eliminated", strength (table, 0, ADJ_ELIMINATED),
                strength (table, 1, ADJ_ELIMINATED));
  says_figures (text, "exited", strength (table, 0, ADJ_EXITED), strength (table, 1, ADJ_EXITED));
  says_figures (text, "Victory points", victory->total[0], victory->total[1]);
}

static guint
count_effects (AdjGame *game, AdjEffectKind kind)
{
  const GArray *steps = adj_game_get_play (game)->steps;
  guint n = 0;

  for (guint i = 0; i < steps->len; i++)
    {
      const GArray *effects = g_array_index (steps, AdjStep, i).content->effects;

      for (guint j = 0; j < effects->len; j++)
        n += g_array_index (effects, AdjEffect, j).kind == kind;
    }
  return n;
}

static void
test_summary_of_turn (void)
{
  g_autoptr (AdjGame) game = paper_scripted_game ();
  g_autofree char *text = paper_words_of (ADJ_SHEET_SUMMARY, game);

  paper_assert_says (text, "Turn 1");
  paper_assert_says (text, "Union moves first, as the scenario has it");
  paper_assert_says (text, "Wilder 1022-1325");
  paper_assert_says (text, "Smith 4");
  g_assert_cmpuint (paper_count (text, "5 ?: ?4 1-1 5 Ar"), ==, 1);
  g_assert_cmpuint (paper_count (text, "10 ?: ?4 2-1 2 Dr"), ==, 1);
  paper_assert_says (text, "Wright retreats to 1820");
  paper_assert_says (text, "Note: The Union is in a hurry");
  paper_assert_says (text, "Warning accepted");
  paper_assert_says (text, "Losses Union none Confederate none");
  paper_assert_says (text, "Moves Union XIV: 1/1/XIV ");
  paper_assert_says (text, "Ineffective, Union 2/1/XIV");
  paper_assert_says (text, "Confederate, turn 2 Deshler, Helm, Adams");
  check_standing (text, game);
}

/* The throws for Command Control and for the initiative (Y 5.51, E IL.1). */
static void
test_summary_of_levels (void)
{
  g_autoptr (AdjGame) game = start_game ();
  g_autofree char *first = NULL;
  g_autofree char *tenth = NULL;

  fixture_play (game, "option command-control; scatter die 3", ADJ_OK);
  fixture_play (game, "drift 3/1/xiv 2 5", ADJ_OK);
  first = paper_words_of (ADJ_SHEET_SUMMARY, game);
  paper_assert_says (first, "Union loses control in hexes ending in 1 3 7 8");
  paper_assert_says (first, "1/1/XXI and 3/1/XXI scatter");
  paper_assert_says (first, "Drift 3/1/XIV 1616");
  fixture_play (game, "option command-control=off; option variable-initiative", ADJ_OK);
  while (adj_game_get_table (game)->turn < 10)
    {
      g_autoptr (GPtrArray) outcomes = adj_game_submit (game, "next!", FALSE);

      g_assert_nonnull (outcomes);
    }
  fixture_play (game, "initiative union 4 confederate 2", ADJ_OK);
  tenth = paper_words_of (ADJ_SHEET_SUMMARY, game);
  paper_assert_says (tenth, "Union, die 4: Initiative Level ");
  paper_assert_says (tenth, "Confederate, die 2: Initiative Level ");
  paper_assert_says (tenth, "moves first, as was decided");
  g_assert_cmpuint (paper_count (tenth, "in command"), ==, 0);
}

/* The book of a game that is played by tables of the player's own. */
static AdjBook *
own_book (void)
{
  const AdjBook *printed = fixture_book ();
  g_autoptr (AdjProblems) problems = adj_problems_new ("own");
  g_autoptr (GString) rules = g_string_new (NULL);
  g_autoptr (GString) battle = g_string_new (NULL);
  g_autoptr (AdjRuleset) ruleset = NULL;
  g_autoptr (AdjScenario) scenario = NULL;
  gsize length;
  g_autofree char *rules_text = adj_ruleset_write (printed->ruleset, &length);
  g_autofree char *battle_text = adj_scenario_write (printed->scenario, &length);

  g_string_assign (rules, rules_text);
  g_string_replace (rules, "id=\"blue-and-gray\"", "id=\"blue-and-gray-own\"", 1);
  g_string_assign (battle, battle_text);
  g_string_replace (battle, "ruleset=\"blue-and-gray\"", "ruleset=\"blue-and-gray-own\"", 1);
  ruleset = adj_ruleset_parse (rules->str, rules->len, problems);
  g_assert_nonnull (ruleset);
  scenario = adj_scenario_parse (battle->str, battle->len, ruleset, problems);
  g_assert_nonnull (scenario);
  return adj_book_new (scenario);
}

/* By which rules it was played stands in the head of every paper, if they are not the printed
 * ones. */
static void
test_own_rules (void)
{
  static const AdjSheetKind kinds[] = { ADJ_SHEET_SUMMARY, ADJ_SHEET_ROSTER, ADJ_SHEET_REPORT };
  g_autoptr (AdjBook) book = own_book ();
  g_autoptr (AdjGame) own = adj_game_new (book, 42);
  g_autoptr (AdjGame) printed = start_game ();

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *text = paper_text_of (kinds[i], own);
      g_autofree char *plain = paper_text_of (kinds[i], printed);

      paper_assert_says (text, "Played by “Blue & Gray (1975)”");
      g_assert_null (strstr (plain, "Played by"));
    }
}

/* A turn without any event says so. */
static void
test_summary_of_nothing (void)
{
  g_autoptr (AdjGame) game = start_game ();
  g_autofree char *text = paper_words_of (ADJ_SHEET_SUMMARY, game);

  paper_assert_says (text, "Nobody has moved yet");
  paper_assert_says (text, "Losses Union none Confederate none");
  g_assert_null (strstr (text, "To remember"));
  check_standing (text, game);
}

/* Each turn of a span has its page, and the state is the one at its end. */
static void
test_summary_of_span (void)
{
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = NULL;
  g_autofree char *text = NULL;

  options.from = 8;
  options.to = 10;
  sheet = paper_sheet (ADJ_SHEET_SUMMARY, whole_game (), &options);
  text = paper_words (sheet);
  g_assert_cmpuint (adj_sheet_n_pages (sheet), ==, 3);
  paper_assert_says (text, "Page 3 of 3");
  paper_assert_says (text, "Turn 9 Night");
  g_assert_cmpuint (paper_count (text, "moves first"), ==, 3);
  g_assert_cmpuint (paper_count (text, "At the end of the turn"), ==, 3);
}

static void
test_unplayed_turn (void)
{
  g_autoptr (AdjGame) game = paper_scripted_game ();
  AdjSheetOptions options = paper_options ();
  g_autoptr (GError) error = NULL;

  options.from = 7;
  g_assert_null (adj_sheet_new (ADJ_SHEET_SUMMARY, game, &options, &error));
  g_assert_cmpstr (error->message, ==, "turn 7 has not been played; the game is in turn 1");
}

/* Every turn told, every battle in the table, and the end as the table has it. */
static void
test_report (void)
{
  AdjGame *game = whole_game ();
  g_autofree char *text = paper_text_of (ADJ_SHEET_REPORT, game);
  guint n_turns = fixture_book ()->scenario->n_turns;

  check_standing (text, game);
  g_assert_cmpuint (paper_count (text, "moves first"), ==, n_turns);
  /* a map a turn */
  g_assert_cmpuint (paper_count (text, "5 hexes"), ==, n_turns);
  g_assert_cmpuint (
      paper_count (
          text,
          "^ ?[0-9]+ (Union|Confederate) .* ?: ?.* [1-6] (Ae|Ar|Ex|Dr|De) ([0-9]+|" ADJ_NO_NUMBER
          ") ([0-9]+|" ADJ_NO_NUMBER ")$"),
      ==, count_effects (game, ADJ_EFFECT_ROLLED));
}

/* No table without a row. */
static void
test_report_of_nothing (void)
{
  g_autoptr (AdjGame) game = start_game ();
  g_autofree char *text = paper_text_of (ADJ_SHEET_REPORT, game);

  paper_assert_says (text, "Union, Movement nothing");
  g_assert_null (strstr (text, "The battles"));
}

/* A row a throw, and the faces add up to it. */
static void
test_dice (void)
{
  AdjGame *game = whole_game ();
  g_autofree char *text = paper_text_of (ADJ_SHEET_DICE, game);
  guint n = count_effects (game, ADJ_EFFECT_ROLLED);
  g_autofree char *last = g_strdup_printf ("^ ?%u [0-9]+ (Union|Confederate) ", n);
  g_autofree char *beyond = g_strdup_printf ("^ ?%u [0-9]+ (Union|Confederate) ", n + 1);
  g_autofree char *all = g_strdup_printf ("All, for Union %u ", n);

  g_assert_cmpuint (paper_count (text, last), ==, 1);
  g_assert_cmpuint (paper_count (text, beyond), ==, 0);
  paper_assert_says (text, all);
}

static void
test_no_dice (void)
{
  g_autoptr (AdjGame) game = start_game ();
  g_autofree char *text = paper_text_of (ADJ_SHEET_DICE, game);

  paper_assert_says (text, "No die has been thrown");
}

/* Each unit once, with its hex or the turn it is due, on the paper of its side. */
static void
test_setup (void)
{
  g_autoptr (AdjGame) game = paper_scripted_game ();
  const AdjScenario *scenario = fixture_book ()->scenario;
  g_autofree char *text = paper_text_of (ADJ_SHEET_SETUP, game);

  for (guint unit = 0; unit < scenario->n_units; unit++)
    paper_assert_says (text, scenario->units[unit].name);
  g_assert_cmpuint (paper_count (text, ADJ_BOX_EMPTY), ==, scenario->n_units);
  g_assert_cmpuint (paper_count (text, "Wilder"), ==, 1);
  paper_assert_says (text, "Anderson-4 4 1722");
  paper_assert_says (text, "Anderson-6 6 turn 2");
  paper_assert_says (text, "Wilder 8 1325");
  paper_assert_says (text, "2/1/XIV (inverted) 5 1420");
  paper_assert_says (text, "2311 Confederate");
}

/* As an earlier turn began: nobody had moved yet. */
static void
test_setup_of_turn (void)
{
  g_autoptr (AdjGame) game = paper_scripted_game ();
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = NULL;
  g_autofree char *text = NULL;

  options.from = 1;
  sheet = paper_sheet (ADJ_SHEET_SETUP, game, &options);
  text = paper_text (sheet);
  paper_assert_says (text, "Wilder 8 1022");
}

static void
test_roster (void)
{
  AdjGame *game = whole_game ();
  g_autofree char *text = paper_text_of (ADJ_SHEET_ROSTER, game);
  const AdjTable *table = adj_game_get_table (game);
  guint n_lost = 0;
  guint n_ineffective = 0;

  for (int unit = 0; unit < table->n_units; unit++)
    {
      n_lost += table->units[unit].where == ADJ_ELIMINATED;
      n_ineffective += adj_table_has (table, unit, ADJ_FACT_INEFFECTIVE);
    }
  g_assert_cmpuint (paper_count (text, "\342\230\221 elim\\."), ==, n_lost);
  g_assert_cmpuint (paper_count (text, "\342\230\221 ineff\\."), ==, n_ineffective);
  g_assert_cmpuint (paper_count (text, "[\342\230\220\342\230\221] elim\\."), ==, table->n_units);
}

/* Reinforcements in the column's order with what it costs. */
static void
test_arrivals (void)
{
  g_autoptr (AdjGame) game = start_game ();
  g_autofree char *text = paper_text_of (ADJ_SHEET_ARRIVALS, game);
  const AdjScenario *scenario = fixture_book ()->scenario;
  guint n = 0;

  for (guint unit = 0; unit < scenario->n_units; unit++)
    n += scenario->units[unit].turn > 0;
  paper_assert_says (text, "Turn 2: Confederate at 1627 or 1928");
  paper_assert_says (text, "Deshler 5 1 5");
  paper_assert_says (text, "Helm 4 2 4");
  paper_assert_says (text, "waits");
  g_assert_cmpuint (paper_count (text, "\342\230\220"), ==, n);
}

static void
test_aid (void)
{
  g_autoptr (AdjGame) game = start_game ();
  g_autofree char *text = NULL;

  fixture_play (game, "option column-per-entry-hex=on", ADJ_OK);
  text = paper_words_of (ADJ_SHEET_AID, game);
  paper_assert_says (text, "Die 1-5 1-4 1-3 1-2 1-1 2-1 3-1 4-1 5-1 6-1");
  paper_assert_says (text, "6 Ae Ae Ae Ae Ar Ar Ex Ex Ex Ex");
  paper_assert_says (text,
                     "Dr " ADJ_NO_NUMBER " " ADJ_NO_NUMBER " 1/6 2/6 3/6 4/6 4/6 3/6 2/6 2/6");
  paper_assert_says (text, "A column of reinforcements at each entry hex: on Switched off");
  paper_assert_says (text, "Attack Effectiveness Thrown back");
  paper_assert_says (text, "Movement Points: 6; what is left over is lost");
  paper_assert_says (text, "at most 2 units in a hex");
  paper_assert_says (text, "Better than 6-1 is thrown on 6-1, worse than 1-5 on 1-5");
  paper_assert_says (text, "Ar All adjacent attackers retreat one hex and are inverted");
  paper_assert_says (text, "block the line of sight: Forest, Forest-rough");
  paper_assert_says (text, "Supply train: no zone, no attack");
  paper_assert_says (text, "Not played Tight stacking; Entrenchments");
  g_assert_null (strstr (text, "Turns an entrenchment takes")); /* a part of what is not played */
  g_assert_null (strstr (text, "Road bonus"));                  /* set as usual */
  g_assert_null (strstr (text, "Ferry"));                       /* not on this map */
  g_assert_null (strstr (text, "River"));
}

/* A battle's own rules are nobody else's, and nothing is inverted without the option for it. */
static void
test_aid_of_others (void)
{
  g_autofree char *path = adj_library_find_scenario ("antietam");
  g_autoptr (AdjLoaded) loaded = adj_library_load (path);
  g_autoptr (AdjGame) antietam = adj_game_new (loaded->book, 0);
  g_autoptr (AdjGame) chickamauga = start_game ();
  g_autofree char *theirs = paper_words_of (ADJ_SHEET_RULINGS, antietam);
  g_autofree char *ours = paper_words_of (ADJ_SHEET_RULINGS, chickamauga);
  g_autofree char *map_unknown = paper_words_of (ADJ_SHEET_AID, antietam);
  g_autofree char *effective = NULL;

  paper_assert_says (ours, "CH 17.4 Cut off");
  g_assert_null (strstr (theirs, "CH 17.4"));
  paper_assert_says (theirs, "BG 7.12 A duty");
  paper_assert_says (map_unknown, "Ferry");
  fixture_play (chickamauga, "option attack-effectiveness=off; option voluntary-attack=on", ADJ_OK);
  effective = paper_words_of (ADJ_SHEET_AID, chickamauga);
  paper_assert_says (effective, "Ar All adjacent attackers retreat one hex; one defender may");
  g_assert_null (strstr (effective, "Whoever stands"));
  g_assert_null (strstr (effective, "is inverted"));
}

#define X "\303\227" /* the sign of multiplication */

/* The terrain table has what the options in force make of it (Y 5.45, 9.0, 9.0b). */
static void
test_aid_terrain (void)
{
  g_autoptr (AdjGame) game = start_game ();
  g_autofree char *plain = paper_words_of (ADJ_SHEET_AID, game);
  g_autofree char *covered = NULL;
  g_autofree char *dug = NULL;

  paper_assert_says (plain, "Forest 3 blocks");
  paper_assert_says (plain, "Forest-rough 6 " X "2 blocks");
  paper_assert_says (plain, "Road 1 along it");
  paper_assert_says (plain, "Trail at most 2 along it");
  fixture_play (game, "option forest-cover=on", ADJ_OK);
  covered = paper_words_of (ADJ_SHEET_AID, game);
  paper_assert_says (covered, "Forest 3 6 " X "2 blocks");
  paper_assert_says (covered, "Rough 3 3 " X "2");
  paper_assert_says (covered, "Forest-rough 6 6 " X "3 blocks");
  fixture_play (game, "option entrenchments=on", ADJ_OK);
  dug = paper_words_of (ADJ_SHEET_AID, game);
  paper_assert_says (dug, "Clear 1 1 " X "2");
  paper_assert_says (dug, "Forest 3 6 " X "2 " X "3 blocks");
  paper_assert_says (dug, "Forest-rough 6 6 " X "3 blocks");
}

/* What is paid by night has columns of its own (E N.5). */
static void
test_aid_by_night (void)
{
  g_autoptr (AdjGame) game = start_game ();
  g_autofree char *dark = NULL;
  g_autofree char *covered = NULL;

  fixture_play (game, "option night-terrain=on", ADJ_OK);
  dark = paper_words_of (ADJ_SHEET_AID, game);
  paper_assert_says (dark, "Forest 3 6 blocks");
  paper_assert_says (dark, "Road 1 along it Trail");
  paper_assert_says (dark, "Trail at most 2 along it 4 ");
  paper_assert_says (dark, "Ford +1 +2 " X "2");
  fixture_play (game, "option forest-cover=on", ADJ_OK);
  covered = paper_words_of (ADJ_SHEET_AID, game);
  paper_assert_says (covered, "Forest 3 6 6 12 " X "2 blocks");
}

static void
assert_one_page (AdjGame *game, AdjSheetKind kind, const char *paper)
{
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = NULL;
  g_autofree char *fault = NULL;

  options.paper = adj_paper_find (paper);
  sheet = paper_sheet (kind, game, &options);
  fault = adj_sheet_fault (sheet);
  g_assert_cmpstr (fault, ==, NULL);
  g_assert_cmpuint (adj_sheet_n_pages (sheet), ==, 1);
}

/* Whatever is played, the aid is one side of one sheet, with a line for each option in force; and
 * each ruling is one on its own paper. */
static void
test_aid_in_lines (void)
{
  const AdjRuleset *ruleset = fixture_book ()->ruleset;
  g_autoptr (AdjGame) game = start_game ();
  g_autofree char *text = NULL;
  g_autofree char *rulings = NULL;

  for (guint i = 0; i < ruleset->n_options; i++)
    if (ruleset->options[i].kind == ADJ_PLAYED_AS_RULE &&
        ruleset->options[i].key != ADJ_OPTION_NONE)
      {
        g_autofree char *line = g_strdup_printf ("option %s=on", ruleset->options[i].id);
        g_autoptr (GPtrArray) outcomes = adj_game_submit (game, line, FALSE);

        g_assert_cmpuint (outcomes->len, ==, 1);
      }
  while (adj_game_get_table (game)->turn < 2) /* some begin with the next turn */
    {
      g_autoptr (GPtrArray) outcomes = adj_game_submit (game, "next!", FALSE);

      g_assert_nonnull (outcomes);
    }
  assert_one_page (game, ADJ_SHEET_AID, "a4");
  assert_one_page (game, ADJ_SHEET_AID, "letter");
  text = paper_text_of (ADJ_SHEET_AID, game);
  for (guint i = 0; i < ruleset->n_options; i++)
    {
      const AdjOption *option = &ruleset->options[i];

      if (option->kind == ADJ_PLAYED_AS_RULE && option->key != ADJ_OPTION_NONE &&
          adj_table_option (adj_game_get_table (game), option->key) != 0)
        {
          g_autofree char *line = g_strconcat (option->title, " ", option->short_text, NULL);

          paper_assert_says (text, line);
        }
    }
  rulings = paper_text_of (ADJ_SHEET_RULINGS, game);
  for (guint i = 0; i < ruleset->n_rows; i++)
    {
      const AdjRow *row = &ruleset->rows[i];
      g_autofree char *start = g_strconcat ("\n", row->id, " ", NULL);

      if (strstr (rulings, start) != NULL)
        paper_assert_says (rulings, row->short_ruling != NULL ? row->short_ruling : row->ruling);
    }
  g_assert_cmpuint (paper_count (rulings, "^ ?(BG|CH|Y|E IL|E N)[ .]?[0-9][0-9.]*[a-z]? "), >=, 50);
}

/* Units by the last digit of their hex, and the digits of the level. */
static void
test_scatter (void)
{
  g_autoptr (AdjGame) game = start_game ();
  g_autofree char *text = paper_text_of (ADJ_SHEET_SCATTER, game);

  paper_assert_says (text, "Level 4 die 1: 1 3 5 8");
  paper_assert_says (text, "Turn Die or chits that fell Digits that scatter");
  paper_assert_says (text, "Digit 2");
  paper_assert_says (text, "1022 Wilder");
}

/* Once it is thrown for: only who is out of command, with a tick when it has drifted; the other
 * side's list is as before. */
static void
test_scatter_thrown (void)
{
  g_autoptr (AdjGame) game = start_game ();
  g_autofree char *text = NULL;

  fixture_play (game, "option command-control; scatter die 3", ADJ_OK);
  fixture_play (game, "drift 3/1/xiv 2 5", ADJ_OK);
  text = paper_text_of (ADJ_SHEET_SCATTER, game);
  paper_assert_says (text, "Out of command in hexes ending in 1 3 7 8; all others move first");
  paper_assert_says (text, ADJ_BOX_EMPTY " 1127 1/1/XXI");
  paper_assert_says (text, ADJ_BOX_TICKED " 3/1/XIV 1616");
  g_assert_cmpuint (paper_count (text, ADJ_BOX_TICKED), ==, 1);
  g_assert_cmpuint (paper_count (text, "1022 Wilder"), ==, 0);
  paper_assert_says (text, "Digit 2");
}

/* Points by hand: all infantry of the set-up is rested, and whoever is due by the Night, turn 9,
 * counts twice as well. */
static void
test_initiative (void)
{
  g_autoptr (AdjGame) game = start_game ();
  const AdjTable *table = adj_game_get_table (game);
  g_autofree char *text = paper_text_of (ADJ_SHEET_INITIATIVE, game);
  g_autofree char *level = NULL;
  int rested = 0;

  for (int unit = 0; unit < table->n_units; unit++)
    if (table->units[unit].side == 0 &&
        (table->units[unit].where == ADJ_ON_MAP ||
         fixture_book ()->scenario->units[unit].turn <= 9) &&
        fixture_book ()->ruleset->arms[table->units[unit].arm].initiative)
      rested += table->units[unit].strength;
  level = g_strdup_printf ("Level %d %d %d %d %d %d", 2 * rested, 2 * rested, 2 * rested,
                           2 * rested, 2 * rested, 2 * rested);
  paper_assert_says (text, level);
  paper_assert_says (text, "in a tie Union keeps the initiative");
}

static void
test_plot (void)
{
  g_autoptr (AdjGame) game = start_game ();
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = NULL;
  g_autofree char *text = NULL;

  options.eyes = ADJ_EYES_SECOND;
  sheet = paper_sheet (ADJ_SHEET_PLOT, game, &options);
  text = paper_text (sheet);
  paper_assert_says (text, "Turn Side Initials");
  paper_assert_says (text, "Unit From Enter Segment 1 Segment 2 Segment 3");
  paper_assert_says (text, "Smith 1620");
  g_assert_null (strstr (text, "Wilder"));
}

/* Who enters in the turn is plotted as well, and who comes later is not. */
static void
test_plot_of_arrivals (void)
{
  g_autoptr (AdjGame) game = start_game ();
  g_autofree char *first = paper_text_of (ADJ_SHEET_PLOT, game);
  g_autofree char *second = NULL;

  while (adj_game_get_table (game)->turn < 2)
    g_ptr_array_unref (adj_game_submit (game, "next!", FALSE));
  second = paper_text_of (ADJ_SHEET_PLOT, game);
  g_assert_null (strstr (first, "Deshler"));
  paper_assert_says (second, "Deshler 1627 or 1928");
  g_assert_null (strstr (second, "Crews"));
}

/* ---- Names ---- */

static void
test_names (void)
{
  for (AdjSheetKind kind = 0; kind < ADJ_N_SHEETS; kind++)
    g_assert_cmpint (adj_sheet_find (adj_sheet_name (kind)), ==, kind);
  g_assert_cmpint (adj_sheet_find ("poem"), ==, -1);
  g_assert_true (adj_sheet_knows_ending ("x.html"));
  g_assert_false (adj_sheet_knows_ending ("x.doc"));
  g_assert_true (adj_sheet_needs_game (ADJ_SHEET_REPORT));
  g_assert_false (adj_sheet_needs_game (ADJ_SHEET_AID));
  g_assert_true (adj_sheet_has_form (ADJ_SHEET_PLOT));
  g_assert_false (adj_sheet_has_form (ADJ_SHEET_SUMMARY));
}

static void
test_unwritable (void)
{
  g_autoptr (AdjGame) game = start_game ();
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = paper_sheet (ADJ_SHEET_AID, game, &options);
  g_autoptr (GError) error = NULL;

  g_assert_false (adj_sheet_write (sheet, "/nowhere/at/all.pdf", &error));
  g_assert_nonnull (strstr (error->message, "/nowhere/at"));
  g_clear_error (&error);
  g_assert_false (adj_sheet_write (sheet, "/tmp/paper.doc", &error));
  g_assert_nonnull (strstr (error->message, ".html, .svg or .png"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheets/same bytes", test_same_bytes);
  g_test_add_func ("/sheets/gaps", test_gaps);
  g_test_add_func ("/sheets/html pictures", test_html_pictures);
  g_test_add_func ("/sheets/printed matter", test_printed_matter);
  g_test_add_func ("/sheets/track", test_track);
  g_test_add_func ("/sheets/order of battle", test_battle_order);
  g_test_add_func ("/sheets/ledger", test_ledger);
  g_test_add_func ("/sheets/all papers", test_all_papers);
  g_test_add_func ("/sheets/aloud", test_aloud);
  g_test_add_func ("/sheets/pictures", test_pictures);
  g_test_add_func ("/sheets/missing", test_missing);
  g_test_add_func ("/sheets/summary of a turn", test_summary_of_turn);
  g_test_add_func ("/sheets/own rules", test_own_rules);
  g_test_add_func ("/sheets/summary of nothing", test_summary_of_nothing);
  g_test_add_func ("/sheets/summary of a span", test_summary_of_span);
  g_test_add_func ("/sheets/unplayed turn", test_unplayed_turn);
  g_test_add_func ("/sheets/report", test_report);
  g_test_add_func ("/sheets/report of nothing", test_report_of_nothing);
  g_test_add_func ("/sheets/dice", test_dice);
  g_test_add_func ("/sheets/no dice", test_no_dice);
  g_test_add_func ("/sheets/setup", test_setup);
  g_test_add_func ("/sheets/setup of a turn", test_setup_of_turn);
  g_test_add_func ("/sheets/roster", test_roster);
  g_test_add_func ("/sheets/arrivals", test_arrivals);
  g_test_add_func ("/sheets/aid", test_aid);
  g_test_add_func ("/sheets/aid of others", test_aid_of_others);
  g_test_add_func ("/sheets/aid Y 5.45 Y 9.0 terrain", test_aid_terrain);
  g_test_add_func ("/sheets/aid/E N.5 by night", test_aid_by_night);
  g_test_add_func ("/sheets/aid in lines", test_aid_in_lines);
  g_test_add_func ("/sheets/scatter", test_scatter);
  g_test_add_func ("/sheets/scatter thrown", test_scatter_thrown);
  g_test_add_func ("/sheets/summary of levels", test_summary_of_levels);
  g_test_add_func ("/sheets/initiative", test_initiative);
  g_test_add_func ("/sheets/plot", test_plot);
  g_test_add_func ("/sheets/plot of arrivals", test_plot_of_arrivals);
  g_test_add_func ("/sheets/names", test_names);
  g_test_add_func ("/sheets/unwritable", test_unwritable);
  return g_test_run ();
}
