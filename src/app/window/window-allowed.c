/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/window/window-allowed.h"

void
adj_window_allowed_on_page (GtkWidget *window, gboolean playing)
{
  static const char *const actions[] = { "win.save-copy",   "win.find",        "win.order",
                                         "win.show-record", "win.fold-panel",  "win.panel",
                                         "win.options",     "win.glance",      "win.print",
                                         "win.curtain",     "win.turn-board",  "win.table-mode",
                                         "win.notebook",    "win.print-sheet", "win.into-charts" };

  g_return_if_fail (GTK_IS_WIDGET (window));

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (window, actions[i], playing);
}

/* Behind the curtain there is nothing to find, to print or to open; of a scratch table there are
 * no papers. */
static void
allow_looking (GtkWidget *window, AdjSession *session)
{
  static const char *const actions[] = { "win.find",       "win.order", "win.show-record",
                                         "win.fold-panel", "win.panel", "win.options",
                                         "win.glance",     "win.print", "win.notebook",
                                         "win.print-sheet" };
  gboolean covered = adj_session_is_covered (session);
  gboolean trying = adj_session_get_origin (session) != NULL;

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (window, actions[i], !covered);
  gtk_widget_action_set_enabled (window, "win.curtain",
                                 adj_session_has_curtain (session) && !covered);
  gtk_widget_action_set_enabled (window, "win.save-copy", !trying);
  if (!trying)
    return;
  gtk_widget_action_set_enabled (window, "win.print", FALSE);
  gtk_widget_action_set_enabled (window, "win.print-sheet", FALSE);
}

void
adj_window_allowed_now (GtkWidget *window, AdjSession *session)
{
  const AdjPlay *play;
  gboolean may_play;

  g_return_if_fail (GTK_IS_WIDGET (window));
  g_return_if_fail (ADJ_IS_SESSION (session));

  play = adj_game_get_play (adj_session_get_game (session));
  may_play = adj_session_may_play (session);
  gtk_widget_action_set_enabled (window, "win.undo", may_play && adj_play_last_done (play) != 0);
  gtk_widget_action_set_enabled (window, "win.redo", may_play && adj_play_next_undone (play) != 0);
  gtk_widget_action_set_enabled (window, "win.next", may_play);
  allow_looking (window, session);
}
