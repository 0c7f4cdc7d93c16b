/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lots.h"
#include "naive-odds.h"
#include "play.h"
#include "table/apply.h"

/* Whole games of Chickamauga with the optional rules of combat, switched on by lot: every order
 * must stand as lawful, every effect must do what its row allows, and every column must be the
 * one that the ledger gives by hand. */

static const AdjOptionKey options[] = {
  ADJ_OPTION_VOLUNTARY_ATTACK,  ADJ_OPTION_FLANK_ATTACK,        ADJ_OPTION_RANGE_ATTENUATION,
  ADJ_OPTION_ARTILLERY_SUPPORT, ADJ_OPTION_SUPPORT_NEEDS_SIGHT, ADJ_OPTION_SUPPORT_MULTIPLIED,
  ADJ_OPTION_CAVALRY_ARMS,      ADJ_OPTION_CAVALRY_RETREAT,     ADJ_OPTION_CAVALRY_CHARGE,
  ADJ_OPTION_DEMORALIZATION,    ADJ_OPTION_FOREST_COVER,        ADJ_OPTION_ENTRENCHMENTS,
};

typedef struct
{
  guint columns;
  guint not_asked;
  guint works; /* attacks on hexes that are dug in */
  guint slips;
  guint followers;
  guint lent;
  guint charges;
  guint missed_charges;
  guint repulsed;
  guint repulsed_by_night;
  guint stayed;
  guint demoralized;
  guint doubly;
} Counts;

typedef struct
{
  Naive naive;
  AdjTable *table; /* the set-up and every effect since */
  int lost[ADJ_SIDES];
  int level[ADJ_SIDES]; /* followed loss by loss (Y 11.6) */
  AdjEffect march;      /* the last one */
  Counts counts;
} Watch;

static gboolean
on (const Watch *self, AdjOptionKey key)
{
  return self->table->options[key] != 0;
}

static gboolean
in_ezoc (const Watch *self, AdjHex hex, int side)
{
  return naive_controlled (&self->naive, self->table, hex, 1 - side);
}

/* ---- One effect ---- */

static void
check_free_hex (const Watch *self, const AdjEffect *effect)
{
  const AdjUnitState *state = &self->table->units[effect->unit];

  g_assert_true (naive_can_cross (&self->naive, state->hex, effect->hex));
  g_assert_cmpint (naive_cost (&self->naive, state->arm, state->hex, effect->hex), !=, -1);
  g_assert_false (in_ezoc (self, effect->hex, state->side));
  g_assert_cmpint (naive_side_in (self->table, effect->hex), !=, 1 - state->side);
  g_assert_cmpuint (naive_count_in (self->table, effect->hex), <, 2);
}

/* Y 8.72. */
static void
check_slip (Watch *self, const AdjEffect *effect)
{
  const AdjBattle *battle = &self->table->battle;

  g_assert_true (on (self, ADJ_OPTION_CAVALRY_RETREAT));
  g_assert_cmpint (battle->stage, ==, ADJ_BATTLE_DECLARED);
  g_assert_true (naive_is (&self->naive, self->table, effect->unit, "cavalry"));
  for (guint i = 0; i < battle->n_attackers; i++)
    g_assert_false (naive_is (&self->naive, self->table, battle->attackers[i].unit, "cavalry"));
  check_free_hex (self, effect);
  self->counts.slips++;
}

/* Y 8.51. */
static void
check_support (Watch *self, const AdjEffect *effect)
{
  const AdjUnitState *state = &self->table->units[effect->unit];

  g_assert_true (on (self, ADJ_OPTION_ARTILLERY_SUPPORT));
  g_assert_true (naive_is (&self->naive, self->table, effect->unit, "artillery"));
  g_assert_cmpint (state->side, !=, self->table->battle.side);
  g_assert_cmpint (state->deeds & ADJ_DEED_LENT, ==, 0);
  g_assert_cmpint (naive_distance (&self->naive, state->hex, effect->hex), <=, 3);
  g_assert_cmpint (naive_distance (&self->naive, state->hex, effect->hex), >=, 1);
  self->counts.lent++;
}

/* Y 8.73. */
static void
check_charge (Watch *self, const AdjEffect *effect)
{
  g_assert_true (on (self, ADJ_OPTION_CAVALRY_CHARGE));
  g_assert_cmpint (self->march.unit, ==, effect->unit);
  g_assert_cmpint (self->march.n_path, >, 4);
  g_assert_cmpint (self->march.march.spent, <=, 12 * ADJ_MP);
  for (int i = 1; i < self->march.n_path; i++)
    {
      AdjHex from = self->march.path[i - 1];
      AdjHex to = self->march.path[i];
      guint32 features =
          self->naive.book->hexes[from].features[adj_book_direction (self->naive.book, from, to)];

      g_assert_cmpint (self->naive.book->hexes[to].terrain, ==, self->naive.clear);
      g_assert_cmpuint (features & (self->naive.creek | self->naive.bridge | self->naive.ford), ==,
                        0);
      if (i + 1 < self->march.n_path)
        g_assert_cmpuint (naive_count_in (self->table, to), ==, 0);
    }
  self->counts.charges++;
}

static gboolean
has_works (const AdjTable *table)
{
  for (guint i = 0; i < table->battle.n_targets; i++)
    for (guint j = 0; j < table->n_markers; j++)
      if (table->markers[j].hex == table->battle.targets[i] &&
          table->markers[j].kind == ADJ_MARKER_ENTRENCHMENT)
        return TRUE;
  return FALSE;
}

/* BG 7.3b with all that is switched on. */
static void
check_column (Watch *self, const AdjEffect *effect)
{
  int column = naive_column (&self->naive, self->table, self->level);

  if (column == NAIVE_NOT_ASKED)
    {
      self->counts.not_asked++;
      return;
    }
  g_assert_cmpint (effect->roll.column, ==, column);
  self->counts.columns++;
  self->counts.works += has_works (self->table);
}

/* Y 7.77: nobody is displaced, and nobody follows. */
static void
check_going_back (Watch *self, const AdjEffect *effect)
{
  for (guint i = 0; i < self->table->n_debts; i++)
    if (self->table->debts[i].kind == ADJ_DEBT_REPULSE &&
        self->table->debts[i].unit == effect->unit)
      {
        check_free_hex (self, effect);
        if (adj_table_is_night (self->table, self->naive.book))
          self->counts.repulsed_by_night++;
        else
          self->counts.repulsed++;
      }
}

static int
had_by (const Watch *self, int side)
{
  const AdjScenario *scenario = self->naive.book->scenario;
  int had = 0;

  for (guint i = 0; i < scenario->n_units; i++)
    if (scenario->units[i].side == side && scenario->units[i].turn <= self->table->turn)
      had += scenario->units[i].strength;
  return had;
}

/* Y 11.6. */
static void
count_loss (Watch *self, const AdjEffect *effect)
{
  const AdjUnit *unit = &self->naive.book->scenario->units[effect->unit];
  int had = had_by (self, unit->side);
  int level;

  self->lost[unit->side] += unit->strength;
  level = 3 * self->lost[unit->side] >= 2 * had ? 2 : 3 * self->lost[unit->side] >= had ? 1 : 0;
  if (level <= self->level[unit->side])
    return;
  self->level[unit->side] = level;
  self->counts.demoralized += level == 1;
  self->counts.doubly += level == 2;
}

/* ---- The end of a phase ---- */

static gboolean
can_go_back (const Watch *self, const AdjUnitState *state)
{
  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    {
      AdjHex to = self->naive.book->hexes[state->hex].neighbours[d];
      guint there = to != ADJ_NO_HEX ? naive_count_in (self->table, to) : 0;

      if (to != ADJ_NO_HEX && naive_cost (&self->naive, state->arm, state->hex, to) != -1 &&
          !in_ezoc (self, to, state->side) && naive_side_in (self->table, to) != 1 - state->side &&
          (there == 0 || (there == 1 && state->arm != self->naive.train &&
                          !naive_train_in (&self->naive, self->table, to))))
        return TRUE;
    }
  return FALSE;
}

/* Each enemy that stood by in contact is gone, or had nowhere to go. */
static void
check_contact (Watch *self)
{
  gboolean combat = adj_table_phase_kind (self->table, self->naive.book) == ADJ_PHASE_COMBAT;

  if (!on (self, ADJ_OPTION_VOLUNTARY_ATTACK) ||
      (!combat && !adj_table_is_night (self->table, self->naive.book)))
    return;
  for (int unit = 0; unit < self->table->n_units; unit++)
    {
      const AdjUnitState *state = &self->table->units[unit];

      if (state->where != ADJ_ON_MAP || !adj_table_is_phasing (self->table, state->side) ||
          !in_ezoc (self, state->hex, state->side) ||
          (combat && (state->facts & ADJ_FACT_ATTACKED) != 0))
        continue;
      g_assert_false (can_go_back (self, state));
      self->counts.stayed++;
    }
}

/* ---- The witness ---- */

static void
check (Watch *self, const AdjEffect *effect)
{
  switch ((int) effect->kind)
    {
    case ADJ_EFFECT_MOVED:
      self->march = *effect;
      break;
    case ADJ_EFFECT_CHARGED:
      check_charge (self, effect);
      break;
    case ADJ_EFFECT_SLIPPED:
      check_slip (self, effect);
      break;
    case ADJ_EFFECT_RETREATED:
      check_going_back (self, effect);
      break;
    case ADJ_EFFECT_ADVANCED:
      g_assert_cmpint (self->table->battle.stage, !=, ADJ_BATTLE_NONE);
      self->counts.followers += self->table->battle.stage == ADJ_BATTLE_DECLARED;
      break;
    case ADJ_EFFECT_ELIMINATED:
      count_loss (self, effect);
      break;
    case ADJ_EFFECT_SUPPORTER:
      check_support (self, effect);
      break;
    case ADJ_EFFECT_ROLLED:
      check_column (self, effect);
      break;
    case ADJ_EFFECT_PHASE:
    case ADJ_EFFECT_OVER:
      check_contact (self);
      break;
    default:
      break;
    }
}

/* A charge whose enemy was driven off by others is missed without anybody's fault. */
static void
check_lawful (Watch *self, const PlayOrder *order, const AdjJudge *judge)
{
  for (guint i = 0; i < judge->n_findings; i++)
    {
      const AdjFinding *finding = &judge->findings[i];

      if (finding->reason == ADJ_REASON_OWES_CHARGE)
        self->counts.missed_charges++;
      else if (finding->reason != ADJ_REASON_NOT_ENTERED)
        g_test_message ("turn %d phase %d order %u: %s reason %u unit %d hex %d", self->table->turn,
                        self->table->phase, order->kind, finding->row, finding->reason,
                        finding->unit, finding->hex);
      g_assert_true (order->kind == PLAY_NEXT && (finding->reason == ADJ_REASON_OWES_CHARGE ||
                                                  finding->reason == ADJ_REASON_NOT_ENTERED));
    }
  g_assert_false (judge->unjudged);
}

static void
watch (gpointer data, const PlayOrder *order, const AdjJudge *judge)
{
  Watch *self = data;

  check_lawful (self, order, judge);
  for (guint i = 0; i < judge->n_effects; i++)
    {
      check (self, &judge->effects[i]);
      g_assert_true (adj_table_apply (self->table, self->naive.book, &judge->effects[i]));
    }
  g_assert_true (adj_table_equal (self->table, judge->table));
}

/* ---- Games ---- */

/* The same options for player and watch, each with a chance; the first game has them all. */
static void
choose_options (Player *player, Watch *watch, guint64 seed)
{
  Lots lots = { .seed = seed };

  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    {
      AdjEffect effect = adj_effect (ADJ_EFFECT_OPTION);

      effect.option.key = (int) options[i];
      effect.option.value = seed == 1 || lots_chance (&lots, 60);
      player_choose (player, options[i], effect.option.value);
      g_assert_true (adj_table_apply (watch->table, watch->naive.book, &effect));
    }
}

static void
play (AdjBook *book, guint64 seed, Counts *counts)
{
  g_autoptr (Player) player = player_new (book);
  g_autoptr (AdjTable) table = adj_table_new (book);
  Watch self = { .naive = naive_of (book), .table = table, .counts = *counts };

  choose_options (player, &self, seed);
  player_play (player, seed, watch, &self);
  g_assert_true (table->over);
  *counts = self.counts;
}

#define GAMES 60
#define THOROUGH_GAMES 1500

static void
test_games (void)
{
  g_autoptr (AdjBook) book = player_book ();
  guint games = g_test_thorough () ? THOROUGH_GAMES : GAMES;
  Counts counts = { 0 };

  for (guint64 seed = 1; seed <= games; seed++)
    play (book, seed, &counts);
  g_test_message ("columns %u, not asked %u, works %u, slips %u, followers %u, lent %u",
                  counts.columns, counts.not_asked, counts.works, counts.slips, counts.followers,
                  counts.lent);
  g_test_message ("charges %u, missed %u, repulsed %u, by night %u, stayed %u, demoralized %u, "
                  "doubly %u",
                  counts.charges, counts.missed_charges, counts.repulsed, counts.repulsed_by_night,
                  counts.stayed, counts.demoralized, counts.doubly);
  g_assert_cmpuint (counts.columns, >=, 1000);
  g_assert_cmpuint (counts.works, >=, 100);
  g_assert_cmpuint (counts.slips, >=, 20);
  g_assert_cmpuint (counts.followers, >=, 10);
  g_assert_cmpuint (counts.lent, >=, 100);
  g_assert_cmpuint (counts.charges, >=, 20);
  g_assert_cmpuint (counts.repulsed, >=, 100);
  g_assert_cmpuint (counts.repulsed_by_night, >=, 10);
  g_assert_cmpuint (counts.stayed, >=, 10);
  g_assert_cmpuint (counts.demoralized, >=, 10);
  g_assert_cmpuint (counts.doubly, >=, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/play-options/games", test_games);
  return g_test_run ();
}
