/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/combat-panel.h"

#include <string.h>

#include "app/case-sheet.h"
#include "app/combat-picker.h"
#include "app/combat-words.h"
#include "app/debt-page.h"
#include "app/defence-list.h"
#include "app/die-strip.h"
#include "app/focus-order.h"
#include "app/quick-odds.h"
#include "app/settings.h"
#include "words/place.h"

struct _AdjCombatPanel
{
  AdjPart parent_instance;
  GtkLabel *headline;
  GtkLabel *told;
  GtkWidget *insist;
  GtkStack *pages;
  AdjCombatPicker *picker;
  AdjDefenceList *defences;
  AdjCaseSheet *sheet;
  GtkWidget *typed;
  AdjQuickOdds *quick_odds;
  GtkWidget *footer;
  GtkLabel *column;
  GtkLabel *ratio;
  GtkWidget *announce;
  GtkWidget *applied_side;
  GtkDropDown *applied;
  AdjDieStrip *strip;
  GtkWidget *roll;
  AdjDebtPage *debt_page;

  AdjCombatCase *combat; /* NULL: no battle is picked or open */
  AdjPicks picks;        /* for which a reduction was chosen */
  int reduce;            /* column, -1 for none */
  gboolean submitting;
  char *line; /* submitted last */
};

G_DEFINE_FINAL_TYPE (AdjCombatPanel, adj_combat_panel, ADJ_TYPE_PART)

enum
{
  PROP_REDUCE = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* ---- What it shows ---- */

/* Answers come first; but who goes on to the next attack does not advance (BG 7.75). */
static gboolean
owes_answers (const AdjTable *table, const AdjPicks *picks)
{
  if (table->n_debts == 0)
    return FALSE;
  return picks->n_targets == 0 || table->n_debts > 1 || table->debts[0].kind != ADJ_DEBT_ADVANCE;
}

static void
find_case (AdjCombatPanel *self, AdjSession *session)
{
  const AdjPicks *picks = adj_session_get_picks (session);
  AdjView view = adj_session_view (session);

  g_clear_pointer (&self->combat, adj_combat_case_free);
  if (memcmp (&self->picks, picks, sizeof *picks) != 0)
    self->reduce = -1;
  self->picks = *picks;
  if (view.table->battle.stage == ADJ_BATTLE_DECLARED)
    self->combat = adj_combat_case_new_open (&view);
  else if (picks->n_units > 0 && picks->n_targets > 0)
    self->combat = adj_combat_case_new (&view, picks, self->reduce);
}

static void
show_odds (AdjCombatPanel *self)
{
  const AdjCombatCase *combat = self->combat;
  gboolean known = combat->n_folds > 0;
  g_autofree char *column = adj_words_column (&combat->view, combat->arithmetic.column);
  g_autofree char *ratio =
      g_strdup_printf ("%d : %d", combat->arithmetic.attack, combat->arithmetic.defence);

  gtk_label_set_label (self->column, known ? column : "–");
  gtk_label_set_label (self->ratio, combat->hidden || combat->arithmetic.unknown ? "?" : ratio);
  gtk_widget_set_visible (GTK_WIDGET (self->announce), !combat->declared);
  gtk_widget_set_visible (self->applied_side, combat->sensible && combat->arithmetic.unknown);
}

static void
show_battle (AdjCombatPanel *self, AdjSession *session)
{
  gboolean has_case = self->combat != NULL;
  gboolean declared = has_case && self->combat->declared;
  const AdjTable *table = adj_session_table (session);
  AdjPhaseKind phase = adj_table_phase_kind (table, adj_session_book (session));

  gtk_widget_set_visible (GTK_WIDGET (self->picker), !declared);
  if (!declared)
    adj_combat_picker_show (self->picker, session);
  gtk_widget_set_visible (GTK_WIDGET (self->sheet), has_case);
  adj_defence_list_show (self->defences, has_case ? self->combat->defences : NULL);
  gtk_widget_set_visible (self->footer, has_case && self->combat->sensible);
  gtk_widget_set_visible (self->typed, !has_case && phase != ADJ_PHASE_COMBAT);
  if (has_case)
    {
      g_auto (GStrv) warnings =
          adj_combat_say_warnings (self->combat, adj_session_get_game (session));

      adj_case_sheet_show (self->sheet, self->combat, warnings);
      adj_die_strip_show (self->strip, self->combat);
      show_odds (self);
    }
}

/* ---- What may be done ---- */

/* The result the players read off their own tables; -1: the program's. */
static int
applied_result (AdjCombatPanel *self)
{
  if (self->combat == NULL || !self->combat->arithmetic.unknown)
    return -1;
  return (int) gtk_drop_down_get_selected (self->applied) - 1;
}

static gboolean
is_paying (AdjCombatPanel *self)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), "debts") == 0;
}

static void
enable_actions (AdjCombatPanel *self, AdjSession *session)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean may_play = session != NULL && adj_session_may_play (session);
  gboolean paying = session != NULL && is_paying (self);
  gboolean attack = !paying && self->combat != NULL && self->combat->sensible;
  gboolean ready = attack && (!self->combat->arithmetic.unknown || applied_result (self) >= 0);

  gtk_widget_action_set_enabled (widget, "combat.throw", may_play && (paying || ready));
  gtk_widget_action_set_enabled (widget, "combat.roll", may_play && ready);
  gtk_widget_action_set_enabled (widget, "combat.pay", may_play && paying);
  gtk_widget_action_set_enabled (widget, "combat.answer", may_play && attack);
  gtk_widget_action_set_enabled (widget, "combat.announce",
                                 may_play && attack && !self->combat->declared);
  gtk_widget_action_set_enabled (widget, "combat.all", self->picks.n_targets > 0);
  gtk_widget_action_set_enabled (widget, "combat.clear",
                                 self->picks.n_targets + self->picks.n_units > 0);
}

/* What came of the panel's own last order; others are told where they were given. Strict, an
 * order that was warned of waits for the players' word. */
static void
tell_answers (AdjCombatPanel *self, AdjSession *session)
{
  const GPtrArray *answers = adj_session_get_answers (session);
  AdjView view = adj_session_view (session);
  g_autofree char *text =
      self->submitting ? adj_combat_say_answers (&view, answers) : g_strdup ("");
  gboolean refused = FALSE;

  for (guint i = 0; self->submitting && i < answers->len; i++)
    refused |= ((const AdjAnswer *) g_ptr_array_index (answers, i))->refused;
  gtk_label_set_label (self->told, text);
  gtk_widget_set_visible (GTK_WIDGET (self->told), *text != '\0');
  gtk_widget_set_visible (self->insist, refused);
}

/* ---- Refreshing ---- */

static gboolean
has_focus (AdjCombatPanel *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)) &&
         gtk_widget_get_mapped (focus);
}

static void
show_page (AdjCombatPanel *self, AdjSession *session)
{
  AdjView view = adj_session_view (session);
  const AdjField *field = adj_session_field (session);
  gboolean paying = owes_answers (view.table, adj_session_get_picks (session));
  g_autofree char *headline = NULL;

  find_case (self, session);
  headline = paying ? adj_combat_say_roll (&view)
                    : adj_combat_say_attack (&view, self->combat, &self->picks);
  gtk_label_set_label (self->headline, headline);
  if (paying)
    adj_debt_page_show (self->debt_page, &view, field);
  else
    show_battle (self, session);
  gtk_stack_set_visible_child_name (self->pages, paying ? "debts" : "battle");
}

static void
adj_combat_panel_refresh (AdjPart *part, AdjSession *session, AdjNews news)
{
  AdjCombatPanel *self = ADJ_COMBAT_PANEL (part);
  gboolean focused = has_focus (self);

  if (session == NULL)
    {
      g_clear_pointer (&self->combat, adj_combat_case_free);
      return;
    }
  if (news & ADJ_NEWS_SESSION)
    adj_quick_odds_set_ruleset (self->quick_odds, adj_session_book (session)->ruleset);
  if (news & (ADJ_NEWS_PICKS | ADJ_NEWS_TABLE))
    gtk_widget_set_visible (self->insist, FALSE);
  if (news & (ADJ_NEWS_ANSWER | ADJ_NEWS_SESSION))
    tell_answers (self, session);
  if (news & (ADJ_NEWS_TABLE | ADJ_NEWS_PICKS | ADJ_NEWS_SESSION))
    show_page (self, session);
  enable_actions (self, session);
  if (focused && (is_paying (self) || !has_focus (self)))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static gboolean
adj_combat_panel_grab_focus (GtkWidget *widget)
{
  AdjCombatPanel *self = ADJ_COMBAT_PANEL (widget);

  if (is_paying (self))
    return gtk_widget_grab_focus (GTK_WIDGET (self->debt_page));
  if (self->combat != NULL && self->combat->sensible)
    return gtk_widget_child_focus (self->footer, GTK_DIR_TAB_FORWARD);
  return gtk_widget_grab_focus (GTK_WIDGET (self->picker));
}

/* ---- Actions ---- */

/* A line put together here. */
static void
submit (AdjCombatPanel *self, const char *line)
{
  AdjSession *session = g_object_ref (adj_part_get_session (ADJ_PART (self)));

  g_free (self->line);
  self->line = g_strdup (line);
  self->submitting = TRUE;
  adj_session_submit (session, line);
  self->submitting = FALSE;
  g_object_unref (session);
}

/* "!": we know. */
static void
act_insist (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjCombatPanel *self = ADJ_COMBAT_PANEL (widget);
  g_autofree char *line = g_strconcat (self->line, "!", NULL);

  submit (self, line);
}

static void
pay (AdjCombatPanel *self, int choice)
{
  g_autofree char *order = g_strdup (adj_debt_page_get_order (self->debt_page, choice));

  if (order != NULL)
    submit (self, order);
}

/* die: "die 4", or "roll" */
static void
fight (AdjCombatPanel *self, const char *die, int face)
{
  g_autofree char *attack = adj_combat_case_order (self->combat);
  g_autofree char *line = NULL;
  g_autofree char *throw = NULL;
  gboolean declared = self->combat->declared;
  int result = applied_result (self);

  if (face > 0)
    throw = g_strdup_printf ("%s %d", die, face);
  else
    throw = g_strdup ("roll");
  line = g_strdup_printf ("%s%s%s%s%s", declared ? "" : attack, declared ? "" : " ", throw,
                          result >= 0 ? " result " : "",
                          result >= 0 ? adj_combat_results[result] : "");
  submit (self, line);
  gtk_drop_down_set_selected (self->applied, 0);
}

static void
act_throw (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjCombatPanel *self = ADJ_COMBAT_PANEL (widget);
  int face = g_variant_get_int32 (parameter);

  if (!gtk_widget_get_mapped (widget))
    return;
  if (is_paying (self))
    pay (self, face - 1);
  else if (face <= adj_session_book (adj_part_get_session (ADJ_PART (self)))->ruleset->combat_die)
    fight (self, self->combat->declared ? "roll" : "die", face);
}

static void
act_roll (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fight (ADJ_COMBAT_PANEL (widget), "roll", 0);
}

static void
act_announce (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjCombatPanel *self = ADJ_COMBAT_PANEL (widget);
  g_autofree char *attack = adj_combat_case_order (self->combat);

  submit (self, attack);
}

static void
act_pay (GtkWidget *widget, const char *name, GVariant *parameter)
{
  pay (ADJ_COMBAT_PANEL (widget), g_variant_get_int32 (parameter));
}

/* The defender's; an attack that is only picked is announced first. */
static void
act_answer (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjCombatPanel *self = ADJ_COMBAT_PANEL (widget);
  guint i = (guint) g_variant_get_int32 (parameter);
  const GPtrArray *defences = self->combat->defences;
  g_autofree char *order = NULL;

  if (defences == NULL || i >= defences->len)
    return;
  order = g_strdup (((const AdjDefence *) g_ptr_array_index (defences, i))->order);
  submit (self, order);
}

static void
act_all (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (widget));
  AdjPicks picks = *adj_session_get_picks (session);

  adj_picks_all_who_can (&picks, adj_session_field (session));
  adj_session_set_picks (session, &picks);
}

static void
act_clear (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_session_pick_nothing (adj_part_get_session (ADJ_PART (widget)));
}

static void
set_reduce (AdjCombatPanel *self, int reduce)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));

  if (self->reduce == reduce)
    return;
  self->reduce = reduce;
  if (session != NULL)
    show_page (self, session);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_REDUCE]);
}

static void
on_applied (AdjCombatPanel *self)
{
  enable_actions (self, adj_part_get_session (ADJ_PART (self)));
}

/* ---- Class ---- */

static void
adj_combat_panel_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_REDUCE)
    g_value_set_int (value, ADJ_COMBAT_PANEL (object)->reduce);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
adj_combat_panel_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_REDUCE)
    set_reduce (ADJ_COMBAT_PANEL (object), g_value_get_int (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
adj_combat_panel_dispose (GObject *object)
{
  g_clear_pointer (&ADJ_COMBAT_PANEL (object)->combat, adj_combat_case_free);
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_COMBAT_PANEL);
  G_OBJECT_CLASS (adj_combat_panel_parent_class)->dispose (object);
}

static void
adj_combat_panel_finalize (GObject *object)
{
  g_free (ADJ_COMBAT_PANEL (object)->line);
  G_OBJECT_CLASS (adj_combat_panel_parent_class)->finalize (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "combat.throw", "i", act_throw);
  gtk_widget_class_install_action (widget_class, "combat.roll", NULL, act_roll);
  gtk_widget_class_install_action (widget_class, "combat.announce", NULL, act_announce);
  gtk_widget_class_install_action (widget_class, "combat.insist", NULL, act_insist);
  gtk_widget_class_install_action (widget_class, "combat.pay", "i", act_pay);
  gtk_widget_class_install_action (widget_class, "combat.answer", "i", act_answer);
  gtk_widget_class_install_action (widget_class, "combat.all", NULL, act_all);
  gtk_widget_class_install_action (widget_class, "combat.clear", NULL, act_clear);
  gtk_widget_class_install_property_action (widget_class, "combat.reduce", "reduce");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_r, 0, "combat.roll", NULL);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/combat-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjCombatPanel, headline);
  gtk_widget_class_bind_template_child (widget_class, AdjCombatPanel, told);
  gtk_widget_class_bind_template_child (widget_class, AdjCombatPanel, insist);
  gtk_widget_class_bind_template_child (widget_class, AdjCombatPanel, pages);
  gtk_widget_class_bind_template_child (widget_class, AdjCombatPanel, picker);
  gtk_widget_class_bind_template_child (widget_class, AdjCombatPanel, defences);
  gtk_widget_class_bind_template_child (widget_class, AdjCombatPanel, sheet);
  gtk_widget_class_bind_template_child (widget_class, AdjCombatPanel, typed);
  gtk_widget_class_bind_template_child (widget_class, AdjCombatPanel, quick_odds);
  gtk_widget_class_bind_template_child (widget_class, AdjCombatPanel, footer);
  gtk_widget_class_bind_template_child (widget_class, AdjCombatPanel, column);
  gtk_widget_class_bind_template_child (widget_class, AdjCombatPanel, ratio);
  gtk_widget_class_bind_template_child (widget_class, AdjCombatPanel, announce);
  gtk_widget_class_bind_template_child (widget_class, AdjCombatPanel, applied_side);
  gtk_widget_class_bind_template_child (widget_class, AdjCombatPanel, applied);
  gtk_widget_class_bind_template_child (widget_class, AdjCombatPanel, strip);
  gtk_widget_class_bind_template_child (widget_class, AdjCombatPanel, roll);
  gtk_widget_class_bind_template_child (widget_class, AdjCombatPanel, debt_page);
  gtk_widget_class_bind_template_callback (widget_class, on_applied);
}

static void
adj_combat_panel_class_init (AdjCombatPanelClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = adj_combat_panel_dispose;
  object_class->finalize = adj_combat_panel_finalize;
  object_class->get_property = adj_combat_panel_get_property;
  object_class->set_property = adj_combat_panel_set_property;
  widget_class->grab_focus = adj_combat_panel_grab_focus;
  widget_class->focus = adj_focus_among_children;
  ADJ_PART_CLASS (class)->refresh = adj_combat_panel_refresh;
  properties[PROP_REDUCE] =
      g_param_spec_int ("reduce", NULL, NULL, -1, ADJ_MAX_COLUMNS, -1,
                        G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  g_type_ensure (ADJ_TYPE_CASE_SHEET);
  g_type_ensure (ADJ_TYPE_COMBAT_PICKER);
  g_type_ensure (ADJ_TYPE_DEBT_PAGE);
  g_type_ensure (ADJ_TYPE_DEFENCE_LIST);
  g_type_ensure (ADJ_TYPE_DIE_STRIP);
  g_type_ensure (ADJ_TYPE_QUICK_ODDS);
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

/* Who has no real dice to type is not shown their faces as keys. */
static void
on_dice (AdjCombatPanel *self)
{
  g_autofree char *dice = g_settings_get_string (adj_settings (), "dice");
  gboolean thrown = g_str_equal (dice, "thrown");

  gtk_widget_set_visible (GTK_WIDGET (self->strip), !thrown);
  if (thrown)
    gtk_widget_add_css_class (self->roll, "suggested-action");
  else
    gtk_widget_remove_css_class (self->roll, "suggested-action");
}

static void
adj_combat_panel_init (AdjCombatPanel *self)
{
  self->reduce = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  adj_quick_odds_set_narrow (self->quick_odds, TRUE);
  add_die_keys (self);
  enable_actions (self, NULL);
  g_signal_connect_object (adj_settings (), "changed::dice", G_CALLBACK (on_dice), self,
                           G_CONNECT_SWAPPED);
  on_dice (self);
}
