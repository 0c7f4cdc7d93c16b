/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/skirmish/deeds.h"

#include <glib/gi18n-lib.h>

#include "app/skirmish/fray.h"
#include "skirmish/sentence.h"

struct _AdjDeeds
{
  GtkWidget parent_instance;
  GtkDropDown *choice;
  GtkEditable *own;
  char *word;
  AdjDoing doings[ADJ_N_DOINGS];
  guint n_doings;
};

G_DEFINE_FINAL_TYPE (AdjDeeds, adj_deeds, GTK_TYPE_WIDGET)

static AdjDoing
chosen (AdjDeeds *self)
{
  guint selected = gtk_drop_down_get_selected (self->choice);

  return selected < self->n_doings ? self->doings[selected] : ADJ_DOING_NOTHING;
}

static void
adj_deeds_on_choice (AdjDeeds *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->own), chosen (self) == ADJ_DOING_OWN);
}

void
adj_deeds_offer (AdjDeeds *self, const AdjDoing *doings)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  AdjDoing before;

  g_return_if_fail (ADJ_IS_DEEDS (self));
  g_return_if_fail (doings != NULL);

  before = chosen (self);
  for (self->n_doings = 0; doings[self->n_doings] != ADJ_DOING_NOTHING; self->n_doings++)
    {
      self->doings[self->n_doings] = doings[self->n_doings];
      gtk_string_list_append (names, adj_skirmish_say_doing (doings[self->n_doings]));
    }
  gtk_drop_down_set_model (self->choice, G_LIST_MODEL (names));
  adj_deeds_choose (self, before);
}

void
adj_deeds_choose (AdjDeeds *self, AdjDoing doing)
{
  g_return_if_fail (ADJ_IS_DEEDS (self));

  for (guint i = 0; i < self->n_doings; i++)
    if (self->doings[i] == doing)
      gtk_drop_down_set_selected (self->choice, i);
}

gboolean
adj_deeds_get (AdjDeeds *self, AdjSaid *said)
{
  g_return_val_if_fail (ADJ_IS_DEEDS (self), FALSE);
  g_return_val_if_fail (said != NULL, FALSE);

  said->doing = chosen (self);
  if (said->doing != ADJ_DOING_OWN)
    return said->doing != ADJ_DOING_NOTHING;
  g_free (self->word);
  self->word = adj_fray_text (gtk_editable_get_text (self->own));
  said->word = self->word;
  return self->word != NULL;
}

static void
adj_deeds_finalize (GObject *object)
{
  g_free (ADJ_DEEDS (object)->word);
  G_OBJECT_CLASS (adj_deeds_parent_class)->finalize (object);
}

static void
adj_deeds_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_DEEDS);
  G_OBJECT_CLASS (adj_deeds_parent_class)->dispose (object);
}

static void
adj_deeds_class_init (AdjDeedsClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_deeds_dispose;
  G_OBJECT_CLASS (class)->finalize = adj_deeds_finalize;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/skirmish/deeds.ui");
  gtk_widget_class_bind_template_child_full (widget_class, "content", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, AdjDeeds, choice);
  gtk_widget_class_bind_template_child (widget_class, AdjDeeds, own);
  gtk_widget_class_bind_template_callback (widget_class, adj_deeds_on_choice);
}

static void
adj_deeds_init (AdjDeeds *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
