/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/combat/battle-page.h"

#include <string.h>

#include "app/calculators/quick-odds.h"
#include "app/combat/applied-result.h"
#include "app/combat/combat-picker.h"
#include "app/combat/due-list.h"
#include "app/desktop/settings.h"
#include "app/widgets/case-sheet.h"
#include "app/widgets/defence-list.h"
#include "app/widgets/die-strip.h"
#include "app/widgets/focus-back.h"
#include "app/widgets/focus-order.h"
#include "staff/combat-words.h"
#include "words/place.h"

struct _AdjBattlePage
{
  GtkWidget parent_instance;
  AdjDueList *due;
  AdjCombatPicker *picker;
  AdjDefenceList *defences;
  AdjCaseSheet *sheet;
  GtkWidget *typed;
  AdjQuickOdds *quick_odds;
  GtkWidget *footer;
  GtkLabel *column;
  GtkLabel *ratio;
  GtkWidget *announce;
  GtkWidget *roll;
  AdjAppliedResult *applied;
  AdjDieStrip *strip;

  AdjCombatCase *combat; /* NULL: no battle is picked or open */
  AdjPicks picks;        /* for which a reduction was chosen */
  int reduce;            /* column, -1 for none */
};

G_DEFINE_FINAL_TYPE (AdjBattlePage, adj_battle_page, GTK_TYPE_WIDGET)

enum
{
  PROP_REDUCE = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

enum
{
  APPLIED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* ---- What it shows ---- */

static void
find_case (AdjBattlePage *self, AdjSession *session)
{
  const AdjPicks *picks = adj_session_get_picks (session);
  AdjView view = adj_session_view (session);

  g_clear_pointer (&self->combat, adj_combat_case_free);
  if (memcmp (&self->picks, picks, sizeof *picks) != 0)
    self->reduce = (int) picks->reduced - 1;
  self->picks = *picks;
  self->combat = adj_combat_case_find (&view, picks, self->reduce);
}

static void
show_odds (AdjBattlePage *self)
{
  const AdjCombatCase *combat = self->combat;
  gboolean known = combat->n_outcomes > 0;
  g_autofree char *column = adj_words_column (&combat->view, combat->arithmetic.column);
  g_autofree char *ratio =
      g_strdup_printf ("%d : %d", combat->arithmetic.attack, combat->arithmetic.defence);

  gtk_label_set_label (self->column, known ? column : "–");
  gtk_label_set_label (self->ratio, combat->hidden || combat->arithmetic.unknown ? "?" : ratio);
  gtk_widget_set_visible (GTK_WIDGET (self->announce), !combat->declared);
  gtk_widget_set_visible (GTK_WIDGET (self->applied),
                          combat->sensible && combat->arithmetic.unknown);
}

/* What each face of the die comes to. */
static void
show_die (AdjBattlePage *self)
{
  int n_faces = self->combat->view.book->ruleset->combat_die;
  g_autofree AdjDieFace *faces = g_new0 (AdjDieFace, n_faces);
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (int die = 1; die <= n_faces; die++)
    {
      const AdjCombatOutcome *outcome = adj_combat_case_outcome (self->combat, die);

      if (outcome == NULL)
        continue;
      g_ptr_array_add (words, adj_words_result ((int) outcome->faces.result));
      faces[die - 1] = (AdjDieFace){ .brief = adj_combat_results[outcome->faces.result],
                                     .result = words->pdata[words->len - 1],
                                     .outcome = outcome->text };
    }
  adj_die_strip_show (self->strip, "combat.throw", faces, n_faces);
}

static void
show_case (AdjBattlePage *self, AdjSession *session)
{
  gboolean has_case = self->combat != NULL;
  gboolean declared = has_case && self->combat->declared;
  const AdjTable *table = adj_session_field (session)->table;
  AdjPhaseKind phase = adj_table_phase_kind (table, adj_session_book (session));

  gtk_widget_set_visible (GTK_WIDGET (self->picker), !declared);
  gtk_widget_set_visible (GTK_WIDGET (self->due), FALSE);
  if (!declared)
    {
      adj_due_list_show (self->due, session);
      adj_combat_picker_show (self->picker, session);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->sheet), has_case);
  adj_defence_list_show (self->defences, has_case ? self->combat->defences : NULL);
  gtk_widget_set_visible (self->footer, has_case && self->combat->sensible);
  gtk_widget_set_visible (self->typed, !has_case && phase != ADJ_PHASE_COMBAT);
  if (has_case)
    {
      g_auto (GStrv) warnings =
          adj_combat_say_warnings (self->combat, adj_session_get_game (session));

      adj_case_sheet_show (self->sheet, self->combat, warnings);
      show_die (self);
      show_odds (self);
    }
}

void
adj_battle_page_show (AdjBattlePage *self, AdjSession *session)
{
  g_return_if_fail (ADJ_IS_BATTLE_PAGE (self));

  find_case (self, session);
  show_case (self, session);
}

void
adj_battle_page_forget (AdjBattlePage *self)
{
  g_return_if_fail (ADJ_IS_BATTLE_PAGE (self));

  g_clear_pointer (&self->combat, adj_combat_case_free);
}

const AdjCombatCase *
adj_battle_page_get_case (AdjBattlePage *self)
{
  g_return_val_if_fail (ADJ_IS_BATTLE_PAGE (self), NULL);

  return self->combat;
}

void
adj_battle_page_set_ruleset (AdjBattlePage *self, AdjRuleset *ruleset)
{
  g_return_if_fail (ADJ_IS_BATTLE_PAGE (self));

  adj_quick_odds_set_ruleset (self->quick_odds, ruleset);
}

/* ---- The die ---- */

/* The result the players read off their own tables; -1: the program's. */
static int
applied_result (AdjBattlePage *self)
{
  return self->combat->arithmetic.unknown ? adj_applied_result_get (self->applied) : -1;
}

gboolean
adj_battle_page_is_ready (AdjBattlePage *self)
{
  g_return_val_if_fail (ADJ_IS_BATTLE_PAGE (self), FALSE);

  return self->combat != NULL && self->combat->sensible &&
         (!self->combat->arithmetic.unknown || applied_result (self) >= 0);
}

AdjOrder
adj_battle_page_throw (AdjBattlePage *self, int face)
{
  AdjOrder order = { 0 };

  g_return_val_if_fail (adj_battle_page_is_ready (self), order);

  order = adj_combat_case_throw (self->combat, face, applied_result (self));
  adj_applied_result_clear (self->applied);
  return order;
}

static void
adj_battle_page_on_applied (AdjBattlePage *self)
{
  g_signal_emit (self, signals[APPLIED], 0);
}

/* Players without real dice are not shown the faces as keys. */
static void
adj_battle_page_on_dice (AdjBattlePage *self)
{
  g_autofree char *dice = g_settings_get_string (adj_settings (), "dice");
  gboolean thrown = g_str_equal (dice, "thrown");

  gtk_widget_set_visible (GTK_WIDGET (self->strip), !thrown);
  if (thrown)
    gtk_widget_add_css_class (self->roll, "suggested-action");
  else
    gtk_widget_remove_css_class (self->roll, "suggested-action");
}

/* ---- Class ---- */

static gboolean
adj_battle_page_grab_focus (GtkWidget *widget)
{
  AdjBattlePage *self = ADJ_BATTLE_PAGE (widget);

  if (self->combat != NULL && self->combat->sensible)
    return adj_focus_is_within (self->footer) ||
           gtk_widget_child_focus (self->footer, GTK_DIR_TAB_FORWARD);
  return gtk_widget_grab_focus (GTK_WIDGET (self->picker));
}

static void
adj_battle_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_REDUCE)
    g_value_set_int (value, ADJ_BATTLE_PAGE (object)->reduce);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
adj_battle_page_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  AdjBattlePage *self = ADJ_BATTLE_PAGE (object);

  if (id != PROP_REDUCE)
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  else if (self->reduce != g_value_get_int (value))
    {
      self->reduce = g_value_get_int (value);
      g_object_notify_by_pspec (object, pspec);
    }
}

static void
adj_battle_page_dispose (GObject *object)
{
  g_clear_pointer (&ADJ_BATTLE_PAGE (object)->combat, adj_combat_case_free);
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_BATTLE_PAGE);
  G_OBJECT_CLASS (adj_battle_page_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *class)
{
  gtk_widget_class_set_template_from_resource (class,
                                               "/org/adjutant/Adjutant/combat/battle-page.ui");
  gtk_widget_class_bind_template_child_full (class, "content", FALSE, 0);
  gtk_widget_class_bind_template_child (class, AdjBattlePage, due);
  gtk_widget_class_bind_template_child (class, AdjBattlePage, picker);
  gtk_widget_class_bind_template_child (class, AdjBattlePage, defences);
  gtk_widget_class_bind_template_child (class, AdjBattlePage, sheet);
  gtk_widget_class_bind_template_child (class, AdjBattlePage, typed);
  gtk_widget_class_bind_template_child (class, AdjBattlePage, quick_odds);
  gtk_widget_class_bind_template_child (class, AdjBattlePage, footer);
  gtk_widget_class_bind_template_child (class, AdjBattlePage, column);
  gtk_widget_class_bind_template_child (class, AdjBattlePage, ratio);
  gtk_widget_class_bind_template_child (class, AdjBattlePage, announce);
  gtk_widget_class_bind_template_child (class, AdjBattlePage, roll);
  gtk_widget_class_bind_template_child (class, AdjBattlePage, applied);
  gtk_widget_class_bind_template_child (class, AdjBattlePage, strip);
  gtk_widget_class_bind_template_callback (class, adj_battle_page_on_applied);
}

static void
adj_battle_page_class_init (AdjBattlePageClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = adj_battle_page_dispose;
  object_class->get_property = adj_battle_page_get_property;
  object_class->set_property = adj_battle_page_set_property;
  widget_class->grab_focus = adj_battle_page_grab_focus;
  widget_class->focus = adj_focus_among_children;
  properties[PROP_REDUCE] =
      g_param_spec_int ("reduce", NULL, NULL, -1, ADJ_MAX_COLUMNS, -1,
                        G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[APPLIED] = g_signal_new ("applied", ADJ_TYPE_BATTLE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (ADJ_TYPE_APPLIED_RESULT);
  g_type_ensure (ADJ_TYPE_CASE_SHEET);
  g_type_ensure (ADJ_TYPE_COMBAT_PICKER);
  g_type_ensure (ADJ_TYPE_DEFENCE_LIST);
  g_type_ensure (ADJ_TYPE_DUE_LIST);
  g_type_ensure (ADJ_TYPE_DIE_STRIP);
  g_type_ensure (ADJ_TYPE_QUICK_ODDS);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_install_property_action (widget_class, "combat.reduce", "reduce");
  bind_template (widget_class);
}

static void
adj_battle_page_init (AdjBattlePage *self)
{
  self->reduce = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (adj_settings (), "changed::dice", G_CALLBACK (adj_battle_page_on_dice),
                           self, G_CONNECT_SWAPPED);
  adj_battle_page_on_dice (self);
}
