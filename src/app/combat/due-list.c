/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/combat/due-list.h"

#include <glib/gi18n-lib.h>

#include "staff/attacks-due.h"
#include "words/fill.h"
#include "words/place.h"

struct _AdjDueList
{
  GtkWidget parent_instance;
  GtkWidget *box;
  GtkWidget *heading;
  GtkBox *rows;
  AdjSession *session; /* while it is shown; not held */
};

G_DEFINE_FINAL_TYPE (AdjDueList, adj_due_list, GTK_TYPE_WIDGET)

static void
adj_due_list_on_clicked (AdjDueList *self, GtkWidget *button)
{
  const AdjPicks *picks = g_object_get_data (G_OBJECT (button), "picks");

  adj_session_set_picks (self->session, picks);
}

/* What nobody can do any more is told, and cannot be pressed. */
static void
add_row (AdjDueList *self, const char *text, const AdjPicks *picks)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_add_css_class (button, "answer");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_set_sensitive (button, picks->n_units > 0);
  g_object_set_data_full (G_OBJECT (button), "picks", g_memdup2 (picks, sizeof *picks), g_free);
  g_signal_connect_object (button, "clicked", G_CALLBACK (adj_due_list_on_clicked), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (self->rows, button);
}

static void
list_due (AdjDueList *self, const AdjView *view)
{
  g_autoptr (GPtrArray) due = adj_attacks_due_find (view);

  for (guint i = 0; i < due->len; i++)
    {
      const AdjAttackDue *row = g_ptr_array_index (due, i);

      add_row (self, row->text, &row->picks);
    }
}

static void
offer_to_join (AdjDueList *self, const AdjView *view, const AdjPicks *picks)
{
  g_autofree char *hexes = NULL;
  g_autofree char *text = NULL;
  AdjPicks joined;

  if (!adj_attacks_due_join (view, picks, &joined))
    return;
  hexes = adj_words_hexes (view, joined.targets, joined.n_targets);
  text = adj_fill (
      /* Translators: of enemies in several hexes, whom nobody else is left to attack */
      _ ("In one attack: {hexes}"), (const AdjPlace[]){ { "hexes", hexes }, { NULL, NULL } });
  add_row (self, text, &joined);
}

/* ---- Class ---- */

static void
adj_due_list_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_DUE_LIST);
  G_OBJECT_CLASS (adj_due_list_parent_class)->dispose (object);
}

static void
adj_due_list_class_init (AdjDueListClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_due_list_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/combat/due-list.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjDueList, box);
  gtk_widget_class_bind_template_child (widget_class, AdjDueList, heading);
  gtk_widget_class_bind_template_child (widget_class, AdjDueList, rows);
}

static void
adj_due_list_init (AdjDueList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
adj_due_list_show (AdjDueList *self, AdjSession *session)
{
  AdjView view;
  const AdjPicks *picks;
  GtkWidget *row;

  g_return_if_fail (ADJ_IS_DUE_LIST (self));
  g_return_if_fail (ADJ_IS_SESSION (session));

  self->session = session;
  view = adj_session_view (session);
  picks = adj_session_get_picks (session);
  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->rows))) != NULL)
    gtk_box_remove (self->rows, row);
  if (picks->n_targets == 0)
    list_due (self, &view);
  else
    offer_to_join (self, &view, picks);
  gtk_widget_set_visible (self->heading, picks->n_targets == 0);
  gtk_widget_set_visible (GTK_WIDGET (self),
                          gtk_widget_get_first_child (GTK_WIDGET (self->rows)) != NULL);
}
