/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/combat/combat-panel.h"

#include "app/combat/battle-page.h"
#include "app/combat/debt-page.h"
#include "app/combat/waiting-page.h"
#include "app/session/own-order.h"
#include "app/widgets/focus-back.h"
#include "app/widgets/focus-order.h"
#include "record/order-make.h"
#include "staff/combat-words.h"
#include "staff/engagements.h"
#include "staff/execution-case.h"

struct _AdjCombatPanel
{
  AdjPart parent_instance;
  GtkLabel *headline;
  AdjOwnOrder *own_order;
  GtkStack *pages;
  AdjBattlePage *battle_page;
  AdjWaitingPage *waiting_page;
  AdjDebtPage *debt_page;
};

G_DEFINE_FINAL_TYPE (AdjCombatPanel, adj_combat_panel, ADJ_TYPE_PART)

/* ---- What it shows ---- */

static gboolean
is_on (AdjCombatPanel *self, const char *page)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), page) == 0;
}

static gboolean
is_paying (AdjCombatPanel *self)
{
  return is_on (self, "debts");
}

/* Debts come first; then an attack that is being made up; and where all results wait, the lists of
 * attacks have the room while none is. */
static const char *
page_of (const AdjView *view, const AdjDebtChoices *choices, const AdjPicks *picks)
{
  if (adj_debt_choices_come_first (choices, view->table, picks))
    return "debts";
  return adj_engagements_are_made (view) && picks->n_targets + picks->n_units == 0 ? "waiting"
                                                                                   : "battle";
}

/* Returns the headline. */
static char *
fill_page (AdjCombatPanel *self, AdjSession *session, const char *page, AdjDebtChoices *choices)
{
  AdjView view = adj_session_view (session);

  adj_battle_page_forget (self->battle_page);
  adj_waiting_page_forget (self->waiting_page);
  if (g_str_equal (page, "debts"))
    {
      char *stage = adj_stages_say_now (&view);

      adj_debt_page_show (self->debt_page, &view, choices);
      return stage != NULL ? stage : adj_combat_say_roll (&view);
    }
  adj_debt_choices_free (choices);
  if (g_str_equal (page, "waiting"))
    {
      adj_waiting_page_show (self->waiting_page, session);
      return adj_waiting_page_say (self->waiting_page);
    }
  adj_battle_page_show (self->battle_page, session);
  return adj_combat_say_attack (&view, adj_battle_page_get_case (self->battle_page),
                                adj_session_get_picks (session));
}

static void
show_page (AdjCombatPanel *self, AdjSession *session)
{
  AdjView view = adj_session_view (session);
  AdjDebtChoices *choices = adj_debt_choices_new (&view);
  const char *page = page_of (&view, choices, adj_session_get_picks (session));
  g_autofree char *headline = fill_page (self, session, page, choices);

  gtk_label_set_label (self->headline, headline);
  gtk_stack_set_visible_child_name (self->pages, page);
}

static void
enable_actions (AdjCombatPanel *self, AdjSession *session)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const AdjCombatCase *combat = adj_battle_page_get_case (self->battle_page);
  const AdjPicks *picks = session != NULL ? adj_session_get_picks (session) : NULL;
  gboolean may_play = session != NULL && adj_session_may_play (session);
  gboolean paying = session != NULL && is_paying (self);
  gboolean attack = combat != NULL && combat->sensible;
  guint n_dice = adj_waiting_page_count_dice (self->waiting_page);
  gboolean ready = adj_battle_page_is_ready (self->battle_page) ||
                   adj_waiting_page_is_ready (self->waiting_page);
  gboolean table = session != NULL && adj_session_book (session)->ruleset->n_columns > 0;

  gtk_widget_action_set_enabled (widget, "combat.throw", may_play && (paying || ready));
  gtk_widget_action_set_enabled (widget, "combat.roll", may_play && ready && table);
  gtk_widget_action_set_enabled (widget, "combat.roll-all", may_play && n_dice > 0 && table);
  gtk_widget_action_set_enabled (widget, "combat.take-back", may_play);
  gtk_widget_action_set_enabled (widget, "combat.pay", may_play && paying);
  gtk_widget_action_set_enabled (widget, "combat.answer", may_play && (attack || n_dice > 0));
  gtk_widget_action_set_enabled (widget, "combat.announce",
                                 may_play && attack && !combat->declared);
  gtk_widget_action_set_enabled (widget, "combat.all", picks != NULL && picks->n_targets > 0);
  gtk_widget_action_set_enabled (widget, "combat.clear",
                                 picks != NULL && picks->n_targets + picks->n_units > 0);
}

/* ---- Refreshing ---- */

static gboolean
has_focus (AdjCombatPanel *self)
{
  return adj_focus_is_seen_within (GTK_WIDGET (self));
}

static void
adj_combat_panel_refresh (AdjPart *part, AdjSession *session, AdjNews news)
{
  AdjCombatPanel *self = ADJ_COMBAT_PANEL (part);
  gboolean focused = has_focus (self);

  if (session == NULL)
    {
      adj_battle_page_forget (self->battle_page);
      adj_waiting_page_forget (self->waiting_page);
      return;
    }
  if (news & ADJ_NEWS_SESSION)
    adj_battle_page_set_ruleset (self->battle_page, adj_session_book (session)->ruleset);
  if (news & (ADJ_NEWS_PICKS | ADJ_NEWS_TABLE))
    adj_own_order_let_be (self->own_order);
  if (news & (ADJ_NEWS_ANSWER | ADJ_NEWS_SESSION))
    adj_own_order_tell (self->own_order, adj_combat_say_answers);
  if (news & (ADJ_NEWS_TABLE | ADJ_NEWS_PICKS | ADJ_NEWS_SESSION))
    show_page (self, session);
  enable_actions (self, session);
  if (focused && (!is_on (self, "battle") || !has_focus (self)))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static gboolean
adj_combat_panel_grab_focus (GtkWidget *widget)
{
  GtkStack *pages = ADJ_COMBAT_PANEL (widget)->pages;

  return gtk_widget_grab_focus (gtk_stack_get_visible_child (pages));
}

/* ---- Actions ---- */

static void
pay (AdjCombatPanel *self, int choice)
{
  const AdjOrder *order = adj_debt_page_get_order (self->debt_page, choice);

  if (order != NULL)
    adj_own_order_give (self->own_order, order, 1);
}

static void
fight (AdjCombatPanel *self, int face)
{
  AdjOrder order = is_on (self, "waiting") ? adj_waiting_page_throw (self->waiting_page, face)
                                           : adj_battle_page_throw (self->battle_page, face);

  adj_own_order_give (self->own_order, &order, 1);
}

static void
adj_combat_panel_act_throw (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjCombatPanel *self = ADJ_COMBAT_PANEL (widget);
  int face = g_variant_get_int32 (parameter);

  if (!gtk_widget_get_mapped (widget))
    return;
  if (is_paying (self))
    pay (self, face - 1);
  else if (face <= adj_session_book (adj_part_get_session (ADJ_PART (self)))->ruleset->combat_die)
    fight (self, face);
}

static void
adj_combat_panel_act_roll (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fight (ADJ_COMBAT_PANEL (widget), 0);
}

static void
adj_combat_panel_act_roll_all (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjOrder order = adj_order_roll_all ();

  adj_own_order_give (ADJ_COMBAT_PANEL (widget)->own_order, &order, 1);
}

/* What is said to it is told where an undo is. */
static void
adj_combat_panel_act_take_back (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_session_take_back_attack (adj_part_get_session (ADJ_PART (widget)),
                                g_variant_get_int32 (parameter));
}

/* Where all results wait nobody throws yet: the other attacks are made up first. */
static void
adj_combat_panel_act_announce (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjCombatPanel *self = ADJ_COMBAT_PANEL (widget);
  AdjOrder attack = adj_combat_case_order (adj_battle_page_get_case (self->battle_page));

  adj_own_order_give (self->own_order, &attack, 1);
}

static void
adj_combat_panel_act_pay (GtkWidget *widget, const char *name, GVariant *parameter)
{
  pay (ADJ_COMBAT_PANEL (widget), g_variant_get_int32 (parameter));
}

/* The defender's; an attack that is only picked is announced first. */
static void
adj_combat_panel_act_answer (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjCombatPanel *self = ADJ_COMBAT_PANEL (widget);
  guint i = (guint) g_variant_get_int32 (parameter);
  const AdjCombatCase *combat = adj_battle_page_get_case (self->battle_page);
  const AdjOrder *waiting = adj_waiting_page_get_answer (self->waiting_page, i);
  AdjOrder orders[2];

  if (is_on (self, "waiting") && waiting != NULL)
    adj_own_order_give (self->own_order, waiting, 1);
  if (combat == NULL)
    return;
  if (combat->defences != NULL && i < combat->defences->len)
    adj_own_order_give (
        self->own_order, orders,
        adj_combat_case_answer (combat, g_ptr_array_index (combat->defences, i), orders));
}

static void
adj_combat_panel_act_all (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (widget));
  AdjPicks picks = *adj_session_get_picks (session);

  adj_picks_all_who_can (&picks, adj_session_field (session));
  adj_session_set_picks (session, &picks);
}

static void
adj_combat_panel_act_clear (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_session_pick_nothing (adj_part_get_session (ADJ_PART (widget)));
}

static void
adj_combat_panel_on_reduce (AdjCombatPanel *self)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));

  if (session != NULL)
    show_page (self, session);
}

static void
adj_combat_panel_on_applied (AdjCombatPanel *self)
{
  enable_actions (self, adj_part_get_session (ADJ_PART (self)));
}

/* ---- Class ---- */

static void
adj_combat_panel_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_COMBAT_PANEL);
  G_OBJECT_CLASS (adj_combat_panel_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "combat.throw", "i", adj_combat_panel_act_throw);
  gtk_widget_class_install_action (widget_class, "combat.roll", NULL, adj_combat_panel_act_roll);
  gtk_widget_class_install_action (widget_class, "combat.roll-all", NULL,
                                   adj_combat_panel_act_roll_all);
  gtk_widget_class_install_action (widget_class, "combat.take-back", "i",
                                   adj_combat_panel_act_take_back);
  gtk_widget_class_install_action (widget_class, "combat.announce", NULL,
                                   adj_combat_panel_act_announce);
  gtk_widget_class_install_action (widget_class, "combat.pay", "i", adj_combat_panel_act_pay);
  gtk_widget_class_install_action (widget_class, "combat.answer", "i", adj_combat_panel_act_answer);
  gtk_widget_class_install_action (widget_class, "combat.all", NULL, adj_combat_panel_act_all);
  gtk_widget_class_install_action (widget_class, "combat.clear", NULL, adj_combat_panel_act_clear);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_r, 0, "combat.roll", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_r, GDK_SHIFT_MASK, "combat.roll-all",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_a, 0, "combat.announce", NULL);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/combat/combat-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjCombatPanel, headline);
  gtk_widget_class_bind_template_child (widget_class, AdjCombatPanel, own_order);
  gtk_widget_class_bind_template_child (widget_class, AdjCombatPanel, pages);
  gtk_widget_class_bind_template_child (widget_class, AdjCombatPanel, battle_page);
  gtk_widget_class_bind_template_child (widget_class, AdjCombatPanel, waiting_page);
  gtk_widget_class_bind_template_child (widget_class, AdjCombatPanel, debt_page);
  gtk_widget_class_bind_template_callback (widget_class, adj_combat_panel_on_reduce);
  gtk_widget_class_bind_template_callback (widget_class, adj_combat_panel_on_applied);
}

static void
adj_combat_panel_class_init (AdjCombatPanelClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_combat_panel_dispose;
  widget_class->grab_focus = adj_combat_panel_grab_focus;
  widget_class->focus = adj_focus_among_children;
  ADJ_PART_CLASS (class)->refresh = adj_combat_panel_refresh;
  g_type_ensure (ADJ_TYPE_BATTLE_PAGE);
  g_type_ensure (ADJ_TYPE_DEBT_PAGE);
  g_type_ensure (ADJ_TYPE_WAITING_PAGE);
  g_type_ensure (ADJ_TYPE_OWN_ORDER);
  bind_template (widget_class);
  install_actions (widget_class);
}

/* The digits are the die from anywhere in the window where nobody else takes them, so that a
 * battle picked on the board is thrown with one key. */
static void
add_die_keys (AdjCombatPanel *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (keys), GTK_SHORTCUT_SCOPE_GLOBAL);
  for (int face = 1; face <= 9; face++)
    {
      guint digit = GDK_KEY_0 + (guint) face;
      guint keypad = GDK_KEY_KP_0 + (guint) face;
      GtkShortcut *shortcut = gtk_shortcut_new_with_arguments (
          gtk_alternative_trigger_new (gtk_keyval_trigger_new (digit, 0),
                                       gtk_keyval_trigger_new (keypad, 0)),
          gtk_named_action_new ("combat.throw"), "i", face);

      gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys), shortcut);
    }
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static void
adj_combat_panel_init (AdjCombatPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_die_keys (self);
  enable_actions (self, NULL);
}
