/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "brawl.h"

#include "app/skirmish/fray-opening.h"
#include "stage.h"

const char brawl_begun[] =
    "figure \"Sir Gawain\" knights good leader heroic group court; figure squire knights average "
    "group court; figure robin knights average bow; figure blackheart bandits excellent leader "
    "good; figure mob bandits rubbish x3; figure guy bandits average bow; begin bandits";

Brawl
brawl_open (const char *orders)
{
  Brawl self = { .folder = folder_make () };
  g_autoptr (AdjProblems) problems = NULL;

  self.fray = adj_fray_opening_new (self.folder, &problems);
  g_assert_nonnull (self.fray);
  if (orders != NULL)
    g_assert_true (adj_fray_submit (self.fray, orders));
  self.window = adj_skirmish_window_new (NULL, self.fray, problems);
  gtk_window_present (GTK_WINDOW (self.window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (self.window));
  return self;
}

void
brawl_close (Brawl *self)
{
  gtk_window_close (GTK_WINDOW (self->window));
  stage_settle ();
  g_object_unref (self->fray);
  folder_remove (self->folder);
}

void
brawl_look_again (Brawl *self)
{
  stage_settle ();
  g_assert_true (adj_skirmish_window_get_fray (self->window) != self->fray);
  g_set_object (&self->fray, adj_skirmish_window_get_fray (self->window));
}

void
brawl_order (Brawl *self, const char *line)
{
  g_test_message ("%s", line);
  g_assert_true (adj_fray_submit (self->fray, line));
  stage_settle ();
}

const AdjSkirmishState *
brawl_state (Brawl *self)
{
  return adj_fray_get_state (self->fray);
}

void
brawl_page (Brawl *self, const char *page)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->window), "win.page", "s", page));
  stage_settle ();
}
