/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/library.h"
#include "rules/odds.h"
#include "staff/quick-answer.h"

static AdjRuleset *
load (void)
{
  g_autofree char *path = adj_library_find_ruleset ("blue-and-gray");
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  AdjRuleset *ruleset = adj_ruleset_load (path, problems);

  g_assert_nonnull (ruleset);
  return ruleset;
}

static void
test_states (void)
{
  static const struct
  {
    const char *attack, *defence;
    AdjQuickState state;
  } typed[] = {
    { "", "", ADJ_QUICK_NOTHING },        { "13", "", ADJ_QUICK_NOTHING },
    { " ", "4", ADJ_QUICK_NOTHING },      { "13", "4", ADJ_QUICK_FOUND },
    { "5 + 4 ", "4", ADJ_QUICK_FOUND },   { "x", "", ADJ_QUICK_NO_SUM },
    { "13", "4+", ADJ_QUICK_NO_SUM },     { "0", "4", ADJ_QUICK_NO_STRENGTH },
    { "13", "0", ADJ_QUICK_FOUND },       { "0+0", "4x", ADJ_QUICK_NO_SUM },
    { "13 4", "", ADJ_QUICK_FOUND },      { "13:4", " ", ADJ_QUICK_FOUND },
    { "13 4", "4", ADJ_QUICK_TWICE },     { "5 4+4", "4", ADJ_QUICK_NO_SUM },
    { "5 4 4", "", ADJ_QUICK_NOTHING },   { "13", "4:4", ADJ_QUICK_NO_SUM },
    { "0 4", "", ADJ_QUICK_NO_STRENGTH },
  };
  g_autoptr (AdjRuleset) ruleset = load ();

  for (guint i = 0; i < G_N_ELEMENTS (typed); i++)
    {
      AdjQuickAnswer answer;

      adj_quick_answer_find (ruleset, typed[i].attack, typed[i].defence, 1, 0, &answer);
      g_assert_cmpint (answer.state, ==, typed[i].state);
      g_assert_cmpint (answer.column >= 0, ==, typed[i].state == ADJ_QUICK_FOUND);
    }
}

/* The field that is not understood is the one that is marked. */
static void
test_wrong (void)
{
  static const struct
  {
    const char *attack, *defence;
    gboolean wrong_attack, wrong_defence;
  } typed[] = {
    { "", "", FALSE, FALSE },     { "13", "4", FALSE, FALSE },  { "x", "4", TRUE, FALSE },
    { "13", "x", FALSE, TRUE },   { "5 4+4", "x", TRUE, TRUE }, { "13 4", "4", FALSE, TRUE },
    { "13 4", "", FALSE, FALSE }, { "13", "4:4", FALSE, TRUE }, { "", "4+", FALSE, TRUE },
  };
  g_autoptr (AdjRuleset) ruleset = load ();

  for (guint i = 0; i < G_N_ELEMENTS (typed); i++)
    {
      AdjQuickAnswer answer;

      adj_quick_answer_find (ruleset, typed[i].attack, typed[i].defence, 1, 0, &answer);
      g_assert_cmpint (answer.wrong_attack, ==, typed[i].wrong_attack);
      g_assert_cmpint (answer.wrong_defence, ==, typed[i].wrong_defence);
    }
}

/* Blanks part strengths, and never digits. */
static void
test_blanks (void)
{
  static const char *const ways[][2] = {
    { "5 4 4", "4" }, { "5+4+4", "2 2" }, { "5+4+4 4", "" }, { "13 4", "" },
    { "13:4", "" },   { "13-4", "" },     { "13/4", "" },    { "5 4 4 : 4", "" },
  };
  g_autoptr (AdjRuleset) ruleset = load ();

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      AdjQuickAnswer answer;

      adj_quick_answer_find (ruleset, ways[i][0], ways[i][1], 1, 0, &answer);
      g_assert_cmpint (answer.state, ==, ADJ_QUICK_FOUND);
      g_assert_cmpint (answer.attack, ==, 13);
      g_assert_cmpint (answer.defence, ==, 4);
    }
}

/* By hand: 13 : 4 is 3-1, three more make 16 : 4, one less leaves 12 : 4. Doubled, 13 : 8 is 1-1:
 * three more make 16 : 8, five less leave 8 : 8. One column to the right it is 2-1. A defence
 * of 0 is the last column (BG 7.74), which has no next. 1 : 9 is 1-5; two more make 3 : 9, which
 * is past 1-4. */
static void
test_figures (void)
{
  static const struct
  {
    const char *attack, *defence;
    int multiplier, shift;
    const char *column;
    int more, spare;
    const char *next;
  } figures[] = {
    { "5+4+4", "4", 1, 0, "3-1", 3, 1, "4-1" }, { "13", "4", 2, 0, "1-1", 3, 5, "2-1" },
    { "13", "2+2", 2, 1, "2-1", 3, 5, "3-1" },  { "3", "0", 1, 0, "6-1", 0, 2, NULL },
    { "1", "9", 1, 0, "1-5", 2, 0, "1-3" },
  };
  g_autoptr (AdjRuleset) ruleset = load ();

  for (guint i = 0; i < G_N_ELEMENTS (figures); i++)
    {
      g_autofree char *column = NULL;
      g_autofree char *next = NULL;
      AdjQuickAnswer answer;
      int faces = 0;

      adj_quick_answer_find (ruleset, figures[i].attack, figures[i].defence, figures[i].multiplier,
                             figures[i].shift, &answer);
      column = adj_column_to_string (&ruleset->columns[answer.column]);
      g_assert_cmpstr (column, ==, figures[i].column);
      g_assert_cmpint (answer.more, ==, figures[i].more);
      g_assert_cmpint (answer.spare, ==, figures[i].spare);
      if (answer.more > 0)
        next = adj_column_to_string (&ruleset->columns[answer.next_column]);
      g_assert_cmpstr (next, ==, figures[i].next);
      for (guint j = 0; j < answer.n_results; j++)
        faces += answer.results[j].n;
      g_assert_cmpint (faces, ==, 6);
    }
}

/* Rough, forest-rough, town; bridge and ford. */
static void
test_grounds (void)
{
  g_autoptr (AdjRuleset) ruleset = load ();
  AdjQuickGround grounds[ADJ_MAX_QUICK_GROUNDS];
  guint n = adj_quick_grounds (ruleset, grounds);

  g_assert_cmpuint (n, >, 3);
  g_assert_null (grounds[0].name);
  g_assert_cmpint (grounds[0].multiplier, ==, 1);
  for (guint i = 1; i < n; i++)
    {
      g_assert_nonnull (grounds[i].name);
      g_assert_cmpint (grounds[i].multiplier, ==, 2);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/quick-answer/states", test_states);
  g_test_add_func ("/quick-answer/wrong", test_wrong);
  g_test_add_func ("/quick-answer/blanks", test_blanks);
  g_test_add_func ("/quick-answer/figures", test_figures);
  g_test_add_func ("/quick-answer/grounds", test_grounds);
  return g_test_run ();
}
