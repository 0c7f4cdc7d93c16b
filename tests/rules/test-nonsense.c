/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "nonsense.h"

#include "book/library.h"
#include "rules/combat.h"
#include "rules/debts.h"
#include "rules/duties.h"
#include "rules/move.h"
#include "rules/retreat.h"
#include "rules/umpire.h"
#include "rules/victory.h"
#include "table/apply.h"

/* Games that begin lawfully and go on with whatever comes to mind, warnings or not: nothing
 * breaks, and what cannot be done changes nothing. */

#define GAMES 200
#define THOROUGH_GAMES 4000
#define ORDERS 300

typedef struct
{
  const AdjBook *book;
  AdjTable *table; /* where the lawful game is left */
  guint left;      /* orders until then */
  guint standings[ADJ_IMPOSSIBLE + 1];
} Nonsense;

static void
keep (gpointer data, const PlayOrder *order, const AdjJudge *judge)
{
  Nonsense *self = data;

  if (self->left == 0)
    return;
  self->left--;
  adj_table_assign (self->table, judge->table);
}

/* The truths that hold whatever people do: sides do not mix, and units are where there is a hex. */
static void
check_table (const Nonsense *self)
{
  gint8 sides[ADJ_MAX_HEXES];

  for (guint hex = 0; hex < self->book->n_hexes; hex++)
    sides[hex] = ADJ_NO_SIDE;
  for (int unit = 0; unit < self->table->n_units; unit++)
    {
      const AdjUnitState *state = &self->table->units[unit];

      if (state->where != ADJ_ON_MAP)
        {
          g_assert_cmpint (state->hex, ==, ADJ_NO_HEX);
          continue;
        }
      g_assert_cmpuint (state->hex, <, self->book->n_hexes);
      g_assert_cmpint (sides[state->hex], !=, 1 - state->side);
      sides[state->hex] = state->side;
    }
}

/* Questions that a window asks about any table. */
static void
ask_around (const AdjJudge *judge)
{
  g_autofree AdjVictory *victory = adj_victory_find (&judge->field);
  g_auto (AdjDuties) duties = { 0 };

  adj_duties_find (&judge->field, &duties);
  g_assert_cmpuint (duties.n, <=, 8u * ADJ_MAX_UNITS);
  g_assert_cmpuint (victory->n, ==, judge->book->scenario->awards->len);
}

static void
go_on (Nonsense *self, AdjJudge *judge, Lots *lots)
{
  g_autoptr (AdjTable) replayed = adj_table_copy (self->table);

  adj_judge_begin (judge, self->table);
  if (lots_chance (lots, 10))
    nonsense_by_umpire (judge, lots);
  else
    {
      PlayOrder order = nonsense_order (self->book, self->table, lots);

      play_judge (judge, &order);
    }
  self->standings[judge->standing]++;
  g_assert_true (adj_table_equal (self->table, replayed));
  for (guint i = 0; i < judge->n_effects; i++)
    g_assert_true (adj_table_apply (replayed, self->book, &judge->effects[i]));
  g_assert_true (adj_table_equal (judge->table, replayed));
  g_assert_cmpint (judge->standing != ADJ_OK, ==, judge->n_findings > 0);
  if (judge->standing == ADJ_IMPOSSIBLE)
    return;
  adj_table_assign (self->table, replayed);
  check_table (self);
  if (lots_chance (lots, 5))
    ask_around (judge);
}

static void
test_nonsense (void)
{
  g_autofree char *path = adj_library_find_scenario ("chickamauga");
  g_autoptr (AdjLoaded) loaded = adj_library_load (path);
  g_autoptr (Player) player = player_new (loaded->book);
  g_autoptr (AdjTable) table = adj_table_new (loaded->book);
  g_autoptr (AdjJudge) judge = adj_judge_new (loaded->book, table);
  Nonsense self = { .book = loaded->book, .table = table };
  guint games = g_test_thorough () ? THOROUGH_GAMES : GAMES;

  for (guint seed = 1; seed <= games; seed++)
    {
      Lots lots = { .seed = seed };

      self.left = 1 + lots_pick (&lots, 1000);
      player_use_options (player, seed % 2 == 0);
      player_play (player, seed, keep, &self);
      for (guint i = 0; i < ORDERS; i++)
        go_on (&self, judge, &lots);
    }
  g_test_message ("%u lawful, %u unlawful, %u impossible", self.standings[ADJ_OK],
                  self.standings[ADJ_WARNED], self.standings[ADJ_IMPOSSIBLE]);
  for (int standing = ADJ_OK; standing <= ADJ_IMPOSSIBLE; standing++)
    g_assert_cmpuint (self.standings[standing], >, games);
}

/* ---- A hand in a battle ---- */

typedef struct
{
  AdjJudge *judge;
  Lots lots;
  guint battles;
  guint rolled;
} Hand;

/* Takes somebody out of the battle, by the umpire or, against the rules, off the map's edge. */
static void
take_away (Hand *self, int unit)
{
  AdjJudge *judge = self->judge;

  switch (lots_pick (&self->lots, 3))
    {
    case 0:
      adj_umpire_eliminate (judge, &unit, 1);
      break;
    case 1:
      adj_umpire_place (judge, &unit, 1, ADJ_NO_HEX);
      break;
    default:
      adj_exit (judge, &unit, 1);
      break;
    }
  g_assert_cmpint (judge->standing, !=, ADJ_IMPOSSIBLE);
  g_assert_false (adj_table_on_map (judge->table, unit));
}

/* One who is gone has nowhere to go; the others retreat, and then nobody who is gone owes. */
static void
retreat_all (Hand *self)
{
  AdjJudge *judge = self->judge;
  gboolean more = TRUE;

  while (more && !adj_debt_is_open (judge->table, ADJ_DEBT_DISPLACE))
    {
      more = FALSE;
      for (guint i = 0; i < judge->table->n_debts && !more; i++)
        {
          AdjDebt debt = judge->table->debts[i];
          AdjRetreats ways = { .n = 0 };

          if (debt.kind != ADJ_DEBT_RETREAT)
            return;
          adj_retreats_find (&judge->field, debt.unit, &ways);
          g_assert_true (ways.n == 0 || adj_table_on_map (judge->table, debt.unit));
          more = ways.n > 0;
          if (!more)
            continue;
          adj_judge_begin (judge, judge->table);
          adj_combat_retreat (judge, debt.unit, ways.hexes[0]);
          g_assert_cmpint (judge->standing, ==, ADJ_OK);
          for (guint j = 0; j < judge->table->n_debts; j++)
            if (judge->table->debts[j].kind == ADJ_DEBT_RETREAT)
              g_assert_true (adj_table_on_map (judge->table, judge->table->debts[j].unit));
        }
    }
}

static void
interfere (gpointer data, const PlayOrder *order, const AdjJudge *judge)
{
  Hand *self = data;
  const AdjBattle *battle = &judge->table->battle;
  gboolean attacker = lots_chance (&self->lots, 50);
  int unit;

  if (battle->stage == ADJ_BATTLE_NONE)
    return;
  unit = attacker ? battle->attackers[lots_pick (&self->lots, battle->n_attackers)].unit
                  : battle->defenders[lots_pick (&self->lots, battle->n_defenders)];
  if (!adj_table_on_map (judge->table, unit))
    return;
  adj_judge_begin (self->judge, judge->table);
  take_away (self, unit);
  self->battles++;
  if (self->judge->table->battle.stage == ADJ_BATTLE_DECLARED)
    {
      guint8 where = self->judge->table->units[unit].where;

      adj_judge_begin (self->judge, self->judge->table);
      adj_combat_roll (self->judge, 1 + (int) lots_pick (&self->lots, 6), -1);
      g_assert_true (self->judge->standing == ADJ_OK ||
                     adj_judge_has (self->judge, ADJ_REASON_ZERO_STRENGTH));
      g_assert_cmpint (self->judge->table->units[unit].where, ==, where);
      self->rolled++;
    }
  retreat_all (self);
}

/* A unit taken out of a battle, before the die or after, is out of it, and it goes on. */
static void
test_interference (void)
{
  g_autofree char *path = adj_library_find_scenario ("chickamauga");
  g_autoptr (AdjLoaded) loaded = adj_library_load (path);
  g_autoptr (Player) player = player_new (loaded->book);
  g_autoptr (AdjTable) table = adj_table_new (loaded->book);
  g_autoptr (AdjJudge) judge = adj_judge_new (loaded->book, table);
  Hand self = { .judge = judge };
  guint games = g_test_thorough () ? THOROUGH_GAMES / 4 : GAMES / 4;

  for (guint seed = 1; seed <= games; seed++)
    {
      self.lots = (Lots){ .seed = seed };
      player_play (player, seed, interfere, &self);
    }
  g_test_message ("%u battles with a hand in them, %u before the die", self.battles, self.rolled);
  g_assert_cmpuint (self.rolled, >, games);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/nonsense/orders", test_nonsense);
  g_test_add_func ("/rules/nonsense/interference", test_interference);
  return g_test_run ();
}
