/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/desktop/looks.h"
#include "app/desktop/settings.h"
#include "app/session/recent.h"
#include "app/window/recent-games.h"
#include "stage.h"

/* What can be done with a game on the start page, without opening it. */

typedef struct
{
  AdjWindow *window;
  GtkWidget *games;
  char *path;
} Stage;

/* One game was played and left again. */
static Stage
begin (void)
{
  Stage stage = { .window = stage_open () };

  g_settings_reset (adj_settings (), "recent-games");
  stage.path = g_strdup (adj_session_get_path (stage_begin (stage.window)));
  gtk_widget_activate_action (GTK_WIDGET (stage.window), "win.start", NULL);
  stage_settle ();
  stage.games = stage_find (stage.window, ADJ_TYPE_RECENT_GAMES);
  g_assert_true (gtk_widget_get_mapped (stage.games));
  return stage;
}

static void
end (Stage *stage)
{
  g_free (stage->path);
  stage_close (stage->window);
}

static void
act (Stage *stage, const char *action)
{
  g_assert_true (gtk_widget_activate_action (stage->games, action, "s", stage->path));
  stage_settle ();
}

static guint
count (Stage *stage)
{
  GtkListBox *list = stage_find (stage->games, GTK_TYPE_LIST_BOX);
  guint n = 0;

  while (gtk_list_box_get_row_at_index (list, (int) n) != NULL)
    n++;
  return n;
}

/* Battle, moment, day and file; a name of its own comes first, and goes with an empty one. */
static void
test_rename (void)
{
  Stage stage = begin ();
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *day = g_date_time_format (now, "%x");
  GtkEditable *entry;

  stage_says (stage.games, "Chickamauga");
  stage_says (stage.games, day);
  act (&stage, "recent.rename");
  entry = stage_find (stage_find (stage.games, GTK_TYPE_LIST_BOX), GTK_TYPE_ENTRY);
  gtk_editable_set_text (entry, " Sunday with Tom ");
  g_signal_emit_by_name (entry, "activate");
  stage_settle ();
  stage_says (stage.games, "Sunday with Tom");
  stage_says (stage.games, "Chickamauga · ");
  adj_recent_rename (adj_settings (), stage.path, "");
  adj_recent_games_refresh (ADJ_RECENT_GAMES (stage.games));
  g_assert_null (stage_find_saying (stage.games, "Sunday"));
  end (&stage);
}

static void
test_copy_and_remove (void)
{
  Stage stage = begin ();

  act (&stage, "recent.copy");
  g_assert_cmpuint (count (&stage), ==, 2);
  stage_says (stage.games, "(2).adjutant");
  act (&stage, "recent.remove");
  g_assert_cmpuint (count (&stage), ==, 1);
  g_assert_true (g_file_test (stage.path, G_FILE_TEST_EXISTS));
  end (&stage);
}

/* It can be taken back while the page is there; only then is the file gone. */
static void
test_discard (void)
{
  Stage stage = begin ();

  act (&stage, "recent.discard");
  g_assert_cmpuint (count (&stage), ==, 0);
  g_assert_true (g_file_test (stage.path, G_FILE_TEST_EXISTS));
  stage_press (stage.games, "Take Back");
  g_assert_cmpuint (count (&stage), ==, 1);

  act (&stage, "recent.discard");
  stage_begin (stage.window);
  g_assert_false (g_file_test (stage.path, G_FILE_TEST_EXISTS));
  end (&stage);
}

/* The desktop's own list of files used of late has it. */
static void
test_desktop (void)
{
  Stage stage = begin ();
  g_autofree char *uri = g_filename_to_uri (stage.path, NULL, NULL);

  wait_until (gtk_recent_manager_has_item (gtk_recent_manager_get_default (), uri));
  end (&stage);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  g_test_add_func ("/app/recent-games/rename", test_rename);
  g_test_add_func ("/app/recent-games/copy-and-remove", test_copy_and_remove);
  g_test_add_func ("/app/recent-games/discard", test_discard);
  g_test_add_func ("/app/recent-games/desktop", test_desktop);
  return g_test_run ();
}
