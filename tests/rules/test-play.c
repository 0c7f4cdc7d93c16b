/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "audit.h"
#include "book/library.h"

/* Whole games of Chickamauga by lot. */

#define GAMES 240
#define THOROUGH_GAMES 6000
#define OFTEN 20

static AdjBook *
chickamauga (void)
{
  g_autofree char *path = adj_library_find_scenario ("chickamauga");
  g_autoptr (AdjLoaded) loaded = adj_library_load (path);

  g_assert_nonnull (loaded->book);
  return adj_book_ref (loaded->book);
}

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
  g_autoptr (AdjBook) book = chickamauga ();
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
  g_autoptr (AdjBook) book = chickamauga ();
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
  g_autoptr (AdjBook) book = chickamauga ();
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
  g_autoptr (AdjBook) book = chickamauga ();
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

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/play/games", test_games);
  g_test_add_func ("/rules/play/march-options", test_march_options);
  g_test_add_data_func ("/rules/play/options-dice", GINT_TO_POINTER (ADJ_COMMAND_DICE),
                        test_command_options);
  g_test_add_data_func ("/rules/play/options-chits", GINT_TO_POINTER (ADJ_COMMAND_CHITS),
                        test_command_options);
  g_test_add_func ("/rules/play/seeds", test_seeds);
  return g_test_run ();
}
