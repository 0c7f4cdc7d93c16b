/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/apply.h"

#include <string.h>

#include "table/apply-battle.h"
#include "table/effect-fit.h"

static void
put_on (AdjUnitState *unit, AdjHex hex)
{
  unit->where = ADJ_ON_MAP;
  unit->hex = hex;
}

static void
take_off (AdjUnitState *unit, AdjWhere where)
{
  unit->where = (guint8) where;
  unit->hex = ADJ_NO_HEX;
}

/* Y 5.58b: the side has crossed whatever lies between the two hexes. */
static void
cross (AdjTable *self, const AdjBook *book, int side, AdjHex from, AdjHex to)
{
  int d = from != ADJ_NO_HEX ? adj_book_direction (book, from, to) : -1;

  if (d >= 0)
    self->crossed[side] |= book->hexes[from].features[d];
}

static void
apply_to_place (AdjTable *self, const AdjBook *book, const AdjEffect *effect)
{
  AdjUnitState *unit = &self->units[effect->unit];

  switch ((int) effect->kind)
    {
    case ADJ_EFFECT_MOVED:
      for (int i = 1; i < effect->n_path; i++)
        cross (self, book, unit->side, effect->path[i - 1], effect->path[i]);
      unit->came_from = effect->n_path > 1 ? effect->path[effect->n_path - 2] : ADJ_NO_HEX;
      put_on (unit, effect->path[effect->n_path - 1]);
      unit->spent = effect->value;
      unit->facts |= ADJ_FACT_MOVED;
      unit->facts &= (guint16) ~ADJ_FACT_GOES_ON;
      break;
    case ADJ_EFFECT_ENTERED:
      put_on (unit, effect->hex);
      unit->came_from = ADJ_NO_HEX;
      unit->entry = effect->hex;
      unit->entered_turn = self->turn;
      unit->spent = effect->value;
      unit->facts |= ADJ_FACT_ENTERED;
      break;
    case ADJ_EFFECT_EXITED:
      take_off (unit, ADJ_EXITED);
      unit->spent = effect->value;
      break;
    case ADJ_EFFECT_RETREATED:
      put_on (unit, effect->hex);
      unit->facts |= ADJ_FACT_RETREATED;
      unit->facts &= (guint16) ~(ADJ_FACT_MUST_LEAVE | ADJ_FACT_MAY_GO_BACK);
      break;
    case ADJ_EFFECT_DISPLACED:
      put_on (unit, effect->hex);
      unit->facts |= ADJ_FACT_DISPLACED;
      break;
    case ADJ_EFFECT_SLIPPED:
      put_on (unit, effect->hex);
      adj_battle_slip_away (self, effect->unit);
      break;
    case ADJ_EFFECT_ADVANCED:
      cross (self, book, unit->side, unit->hex, effect->hex);
      put_on (unit, effect->hex);
      unit->facts |= ADJ_FACT_ADVANCED;
      break;
    case ADJ_EFFECT_ELIMINATED:
      take_off (unit, ADJ_ELIMINATED);
      unit->gone_day = self->day;
      unit->gone_turn = self->turn;
      break;
    case ADJ_EFFECT_PLACED:
      if (effect->hex != ADJ_NO_HEX)
        put_on (unit, effect->hex);
      else
        take_off (unit, ADJ_ASIDE);
      break;
    default:
      break;
    }
}

static void
apply_to_state (AdjTable *self, const AdjEffect *effect)
{
  AdjUnitState *unit = &self->units[effect->unit];

  switch ((int) effect->kind)
    {
    case ADJ_EFFECT_FACTS:
      unit->facts = (guint16) effect->value;
      break;
    case ADJ_EFFECT_STRENGTH:
      unit->strength = (guint8) effect->value;
      break;
    case ADJ_EFFECT_TURNED:
      unit->facts &= (guint16) ~ADJ_FACT_FACE_DOWN;
      unit->facts |= effect->value != 0 ? ADJ_FACT_FACE_DOWN : 0;
      unit->alias = 0;
      break;
    case ADJ_EFFECT_ALIAS:
      unit->alias = (guint8) effect->value;
      break;
    case ADJ_EFFECT_DEPLOYED:
      unit->deployed = effect->value;
      break;
    case ADJ_EFFECT_CONTROL:
      unit->control = (guint8) effect->value;
      break;
    case ADJ_EFFECT_DRIFTED:
      unit->control = ADJ_CONTROL_DRIFTED;
      break;
    case ADJ_EFFECT_CHARGED:
      unit->deeds |= ADJ_DEED_CHARGED;
      break;
    case ADJ_EFFECT_FOUGHT:
      unit->fought_day = (guint8) effect->value;
      break;
    default:
      break;
    }
}

/* What a dummy passes for: the first arm that fights and has a zone of control, infantry. */
static int
arm_of_dummies (const AdjRuleset *ruleset)
{
  for (guint arm = 0; arm < ruleset->n_arms; arm++)
    if (ruleset->arms[arm].attacks && ruleset->arms[arm].zone)
      return (int) arm;
  return 0;
}

/* Those before it are not there if a correction has taken out the order that brought them. */
static void
add_dummy (AdjTable *self, const AdjBook *book, const AdjEffect *effect)
{
  AdjUnitState *dummy = &self->units[effect->unit];

  for (; self->n_units <= effect->unit; self->n_units++)
    {
      self->units[self->n_units].where = ADJ_ELIMINATED;
      self->units[self->n_units].facts = ADJ_FACT_DUMMY;
    }
  dummy->where = ADJ_WAITING;
  dummy->side = effect->side;
  dummy->arm = (gint8) arm_of_dummies (book->ruleset);
  dummy->facts = ADJ_FACT_DUMMY | ADJ_FACT_FACE_DOWN;
}

static AdjDebt
debt_of (const AdjEffect *effect)
{
  AdjDebt debt;

  memset (&debt, 0, sizeof debt);
  debt.kind = (guint8) effect->other;
  debt.side = effect->side;
  debt.unit = effect->unit;
  debt.hex = effect->hex;
  debt.value = effect->value;
  return debt;
}

/* BG 7.82: who came in by retreat or displacement is not moved again by the same chain. */
static void
open_debt (AdjTable *self, const AdjEffect *effect)
{
  self->debts[self->n_debts++] = debt_of (effect);
  if (effect->other == ADJ_DEBT_DISPLACE && self->n_chain < ADJ_MAX_CHAIN)
    self->chain[self->n_chain++] = effect->unit;
}

/* The chain is over when nobody is left to be displaced. */
static void
end_chain (AdjTable *self)
{
  for (guint i = 0; i < self->n_debts; i++)
    if (self->debts[i].kind == ADJ_DEBT_DISPLACE)
      return;
  memset (self->chain, 0, sizeof self->chain);
  self->n_chain = 0;
}

static void
pay_debt (AdjTable *self, const AdjEffect *effect)
{
  AdjDebt debt = debt_of (effect);

  for (guint i = 0; i < self->n_debts; i++)
    if (memcmp (&self->debts[i], &debt, sizeof debt) == 0)
      {
        memmove (&self->debts[i], &self->debts[i + 1], (self->n_debts - i - 1) * sizeof (AdjDebt));
        self->n_debts--;
        memset (&self->debts[self->n_debts], 0, sizeof (AdjDebt));
        end_chain (self);
        return;
      }
}

static void
apply_marker (AdjTable *self, const AdjEffect *effect)
{
  guint at = adj_effect_marker (self, effect->hex);

  if (effect->value == ADJ_MARKER_NONE)
    {
      if (at == self->n_markers)
        return;
      self->markers[at] = self->markers[--self->n_markers];
      memset (&self->markers[self->n_markers], 0, sizeof (AdjMarker));
      return;
    }
  if (at == self->n_markers)
    self->n_markers++;
  self->markers[at] = (AdjMarker){ effect->hex, (guint8) effect->value, 0, ADJ_NO_UNIT };
  if (effect->value == ADJ_MARKER_BUILDING)
    {
      self->markers[at].value = (guint8) effect->other;
      self->markers[at].builder = effect->unit;
    }
}

/* Y 5.50: whoever was out of command obeys again. */
static void
restore_control (AdjTable *self)
{
  for (guint i = 0; i < self->n_units; i++)
    self->units[i].control = ADJ_CONTROL_KEPT;
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      self->scatter[side] = 0;
      self->chits[side] = 0;
      self->digits[side] = 0;
    }
}

static void
apply_phase (AdjTable *self, const AdjBook *book, const AdjEffect *effect)
{
  gboolean movement = book->ruleset->phases[effect->other].kind == ADJ_PHASE_MOVEMENT;

  if (effect->value != self->turn)
    memcpy (self->options, self->next_options, sizeof self->options);
  self->turn = (guint8) effect->value;
  self->phase = (guint8) effect->other;
  self->phasing = (guint8) effect->side;
  if (self->dawn == ADJ_DAWN_OWED)
    self->dawn = ADJ_DAWN_NONE; /* nobody threw: the initiative stays where it was (E IL.9) */
  if (movement)
    restore_control (self);
  adj_battle_clear (self);
  memset (self->debts, 0, sizeof self->debts);
  self->n_debts = 0;
  end_chain (self);
  for (guint i = 0; i < self->n_units; i++)
    {
      AdjUnitState *unit = &self->units[i];

      unit->facts &= (guint16) ~ADJ_FACTS_OF_COMBAT;
      unit->deeds &= (guint8) ~ADJ_DEEDS_OF_COMBAT;
      if (!movement || !adj_table_is_phasing (self, unit->side))
        continue;
      unit->facts &= (guint16) ~ADJ_FACTS_OF_MOVEMENT;
      unit->deeds &= (guint8) ~ADJ_DEED_CHARGED;
      unit->spent = 0;
      unit->deployed = 0;
      unit->entry = ADJ_NO_HEX;
    }
}

static void
apply_held (AdjTable *self, const AdjEffect *effect)
{
  int held = adj_table_held (self, effect->hex);

  if (held < 0)
    return;
  self->held[held].holder = effect->side;
  self->held[held].once |= (guint8) (1u << effect->side);
}

static void
ask_initiative (AdjTable *self)
{
  self->dawn = ADJ_DAWN_OWED;
  memset (self->dawn_dice, 0, sizeof self->dawn_dice);
  memset (self->levels, 0, sizeof self->levels);
}

static void
apply_level (AdjTable *self, const AdjEffect *effect)
{
  self->dawn = ADJ_DAWN_SETTLED;
  self->dawn_dice[effect->side] = (guint8) effect->other;
  self->levels[effect->side] = effect->value;
}

static void
apply_digits (AdjTable *self, const AdjEffect *effect)
{
  self->scatter[effect->side] = 1;
  self->digits[effect->side] = (guint16) effect->value;
  self->chits[effect->side] = (guint8) effect->other;
}

static void
apply_to_table (AdjTable *self, const AdjBook *book, const AdjEffect *effect)
{
  switch ((int) effect->kind)
    {
    case ADJ_EFFECT_DEBT:
      open_debt (self, effect);
      break;
    case ADJ_EFFECT_PAID:
      pay_debt (self, effect);
      break;
    case ADJ_EFFECT_HELD:
      apply_held (self, effect);
      break;
    case ADJ_EFFECT_MARKER:
      apply_marker (self, effect);
      break;
    case ADJ_EFFECT_PHASE:
      apply_phase (self, book, effect);
      break;
    case ADJ_EFFECT_DAY:
      self->day = (guint8) effect->value;
      break;
    case ADJ_EFFECT_FIRST:
      self->first_player = (guint8) effect->side;
      break;
    case ADJ_EFFECT_DAWN:
      ask_initiative (self);
      break;
    case ADJ_EFFECT_LEVEL:
      apply_level (self, effect);
      break;
    case ADJ_EFFECT_COMMANDER:
      self->commanders[effect->side] = effect->value;
      break;
    case ADJ_EFFECT_DIGITS:
      apply_digits (self, effect);
      break;
    case ADJ_EFFECT_OPTION:
      self->next_options[effect->other] = effect->value;
      if (effect->side != 1)
        self->options[effect->other] = effect->value;
      break;
    case ADJ_EFFECT_SCORE:
      self->score[effect->side] = effect->value;
      break;
    case ADJ_EFFECT_ACCRUED:
      self->accrued[effect->other] = effect->value;
      break;
    case ADJ_EFFECT_OVER:
      self->over = 1;
      break;
    default:
      break;
    }
}

gboolean
adj_table_apply (AdjTable *self, const AdjBook *book, const AdjEffect *effect)
{
  if (!adj_effect_fits (self, book, effect))
    return FALSE;
  if (effect->kind == ADJ_EFFECT_DUMMY)
    add_dummy (self, book, effect);
  else if (effect->kind <= ADJ_EFFECT_PLACED)
    apply_to_place (self, book, effect);
  else if (effect->kind <= ADJ_EFFECT_FOUGHT)
    apply_to_state (self, effect);
  else if (effect->kind <= ADJ_EFFECT_BATTLE_OVER)
    adj_battle_apply (self, effect);
  else
    apply_to_table (self, book, effect);
  return TRUE;
}
