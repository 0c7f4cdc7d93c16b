/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/charts-page.h"

typedef struct
{
  AdjOwnBattle *battle;
  gboolean showing;
  gboolean stale; /* changed while nobody saw it */
} AdjChartsPagePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (AdjChartsPage, adj_charts_page, GTK_TYPE_WIDGET)

enum
{
  PICK,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static AdjChartsPagePrivate *
private_of (AdjChartsPage *self)
{
  return adj_charts_page_get_instance_private (self);
}

static void
adj_charts_page_show (AdjChartsPage *self)
{
  AdjChartsPagePrivate *private = private_of (self);

  private->stale = FALSE;
  private->showing = TRUE;
  if (ADJ_CHARTS_PAGE_GET_CLASS (self)->show != NULL)
    ADJ_CHARTS_PAGE_GET_CLASS (self)->show (self);
  private->showing = FALSE;
}

/* A page that nobody sees costs a stroke on the map nothing. */
static void
adj_charts_page_on_changed (AdjChartsPage *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    adj_charts_page_show (self);
  else
    private_of (self)->stale = TRUE;
}

static void
adj_charts_page_map (GtkWidget *widget)
{
  AdjChartsPagePrivate *private = private_of (ADJ_CHARTS_PAGE (widget));

  GTK_WIDGET_CLASS (adj_charts_page_parent_class)->map (widget);
  if (private->stale)
    adj_charts_page_show (ADJ_CHARTS_PAGE (widget));
}

static void
adj_charts_page_dispose (GObject *object)
{
  GtkWidget *child;

  /* GTK itself takes away only those children of a template that have been bound. */
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&private_of (ADJ_CHARTS_PAGE (object))->battle);
  G_OBJECT_CLASS (adj_charts_page_parent_class)->dispose (object);
}

static void
adj_charts_page_class_init (AdjChartsPageClass *class)
{
  G_OBJECT_CLASS (class)->dispose = adj_charts_page_dispose;
  GTK_WIDGET_CLASS (class)->map = adj_charts_page_map;
  signals[PICK] = g_signal_new ("pick", ADJ_TYPE_CHARTS_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 2, GTK_TYPE_EDITABLE, G_TYPE_BOOLEAN);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
}

static void
adj_charts_page_init (AdjChartsPage *self)
{
}

void
adj_charts_page_set_battle (AdjChartsPage *self, AdjOwnBattle *battle)
{
  AdjChartsPagePrivate *private;

  g_return_if_fail (ADJ_IS_CHARTS_PAGE (self));
  g_return_if_fail (ADJ_IS_OWN_BATTLE (battle));

  private = private_of (self);
  g_return_if_fail (private->battle == NULL);
  private->battle = g_object_ref (battle);
  private->showing = TRUE;
  if (ADJ_CHARTS_PAGE_GET_CLASS (self)->prepare != NULL)
    ADJ_CHARTS_PAGE_GET_CLASS (self)->prepare (self);
  g_signal_connect_object (battle, "changed", G_CALLBACK (adj_charts_page_on_changed), self,
                           G_CONNECT_SWAPPED);
  adj_charts_page_show (self);
}

void
adj_charts_page_pick (AdjChartsPage *self, GtkEditable *field, gboolean several)
{
  g_return_if_fail (ADJ_IS_CHARTS_PAGE (self));
  g_return_if_fail (GTK_IS_EDITABLE (field));

  g_signal_emit (self, signals[PICK], 0, field, several);
}

void
adj_charts_page_lead_to (AdjChartsPage *self, const char *element, guint place)
{
  g_return_if_fail (ADJ_IS_CHARTS_PAGE (self));
  g_return_if_fail (element != NULL);

  if (ADJ_CHARTS_PAGE_GET_CLASS (self)->lead_to != NULL)
    ADJ_CHARTS_PAGE_GET_CLASS (self)->lead_to (self, element, place);
}

AdjOwnBattle *
adj_charts_page_get_battle (AdjChartsPage *self)
{
  g_return_val_if_fail (ADJ_IS_CHARTS_PAGE (self), NULL);

  return private_of (self)->battle;
}

AdjDraft *
adj_charts_page_get_draft (AdjChartsPage *self)
{
  g_return_val_if_fail (ADJ_IS_CHARTS_PAGE (self), NULL);

  return adj_own_battle_get_draft (private_of (self)->battle);
}

const AdjScenario *
adj_charts_page_get_scenario (AdjChartsPage *self)
{
  g_return_val_if_fail (ADJ_IS_CHARTS_PAGE (self), NULL);

  return adj_draft_get_scenario (adj_charts_page_get_draft (self));
}

gboolean
adj_charts_page_is_used (AdjChartsPage *self)
{
  g_return_val_if_fail (ADJ_IS_CHARTS_PAGE (self), FALSE);

  return private_of (self)->battle != NULL && !private_of (self)->showing;
}

void
adj_charts_page_settle (AdjChartsPage *self, gboolean done, GtkLabel *complaint)
{
  g_return_if_fail (ADJ_IS_CHARTS_PAGE (self));

  gtk_label_set_label (complaint,
                       done ? "" : adj_draft_get_refusal (adj_charts_page_get_draft (self)));
  gtk_widget_set_visible (GTK_WIDGET (complaint), !done);
  if (done)
    adj_own_battle_save (private_of (self)->battle);
  else
    adj_charts_page_show (self);
}
