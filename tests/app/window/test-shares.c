/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "app/board/board.h"
#include "app/combat/combat-panel.h"
#include "app/desktop/looks.h"
#include "app/desktop/settings.h"
#include "app/map/map-view.h"
#include "app/turns/turn-record.h"
#include "app/widgets/side-column.h"
#include "app/window/game-page.h"
#include "stage.h"

/* How much of the window the map has, and what folds away to leave it that. */

typedef enum
{
  NOTHING_OPEN,
  RECORD_OPEN,
  PANEL_OPEN,
  BOTH_OPEN,
  N_STATES,
} State;

static AdjWindow *
open_at (int width, int height)
{
  AdjWindow *window;

  g_settings_set (adj_settings (), "window-size", "(ii)", width, height);
  window = stage_open ();
  stage_begin (window);
  return window;
}

static void
close_it (AdjWindow *window)
{
  stage_close (window);
  g_settings_reset (adj_settings (), "window-size");
  g_settings_reset (adj_settings (), "panel");
  g_settings_reset (adj_settings (), "show-record");
}

static void
do_it (AdjWindow *window, const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (window), action, NULL);
  stage_settle ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
}

static void
open_panel (AdjWindow *window, const char *name)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.panel", "s", name);
  stage_settle ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
}

static int
width_of (AdjWindow *window, GType type)
{
  GtkWidget *widget = stage_find (window, type);

  return gtk_widget_get_mapped (widget) ? gtk_widget_get_width (widget) : 0;
}

static gboolean
sees (AdjWindow *window, GType type)
{
  return gtk_widget_get_mapped (stage_find (window, type));
}

/* ---- The table ---- */

/* In percent of the window's width, which is all that lies below the title bar. */
static int
share (AdjWindow *window)
{
  return (100 * width_of (window, ADJ_TYPE_BOARD) + 50) / width_of (window, ADJ_TYPE_GAME_PAGE);
}

static void
bring_to (AdjWindow *window, State state)
{
  gboolean record = state == RECORD_OPEN || state == BOTH_OPEN;

  open_panel (window, state == PANEL_OPEN || state == BOTH_OPEN ? "combat" : "");
  if (sees (window, ADJ_TYPE_TURN_RECORD) != record)
    do_it (window, "win.show-record");
  g_assert_cmpint (sees (window, ADJ_TYPE_TURN_RECORD), ==, record);
}

static int
figure (char *text)
{
  gint64 number;

  g_assert_true (g_ascii_string_to_signed (g_strstrip (text), 10, 0, G_MAXINT, &number, NULL));
  return (int) number;
}

/* "| 1280 × 800 | 94 % | 67 % | 67 % | – |": a dash where there is no such state. */
static void
check_row (const char *row)
{
  g_auto (GStrv) cells = g_strsplit (row, "|", -1);
  g_auto (GStrv) size = g_strsplit (cells[1], "×", 2);
  int width = figure (size[0]);
  int height = figure (size[1]);
  AdjWindow *window = open_at (width, height);

  for (State state = 0; state < N_STATES; state++)
    {
      g_auto (GStrv) told = g_strsplit (cells[2 + state], "%", 2);

      if (told[1] == NULL)
        continue;
      bring_to (window, state);
      g_test_message ("%d x %d, state %d: %d %%, told are %s %%", width, height, (int) state,
                      share (window), told[0]);
      g_assert_cmpint (ABS (share (window) - figure (told[0])), <=, 1);
      if (width >= 1900)
        g_assert_cmpint (share (window), >=, 75);
      else if (width >= 1200)
        g_assert_cmpint (share (window), >=, 65);
      else
        g_assert_cmpint (width_of (window, ADJ_TYPE_BOARD), >=, 400);
    }
  close_it (window);
}

/* What docs/architecture.md tells of the map's share is so. */
static void
test_table (void)
{
  g_autofree char *path =
      g_build_filename (g_getenv ("ADJUTANT_DATA_DIR"), "..", "docs", "architecture.md", NULL);
  g_autofree char *text = NULL;
  const char *row;
  int n = 0;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  row = strstr (text, "| window | ");
  g_assert_nonnull (row);
  row = strchr (strchr (row, '\n') + 1, '\n') + 1;
  for (; *row == '|'; row = strchr (row, '\n') + 1, n++)
    {
      g_autofree char *line = g_strndup (row, (gsize) (strchr (row, '\n') - row));

      check_row (line);
    }
  g_assert_cmpint (n, ==, 3);
}

/* ---- One width ---- */

/* So the map does not jump from one to the next. */
static void
test_one_width (void)
{
  static const char *const panels[] = { "arrivals", "initiative", "command", "roster",   "victory",
                                        "log",      "set-up",     "combat",  "read-back" };
  AdjWindow *window = open_at (1280, 800);
  int board = 0;

  adj_session_submit (adj_window_get_session (window),
                      "option variable-initiative; move 3/1/xiv 1619; next!; "
                      "attack 1620 1720 from 3/1/xiv");
  for (guint i = 0; i < G_N_ELEMENTS (panels); i++)
    {
      open_panel (window, panels[i]);
      g_test_message ("%s: %d", panels[i], width_of (window, ADJ_TYPE_SIDE_COLUMN));
      if (board == 0)
        board = width_of (window, ADJ_TYPE_BOARD);
      g_assert_cmpint (width_of (window, ADJ_TYPE_BOARD), ==, board);
    }
  do_it (window, "win.show-record");
  g_assert_true (sees (window, ADJ_TYPE_TURN_RECORD));
  g_assert_cmpint (width_of (window, ADJ_TYPE_BOARD), ==, board);
  close_it (window);
}

/* ---- Folding ---- */

static void
pick (AdjWindow *window, int hex)
{
  AdjSession *session = adj_window_get_session (window);
  AdjPicks picks = { .n_targets = 1,
                     .targets = { adj_book_hex (adj_session_book (session), hex) } };

  adj_session_set_picks (session, &picks);
  stage_settle ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
}

/* Nothing is empty beside the board: Combat comes when somebody must fight, and goes when nobody
 * must. */
static void
test_by_themselves (void)
{
  AdjWindow *window = open_at (1280, 800);
  AdjSession *session = adj_window_get_session (window);

  open_panel (window, "combat");
  g_assert_true (sees (window, ADJ_TYPE_COMBAT_PANEL)); /* asked for, it is shown */
  do_it (window, "win.next");
  g_assert_false (sees (window, ADJ_TYPE_COMBAT_PANEL));
  do_it (window, "win.undo");
  g_assert_true (adj_session_submit (session, "place 3/1/xiv 1619; next"));
  stage_settle ();
  g_assert_true (sees (window, ADJ_TYPE_COMBAT_PANEL));
  adj_session_submit (session, "attack 1620 1720 from 3/1/xiv die 4");
  stage_settle ();
  g_assert_true (sees (window, ADJ_TYPE_COMBAT_PANEL));
  g_assert_true (adj_session_submit (session, "retreat 3/1/xiv 1618; next!"));
  stage_settle ();
  g_assert_false (sees (window, ADJ_TYPE_COMBAT_PANEL));
  pick (window, 1619);
  g_assert_true (sees (window, ADJ_TYPE_COMBAT_PANEL));
  adj_session_pick_nothing (session);
  g_assert_true (adj_session_submit (session, "next!"));
  stage_settle ();
  g_assert_false (sees (window, ADJ_TYPE_COMBAT_PANEL));
  close_it (window);
}

/* The record, too, by what is to be done in the phase; Combat comes in its place. */
static void
test_record_by_itself (void)
{
  AdjWindow *window = open_at (1280, 800);
  AdjSession *session = adj_window_get_session (window);

  open_panel (window, "");
  g_assert_false (sees (window, ADJ_TYPE_TURN_RECORD));
  adj_session_submit (session, "place 3/1/xiv 1619; next");
  stage_settle ();
  g_assert_true (sees (window, ADJ_TYPE_TURN_RECORD));
  pick (window, 1620);
  g_assert_false (sees (window, ADJ_TYPE_TURN_RECORD));
  adj_session_submit (session, "next!");
  stage_settle ();
  g_assert_cmpint (width_of (window, ADJ_TYPE_SIDE_COLUMN), ==, 0);

  /* looked back at: where one is stands there */
  adj_session_look_at (session, 1);
  stage_settle ();
  g_assert_true (sees (window, ADJ_TYPE_TURN_RECORD));
  close_it (window);
}

/* A key each: F7 and F9. */
static void
test_by_keys (void)
{
  AdjWindow *window = open_at (1280, 800);

  open_panel (window, "roster");
  do_it (window, "win.fold-panel");
  g_assert_cmpint (width_of (window, ADJ_TYPE_SIDE_COLUMN), ==, 0);
  do_it (window, "win.fold-panel");
  stage_says (window, "Everybody");
  do_it (window, "win.show-record");
  g_assert_true (sees (window, ADJ_TYPE_TURN_RECORD));
  g_assert_null (stage_find_saying (window, "Everybody"));
  do_it (window, "win.show-record");
  g_assert_cmpint (width_of (window, ADJ_TYPE_SIDE_COLUMN), ==, 0);
  close_it (window);
}

static gboolean
is_at_most (AdjWindow *window, int width)
{
  return gtk_widget_get_width (GTK_WIDGET (window)) <= width;
}

/* Nothing that suits a wide window holds it open when it is made smaller. */
static void
test_made_smaller (void)
{
  static const double scales[] = { 1, 1.25, 2 };

  for (guint i = 0; i < G_N_ELEMENTS (scales); i++)
    {
      AdjWindow *window;

      g_settings_set_double (adj_settings (), "text-scale", scales[i]);
      window = open_at (1280, 800);
      open_panel (window, "roster");
      gtk_window_set_default_size (GTK_WINDOW (window), 800, 600);
      wait_until (is_at_most (window, 800));
      close_it (window);
    }
  g_settings_reset (adj_settings (), "text-scale");
}

/* In large letters the panel stays as long as a die is due. */
static void
test_large_letters (void)
{
  AdjWindow *window;
  AdjSession *session;

  g_settings_set_double (adj_settings (), "text-scale", 2);
  window = open_at (1280, 800);
  session = adj_window_get_session (window);
  adj_session_submit (session, "place 3/1/xiv 1619; next; attack 1620 1720 from 3/1/xiv");
  stage_settle ();
  g_assert_true (sees (window, ADJ_TYPE_COMBAT_PANEL));
  gtk_window_set_default_size (GTK_WINDOW (window), 1200, 780);
  stage_settle ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true (sees (window, ADJ_TYPE_COMBAT_PANEL));
  close_it (window);
  g_settings_reset (adj_settings (), "text-scale");
}

/* ---- What is spoken of is in sight ---- */

static gboolean
is_in_sight (AdjWindow *window, int hex)
{
  AdjMapView *map = ADJ_MAP_VIEW (stage_find (window, ADJ_TYPE_MAP_VIEW));
  const AdjCamera *camera = adj_map_view_get_camera (map);
  AdjPoint at =
      adj_map_view_get_place (map, adj_book_hex (adj_map_view_get_book (map), (AdjHexId) hex));

  g_test_message ("%d lies at %.0f, %.0f of %.0f x %.0f", hex, at.x, at.y, camera->width,
                  camera->height);
  return at.x >= camera->size && at.x <= camera->width - camera->beside - camera->size &&
         at.y >= camera->size && at.y <= camera->height - camera->size;
}

static void
test_attacked_in_sight (void)
{
  AdjWindow *window = open_at (800, 600);
  AdjSession *session = adj_window_get_session (window);

  adj_session_submit (session, "place 3/1/xiv 1619; next");
  stage_settle ();
  pick (window, 1620);
  wait_until (is_in_sight (window, 1620));
  g_assert_true (sees (window, ADJ_TYPE_COMBAT_PANEL));
  adj_session_submit (session, "attack 1620 1720 from 3/1/xiv die 4");
  stage_settle ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  wait_until (is_in_sight (window, 1620));
  close_it (window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  g_test_add_func ("/app/shares/table", test_table);
  g_test_add_func ("/app/shares/one-width", test_one_width);
  g_test_add_func ("/app/shares/by-themselves", test_by_themselves);
  g_test_add_func ("/app/shares/record-by-itself", test_record_by_itself);
  g_test_add_func ("/app/shares/by-keys", test_by_keys);
  g_test_add_func ("/app/shares/made-smaller", test_made_smaller);
  g_test_add_func ("/app/shares/large-letters", test_large_letters);
  g_test_add_func ("/app/shares/attacked-in-sight", test_attacked_in_sight);
  return g_test_run ();
}
