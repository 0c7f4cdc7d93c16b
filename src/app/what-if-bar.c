/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/what-if-bar.h"

#include "app/what-if.h"

struct _AdjWhatIfBar
{
  AdjPart parent_instance;
  GtkRevealer *revealer;
  GtkLabel *label;
  gboolean asked; /* somebody wants to leave */
};

G_DEFINE_FINAL_TYPE (AdjWhatIfBar, adj_what_if_bar, ADJ_TYPE_PART)

/* The session, if it is a scratch table. */
static AdjSession *
what_if_of (AdjWhatIfBar *self)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));

  return session != NULL && adj_session_get_origin (session) != NULL ? session : NULL;
}

static void
show (AdjWhatIfBar *self)
{
  AdjSession *what_if = what_if_of (self);
  g_autofree char *text = what_if != NULL ? adj_what_if_tell (what_if, self->asked) : NULL;

  gtk_revealer_set_reveal_child (self->revealer, what_if != NULL);
  if (what_if == NULL)
    return;
  gtk_label_set_label (self->label, text);
  gtk_widget_action_set_enabled (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self))), "win.keep",
                                 adj_what_if_may_keep (what_if));
}

gboolean
adj_what_if_bar_may_leave (AdjWhatIfBar *self)
{
  AdjSession *what_if;

  g_return_val_if_fail (ADJ_IS_WHAT_IF_BAR (self), TRUE);

  what_if = what_if_of (self);
  if (what_if == NULL || self->asked || adj_what_if_count (what_if) == 0)
    return TRUE;
  self->asked = TRUE;
  show (self);
  return FALSE;
}

/* Who plays on does not want to leave after all. */
static void
adj_what_if_bar_refresh (AdjPart *part, AdjSession *session, AdjNews news)
{
  AdjWhatIfBar *self = ADJ_WHAT_IF_BAR (part);

  self->asked = FALSE;
  show (self);
}

static void
adj_what_if_bar_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_WHAT_IF_BAR);
  G_OBJECT_CLASS (adj_what_if_bar_parent_class)->dispose (object);
}

static void
adj_what_if_bar_class_init (AdjWhatIfBarClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_what_if_bar_dispose;
  ADJ_PART_CLASS (class)->refresh = adj_what_if_bar_refresh;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/what-if-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjWhatIfBar, revealer);
  gtk_widget_class_bind_template_child (widget_class, AdjWhatIfBar, label);
}

static void
adj_what_if_bar_init (AdjWhatIfBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
