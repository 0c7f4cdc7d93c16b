/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board.h"
#include "app/turns/order-line.h"
#include "app/window/game-page.h"
#include "app/window/what-if-bar.h"
#include "stage.h"

/* The scratch table in a real window. */

static gboolean
tries (AdjWindow *window)
{
  return adj_session_get_origin (adj_window_get_session (window)) != NULL;
}

static void
act (AdjWindow *window, const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (window), action, NULL);
  stage_settle ();
}

static AdjSession *
begin_trying (AdjWindow *window)
{
  act (window, "what-if.try");
  g_assert_true (tries (window));
  return adj_window_get_session (window);
}

static gboolean
press_escape (gpointer widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GListModel) shortcuts = g_list_model_get_item (controllers, i);

      if (!GTK_IS_SHORTCUT_CONTROLLER (shortcuts))
        continue;
      for (guint k = 0; k < g_list_model_get_n_items (shortcuts); k++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (shortcuts, k);
          GtkShortcutTrigger *trigger = gtk_shortcut_get_trigger (shortcut);

          if (GTK_IS_KEYVAL_TRIGGER (trigger) &&
              gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)) == GDK_KEY_Escape &&
              gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, widget, NULL))
            return TRUE;
        }
    }
  return FALSE;
}

/* Everything in the window is on the scratch table, marked, and back again. */
static void
test_there_and_back (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);
  AdjSession *what_if;

  what_if = begin_trying (window);
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (window), "what-if"));
  g_assert_nonnull (stage_find_saying (window, "What if: nothing here is recorded"));
  g_assert_nonnull (stage_find_saying (window, "What if: Turn 1"));
  stage_order (window, "move 3/1/xiv 1619");
  g_assert_nonnull (stage_find_saying (window, "1 order tried"));
  g_assert_cmpint (stage_hex (what_if, "3/1/xiv"), ==, 1619);
  g_assert_cmpint (stage_hex (session, "3/1/xiv"), ==, 1318);
  act (window, "win.undo");
  g_assert_cmpint (stage_hex (what_if, "3/1/xiv"), ==, 1318);
  act (window, "what-if.try"); /* nothing would be lost */
  g_assert_true (adj_window_get_session (window) == session);
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (window), "what-if"));
  wait_until (stage_find_saying (window, "nothing here is recorded") == NULL);
  stage_close (window);
}

/* The map stays where it was: the same table is looked at. */
static void
test_the_map_stays (void)
{
  AdjWindow *window = stage_open ();
  AdjMapView *map;
  int before, after;

  stage_begin (window);
  map = stage_find (window, ADJ_TYPE_MAP_VIEW);
  gtk_widget_activate_action (GTK_WIDGET (map), "map.step", "(ii)", 1, 1);
  g_object_get (map, "cursor-hex", &before, NULL);
  begin_trying (window);
  g_object_get (map, "cursor-hex", &after, NULL);
  g_assert_cmpint (after, ==, before);
  gtk_widget_activate_action (GTK_WIDGET (map), "map.step", "(ii)", 1, 0);
  g_object_get (map, "cursor-hex", &before, NULL);
  act (window, "what-if.drop");
  g_object_get (map, "cursor-hex", &after, NULL);
  g_assert_cmpint (after, ==, before);
  stage_close (window);
}

static void
leave (AdjWindow *window, const char *way)
{
  if (g_str_equal (way, "escape"))
    g_assert_true (press_escape (window));
  else
    act (window, way);
}

/* Orders tried are not lost by one key. */
static void
test_leaves_at_the_second_time (void)
{
  static const char *const ways[] = { "escape", "what-if.try", "win.start", "window.close" };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      AdjWindow *window = stage_open ();
      AdjWindow *watched = NULL;

      stage_begin (window);
      begin_trying (window);
      stage_order (window, "move 3/1/xiv 1619");
      g_set_weak_pointer (&watched, window);
      leave (window, ways[i]);
      g_assert_true (tries (window));
      g_assert_nonnull (stage_find_saying (window, "Once more leaves without them"));

      /* who plays on has thought better of it */
      stage_order (window, "move wilder n");
      g_assert_null (stage_find_saying (window, "Once more leaves without them"));
      leave (window, ways[i]);
      leave (window, ways[i]);
      if (i < 2)
        g_assert_false (tries (window));
      else if (i == 2)
        g_assert_null (adj_window_get_session (window));
      if (i < 3)
        stage_close (window);
      g_assert_null (watched);
    }
}

/* First what is picked and typed, then the table. */
static void
test_escape_drops_the_picks_first (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *what_if;
  AdjPicks picks = { .n_units = 1, .units = { 3 } };
  AdjBoard *board;

  stage_begin (window);
  what_if = begin_trying (window);
  board = stage_find (window, ADJ_TYPE_BOARD);
  adj_session_set_picks (what_if, &picks);
  g_assert_true (press_escape (board));
  g_assert_cmpuint (adj_session_get_picks (what_if)->n_units, ==, 0);
  g_assert_true (tries (window));
  gtk_widget_grab_focus (GTK_WIDGET (board));
  g_assert_false (press_escape (board)); /* the window's turn */
  g_assert_false (press_escape (stage_find (window, ADJ_TYPE_GAME_PAGE)));
  g_assert_true (press_escape (window));
  g_assert_false (tries (window));
  g_assert_false (press_escape (window)); /* in a game it is nobody's */
  stage_close (window);
}

static void
test_keep (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);

  begin_trying (window);
  g_assert_false (gtk_widget_get_sensitive (stage_find_button (window, "Keep in the Game")));
  stage_order (window, "move 3/1/xiv 1619");
  stage_order (window, "next");
  stage_order (window, "attack 1620 1720 from 3/1/xiv die 4");
  g_signal_emit_by_name (stage_find_button (window, "Keep in the Game"), "clicked");
  stage_settle ();
  g_assert_true (adj_window_get_session (window) == session);
  g_assert_nonnull (stage_find_saying (window, "2 orders kept, up to"));
  g_assert_cmpint (stage_hex (session, "3/1/xiv"), ==, 1619);
  g_assert_true (adj_session_finish (session));
  stage_close (window);
}

static void
test_drop (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);

  begin_trying (window);
  stage_order (window, "move 3/1/xiv 1619");
  g_signal_emit_by_name (stage_find_button (window, "Drop"), "clicked");
  stage_settle ();
  g_assert_true (adj_window_get_session (window) == session);
  g_assert_cmpint (stage_hex (session, "3/1/xiv"), ==, 1318);
  stage_close (window);
}

/* In table mode the stripes stand above the large letters, too. */
static void
test_in_table_mode (void)
{
  AdjWindow *window = stage_open ();

  stage_begin (window);
  act (window, "win.table-mode");
  begin_trying (window);
  wait_until (stage_find_saying (window, "What if: nothing here is recorded") != NULL);
  g_assert_true (gtk_widget_get_mapped (stage_find_button (window, "Drop")));
  act (window, "what-if.drop");
  act (window, "win.table-mode");
  stage_close (window);
}

/* The curtain: what is tried goes, before the other player comes. */
static void
test_curtain (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);

  stage_order (window, "option limited-intelligence");
  act (window, "what-if.try");
  g_assert_false (tries (window)); /* not behind it */
  adj_session_lift_curtain (session, ADJ_EYES_FIRST);
  stage_settle ();
  begin_trying (window);
  stage_order (window, "move 3/1/xiv 1619");
  act (window, "win.curtain");
  g_assert_true (adj_window_get_session (window) == session);
  g_assert_true (adj_session_is_covered (session));
  g_assert_cmpint (adj_session_view (session).eyes, ==, ADJ_EYES_PUBLIC);
  stage_close (window);
}

/* There is nothing to try without a game, and no copy or paper of what is not recorded. */
static void
test_actions (void)
{
  AdjWindow *window = stage_open ();
  GListModel *windows = gtk_window_get_toplevels ();
  guint n_windows;

  act (window, "what-if.try");
  g_assert_null (adj_window_get_session (window));
  act (window, "what-if.keep");
  act (window, "what-if.drop");
  stage_begin (window);
  act (window, "what-if.keep");
  act (window, "what-if.drop");
  begin_trying (window);
  n_windows = g_list_model_get_n_items (windows);
  act (window, "win.print");
  act (window, "win.save-copy");
  g_assert_cmpuint (g_list_model_get_n_items (windows), ==, n_windows);
  g_assert_true (tries (window));
  stage_close (window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/what-if-bar/there-and-back", test_there_and_back);
  g_test_add_func ("/app/what-if-bar/the-map-stays", test_the_map_stays);
  g_test_add_func ("/app/what-if-bar/leaves-at-the-second-time", test_leaves_at_the_second_time);
  g_test_add_func ("/app/what-if-bar/escape-drops-the-picks-first",
                   test_escape_drops_the_picks_first);
  g_test_add_func ("/app/what-if-bar/keep", test_keep);
  g_test_add_func ("/app/what-if-bar/drop", test_drop);
  g_test_add_func ("/app/what-if-bar/table-mode", test_in_table_mode);
  g_test_add_func ("/app/what-if-bar/curtain", test_curtain);
  g_test_add_func ("/app/what-if-bar/actions", test_actions);
  return g_test_run ();
}
