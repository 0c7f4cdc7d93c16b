/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/alias.h"
#include "rules/intelligence.h"
#include "sketch.h"

/* The names by which others call units that lie face down. */

#define FRIENDS                                                                                    \
  "map flat 8x6; unit u1 union infantry 5 0101; unit u2 union infantry 4 0301;"                    \
  "unit u3 union infantry 3 0301; unit x1 confederate infantry 4 0806"

/* Turns units and deals, as one order; the table then has what came of it. */
static void
turn (Sketch *s, gboolean down, const char *const *units)
{
  adj_judge_begin (s->judge, s->table);
  for (int i = 0; units[i] != NULL; i++)
    {
      int unit = sketch_unit (s, units[i]);

      adj_intelligence_flip (s->judge, &unit, 1, down);
    }
  adj_alias_deal (s->judge);
  adj_table_assign (s->table, s->judge->table);
  adj_field_read (&s->field, s->book, s->table);
}

/* A move with what follows any order. */
static void
march (Sketch *s, const char *order)
{
  g_assert_cmpstr (sketch_do (s, order), ==, "ok");
}

static int
alias (const Sketch *s, const char *unit)
{
  return s->table->units[sketch_unit (s, unit)].alias;
}

static void
test_dealt (void)
{
  g_autoptr (Sketch) s = sketch_new (FRIENDS);
  const char *const all[] = { "u1", "u2", "u3", NULL };

  turn (s, TRUE, all);
  g_assert_cmpint (alias (s, "u1"), ==, 1); /* the first hex, and nobody else in it */
  g_assert_cmpint (alias (s, "u2") + alias (s, "u3"), ==, 5);
  g_assert_cmpint (alias (s, "u2"), !=, alias (s, "u3"));
  g_assert_cmpint (alias (s, "x1"), ==, 0);
}

/* Those who wait off the map have aliases too, and nobody tells by them who they are. */
static void
test_waiting (void)
{
  g_autoptr (Sketch) s = sketch_new (
      FRIENDS ";wait u4 union infantry 4 turn 2 entry 0101;wait u5 union infantry 3 turn 3 entry "
              "0101");
  const char *const all[] = { "u1", "u4", "u5", NULL };

  turn (s, TRUE, all);
  g_assert_cmpint (alias (s, "u1"), ==, 1);
  g_assert_cmpint (alias (s, "u4") + alias (s, "u5"), ==, 5);
}

/* It stays with a unit that goes alone, or along with those it stood with. */
static void
test_kept (void)
{
  g_autoptr (Sketch) s = sketch_new (FRIENDS);
  const char *const all[] = { "u1", "u2", "u3", NULL };
  int second;

  turn (s, TRUE, all);
  second = alias (s, "u2");
  march (s, "move u1 0101 0102");
  march (s, "move u2 u3 0301 0302");
  g_assert_cmpint (alias (s, "u1"), ==, 1);
  g_assert_cmpint (alias (s, "u2"), ==, second);
}

/* A unit that comes to another makes new aliases of both. */
static void
test_dealt_anew (void)
{
  g_autoptr (Sketch) s = sketch_new (FRIENDS);
  const char *const two[] = { "u1", "u2", NULL };

  turn (s, TRUE, two);
  march (s, "move u1 0101 0201 0301");
  g_assert_cmpint (MIN (alias (s, "u1"), alias (s, "u2")), ==, 3);
  g_assert_cmpint (MAX (alias (s, "u1"), alias (s, "u2")), ==, 4);
  g_assert_cmpint (alias (s, "u3"), ==, 0); /* it lies face up among them */
}

/* Turns two units in one hex in the order with that number. */
static Sketch *
deal_two (const char *secret, guint32 number)
{
  const char *const two[] = { "u2", "u3", NULL };
  Sketch *s = sketch_new (FRIENDS);

  s->judge->secret = secret;
  s->judge->number = number;
  turn (s, TRUE, two);
  return s;
}

/* Over many orders neither the order of the book nor its reverse comes out always; and the same
 * order on the same position is always dealt alike. */
static void
test_order_tells_nothing (void)
{
  int rising = 0;

  for (guint32 number = 1; number <= 40; number++)
    {
      g_autoptr (Sketch) s = deal_two ("mine", number);
      g_autoptr (Sketch) again = deal_two ("mine", number);

      g_assert_true (adj_table_equal (s->table, again->table));
      rising += alias (s, "u2") < alias (s, "u3");
    }
  g_assert_cmpint (rising, >, 8);
  g_assert_cmpint (rising, <, 32);
}

/* A player who does not know the secret has the chances of a coin, whatever else he knows. */
static void
test_secret (void)
{
  int same = 0;

  for (guint32 number = 1; number <= 40; number++)
    {
      g_autoptr (Sketch) mine = deal_two ("mine", number);
      g_autoptr (Sketch) guess = deal_two ("a guess", number);

      same += alias (mine, "u2") == alias (guess, "u2");
    }
  g_assert_cmpint (same, >, 8);
  g_assert_cmpint (same, <, 32);
}

/* Then it is only said that one is needed, and by nobody who deals nothing. */
static void
test_without_secret (void)
{
  g_autoptr (Sketch) s = deal_two (NULL, 1);
  const char *const none[] = { NULL };

  g_assert_true (s->judge->needs_secret);
  g_assert_cmpint (alias (s, "u2"), ==, 0);
  g_assert_cmpint (alias (s, "u3"), ==, 0);
  g_clear_pointer (&s, sketch_free);
  s = sketch_new (FRIENDS);
  turn (s, TRUE, none);
  g_assert_false (s->judge->needs_secret);
}

/* A number that one of them lays down is not taken up by the other, or it would tell who was dealt
 * to first. */
static void
test_no_number_twice (void)
{
  for (guint32 number = 1; number <= 10; number++)
    {
      g_autoptr (Sketch) s = sketch_new (FRIENDS);
      const char *const all[] = { "u1", "u2", NULL };

      turn (s, TRUE, all);
      s->table->units[sketch_unit (s, "u1")].alias = ADJ_MAX_ALIAS;
      s->table->units[sketch_unit (s, "u2")].alias = 1;
      s->judge->number = number;
      march (s, "move u1 0101 0201 0301");
      g_assert_cmpint (MIN (alias (s, "u1"), alias (s, "u2")), ==, 2);
      g_assert_cmpint (MAX (alias (s, "u1"), alias (s, "u2")), ==, 3);
    }
}

/* Two that bear one alias since a correction both get new ones, wherever they are. */
static void
test_borne_twice (void)
{
  g_autoptr (Sketch) s = sketch_new (FRIENDS);
  const char *const two[] = { "u1", "u2", NULL };

  turn (s, TRUE, two);
  s->table->units[sketch_unit (s, "u1")].alias = 2;
  march (s, "move u1 0101 0102");
  g_assert_cmpint (alias (s, "u1"), !=, alias (s, "u2"));
}

/* Two are found whatever the alias, the highest too; two without one bear none. */
static void
test_borne_twice_told (void)
{
  g_autoptr (Sketch) s = sketch_new (FRIENDS);

  for (int number = 0; number <= ADJ_MAX_ALIAS; number++)
    {
      s->table->units[sketch_unit (s, "u1")].alias = (guint8) number;
      s->table->units[sketch_unit (s, "u2")].alias = 0;
      g_assert_false (adj_alias_is_borne_twice (s->table));
      s->table->units[sketch_unit (s, "u2")].alias = (guint8) number;
      g_assert_true (adj_alias_is_borne_twice (s->table) == (number > 0));
    }
}

static void
test_turned_up (void)
{
  g_autoptr (Sketch) s = sketch_new (FRIENDS);
  const char *const one[] = { "u1", NULL };

  turn (s, TRUE, one);
  g_assert_true (sketch_has (s, "u1", ADJ_FACT_FACE_DOWN));
  turn (s, TRUE, one); /* as it lies already */
  g_assert_cmpuint (s->judge->n_effects, ==, 0);
  turn (s, FALSE, one);
  g_assert_false (sketch_has (s, "u1", ADJ_FACT_FACE_DOWN));
  g_assert_cmpint (alias (s, "u1"), ==, 0);
}

/* The numbers go on from the highest; when there is none higher, free ones are taken. */
static void
test_runs_out (void)
{
  g_autoptr (Sketch) s = sketch_new (FRIENDS);
  const char *const one[] = { "u1", NULL };

  s->table->units[sketch_unit (s, "u2")].alias = ADJ_MAX_ALIAS;
  turn (s, TRUE, one);
  g_assert_cmpint (alias (s, "u1"), ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/alias/dealt", test_dealt);
  g_test_add_func ("/rules/alias/waiting", test_waiting);
  g_test_add_func ("/rules/alias/kept", test_kept);
  g_test_add_func ("/rules/alias/dealt anew", test_dealt_anew);
  g_test_add_func ("/rules/alias/order tells nothing", test_order_tells_nothing);
  g_test_add_func ("/rules/alias/secret", test_secret);
  g_test_add_func ("/rules/alias/without secret", test_without_secret);
  g_test_add_func ("/rules/alias/no number twice", test_no_number_twice);
  g_test_add_func ("/rules/alias/borne twice", test_borne_twice);
  g_test_add_func ("/rules/alias/borne twice told", test_borne_twice_told);
  g_test_add_func ("/rules/alias/turned up", test_turned_up);
  g_test_add_func ("/rules/alias/runs out", test_runs_out);
  return g_test_run ();
}
