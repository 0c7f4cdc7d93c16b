/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lots.h"
#include "revised.h"
#include "sketch-show.h"

/* Zones of control (BG 6). All maps here are flat, even columns half a hex lower: 0303 has the
 * neighbours 0302 n, 0402 ne, 0403 se, 0304 s, 0203 sw, 0202 nw. */

/* The hexes in zones of a side: "0302 0402". */
static void
assert_zone (Sketch *s, int side, const char *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (AdjHex hex = 0; hex < s->book->n_hexes; hex++)
    if (adj_field_in_ezoc (&s->field, hex, adj_enemy (side)))
      g_string_append_printf (text, "%s%04d", text->len > 0 ? " " : "", s->book->hexes[hex].id);
  g_assert_cmpstr (text->str, ==, expected);
}

#define TWO_APART "map flat 6x7; unit u1 union infantry 5 0302; unit x1 confederate infantry 5 0305"

/* The zone of 0305: 0304 0404 0405 0306 0205 0204. */
static void
test_stops (void)
{
  g_autoptr (Sketch) s = sketch_new (TWO_APART);

  g_assert_cmpstr (sketch_judge (s, "move u1 0302 0303 0304 0403"), ==, "BG 6.0 stops-in-zone");
  g_assert_cmpstr (sketch_judge (s, "move u1 0302 0303 0304 0404"), ==, "BG 6.0 stops-in-zone");
  g_assert_cmpint (sketch_cost (s, "u1", 304), ==, 2); /* nothing extra */
  g_assert_cmpint (sketch_cost (s, "u1", 406), ==, 6); /* round it: 0402 0503 0504 0505 0506 */
}

static void
test_goes_past (void)
{
  g_autoptr (Sketch) s = sketch_new (TWO_APART);

  g_assert_cmpstr (sketch_judge (s, "move u1 0302 0303 0304"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "move u1 0302 0303 0403 0504"), ==, "ok");
}

static void
test_six_hexes (void)
{
  g_autoptr (Sketch) s =
      sketch_new ("map flat 6x5; forest-rough 0302; unit x1 confederate infantry 5 0303;"
                  "unit u1 union infantry 3 0402");

  assert_zone (s, 1, "0202 0203 0302 0304 0402 0403"); /* 0402 too, though u1 is in it */
  assert_zone (s, 0, "0302 0303 0401 0403 0502 0503");
  sketch_set (s, "x1", ADJ_FACT_INEFFECTIVE); /* BG 11.2: it keeps its zone */
  assert_zone (s, 1, "0202 0203 0302 0304 0402 0403");
}

static void
test_no_zone (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 6x5; road 0303 0403; unit t1 union train 1 0303;"
                                     "wait x1 confederate infantry 5 turn 1 entry 0605");

  assert_zone (s, 0, "");
  assert_zone (s, 1, "");
}

/* The creek along 0303's north and north-east, with a bridge to 0302 alone. */
#define CREEK                                                                                      \
  "map flat 6x5; side 0302 0303 creek bridge road; side 0303 0402 creek;"                          \
  "side 0303 0403 creek ford; unit x1 confederate infantry 5 0303;"

static void
test_bridge_and_ford (void)
{
  g_autoptr (Sketch) s = sketch_new (CREEK "unit u1 union infantry 5 0502");

  assert_zone (s, 1, "0202 0203 0302 0304 0403");
}

static void
test_creek (void)
{
  g_autoptr (Sketch) s = sketch_new (CREEK "unit u1 union infantry 5 0502");

  g_assert_cmpstr (sketch_judge (s, "move u1 0502 0402 0401"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "move u1 0502 0402 0403 0503"), ==, "BG 6.0 stops-in-zone");
}

static void
test_ferry_hex (void)
{
  g_autoptr (Sketch) s =
      sketch_new ("map flat 6x5; river-ferry 0303; river 0302 0304; ferry 0202 0303 0402;"
                  "unit x1 confederate infantry 5 0202; unit u1 union infantry 5 0402");

  assert_zone (s, 1, "0102 0103 0201 0203 0302");
  g_assert_false (adj_field_controls (&s->field, sketch_unit (s, "x1"), sketch_unit (s, "u1")));
}

/* ---- The field follows ---- */

static void
assert_same (const AdjField *field, const AdjField *other)
{
  guint n = field->book->n_hexes;

  g_assert_cmpmem (field->first, n * sizeof field->first[0], other->first,
                   n * sizeof other->first[0]);
  g_assert_cmpmem (field->count, n * sizeof field->count[0], other->count,
                   n * sizeof other->count[0]);
  g_assert_cmpmem (field->zones, n, other->zones, n);
  for (int unit = 0; unit < field->table->n_units; unit++)
    if (adj_table_on_map (field->table, unit))
      g_assert_cmpuint (field->next[unit], ==, other->next[unit]);
}

/* Placed anywhere by lot, also beside the map or among enemies. */
static void
place_by_lot (Sketch *s)
{
  g_autofree AdjField *anew = g_new (AdjField, 1);
  Lots lots = { .seed = 17 };

  adj_judge_begin (s->judge, s->table);
  for (int i = 0; i < 2000; i++)
    {
      int unit = (int) lots_pick (&lots, s->table->n_units);
      AdjHex hex =
          lots_chance (&lots, 15) ? ADJ_NO_HEX : (AdjHex) lots_pick (&lots, s->book->n_hexes);

      adj_judge_begin (s->judge, s->judge->table);
      adj_judge_do_unit (s->judge, ADJ_EFFECT_PLACED, unit, hex, 0);
      adj_field_read (anew, s->book, s->judge->table);
      assert_same (&s->judge->field, anew);
    }
}

/* Some moved by lot, and behind those of the book a dummy of that side and arm. */
static AdjTable *
scatter (Sketch *s, Lots *lots, int side, int arm)
{
  AdjEffect dummy = adj_effect (ADJ_EFFECT_DUMMY);

  dummy.unit = s->table->n_units;
  dummy.side = (gint8) side;
  dummy.arm = arm;
  adj_judge_begin (s->judge, s->table);
  adj_judge_do (s->judge, &dummy);
  for (int unit = 0; unit < s->judge->table->n_units; unit++)
    if (unit == dummy.unit || lots_chance (lots, 50))
      adj_judge_do_unit (s->judge, ADJ_EFFECT_PLACED, unit,
                         (AdjHex) lots_pick (lots, s->book->n_hexes), 0);
  g_assert_cmpint (s->judge->standing, !=, ADJ_IMPOSSIBLE);
  return adj_table_copy (s->judge->table);
}

/* Positions of one book after each other, with fewer units or more, and with a dummy that has a
 * zone of control where another stood that has none. */
static void
follow_by_lot (Sketch *s)
{
  g_autofree AdjField *anew = g_new (AdjField, 1);
  Lots lots = { .seed = 18 };

  for (int i = 0; i < 300; i++)
    {
      guint arm = lots_pick (&lots, s->book->ruleset->n_arms);
      g_autoptr (AdjTable) table = scatter (s, &lots, i % ADJ_SIDES, (int) arm);

      adj_judge_begin (s->judge, i % 5 == 0 ? s->table : table);
      adj_field_read (anew, s->book, s->judge->table);
      assert_same (&s->judge->field, anew);
      adj_judge_begin (s->judge, table);
      adj_field_read (anew, s->book, table);
      assert_same (&s->judge->field, anew);
    }
}

/* In one hex, which neither moves out of. */
static void
follow_a_change (Sketch *s, int arm, int other)
{
  g_autofree AdjField *anew = g_new (AdjField, 1);
  g_autofree AdjField *field = g_new (AdjField, 1);
  AdjUnitState *unit = &s->table->units[0];

  unit->arm = (gint8) arm;
  adj_field_read (field, s->book, s->table);
  unit->arm = (gint8) other;
  unit->side = (gint8) adj_enemy (unit->side);
  adj_field_follow (field);
  adj_field_read (anew, s->book, s->table);
  assert_same (field, anew);
}

#define CROWD                                                                                      \
  "unit u1 union infantry 5 0302; unit u2 union infantry 5 0302; unit u3 union artillery 5 0303;"  \
  "unit x1 confederate infantry 5 0304; unit x2 confederate infantry 5 0304;"                      \
  "unit x3 confederate cavalry 5 0402"

static void
test_field_follows (void)
{
  g_autoptr (Sketch) s =
      sketch_new ("map flat 5x5; side 0303 0402 creek; side 0302 0303 creek bridge road;"
                  "road 0203 0204; unit t1 union train 1 0204;" CROWD);
  g_autoptr (Sketch) unknown = revised_new ("map pointy 5x5;" CROWD);

  place_by_lot (s);
  place_by_lot (unknown);
}

static void
test_field_follows_table (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 5x5; unit t1 union train 1 0204;" CROWD);
  int n_arms = (int) s->book->ruleset->n_arms;

  follow_by_lot (s);
  for (int arm = 0; arm < n_arms; arm++)
    for (int other = 0; other < n_arms; other++)
      follow_a_change (s, arm, other);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/BG 6.0/+ a zone ends the move for nothing extra", test_stops);
  g_test_add_func ("/rules/BG 6.0/- beside a zone nothing stops", test_goes_past);
  g_test_add_func ("/rules/BG 6.1/+ six hexes, friends in them or not", test_six_hexes);
  g_test_add_func ("/rules/BG 6.1/- neither trains nor units to come", test_no_zone);
  g_test_add_func ("/rules/BG 6.6/+ across bridge and ford", test_bridge_and_ford);
  g_test_add_func ("/rules/BG 6.6/- not across a creek", test_creek);
  g_test_add_func ("/rules/BG 6.6/- not into a ferry hex", test_ferry_hex);
  g_test_add_func ("/rules/zones/the field follows who is moved", test_field_follows);
  g_test_add_func ("/rules/zones/the field follows to another table", test_field_follows_table);
  return g_test_run ();
}
