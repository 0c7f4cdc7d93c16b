/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "audit.h"
#include "rules/intelligence.h"
#include "rules/umpire.h"

/* Whole games of Chickamauga by lot. */

#define GAMES 240
#define THOROUGH_GAMES 6000
#define OFTEN 20

static void
tell (const AuditCounts *counts)
{
  g_test_message ("%u games (won %u-%u, with a road back %u, with units cut off %u), %u orders, %u "
                  "effects, %u nonsensical orders",
                  counts->games, counts->wins[0], counts->wins[1], counts->roads_back,
                  counts->cut_off, counts->orders, counts->effects, counts->nonsense);
  for (int result = 0; result < ADJ_N_RESULTS; result++)
    g_test_message ("%s %u", adj_combat_results[result], counts->results[result]);
  g_test_message ("retreats %u, displacements %u, of them in a chain %u, cornered %u",
                  counts->retreats, counts->displacements, counts->chains, counts->cornered);
  g_test_message ("advances %u, declined %u, exchanges with a choice %u", counts->advances,
                  counts->stays, counts->exchanges);
  g_test_message ("bombardments %u, combined %u, on several hexes %u, reduced %u, hit again %u",
                  counts->bombardments, counts->combined, counts->several_hexes, counts->reductions,
                  counts->hit_again);
  g_test_message ("ineffective %u, led out %u, duties fallen away %u", counts->ineffective,
                  counts->led_out, counts->relieved);
  g_test_message ("entries %u, delays %u, exits %u, nights %u, flights of the train %u, lost %u",
                  counts->entries, counts->delays, counts->exits, counts->nights, counts->flights,
                  counts->trains_lost);
}

/* Seeds from 1, every order looked at. */
static void
play_games (Player *player, Audit *audit, guint games)
{
  for (guint64 seed = 1; seed <= games; seed++)
    {
      audit_begin (audit, seed);
      player_play (player, seed, audit_order, audit);
      audit_end (audit);
    }
  tell (&audit->counts);
}

static void
test_games (void)
{
  g_autoptr (AdjBook) book = player_book ();
  g_autoptr (Player) player = player_new (book);
  g_autoptr (Audit) audit = audit_new (book);
  const AuditCounts *counts = &audit->counts;
  guint games = g_test_thorough () ? THOROUGH_GAMES : GAMES;

  play_games (player, audit, games);
  g_assert_cmpuint (counts->games, >=, 200);
  for (int result = 0; result < ADJ_N_RESULTS; result++)
    g_assert_cmpuint (counts->results[result], >=, OFTEN);
  g_assert_cmpuint (counts->displacements, >=, OFTEN);
  g_assert_cmpuint (counts->chains, >=, OFTEN);
  g_assert_cmpuint (counts->delays, >=, OFTEN);
  g_assert_cmpuint (counts->exits, >=, OFTEN);
  g_assert_cmpuint (counts->exchanges, >=, OFTEN);
  g_assert_cmpuint (counts->several_hexes, >=, OFTEN);
  g_assert_cmpuint (counts->combined, >=, OFTEN);
  g_assert_cmpuint (counts->bombardments, >=, OFTEN);
  g_assert_cmpuint (counts->cornered, >=, OFTEN);
  g_assert_cmpuint (counts->hit_again, >=, OFTEN);
  g_assert_cmpuint (counts->led_out, >=, OFTEN);
  g_assert_cmpuint (counts->flights, >=, OFTEN);
  g_assert_cmpuint (counts->roads_back, >, 0);
  g_assert_cmpuint (counts->cut_off, >, 0);
  g_assert_cmpuint (counts->nights, ==, games);
}

/* The same with optional rules of march and ground, in every mixture. */
static void
test_march_options (void)
{
  g_autoptr (AdjBook) book = player_book ();
  g_autoptr (Player) player = player_new (book);
  g_autoptr (Audit) audit = audit_new (book);
  const AuditCounts *counts = &audit->counts;
  guint games = g_test_thorough () ? THOROUGH_GAMES : GAMES;

  player_use_options (player, TRUE);
  play_games (player, audit, games);
  g_test_message ("entrenchments begun %u, finished %u; one-hex moves %u, deployments %u, limbered "
                  "batteries in a zone %u",
                  counts->begun, counts->finished, counts->one_hex_moves, counts->deployed,
                  counts->limbered);
  g_assert_cmpuint (counts->games, ==, games);
  g_assert_cmpuint (counts->begun, >=, OFTEN);
  g_assert_cmpuint (counts->finished, >=, OFTEN);
  g_assert_cmpuint (counts->begun, >, counts->finished + OFTEN);
  g_assert_cmpuint (counts->one_hex_moves, >=, OFTEN);
  g_assert_cmpuint (counts->deployed, >=, OFTEN);
  g_assert_cmpuint (counts->limbered, >=, OFTEN);
}

/* With variable initiative and Command Control, by dice and by chits. */
static void
test_command_options (gconstpointer method)
{
  g_autoptr (AdjBook) book = player_book ();
  g_autoptr (Player) player = player_new (book);
  g_autoptr (Audit) audit = audit_new (book);
  const AuditCounts *counts = &audit->counts;
  guint games = g_test_thorough () ? THOROUGH_GAMES : GAMES / 2;

  player_choose (player, ADJ_OPTION_VARIABLE_INITIATIVE, 1);
  player_choose (player, ADJ_OPTION_COMMAND_CONTROL, 1);
  player_choose (player, ADJ_OPTION_COMMAND_METHOD, GPOINTER_TO_INT (method));
  audit_start (audit, player_start (player));
  play_games (player, audit, games);
  g_test_message ("dawns %u, changed hands at %u, scattered %u, drifts %u", counts->dawns,
                  counts->taken, counts->scattered, counts->drifts);
  g_assert_cmpuint (counts->dawns, ==, games);
  g_assert_cmpuint (counts->taken, >, 0);
  g_assert_cmpuint (counts->taken, <, games);
  g_assert_cmpuint (counts->drifts, >=, OFTEN * games);
  g_assert_cmpuint (counts->scattered, >=, counts->drifts);
}

static void
remember (gpointer data, const PlayOrder *order, const AdjJudge *judge)
{
  guint64 *hash = data;

  *hash = (*hash * 31) ^ adj_table_hash (judge->table);
}

/* A seed is a game: the same one again, whatever was played in between. */
static void
test_seeds (void)
{
  g_autoptr (AdjBook) book = player_book ();
  g_autoptr (Player) player = player_new (book);
  guint64 first = 0;
  guint64 other = 0;
  guint64 again = 0;

  player_play (player, 11, remember, &first);
  player_play (player, 12, remember, &other);
  player_play (player, 11, remember, &again);
  g_assert_cmpuint (first, ==, again);
  g_assert_cmpuint (first, !=, other);
}

/* ---- Face down ---- */

#define HIDDEN_GAMES 60

/* Both sides hide, each with eight dummies of which five stand beside its units. */
static void
hide (Player *player, const AdjBook *book, gboolean dummies_stop)
{
  g_autoptr (AdjTable) table = adj_table_new (book);
  g_autoptr (AdjJudge) judge = adj_judge_new (book, table);
  int dummy = (int) book->scenario->n_units;

  adj_umpire_option (judge, ADJ_OPTION_LIMITED_INTELLIGENCE, TRUE, FALSE);
  adj_umpire_option (judge, ADJ_OPTION_DUMMIES_STOP_MOVERS, dummies_stop, FALSE);
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      guint placed = 0;

      adj_intelligence_add_dummies (judge, side, 8);
      adj_intelligence_flip_side (judge, side, TRUE);
      for (int unit = 0; unit < (int) book->scenario->n_units && placed < 5; unit++)
        if (adj_table_on_map (judge->table, unit) && judge->table->units[unit].side == side &&
            adj_field_fits (&judge->field, dummy, judge->table->units[unit].hex, -1))
          {
            adj_umpire_place (judge, &dummy, 1, judge->table->units[unit].hex);
            dummy++;
            placed++;
          }
      dummy = (int) book->scenario->n_units + 8;
    }
  adj_intelligence_settle (judge);
  g_assert_cmpint (judge->standing, ==, ADJ_OK);
  player_start_from (player, judge->table);
}

typedef struct
{
  guint gone;   /* dummies */
  guint came;   /* dummies that have entered */
  guint hidden; /* units still face down, over all orders */
} Hidden;

static void
check_unit (const AdjJudge *judge, int unit, Hidden *counts)
{
  const AdjUnitState *state = &judge->table->units[unit];

  if (!adj_table_has (judge->table, unit, ADJ_FACT_FACE_DOWN))
    {
      g_assert_cmpint (state->alias, ==, 0);
      g_assert_true (!adj_table_is_dummy (judge->table, unit) || state->where == ADJ_ELIMINATED);
      return;
    }
  counts->hidden++;
  g_assert_cmpint (state->alias, >, 0);
  g_assert_false (judge->table->over);
  g_assert_true (state->where == ADJ_ON_MAP || state->where == ADJ_WAITING);
  if (state->where == ADJ_ON_MAP)
    g_assert_false (adj_field_in_ezoc (&judge->field, state->hex, state->side));
}

/* A unit face down is in no enemy zone, has a name of its own, and takes no hex. */
static void
watch (gpointer data, const PlayOrder *order, const AdjJudge *judge)
{
  Hidden *counts = data;

  for (int unit = 0; unit < judge->table->n_units; unit++)
    check_unit (judge, unit, counts);
  for (guint i = 0; i < judge->n_effects; i++)
    {
      const AdjEffect *effect = &judge->effects[i];
      gboolean dummy =
          effect->unit < judge->table->n_units && adj_table_is_dummy (judge->table, effect->unit);

      counts->gone += effect->kind == ADJ_EFFECT_ELIMINATED && dummy;
      counts->came += effect->kind == ADJ_EFFECT_ENTERED && dummy;
      g_assert_true (!dummy ||
                     (effect->kind != ADJ_EFFECT_ATTACKER && effect->kind != ADJ_EFFECT_DEFENDER &&
                      effect->kind != ADJ_EFFECT_EXITED));
    }
}

static void
test_face_down (void)
{
  g_autoptr (AdjBook) book = player_book ();
  g_autoptr (Player) player = player_new (book);
  Hidden counts = { 0 };

  for (guint64 seed = 1; seed <= HIDDEN_GAMES; seed++)
    {
      hide (player, book, seed % 2 == 0);
      player_play (player, seed, watch, &counts);
    }
  g_test_message ("dummies gone %u, entered %u, face down %u", counts.gone, counts.came,
                  counts.hidden);
  g_assert_cmpuint (counts.gone, >=, HIDDEN_GAMES * 8);
  g_assert_cmpuint (counts.came, >=, HIDDEN_GAMES);
  g_assert_cmpuint (counts.hidden, >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/play/games", test_games);
  g_test_add_func ("/rules/play/march-options", test_march_options);
  g_test_add_data_func ("/rules/play/options-dice", GINT_TO_POINTER (ADJ_METHOD_DICE),
                        test_command_options);
  g_test_add_data_func ("/rules/play/options-chits", GINT_TO_POINTER (ADJ_METHOD_CHITS),
                        test_command_options);
  g_test_add_func ("/rules/play/seeds", test_seeds);
  g_test_add_func ("/rules/play/face down", test_face_down);
  return g_test_run ();
}
