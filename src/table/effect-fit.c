/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/effect-fit.h"

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
  [ADJ_EFFECT_SLIPPED] = NEEDS_UNIT | NEEDS_HEX,
  [ADJ_EFFECT_ADVANCED] = NEEDS_UNIT | NEEDS_HEX,
  [ADJ_EFFECT_ELIMINATED] = NEEDS_UNIT,
  [ADJ_EFFECT_PLACED] = NEEDS_UNIT,
  [ADJ_EFFECT_FACTS] = NEEDS_UNIT,
  [ADJ_EFFECT_STRENGTH] = NEEDS_UNIT,
  [ADJ_EFFECT_DEPLOYED] = NEEDS_UNIT,
  [ADJ_EFFECT_TURNED] = NEEDS_UNIT,
  [ADJ_EFFECT_DUMMY] = NEEDS_SIDE,
  [ADJ_EFFECT_ALIAS] = NEEDS_UNIT,
  [ADJ_EFFECT_CONTROL] = NEEDS_UNIT,
  [ADJ_EFFECT_DRIFTED] = NEEDS_UNIT | NEEDS_HEX,
  [ADJ_EFFECT_CHARGED] = NEEDS_UNIT,
  [ADJ_EFFECT_FOUGHT] = NEEDS_UNIT,
  [ADJ_EFFECT_ATTACK] = NEEDS_SIDE,
  [ADJ_EFFECT_TARGET] = NEEDS_HEX | NEEDS_ROOM,
  [ADJ_EFFECT_ATTACKER] = NEEDS_UNIT | NEEDS_ROOM,
  [ADJ_EFFECT_DEFENDER] = NEEDS_UNIT | NEEDS_ROOM,
  [ADJ_EFFECT_SUPPORTER] = NEEDS_UNIT | NEEDS_HEX | NEEDS_ROOM,
  [ADJ_EFFECT_SPARED] = NEEDS_HEX,
  [ADJ_EFFECT_RELEASED] = NEEDS_UNIT,
  [ADJ_EFFECT_VACATED] = NEEDS_HEX | NEEDS_ROOM,
  [ADJ_EFFECT_DEBT] = NEEDS_ROOM,
  [ADJ_EFFECT_HELD] = NEEDS_HEX | NEEDS_SIDE,
  [ADJ_EFFECT_MARKER] = NEEDS_HEX | NEEDS_ROOM,
  [ADJ_EFFECT_FIRST] = NEEDS_SIDE,
  [ADJ_EFFECT_LEVEL] = NEEDS_SIDE,
  [ADJ_EFFECT_COMMANDER] = NEEDS_SIDE,
  [ADJ_EFFECT_DIGITS] = NEEDS_SIDE,
  [ADJ_EFFECT_SCORE] = NEEDS_SIDE,
};

guint
adj_effect_marker (const AdjTable *self, AdjHex hex)
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
    case ADJ_EFFECT_SUPPORTER:
      return self->battle.n_supports < ADJ_MAX_SUPPORTS;
    case ADJ_EFFECT_VACATED:
      return self->n_vacated < ADJ_MAX_VACATED;
    case ADJ_EFFECT_DEBT:
      return self->n_debts < ADJ_MAX_DEBTS;
    case ADJ_EFFECT_MARKER:
      return adj_effect_marker (self, effect->hex) < ADJ_MAX_MARKERS;
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

/* Who owes a retreat or is repulsed, and who made another's displacement necessary, are units on
 * the map; what else a debt is about follows from its kind. */
static gboolean
debt_fits (const AdjTable *self, const AdjBook *book, const AdjEffect *effect)
{
  gboolean of_unit = effect->other == ADJ_DEBT_RETREAT || effect->other == ADJ_DEBT_DISPLACE ||
                     effect->other == ADJ_DEBT_REPULSE;

  if (!within (effect->other, ADJ_DEBT_RETREAT, ADJ_DEBT_REPULSE) ||
      !within (effect->value, G_MININT16, G_MAXINT16) || !within (effect->side, 0, ADJ_SIDES - 1) ||
      !is_unit_or_none (self, effect->unit) || !is_hex_or_none (book, effect->hex))
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
    case ADJ_EFFECT_FACTS:
      return within (effect->value, G_MININT16, G_MAXUINT16);
    case ADJ_EFFECT_FOUGHT:
    case ADJ_EFFECT_DAY:
      return within (effect->value, 0, G_MAXUINT8);
    case ADJ_EFFECT_STRENGTH:
      return within (effect->value, 0, ADJ_STRENGTH_UNKNOWN);
    case ADJ_EFFECT_TURNED:
      return within (effect->value, 0, 1);
    case ADJ_EFFECT_DUMMY:
      return within (effect->unit, (int) book->scenario->n_units, self->capacity - 1) &&
             (effect->unit >= self->n_units || is_empty_place (&self->units[effect->unit]));
    case ADJ_EFFECT_ALIAS:
      return within (effect->value, 0, ADJ_MAX_ALIAS);
    case ADJ_EFFECT_CONTROL:
      return within (effect->value, ADJ_CONTROL_KEPT, ADJ_CONTROL_HELD);
    case ADJ_EFFECT_DRIFTED:
      return within (effect->value, 0, ADJ_N_DRIFT_STOPS - 1) && within (effect->other, 11, 66);
    case ADJ_EFFECT_LEVEL:
      return within (effect->other, 1, 6);
    case ADJ_EFFECT_DIGITS:
      return within (effect->value, 0, 1023) && within (effect->other, 0, 10);
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
      return within (effect->value, ADJ_MARKER_NONE, ADJ_MARKER_ENTRENCHMENT) &&
             within (effect->other, 0, G_MAXUINT8) && is_unit_or_none (self, effect->unit);
    case ADJ_EFFECT_PHASE:
      return within (effect->other, 0, (int) ruleset->n_phases - 1) &&
             within (effect->value, 1, ADJ_MAX_TURNS) && within (effect->side, 1, 3);
    case ADJ_EFFECT_ACCRUED:
      return within (effect->other, 0, (int) book->scenario->awards->len - 1);
    case ADJ_EFFECT_OPTION:
      return within (effect->other, 0, ADJ_N_OPTIONS - 1) &&
             within (effect->value, G_MININT16, G_MAXINT16);
    default:
      return TRUE;
    }
}

gboolean
adj_effect_fits (const AdjTable *self, const AdjBook *book, const AdjEffect *effect)
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
