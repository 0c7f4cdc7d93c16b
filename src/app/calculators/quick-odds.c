/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/calculators/quick-odds.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/field-mark.h"
#include "app/widgets/flow-cell.h"
#include "app/widgets/focus-order.h"
#include "staff/booklets.h"
#include "staff/quick-answer.h"
#include "staff/typed-sums.h"
#include "words/fill.h"

struct _AdjQuickOdds
{
  GtkWidget parent_instance;
  GtkWidget *box;
  GtkEditable *attack;
  GtkEditable *defence;
  GtkDropDown *ground;
  GtkSpinButton *shift;
  GtkLabel *column;
  GtkLabel *chances;
  GtkLabel *margins;

  AdjRuleset *ruleset;
  guint n_grounds;
  AdjQuickGround grounds[ADJ_MAX_QUICK_GROUNDS];
};

G_DEFINE_FINAL_TYPE (AdjQuickOdds, adj_quick_odds, GTK_TYPE_WIDGET)

/* ---- The answer ---- */

static char *
say_chances (const AdjRuleset *ruleset, const AdjQuickAnswer *answer)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < answer->n_results; i++)
    {
      g_autofree char *faces = adj_faces_to_string (answer->results[i].faces);

      g_string_append_printf (text, "%s%s %d/%d (%s)", i > 0 ? "   " : "",
                              adj_combat_results[answer->results[i].result], answer->results[i].n,
                              ruleset->combat_die, faces);
    }
  return g_string_free (text, FALSE);
}

static char *
say_margins (const AdjRuleset *ruleset, const AdjQuickAnswer *answer)
{
  g_autofree char *spare = g_strdup_printf (
      ngettext ("%d point to spare", "%d points to spare", answer->spare), answer->spare);
  g_autofree char *next = NULL;
  g_autofree char *more = g_strdup_printf ("%d", answer->more);

  if (answer->more == 0)
    return g_steal_pointer (&spare);
  next = adj_column_to_string (&ruleset->columns[answer->next_column]);
  return adj_fill (
      /* Translators: what the next column of the table would need, and what is left over */
      _ ("{more} more for {column}, {spare}"),
      (const AdjPlace[]){
          { "more", more }, { "column", next }, { "spare", spare }, { NULL, NULL } });
}

static const char *
complaint (AdjQuickState state)
{
  switch (state)
    {
    case ADJ_QUICK_NO_SUM:
      return _ ("Type strengths as 13, 5+4+3 or 4x2");
    case ADJ_QUICK_TWICE:
      return _ ("The defence stands behind the attack already");
    case ADJ_QUICK_NO_STRENGTH:
      return _ ("An attack of 0 has no column");
    case ADJ_QUICK_NOTHING:
    case ADJ_QUICK_FOUND:
    default:
      return _ ("Two strengths, or sums of them: 5+4+3 against 4");
    }
}

static void
mark (GtkEditable *field, gboolean wrong, const AdjQuickAnswer *answer)
{
  adj_field_mark (GTK_WIDGET (field), wrong ? complaint (answer->state) : NULL);
}

static void
show (AdjQuickOdds *self, const AdjQuickAnswer *answer)
{
  g_autofree char *column = NULL;
  g_autofree char *ratio = NULL;
  g_autofree char *chances = NULL;
  g_autofree char *margins = NULL;
  gboolean odds = answer->state == ADJ_QUICK_FOUND;

  gtk_widget_set_visible (GTK_WIDGET (self->column), odds);
  gtk_widget_set_visible (GTK_WIDGET (self->margins), odds);
  mark (self->attack, answer->wrong_attack, answer);
  mark (self->defence, answer->wrong_defence, answer);
  if (!odds)
    {
      gtk_label_set_label (self->column, "");
      gtk_label_set_label (self->margins, "");
      gtk_label_set_label (self->chances, complaint (answer->state));
      return;
    }
  column = adj_column_to_string (&self->ruleset->columns[answer->column]);
  chances = say_chances (self->ruleset, answer);
  margins = say_margins (self->ruleset, answer);
  ratio = g_strdup_printf ("%d:%d  %s", answer->attack, answer->defence, margins);
  gtk_label_set_label (self->column, column);
  gtk_label_set_label (self->chances, chances);
  gtk_label_set_label (self->margins, ratio);
}

static void
adj_quick_odds_answer (AdjQuickOdds *self)
{
  AdjQuickAnswer found;
  guint ground;

  if (self->ruleset == NULL || self->ruleset->n_columns == 0)
    return;
  ground = gtk_drop_down_get_selected (self->ground);
  adj_quick_answer_find (self->ruleset, gtk_editable_get_text (self->attack),
                         gtk_editable_get_text (self->defence),
                         ground < self->n_grounds ? self->grounds[ground].multiplier : 1,
                         gtk_spin_button_get_value_as_int (self->shift), &found);
  show (self, &found);
}

/* Enter goes to the other strength: two numbers and Enter, and the next attack can be typed. So it
 * can where both stand as the attack. */
static void
adj_quick_odds_on_attack_entered (AdjQuickOdds *self)
{
  int attack, defence;
  gboolean both =
      adj_sums_parse (gtk_editable_get_text (self->attack), &attack, &defence) == ADJ_SUMS_BOTH;

  gtk_widget_grab_focus (GTK_WIDGET (both ? self->attack : self->defence));
}

static void
adj_quick_odds_on_defence_entered (AdjQuickOdds *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->attack));
}

/* ---- The ruleset ---- */

static void
list_grounds (AdjQuickOdds *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  self->n_grounds = adj_quick_grounds (self->ruleset, self->grounds);
  for (guint i = 0; i < self->n_grounds; i++)
    {
      const char *name = self->grounds[i].name;
      g_autofree char *text = g_strdup_printf ("%s ×%d", name != NULL ? name : _ ("Open ground"),
                                               self->grounds[i].multiplier);

      gtk_string_list_append (names, text);
    }
  gtk_drop_down_set_model (self->ground, G_LIST_MODEL (names));
}

/* Read when it is first seen, so that the start of the program does not wait for it. */
static void
adj_quick_odds_map (GtkWidget *widget)
{
  AdjQuickOdds *self = ADJ_QUICK_ODDS (widget);

  GTK_WIDGET_CLASS (adj_quick_odds_parent_class)->map (widget);
  if (self->ruleset == NULL)
    adj_quick_odds_set_ruleset (self, NULL);
}

static gboolean
adj_quick_odds_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (ADJ_QUICK_ODDS (widget)->attack));
}

/* ---- Class ---- */

/* Without a ruleset nothing is answered, while the template is made and taken apart. */
static void
adj_quick_odds_dispose (GObject *object)
{
  g_clear_pointer (&ADJ_QUICK_ODDS (object)->ruleset, adj_ruleset_unref);
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_QUICK_ODDS);
  G_OBJECT_CLASS (adj_quick_odds_parent_class)->dispose (object);
}

static void
adj_quick_odds_class_init (AdjQuickOddsClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_quick_odds_dispose;
  g_type_ensure (ADJ_TYPE_FLOW_CELL);
  widget_class->map = adj_quick_odds_map;
  widget_class->grab_focus = adj_quick_odds_grab_focus;
  widget_class->focus = adj_focus_among_children;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/calculators/quick-odds.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjQuickOdds, box);
  gtk_widget_class_bind_template_child (widget_class, AdjQuickOdds, attack);
  gtk_widget_class_bind_template_child (widget_class, AdjQuickOdds, defence);
  gtk_widget_class_bind_template_child (widget_class, AdjQuickOdds, ground);
  gtk_widget_class_bind_template_child (widget_class, AdjQuickOdds, shift);
  gtk_widget_class_bind_template_child (widget_class, AdjQuickOdds, column);
  gtk_widget_class_bind_template_child (widget_class, AdjQuickOdds, chances);
  gtk_widget_class_bind_template_child (widget_class, AdjQuickOdds, margins);
  gtk_widget_class_bind_template_callback (widget_class, adj_quick_odds_answer);
  gtk_widget_class_bind_template_callback (widget_class, adj_quick_odds_on_attack_entered);
  gtk_widget_class_bind_template_callback (widget_class, adj_quick_odds_on_defence_entered);
}

static void
adj_quick_odds_init (AdjQuickOdds *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
adj_quick_odds_set_ruleset (AdjQuickOdds *self, AdjRuleset *ruleset)
{
  g_return_if_fail (ADJ_IS_QUICK_ODDS (self));

  g_clear_pointer (&self->ruleset, adj_ruleset_unref);
  self->ruleset = ruleset != NULL ? adj_ruleset_ref (ruleset) : adj_booklets_ruleset ();
  if (self->ruleset != NULL)
    list_grounds (self);
  adj_quick_odds_answer (self);
}
