/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include "app/books/unit-figures.h"
#include "app/desktop/looks.h"
#include "app/map/map-view.h"
#include "book/chart-line.h"
#include "book/library.h"
#include "desk-work.h"
#include "desk/xml-edit.h"
#include "staff/known-count.h"
#include "staff/own-charts.h"

/* A battle filled in from charts in the window and played. The figures are invented. */

static void
add_unit (AdjChartsWindow *window, const char *name, guint side)
{
  GtkWidget *units = gtk_stack_get_child_by_name (stage_find (window, GTK_TYPE_STACK), "units");
  GtkWidget *bar = gtk_widget_get_parent (stage_find_button (units, "_Add the unit"));

  gtk_drop_down_set_selected (stage_find (bar, GTK_TYPE_DROP_DOWN), side);
  gtk_editable_set_text (stage_find (bar, GTK_TYPE_ENTRY), name);
  g_signal_emit_by_name (stage_find_button (bar, "_Add the unit"), "clicked");
  stage_settle ();
}

/* From a frame without a single unit to a game with an order in it. */
static void
test_journey (void)
{
  AdjWindow *window = stage_open ();
  AdjChartsWindow *battle = desk_work_open_charts (window, "shiloh.scenario.xml");
  guint gaps = adj_draft_get_scenario (desk_work_draft (battle))->unknowns->len;
  AdjFigureTable *table;
  AdjSession *session;

  g_assert_nonnull (stage_find_saying (battle, "Which unit stands where"));
  stage_says (battle, "shiloh-own.scenario.xml"); /* where it lies */
  table = stage_find (desk_work_show (battle, "units"), ADJ_TYPE_FIGURE_TABLE);
  add_unit (battle, "Prentiss", 0);
  add_unit (battle, "Hardee", 1);
  desk_work_type (table, 0, ADJ_UNIT_STRENGTH, "5");
  desk_work_type (table, 1, ADJ_UNIT_STRENGTH, "8");
  desk_work_type (table, 0, ADJ_UNIT_HEX, "0505");
  desk_work_type (table, 1, ADJ_UNIT_HEX, "0202");
  g_assert_true (adj_draft_map_line (desk_work_draft (battle), "0202 0203 0303 clear"));
  g_assert_true (adj_draft_chart (desk_work_draft (battle), "rest terrain=rough"));
  for (guint i = 0; i < gaps; i++)
    {
      desk_work_show (battle, "gaps");
      g_signal_emit_by_name (stage_find_button (battle, "Nothing _missing any more"), "clicked");
      stage_settle ();
    }
  g_assert_cmpuint (adj_draft_get_scenario (desk_work_draft (battle))->unknowns->len, ==, 0);
  g_assert_true (adj_draft_confirm_map (desk_work_draft (battle)));

  gtk_widget_activate_action (GTK_WIDGET (battle), "charts.begin", NULL);
  wait_until (adj_window_get_session (window) != NULL);
  stage_settle ();
  session = adj_window_get_session (window);
  g_assert_nonnull (session);
  g_assert_cmpstr (adj_session_book (session)->scenario->id, ==, "shiloh-own");
  g_assert_cmpint (stage_hex (session, "hardee"), ==, 202);
  stage_order (window, "move hardee 0203");
  g_assert_cmpint (stage_hex (session, "hardee"), ==, 203);

  /* On the start page it is now his own, and can be played in full. */
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start", NULL);
  stage_settle ();
  wait_until (desk_work_find_card (window, "shiloh-own.scenario.xml") != NULL);
  g_assert_true (
      adj_battle_card_is_complete (desk_work_find_card (window, "shiloh-own.scenario.xml")));
  g_assert_null (stage_find_window (ADJ_TYPE_CHARTS_WINDOW));
  stage_close (window);
}

static gboolean
press (AdjFigureTable *table, guint key)
{
  g_autoptr (GListModel) controllers = NULL;
  GtkWidget *grid = gtk_widget_get_parent (GTK_WIDGET (adj_figure_table_get_cell (table, 0, 0)));
  gboolean handled = FALSE;

  controllers = gtk_widget_observe_controllers (grid);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &handled);
    }
  stage_settle ();
  return handled;
}

static void
assert_at (AdjFigureTable *table, guint row, guint column)
{
  guint now_row;
  guint now_column;

  g_assert_true (adj_figure_table_get_place (table, &now_row, &now_column));
  g_assert_cmpuint (now_row, ==, row);
  g_assert_cmpuint (now_column, ==, column);
}

/* Four digits, Enter, four digits, Enter. */
static void
test_keys (void)
{
  AdjWindow *window = stage_open ();
  AdjChartsWindow *battle = desk_work_open_charts (window, "chattanooga.scenario.xml");
  AdjFigureTable *table;
  AdjHexGrid grid = adj_draft_get_scenario (desk_work_draft (battle))->map.grid;
  const AdjScenario *scenario;

  grid.columns = 40;
  grid.rows = 40;
  g_assert_true (adj_draft_set_grid (desk_work_draft (battle), &grid));
  table = stage_find (desk_work_show (battle, "units"), ADJ_TYPE_FIGURE_TABLE);
  adj_figure_table_focus (table, 0, ADJ_UNIT_HEX);
  for (int i = 0; i < 3; i++)
    {
      g_autofree char *hex = g_strdup_printf ("300%d", i + 1);

      gtk_editable_set_text (adj_figure_table_get_cell (table, (guint) i, ADJ_UNIT_HEX), hex);
      g_assert_true (press (table, GDK_KEY_Return));
    }
  assert_at (table, 3, ADJ_UNIT_HEX);
  scenario = adj_draft_get_scenario (desk_work_draft (battle));
  for (int i = 0; i < 3; i++)
    g_assert_cmpint (scenario->units[i].hex, ==, 3001 + i);

  g_assert_true (press (table, GDK_KEY_Up));
  assert_at (table, 2, ADJ_UNIT_HEX);
  g_assert_true (press (table, GDK_KEY_Left));
  assert_at (table, 2, ADJ_UNIT_STRENGTH);
  g_assert_true (press (table, GDK_KEY_Right));
  assert_at (table, 2, ADJ_UNIT_HEX);

  /* A text typed wrong stays with its reason; Escape brings the figure back. */
  gtk_editable_set_text (adj_figure_table_get_cell (table, 2, ADJ_UNIT_HEX), "30x3");
  press (table, GDK_KEY_Down);
  assert_at (table, 3, ADJ_UNIT_HEX);
  g_assert_cmpstr (gtk_editable_get_text (adj_figure_table_get_cell (table, 2, ADJ_UNIT_HEX)), ==,
                   "30x3");
  g_assert_nonnull (stage_find_saying (battle, "four digits"));
  gtk_test_accessible_assert_state (
      GTK_ACCESSIBLE (adj_figure_table_get_cell (table, 2, ADJ_UNIT_HEX)),
      GTK_ACCESSIBLE_STATE_INVALID, GTK_ACCESSIBLE_INVALID_TRUE);
  g_assert_cmpint (adj_draft_get_scenario (desk_work_draft (battle))->units[2].hex, ==, 3003);
  press (table, GDK_KEY_Up);
  g_assert_true (press (table, GDK_KEY_Escape));
  g_assert_cmpstr (gtk_editable_get_text (adj_figure_table_get_cell (table, 2, ADJ_UNIT_HEX)), ==,
                   "3003");
  g_assert_null (stage_find_saying (battle, "four digits"));
  g_assert_false (press (table, GDK_KEY_Escape)); /* now it is the window's */

  /* One step back is one figure. */
  desk_work_undo (battle);
  g_assert_cmpint (adj_draft_get_scenario (desk_work_draft (battle))->units[2].hex, !=, 3003);
  desk_work_close (battle, window);
}

/* Closing takes the figure that is being typed. */
static void
test_close (void)
{
  AdjWindow *window = stage_open ();
  AdjChartsWindow *battle = desk_work_open_charts (window, "antietam.scenario.xml");
  g_autofree char *path =
      g_strdup (adj_own_battle_get_path (adj_charts_window_get_battle (battle)));
  AdjFigureTable *table;
  g_autoptr (AdjLoaded) loaded = NULL;

  table = stage_find (desk_work_show (battle, "units"), ADJ_TYPE_FIGURE_TABLE);
  adj_figure_table_focus (table, 1, ADJ_UNIT_STRENGTH);
  stage_settle ();
  gtk_editable_set_text (adj_figure_table_get_cell (table, 1, ADJ_UNIT_STRENGTH), "42");
  gtk_window_close (GTK_WINDOW (battle));
  wait_until (stage_find_window (ADJ_TYPE_CHARTS_WINDOW) == NULL);
  loaded = adj_library_load (path);
  g_assert_nonnull (loaded->book);
  g_assert_cmpint (loaded->book->scenario->units[1].strength, ==, 42);
  wait_until (desk_work_find_card (window, "antietam-own.scenario.xml") != NULL);
  stage_close (window);
}

/* It fits a small screen, on every page. */
static void
test_small (void)
{
  static const char *const pages[] = { "gaps",    "units", "turns",   "map",   "picture",
                                       "victory", "rules", "compare", "battle" };
  AdjWindow *window = stage_open ();
  AdjChartsWindow *battle = desk_work_open_charts (window, "fredericksburg.scenario.xml");

  adj_draft_set_turns (desk_work_draft (battle), 8);
  adj_own_battle_save (adj_charts_window_get_battle (battle));
  desk_work_assert_small (battle, pages, G_N_ELEMENTS (pages));
  desk_work_close (battle, window);
}

/* Where the titles need several lines, none of these is left with one title. */
static void
assert_even (GtkWidget *titles)
{
  guint in_line = 0;
  float line = -1;

  for (GtkWidget *title = gtk_widget_get_first_child (titles); title != NULL;
       title = gtk_widget_get_next_sibling (title))
    {
      graphene_rect_t at;

      g_assert_true (gtk_widget_compute_bounds (title, titles, &at));
      if (at.origin.y > line)
        g_assert_cmpuint (in_line, !=, 1);
      in_line = at.origin.y > line ? 1 : in_line + 1;
      line = at.origin.y;
    }
  g_assert_cmpuint (in_line, >, 1);
}

/* All titles of the pages are to be seen beside the map of a small window. */
static void
test_titles (void)
{
  AdjWindow *window = stage_open ();
  AdjChartsWindow *battle = desk_work_open_charts (window, "fredericksburg.scenario.xml");
  GtkWidget *titles = stage_find (battle, GTK_TYPE_STACK_SWITCHER);
  guint n = 0;

  assert_even (titles);
  gtk_window_set_default_size (GTK_WINDOW (battle), 800, 600);
  stage_settle ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (battle));
  for (GtkWidget *title = gtk_widget_get_first_child (titles); title != NULL;
       title = gtk_widget_get_next_sibling (title), n++)
    {
      graphene_rect_t at;

      g_assert_true (gtk_widget_compute_bounds (title, GTK_WIDGET (battle), &at));
      g_assert_cmpfloat (at.origin.x + at.size.width, <=, 800);
      g_assert_cmpfloat (at.size.width, >, 30);
    }
  g_assert_cmpuint (n, ==, 9);
  assert_even (titles);
  desk_work_close (battle, window);
}

/* A smaller map asks once about what would fall off it; that is taken back as a whole. */
static void
test_smaller (void)
{
  AdjWindow *window = stage_open ();
  AdjChartsWindow *battle = desk_work_open_charts (window, "hooker-and-lee.scenario.xml");
  GtkWidget *page = desk_work_show (battle, "map");
  GtkSpinButton *columns = stage_find (page, GTK_TYPE_SPIN_BUTTON);
  int before = adj_draft_get_scenario (desk_work_draft (battle))->map.grid.columns;

  g_assert_null (stage_find_saying (page, "Beyond the smaller map"));
  gtk_spin_button_set_value (columns, 12);
  stage_settle ();
  g_assert_nonnull (stage_find_saying (page, "Beyond the smaller map"));
  g_assert_false (adj_draft_may_undo (desk_work_draft (battle)));
  g_signal_emit_by_name (stage_find_button (page, "_Leave the Size as It Is"), "clicked");
  stage_settle ();
  g_assert_cmpint (gtk_spin_button_get_value_as_int (columns), ==, before);
  gtk_spin_button_set_value (columns, 12);
  stage_settle ();
  g_signal_emit_by_name (stage_find_button (page, "Take It _off the Map"), "clicked");
  stage_settle ();
  g_assert_cmpint (adj_draft_get_scenario (desk_work_draft (battle))->map.grid.columns, ==, 12);
  desk_work_undo (battle);
  g_assert_cmpint (adj_draft_get_scenario (desk_work_draft (battle))->map.grid.columns, ==, before);
  desk_work_close (battle, window);
}

/* ---- Copies, corrections that came later, the end ---- */

/* The battle goes on in its own file, which a copy never takes the place of. */
static void
test_copy (void)
{
  AdjWindow *window = stage_open ();
  AdjChartsWindow *charts = desk_work_open_charts (window, "shiloh.scenario.xml");
  AdjOwnBattle *battle = adj_charts_window_get_battle (charts);
  char *folder = folder_make ();
  g_autofree char *path = g_build_filename (folder, "copy.scenario.xml", NULL);
  g_autofree char *text = NULL;

  g_assert_nonnull (stage_find_button (charts, "_Save a Copy…"));
  desk_work_show (charts, "units");
  add_unit (charts, "Prentiss", 0);
  adj_charts_window_copy (charts, path);
  wait_until (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, adj_draft_get_text (desk_work_draft (charts), NULL));
  g_assert_null (stage_find_saying (charts, "The copy is not saved"));
  adj_charts_window_copy (charts, adj_own_battle_get_path (battle));
  wait_until (stage_find_saying (charts, "The copy is not saved") != NULL);
  add_unit (charts, "Hurlbut", 0); /* what is saved next says so */
  g_assert_null (stage_find_saying (charts, "The copy is not saved"));
  folder_remove (folder);
  desk_work_close (charts, window);
}

/* Charts that were begun when the frame said something else of an award. */
static void
write_older_charts (void)
{
  const AdjXmlEdit edit = { "award", 0, NULL, "points", "98" };
  g_autofree char *frame = adj_library_find_scenario ("shiloh");
  g_autofree char *own = adj_library_own_scenario ("shiloh-own");
  g_autofree char *folder = g_path_get_dirname (own);
  g_autoptr (AdjOwnCharts) charts = NULL;
  g_autofree char *text = NULL;

  g_remove (own);
  g_mkdir_with_parents (folder, 0700);
  charts = adj_own_charts_open (frame, FALSE);
  text = adj_xml_edit (adj_draft_get_text (charts->draft, NULL), &edit, 1);
  g_assert_true (g_file_set_contents (own, text, -1, NULL));
}

static int
points_of (AdjChartsWindow *charts)
{
  const AdjScenario *scenario = adj_draft_get_scenario (desk_work_draft (charts));

  return g_array_index (scenario->awards, AdjAward, 0).points;
}

static void
test_later (void)
{
  AdjWindow *window;
  AdjChartsWindow *charts;

  write_older_charts ();
  window = stage_open ();
  charts = desk_work_open_charts (window, "shiloh-own.scenario.xml");
  g_assert_cmpint (points_of (charts), ==, 98);
  stage_says (charts, "has been corrected in 1 place where you have typed nothing");
  g_signal_emit_by_name (stage_find_button (charts, "Take Them _Over"), "clicked");
  stage_settle ();
  g_assert_cmpint (points_of (charts), !=, 98);
  g_assert_null (stage_find_saying (charts, "has been corrected"));
  desk_work_undo (charts);
  g_assert_cmpint (points_of (charts), ==, 98);
  stage_says (charts, "has been corrected in 1 place");
  desk_work_close (charts, window);
}

/* Nothing is unknown: the page says so, and the battle is begun from there. */
static void
test_complete (void)
{
  AdjWindow *window = stage_open ();
  AdjChartsWindow *charts = desk_work_open_charts (window, "shiloh-own.scenario.xml");
  AdjDraft *draft = desk_work_draft (charts);
  int hex;

  g_assert_nonnull (stage_find_button (charts, "_Begin a Game"));
  g_assert_null (stage_find_saying (charts, "it is complete"));
  while (adj_draft_get_scenario (draft)->unknowns->len > 0)
    g_assert_true (adj_draft_settle (draft, 0));
  g_assert_true (adj_draft_confirm_map (draft));
  adj_own_battle_save (adj_charts_window_get_battle (charts));
  stage_settle ();
  /* who ticks off the map without having painted it is told what is left */
  g_assert_null (stage_find_saying (charts, "Complete"));
  g_assert_null (stage_find_saying (charts, "it is complete"));
  g_assert_nonnull (stage_find_button (charts, "_Begin a Game"));
  g_assert_nonnull (stage_find_saying (charts, "The terrain of 120 hexes is not known."));
  stage_press (desk_work_show (charts, "gaps"), "_Show");
  g_object_get (stage_find (charts, ADJ_TYPE_MAP_VIEW), "cursor-hex", &hex, NULL);
  g_assert_cmpint (hex, ==, 101);
  g_assert_true (adj_draft_chart (draft, "rest terrain=clear"));
  adj_own_battle_save (adj_charts_window_get_battle (charts));
  stage_settle ();
  g_assert_null (stage_find_saying (charts, "The terrain of"));
  stage_says (charts, "Complete");
  stage_says (charts, "Nothing of this battle is unknown any more: it is complete.");
  g_assert_nonnull (stage_find_button (charts, "_Begin the Battle"));
  g_assert_null (stage_find_saying (charts, "To be read off"));
  g_signal_emit_by_name (stage_find_button (charts, "Begin the Battle"), "clicked");
  wait_until (adj_window_get_session (window) != NULL);
  stage_settle ();
  g_assert_cmpstr (adj_session_book (adj_window_get_session (window))->scenario->id, ==,
                   "shiloh-own");
  stage_close (window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  g_test_add_func ("/app/charts-window/journey", test_journey);
  g_test_add_func ("/app/charts-window/keys", test_keys);
  g_test_add_func ("/app/charts-window/close", test_close);
  g_test_add_func ("/app/charts-window/small", test_small);
  g_test_add_func ("/app/charts-window/titles", test_titles);
  g_test_add_func ("/app/charts-window/smaller", test_smaller);
  g_test_add_func ("/app/charts-window/copy", test_copy);
  g_test_add_func ("/app/charts-window/later", test_later);
  g_test_add_func ("/app/charts-window/complete", test_complete);
  return g_test_run ();
}
