/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/desktop/looks.h"
#include "app/roster/roster-panel.h"
#include "app/window/game-page.h"
#include "stage.h"

/* The state and deeds of a unit, put right in its own row of the roster. */

static AdjRosterPanel *
open_roster (AdjWindow *window)
{
  g_object_set (stage_find (window, ADJ_TYPE_GAME_PAGE), "panel", "roster", NULL);
  stage_settle ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  return stage_find (window, ADJ_TYPE_ROSTER_PANEL);
}

/* The widget of that type in the row of a unit. */
static GtkWidget *
in_row (GtkWidget *widget, GType type, const char *name)
{
  if (g_type_is_a (G_OBJECT_TYPE (widget), type) && gtk_widget_get_mapped (widget))
    {
      g_autofree char *wrong = gtk_test_accessible_check_property (
          GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name);

      if (wrong == NULL)
        return widget;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = in_row (child, type, name);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* Nobody has to scroll sideways for what can be altered. */
static void
test_width (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);
  AdjRosterPanel *panel = open_roster (window);
  GtkWidget *view = stage_find (panel, GTK_TYPE_COLUMN_VIEW);
  GtkWidget *button;
  graphene_rect_t bounds;

  g_assert_true (adj_session_submit (session, "move 3/1/xiv 1619"));
  stage_settle ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  button = in_row (GTK_WIDGET (panel), GTK_TYPE_MENU_BUTTON, "State of 3/1/XIV");
  g_assert_nonnull (button);
  g_assert_true (gtk_widget_compute_bounds (button, view, &bounds));
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (view));
  stage_close (window);
}

static void
find_cut_off (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget))
    g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_cut_off (child);
}

/* At its own width all of a row is to be read, and the side is told. */
static void
test_whole (void)
{
  AdjWindow *window = stage_open ();
  AdjRosterPanel *panel;
  GtkWidget *view, *list;

  stage_begin (window);
  panel = open_roster (window);
  view = stage_find (panel, GTK_TYPE_COLUMN_VIEW);
  list = gtk_widget_get_last_child (view);
  find_cut_off (list);
  g_assert_cmpfloat (
      gtk_adjustment_get_upper (gtk_scrollable_get_hadjustment (GTK_SCROLLABLE (view))), <=,
      gtk_widget_get_width (view));
  stage_says (panel, "1/2 Cavalry");
  stage_says (panel, "Union, Cavalry");
  stage_close (window);
}

/* They are out of the game: nothing to tick, and no strength. */
static void
test_dead (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);
  AdjRosterPanel *panel = open_roster (window);
  GtkWidget *check = in_row (GTK_WIDGET (panel), GTK_TYPE_CHECK_BUTTON, "3/1/XIV is effective");

  stage_says (panel, "86 units, 372 strength points");
  g_assert_true (adj_session_submit (session, "eliminate 3/1/xiv"));
  stage_settle ();
  g_assert_false (gtk_widget_get_visible (check));
  stage_says (panel, "85 units, 367 strength points · 1 is out of the game");
  stage_close (window);
}

static gboolean
is_ineffective (AdjSession *session, const char *unit)
{
  int index = adj_scenario_unit (adj_session_book (session)->scenario, unit);

  return adj_table_has (adj_session_true_table (session), index, ADJ_FACT_INEFFECTIVE);
}

static void
test_tick (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);
  AdjRosterPanel *panel = open_roster (window);
  GtkWidget *check = in_row (GTK_WIDGET (panel), GTK_TYPE_CHECK_BUTTON, "3/1/XIV is effective");

  g_assert_nonnull (check);
  g_assert_true (gtk_check_button_get_active (GTK_CHECK_BUTTON (check)));
  gtk_widget_activate (check);
  stage_settle ();
  g_assert_true (is_ineffective (session, "3/1/xiv"));
  g_assert_false (gtk_check_button_get_active (GTK_CHECK_BUTTON (check)));
  g_assert_cmpint (adj_session_get_picks (session)->n_units, ==, 0);
  adj_session_undo (session);
  stage_settle ();
  g_assert_true (gtk_check_button_get_active (GTK_CHECK_BUTTON (check)));
  stage_close (window);
}

static void
test_menu (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);
  AdjRosterPanel *panel = open_roster (window);
  GtkWidget *button = in_row (GTK_WIDGET (panel), GTK_TYPE_MENU_BUTTON, "State of 3/1/XIV");
  g_autofree char *label = NULL;
  g_autoptr (GVariant) choice = NULL;
  g_autoptr (GMenuModel) statuses = NULL;

  g_assert_nonnull (button);
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  statuses = g_menu_model_get_item_link (gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (button)),
                                         0, G_MENU_LINK_SECTION);
  g_assert_true (
      g_menu_model_get_item_attribute (statuses, 1, G_MENU_ATTRIBUTE_LABEL, "s", &label));
  g_assert_cmpstr (label, ==, "3/1/XIV: ineffective");
  choice = g_menu_model_get_item_attribute_value (statuses, 1, G_MENU_ATTRIBUTE_TARGET, NULL);
  gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
  gtk_widget_activate_action_variant (button, "roster.order", choice);
  stage_settle ();
  g_assert_true (is_ineffective (session, "3/1/xiv"));
  stage_close (window);
}

/* A player who looks back changes nothing. */
static void
test_looking_back (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);
  AdjRosterPanel *panel = open_roster (window);
  GtkWidget *check = in_row (GTK_WIDGET (panel), GTK_TYPE_CHECK_BUTTON, "3/1/XIV is effective");

  g_assert_true (adj_session_submit (session, "move 3/1/xiv 1619"));
  g_assert_true (gtk_widget_is_sensitive (check));
  adj_session_look_at (session, 0);
  stage_settle ();
  g_assert_false (gtk_widget_is_sensitive (check));
  adj_session_look_now (session);
  stage_settle ();
  g_assert_true (gtk_widget_is_sensitive (check));
  stage_close (window);
}

/* Of more units than an order takes none is left out without a word. */
static void
test_all (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);
  AdjRosterPanel *panel = open_roster (window);
  GtkColumnView *view = stage_find (panel, GTK_TYPE_COLUMN_VIEW);
  GtkSelectionModel *rows = gtk_column_view_get_model (view);
  g_autoptr (GtkBitset) selected = NULL;
  const AdjAnswer *said;

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (rows)), >, ADJ_MAX_BATTLE_UNITS);
  gtk_selection_model_select_all (rows);
  g_assert_cmpuint (adj_session_get_picks (session)->n_units, ==, ADJ_MAX_BATTLE_UNITS);
  selected = gtk_selection_model_get_selection (rows);
  g_assert_cmpuint (gtk_bitset_get_size (selected), ==, ADJ_MAX_BATTLE_UNITS);
  g_assert_cmpuint (adj_session_get_answers (session)->len, ==, 1);
  said = g_ptr_array_index (adj_session_get_answers (session), 0);
  g_assert_nonnull (strstr (said->error, "at most 64 units"));
  gtk_selection_model_unselect_all (rows);
  gtk_selection_model_select_item (rows, 3, TRUE);
  g_assert_cmpuint (adj_session_get_picks (session)->n_units, ==, 1);
  stage_close (window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  g_test_add_func ("/app/roster-panel/tick", test_tick);
  g_test_add_func ("/app/roster-panel/width", test_width);
  g_test_add_func ("/app/roster-panel/all", test_all);
  g_test_add_func ("/app/roster-panel/whole", test_whole);
  g_test_add_func ("/app/roster-panel/dead", test_dead);
  g_test_add_func ("/app/roster-panel/menu", test_menu);
  g_test_add_func ("/app/roster-panel/looking-back", test_looking_back);
  return g_test_run ();
}
