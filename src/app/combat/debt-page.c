/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/combat/debt-page.h"

#include <glib/gi18n-lib.h>

#include "app/combat/stage-lines.h"
#include "app/widgets/focus-order.h"
#include "words/fill.h"

struct _AdjDebtPage
{
  GtkWidget parent_instance;
  GtkWidget *scroller;
  GtkBox *debts;
  AdjLineList *stages;
  GtkWidget *first; /* answer; NULL if there is none */
  AdjDebtChoices *choices;
};

G_DEFINE_FINAL_TYPE (AdjDebtPage, adj_debt_page, GTK_TYPE_WIDGET)

/* The key that gives the answer stands before it, as far as there are keys. */
static GtkWidget *
new_answer (const char *label, const char *debt, int i)
{
  g_autofree char *number = i < 9 ? g_strdup_printf ("%d", i + 1) : g_strdup ("");
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *key = gtk_label_new (number);
  GtkWidget *answer = gtk_label_new (label);
  g_autofree char *text = adj_fill (
      /* Translators: what has to be chosen, and one of the answers */
      _ ("{debt}: {answer}"),
      (const AdjPlace[]){ { "debt", debt }, { "answer", label }, { NULL, NULL } });

  gtk_widget_add_css_class (key, "dim-label");
  gtk_label_set_wrap (GTK_LABEL (answer), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (answer), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_xalign (GTK_LABEL (answer), 0);
  gtk_box_append (GTK_BOX (box), key);
  gtk_box_append (GTK_BOX (box), answer);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "answer");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "combat.pay");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", i);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  return button;
}

/* Where many results are carried out together, with the attack that it comes from. */
static char *
say_owed (const AdjOwed *owed)
{
  g_autofree char *number = g_strdup_printf ("%d", owed->debt.engagement);

  if (owed->debt.engagement == 0)
    return g_strdup (owed->text);
  return adj_fill (
      /* Translators: an attack of simultaneous combat, and what is owed after it */
      _ ("Attack {number}: {owed}"),
      (const AdjPlace[]){ { "number", number }, { "owed", owed->text }, { NULL, NULL } });
}

static void
add_answers (AdjDebtPage *self, guint debt, const char *owed)
{
  for (guint i = 0; i < self->choices->choices->len; i++)
    {
      const AdjDebtChoice *choice = g_ptr_array_index (self->choices->choices, i);
      GtkWidget *button;

      if (choice->owed != debt)
        continue;
      button = new_answer (choice->label, owed, (int) i);
      if (self->first == NULL)
        self->first = button;
      gtk_box_append (self->debts, button);
    }
}

static void
list_debts (AdjDebtPage *self)
{
  GtkWidget *child;

  self->first = NULL;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->debts))) != NULL)
    gtk_box_remove (self->debts, child);
  for (guint i = 0; i < self->choices->owed->len; i++)
    {
      const AdjOwed *owed = g_ptr_array_index (self->choices->owed, i);
      g_autofree char *text = say_owed (owed);
      GtkWidget *label = gtk_label_new (text);

      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_widget_add_css_class (label, "owed-heading");
      gtk_box_append (self->debts, label);
      add_answers (self, i, text);
    }
}

/* ---- Class ---- */

static gboolean
adj_debt_page_grab_focus (GtkWidget *widget)
{
  AdjDebtPage *self = ADJ_DEBT_PAGE (widget);

  return self->first != NULL && gtk_widget_grab_focus (self->first);
}

static void
adj_debt_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_DEBT_PAGE);
  g_clear_pointer (&ADJ_DEBT_PAGE (object)->choices, adj_debt_choices_free);
  G_OBJECT_CLASS (adj_debt_page_parent_class)->dispose (object);
}

static void
adj_debt_page_class_init (AdjDebtPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_debt_page_dispose;
  widget_class->grab_focus = adj_debt_page_grab_focus;
  widget_class->focus = adj_focus_among_children;
  g_type_ensure (ADJ_TYPE_LINE_LIST);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/combat/debt-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjDebtPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, AdjDebtPage, debts);
  gtk_widget_class_bind_template_child (widget_class, AdjDebtPage, stages);
}

static void
adj_debt_page_init (AdjDebtPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
adj_debt_page_show (AdjDebtPage *self, const AdjView *view, AdjDebtChoices *choices)
{
  g_return_if_fail (ADJ_IS_DEBT_PAGE (self));

  g_clear_pointer (&self->choices, adj_debt_choices_free);
  self->choices = choices;
  list_debts (self);
  adj_stage_lines_show (self->stages, view);
}

const AdjOrder *
adj_debt_page_get_order (AdjDebtPage *self, int choice)
{
  g_return_val_if_fail (ADJ_IS_DEBT_PAGE (self), NULL);

  return self->choices != NULL ? adj_debt_choices_order (self->choices, choice) : NULL;
}
