/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "table/debt.h"
#include "table/effect-row.h"
#include "table/ending.h"
#include "table/tokens.h"

/* The effects on debts, on what lies in hexes, on the sequence of play, and on the game as a
 * whole. */

/* ---- Debts ---- */

/* The points the side still has to lose (BG 7.6c). */
static int
losses_before (const AdjTable *table, const AdjEffect *effect)
{
  for (guint i = 0; effect->debt.kind == ADJ_DEBT_LOSE && i < table->n_debts; i++)
    if (table->debts[i].kind == ADJ_DEBT_LOSE && table->debts[i].side == effect->side &&
        table->debts[i].engagement == effect->engagement)
      return table->debts[i].value;
  return 0;
}

/* The unit that owes it, or made another's displacement necessary, is on the map; what else a debt
 * is about follows from its kind. */
static gboolean
paid_fits (const AdjTable *self, const AdjBook *book, const AdjEffect *effect)
{
  AdjPayer payer = adj_debt_row (effect->debt.kind)->payer;

  if ((payer == ADJ_PAYER_UNIT || payer == ADJ_PAYER_HEX) && effect->unit == ADJ_NO_UNIT)
    return FALSE;
  return (payer != ADJ_PAYER_HEX && payer != ADJ_PAYER_BOTH) || effect->hex != ADJ_NO_HEX;
}

static gboolean
debt_fits (const AdjTable *self, const AdjBook *book, const AdjEffect *effect)
{
  return self->n_debts < ADJ_MAX_DEBTS && effect->engagement <= self->n_engagements &&
         (effect->debt.kind != ADJ_DEBT_DISPLACE || self->n_chain < ADJ_MAX_CHAIN) &&
         paid_fits (self, book, effect);
}

/* BG 7.82: who came in by retreat or displacement is not moved again by the same chain. */
static void
apply_debt (AdjTable *self, const AdjEffect *effect)
{
  self->debts[self->n_debts++] = adj_effect_debt_meant (effect);
  if (effect->debt.kind == ADJ_DEBT_DISPLACE)
    self->chain[self->n_chain++] = effect->unit;
}

static void
apply_paid (AdjTable *self, const AdjEffect *effect)
{
  AdjDebt debt = adj_effect_debt_meant (effect);

  for (guint i = 0; i < self->n_debts; i++)
    if (memcmp (&self->debts[i], &debt, sizeof debt) == 0)
      {
        memmove (&self->debts[i], &self->debts[i + 1], (self->n_debts - i - 1) * sizeof (AdjDebt));
        self->n_debts--;
        memset (&self->debts[self->n_debts], 0, sizeof (AdjDebt));
        break;
      }
  adj_table_end (self, effect->ends, 0);
}

/* ---- Hexes ---- */

static void
apply_held (AdjTable *self, const AdjEffect *effect)
{
  int held = adj_table_held (self, effect->hex);

  if (held < 0)
    return;
  self->held[held].holder = effect->side;
  self->held[held].once |= (guint8) (1u << effect->side);
}

/* The place of the hex's marker in the list; the first free one if it has none. */
static guint
place_of_marker (const AdjTable *self, AdjHex hex)
{
  guint at = 0;

  while (at < self->n_markers && self->markers[at].hex != hex)
    at++;
  return at;
}

/* The work at digging is counted down. */
static int
figure_before (const AdjTable *table, const AdjEffect *effect)
{
  const AdjMarker *marker =
      effect->marker.kind == ADJ_MARKER_BUILDING ? adj_table_marker (table, effect->hex) : NULL;

  return marker != NULL ? marker->value : 0;
}

static gboolean
marker_fits (const AdjTable *self, const AdjBook *book, const AdjEffect *effect)
{
  return place_of_marker (self, effect->hex) < ADJ_MAX_MARKERS;
}

static void
apply_marker (AdjTable *self, const AdjEffect *effect)
{
  guint at = place_of_marker (self, effect->hex);

  if (effect->marker.kind == ADJ_MARKER_NONE)
    {
      if (at == self->n_markers)
        return;
      self->markers[at] = self->markers[--self->n_markers];
      memset (&self->markers[self->n_markers], 0, sizeof (AdjMarker));
      return;
    }
  if (at == self->n_markers)
    self->n_markers++;
  self->markers[at] = (AdjMarker){ effect->hex, (guint8) effect->marker.kind, 0, ADJ_NO_UNIT };
  if (effect->marker.kind == ADJ_MARKER_BUILDING)
    {
      self->markers[at].value = (guint8) effect->marker.figure;
      self->markers[at].builder = effect->unit;
    }
}

/* ---- The sequence of play ---- */

static gboolean
phase_fits (const AdjTable *self, const AdjBook *book, const AdjEffect *effect)
{
  return effect->phase.index < (int) book->ruleset->n_phases;
}

static void
apply_phase (AdjTable *self, const AdjEffect *effect)
{
  self->turn = (guint8) effect->phase.turn;
  self->phase = (guint8) effect->phase.index;
  self->phasing = (guint8) effect->phase.sides;
  adj_table_end (self, effect->ends, effect->phase.sides);
}

static void
apply_day (AdjTable *self, const AdjEffect *effect)
{
  self->day = (guint8) effect->day;
}

static void
apply_first (AdjTable *self, const AdjEffect *effect)
{
  self->first_player = (guint8) effect->side;
}

static void
apply_dawn (AdjTable *self, const AdjEffect *effect)
{
  self->dawn = ADJ_DAWN_OWED;
  memset (self->dawn_dice, 0, sizeof self->dawn_dice);
  memset (self->levels, 0, sizeof self->levels);
}

static void
apply_level (AdjTable *self, const AdjEffect *effect)
{
  self->dawn = ADJ_DAWN_SETTLED;
  self->dawn_dice[effect->side] = (guint8) effect->level.die;
  self->levels[effect->side] = effect->level.points;
}

static void
apply_commander (AdjTable *self, const AdjEffect *effect)
{
  self->commanders[effect->side] = effect->points;
}

static int
digits_before (const AdjTable *table, const AdjEffect *effect)
{
  return table->digits[effect->side];
}

static int
left_before (const AdjTable *table, const AdjEffect *effect)
{
  return table->chits[effect->side];
}

static void
apply_digits (AdjTable *self, const AdjEffect *effect)
{
  self->scatter[effect->side] = 1;
  self->digits[effect->side] = (guint16) effect->draw.digits;
  self->chits[effect->side] = (guint8) effect->draw.left;
}

/* ---- The game ---- */

static void
apply_option (AdjTable *self, const AdjEffect *effect)
{
  self->next_options[effect->option.key] = (gint16) effect->option.value;
  if (effect->option.later != 1)
    self->options[effect->option.key] = (gint16) effect->option.value;
}

static int
score_before (const AdjTable *table, const AdjEffect *effect)
{
  return table->score[effect->side];
}

static void
apply_score (AdjTable *self, const AdjEffect *effect)
{
  self->score[effect->side] = effect->points;
}

static int
count_before (const AdjTable *table, const AdjEffect *effect)
{
  return table->accrued[effect->accrued.award];
}

static gboolean
accrued_fits (const AdjTable *self, const AdjBook *book, const AdjEffect *effect)
{
  return effect->accrued.award < (int) book->scenario->awards->len;
}

static void
apply_accrued (AdjTable *self, const AdjEffect *effect)
{
  self->accrued[effect->accrued.award] = effect->accrued.count;
}

static void
apply_segment (AdjTable *self, const AdjEffect *effect)
{
  self->segment = (guint8) effect->segment;
  adj_table_end_contests (self);
}

/* The place of the hex among those that are disputed; the first free one if it is not yet. */
static guint
place_of_contest (const AdjTable *self, AdjHex hex)
{
  guint at = 0;

  while (at < self->n_contests && self->contests[at].hex != hex)
    at++;
  return at;
}

static gboolean
contested_fits (const AdjTable *self, const AdjBook *book, const AdjEffect *effect)
{
  return place_of_contest (self, effect->hex) < ADJ_MAX_CONTESTS;
}

static void
apply_contested (AdjTable *self, const AdjEffect *effect)
{
  guint at = place_of_contest (self, effect->hex);

  if (at == self->n_contests)
    self->contests[self->n_contests++].hex = effect->hex;
  self->contests[at].dice[effect->side] = (guint8) effect->die;
}

static void
apply_sealed (AdjTable *self, const AdjEffect *effect)
{
  self->sealed[effect->side] = effect->seal.paper ? ADJ_SEALED_ON_PAPER : ADJ_SEALED_HERE;
}

static void
apply_revealed (AdjTable *self, const AdjEffect *effect)
{
  self->revealed = 1;
}

static void
apply_executed (AdjTable *self, const AdjEffect *effect)
{
  self->execution = (guint16) effect->stage;
}

static void
apply_over (AdjTable *self, const AdjEffect *effect)
{
  self->over = 1;
}

static void
apply_victory (AdjTable *self, const AdjEffect *effect)
{
  self->over = 1;
  self->won = (guint8) (1 + effect->side);
}

/* ---- The rows ---- */

#define KIND_OF_DEBT ADJ_FIGURE (debt.kind, ADJ_DEBT_RETREAT, ADJ_N_DEBTS - 1)
#define VALUE_OF_DEBT                                                                              \
  ADJ_CARRIED_FIGURE (ADJ_FIELD_FIGURE, debt.value, G_MININT16, G_MAXINT16, losses_before)

#define ROW(kind) [ADJ_EFFECT_##kind - ADJ_EFFECT_DEBT]

const AdjEffectRow adj_effects_of_table[] = {
  ROW (DEBT) = { "debt",
                 { KIND_OF_DEBT, ADJ_FIELD (SIDE), ADJ_FIELD (UNIT_OR_NONE),
                   ADJ_FIELD (HEX_OR_NONE), VALUE_OF_DEBT, ADJ_ENGAGEMENT },
                 ADJ_AGAIN_ANYHOW,
                 debt_fits,
                 apply_debt },
  ROW (PAID) = { "paid",
                 { KIND_OF_DEBT, ADJ_FIELD (SIDE), ADJ_FIELD (UNIT_OR_NONE),
                   ADJ_FIELD (HEX_OR_NONE), VALUE_OF_DEBT, ADJ_ENGAGEMENT, ADJ_ENDS_FIELD },
                 ADJ_AGAIN_ANYHOW,
                 paid_fits,
                 apply_paid },
  ROW (
      HELD) = { "held", { ADJ_FIELD (HEX), ADJ_FIELD (SIDE) }, ADJ_AGAIN_ANYHOW, NULL, apply_held },
  ROW (MARKER) = { "marker",
                   { ADJ_FIELD (HEX), ADJ_FIGURE (marker.kind, ADJ_MARKER_NONE, ADJ_N_MARKERS - 1),
                     ADJ_CARRIED_FIGURE (
                         ADJ_FIELD_FIGURE, marker.figure, 0, G_MAXUINT8, figure_before),
                     ADJ_FIELD (UNIT_OR_NONE) },
                   ADJ_AGAIN_ANYHOW,
                   marker_fits,
                   apply_marker },
  ROW (PHASE) = { "phase",
                  { ADJ_FIGURE (phase.turn, 1, ADJ_MAX_TURNS),
                    ADJ_FIGURE (phase.index, 0, G_MAXUINT8), ADJ_FIGURE (phase.sides, 1, 3),
                    ADJ_ENDS_FIELD },
                  ADJ_AGAIN_ANYHOW,
                  phase_fits,
                  apply_phase },
  ROW (DAY) = { "day", { ADJ_FIGURE (day, 0, G_MAXUINT8) }, ADJ_AGAIN_ANYHOW, NULL, apply_day },
  ROW (FIRST) = { "first", { ADJ_FIELD (SIDE) }, ADJ_AGAIN_ANYHOW, NULL, apply_first },
  ROW (DAWN) = { "dawn", { ADJ_FIELD (NONE) }, ADJ_AGAIN_ANYHOW, NULL, apply_dawn },
  ROW (LEVEL) = { "level",
                  { ADJ_FIELD (SIDE), ADJ_ANY_FIGURE (level.points), ADJ_FIGURE (level.die, 1, 6) },
                  ADJ_AGAIN_ANYHOW,
                  NULL,
                  apply_level },
  ROW (COMMANDER) = { "commander",
                      { ADJ_FIELD (SIDE), ADJ_ANY_FIGURE (points) },
                      ADJ_AGAIN_ANYHOW,
                      NULL,
                      apply_commander },
  ROW (DIGITS) = { "digits",
                   { ADJ_FIELD (SIDE),
                     ADJ_CARRIED_FIGURE (ADJ_FIELD_BITS, draw.digits, 0, 1023, digits_before),
                     ADJ_CARRIED_FIGURE (ADJ_FIELD_FIGURE, draw.left, 0, 10, left_before) },
                   ADJ_AGAIN_ANYHOW,
                   NULL,
                   apply_digits },
  ROW (OPTION) = { "option",
                   { ADJ_FIGURE (option.key, 0, ADJ_N_OPTIONS - 1),
                     ADJ_FIGURE (option.value, G_MININT16, G_MAXINT16),
                     ADJ_ANY_FIGURE (option.later) },
                   ADJ_AGAIN_ANYHOW,
                   NULL,
                   apply_option },
  ROW (SCORE) = { "score",
                  { ADJ_FIELD (SIDE),
                    ADJ_CARRIED_FIGURE (
                        ADJ_FIELD_FIGURE, points, G_MININT32, G_MAXINT32, score_before) },
                  ADJ_AGAIN_ANYHOW,
                  NULL,
                  apply_score },
  ROW (ACCRUED) = { "accrued",
                    { ADJ_FIGURE (accrued.award, 0, ADJ_MAX_AWARDS - 1),
                      ADJ_CARRIED_FIGURE (
                          ADJ_FIELD_FIGURE, accrued.count, G_MININT32, G_MAXINT32, count_before) },
                    ADJ_AGAIN_ANYHOW,
                    accrued_fits,
                    apply_accrued },
  ROW (SEALED) = { "sealed",
                   { ADJ_FIELD (SIDE), ADJ_FIELD (SEAL) },
                   ADJ_AGAIN_ANYHOW,
                   NULL,
                   apply_sealed },
  ROW (REVEALED) = { "revealed", { ADJ_FIELD (NONE) }, ADJ_AGAIN_ANYHOW, NULL, apply_revealed },
  ROW (CONTESTED) = { "contested",
                      { ADJ_FIELD (HEX), ADJ_FIELD (SIDE), ADJ_FIGURE (die, 1, ADJ_MOST_FACES) },
                      ADJ_AGAIN_ANYHOW,
                      contested_fits,
                      apply_contested },
  ROW (SEGMENT) = { "segment",
                    { ADJ_FIGURE (segment, 1, ADJ_SEGMENTS) },
                    ADJ_AGAIN_ANYHOW,
                    NULL,
                    apply_segment },
  ROW (EXECUTED) = { "executed",
                     { ADJ_FIGURE (stage, ADJ_EXECUTION_LOSSES, ADJ_N_EXECUTIONS - 1) },
                     ADJ_AGAIN_ANYHOW,
                     NULL,
                     apply_executed },
  ROW (OVER) = { "over", { ADJ_FIELD (NONE) }, ADJ_AGAIN_ANYHOW, NULL, apply_over },
  ROW (VICTORY) = { "victory", { ADJ_FIELD (SIDE) }, ADJ_AGAIN_ANYHOW, NULL, apply_victory },
};

G_STATIC_ASSERT (G_N_ELEMENTS (adj_effects_of_table) == ADJ_N_EFFECTS - ADJ_EFFECT_DEBT);
