/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/effect.h"

#include <string.h>

AdjEffect
adj_effect (AdjEffectKind kind)
{
  AdjEffect effect;

  memset (&effect, 0, sizeof effect);
  effect.kind = (guint8) kind;
  effect.side = ADJ_NO_SIDE;
  effect.unit = ADJ_NO_UNIT;
  effect.hex = ADJ_NO_HEX;
  return effect;
}

/* ---- Does it fit? ---- */

typedef enum
{
  NEEDS_UNIT = 1 << 0,
  NEEDS_HEX = 1 << 1,
  NEEDS_SIDE = 1 << 2,
  NEEDS_ROOM = 1 << 3, /* in the list it adds to */
} Need;

static const guint8 needs[ADJ_N_EFFECTS] = {
  [ADJ_EFFECT_MOVED] = NEEDS_UNIT,
  [ADJ_EFFECT_ENTERED] = NEEDS_UNIT | NEEDS_HEX,
  [ADJ_EFFECT_EXITED] = NEEDS_UNIT,
  [ADJ_EFFECT_RETREATED] = NEEDS_UNIT | NEEDS_HEX,
  [ADJ_EFFECT_DISPLACED] = NEEDS_UNIT | NEEDS_HEX,
  [ADJ_EFFECT_ADVANCED] = NEEDS_UNIT | NEEDS_HEX,
  [ADJ_EFFECT_ELIMINATED] = NEEDS_UNIT,
  [ADJ_EFFECT_PLACED] = NEEDS_UNIT,
  [ADJ_EFFECT_FACTS] = NEEDS_UNIT,
  [ADJ_EFFECT_STRENGTH] = NEEDS_UNIT,
  [ADJ_EFFECT_TURNED] = NEEDS_UNIT,
  [ADJ_EFFECT_DUMMY] = NEEDS_SIDE,
  [ADJ_EFFECT_ALIAS] = NEEDS_UNIT,
  [ADJ_EFFECT_FOUGHT] = NEEDS_UNIT,
  [ADJ_EFFECT_ATTACK] = NEEDS_SIDE,
  [ADJ_EFFECT_TARGET] = NEEDS_HEX | NEEDS_ROOM,
  [ADJ_EFFECT_ATTACKER] = NEEDS_UNIT | NEEDS_ROOM,
  [ADJ_EFFECT_DEFENDER] = NEEDS_UNIT | NEEDS_ROOM,
  [ADJ_EFFECT_VACATED] = NEEDS_HEX | NEEDS_ROOM,
  [ADJ_EFFECT_DEBT] = NEEDS_ROOM,
  [ADJ_EFFECT_HELD] = NEEDS_HEX | NEEDS_SIDE,
  [ADJ_EFFECT_MARKER] = NEEDS_HEX | NEEDS_ROOM,
  [ADJ_EFFECT_FIRST] = NEEDS_SIDE,
  [ADJ_EFFECT_SCORE] = NEEDS_SIDE,
};

static guint
find_marker (const AdjTable *self, AdjHex hex)
{
  guint at = 0;

  while (at < self->n_markers && self->markers[at].hex != hex)
    at++;
  return at;
}

static gboolean
has_room (const AdjTable *self, const AdjEffect *effect)
{
  switch ((int) effect->kind)
    {
    case ADJ_EFFECT_TARGET:
      return self->battle.n_targets < ADJ_MAX_TARGETS;
    case ADJ_EFFECT_ATTACKER:
      return self->battle.n_attackers < ADJ_MAX_BATTLE_UNITS;
    case ADJ_EFFECT_DEFENDER:
      return self->battle.n_defenders < ADJ_MAX_DEFENDERS;
    case ADJ_EFFECT_VACATED:
      return self->n_vacated < ADJ_MAX_VACATED;
    case ADJ_EFFECT_DEBT:
      return self->n_debts < ADJ_MAX_DEBTS;
    case ADJ_EFFECT_MARKER:
      return find_marker (self, effect->hex) < ADJ_MAX_MARKERS;
    default:
      return TRUE;
    }
}

static gboolean
path_fits (const AdjBook *book, const AdjEffect *effect)
{
  if (effect->n_path == 0 || effect->n_path > ADJ_MAX_PATH)
    return FALSE;
  for (int i = 0; i < effect->n_path; i++)
    if (effect->path[i] >= book->n_hexes)
      return FALSE;
  return TRUE;
}

static gboolean
is_unit_or_none (const AdjTable *self, guint16 unit)
{
  return unit < self->n_units || unit == ADJ_NO_UNIT;
}

static gboolean
is_hex_or_none (const AdjBook *book, AdjHex hex)
{
  return hex < book->n_hexes || hex == ADJ_NO_HEX;
}

static gboolean
within (int figure, int least, int most)
{
  return figure >= least && figure <= most;
}

/* Who owes a retreat, and who made another's displacement necessary, are units on the map; what
 * else a debt is about follows from its kind. */
static gboolean
debt_fits (const AdjTable *self, const AdjBook *book, const AdjEffect *effect)
{
  gboolean of_unit = effect->other == ADJ_DEBT_RETREAT || effect->other == ADJ_DEBT_DISPLACE;

  if (!within (effect->other, ADJ_DEBT_RETREAT, ADJ_DEBT_ADVANCE) ||
      !within (effect->side, 0, ADJ_SIDES - 1) || !is_unit_or_none (self, effect->unit) ||
      !is_hex_or_none (book, effect->hex))
    return FALSE;
  if (of_unit && effect->unit == ADJ_NO_UNIT)
    return FALSE;
  return effect->other != ADJ_DEBT_DISPLACE || effect->hex != ADJ_NO_HEX;
}

/* Of a dummy whose order a correction has taken out. */
static gboolean
is_empty_place (const AdjUnitState *state)
{
  return state->where == ADJ_ELIMINATED && state->gone_day == 0;
}

/* The figures of an effect that are looked up in a table of the book. */
static gboolean
figures_fit (const AdjTable *self, const AdjBook *book, const AdjEffect *effect)
{
  const AdjRuleset *ruleset = book->ruleset;
  int last_column = (int) ruleset->n_columns - 1;

  switch ((int) effect->kind)
    {
    case ADJ_EFFECT_MOVED:
      return path_fits (book, effect);
    case ADJ_EFFECT_PLACED:
      return is_hex_or_none (book, effect->hex);
    case ADJ_EFFECT_STRENGTH:
      return within (effect->value, 0, ADJ_STRENGTH_UNKNOWN);
    case ADJ_EFFECT_TURNED:
      return within (effect->value, 0, 1);
    case ADJ_EFFECT_DUMMY:
      return within (effect->unit, (int) book->scenario->n_units, self->capacity - 1) &&
             (effect->unit >= self->n_units || is_empty_place (&self->units[effect->unit]));
    case ADJ_EFFECT_ALIAS:
      return within (effect->value, 0, ADJ_MAX_ALIAS);
    case ADJ_EFFECT_ATTACK:
      return within (effect->value, -1, last_column);
    case ADJ_EFFECT_ATTACKER:
      return within (effect->value, ADJ_ROLE_ADJACENT, ADJ_ROLE_BOMBARDS);
    case ADJ_EFFECT_ROLLED:
      return within (effect->value, 1, ruleset->combat_die) &&
             within (effect->other, 0, ADJ_N_RESULTS - 1) && within (effect->side, -1, last_column);
    case ADJ_EFFECT_DEBT:
    case ADJ_EFFECT_PAID:
      return debt_fits (self, book, effect);
    case ADJ_EFFECT_MARKER:
      return within (effect->value, ADJ_MARKER_NONE, ADJ_MARKER_ENTRENCHMENT);
    case ADJ_EFFECT_PHASE:
      return within (effect->other, 0, (int) ruleset->n_phases - 1) &&
             within (effect->value, 1, ADJ_MAX_TURNS) && within (effect->side, 1, 3);
    case ADJ_EFFECT_ACCRUED:
      return within (effect->other, 0, (int) book->scenario->awards->len - 1);
    case ADJ_EFFECT_OPTION:
      return within (effect->other, 0, ADJ_N_OPTIONS - 1);
    default:
      return TRUE;
    }
}

static gboolean
fits (const AdjTable *self, const AdjBook *book, const AdjEffect *effect)
{
  guint8 need;

  if (effect->kind >= ADJ_N_EFFECTS)
    return FALSE;
  need = needs[effect->kind];
  return (!(need & NEEDS_UNIT) || effect->unit < self->n_units) &&
         (!(need & NEEDS_HEX) || effect->hex < book->n_hexes) &&
         (!(need & NEEDS_SIDE) || within (effect->side, 0, ADJ_SIDES - 1)) &&
         (!(need & NEEDS_ROOM) || has_room (self, effect)) && figures_fit (self, book, effect);
}

/* ---- What it does ---- */

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

static void
apply_to_place (AdjTable *self, const AdjEffect *effect)
{
  AdjUnitState *unit = &self->units[effect->unit];

  switch ((int) effect->kind)
    {
    case ADJ_EFFECT_MOVED:
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
    case ADJ_EFFECT_ADVANCED:
      put_on (unit, effect->hex);
      unit->facts |= ADJ_FACT_ADVANCED;
      break;
    case ADJ_EFFECT_ELIMINATED:
      take_off (unit, ADJ_ELIMINATED);
      unit->gone_day = self->day;
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

static void
clear_battle (AdjTable *self)
{
  memset (&self->battle, 0, sizeof self->battle);
  self->battle.column = -1;
  self->battle.reduce = -1;
  self->battle.result = -1;
  memset (self->vacated, 0, sizeof self->vacated);
  self->n_vacated = 0;
}

static void
apply_to_battle (AdjTable *self, const AdjEffect *effect)
{
  AdjBattle *battle = &self->battle;

  switch ((int) effect->kind)
    {
    case ADJ_EFFECT_ATTACK:
      clear_battle (self);
      for (guint i = 0; i < self->n_units; i++) /* BG 7.0: one attack after the other */
        self->units[i].facts &= (guint16) ~ADJ_FACT_MAY_GO_BACK;
      battle->stage = ADJ_BATTLE_DECLARED;
      battle->side = effect->side;
      battle->reduce = (gint8) effect->value;
      break;
    case ADJ_EFFECT_TARGET:
      battle->targets[battle->n_targets++] = effect->hex;
      break;
    case ADJ_EFFECT_ATTACKER:
      battle->attackers[battle->n_attackers++] =
          (AdjBattleUnit){ .unit = effect->unit, .role = (guint8) effect->value };
      self->units[effect->unit].facts |= ADJ_FACT_ATTACKED;
      break;
    case ADJ_EFFECT_DEFENDER:
      battle->defenders[battle->n_defenders++] = effect->unit;
      self->units[effect->unit].facts |= ADJ_FACT_DEFENDED;
      break;
    case ADJ_EFFECT_ROLLED:
      battle->stage = ADJ_BATTLE_SETTLING;
      battle->die = (guint8) effect->value;
      battle->result = (gint8) effect->other;
      battle->column = effect->side;
      break;
    case ADJ_EFFECT_VACATED:
      self->vacated[self->n_vacated++] = effect->hex;
      break;
    case ADJ_EFFECT_BATTLE_OVER:
      clear_battle (self);
      break;
    default:
      break;
    }
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
  guint at = find_marker (self, effect->hex);

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
  self->markers[at] = (AdjMarker){ effect->hex, (guint8) effect->value, (guint8) effect->other };
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
  clear_battle (self);
  memset (self->debts, 0, sizeof self->debts);
  self->n_debts = 0;
  end_chain (self);
  for (guint i = 0; i < self->n_units; i++)
    {
      AdjUnitState *unit = &self->units[i];

      unit->facts &= (guint16) ~ADJ_FACTS_OF_COMBAT;
      if (!movement || !adj_table_is_phasing (self, unit->side))
        continue;
      unit->facts &= (guint16) ~ADJ_FACTS_OF_MOVEMENT;
      unit->spent = 0;
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
  if (!fits (self, book, effect))
    return FALSE;
  if (effect->kind == ADJ_EFFECT_DUMMY)
    add_dummy (self, book, effect);
  else if (effect->kind <= ADJ_EFFECT_PLACED)
    apply_to_place (self, effect);
  else if (effect->kind <= ADJ_EFFECT_FOUGHT)
    apply_to_state (self, effect);
  else if (effect->kind <= ADJ_EFFECT_BATTLE_OVER)
    apply_to_battle (self, effect);
  else
    apply_to_table (self, book, effect);
  return TRUE;
}
