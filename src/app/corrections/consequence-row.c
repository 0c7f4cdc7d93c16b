/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/corrections/consequence-row.h"

#include <glib/gi18n-lib.h>

#include "app/corrections/consequence-line.h"
#include "words/fill.h"

struct _AdjConsequenceRow
{
  AdjListRow parent_instance;
  GtkLabel *number;
  GtkImage *sign;
  GtkLabel *order;
  GtkLabel *kind;
  GtkLabel *recorded;
  GtkLabel *today;
  GtkWidget *deeds;
  GtkActionable *take;
  GtkActionable *leave;
};

G_DEFINE_FINAL_TYPE (AdjConsequenceRow, adj_consequence_row, ADJ_TYPE_LIST_ROW)

/* text "": nothing to say. */
static void
say (GtkLabel *label, const char *sentence, const char *text)
{
  g_autofree char *line =
      adj_fill (sentence, (const AdjPlace[]){ { "text", text }, { NULL, NULL } });

  gtk_label_set_label (label, line);
  gtk_widget_set_visible (GTK_WIDGET (label), *text != '\0');
}

static const char *
sign_of (AdjConsequenceKind kind)
{
  static const char *const signs[] = {
    [ADJ_CONSEQUENCE_SAME] = "adj-ok-symbolic",
    [ADJ_CONSEQUENCE_DIFFERS] = "adj-warned-symbolic",
    [ADJ_CONSEQUENCE_ASIDE] = "adj-refused-symbolic",
  };

  return signs[kind];
}

/* The target comes first: an action with none of its kind would complain. */
static void
offer_answers (AdjConsequenceRow *self, AdjConsequenceLine *line)
{
  guint number = adj_consequence_line_get_number (line);

  gtk_widget_set_visible (self->deeds, adj_consequence_line_get_asks (line));
  gtk_actionable_set_action_target (self->take, "u", number);
  gtk_actionable_set_action_name (self->take, "correct.take");
  gtk_actionable_set_action_target (self->leave, "u", number);
  gtk_actionable_set_action_name (self->leave, "again.leave");
  gtk_widget_set_visible (GTK_WIDGET (self->take),
                          adj_consequence_line_get_kind (line) == ADJ_CONSEQUENCE_DIFFERS);
}

static void
adj_consequence_row_show (AdjListRow *row, gpointer item)
{
  AdjConsequenceRow *self = ADJ_CONSEQUENCE_ROW (row);
  const AdjConsequenceText *text = adj_consequence_line_get_text (item);
  AdjConsequenceKind kind = adj_consequence_line_get_kind (item);
  g_autofree char *number = g_strdup_printf ("%u", adj_consequence_line_get_number (item));
  g_autofree char *words = adj_consequence_line_describe (item);

  gtk_label_set_label (self->number, number);
  gtk_label_set_label (self->order, text->order);
  gtk_label_set_label (self->kind, text->kind);
  /* Translators: what came of an order when it was given, and what would come of it now */
  say (self->recorded, _ ("Recorded: {text}"), text->recorded);
  say (self->today, _ ("Today: {text}"), text->today);
  gtk_image_set_from_icon_name (self->sign, sign_of (kind));
  adj_list_row_mark (row, "warned", kind == ADJ_CONSEQUENCE_DIFFERS);
  adj_list_row_mark (row, "struck", kind == ADJ_CONSEQUENCE_ASIDE);
  adj_list_row_describe (row, words);
  offer_answers (self, item);
}

static void
adj_consequence_row_class_init (AdjConsequenceRowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  ADJ_LIST_ROW_CLASS (class)->show = adj_consequence_row_show;
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/adjutant/Adjutant/corrections/consequence-row.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjConsequenceRow, number);
  gtk_widget_class_bind_template_child (widget_class, AdjConsequenceRow, sign);
  gtk_widget_class_bind_template_child (widget_class, AdjConsequenceRow, order);
  gtk_widget_class_bind_template_child (widget_class, AdjConsequenceRow, kind);
  gtk_widget_class_bind_template_child (widget_class, AdjConsequenceRow, recorded);
  gtk_widget_class_bind_template_child (widget_class, AdjConsequenceRow, today);
  gtk_widget_class_bind_template_child (widget_class, AdjConsequenceRow, deeds);
  gtk_widget_class_bind_template_child (widget_class, AdjConsequenceRow, take);
  gtk_widget_class_bind_template_child (widget_class, AdjConsequenceRow, leave);
}

static void
adj_consequence_row_init (AdjConsequenceRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
