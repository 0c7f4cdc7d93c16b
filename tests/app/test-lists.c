/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <gtk/gtk.h>
#include <string.h>

#include "app/arrivals/arrivals-panel.h"
#include "app/arrivals/set-up-panel.h"
#include "app/board/find-bar.h"
#include "app/desktop/looks.h"
#include "app/desktop/touch.h"
#include "app/log/log-panel.h"
#include "app/widgets/flow-cell.h"
#include "app/widgets/list-row.h"
#include "app/widgets/prose.h"
#include "battle.h"
#include "folder.h"

/* A panel in a window, with a session. */
typedef struct
{
  AdjSession *session;
  GtkWidget *window;
  GtkWidget *panel;
} Stage;

static void
wait_for_frames (GtkWidget *widget)
{
  gtk_widget_queue_draw (widget);
  gtk_test_widget_wait_for_draw (widget);
  gtk_widget_queue_draw (widget);
  gtk_test_widget_wait_for_draw (widget);
}

static Stage
raise_curtain (AdjSession *session, GType type)
{
  Stage stage = { session, gtk_window_new (), g_object_new (type, "session", session, NULL) };

  gtk_window_set_default_size (GTK_WINDOW (stage.window), 360, 600);
  gtk_window_set_child (GTK_WINDOW (stage.window), stage.panel);
  gtk_window_present (GTK_WINDOW (stage.window));
  wait_for_frames (stage.window);
  return stage;
}

static void
drop_curtain (Stage *stage)
{
  gtk_window_destroy (GTK_WINDOW (stage->window));
  g_assert_finalize_object (stage->session);
}

/* The first of that type inside. */
static GtkWidget *
find_inside (GtkWidget *widget, GType type)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (child, type) && gtk_widget_get_visible (child)
                             ? child
                             : find_inside (child, type);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* The last thing in a panel; a drop-down above has a list view of its own. */
static GtkListView *
view_of (const Stage *stage)
{
  GtkWidget *box = gtk_widget_get_first_child (stage->panel);

  return GTK_LIST_VIEW (find_inside (gtk_widget_get_last_child (box), GTK_TYPE_LIST_VIEW));
}

static guint
count_rows (const Stage *stage)
{
  return g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (view_of (stage))));
}

/* The row on the screen that shows that place; NULL if it is out of sight. */
static GtkWidget *
row_at (const Stage *stage, guint position)
{
  for (GtkWidget *place = gtk_widget_get_first_child (GTK_WIDGET (view_of (stage))); place != NULL;
       place = gtk_widget_get_next_sibling (place))
    {
      GtkWidget *row = gtk_widget_get_first_child (place);

      if (row != NULL && adj_list_row_get_position (ADJ_LIST_ROW (row)) == position)
        return row;
    }
  return NULL;
}

/* The words of a screen reader when the row has the focus. */
static void
assert_row_label (const Stage *stage, guint position, const char *label)
{
  GtkWidget *row = row_at (stage, position);

  g_assert_nonnull (row);
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL, label);
  gtk_test_accessible_assert_property (gtk_widget_get_parent (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       label);
}

static void
choose_row (const Stage *stage, guint position)
{
  g_signal_emit_by_name (view_of (stage), "activate", position);
}

/* With its border, as a finger meets it. */
static void
assert_touchable (GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, widget, &bounds));
  g_assert_cmpfloat (bounds.size.width, >=, 44);
  g_assert_cmpfloat (bounds.size.height, >=, 44);
}

static AdjHexId
hex_of (AdjSession *session, const char *unit)
{
  AdjHex hex = adj_session_true_table (session)->units[battle_unit (session, unit)].hex;

  return hex == ADJ_NO_HEX ? 0 : adj_session_book (session)->hexes[hex].id;
}

/* ---- Reinforcements ---- */

static void
test_arrivals (void)
{
  AdjSession *session = battle_new ();
  Stage stage;
  GtkWidget *button;

  battle_go_to_turn (session, 2);
  stage = raise_curtain (session, ADJ_TYPE_ARRIVALS_PANEL);
  assert_row_label (&stage, 0, "1/2/XIV, Infantry 5 · pays 1 MP, 5 left");
  button = find_inside (row_at (&stage, 0), GTK_TYPE_BUTTON);
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Enter 1/2/XIV at 0728");
  assert_touchable (button);

  choose_row (&stage, 2);
  g_assert_true (
      adj_picks_has_unit (adj_session_get_picks (session), battle_unit (session, "3/2/xiv")));
  assert_row_label (&stage, 2, "3/2/XIV, Infantry 5 · pays 3 MP, 3 left, picked");
  choose_row (&stage, 2);
  g_assert_cmpuint (adj_session_get_picks (session)->n_units, ==, 0);

  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpint (hex_of (session, "1/2/xiv"), ==, 728);
  assert_row_label (&stage, 0, "2/2/XIV, Infantry 4 · pays 2 MP, 4 left");
  g_assert_true (gtk_widget_activate_action (stage.panel, "arrivals.enter", "(ii)",
                                             battle_unit (session, "2/2/xiv"), 1027));
  g_assert_cmpint (hex_of (session, "2/2/xiv"), ==, 1027);
  g_assert_true (gtk_widget_activate_action (stage.panel, "arrivals.enter-all", NULL));
  /* Both entry hexes are taken: who has nothing left to go on with has to stay out. */
  g_assert_cmpuint (adj_session_get_answers (session)->len, ==, 3);

  /* The past cannot be played. */
  adj_session_look_at (session, 5);
  g_assert_false (gtk_widget_get_sensitive (find_inside (row_at (&stage, 0), GTK_TYPE_BUTTON)));
  drop_curtain (&stage);
}

/* ---- Log ---- */

static void
play_many (AdjSession *session)
{
  for (int i = 0; i < 60; i++)
    battle_play (session, i % 2 == 0 ? "move wilder n!" : "move wilder s!");
}

static void
test_log (void)
{
  AdjSession *session = battle_new ();
  Stage stage;

  play_many (session);
  stage = raise_curtain (session, ADJ_TYPE_LOG_PANEL);
  g_assert_cmpuint (count_rows (&stage), ==, 60);
  /* The last order is in sight, and stays so. */
  wait_until (row_at (&stage, 59) != NULL);
  battle_play (session, "note the fog lifts");
  wait_until (row_at (&stage, 60) != NULL);
  assert_row_label (&stage, 60, "61. Note: the fog lifts");

  choose_row (&stage, 58);
  g_assert_cmpuint (adj_session_get_step (session), ==, 59);
  g_assert_false (adj_session_is_now (session));
  choose_row (&stage, 60);
  g_assert_true (adj_session_is_now (session));
  choose_row (&stage, 0);
  wait_until (row_at (&stage, 0) != NULL);
  adj_session_look_now (session);
  drop_curtain (&stage);
}

static void
test_log_filters (void)
{
  AdjSession *session = battle_new ();
  Stage stage;
  GtkWidget *text, *sort, *struck;

  battle_play (session, "move 3/1/xiv 1619; move wilder n");
  battle_play (session, "undo");
  stage = raise_curtain (session, ADJ_TYPE_LOG_PANEL);
  text = gtk_widget_get_next_sibling (
      gtk_widget_get_first_child (gtk_widget_get_first_child (stage.panel)));
  sort = find_inside (stage.panel, GTK_TYPE_DROP_DOWN);
  struck =
      find_inside (gtk_widget_get_next_sibling (gtk_widget_get_ancestor (sort, ADJ_TYPE_FLOW_CELL)),
                   GTK_TYPE_TOGGLE_BUTTON);
  gtk_test_accessible_assert_property (sort, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Which orders are shown");
  g_assert_cmpuint (count_rows (&stage), ==, 1);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (struck), TRUE);
  g_assert_cmpuint (count_rows (&stage), ==, 2);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (sort), 4);
  g_assert_cmpuint (count_rows (&stage), ==, 0);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (sort), 0);
  gtk_editable_set_text (GTK_EDITABLE (text), "wilder");
  wait_until (count_rows (&stage) == 1);
  /* An order that no longer holds leads nowhere. */
  choose_row (&stage, 0);
  g_assert_true (adj_session_is_now (session));
  drop_curtain (&stage);
}

/* ---- Set-up ---- */

static void
test_set_up (void)
{
  AdjSession *session = battle_new ();
  Stage stage = raise_curtain (session, ADJ_TYPE_SET_UP_PANEL);
  GtkWidget *tick = find_inside (row_at (&stage, 0), GTK_TYPE_CHECK_BUTTON);

  assert_row_label (&stage, 0, "0302: 1/1/Res, Infantry 6. to be placed");
  assert_touchable (tick);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (tick), TRUE);
  assert_row_label (&stage, 0, "0302: 1/1/Res, Infantry 6. placed");
  gtk_test_accessible_assert_property (tick, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "0302: 1/1/Res, Infantry 6. placed");

  /* The next one that is not ticked is picked, and its box has the focus. */
  g_assert_true (gtk_widget_activate_action (stage.panel, "set-up.next", NULL));
  wait_until (gtk_root_get_focus (GTK_ROOT (stage.window)) ==
              find_inside (row_at (&stage, 1), GTK_TYPE_CHECK_BUTTON));
  g_assert_cmpuint (adj_session_get_picks (session)->n_units, ==, 1);
  for (guint i = 0; i < count_rows (&stage) - 1; i++)
    g_assert_true (gtk_widget_activate_action (stage.panel, "set-up.tick", "(ub)", i, TRUE));
  g_assert_true (gtk_widget_activate_action (stage.panel, "set-up.next", NULL));
  wait_until (row_at (&stage, count_rows (&stage) - 1) != NULL);
  g_assert_true (gtk_widget_activate_action (stage.panel, "set-up.clear", NULL));
  g_assert_false (gtk_check_button_get_active (GTK_CHECK_BUTTON (
      find_inside (row_at (&stage, count_rows (&stage) - 1), GTK_TYPE_CHECK_BUTTON))));
  choose_row (&stage, 0);
  g_assert_true (
      adj_picks_has_unit (adj_session_get_picks (session), battle_unit (session, "1/1/res")));
  drop_curtain (&stage);
}

/* ---- Find ---- */

static void
on_found (AdjFindBar *bar, guint hex, guint *found)
{
  *found = hex;
}

static void
test_find (void)
{
  AdjSession *session = battle_new ();
  Stage stage = raise_curtain (session, ADJ_TYPE_FIND_BAR);
  AdjFindBar *bar = ADJ_FIND_BAR (stage.panel);
  GtkWidget *text = find_inside (stage.panel, GTK_TYPE_SEARCH_ENTRY);
  GtkWidget *more =
      GTK_WIDGET (gtk_widget_get_template_child (stage.panel, ADJ_TYPE_FIND_BAR, "more"));
  guint found = 0;
  GtkListBox *list;

  g_signal_connect (bar, "found", G_CALLBACK (on_found), &found);
  g_assert_false (gtk_widget_get_visible (stage.panel));
  adj_find_bar_open (bar);
  gtk_editable_set_text (GTK_EDITABLE (text), "xiv art");
  g_signal_emit_by_name (text, "activate");
  g_assert_cmpuint (found, ==, 0);
  gtk_editable_set_text (GTK_EDITABLE (text), "1/xiv");
  list = GTK_LIST_BOX (find_inside (stage.panel, GTK_TYPE_LIST_BOX));
  gtk_test_accessible_assert_property (gtk_list_box_get_row_at_index (list, 0),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "1/1/XIV: 1317 · Union · Infantry 5");
  g_signal_emit_by_name (text, "activate");
  g_assert_cmpint (adj_session_book (session)->hexes[found].id, ==, 1317);
  g_signal_emit_by_name (list, "row-activated", gtk_list_box_get_row_at_index (list, 2));
  g_assert_cmpint (adj_session_book (session)->hexes[found].id, ==, 1318);
  /* A hit found follows the board. */
  battle_play (session, "move 1/1/xiv 1418");
  gtk_test_accessible_assert_property (gtk_list_box_get_row_at_index (list, 0),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "1/1/XIV: 1418 · Union · Infantry 5");
  gtk_editable_set_text (GTK_EDITABLE (text), "13");
  g_assert_true (gtk_widget_get_visible (more));
  gtk_editable_set_text (GTK_EDITABLE (text), "1/xiv");
  g_assert_false (gtk_widget_get_visible (more));
  g_signal_emit_by_name (text, "stop-search");
  g_assert_false (gtk_widget_get_visible (stage.panel));
  drop_curtain (&stage);
}

/* ---- Running text ---- */

static int
least (GtkWidget *widget, GtkOrientation orientation, int for_size)
{
  int minimum;

  gtk_widget_measure (widget, orientation, for_size, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* The text matters for its height only, which is as its width has it. */
static void
test_prose (void)
{
  AdjProse *prose = g_object_new (ADJ_TYPE_PROSE, NULL);
  GtkWidget *widget = GTK_WIDGET (g_object_ref_sink (prose));
  const char *text = "3/1/XIV and 1/1/XIV attack 1620 1-1, die 5: Ar, attacker retreats";
  int width = least (widget, GTK_ORIENTATION_HORIZONTAL, -1);
  int line = least (widget, GTK_ORIENTATION_VERTICAL, 1000);

  adj_prose_set_text (prose, text);
  g_assert_cmpstr (adj_prose_get_text (prose), ==, text);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (prose), GTK_ACCESSIBLE_PROPERTY_LABEL, text);
  g_assert_cmpint (least (widget, GTK_ORIENTATION_HORIZONTAL, -1), ==, width);
  g_assert_cmpint (least (widget, GTK_ORIENTATION_VERTICAL, 1000), ==, line);
  g_assert_cmpint (least (widget, GTK_ORIENTATION_VERTICAL, 300), >, line);
  g_assert_cmpint (least (widget, GTK_ORIENTATION_VERTICAL, 150), >,
                   least (widget, GTK_ORIENTATION_VERTICAL, 300));
  adj_prose_set_text (prose, "3/1/XIV stays");
  g_assert_cmpint (least (widget, GTK_ORIENTATION_VERTICAL, 300), ==, line);
  g_object_unref (prose);
}

/* A figure is not torn from its unit: as if there were no space at all to break the line at. */
static void
test_prose_keeps_together (void)
{
  AdjProse *torn = g_object_ref_sink (g_object_new (ADJ_TYPE_PROSE, NULL));
  AdjProse *whole = g_object_ref_sink (g_object_new (ADJ_TYPE_PROSE, NULL));

  adj_prose_set_text (torn, "x x (6 MP) x x (66 MP) x x (666 MP) x x x (Y 11.42) x x (1/3 MP) x x");
  adj_prose_set_text (whole, "x x (6\302\240MP) x x (66\302\240MP) x x (666\302\240MP) x x x "
                             "(Y\302\24011.42) x x (1/3\302\240MP) x x");
  for (int width = 120; width < 400; width++)
    g_assert_cmpint (least (GTK_WIDGET (torn), GTK_ORIENTATION_VERTICAL, width), ==,
                     least (GTK_WIDGET (whole), GTK_ORIENTATION_VERTICAL, width));
  g_object_unref (torn);
  g_object_unref (whole);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  adj_touch_watch ();
  adj_touch_take (TRUE);
  g_test_add_func ("/app/lists/arrivals", test_arrivals);
  g_test_add_func ("/app/lists/log", test_log);
  g_test_add_func ("/app/lists/log-filters", test_log_filters);
  g_test_add_func ("/app/lists/set-up", test_set_up);
  g_test_add_func ("/app/lists/find", test_find);
  g_test_add_func ("/app/lists/prose", test_prose);
  g_test_add_func ("/app/lists/prose/keeps-together", test_prose_keeps_together);
  return g_test_run ();
}
