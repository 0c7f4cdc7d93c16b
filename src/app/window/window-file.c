/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "app/files/kept-copy.h"
#include "app/window/what-if.h"
#include "app/window/window-private.h"
#include "record/salvage.h"
#include "record/save.h"

/* Another program has written to the game's file. Which of the two games goes on is the player's
 * choice, and the other one is kept. */

/* The session lets go of the file, and the window opens that game or the copy of its own. */
static void
go_on_with (AdjWindow *self, const char *path)
{
  adj_session_give_up_file (adj_what_if_game (self->session));
  adj_window_set_session (self, NULL);
  adj_window_open (self, path);
}

static char *
put_beside (AdjWindow *self)
{
  g_autoptr (GError) error = NULL;
  char *beside = adj_session_put_beside (adj_what_if_game (self->session), &error);

  if (beside == NULL)
    adj_window_tell (self, _ ("The copy is not saved"), error->message);
  return beside;
}

static gboolean
has_changed_file (AdjWindow *self)
{
  AdjSession *game = self->session != NULL ? adj_what_if_game (self->session) : NULL;
  AdjSaver *saver = game != NULL ? adj_session_get_saver (game) : NULL;

  return saver != NULL && adj_saver_get_state (saver) == ADJ_SAVER_CHANGED &&
         adj_what_if_bar_may_leave (self->what_if_bar);
}

/* A file that cannot be read changes nothing. */
static gboolean
can_be_read (AdjWindow *self, const char *path)
{
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  g_autoptr (AdjGame) game = adj_game_load (path, problems, NULL);

  if (game == NULL)
    adj_window_tell_unreadable (self, path, problems);
  return game != NULL;
}

static void
act_read_again (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjWindow *self = ADJ_WINDOW (widget);
  g_autofree char *path = NULL;
  g_autofree char *beside = NULL;
  g_autofree char *kept = NULL;

  if (!has_changed_file (self))
    return;
  path = g_strdup (adj_session_get_path (adj_what_if_game (self->session)));
  if (!can_be_read (self, path))
    return;
  if (!adj_session_is_in_file (adj_what_if_game (self->session)))
    {
      beside = put_beside (self);
      if (beside == NULL)
        return;
      kept = adj_kept_copy_tell (beside);
    }
  go_on_with (self, path);
  if (kept != NULL)
    adj_window_tell (self, _ ("The game was read again"), kept);
}

static void
act_play_on_beside (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjWindow *self = ADJ_WINDOW (widget);
  g_autofree char *beside = NULL;

  if (!has_changed_file (self))
    return;
  beside = put_beside (self);
  if (beside != NULL)
    go_on_with (self, beside);
}

/* ---- A damaged game ---- */

/* The path of the new file; NULL if the player has been told why there is none. */
static char *
put_salvaged_beside (AdjWindow *self, const char *path, const AdjSalvage *salvage)
{
  g_autoptr (GError) error = NULL;
  gsize length;
  g_autofree char *text = adj_game_write (salvage->game, &length);
  char *beside = adj_kept_copy_write (path, ADJ_KEPT_COPY_SALVAGED, text, length, &error);

  if (beside == NULL)
    adj_window_tell (self, _ ("The copy is not saved"), error->message);
  return beside;
}

static void
tell_salvage (AdjWindow *self, const char *beside, const AdjSalvage *salvage)
{
  g_autofree char *name = g_filename_display_basename (beside);
  g_autofree char *title = g_strdup_printf (_ ("What could be read is kept in “%s”"), name);
  g_autofree char *text =
      salvage->n_lost == 0
          ? g_strdup_printf (_ ("Entries kept: %u; none is missing"), salvage->n_kept)
          : g_strdup_printf (_ ("Entries kept: %u; missing from line %d of the file on: %u"),
                             salvage->n_kept, salvage->line, salvage->n_lost);

  adj_window_tell (self, title, text);
}

static void
act_salvage (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjWindow *self = ADJ_WINDOW (widget);
  const char *path = g_variant_get_string (parameter, NULL);
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  g_auto (AdjSalvage) salvage = { 0 };
  g_autofree char *beside = NULL;

  adj_game_salvage (path, problems, &salvage);
  if (salvage.game == NULL)
    {
      adj_window_tell_unreadable (self, path, problems);
      return;
    }
  beside = put_salvaged_beside (self, path, &salvage);
  if (beside != NULL && adj_window_open (self, beside))
    tell_salvage (self, beside, &salvage);
}

void
adj_window_install_file_actions (GtkWidgetClass *class)
{
  gtk_widget_class_install_action (class, "win.read-again", NULL, act_read_again);
  gtk_widget_class_install_action (class, "win.play-on-beside", NULL, act_play_on_beside);
  gtk_widget_class_install_action (class, "win.salvage", "s", act_salvage);
}
