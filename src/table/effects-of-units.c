/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "table/effect-row.h"
#include "table/tokens.h"

/* The effects on a unit. */

/* The way that it came by night is behind it now. */
static void
put_on (AdjUnitState *unit, AdjHex hex)
{
  unit->where = ADJ_ON_MAP;
  unit->hex = hex;
  unit->night_from = ADJ_NO_HEX;
}

static void
take_off (AdjUnitState *unit, AdjWhere where)
{
  unit->where = (guint8) where;
  unit->hex = ADJ_NO_HEX;
  unit->night_from = ADJ_NO_HEX;
}

/* ---- Where it is ---- */

static int
spent_before (const AdjTable *table, const AdjEffect *effect)
{
  return effect->unit < table->n_units ? table->units[effect->unit].spent : 0;
}

static void
apply_moved (AdjTable *self, const AdjEffect *effect)
{
  AdjUnitState *unit = &self->units[effect->unit];

  self->crossed[unit->side] |= (guint32) effect->march.crossed;
  unit->came_from = effect->n_path > 1 ? effect->path[effect->n_path - 2] : ADJ_NO_HEX;
  put_on (unit, effect->path[effect->n_path - 1]);
  unit->spent = effect->march.spent;
  unit->facts |= ADJ_FACT_MOVED;
  unit->facts &= (guint16) ~ADJ_FACT_GOES_ON;
}

static void
apply_entered (AdjTable *self, const AdjEffect *effect)
{
  AdjUnitState *unit = &self->units[effect->unit];

  put_on (unit, effect->hex);
  unit->came_from = ADJ_NO_HEX;
  unit->entry = effect->hex;
  unit->entered_turn = self->turn;
  unit->spent = effect->march.spent;
  unit->facts |= ADJ_FACT_ENTERED;
}

static void
apply_exited (AdjTable *self, const AdjEffect *effect)
{
  take_off (&self->units[effect->unit], ADJ_EXITED);
  self->units[effect->unit].spent = effect->march.spent;
}

/* It has done what it had to (BG 11.31) or was free to do (BG 8.16). */
static void
apply_retreated (AdjTable *self, const AdjEffect *effect)
{
  AdjUnitState *unit = &self->units[effect->unit];

  put_on (unit, effect->hex);
  unit->facts |= ADJ_FACT_RETREATED;
  unit->facts &= (guint16) ~(ADJ_FACT_MUST_LEAVE | ADJ_FACT_MAY_GO_BACK);
}

static void
apply_displaced (AdjTable *self, const AdjEffect *effect)
{
  put_on (&self->units[effect->unit], effect->hex);
  self->units[effect->unit].facts |= ADJ_FACT_DISPLACED;
}

/* Y 8.72: it leaves the hex that is attacked, and was not attacked. */
static void
apply_slipped (AdjTable *self, const AdjEffect *effect)
{
  AdjBattle *battle = &self->battle;
  AdjUnitState *unit = &self->units[effect->unit];
  guint n = 0;

  put_on (unit, effect->hex);
  for (guint i = 0; i < battle->n_defenders; i++)
    if (battle->defenders[i] != effect->unit)
      battle->defenders[n++] = battle->defenders[i];
  memset (&battle->defenders[n], 0, (battle->n_defenders - n) * sizeof battle->defenders[0]);
  battle->n_defenders = (guint8) n;
  unit->attacked_in = 0;
  unit->facts |= ADJ_FACT_RETREATED;
  unit->facts &= (guint16) ~ADJ_FACT_DEFENDED;
}

static void
apply_advanced (AdjTable *self, const AdjEffect *effect)
{
  AdjUnitState *unit = &self->units[effect->unit];

  self->crossed[unit->side] |= (guint32) effect->march.crossed;
  put_on (unit, effect->hex);
  unit->facts |= ADJ_FACT_ADVANCED;
}

static void
apply_eliminated (AdjTable *self, const AdjEffect *effect)
{
  AdjUnitState *unit = &self->units[effect->unit];

  take_off (unit, ADJ_ELIMINATED);
  unit->gone_day = self->day;
  unit->gone_turn = self->turn;
}

static void
apply_placed (AdjTable *self, const AdjEffect *effect)
{
  if (effect->hex != ADJ_NO_HEX)
    put_on (&self->units[effect->unit], effect->hex);
  else
    take_off (&self->units[effect->unit], ADJ_ASIDE);
}

/* ---- How it is ---- */

static int
facts_before (const AdjTable *table, const AdjEffect *effect)
{
  return effect->unit < table->n_units ? table->units[effect->unit].facts : 0;
}

static int
deployed_before (const AdjTable *table, const AdjEffect *effect)
{
  return effect->unit < table->n_units ? table->units[effect->unit].deployed : 0;
}

static void
apply_facts (AdjTable *self, const AdjEffect *effect)
{
  self->units[effect->unit].facts = (guint16) effect->facts;
}

static void
apply_strength (AdjTable *self, const AdjEffect *effect)
{
  self->units[effect->unit].strength = (guint8) effect->strength;
}

static void
apply_turned (AdjTable *self, const AdjEffect *effect)
{
  AdjUnitState *unit = &self->units[effect->unit];

  unit->facts &= (guint16) ~ADJ_FACT_FACE_DOWN;
  unit->facts |= effect->face_down ? ADJ_FACT_FACE_DOWN : 0;
  unit->alias = 0;
}

/* Of a dummy whose order a correction has taken out. */
static gboolean
is_empty_place (const AdjUnitState *state)
{
  return state->where == ADJ_ELIMINATED && state->gone_day == 0;
}

static gboolean
dummy_fits (const AdjTable *self, const AdjBook *book, const AdjEffect *effect)
{
  return effect->unit >= book->scenario->n_units && effect->unit < self->capacity &&
         (effect->unit >= self->n_units || is_empty_place (&self->units[effect->unit])) &&
         effect->arm < (int) book->ruleset->n_arms;
}

/* Those before it are not there if a correction has taken out the order that brought them. */
static void
apply_dummy (AdjTable *self, const AdjEffect *effect)
{
  AdjUnitState *dummy = &self->units[effect->unit];

  for (; self->n_units <= effect->unit; self->n_units++)
    {
      self->units[self->n_units].where = ADJ_ELIMINATED;
      self->units[self->n_units].facts = ADJ_FACT_DUMMY;
    }
  dummy->where = ADJ_WAITING;
  dummy->side = effect->side;
  dummy->arm = (gint8) effect->arm;
  dummy->facts = ADJ_FACT_DUMMY | ADJ_FACT_FACE_DOWN;
}

static void
apply_alias (AdjTable *self, const AdjEffect *effect)
{
  self->units[effect->unit].alias = (guint8) effect->alias;
}

static void
apply_deployed (AdjTable *self, const AdjEffect *effect)
{
  self->units[effect->unit].deployed = effect->deployed;
}

static void
apply_control (AdjTable *self, const AdjEffect *effect)
{
  self->units[effect->unit].control = (guint8) effect->control;
}

static void
apply_drifted (AdjTable *self, const AdjEffect *effect)
{
  AdjUnitState *unit = &self->units[effect->unit];

  unit->control = ADJ_CONTROL_DRIFTED;
  if (effect->drift.back)
    unit->night_from = unit->came_from;
}

static void
apply_charged (AdjTable *self, const AdjEffect *effect)
{
  self->units[effect->unit].deeds |= ADJ_DEED_CHARGED;
}

static void
apply_fought (AdjTable *self, const AdjEffect *effect)
{
  self->units[effect->unit].fought_day = (guint8) effect->day;
}

static int
bears_before (const AdjTable *table, const AdjEffect *effect)
{
  return effect->unit < table->n_units ? (int) table->units[effect->unit].bears : 0;
}

static void
apply_bears (AdjTable *self, const AdjEffect *effect)
{
  self->units[effect->unit].bears = (guint32) effect->bears;
}

static gboolean
rallied_fits (const AdjTable *self, const AdjBook *book, const AdjEffect *effect)
{
  AdjResultWord told = adj_effect_get_word (effect);
  AdjResultWord read;

  return *told.text == '\0' || adj_result_word_read (&read, told.text);
}

/* What comes of it follows in effects of its own. */
static void
apply_rallied (AdjTable *self, const AdjEffect *effect)
{
  self->units[effect->unit].bears &= ~(guint32) ADJ_BEARS_RALLY;
}

/* ---- Marches by plot ---- */

static void
apply_plotted (AdjTable *self, const AdjEffect *effect)
{
  AdjUnitState *unit = &self->units[effect->unit];

  unit->plot = (guint32) effect->plot.tokens;
  unit->plotted = (guint16) effect->plot.place;
  unit->entry = effect->hex;
}

/* What is left of its plot is what it has marched. */
static void
apply_stopped (AdjTable *self, const AdjEffect *effect)
{
  self->units[effect->unit].plot = (guint32) effect->plot.tokens | ADJ_PLOT_STOPPED;
  self->units[effect->unit].night_from = effect->hex;
}

static void
apply_withdrew (AdjTable *self, const AdjEffect *effect)
{
  self->units[effect->unit].deeds |= ADJ_DEED_WITHDREW;
}

/* ---- The rows ---- */

#define CROSSED ADJ_NAMED_FIGURE ("crossed", march.crossed, G_MININT32, G_MAXINT32)
#define SPENT                                                                                      \
  ADJ_CARRIED_FIGURE (ADJ_FIELD_FIGURE, march.spent, G_MININT32, G_MAXINT32, spent_before)

#define PLOT                                                                                       \
  {                                                                                                \
    ADJ_FIELD_PLOT, NULL, G_STRUCT_OFFSET (AdjEffect, plot.tokens), 0, G_MAXINT32, NULL            \
  }

#define ROW(kind) [ADJ_EFFECT_##kind - ADJ_EFFECT_MOVED]

const AdjEffectRow adj_effects_of_units[] = {
  ROW (MOVED) = { "moved",
                  { ADJ_FIELD (UNIT), SPENT, ADJ_FIELD (PATH), CROSSED },
                  ADJ_AGAIN_AT_START,
                  NULL,
                  apply_moved },
  ROW (ENTERED) = { "entered",
                    { ADJ_FIELD (UNIT), ADJ_FIELD (HEX), ADJ_ANY_FIGURE (march.spent) },
                    ADJ_AGAIN_WAITING,
                    NULL,
                    apply_entered },
  ROW (EXITED) = { "exited", { ADJ_FIELD (UNIT), SPENT }, ADJ_AGAIN_ON_MAP, NULL, apply_exited },
  ROW (RETREATED) = { "retreated",
                      { ADJ_FIELD (UNIT), ADJ_FIELD (HEX) },
                      ADJ_AGAIN_ON_MAP,
                      NULL,
                      apply_retreated },
  ROW (DISPLACED) = { "displaced",
                      { ADJ_FIELD (UNIT), ADJ_FIELD (HEX) },
                      ADJ_AGAIN_ON_MAP,
                      NULL,
                      apply_displaced },
  ROW (SLIPPED) = { "slipped",
                    { ADJ_FIELD (UNIT), ADJ_FIELD (HEX) },
                    ADJ_AGAIN_IN_BATTLE,
                    NULL,
                    apply_slipped },
  ROW (ADVANCED) = { "advanced",
                     { ADJ_FIELD (UNIT), ADJ_FIELD (HEX), CROSSED },
                     ADJ_AGAIN_ON_MAP,
                     NULL,
                     apply_advanced },
  ROW (ELIMINATED) = { "eliminated",
                       { ADJ_FIELD (UNIT) },
                       ADJ_AGAIN_ON_MAP,
                       NULL,
                       apply_eliminated },
  ROW (PLACED) = { "placed",
                   { ADJ_FIELD (UNIT), ADJ_FIELD (HEX_OR_NONE) },
                   ADJ_AGAIN_ANYHOW,
                   NULL,
                   apply_placed },
  ROW (FACTS) = { "facts",
                  { ADJ_FIELD (UNIT),
                    ADJ_CARRIED_FIGURE (
                        ADJ_FIELD_BITS, facts, G_MININT16, G_MAXUINT16, facts_before) },
                  ADJ_AGAIN_ANYHOW,
                  NULL,
                  apply_facts },
  ROW (STRENGTH) = { "strength",
                     { ADJ_FIELD (UNIT), ADJ_FIGURE (strength, 0, ADJ_STRENGTH_UNKNOWN) },
                     ADJ_AGAIN_ANYHOW,
                     NULL,
                     apply_strength },
  ROW (TURNED) = { "turned",
                   { ADJ_FIELD (UNIT), ADJ_FIGURE (face_down, 0, 1) },
                   ADJ_AGAIN_ANYHOW,
                   NULL,
                   apply_turned },
  ROW (DUMMY) = { "dummy",
                  { ADJ_FIELD (NEW_UNIT), ADJ_FIELD (SIDE),
                    ADJ_NAMED_FIGURE ("arm", arm, 0, G_MAXINT8) },
                  ADJ_AGAIN_ANYHOW,
                  dummy_fits,
                  apply_dummy },
  ROW (ALIAS) = { "alias",
                  { ADJ_FIELD (UNIT), ADJ_FIGURE (alias, 0, ADJ_MAX_ALIAS) },
                  ADJ_AGAIN_ANYHOW,
                  NULL,
                  apply_alias },
  ROW (DEPLOYED) = { "deployed",
                     { ADJ_FIELD (UNIT),
                       ADJ_CARRIED_FIGURE (
                           ADJ_FIELD_FIGURE, deployed, G_MININT32, G_MAXINT32, deployed_before) },
                     ADJ_AGAIN_ANYHOW,
                     NULL,
                     apply_deployed },
  ROW (CONTROL) = { "control",
                    { ADJ_FIELD (UNIT), ADJ_FIGURE (control, ADJ_CONTROL_KEPT, ADJ_CONTROL_HELD) },
                    ADJ_AGAIN_ANYHOW,
                    NULL,
                    apply_control },
  ROW (DRIFTED) = { "drifted",
                    { ADJ_FIELD (UNIT), ADJ_FIELD (HEX),
                      ADJ_FIGURE (drift.stop, 0, ADJ_N_DRIFT_STOPS - 1),
                      ADJ_FIGURE (drift.dice, 11, 66),
                      ADJ_NAMED_FIGURE ("back", drift.back, 0, 1) },
                    ADJ_AGAIN_ANYHOW,
                    NULL,
                    apply_drifted },
  ROW (CHARGED) = { "charged", { ADJ_FIELD (UNIT) }, ADJ_AGAIN_ON_MAP, NULL, apply_charged },
  ROW (FOUGHT) = { "fought",
                   { ADJ_FIELD (UNIT), ADJ_FIGURE (day, 0, G_MAXUINT8) },
                   ADJ_AGAIN_ANYHOW,
                   NULL,
                   apply_fought },
  ROW (PLOTTED) = { "plotted",
                    { ADJ_FIELD (UNIT), ADJ_FIELD (HEX_OR_NONE), PLOT,
                      ADJ_FIGURE (plot.place, 0, G_MAXUINT16) },
                    ADJ_AGAIN_ANYHOW,
                    NULL,
                    apply_plotted },
  ROW (STOPPED) = { "stopped",
                    { ADJ_FIELD (UNIT), ADJ_FIGURE (plot.segment, 1, ADJ_SEGMENTS),
                      ADJ_FIGURE (plot.why, ADJ_HALT_IN_ZONE, ADJ_N_HALTS - 1), PLOT,
                      ADJ_FIELD (HEX_OR_NONE) },
                    ADJ_AGAIN_ANYHOW,
                    NULL,
                    apply_stopped },
  ROW (WITHDREW) = { "withdrew", { ADJ_FIELD (UNIT) }, ADJ_AGAIN_ON_MAP, NULL, apply_withdrew },
  ROW (BEARS) = { "bears",
                  { ADJ_FIELD (UNIT),
                    ADJ_CARRIED_FIGURE (ADJ_FIELD_BITS, bears, 0, ADJ_ALL_BEARS, bears_before) },
                  ADJ_AGAIN_ANYHOW,
                  NULL,
                  apply_bears },
  ROW (RALLIED) = { "rallied",
                    { ADJ_FIELD (UNIT), ADJ_FIGURE (roll.die, 0, ADJ_MOST_FACES),
                      ADJ_WORD ("word", roll.letters) },
                    ADJ_AGAIN_ON_MAP,
                    rallied_fits,
                    apply_rallied },
};

G_STATIC_ASSERT (G_N_ELEMENTS (adj_effects_of_units) == ADJ_EFFECT_ATTACK);
