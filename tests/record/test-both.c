/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "fixture.h"
#include "record/act.h"
#include "record/complete.h"
#include "record/save.h"
#include "rules/duties.h"
#include "table/unit.h"

/* Phases of both sides, the first of the game among them: tests/book/both.scenario.xml. */

static void
assert_last (AdjGame *game, const char *text)
{
  const AdjPlay *play = adj_game_get_play (game);

  g_assert_cmpstr (adj_play_entry (play, play->entries->len)->text, ==, text);
}

static void
assert_refused_for (AdjGame *game, const char *line, AdjReason reason)
{
  g_autoptr (GPtrArray) outcomes = adj_game_submit (game, line, FALSE);
  const AdjOutcome *outcome = g_ptr_array_index (outcomes, outcomes->len - 1);

  g_assert_false (outcome->recorded);
  g_assert_cmpint (outcome->standing, ==, ADJ_IMPOSSIBLE);
  g_assert_cmpuint (outcome->findings->len, ==, 1);
  g_assert_cmpint (g_array_index (outcome->findings, AdjFinding, 0).reason, ==, reason);
}

/* The game does not begin with a phase of the first player alone if its sequence does not. */
static void
test_begins (void)
{
  g_autoptr (AdjGame) game = fixture_both ();
  const AdjTable *table = adj_game_get_table (game);

  g_assert_cmpint (adj_table_phase_kind (table, adj_game_get_book (game)), ==, ADJ_PHASE_COMBAT);
  g_assert_cmpint (table->phasing, ==, 3);
  g_assert_true (adj_table_is_first_phase (table, adj_game_get_book (game)));
  g_assert_cmpint (adj_phasing_side (table->phasing), ==, ADJ_NO_SIDE);
  g_assert_cmpint (adj_phasing_side (1 << 1), ==, 1);
}

static guint
count_owed (AdjGame *game, AdjDutyKind kind)
{
  g_auto (AdjDuties) duties = { 0 };
  guint n = 0;

  adj_duties_find (adj_game_get_field (game), &duties);
  for (guint i = 0; i < duties.n; i++)
    n += duties.duties[i].kind == kind && duties.duties[i].state == ADJ_DUE_OWED;
  return n;
}

/* Each side's unit must attack the other's and be attacked by it, and each attack pays its half. */
static void
test_duties (void)
{
  g_autoptr (AdjGame) game = fixture_both ();

  g_assert_cmpuint (count_owed (game, ADJ_DUTY_ATTACK), ==, 2);
  g_assert_cmpuint (count_owed (game, ADJ_DUTY_BE_ATTACKED), ==, 2);
  fixture_play (game, "attack 0402 from u1", ADJ_OK);
  g_assert_cmpuint (count_owed (game, ADJ_DUTY_ATTACK), ==, 1);
  g_assert_cmpuint (count_owed (game, ADJ_DUTY_BE_ATTACKED), ==, 1);
  g_assert_true (adj_game_undo (game));
  fixture_play (game, "attack 0302 from c1 die 4; retreat c1 0502", ADJ_OK);
  g_assert_cmpuint (count_owed (game, ADJ_DUTY_ATTACK), ==, 0);
  g_assert_cmpuint (count_owed (game, ADJ_DUTY_BE_ATTACKED), ==, 0);
}

/* A phase is found by either side's name, and by "both". */
static void
test_moments (void)
{
  g_autoptr (AdjGame) game = fixture_both ();

  fixture_play (game, "next!", ADJ_WARNED);
  for (int sides = 1; sides <= 3; sides++)
    {
      g_assert_cmpint (adj_game_find_phase (game, 1, 0, sides), ==, 0);
      g_assert_cmpint (adj_game_find_phase (game, 1, 1, sides), ==, 1);
      g_assert_cmpint (adj_game_find_phase (game, 2, 0, sides), ==, -1);
    }
  g_assert_cmpint (adj_game_find_phase (game, 1, 0, 0), ==, -1);
}

/* Nobody marches alone where both sides march together; arrivals are not asked for either. */
static void
test_march_is_plotted (void)
{
  g_autoptr (AdjGame) game = fixture_both ();

  fixture_play (game, "next!", ADJ_WARNED);
  g_assert_false (adj_table_is_march (adj_game_get_table (game), adj_game_get_book (game)));
  assert_refused_for (game, "move u2 0202", ADJ_REASON_MOVES_AS_PLOTTED);
  assert_refused_for (game, "enter u3 0105", ADJ_REASON_MOVES_AS_PLOTTED);
  assert_refused_for (game, "exit u1", ADJ_REASON_MOVES_AS_PLOTTED);
  g_assert_cmpuint (count_owed (game, ADJ_DUTY_ENTER), ==, 0);
  fixture_play (game, "next", ADJ_OK);
}

static AdjHexId
hex_of (AdjGame *game, const char *id)
{
  const AdjBook *book = adj_game_get_book (game);

  return book->hexes[adj_game_get_table (game)->units[adj_unit_find (book, id)].hex].id;
}

/* Plots are told with any eyes, six words each; segments are marched one by one, and what is left
 * with the end of the phase. */
static void
test_plots (void)
{
  g_autoptr (AdjGame) game = fixture_both ();

  assert_refused_for (game, "plot u2 0202", ADJ_REASON_NOT_NOW_PLOTTED);
  assert_refused_for (game, "segment", ADJ_REASON_NO_SEGMENT);
  fixture_play (game, "next!", ADJ_WARNED);
  fixture_play (game, "plot u2 0102 0103", ADJ_OK); /* as the sheet has it, with where from */
  assert_last (game, "plot u2 0103 . . . . .");
  fixture_play (game, "plot u2 0102 . 0103", ADJ_OK);
  assert_last (game, "plot u2 . 0103 . . . .");
  fixture_play (game, "plot u2 0102", ADJ_OK);
  assert_last (game, "plot u2 . . . . . .");
  fixture_play (game, "plot u2 s", ADJ_OK);
  assert_last (game, "plot u2 0103 . . . . .");
  fixture_play (game, "plot u3 enter 0105 n", ADJ_OK);
  assert_last (game, "plot u3 enter 0105 0104 . . . .");
  fixture_play (game, "plot c2 . 0603 0604", ADJ_OK);
  fixture_play (game, "plot c2", ADJ_OK);
  assert_last (game, "plot c2");
  fixture_play (game, "plot c2 . . 0604", ADJ_OK);
  assert_last (game, "plot c2 . . 0603 0604 . .");
  fixture_play (game, "segment", ADJ_OK);
  g_assert_cmpint (hex_of (game, "u2"), ==, 103);
  g_assert_cmpint (hex_of (game, "u3"), ==, 105);
  assert_refused_for (game, "plot u2 0202", ADJ_REASON_NOT_NOW_PLOTTED);
  g_assert_true (adj_game_undo (game));
  g_assert_cmpint (hex_of (game, "u2"), ==, 102);
  g_assert_true (adj_game_redo (game));
  fixture_play (game, "next", ADJ_OK);
  g_assert_cmpint (hex_of (game, "c2"), ==, 604);
  g_assert_cmpuint (adj_game_get_table (game)->segment, ==, 0);
}

/* Each word that does not fit is named where it stands. */
static void
test_bad_plots (void)
{
  static const struct
  {
    const char *typed;
    guint at;
    const char *says;
  } bad[] = {
    { "plot u2 . . . . . . .", 20, "six segments" },
    { "plot u2 0103 - .", 15, "what stands before it" },
    { "plot u2 . . . . 0605", 16, "in six segments" },
    { "plot u2 n n", 10, "off the map" },
    { "plot u2 0909", 8, "not on the map" },
    { "plot u2 enter", 13, "a hex is missing" },
    { "plot u2 enter 0105", 8, "what stands before it" },
    { "segment 2", 8, "segment" },
    { "withdraw u2", 11, "where to" },
  };
  g_autoptr (AdjGame) game = fixture_both ();

  fixture_play (game, "next!", ADJ_WARNED);
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_auto (AdjOrderError) error = { 0 };
      AdjOrder order;

      g_test_message ("%s", bad[i].typed);
      g_assert_false (
          adj_order_parse (adj_game_get_field (game), ADJ_EYES_ALL, bad[i].typed, &order, &error));
      g_test_message ("%u %s", (guint) error.start, error.text);
      g_assert_cmpuint (error.start, ==, bad[i].at);
      g_assert_nonnull (strstr (error.text, bad[i].says));
    }
}

/* E N.3b: who has no room is put back when the night is over, long after everybody stopped. */
static void
test_put_back (void)
{
  g_autoptr (AdjGame) game = fixture_both ();

  fixture_play (game, "next!", ADJ_WARNED);
  fixture_play (game, "place u1 0102; place c1 0604; plot ug 0202 0102; segment; segment", ADJ_OK);
  g_assert_cmpint (hex_of (game, "ug"), ==, 102);
  fixture_play (game, "next", ADJ_OK);
  g_assert_cmpint (hex_of (game, "ug"), ==, 202);
}

/* Out of the night into the morning: who has the initiative withdraws, by the order. */
static void
test_withdrawal (void)
{
  g_autoptr (AdjGame) game = fixture_both ();

  fixture_play (game, "option variable-initiative; option night-plots", ADJ_OK);
  fixture_play (game, "next!", ADJ_WARNED);
  fixture_play (game, "next", ADJ_OK);
  fixture_play (game, "next!", ADJ_WARNED);
  fixture_play (game, "next", ADJ_OK);
  fixture_play (game, "next!", ADJ_WARNED);
  fixture_play (game, "place u1 0101; place c1 0104; place u2 0505; place ug off", ADJ_OK);
  fixture_play (game, "plot u1 0102; plot c1 0103; segment", ADJ_OK);
  fixture_play (game, "withdraw u1 0101", ADJ_WARNED); /* by night */
  g_assert_true (adj_game_undo (game));
  fixture_play (game, "next; initiative union 6 confederate 1", ADJ_OK);
  fixture_play (game, "next!", ADJ_WARNED);
  fixture_play (game, "w u1 n", ADJ_OK);
  assert_last (game, "withdraw u1 0101");
  g_assert_cmpint (hex_of (game, "u1"), ==, 101);
}

/* By its side the digits are named while both have theirs to find, and in the record always. */
static void
test_scatter (void)
{
  g_autoptr (AdjGame) game = fixture_both ();

  fixture_play (game, "next!", ADJ_WARNED);
  fixture_play (game, "option command-control", ADJ_OK);
  g_assert_cmpuint (count_owed (game, ADJ_DUTY_SCATTER), ==, 2);
  assert_refused_for (game, "scatter die 2", ADJ_REASON_WHICH_SIDE);
  fixture_play (game, "scatter confederate die 2", ADJ_OK);
  assert_last (game, "scatter confederate die 2");
  assert_refused_for (game, "scatter confederate die 2", ADJ_REASON_NOTHING_OWED);
  fixture_play (game, "scatter die 2", ADJ_OK);
  assert_last (game, "scatter union die 2");
  assert_refused_for (game, "scatter die 2", ADJ_REASON_NOTHING_OWED);
  g_assert_cmphex (adj_game_get_table (game)->digits[0], ==, 1 << 2 | 1 << 7);
  g_assert_cmphex (adj_game_get_table (game)->digits[1], ==, 1 << 1);
  g_assert_cmpuint (count_owed (game, ADJ_DUTY_DRIFT), ==, 1);
  fixture_play (game, "drift u2 1 2", ADJ_OK);
  g_assert_cmpuint (count_owed (game, ADJ_DUTY_DRIFT), ==, 0);
}

/* Chits of one side are not put into the other's hand. */
static void
test_chits (void)
{
  g_autoptr (AdjGame) game = fixture_both ();
  const AdjTable *table = adj_game_get_table (game);

  fixture_play (game, "next!", ADJ_WARNED);
  fixture_play (game, "option command-control; option command-method=chits", ADJ_OK);
  fixture_play (game, "scatter union chits 7", ADJ_OK);
  g_assert_cmpint (adj_scatter_chits_left (adj_game_get_field (game), 0, 0), ==, 1);
  g_assert_cmpint (adj_scatter_chits_left (adj_game_get_field (game), 1, 0), ==, 1);
  fixture_play (game, "scatter confederate roll", ADJ_OK);
  g_assert_cmphex (table->digits[0], ==, 1 << 7);
  g_assert_cmpint (table->chits[1], ==, 0);
  fixture_play (game, "scatter roll", ADJ_OK);
  g_assert_cmpint (table->chits[0], ==, 0);
}

/* In a phase of one side the name is not needed, and not kept. */
static void
test_scatter_alone (void)
{
  g_autoptr (AdjGame) game = fixture_game ();

  fixture_play (game, "option command-control", ADJ_OK);
  assert_refused_for (game, "scatter confederate die 3", ADJ_REASON_NOTHING_OWED);
  fixture_play (game, "scatter union die 3", ADJ_OK);
  assert_last (game, "scatter die 3");
}

static gboolean
offers (AdjGame *game, const char *text, const char *word)
{
  g_autoptr (AdjCompletions) found =
      adj_complete (adj_game_get_field (game), ADJ_EYES_ALL, text, strlen (text));

  for (guint i = 0; i < found->n; i++)
    if (g_str_equal (found->texts[i], word))
      return TRUE;
  return FALSE;
}

static void
test_completed (void)
{
  g_autoptr (AdjGame) game = fixture_both ();

  g_assert_true (offers (game, "attack ", "0402"));
  g_assert_true (offers (game, "attack ", "0302"));
  g_assert_true (offers (game, "attack 0302 from ", "c1"));
  fixture_play (game, "next!", ADJ_WARNED);
  fixture_play (game, "option command-control", ADJ_OK);
  g_assert_true (offers (game, "scatter ", "union"));
  g_assert_true (offers (game, "scatter ", "confederate"));
  fixture_play (game, "scatter union die 2", ADJ_OK);
  g_assert_false (offers (game, "scatter ", "union"));
}

/* A whole Game-Turn is written and read as it was played. */
static void
test_saved (void)
{
  g_autoptr (AdjGame) game = fixture_both ();
  g_autoptr (AdjGame) read = NULL;

  fixture_play (game, "attack 0402 from u1 die 1; retreat c1 0502; advance u1 0402", ADJ_OK);
  fixture_play (game, "next", ADJ_OK);
  fixture_play (game, "option command-control; scatter union die 2; scatter die 1", ADJ_OK);
  read = fixture_save_and_load (game);
  g_assert_true (adj_table_equal (adj_game_get_table (read), adj_game_get_table (game)));
}

/* BG 5.14 among both: an attack ends the Movement Phase of its own side, and of no other. */
static void
test_implied_next (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  AdjOrder order = { .verb = ADJ_VERB_ATTACK, .n_units = 1 };
  const AdjField *field = adj_game_get_field (game);

  order.units[0] = (guint16) adj_scenario_unit (field->book->scenario, "wilder");
  g_assert_true (adj_order_implies_next (field, &order));
  order.units[0] = (guint16) adj_scenario_unit (field->book->scenario, "fulton");
  g_assert_false (adj_order_implies_next (field, &order));
}

/* ---- A sequence that knows options ---- */

static void
assert_phase (AdjGame *game, int turn, const char *phase, int phasing)
{
  const AdjTable *table = adj_game_get_table (game);

  g_assert_cmpint (table->turn, ==, turn);
  g_assert_cmpstr (adj_game_get_book (game)->ruleset->phases[table->phase].id, ==, phase);
  g_assert_cmpint (table->phasing, ==, phasing);
}

/* What is switched on waits for the next Game-Turn, and the step into it asks for that. */
static void
test_with_option (void)
{
  g_autoptr (AdjGame) game = fixture_both ();

  fixture_play (game, "place c1 0503; next; next; next", ADJ_OK);
  assert_phase (game, 2, "march", 3);
  fixture_play (game, "option night-plots; next", ADJ_OK);
  assert_phase (game, 3, "night-plot", 3);
  g_assert_cmpint (adj_game_find_phase (game, 3, 2, 3), ==, 6);
  fixture_play (game, "next!", ADJ_WARNED);
  assert_phase (game, 3, "night-march", 3);
  assert_refused_for (game, "move u2 0202", ADJ_REASON_MOVES_AS_PLOTTED);
  fixture_play (game, "next", ADJ_OK);
  assert_phase (game, 4, "combat", 3);
}

static void
test_without_option (void)
{
  g_autoptr (AdjGame) game = fixture_both ();

  fixture_play (game, "place c1 0503; next; next; next; option night-plots", ADJ_OK);
  fixture_play (game, "option night-plots=off; next", ADJ_OK);
  assert_phase (game, 3, "first-night", 1 << 0);
  fixture_play (game, "move u2 0202", ADJ_OK);
  fixture_play (game, "next", ADJ_WARNED);
  assert_phase (game, 3, "second-night", 1 << 1);
  fixture_play (game, "next", ADJ_WARNED);
  assert_phase (game, 4, "combat", 3);
}

/* Only the seals are owed while marches are written down, and nobody is asked to fight. */
static void
test_plot (void)
{
  g_autoptr (AdjGame) game = fixture_both ();
  g_auto (AdjDuties) duties = { 0 };

  fixture_play (game, "place c1 0503; next; option command-control; option night-plots", ADJ_OK);
  fixture_play (game, "scatter union die 2; scatter die 2; drift u1 1 2; drift u2 1 2", ADJ_OK);
  fixture_play (game, "next; next", ADJ_OK);
  fixture_play (game, "next!", ADJ_WARNED);
  assert_phase (game, 3, "night-plot", 3);
  adj_duties_find (adj_game_get_field (game), &duties);
  g_assert_cmpuint (adj_duties_count (&duties, ADJ_DUE_OWED), ==, 1);
  g_assert_cmpuint (count_owed (game, ADJ_DUTY_SEAL), ==, 1);
}

/* E IL.1: the dice are owed in whatever phase the day begins with; one of both goes on as it is,
 * whoever has them. */
static void
test_dawn (void)
{
  g_autoptr (AdjGame) game = fixture_both ();
  guint n_phases;

  fixture_play (game, "place c1 0503; option variable-initiative; option night-plots", ADJ_OK);
  fixture_play (game, "next; next; next; next", ADJ_OK);
  fixture_play (game, "next!", ADJ_WARNED);
  fixture_play (game, "next", ADJ_OK);
  assert_phase (game, 4, "combat", 3);
  g_assert_cmpuint (count_owed (game, ADJ_DUTY_INITIATIVE), ==, 1);
  n_phases = adj_game_count_phases (game);
  fixture_play (game, "initiative union 1 confederate 6 result confederate", ADJ_WARNED);
  g_assert_cmpuint (count_owed (game, ADJ_DUTY_INITIATIVE), ==, 0);
  g_assert_cmpint (adj_game_get_table (game)->first_player, ==, 1);
  g_assert_cmpint (adj_game_get_table (game)->phasing, ==, 3);
  g_assert_cmpuint (adj_game_count_phases (game), ==, n_phases);
}

/* ---- Versions ---- */

static void
assert_written (AdjGame *game, const char *version)
{
  gsize length;
  g_autofree char *text = adj_game_write (game, &length);
  g_autofree char *root =
      g_strdup_printf ("<game xmlns=\"urn:adjutant:game\" version=\"%s\"", version);
  g_autofree char *rules =
      g_strdup_printf ("<ruleset xmlns=\"urn:adjutant:ruleset\" version=\"%s\"", version);

  g_assert_nonnull (strstr (text, root));
  g_assert_nonnull (strstr (text, rules));
}

/* A game is of the version of what it holds: programs that could read it still can. */
static void
test_versions (void)
{
  g_autoptr (AdjGame) new = fixture_both ();
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "..", "book", "small.scenario.xml", NULL);
  g_autoptr (AdjBook) book = fixture_load (path);
  g_autoptr (AdjGame) old = adj_game_new (book, 1);

  assert_written (new, "2");
  assert_written (old, "1");
}

/* What a phase hangs on is written with it. */
static void
test_phases_written (void)
{
  g_autoptr (AdjGame) game = fixture_both ();
  g_autoptr (AdjGame) read = fixture_save_and_load (game);
  const AdjRuleset *ruleset = adj_game_get_book (read)->ruleset;

  g_assert_cmpint (ruleset->phases[2].kind, ==, ADJ_PHASE_PLOT);
  g_assert_cmpstr (ruleset->phases[2].with, ==, "night-plots");
  g_assert_null (ruleset->phases[2].without[0]);
  g_assert_null (ruleset->phases[4].with);
  g_assert_cmpstr (ruleset->phases[4].without[0], ==, "night-plots");
  g_assert_null (ruleset->phases[4].without[1]);
}

static char *
read_book_file (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "book", name, NULL);
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

/* The small battle with the four old phases, and an option that they do not know. */
static AdjGame *
older_game (void)
{
  g_autofree char *rules = read_book_file ("small.ruleset.xml");
  g_autofree char *battle = read_book_file ("small.scenario.xml");
  g_autoptr (AdjProblems) problems = adj_problems_new ("small");
  g_auto (GStrv) parts = g_strsplit (rules, "<option id=\"variable-initiative\"", 2);
  g_autofree char *with = g_strdup_printf (
      "%s<option id=\"night-plots\" kind=\"rule\" title=\"Nights are plotted\" default=\"off\">By "
      "night both march.</option><option id=\"variable-initiative\"%s",
      parts[0], parts[1]);
  g_autoptr (AdjRuleset) ruleset = adj_ruleset_parse (with, strlen (with), problems);
  g_autoptr (AdjScenario) scenario = NULL;
  g_autoptr (AdjBook) book = NULL;

  g_assert_nonnull (ruleset);
  scenario = adj_scenario_parse (battle, strlen (battle), ruleset, problems);
  g_assert_nonnull (scenario);
  book = adj_book_new (scenario);
  return adj_game_new (book, 1);
}

/* An option that needs phases of its own is not played by a sequence that has none. */
static void
test_older_sequence (void)
{
  g_autoptr (AdjGame) game = older_game ();
  g_autoptr (GPtrArray) outcomes = adj_game_submit (game, "option night-plots", FALSE);
  const AdjOutcome *outcome = g_ptr_array_index (outcomes, 0);

  g_assert_cmpstr (
      outcome->error.text, ==,
      "the rules of this game are older than 'night-plots': their sequence of play has "
      "no phases for it");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/both/begins", test_begins);
  g_test_add_func ("/record/both/duties", test_duties);
  g_test_add_func ("/record/both/moments", test_moments);
  g_test_add_func ("/record/both/march is plotted", test_march_is_plotted);
  g_test_add_func ("/record/both/E N.1 plots", test_plots);
  g_test_add_func ("/record/both/bad plots", test_bad_plots);
  g_test_add_func ("/record/both/E N.3b put back", test_put_back);
  g_test_add_func ("/record/both/E N.4 withdrawal", test_withdrawal);
  g_test_add_func ("/record/both/scatter", test_scatter);
  g_test_add_func ("/record/both/chits", test_chits);
  g_test_add_func ("/record/both/scatter alone", test_scatter_alone);
  g_test_add_func ("/record/both/completed", test_completed);
  g_test_add_func ("/record/both/saved", test_saved);
  g_test_add_func ("/record/both/implied next", test_implied_next);
  g_test_add_func ("/record/both/with option", test_with_option);
  g_test_add_func ("/record/both/without option", test_without_option);
  g_test_add_func ("/record/both/plot", test_plot);
  g_test_add_func ("/record/both/dawn", test_dawn);
  g_test_add_func ("/record/both/versions", test_versions);
  g_test_add_func ("/record/both/phases written", test_phases_written);
  g_test_add_func ("/record/both/older sequence", test_older_sequence);
  return g_test_run ();
}
