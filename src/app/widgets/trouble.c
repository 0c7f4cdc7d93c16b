/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/trouble.h"

#include <glib/gi18n-lib.h>

struct _AdjTrouble
{
  GtkWidget parent_instance;
  GtkLabel *title;
  GtkWidget *scroller;
  GtkLabel *list;
  GtkBox *offers; /* ways out */
};

G_DEFINE_FINAL_TYPE (AdjTrouble, adj_trouble, GTK_TYPE_WIDGET)

static void
clear_offers (AdjTrouble *self)
{
  GtkWidget *offer;

  while ((offer = gtk_widget_get_first_child (GTK_WIDGET (self->offers))) != NULL)
    gtk_box_remove (self->offers, offer);
  gtk_widget_set_visible (GTK_WIDGET (self->offers), FALSE);
}

static void
adj_trouble_on_close (AdjTrouble *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

static void
adj_trouble_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_TROUBLE);
  G_OBJECT_CLASS (adj_trouble_parent_class)->dispose (object);
}

static void
adj_trouble_class_init (AdjTroubleClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_trouble_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/widgets/trouble.ui");
  gtk_widget_class_bind_template_child_full (widget_class, "content", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, AdjTrouble, title);
  gtk_widget_class_bind_template_child (widget_class, AdjTrouble, scroller);
  gtk_widget_class_bind_template_child (widget_class, AdjTrouble, list);
  gtk_widget_class_bind_template_child (widget_class, AdjTrouble, offers);
  gtk_widget_class_bind_template_callback (widget_class, adj_trouble_on_close);
}

static void
adj_trouble_init (AdjTrouble *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
adj_trouble_tell_text (AdjTrouble *self, const char *title, const char *text)
{
  g_return_if_fail (ADJ_IS_TROUBLE (self));

  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->list, text != NULL ? text : "");
  gtk_widget_set_visible (self->scroller, text != NULL && *text != '\0');
  clear_offers (self);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

void
adj_trouble_tell (AdjTrouble *self, const char *title, const AdjProblems *problems)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < adj_problems_count (problems); i++)
    {
      g_autofree char *line = adj_problem_to_string (problems, adj_problems_get (problems, i));

      g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", line);
    }
  adj_trouble_tell_text (self, title, text->str);
}

void
adj_trouble_tell_unreadable (AdjTrouble *self, const char *path, const AdjProblems *problems)
{
  g_autofree char *name = g_filename_display_basename (path);
  g_autofree char *title = g_strdup_printf (_ ("“%s” cannot be opened"), name);

  adj_trouble_tell (self, title, problems);
}

void
adj_trouble_offer (AdjTrouble *self, const char *label, const char *action, const char *target)
{
  GtkWidget *offer;

  g_return_if_fail (ADJ_IS_TROUBLE (self));
  g_return_if_fail (label != NULL && action != NULL);

  offer = gtk_button_new_with_mnemonic (label);
  if (target != NULL)
    gtk_actionable_set_action_target (GTK_ACTIONABLE (offer), "s", target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (offer), action);
  gtk_box_append (self->offers, offer);
  gtk_widget_set_visible (GTK_WIDGET (self->offers), TRUE);
}

void
adj_trouble_put_away (AdjTrouble *self)
{
  g_return_if_fail (ADJ_IS_TROUBLE (self));

  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

gboolean
adj_trouble_get_shown (AdjTrouble *self)
{
  g_return_val_if_fail (ADJ_IS_TROUBLE (self), FALSE);

  return gtk_widget_get_visible (GTK_WIDGET (self));
}
