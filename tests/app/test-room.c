/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/game-page.h"
#include "app/help-window.h"
#include "app/options-window.h"
#include "app/preferences-window.h"
#include "app/print-window.h"
#include "room.h"

/* Room in the start page, the panels and the windows beside them. */

static const char *const panels[] = {
  "", "combat", "arrivals", "initiative", "command", "roster", "log", "set-up",
};

static void
test_start (gconstpointer data)
{
  AdjWindow *window = room_open (data);

  room_check (window, data, "start page");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.quick-odds", NULL);
  room_check (window, data, "quick odds");
  room_close (window);
}

/* With a battle open, so that the panels have much to say. */
static void
test_panels (gconstpointer data)
{
  AdjWindow *window = room_open (data);
  AdjGamePage *page;

  g_assert_true (adj_session_submit (
      stage_begin (window),
      "option variable-initiative; option command-control=off; move 3/1/xiv 1619; next; "
      "attack 1620 1720 from 3/1/xiv"));
  page = stage_find (window, ADJ_TYPE_GAME_PAGE);
  for (guint i = 0; i < G_N_ELEMENTS (panels); i++)
    {
      g_autofree char *what = g_strdup_printf ("panel “%s”", panels[i]);

      g_object_set (page, "panel", panels[i], NULL);
      room_check (window, data, what);
    }
  gtk_widget_activate_action (GTK_WIDGET (window), "win.table-mode", NULL);
  room_check (window, data, "table mode");
  room_close (window);
}

static void
test_other_windows (gconstpointer data)
{
  AdjWindow *window = room_open (data);
  GtkWidget *help;

  stage_begin (window);
  room_check_other (adj_preferences_window_new (GTK_WINDOW (window)), data, "preferences");
  room_check_other (adj_options_window_new (GTK_WINDOW (window)), data, "options");
  room_check_other (adj_print_window_new (GTK_WINDOW (window), adj_window_get_session (window)),
                    data, "papers");
  help = adj_help_window_new (NULL);
  adj_help_window_show (ADJ_HELP_WINDOW (help), "playing");
  room_check_other (help, data, "help");
  room_close (window);
}

int
main (int argc, char **argv)
{
  static const RoomWalk walks[] = {
    { "start", test_start },
    { "panels", test_panels },
    { "others", test_other_windows },
  };

  return room_main (argc, argv, walks, G_N_ELEMENTS (walks));
}
