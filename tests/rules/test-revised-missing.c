/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "revised.h"
#include "rules/arithmetic.h"

/* Each part of the revised rules that is missing, provoked once: it is not judged, the part is
 * named, and no figure takes its place. Two parts are asked by no order: the aid and the list of
 * what is missing name them (tests/sheets/test-both-rules.c). */

#define FIELD "map flat 12x12; turns 5 night 4; "
#define FACING                                                                                     \
  FIELD "unit u1 union infantry 5 0101; unit u2 union infantry 5 0101;"                            \
        "unit x1 confederate infantry 5 0102; unit x2 confederate infantry 5 0105;"
#define GUNS                                                                                       \
  FIELD "unit g1 union artillery 3 0101; unit x1 confederate infantry 5 0103;"                     \
        "unit x2 confederate artillery 4 0202; unit x3 confederate infantry 5 0108;"
#define TABLE                                                                                      \
  "<combat-results die='6'><column attacker='1' defender='2' results='Ar Ar Ar Ar Ar Ar'/>"        \
  "<column attacker='1' defender='1' results='Dr Dr Dr Ar Ar Ar'/></combat-results>"

typedef struct
{
  const char *layout;
  const char *phase;  /* NULL: the first, by day */
  const char *before; /* what is done before; NULL */
  const char *order;
  const char *expected;
  gboolean with_zones; /* typed in */
  gboolean with_table; /* the Combat Results Table as well */
  int turn;
} Case;

static void
test_case (gconstpointer data)
{
  const Case *self = data;
  const char *changes[3] = { NULL };
  int n = 0;
  g_autoptr (AdjRuleset) ruleset = NULL;
  g_autoptr (Sketch) s = NULL;

  if (self->with_zones)
    changes[n++] = "reach=\"unknown\"=>reach=\"adjacent\"";
  if (self->with_table)
    changes[n++] = "<option id=>" TABLE "<option id";
  ruleset = revised_rules (changes);
  s = sketch_under (ruleset, self->layout);
  if (self->phase != NULL)
    sketch_phase (s, MAX (self->turn, 1), self->phase);
  if (self->before != NULL)
    g_assert_false (g_str_has_prefix (sketch_do (s, self->before), "impossible"));
  g_assert_cmpstr (sketch_do (s, self->order), ==, self->expected);
  if (!self->with_table)
    g_assert_cmpint (s->table->battle.column, <=, 0);
}

static const Case stacking = { FACING, NULL, NULL, "next", "R 6.3 missing (unknown)" };
static const Case strategic = {
  FIELD "unit u1 union infantry 5 0101; unit x1 confederate infantry 5 1212", NULL, NULL,
  "move u1 0101 0102 0103 0104 0105 0106 0107 0108", "R 6.15 too-far; R 6.4 missing (unknown)"
};
static const Case zones = { FACING, NULL, NULL, "move u1 0101 0201", "R 7.0 missing (unknown)" };
static const Case who_attacks = {
  FACING, "first-combat", NULL, "next", "R 6.3 missing; R 8.1 missing (unknown)", TRUE
};
static const Case several = { FACING, "first-combat", NULL, "attack 0102 0105 from u1 u2",
                              "R 8.2 missing; R 8.4 missing; R 8.6 missing (unknown)" };
static const Case terrain = {
  FACING, "first-combat", NULL, "attack 0102 from u1 u2", "R 8.4 missing (unknown)", FALSE, TRUE
};
static const Case reduced = { FACING,
                              "first-combat",
                              NULL,
                              "attack 0102 from u1 u2 reduce 1-2",
                              "R 8.4 missing; R 8.9 missing (unknown)",
                              FALSE,
                              TRUE };
static const Case retreats = { FACING,
                               "first-combat",
                               "attack 0102 from u1 u2",
                               "roll 2",
                               "R 8.6 missing; R 8.7 missing (unknown)",
                               FALSE,
                               TRUE };
static const Case table = { FACING, "first-combat", NULL, "attack 0102 from u1 u2",
                            "R 8.4 missing; R 8.6 missing (unknown)" };
static const Case displaced = { FACING, "first-combat", NULL, "displace u1 0201",
                                "R 8.8 missing (unknown)" };
static const Case range = { GUNS, "first-combat", NULL, "attack 0108 from g1",
                            "R 9.1 missing; R 8.4 missing; R 8.6 missing (unknown)" };
static const Case sight = { GUNS, "first-combat", NULL, "attack 0103 from g1",
                            "R 9.3 missing; R 8.4 missing; R 8.6 missing (unknown)" };
static const Case neighbours = {
  GUNS "unit x4 confederate infantry 5 0102",
  "first-combat",
  NULL,
  "attack 0103 from g1",
  "R 9.4 missing; R 9.3 missing; R 8.4 missing; R 8.6 missing (unknown)",
  TRUE
};
static const Case defending = {
  GUNS, "first-combat", NULL, "attack 0202 from g1",
  "R 9.3 missing; R 8.4 missing; R 9.5 missing; R 8.6 missing (unknown)"
};
static const Case gunboats = { FIELD "river 0101 0102; unit u1 union gunboat 5 0101;"
                                     "unit x1 confederate infantry 5 1212",
                               NULL, NULL, "move u1 0101 0102",
                               "R 9.6 missing; R 10.1 missing (unknown)" };
static const Case chart = { FIELD "forest 0102; unit u1 union infantry 5 0101;"
                                  "unit x1 confederate infantry 5 1212",
                            NULL, NULL, "move u1 0101 0102", "R 10.1 missing (unknown)" };
static const Case works = { FACING, "first-combat", "mark 0102 breastworks",
                            "attack 0102 from u1 u2",
                            "R 8.4 missing; R 10.3 missing; R 8.6 missing (unknown)" };
static const Case night = { FACING,
                            "first-combat",
                            NULL,
                            "attack 0102 from u1 u2",
                            "R 11.0 missing; R 8.4 missing; R 8.6 missing (unknown)",
                            FALSE,
                            FALSE,
                            4 };
static const Case morale = { FIELD
                             "unit u1 union infantry 5 0101; unit x1 confederate infantry 5 1212",
                             NULL, "status u1 routed", "next", "R 12.0 missing (unknown)" };

/* R 8.3: what the strengths are argued with rests on it, and nothing is multiplied. */
static void
test_order_of_modification (void)
{
  g_autoptr (Sketch) s = revised_new (FACING);
  AdjAttack attack = { .n_targets = 1, .n_attackers = 1, .reduce = -1 };
  AdjArithmetic arithmetic;

  sketch_phase (s, 1, "first-combat");
  sketch_do (s, "attack 0102 from u1 u2");
  adj_attack_on_table (s->table, &attack);
  adj_arithmetic (&s->field, &attack, &arithmetic);
  g_assert_cmpstr (arithmetic.lines[0].row, ==, "R 8.3");
  g_assert_cmpint (arithmetic.attack, ==, 10);
  g_assert_cmpint (arithmetic.defence, ==, 5);
  g_assert_cmpint (arithmetic.column, ==, -1);
}

/* What a unit that has been driven back adds is a rule of 1975 alone (BG 7.74). */
static void
test_driven_back (void)
{
  g_autoptr (Sketch) s = revised_new (FACING);

  sketch_set (s, "x1", ADJ_FACT_RETREATED);
  g_assert_null (adj_adds_nothing (&s->field, sketch_unit (s, "x1")));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/rules/R 6.3/? how many in a hex", &stacking, test_case);
  g_test_add_data_func ("/rules/R 6.4/? strategic movement", &strategic, test_case);
  g_test_add_data_func ("/rules/R 7.0/? zones of control", &zones, test_case);
  g_test_add_data_func ("/rules/R 8.1/? who attacks", &who_attacks, test_case);
  g_test_add_data_func ("/rules/R 8.2/? several units and hexes", &several, test_case);
  g_test_add_func ("/rules/R 8.3/? the order of modification", test_order_of_modification);
  g_test_add_data_func ("/rules/R 8.4/? terrain in combat", &terrain, test_case);
  g_test_add_data_func ("/rules/R 8.6/? the Combat Results Table", &table, test_case);
  g_test_add_data_func ("/rules/R 8.7/? retreats and advances", &retreats, test_case);
  g_test_add_func ("/rules/R 8.7/? driven back", test_driven_back);
  g_test_add_data_func ("/rules/R 8.8/? displacement", &displaced, test_case);
  g_test_add_data_func ("/rules/R 8.9/? voluntary reduction", &reduced, test_case);
  g_test_add_data_func ("/rules/R 9.1/? ranges", &range, test_case);
  g_test_add_data_func ("/rules/R 9.3/? lines of sight", &sight, test_case);
  g_test_add_data_func ("/rules/R 9.4/? batteries and their neighbours", &neighbours, test_case);
  g_test_add_data_func ("/rules/R 9.5/? batteries that defend", &defending, test_case);
  g_test_add_data_func ("/rules/R 9.6/? gunboats", &gunboats, test_case);
  g_test_add_data_func ("/rules/R 10.1/? the Terrain Effects Chart", &chart, test_case);
  g_test_add_data_func ("/rules/R 10.3/? fieldworks", &works, test_case);
  g_test_add_data_func ("/rules/R 11.0/? night", &night, test_case);
  g_test_add_data_func ("/rules/R 12.0/? morale", &morale, test_case);
  return g_test_run ();
}
