/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/arrivals/arrivals-panel.h"

#include <glib/gi18n-lib.h>

#include "app/arrivals/arrival-row.h"
#include "app/arrivals/arrival.h"
#include "staff/arrival-orders.h"
#include "words/fill.h"

struct _AdjArrivalsPanel
{
  AdjPart parent_instance;
  GtkWidget *enter_all;
  GtkListView *view;
  GtkNoSelection *rows;
  GtkWidget *nobody;
  GtkWidget *dummies; /* that may be taken to come along */
  GtkLabel *coming;
  int dummy_side;   /* whose they are */
  GListStore *list; /* of AdjArrival */
  GArray *column;   /* of AdjOrder: brings all of them on; NULL while it may not */
};

G_DEFINE_FINAL_TYPE (AdjArrivalsPanel, adj_arrivals_panel, ADJ_TYPE_PART)

/* ---- Showing ---- */

static void
show_column (AdjArrivalsPanel *self, AdjSession *session, const AdjArrivalFacts *arrivals, guint n)
{
  guint n_column;
  g_autofree char *count = NULL;
  g_autofree char *label = NULL;

  g_clear_pointer (&self->column, g_array_unref);
  if (adj_session_may_play (session))
    self->column = adj_arrival_orders (adj_session_field (session), arrivals, n);
  n_column = self->column != NULL ? self->column->len : 0;
  count = g_strdup_printf ("%u", n_column);
  label = adj_fill (
      /* Translators: a button; count is how many units it brings on the map */
      ngettext ("Bring on {count} in Order", "Bring on {count} in Order", n_column),
      (const AdjPlace[]){ { "count", count }, { NULL, NULL } });
  gtk_button_set_label (GTK_BUTTON (self->enter_all), label);
  gtk_widget_set_visible (self->enter_all, n_column > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "arrivals.enter-all", n_column > 0);
}

static void
show_dummies (AdjArrivalsPanel *self, AdjSession *session, const AdjView *view)
{
  g_autofree char *coming =
      adj_arrival_list_dummies (view, adj_session_field (session), &self->dummy_side);

  gtk_label_set_label (self->coming, coming != NULL ? coming : "");
  gtk_widget_set_visible (self->dummies, coming != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "arrivals.dummy",
                                 coming != NULL && adj_session_may_play (session));
}

static void
adj_arrivals_panel_refresh (AdjPart *part, AdjSession *session, AdjNews news)
{
  AdjArrivalsPanel *self = ADJ_ARRIVALS_PANEL (part);
  g_autofree AdjArrivalFacts *arrivals = NULL;
  AdjView view;
  guint n;

  if (session == NULL || (news & ~ADJ_NEWS_ANSWER) == 0)
    return;
  arrivals = g_new (AdjArrivalFacts, 2 * ADJ_MAX_UNITS);
  view = adj_session_view (session);
  n = adj_arrival_list_find (&view, adj_session_field (session), arrivals);
  adj_arrival_list_update (self->list, &view, arrivals, n, adj_session_get_picks (session),
                           adj_session_may_play (session));
  if (news & (ADJ_NEWS_TABLE | ADJ_NEWS_SESSION))
    {
      show_column (self, session, arrivals, n);
      show_dummies (self, session, &view);
    }
  gtk_widget_set_visible (self->nobody, n == 0);
}

/* ---- Acting ---- */

/* The board shows where the unit may enter. */
static void
adj_arrivals_panel_on_row (AdjArrivalsPanel *self, guint position)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));
  g_autoptr (AdjArrival) arrival = g_list_model_get_item (G_LIST_MODEL (self->list), position);
  const AdjArrivalLook *look = adj_arrival_get_look (arrival);
  AdjPicks picks = { 0 };

  if (!look->picked)
    adj_picks_toggle_unit (&picks, look->facts.unit);
  adj_session_set_picks (session, &picks);
}

static void
adj_arrivals_panel_act_enter (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (widget));
  AdjHex entry;
  AdjOrder order;
  int unit, hex;

  g_variant_get (parameter, "(ii)", &unit, &hex);
  entry = adj_book_hex (adj_session_book (session), (AdjHexId) hex);
  order = adj_order_enter (&(guint16){ (guint16) unit }, 1, &entry, 1);
  adj_session_give (session, &order, 1);
}

static void
adj_arrivals_panel_act_enter_all (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjArrivalsPanel *self = ADJ_ARRIVALS_PANEL (widget);

  adj_session_give (adj_part_get_session (ADJ_PART (self)), (const AdjOrder *) self->column->data,
                    self->column->len);
}

/* It is listed then like anybody who waits, and enters as they do. */
static void
adj_arrivals_panel_act_dummy (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjArrivalsPanel *self = ADJ_ARRIVALS_PANEL (widget);
  AdjOrder order = adj_order_dummies (self->dummy_side, 1);

  adj_session_give (adj_part_get_session (ADJ_PART (self)), &order, 1);
}

/* ---- Class ---- */

static void
adj_arrivals_panel_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_ARRIVALS_PANEL);
  G_OBJECT_CLASS (adj_arrivals_panel_parent_class)->dispose (object);
}

static void
adj_arrivals_panel_finalize (GObject *object)
{
  g_object_unref (ADJ_ARRIVALS_PANEL (object)->list);
  g_clear_pointer (&ADJ_ARRIVALS_PANEL (object)->column, g_array_unref);
  G_OBJECT_CLASS (adj_arrivals_panel_parent_class)->finalize (object);
}

static void
adj_arrivals_panel_class_init (AdjArrivalsPanelClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_arrivals_panel_dispose;
  G_OBJECT_CLASS (class)->finalize = adj_arrivals_panel_finalize;
  ADJ_PART_CLASS (class)->refresh = adj_arrivals_panel_refresh;
  gtk_widget_class_install_action (widget_class, "arrivals.enter", "(ii)",
                                   adj_arrivals_panel_act_enter);
  gtk_widget_class_install_action (widget_class, "arrivals.enter-all", NULL,
                                   adj_arrivals_panel_act_enter_all);
  gtk_widget_class_install_action (widget_class, "arrivals.dummy", NULL,
                                   adj_arrivals_panel_act_dummy);
  g_type_ensure (ADJ_TYPE_ARRIVAL_ROW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/arrivals/arrivals-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjArrivalsPanel, enter_all);
  gtk_widget_class_bind_template_child (widget_class, AdjArrivalsPanel, view);
  gtk_widget_class_bind_template_child (widget_class, AdjArrivalsPanel, rows);
  gtk_widget_class_bind_template_child (widget_class, AdjArrivalsPanel, nobody);
  gtk_widget_class_bind_template_child (widget_class, AdjArrivalsPanel, dummies);
  gtk_widget_class_bind_template_child (widget_class, AdjArrivalsPanel, coming);
  gtk_widget_class_bind_template_callback (widget_class, adj_arrivals_panel_on_row);
}

static void
adj_arrivals_panel_init (AdjArrivalsPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->list = g_list_store_new (ADJ_TYPE_ARRIVAL);
  gtk_no_selection_set_model (self->rows, G_LIST_MODEL (self->list));
}
