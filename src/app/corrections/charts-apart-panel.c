/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/corrections/charts-apart-panel.h"

#include "app/corrections/apart-row.h"
#include "app/corrections/charts-apart.h"

struct _AdjChartsApartPanel
{
  AdjPart parent_instance;
  GtkLabel *count;
  GtkNoSelection *rows;
  AdjChartsApart *aparts; /* NULL without a session */
  gulong changed;
};

G_DEFINE_FINAL_TYPE (AdjChartsApartPanel, adj_charts_apart_panel, ADJ_TYPE_PART)

enum
{
  PROP_BUSY = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* Also before it has been seen for the first time. */
static gboolean
is_busy (AdjChartsApartPanel *self)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));

  return session != NULL &&
         g_list_model_get_n_items (adj_charts_apart_get_list (adj_charts_apart_of (session))) > 0;
}

static void
adj_charts_apart_panel_show_count (AdjChartsApartPanel *self)
{
  g_autofree char *text = self->aparts != NULL ? adj_charts_apart_say (self->aparts) : NULL;

  gtk_label_set_label (self->count, text != NULL ? text : "");
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BUSY]);
}

static void
let_go (AdjChartsApartPanel *self)
{
  if (self->aparts != NULL)
    g_clear_signal_handler (&self->changed, adj_charts_apart_get_list (self->aparts));
  g_clear_object (&self->aparts);
}

static void
adj_charts_apart_panel_refresh (AdjPart *part, AdjSession *session, AdjNews news)
{
  AdjChartsApartPanel *self = ADJ_CHARTS_APART_PANEL (part);

  if ((news & ADJ_NEWS_SESSION) == 0)
    return;
  let_go (self);
  if (session != NULL)
    {
      GListModel *list;

      self->aparts = g_object_ref (adj_charts_apart_of (session));
      list = adj_charts_apart_get_list (self->aparts);
      self->changed = g_signal_connect_swapped (
          list, "items-changed", G_CALLBACK (adj_charts_apart_panel_show_count), self);
      gtk_no_selection_set_model (self->rows, list);
    }
  adj_charts_apart_panel_show_count (self);
}

static void
adj_charts_apart_panel_act_leave_all (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjChartsApartPanel *self = ADJ_CHARTS_APART_PANEL (widget);

  if (self->aparts != NULL)
    adj_charts_apart_leave_all (self->aparts);
}

/* ---- Class ---- */

static void
adj_charts_apart_panel_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_BUSY)
    g_value_set_boolean (value, is_busy (ADJ_CHARTS_APART_PANEL (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
adj_charts_apart_panel_dispose (GObject *object)
{
  let_go (ADJ_CHARTS_APART_PANEL (object));
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_CHARTS_APART_PANEL);
  G_OBJECT_CLASS (adj_charts_apart_panel_parent_class)->dispose (object);
}

static void
adj_charts_apart_panel_class_init (AdjChartsApartPanelClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = adj_charts_apart_panel_dispose;
  object_class->get_property = adj_charts_apart_panel_get_property;
  ADJ_PART_CLASS (class)->refresh = adj_charts_apart_panel_refresh;
  properties[PROP_BUSY] =
      g_param_spec_boolean ("busy", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_install_action (widget_class, "apart.leave-all", NULL,
                                   adj_charts_apart_panel_act_leave_all);
  g_type_ensure (ADJ_TYPE_APART_ROW);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/adjutant/Adjutant/corrections/charts-apart-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjChartsApartPanel, count);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsApartPanel, rows);
}

static void
adj_charts_apart_panel_init (AdjChartsApartPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
