/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/effect-alike.h"

#include <string.h>

/* What the side still has to lose (BG 7.6c). */
static int
owed_losses (const AdjTable *table, int side)
{
  for (guint i = 0; i < table->n_debts; i++)
    if (table->debts[i].kind == ADJ_DEBT_LOSE && table->debts[i].side == side)
      return table->debts[i].value;
  return 0;
}

/* The sum that the effect's value goes on from; 0 where it goes on from none. */
static int
sum_before (const AdjTable *table, const AdjEffect *effect)
{
  const AdjUnitState *unit = effect->unit < table->n_units ? &table->units[effect->unit] : NULL;

  switch ((int) effect->kind)
    {
    case ADJ_EFFECT_MOVED:
    case ADJ_EFFECT_EXITED:
      return unit != NULL ? unit->spent : 0;
    case ADJ_EFFECT_DEPLOYED:
      return unit != NULL ? unit->deployed : 0;
    case ADJ_EFFECT_DEBT:
    case ADJ_EFFECT_PAID:
      return effect->other == ADJ_DEBT_LOSE ? owed_losses (table, effect->side) : 0;
    case ADJ_EFFECT_SCORE:
      return table->score[effect->side];
    case ADJ_EFFECT_ACCRUED:
      return table->accrued[effect->other];
    default:
      return 0;
    }
}

/* The bits that the effect's value adds to; 0 where it is no set of bits. */
static int
bits_before (const AdjTable *table, const AdjEffect *effect)
{
  switch ((int) effect->kind)
    {
    case ADJ_EFFECT_FACTS:
      return effect->unit < table->n_units ? table->units[effect->unit].facts : 0;
    case ADJ_EFFECT_DIGITS:
      return table->digits[effect->side];
    default:
      return 0;
    }
}

/* What the effect's other figure counts down from; 0 where it counts nothing down. */
static int
count_before (const AdjTable *table, const AdjEffect *effect)
{
  const AdjMarker *marker;

  switch ((int) effect->kind)
    {
    case ADJ_EFFECT_DIGITS:
      return table->chits[effect->side];
    case ADJ_EFFECT_MARKER:
      marker = effect->value == ADJ_MARKER_BUILDING ? adj_table_marker (table, effect->hex) : NULL;
      return marker != NULL ? marker->value : 0;
    default:
      return 0;
    }
}

static gboolean
values_alike (const AdjEffect *a, const AdjTable *on_a, const AdjEffect *b, const AdjTable *on_b)
{
  int other_bits = bits_before (on_a, a) ^ bits_before (on_b, b);

  if (other_bits != 0)
    return ((a->value ^ b->value) & 0xffff & ~other_bits) == 0;
  return (gint64) a->value - sum_before (on_a, a) == (gint64) b->value - sum_before (on_b, b);
}

gboolean
adj_effect_alike (const AdjEffect *a,
                  const AdjTable *on_a,
                  const AdjEffect *b,
                  const AdjTable *on_b)
{
  AdjEffect rest = *b;

  if (memcmp (a, b, sizeof *a) == 0)
    return TRUE;
  rest.value = a->value;
  rest.other = a->other;
  if (memcmp (a, &rest, sizeof rest) != 0)
    return FALSE;

  /* What a file says may be any figure; only what is counted down may be another, so that an award
   * is one there is. */
  return (gint64) a->other - count_before (on_a, a) == (gint64) b->other - count_before (on_b, b) &&
         values_alike (a, on_a, b, on_b);
}
