/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/calculators/calculator-pages.h"

#include "app/command/scatter-calculator.h"
#include "app/initiative/initiative-calculator.h"
#include "app/widgets/focus-order.h"
#include "staff/booklets.h"

struct _AdjCalculatorPages
{
  GtkWidget parent_instance;
  GtkStack *stack;
  AdjScatterCalculator *scatter;
};

G_DEFINE_FINAL_TYPE (AdjCalculatorPages, adj_calculator_pages, GTK_TYPE_WIDGET)

static gboolean
adj_calculator_pages_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (gtk_stack_get_visible_child (ADJ_CALCULATOR_PAGES (widget)->stack));
}

static void
adj_calculator_pages_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_CALCULATOR_PAGES);
  G_OBJECT_CLASS (adj_calculator_pages_parent_class)->dispose (object);
}

static void
adj_calculator_pages_class_init (AdjCalculatorPagesClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_calculator_pages_dispose;
  widget_class->grab_focus = adj_calculator_pages_grab_focus;
  widget_class->focus = adj_focus_among_children;
  g_type_ensure (ADJ_TYPE_INITIATIVE_CALCULATOR);
  g_type_ensure (ADJ_TYPE_SCATTER_CALCULATOR);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/adjutant/Adjutant/calculators/calculator-pages.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjCalculatorPages, stack);
  gtk_widget_class_bind_template_child (widget_class, AdjCalculatorPages, scatter);
}

static void
adj_calculator_pages_init (AdjCalculatorPages *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

AdjCalculatorPages *
adj_calculator_pages_new (void)
{
  return g_object_new (ADJ_TYPE_CALCULATOR_PAGES, NULL);
}

GtkStack *
adj_calculator_pages_get_stack (AdjCalculatorPages *self)
{
  g_return_val_if_fail (ADJ_IS_CALCULATOR_PAGES (self), NULL);

  return self->stack;
}

void
adj_calculator_pages_turn_to (AdjCalculatorPages *self, const char *page, AdjRuleset *ruleset)
{
  g_autoptr (AdjRuleset) played = NULL;

  g_return_if_fail (ADJ_IS_CALCULATOR_PAGES (self));

  played = ruleset != NULL ? adj_ruleset_ref (ruleset) : adj_booklets_ruleset ();
  if (played != NULL)
    adj_scatter_calculator_set_ruleset (self->scatter, played);
  gtk_stack_set_visible_child_name (self->stack, page);
}
