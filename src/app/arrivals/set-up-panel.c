/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/arrivals/set-up-panel.h"

#include <glib/gi18n-lib.h>

#include "app/arrivals/set-up-row.h"
#include "app/arrivals/set-up-rules.h"
#include "app/arrivals/set-up.h"
#include "staff/to-compare.h"
#include "words/fill.h"
#include "words/moment.h"

struct _AdjSetUpPanel
{
  AdjPart parent_instance;
  GtkToggleButton *by_formation;
  GtkLabel *moment;
  GtkLabel *left;
  GtkWidget *compare; /* with the printed game */
  GtkLabel *compare_heading;
  GtkLabel *compare_lines;
  GtkListView *view;
  GtkNoSelection *rows;
  AdjSetUp *set_up;
  guint last; /* place in the list of what was ticked or gone to last */
};

G_DEFINE_FINAL_TYPE (AdjSetUpPanel, adj_set_up_panel, ADJ_TYPE_PART)

/* ---- Showing ---- */

static void
show_count (AdjSetUpPanel *self)
{
  guint left;
  guint n = adj_set_up_count (self->set_up, &left);
  g_autofree char *rest = g_strdup_printf ("%u", left);
  g_autofree char *all = g_strdup_printf ("%u", n);
  g_autofree char *text = adj_fill (
      /* Translators: how many stacks of counters are still to be placed, of how many */
      ngettext ("{left} of {all} to place", "{left} of {all} to place", left),
      (const AdjPlace[]){ { "left", rest }, { "all", all }, { NULL, NULL } });

  gtk_label_set_label (self->left, left > 0 ? text
                                   : n > 0  ? _ ("Everything is placed")
                                            : _ ("The board is empty"));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "set-up.next", left > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "set-up.clear", left < n);
}

static void
adj_set_up_panel_list_spots (AdjSetUpPanel *self)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));
  AdjView view;

  if (session == NULL)
    return;
  view = adj_session_view (session);
  adj_set_up_update (self->set_up, &view, adj_session_get_picks (session),
                     gtk_toggle_button_get_active (self->by_formation));
  show_count (self);
}

/* Figures that the program itself is not sure of are looked at while the map lies open. */
static void
tell_what_to_compare (AdjSetUpPanel *self, const AdjScenario *scenario)
{
  guint n;
  g_autofree char *lines = adj_to_compare (scenario, &n);
  g_autofree char *heading =
      g_strdup_printf (ngettext ("%u figure to be compared with the printed game",
                                 "%u figures to be compared with the printed game", n),
                       n);

  gtk_label_set_label (self->compare_heading, heading);
  gtk_label_set_label (self->compare_lines, lines);
  gtk_widget_set_visible (self->compare, n > 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->compare), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  heading, -1);
}

static void
adj_set_up_panel_refresh (AdjPart *part, AdjSession *session, AdjNews news)
{
  AdjSetUpPanel *self = ADJ_SET_UP_PANEL (part);
  g_autofree char *moment = NULL;
  AdjView view;

  if (session == NULL || (news & ~ADJ_NEWS_ANSWER) == 0)
    return;
  view = adj_session_view (session);
  moment = adj_words_now (&view);
  gtk_label_set_label (self->moment, moment);
  if (news & ADJ_NEWS_SESSION)
    self->last = 0;
  if (news & (ADJ_NEWS_SESSION | ADJ_NEWS_TABLE))
    tell_what_to_compare (self, view.book->scenario);
  adj_set_up_panel_list_spots (self);
}

/* ---- Acting ---- */

static void
pick (AdjSetUpPanel *self, guint position)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));
  g_autoptr (AdjSpot) spot = g_list_model_get_item (adj_set_up_get_list (self->set_up), position);
  const AdjSpotLook *look = adj_spot_get_look (spot);
  AdjPicks picks = { 0 };

  if (!look->picked)
    adj_spot_pick (spot, &picks);
  adj_session_set_picks (session, &picks);
}

static void
adj_set_up_panel_on_row (AdjSetUpPanel *self, guint position)
{
  self->last = position;
  pick (self, position);
}

static void
adj_set_up_panel_act_tick (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjSetUpPanel *self = ADJ_SET_UP_PANEL (widget);
  gboolean ticked;

  g_variant_get (parameter, "(ub)", &self->last, &ticked);
  adj_set_up_tick (self->set_up, self->last, ticked);
  show_count (self);
}

/* Its tick box takes the focus, so that n and the space bar go through the list. */
static void
adj_set_up_panel_act_next (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjSetUpPanel *self = ADJ_SET_UP_PANEL (widget);
  guint next = adj_set_up_next (self->set_up, self->last);
  g_autoptr (AdjSpot) spot = g_list_model_get_item (adj_set_up_get_list (self->set_up), next);

  self->last = next;
  if (!adj_spot_get_look (spot)->picked)
    pick (self, next);
  adj_list_row_focus (self->view, next);
}

static void
adj_set_up_panel_act_clear (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjSetUpPanel *self = ADJ_SET_UP_PANEL (widget);

  self->last = 0;
  adj_set_up_untick_all (self->set_up);
  show_count (self);
}

/* ---- Class ---- */

static void
adj_set_up_panel_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_SET_UP_PANEL);
  G_OBJECT_CLASS (adj_set_up_panel_parent_class)->dispose (object);
}

static void
adj_set_up_panel_finalize (GObject *object)
{
  g_object_unref (ADJ_SET_UP_PANEL (object)->set_up);
  G_OBJECT_CLASS (adj_set_up_panel_parent_class)->finalize (object);
}

static void
adj_set_up_panel_class_init (AdjSetUpPanelClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_set_up_panel_dispose;
  G_OBJECT_CLASS (class)->finalize = adj_set_up_panel_finalize;
  ADJ_PART_CLASS (class)->refresh = adj_set_up_panel_refresh;
  g_type_ensure (ADJ_TYPE_SET_UP_RULES);
  gtk_widget_class_install_action (widget_class, "set-up.tick", "(ub)", adj_set_up_panel_act_tick);
  gtk_widget_class_install_action (widget_class, "set-up.next", NULL, adj_set_up_panel_act_next);
  gtk_widget_class_install_action (widget_class, "set-up.clear", NULL, adj_set_up_panel_act_clear);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_n, 0, "set-up.next", NULL);
  g_type_ensure (ADJ_TYPE_SET_UP_ROW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/arrivals/set-up-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjSetUpPanel, by_formation);
  gtk_widget_class_bind_template_child (widget_class, AdjSetUpPanel, moment);
  gtk_widget_class_bind_template_child (widget_class, AdjSetUpPanel, left);
  gtk_widget_class_bind_template_child (widget_class, AdjSetUpPanel, compare);
  gtk_widget_class_bind_template_child (widget_class, AdjSetUpPanel, compare_heading);
  gtk_widget_class_bind_template_child (widget_class, AdjSetUpPanel, compare_lines);
  gtk_widget_class_bind_template_child (widget_class, AdjSetUpPanel, view);
  gtk_widget_class_bind_template_child (widget_class, AdjSetUpPanel, rows);
  gtk_widget_class_bind_template_callback (widget_class, adj_set_up_panel_list_spots);
  gtk_widget_class_bind_template_callback (widget_class, adj_set_up_panel_on_row);
}

static void
adj_set_up_panel_init (AdjSetUpPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->set_up = adj_set_up_new ();
  gtk_no_selection_set_model (self->rows, adj_set_up_get_list (self->set_up));
}
