/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/completer.h"

#include <glib/gi18n-lib.h>

#define MOST_SHOWN 8

struct _AdjCompleter
{
  GObject parent_instance;
  GtkEntry *entry;
  GtkPopover *popover;
  GtkListBox *list;
  GtkWidget *more;             /* than are listed fit */
  AdjCompletions *completions; /* those in the list; NULL */
};

G_DEFINE_FINAL_TYPE (AdjCompleter, adj_completer, G_TYPE_OBJECT)

void
adj_completer_hide (AdjCompleter *self)
{
  g_return_if_fail (ADJ_IS_COMPLETER (self));

  gtk_popover_popdown (self->popover);
  g_clear_pointer (&self->completions, adj_completions_free);
}

static gsize
cursor_in_bytes (AdjCompleter *self, const char *text)
{
  int position = gtk_editable_get_position (GTK_EDITABLE (self->entry));

  return (gsize) (g_utf8_offset_to_pointer (text, position) - text);
}

static void
accept (AdjCompleter *self, guint index)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  gsize cursor = cursor_in_bytes (self, text);
  g_autofree char *head = g_strndup (text, self->completions->start);
  g_autofree char *put = g_strconcat (head, self->completions->texts[index], " ", NULL);
  g_autofree char *line = g_strconcat (put, text + cursor, NULL);
  int position = (int) g_utf8_strlen (put, -1);

  adj_completer_hide (self);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), line);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), position);
}

static void
adj_completer_on_row (AdjCompleter *self, GtkListBoxRow *row)
{
  accept (self, (guint) gtk_list_box_row_get_index (row));
}

static void
empty_list (AdjCompleter *self)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, row);
}

void
adj_completer_forget (AdjCompleter *self)
{
  adj_completer_hide (self);
  empty_list (self);
}

/* The rows are made by hand: a few texts, new with each letter. */
static void
list_completions (AdjCompleter *self)
{
  empty_list (self);
  for (guint i = 0; i < MIN (self->completions->n, MOST_SHOWN); i++)
    {
      GtkWidget *label = gtk_label_new (self->completions->texts[i]);

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_list_box_append (self->list, label);
    }
  gtk_widget_set_visible (self->more, self->completions->n > MOST_SHOWN);
  gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, 0));
}

/* The words that could come next are offered once something has been typed, and not what stands
 * there. */
void
adj_completer_offer (AdjCompleter *self, AdjCompleteFunc complete, gpointer data)
{
  const char *text;

  g_return_if_fail (ADJ_IS_COMPLETER (self));

  text = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  adj_completer_hide (self);
  if (*text == '\0' || complete == NULL ||
      !gtk_widget_has_focus (GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (self->entry)))))
    return;
  self->completions = complete (data, text, cursor_in_bytes (self, text));
  if (self->completions == NULL || self->completions->n == 0)
    {
      adj_completer_hide (self);
      return;
    }
  list_completions (self);
  gtk_popover_popup (self->popover);
}

/* ---- Keys ---- */

static void
walk (AdjCompleter *self, int step)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);
  int index = row != NULL ? gtk_list_box_row_get_index (row) + step : 0;

  row = gtk_list_box_get_row_at_index (self->list, index);
  if (row != NULL)
    gtk_list_box_select_row (self->list, row);
}

static gboolean
accept_selected (AdjCompleter *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  if (row == NULL)
    return FALSE;
  accept (self, (guint) gtk_list_box_row_get_index (row));
  return TRUE;
}

gboolean
adj_completer_press (AdjCompleter *self, guint key)
{
  g_return_val_if_fail (ADJ_IS_COMPLETER (self), FALSE);

  if (self->completions == NULL)
    return FALSE;
  switch (key)
    {
    case GDK_KEY_Up:
      walk (self, -1);
      return TRUE;
    case GDK_KEY_Down:
      walk (self, 1);
      return TRUE;
    case GDK_KEY_Tab:
      return accept_selected (self);
    case GDK_KEY_Escape:
      adj_completer_hide (self);
      return TRUE;
    default:
      return FALSE;
    }
}

/* ---- Class ---- */

void
adj_completer_detach (AdjCompleter *self)
{
  g_return_if_fail (ADJ_IS_COMPLETER (self));

  g_clear_pointer (&self->completions, adj_completions_free);
  if (self->popover != NULL)
    gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->popover)));
}

static void
adj_completer_finalize (GObject *object)
{
  adj_completer_detach (ADJ_COMPLETER (object));
  G_OBJECT_CLASS (adj_completer_parent_class)->finalize (object);
}

static void
adj_completer_class_init (AdjCompleterClass *class)
{
  G_OBJECT_CLASS (class)->finalize = adj_completer_finalize;
}

static void
adj_completer_init (AdjCompleter *self)
{
  GtkBox *box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));

  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_activate_on_single_click (self->list, TRUE);
  g_signal_connect_swapped (self->list, "row-activated", G_CALLBACK (adj_completer_on_row), self);
  self->more = gtk_label_new (_ ("More fit: type on."));
  gtk_label_set_xalign (GTK_LABEL (self->more), 0);
  gtk_widget_add_css_class (self->more, "dim-label");
  gtk_box_append (box, GTK_WIDGET (self->list));
  gtk_box_append (box, self->more);
  self->popover = GTK_POPOVER (gtk_popover_new ());
  gtk_popover_set_child (self->popover, GTK_WIDGET (box));
  gtk_popover_set_autohide (self->popover, FALSE);
  gtk_popover_set_has_arrow (self->popover, FALSE);
  gtk_widget_set_can_focus (GTK_WIDGET (self->popover), FALSE);
  gtk_widget_set_halign (GTK_WIDGET (self->popover), GTK_ALIGN_START);
  gtk_widget_add_css_class (GTK_WIDGET (self->popover), "completions");
}

AdjCompleter *
adj_completer_new (GtkEntry *entry, GtkPositionType position)
{
  AdjCompleter *self = g_object_new (ADJ_TYPE_COMPLETER, NULL);

  self->entry = entry;
  gtk_popover_set_position (self->popover, position);
  gtk_widget_set_parent (GTK_WIDGET (self->popover), GTK_WIDGET (entry));
  return self;
}
