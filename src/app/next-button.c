/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/next-button.h"

#include "app/phase-end.h"

struct _AdjNextButton
{
  AdjPart parent_instance;
  GtkWidget *button;
  GtkLabel *phase;
  GtkLabel *owed;
};

G_DEFINE_FINAL_TYPE (AdjNextButton, adj_next_button, ADJ_TYPE_PART)

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
}
