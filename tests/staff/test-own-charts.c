/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/own-charts.h"

/* Where a battle's charts are typed: in a file of the player's own, or a new one. */

static void
test_begun (void)
{
  g_autoptr (AdjOwnCharts) charts = adj_own_charts_begin ("/charts/corinth.scenario.xml", "corinth",
                                                          "Corinth", "blue-and-grey-revised");

  g_assert_nonnull (charts->draft);
  g_assert_true (charts->is_new);
  g_assert_cmpstr (adj_draft_get_scenario (charts->draft)->title, ==, "Corinth");
  g_assert_cmpstr (adj_draft_get_scenario (charts->draft)->ruleset_id, ==, "blue-and-grey-revised");
}

static void
test_refused (void)
{
  g_autoptr (AdjOwnCharts) rules =
      adj_own_charts_begin ("/charts/x.scenario.xml", "x", "X", "chess");
  g_autoptr (AdjOwnCharts) name =
      adj_own_charts_begin ("/charts/x.scenario.xml", "The X", "X", "blue-and-gray");

  g_assert_null (rules->draft);
  g_assert_true (adj_problems_has (rules->problems, "no-ruleset"));
  g_assert_null (name->draft);
  g_assert_true (adj_problems_has (name->problems, "no-name"));
}

/* A file that is no library's is his as it is; what came with the program is copied. */
static void
test_opened (void)
{
  g_autofree char *shipped =
      g_build_filename (g_getenv ("ADJUTANT_DATA_DIR"), "scenarios", "shiloh.scenario.xml", NULL);
  g_autoptr (AdjOwnCharts) copied = adj_own_charts_open (shipped, TRUE);
  g_autofree char *small =
      g_test_build_filename (G_TEST_DIST, "..", "book", "small.scenario.xml", NULL);
  g_autoptr (AdjOwnCharts) in_place = adj_own_charts_open (small, TRUE);

  g_assert_nonnull (copied->draft);
  g_assert_true (copied->is_new);
  g_assert_true (g_str_has_suffix (copied->path, "shiloh-own.scenario.xml"));
  g_assert_nonnull (in_place->draft);
  g_assert_false (in_place->is_new);
  g_assert_cmpstr (in_place->path, ==, small);
}

/* From the title; a name that a battle has already is given a number. */
static void
test_named (void)
{
  static const struct
  {
    const char *title;
    const char *name;
  } battles[] = { { "First Bull Run", "first-bull-run" },
                  { "  Shiloh!", "shiloh-2" },
                  { "…", "battle" },
                  { "Mouquet – Épée", "mouquet-epee" },
                  { "A very long title of a very long battle indeed",
                    "a-very-long-title-of-a-very-long" } };

  for (guint i = 0; i < G_N_ELEMENTS (battles); i++)
    {
      g_autofree char *name = adj_own_charts_name (battles[i].title);

      g_assert_cmpstr (name, ==, battles[i].name);
    }
}

int
main (int argc, char **argv)
{
  g_setenv ("XDG_DATA_HOME", "/nonexistent", TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/own-charts/begun", test_begun);
  g_test_add_func ("/own-charts/refused", test_refused);
  g_test_add_func ("/own-charts/opened", test_opened);
  g_test_add_func ("/own-charts/named", test_named);
  return g_test_run ();
}
