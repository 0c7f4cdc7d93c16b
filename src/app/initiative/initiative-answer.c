/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/initiative/initiative-answer.h"

#include <glib/gi18n-lib.h>

#include "app/initiative/initiative-table.h"
#include "rules/flips.h"
#include "words/fill.h"

struct _AdjInitiativeAnswer
{
  GtkWidget parent_instance;
  GtkLabel *first;
  GtkLabel *chances;
  AdjInitiativeTable *table;
};

G_DEFINE_FINAL_TYPE (AdjInitiativeAnswer, adj_initiative_answer, GTK_TYPE_WIDGET)

static void
show_first (AdjInitiativeAnswer *self, const AdjInitiativeCase *initiative)
{
  const int *dice = adj_initiative_case_dice (initiative);
  AdjFraction chance;
  int first = adj_initiative_favourite (adj_initiative_case_sides (initiative), initiative->holder,
                                        dice, &chance);
  g_autofree char *odds = adj_fraction_to_string (chance);
  g_autofree char *text = NULL;

  if (first == ADJ_NO_SIDE)
    text = g_strdup (_ ("The chances are even"));
  else
    text =
        adj_fill (dice != NULL ? _ ("{side} moves first") : _ ("{side} moves first: {chance}"),
                  (const AdjPlace[]){
                      { "side", initiative->names[first] }, { "chance", odds }, { NULL, NULL } });
  gtk_label_set_label (self->first, text);
}

/* Outright, and with the ties that go to the holder (E IL.9). */
static void
show_chances (AdjInitiativeAnswer *self, const AdjInitiativeCase *initiative)
{
  AdjInitiativeChances chances = adj_initiative_chances (adj_initiative_case_sides (initiative));
  int holder = initiative->holder;
  g_autofree char *one = adj_fraction_to_string (adj_initiative_first_chance (&chances, 0, holder));
  g_autofree char *other =
      adj_fraction_to_string (adj_initiative_first_chance (&chances, 1, holder));
  g_autofree char *tie = adj_fraction_to_string (chances.tie);
  const AdjPlace places[] = {
    { "one", initiative->names[0] },
    { "onechance", one },
    { "other", initiative->names[1] },
    { "otherchance", other },
    { "tie", tie },
    { "holder", initiative->names[holder] },
    { NULL, NULL },
  };
  g_autofree char *text = adj_fill (
      /* Translators: one, other: the sides, each with its chance to move first */
      _ ("{one} {onechance}, {other} {otherchance}; of these {tie} ties, which {holder} keeps"),
      places);

  gtk_label_set_label (self->chances, text);
}

/* ---- Class ---- */

static void
adj_initiative_answer_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_INITIATIVE_ANSWER);
  G_OBJECT_CLASS (adj_initiative_answer_parent_class)->dispose (object);
}

static void
adj_initiative_answer_class_init (AdjInitiativeAnswerClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_initiative_answer_dispose;
  g_type_ensure (ADJ_TYPE_INITIATIVE_TABLE);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/adjutant/Adjutant/initiative/initiative-answer.ui");
  gtk_widget_class_bind_template_child_full (widget_class, "box", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, AdjInitiativeAnswer, first);
  gtk_widget_class_bind_template_child (widget_class, AdjInitiativeAnswer, chances);
  gtk_widget_class_bind_template_child (widget_class, AdjInitiativeAnswer, table);
}

static void
adj_initiative_answer_init (AdjInitiativeAnswer *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
adj_initiative_answer_show (AdjInitiativeAnswer *self, const AdjInitiativeCase *initiative)
{
  g_return_if_fail (ADJ_IS_INITIATIVE_ANSWER (self));

  gtk_widget_set_visible (GTK_WIDGET (self), adj_initiative_case_answers (initiative));
  show_first (self, initiative);
  show_chances (self, initiative);
  adj_initiative_table_show (self->table, initiative);
}
