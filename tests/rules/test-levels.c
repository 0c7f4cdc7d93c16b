/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/arrivals.h"
#include "rules/flips.h"
#include "sketch.h"
#include "table/apply.h"
#include "table/effect-row.h"

/* Two days with the third turn a Night. The Union is in the west, the Confederates in the east,
 * four hexes apart, so that nobody is near anybody unless a test says so. */
#define MAP "map flat 12x8; turns 6 night 3; "
#define UNION "unit u1 union infantry 5 0202; unit u2 union infantry 4 0204; "
#define GRAY "unit c1 confederate infantry 6 1002; unit c2 confederate infantry 2 1004; "

/* The beginning of turn 4, with the dice waited for. */
static Sketch *
dawn (const char *layout)
{
  Sketch *self = sketch_new (layout);

  sketch_option (self, ADJ_OPTION_VARIABLE_INITIATIVE, 1);
  sketch_phase (self, 3, "first-movement");
  sketch_do (self, "next");
  sketch_do (self, "next");
  g_assert_cmpint (self->table->turn, ==, 4);
  g_assert_true (adj_table_owes_dawn (self->table));
  return self;
}

static AdjMuster *
muster_of (const Sketch *self)
{
  AdjMuster *muster = g_new (AdjMuster, 1);

  adj_muster_read (muster, &self->field, NULL);
  return muster;
}

static void
assert_term (const Sketch *self, const char *unit, AdjTerm term)
{
  g_autofree AdjMuster *muster = muster_of (self);

  g_assert_cmpint (muster->units[sketch_unit (self, unit)].term, ==, term);
}

static int
group_of (const Sketch *self, const char *unit)
{
  g_autofree AdjMuster *muster = muster_of (self);

  return muster->units[sketch_unit (self, unit)].group;
}

static int
level_of (const Sketch *self, int side, int die)
{
  g_autofree AdjMuster *muster = muster_of (self);

  return adj_initiative_level (&muster->sides[side], die);
}

static void
do_effect (Sketch *self, AdjEffectKind kind, const char *unit, int value)
{
  AdjEffect effect = adj_effect_of_unit (
      kind, unit != NULL ? sketch_unit (self, unit) : ADJ_NO_UNIT, ADJ_NO_HEX, value);

  g_assert_true (adj_table_apply (self->table, self->book, &effect));
  adj_field_read (&self->field, self->book, self->table);
}

/* ---- E IL.1, E IL.9: the order of play ---- */

static void
test_asked (void)
{
  g_autoptr (Sketch) self = dawn (MAP UNION GRAY);

  g_assert_cmpstr (sketch_judge (self, "move u1 0202 0203"), ==, "E IL.1 owes-initiative");
  g_assert_cmpstr (sketch_judge (self, "next"), ==, "E IL.1 owes-initiative");
  g_assert_cmpstr (sketch_do (self, "initiative union 1 confederate 1"), ==, "ok");
  g_assert_false (adj_table_owes_dawn (self->table));
  g_assert_cmpint (self->table->dawn_dice[0], ==, 1);
  g_assert_cmpint (self->table->levels[0], ==, 18);
  g_assert_cmpint (self->table->levels[1], ==, 16);
  g_assert_cmpint (self->table->first_player, ==, 0);
  g_assert_cmpstr (sketch_judge (self, "move u1 0202 0203"), ==, "ok");
  g_assert_cmpstr (sketch_judge (self, "initiative union 1 confederate 1"), ==,
                   "impossible: nothing-owed");
}

/* Only with the option, and only on the first Day turn after a Night. */
static void
test_not_asked (void)
{
  g_autoptr (Sketch) off = sketch_new (MAP UNION GRAY);
  g_autoptr (Sketch) on = sketch_new (MAP UNION GRAY);

  sketch_phase (off, 3, "first-movement");
  sketch_do (off, "next");
  sketch_do (off, "next");
  g_assert_cmpint (off->table->turn, ==, 4);
  g_assert_false (adj_table_owes_dawn (off->table));
  sketch_option (on, ADJ_OPTION_VARIABLE_INITIATIVE, 1);
  for (int i = 0; i < 4; i++)
    sketch_do (on, "next");
  g_assert_cmpint (on->table->turn, ==, 2);
  g_assert_false (adj_table_owes_dawn (on->table));
  for (int i = 0; i < 4; i++)
    sketch_do (on, "next");
  g_assert_cmpint (on->table->turn, ==, 3);
  g_assert_false (adj_table_owes_dawn (on->table));
}

static void
assert_phase (const Sketch *self, int turn, const char *phase, int side)
{
  g_assert_cmpint (self->table->turn, ==, turn);
  g_assert_cmpstr (self->book->ruleset->phases[self->table->phase].id, ==, phase);
  g_assert_cmpint (self->table->phasing, ==, 1 << side);
}

/* The other side moves first then and in every turn, the Night among them, until the next dawn. */
static void
test_changes_hands (void)
{
  g_autoptr (Sketch) self = dawn (MAP UNION GRAY "unit c3 confederate infantry 9 1006");

  assert_phase (self, 4, "first-movement", 0);
  g_assert_cmpstr (sketch_do (self, "initiative union 3 confederate 3"), ==, "ok");
  assert_phase (self, 4, "first-movement", 1);
  g_assert_cmpint (self->table->first_player, ==, 1);
  g_assert_cmpstr (sketch_judge (self, "move c1 1002 0902"), ==, "ok");
  for (int i = 0; i < 2; i++)
    sketch_do (self, "next");
  assert_phase (self, 4, "second-movement", 0);
  for (int i = 0; i < 2; i++)
    sketch_do (self, "next");
  assert_phase (self, 5, "first-movement", 1);
}

static void
test_keeps_at_night (void)
{
  g_autoptr (Sketch) self = sketch_new (MAP UNION GRAY);
  AdjEffect first = adj_effect (ADJ_EFFECT_FIRST);

  first.side = 1;
  g_assert_true (adj_table_apply (self->table, self->book, &first));
  sketch_option (self, ADJ_OPTION_VARIABLE_INITIATIVE, 1);
  sketch_phase (self, 2, "second-combat");
  sketch_do (self, "next");
  assert_phase (self, 3, "first-night", 1);
  sketch_do (self, "next");
  assert_phase (self, 3, "second-night", 0);
}

/* Equal levels: who held it keeps it, whoever that is. */
static void
test_tie (void)
{
  for (int holder = 0; holder < ADJ_SIDES; holder++)
    {
      g_autoptr (Sketch) self = sketch_new (MAP "unit u1 union infantry 5 0202; "
                                                "unit c1 confederate infantry 5 1002");
      AdjEffect first = adj_effect (ADJ_EFFECT_FIRST);

      first.side = (gint8) holder;
      g_assert_true (adj_table_apply (self->table, self->book, &first));
      sketch_option (self, ADJ_OPTION_VARIABLE_INITIATIVE, 1);
      sketch_phase (self, 3, "second-movement");
      sketch_do (self, "next");
      g_assert_cmpstr (sketch_do (self, "initiative union 2 confederate 5"), ==, "ok");
      g_assert_cmpint (self->table->first_player, ==, holder);
      assert_phase (self, 4, "first-movement", holder);
    }
}

/* The cardboard is right: what the players applied stands, with a warning if it is not the sum. */
static void
test_applied (void)
{
  g_autoptr (Sketch) self = dawn (MAP UNION GRAY);

  g_assert_cmpstr (sketch_judge (self, "initiative union 1 confederate 1 result union"), ==, "ok");
  g_assert_cmpstr (sketch_do (self, "initiative union 1 confederate 1 result confederate"), ==,
                   "E IL.1 other-first");
  g_assert_cmpint (self->table->first_player, ==, 1);
}

/* Nobody threw: the phase is left with a warning, and the holder keeps it. */
static void
test_left_unasked (void)
{
  g_autoptr (Sketch) self = dawn (MAP UNION GRAY "unit c3 confederate infantry 9 1006");

  g_assert_cmpstr (sketch_do (self, "next"), ==, "E IL.1 owes-initiative");
  g_assert_false (adj_table_owes_dawn (self->table));
  assert_phase (self, 4, "first-combat", 0);
}

/* Two Night turns in a row are one night: what the units were when the first fell is kept, units
 * that come in either count as rested, and the dice are owed when day breaks. */
static void
test_long_night (void)
{
  g_autoptr (Sketch) self = sketch_new ("map flat 12x8; turns 6 night 3 night 4; " UNION GRAY
                                        "wait u3 union infantry 3 turn 3 entry 0101; "
                                        "wait u4 union infantry 2 turn 4 entry 0101");

  sketch_option (self, ADJ_OPTION_VARIABLE_INITIATIVE, 1);
  sketch_phase (self, 2, "second-combat");
  sketch_set (self, "u1", ADJ_FACT_INEFFECTIVE);
  do_effect (self, ADJ_EFFECT_FOUGHT, "u2", 1);
  sketch_do (self, "next");
  sketch_do (self, "enter u3 0101");
  sketch_do (self, "next");
  sketch_do (self, "next");
  g_assert_cmpint (self->table->turn, ==, 4);
  g_assert_cmpint (self->table->day, ==, 1);
  g_assert_false (adj_table_owes_dawn (self->table));
  sketch_do (self, "enter u4 0101 0201");
  sketch_do (self, "next");
  sketch_do (self, "next");
  g_assert_cmpint (self->table->turn, ==, 5);
  g_assert_cmpint (self->table->day, ==, 2);
  g_assert_true (adj_table_owes_dawn (self->table));
  assert_term (self, "u1", ADJ_TERM_INEFFECTIVE);
  assert_term (self, "u2", ADJ_TERM_FOUGHT);
  assert_term (self, "u3", ADJ_TERM_NIGHT);
  assert_term (self, "u4", ADJ_TERM_NIGHT);
}

/* ---- E IL.2 to E IL.6: who counts what ---- */

static void
test_arms (void)
{
  g_autoptr (Sketch) self = dawn (MAP "unit u1 union infantry 5 0202; "
                                      "unit u2 union cavalry 4 0204; "
                                      "unit u3 union artillery 3 0206; " GRAY);

  assert_term (self, "u1", ADJ_TERM_RESTED);
  assert_term (self, "u2", ADJ_TERM_NONE);
  assert_term (self, "u3", ADJ_TERM_NONE);
  g_assert_cmpint (level_of (self, 0, 1), ==, 10);
}

static void
test_day (void)
{
  g_autoptr (Sketch) self = sketch_new (MAP UNION GRAY);

  do_effect (self, ADJ_EFFECT_FOUGHT, "u1", 1);
  assert_term (self, "u1", ADJ_TERM_FOUGHT);
  assert_term (self, "u2", ADJ_TERM_RESTED);
  g_assert_cmpint (level_of (self, 0, 1), ==, 5 + 8);
  sketch_option (self, ADJ_OPTION_VARIABLE_INITIATIVE, 1);
  sketch_phase (self, 3, "second-movement");
  sketch_do (self, "next");
  assert_term (self, "u1", ADJ_TERM_FOUGHT); /* the day past, though the next has begun */
  sketch_do (self, "initiative union 1 confederate 1");
  assert_term (self, "u1", ADJ_TERM_RESTED); /* and for the dawn after that it is over */
}

/* A unit that attacks, bombards, is attacked or bombarded has taken part. */
static void
test_taking_part (void)
{
  g_autoptr (Sketch) self = sketch_new (
      "map flat 12x8; turns 6 night 3; unit u1 union infantry 5 0403; unit g1 union artillery 3 "
      "0202; unit u2 union infantry 5 0208; unit c1 confederate infantry 6 0503; "
      "unit c2 confederate infantry 2 1004");

  sketch_phase (self, 1, "first-combat");
  g_assert_cmpstr (sketch_do (self, "attack 0503 from u1"), ==, "ok");
  sketch_do (self, "roll 4 Dr");
  assert_term (self, "u1", ADJ_TERM_FOUGHT);
  assert_term (self, "c1", ADJ_TERM_FOUGHT);
  assert_term (self, "u2", ADJ_TERM_RESTED);
  assert_term (self, "c2", ADJ_TERM_RESTED);
}

/* The state of the units at nightfall counts, though all recover in the Night. */
static void
test_ineffective (void)
{
  g_autoptr (Sketch) self = sketch_new (MAP UNION GRAY);

  sketch_option (self, ADJ_OPTION_VARIABLE_INITIATIVE, 1);
  sketch_phase (self, 2, "second-combat");
  sketch_set (self, "u1", ADJ_FACT_INEFFECTIVE);
  sketch_set (self, "u2", ADJ_FACT_INEFFECTIVE);
  assert_term (self, "u1", ADJ_TERM_INEFFECTIVE);
  for (int i = 0; i < 3; i++)
    sketch_do (self, "next");
  g_assert_true (adj_table_owes_dawn (self->table));
  g_assert_false (sketch_has (self, "u1", ADJ_FACT_INEFFECTIVE));
  assert_term (self, "u1", ADJ_TERM_INEFFECTIVE);
  g_assert_cmpint (level_of (self, 0, 1), ==, 9);
  g_assert_cmpint (level_of (self, 0, 2), ==, 4); /* 5 + 4 together, fractions dropped */
  g_assert_cmpint (level_of (self, 0, 5), ==, 1);
  sketch_option (self, ADJ_OPTION_ATTACK_EFFECTIVENESS, 0);
  assert_term (self, "u1", ADJ_TERM_RESTED);
}

/* Ineffective only after nightfall: it does not count as such. */
static void
test_ineffective_late (void)
{
  g_autoptr (Sketch) self = sketch_new (MAP UNION GRAY);

  sketch_option (self, ADJ_OPTION_VARIABLE_INITIATIVE, 1);
  sketch_phase (self, 2, "second-combat");
  sketch_do (self, "next");
  sketch_set (self, "u1", ADJ_FACT_INEFFECTIVE);
  assert_term (self, "u1", ADJ_TERM_RESTED);
}

static void
test_lost (void)
{
  g_autoptr (Sketch) self = sketch_new (MAP UNION GRAY "unit g1 union artillery 3 0206");

  sketch_do (self, "eliminate u1");
  sketch_do (self, "eliminate g1");
  assert_term (self, "u1", ADJ_TERM_LOST);
  assert_term (self, "g1", ADJ_TERM_NONE);
  g_assert_cmpint (level_of (self, 0, 1), ==, 8 - 5);
  do_effect (self, ADJ_EFFECT_DAY, NULL, 2);
  g_assert_cmpint (level_of (self, 0, 1), ==, 8 - 5); /* since the start of the game */
  sketch_option (self, ADJ_OPTION_IL_LOSSES, ADJ_IL_LOSSES_DAY);
  assert_term (self, "u1", ADJ_TERM_NONE);
  g_assert_cmpint (level_of (self, 0, 1), ==, 8);
}

static void
test_exited (void)
{
  g_autoptr (Sketch) self = sketch_new (MAP UNION GRAY);

  do_effect (self, ADJ_EFFECT_EXITED, "u1", 6);
  assert_term (self, "u1", ADJ_TERM_NONE);
  g_assert_cmpint (level_of (self, 0, 1), ==, 8);
}

/* ---- E IL.7: reinforcements ---- */

#define ARRIVALS                                                                                   \
  "wait u3 union infantry 3 turn 3 entry 0101; wait u4 union infantry 7 turn 4 entry 0101 0108; "  \
  "wait u5 union infantry 2 turn 5 entry 0101; wait u6 union cavalry 6 turn 4 entry 0101; "

static void
test_night_and_first_day (void)
{
  g_autoptr (Sketch) self = sketch_new (MAP UNION GRAY ARRIVALS);

  sketch_option (self, ADJ_OPTION_VARIABLE_INITIATIVE, 1);
  assert_term (self, "u3", ADJ_TERM_NIGHT); /* to come before dawn */
  assert_term (self, "u4", ADJ_TERM_FIRST_DAY);
  assert_term (self, "u5", ADJ_TERM_NONE);
  sketch_phase (self, 3, "first-movement");
  g_assert_cmpstr (sketch_do (self, "enter u3 0101"), ==, "ok");
  sketch_do (self, "next");
  sketch_do (self, "next");
  assert_term (self, "u3", ADJ_TERM_NIGHT); /* it came by night */
  assert_term (self, "u4", ADJ_TERM_FIRST_DAY);
  assert_term (self, "u5", ADJ_TERM_NONE);
  assert_term (self, "u6", ADJ_TERM_NONE);
  g_assert_cmpint (level_of (self, 0, 1), ==, 2 * (5 + 4) + 2 * 3 + 7);
}

/* Overdue since the Night it comes on the first Day turn, once. */
static void
test_overdue (void)
{
  g_autoptr (Sketch) self = dawn (MAP UNION GRAY ARRIVALS);

  assert_term (self, "u3", ADJ_TERM_FIRST_DAY);
  g_assert_cmpint (level_of (self, 0, 1), ==, 2 * (5 + 4) + 3 + 7);
}

/* The owner holds one back, and then loses the initiative by it. */
static void
test_unticked (void)
{
  g_autoptr (Sketch) self =
      dawn (MAP "unit u1 union infantry 5 0202; " ARRIVALS "unit c1 confederate infantry 6 1002");

  g_assert_cmpint (level_of (self, 0, 1), ==, 10 + 3 + 7);
  g_assert_cmpstr (sketch_do (self, "initiative union 1 confederate 1 without u3 u4"), ==, "ok");
  g_assert_cmpint (self->table->levels[0], ==, 10);
  g_assert_cmpint (self->table->first_player, ==, 1);
}

/* A unit that is named has to be on its way, and to come by a hex it is listed for. */
static void
test_named (void)
{
  g_autoptr (Sketch) self = dawn (MAP UNION GRAY ARRIVALS);

  g_assert_cmpstr (sketch_judge (self, "initiative union 1 confederate 1 without u1"), ==,
                   "impossible: not-waiting");
  g_assert_cmpstr (sketch_judge (self, "initiative union 1 confederate 1 without u5"), ==,
                   "BG 15.0 not-due");
  g_assert_cmpstr (sketch_judge (self, "initiative union 1 confederate 1 by 0108 u3"), ==,
                   "BG 15.0 wrong-entry");
  g_assert_cmpstr (sketch_judge (self, "initiative union 1 confederate 1 by 0108 u4"), ==, "ok");
}

/* A dummy has no turn and no hexes of its own: naming it is no mistake, and it counts nothing. */
static void
test_dummy_named (void)
{
  g_autoptr (Sketch) self = dawn (MAP UNION GRAY ARRIVALS);

  sketch_option (self, ADJ_OPTION_LIMITED_INTELLIGENCE, 1);
  sketch_do (self, "dummies union 1");
  g_assert_cmpstr (sketch_judge (self, "initiative union 1 confederate 1 without dummy-1"), ==,
                   "ok");
  g_assert_cmpstr (sketch_do (self, "initiative union 1 confederate 1 by 0108 dummy-1"), ==, "ok");
  g_assert_cmpint (self->table->levels[0], ==, 18 + 3 + 7);
}

/* Nobody comes in where an enemy stands, by the other hex if there is one. */
static void
test_blocked (void)
{
  g_autoptr (Sketch) self = dawn (MAP UNION GRAY ARRIVALS "unit c3 confederate infantry 1 0101");
  g_autofree AdjMuster *muster = muster_of (self);

  assert_term (self, "u3", ADJ_TERM_NONE);
  assert_term (self, "u4", ADJ_TERM_FIRST_DAY);
  g_assert_cmpint (muster->units[sketch_unit (self, "u4")].hex, ==, sketch_hex (self, 108));
}

/* The sixth of a column pays six points; the seventh, and that is the weakest, does not come. */
static void
test_column (void)
{
  g_autoptr (Sketch) self = dawn (MAP "unit c1 confederate infantry 6 1002; "
                                      "wait u1 union infantry 4 turn 4 entry 0101; "
                                      "wait u2 union infantry 3 turn 4 entry 0101; "
                                      "wait u3 union infantry 1 turn 4 entry 0101; "
                                      "wait u4 union infantry 3 turn 4 entry 0101; "
                                      "wait u5 union infantry 3 turn 4 entry 0108; "
                                      "wait u6 union infantry 3 turn 4 entry 0101; "
                                      "wait u7 union infantry 3 turn 4 entry 0108");

  assert_term (self, "u7", ADJ_TERM_FIRST_DAY);
  assert_term (self, "u3", ADJ_TERM_NONE);
  g_assert_cmpint (level_of (self, 0, 1), ==, 19);
  sketch_option (self, ADJ_OPTION_COLUMN_PER_ENTRY_HEX, 1);
  assert_term (self, "u3", ADJ_TERM_FIRST_DAY);
}

/* ---- E IL.8: surrounded ---- */

static gboolean
is_surrounded (const Sketch *self, const char *unit)
{
  g_autofree AdjMuster *muster = muster_of (self);

  return muster->units[sketch_unit (self, unit)].term == ADJ_TERM_SURROUNDED;
}

static gboolean
surrounds (const char *layout)
{
  g_autofree char *whole = g_strconcat ("map flat 9x9; turns 6 night 3; ", layout, NULL);
  g_autoptr (Sketch) self = sketch_new (whole);

  return is_surrounded (self, "u1");
}

#define U1 "unit u1 union infantry 5 0505; "

static void
test_surrounded (void)
{
  /* exactly opposite */
  g_assert_true (surrounds (U1 "unit c1 confederate infantry 1 0504; "
                               "unit c2 confederate infantry 1 0506"));
  /* three from two hexes off */
  g_assert_true (surrounds (U1 "unit c1 confederate infantry 1 0603; "
                               "unit c2 confederate infantry 1 0606; "
                               "unit c3 confederate infantry 1 0305"));
  /* in a corner of the map */
  g_assert_true (surrounds ("unit u1 union infantry 5 0101; "
                            "unit c1 confederate infantry 1 0202"));
  /* with its back to a creek */
  g_assert_true (surrounds (U1
                            "creek 0505 0506; creek 0505 0405; creek 0505 0605; creek 0505 0404; "
                            "unit c1 confederate infantry 1 0603"));
}

static void
test_not_surrounded (void)
{
  g_assert_false (surrounds (U1 "unit c1 confederate infantry 1 0504"));
  g_assert_false (surrounds (U1 "unit c1 confederate infantry 1 0504; "
                                "unit c2 confederate infantry 1 0605"));
  /* closed all around, but by no enemy */
  g_assert_false (surrounds (U1 "creek 0505 0504; creek 0505 0506; creek 0505 0404; "
                                "creek 0505 0405; creek 0505 0604; creek 0505 0605"));
  /* the creek keeps the zones away */
  g_assert_false (surrounds (U1 "creek 0506 0405; creek 0506 0606; creek 0506 0605; "
                                "unit c1 confederate infantry 1 0504; "
                                "unit c2 confederate infantry 1 0506"));
}

/* A friend beside it is a way out, by the switch not. */
static void
test_relief (void)
{
  g_autoptr (Sketch) self =
      sketch_new ("map flat 9x9; turns 6 night 3; " U1 "unit u2 union cavalry 1 0605; "
                  "unit c1 confederate infantry 1 0504; unit c2 confederate infantry 1 0506");

  sketch_option (self, ADJ_OPTION_FRIENDS_RELIEVE, 1);
  g_assert_false (is_surrounded (self, "u1"));
  sketch_option (self, ADJ_OPTION_FRIENDS_RELIEVE, 0);
  g_assert_true (is_surrounded (self, "u1"));
}

static void
test_surrounded_counts_nothing (void)
{
  g_autoptr (Sketch) self =
      dawn ("map flat 9x9; turns 6 night 3; " U1 "unit u2 union infantry 4 0101; "
            "unit c1 confederate infantry 1 0504; "
            "unit c2 confederate infantry 1 0506");

  g_assert_cmpint (level_of (self, 0, 1), ==, 8);
  g_assert_cmpint (group_of (self, "u1"), ==, -1);
}

/* Dummies surround nobody (Y 11.57b). */
static void
test_dummies (void)
{
  g_autoptr (Sketch) self =
      sketch_new ("map flat 9x9; turns 6 night 3; " U1 "unit c1 confederate infantry 1 0504; "
                  "unit c2 confederate infantry 1 0506");

  g_assert_true (is_surrounded (self, "u1"));
  sketch_set (self, "c2", ADJ_FACT_DUMMY);
  g_assert_false (is_surrounded (self, "u1"));
}

/* ---- E IL.10: groups ---- */

/* A wall of enemies down the middle; their zones reach from edge to edge. */
#define WALL                                                                                       \
  "unit c1 confederate infantry 1 0502; unit c2 confederate infantry 1 0505; "                     \
  "unit c3 confederate infantry 1 0508; "

static void
test_groups (void)
{
  g_autoptr (Sketch) self = dawn ("map flat 9x9; turns 6 night 3; " WALL
                                  "unit u1 union infantry 5 0203; unit u2 union infantry 4 0206; "
                                  "unit u3 union infantry 3 0805");

  g_assert_cmpint (group_of (self, "u1"), ==, group_of (self, "u2"));
  g_assert_cmpint (group_of (self, "u1"), !=, group_of (self, "u3"));
  g_assert_cmpint (level_of (self, 0, 1), ==, 18); /* the higher group */
  sketch_do (self, "eliminate u1");
  g_assert_cmpint (level_of (self, 0, 1), ==, 8 - 5); /* losses count against every group */
}

static void
test_together (void)
{
  /* a gap between the zones */
  g_autoptr (Sketch) gap = dawn ("map flat 9x9; turns 6 night 3; "
                                 "unit c1 confederate infantry 1 0502; "
                                 "unit c3 confederate infantry 1 0508; "
                                 "unit u1 union infantry 5 0203; unit u3 union infantry 3 0805");
  /* a chain of units through the zones; the last is cavalry, which links as well */
  g_autoptr (Sketch) chain = dawn ("map flat 9x9; turns 6 night 3; " WALL
                                   "unit u1 union infantry 5 0406; unit u2 union cavalry 4 0506; "
                                   "unit u3 union infantry 3 0606");

  g_assert_cmpint (group_of (gap, "u1"), ==, group_of (gap, "u3"));
  g_assert_cmpint (group_of (chain, "u1"), ==, group_of (chain, "u3"));
}

/* Side by side with a creek between them they are apart; with a bridge together. */
static void
test_creek (void)
{
  static const char *const sides[] = { "creek", "creek bridge" };

  for (int i = 0; i < 2; i++)
    {
      g_autofree char *layout = g_strdup_printf (
          "map flat 2x6; turns 6 night 3; unit u1 union infantry 5 0102; "
          "unit u2 union infantry 4 0103; side 0102 0103 %s; creek 0103 0202; creek 0202 0203; "
          "creek 0103 0203; unit c1 confederate infantry 1 0206",
          sides[i]);
      g_autoptr (Sketch) self = sketch_new (layout);

      g_assert_cmpint (group_of (self, "u1") == group_of (self, "u2"), ==, i == 1);
    }
}

/* The train holds nothing together, nor does whoever is surrounded. */
static void
test_no_links (void)
{
  g_autoptr (Sketch) train =
      sketch_new ("map flat 9x9; turns 6 night 3; " WALL
                  "unit u1 union infantry 5 0406; unit t1 union train 1 0506; "
                  "unit u3 union infantry 3 0606");

  g_assert_cmpint (group_of (train, "u1"), !=, group_of (train, "u3"));
}

/* A first-day arrival belongs to the group that its entry hex joins; the owner names the hex. */
static void
test_arrival_joins (void)
{
  g_autoptr (Sketch) self = dawn ("map flat 9x9; turns 6 night 3; " WALL
                                  "unit u1 union infantry 5 0203; unit u3 union infantry 3 0805; "
                                  "wait u4 union infantry 4 turn 4 entry 0104 0904; "
                                  "wait u5 union infantry 4 turn 4 entry 0904");

  g_assert_cmpint (group_of (self, "u4"), ==, group_of (self, "u1"));
  g_assert_cmpint (group_of (self, "u5"), ==, group_of (self, "u3"));
  g_assert_cmpint (level_of (self, 0, 1), ==, 14);
  g_assert_cmpstr (sketch_do (self, "initiative union 1 confederate 1 by 0904 u4"), ==, "ok");
  g_assert_cmpint (self->table->levels[0], ==, 6 + 8);
}

/* ---- E IL.11, E IL.12 ---- */

static void
test_commander (void)
{
  g_autoptr (Sketch) self =
      sketch_new (MAP UNION GRAY "\n<commander side=\"confederate\" initiative=\"10\"/>");

  g_assert_cmpint (self->table->commanders[1], ==, 10);
  g_assert_cmpint (level_of (self, 1, 1), ==, 16); /* not without the option */
  sketch_option (self, ADJ_OPTION_COMMANDER_INITIATIVE, 1);
  g_assert_cmpint (level_of (self, 1, 1), ==, 26);
  g_assert_cmpint (level_of (self, 0, 1), ==, 18);
}

static gboolean
has_flip (const GArray *flips, int unit, AdjFlipKind kind, int first)
{
  for (guint i = 0; i < flips->len; i++)
    {
      const AdjFlip *flip = &g_array_index (flips, AdjFlip, i);

      if (flip->unit == unit && flip->kind == kind)
        return flip->first == first;
    }
  return FALSE;
}

/* The Union leads by 18 to 16: any of its units less would turn that; c2 more would not. */
static void
test_flips (void)
{
  g_autoptr (Sketch) self = dawn (MAP UNION GRAY);
  g_autoptr (GArray) flips = adj_flips_find (&self->field, NULL, NULL);
  int u1 = sketch_unit (self, "u1");
  int u2 = sketch_unit (self, "u2");

  g_assert_true (has_flip (flips, u1, ADJ_FLIP_FOUGHT, 1));
  g_assert_true (has_flip (flips, u1, ADJ_FLIP_LOST, 1));
  g_assert_true (has_flip (flips, u1, ADJ_FLIP_SURROUNDED, 1));
  g_assert_true (has_flip (flips, u1, ADJ_FLIP_INEFFECTIVE, 1));
  g_assert_true (has_flip (flips, u2, ADJ_FLIP_FOUGHT, 1));
  g_assert_cmpuint (flips->len, ==, 8);
  for (guint i = 0; i < flips->len; i++)
    g_assert_cmpint (g_array_index (flips, AdjFlip, i).unit, <=, MAX (u1, u2));
}

/* Groups of 10 and 6 against 14: u3 in the first would do, and so would u1 in the second, if it
 * were that high. */
static void
test_flips_of_groups (void)
{
  g_autoptr (Sketch) self =
      dawn ("map flat 9x9; turns 6 night 3; " WALL "unit c4 confederate infantry 3 0501; "
            "unit u1 union infantry 4 0203; unit u3 union infantry 3 0805");
  g_autoptr (GArray) flips = adj_flips_find (&self->field, NULL, NULL);

  g_assert_cmpint (level_of (self, 0, 1), ==, 8);
  g_assert_cmpint (level_of (self, 1, 1), ==, 12);
  g_assert_true (has_flip (flips, sketch_unit (self, "u1"), ADJ_FLIP_JOINED, 0));
  g_assert_true (has_flip (flips, sketch_unit (self, "u3"), ADJ_FLIP_JOINED, 0));
  g_assert_true (has_flip (flips, sketch_unit (self, "c4"), ADJ_FLIP_SURROUNDED, 0));
  g_assert_false (has_flip (flips, sketch_unit (self, "c1"), ADJ_FLIP_FOUGHT, 0));
}

/* Freeing the surrounded, and keeping a reinforcement out. */
static void
test_flips_of_places (void)
{
  g_autoptr (Sketch) self =
      dawn ("map flat 9x9; turns 6 night 3; " U1 "unit u2 union infantry 2 0101; "
            "unit c1 confederate infantry 1 0504; "
            "unit c2 confederate infantry 1 0506; "
            "wait c3 confederate infantry 3 turn 4 entry 0901");
  g_autoptr (GArray) flips = adj_flips_find (&self->field, NULL, NULL);

  g_assert_cmpint (level_of (self, 0, 1), ==, 4);
  g_assert_cmpint (level_of (self, 1, 1), ==, 7);
  g_assert_true (has_flip (flips, sketch_unit (self, "u1"), ADJ_FLIP_FREED, 0));
  g_assert_true (has_flip (flips, sketch_unit (self, "c3"), ADJ_FLIP_KEPT_OUT, 0));
  g_assert_false (has_flip (flips, sketch_unit (self, "u2"), ADJ_FLIP_LOST, 0));
}

/* Each flip, carried out, does turn it; by typed dice and by chances. */
static void
test_flips_hold (void)
{
  g_autoptr (Sketch) self = dawn (MAP UNION GRAY ARRIVALS "unit c3 confederate infantry 3 1006");
  const int dice[] = { 2, 5 };
  g_autoptr (GArray) flips = adj_flips_find (&self->field, NULL, dice);
  g_autofree AdjMuster *muster = muster_of (self);
  AdjFraction chance;
  int now = adj_initiative_favourite (muster->sides, self->table->first_player, dice, &chance);
  guint lost = 0;

  g_assert_cmpuint (flips->len, >, 0);
  for (guint i = 0; i < flips->len; i++)
    {
      const AdjFlip *flip = &g_array_index (flips, AdjFlip, i);
      g_autoptr (Sketch) other = NULL;
      g_autofree AdjMuster *after = NULL;

      g_assert_cmpint (flip->first, ==, 1 - now);
      if (flip->kind != ADJ_FLIP_LOST)
        continue;
      other = dawn (MAP UNION GRAY ARRIVALS "unit c3 confederate infantry 3 1006");
      do_effect (other, ADJ_EFFECT_ELIMINATED, self->book->scenario->units[flip->unit].id, 0);
      after = muster_of (other);
      g_assert_cmpint (adj_initiative_favourite (after->sides, 0, dice, &chance), ==, flip->first);
      lost++;
    }
  g_assert_cmpuint (lost, >, 0);
}

/* A player who does not know a unit leaves it out, and is told so. */
/* A unit that is due comes in with its side's next Movement Phase: on this turn as long as that is
 * still to come, on the next one when it is over (E IL.7). */
static void
test_foreseen_after_its_phase (void)
{
  g_autoptr (Sketch) self =
      sketch_new ("map flat 6x6; turns 4; wait u1 union infantry 3 turn 1 entry 0101;"
                  "wait x1 confederate infantry 3 turn 1 entry 0606");
  AdjForeseen arrivals[2 * ADJ_MAX_UNITS];

  adj_arrivals_foresee (&self->field, 2, NULL, arrivals);
  g_assert_cmpint (arrivals[sketch_unit (self, "u1")].turn, ==, 1);
  sketch_phase (self, 1, "first-combat");
  adj_arrivals_foresee (&self->field, 2, NULL, arrivals);
  g_assert_cmpint (arrivals[sketch_unit (self, "u1")].turn, ==, 2);
  g_assert_cmpint (arrivals[sketch_unit (self, "x1")].turn, ==, 1);
}

static void
test_unseen (void)
{
  g_autoptr (Sketch) self = dawn (MAP UNION GRAY);
  g_autofree AdjMuster *muster = NULL;
  int before = level_of (self, 0, 1);

  self->table->units[sketch_unit (self, "u1")].unseen = TRUE;
  muster = muster_of (self);
  g_assert_cmpint (muster->units[sketch_unit (self, "u1")].term, ==, ADJ_TERM_NONE);
  g_assert_cmpint (muster->n_unseen[0], ==, 1);
  g_assert_cmpint (muster->n_unseen[1], ==, 0);
  g_assert_cmpint (level_of (self, 0, 1), <, before);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/E IL.1/+ asked before anybody moves", test_asked);
  g_test_add_func ("/rules/E IL.1/+ it changes hands", test_changes_hands);
  g_test_add_func ("/rules/E IL.1/+ the holder moves first at night", test_keeps_at_night);
  g_test_add_func ("/rules/E IL.1/+ what was applied", test_applied);
  g_test_add_func ("/rules/E IL.1/- not asked", test_not_asked);
  g_test_add_func ("/rules/E IL.1/- left unasked", test_left_unasked);
  g_test_add_func ("/rules/E IL.1/+ two Night turns", test_long_night);
  g_test_add_func ("/rules/E IL.9/+ a tie", test_tie);
  g_test_add_func ("/rules/E IL.2/+ infantry only", test_arms);
  g_test_add_func ("/rules/E IL.3/+ the day past", test_day);
  g_test_add_func ("/rules/E IL.4/+ taking part", test_taking_part);
  g_test_add_func ("/rules/E IL.5/+ ineffective at nightfall", test_ineffective);
  g_test_add_func ("/rules/E IL.5/- ineffective after nightfall", test_ineffective_late);
  g_test_add_func ("/rules/E IL.6/+ the lost", test_lost);
  g_test_add_func ("/rules/E IL.6/- the exited", test_exited);
  g_test_add_func ("/rules/E IL.7/+ by night and on the first day", test_night_and_first_day);
  g_test_add_func ("/rules/E IL.7/+ overdue", test_overdue);
  g_test_add_func ("/rules/E IL.7/- held back", test_unticked);
  g_test_add_func ("/rules/E IL.7/- wrongly named", test_named);
  g_test_add_func ("/rules/Y 11.55/- a dummy named", test_dummy_named);
  g_test_add_func ("/rules/E IL.7/- blocked", test_blocked);
  g_test_add_func ("/rules/E IL.7/- the column is too long", test_column);
  g_test_add_func ("/rules/E IL.8/+ surrounded", test_surrounded);
  g_test_add_func ("/rules/E IL.8/+ counts nothing", test_surrounded_counts_nothing);
  g_test_add_func ("/rules/E IL.8/- not surrounded", test_not_surrounded);
  g_test_add_func ("/rules/E IL.8/- relieved", test_relief);
  g_test_add_func ("/rules/Y 11.57b/- dummies do not surround", test_dummies);
  g_test_add_func ("/rules/E IL.10/+ cut in two", test_groups);
  g_test_add_func ("/rules/E IL.10/+ by a creek", test_creek);
  g_test_add_func ("/rules/E IL.10/+ the train does not link", test_no_links);
  g_test_add_func ("/rules/E IL.10/+ arrivals join", test_arrival_joins);
  g_test_add_func ("/rules/E IL.10/- together", test_together);
  g_test_add_func ("/rules/E IL.11/+ commanders", test_commander);
  g_test_add_func ("/rules/E IL.12/+ flips", test_flips);
  g_test_add_func ("/rules/E IL.12/+ flips of groups", test_flips_of_groups);
  g_test_add_func ("/rules/E IL.12/+ flips of places", test_flips_of_places);
  g_test_add_func ("/rules/E IL.12/+ flips hold", test_flips_hold);
  g_test_add_func ("/rules/E IL.12/- what lies face down", test_unseen);
  g_test_add_func ("/rules/E IL.7/+ foreseen after its phase", test_foreseen_after_its_phase);
  return g_test_run ();
}
