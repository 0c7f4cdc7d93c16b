/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/plots/plots-panel.h"

#include <glib/gi18n-lib.h>

#include "app/plots/dispute-box.h"
#include "app/plots/plot-line.h"
#include "app/plots/plot-row.h"
#include "app/plots/segment-strip.h"
#include "app/session/pencil.h"
#include "app/widgets/flow-cell.h"
#include "app/widgets/focus-back.h"
#include "app/widgets/focus-order.h"
#include "record/order-make.h"
#include "staff/sealing.h"
#include "staff/withdrawals.h"
#include "words/fill.h"

struct _AdjPlotsPanel
{
  AdjPart parent_instance;
  GtkLabel *status;
  AdjSegmentStrip *strip;
  AdjDisputeBox *dispute;
  GtkBox *offered;
  GtkWidget *pencil;
  GtkWidget *mission;
  GtkToggleButton *rehearse;
  GtkListView *view;
  GtkNoSelection *rows;

  GListStore *list;        /* of AdjPlotLine */
  AdjMarchCase *march;     /* NULL */
  AdjMarchCase *rehearsed; /* what is shown of it; NULL */
  GPtrArray *offers;       /* of AdjOfferedOrder */
  gboolean plotting;
  gboolean morning; /* somebody could withdraw */
  GSignalGroup *signals;
};

G_DEFINE_FINAL_TYPE (AdjPlotsPanel, adj_plots_panel, ADJ_TYPE_PART)

enum
{
  PROP_BUSY = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static AdjSession *
session_of (AdjPlotsPanel *self)
{
  return adj_part_get_session (ADJ_PART (self));
}

/* ---- What there is ---- */

static gboolean
is_plotting (AdjSession *session)
{
  guint16 units[2 * ADJ_MAX_UNITS];
  AdjView view = adj_session_view (session);

  return adj_session_is_now (session) &&
         adj_plots_list (&view, adj_session_field (session), units) > 0;
}

static gboolean
is_morning (AdjSession *session)
{
  AdjView view = adj_session_view (session);
  g_autoptr (GPtrArray) offers = adj_withdrawal_offers (&view, adj_session_field (session));

  return adj_session_is_now (session) && offers->len > 0;
}

static GPtrArray *
find_offers (AdjSession *session)
{
  AdjView view = adj_session_view (session);
  GPtrArray *offers;

  if (!adj_session_is_now (session))
    return adj_offered_orders_new ();
  offers = adj_sealing_offers (&view);
  g_ptr_array_extend_and_steal (offers, adj_withdrawal_offers (&view, adj_session_field (session)));
  return offers;
}

/* ---- Rehearsing ---- */

static char *
say_rehearsed (const AdjMarchCase *march)
{
  g_autofree char *segment = adj_march_say_segment (march);

  return adj_fill (
      /* Translators: of one's own plots, tried out; segment is "Segment 2 of 6" */
      _ ("Rehearsal: {segment}, everybody else standing still. Nothing is recorded"),
      (const AdjPlace[]){ { "segment", segment }, { NULL, NULL } });
}

/* So many segments of what is plotted by now. */
static void
rehearse (AdjPlotsPanel *self, int segments)
{
  AdjSession *session = session_of (self);
  g_autoptr (AdjMarchCase) march = NULL;
  g_autoptr (AdjTable) table = NULL;
  g_autofree char *said = NULL;
  AdjView view;

  adj_session_look_now (session);
  view = adj_session_view (session);
  march = adj_march_case_rehearse (&view, adj_session_field (session), segments, &table);
  if (march == NULL)
    return;
  g_clear_pointer (&self->rehearsed, adj_march_case_free);
  said = say_rehearsed (march);
  self->rehearsed = g_steal_pointer (&march);
  adj_session_preview (session, table, said);
}

static gboolean
is_rehearsing (AdjPlotsPanel *self, AdjSession *session)
{
  return self->rehearsed != NULL && adj_session_is_preview (session);
}

static AdjMarchCase *
find_march (AdjSession *session)
{
  AdjView view = adj_session_view (session);
  AdjMarchCase *march = adj_session_is_preview (session)
                            ? NULL
                            : adj_march_case_new (adj_session_get_game (session),
                                                  adj_session_get_step (session), view.eyes);

  if (march != NULL && march->known == 0 && !march->goes_on)
    g_clear_pointer (&march, adj_march_case_free);
  return march;
}

/* Asked for also while it is out of sight. */
static gboolean
is_busy (AdjPlotsPanel *self)
{
  AdjSession *session = session_of (self);
  g_autoptr (AdjMarchCase) march = NULL;
  g_autoptr (GPtrArray) offers = NULL;
  AdjView view;

  if (session == NULL)
    return FALSE;
  if (is_rehearsing (self, session))
    return TRUE;
  march = find_march (session);
  offers = find_offers (session);
  view = adj_session_view (session);
  return march != NULL || offers->len > 0 || is_plotting (session) ||
         (adj_session_is_now (session) && adj_sealing_is_on (&view));
}

/* ---- Showing ---- */

static const AdjMarchCase *
shown_march (AdjPlotsPanel *self)
{
  return self->rehearsed != NULL ? self->rehearsed : self->march;
}

static char *
say_morning (const AdjView *view, const AdjField *field)
{
  g_autoptr (GPtrArray) offers = adj_withdrawal_offers (view, field);

  return adj_withdrawal_offers_tell (offers);
}

static char *
say_status (AdjPlotsPanel *self, AdjSession *session)
{
  AdjView view = adj_session_view (session);
  g_autofree char *sealed = adj_session_is_now (session) ? adj_sealing_say_state (&view) : NULL;
  g_autofree char *segment = NULL;
  g_autofree char *contacts = NULL;

  if (self->morning)
    return say_morning (&view, adj_session_field (session));
  if (self->plotting)
    return adj_plots_say_state (&view, adj_session_field (session));
  if (sealed != NULL)
    return g_steal_pointer (&sealed);
  if (shown_march (self) == NULL)
    return g_strdup ("");
  segment = adj_march_say_segment (shown_march (self));
  contacts = adj_march_say_contacts (shown_march (self));
  return contacts != NULL ? g_strdup_printf ("%s. %s", segment, contacts)
                          : g_steal_pointer (&segment);
}

static gboolean
names_attackers (AdjSession *session)
{
  AdjView view = adj_session_view (session);

  return adj_plots_name_attackers (&view);
}

static void
show_offers (AdjPlotsPanel *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->offered))) != NULL)
    gtk_box_remove (self->offered, child);
  for (guint i = 0; i < self->offers->len; i++)
    {
      const AdjOfferedOrder *offer = g_ptr_array_index (self->offers, i);
      GtkWidget *button = gtk_button_new ();
      GtkWidget *label = gtk_label_new (offer->text);

      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_button_set_child (GTK_BUTTON (button), label);
      gtk_widget_add_css_class (button, "answer");
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "plots.take-offer");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", (int) i);
      gtk_box_append (self->offered, button);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->offered), self->offers->len > 0);
}

static void
show_actions (AdjPlotsPanel *self, AdjSession *session)
{
  static const char *const strokes[] = { "plots.wait", "plots.step-back", "plots.clear",
                                         "plots.leave" };
  AdjPlotCase plot;
  gboolean held = adj_pencil_is_held (session, &plot);
  const AdjMarchCase *march = shown_march (self);

  for (guint i = 0; i < G_N_ELEMENTS (strokes); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), strokes[i], held);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "plots.name", held && plot.may_attack);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "plots.back",
                                 march != NULL && march->marched > 0);
  gtk_widget_action_set_enabled (
      GTK_WIDGET (self), "plots.forward",
      march != NULL &&
          (march->marched < march->known || (march->goes_on && adj_session_may_play (session))));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "plots.play",
                                 self->rehearsed == NULL && march != NULL && march->known > 0);
}

static void
read_session (AdjPlotsPanel *self, AdjSession *session)
{
  g_clear_pointer (&self->march, adj_march_case_free);
  g_clear_pointer (&self->offers, g_ptr_array_unref);
  if (!is_rehearsing (self, session))
    g_clear_pointer (&self->rehearsed, adj_march_case_free);
  self->march = find_march (session);
  self->offers = find_offers (session);
  self->plotting = is_plotting (session);
  self->morning = is_morning (session);
}

static void
show (AdjPlotsPanel *self, AdjSession *session)
{
  g_autofree char *status = say_status (self, session);
  const AdjMarchCase *march = shown_march (self);

  gtk_label_set_label (self->status, status);
  if (march != NULL)
    adj_segment_strip_show (self->strip, march, adj_session_may_play (session));
  gtk_widget_set_visible (GTK_WIDGET (self->strip), march != NULL);
  adj_dispute_box_show (self->dispute, adj_session_may_play (session) ? session : NULL);
  gtk_widget_set_visible (self->pencil, self->plotting);
  gtk_widget_set_visible (self->mission, self->plotting && names_attackers (session));
  gtk_widget_set_visible (GTK_WIDGET (self->rehearse), self->plotting || self->rehearsed != NULL);
  gtk_toggle_button_set_active (self->rehearse, self->rehearsed != NULL);
  if (self->plotting || march != NULL)
    adj_plot_list_update (self->list, session, self->plotting ? NULL : march, self->morning);
  else
    g_list_store_remove_all (self->list);
  show_actions (self, session);
}

/* A row that was pressed may be gone: the keys go to the next one. */
static void
adj_plots_panel_refresh (AdjPart *part, AdjSession *session, AdjNews news)
{
  AdjPlotsPanel *self = ADJ_PLOTS_PANEL (part);
  gboolean focused;

  if (session == NULL || (news & ~ADJ_NEWS_ANSWER) == 0)
    return;
  focused = gtk_widget_get_focus_child (GTK_WIDGET (self->offered)) != NULL ||
            adj_focus_is_within (GTK_WIDGET (self->dispute));
  read_session (self, session);
  show_offers (self);
  show (self, session);
  if (focused)
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
adj_plots_panel_tell_busy (AdjPlotsPanel *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BUSY]);
}

static void
adj_plots_panel_on_session (AdjPlotsPanel *self)
{
  g_signal_group_set_target (self->signals, session_of (self));
  adj_plots_panel_tell_busy (self);
}

/* ---- Segments ---- */

static void
look_at (AdjPlotsPanel *self, int segment)
{
  AdjSession *session = session_of (self);
  AdjOrder order = adj_order_segment ();

  if (self->rehearsed != NULL)
    {
      rehearse (self, segment);
      return;
    }
  if (self->march == NULL)
    return;
  if (segment <= self->march->known)
    adj_session_look_at (session, self->march->after[segment]);
  else if (adj_session_may_play (session))
    adj_session_give (session, &order, 1);
}

static void
adj_plots_panel_act_look (GtkWidget *widget, const char *name, GVariant *parameter)
{
  look_at (ADJ_PLOTS_PANEL (widget), CLAMP (g_variant_get_int32 (parameter), 0, ADJ_SEGMENTS));
}

static void
adj_plots_panel_act_back (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjPlotsPanel *self = ADJ_PLOTS_PANEL (widget);

  look_at (self, shown_march (self)->marched - 1);
}

static void
adj_plots_panel_act_forward (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjPlotsPanel *self = ADJ_PLOTS_PANEL (widget);

  look_at (self, shown_march (self)->marched + 1);
}

/* A look back begins before the first, and the bar above the map plays on from there. */
static void
adj_plots_panel_act_play (GtkWidget *widget, const char *name, GVariant *parameter)
{
  look_at (ADJ_PLOTS_PANEL (widget), 0);
  gtk_widget_activate_action (widget, "page.play-on", NULL);
}

static void
adj_plots_panel_act_take_offer (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjPlotsPanel *self = ADJ_PLOTS_PANEL (widget);
  guint i = (guint) g_variant_get_int32 (parameter);

  if (i < self->offers->len)
    {
      AdjOrder order = ((const AdjOfferedOrder *) g_ptr_array_index (self->offers, i))->order;

      adj_session_give (session_of (self), &order, 1);
    }
}

static void
adj_plots_panel_on_rehearse (AdjPlotsPanel *self)
{
  gboolean wanted = gtk_toggle_button_get_active (self->rehearse);

  if (wanted == (self->rehearsed != NULL))
    return;
  if (wanted)
    rehearse (self, 1);
  else
    adj_session_look_now (session_of (self));
}

/* ---- The pencil ---- */

static void
adj_plots_panel_act_wait (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_pencil_wait (session_of (ADJ_PLOTS_PANEL (widget)));
}

static void
adj_plots_panel_act_step_back (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_pencil_back (session_of (ADJ_PLOTS_PANEL (widget)));
}

static void
adj_plots_panel_act_clear (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_pencil_clear (session_of (ADJ_PLOTS_PANEL (widget)));
}

static void
adj_plots_panel_act_leave (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_pencil_leave (session_of (ADJ_PLOTS_PANEL (widget)));
}

static void
adj_plots_panel_act_name (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_pencil_name (session_of (ADJ_PLOTS_PANEL (widget)));
}

static void
adj_plots_panel_act_next (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_pencil_next (session_of (ADJ_PLOTS_PANEL (widget)));
}

static int
unit_at (AdjPlotsPanel *self, guint position)
{
  g_autoptr (AdjPlotLine) line = g_list_model_get_item (G_LIST_MODEL (self->list), position);

  return line != NULL ? adj_plot_line_get_look (line)->unit : -1;
}

static gboolean
is_picked (AdjPlotsPanel *self, int unit)
{
  const AdjPicks *picks = adj_session_get_picks (session_of (self));

  return picks->n_units == 1 && picks->units[0] == unit;
}

/* The row of the one unit picked comes into sight, with the keys. */
static void
follow_pick (AdjPlotsPanel *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->list));

  for (guint i = 0; i < n; i++)
    if (is_picked (self, unit_at (self, i)))
      adj_list_row_focus (self->view, i);
}

/* Pressed once more it goes on to the next unit without a plot. */
static void
adj_plots_panel_on_row (AdjPlotsPanel *self, guint position)
{
  int unit = unit_at (self, position);

  if (!is_picked (self, unit))
    adj_pencil_take (session_of (self), unit);
  else if (adj_pencil_next (session_of (self)))
    follow_pick (self);
}

typedef void (*Stroke) (AdjSession *session);

static Stroke
stroke_of (guint key)
{
  switch (key)
    {
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
      return adj_pencil_wait;
    case GDK_KEY_BackSpace:
      return adj_pencil_back;
    case GDK_KEY_Delete:
    case GDK_KEY_KP_Delete:
      return adj_pencil_clear;
    case GDK_KEY_x:
      return adj_pencil_leave;
    case GDK_KEY_a:
      return adj_pencil_name;
    default:
      return NULL;
    }
}

/* 1 to 6 are the directions as the die has them, from the north on or from the hexside right of it
 * (Y 5.52). */
static gboolean
adj_plots_panel_on_key (AdjPlotsPanel *self, guint key, guint code, GdkModifierType state)
{
  AdjListRow *row = adj_list_row_get_focused (self->view);
  int direction = (int) gdk_keyval_to_unicode (key) - '1';
  Stroke stroke = stroke_of (key);
  int unit;

  if (row == NULL || !self->plotting ||
      (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SHIFT_MASK)) != 0 ||
      (stroke == NULL && (direction < 0 || direction >= ADJ_HEX_DIRECTIONS)))
    return FALSE;
  unit = unit_at (self, adj_list_row_get_position (row));
  if (!is_picked (self, unit))
    adj_pencil_take (session_of (self), unit);
  if (!is_picked (self, unit))
    return TRUE;
  if (stroke != NULL)
    stroke (session_of (self));
  else
    adj_pencil_go_on (session_of (self), direction);
  return TRUE;
}

/* ---- Class ---- */

/* Where a key is of use at once: at the list while it is to be filled in, at the first offer, or at
 * the segments. */
static gboolean
adj_plots_panel_grab_focus (GtkWidget *widget)
{
  AdjPlotsPanel *self = ADJ_PLOTS_PANEL (widget);
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (self->offered));

  if (adj_dispute_box_is_asking (self->dispute))
    return gtk_widget_grab_focus (GTK_WIDGET (self->dispute));
  if (first != NULL && (!self->plotting || self->morning))
    return gtk_widget_grab_focus (first);
  if (self->plotting)
    {
      adj_list_row_focus (self->view, 0);
      follow_pick (self);
      return TRUE;
    }
  return gtk_widget_child_focus (GTK_WIDGET (self->strip), GTK_DIR_TAB_FORWARD);
}

static void
adj_plots_panel_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_BUSY)
    g_value_set_boolean (value, is_busy (ADJ_PLOTS_PANEL (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
adj_plots_panel_dispose (GObject *object)
{
  AdjPlotsPanel *self = ADJ_PLOTS_PANEL (object);

  g_clear_object (&self->signals);
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_PLOTS_PANEL);
  G_OBJECT_CLASS (adj_plots_panel_parent_class)->dispose (object);
}

static void
adj_plots_panel_finalize (GObject *object)
{
  AdjPlotsPanel *self = ADJ_PLOTS_PANEL (object);

  g_object_unref (self->list);
  g_clear_pointer (&self->march, adj_march_case_free);
  g_clear_pointer (&self->rehearsed, adj_march_case_free);
  g_clear_pointer (&self->offers, g_ptr_array_unref);
  G_OBJECT_CLASS (adj_plots_panel_parent_class)->finalize (object);
}

static void
install_actions (GtkWidgetClass *class)
{
  gtk_widget_class_install_action (class, "plots.look", "i", adj_plots_panel_act_look);
  gtk_widget_class_install_action (class, "plots.back", NULL, adj_plots_panel_act_back);
  gtk_widget_class_install_action (class, "plots.forward", NULL, adj_plots_panel_act_forward);
  gtk_widget_class_install_action (class, "plots.play", NULL, adj_plots_panel_act_play);
  gtk_widget_class_install_action (class, "plots.take-offer", "i", adj_plots_panel_act_take_offer);
  gtk_widget_class_install_action (class, "plots.wait", NULL, adj_plots_panel_act_wait);
  gtk_widget_class_install_action (class, "plots.step-back", NULL, adj_plots_panel_act_step_back);
  gtk_widget_class_install_action (class, "plots.clear", NULL, adj_plots_panel_act_clear);
  gtk_widget_class_install_action (class, "plots.leave", NULL, adj_plots_panel_act_leave);
  gtk_widget_class_install_action (class, "plots.name", NULL, adj_plots_panel_act_name);
  gtk_widget_class_install_action (class, "plots.next", NULL, adj_plots_panel_act_next);
}

static void
adj_plots_panel_class_init (AdjPlotsPanelClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->get_property = adj_plots_panel_get_property;
  object_class->dispose = adj_plots_panel_dispose;
  object_class->finalize = adj_plots_panel_finalize;
  ADJ_PART_CLASS (class)->refresh = adj_plots_panel_refresh;
  widget_class->grab_focus = adj_plots_panel_grab_focus;
  widget_class->focus = adj_focus_among_children;
  properties[PROP_BUSY] =
      g_param_spec_boolean ("busy", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  g_type_ensure (ADJ_TYPE_DISPUTE_BOX);
  g_type_ensure (ADJ_TYPE_FLOW_CELL);
  g_type_ensure (ADJ_TYPE_PLOT_ROW);
  g_type_ensure (ADJ_TYPE_SEGMENT_STRIP);
  install_actions (widget_class);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/plots/plots-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjPlotsPanel, status);
  gtk_widget_class_bind_template_child (widget_class, AdjPlotsPanel, strip);
  gtk_widget_class_bind_template_child (widget_class, AdjPlotsPanel, dispute);
  gtk_widget_class_bind_template_child (widget_class, AdjPlotsPanel, offered);
  gtk_widget_class_bind_template_child (widget_class, AdjPlotsPanel, pencil);
  gtk_widget_class_bind_template_child (widget_class, AdjPlotsPanel, mission);
  gtk_widget_class_bind_template_child (widget_class, AdjPlotsPanel, rehearse);
  gtk_widget_class_bind_template_child (widget_class, AdjPlotsPanel, view);
  gtk_widget_class_bind_template_child (widget_class, AdjPlotsPanel, rows);
  gtk_widget_class_bind_template_callback (widget_class, adj_plots_panel_on_row);
  gtk_widget_class_bind_template_callback (widget_class, adj_plots_panel_on_rehearse);
}

static void
add_keys (AdjPlotsPanel *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (adj_plots_panel_on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self->view), keys);
}

static void
adj_plots_panel_init (AdjPlotsPanel *self)
{
  self->list = g_list_store_new (ADJ_TYPE_PLOT_LINE);
  self->offers = adj_offered_orders_new ();
  self->signals = g_signal_group_new (ADJ_TYPE_SESSION);
  g_signal_group_connect_object (self->signals, "changed", G_CALLBACK (adj_plots_panel_tell_busy),
                                 self, G_CONNECT_SWAPPED);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_no_selection_set_model (self->rows, G_LIST_MODEL (self->list));
  add_keys (self);
  g_signal_connect (self, "notify::session", G_CALLBACK (adj_plots_panel_on_session), NULL);
}
