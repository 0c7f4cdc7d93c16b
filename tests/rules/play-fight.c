/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play-fight.h"

#include "play-answers.h"
#include "rules/arithmetic.h"
#include "rules/debts.h"
#include "rules/engagement.h"
#include "rules/retreat.h"

/* ---- Who stands against whom ---- */

/* Hexes of both sides and the lines along which they may fight: bit j of ours[i] for theirs[j]. */
typedef struct
{
  guint n_ours;
  guint n_theirs;
  AdjHex ours[64];
  AdjHex theirs[64];
  guint64 our_lines[64];
  guint64 their_lines[64];
} Front;

static guint
find_hex (AdjHex hexes[64], guint *n, AdjHex hex)
{
  for (guint i = 0; i < *n; i++)
    if (hexes[i] == hex)
      return i;
  g_assert_cmpuint (*n, <, 64);
  hexes[*n] = hex;
  return (*n)++;
}

static gboolean
has_zone (const AdjField *field, AdjHex hex)
{
  for (guint16 unit = field->first[hex]; unit != ADJ_NOBODY; unit = field->next[unit])
    if (adj_field_arm (field, unit)->zone)
      return TRUE;
  return FALSE;
}

/* BG 7.22, 8.14: somebody has attacked out of the hex without the unit, which is too late now. */
static gboolean
is_left_behind (const AdjField *field, int unit)
{
  const AdjUnitState *units = field->table->units;
  guint16 came = ADJ_FACT_RETREATED | ADJ_FACT_DISPLACED | ADJ_FACT_ADVANCED;

  for (guint16 mate = field->first[units[unit].hex]; mate != ADJ_NOBODY; mate = field->next[mate])
    if (mate != unit && (units[mate].facts & ADJ_FACT_ATTACKED) != 0 &&
        ((units[mate].facts | units[unit].facts) & came) == 0)
      return TRUE;
  return FALSE;
}

static gboolean
is_beside (const AdjField *field, AdjHex from, AdjHex to)
{
  int d = adj_book_direction (field->book, from, to);

  return d >= 0 && (field->book->hexes[from].passable & (1u << d)) != 0;
}

static void
add_lines_of (const Player *self, int unit, gboolean trains_too, Front *front)
{
  const AdjField *field = &self->judge->field;
  const AdjUnitState *state = &field->table->units[unit];

  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    {
      AdjHex to = self->book->hexes[state->hex].neighbours[d];
      guint i, j;

      if (to == ADJ_NO_HEX || field->count[to] == 0 || adj_field_side (field, to) == state->side ||
          !is_beside (field, state->hex, to) || (!trains_too && !has_zone (field, to)) ||
          !adj_attack_is_open_to (field, unit, to))
        continue;
      i = find_hex (front->ours, &front->n_ours, state->hex);
      j = find_hex (front->theirs, &front->n_theirs, to);
      front->our_lines[i] |= G_GUINT64_CONSTANT (1) << j;
      front->their_lines[j] |= G_GUINT64_CONSTANT (1) << i;
    }
}

static void
read_front (const Player *self, gboolean trains_too, Front *front)
{
  const AdjField *field = &self->judge->field;
  int side = player_side (self);

  *front = (Front){ .n_ours = 0 };
  for (int unit = 0; unit < field->table->n_units; unit++)
    if (adj_table_on_map (field->table, unit) && field->table->units[unit].side == side &&
        adj_field_can_fight (field, unit) && !is_left_behind (field, unit))
      add_lines_of (self, unit, trains_too, front);
}

/* ---- Which battle next ---- */

/* A battle as two sets of hexes of a front. */
typedef struct
{
  guint64 ours;
  guint64 theirs;
} Match;

static gboolean
spares (const guint64 *lines, guint n, guint64 fighting, guint64 gone)
{
  for (guint i = 0; i < n; i++)
    if ((fighting & (G_GUINT64_CONSTANT (1) << i)) == 0 && (lines[i] & ~gone) == 0)
      return FALSE;
  return TRUE;
}

/* Everybody who is not in it can still fight somebody who is not in it: then the duties of the
 * rest (BG 7.11, 7.12) can be met, battle after battle. */
static gboolean
leaves_nobody_out (const Front *front, Match match)
{
  return spares (front->our_lines, front->n_ours, match.ours, match.theirs) &&
         spares (front->their_lines, front->n_theirs, match.theirs, match.ours);
}

static guint64
with_this_line_only (const guint64 *lines, guint n, guint64 line)
{
  guint64 found = 0;

  for (guint i = 0; i < n; i++)
    if (lines[i] == line)
      found |= G_GUINT64_CONSTANT (1) << i;
  return found;
}

static guint
pick_bit (Player *self, guint64 bits)
{
  guint nth = player_pick (self, (guint) __builtin_popcountll (bits));

  while (nth-- > 0)
    bits &= bits - 1;
  return (guint) __builtin_ctzll (bits);
}

/* A star that leaves nobody out: all who can fight one enemy only, or all enemies that only one
 * can fight, or, where everybody has a choice, any two. */
static Match
choose_star (Player *self, const Front *front)
{
  guint enemy = player_pick (self, front->n_theirs);
  guint64 enemy_bit = G_GUINT64_CONSTANT (1) << enemy;
  guint64 must = with_this_line_only (front->our_lines, front->n_ours, enemy_bit);
  guint64 own_bit;

  if (must != 0)
    return (Match){ must, enemy_bit };
  own_bit = G_GUINT64_CONSTANT (1) << pick_bit (self, front->their_lines[enemy]);
  must = with_this_line_only (front->their_lines, front->n_theirs, own_bit);
  return (Match){ own_bit, must != 0 ? must : enemy_bit };
}

/* More of both, as long as all stand against all (BG 7.25) and nobody is left out. */
static void
widen (Player *self, const Front *front, Match *match)
{
  for (guint i = 0; i < front->n_ours; i++)
    {
      Match more = { match->ours | (G_GUINT64_CONSTANT (1) << i), match->theirs };

      if ((front->our_lines[i] & match->theirs) == match->theirs && player_chance (self, 65) &&
          leaves_nobody_out (front, more))
        *match = more;
    }
  for (guint j = 0; j < front->n_theirs; j++)
    {
      Match more = { match->ours, match->theirs | (G_GUINT64_CONSTANT (1) << j) };

      if ((front->their_lines[j] & match->ours) == match->ours && player_chance (self, 20) &&
          __builtin_popcountll (more.theirs) <= 3 && leaves_nobody_out (front, more))
        *match = more;
    }
}

/* ---- Attacks ---- */

static void
add_units_of (const Player *self, AdjHex hex, AdjHex target, PlayOrder *order)
{
  const AdjField *field = &self->judge->field;

  for (guint16 unit = field->first[hex]; unit != ADJ_NOBODY; unit = field->next[unit])
    if (adj_attack_is_open_to (field, unit, target) && !is_left_behind (field, unit))
      order->units[order->n_units++] = unit;
}

static gboolean
takes_part (const PlayOrder *order, int unit)
{
  for (guint i = 0; i < order->n_units; i++)
    if (order->units[i] == unit)
      return TRUE;
  return FALSE;
}

static gboolean
is_beside_any (const AdjField *field, AdjHex from, const PlayOrder *order)
{
  for (guint i = 0; i < order->n_hexes; i++)
    if (is_beside (field, from, order->hexes[i]))
      return TRUE;
  return FALSE;
}

/* BG 8.21, 8.22: batteries that see one of the targets. */
static void
add_guns (Player *self, int percent, PlayOrder *order)
{
  const AdjField *field = &self->judge->field;
  int side = player_side (self);

  for (int unit = 0; unit < field->table->n_units; unit++)
    {
      AdjHex target = order->hexes[player_pick (self, order->n_hexes)];

      if (adj_table_on_map (field->table, unit) && field->table->units[unit].side == side &&
          adj_field_arm (field, unit)->bombards && order->n_units < PLAY_MAX_UNITS &&
          !takes_part (order, unit) &&
          !is_beside_any (field, field->table->units[unit].hex, order) &&
          player_chance (self, percent) && adj_attack_is_open_to (field, unit, target) &&
          !is_left_behind (field, unit))
        order->units[order->n_units++] = unit;
    }
}

/* BG 7.9. */
static void
reduce_perhaps (Player *self, PlayOrder *order)
{
  AdjArithmetic arithmetic;
  AdjAttack attack;

  if (!player_chance (self, 15))
    return;
  adj_judge_begin (self->judge, self->judge->table);
  g_assert_true (adj_attack_prepare (self->judge, &attack, order->hexes, order->n_hexes,
                                     order->units, order->n_units));
  adj_arithmetic (&self->judge->field, &attack, &arithmetic);
  if (arithmetic.column > 0)
    order->reduce = (int) player_pick (self, (guint) arithmetic.column);
}

static void
attack (Player *self, PlayOrder *order)
{
  PlayOrder roll = play_order (PLAY_ROLL);
  guint faces = (guint) self->book->ruleset->combat_die;

  reduce_perhaps (self, order);
  roll.die = (int) player_pick (self, faces) + 1;
  if (!player_may_answer (self) && !adj_results_wait (self->judge->table, self->book) &&
      player_chance (self, 50))
    order->die = roll.die;
  player_do (self, order);
  player_answer (self);
  if (order->die == 0 && self->judge->table->battle.stage == ADJ_BATTLE_DECLARED)
    player_do (self, &roll);
}

static gboolean
attack_somewhere (Player *self, gboolean trains_too)
{
  PlayOrder order = play_order (PLAY_ATTACK);
  Front front;
  Match match;

  read_front (self, trains_too, &front);
  if (front.n_theirs == 0)
    return FALSE;
  match = choose_star (self, &front);
  widen (self, &front, &match);
  for (guint j = 0; j < front.n_theirs && order.n_hexes < ADJ_MAX_TARGETS; j++)
    if (match.theirs & (G_GUINT64_CONSTANT (1) << j))
      order.hexes[order.n_hexes++] = front.theirs[j];
  for (guint i = 0; i < front.n_ours; i++)
    if (match.ours & (G_GUINT64_CONSTANT (1) << i))
      add_units_of (self, front.ours[i], order.hexes[0], &order);
  add_guns (self, 50, &order);
  attack (self, &order);
  return TRUE;
}

/* ---- Bombardments ---- */

/* Nobody beside it depends on fighting that very enemy. */
static gboolean
can_be_spared (const Front *front, AdjHex target)
{
  for (guint j = 0; j < front->n_theirs; j++)
    if (front->theirs[j] == target)
      return leaves_nobody_out (front, (Match){ 0, G_GUINT64_CONSTANT (1) << j });
  return TRUE;
}

/* Over too many hexes guns may have none left (Y 8.17). */
static gboolean
has_strength (Player *self, const PlayOrder *order)
{
  AdjArithmetic arithmetic;
  AdjAttack attack;

  adj_judge_begin (self->judge, self->judge->table);
  g_assert_true (adj_attack_prepare (self->judge, &attack, order->hexes, order->n_hexes,
                                     order->units, order->n_units));
  adj_arithmetic (&self->judge->field, &attack, &arithmetic);
  return arithmetic.attack > 0;
}

static gboolean
bombard_with (Player *self, int gun, gboolean trains_too)
{
  const AdjField *field = &self->judge->field;
  AdjHex from = field->table->units[gun].hex;
  guint n = field->table->n_units;
  guint first = player_pick (self, n);
  Front front;

  read_front (self, trains_too, &front);
  for (guint i = 0; i < n; i++)
    {
      const AdjUnitState *enemy = &field->table->units[(first + i) % n];
      PlayOrder order;

      if (enemy->where != ADJ_ON_MAP || enemy->side == field->table->units[gun].side ||
          is_beside (field, from, enemy->hex) ||
          adj_hex_distance (&self->book->scenario->map.grid, self->book->hexes[from].id,
                            self->book->hexes[enemy->hex].id) > 3 ||
          !adj_attack_is_open_to (field, gun, enemy->hex) || !can_be_spared (&front, enemy->hex))
        continue;
      order = play_order (PLAY_ATTACK);
      order.hexes[order.n_hexes++] = enemy->hex;
      order.units[order.n_units++] = gun;
      add_guns (self, 30, &order);
      if (!has_strength (self, &order))
        continue;
      attack (self, &order);
      return TRUE;
    }
  return FALSE;
}

static gboolean
bombard (Player *self, gboolean trains_too)
{
  const AdjField *field = &self->judge->field;
  guint n = field->table->n_units;
  guint first = player_pick (self, n);

  for (guint i = 0; i < n; i++)
    {
      int unit = (int) ((first + i) % n);

      if (adj_table_on_map (field->table, unit) &&
          field->table->units[unit].side == player_side (self) && adj_may_bombard (field, unit) &&
          !adj_table_has (field->table, unit, ADJ_FACT_ATTACKED) && !is_left_behind (field, unit) &&
          bombard_with (self, unit, trains_too))
        return TRUE;
    }
  return FALSE;
}

/* ---- What is owed ---- */

static const AdjDebt *
find_debt (const AdjTable *table, AdjDebtKind kind)
{
  for (guint i = 0; i < table->n_debts; i++)
    if (table->debts[i].kind == kind)
      return &table->debts[i];
  return NULL;
}

static void
displace (Player *self, const AdjDebt *debt)
{
  AdjDisplacement ways[ADJ_MAX_DISPLACED];
  guint n = adj_displacements_find (&self->judge->field, debt->hex, debt->unit, ways);
  const AdjDisplacement *way = &ways[player_pick (self, n)];

  player_do_one (self, PLAY_DISPLACE, way->unit, way->to.hexes[player_pick (self, way->to.n)]);
}

static void
lose (Player *self, const AdjDebt *debt)
{
  PlayOrder order = play_order (PLAY_LOSE);
  AdjLosses losses[ADJ_MAX_LOSSES];
  guint n = adj_losses_find (&self->judge->field, debt->engagement, debt->value, losses);
  const AdjLosses *choice = &losses[player_pick (self, n)];

  for (guint i = 0; i < choice->n; i++)
    order.units[order.n_units++] = choice->units[i];
  player_do (self, &order);
}

static void
advance (Player *self, const AdjDebt *debt)
{
  AdjAdvance advances[ADJ_MAX_ADVANCES];
  PlayOrder stay = play_order (PLAY_STAY);
  guint n = adj_advances_find (&self->judge->field, debt->engagement, advances);
  const AdjAdvance *choice = &advances[player_pick (self, n)];

  stay.value = debt->engagement;
  if (player_chance (self, 60))
    player_do_one (self, PLAY_ADVANCE, choice->unit, choice->hex);
  else
    player_do (self, &stay);
}

/* A unit that comes into a full hex displaces another before anything else happens. */
static gboolean
retreat (Player *self, int unit)
{
  const AdjDebt *debt;
  AdjRetreats ways;

  adj_retreats_find (&self->judge->field, unit, &ways);
  if (ways.n == 0)
    return FALSE;
  player_do_one (self, PLAY_RETREAT, unit, ways.hexes[player_pick (self, ways.n)]);
  while ((debt = find_debt (self->judge->table, ADJ_DEBT_DISPLACE)) != NULL)
    displace (self, debt);
  return TRUE;
}

/* A retreat for which there is no hex waits for the others, which may yet make room. */
static void
retreat_one (Player *self)
{
  const AdjTable *table = self->judge->table;
  guint n = table->n_debts;
  guint first = player_pick (self, n);

  for (guint i = 0; i < n; i++)
    {
      const AdjDebt *debt = &table->debts[(first + i) % n];

      if (debt->kind == ADJ_DEBT_RETREAT && retreat (self, debt->unit))
        return;
    }
  g_assert_not_reached ();
}

/* BG 8.16. */
static void
go_back_perhaps (Player *self)
{
  for (int unit = 0; unit < self->judge->table->n_units; unit++)
    if (adj_table_has (self->judge->table, unit, ADJ_FACT_MAY_GO_BACK) &&
        adj_table_on_map (self->judge->table, unit) && player_chance (self, 20))
      retreat (self, unit);
}

static void
pay_debts (Player *self)
{
  const AdjTable *table = self->judge->table;

  go_back_perhaps (self);
  while (table->n_debts > 0)
    {
      const AdjDebt *debt;

      if ((debt = find_debt (table, ADJ_DEBT_LOSE)) != NULL)
        lose (self, debt);
      else if ((debt = find_debt (table, ADJ_DEBT_ADVANCE)) != NULL)
        advance (self, debt);
      else if (find_debt (table, ADJ_DEBT_REPULSE) != NULL)
        player_goes_back (self);
      else
        retreat_one (self);
    }
}

/* ---- Those who must go (BG 11.31, CH 18.4) ---- */

static gboolean
must_go (const AdjField *field, int unit)
{
  const AdjUnitState *state = &field->table->units[unit];

  return state->where == ADJ_ON_MAP && adj_table_is_phasing (field->table, state->side) &&
         (adj_field_arm (field, unit)->flees ||
          adj_table_has (field->table, unit, ADJ_FACT_MUST_LEAVE)) &&
         adj_field_in_ezoc (field, state->hex, state->side);
}

static gboolean
lead_one_out (Player *self)
{
  for (int unit = 0; unit < self->judge->table->n_units; unit++)
    if (must_go (&self->judge->field, unit) && retreat (self, unit))
      {
        pay_debts (self);
        return TRUE;
      }
  return FALSE;
}

void
player_fight (Player *self)
{
  gboolean trains_too = player_chance (self, 50);
  gboolean fighting = TRUE;

  while (fighting && !player_may_stop (self))
    {
      if (player_chance (self, 30))
        lead_one_out (self);
      fighting = (player_chance (self, 30) && bombard (self, trains_too)) ||
                 attack_somewhere (self, trains_too) ||
                 (player_chance (self, 60) && bombard (self, trains_too));
      pay_debts (self);
    }
  while (lead_one_out (self))
    ;
}

/* ---- Combat of both sides (Y S7.0) ---- */

/* Some of the attacks of the one, then some of the other's; the answers to all; and all dice. */
void
player_fight_together (Player *self)
{
  PlayOrder roll = play_order (PLAY_ROLL);

  for (guint i = 0; i < 2 * ADJ_SIDES; i++)
    {
      self->of_both = (int) (i % ADJ_SIDES);
      while ((player_chance (self, 80) && attack_somewhere (self, TRUE)) ||
             (player_chance (self, 50) && bombard (self, TRUE)))
        ;
    }
  player_answer_together (self);
  while (adj_engagement_next (self->judge->table) > 0)
    {
      roll.die = (int) player_pick (self, (guint) self->book->ruleset->combat_die) + 1;
      player_do (self, &roll);
    }
}

gboolean
player_carries_out (Player *self)
{
  const AdjTable *table = self->judge->table;
  gboolean begun = table->execution != ADJ_EXECUTION_WAITS && !table->over;

  if (begun)
    pay_debts (self);
  return begun;
}
