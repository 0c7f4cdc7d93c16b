/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pieces.h"
#include "table/effect-fit.h"

/* The effects that a game's file may bring: each figure of an effect at its bounds and one beyond
 * them. */

#define A_HEX 5

/* As it is set up, but for one attack of simultaneous combat. */
static AdjTable *
with_an_attack (void)
{
  AdjTable *table = adj_table_new (load ());

  table->n_engagements = 1;
  return table;
}

/* One of its kind that a game could hold. */
static AdjEffect
lawful (AdjEffectKind kind)
{
  AdjEffect effect = adj_effect (kind);

  effect.unit = kind == ADJ_EFFECT_DUMMY ? (guint16) load ()->scenario->n_units : 0;
  effect.hex = A_HEX;
  effect.side = 1;
  effect.n_path = 1;
  effect.path[0] = A_HEX;
  effect.engagement = kind == ADJ_EFFECT_WAITS;
  for (guint i = 0; figure_of (kind, i) != NULL; i++)
    set_figure (&effect, i, MAX (figure_of (kind, i)->least, 0));
  if (kind == ADJ_EFFECT_ROLLED)
    effect.roll.die = 1; /* without one only where the players tell the result */
  return effect;
}

static void
assert_fits (const AdjTable *table, const AdjEffect *effect, gboolean expected)
{
  if (adj_effect_fits (table, load (), effect) != expected)
    g_test_message ("%s, unit %d, hex %d, side %d, first figure %d, second %d, path of %d",
                    adj_effect_row (effect->kind)->word, effect->unit, effect->hex, effect->side,
                    effect->march.spent, effect->march.crossed, effect->n_path);
  g_assert_cmpint (adj_effect_fits (table, load (), effect), ==, expected);
}

/* ---- Figures ---- */

#define SIDE -1 /* beside the figures of the row, which are counted from 0 */

static void
put (AdjEffect *effect, int figure, int value)
{
  if (figure == SIDE)
    effect->side = (gint8) value;
  else
    set_figure (effect, (guint) figure, value);
}

static void
assert_between (AdjEffectKind kind, int figure, int least, int most)
{
  g_autoptr (AdjTable) table = with_an_attack ();
  AdjEffect effect = lawful (kind);

  for (int value = least - 1; value <= most + 1; value++)
    {
      put (&effect, figure, value);
      assert_fits (table, &effect, value >= least && value <= most);
    }
}

static void
test_figures (void)
{
  const AdjRuleset *ruleset = load ()->ruleset;
  int last_column = (int) ruleset->n_columns - 1;

  assert_between (ADJ_EFFECT_STRENGTH, 0, 0, ADJ_STRENGTH_UNKNOWN);
  assert_between (ADJ_EFFECT_TURNED, 0, 0, 1);
  assert_between (ADJ_EFFECT_ALIAS, 0, 0, ADJ_MAX_ALIAS);
  assert_between (ADJ_EFFECT_CONTROL, 0, ADJ_CONTROL_KEPT, ADJ_CONTROL_HELD);
  assert_between (ADJ_EFFECT_DRIFTED, 0, 0, ADJ_N_DRIFT_STOPS - 1);
  assert_between (ADJ_EFFECT_DRIFTED, 1, 11, 66);
  assert_between (ADJ_EFFECT_BEARS, 0, 0, ADJ_ALL_BEARS);
  assert_between (ADJ_EFFECT_RALLIED, 0, 0, ADJ_MOST_FACES);
  assert_between (ADJ_EFFECT_LEVEL, 1, 1, 6);
  assert_between (ADJ_EFFECT_DIGITS, 0, 0, 1023);
  assert_between (ADJ_EFFECT_DIGITS, 1, 0, 10);
  assert_between (ADJ_EFFECT_ATTACK, 0, -1, last_column);
  assert_between (ADJ_EFFECT_ATTACKER, 0, ADJ_ROLE_ADJACENT, ADJ_ROLE_BOMBARDS);
  assert_between (ADJ_EFFECT_ROLLED, 0, 1, ruleset->combat_die);
  assert_between (ADJ_EFFECT_ROLLED, 1, 0, ADJ_N_RESULTS - 1);
  assert_between (ADJ_EFFECT_ROLLED, 2, -1, last_column);
  assert_between (ADJ_EFFECT_WAITS, 0, 1, 1);
  assert_between (ADJ_EFFECT_WAITS, 1, 1, ruleset->combat_die);
  assert_between (ADJ_EFFECT_WAITS, 2, 0, ADJ_N_RESULTS - 1);
  assert_between (ADJ_EFFECT_WAITS, 3, -1, last_column);
  assert_between (ADJ_EFFECT_EXECUTED, 0, ADJ_EXECUTION_LOSSES, ADJ_N_EXECUTIONS - 1);
  assert_between (ADJ_EFFECT_MARKER, 0, ADJ_MARKER_NONE, ADJ_MARKER_BREASTWORKS);
  assert_between (ADJ_EFFECT_MARKER, 1, 0, G_MAXUINT8);
  assert_between (ADJ_EFFECT_PHASE, 0, 1, ADJ_MAX_TURNS);
  assert_between (ADJ_EFFECT_PHASE, 1, 0, (int) ruleset->n_phases - 1);
  assert_between (ADJ_EFFECT_PHASE, 2, 1, 3);
  assert_between (ADJ_EFFECT_ACCRUED, 0, 0, (int) load ()->scenario->awards->len - 1);
  assert_between (ADJ_EFFECT_OPTION, 0, 0, ADJ_N_OPTIONS - 1);
  assert_between (ADJ_EFFECT_DUMMY, 0, 0, (int) ruleset->n_arms - 1);
}

static void
test_sides (void)
{
  static const AdjEffectKind kinds[] = {
    ADJ_EFFECT_DUMMY, ADJ_EFFECT_ATTACK,    ADJ_EFFECT_HELD,   ADJ_EFFECT_FIRST, ADJ_EFFECT_DEBT,
    ADJ_EFFECT_LEVEL, ADJ_EFFECT_COMMANDER, ADJ_EFFECT_DIGITS, ADJ_EFFECT_SCORE, ADJ_EFFECT_PAID,
  };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    assert_between (kinds[i], SIDE, 0, ADJ_SIDES - 1);
}

/* A word of its own, and a way to apply it. */
static void
test_rows (void)
{
  for (int kind = 0; kind < ADJ_N_EFFECTS; kind++)
    {
      const AdjEffectRow *row = adj_effect_row ((AdjEffectKind) kind);

      g_test_message ("kind %d: %s", kind, row->word);
      g_assert_nonnull (row->word);
      g_assert_nonnull (row->apply);
      for (int other = 0; other < kind; other++)
        g_assert_cmpstr (row->word, !=, adj_effect_row ((AdjEffectKind) other)->word);
    }
}

static void
test_kinds (void)
{
  g_autoptr (AdjTable) table = with_an_attack ();
  AdjEffect effect = lawful (ADJ_EFFECT_OVER);

  for (int kind = 0; kind < ADJ_N_EFFECTS; kind++)
    {
      effect = lawful ((AdjEffectKind) kind);
      assert_fits (table, &effect, TRUE);
    }
  effect.kind = ADJ_N_EFFECTS;
  assert_fits (table, &effect, FALSE);
}

/* A result in the players' own word needs no die, but the word, and no more of it than there is
 * room for. */
static void
test_told_result (void)
{
  g_autoptr (AdjTable) table = with_an_attack ();
  AdjEffect effect = lawful (ADJ_EFFECT_ROLLED);
  AdjResultWord word;

  effect.roll.result = -1;
  effect.roll.column = -1;
  effect.roll.die = 0;
  assert_fits (table, &effect, FALSE);
  g_assert_true (adj_result_word_read (&word, "DR2/-1.+*Abc"));
  adj_effect_set_word (&effect, &word);
  assert_fits (table, &effect, TRUE);
  word = adj_effect_get_word (&effect);
  g_assert_cmpstr (word.text, ==, "DR2/-1.+*Abc");
  effect.roll.die = ADJ_MOST_FACES + 1;
  assert_fits (table, &effect, FALSE);
  effect.roll.die = 0;
  effect.roll.letters[1] = 0x07070707;
  assert_fits (table, &effect, FALSE);
  g_assert_false (adj_result_word_read (&word, "DR2/-1.+*Abcd"));
  g_assert_false (adj_result_word_read (&word, ""));
  g_assert_false (adj_result_word_read (&word, "D R"));
}

/* A new attack has the next number, and all that is said of one has the number of one. */
static void
test_engagements (void)
{
  static const AdjEffectKind kinds[] = {
    ADJ_EFFECT_TARGET, ADJ_EFFECT_ATTACKER, ADJ_EFFECT_DEFENDER, ADJ_EFFECT_SUPPORTER,
    ADJ_EFFECT_SPARED, ADJ_EFFECT_RELEASED, ADJ_EFFECT_VACATED,  ADJ_EFFECT_DEBT,
  };
  g_autoptr (AdjTable) table = with_an_attack ();

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    for (int number = -1; number <= 2; number++)
      {
        AdjEffect effect = lawful (kinds[i]);

        effect.engagement = number;
        assert_fits (table, &effect, number == 0 || number == 1);
      }
  for (int number = -1; number <= 3; number++)
    {
      AdjEffect effect = lawful (ADJ_EFFECT_ATTACK);

      effect.engagement = number;
      assert_fits (table, &effect, number == 0 || number == 2);
    }
}

/* ---- Units and hexes ---- */

static void
assert_last_unit (AdjEffectKind kind, gboolean or_none)
{
  g_autoptr (AdjTable) table = with_an_attack ();
  AdjEffect effect = lawful (kind);

  effect.unit = (guint16) (table->n_units - 1);
  assert_fits (table, &effect, TRUE);
  effect.unit = table->n_units;
  assert_fits (table, &effect, FALSE);
  effect.unit = ADJ_NO_UNIT;
  assert_fits (table, &effect, or_none);
}

static void
test_units (void)
{
  static const AdjEffectKind kinds[] = {
    ADJ_EFFECT_MOVED,    ADJ_EFFECT_ENTERED,   ADJ_EFFECT_EXITED,    ADJ_EFFECT_RETREATED,
    ADJ_EFFECT_SLIPPED,  ADJ_EFFECT_ADVANCED,  ADJ_EFFECT_DISPLACED, ADJ_EFFECT_ELIMINATED,
    ADJ_EFFECT_PLACED,   ADJ_EFFECT_FACTS,     ADJ_EFFECT_STRENGTH,  ADJ_EFFECT_DEPLOYED,
    ADJ_EFFECT_TURNED,   ADJ_EFFECT_ALIAS,     ADJ_EFFECT_CONTROL,   ADJ_EFFECT_DRIFTED,
    ADJ_EFFECT_CHARGED,  ADJ_EFFECT_FOUGHT,    ADJ_EFFECT_ATTACKER,  ADJ_EFFECT_DEFENDER,
    ADJ_EFFECT_RELEASED, ADJ_EFFECT_SUPPORTER, ADJ_EFFECT_PLOTTED,   ADJ_EFFECT_STOPPED,
    ADJ_EFFECT_WITHDREW, ADJ_EFFECT_BEARS,     ADJ_EFFECT_RALLIED,
  };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    assert_last_unit (kinds[i], FALSE);
  assert_last_unit (ADJ_EFFECT_MARKER, TRUE);
}

static void
assert_last_hex (AdjEffectKind kind, gboolean or_none)
{
  g_autoptr (AdjTable) table = with_an_attack ();
  AdjEffect effect = lawful (kind);

  effect.hex = (AdjHex) (load ()->n_hexes - 1);
  assert_fits (table, &effect, TRUE);
  effect.hex = (AdjHex) load ()->n_hexes;
  assert_fits (table, &effect, FALSE);
  effect.hex = ADJ_NO_HEX;
  assert_fits (table, &effect, or_none);
}

static void
test_hexes (void)
{
  static const AdjEffectKind kinds[] = {
    ADJ_EFFECT_ENTERED,  ADJ_EFFECT_RETREATED, ADJ_EFFECT_DISPLACED, ADJ_EFFECT_SLIPPED,
    ADJ_EFFECT_ADVANCED, ADJ_EFFECT_DRIFTED,   ADJ_EFFECT_TARGET,    ADJ_EFFECT_SUPPORTER,
    ADJ_EFFECT_SPARED,   ADJ_EFFECT_VACATED,   ADJ_EFFECT_HELD,      ADJ_EFFECT_MARKER,
  };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    assert_last_hex (kinds[i], FALSE);
  assert_last_hex (ADJ_EFFECT_PLACED, TRUE); /* aside */
  assert_last_hex (ADJ_EFFECT_PLOTTED, TRUE);
  assert_last_hex (ADJ_EFFECT_STOPPED, TRUE);
}

static void
test_path (void)
{
  g_autoptr (AdjTable) table = with_an_attack ();
  AdjEffect effect = lawful (ADJ_EFFECT_MOVED);

  for (int length = 0; length <= ADJ_MAX_PATH + 1; length++)
    {
      effect.n_path = (guint8) length;
      for (int i = 0; i < MIN (length, ADJ_MAX_PATH); i++)
        effect.path[i] = A_HEX;
      assert_fits (table, &effect, length >= 1 && length <= ADJ_MAX_PATH);
    }
  effect.n_path = 3;
  effect.path[2] = (AdjHex) (load ()->n_hexes - 1);
  effect.path[3] = (AdjHex) load ()->n_hexes; /* behind its end */
  assert_fits (table, &effect, TRUE);
  effect.path[2] = (AdjHex) load ()->n_hexes;
  assert_fits (table, &effect, FALSE);
}

/* A dummy takes a place behind the book's units: a free one, or that of one taken back. */
static void
test_dummies (void)
{
  g_autoptr (AdjTable) table = with_an_attack ();
  AdjEffect effect = lawful (ADJ_EFFECT_DUMMY);
  AdjUnitState *gone = &table->units[effect.unit];

  effect.unit--;
  assert_fits (table, &effect, FALSE);
  effect.unit = (guint16) (table->capacity - 1);
  assert_fits (table, &effect, TRUE);
  effect.unit = table->capacity;
  assert_fits (table, &effect, FALSE);

  effect = lawful (ADJ_EFFECT_DUMMY);
  table->n_units++;
  *gone = (AdjUnitState){ .where = ADJ_ELIMINATED, .hex = ADJ_NO_HEX };
  assert_fits (table, &effect, TRUE);
  gone->gone_day = 1; /* lost in play */
  assert_fits (table, &effect, FALSE);
  *gone = (AdjUnitState){ .where = ADJ_ASIDE, .hex = ADJ_NO_HEX };
  assert_fits (table, &effect, FALSE);
}

/* ---- Debts ---- */

/* The unit that retreats, is repulsed or is displaced, and from where, is known; which loses or
 * advances is the players' choice. */
static void
test_debts (void)
{
  static const struct
  {
    AdjDebtKind kind;
    gboolean needs_unit;
    gboolean needs_hex;
  } debts[] = {
    { ADJ_DEBT_RETREAT, TRUE, FALSE }, { ADJ_DEBT_DISPLACE, TRUE, TRUE },
    { ADJ_DEBT_LOSE, FALSE, FALSE },   { ADJ_DEBT_ADVANCE, FALSE, FALSE },
    { ADJ_DEBT_REPULSE, TRUE, FALSE }, { ADJ_DEBT_RALLY, TRUE, FALSE },
    { ADJ_DEBT_CONTEST, FALSE, TRUE },
  };

  assert_between (ADJ_EFFECT_DEBT, 0, ADJ_DEBT_RETREAT, ADJ_DEBT_CONTEST);
  for (guint i = 0; i < G_N_ELEMENTS (debts); i++)
    {
      g_autoptr (AdjTable) table = with_an_attack ();
      AdjEffect effect = lawful (ADJ_EFFECT_DEBT);

      effect.debt.kind = (int) debts[i].kind;
      assert_fits (table, &effect, TRUE);
      effect.unit = ADJ_NO_UNIT;
      assert_fits (table, &effect, !debts[i].needs_unit);
      effect.unit = table->n_units;
      assert_fits (table, &effect, FALSE);
      effect.unit = 0;
      effect.hex = ADJ_NO_HEX;
      assert_fits (table, &effect, !debts[i].needs_hex);
      effect.hex = (AdjHex) load ()->n_hexes;
      assert_fits (table, &effect, FALSE);
    }
}

/* ---- Lists ---- */

static void
test_full_lists (void)
{
  static const struct
  {
    AdjEffectKind kind;
    int room;
  } lists[] = {
    { ADJ_EFFECT_TARGET, ADJ_MAX_TARGETS },     { ADJ_EFFECT_ATTACKER, ADJ_MAX_BATTLE_UNITS },
    { ADJ_EFFECT_DEFENDER, ADJ_MAX_DEFENDERS }, { ADJ_EFFECT_SUPPORTER, ADJ_MAX_SUPPORTS },
    { ADJ_EFFECT_VACATED, ADJ_MAX_VACATED },    { ADJ_EFFECT_DEBT, ADJ_MAX_DEBTS },
    { ADJ_EFFECT_MARKER, ADJ_MAX_MARKERS },
  };

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      g_autoptr (AdjTable) table = with_an_attack ();
      AdjEffect effect = lawful (lists[i].kind);

      if (lists[i].kind == ADJ_EFFECT_MARKER)
        effect.marker.kind = ADJ_MARKER_BUILDING;
      for (int n = 0; n < lists[i].room; n++)
        {
          effect.hex = (AdjHex) n;
          g_assert_true (adj_table_apply (table, load (), &effect));
        }
      effect.hex = (AdjHex) lists[i].room;
      g_assert_false (adj_table_apply (table, load (), &effect));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/table/fit/rows", test_rows);
  g_test_add_func ("/table/fit/kinds", test_kinds);
  g_test_add_func ("/table/fit/figures", test_figures);
  g_test_add_func ("/fit/a result in words", test_told_result);
  g_test_add_func ("/table/fit/engagements", test_engagements);
  g_test_add_func ("/table/fit/sides", test_sides);
  g_test_add_func ("/table/fit/units", test_units);
  g_test_add_func ("/table/fit/hexes", test_hexes);
  g_test_add_func ("/table/fit/path", test_path);
  g_test_add_func ("/table/fit/dummies", test_dummies);
  g_test_add_func ("/table/fit/debts", test_debts);
  g_test_add_func ("/table/fit/full lists", test_full_lists);
  return g_test_run ();
}
