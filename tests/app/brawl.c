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

void
brawl_order_behind (Brawl *self, int side, const char *line)
{
  adj_fray_look (self->fray, side);
  brawl_order (self, line);
  adj_fray_look (self->fray, ADJ_SKIRMISH_PUBLIC);
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

gpointer
brawl_open_page (Brawl *brawl, const char *name, GType page)
{
  brawl_page (brawl, name);
  return stage_find (brawl->window, page);
}

static gboolean
is_tick (GtkWidget *widget, const char *label)
{
  return GTK_IS_CHECK_BUTTON (widget) &&
         g_strcmp0 (gtk_check_button_get_label (GTK_CHECK_BUTTON (widget)), label) == 0;
}

static gboolean
is_field (GtkWidget *widget, const char *example)
{
  return GTK_IS_ENTRY (widget) &&
         g_strcmp0 (gtk_entry_get_placeholder_text (GTK_ENTRY (widget)), example) == 0;
}

static gpointer
find (GtkWidget *root, gboolean (*is) (GtkWidget *, const char *), const char *words)
{
  gpointer found = is (root, words) ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, is, words);
  return found;
}

void
brawl_tick (gpointer root, const char *label)
{
  GtkCheckButton *found = find (root, is_tick, label);

  g_test_message ("%s", label);
  g_assert_nonnull (found);
  gtk_check_button_set_active (found, TRUE);
}

void
brawl_type (gpointer root, const char *example, const char *text)
{
  GtkEditable *found = find (root, is_field, example);

  g_assert_nonnull (found);
  gtk_editable_set_text (found, text);
}
