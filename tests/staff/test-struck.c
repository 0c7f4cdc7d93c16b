/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/library.h"
#include "played.h"
#include "rules/drift.h"
#include "rules/engagement.h"
#include "staff/command-words.h"
#include "tests/record/fixture.h"

/* Plots of units that are out of command are struck (Y S5.21). On Antietam the Union's do not
 * scatter, but stay (Y 5.58b). */

static AdjGame *
thrown (const char *dice)
{
  g_autofree char *path = adj_library_find_scenario ("antietam");
  g_autoptr (AdjBook) book = fixture_load (path);
  AdjGame *game = adj_game_new (book, 1);

  played_on (game, "option simultaneous-movement; option command-control");
  played_on (game, "seal union paper; seal confederate paper; next");
  played_on (game, dice);
  return game;
}

static char *
told (AdjGame *game)
{
  AdjView view = played_view (game);
  AdjCommandCase command;

  adj_command_case_read (&command, &view, adj_game_get_field (game), 0);
  g_assert_true (command.marches);
  return adj_command_say_order (&command, &view);
}

static void
assert_told (const char *dice, const char *expected)
{
  g_autoptr (AdjGame) game = thrown (dice);
  g_autofree char *said = told (game);

  g_assert_cmpstr (said, ==, expected);
}

static void
test_told (void)
{
  assert_told ("scatter union die 1; scatter confederate die 1",
               "They stay where they are: their plots are struck");
  assert_told ("scatter union die 1; scatter confederate die 3",
               "Their plots are struck. The units of Union stay where they are, the others scatter "
               "when all have marched");
}

/* Whoever is held goes nowhere and keeps its mission (Y S7.2), and nobody waits for its dice. */
static void
test_held (void)
{
  g_autoptr (AdjGame) game = thrown ("scatter union die 1; scatter confederate die 1");
  int unit = played_unit (game, "3/1/i");
  const AdjField *field = adj_game_get_field (game);
  AdjHex hex = field->table->units[unit].hex;

  g_assert_cmpint (field->table->units[unit].control, ==, ADJ_CONTROL_HELD);
  played_on (game, "reveal; plot 3/1/i 0805 attack; segment");
  field = adj_game_get_field (game);
  g_assert_true (field->table->units[unit].plot & ADJ_PLOT_STOPPED);
  g_assert_cmpint (field->table->units[unit].hex, ==, hex);
  g_assert_false (adj_drifts_are_owed (field));
  played_on (game, "next");
  field = adj_game_get_field (game);
  g_assert_cmpint (field->table->units[unit].hex, ==, hex);
  g_assert_true (adj_is_named_to_attack (field->table, unit));
  g_assert_true (adj_results_wait (field->table, field->book)); /* it is the combat */
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/staff/struck/who stays is not said to scatter Y 5.58b", test_told);
  g_test_add_func ("/staff/struck/who is held keeps its mission Y S5.21", test_held);
  return g_test_run ();
}
