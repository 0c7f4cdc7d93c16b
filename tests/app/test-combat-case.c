/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "app/combat-case.h"
#include "rules/combat.h"
#include "rules/debts.h"
#include "sketch.h"

/* What the Combat panel says of an attack, against cases worked by hand and against the same
 * battles really fought. Flat maps, even columns half a hex lower: 0303 has the neighbours
 * 0302 n, 0402 ne, 0403 se, 0304 s, 0203 sw, 0202 nw. */

static Sketch *
in_combat (const char *layout)
{
  Sketch *s = sketch_new (layout);

  sketch_phase (s, 1, "first-combat");
  return s;
}

static void
pick (const Sketch *s, AdjPicks *picks, const char *targets, const char *units)
{
  g_auto (GStrv) hexes = g_strsplit (targets, " ", -1);
  g_auto (GStrv) ids = g_strsplit (units, " ", -1);

  *picks = (AdjPicks){ 0 };
  for (guint i = 0; hexes[i] != NULL; i++)
    g_assert_true (adj_picks_toggle_target (
        picks, sketch_hex (s, (AdjHexId) g_ascii_strtoull (hexes[i], NULL, 10))));
  for (guint i = 0; ids[i] != NULL; i++)
    g_assert_true (adj_picks_toggle_unit (picks, sketch_unit (s, ids[i])));
}

static AdjCombatCase *
make (const Sketch *s, const char *targets, const char *units, int reduce)
{
  AdjView view = adj_view (s->book, s->table, ADJ_EYES_ALL);
  AdjPicks picks;

  pick (s, &picks, targets, units);
  return adj_combat_case_new (&view, &picks, reduce);
}

static int
column (const Sketch *s, int attacker, int defender)
{
  return adj_ruleset_column (s->book->ruleset, attacker, defender);
}

static void
assert_outcome (const AdjCombatCase *c, int die, const char *outcome)
{
  const AdjCombatFold *fold = adj_combat_case_fold (c, die);

  g_assert_nonnull (fold);
  g_assert_cmpstr (fold->outcome, ==, outcome);
}

static const char open_field[] =
    "map flat 8x6; unit u1 union infantry 6 0302; unit u2 union infantry 3 0402;"
    "unit x1 confederate infantry 3 0303";

/* 9 : 3 is 3-1: De, Dr four times, Ex. The ways back of 0303 lie out of the zones of 0302 and
 * 0402: 0304 alone. */
static void
test_open_field (void)
{
  g_autoptr (Sketch) s = in_combat (open_field);
  g_autoptr (AdjCombatCase) c = make (s, "0303", "u1 u2", -1);
  g_autofree char *order = adj_combat_case_order (c);

  g_assert_true (c->sensible);
  g_assert_cmpuint (c->n_findings, ==, 0);
  g_assert_cmpint (c->arithmetic.column, ==, column (s, 3, 1));
  g_assert_cmpuint (c->n_folds, ==, 3);
  g_assert_cmpint (c->more, ==, 3);
  g_assert_cmpint (c->next_column, ==, column (s, 4, 1));
  g_assert_cmpint (c->spare, ==, 0);
  g_assert_cmpuint (c->n_spared, ==, 0);
  g_assert_cmpstr (order, ==, "attack 0303 from u1 u2");
  assert_outcome (c, 1, "x1 is eliminated; union may advance");
  assert_outcome (c, 2, "x1 must retreat to 0203, 0304 or 0403; union may advance");
  assert_outcome (c, 6,
                  "x1 is eliminated; union must lose at least 3 strength points; union may "
                  "advance");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/combat-case/open-field", test_open_field);
  return g_test_run ();
}
