/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/attacks-due.h"

#include <glib/gi18n-lib.h>

#include "record/seen-duties.h"
#include "record/seen.h"
#include "rules/combat.h"
#include "words/fill.h"
#include "words/place.h"
#include "words/stack.h"

typedef struct
{
  const AdjView *view;
  AdjTable *table; /* as the eyes see it */
  AdjField *field; /* of it */
  AdjDuties duties;
} Finding;

static void
begin (Finding *self, const AdjView *view)
{
  self->view = view;
  self->field = g_new (AdjField, 1);
  self->table = adj_seen_field (view, self->field);
  self->duties = (AdjDuties){ 0 };
  adj_seen_duties (view, &self->duties);
}

static void
end (Finding *self)
{
  adj_duties_clear (&self->duties);
  g_free (self->field);
  adj_table_free (self->table);
}

/* Each hex once, however many of its units are owed an attack. */
static gboolean
owes_hex (const Finding *self, guint i)
{
  const AdjDuty *duty = &self->duties.duties[i];

  if (duty->kind != ADJ_DUTY_BE_ATTACKED || duty->state != ADJ_DUE_OWED)
    return FALSE;
  for (guint j = 0; j < i; j++)
    if (self->duties.duties[j].kind == duty->kind && self->duties.duties[j].hex == duty->hex &&
        self->duties.duties[j].state == ADJ_DUE_OWED)
      return FALSE;
  return TRUE;
}

static gboolean
owes_unit (const Finding *self, guint i)
{
  const AdjDuty *duty = &self->duties.duties[i];

  return (duty->kind == ADJ_DUTY_ATTACK || duty->kind == ADJ_DUTY_CHARGE) &&
         duty->state == ADJ_DUE_OWED;
}

/* ---- Several hexes in one attack ---- */

/* Is there somebody who could attack the hex, and nobody beside those who are picked? */
static gboolean
needs_the_picked (const Finding *self, const AdjPicks *picks, AdjHex hex)
{
  int units[ADJ_MAX_BATTLE_UNITS];
  guint n = adj_attackers_find (self->field, &hex, 1, units);

  for (guint i = 0; i < n; i++)
    if (!adj_picks_has_unit (picks, units[i]))
      return FALSE;
  return n > 0;
}

/* Those that the announcement itself is told include what the attack leaves undone. */
static guint
count_faults (const Finding *self, const AdjPicks *picks)
{
  g_autoptr (AdjJudge) judge = adj_judge_new (self->view->book, self->table);
  AdjAttack attack;

  if (!adj_picks_attack (picks, judge, &attack))
    return G_MAXUINT;
  attack.reduce = -1;
  adj_attack_judge (judge, &attack);
  adj_combat_declare (judge, &attack);
  return judge->n_findings;
}

static gboolean
join (const Finding *self, AdjPicks *picks)
{
  gboolean joined = FALSE;

  for (guint i = 0; i < self->duties.n && picks->n_targets < ADJ_MAX_TARGETS; i++)
    {
      AdjHex hex = self->duties.duties[i].hex;
      AdjPicks wider = *picks;

      if (!owes_hex (self, i) || adj_picks_has_target (picks, hex) ||
          !needs_the_picked (self, picks, hex))
        continue;
      adj_picks_toggle_target (&wider, hex);
      if (count_faults (self, &wider) >= count_faults (self, picks))
        continue;
      *picks = wider;
      joined = TRUE;
    }
  return joined;
}

gboolean
adj_attacks_due_join (const AdjView *view, const AdjPicks *picks, AdjPicks *joined)
{
  Finding finding;
  gboolean found;

  g_return_val_if_fail (view != NULL, FALSE);
  g_return_val_if_fail (picks != NULL, FALSE);
  g_return_val_if_fail (joined != NULL, FALSE);

  *joined = *picks;
  if (picks->n_units == 0 || picks->n_targets == 0)
    return FALSE;
  begin (&finding, view);
  found = join (&finding, joined);
  end (&finding);
  return found;
}

static void
aim (const Finding *self, AdjHex hex, AdjPicks *picks)
{
  *picks = (AdjPicks){ 0 };
  adj_picks_toggle_target (picks, hex);
  adj_picks_all_who_can (picks, self->field);
  join (self, picks);
}

void
adj_attacks_due_aim (const AdjView *view, AdjHex hex, AdjPicks *picks)
{
  Finding finding;

  g_return_if_fail (view != NULL);
  g_return_if_fail (picks != NULL);

  begin (&finding, view);
  aim (&finding, hex, picks);
  end (&finding);
}

/* ---- The list ---- */

static void
free_due (gpointer data)
{
  AdjAttackDue *due = data;

  g_free (due->text);
  g_free (due);
}

static AdjAttackDue *
new_hex (const Finding *self, AdjHex hex)
{
  AdjAttackDue *due = g_new0 (AdjAttackDue, 1);
  int able[ADJ_MAX_BATTLE_UNITS];
  guint n = adj_attackers_find (self->field, &hex, 1, able);
  g_autofree char *stack = adj_words_stack (self->view, self->field, hex);
  g_autofree char *names = NULL;

  due->hex = hex;
  due->unit = -1;
  due->n_able = n;
  for (guint i = 0; i < n; i++)
    due->able[i] = (guint16) able[i];
  names = adj_words_units (self->view, due->able, n);
  if (n > 0)
    aim (self, hex, &due->picks);
  due->text =
      adj_fill (n == 0 ? _ ("{stack} must be attacked, and nobody is left who could")
                       /* Translators: enemies in a hex, and those who can attack them */
                       : ngettext ("{stack} must be attacked; {units} can",
                                   "{stack} must be attacked; {units} can", n),
                (const AdjPlace[]){ { "stack", stack }, { "units", names }, { NULL, NULL } });
  return due;
}

/* The hexes beside it that the unit may attack. */
static guint
find_targets (const Finding *self, int unit, AdjHex targets[ADJ_HEX_DIRECTIONS])
{
  AdjHex from = self->table->units[unit].hex;
  guint n = 0;

  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    {
      AdjHex to = self->view->book->hexes[from].neighbours[d];

      if (to != ADJ_NO_HEX && self->field->count[to] > 0 && adj_may_attack (self->field, unit, to))
        targets[n++] = to;
    }
  return n;
}

static AdjAttackDue *
new_unit (const Finding *self, const AdjDuty *duty)
{
  AdjAttackDue *due = g_new0 (AdjAttackDue, 1);
  const AdjHex *targets = due->targets;
  guint n = find_targets (self, duty->unit, due->targets);
  g_autofree char *name = adj_words_unit (self->view, duty->unit);
  g_autofree char *hex = adj_words_hex (self->view, duty->hex);
  g_autofree char *hexes = n > 0 ? adj_words_either_hex (self->view, targets, n) : NULL;

  due->hex = ADJ_NO_HEX;
  due->unit = duty->unit;
  due->n_targets = n;
  if (n > 0)
    {
      adj_picks_toggle_unit (&due->picks, duty->unit);
      adj_picks_toggle_target (&due->picks, targets[0]);
      join (self, &due->picks);
    }
  due->text = adj_fill (
      n == 0 ? _ ("{unit} in {hex} must attack, and nobody is left whom it could")
             : _ ("{unit} in {hex} must attack; it can attack {hexes}"),
      (const AdjPlace[]){ { "unit", name }, { "hex", hex }, { "hexes", hexes }, { NULL, NULL } });
  return due;
}

GPtrArray *
adj_attacks_due_find (const AdjView *view)
{
  GPtrArray *list;
  Finding finding;

  g_return_val_if_fail (view != NULL, NULL);

  list = g_ptr_array_new_with_free_func (free_due);
  begin (&finding, view);
  for (guint i = 0; i < finding.duties.n; i++)
    if (owes_hex (&finding, i))
      g_ptr_array_add (list, new_hex (&finding, finding.duties.duties[i].hex));
  for (guint i = 0; i < finding.duties.n; i++)
    if (owes_unit (&finding, i))
      g_ptr_array_add (list, new_unit (&finding, &finding.duties.duties[i]));
  end (&finding);
  return list;
}
