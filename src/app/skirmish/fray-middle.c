/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/skirmish/fray-middle.h"

#include "app/skirmish/action-page.h"
#include "app/skirmish/attempt-page.h"
#include "app/skirmish/cards-page.h"
#include "app/skirmish/correct-page.h"
#include "app/skirmish/fights-page.h"
#include "app/skirmish/figure-form.h"
#include "app/skirmish/fray-banner.h"
#include "app/widgets/flow-cell.h"

#define ACT "act"
#define REACT "react"
#define ATTEMPT "attempt"

struct _AdjFrayMiddle
{
  GtkWidget parent_instance;
  GtkWidget *page;
  AdjFrayBanner *banner;
  GtkFlowBox *choices;
  GtkStack *pages;
  AdjActionPage *action;
  AdjAttemptPage *attempt;
  AdjFightsPage *fights;
  AdjFigureForm *figure;
  AdjCardsPage *cards;
  AdjCorrectPage *correct;
  AdjFray *fray;
};

G_DEFINE_FINAL_TYPE (AdjFrayMiddle, adj_fray_middle, GTK_TYPE_WIDGET)

/* ---- Pages ---- */

/* Beside a page, what stands above it takes two lines; else it fills the middle. */
static void
make_room_for_page (AdjFrayMiddle *self, gboolean paged)
{
  adj_fray_banner_set_small (self->banner, paged);
  gtk_flow_box_set_max_children_per_line (self->choices, paged ? 4 : 2);
  if (paged)
    gtk_widget_add_css_class (self->page, "paged");
  else
    gtk_widget_remove_css_class (self->page, "paged");
}

/* Nobody acts before a side has begun, and fights come before anything else. */
static const char *
due_before (AdjFrayMiddle *self, const char *page)
{
  const AdjSkirmishState *state = adj_fray_get_state (self->fray);
  gboolean acts =
      g_str_equal (page, ACT) || g_str_equal (page, REACT) || g_str_equal (page, ATTEMPT);

  if (acts && state->holder < 0)
    return "figure";
  return g_str_equal (page, ADJ_FRAY_STANDING) && state->fights ? "fights" : page;
}

void
adj_fray_middle_show_page (AdjFrayMiddle *self, const char *page)
{
  gboolean reaction;

  g_return_if_fail (ADJ_IS_FRAY_MIDDLE (self));
  g_return_if_fail (page != NULL);

  page = due_before (self, page);
  reaction = g_str_equal (page, REACT);
  if (reaction || g_str_equal (page, ACT))
    adj_action_page_begin (self->action, reaction);
  else if (g_str_equal (page, ATTEMPT))
    adj_attempt_page_begin (self->attempt);
  gtk_stack_set_visible_child_name (self->pages, reaction ? ACT : page);
  make_room_for_page (self, !g_str_equal (page, ADJ_FRAY_STANDING));
  gtk_widget_grab_focus (gtk_stack_get_visible_child (self->pages));
}

void
adj_fray_middle_show_correction (AdjFrayMiddle *self, guint number, gboolean strike)
{
  g_return_if_fail (ADJ_IS_FRAY_MIDDLE (self));

  adj_correct_page_begin (self->correct, number, strike);
  adj_fray_middle_show_page (self, "correct");
}

/* The window makes room for the fights that are due. */
static void
adj_fray_middle_show (AdjFrayMiddle *self)
{
  const char *page = gtk_stack_get_visible_child_name (self->pages);

  adj_fray_banner_show (self->banner, self->fray);
  if (adj_fray_get_state (self->fray)->fights && g_strcmp0 (page, ADJ_FRAY_STANDING) == 0)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.page", "s", ADJ_FRAY_STANDING);
}

/* ---- Class ---- */

static void
adj_fray_middle_dispose (GObject *object)
{
  g_clear_object (&ADJ_FRAY_MIDDLE (object)->fray);
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_FRAY_MIDDLE);
  G_OBJECT_CLASS (adj_fray_middle_parent_class)->dispose (object);
}

static void
adj_fray_middle_class_init (AdjFrayMiddleClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_fray_middle_dispose;
  g_type_ensure (ADJ_TYPE_ACTION_PAGE);
  g_type_ensure (ADJ_TYPE_ATTEMPT_PAGE);
  g_type_ensure (ADJ_TYPE_CARDS_PAGE);
  g_type_ensure (ADJ_TYPE_CORRECT_PAGE);
  g_type_ensure (ADJ_TYPE_FIGHTS_PAGE);
  g_type_ensure (ADJ_TYPE_FIGURE_FORM);
  g_type_ensure (ADJ_TYPE_FLOW_CELL);
  g_type_ensure (ADJ_TYPE_FRAY_BANNER);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/skirmish/fray-middle.ui");
  gtk_widget_class_bind_template_child_full (widget_class, "content", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, AdjFrayMiddle, page);
  gtk_widget_class_bind_template_child (widget_class, AdjFrayMiddle, banner);
  gtk_widget_class_bind_template_child (widget_class, AdjFrayMiddle, choices);
  gtk_widget_class_bind_template_child (widget_class, AdjFrayMiddle, pages);
  gtk_widget_class_bind_template_child (widget_class, AdjFrayMiddle, action);
  gtk_widget_class_bind_template_child (widget_class, AdjFrayMiddle, attempt);
  gtk_widget_class_bind_template_child (widget_class, AdjFrayMiddle, fights);
  gtk_widget_class_bind_template_child (widget_class, AdjFrayMiddle, figure);
  gtk_widget_class_bind_template_child (widget_class, AdjFrayMiddle, cards);
  gtk_widget_class_bind_template_child (widget_class, AdjFrayMiddle, correct);
}

static void
adj_fray_middle_init (AdjFrayMiddle *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
adj_fray_middle_set_fray (AdjFrayMiddle *self, AdjFray *fray)
{
  g_return_if_fail (ADJ_IS_FRAY_MIDDLE (self));
  g_return_if_fail (ADJ_IS_FRAY (fray));

  g_set_object (&self->fray, fray);
  adj_action_page_set_fray (self->action, fray);
  adj_attempt_page_set_fray (self->attempt, fray);
  adj_fights_page_set_fray (self->fights, fray);
  adj_figure_form_set_fray (self->figure, fray);
  adj_cards_page_set_fray (self->cards, fray);
  adj_correct_page_set_fray (self->correct, fray);
  g_signal_connect_object (fray, "changed", G_CALLBACK (adj_fray_middle_show), self,
                           G_CONNECT_SWAPPED);
  adj_fray_middle_show (self);
}
