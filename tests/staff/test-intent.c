/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "record/act.h"
#include "record/order-settle.h"
#include "record/throw.h"
#include "sketch.h"
#include "staff/board-hints.h"
#include "staff/choices.h"
#include "staff/destination.h"
#include "staff/intent.h"
#include "staff/pile.h"

/* A Union stack of three beside two Confederates, one more Union unit apart, one still to come. */
#define LAYOUT                                                                                     \
  "map flat 8x7 odd\n"                                                                             \
  "unit u1 union infantry 5 0303; unit u2 union infantry 4 0303; unit u3 union infantry 3 0202\n"  \
  "wait u4 union infantry 4 turn 1 entry 0101 0107\n"                                              \
  "unit c1 confederate infantry 2 0404; unit c2 confederate infantry 3 0804\n"                     \
  "turns 5 first union"

static AdjView
view_of (const Sketch *sketch)
{
  return adj_view (sketch->book, sketch->table, ADJ_EYES_ALL);
}

static AdjPicks
picks_of (const Sketch *sketch, const char *a, const char *b)
{
  AdjPicks picks = { 0 };

  if (a != NULL)
    adj_picks_toggle_unit (&picks, sketch_unit (sketch, a));
  if (b != NULL)
    adj_picks_toggle_unit (&picks, sketch_unit (sketch, b));
  return picks;
}

static void
read_field (Sketch *sketch)
{
  adj_field_read (&sketch->field, sketch->book, sketch->table);
}

static AdjIntent
click (Sketch *sketch, const AdjPicks *picks, AdjHexId hex, const char *unit, gboolean add)
{
  AdjView view = view_of (sketch);

  read_field (sketch);
  return adj_intent_click (&view, &sketch->field, picks, sketch_hex (sketch, hex),
                           unit != NULL ? sketch_unit (sketch, unit) : -1, add);
}

/* order: NULL for none. */
static void
assert_text (const AdjView *view, const AdjIntent *intent, const char *order)
{
  g_autofree char *text =
      intent->orders != NULL
          ? adj_orders_show (view, (const AdjOrder *) intent->orders->data, intent->orders->len)
          : NULL;

  g_assert_cmpstr (text, ==, order);
}

static void
assert_orders (Sketch *sketch, const AdjPicks *picks, AdjHexId hex, const char *order)
{
  AdjView view = view_of (sketch);
  g_auto (AdjIntent) intent = click (sketch, picks, hex, NULL, FALSE);

  g_assert_cmpint (intent.kind, ==, ADJ_INTENT_ORDER);
  assert_text (&view, &intent, order);
}

static void
assert_drops (
    Sketch *sketch, const AdjPicks *units, AdjHexId hex, gboolean umpire, const char *order)
{
  AdjView view = view_of (sketch);
  g_auto (AdjIntent) intent = { 0 };

  read_field (sketch);
  intent = adj_intent_drop (&view, &sketch->field, units->units, units->n_units,
                            sketch_hex (sketch, hex), umpire);
  assert_text (&view, &intent, order);
}

static void
test_picks_to_move (void)
{
  g_autoptr (Sketch) sketch = sketch_new (LAYOUT);
  const AdjPicks none = { 0 };
  AdjPicks u1 = picks_of (sketch, "u1", NULL);
  AdjIntent intent;

  sketch_phase (sketch, 1, "first-movement");
  intent = click (sketch, &none, 303, "u1", FALSE);
  g_assert_cmpint (intent.kind, ==, ADJ_INTENT_PICK);
  g_assert_cmpuint (intent.picks.n_units, ==, 1);
  intent = click (sketch, &u1, 303, "u2", FALSE);
  g_assert_cmpuint (intent.picks.n_units, ==, 1);
  g_assert_true (adj_picks_has_unit (&intent.picks, sketch_unit (sketch, "u2")));
  intent = click (sketch, &u1, 303, "u2", TRUE);
  g_assert_cmpuint (intent.picks.n_units, ==, 2);
  intent = click (sketch, &u1, 303, "u1", FALSE);
  g_assert_cmpuint (intent.picks.n_units, ==, 0);
  intent = click (sketch, &none, 303, NULL, FALSE); /* the ground: the stack */
  g_assert_cmpuint (intent.picks.n_units, ==, 2);
  intent = click (sketch, &none, 505, NULL, FALSE);
  g_assert_cmpint (intent.kind, ==, ADJ_INTENT_NOTHING);
}

static void
test_moves (void)
{
  g_autoptr (Sketch) sketch = sketch_new (LAYOUT);
  AdjPicks u1 = picks_of (sketch, "u1", NULL);
  AdjPicks stack = picks_of (sketch, "u1", "u2");
  AdjPicks apart = picks_of (sketch, "u1", "u3");
  AdjPicks enemy = picks_of (sketch, "c2", NULL);
  AdjIntent intent;

  sketch_phase (sketch, 1, "first-movement");
  assert_orders (sketch, &u1, 302, "move u1 0302");
  assert_orders (sketch, &stack, 302, "move u1+u2 0302");
  assert_orders (sketch, &apart, 302, "move u1 0302; move u3 0302");
  assert_orders (sketch, &u1, 202, "move u1 0202"); /* onto a friend, by the ground */
  intent = click (sketch, &enemy, 805, NULL, FALSE);
  g_assert_cmpint (intent.kind, ==, ADJ_INTENT_NOTHING);
  assert_drops (sketch, &u1, 302, FALSE, "move u1 0302");
  assert_drops (sketch, &apart, 302, FALSE, "move u1 0302; move u3 0302");
  assert_drops (sketch, &u1, 303, FALSE, NULL);
  assert_drops (sketch, &stack, 607, TRUE, "place u1+u2 0607");
  assert_drops (sketch, &enemy, 805, FALSE, "move c2 0805"); /* the verdict will speak of it */
}

/* A friend's counter stands for its hex only where all may end their move: not where they stand,
 * beyond their reach, in another phase, or on top of a full stack (BG 5.32). */
static void
test_destinations (void)
{
  g_autoptr (Sketch) sketch = sketch_new (
      "map flat 12x7 odd\n"
      "unit u1 union infantry 5 0303; unit u2 union infantry 4 0304; unit u3 union infantry 3 "
      "0707\n"
      "unit u5 union infantry 3 0405; unit u6 union infantry 3 0405; unit c1 confederate infantry "
      "3 0802\n"
      "turns 5 first union");
  AdjPicks u1 = picks_of (sketch, "u1", NULL);
  const AdjPicks none = { 0 };
  AdjPicks enemy = picks_of (sketch, "c1", NULL);

  sketch_phase (sketch, 1, "first-movement");
  read_field (sketch);
  g_assert_true (adj_destination_is (&sketch->field, &u1, sketch_hex (sketch, 304)));
  g_assert_nonnull (adj_destination_tell (&sketch->field, &u1, sketch_hex (sketch, 304), FALSE));
  g_assert_true (adj_destination_is (&sketch->field, &u1, sketch_hex (sketch, 302)));
  g_assert_null (adj_destination_tell (&sketch->field, &u1, sketch_hex (sketch, 302), TRUE));
  g_assert_false (adj_destination_is (&sketch->field, &u1, sketch_hex (sketch, 303)));
  g_assert_false (adj_destination_is (&sketch->field, &u1, sketch_hex (sketch, 1207)));
  g_assert_false (adj_destination_is (&sketch->field, &u1, sketch_hex (sketch, 405)));
  g_assert_false (adj_destination_is (&sketch->field, &none, sketch_hex (sketch, 304)));
  g_assert_false (adj_destination_is (&sketch->field, &enemy, sketch_hex (sketch, 803)));
  g_assert_false (adj_destination_is (&sketch->field, &u1, ADJ_NO_HEX));
  sketch_phase (sketch, 1, "first-combat");
  read_field (sketch);
  g_assert_false (adj_destination_is (&sketch->field, &u1, sketch_hex (sketch, 304)));
}

static void
test_enters (void)
{
  g_autoptr (Sketch) sketch = sketch_new (LAYOUT);
  AdjPicks u4 = picks_of (sketch, "u4", NULL);

  sketch_phase (sketch, 1, "first-movement");
  assert_orders (sketch, &u4, 107, "enter u4 0107");
  assert_orders (sketch, &u4, 106, "enter u4 0107 0106");
  assert_drops (sketch, &u4, 102, FALSE, "enter u4 0101 0102");
}

static void
test_targets (void)
{
  g_autoptr (Sketch) sketch = sketch_new (LAYOUT);
  AdjPicks u1 = picks_of (sketch, "u1", NULL);
  AdjView view = view_of (sketch);
  g_auto (AdjIntent) dropped = { 0 };
  AdjIntent intent;

  sketch_phase (sketch, 1, "first-combat");
  intent = click (sketch, &u1, 404, "c1", FALSE);
  g_assert_cmpint (intent.kind, ==, ADJ_INTENT_PICK);
  g_assert_true (adj_picks_has_target (&intent.picks, sketch_hex (sketch, 404)));
  g_assert_cmpuint (intent.picks.n_units, ==, 1);
  intent = click (sketch, &intent.picks, 404, "c1", FALSE);
  g_assert_cmpuint (intent.picks.n_targets, ==, 0);
  intent = click (sketch, &u1, 303, "u2", FALSE); /* beside the others, without Ctrl */
  g_assert_cmpuint (intent.picks.n_units, ==, 2);
  intent = click (sketch, &u1, 303, NULL, FALSE);
  g_assert_cmpuint (intent.picks.n_units, ==, 2);
  intent = click (sketch, &u1, 505, NULL, FALSE);
  g_assert_cmpint (intent.kind, ==, ADJ_INTENT_NOTHING);
  dropped = adj_intent_drop (&view, &sketch->field, u1.units, 1, sketch_hex (sketch, 404), FALSE);
  g_assert_cmpint (dropped.kind, ==, ADJ_INTENT_PICK);
  g_assert_true (adj_picks_has_target (&dropped.picks, sketch_hex (sketch, 404)));
}

/* Retreat, then advance: where they lead, a click pays. */
static void
test_pays (void)
{
  g_autoptr (Sketch) sketch = sketch_new (LAYOUT);
  const AdjPicks none = { 0 };
  AdjPicks c1 = picks_of (sketch, "c1", NULL);
  AdjPicks u2 = picks_of (sketch, "u2", NULL);
  AdjIntent intent;

  sketch_phase (sketch, 1, "first-combat");
  sketch_do (sketch, "attack 0404 from u1 u2");
  sketch_do (sketch, "roll 1 Dr");
  assert_orders (sketch, &none, 504, "retreat c1 0504");
  assert_drops (sketch, &c1, 405, FALSE, "retreat c1 0405");
  /* not lawful, beside the attackers: the verdict says so */
  assert_drops (sketch, &c1, 403, FALSE, "retreat c1 0403");
  sketch_do (sketch, "retreat c1 0504");
  intent = click (sketch, &none, 404, NULL, FALSE);
  g_assert_cmpint (intent.kind, ==, ADJ_INTENT_ASK); /* u1 or u2? */
  assert_orders (sketch, &u2, 404, "advance u2 0404");
}

/* ---- Choices ---- */

static gboolean
offers (Sketch *sketch, const GPtrArray *choices, const char *order)
{
  AdjView view = view_of (sketch);

  for (guint i = 0; i < choices->len; i++)
    {
      const AdjChoice *choice = g_ptr_array_index (choices, i);
      g_autofree char *text = adj_order_show (&view, &g_array_index (choice->orders, AdjOrder, 0));

      if (g_str_equal (text, order))
        return TRUE;
    }
  return FALSE;
}

static GPtrArray *
choices_at (Sketch *sketch, const AdjPicks *picks, AdjHexId hex, const char *unit)
{
  AdjView view = view_of (sketch);

  read_field (sketch);
  return adj_choices_find (&view, picks, sketch_hex (sketch, hex),
                           unit != NULL ? sketch_unit (sketch, unit) : -1);
}

static void
test_choices (void)
{
  g_autoptr (Sketch) sketch = sketch_new (LAYOUT);
  const AdjPicks none = { 0 };
  AdjPicks u1 = picks_of (sketch, "u1", NULL);
  g_autoptr (GPtrArray) move = NULL;
  g_autoptr (GPtrArray) stand = NULL;
  g_autoptr (GPtrArray) arrive = NULL;
  g_autoptr (GPtrArray) fight = NULL;

  sketch_phase (sketch, 1, "first-movement");
  move = choices_at (sketch, &u1, 302, "u3");
  g_assert_true (offers (sketch, move, "move u1 0302"));
  g_assert_true (offers (sketch, move, "place u1 0302"));
  g_assert_true (offers (sketch, move, "eliminate u3"));
  g_assert_true (offers (sketch, move, "status u3 ineffective"));
  g_assert_false (offers (sketch, move, "mark 0302 entrenchment")); /* they are not played */
  stand = choices_at (sketch, &none, 202, "u3");
  g_assert_false (offers (sketch, stand, "mark 0202 building"));
  arrive = choices_at (sketch, &none, 107, NULL);
  g_assert_true (offers (sketch, arrive, "enter u4 0107"));
  sketch_phase (sketch, 1, "first-combat");
  fight = choices_at (sketch, &u1, 404, "c1");
  g_assert_true (offers (sketch, fight, "attack 0404 from u1"));
  g_assert_false (offers (sketch, fight, "place u1 0404")); /* two sides never share a hex */
}

/* By the umpire's hand, where they are played (Y 5.4); one that lies there goes at any time. */
static void
test_choices_entrenchment (void)
{
  g_autoptr (Sketch) sketch = sketch_new (LAYOUT);
  AdjPicks u1 = picks_of (sketch, "u1", NULL);
  g_autoptr (GPtrArray) empty = NULL;
  g_autoptr (GPtrArray) stand = NULL;
  g_autoptr (GPtrArray) lies = NULL;

  sketch_phase (sketch, 1, "first-movement");
  sketch_option (sketch, ADJ_OPTION_ENTRENCHMENTS, 1);
  empty = choices_at (sketch, &u1, 302, "u3");
  g_assert_true (offers (sketch, empty, "mark 0302 entrenchment"));
  g_assert_false (offers (sketch, empty, "mark 0302 none"));
  g_assert_false (offers (sketch, empty, "mark 0302 building")); /* nobody is there to dig */
  stand = choices_at (sketch, &u1, 202, "u3");
  g_assert_true (offers (sketch, stand, "mark 0202 building"));
  sketch_do (sketch, "mark 0302 entrenchment");
  sketch_option (sketch, ADJ_OPTION_ENTRENCHMENTS, 0);
  lies = choices_at (sketch, &u1, 302, "u3");
  g_assert_true (offers (sketch, lies, "mark 0302 none"));
}

static void
test_choices_owed (void)
{
  g_autoptr (Sketch) sketch = sketch_new (LAYOUT);
  const AdjPicks none = { 0 };
  g_autoptr (GPtrArray) roll = NULL;
  g_autoptr (GPtrArray) retreat = NULL;
  g_autoptr (GPtrArray) advance = NULL;

  sketch_phase (sketch, 1, "first-combat");
  sketch_do (sketch, "attack 0404 from u1 u2");
  roll = choices_at (sketch, &none, 101, NULL);
  g_assert_true (offers (sketch, roll, "roll"));
  sketch_do (sketch, "roll 1 Dr");
  retreat = choices_at (sketch, &none, 404, "c1");
  g_assert_true (offers (sketch, retreat, "retreat c1 0504"));
  g_assert_false (offers (sketch, retreat, "roll"));
  sketch_do (sketch, "retreat c1 0504");
  advance = choices_at (sketch, &none, 404, NULL);
  g_assert_true (offers (sketch, advance, "advance u1 0404"));
  g_assert_true (offers (sketch, advance, "advance u2 0404"));
  g_assert_true (offers (sketch, advance, "stay"));
}

static void
assert_possible (Sketch *sketch, const AdjChoice *choice)
{
  AdjView view = view_of (sketch);
  AdjOrder order = g_array_index (choice->orders, AdjOrder, 0);
  g_autofree char *text = adj_order_show (&view, &order);
  g_autofree char *why = NULL;

  g_test_message ("%s: %s", text, choice->label);
  g_assert_true (adj_order_settle (&order, &sketch->field, ADJ_EYES_ALL, &why));
  adj_judge_begin (sketch->judge, sketch->table);
  if (!adj_order_wants_die (&order))
    adj_order_judge (sketch->judge, &order);
  g_assert_cmpint (sketch->judge->standing, !=, ADJ_IMPOSSIBLE);
  g_assert_cmpint (choice->warned, ==, sketch->judge->standing == ADJ_WARNED);
  g_assert_cmpuint (strlen (choice->label), >, 0);
  g_assert_null (strchr (choice->label, '{'));
}

/* Everywhere on a whole battle, about everybody, with all sorts of picks: what is offered can be
 * ordered. */
static void
test_every_choice_is_possible (void)
{
  static const char *const phases[] = { "first-movement", "first-combat" };
  g_autoptr (Sketch) sketch = sketch_load ("chickamauga");
  guint n = 0;

  for (guint p = 0; p < G_N_ELEMENTS (phases); p++)
    {
      sketch_phase (sketch, 2, phases[p]);
      read_field (sketch);
      for (guint hex = 0; hex < sketch->book->n_hexes; hex += 7)
        {
          AdjView view = view_of (sketch);
          AdjPicks picks = { .n_units = 1, .units = { (guint16) (hex % sketch->table->n_units) } };
          guint16 first = sketch->field.first[hex];
          g_autoptr (GPtrArray) choices = adj_choices_find (
              &view, &picks, (AdjHex) hex, first != ADJ_NOBODY ? first : picks.units[0]);

          for (guint i = 0; i < choices->len; i++)
            assert_possible (sketch, g_ptr_array_index (choices, i));
          n += choices->len;
        }
    }
  g_assert_cmpuint (n, >, 1000);
}

/* ---- Hints ---- */

static void
test_reach_of_several (void)
{
  g_autoptr (Sketch) sketch = sketch_new (LAYOUT);
  g_autofree AdjHints *hints = g_new0 (AdjHints, 1);
  AdjPicks apart = picks_of (sketch, "u3", "u1");

  sketch_phase (sketch, 1, "first-movement");
  read_field (sketch);
  adj_hints_reach (hints, &sketch->field, apart.units, 1);
  g_assert_true (hints->reaching);
  g_assert_cmpint (hints->cost[sketch_hex (sketch, 201)], ==, ADJ_MP);
  g_assert_cmpint (hints->step[sketch_hex (sketch, 202)], ==, ADJ_THERE_NOT);
  g_assert_cmpint (hints->step[sketch_hex (sketch, 404)], ==, ADJ_THERE_NOT);
  g_assert_cmpint (hints->step[sketch_hex (sketch, 103)], ==, ADJ_THERE_STAY);
  /* u1 stands in a zone of control and goes nowhere (BG 5.13): so do both together */
  adj_hints_reach (hints, &sketch->field, apart.units, 2);
  g_assert_cmpint (hints->step[sketch_hex (sketch, 103)], ==, ADJ_THERE_NOT);
  adj_hints_reach (hints, &sketch->field, NULL, 0);
  g_assert_false (hints->reaching);
}

static void
test_reach_of_waiting (void)
{
  g_autoptr (Sketch) sketch = sketch_new (LAYOUT);
  g_autofree AdjHints *hints = g_new0 (AdjHints, 1);
  AdjPicks u4 = picks_of (sketch, "u4", NULL);

  sketch_phase (sketch, 1, "first-movement");
  read_field (sketch);
  adj_hints_reach (hints, &sketch->field, u4.units, 1);
  g_assert_cmpint (hints->step[sketch_hex (sketch, 107)], ==, ADJ_THERE_STAY);
  g_assert_cmpint (hints->cost[sketch_hex (sketch, 107)], ==, ADJ_MP);
  g_assert_cmpint (hints->cost[sketch_hex (sketch, 102)], ==, 2 * ADJ_MP);
}

static void
test_cost_text (void)
{
  static const struct
  {
    int sixths;
    const char *text;
  } costs[] = { { 0, "0" }, { 3, "½" }, { 6, "1" }, { 15, "2½" }, { 26, "4⅓" } };
  char text[ADJ_COST_TEXT];

  for (guint i = 0; i < G_N_ELEMENTS (costs); i++)
    {
      adj_hints_cost_text (costs[i].sixths, text);
      g_assert_cmpstr (text, ==, costs[i].text);
    }
}

/* What finds no room is said. */
static void
test_picks_full (void)
{
  AdjPicks picks = { 0 };
  g_autofree char *nothing = NULL;
  g_autofree char *units = NULL;
  g_autofree char *hexes = NULL;

  for (int i = 0; i < ADJ_MAX_BATTLE_UNITS; i++)
    g_assert_true (adj_picks_toggle_unit (&picks, i));
  for (AdjHex hex = 0; hex < ADJ_MAX_TARGETS; hex++)
    g_assert_true (adj_picks_toggle_target (&picks, hex));
  nothing = adj_picks_left_out (&picks);
  g_assert_null (nothing);
  g_assert_false (adj_picks_toggle_target (&picks, ADJ_MAX_TARGETS));
  hexes = adj_picks_left_out (&picks);
  g_assert_cmpstr (hexes, ==, "at most 6 hexes at once");
  g_assert_false (adj_picks_toggle_unit (&picks, ADJ_MAX_BATTLE_UNITS));
  units = adj_picks_left_out (&picks);
  g_assert_cmpstr (units, ==, "an order takes at most 64 units");
  g_assert_true (adj_picks_toggle_unit (&picks, 0)); /* who is among them can be let go */
  g_assert_cmpuint (picks.n_units, ==, ADJ_MAX_BATTLE_UNITS - 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/staff/intent/picks-full", test_picks_full);
  g_test_add_func ("/staff/intent/picks-to-move", test_picks_to_move);
  g_test_add_func ("/staff/intent/moves", test_moves);
  g_test_add_func ("/staff/intent/destinations", test_destinations);
  g_test_add_func ("/staff/intent/enters", test_enters);
  g_test_add_func ("/staff/intent/targets", test_targets);
  g_test_add_func ("/staff/intent/pays", test_pays);
  g_test_add_func ("/staff/choices/fit", test_choices);
  g_test_add_func ("/staff/choices/Y 5.4/entrenchments", test_choices_entrenchment);
  g_test_add_func ("/staff/choices/owed", test_choices_owed);
  g_test_add_func ("/staff/choices/every-one-is-possible", test_every_choice_is_possible);
  g_test_add_func ("/staff/hints/reach-of-several", test_reach_of_several);
  g_test_add_func ("/staff/hints/reach-of-waiting", test_reach_of_waiting);
  g_test_add_func ("/staff/hints/cost-text", test_cost_text);
  return g_test_run ();
}
