/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "app/books/editors.h"
#include "app/desktop/settings.h"
#include "app/session/opening.h"
#include "app/session/recent.h"
#include "app/window/what-if.h"
#include "app/window/window-private.h"

/* ---- Leaving ---- */

/* Leaves what is open: its place is noted, its file written to the end. FALSE if not all of it is
 * in the file. */
static gboolean
leave (AdjWindow *self)
{
  if (self->session == NULL)
    return TRUE;
  adj_recent_note (adj_settings (), adj_what_if_game (self->session));
  return adj_session_finish (adj_what_if_game (self->session));
}

/* What has become of the rest. */
static void
tell_unsaved (AdjWindow *self, const char *title)
{
  AdjSaver *saver = adj_session_get_saver (adj_what_if_game (self->session));
  gboolean changed = adj_saver_get_state (saver) == ADJ_SAVER_CHANGED;

  adj_trouble_tell_text (self->trouble,
                         changed ? _ ("Another program has written to the game's file") : title,
                         adj_saver_get_complaint (saver));
}

/* A disk that refuses keeps the window open once; who closes it again means it. */
gboolean
adj_window_may_close (AdjWindow *self)
{
  if (leave (self) || adj_trouble_get_shown (self->trouble))
    return TRUE;
  tell_unsaved (self, _ ("The last orders are not saved. Close again to leave without them"));
  return FALSE;
}

/* ---- Opening ---- */

void
adj_window_set_session (AdjWindow *self, AdjSession *session)
{
  const char *path = session != NULL ? adj_session_get_path (session) : NULL;
  g_autoptr (AdjSession) owned = session;

  if (!leave (self))
    tell_unsaved (self, _ ("The last orders of the game before are not saved"));
  if (session != NULL)
    adj_session_hang_curtain (session);
  adj_window_show (self, session);
  g_settings_set_string (adj_settings (), "last-game", path != NULL ? path : "");
  if (session != NULL)
    adj_recent_note (adj_settings (), session);
}

void
adj_window_tell_unreadable (AdjWindow *self, const char *path, const AdjProblems *problems)
{
  g_autofree char *name = g_filename_display_basename (path);
  g_autofree char *title = g_strdup_printf (_ ("“%s” cannot be opened"), name);

  adj_trouble_tell (self->trouble, title, problems);
}

/* What was found about the file itself; what is odd in the book inside is told elsewhere. */
static void
tell_warnings (AdjWindow *self, const char *path, const AdjProblems *problems)
{
  static const char *const told[] = { "edited-by-hand", "no-lock", "other-name", "unconfirmed",
                                      NULL };
  g_autofree char *name = g_filename_display_basename (path);
  g_autofree char *title =
      g_strdup_printf (_ ("“%s” is open, but something about it is odd"), name);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < adj_problems_count (problems); i++)
    {
      const AdjProblem *problem = adj_problems_get (problems, i);

      if (g_strv_contains (told, problem->id))
        g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", problem->text);
    }
  if (text->len > 0)
    adj_trouble_tell_text (self->trouble, title, text->str);
}

gboolean
adj_window_open (AdjWindow *self, const char *path)
{
  g_autoptr (AdjProblems) problems = NULL;
  AdjSession *session;

  g_return_val_if_fail (ADJ_IS_WINDOW (self), FALSE);

  if (!adj_opening_is_game (path))
    return adj_window_begin (self, path);
  if (!adj_what_if_bar_may_leave (self->what_if_bar))
    return FALSE;
  session = adj_opening_game (path, &problems);
  if (session == NULL)
    {
      adj_window_tell_unreadable (self, path, problems);
      adj_trouble_offer (self->trouble, _ ("_Keep What Can Be Read"), "win.salvage", path);
      return FALSE;
    }
  adj_window_set_session (self, session);
  tell_warnings (self, path, problems);
  return TRUE;
}

gboolean
adj_window_begin (AdjWindow *self, const char *scenario)
{
  g_autoptr (AdjProblems) problems = NULL;
  g_autoptr (GError) error = NULL;
  AdjSession *session;

  g_return_val_if_fail (ADJ_IS_WINDOW (self), FALSE);

  if (!adj_what_if_bar_may_leave (self->what_if_bar))
    return FALSE;
  session = adj_opening_scenario (scenario, &problems, &error);
  if (session == NULL)
    {
      adj_window_tell_unreadable (self, scenario, problems);
      return FALSE;
    }
  adj_window_set_session (self, session);
  if (error != NULL)
    adj_trouble_tell_text (self->trouble, _ ("The game is not saved"), error->message);
  else
    tell_warnings (self, adj_session_get_path (session), problems);
  return TRUE;
}

static void
on_charts_begin (AdjWindow *self, AdjChartsWindow *window)
{
  g_autofree char *path = g_strdup (adj_charts_get_path (adj_charts_window_get_charts (window)));

  if (adj_window_begin (self, path))
    gtk_window_close (GTK_WINDOW (window));
}

void
adj_window_fill_in (AdjWindow *self, const char *scenario)
{
  g_autoptr (AdjProblems) problems = NULL;
  AdjChartsWindow *window;
  gboolean made;

  g_return_if_fail (ADJ_IS_WINDOW (self));

  window = adj_editors_charts (GTK_WINDOW (self), scenario, &made, &problems);
  if (window == NULL)
    {
      adj_window_tell_unreadable (self, scenario, problems);
      return;
    }
  if (made)
    {
      g_signal_connect_object (window, "begin", G_CALLBACK (on_charts_begin), self,
                               G_CONNECT_SWAPPED);
      adj_start_page_follow (self->start_page, adj_charts_window_get_charts (window));
    }
  gtk_window_present (GTK_WINDOW (window));
}

void
adj_window_tell (AdjWindow *self, const char *title, const char *text)
{
  g_return_if_fail (ADJ_IS_WINDOW (self));

  adj_trouble_tell_text (self->trouble, title, text);
}
