/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "naive-execution.h"

#include "naive-young.h"

static AdjUnitState *
unit_of (const NaiveExecution *self, int unit)
{
  return &self->table->units[unit];
}

static gboolean
is_alive (const NaiveExecution *self, int unit)
{
  return unit_of (self, unit)->where == ADJ_ON_MAP;
}

static void
take_off (NaiveExecution *self, int unit)
{
  unit_of (self, unit)->where = ADJ_ELIMINATED;
  unit_of (self, unit)->hex = ADJ_NO_HEX;
}

static gboolean
attacks_beside (const NaiveExecution *self, int unit, int fight)
{
  return unit_of (self, unit)->attacks_in == fight &&
         unit_of (self, unit)->role == ADJ_ROLE_ADJACENT;
}

/* ---- What is owed ---- */

static void
owe (NaiveExecution *self, AdjDebtKind kind, int side, int unit, AdjHex hex, int points, int fight)
{
  g_assert_cmpint (self->n_owed, <, NAIVE_OWED);
  self->owed[self->n_owed++] = (AdjDebt){ .kind = (guint8) kind,
                                          .side = (gint8) side,
                                          .unit = (guint16) unit,
                                          .hex = hex,
                                          .value = (gint16) points,
                                          .engagement = (guint16) fight };
}

static void
strike_out (NaiveExecution *self, int at)
{
  for (int i = at + 1; i < self->n_owed; i++)
    self->owed[i - 1] = self->owed[i];
  self->n_owed--;
}

static int
count_owed (const NaiveExecution *self, AdjDebtKind kind)
{
  int n = 0;

  for (int i = 0; i < self->n_owed; i++)
    n += self->owed[i].kind == kind;
  return n;
}

/* ---- Stage 1: who dies ---- */

/* Y 8.51: a battery that lends its strength suffers beside an attacker. */
static gboolean
lends_beside (const NaiveExecution *self, int unit, int fight)
{
  for (int other = 0; other < self->table->n_units; other++)
    if (unit_of (self, unit)->lends_in == fight && unit_of (self, other)->attacks_in == fight &&
        naive_can_cross (&self->naive, unit_of (self, other)->hex, unit_of (self, unit)->hex))
      return TRUE;
  return FALSE;
}

static gboolean
suffers (const NaiveExecution *self, int unit, int fight)
{
  int result = self->fights[fight].result;

  if (result == ADJ_RESULT_AE || result == ADJ_RESULT_AR)
    return attacks_beside (self, unit, fight);
  return unit_of (self, unit)->attacked_in == fight || lends_beside (self, unit, fight);
}

static void
find_losers (NaiveExecution *self, int fight, gboolean *dead)
{
  NaiveFight *of = &self->fights[fight];
  gboolean goes_back = of->result == ADJ_RESULT_AR || of->result == ADJ_RESULT_DR;

  for (int unit = 0; unit < self->table->n_units; unit++)
    if (suffers (self, unit, fight))
      {
        *(goes_back ? &self->driven[unit] : &dead[unit]) = TRUE;
        of->left[of->n_left++] = unit_of (self, unit)->hex;
        of->points += of->result == ADJ_RESULT_EX ? unit_of (self, unit)->strength : 0;
      }
}

/* BG 7.6c: nobody has a choice whose whole strength but the weakest unit does not pay. */
static void
exchange (NaiveExecution *self, int fight, const gboolean *dead)
{
  gboolean dead_pay = self->table->options[ADJ_OPTION_EXCHANGE_BY_THE_DEAD] != 0;
  int total = 0;
  int least = 1000;

  for (int unit = 0; unit < self->table->n_units; unit++)
    if (attacks_beside (self, unit, fight) && (dead_pay || !dead[unit]))
      {
        total += unit_of (self, unit)->strength;
        least = MIN (least, unit_of (self, unit)->strength);
      }
  if (least < 1000 && total - least >= self->fights[fight].points)
    {
      owe (self, ADJ_DEBT_LOSE, self->fights[fight].side, ADJ_NO_UNIT, ADJ_NO_HEX,
           self->fights[fight].points, fight);
      return;
    }
  for (int unit = 0; unit < self->table->n_units; unit++)
    if (attacks_beside (self, unit, fight))
      take_off (self, unit);
}

static void
lose_all (NaiveExecution *self)
{
  gboolean dead[2 * WILD_UNITS] = { FALSE };

  for (int fight = 1; fight <= self->n_fights; fight++)
    find_losers (self, fight, dead);
  for (int unit = 0; unit < self->table->n_units; unit++)
    if (dead[unit])
      take_off (self, unit);
  for (int fight = 1; fight <= self->n_fights; fight++)
    if (self->fights[fight].points > 0)
      exchange (self, fight, dead);
}

/* ---- Stage 2: who goes back ---- */

static gboolean
finds_way (const NaiveExecution *self, int unit, gboolean pushes)
{
  NaiveStands stands = naive_stands (&self->naive, self->table);
  AdjRetreats ways;

  naive_ways (&stands, unit, &ways);
  return ways.n > 0 && (pushes || ways.kind == ADJ_RETREAT_FREE);
}

static void
go_back (NaiveExecution *self, int side)
{
  for (int unit = 0; unit < self->table->n_units; unit++)
    if (is_alive (self, unit) && self->driven[unit] && unit_of (self, unit)->side == side)
      {
        self->driven[unit] = FALSE;
        owe (self, ADJ_DEBT_RETREAT, side, unit, ADJ_NO_HEX, 0, 0);
      }
}

/* When none of them has a way, all die (BG 7.72). */
static void
let_hopeless_die (NaiveExecution *self)
{
  if (count_owed (self, ADJ_DEBT_DISPLACE) > 0)
    return;
  for (int i = 0; i < self->n_owed; i++)
    if (self->owed[i].kind == ADJ_DEBT_RETREAT && finds_way (self, self->owed[i].unit, TRUE))
      return;
  for (int i = self->n_owed - 1; i >= 0; i--)
    if (self->owed[i].kind == ADJ_DEBT_RETREAT)
      {
        take_off (self, self->owed[i].unit);
        strike_out (self, i);
      }
}

/* ---- Stage 3: who goes forward ---- */

gboolean
naive_may_advance (const NaiveExecution *self, int fight, int unit, AdjHex hex)
{
  const NaiveFight *of = &self->fights[fight];
  const AdjUnitState *state = unit_of (self, unit);
  gboolean beaten = of->result == ADJ_RESULT_AE || of->result == ADJ_RESULT_AR;
  gboolean left = FALSE;

  for (int i = 0; i < of->n_left; i++)
    left |= of->left[i] == hex;
  if (!left || !is_alive (self, unit) || self->has_gone[unit] || state->arm == self->naive.train ||
      !(beaten ? state->attacked_in == fight : attacks_beside (self, unit, fight)))
    return FALSE;
  return naive_count_in (self->table, hex) == 0 &&
         naive_can_cross (&self->naive, state->hex, hex) &&
         naive_cost (&self->naive, state->arm, state->hex, hex) != -1 &&
         ((state->facts & ADJ_FACT_INEFFECTIVE) == 0 ||
          !naive_controlled (&self->naive, self->table, hex, 1 - state->side));
}

static gboolean
may_anybody_advance (const NaiveExecution *self, int fight)
{
  for (int unit = 0; unit < self->table->n_units; unit++)
    for (int i = 0; i < self->fights[fight].n_left; i++)
      if (naive_may_advance (self, fight, unit, self->fights[fight].left[i]))
        return TRUE;
  return FALSE;
}

static void
offer_advances (NaiveExecution *self)
{
  for (int fight = 1; fight <= self->n_fights; fight++)
    {
      int result = self->fights[fight].result;
      int side = self->fights[fight].side;

      if (may_anybody_advance (self, fight))
        owe (self, ADJ_DEBT_ADVANCE,
             result == ADJ_RESULT_AE || result == ADJ_RESULT_AR ? 1 - side : side, ADJ_NO_UNIT,
             ADJ_NO_HEX, 0, fight);
    }
}

static void
take_back_offers (NaiveExecution *self)
{
  for (int i = self->n_owed - 1; i >= 0; i--)
    if (self->owed[i].kind == ADJ_DEBT_ADVANCE &&
        !may_anybody_advance (self, self->owed[i].engagement))
      strike_out (self, i);
}

/* ---- Stages 4 and 5: who is shaken, and who is repulsed ---- */

static void
lose_heart (NaiveExecution *self)
{
  for (int unit = 0; unit < self->table->n_units; unit++)
    for (int fight = 1; fight <= self->n_fights; fight++)
      if (self->table->options[ADJ_OPTION_ATTACK_EFFECTIVENESS] && is_alive (self, unit) &&
          attacks_beside (self, unit, fight) && self->fights[fight].result == ADJ_RESULT_AR)
        unit_of (self, unit)->facts |= ADJ_FACT_INEFFECTIVE;
}

/* BG 11.31, CH 18.4. */
static gboolean
must_leave (const NaiveExecution *self, int unit)
{
  return unit_of (self, unit)->arm == self->naive.train ||
         (unit_of (self, unit)->facts & ADJ_FACT_MUST_LEAVE) != 0;
}

static gboolean
is_repulsed (const NaiveExecution *self, int unit)
{
  const AdjUnitState *state = unit_of (self, unit);

  return is_alive (self, unit) && (state->attacks_in == 0 || must_leave (self, unit)) &&
         naive_controlled (&self->naive, self->table, state->hex, 1 - state->side);
}

static void
repulse (NaiveExecution *self, int side)
{
  gboolean any = FALSE;

  for (int unit = 0; unit < self->table->n_units; unit++)
    any |= unit_of (self, unit)->side == side && is_repulsed (self, unit) &&
           (must_leave (self, unit) || finds_way (self, unit, FALSE));
  for (int unit = 0; any && unit < self->table->n_units; unit++)
    if (unit_of (self, unit)->side == side && is_repulsed (self, unit))
      owe (self, ADJ_DEBT_REPULSE, side, unit, ADJ_NO_HEX, 0, 0);
}

/* Who cannot go stays, or dies if he had to go whatever came. */
static void
let_repulsed_stay (NaiveExecution *self)
{
  for (int i = 0; i < self->n_owed; i++)
    if (self->owed[i].kind != ADJ_DEBT_REPULSE || finds_way (self, self->owed[i].unit, FALSE))
      return;
  while (self->n_owed > 0)
    {
      int unit = self->owed[--self->n_owed].unit;

      if (must_leave (self, unit))
        take_off (self, unit);
    }
}

/* ---- In their order ---- */

static void
begin_stage (NaiveExecution *self)
{
  int first = self->table->first_player;

  switch (self->stage)
    {
    case ADJ_EXECUTION_LOSSES:
      lose_all (self);
      break;
    case ADJ_EXECUTION_FIRST_RETREATS:
      go_back (self, first);
      break;
    case ADJ_EXECUTION_SECOND_RETREATS:
      go_back (self, 1 - first);
      break;
    case ADJ_EXECUTION_ADVANCES:
      offer_advances (self);
      break;
    case ADJ_EXECUTION_EFFECTIVENESS:
      lose_heart (self);
      break;
    case ADJ_EXECUTION_FIRST_REPULSIONS:
      repulse (self, first);
      break;
    default:
      repulse (self, 1 - first);
    }
}

void
naive_execution_run (NaiveExecution *self)
{
  for (;;)
    {
      let_hopeless_die (self);
      take_back_offers (self);
      if (self->stage >= ADJ_EXECUTION_FIRST_REPULSIONS)
        let_repulsed_stay (self);
      if (self->n_owed > 0 || self->stage == ADJ_EXECUTION_SECOND_REPULSIONS)
        return;
      self->stage++;
      begin_stage (self);
    }
}

NaiveExecution *
naive_execution_new (const AdjBook *book, const AdjTable *thrown)
{
  NaiveExecution *self = g_new0 (NaiveExecution, 1);

  g_assert_cmpint (thrown->n_engagements, <=, NAIVE_FIGHTS);
  self->naive = naive_of (book);
  self->table = adj_table_copy (thrown);
  self->n_fights = thrown->n_engagements;
  for (int fight = 1; fight <= self->n_fights; fight++)
    {
      self->fights[fight].side = thrown->engagements[fight - 1].side;
      self->fights[fight].result = thrown->engagements[fight - 1].result;
    }
  return self;
}

void
naive_execution_free (NaiveExecution *self)
{
  adj_table_free (self->table);
  g_free (self);
}

/* ---- Paying ---- */

void
naive_execution_lose (NaiveExecution *self, const guint16 *units, guint n)
{
  int fight = unit_of (self, units[0])->attacks_in;

  for (guint i = 0; i < n; i++)
    take_off (self, units[i]);
  for (int i = self->n_owed - 1; i >= 0; i--)
    if (self->owed[i].kind == ADJ_DEBT_LOSE && self->owed[i].engagement == fight)
      strike_out (self, i);
}

void
naive_execution_stay (NaiveExecution *self, int fight)
{
  for (int i = self->n_owed - 1; i >= 0; i--)
    if (self->owed[i].kind == ADJ_DEBT_ADVANCE && self->owed[i].engagement == fight)
      strike_out (self, i);
}

/* The debt of that kind which is meant: the unit's own, or the first that lets it go there. */
static int
find_debt (const NaiveExecution *self, AdjDebtKind kind, int unit, AdjHex hex)
{
  for (int i = 0; i < self->n_owed; i++)
    {
      const AdjDebt *debt = &self->owed[i];

      if (debt->kind != (int) kind)
        continue;
      if (kind == ADJ_DEBT_DISPLACE  ? debt->hex == unit_of (self, unit)->hex
          : kind == ADJ_DEBT_ADVANCE ? naive_may_advance (self, debt->engagement, unit, hex)
                                     : debt->unit == unit)
        return i;
    }
  g_assert_not_reached ();
}

/* BG 7.82: who has moved in the chain stays, until room is found. */
static void
make_room (NaiveExecution *self, int unit, AdjHex hex)
{
  NaiveStands stands = naive_stands (&self->naive, self->table);

  self->table->chain[self->table->n_chain++] = (guint16) unit;
  if (!naive_has_room (&stands, unit, hex, -1))
    owe (self, ADJ_DEBT_DISPLACE, unit_of (self, unit)->side, unit, hex, 0, 0);
  else
    self->table->n_chain = 0;
}

void
naive_execution_go (NaiveExecution *self, AdjDebtKind kind, int unit, AdjHex hex)
{
  strike_out (self, find_debt (self, kind, unit, hex));
  unit_of (self, unit)->hex = hex;
  self->has_gone[unit] = TRUE;
  if (kind == ADJ_DEBT_RETREAT) /* it has done what it had to */
    unit_of (self, unit)->facts &= (guint16) ~ADJ_FACT_MUST_LEAVE;
  if (kind == ADJ_DEBT_RETREAT || kind == ADJ_DEBT_DISPLACE)
    make_room (self, unit, hex);
}
