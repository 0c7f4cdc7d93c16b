/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/initiative/initiative-calculator.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/initiative/initiative-answer.h"
#include "app/initiative/initiative-dice.h"
#include "app/initiative/initiative-sums.h"
#include "app/initiative/initiative-totals.h"
#include "app/widgets/focus-order.h"

struct _AdjInitiativeCalculator
{
  GtkWidget parent_instance;
  AdjInitiativeDice *dice;
  AdjInitiativeAnswer *answer;
  AdjInitiativeTotals *totals;
  GtkBox *sums;
  AdjInitiativeCase *initiative;
};

G_DEFINE_FINAL_TYPE (AdjInitiativeCalculator, adj_initiative_calculator, GTK_TYPE_WIDGET)

static void
adj_initiative_calculator_show (AdjInitiativeCalculator *self)
{
  adj_initiative_totals_read (self->totals, self->initiative);
  adj_initiative_dice_show (self->dice, self->initiative);
  adj_initiative_answer_show (self->answer, self->initiative);
  adj_initiative_sums_show (self->sums, self->initiative, NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "initiative.clear",
                                 self->initiative->dice[0] > 0 || self->initiative->dice[1] > 0);
}

/* ---- Actions ---- */

static void
adj_initiative_calculator_act_throw (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjInitiativeCalculator *self = ADJ_INITIATIVE_CALCULATOR (widget);

  adj_initiative_case_throw (self->initiative, g_variant_get_int32 (parameter));
  adj_initiative_calculator_show (self);
}

static void
adj_initiative_calculator_act_die (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjInitiativeCalculator *self = ADJ_INITIATIVE_CALCULATOR (widget);
  int side, die;

  g_variant_get (parameter, "(ii)", &side, &die);
  self->initiative->dice[side] = die;
  adj_initiative_calculator_show (self);
}

static void
adj_initiative_calculator_act_clear (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjInitiativeCalculator *self = ADJ_INITIATIVE_CALCULATOR (widget);

  memset (self->initiative->dice, 0, sizeof self->initiative->dice);
  adj_initiative_calculator_show (self);
}

/* ---- Class ---- */

static gboolean
adj_initiative_calculator_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (ADJ_INITIATIVE_CALCULATOR (widget)->totals));
}

static void
adj_initiative_calculator_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_INITIATIVE_CALCULATOR);
  G_OBJECT_CLASS (adj_initiative_calculator_parent_class)->dispose (object);
}

static void
adj_initiative_calculator_finalize (GObject *object)
{
  g_free (ADJ_INITIATIVE_CALCULATOR (object)->initiative);
  G_OBJECT_CLASS (adj_initiative_calculator_parent_class)->finalize (object);
}

static void
adj_initiative_calculator_class_init (AdjInitiativeCalculatorClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = adj_initiative_calculator_dispose;
  object_class->finalize = adj_initiative_calculator_finalize;
  widget_class->grab_focus = adj_initiative_calculator_grab_focus;
  widget_class->focus = adj_focus_among_children;
  g_type_ensure (ADJ_TYPE_INITIATIVE_ANSWER);
  g_type_ensure (ADJ_TYPE_INITIATIVE_DICE);
  g_type_ensure (ADJ_TYPE_INITIATIVE_TOTALS);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/adjutant/Adjutant/initiative/initiative-calculator.ui");
  gtk_widget_class_bind_template_child_full (widget_class, "content", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, AdjInitiativeCalculator, dice);
  gtk_widget_class_bind_template_child (widget_class, AdjInitiativeCalculator, answer);
  gtk_widget_class_bind_template_child (widget_class, AdjInitiativeCalculator, totals);
  gtk_widget_class_bind_template_child (widget_class, AdjInitiativeCalculator, sums);
  gtk_widget_class_bind_template_callback (widget_class, adj_initiative_calculator_show);
  gtk_widget_class_install_action (widget_class, "initiative.throw", "i",
                                   adj_initiative_calculator_act_throw);
  gtk_widget_class_install_action (widget_class, "initiative.die", "(ii)",
                                   adj_initiative_calculator_act_die);
  gtk_widget_class_install_action (widget_class, "initiative.clear", NULL,
                                   adj_initiative_calculator_act_clear);
}

/* The totals ask for an answer as soon as they have the names. */
static void
adj_initiative_calculator_init (AdjInitiativeCalculator *self)
{
  self->initiative = g_new0 (AdjInitiativeCase, 1);
  adj_initiative_case_begin (self->initiative, _ ("Union"), _ ("Confederate"));
  gtk_widget_init_template (GTK_WIDGET (self));
  adj_initiative_totals_name (self->totals, self->initiative);
  adj_initiative_calculator_show (self);
}
