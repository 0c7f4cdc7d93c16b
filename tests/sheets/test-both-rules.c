/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "paper.h"
#include "reader.h"
#include "table/unit.h"
#include "tests/record/any-line.h"
#include "tests/record/fixture.h"

/* Chickamauga played through by lot under both rulesets: file, correction, judging again, papers;
 * and neither system cites a row of the other. */

#define LINES_A_PHASE 9
#define MOST_LINES 700

/* Orders that both have, and those of one alone. */
static const char *const of_both[] = { "move u d d",      "move u h",    "move u d",
                                       "enter u h",       "exit u",      "place u h",
                                       "eliminate u",     "retreat u d", "stay",
                                       "attack h from u", "note t" };
static const char *const of_1975[] = { "attack h from u die n", "roll n", "displace u d",
                                       "status u ineffective", "advance u" };
static const char *const of_revised[] = {
  "attack h from u die n result DR2", "roll n result AR1", "status u routed",
  "status u shaken=no disrupted",     "status u rally",    "rally u die n",
  "rally u die n result R2",          "mark h building",   "mark h breastworks"
};

typedef struct
{
  AdjBook *book;
  gboolean revised;
  guint fights;
  guint missing; /* findings that name what is not known */
} Rules;

/* R and the battle's own CH on one side; everything but R on the other. */
static void
assert_own_row (const Rules *rules, const char *row)
{
  if (row == NULL)
    return;
  if (rules->revised)
    g_assert_true (g_str_has_prefix (row, "R ") || g_str_has_prefix (row, "CH "));
  else
    g_assert_false (g_str_has_prefix (row, "R "));
}

static void
submit (Rules *rules, AdjGame *game, const char *line)
{
  g_autoptr (GPtrArray) outcomes = adj_game_submit (game, line, FALSE);

  for (guint i = 0; i < outcomes->len; i++)
    {
      const AdjOutcome *outcome = g_ptr_array_index (outcomes, i);

      for (guint j = 0; j < outcome->findings->len; j++)
        {
          const AdjFinding *finding = &g_array_index (outcome->findings, AdjFinding, j);

          g_test_message ("%s: %s", line, finding->row != NULL ? finding->row : "-");
          assert_own_row (rules, finding->row);
          rules->missing += finding->reason == ADJ_REASON_MISSING;
        }
      for (guint j = 0; outcome->recorded && j < outcome->effects->len; j++)
        rules->fights += g_array_index (outcome->effects, AdjEffect, j).kind == ADJ_EFFECT_ROLLED;
    }
}

static char *
some_line (const Rules *rules, Lots *lots)
{
  if (lots_chance (lots, 65))
    return any_line_of (rules->book, lots, of_both[lots_pick (lots, G_N_ELEMENTS (of_both))]);
  if (rules->revised)
    return any_line_of (rules->book, lots, of_revised[lots_pick (lots, G_N_ELEMENTS (of_revised))]);
  return any_line_of (rules->book, lots, of_1975[lots_pick (lots, G_N_ELEMENTS (of_1975))]);
}

/* A free hex beside the unit; ADJ_NO_HEX if there is none. */
static AdjHex
free_beside (const AdjBook *book, const AdjTable *table, int unit)
{
  g_autofree AdjField *field = g_new (AdjField, 1);

  adj_field_read (field, book, table);
  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    {
      AdjHex hex = book->hexes[table->units[unit].hex].neighbours[d];

      if (hex != ADJ_NO_HEX && field->count[hex] == 0)
        return hex;
    }
  return ADJ_NO_HEX;
}

/* Somebody is put beside an enemy and attacks him; NULL if the lot does not fall so. */
static char *
fight_line (const Rules *rules, const AdjTable *table, Lots *lots)
{
  int target = (int) lots_pick (lots, table->n_units);
  int attacker = (int) lots_pick (lots, table->n_units);
  AdjHex beside;

  if (!adj_table_on_map (table, target) || table->units[target].side == table->units[attacker].side)
    return NULL;
  beside = free_beside (rules->book, table, target);
  if (beside == ADJ_NO_HEX)
    return NULL;
  return g_strdup_printf ("place %s %04d; attack %04d from %s die 3%s",
                          adj_unit_id (rules->book, attacker), rules->book->hexes[beside].id,
                          rules->book->hexes[table->units[target].hex].id,
                          adj_unit_id (rules->book, attacker), rules->revised ? " result DR2" : "");
}

/* The phase goes on for a while, with a fight now and then. */
static char *
next_line (const Rules *rules, AdjGame *game, Lots *lots, guint n)
{
  char *line = NULL;

  if (n % LINES_A_PHASE == LINES_A_PHASE - 1)
    return g_strdup ("next!");
  if (lots_chance (lots, 30))
    line = fight_line (rules, adj_game_get_table (game), lots);
  return line != NULL ? line : some_line (rules, lots);
}

/* To its end, whatever the orders are worth. */
static AdjGame *
play_through (Rules *rules, guint64 seed)
{
  AdjGame *game = adj_game_new (rules->book, seed);
  Lots lots = { .seed = seed };
  guint n = 0;

  while (!adj_game_get_table (game)->over)
    {
      g_autofree char *line = next_line (rules, game, &lots, n);

      submit (rules, game, line);
      g_assert_cmpuint (n++, <, MOST_LINES);
    }
  return game;
}

/* ---- Afterwards ---- */

static void
assert_judged_the_same (AdjGame *game)
{
  g_autoptr (GArray) differences = adj_game_judge_again (game);

  g_assert_cmpuint (differences->len, ==, 0);
}

static void
correct_some (const Rules *rules, AdjGame *game)
{
  Lots lots = { .seed = 5 };
  guint accepted = 0;

  for (int i = 0; i < 6; i++)
    {
      guint number = 1 + lots_pick (&lots, adj_game_get_play (game)->entries->len);
      g_autofree char *order = some_line (rules, &lots);
      g_autoptr (AdjCorrection) correction =
          any_correction (game, rules->book, &lots, number, order);

      accepted += correction->entry != NULL && adj_game_accept (game, correction);
    }
  g_assert_cmpuint (accepted, >, 0);
}

/* Rows of 1975 and of the articles, and multipliers that no file of the revised rules states. */
static void
assert_prints_its_own (AdjGame *game)
{
  static const char *const foreign[] = { "\\(BG [0-9]", "\\(Y [0-9S]", "\\(E (IL|N)", "×[2-9]" };

  for (AdjSheetKind kind = 0; kind < ADJ_SHEET_SIDE; kind++)
    {
      gboolean is_of = adj_sheet_is_of (kind, adj_game_get_book (game)->ruleset);
      g_autofree char *words = is_of ? paper_words_of (kind, game) : NULL;

      for (guint i = 0; is_of && i < G_N_ELEMENTS (foreign); i++)
        {
          g_test_message ("%s: %s", adj_sheet_name (kind), foreign[i]);
          g_assert_cmpuint (paper_count (words, foreign[i]), ==, 0);
        }
    }
}

static void
assert_tells_differences (AdjGame *game, gboolean revised)
{
  g_autofree char *words = paper_words_of (ADJ_SHEET_AID, game);
  g_autofree char *report = paper_words_of (ADJ_SHEET_REPORT, game);

  g_assert_cmpint (paper_count (report, "Played by “Blue & Grey \\(revised\\)") > 0, ==, revised);
  g_assert_cmpuint (paper_count (words, "What differs from 1975"), ==, revised);
  g_assert_cmpuint (paper_count (words, "In 1975:"), ==, revised ? 11 : 0);
}

static void
play (gboolean revised)
{
  g_autoptr (AdjBook) book = revised ? fixture_revised_book () : adj_book_ref (fixture_book ());
  Rules rules = { .book = book, .revised = revised };
  g_autoptr (AdjGame) game = play_through (&rules, revised ? 21 : 22);
  g_autoptr (AdjGame) again = fixture_save_and_load (game);

  g_assert_cmpuint (rules.fights, >, 0);
  g_assert_cmpint (rules.missing > 0, ==, revised);
  assert_judged_the_same (again);
  if (revised)
    assert_prints_its_own (again);
  assert_tells_differences (again, revised);
  correct_some (&rules, again);
  g_object_unref (fixture_save_and_load (again));
}

/* The words of the aid to a game that has just begun. */
static char *
aid_of (AdjBook *book)
{
  g_autoptr (AdjGame) game = adj_game_new (book, 0);

  return paper_words_of (ADJ_SHEET_AID, game);
}

/* Rules of another system speak for themselves, with their rulings; a heading has something below
 * it. */
static void
test_aid_tells_scale (void)
{
  g_autoptr (AdjBook) book = fixture_revised_book ();
  g_autofree char *words = aid_of (book);

  g_assert_cmpuint (paper_count (words, "A hex is 300 to 400 metres.*\\(R 2\\.5\\)"), ==, 1);
  g_assert_cmpuint (paper_count (words, "stacks of two.*\\(R 5\\.0\\)"), ==, 1);
  g_assert_cmpuint (paper_count (words, "Between its level and the next"), ==, 1);
  g_assert_cmpuint (paper_count (words, "The Rally marker comes off"), ==, 1);
  g_assert_cmpuint (paper_count (words, "keeps to roads and trails.*\\(CH 18\\.2\\)"), ==, 1);
  g_assert_cmpuint (paper_count (words, "Options"), ==, 0);
}

static void
test_aid_of_1975_tells_none (void)
{
  g_autofree char *words = aid_of (fixture_book ());

  g_assert_cmpuint (paper_count (words, "300 to 400 metres"), ==, 0);
  g_assert_cmpuint (paper_count (words, "Options"), ==, 1);
}

/* What no order asks is named all the same. */
static void
test_aid_names_titles (void)
{
  g_autoptr (AdjBook) book = fixture_revised_book ();
  g_autofree char *words = aid_of (book);

  g_assert_cmpuint (paper_count (words, "Diversionary attacks \\(8\\.5\\) are missing"), ==, 1);
  g_assert_cmpuint (paper_count (words, "The effects of terrain \\(10\\.2\\) are missing"), ==, 1);
}

/* R 8.0: of a section of which no more than the titles is known, each is named. */
static void
test_aid_names_section (void)
{
  g_autoptr (AdjBook) book = fixture_revised_book ();
  g_autofree char *words = aid_of (book);
  guint n = 0;

  for (guint i = 0; i < book->ruleset->n_missing; i++)
    if (g_str_has_prefix (book->ruleset->missing[i].row, "R 8."))
      {
        g_autofree char *pattern = g_regex_escape_string (book->ruleset->missing[i].text, -1);

        g_assert_cmpuint (paper_count (words, pattern), ==, 1);
        n++;
      }
  g_assert_cmpuint (n, ==, 9); /* 8.1 to 8.9 */
}

/* How far down the lowest word above the foot is on either half of the page. */
static void
find_lowest (const GArray *words, const AdjPaper *paper, double lowest[2])
{
  for (guint i = 0; i < words->len; i++)
    {
      const Word *word = reader_word (words, i);
      double *half = &lowest[word->left > paper->width / 2];

      if (word->bottom < paper->height * 0.9)
        *half = MAX (*half, word->bottom);
    }
}

/* Where no results of combat are known the reinforcements come into the second column, lest one be
 * empty and the other in small type. */
static void
test_aid_in_even_columns (void)
{
  g_autoptr (AdjBook) book = fixture_revised_book ();
  g_autoptr (AdjGame) game = adj_game_new (book, 0);
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = paper_sheet (ADJ_SHEET_AID, game, &options);
  g_autoptr (GArray) words = reader_words (sheet);
  double lowest[2] = { 0 };

  g_assert_cmpuint (adj_sheet_n_pages (sheet), ==, 1);
  find_lowest (words, options.paper, lowest);
  g_test_message ("%.0f and %.0f of %.0f", lowest[0], lowest[1], options.paper->height);
  g_assert_cmpfloat (lowest[0], >, options.paper->height * 0.75);
  g_assert_cmpfloat (lowest[1], >, options.paper->height * 0.75);
}

static void
test_first (void)
{
  play (FALSE);
}

static void
test_revised (void)
{
  play (TRUE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheets/both rules/1975", test_first);
  g_test_add_func ("/sheets/both rules/revised", test_revised);
  g_test_add_func ("/sheets/both rules/even columns", test_aid_in_even_columns);
  g_test_add_func ("/rules/R 2.5/+ told in the aid", test_aid_tells_scale);
  g_test_add_func ("/rules/R 2.5/- not in that of 1975", test_aid_of_1975_tells_none);
  g_test_add_func ("/sheets/both rules/section R 8.0 in the aid", test_aid_names_section);
  g_test_add_func ("/rules/R 8.5/? its title in the aid", test_aid_names_titles);
  g_test_add_func ("/rules/R 10.2/? its title in the aid", test_aid_names_titles);
  return g_test_run ();
}
