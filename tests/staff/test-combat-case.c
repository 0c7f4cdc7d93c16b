/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "sketch.h"
#include "staff/combat-case.h"

/* The Combat panel's words on an attack, against cases worked by hand. Flat maps, even columns half
 * a hex lower: 0303 has the neighbours 0302 n, 0402 ne, 0403 se, 0304 s, 0203 sw, 0202 nw. */

static Sketch *
in_combat (const char *layout)
{
  Sketch *s = sketch_new (layout);

  sketch_phase (s, 1, "first-combat");
  return s;
}

static AdjCombatCase *
make_for (const Sketch *s, AdjEyes eyes, const char *targets, const char *units, int reduce)
{
  g_auto (GStrv) hexes = g_strsplit (targets, " ", -1);
  g_auto (GStrv) ids = g_strsplit (units, " ", -1);
  AdjView view = adj_view (s->book, s->table, eyes);
  AdjPicks picks = { 0 };

  for (guint i = 0; hexes[i] != NULL; i++)
    g_assert_true (adj_picks_toggle_target (
        &picks, sketch_hex (s, (AdjHexId) g_ascii_strtoull (hexes[i], NULL, 10))));
  for (guint i = 0; ids[i] != NULL; i++)
    g_assert_true (adj_picks_toggle_unit (&picks, sketch_unit (s, ids[i])));
  return adj_combat_case_new (&view, &picks, reduce);
}

static AdjCombatCase *
make (const Sketch *s, const char *targets, const char *units)
{
  return make_for (s, ADJ_EYES_ALL, targets, units, -1);
}

static int
column (const Sketch *s, int attacker, int defender)
{
  return adj_ruleset_column (s->book->ruleset, attacker, defender);
}

static void
assert_outcome (const AdjCombatCase *c, int die, const char *outcome)
{
  const AdjCombatOutcome *happens = adj_combat_case_outcome (c, die);

  g_assert_nonnull (happens);
  g_assert_cmpstr (happens->text, ==, outcome);
}

static void
assert_order (const AdjCombatCase *c, const char *expected)
{
  AdjOrder made = adj_combat_case_order (c);
  g_autofree char *order = adj_order_show (&c->view, &made);

  g_assert_cmpstr (order, ==, expected);
}

static void
assert_throw (const AdjCombatCase *c, int face, int result, const char *expected)
{
  AdjOrder made = adj_combat_case_throw (c, face, result);
  g_autofree char *order = adj_order_show (&c->view, &made);

  g_assert_cmpstr (order, ==, expected);
}

static const char two_on_one[] =
    "map flat 8x6; unit u1 union infantry 6 0302; unit u2 union infantry 3 0402;"
    "unit x1 confederate infantry 3 0303";

/* 9 : 3 is 3-1: De, Dr four times, Ex; 12 : 3 would be 4-1. 0202 and 0403 lie in the zones of the
 * two; an exchange costs 3, so one of them is left to advance. */
static void
test_open_field (void)
{
  g_autoptr (Sketch) s = in_combat (two_on_one);
  g_autoptr (AdjCombatCase) c = make (s, "0303", "u1 u2");

  g_assert_true (c->sensible);
  g_assert_cmpuint (c->n_findings, ==, 0);
  g_assert_cmpint (c->arithmetic.column, ==, column (s, 3, 1));
  g_assert_cmpuint (c->n_outcomes, ==, 3);
  g_assert_cmpint (c->more, ==, 3);
  g_assert_cmpint (c->next_column, ==, column (s, 4, 1));
  g_assert_cmpint (c->spare, ==, 0);
  g_assert_cmpuint (c->n_spared, ==, 0);
  assert_order (c, "attack 0303 from u1 u2");
  assert_outcome (c, 1, "x1 is eliminated; Union may advance");
  for (int die = 2; die <= 5; die++)
    assert_outcome (c, die, "x1 must retreat to 0304 or 0203; Union may advance");
  assert_outcome (c, 6,
                  "x1 is eliminated; Union must lose at least 3 strength points; "
                  "Union may advance");
}

/* ---- What a result comes to on this map ---- */

/* The zones of three lie on every way back. */
static void
test_blocked (void)
{
  g_autoptr (Sketch) s =
      in_combat ("map flat 8x6; unit u1 union infantry 9 0302; unit u2 union infantry 1 0404;"
                 "unit u3 union infantry 1 0103; unit x1 confederate infantry 9 0303");
  g_autoptr (AdjCombatCase) c = make (s, "0303", "u1");

  g_assert_cmpint (c->arithmetic.column, ==, column (s, 1, 1));
  assert_outcome (c, 1, "x1 cannot retreat and is eliminated; Union may advance");
  assert_outcome (c, 4,
                  "u1 becomes ineffective; u1 must retreat to 0301, 0401 or 0201; "
                  "Confederate may advance");
}

/* The only free way back is full of friends. */
static void
test_displaces (void)
{
  g_autoptr (Sketch) s =
      in_combat ("map flat 8x6; unit u1 union infantry 9 0302; unit u2 union infantry 1 0404;"
                 "unit x1 confederate infantry 9 0303; unit x2 confederate infantry 1 0203;"
                 "unit x3 confederate infantry 1 0203");
  g_autoptr (AdjCombatCase) c = make (s, "0303", "u1");

  assert_outcome (c, 1, "x1 must retreat to 0203 and displace a friend; Union may advance");
}

/* 18 : 6, and the only attacker cannot be kept. */
static void
test_forced_exchange (void)
{
  g_autoptr (Sketch) s = in_combat ("map flat 8x6; rough 0303; unit u1 union infantry 18 0302;"
                                    "unit x1 confederate infantry 3 0303");
  g_autoptr (AdjCombatCase) c = make (s, "0303", "u1");

  g_assert_cmpint (c->arithmetic.column, ==, column (s, 3, 1));
  assert_outcome (c, 6, "u1 and x1 are eliminated");
}

/* A unit that bombards suffers nothing (BG 8.15), and does not advance. */
static void
test_bombardment (void)
{
  g_autoptr (Sketch) s = in_combat ("map flat 8x6; unit g1 union artillery 4 0301;"
                                    "unit x1 confederate infantry 4 0303");
  g_autoptr (AdjCombatCase) c = make (s, "0303", "g1");

  g_assert_cmpuint (c->n_findings, ==, 0);
  assert_outcome (c, 6, "Nothing happens");
  g_assert_null (strstr (adj_combat_case_outcome (c, 1)->text, "advance"));
}

/* ---- More and less strength ---- */

/* 6 + 3 + 1 : 3 is 3-1 with one to spare: u3, whom no zone binds, could stay out; u1 and u2 owe
 * the attack. */
static void
test_spare (void)
{
  g_autoptr (Sketch) s = in_combat ("map flat 8x6; unit u1 union infantry 6 0302;"
                                    "unit u2 union infantry 3 0402; unit g1 union artillery 1 0305;"
                                    "unit x1 confederate infantry 3 0303");
  g_autoptr (AdjCombatCase) c = make (s, "0303", "u1 u2 g1");

  g_assert_cmpint (c->arithmetic.attack, ==, 10);
  g_assert_cmpint (c->spare, ==, 1);
  g_assert_cmpint (c->more, ==, 2);
  g_assert_cmpuint (c->n_spared, ==, 1);
  g_assert_cmpint (c->spared[0], ==, sketch_unit (s, "g1"));
}

/* u2 can be spared in 0303 because it has x2 to attack; without x2 it could not. */
static void
test_spared_for_another (void)
{
  static const char layout[] = "map flat 8x6; unit u1 union infantry 9 0302;"
                               "unit u2 union infantry 1 0402; unit x1 confederate infantry 3 0303";
  g_autofree char *with_x2 = g_strconcat (layout, "; unit x2 confederate infantry 1 0503", NULL);
  g_autoptr (Sketch) bound = in_combat (layout);
  g_autoptr (Sketch) free_to_go = in_combat (with_x2);
  g_autoptr (AdjCombatCase) a = make (bound, "0303", "u1 u2");
  g_autoptr (AdjCombatCase) b = make (free_to_go, "0303", "u1 u2");

  g_assert_cmpuint (a->n_spared, ==, 0);
  g_assert_cmpuint (b->n_spared, ==, 1);
  g_assert_cmpint (b->spared[0], ==, sketch_unit (free_to_go, "u2"));
}

/* The last column has no next; a defence of nobody's strength neither. */
static void
test_no_next (void)
{
  g_autoptr (Sketch) s = in_combat ("map flat 8x6; unit u1 union infantry 20 0302;"
                                    "unit x1 confederate infantry 3 0303");
  g_autoptr (AdjCombatCase) c = make (s, "0303", "u1");

  g_assert_cmpint (c->arithmetic.column, ==, column (s, 6, 1));
  g_assert_cmpint (c->more, ==, 0);
  g_assert_cmpint (c->spare, ==, 2);
}

static void
test_reduced (void)
{
  g_autoptr (Sketch) s = in_combat (two_on_one);
  g_autoptr (AdjCombatCase) c = make_for (s, ADJ_EYES_ALL, "0303", "u1 u2", column (s, 1, 1));

  g_assert_cmpint (c->arithmetic.best_column, ==, column (s, 3, 1));
  g_assert_cmpint (c->arithmetic.column, ==, column (s, 1, 1));
  g_assert_cmpuint (c->n_outcomes, ==, 2);
  g_assert_cmpuint (c->outcomes[0].faces.faces, ==, 0x07);
  assert_order (c, "attack 0303 from u1 u2 reduce 1-1");
}

/* ---- What is against it ---- */

static void
test_warned (void)
{
  g_autoptr (Sketch) s = in_combat (two_on_one);
  g_autoptr (AdjCombatCase) c = NULL;

  sketch_set (s, "u2", ADJ_FACT_ATTACKED);
  c = make (s, "0303", "u1 u2");
  g_assert_true (c->sensible);
  g_assert_cmpuint (c->n_findings, ==, 1);
  g_assert_cmpint (c->findings[0].reason, ==, ADJ_REASON_ATTACKED_ALREADY);
  g_assert_cmpstr (c->findings[0].row, ==, "BG 7.14");
  g_assert_cmpuint (c->n_outcomes, ==, 3);
}

static void
test_no_sense (void)
{
  g_autoptr (Sketch) s =
      in_combat ("map flat 8x6; unit u1 union infantry 6 0302; unit u2 union infantry 3 0806;"
                 "unit t1 union infantry 0 0402; unit x1 confederate infantry 3 0303");
  g_autoptr (AdjCombatCase) far = make (s, "0303", "u2");
  g_autoptr (AdjCombatCase) own = make (s, "0302", "u2");
  g_autoptr (AdjCombatCase) zero = make (s, "0303", "t1");

  g_assert_false (far->sensible);
  g_assert_cmpint (far->findings[0].reason, ==, ADJ_REASON_OUT_OF_REACH);
  g_assert_false (own->sensible);
  g_assert_cmpint (own->findings[0].reason, ==, ADJ_REASON_NO_ENEMY_THERE);
  g_assert_false (zero->sensible);
  g_assert_cmpuint (zero->n_outcomes, ==, 0);
}

static void
test_unknown_strength (void)
{
  g_autoptr (Sketch) s = in_combat ("map flat 8x6; unit u1 union infantry ? 0302;"
                                    "unit x1 confederate infantry 3 0303");
  g_autoptr (AdjCombatCase) c = make (s, "0303", "u1");

  g_assert_true (c->sensible);
  g_assert_true (c->arithmetic.unknown);
  g_assert_cmpuint (c->n_outcomes, ==, 0);
  g_assert_null (adj_combat_case_outcome (c, 1));
}

/* Eyes that may not know who lies there are told no odds; his owner's are. */
static void
test_face_down (void)
{
  g_autoptr (Sketch) s = in_combat (two_on_one);
  g_autoptr (AdjCombatCase) attacker = NULL;
  g_autoptr (AdjCombatCase) owner = NULL;

  sketch_set (s, "x1", ADJ_FACT_FACE_DOWN);
  attacker = make_for (s, ADJ_EYES_FIRST, "0303", "u1 u2", -1);
  owner = make_for (s, ADJ_EYES_SECOND, "0303", "u1 u2", -1);
  g_assert_true (attacker->sensible);
  g_assert_true (attacker->hidden);
  g_assert_cmpuint (attacker->n_outcomes, ==, 0);
  g_assert_false (owner->hidden);
  g_assert_cmpuint (owner->n_outcomes, ==, 3);
}

/* ---- When ---- */

/* The first attack ends a Movement Phase in which nothing is owed. */
static void
test_in_movement (void)
{
  g_autoptr (Sketch) s = sketch_new (two_on_one);
  g_autoptr (AdjCombatCase) c = NULL;

  sketch_phase (s, 1, "first-movement");
  c = make (s, "0303", "u1 u2");
  g_assert_cmpuint (c->n_findings, ==, 0);
  g_assert_cmpuint (c->n_outcomes, ==, 3);
}

/* Announced, it is the same case, but for the findings that were told before. */
static void
test_open_battle (void)
{
  g_autoptr (Sketch) s = in_combat (two_on_one);
  g_autoptr (AdjCombatCase) before = make (s, "0303", "u1 u2");
  g_autoptr (AdjCombatCase) after = NULL;
  AdjView view;

  g_assert_cmpstr (sketch_do (s, "attack 0303 from u1 u2"), ==, "ok");
  view = adj_view (s->book, s->table, ADJ_EYES_ALL);
  after = adj_combat_case_new_open (&view);
  g_assert_true (after->sensible);
  g_assert_true (after->declared);
  g_assert_cmpint (after->arithmetic.column, ==, before->arithmetic.column);
  g_assert_cmpuint (after->n_outcomes, ==, before->n_outcomes);
  for (guint i = 0; i < before->n_outcomes; i++)
    g_assert_cmpstr (after->outcomes[i].text, ==, before->outcomes[i].text);
}

/* A player who throws at once announces by it; an attack open on the table is only thrown for. */
static void
test_throw (void)
{
  g_autoptr (Sketch) s = in_combat (two_on_one);
  g_autoptr (AdjCombatCase) before = make (s, "0303", "u1 u2");
  g_autoptr (AdjCombatCase) after = NULL;
  AdjView view;

  assert_throw (before, 4, -1, "attack 0303 from u1 u2 die 4");
  assert_throw (before, 0, -1, "attack 0303 from u1 u2 roll");
  assert_throw (before, 2, ADJ_RESULT_EX, "attack 0303 from u1 u2 die 2 result Ex");
  g_assert_cmpstr (sketch_do (s, "attack 0303 from u1 u2"), ==, "ok");
  view = adj_view (s->book, s->table, ADJ_EYES_ALL);
  after = adj_combat_case_new_open (&view);
  assert_throw (after, 4, -1, "roll 4");
  assert_throw (after, 0, ADJ_RESULT_DR, "roll result Dr");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/combat-case/open-field", test_open_field);
  g_test_add_func ("/combat-case/blocked", test_blocked);
  g_test_add_func ("/combat-case/displaces", test_displaces);
  g_test_add_func ("/combat-case/forced-exchange", test_forced_exchange);
  g_test_add_func ("/combat-case/bombardment", test_bombardment);
  g_test_add_func ("/combat-case/spare", test_spare);
  g_test_add_func ("/combat-case/spared-for-another", test_spared_for_another);
  g_test_add_func ("/combat-case/no-next", test_no_next);
  g_test_add_func ("/combat-case/reduced", test_reduced);
  g_test_add_func ("/combat-case/warned", test_warned);
  g_test_add_func ("/combat-case/no-sense", test_no_sense);
  g_test_add_func ("/combat-case/unknown-strength", test_unknown_strength);
  g_test_add_func ("/combat-case/face-down", test_face_down);
  g_test_add_func ("/combat-case/in-movement", test_in_movement);
  g_test_add_func ("/combat-case/open-battle", test_open_battle);
  g_test_add_func ("/combat-case/throw", test_throw);
  return g_test_run ();
}
