/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>

#include "app/books/own-tables-window.h"
#include "app/books/table-figures.h"
#include "app/skirmish/fray-opening.h"
#include "app/skirmish/lloyd-tables.h"
#include "brawl.h"
#include "stage.h"

/* Lloyd's tables, altered in the program. */

enum
{
  RATES,
  LEADERS,
  FACTORS,
  MISSILES,
  MEASURES,
  SWITCHES,
};

static AdjTables *
open_tables (void)
{
  g_autoptr (AdjProblems) problems = NULL;
  AdjLloydTables *tables = adj_lloyd_tables_open (&problems);

  g_assert_nonnull (tables);
  return ADJ_TABLES (tables);
}

static void
assert_typed (AdjTables *tables, guint page, guint row, const char *text, const char *expected)
{
  g_autoptr (AdjFigures) figures = adj_table_figures_new (tables, page);
  g_autofree char *refusal = NULL;
  g_autofree char *now = NULL;

  g_assert_true (adj_figures_set (figures, row, 0, text, &refusal));
  now = adj_figures_get (figures, row, 0);
  g_assert_cmpstr (now, ==, expected);
}

static void
assert_refused (AdjTables *tables, guint page, guint row, const char *text, const char *why)
{
  g_autoptr (AdjFigures) figures = adj_table_figures_new (tables, page);
  g_autofree char *before = adj_figures_get (figures, row, 0);
  g_autofree char *refusal = NULL;
  g_autofree char *now = NULL;

  g_assert_false (adj_figures_set (figures, row, 0, text, &refusal));
  g_assert_cmpstr (refusal, ==, why);
  now = adj_figures_get (figures, row, 0);
  g_assert_cmpstr (now, ==, before);
}

/* A figure of each page is typed over, what cannot be is refused, and the printed one comes back.
 */
static void
test_alter (void)
{
  AdjTables *tables = open_tables ();
  g_autoptr (AdjFigures) rates = adj_table_figures_new (tables, RATES);
  g_autofree char *own = adj_lloyd_tables_find ();
  g_autofree char *printed = NULL;
  g_autofree char *path = NULL;

  g_assert_true (g_str_has_suffix (own, "/lloyd.skirmish-rules.xml"));
  assert_typed (tables, RATES, 3, "18", "18");
  assert_typed (tables, LEADERS, 1, "-1", "-1");
  assert_typed (tables, FACTORS, 0, "3", "3");
  assert_typed (tables, MISSILES, 0, "a whole", "a whole move");
  assert_typed (tables, MEASURES, 0, "2", "2");
  assert_typed (tables, SWITCHES, 3, "off", "off");
  assert_refused (tables, RATES, 3, "100", "A whole number from 1 to 99");
  assert_refused (tables, SWITCHES, 3, "perhaps", "One of off, on");
  assert_refused (tables, FACTORS, 0, "", "A whole number from -9 to 9");
  printed = adj_figures_printed_instead (rates, 3, 0);
  g_assert_cmpstr (printed, ==, "19");
  g_assert_cmpuint (adj_figures_count_differing (rates), ==, 1);
  assert_typed (tables, RATES, 3, "19", "19");
  g_assert_cmpuint (adj_figures_count_differing (rates), ==, 0);
  g_assert_true (adj_tables_finish (tables));
  path = adj_lloyd_tables_find ();
  g_assert_true (g_str_has_suffix (path, "/my-lloyd.skirmish-rules.xml"));
  g_assert_cmpint (g_remove (path), ==, 0);
  g_clear_object (&rates);
  g_object_unref (tables);
}

/* The next skirmish is begun by them; one that is played keeps those it was begun by. */
static void
test_begun_by (void)
{
  Brawl before = brawl_open (NULL);
  AdjTables *tables;
  g_autofree char *path = NULL;
  Brawl after;

  gtk_widget_activate_action (GTK_WIDGET (before.window), "win.tables", NULL);
  stage_settle ();
  tables = NULL;
  for (guint i = 0; i < g_list_model_get_n_items (gtk_window_get_toplevels ()); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (gtk_window_get_toplevels (), i);

      if (ADJ_IS_OWN_TABLES_WINDOW (window))
        {
          tables = adj_own_tables_window_get_tables (ADJ_OWN_TABLES_WINDOW (window));
          stage_says (window, "As printed");
          assert_typed (tables, RATES, 3, "15", "15");
          stage_says (window, "1 figure differs from the printed one");
        }
    }
  g_assert_nonnull (tables);
  g_assert_true (adj_tables_finish (tables));
  after = brawl_open (NULL);
  g_assert_cmpint (adj_fray_get_rules (before.fray)->qualities[3].rate, ==, 19);
  g_assert_cmpint (adj_fray_get_rules (after.fray)->qualities[3].rate, ==, 15);
  path = adj_lloyd_tables_find ();
  brawl_close (&after);
  brawl_close (&before);
  g_assert_cmpint (g_remove (path), ==, 0);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/skirmish-tables/alter", test_alter);
  g_test_add_func ("/app/skirmish-tables/begun-by", test_begun_by);
  return g_test_run ();
}
