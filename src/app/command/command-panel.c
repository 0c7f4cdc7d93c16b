/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/command/command-panel.h"

#include <glib/gi18n-lib.h>

#include "app/command/command-ask.h"
#include "app/command/drift-box.h"
#include "app/command/scatter-line.h"
#include "app/command/scatter-row.h"
#include "app/session/own-order.h"
#include "app/widgets/focus-back.h"
#include "app/widgets/focus-order.h"
#include "app/widgets/tip.h"
#include "staff/command-words.h"
#include "staff/control-throw.h"
#include "words/command.h"
#include "words/fill.h"
#include "words/place.h"

/* For which throw the ticks and the typed level were made. */
typedef struct
{
  int turn;
  int side;
  guint16 digits;
} Occasion;

struct _AdjCommandPanel
{
  AdjPart parent_instance;
  GtkLabel *status;
  GtkSwitch *played; /* the rule of this panel, as the options have it */
  AdjOwnOrder *own_order;
  AdjCommandAsk *asking;
  GtkLabel *digits;
  GtkLabel *others;
  AdjDriftBox *drift;
  GtkListView *view;
  GtkNoSelection *rows;

  GListStore *list; /* of AdjScatterLine */
  AdjCommandCase *command;
  GHashTable *by_hand; /* units ticked by the player */
  Occasion occasion;
  int tried; /* the die typed while nothing is ordered; 0 */
};

G_DEFINE_FINAL_TYPE (AdjCommandPanel, adj_command_panel, ADJ_TYPE_PART)

/* ---- Level and digits ---- */

static void
show_status (AdjCommandPanel *self, const AdjView *view)
{
  g_autofree char *text = adj_command_say_standing (self->command, view);

  gtk_label_set_label (self->status, text);
}

static gboolean
is_played (AdjSession *session)
{
  return adj_table_option (adj_session_field (session)->table, ADJ_OPTION_COMMAND_CONTROL) != 0;
}

/* A table of rules without it has no switch. */
static void
show_played (AdjCommandPanel *self, AdjSession *session)
{
  const AdjRuleset *ruleset = adj_session_book (session)->ruleset;

  gtk_widget_set_visible (GTK_WIDGET (self->played),
                          adj_ruleset_option (ruleset, "command-control") >= 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self->played), adj_session_may_play (session));
  gtk_switch_set_active (self->played, is_played (session));
}

/* Those of both sides stand with their names. */
static guint16
shown_digits (AdjCommandPanel *self, const AdjRuleset *ruleset)
{
  const AdjControlThrow tried = { .ruleset = ruleset,
                                  .level = self->command->level,
                                  .die = self->tried };

  if (self->command->of_both)
    return 0;
  if (self->command->stage != ADJ_STAGE_IDLE)
    return self->command->digits;
  return adj_control_throw_digits (&tried);
}

static void
show_digits (AdjCommandPanel *self, const AdjRuleset *ruleset)
{
  guint16 digits = shown_digits (self, ruleset);
  g_autofree char *list = adj_words_digits (digits);
  g_autofree char *text = adj_fill (
      /* Translators: last digits of hexes whose units get out of command */
      _ ("Hexes ending in {digits}"), (const AdjPlace[]){ { "digits", list }, { NULL, NULL } });

  gtk_label_set_label (self->digits, list);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->digits), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  text, -1);
  adj_tip_show (GTK_WIDGET (self->digits), text);
  gtk_widget_set_visible (GTK_WIDGET (self->digits), digits != 0);
}

/* ---- The list and the drift ---- */

/* The picked unit, if it is one to drift; -1. */
static int
drifting (AdjCommandPanel *self, AdjSession *session)
{
  const AdjPicks *picks = adj_session_get_picks (session);

  if (picks->n_units != 1 || !adj_command_case_may_drift (self->command, picks->units[0]))
    return -1;
  return picks->units[0];
}

static void
show_list (AdjCommandPanel *self, AdjSession *session)
{
  AdjView view = adj_session_view (session);
  g_autofree char *text = adj_command_say_order (self->command, &view);

  adj_scatter_list_update (self->list, &view, adj_session_field (session), self->command,
                           self->by_hand, adj_session_get_picks (session));
  gtk_label_set_label (self->others, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->others), text != NULL);
}

/* ---- Refreshing ---- */

static void
enable_actions (AdjCommandPanel *self, AdjSession *session)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean play = adj_session_may_play (session);
  gboolean idle = self->command->stage == ADJ_STAGE_IDLE;
  gboolean asked = self->command->stage == ADJ_STAGE_THROW && play && self->command->level > 0;

  gtk_widget_action_set_enabled (widget, "command.throw",
                                 asked || (idle && !self->command->by_chits));
  gtk_widget_action_set_enabled (widget, "command.roll", asked);
}

static void
show (AdjCommandPanel *self, AdjSession *session)
{
  AdjView view = adj_session_view (session);
  const AdjRuleset *ruleset = adj_session_book (session)->ruleset;

  adj_command_case_read (self->command, &view, adj_session_field (session),
                         adj_command_ask_get_level (self->asking));
  show_status (self, &view);
  show_played (self, session);
  adj_command_ask_show (self->asking, self->command, ruleset);
  show_digits (self, ruleset);
  show_list (self, session);
  adj_drift_box_show (self->drift, session, drifting (self, session));
  enable_actions (self, session);
}

/* Another throw: its own level, nothing tried and nothing ticked yet. */
static void
begin_occasion (AdjCommandPanel *self, AdjSession *session)
{
  AdjView view = adj_session_view (session);
  Occasion now;

  adj_command_case_read (self->command, &view, adj_session_field (session), 0);
  now = (Occasion){ adj_session_field (session)->table->turn, self->command->side,
                    self->command->digits };
  if (now.turn == self->occasion.turn && now.side == self->occasion.side &&
      now.digits == self->occasion.digits)
    return;
  if (now.turn != self->occasion.turn || now.side != self->occasion.side)
    adj_command_ask_set_level (self->asking, MAX (self->command->printed, 1));
  self->tried = 0;
  g_hash_table_remove_all (self->by_hand);
  self->occasion = now;
}

/* The objections to the panel's own orders. */
static char *
say_against (const AdjView *view, const GPtrArray *answers)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  for (guint i = 0; i < answers->len; i++)
    {
      const AdjAnswer *answer = g_ptr_array_index (answers, i);

      if (answer->verdict != NULL)
        g_strv_builder_addv (lines, (const char **) answer->verdict);
      if (answer->error != NULL)
        g_strv_builder_add (lines, answer->error);
    }
  all = g_strv_builder_end (lines);
  return g_strjoinv ("\n", all);
}

/* The key that was pressed may be gone now; the next one is typed without looking for a place. */
static void
adj_command_panel_refresh (AdjPart *part, AdjSession *session, AdjNews news)
{
  AdjCommandPanel *self = ADJ_COMMAND_PANEL (part);
  gboolean focused = adj_focus_is_seen_within (GTK_WIDGET (self));

  if (session == NULL)
    return;
  if (news & ADJ_NEWS_SESSION)
    self->occasion = (Occasion){ 0 };
  if (news & (ADJ_NEWS_ANSWER | ADJ_NEWS_SESSION))
    adj_own_order_tell (self->own_order, say_against);
  if ((news & ~ADJ_NEWS_ANSWER) == 0)
    return;
  if (news & (ADJ_NEWS_TABLE | ADJ_NEWS_SESSION))
    begin_occasion (self, session);
  show (self, session);
  if (focused && !adj_focus_is_seen_within (GTK_WIDGET (self)))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
adj_command_panel_on_level (AdjCommandPanel *self)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));

  if (session != NULL)
    show (self, session);
}

/* ---- Acting ---- */

/* What the game refuses goes back. */
static void
adj_command_panel_on_played (AdjCommandPanel *self)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));
  gboolean wanted = gtk_switch_get_active (self->played);
  AdjOrder order;
  int option;

  if (session == NULL || wanted == is_played (session))
    return;
  option = adj_ruleset_option (adj_session_book (session)->ruleset, "command-control");
  order = adj_order_option (option, wanted);
  if (!adj_own_order_give (self->own_order, &order, 1))
    gtk_switch_set_active (self->played, is_played (session));
}

static void
throw_face (AdjCommandPanel *self, int face)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));
  AdjOrder order;

  if (self->command->stage == ADJ_STAGE_IDLE)
    {
      self->tried = face;
      show (self, session);
      return;
    }
  order = adj_command_case_order (self->command, face);
  adj_own_order_give (self->own_order, &order, 1);
}

static void
adj_command_panel_act_throw (GtkWidget *widget, const char *name, GVariant *parameter)
{
  throw_face (ADJ_COMMAND_PANEL (widget), g_variant_get_int32 (parameter));
}

static void
pick (AdjCommandPanel *self, int unit)
{
  AdjPicks picks = { 0 };

  if (unit >= 0)
    adj_picks_toggle_unit (&picks, unit);
  adj_session_set_picks (adj_part_get_session (ADJ_PART (self)), &picks);
}

/* A die of a drift that comes before anybody was picked is for the first of the list. */
static gboolean
asks_for_drift (AdjCommandPanel *self)
{
  if (!adj_drift_box_is_asking (self->drift) && self->command->stage == ADJ_STAGE_KNOWN)
    pick (self, adj_command_case_next (self->command));
  return adj_drift_box_is_asking (self->drift);
}

static void
adj_command_panel_act_key (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjCommandPanel *self = ADJ_COMMAND_PANEL (widget);
  AdjSession *session = adj_part_get_session (ADJ_PART (self));
  int figure = g_variant_get_int32 (parameter);

  if (asks_for_drift (self))
    adj_drift_box_type (self->drift, figure);
  else if (self->command->by_chits ||
           (figure >= 1 && figure <= adj_session_book (session)->ruleset->command_die))
    gtk_widget_activate_action (widget, "command.throw", "i", figure);
}

/* The next one on the list comes up by itself. */
static void
adj_command_panel_act_drift (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjCommandPanel *self = ADJ_COMMAND_PANEL (widget);
  int unit, dice[2];
  AdjOrder order;

  g_variant_get (parameter, "(iii)", &unit, &dice[0], &dice[1]);
  order = adj_order_drift (unit, dice[0] > 0 ? dice : NULL);
  if (adj_own_order_give (self->own_order, &order, 1))
    pick (self, adj_command_case_next (self->command));
}

static void
adj_command_panel_act_roll (GtkWidget *widget, const char *name, GVariant *parameter)
{
  throw_face (ADJ_COMMAND_PANEL (widget), ADJ_ANY_FACE);
}

/* One key rolls whatever is to be rolled. */
static void
adj_command_panel_act_roll_now (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjCommandPanel *self = ADJ_COMMAND_PANEL (widget);

  if (asks_for_drift (self))
    gtk_widget_activate_action (GTK_WIDGET (self->drift), "command.roll-drift", NULL);
  else
    gtk_widget_activate_action (widget, "command.roll", NULL);
}

static void
adj_command_panel_act_accept_now (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_activate_action (GTK_WIDGET (ADJ_COMMAND_PANEL (widget)->drift), "command.accept",
                              NULL);
}

static void
adj_command_panel_act_tick (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjCommandPanel *self = ADJ_COMMAND_PANEL (widget);
  gboolean ticked;
  int unit;

  g_variant_get (parameter, "(ib)", &unit, &ticked);
  if (ticked)
    g_hash_table_add (self->by_hand, GINT_TO_POINTER (unit));
  else
    g_hash_table_remove (self->by_hand, GINT_TO_POINTER (unit));
  show_list (self, adj_part_get_session (ADJ_PART (self)));
}

static void
adj_command_panel_on_row (AdjCommandPanel *self, guint position)
{
  g_autoptr (AdjScatterLine) line = g_list_model_get_item (G_LIST_MODEL (self->list), position);
  const AdjScatterLook *look = adj_scatter_line_get_look (line);

  pick (self, look->picked ? -1 : look->unit);
}

/* ---- Class ---- */

/* Where the keys 1 to 6 are heard at once; at the list its beginning, wherever it was left. */
static gboolean
adj_command_panel_grab_focus (GtkWidget *widget)
{
  AdjCommandPanel *self = ADJ_COMMAND_PANEL (widget);

  if (gtk_widget_get_visible (GTK_WIDGET (self->asking)))
    return gtk_widget_grab_focus (GTK_WIDGET (self->asking));
  if (g_list_model_get_n_items (G_LIST_MODEL (self->list)) == 0)
    return FALSE;
  adj_list_row_scroll_to (self->view, 0);
  return gtk_widget_child_focus (GTK_WIDGET (self->view), GTK_DIR_TAB_FORWARD);
}

static void
adj_command_panel_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_COMMAND_PANEL);
  G_OBJECT_CLASS (adj_command_panel_parent_class)->dispose (object);
}

static void
adj_command_panel_finalize (GObject *object)
{
  AdjCommandPanel *self = ADJ_COMMAND_PANEL (object);

  g_object_unref (self->list);
  g_hash_table_unref (self->by_hand);
  g_free (self->command);
  G_OBJECT_CLASS (adj_command_panel_parent_class)->finalize (object);
}

static void
install_actions (GtkWidgetClass *class)
{
  gtk_widget_class_install_action (class, "command.throw", "i", adj_command_panel_act_throw);
  gtk_widget_class_install_action (class, "command.roll", NULL, adj_command_panel_act_roll);
  gtk_widget_class_install_action (class, "command.roll-now", NULL, adj_command_panel_act_roll_now);
  gtk_widget_class_install_action (class, "command.accept-now", NULL,
                                   adj_command_panel_act_accept_now);
  gtk_widget_class_install_action (class, "command.drift", "(iii)", adj_command_panel_act_drift);
  gtk_widget_class_install_action (class, "command.key", "i", adj_command_panel_act_key);
  gtk_widget_class_install_action (class, "command.tick", "(ib)", adj_command_panel_act_tick);
  for (int figure = 0; figure <= 9; figure++)
    {
      gtk_widget_class_add_binding_action (class, GDK_KEY_0 + (guint) figure, 0, "command.key", "i",
                                           figure);
      gtk_widget_class_add_binding_action (class, GDK_KEY_KP_0 + (guint) figure, 0, "command.key",
                                           "i", figure);
    }
  gtk_widget_class_add_binding_action (class, GDK_KEY_r, 0, "command.roll-now", NULL);
  gtk_widget_class_add_binding_action (class, GDK_KEY_a, 0, "command.accept-now", NULL);
}

static void
bind_template (GtkWidgetClass *class)
{
  g_type_ensure (ADJ_TYPE_SCATTER_ROW);
  gtk_widget_class_set_template_from_resource (class,
                                               "/org/adjutant/Adjutant/command/command-panel.ui");
  gtk_widget_class_bind_template_child (class, AdjCommandPanel, status);
  gtk_widget_class_bind_template_child (class, AdjCommandPanel, played);
  gtk_widget_class_bind_template_child (class, AdjCommandPanel, own_order);
  gtk_widget_class_bind_template_child (class, AdjCommandPanel, asking);
  gtk_widget_class_bind_template_child (class, AdjCommandPanel, digits);
  gtk_widget_class_bind_template_child (class, AdjCommandPanel, others);
  gtk_widget_class_bind_template_child (class, AdjCommandPanel, drift);
  gtk_widget_class_bind_template_child (class, AdjCommandPanel, view);
  gtk_widget_class_bind_template_child (class, AdjCommandPanel, rows);
  gtk_widget_class_bind_template_callback (class, adj_command_panel_on_played);
  gtk_widget_class_bind_template_callback (class, adj_command_panel_on_level);
  gtk_widget_class_bind_template_callback (class, adj_command_panel_on_row);
}

static void
adj_command_panel_class_init (AdjCommandPanelClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_command_panel_dispose;
  G_OBJECT_CLASS (class)->finalize = adj_command_panel_finalize;
  ADJ_PART_CLASS (class)->refresh = adj_command_panel_refresh;
  widget_class->grab_focus = adj_command_panel_grab_focus;
  widget_class->focus = adj_focus_among_children;
  g_type_ensure (ADJ_TYPE_COMMAND_ASK);
  g_type_ensure (ADJ_TYPE_DRIFT_BOX);
  g_type_ensure (ADJ_TYPE_OWN_ORDER);
  install_actions (widget_class);
  bind_template (widget_class);
}

static void
adj_command_panel_init (AdjCommandPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->list = g_list_store_new (ADJ_TYPE_SCATTER_LINE);
  self->by_hand = g_hash_table_new (NULL, NULL);
  self->command = g_new0 (AdjCommandCase, 1);
  gtk_no_selection_set_model (self->rows, G_LIST_MODEL (self->list));
}
