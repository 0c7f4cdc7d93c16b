/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/next-button.h"

#include "app/phase-end.h"

struct _AdjNextButton
{
  AdjPart parent_instance;
  GtkWidget *button;
  GtkLabel *phase;
  GtkLabel *owed;
  int room; /* letters on a line; 0: enough */
};

G_DEFINE_FINAL_TYPE (AdjNextButton, adj_next_button, ADJ_TYPE_PART)

#define USUAL_ROOM 23
#define MOST_ROOM 32

/* Its size is the same in all phases, and the title bar never grows by a line: a header bar gives
 * what stands at its end the least it asks for, once the title has what it wants. */
static void
lay_out (AdjNextButton *self)
{
  gboolean two_lines = self->room > 0 && !gtk_widget_get_visible (GTK_WIDGET (self->owed));

  gtk_label_set_wrap (self->phase, two_lines);
  gtk_label_set_lines (self->phase, two_lines ? 2 : -1);
  gtk_label_set_width_chars (self->phase, self->room > 0 ? self->room : USUAL_ROOM);
  gtk_label_set_max_width_chars (self->phase, self->room > 0 ? self->room : MOST_ROOM);
  gtk_label_set_max_width_chars (self->owed, self->room > 0 ? self->room : MOST_ROOM);
  if (self->room > 0)
    gtk_widget_add_css_class (GTK_WIDGET (self->phase), "caption");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->phase), "caption");
}

static void
adj_next_button_refresh (AdjPart *part, AdjSession *session, AdjNews news)
{
  AdjNextButton *self = ADJ_NEXT_BUTTON (part);
  g_autofree char *next = NULL;
  g_autofree char *owed = NULL;
  g_autofree char *whole = NULL;

  gtk_widget_set_visible (self->button, session != NULL);
  if (session == NULL || (news & (ADJ_NEWS_TABLE | ADJ_NEWS_SESSION)) == 0)
    return;
  next = adj_phase_end_next (session);
  owed = adj_phase_end_owed (session);
  gtk_label_set_label (self->phase, next);
  gtk_label_set_label (self->owed, owed != NULL ? owed : "");
  gtk_widget_set_visible (GTK_WIDGET (self->owed), owed != NULL);
  lay_out (self);
  whole = owed != NULL ? g_strdup_printf ("%s · %s", next, owed) : g_strdup (next);
  /* In a small window the button shortens what it says. */
  gtk_widget_set_tooltip_text (self->button, whole);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  whole, -1);
}

static void
adj_next_button_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_NEXT_BUTTON);
  G_OBJECT_CLASS (adj_next_button_parent_class)->dispose (object);
}

static void
adj_next_button_class_init (AdjNextButtonClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_next_button_dispose;
  ADJ_PART_CLASS (class)->refresh = adj_next_button_refresh;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/next-button.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjNextButton, button);
  gtk_widget_class_bind_template_child (widget_class, AdjNextButton, phase);
  gtk_widget_class_bind_template_child (widget_class, AdjNextButton, owed);
}

static void
adj_next_button_init (AdjNextButton *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  lay_out (self);
}

void
adj_next_button_set_room (AdjNextButton *self, int letters)
{
  g_return_if_fail (ADJ_IS_NEXT_BUTTON (self));

  if (self->room == letters)
    return;
  self->room = letters;
  lay_out (self);
}
