/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/window/sitting.h"

#include <glib/gi18n-lib.h>

#include "app/books/rules-file.h"
#include "app/desktop/settings.h"
#include "app/files/kept-copy.h"
#include "app/session/opening.h"
#include "app/session/recent.h"
#include "app/window/what-if.h"
#include "desk/durable.h"
#include "record/salvage.h"
#include "record/save.h"
#include "skirmish/file.h"
#include "skirmish/salvage.h"
#include "staff/agreement.h"
#include "words/fill.h"

/* ---- Leaving ---- */

gboolean
adj_sitting_may_leave (AdjSitting *self)
{
  return adj_what_if_bar_may_leave (self->what_if_bar);
}

/* Leaves what is open: its place is noted, its file written to the end. FALSE if not all of it is
 * in the file. */
static gboolean
leave (AdjSitting *self)
{
  if (self->session == NULL)
    return TRUE;
  adj_recent_note (adj_settings (), adj_what_if_game (self->session));
  return adj_session_finish (adj_what_if_game (self->session));
}

/* Tells why the last orders are not in the file. */
static void
tell_unsaved (AdjSitting *self, const char *title)
{
  AdjSaver *saver = adj_session_get_saver (adj_what_if_game (self->session));
  gboolean changed = adj_saver_get_state (saver) == ADJ_SAVER_CHANGED;

  adj_trouble_tell_text (self->trouble,
                         changed ? _ ("Another program has written to the game's file") : title,
                         adj_saver_get_complaint (saver));
}

/* A disk that refuses keeps the window open once; who closes it again means it. */
gboolean
adj_sitting_may_close (AdjSitting *self)
{
  if (leave (self) || adj_trouble_get_shown (self->trouble))
    return TRUE;
  tell_unsaved (self, _ ("The last orders are not saved. Close again to leave without them"));
  adj_trouble_offer (self->trouble, _ ("_Save a Copy…"), "win.save-copy", NULL);
  return FALSE;
}

/* ---- Opening ---- */

void
adj_sitting_set_session (AdjSitting *self, AdjSession *session)
{
  const char *path = session != NULL ? adj_session_get_path (session) : NULL;
  g_autoptr (AdjSession) owned = session;

  if (!leave (self))
    tell_unsaved (self, _ ("The last orders of the game before are not saved"));
  else
    adj_trouble_put_away (self->trouble);
  if (session != NULL)
    adj_session_hang_curtain (session);
  self->show (self->window, session);
  g_settings_set_string (adj_settings (), "last-game", path != NULL ? path : "");
  if (session != NULL)
    adj_recent_note (adj_settings (), session);
}

void
adj_sitting_tell_unreadable (AdjSitting *self, const char *path, const AdjProblems *problems)
{
  adj_trouble_tell_unreadable (self->trouble, path, problems);
}

/* The faults found in the file itself; what is odd in the book inside is told elsewhere. */
static void
tell_warnings (AdjSitting *self, const char *path, const AdjProblems *problems)
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

/* How a damaged file is read, a game's or a skirmish's. */
static const AdjSalvageWay *
way_of (const char *path)
{
  return g_str_has_suffix (path, ADJ_SKIRMISH_ENDING) ? &adj_skirmish_salvage : &adj_game_salvage;
}

/* What stood in the file when it was opened last, which lies beside it; its record is NULL if there
 * is none that can be opened. */
static void
load_previous (const char *path, AdjSalvage *found)
{
  g_autofree char *previous = adj_durable_previous (path);
  g_autoptr (AdjProblems) problems = adj_problems_new (previous);

  adj_salvage (previous, way_of (path), problems, found);
  if (!adj_problems_usable (problems))
    adj_salvage_clear (found);
}

/* With how many entries it lacks of those that stand in the damaged file. */
static void
offer_previous (AdjSitting *self, const char *path)
{
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  g_auto (AdjSalvage) previous = { 0 };
  g_auto (AdjSalvage) salvage = { 0 };
  g_autofree char *fewer = NULL;
  g_autofree char *label = NULL;
  guint n_now;

  load_previous (path, &previous);
  if (previous.record == NULL)
    return;
  adj_salvage (path, way_of (path), problems, &salvage);
  n_now = salvage.n_kept + salvage.n_lost;
  fewer = g_strdup_printf ("%u", n_now > previous.n_kept ? n_now - previous.n_kept : 0);
  label = adj_fill (_ ("_Open What Stood There Before (entries fewer: {n})"),
                    (const AdjPlace[]){ { "n", fewer }, { NULL, NULL } });
  adj_trouble_offer (self->trouble, label, "win.open-previous", path);
}

void
adj_sitting_tell_damaged (AdjSitting *self, const char *path, const AdjProblems *problems)
{
  adj_sitting_tell_unreadable (self, path, problems);
  adj_trouble_offer (self->trouble, _ ("_Keep What Can Be Read"), "win.salvage", path);
  offer_previous (self, path);
}

/* A skirmish has a window of its own, which tells what there is to tell; "": nothing. */
static gboolean
open_skirmish (AdjSitting *self, const char *path, const char *title, const char *text)
{
  return gtk_widget_activate_action (self->window, "app.open-skirmish", "(sss)", path, title, text);
}

gboolean
adj_sitting_open (AdjSitting *self, const char *path)
{
  g_autoptr (AdjProblems) problems = NULL;
  AdjSession *session;

  if (g_str_has_suffix (path, ADJ_SKIRMISH_ENDING))
    return open_skirmish (self, path, "", "");
  if (adj_rules_file_is_one (path))
    {
      adj_rules_file_offer (self->trouble, path);
      return FALSE;
    }
  if (!adj_opening_is_game (path))
    return adj_sitting_begin (self, path, NULL);
  if (!adj_sitting_may_leave (self))
    return FALSE;
  session = adj_opening_game (path, &problems);
  if (session == NULL)
    {
      adj_sitting_tell_damaged (self, path, problems);
      return FALSE;
    }
  adj_sitting_set_session (self, session);
  tell_warnings (self, path, problems);
  return TRUE;
}

/* What was agreed on are the first orders. */
static void
begin_as_agreed (AdjSession *session, const char *text)
{
  const AdjRuleset *ruleset = adj_session_book (session)->ruleset;
  AdjAgreement agreed = adj_agreement_read (ruleset, text);
  AdjOrder orders[ADJ_N_OPTIONS];
  guint n = adj_agreement_orders (ruleset, &agreed, orders);

  if (n > 0)
    adj_session_give (session, orders, n);
}

gboolean
adj_sitting_begin (AdjSitting *self, const char *scenario, const char *agreed)
{
  g_autoptr (AdjProblems) problems = NULL;
  g_autoptr (GError) error = NULL;
  AdjSession *session;

  if (!adj_sitting_may_leave (self))
    return FALSE;
  session = adj_opening_scenario (scenario, &problems, &error);
  if (session == NULL)
    {
      adj_sitting_tell_unreadable (self, scenario, problems);
      return FALSE;
    }
  if (agreed != NULL)
    begin_as_agreed (session, agreed);
  adj_sitting_set_session (self, session);
  if (error != NULL)
    {
      adj_trouble_tell_text (self->trouble, _ ("The game is not saved"), error->message);
      adj_trouble_offer (self->trouble, _ ("_Save a Copy…"), "win.save-copy", NULL);
    }
  else
    tell_warnings (self, adj_session_get_path (session), problems);
  return TRUE;
}

void
adj_sitting_tell (AdjSitting *self, const char *title, const char *text)
{
  adj_trouble_tell_text (self->trouble, title, text);
}

/* ---- A changed file ---- */

/* Another program has written to the game's file. Which of the two games goes on is the player's
 * choice, and the other one is kept. */

/* The session lets go of the file, and the window opens that game or the copy of its own. */
static void
go_on_with (AdjSitting *self, const char *path)
{
  adj_session_give_up_file (adj_what_if_game (self->session));
  adj_sitting_set_session (self, NULL);
  adj_sitting_open (self, path);
}

static gboolean
has_changed_file (AdjSitting *self)
{
  AdjSession *game = self->session != NULL ? adj_what_if_game (self->session) : NULL;
  AdjSaver *saver = game != NULL ? adj_session_get_saver (game) : NULL;

  return saver != NULL && adj_saver_get_state (saver) == ADJ_SAVER_CHANGED &&
         adj_sitting_may_leave (self);
}

/* A file that cannot be read changes nothing. */
static gboolean
can_be_read (AdjSitting *self, const char *path)
{
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  g_autoptr (AdjGame) game = adj_game_load (path, problems, NULL);

  if (game == NULL)
    adj_sitting_tell_unreadable (self, path, problems);
  return game != NULL;
}

void
adj_sitting_read_again (AdjSitting *self)
{
  g_autofree char *path = NULL;
  g_autofree char *kept = NULL;
  g_autoptr (GError) error = NULL;

  if (!has_changed_file (self))
    return;
  path = g_strdup (adj_session_get_path (adj_what_if_game (self->session)));
  if (!can_be_read (self, path))
    return;
  if (!adj_session_keep_mine (adj_what_if_game (self->session), &kept, &error))
    {
      adj_sitting_tell (self, _ ("The copy is not saved"), error->message);
      return;
    }
  go_on_with (self, path);
  if (kept != NULL)
    adj_sitting_tell (self, _ ("The game was read again"), kept);
}

void
adj_sitting_play_on_beside (AdjSitting *self)
{
  g_autofree char *beside = NULL;
  g_autoptr (GError) error = NULL;

  if (!has_changed_file (self))
    return;
  beside = adj_session_put_beside (adj_what_if_game (self->session), &error);
  if (beside != NULL)
    go_on_with (self, beside);
  else
    adj_sitting_tell (self, _ ("The copy is not saved"), error->message);
}

/* ---- A damaged game or skirmish ---- */

/* The path of the new file; NULL if the player has been told why there is none. */
static char *
put_beside (AdjSitting *self, const char *path, AdjKeptCopyKind kind, const AdjSalvage *found)
{
  g_autoptr (GError) error = NULL;
  gsize length;
  g_autofree char *text = way_of (path)->write (found->record, &length);
  char *beside = adj_kept_copy_write (path, kind, text, length, &error);

  if (beside == NULL)
    adj_sitting_tell (self, _ ("The copy is not saved"), error->message);
  return beside;
}

static void
open_salvaged (AdjSitting *self, const char *beside, const AdjSalvage *salvage)
{
  g_autofree char *title = adj_kept_copy_tell_salvaged (beside);
  g_autofree char *text = adj_kept_copy_tell_salvage (salvage);

  if (way_of (beside) == &adj_skirmish_salvage)
    open_skirmish (self, beside, title, text);
  else if (adj_sitting_open (self, beside))
    adj_sitting_tell (self, title, text);
}

void
adj_sitting_salvage (AdjSitting *self, const char *path)
{
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  g_auto (AdjSalvage) salvage = { 0 };
  g_autofree char *beside = NULL;

  adj_salvage (path, way_of (path), problems, &salvage);
  if (salvage.record == NULL)
    {
      adj_sitting_tell_unreadable (self, path, problems);
      return;
    }
  beside = put_beside (self, path, ADJ_COPY_SALVAGED, &salvage);
  if (beside != NULL)
    open_salvaged (self, beside, &salvage);
}

void
adj_sitting_open_previous (AdjSitting *self, const char *path)
{
  g_auto (AdjSalvage) previous = { 0 };
  g_autofree char *beside = NULL;

  load_previous (path, &previous);
  if (previous.record != NULL)
    beside = put_beside (self, path, ADJ_COPY_PREVIOUS, &previous);
  if (beside != NULL)
    adj_sitting_open (self, beside);
}

/* ---- A copy ---- */

/* Not over a game that somebody is playing. */
static gboolean
save_copy (AdjGame *game, const char *path, GError **error)
{
  g_autoptr (AdjLock) lock = adj_lock_take (path, "adjutant", NULL, error);

  return lock != NULL && adj_game_save (game, path, error);
}

void
adj_sitting_save_copy (AdjSitting *self, const char *path)
{
  g_autoptr (GError) error = NULL;

  if (!save_copy (adj_session_get_game (self->session), path, &error))
    adj_sitting_tell (self,
                      adj_durable_is_in_place (error) ? _ ("The copy may not be safe yet")
                                                      : _ ("The copy is not saved"),
                      error->message);
}
