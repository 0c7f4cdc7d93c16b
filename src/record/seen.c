/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/seen.h"

#include <string.h>

#include "record/order.h"
#include "rules/deployment.h"
#include "table/apply.h"

/* The facts that anybody sees of a counter that lies face down. */
#define SEEN_ON_A_BACK                                                                             \
  (ADJ_FACT_FACE_DOWN | ADJ_FACT_MOVED | ADJ_FACT_ENTERED | ADJ_FACT_ATTACKED |                    \
   ADJ_FACT_DEFENDED | ADJ_FACT_RETREATED | ADJ_FACT_ADVANCED | ADJ_FACT_DISPLACED)

/* An arm without anything particular. */
static int
ordinary_arm (const AdjRuleset *ruleset)
{
  for (guint arm = 0; arm < ruleset->n_arms; arm++)
    {
      const AdjArm *self = &ruleset->arms[arm];

      if (self->symbol == ADJ_SYMBOL_INFANTRY && self->zone && self->attacks && !self->alone)
        return (int) arm;
    }
  return 0;
}

static void
blank (AdjUnitState *state, int arm)
{
  state->unseen = TRUE;
  state->arm = (gint8) arm;
  state->strength = ADJ_STRENGTH_UNKNOWN;
  state->facts &= SEEN_ON_A_BACK;
  state->deeds = 0;
  state->bears = 0;
  state->spent = 0;
  state->deployed = 0;
  state->fought_day = 0;
}

/* Two that lie in one hex cannot be told apart by what each of them has done: what is not true of
 * both is said of neither. */
static void
level (AdjUnitState *a, AdjUnitState *b)
{
  a->facts = b->facts = a->facts & b->facts;
  if (a->control != b->control)
    a->control = b->control = ADJ_CONTROL_KEPT;
  if (a->came_from != b->came_from)
    a->came_from = b->came_from = ADJ_NO_HEX;
  if (a->night_from != b->night_from)
    a->night_from = b->night_from = ADJ_NO_HEX;
  if (a->entry != b->entry)
    a->entry = b->entry = ADJ_NO_HEX;
  if (a->entered_turn != b->entered_turn)
    a->entered_turn = b->entered_turn = 0;
}

static void
level_stacks (AdjTable *table)
{
  for (int unit = 0; unit < table->n_units; unit++)
    for (int other = 0; table->units[unit].unseen && other < table->n_units; other++)
      if (table->units[other].unseen && adj_table_on_map (table, unit) &&
          table->units[other].hex == table->units[unit].hex)
        level (&table->units[unit], &table->units[other]);
}

AdjTable *
adj_seen_table (const AdjView *view)
{
  AdjTable *table;
  int arm;

  g_return_val_if_fail (view != NULL, NULL);

  table = adj_table_copy (view->table);
  arm = ordinary_arm (view->book->ruleset);
  for (int unit = 0; unit < table->n_units; unit++)
    if (!adj_view_knows (view, unit))
      blank (&table->units[unit], arm);
  level_stacks (table);
  return table;
}

/* The book's order would tell which of those in a hex is which. */
static void
sort_stack (const AdjView *view, AdjField *field, AdjHex hex)
{
  guint16 units[2 * ADJ_MAX_UNITS];
  guint n = 0;

  for (guint16 unit = field->first[hex]; unit != ADJ_NOBODY; unit = field->next[unit])
    units[n++] = unit;
  adj_view_sort (view, units, n);
  field->first[hex] = units[0];
  for (guint i = 0; i < n; i++)
    field->next[units[i]] = i + 1 < n ? units[i + 1] : ADJ_NOBODY;
}

AdjTable *
adj_seen_field (const AdjView *view, AdjField *field)
{
  AdjTable *table;

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (field != NULL, NULL);

  table = adj_seen_table (view);
  adj_field_read (field, view->book, table);
  for (guint hex = 0; hex < view->book->n_hexes; hex++)
    if (field->count[hex] > 1)
      sort_stack (view, field, (AdjHex) hex);
  return table;
}

int
adj_seen_first (const AdjView *view, AdjHex hex)
{
  int first = -1;

  g_return_val_if_fail (view != NULL, 0);

  for (int unit = 0; unit < view->table->n_units; unit++)
    if (adj_table_on_map (view->table, unit) && view->table->units[unit].hex == hex &&
        (first < 0 || adj_view_is_before (view, unit, first)))
      first = unit;
  return first;
}

/* ---- The order ---- */

/* An order that does not fit the table any more is cut down to its verb. */
char *
adj_seen_order (const AdjView *view, const char *text)
{
  g_autofree AdjField *field = NULL;
  g_auto (AdjOrderError) error = { 0 };
  int verb;
  AdjOrder order;

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (text != NULL, NULL);

  verb = adj_verb_of (text);
  if (view->eyes == ADJ_EYES_ALL)
    return g_strdup (text);
  field = g_new (AdjField, 1);
  adj_field_read (field, view->book, view->table);
  if (adj_order_parse (field, ADJ_EYES_ALL, text, &order, &error))
    return adj_order_show (view, &order);
  return g_strdup (verb >= 0 ? adj_verb_name ((AdjVerb) verb) : "");
}

char *
adj_seen_line (const AdjView *view, const AdjEntry *entry)
{
  const char *kind;
  g_autofree char *order = NULL;

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (entry != NULL, NULL);

  kind = adj_entry_kinds[entry->kind];
  if (entry->kind == ADJ_ENTRY_BOOK)
    return g_strjoin (" ", kind, entry->text, NULL);
  order = entry->text != NULL ? adj_seen_order (view, entry->text) : NULL;
  if (entry->kind == ADJ_ENTRY_ORDER)
    return g_steal_pointer (&order);
  return order != NULL ? g_strdup_printf ("%s %u %s", kind, entry->target, order)
                       : g_strdup_printf ("%s %u", kind, entry->target);
}

/* ---- Its effects ---- */

/* FALSE if nothing of it is seen. */
static gboolean
see_effect (const AdjView *self, AdjEffect *effect)
{
  const AdjUnitState *state = &self->table->units[effect->unit];

  switch (effect->kind)
    {
    case ADJ_EFFECT_MOVED:
    case ADJ_EFFECT_ENTERED:
    case ADJ_EFFECT_EXITED:
      effect->march.spent = ADJ_SPENT_UNSEEN;
      return TRUE;
    case ADJ_EFFECT_FACTS:
      effect->facts &= SEEN_ON_A_BACK;
      return effect->facts != (state->facts & SEEN_ON_A_BACK);
    case ADJ_EFFECT_TURNED:
      return !effect->face_down;
    case ADJ_EFFECT_STRENGTH:
    case ADJ_EFFECT_BEARS:
    case ADJ_EFFECT_DUMMY:
    case ADJ_EFFECT_ALIAS:
      return FALSE;
    default:
      return TRUE;
    }
}

/* A unit that hides, or is new among the hidden, does so behind its player's hand. */
static gboolean
is_of_unknown (const AdjView *self, const AdjEffect *effect)
{
  if (effect->kind == ADJ_EFFECT_DUMMY)
    return !adj_view_is_of (self, effect->side);
  if (effect->kind == ADJ_EFFECT_TURNED && effect->face_down)
    return !adj_view_is_of (self, self->table->units[effect->unit].side);
  return effect->unit != ADJ_NO_UNIT && !adj_view_knows (self, effect->unit);
}

/* Of units to which the same happens, those that are not known come behind the others, by their
 * aliases. */
static gboolean
is_out_of_order (const AdjView *self, const AdjEffect *a, const AdjEffect *b)
{
  return a->kind == b->kind && is_of_unknown (self, a) && b->unit != ADJ_NO_UNIT &&
         (!is_of_unknown (self, b) || adj_view_is_before (self, b->unit, a->unit));
}

static void
sort_last (const AdjView *self, GArray *seen)
{
  for (guint i = seen->len - 1; i > 0; i--)
    {
      AdjEffect *a = &g_array_index (seen, AdjEffect, i - 1);
      AdjEffect *b = &g_array_index (seen, AdjEffect, i);
      AdjEffect other = *a;

      if (!is_out_of_order (self, a, b))
        return;
      *a = *b;
      *b = other;
    }
}

GArray *
adj_seen_effects (const AdjView *self, const GArray *effects)
{
  g_autoptr (AdjTable) table = NULL;
  AdjView now;
  GArray *seen;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (effects != NULL, NULL);

  if (self->eyes == ADJ_EYES_ALL)
    return g_array_copy ((GArray *) effects);
  table = adj_table_copy (self->table);
  now = adj_view (self->book, table, self->eyes);
  seen = g_array_new (FALSE, FALSE, sizeof (AdjEffect));
  for (guint i = 0; i < effects->len; i++)
    {
      AdjEffect effect = g_array_index (effects, AdjEffect, i);

      if (!is_of_unknown (&now, &effect) || see_effect (&now, &effect))
        {
          g_array_append_val (seen, effect);
          sort_last (&now, seen);
        }
      adj_table_apply (table, self->book, &g_array_index (effects, AdjEffect, i));
    }
  return seen;
}

/* ---- Its findings ---- */

/* That a unit is due and has not come tells it from those that are not, so nothing is said. */

static gboolean
is_known_of (const AdjView *view, const AdjFinding *finding)
{
  return finding->unit < 0 || adj_view_knows (view, finding->unit);
}

static gboolean
stands_alone (const AdjView *view, int unit)
{
  return view->book->ruleset->arms[view->table->units[unit].arm].alone;
}

/* CH 18.3: a unit that breaks it, though it may stack itself, does so for the sake of another. */
static gboolean
tells_of_unknown (const AdjView *view, const AdjFinding *finding)
{
  if (g_strcmp0 (finding->row, "CH 18.3") != 0 || stands_alone (view, finding->unit))
    return FALSE;
  for (int unit = 0; unit < view->table->n_units; unit++)
    if (stands_alone (view, unit) && !adj_view_knows (view, unit))
      return TRUE;
  return FALSE;
}

static void
reduce (const AdjView *view, AdjFinding *finding)
{
  gboolean of_hex =
      finding->reason == ADJ_REASON_OVER_LIMIT || finding->reason == ADJ_REASON_OWES_DEFENCE;

  if (of_hex && finding->hex != ADJ_NO_HEX && adj_seen_first (view, finding->hex) >= 0)
    finding->unit = adj_seen_first (view, finding->hex);
  if (!is_known_of (view, finding) || (finding->unit >= 0 && tells_of_unknown (view, finding)))
    *finding = (AdjFinding){ .reason = ADJ_REASON_UNSEEN,
                             .impossible = finding->impossible,
                             .unit = finding->unit,
                             .hex = ADJ_NO_HEX };
}

static gboolean
has_finding_of (const GArray *findings, int unit)
{
  for (guint i = 0; i < findings->len; i++)
    if (g_array_index (findings, AdjFinding, i).unit == unit)
      return TRUE;
  return FALSE;
}

static gint
compare_findings (gconstpointer a, gconstpointer b, gpointer view)
{
  const AdjFinding *first = a;
  const AdjFinding *second = b;

  if (is_known_of (view, first) || is_known_of (view, second))
    return is_known_of (view, second) - is_known_of (view, first);
  return adj_view_is_before (view, first->unit, second->unit) ? -1 : 1;
}

/* It rests on what is printed on the counter: when it enters, and whether it is set up at all. Any
 * unit that is set up in its place would be wrong where none of its side is (Y 14.0). */
static gboolean
is_of_its_print (const AdjView *view, const AdjFinding *finding)
{
  if (finding->reason == ADJ_REASON_WRONG_SET_UP)
    return finding->hex == ADJ_NO_HEX ||
           adj_deployment_is_listed (view->book, view->table->units[finding->unit].side,
                                     finding->hex);
  return finding->reason == ADJ_REASON_NOT_ENTERED;
}

GArray *
adj_seen_findings (const AdjView *view, const GArray *findings)
{
  GArray *seen;

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (findings != NULL, NULL);

  seen = g_array_new (FALSE, FALSE, sizeof (AdjFinding));
  for (guint i = 0; i < findings->len; i++)
    {
      AdjFinding finding = g_array_index (findings, AdjFinding, i);

      if (!is_known_of (view, &finding) && is_of_its_print (view, &finding))
        continue;
      reduce (view, &finding);
      if (finding.reason == ADJ_REASON_UNSEEN && has_finding_of (seen, finding.unit))
        continue;
      g_array_append_val (seen, finding);
    }
  g_array_sort_with_data (seen, compare_findings, (gpointer) view);
  return seen;
}
