/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "audit-effect.h"

#include <string.h>

#include "audit-dig.h"

/* ---- Moves ---- */

static gboolean
may_not_meet (const Audit *self, const AdjUnitState *state)
{
  return adj_table_is_night (self->table, self->naive.book) ||
         (state->facts & ADJ_FACT_INEFFECTIVE) != 0;
}

static void
check_phase_of (const Audit *self, const AdjUnitState *state, AdjPhaseKind kind)
{
  g_assert_true (adj_table_is_phasing (self->table, state->side));
  g_assert_cmpint (adj_table_phase_kind (self->table, self->naive.book), ==, kind);
}

/* BG 5.15; Y 5.21: one hex may cost more, if it is the whole move. */
static void
check_spent (Audit *self, const AdjEffect *effect, int spent)
{
  const AdjUnitState *state = &self->table->units[effect->unit];

  g_assert_cmpint (effect->march.spent, ==, spent);
  if (spent <= 6 * ADJ_MP)
    return;
  g_assert_cmpint (self->table->options[ADJ_OPTION_ONE_HEX_MOVE], !=, 0);
  g_assert_cmpint (effect->n_path, ==, 2);
  g_assert_cmpint (state->spent, ==, 0);
  self->counts.one_hex_moves++;
}

/* BG 5.1, 5.2, 6.0, 10.2, 11.2, Y 5.31, 6.2, 9.0b, CH 18.3. */
static void
check_move (Audit *self, const AdjEffect *effect)
{
  const AdjUnitState *state = &self->table->units[effect->unit];
  int spent = state->spent;

  check_phase_of (self, state, ADJ_PHASE_MOVEMENT);
  g_assert_cmpint (state->where, ==, ADJ_ON_MAP);
  g_assert_cmpint (effect->path[0], ==, state->hex);
  g_assert_cmpint (state->facts & ADJ_FACT_MOVED, ==, 0);
  for (int i = 1; i < effect->n_path; i++)
    {
      AdjHex to = effect->path[i];
      gboolean unknown;
      int cost =
          naive_step (&self->naive, self->table, effect->unit, effect->path[i - 1], to, &unknown);

      g_assert_true (!self->table->options[ADJ_OPTION_TIGHT_STACKING] ||
                     naive_friends_in (self->table, effect->unit, to) <
                         naive_limit (&self->naive, self->table, to));
      g_assert_cmpint (cost, >, 0);
      g_assert_false (audit_in_ezoc (self, effect->path[i - 1], state->side));
      g_assert_cmpint (naive_side_in (self->table, to), !=, 1 - state->side);
      g_assert_false (naive_train_in (&self->naive, self->table, to));
      if (state->arm == self->naive.train)
        g_assert_cmpuint (naive_count_in (self->table, to), ==, 0);
      if (may_not_meet (self, state))
        g_assert_false (audit_in_ezoc (self, to, state->side));
      spent += cost * ADJ_MP;
    }
  check_spent (self, effect, spent);
}

/* Y 6.2: it has just come into the zone. */
static void
check_deployed (Audit *self, const AdjEffect *effect)
{
  const AdjUnitState *state = &self->table->units[effect->unit];

  g_assert_cmpint (effect->deployed, ==, 3 * ADJ_MP);
  g_assert_cmpint (naive_zone_cost (&self->naive, self->table, effect->unit, state->hex), ==, 3);
  self->counts.deployed++;
}

/* The cost of the entry hex besides the place in the column (Y 5.31, 6.2). */
static int
entry_surcharge (const Audit *self, const AdjEffect *effect)
{
  gboolean tight = self->table->options[ADJ_OPTION_TIGHT_STACKING] != 0;
  guint friends = naive_friends_in (self->table, effect->unit, effect->hex);

  g_assert_true (!tight || friends < naive_limit (&self->naive, self->table, effect->hex));
  return naive_zone_cost (&self->naive, self->table, effect->unit, effect->hex) +
         (tight && friends > 0 ? 1 : 0);
}

/* BG 15. */
static void
check_entry (Audit *self, const AdjEffect *effect)
{
  const AdjUnitState *state = &self->table->units[effect->unit];
  const AdjUnit *printed = &self->naive.book->scenario->units[effect->unit];
  gboolean listed = FALSE;

  check_phase_of (self, state, ADJ_PHASE_MOVEMENT);
  g_assert_cmpint (state->where, ==, ADJ_WAITING);
  g_assert_cmpint (printed->turn, <=, self->table->turn);
  for (guint i = 0; i < printed->n_entries; i++)
    listed |= printed->entries[i] == self->naive.book->hexes[effect->hex].id;
  g_assert_true (listed);
  g_assert_cmpint (naive_side_in (self->table, effect->hex), !=, 1 - state->side);
  if (may_not_meet (self, state))
    g_assert_false (audit_in_ezoc (self, effect->hex, state->side));
  self->column[state->side]++;
  g_assert_cmpint (effect->march.spent, ==,
                   ((int) self->column[state->side] + entry_surcharge (self, effect)) * ADJ_MP);
  g_assert_cmpint (effect->march.spent, <=, 6 * ADJ_MP);
  self->counts.entries++;
}

/* BG 16.1, CH 16. */
static void
check_exit (Audit *self, const AdjEffect *effect)
{
  const AdjUnitState *state = &self->table->units[effect->unit];
  AdjHexId id = self->naive.book->hexes[state->hex].id;

  check_phase_of (self, state, ADJ_PHASE_MOVEMENT);
  g_assert_true (id == 101 || id == 111);
  g_assert_false (audit_in_ezoc (self, state->hex, state->side));
  g_assert_cmpint (effect->march.spent, ==, state->spent + ADJ_MP);
  g_assert_cmpint (effect->march.spent, <=, 6 * ADJ_MP);
  self->counts.exits++;
}

/* ---- After combat ---- */

/* BG 7.71, 7.72. */
static void
check_retreat (Audit *self, const AdjEffect *effect)
{
  const AdjUnitState *state = &self->table->units[effect->unit];

  g_assert_cmpint (adj_table_phase_kind (self->table, self->naive.book), ==, ADJ_PHASE_COMBAT);
  g_assert_cmpint (state->where, ==, ADJ_ON_MAP);
  g_assert_true (naive_can_cross (&self->naive, state->hex, effect->hex));
  g_assert_cmpint (naive_cost (&self->naive, state->arm, state->hex, effect->hex), !=, -1);
  g_assert_false (audit_in_ezoc (self, effect->hex, state->side));
  g_assert_cmpint (naive_side_in (self->table, effect->hex), !=, 1 - state->side);
  if (effect->kind == ADJ_EFFECT_DISPLACED)
    {
      self->displaced = TRUE;
      self->counts.displacements++;
      self->counts.chains += self->table->n_chain >= 2;
      return;
    }
  self->counts.retreats++;
  self->counts.led_out += (state->facts & ADJ_FACT_MUST_LEAVE) != 0;
  self->counts.flights +=
      state->arm == self->naive.train && self->table->battle.stage == ADJ_BATTLE_NONE;
}

/* BG 7.75, 11.2. */
static void
check_advance (Audit *self, const AdjEffect *effect)
{
  const AdjUnitState *state = &self->table->units[effect->unit];
  gboolean vacated = FALSE;

  for (guint i = 0; i < self->table->n_vacated; i++)
    vacated |= self->table->vacated[i] == effect->hex;
  g_assert_true (vacated);
  g_assert_cmpuint (naive_count_in (self->table, effect->hex), ==, 0);
  g_assert_true (naive_can_cross (&self->naive, state->hex, effect->hex));
  g_assert_cmpint (state->arm, !=, self->naive.train);
  if (state->facts & ADJ_FACT_INEFFECTIVE)
    g_assert_false (audit_in_ezoc (self, effect->hex, state->side));
  self->counts.advances++;
}

static gboolean
owes_retreat (const AdjTable *table, int unit)
{
  for (guint i = 0; i < table->n_debts; i++)
    if (table->debts[i].kind == ADJ_DEBT_RETREAT && table->debts[i].unit == unit)
      return TRUE;
  return FALSE;
}

static gboolean
has_way_out (const Audit *self, int unit)
{
  const AdjUnitState *state = &self->table->units[unit];

  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    {
      AdjHex to = self->naive.book->hexes[state->hex].neighbours[d];

      if (to != ADJ_NO_HEX && naive_cost (&self->naive, state->arm, state->hex, to) != -1 &&
          !audit_in_ezoc (self, to, state->side) &&
          (naive_count_in (self->table, to) == 0 ||
           (naive_count_in (self->table, to) < naive_limit (&self->naive, self->table, to) &&
            state->arm != self->naive.train && naive_side_in (self->table, to) == state->side &&
            !naive_train_in (&self->naive, self->table, to))))
        return TRUE;
    }
  return FALSE;
}

/* BG 7.72: one who must retreat dies when nobody who must has a way out any more. */
static void
check_cornered (const Audit *self)
{
  for (int unit = 0; unit < self->table->n_units; unit++)
    if (owes_retreat (self->table, unit) && adj_table_on_map (self->table, unit))
      g_assert_false (has_way_out (self, unit));
}

static void
check_elimination (Audit *self, const AdjEffect *effect)
{
  const AdjUnitState *state = &self->table->units[effect->unit];
  gboolean on_leaving = self->table->battle.stage == ADJ_BATTLE_NONE;

  g_assert_cmpint (state->where, ==, ADJ_ON_MAP);
  if (on_leaving || owes_retreat (self->table, effect->unit))
    self->counts.cornered++;
  if (owes_retreat (self->table, effect->unit))
    check_cornered (self);
  if (on_leaving)
    {
      g_assert_false (has_way_out (self, effect->unit));
      check_phase_of (self, state, ADJ_PHASE_COMBAT);
      g_assert_true (audit_in_ezoc (self, state->hex, state->side));
    }
  self->counts.trains_lost += state->arm == self->naive.train;
}

/* ---- Battles ---- */

static void
check_attacker (const Audit *self, const AdjEffect *effect)
{
  const AdjUnitState *state = &self->table->units[effect->unit];

  check_phase_of (self, state, ADJ_PHASE_COMBAT);
  g_assert_false (adj_table_is_night (self->table, self->naive.book));
  g_assert_true (naive_can_fight (&self->naive, self->table, effect->unit));
  g_assert_false (naive_is_limbered (&self->naive, self->table, effect->unit));
  g_assert_cmpint (state->facts & (ADJ_FACT_ATTACKED | ADJ_FACT_ADVANCED), ==, 0);
  if (effect->role == ADJ_ROLE_BOMBARDS)
    {
      g_assert_cmpint (state->arm, ==, self->naive.artillery);
      g_assert_cmpint (state->control, ==, ADJ_CONTROL_KEPT); /* Y 5.55 */
      g_assert_false (audit_in_ezoc (self, state->hex, state->side));
      return;
    }
  for (guint i = 0; i < self->table->battle.n_targets; i++)
    g_assert_true (naive_can_cross (&self->naive, state->hex, self->table->battle.targets[i]));
}

static void
check_defender (Audit *self, const AdjEffect *effect)
{
  guint16 facts = self->table->units[effect->unit].facts;

  g_assert_cmpint (facts & ADJ_FACT_ADVANCED, ==, 0);
  g_assert_true ((facts & ADJ_FACT_DEFENDED) == 0 || (facts & ADJ_FACT_RETREATED) != 0);
  self->counts.hit_again += (facts & ADJ_FACT_DEFENDED) != 0;
}

static void
count_battle (Audit *self, const AdjEffect *effect)
{
  const AdjBattle *battle = &self->table->battle;
  guint bombards = 0;

  for (guint i = 0; i < battle->n_attackers; i++)
    bombards += battle->attackers[i].role == ADJ_ROLE_BOMBARDS;
  self->counts.results[effect->roll.result]++;
  self->counts.reductions += battle->reduce >= 0;
  self->counts.bombardments += bombards == battle->n_attackers;
  self->counts.combined += bombards > 0 && bombards < battle->n_attackers;
  self->counts.several_hexes += battle->n_targets > 1;
  g_assert_true (battle->reduce < 0 || effect->side <= battle->reduce);
  g_assert_cmpint (
      self->naive.book->ruleset->columns[effect->roll.column].results[effect->roll.die - 1], ==,
      effect->roll.result);
}

/* BG 11.1. */
static void
check_ineffective (Audit *self, int unit)
{
  const AdjBattle *battle = &self->table->battle;
  gboolean took_part = FALSE;

  for (guint i = 0; i < battle->n_attackers; i++)
    took_part |=
        battle->attackers[i].unit == unit && battle->attackers[i].role == ADJ_ROLE_ADJACENT;
  g_assert_true (took_part);
  g_assert_cmpint (battle->result, ==, ADJ_RESULT_AR);
  self->counts.ineffective++;
}

/* ---- Initiative and Command Control ---- */

/* E IL.1: at the very beginning of the first Day turn after a Night. */
static void
check_dawn (Audit *self)
{
  g_assert_false (adj_table_is_night (self->table, self->naive.book));
  g_assert_true (adj_table_is_night_turn (self->naive.book, self->table->turn - 1));
  g_assert_cmpint (self->table->phase, ==, 0);
  self->counts.dawns++;
}

/* Y 5.51. */
static void
check_scattered (Audit *self, const AdjEffect *effect)
{
  const AdjUnitState *state = &self->table->units[effect->unit];
  AdjHexId id = self->naive.book->hexes[state->hex].id;

  check_phase_of (self, state, ADJ_PHASE_MOVEMENT);
  g_assert_cmpint (effect->control, ==, ADJ_CONTROL_LOST);
  g_assert_cmpint (state->facts & ADJ_FACT_MOVED, ==, 0);
  g_assert_true ((self->table->digits[state->side] & (1u << (id % 10))) != 0);
  self->counts.scattered++;
}

static void
check_drift (Audit *self, const AdjEffect *effect)
{
  const AdjUnitState *state = &self->table->units[effect->unit];

  check_phase_of (self, state, ADJ_PHASE_MOVEMENT);
  g_assert_cmpint (state->control, ==, ADJ_CONTROL_LOST);
  g_assert_cmpint (state->hex, ==, effect->hex);
  g_assert_cmpint (state->spent, <=, effect->drift.dice % 10 * ADJ_MP);
  self->counts.drifts++;
}

/* BG 11.4 when a Night is over. */
static void
check_new_phase (Audit *self, const AdjEffect *effect)
{
  gboolean new_turn = effect->phase.turn != self->table->turn;

  if (new_turn && adj_table_is_night (self->table, self->naive.book))
    {
      self->counts.nights++;
      for (int unit = 0; unit < self->table->n_units; unit++)
        g_assert_false (adj_table_has (self->table, unit, ADJ_FACT_INEFFECTIVE));
    }
  self->displaced = FALSE;
  memset (self->column, 0, sizeof self->column);
}

void
audit_effect (Audit *self, const AdjEffect *effect)
{
  switch ((int) effect->kind)
    {
    case ADJ_EFFECT_MOVED:
      check_move (self, effect);
      break;
    case ADJ_EFFECT_DEPLOYED:
      check_deployed (self, effect);
      break;
    case ADJ_EFFECT_ENTERED:
      check_entry (self, effect);
      break;
    case ADJ_EFFECT_EXITED:
      check_exit (self, effect);
      break;
    case ADJ_EFFECT_RETREATED:
    case ADJ_EFFECT_DISPLACED:
      check_retreat (self, effect);
      break;
    case ADJ_EFFECT_ADVANCED:
      check_advance (self, effect);
      break;
    case ADJ_EFFECT_ELIMINATED:
      check_elimination (self, effect);
      break;
    case ADJ_EFFECT_ATTACKER:
      check_attacker (self, effect);
      break;
    case ADJ_EFFECT_DEFENDER:
      check_defender (self, effect);
      break;
    case ADJ_EFFECT_ROLLED:
      count_battle (self, effect);
      break;
    case ADJ_EFFECT_DEBT:
      self->counts.exchanges += effect->debt.kind == ADJ_DEBT_LOSE;
      break;
    case ADJ_EFFECT_FACTS:
      if (effect->facts & ~self->table->units[effect->unit].facts & ADJ_FACT_INEFFECTIVE)
        check_ineffective (self, effect->unit);
      break;
    case ADJ_EFFECT_DAWN:
      check_dawn (self);
      break;
    case ADJ_EFFECT_FIRST:
      self->counts.taken += effect->side != self->table->first_player;
      break;
    case ADJ_EFFECT_CONTROL:
      check_scattered (self, effect);
      break;
    case ADJ_EFFECT_DRIFTED:
      check_drift (self, effect);
      break;
    case ADJ_EFFECT_PHASE:
      check_new_phase (self, effect);
      break;
    default:
      break;
    }
}
