/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play.h"
#include "rules/engagement.h"
#include "rules/victory.h"
#include "table/apply.h"

#include <string.h>

/* Whole games of Chickamauga in simultaneous movement, with few and with many units named to
 * attack. Two sides are never in a hex, nobody is lost twice, and the strength that one loses is
 * the strength that the other scores. */

#define GAMES 12
#define THOROUGH_GAMES 400

typedef struct
{
  const AdjBook *book;
  AdjTable *table; /* the start and every effect since */
  gboolean lost[2 * ADJ_MAX_UNITS];
  guint results;
  guint mutual; /* units that attacked and were attacked in one phase */
  guint contests;
  guint killed;
  guint lent;
  guint slipped;
} Watch;

static void
check_hexes (const Watch *self)
{
  gint8 sides[ADJ_MAX_HEXES];

  memset (sides, ADJ_NO_SIDE, sizeof sides);
  for (int unit = 0; unit < self->table->n_units; unit++)
    {
      const AdjUnitState *state = &self->table->units[unit];

      if (state->where != ADJ_ON_MAP)
        continue;
      g_assert_true (sides[state->hex] == ADJ_NO_SIDE || sides[state->hex] == state->side);
      sides[state->hex] = state->side;
    }
}

/* ---- Every death and every choice has its result ---- */

static gboolean
is_struck (const Watch *self, int number, guint results)
{
  const AdjEngagement *engagement = &self->table->engagements[MAX (number, 1) - 1];

  return number > 0 && engagement->die > 0 && (results >> engagement->result & 1) != 0;
}

/* It dies by a result with its die: of its own attack, of the one on it, or of one that it lent its
 * strength in; with the repulsions only whom a rule drives out that has nowhere to go (Y S7.5d). */
static void
check_death (const Watch *self, int unit)
{
  const AdjUnitState *state = &self->table->units[unit];
  guint attacker = 1u << ADJ_RESULT_AE | 1u << ADJ_RESULT_AR | 1u << ADJ_RESULT_EX;
  guint defender = 1u << ADJ_RESULT_DE | 1u << ADJ_RESULT_DR | 1u << ADJ_RESULT_EX;

  if (self->table->execution == ADJ_EXECUTION_WAITS)
    return;
  if (self->table->execution >= ADJ_EXECUTION_FIRST_REPULSIONS)
    g_assert_true (self->book->ruleset->arms[state->arm].flees ||
                   adj_table_has (self->table, unit, ADJ_FACT_MUST_LEAVE));
  else
    g_assert_true (is_struck (self, state->attacks_in, attacker) ||
                   is_struck (self, state->attacked_in, defender) ||
                   is_struck (self, state->lends_in, defender));
}

/* What is owed comes from results with their dice; an advance also from cavalry that slipped away,
 * for which nobody threw (Y S7.7). */
static void
check_debts (const Watch *self)
{
  const AdjTable *table = self->table;

  for (guint i = 0; table->execution != ADJ_EXECUTION_WAITS && i < table->n_debts; i++)
    {
      const AdjDebt *debt = &table->debts[i];
      int numbers[ADJ_MAX_CAUSES];
      guint n = adj_engagements_of_debt (table, debt, numbers);

      g_assert_true (n > 0 || debt->kind == ADJ_DEBT_DISPLACE || debt->kind == ADJ_DEBT_REPULSE);
      for (guint j = 0; j < n; j++)
        g_assert_true (
            table->engagements[numbers[j] - 1].die > 0 ||
            (debt->kind == ADJ_DEBT_ADVANCE && table->engagements[numbers[j] - 1].n_targets == 0));
    }
}

/* ---- Order after order ---- */

/* A unit is in no more than one attack of its own, and in one on itself (Y S7.4). */
static void
check_effect (Watch *self, const AdjEffect *effect)
{
  const AdjUnitState *state = &self->table->units[effect->unit];

  switch (effect->kind)
    {
    case ADJ_EFFECT_ATTACKER:
      g_assert_cmpint (state->attacks_in, ==, 0);
      self->mutual += state->attacked_in > 0;
      break;
    case ADJ_EFFECT_DEFENDER:
      g_assert_cmpint (state->attacked_in, ==, 0);
      self->mutual += state->attacks_in > 0;
      break;
    case ADJ_EFFECT_WAITS:
      self->results++;
      break;
    case ADJ_EFFECT_SUPPORTER:
      g_assert_cmpint (state->lends_in, ==, 0);
      self->lent++;
      break;
    case ADJ_EFFECT_CONTESTED:
      self->contests++;
      break;
    case ADJ_EFFECT_ELIMINATED:
      g_assert_false (self->lost[effect->unit]);
      check_death (self, effect->unit);
      self->lost[effect->unit] = TRUE;
      self->killed++;
      break;
    default:
      break;
    }
}

static int
count_lost (const Watch *self, int side)
{
  int lost = 0;

  for (int unit = 0; unit < self->table->n_units; unit++)
    if (self->table->units[unit].side == side && self->table->units[unit].where == ADJ_ELIMINATED)
      lost += self->table->units[unit].strength;
  return lost;
}

static void
check_score (const Watch *self)
{
  g_autofree AdjField *field = g_new (AdjField, 1);
  g_autofree AdjVictory *victory = NULL;
  const GArray *awards = self->book->scenario->awards;
  guint n = 0;

  adj_field_read (field, self->book, self->table);
  victory = adj_victory_find (field);
  for (guint i = 0; i < victory->n; i++)
    {
      const AdjScore *score = &victory->scores[i];

      if (!g_str_has_suffix (g_array_index (awards, AdjAward, score->award).id, "-eliminated"))
        continue;
      g_assert_cmpint (score->count, ==, count_lost (self, 1 - score->side));
      n++;
    }
  g_assert_cmpuint (n, ==, ADJ_SIDES);
}

static void
watch (gpointer data, const PlayOrder *order, const AdjJudge *judge)
{
  Watch *self = data;

  self->slipped += order->kind == PLAY_RETREAT && self->table->execution == ADJ_EXECUTION_WAITS &&
                   adj_results_wait (self->table, self->book);
  for (guint i = 0; i < judge->n_effects; i++)
    {
      check_effect (self, &judge->effects[i]);
      g_assert_true (adj_table_apply (self->table, self->book, &judge->effects[i]));
      check_hexes (self);
    }
  g_assert_true (adj_table_equal (self->table, judge->table));
  check_debts (self);
  if (order->kind == PLAY_NEXT)
    check_score (self);
}

typedef struct
{
  int missions;     /* a side; 0: by lot */
  gboolean answers; /* batteries may lend their strength, and cavalry may slip away (Y S7.7) */
} Kind;

static void
play_games (gconstpointer data)
{
  const Kind *kind = data;
  g_autoptr (AdjBook) book = player_book ();
  g_autoptr (Player) player = player_new (book);
  guint games = g_test_thorough () ? THOROUGH_GAMES : GAMES;
  g_autoptr (AdjTable) table = NULL;
  Watch self = { .book = book };

  player_choose (player, ADJ_OPTION_SIMULTANEOUS_MOVEMENT, 1);
  player_choose (player, ADJ_OPTION_ARTILLERY_SUPPORT, kind->answers);
  player_choose (player, ADJ_OPTION_SUPPORT_NEEDS_SIGHT, !kind->answers);
  player_choose (player, ADJ_OPTION_CAVALRY_RETREAT, kind->answers);
  player_name (player, kind->missions);
  self.table = table = adj_table_new (book);
  for (guint64 seed = 1; seed <= games; seed++)
    {
      player_use_options (player, seed % 2 == 0);
      memset (self.lost, 0, sizeof self.lost);
      adj_table_assign (table, player_start (player));
      player_play (player, seed, watch, &self);
      check_score (&self);
    }
  g_test_message ("%u results, %u units on both sides of one, %u disputes, %u killed, %u lent, "
                  "%u slipped",
                  self.results, self.mutual, self.contests, self.killed, self.lent, self.slipped);
  g_assert_cmpuint (self.results, >, 2 * games);
  g_assert_cmpuint (self.killed, >, 0);
  g_assert_cmpuint (self.contests, >, 0);
  g_assert_cmpint (self.lent > 0, ==, kind->answers);
  g_assert_cmpint (self.slipped > 0, ==, kind->answers);
}

int
main (int argc, char **argv)
{
  static const Kind by_lot = { 0 };
  static const Kind three = { .missions = 3 };
  static const Kind forty = { .missions = 40 };
  static const Kind answered = { .missions = 8, .answers = TRUE };

  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/rules/play/both-by-lot", &by_lot, play_games);
  g_test_add_data_func ("/rules/play/both-three-missions", &three, play_games);
  g_test_add_data_func ("/rules/play/both-forty-missions", &forty, play_games);
  g_test_add_data_func ("/rules/play/both-answered", &answered, play_games);
  return g_test_run ();
}
