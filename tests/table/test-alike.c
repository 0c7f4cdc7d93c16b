/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pieces.h"
#include "table/effect-alike.h"

/* Whether effects of two judgements come to the same, each on its own table. */

#define BEFORE 4

/* The table of one of them has something already for the effect's figure to go on from. */
static void
lay (AdjTable *table, const AdjEffect *effect)
{
  AdjUnitState *unit = &table->units[effect->unit];

  switch (effect->kind)
    {
    case ADJ_EFFECT_MOVED:
    case ADJ_EFFECT_EXITED:
      unit->spent = BEFORE;
      break;
    case ADJ_EFFECT_DEPLOYED:
      unit->deployed = BEFORE;
      break;
    case ADJ_EFFECT_DEBT:
    case ADJ_EFFECT_PAID:
      table->n_debts = 3;
      table->debts[0] = (AdjDebt){ .kind = ADJ_DEBT_LOSE, .side = 0, .value = 9 };
      table->debts[1] = (AdjDebt){ .kind = ADJ_DEBT_RETREAT, .side = 1, .value = 9 };
      table->debts[2] = (AdjDebt){ .kind = ADJ_DEBT_LOSE, .side = 1, .value = BEFORE };
      break;
    case ADJ_EFFECT_SCORE:
      table->score[effect->side] = BEFORE;
      break;
    case ADJ_EFFECT_ACCRUED:
      table->accrued[effect->accrued.award] = BEFORE;
      break;
    default:
      unit->spent = unit->deployed = BEFORE;
      break;
    }
}

static AdjEffect
of_kind (AdjEffectKind kind, int figure)
{
  AdjEffect effect = of_side (kind, 1, figure, 0);

  effect.unit = (guint16) (load ()->scenario->n_units - 1);
  if (kind == ADJ_EFFECT_DEBT || kind == ADJ_EFFECT_PAID)
    {
      effect.debt.kind = ADJ_DEBT_LOSE;
      effect.debt.value = figure;
    }
  if (kind == ADJ_EFFECT_ACCRUED)
    {
      effect.accrued.award = 0;
      effect.accrued.count = figure;
    }
  return effect;
}

static void
assert_goes_on (AdjEffectKind kind, gboolean expected)
{
  g_autoptr (AdjTable) nothing = adj_table_new (load ());
  g_autoptr (AdjTable) something = adj_table_new (load ());
  AdjEffect first = of_kind (kind, 3);
  AdjEffect second = of_kind (kind, 3 + BEFORE);
  AdjEffect third = of_kind (kind, 4 + BEFORE);

  lay (something, &first);
  g_assert_cmpint (adj_effect_alike (&first, nothing, &second, something), ==, expected);
  g_assert_cmpint (adj_effect_alike (&second, something, &first, nothing), ==, expected);
  g_assert_false (adj_effect_alike (&first, nothing, &third, something));
  g_assert_false (adj_effect_alike (&first, nothing, &second, nothing));
  g_assert_true (adj_effect_alike (&first, nothing, &first, nothing));
  second.hex = 3;
  g_assert_false (adj_effect_alike (&first, nothing, &second, something));
}

static void
test_sums (void)
{
  static const AdjEffectKind kinds[] = {
    ADJ_EFFECT_MOVED, ADJ_EFFECT_EXITED, ADJ_EFFECT_DEPLOYED, ADJ_EFFECT_DEBT,
    ADJ_EFFECT_PAID,  ADJ_EFFECT_SCORE,  ADJ_EFFECT_ACCRUED,
  };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    assert_goes_on (kinds[i], TRUE);
  assert_goes_on (ADJ_EFFECT_STRENGTH, FALSE); /* printed, whatever it was before */
}

/* Facts and digits are added to others. */
static void
test_bits (void)
{
  g_autoptr (AdjTable) nothing = adj_table_new (load ());
  g_autoptr (AdjTable) something = adj_table_new (load ());
  AdjEffect facts = of_kind (ADJ_EFFECT_FACTS, ADJ_FACT_MOVED);
  AdjEffect more = of_kind (ADJ_EFFECT_FACTS, ADJ_FACT_MOVED | ADJ_FACT_INEFFECTIVE);
  AdjEffect digits = of_kind (ADJ_EFFECT_DIGITS, 1);
  AdjEffect both = of_kind (ADJ_EFFECT_DIGITS, 5);

  something->units[facts.unit].facts = ADJ_FACT_INEFFECTIVE;
  something->digits[1] = 4;
  g_assert_true (adj_effect_alike (&facts, nothing, &more, something));
  g_assert_false (adj_effect_alike (&facts, nothing, &more, nothing));
  g_assert_true (adj_effect_alike (&digits, nothing, &both, something));
  g_assert_false (adj_effect_alike (&digits, nothing, &both, nothing));
  something->chits[1] = 2;
  both.draw.left = 2;
  g_assert_true (adj_effect_alike (&digits, nothing, &both, something));
  both.draw.left = 3;
  g_assert_false (adj_effect_alike (&digits, nothing, &both, something));
}

/* Work at digging is counted down; where nothing is dug, nothing is. */
static void
test_digging (void)
{
  g_autoptr (AdjTable) nothing = adj_table_new (load ());
  g_autoptr (AdjTable) something = adj_table_new (load ());
  AdjEffect begun = of_kind (ADJ_EFFECT_MARKER, ADJ_MARKER_BUILDING);
  AdjEffect going_on = begun;

  begun.hex = going_on.hex = 7;
  something->n_markers = 1;
  something->markers[0] = (AdjMarker){ .hex = 7, .kind = ADJ_MARKER_BUILDING, .value = 2 };
  going_on.marker.figure = 2;
  g_assert_true (adj_effect_alike (&begun, nothing, &going_on, something));
  g_assert_false (adj_effect_alike (&begun, nothing, &going_on, nothing));
  begun.marker.kind = going_on.marker.kind = ADJ_MARKER_NONE;
  g_assert_false (adj_effect_alike (&begun, nothing, &going_on, something));
}

/* A file may say anything, and what it says is compared like any other figure. */
static void
test_any_figure (void)
{
  g_autoptr (AdjTable) table = adj_table_new (load ());
  AdjEffect today = of_kind (ADJ_EFFECT_ACCRUED, 3);
  AdjEffect recorded = today;

  recorded.accrued.award = G_MAXINT32;
  g_assert_false (adj_effect_alike (&recorded, table, &today, table));
  today = recorded = of_kind (ADJ_EFFECT_SCORE, 3);
  table->score[1] = BEFORE;
  recorded.points = G_MININT32;
  g_assert_false (adj_effect_alike (&recorded, table, &today, table));
}

/* Figures that count down come to the same where as much is left over: chits that are still to be
 * drawn.
 */
static void
test_counting_down (void)
{
  g_autoptr (AdjTable) one = adj_table_new (load ());
  g_autoptr (AdjTable) other = adj_table_new (load ());
  AdjEffect first = of_side (ADJ_EFFECT_DIGITS, 1, 0, 2);
  AdjEffect second = of_side (ADJ_EFFECT_DIGITS, 1, 0, 4);

  one->chits[1] = 3;
  other->chits[1] = 5;
  g_assert_true (adj_effect_alike (&first, one, &second, other));
  second.draw.left = 3;
  g_assert_false (adj_effect_alike (&first, one, &second, other));
  second.draw.left = 0; /* 2 and 3 are as many as 0 and 5 */
  g_assert_false (adj_effect_alike (&first, one, &second, other));
}

/* As many debts as there can be, none of them what the side has to lose: it is looked for up to the
 * last and no farther. */
static void
test_most_debts (void)
{
  g_autoptr (AdjTable) nothing = adj_table_new (load ());
  g_autoptr (AdjTable) most = adj_table_new (load ());
  AdjEffect first = of_kind (ADJ_EFFECT_DEBT, 3);
  AdjEffect second = of_kind (ADJ_EFFECT_DEBT, 4);

  most->n_debts = ADJ_MAX_DEBTS;
  for (guint i = 0; i < ADJ_MAX_DEBTS; i++)
    most->debts[i] = (AdjDebt){ .kind = ADJ_DEBT_LOSE, .side = 0, .value = 1 };
  g_assert_false (adj_effect_alike (&first, nothing, &second, most));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/table/alike/sums", test_sums);
  g_test_add_func ("/table/alike/bits", test_bits);
  g_test_add_func ("/table/alike/digging", test_digging);
  g_test_add_func ("/table/alike/any figure", test_any_figure);
  g_test_add_func ("/table/alike/counting down", test_counting_down);
  g_test_add_func ("/table/alike/most debts", test_most_debts);
  return g_test_run ();
}
