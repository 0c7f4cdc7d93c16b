/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "played.h"

#include <string.h>

#include "record/seen-duties.h"
#include "record/seen.h"
#include "staff/arrival-list.h"
#include "staff/attacks-due.h"
#include "staff/combat-offers.h"
#include "staff/command-case.h"
#include "staff/command-words.h"
#include "staff/intent.h"
#include "staff/phase-end.h"
#include "staff/table-prompt.h"
#include "tests/record/fixture.h"

/* What the staff proposes in phases of both sides: whoever is picked first attacks, and the enemy
 * is the other one. */

static AdjHex
hex_of (AdjGame *game, AdjHexId id)
{
  return adj_book_hex (adj_game_get_book (game), id);
}

static void
click (AdjGame *game, AdjPicks *picks, AdjHexId hex)
{
  AdjView view = played_view (game);
  g_auto (AdjIntent) intent =
      adj_intent_click (&view, adj_game_get_field (game), picks, hex_of (game, hex), -1, FALSE);

  g_assert_cmpint (intent.kind, ==, ADJ_INTENT_PICK);
  *picks = intent.picks;
}

static void
assert_attack (AdjGame *game, const AdjPicks *picks, const char *unit, AdjHexId target)
{
  g_assert_cmpuint (picks->n_units, ==, 1);
  g_assert_cmpint (picks->units[0], ==, played_unit (game, unit));
  g_assert_cmpuint (picks->n_targets, ==, 1);
  g_assert_cmpint (picks->targets[0], ==, hex_of (game, target));
}

/* Own first, then the enemy, whichever side one is of. */
static void
test_clicks (void)
{
  g_autoptr (AdjGame) game = fixture_both ();
  AdjPicks picks = { 0 };

  click (game, &picks, 302);
  g_assert_cmpint (adj_picks_attacker (&picks, adj_game_get_field (game)), ==, 0);
  click (game, &picks, 402);
  assert_attack (game, &picks, "u1", 402);
  g_assert_false (adj_picks_prune (&picks, adj_game_get_field (game)));
  picks = (AdjPicks){ 0 };
  click (game, &picks, 402);
  click (game, &picks, 302);
  assert_attack (game, &picks, "c1", 302);
  click (game, &picks, 302);
  click (game, &picks, 402);
  g_assert_cmpuint (picks.n_units + picks.n_targets, ==, 0);
}

/* With a target alone the attacker is decided, too. */
static void
test_target_first (void)
{
  g_autoptr (AdjGame) game = fixture_both ();
  AdjPicks picks = { 0 };

  adj_picks_toggle_target (&picks, hex_of (game, 302));
  g_assert_cmpint (adj_picks_attacker (&picks, adj_game_get_field (game)), ==, 1);
  click (game, &picks, 402);
  assert_attack (game, &picks, "c1", 302);
}

/* A whole stack is picked to attack with, never one of those that are aimed at. */
static void
test_stack (void)
{
  g_autoptr (AdjGame) game = fixture_both ();
  const AdjField *field = adj_game_get_field (game);
  AdjPicks picks = { 0 };

  g_assert_true (adj_intent_stack (field, hex_of (game, 302), &picks));
  g_assert_false (adj_intent_stack (field, hex_of (game, 402), &picks));
  g_assert_cmpuint (picks.n_units, ==, 1);
}

static char *
list_targets (AdjGame *game, const AdjPicks *picks)
{
  AdjView view = played_view (game);
  g_autofree AdjCombatOffers *offers = g_new (AdjCombatOffers, 1);
  GString *text = g_string_new (NULL);

  adj_combat_offers_find (&view, picks, offers);
  for (guint i = 0; i < offers->n_targets; i++)
    g_string_append_printf (text, "%04d%s ", view.book->hexes[offers->targets[i].hex].id,
                            offers->targets[i].owed ? "!" : "");
  return g_string_free (text, FALSE);
}

/* Everybody who can be attacked; once somebody is picked, only his enemies. */
static void
test_offers (void)
{
  g_autoptr (AdjGame) game = fixture_both ();
  AdjPicks picks = { 0 };
  g_autofree char *before = list_targets (game, &picks);
  g_autofree char *of_union = NULL;

  g_assert_cmpstr (before, ==, "0302! 0402! ");
  adj_picks_toggle_unit (&picks, played_unit (game, "u1"));
  of_union = list_targets (game, &picks);
  g_assert_cmpstr (of_union, ==, "0402! ");
}

static void
test_due (void)
{
  g_autoptr (AdjGame) game = fixture_both ();
  AdjView view = played_view (game);
  g_autoptr (GPtrArray) due = adj_attacks_due_find (&view);
  const AdjAttackDue *first;

  g_assert_cmpuint (due->len, ==, 4);
  first = g_ptr_array_index (due, 0);
  g_assert_cmpstr (first->text, ==, "0302: U1 5 must be attacked; C1 can");
  assert_attack (game, &first->picks, "c1", 302);
}

static void
assert_next (AdjGame *game, const char *whole, const char *brief)
{
  AdjView view = played_view (game);
  g_autofree char *next = adj_phase_end_next (&view, adj_game_get_field (game));
  g_autofree char *shorter = adj_phase_end_next_short (&view, adj_game_get_field (game));

  g_assert_cmpstr (next, ==, whole);
  g_assert_cmpstr (shorter, ==, brief);
}

/* On the button that ends the phase, and in table mode. */
static void
test_named (void)
{
  g_autoptr (AdjGame) game = fixture_both ();
  const AdjPicks nothing = { 0 };
  AdjTableMoment moment = { game, played_view (game), adj_game_get_field (game), &nothing };
  g_autoptr (AdjTablePrompt) prompt = adj_table_prompt_new (&moment);

  g_assert_cmpstr (prompt->side, ==, "Both sides");
  g_assert_cmpint (prompt->colour, ==, -1);
  assert_next (game, "To Movement of both sides", "→ both: Movement");
  played_on (game, "next!");
  assert_next (game, "To Turn 2, both, Combat", "→ Turn 2, both");
}

static AdjIntent
click_on (AdjGame *game, const AdjPicks *picks, AdjHexId hex, int unit)
{
  AdjView view = played_view (game);

  return adj_intent_click (&view, adj_game_get_field (game), picks, hex_of (game, hex), unit,
                           FALSE);
}

/* Whatever is picked, nobody is sent on a march of his own: he is plotted (E N.1). A friend in the
 * next hex is passed, one farther off is plotted instead; a counter that is dragged is plotted,
 * too.
 */
static void
test_no_march (void)
{
  g_autoptr (AdjGame) game = fixture_both ();
  AdjPicks picks = { 0 };
  AdjView view;
  AdjIntent intent;

  played_on (game, "next!");
  intent = click_on (game, &picks, 102, -1);
  g_assert_cmpint (intent.kind, ==, ADJ_INTENT_TAKE);
  g_assert_cmpint (intent.unit, ==, played_unit (game, "u2"));
  adj_picks_toggle_unit (&picks, intent.unit);
  intent = click_on (game, &picks, 203, -1);
  g_assert_cmpint (intent.kind, ==, ADJ_INTENT_PLOT);
  g_assert_cmpint (intent.hex, ==, hex_of (game, 203));
  intent = click_on (game, &picks, 203, played_unit (game, "ug"));
  g_assert_cmpint (intent.kind, ==, ADJ_INTENT_TAKE);
  played_on (game, "place ug 0202");
  intent = click_on (game, &picks, 202, played_unit (game, "ug"));
  g_assert_cmpint (intent.kind, ==, ADJ_INTENT_PLOT);
  g_assert_cmpint (click_on (game, &picks, 102, -1).kind, ==, ADJ_INTENT_NOTHING);
  view = played_view (game);
  intent = adj_intent_drop (&view, adj_game_get_field (game),
                            (const guint16[]){ (guint16) played_unit (game, "u1") }, 1,
                            hex_of (game, 301), FALSE);
  g_assert_cmpint (intent.kind, ==, ADJ_INTENT_PLOT);
  g_assert_cmpint (intent.unit, ==, played_unit (game, "u1"));
}

/* Those of one turn stand by sides, and the order is one. */
static void
test_arrivals (void)
{
  g_autoptr (AdjGame) game = fixture_both ();
  g_autofree AdjArrivalFacts *arrivals = g_new0 (AdjArrivalFacts, 2 * ADJ_MAX_UNITS);
  AdjView view = played_view (game);

  g_assert_cmpuint (adj_arrival_list_find (&view, adj_game_get_field (game), arrivals), ==, 2);
  g_assert_cmpint (arrivals[0].unit, ==, played_unit (game, "u3"));
  g_assert_cmpint (arrivals[1].unit, ==, played_unit (game, "c3"));
}

static void
read_command (AdjGame *game, AdjCommandCase *command)
{
  AdjView view = played_view (game);

  adj_command_case_read (command, &view, adj_game_get_field (game), 0);
}

/* Y S4.3: one side after the other finds its digits; then all scatter, in any order. */
static void
test_command (void)
{
  g_autoptr (AdjGame) game = fixture_both ();
  g_autofree AdjCommandCase *command = g_new0 (AdjCommandCase, 1);
  AdjOrder order;
  g_autofree char *text = NULL;

  played_on (game, "place c2 0602; place c1 0501; next!");
  played_on (game, "option command-control");
  read_command (game, command);
  g_assert_cmpint (command->side, ==, 0);
  order = adj_command_case_order (command, 2);
  text = adj_order_print (adj_game_get_book (game), &order);
  g_assert_cmpstr (text, ==, "scatter union die 2");
  played_on (game, text);
  read_command (game, command);
  g_assert_cmpint (command->side, ==, 1);
  g_assert_cmpint (command->stage, ==, ADJ_STAGE_THROW);
  played_on (game, "scatter die 2");
  read_command (game, command);
  g_assert_true (command->of_both);
  g_assert_cmpint (adj_command_case_next (command), ==, played_unit (game, "u2"));
  g_assert_true (adj_command_case_may_drift (command, played_unit (game, "c1")));
  played_on (game, "drift u2 5 1; drift u1 5 1");
  read_command (game, command);
  g_assert_cmpint (adj_command_case_next (command), ==, played_unit (game, "c1"));
}

/* Y S5.21: when both have thrown, and before anybody has marched, those whose plots are struck are
 * listed, both sides' together. */
static void
test_struck (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree AdjCommandCase *command = g_new0 (AdjCommandCase, 1);
  AdjView view;
  g_autofree char *said = NULL;
  g_autofree char *first = NULL;
  gboolean wilder = FALSE;

  played_on (game, "option simultaneous-movement; option command-control; place 2/1/xiv 1218; "
                   "place wilder 1320; seal union paper; seal confederate paper; next");
  played_on (game, "scatter union die 5; scatter confederate die 4; reveal; plot wilder . . 1321");
  read_command (game, command);
  view = played_view (game);
  g_assert_true (command->of_both);
  said = adj_command_say_order (command, &view);
  g_assert_cmpstr (said, ==, "They scatter when all have marched: their plots are struck");
  g_assert_cmpuint (command->n, ==, 11);
  for (guint i = 0; i < command->n; i++)
    wilder |= command->list[i].unit == played_unit (game, "wilder");
  g_assert_true (wilder);
  first = adj_command_say_listed (command, &view, adj_game_get_field (game), &command->list[0]);
  g_assert_nonnull (strstr (first, " · "));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/staff/both/clicks", test_clicks);
  g_test_add_func ("/staff/both/target first", test_target_first);
  g_test_add_func ("/staff/both/stack", test_stack);
  g_test_add_func ("/staff/both/offers", test_offers);
  g_test_add_func ("/staff/both/due", test_due);
  g_test_add_func ("/staff/both/named", test_named);
  g_test_add_func ("/staff/both/no march", test_no_march);
  g_test_add_func ("/staff/both/arrivals", test_arrivals);
  g_test_add_func ("/staff/both/command", test_command);
  g_test_add_func ("/staff/Y S5.21/+ struck plots are listed", test_struck);
  return g_test_run ();
}
