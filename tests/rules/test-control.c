/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/attack.h"
#include "rules/duties.h"
#include "rules/exposure.h"
#include "rules/scatter.h"
#include "sketch.h"

/* The Union has level 3, the Confederates 2 and from turn 4 on 1. */
#define MAP "map flat 12x9; turns 6 night 3; "
#define LEVELS                                                                                     \
  "\n<command side=\"union\" from=\"1\" level=\"3\"/>"                                             \
  "\n<command side=\"confederate\" from=\"1\" to=\"3\" level=\"2\"/>"                              \
  "\n<command side=\"confederate\" from=\"4\" level=\"1\"/>"
#define UNITS                                                                                      \
  "unit u1 union infantry 5 0201; unit u2 union cavalry 4 0302; unit u3 union artillery 3 0303; "  \
  "unit u4 union infantry 2 0406; unit c1 confederate infantry 6 1001; "

static Sketch *
begin (const char *layout)
{
  Sketch *self = sketch_new (layout);

  sketch_option (self, ADJ_OPTION_COMMAND_CONTROL, 1);
  return self;
}

static AdjControl
control_of (const Sketch *self, const char *unit)
{
  return (AdjControl) self->table->units[sketch_unit (self, unit)].control;
}

/* ---- Y 5.50, 5.51 ---- */

/* Die 1 at level 3: 1 3 6. Every arm, and the hex decides. */
static void
test_die (void)
{
  g_autoptr (Sketch) self = begin (MAP UNITS LEVELS);

  g_assert_cmpstr (sketch_do (self, "scatter die 1"), ==, "ok");
  g_assert_cmphex (self->table->digits[0], ==, 1u << 1 | 1u << 3 | 1u << 6);
  g_assert_cmpint (control_of (self, "u1"), ==, ADJ_CONTROL_LOST);
  g_assert_cmpint (control_of (self, "u2"), ==, ADJ_CONTROL_KEPT);
  g_assert_cmpint (control_of (self, "u3"), ==, ADJ_CONTROL_LOST);
  g_assert_cmpint (control_of (self, "u4"), ==, ADJ_CONTROL_LOST);
  g_assert_cmpint (control_of (self, "c1"), ==, ADJ_CONTROL_KEPT); /* the other side's */
}

/* Asked at the start of each Movement Phase, the Night's too; never with the option off. */
static void
test_owed (void)
{
  g_autoptr (Sketch) self = begin (MAP UNITS LEVELS);
  g_autoptr (Sketch) off = sketch_new (MAP UNITS LEVELS);

  g_assert_cmpstr (sketch_judge (self, "move u2 0302 0301"), ==, "Y 5.51 owes-scatter");
  g_assert_cmpstr (sketch_judge (self, "next"), ==, "Y 5.51 owes-scatter");
  sketch_do (self, "scatter die 5"); /* 2 5 0 */
  g_assert_cmpstr (sketch_judge (self, "move u1 0201 0301"), ==, "ok");
  g_assert_cmpstr (sketch_judge (self, "scatter die 5"), ==, "impossible: nothing-owed");
  sketch_phase (self, 3, "second-movement");
  g_assert_true (adj_scatter_is_owed (&self->field, 1));
  g_assert_false (adj_scatter_is_owed (&self->field, 0));
  g_assert_cmpstr (sketch_judge (off, "move u2 0302 0301"), ==, "ok");
  g_assert_cmpstr (sketch_judge (off, "scatter die 5"), ==, "impossible: nothing-owed");
}

/* Control is lost through the Combat Phase, and comes back at the end of the Player-Turn. */
static void
test_return (void)
{
  g_autoptr (Sketch) self = begin (MAP UNITS LEVELS);

  sketch_do (self, "scatter die 1");
  g_assert_cmpstr (sketch_do (self, "next"), ==,
                   "Y 5.52 owes-drift; Y 5.52 owes-drift; Y 5.52 owes-drift");
  g_assert_cmpint (control_of (self, "u1"), ==, ADJ_CONTROL_LOST);
  sketch_do (self, "next");
  g_assert_cmpint (control_of (self, "u1"), ==, ADJ_CONTROL_KEPT);
  g_assert_cmphex (self->table->digits[0], ==, 0);
  g_assert_true (adj_scatter_is_owed (&self->field, 1));
}

/* Y 5.54, a ruling: reinforcements off the map never scatter, and come in as usual. */
static void
test_arrivals (void)
{
  g_autoptr (Sketch) self = begin (MAP UNITS "wait u5 union infantry 3 turn 1 entry 0101; " LEVELS);

  sketch_do (self, "scatter die 1");
  g_assert_cmpint (control_of (self, "u5"), ==, ADJ_CONTROL_KEPT);
  g_assert_cmpstr (sketch_do (self, "enter u5 0101"), ==, "ok");
  g_assert_cmpint (control_of (self, "u5"), ==, ADJ_CONTROL_KEPT);
}

/* ---- Y 5.52: the others first ---- */

static void
test_order (void)
{
  g_autoptr (Sketch) self = begin (MAP UNITS LEVELS);

  sketch_do (self, "scatter die 1");
  g_assert_cmpstr (sketch_judge (self, "drift u1 4 2"), ==, "ok"); /* nobody else wants to move */
  g_assert_cmpstr (sketch_judge (self, "move u1 0201 0301"), ==, "Y 5.52 out-of-control");
  g_assert_cmpstr (sketch_judge (self, "drift u2 4 2"), ==, "Y 5.51 in-control");
  sketch_do (self, "move u2 0302 0301");
  g_assert_cmpstr (sketch_do (self, "drift u1 4 2"), ==, "ok");
  g_assert_cmpint (control_of (self, "u1"), ==, ADJ_CONTROL_DRIFTED);
  g_assert_cmpint (self->table->units[sketch_unit (self, "u1")].hex, ==, sketch_hex (self, 203));
  g_assert_cmpstr (sketch_judge (self, "drift u1 4 2"), ==, "BG 5.11 moved-already");
  g_assert_cmpstr (sketch_judge (self, "drift u3 4 2"), ==, "ok");
  sketch_phase (self, 1, "second-movement");
  g_assert_cmpstr (sketch_judge (self, "drift u3 4 2"), ==,
                   "BG 5.11 not-your-phase; Y 5.51 in-control");
}

static void
test_after (void)
{
  g_autoptr (Sketch) self = begin (MAP UNITS "unit u6 union infantry 1 0802; "
                                             "wait u5 union infantry 3 turn 1 entry 0101; " LEVELS);

  sketch_do (self, "scatter die 1");
  sketch_do (self, "move u2 0302 0301");
  sketch_do (self, "drift u1 4 2");
  g_assert_cmpstr (sketch_judge (self, "move u6 0802 0803"), ==, "Y 5.52 after-scattered");
  g_assert_cmpstr (sketch_judge (self, "enter u5 0101"), ==, "Y 5.52 after-scattered");
}

/* ---- Y 5.53, 5.55: in and out of zones ---- */

/* One that starts in an EZOC is listed, stays, owes no dice, and attacks as usual. */
static void
test_in_zone (void)
{
  g_autoptr (Sketch) self = begin (MAP "unit u1 union infantry 5 0503; "
                                       "unit c1 confederate infantry 2 0502; " LEVELS);
  g_auto (AdjDuties) duties = { 0 };

  sketch_do (self, "scatter die 1");
  adj_duties_find (&self->field, &duties);
  g_assert_cmpuint (duties.n, ==, 1);
  g_assert_cmpint (duties.duties[0].kind, ==, ADJ_DUTY_DRIFT);
  g_assert_cmpint (duties.duties[0].state, ==, ADJ_DUE_NOT_OWED);
  g_assert_cmpint (duties.duties[0].why, ==, ADJ_WHY_IN_ZONE);
  g_assert_cmpstr (sketch_do (self, "next"), ==, "ok");
  g_assert_cmpstr (sketch_judge (self, "attack 0502 from u1"), ==, "ok");
}

/* It may attack if it comes into an EZOC; a battery that does not may not bombard. */
static void
test_attacks (void)
{
  g_autoptr (Sketch) self = begin (MAP "unit u1 union infantry 5 0501; "
                                       "unit g1 union artillery 3 0803; "
                                       "unit g2 union artillery 3 0302; "
                                       "unit c1 confederate infantry 2 0504; " LEVELS);
  AdjHex target = sketch_hex (self, 504);

  sketch_do (self, "scatter die 1");
  g_assert_cmpstr (sketch_do (self, "move g2 0302 0303"), ==, "ok");
  g_assert_cmpstr (sketch_do (self, "drift u1 4 6"), ==, "ok");
  g_assert_cmpint (self->table->units[sketch_unit (self, "u1")].hex, ==, sketch_hex (self, 503));
  g_assert_cmpstr (sketch_do (self, "drift g1 6 1"), ==, "ok");
  g_assert_cmpstr (sketch_do (self, "next"), ==, "ok");
  g_assert_true (adj_attack_is_open_to (&self->field, sketch_unit (self, "u1"), target));
  g_assert_true (adj_attack_is_open_to (&self->field, sketch_unit (self, "g2"), target));
  g_assert_false (adj_attack_is_open_to (&self->field, sketch_unit (self, "g1"), target));
  g_assert_cmpstr (sketch_judge (self, "attack 0504 from u1 g2"), ==, "ok");
  g_assert_cmpstr (sketch_judge (self, "attack 0504 from u1 g1"), ==, "Y 5.55 out-of-control");
}

/* ---- Y 5.57: chits ---- */

static void
test_chits (void)
{
  g_autoptr (Sketch) self = begin (MAP UNITS LEVELS);

  g_assert_cmpstr (sketch_judge (self, "scatter chits 1 2 3"), ==, "Y 5.57 other-method");
  sketch_option (self, ADJ_OPTION_COMMAND_METHOD, ADJ_METHOD_CHITS);
  g_assert_cmpstr (sketch_judge (self, "scatter die 1"), ==, "Y 5.57 other-method");
  g_assert_cmpstr (sketch_judge (self, "scatter chits 1 2 3"), ==, "ok");
  g_assert_cmpstr (sketch_judge (self, "scatter chits 1 2 3 4"), ==, "impossible: too-many-chits");
  g_assert_cmpstr (sketch_do (self, "scatter chits 1"), ==, "ok");
  g_assert_cmpint (control_of (self, "u1"), ==, ADJ_CONTROL_LOST);
  g_assert_cmpint (control_of (self, "u2"), ==, ADJ_CONTROL_KEPT);
  g_assert_cmpint (self->table->chits[0], ==, 2);
  g_assert_true (adj_scatter_is_owed (&self->field, 0));
  g_assert_cmpstr (sketch_judge (self, "scatter chits 1"), ==, "impossible: chit-drawn-twice");
  g_assert_cmpstr (sketch_judge (self, "scatter chits 2 3 4"), ==, "impossible: too-many-chits");
  g_assert_cmpstr (sketch_do (self, "scatter chits 2 9"), ==, "ok");
  g_assert_cmpint (control_of (self, "u2"), ==, ADJ_CONTROL_LOST);
  g_assert_cmphex (self->table->digits[0], ==, 1u << 1 | 1u << 2 | 1u << 9);
  g_assert_false (adj_scatter_is_owed (&self->field, 0));
}

/* ---- Y 5.58: levels ---- */

static void
test_levels (void)
{
  g_autoptr (Sketch) self = begin (MAP UNITS LEVELS);
  g_autoptr (Sketch) none = begin (MAP UNITS);

  g_assert_cmpint (adj_command_level (&self->field, 0), ==, 3);
  g_assert_cmpint (adj_command_level (&self->field, 1), ==, 2);
  sketch_phase (self, 3, "first-movement");
  g_assert_cmpint (adj_command_level (&self->field, 1), ==, 2);
  sketch_phase (self, 4, "first-movement");
  g_assert_cmpint (adj_command_level (&self->field, 1), ==, 1);
  sketch_phase (self, 6, "first-movement");
  g_assert_cmpint (adj_command_level (&self->field, 0), ==, 3); /* a blank last turn */
  g_assert_false (adj_scatter_is_owed (&none->field, 0));
  g_assert_cmpstr (sketch_judge (none, "move u2 0302 0301"), ==, "ok");
  g_assert_cmpstr (sketch_judge (none, "scatter die 1"), ==, "impossible: no-command-level");
  g_assert_cmpstr (sketch_do (none, "scatter level 1 die 3"), ==, "ok"); /* 3 */
  g_assert_cmpint (control_of (none, "u3"), ==, ADJ_CONTROL_LOST);
}

/* Above 5 the die uses the fifth column, chits as many as there are. */
static void
test_high_levels (void)
{
  g_autoptr (Sketch) self = begin (MAP UNITS LEVELS);

  g_assert_cmpstr (sketch_judge (self, "scatter level 7 die 1"), ==, "Y 5.58 other-level");
  g_assert_cmphex (self->judge->table->digits[0], ==, 0x2aa); /* 1 3 5 7 9 */
  sketch_option (self, ADJ_OPTION_COMMAND_METHOD, ADJ_METHOD_CHITS);
  g_assert_cmpstr (sketch_judge (self, "scatter level 7 chits 0 1 2 3 4 5 6"), ==,
                   "Y 5.58 other-level");
  g_assert_cmpint (self->judge->table->chits[0], ==, 0);
}

/* ---- Y 5.58b ---- */

#define RESTRICTED                                                                                 \
  "map flat 12x9; turns 6 night 3; creek 0901 0902; side 0902 0903 creek bridge; "                 \
  "unit u1 union infantry 5 0201; unit u2 union infantry 4 0302; unit u3 union infantry 4 0402; "  \
  "unit c1 confederate infantry 6 0902; "                                                          \
  "\n<command side=\"union\" from=\"1\" level=\"4\" restricts=\"yes\"/>"                           \
  "\n<limit side=\"union\" from=\"1\" units=\"1\" lifted-by-crossing=\"creek\"/>"

/* Die 1 at level 4: 1 3 5 8. They do not scatter, may not move, and are none of those that may. */
static void
test_restricted (void)
{
  g_autoptr (Sketch) self = begin (RESTRICTED);

  g_assert_cmpstr (sketch_do (self, "scatter die 1"), ==, "ok");
  g_assert_cmpint (control_of (self, "u1"), ==, ADJ_CONTROL_HELD);
  g_assert_cmpint (control_of (self, "u2"), ==, ADJ_CONTROL_KEPT);
  g_assert_cmpstr (sketch_judge (self, "move u1 0201 0301"), ==, "Y 5.58b held-back");
  g_assert_cmpstr (sketch_judge (self, "drift u1 4 2"), ==, "Y 5.51 in-control");
  g_assert_cmpstr (sketch_do (self, "move u2 0302 0301"), ==, "ok");
  g_assert_cmpstr (sketch_judge (self, "move u3 0402 0401"), ==, "BG 5.19 move-limit");
  g_assert_cmpstr (sketch_do (self, "next"), ==, "ok"); /* nothing owed for those held */
}

/* A Confederate crosses the creek: the limit is lifted, and units scatter. */
static void
test_lifted (void)
{
  g_autoptr (Sketch) self = begin (RESTRICTED);

  sketch_phase (self, 1, "second-movement");
  g_assert_cmpstr (sketch_do (self, "move c1 0902 0903"), ==, "ok");
  sketch_phase (self, 2, "first-movement");
  g_assert_cmpstr (sketch_do (self, "scatter die 1"), ==, "ok");
  g_assert_cmpint (control_of (self, "u1"), ==, ADJ_CONTROL_LOST);
  g_assert_cmpstr (sketch_do (self, "move u2 0302 0301"), ==, "ok");
  g_assert_cmpstr (sketch_do (self, "move u3 0402 0401"), ==, "ok");
}

/* Its own side's crossing lifts nothing, nor does a level that the players name. */
static void
test_not_lifted (void)
{
  g_autoptr (Sketch) self = begin (RESTRICTED);

  sketch_do (self, "place c1 1201");
  sketch_do (self, "place u2 0902");
  g_assert_cmpstr (sketch_do (self, "move u2 0902 0903"), ==, "Y 5.51 owes-scatter");
  g_assert_true (adj_command_restricts (&self->field, 0));
  g_assert_cmpstr (sketch_do (self, "scatter level 4 die 1"), ==, "ok");
  g_assert_cmpint (control_of (self, "u1"), ==, ADJ_CONTROL_HELD);
}

/* Antietam's star, whichever level is typed and however the digits come up. */
static void
test_antietam (void)
{
  static const char *const throws[] = { "scatter die 1", "scatter level 4 die 1",
                                        "scatter level 2 die 6", "scatter level 4 chits 1 3 5 8" };

  for (guint i = 0; i < G_N_ELEMENTS (throws); i++)
    {
      g_autoptr (Sketch) self = sketch_load ("antietam");
      guint held = 0;

      sketch_option (self, ADJ_OPTION_COMMAND_CONTROL, 1);
      sketch_option (self, ADJ_OPTION_COMMAND_METHOD, i == 3 ? ADJ_METHOD_CHITS : ADJ_METHOD_DICE);
      sketch_do (self, throws[i]);
      for (int unit = 0; unit < self->table->n_units; unit++)
        {
          g_assert_cmpint (self->table->units[unit].control, !=, ADJ_CONTROL_LOST);
          held += self->table->units[unit].control == ADJ_CONTROL_HELD;
        }
      g_assert_cmpuint (held, >, 0);
    }
}

/* ---- Y 5.58: the level ---- */

static void
test_other_level (void)
{
  g_autoptr (Sketch) self = begin (MAP UNITS LEVELS);
  g_autoptr (Sketch) none = begin (MAP UNITS);

  g_assert_cmpint (adj_command_level (&self->field, 0), ==, 3);
  g_assert_cmpstr (sketch_judge (self, "scatter level 3 die 1"), ==, "ok");
  g_assert_cmpstr (sketch_judge (self, "scatter level 2 die 1"), ==, "Y 5.58 other-level");
  g_assert_cmpstr (sketch_judge (self, "scatter level 4 die 1"), ==, "Y 5.58 other-level");
  g_assert_cmpstr (sketch_judge (none, "scatter level 3 die 1"), ==, "ok");
}

/* ---- Y 5.59: the list ---- */

static void
test_list (void)
{
  g_autoptr (Sketch) self =
      begin (MAP "unit u1 union infantry 5 0603; "
                 "unit u2 union cavalry 4 0206; "
                 "unit u3 union infantry 3 0203; "
                 "unit u4 union infantry 2 0302; "
                 "unit c1 confederate infantry 1 0602; "
                 "unit u5 union infantry 2 1101; "
                 "creek 1101 1001; creek 1101 1102; creek 1101 1201; " LEVELS);
  AdjScattered list[16];
  guint n;

  sketch_do (self, "scatter die 1");
  n = adj_scattered_find (&self->field, 0, list);
  g_assert_cmpuint (n, ==, 4);
  g_assert_cmpint (list[0].unit, ==, sketch_unit (self, "u3"));
  g_assert_cmpint (list[1].unit, ==, sketch_unit (self, "u2"));
  g_assert_cmpint (list[2].unit, ==, sketch_unit (self, "u1"));
  g_assert_true (list[2].in_zone);
  g_assert_false (list[1].in_zone);
  g_assert_false (list[1].stuck);
  g_assert_cmpint (list[3].unit, ==, sketch_unit (self, "u5"));
  g_assert_true (list[3].stuck); /* creeks and the map's edge all around */
  sketch_do (self, "move u4 0302 0301");
  sketch_do (self, "drift u3 4 1");
  n = adj_scattered_find (&self->field, 0, list);
  g_assert_cmpuint (n, ==, 4);
  g_assert_cmpint (list[0].control, ==, ADJ_CONTROL_DRIFTED);
  g_assert_cmpint (list[1].control, ==, ADJ_CONTROL_LOST);
  g_assert_cmpuint (adj_scattered_find (&self->field, 1, list), ==, 0);
}

/* ---- Y 5.56: exposure ---- */

/* Counted out over all dice, and over all draws of three chits from ten. */
static void
test_exposure (void)
{
  g_autoptr (Sketch) self = begin (MAP UNITS LEVELS);
  AdjExposure exposure;
  int strength = 0;
  int units = 0;

  for (int die = 1; die <= 6; die++)
    {
      g_autofree char *order = g_strdup_printf ("scatter die %d", die);

      sketch_judge (self, order);
      for (int unit = 0; unit < self->table->n_units; unit++)
        if (self->judge->table->units[unit].control == ADJ_CONTROL_LOST)
          {
            units++;
            strength += self->table->units[unit].strength;
          }
    }
  adj_exposure_find (&exposure, &self->field, 0, 0, ADJ_METHOD_DICE);
  g_assert_cmpint (exposure.level, ==, 3);
  g_assert_cmpint (exposure.units.num, ==, units);
  g_assert_cmpint (exposure.strength.num, ==, strength);
  g_assert_cmpint (exposure.strength.den, ==, 6);
  adj_exposure_find (&exposure, &self->field, 0, 0, ADJ_METHOD_CHITS);
  g_assert_cmpint (exposure.strength.num, ==, 3 * 14);
  g_assert_cmpint (exposure.strength.den, ==, 10);
  g_assert_cmpint (adj_exposure_of (&exposure, &self->field, 0).num, ==, 3);
  adj_exposure_find (&exposure, &self->field, 0, 1, ADJ_METHOD_DICE);
  g_assert_cmpint (exposure.digits[2].num, ==, 0); /* never at level 1 */
  g_assert_cmpint (exposure.digits[1].num, ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/Y 5.50/+ it comes back", test_return);
  g_test_add_func ("/rules/Y 5.51/+ by the last digit", test_die);
  g_test_add_func ("/rules/Y 5.51/+ at the start of each Movement Phase", test_owed);
  g_test_add_func ("/rules/Y 5.54/- reinforcements do not scatter", test_arrivals);
  g_test_add_func ("/rules/Y 5.52/+ others first", test_order);
  g_test_add_func ("/rules/Y 5.52/- after the scattered", test_after);
  g_test_add_func ("/rules/Y 5.53/- it stays in a zone", test_in_zone);
  g_test_add_func ("/rules/Y 5.55/+ attacks", test_attacks);
  g_test_add_func ("/rules/Y 5.57/+ chits", test_chits);
  g_test_add_func ("/rules/Y 5.58/+ levels", test_levels);
  g_test_add_func ("/rules/Y 5.58/- another level than the scenario's", test_other_level);
  g_test_add_func ("/rules/Y 11.62/+ levels above the table", test_high_levels);
  g_test_add_func ("/rules/Y 5.58b/+ held back", test_restricted);
  g_test_add_func ("/rules/Y 5.58b/+ on Antietam", test_antietam);
  g_test_add_func ("/rules/Y 5.58b/- lifted", test_lifted);
  g_test_add_func ("/rules/Y 5.58b/- not lifted", test_not_lifted);
  g_test_add_func ("/rules/Y 5.59/+ the list", test_list);
  g_test_add_func ("/rules/Y 5.56/+ exposure", test_exposure);
  return g_test_run ();
}
