/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/dice.h"
#include "pieces.h"

static void
test_set_up (void)
{
  AdjBook *book = load ();
  g_autoptr (AdjTable) table = adj_table_new (book);
  int wilder = adj_scenario_unit (book->scenario, "wilder");
  int train = adj_scenario_unit (book->scenario, "union-supply-train");
  int held = adj_table_held (table, adj_book_hex (book, 1920));

  g_assert_cmpint (table->turn, ==, 1);
  g_assert_cmpint (table->phasing, ==, 1);
  g_assert_cmpint (table->units[wilder].strength, ==, 8);
  g_assert_cmpuint (book->hexes[table->units[wilder].hex].id, ==, 1022);
  g_assert_cmpint (table->units[train].where, ==, ADJ_WAITING);
  g_assert_cmpint (table->n_held, ==, 7);
  g_assert_cmpint (table->held[held].holder, ==, 1);
  g_assert_cmpint (adj_table_option (table, ADJ_OPTION_ATTACK_EFFECTIVENESS), ==, 1);
  g_assert_cmpint (adj_table_option (table, ADJ_OPTION_OCCUPATION_BY_MOVE_ONLY), ==, 0);
}

/* BG 17.1: a hex that is named twice is kept once, of more than there is room for the first are
 * kept, and what lies behind the list stays as it is. */
static void
test_too_many_held (void)
{
  GArray *hexes = g_array_index (load ()->scenario->awards, AdjAward, 0).hexes;
  g_autoptr (AdjTable) before = adj_table_new (load ());
  g_autoptr (AdjTable) table = NULL;
  guint n_before = hexes->len;

  g_array_append_val (hexes, load ()->hexes[0].id);
  for (AdjHex hex = 0; hex <= ADJ_MAX_HELD; hex++)
    g_array_append_val (hexes, load ()->hexes[hex].id);
  table = adj_table_new (load ());
  g_array_set_size (hexes, n_before);
  g_assert_cmpint (table->n_held, ==, ADJ_MAX_HELD);
  for (AdjHex hex = 0; hex < ADJ_MAX_HELD; hex++)
    g_assert_cmpint (table->held[hex].hex, ==, hex);
  g_assert_cmpmem (table->markers, sizeof table->markers, before->markers, sizeof before->markers);
}

/* A copy is equal until one of them changes, and so are the hashes. */
static void
test_copy (void)
{
  g_autoptr (AdjTable) table = adj_table_new (load ());
  g_autoptr (AdjTable) copy = adj_table_copy (table);

  g_assert_true (adj_table_equal (table, copy));
  g_assert_cmpuint (adj_table_hash (table), ==, adj_table_hash (copy));
  apply (copy, on_unit (ADJ_EFFECT_STRENGTH, "wilder", 0, 7));
  g_assert_false (adj_table_equal (table, copy));
  g_assert_cmpuint (adj_table_hash (table), !=, adj_table_hash (copy));
  adj_table_assign (copy, table);
  g_assert_true (adj_table_equal (table, copy));
}

/* Games were recorded whose effects did not say what ends with a phase. */
static AdjEffect
phase_of_old (int turn, int index, int sides)
{
  AdjEffect phase = adj_effect_phase (turn, index, sides);

  phase.untold = TRUE;
  return phase;
}

/* The marks of a phase go with it: those of combat at once, those of movement with the side's next
 * Movement Phase. */
static void
test_phase (void)
{
  g_autoptr (AdjTable) table = adj_table_new (load ());
  int wilder = adj_scenario_unit (load ()->scenario, "wilder");
  AdjEffect move = on_unit (ADJ_EFFECT_MOVED, "wilder", 0, 6);
  AdjEffect phase = phase_of_old (1, 1, 1);

  move.n_path = 2;
  move.path[0] = adj_book_hex (load (), 1022);
  move.path[1] = adj_book_hex (load (), 1021);
  apply (table, move);
  apply (table, on_unit (ADJ_EFFECT_FACTS, "wilder", 0,
                         ADJ_FACT_MOVED | ADJ_FACT_ATTACKED | ADJ_FACT_INEFFECTIVE));
  apply (table, on_unit (ADJ_EFFECT_FOUGHT, "wilder", 0, 2));
  g_assert_cmpint (table->units[wilder].fought_day, ==, 2);
  g_assert_cmpint (table->units[wilder].spent, ==, 6);
  apply (table, phase);
  g_assert_cmpint (table->units[wilder].facts, ==, ADJ_FACT_MOVED | ADJ_FACT_INEFFECTIVE);
  phase = phase_of_old (2, 0, 1);
  apply (table, phase);
  g_assert_cmpint (table->units[wilder].facts, ==, ADJ_FACT_INEFFECTIVE);
  g_assert_cmpint (table->units[wilder].spent, ==, 0);
  g_assert_cmpuint (load ()->hexes[table->units[wilder].came_from].id, ==, 1022);
}

/* A phase that says nothing ends nothing; each bit ends what is its own, whatever the book says. */
static void
test_ends (void)
{
  g_autoptr (AdjTable) table = adj_table_new (load ());
  AdjUnitState *wilder = &table->units[adj_scenario_unit (load ()->scenario, "wilder")];
  AdjEffect phase = adj_effect_phase (2, 0, 1);

  apply (table, of_side (ADJ_EFFECT_ATTACK, 0, -1, 0));
  apply (table, adj_effect (ADJ_EFFECT_DAWN));
  apply (table, on_unit (ADJ_EFFECT_FACTS, "wilder", 0,
                         ADJ_FACT_MOVED | ADJ_FACT_ATTACKED | ADJ_FACT_MAY_GO_BACK));
  apply (table, on_unit (ADJ_EFFECT_CONTROL, "wilder", 0, ADJ_CONTROL_LOST));
  table->n_vacated = table->n_chain = table->n_debts = 1;
  apply (table, phase);
  g_assert_cmpint (wilder->control, ==, ADJ_CONTROL_LOST);
  g_assert_cmpint (table->n_vacated + table->n_chain + table->n_debts, ==, 3);
  phase.ends = ADJ_ENDS_VACATED | ADJ_ENDS_GOING_BACK | ADJ_ENDS_CHAIN;
  apply (table, phase);
  g_assert_cmpint (wilder->facts, ==, ADJ_FACT_MOVED | ADJ_FACT_ATTACKED);
  g_assert_cmpint (table->n_vacated + table->n_chain, ==, 0);
  phase.ends = ADJ_ENDS_COMBAT | ADJ_ENDS_DISORDER | ADJ_ENDS_DEBTS;
  apply (table, phase);
  g_assert_cmpint (wilder->facts, ==, ADJ_FACT_MOVED);
  g_assert_cmpint (wilder->control, ==, ADJ_CONTROL_KEPT);
  g_assert_cmpint (table->n_debts, ==, 0);
  g_assert_cmpint (table->battle.stage, ==, ADJ_BATTLE_DECLARED);
  g_assert_cmpint (table->dawn, ==, ADJ_DAWN_OWED);
  phase.ends = ADJ_ENDS_MOVEMENT | ADJ_ENDS_BATTLE | ADJ_ENDS_DAWN;
  apply (table, phase);
  g_assert_cmpint (wilder->facts, ==, 0);
  g_assert_cmpint (table->battle.stage, ==, ADJ_BATTLE_NONE);
  g_assert_cmpint (table->dawn, ==, ADJ_DAWN_NONE);
}

/* Options chosen for later come into force with the next Game-Turn. */
static void
test_options (void)
{
  g_autoptr (AdjTable) table = adj_table_new (load ());
  AdjEffect option = adj_effect (ADJ_EFFECT_OPTION);
  AdjEffect phase = phase_of_old (1, 1, 1);

  option.option.key = ADJ_OPTION_CREEK_BOMBARDMENT;
  option.option.value = 0;
  option.option.later = 1;
  apply (table, option);
  g_assert_cmpint (adj_table_option (table, ADJ_OPTION_CREEK_BOMBARDMENT), ==, 1);
  apply (table, phase);
  g_assert_cmpint (adj_table_option (table, ADJ_OPTION_CREEK_BOMBARDMENT), ==, 1);
  phase = phase_of_old (2, 1, 1);
  apply (table, phase);
  g_assert_cmpint (adj_table_option (table, ADJ_OPTION_CREEK_BOMBARDMENT), ==, 0);
}

static gboolean
fits (AdjTable *table, AdjEffect effect)
{
  return adj_table_apply (table, load (), &effect);
}

/* Dice that are waited for are forgotten with the phase, those that were thrown are kept. */
static void
test_dawn (void)
{
  g_autoptr (AdjTable) table = adj_table_new (load ());
  AdjEffect phase = phase_of_old (1, 1, 1);

  apply (table, adj_effect (ADJ_EFFECT_DAWN));
  g_assert_cmpint (table->dawn, ==, ADJ_DAWN_OWED);
  apply (table, phase);
  g_assert_cmpint (table->dawn, ==, ADJ_DAWN_NONE);
  apply (table, adj_effect (ADJ_EFFECT_DAWN));
  apply (table, of_side (ADJ_EFFECT_LEVEL, 0, 83, 3));
  apply (table, of_side (ADJ_EFFECT_LEVEL, 1, -2, 6));
  apply (table, phase);
  g_assert_cmpint (table->dawn, ==, ADJ_DAWN_SETTLED);
  g_assert_cmpint (table->dawn_dice[1], ==, 6);
  g_assert_cmpint (table->levels[1], ==, -2);
  apply (table, of_side (ADJ_EFFECT_COMMANDER, 1, 10, 0));
  g_assert_cmpint (table->commanders[1], ==, 10);
  g_assert_false (fits (table, of_side (ADJ_EFFECT_LEVEL, 0, 83, 7)));
  g_assert_false (fits (table, of_side (ADJ_EFFECT_LEVEL, 2, 83, 1)));
  g_assert_false (fits (table, of_side (ADJ_EFFECT_COMMANDER, -1, 1, 0)));
}

/* Control is lost for a Movement Phase and the combat behind it (Y 5.50). */
static void
test_control (void)
{
  g_autoptr (AdjTable) table = adj_table_new (load ());
  int wilder = adj_scenario_unit (load ()->scenario, "wilder");
  AdjEffect drifted = on_unit (ADJ_EFFECT_DRIFTED, "wilder", 1022, ADJ_DRIFT_SPENT);

  apply (table, of_side (ADJ_EFFECT_DIGITS, 0, 5, 2));
  apply (table, on_unit (ADJ_EFFECT_CONTROL, "wilder", 0, ADJ_CONTROL_LOST));
  drifted.drift.dice = 34;
  apply (table, drifted);
  apply (table, phase_of_old (1, 1, 1));
  g_assert_cmpint (table->units[wilder].control, ==, ADJ_CONTROL_DRIFTED);
  g_assert_cmpint (table->digits[0], ==, 5);
  g_assert_cmpint (table->chits[0], ==, 2);
  apply (table, phase_of_old (1, 2, 2));
  g_assert_cmpint (table->units[wilder].control, ==, ADJ_CONTROL_KEPT);
  g_assert_cmpint (table->scatter[0], ==, 0);
  g_assert_cmpint (table->digits[0], ==, 0);
  g_assert_false (fits (table, of_side (ADJ_EFFECT_DIGITS, 0, 1024, 0)));
  g_assert_false (fits (table, of_side (ADJ_EFFECT_DIGITS, 0, 1, 11)));
  g_assert_false (fits (table, on_unit (ADJ_EFFECT_CONTROL, "wilder", 0, 4)));
  drifted.drift.stop = ADJ_N_DRIFT_STOPS;
  g_assert_false (fits (table, drifted));
}

/* The orders that lift a limit (Y 5.58b): whatever lies across a march, or an advance. */
static void
test_crossed (void)
{
  guint directions = 0;

  for (AdjHex hex = 0; hex < load ()->n_hexes; hex++)
    for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
      {
        guint32 features = load ()->hexes[hex].features[d];
        g_autoptr (AdjTable) table = NULL;
        AdjEffect march = on_unit (ADJ_EFFECT_MOVED, "wilder", 0, 6);

        if (features == 0)
          continue;
        table = adj_table_new (load ());
        march.path[0] = hex;
        march.path[1] = load ()->hexes[hex].neighbours[d];
        march.untold = TRUE;
        march.n_path = 1; /* what is written behind a path is none of it */
        apply (table, march);
        g_assert_cmpuint (table->crossed[0], ==, 0);
        march.n_path = 2;
        apply (table, march);
        g_assert_cmpuint (table->crossed[0], ==, features);
        apply (table, on_unit (ADJ_EFFECT_PLACED, "smith", 0, 0));
        g_assert_cmpuint (table->crossed[1], ==, 0);
        directions |= 1u << d;
      }
  g_assert_cmpuint (directions, ==, (1u << ADJ_HEX_DIRECTIONS) - 1);
}

/* Behind the last unit there is nobody whom a phase or an attack could change. */
static void
test_nobody_behind (void)
{
  g_autoptr (AdjTable) table = adj_table_new (load ());
  AdjUnitState *ghost = &table->units[table->n_units];
  AdjUnitState was;

  *ghost = (AdjUnitState){ .facts = G_MAXUINT16, .deeds = G_MAXUINT8, .control = ADJ_CONTROL_LOST };
  was = *ghost;
  apply (table, of_side (ADJ_EFFECT_ATTACK, 0, -1, 0));
  for (int phase = 0; phase < (int) load ()->ruleset->n_phases; phase++)
    apply (table, phase_of_old (1, phase, 3));
  g_assert_cmpmem (ghost, sizeof *ghost, &was, sizeof was);
}

/* Every hex that points hang on changes hands, the first of them as well. */
static void
test_held (void)
{
  g_autoptr (AdjTable) table = adj_table_new (load ());

  for (int i = 0; i < table->n_held; i++)
    for (int side = 0; side < ADJ_SIDES; side++)
      {
        AdjEffect held = of_side (ADJ_EFFECT_HELD, side, 0, 0);

        held.hex = table->held[i].hex;
        apply (table, held);
        g_assert_cmpint (table->held[i].holder, ==, side);
        g_assert_true ((table->held[i].once & (1u << side)) != 0);
      }
}

static void
test_debts (void)
{
  g_autoptr (AdjTable) table = adj_table_new (load ());
  AdjEffect debt = on_unit (ADJ_EFFECT_DEBT, "wilder", 1022, 0);
  AdjEffect other = on_unit (ADJ_EFFECT_DEBT, "smith", 1620, 0);

  debt.side = 0;
  other.side = 1;
  debt.debt.kind = ADJ_DEBT_DISPLACE;
  other.debt.kind = ADJ_DEBT_RETREAT;
  apply (table, debt);
  apply (table, other);
  g_assert_cmpint (table->n_debts, ==, 2);
  g_assert_cmpint (table->n_chain, ==, 1);
  debt.kind = ADJ_EFFECT_PAID;
  debt.untold = TRUE;
  apply (table, debt);
  g_assert_cmpint (table->n_debts, ==, 1);
  g_assert_cmpint (table->n_chain, ==, 0);
  g_assert_cmpint (table->debts[0].kind, ==, ADJ_DEBT_RETREAT);
}

/* Where a march came from, and how the umpire's hand and a turned counter look afterwards. */
static void
test_places (void)
{
  g_autoptr (AdjTable) table = adj_table_new (load ());
  AdjUnitState *wilder = &table->units[adj_scenario_unit (load ()->scenario, "wilder")];
  AdjEffect march = on_unit (ADJ_EFFECT_MOVED, "wilder", 0, 6);

  march.n_path = 1;
  march.path[0] = wilder->hex;
  apply (table, march);
  g_assert_cmpint (wilder->came_from, ==, ADJ_NO_HEX);
  march.n_path = 3;
  march.path[1] = adj_book_hex (load (), 1021);
  march.path[2] = adj_book_hex (load (), 1020);
  apply (table, march);
  g_assert_cmpint (wilder->came_from, ==, march.path[1]);
  g_assert_cmpint (wilder->hex, ==, march.path[2]);
  apply (table, on_unit (ADJ_EFFECT_PLACED, "wilder", 1022, 0));
  g_assert_cmpint (wilder->where, ==, ADJ_ON_MAP);
  apply (table, on_unit (ADJ_EFFECT_PLACED, "wilder", 0, 0));
  g_assert_cmpint (wilder->where, ==, ADJ_ASIDE);
  g_assert_cmpint (wilder->hex, ==, ADJ_NO_HEX);
  apply (table, on_unit (ADJ_EFFECT_TURNED, "wilder", 0, 1));
  g_assert_true ((wilder->facts & ADJ_FACT_FACE_DOWN) != 0);
  apply (table, on_unit (ADJ_EFFECT_ALIAS, "wilder", 0, 7));
  apply (table, on_unit (ADJ_EFFECT_TURNED, "wilder", 0, 0));
  g_assert_cmpint (wilder->facts & ADJ_FACT_FACE_DOWN, ==, 0);
  g_assert_cmpint (wilder->alias, ==, 0);
}

static void
test_markers (void)
{
  g_autoptr (AdjTable) table = adj_table_new (load ());
  g_autoptr (AdjTable) start = adj_table_copy (table);
  AdjEffect marker = adj_effect (ADJ_EFFECT_MARKER);

  marker.hex = adj_book_hex (load (), 1022);
  marker.unit = 3;
  marker.marker.figure = 2;
  marker.marker.kind = ADJ_MARKER_BUILDING;
  apply (table, marker);
  g_assert_cmpint (table->markers[0].value, ==, 2);
  g_assert_cmpint (table->markers[0].builder, ==, 3);
  marker.marker.kind = ADJ_MARKER_ENTRENCHMENT;
  apply (table, marker);
  apply (table, marker);
  g_assert_cmpint (table->markers[0].value, ==, 0);
  g_assert_cmpint (table->markers[0].builder, ==, ADJ_NO_UNIT);
  g_assert_cmpint (table->n_markers, ==, 1);
  marker.marker.kind = ADJ_MARKER_NONE;
  apply (table, marker);
  apply (table, marker);
  g_assert_true (adj_table_equal (table, start));
}

/* Lists are filled to their ends and not beyond. */
static void
test_full (void)
{
  g_autoptr (AdjTable) table = adj_table_new (load ());
  AdjEffect effect = on_unit (ADJ_EFFECT_DEBT, "wilder", 0, 0);

  effect.side = 0;
  for (int i = 0; i < ADJ_MAX_DEBTS; i++)
    apply (table, effect);
  g_assert_false (adj_table_apply (table, load (), &effect));
  effect = adj_effect (ADJ_EFFECT_MARKER);
  effect.marker.kind = ADJ_MARKER_BUILDING;
  for (int i = 0; i < ADJ_MAX_MARKERS; i++)
    {
      effect.hex = (AdjHex) i;
      apply (table, effect);
    }
  effect.hex = ADJ_MAX_MARKERS;
  g_assert_false (adj_table_apply (table, load (), &effect));
  effect.hex = 3;
  effect.marker.kind = ADJ_MARKER_NONE;
  apply (table, effect);
}

/* An effect from a file fits and is applied, or it does not and changes nothing, whatever it is. */
static void
test_anything (void)
{
  g_autoptr (AdjTable) table = adj_table_new (load ());
  g_autoptr (AdjTable) before = adj_table_copy (table);
  guint applied = 0;

  for (guint64 n = 0; n < 200000; n += 40)
    {
      AdjEffect effect;
      guint8 *bytes = (guint8 *) &effect;

      for (gsize i = 0; i < sizeof effect; i++)
        bytes[i] = (guint8) (adj_dice_throw (11, n + i % 40, 100) * (i < 4 ? 1 : 3));
      effect.kind = (guint8) (effect.kind % (ADJ_N_EFFECTS + 2));
      effect.n_path = (guint8) (effect.n_path % 40);
      adj_table_assign (before, table);
      if (adj_table_apply (table, load (), &effect))
        applied++;
      else
        g_assert_true (adj_table_equal (table, before));
    }
  g_assert_cmpuint (applied, >, 100);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/table/set-up", test_set_up);
  g_test_add_func ("/table/BG 17.1/- too many hexes held", test_too_many_held);
  g_test_add_func ("/table/copy", test_copy);
  g_test_add_func ("/table/phase", test_phase);
  g_test_add_func ("/table/ends", test_ends);
  g_test_add_func ("/table/options", test_options);
  g_test_add_func ("/table/dawn", test_dawn);
  g_test_add_func ("/table/control", test_control);
  g_test_add_func ("/table/crossed", test_crossed);
  g_test_add_func ("/table/nobody behind", test_nobody_behind);
  g_test_add_func ("/table/held", test_held);
  g_test_add_func ("/table/debts", test_debts);
  g_test_add_func ("/table/places", test_places);
  g_test_add_func ("/table/markers", test_markers);
  g_test_add_func ("/table/full", test_full);
  g_test_add_func ("/table/anything", test_anything);
  return g_test_run ();
}
