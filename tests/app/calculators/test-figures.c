/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/calculators/calculator-window.h"
#include "app/command/scatter-calculator.h"
#include "app/desktop/looks.h"
#include "app/initiative/initiative-calculator.h"
#include "app/initiative/initiative-table.h"
#include "app/initiative/initiative-totals.h"
#include "stage.h"

/* Initiative and Command Control on the start page, where there is no game. */

typedef struct
{
  AdjWindow *window;
  GtkWidget *page;
} Stage;

static AdjCalculatorWindow *
figures_of (AdjWindow *window)
{
  g_autoptr (GListModel) all = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkWindow) one = g_list_model_get_item (all, i);

      if (ADJ_IS_CALCULATOR_WINDOW (one) &&
          gtk_window_get_transient_for (one) == GTK_WINDOW (window))
        return ADJ_CALCULATOR_WINDOW (one);
    }
  return NULL;
}

static GtkWidget *
show_page (AdjWindow *window, const char *name)
{
  AdjCalculatorWindow *figures;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.figures", "s", name));
  stage_settle ();
  figures = figures_of (window);
  g_assert_nonnull (figures);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (figures));
  return stage_find (figures, g_str_equal (name, "command") ? ADJ_TYPE_SCATTER_CALCULATOR
                                                            : ADJ_TYPE_INITIATIVE_CALCULATOR);
}

static Stage
open_page (const char *name)
{
  Stage stage = { .window = stage_open () };

  stage.page = show_page (stage.window, name);
  g_assert_true (gtk_widget_get_mapped (stage.page));
  return stage;
}

static void
act (const Stage *stage, const char *action, int face)
{
  g_assert_true (gtk_widget_activate_action (stage->page, action, "i", face));
  stage_settle ();
}

/* The figures can be typed at once. */
static void
assert_focus (const Stage *stage, const char *label)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (stage->page));

  if (GTK_IS_TEXT (focus))
    focus = gtk_widget_get_parent (focus);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       label);
}

/* ---- Initiative ---- */

static void
type_totals (const Stage *stage, int side, const char *const texts[])
{
  GtkGrid *grid = stage_find (stage_find (stage->page, ADJ_TYPE_INITIATIVE_TOTALS), GTK_TYPE_GRID);

  for (int i = 0; texts[i] != NULL; i++)
    gtk_editable_set_text (GTK_EDITABLE (gtk_grid_get_child_at (grid, side + 1, i + 1)), texts[i]);
  stage_settle ();
}

/* The ledger's worked example (E IL.12): 33 of 36, one tie, 2 of 36. */
static void
test_worked_example (void)
{
  Stage stage = open_page ("initiative");

  assert_focus (&stage, "Union: Rested");
  type_totals (&stage, 0, (const char *const[]){ "20", "31", "14", "6", "5", "9", NULL });
  type_totals (&stage, 1, (const char *const[]){ "12", "44", "25", "", "", "11", NULL });
  stage_says (stage.page, "Level 81 to 93");
  stage_says (stage.page, "2 × 20 + 31 + 14 ÷ die + 2 × 6 + 5");
  stage_says (stage.page, "Less 9 lost");
  stage_says (stage.page, "Union 34/36, Confederate 2/36; of these 1/36 ties");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (stage_find_button (stage.page, "4")),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Union: 4, Level 82");
  act (&stage, "initiative.throw", 5);
  act (&stage, "initiative.throw", 1);
  stage_says (stage.page, "Confederate moves first");
  gtk_widget_activate_action (stage.page, "initiative.clear", NULL);
  stage_says (stage.page, "Union moves first: 34/36");
  stage_close (stage.window);
}

/* All 36 throws are in sight, as the window comes up and with nothing scrolled. */
static void
test_matrix_whole (void)
{
  Stage stage = open_page ("initiative");
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (stage.page));
  GtkWidget *table;
  graphene_rect_t bounds;

  type_totals (&stage, 0, (const char *const[]){ "20", "31", "14", "6", "5", "9", NULL });
  type_totals (&stage, 1, (const char *const[]){ "12", "44", "25", "", "", "11", NULL });
  gtk_test_widget_wait_for_draw (window);
  table = stage_find (stage.page, ADJ_TYPE_INITIATIVE_TABLE);
  g_assert_true (gtk_widget_get_mapped (table));
  g_assert_true (gtk_widget_compute_bounds (table, window, &bounds));
  g_assert_cmpfloat (bounds.origin.x, >=, 0);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (window));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (window));
  g_assert_cmpint (gtk_widget_get_height (window), <=, 600);
  stage_close (stage.window);
}

static GtkEditable *
total_of (const Stage *stage, int side, int total)
{
  GtkGrid *grid = stage_find (stage_find (stage->page, ADJ_TYPE_INITIATIVE_TOTALS), GTK_TYPE_GRID);

  return GTK_EDITABLE (gtk_grid_get_child_at (grid, side + 1, total + 1));
}

/* Enter goes down one side, then down the other, and on. */
static void
test_enter (void)
{
  Stage stage = open_page ("initiative");

  assert_focus (&stage, "Union: Rested");
  g_signal_emit_by_name (total_of (&stage, 0, 0), "activate");
  assert_focus (&stage, "Union: Fought");
  g_signal_emit_by_name (total_of (&stage, 0, 6), "activate");
  assert_focus (&stage, "Confederate: Rested");
  g_signal_emit_by_name (total_of (&stage, 1, 6), "activate");
  g_assert_true (gtk_widget_is_ancestor (
      gtk_root_get_focus (gtk_widget_get_root (stage.page)),
      stage_find (stage_find (stage.page, ADJ_TYPE_INITIATIVE_TOTALS), GTK_TYPE_DROP_DOWN)));
  stage_close (stage.window);
}

/* Nothing is answered from nothing, nor from figures one of which cannot be read. */
static void
test_refused (void)
{
  Stage stage = open_page ("initiative");

  g_assert_null (stage_find_saying (stage.page, "Level "));
  g_assert_null (stage_find_saying (stage.page, "/36"));
  type_totals (&stage, 0, (const char *const[]){ "40", "35", NULL });
  stage_says (stage.page, "Level ");
  stage_says (stage.page, "/36");
  type_totals (&stage, 0, (const char *const[]){ "403520", NULL });
  g_assert_null (stage_find_saying (stage.page, "Level "));
  g_assert_null (stage_find_saying (stage.page, "/36"));
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (total_of (&stage, 0, 0)), "error"));
  stage_close (stage.window);
}

/* E IL.9, E IL.10: the best of the groups, and the holder in a tie. */
static void
test_groups_and_holder (void)
{
  Stage stage = open_page ("initiative");

  type_totals (&stage, 0, (const char *const[]){ "10/15", NULL });
  type_totals (&stage, 1, (const char *const[]){ "", "30", NULL });
  stage_says (stage.page, "Group 2: 2 × 15");
  stage_says (stage.page, "Union 36/36");
  gtk_drop_down_set_selected (stage_find (stage.page, GTK_TYPE_DROP_DOWN), 1);
  stage_settle ();
  stage_says (stage.page, "Confederate moves first: 36/36");
  stage_close (stage.window);
}

/* ---- Command Control ---- */

static void
type_units (const Stage *stage, const char *text)
{
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (stage_find (stage->page, GTK_TYPE_TEXT_VIEW)),
                            text, -1);
  stage_settle ();
}

static void
set_level (const Stage *stage, int level)
{
  gtk_spin_button_set_value (stage_find (stage->page, GTK_TYPE_SPIN_BUTTON), level);
  stage_settle ();
}

static void
test_die (void)
{
  Stage stage = open_page ("command");

  assert_focus (&stage, "Die 1: digits 0");
  set_level (&stage, 4);
  type_units (&stage, "1318 Smith, 1427 Brown, 1212 Hill");
  stage_says (stage.page, "1318 Smith  3/6");
  stage_says (stage.page, "To be expected: ");
  act (&stage, "command.throw", 3);
  stage_says (stage.page, "1 3 7 8");
  stage_says (stage.page, "Out of command: 2 of 3");
  g_assert_null (stage_find_saying (stage.page, "1212 Hill"));
  gtk_check_button_set_active (
      GTK_CHECK_BUTTON (gtk_widget_get_ancestor (stage_find_saying (stage.page, "1427 Brown"),
                                                 GTK_TYPE_CHECK_BUTTON)),
      TRUE);
  type_units (&stage, "1318 Smith, 1427 Brown, 1212 Hill, 0901");
  g_assert_true (gtk_check_button_get_active (GTK_CHECK_BUTTON (gtk_widget_get_ancestor (
      stage_find_saying (stage.page, "1427 Brown"), GTK_TYPE_CHECK_BUTTON))));
  type_units (&stage, "1318 Smith, Jones");
  stage_says (stage.page, "“Jones” is not a hex and a unit");
  stage_close (stage.window);
}

/* Y 5.57: none is put back; the last one makes the digits known. */
static void
test_chits (void)
{
  Stage stage = open_page ("command");
  GtkWidget *chits =
      gtk_widget_get_ancestor (stage_find_saying (stage.page, "_Chits"), GTK_TYPE_CHECK_BUTTON);

  set_level (&stage, 2);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (chits), TRUE);
  stage_settle ();
  stage_says (stage.page, "2 chits to draw");
  stage_says (stage.page, "2/10");
  act (&stage, "command.throw", 0);
  act (&stage, "command.throw", 0);
  stage_says (stage.page, "1 chit to draw");
  act (&stage, "command.throw", 8);
  stage_says (stage.page, "0 8");
  gtk_widget_activate_action (stage.page, "command.throw", "i", 5);
  stage_settle ();
  stage_says (stage.page, "0 8");
  type_units (&stage, "1318 1419");
  stage_says (stage.page, "Out of command: 1 of 2");
  stage_close (stage.window);
}

/* ---- The window ---- */

/* Typed figures stay, with a game beside it as well. */
static void
test_kept (void)
{
  Stage stage = open_page ("initiative");

  type_totals (&stage, 0, (const char *const[]){ "20", NULL });
  gtk_window_close (GTK_WINDOW (figures_of (stage.window)));
  stage_settle ();
  g_assert_null (figures_of (stage.window));
  stage_begin (stage.window);
  g_assert_true (show_page (stage.window, "initiative") == stage.page);
  stage_says (stage.page, "Level 40");
  show_page (stage.window, "command");
  stage_close (stage.window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  g_test_add_func ("/figures/worked-example", test_worked_example);
  g_test_add_func ("/figures/matrix-whole", test_matrix_whole);
  g_test_add_func ("/figures/enter", test_enter);
  g_test_add_func ("/figures/refused", test_refused);
  g_test_add_func ("/figures/groups-and-holder", test_groups_and_holder);
  g_test_add_func ("/figures/die", test_die);
  g_test_add_func ("/figures/chits", test_chits);
  g_test_add_func ("/figures/kept", test_kept);
  return g_test_run ();
}
