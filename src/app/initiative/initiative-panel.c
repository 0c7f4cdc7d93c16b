/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/initiative/initiative-panel.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/initiative/initiative-answer.h"
#include "app/initiative/initiative-arrivals.h"
#include "app/initiative/initiative-commanders.h"
#include "app/initiative/initiative-dice.h"
#include "app/initiative/initiative-sums.h"
#include "app/initiative/initiative-totals.h"

struct _AdjInitiativePanel
{
  AdjPart parent_instance;
  GtkLabel *told;
  GtkWidget *unknown;
  GtkLabel *left_out;
  AdjInitiativeDice *dice;
  AdjInitiativeAnswer *answer;
  AdjInitiativeArrivals *arrivals;
  AdjInitiativeCommanders *commanders;
  AdjInitiativeTotals *totals;
  GtkWidget *by_table;
  GtkWidget *turning;
  GtkBox *sums;
  GtkBox *flips;

  AdjInitiativeCase *initiative;
  gboolean chosen; /* the player has said whether by the table or by typed totals */
  guint search;    /* idle: the changes that would turn it */
};

G_DEFINE_FINAL_TYPE (AdjInitiativePanel, adj_initiative_panel, ADJ_TYPE_PART)

enum
{
  PROP_TYPED = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* ---- What would turn it: last, so that the panel is there at once ---- */

static gboolean
adj_initiative_panel_on_search (gpointer data)
{
  AdjInitiativePanel *self = data;
  AdjSession *session = adj_part_get_session (ADJ_PART (self));
  g_autoptr (GArray) flips = NULL;
  AdjView view;

  self->search = 0;
  if (session == NULL)
    return G_SOURCE_REMOVE;
  view = adj_session_view (session);
  flips = adj_initiative_case_flips (self->initiative, &view, adj_session_field (session));
  adj_initiative_flips_show (self->flips, flips, &view);
  return G_SOURCE_REMOVE;
}

static void
search_flips (AdjInitiativePanel *self)
{
  g_clear_handle_id (&self->search, g_source_remove);
  if (!self->initiative->typed)
    self->search = g_idle_add_full (G_PRIORITY_LOW, adj_initiative_panel_on_search, self, NULL);
}

/* ---- Showing ---- */

static void
show_told (AdjInitiativePanel *self, const AdjView *view)
{
  g_autofree char *text = adj_initiative_say_standing (self->initiative, view);

  gtk_label_set_label (self->told, text);
}

static void
show_left_out (AdjInitiativePanel *self)
{
  g_autofree char *text = adj_initiative_say_left_out (self->initiative);

  gtk_label_set_label (self->left_out, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->left_out), text != NULL);
}

/* All that the dice and the choices change. */
static void
show_answer (AdjInitiativePanel *self, AdjSession *session)
{
  AdjView view = adj_session_view (session);

  adj_initiative_case_read (self->initiative, adj_session_field (session));
  if (self->initiative->typed)
    adj_initiative_totals_read (self->totals, self->initiative);
  gtk_widget_set_visible (self->unknown,
                          !self->initiative->typed && self->initiative->muster.unknown);
  show_left_out (self);
  gtk_widget_set_visible (GTK_WIDGET (self->totals), self->initiative->typed);
  gtk_widget_set_visible (self->by_table, !self->initiative->typed);
  gtk_widget_set_visible (self->turning, !self->initiative->typed);
  show_told (self, &view);
  adj_initiative_dice_show (self->dice, self->initiative);
  adj_initiative_answer_show (self->answer, self->initiative);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "initiative.clear",
                                 self->initiative->dice[0] > 0 || self->initiative->dice[1] > 0);
  adj_initiative_sums_show (self->sums, self->initiative, &view);
  search_flips (self);
}

/* ---- News ---- */

static void
read_session (AdjInitiativePanel *self, AdjSession *session, AdjNews news)
{
  if (news & ADJ_NEWS_SESSION)
    adj_initiative_case_forget_all (self->initiative);
  if (!self->chosen)
    {
      self->initiative->typed =
          adj_session_book (session)->n_hexes == 0 ||
          adj_game_get_mirror (adj_session_get_game (session)) != ADJ_MIRROR_FULL;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TYPED]);
    }
  adj_initiative_case_read (self->initiative, adj_session_field (session));
  adj_initiative_totals_name (self->totals, self->initiative);
}

static void
adj_initiative_panel_refresh (AdjPart *part, AdjSession *session, AdjNews news)
{
  AdjInitiativePanel *self = ADJ_INITIATIVE_PANEL (part);
  AdjView view;

  if (session == NULL || (news & (ADJ_NEWS_TABLE | ADJ_NEWS_SESSION)) == 0)
    return;
  view = adj_session_view (session);
  read_session (self, session, news);
  adj_initiative_arrivals_show (self->arrivals, self->initiative, adj_session_field (session),
                                &view);
  adj_initiative_commanders_show (self->commanders, self->initiative, &view,
                                  adj_session_may_play (session));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "initiative.roll",
                                 self->initiative->owed && adj_session_may_play (session));
  show_answer (self, session);
}

static void
adj_initiative_panel_on_changed (AdjInitiativePanel *self)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));

  if (session != NULL)
    show_answer (self, session);
}

/* A decision that an order has no room for is not counted, and that is said. */
static void
adj_initiative_panel_on_decided (AdjInitiativePanel *self)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));
  g_autofree char *why = g_strdup_printf (_ ("an order takes at most %d units"),
                                          (int) G_N_ELEMENTS (self->initiative->choices.choices));

  if (session != NULL && self->initiative->no_room)
    adj_session_tell (session, why, FALSE);
  adj_initiative_panel_on_changed (self);
}

static void
adj_initiative_panel_on_commander (AdjInitiativePanel *self, int side, int points)
{
  AdjOrder order = adj_order_commander (side, points);

  adj_session_give (adj_part_get_session (ADJ_PART (self)), &order, 1);
}

/* ---- Throwing ---- */

static void
submit (AdjInitiativePanel *self, AdjSession *session, gboolean roll)
{
  AdjOrder order = adj_initiative_case_order (self->initiative, roll);

  adj_session_give (session, &order, 1);
}

static void
dice_changed (AdjInitiativePanel *self, AdjSession *session)
{
  show_answer (self, session);
  if (adj_initiative_case_dice (self->initiative) != NULL && self->initiative->owed &&
      adj_initiative_case_answers (self->initiative) && adj_session_may_play (session))
    submit (self, session, FALSE);
}

static void
adj_initiative_panel_act_throw (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjInitiativePanel *self = ADJ_INITIATIVE_PANEL (widget);
  AdjSession *session = adj_part_get_session (ADJ_PART (self));

  if (session == NULL)
    return;
  adj_initiative_case_throw (self->initiative, g_variant_get_int32 (parameter));
  dice_changed (self, session);
}

static void
adj_initiative_panel_act_die (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjInitiativePanel *self = ADJ_INITIATIVE_PANEL (widget);
  AdjSession *session = adj_part_get_session (ADJ_PART (self));
  int side, die;

  if (session == NULL)
    return;
  g_variant_get (parameter, "(ii)", &side, &die);
  self->initiative->dice[side] = die;
  dice_changed (self, session);
}

static void
adj_initiative_panel_act_roll (GtkWidget *widget, const char *name, GVariant *parameter)
{
  submit (ADJ_INITIATIVE_PANEL (widget), adj_part_get_session (ADJ_PART (widget)), TRUE);
}

static void
adj_initiative_panel_act_clear (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjInitiativePanel *self = ADJ_INITIATIVE_PANEL (widget);

  memset (self->initiative->dice, 0, sizeof self->initiative->dice);
  show_answer (self, adj_part_get_session (ADJ_PART (self)));
}

/* ---- Class ---- */

static void
adj_initiative_panel_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, ADJ_INITIATIVE_PANEL (object)->initiative->typed);
}

static void
adj_initiative_panel_set_property (GObject *object,
                                   guint id,
                                   const GValue *value,
                                   GParamSpec *pspec)
{
  AdjInitiativePanel *self = ADJ_INITIATIVE_PANEL (object);

  self->chosen = TRUE;
  self->initiative->typed = g_value_get_boolean (value);
  g_object_notify_by_pspec (object, pspec);
  adj_initiative_panel_on_changed (self);
}

static void
adj_initiative_panel_dispose (GObject *object)
{
  g_clear_handle_id (&ADJ_INITIATIVE_PANEL (object)->search, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_INITIATIVE_PANEL);
  G_OBJECT_CLASS (adj_initiative_panel_parent_class)->dispose (object);
}

static void
adj_initiative_panel_finalize (GObject *object)
{
  g_free (ADJ_INITIATIVE_PANEL (object)->initiative);
  G_OBJECT_CLASS (adj_initiative_panel_parent_class)->finalize (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "initiative.throw", "i",
                                   adj_initiative_panel_act_throw);
  gtk_widget_class_install_action (widget_class, "initiative.die", "(ii)",
                                   adj_initiative_panel_act_die);
  gtk_widget_class_install_action (widget_class, "initiative.roll", NULL,
                                   adj_initiative_panel_act_roll);
  gtk_widget_class_install_action (widget_class, "initiative.clear", NULL,
                                   adj_initiative_panel_act_clear);
  gtk_widget_class_install_property_action (widget_class, "initiative.typed", "typed");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_r, 0, "initiative.roll", NULL);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/adjutant/Adjutant/initiative/initiative-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjInitiativePanel, told);
  gtk_widget_class_bind_template_child (widget_class, AdjInitiativePanel, unknown);
  gtk_widget_class_bind_template_child (widget_class, AdjInitiativePanel, left_out);
  gtk_widget_class_bind_template_child (widget_class, AdjInitiativePanel, dice);
  gtk_widget_class_bind_template_child (widget_class, AdjInitiativePanel, answer);
  gtk_widget_class_bind_template_child (widget_class, AdjInitiativePanel, arrivals);
  gtk_widget_class_bind_template_child (widget_class, AdjInitiativePanel, commanders);
  gtk_widget_class_bind_template_child (widget_class, AdjInitiativePanel, totals);
  gtk_widget_class_bind_template_child (widget_class, AdjInitiativePanel, by_table);
  gtk_widget_class_bind_template_child (widget_class, AdjInitiativePanel, turning);
  gtk_widget_class_bind_template_child (widget_class, AdjInitiativePanel, sums);
  gtk_widget_class_bind_template_child (widget_class, AdjInitiativePanel, flips);
  gtk_widget_class_bind_template_callback (widget_class, adj_initiative_panel_on_changed);
  gtk_widget_class_bind_template_callback (widget_class, adj_initiative_panel_on_decided);
  gtk_widget_class_bind_template_callback (widget_class, adj_initiative_panel_on_commander);
}

static void
adj_initiative_panel_class_init (AdjInitiativePanelClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->get_property = adj_initiative_panel_get_property;
  object_class->set_property = adj_initiative_panel_set_property;
  object_class->dispose = adj_initiative_panel_dispose;
  object_class->finalize = adj_initiative_panel_finalize;
  ADJ_PART_CLASS (class)->refresh = adj_initiative_panel_refresh;
  properties[PROP_TYPED] =
      g_param_spec_boolean ("typed", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  g_type_ensure (ADJ_TYPE_INITIATIVE_ANSWER);
  g_type_ensure (ADJ_TYPE_INITIATIVE_ARRIVALS);
  g_type_ensure (ADJ_TYPE_INITIATIVE_COMMANDERS);
  g_type_ensure (ADJ_TYPE_INITIATIVE_DICE);
  g_type_ensure (ADJ_TYPE_INITIATIVE_TOTALS);
  install_actions (GTK_WIDGET_CLASS (class));
  bind_template (GTK_WIDGET_CLASS (class));
}

static void
adj_initiative_panel_init (AdjInitiativePanel *self)
{
  self->initiative = g_new0 (AdjInitiativeCase, 1);
  gtk_widget_init_template (GTK_WIDGET (self));
}
