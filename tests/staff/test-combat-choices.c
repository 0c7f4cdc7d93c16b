/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sketch.h"
#include "staff/combat-offers.h"
#include "staff/debt-choices.h"

/* The choices before and after the roll. Flat maps, even columns half a hex lower: 0303 has the
 * neighbours 0302 n, 0402 ne, 0403 se, 0304 s, 0203 sw, 0202 nw. */

static Sketch *
in_combat (const char *layout)
{
  Sketch *s = sketch_new (layout);

  sketch_phase (s, 1, "first-combat");
  return s;
}

/* ---- Before ---- */

static char *
tell_offers (const Sketch *s, const AdjPicks *picks)
{
  g_autofree AdjCombatOffers *offers = g_new (AdjCombatOffers, 1);
  AdjView view = adj_view (s->book, s->table, ADJ_EYES_ALL);
  GString *text = g_string_new (NULL);

  adj_combat_offers_find (&view, picks, offers);
  for (guint i = 0; i < offers->n_targets; i++)
    g_string_append_printf (text, "%04d%s ", s->book->hexes[offers->targets[i].hex].id,
                            offers->targets[i].owed ? "!" : "");
  g_string_append (text, "|");
  for (guint i = 0; i < offers->n_units; i++)
    g_string_append_printf (text, " %s", s->book->scenario->units[offers->units[i]].id);
  return g_string_free (text, FALSE);
}

static void
assert_offers (const Sketch *s, const AdjPicks *picks, const char *expected)
{
  g_autofree char *offers = tell_offers (s, picks);

  g_assert_cmpstr (offers, ==, expected);
}

/* Fifteen columns of twenty on each side, hex beside hex: no target is left out. */
static void
test_many (void)
{
  g_autoptr (GString) layout = g_string_new ("map flat 30x20");
  g_autofree AdjCombatOffers *offers = g_new (AdjCombatOffers, 1);
  g_autoptr (Sketch) s = NULL;
  AdjPicks picks = { 0 };
  AdjView view;

  for (int column = 1; column <= 30; column++)
    for (int row = 1; row <= 20; row++)
      g_string_append_printf (layout, "; unit %c%d-%d %s infantry 3 %02d%02d",
                              column % 2 == 1 ? 'u' : 'x', column, row,
                              column % 2 == 1 ? "union" : "confederate", column, row);
  s = in_combat (layout->str);
  view = adj_view (s->book, s->table, ADJ_EYES_ALL);
  adj_combat_offers_find (&view, &picks, offers);
  g_assert_cmpuint (offers->n_targets, ==, 300);
}

/* x1 must be attacked, x2 may be bombarded, x3 is out of everybody's reach; x2 stands beside x1,
 * but nobody attacks his own side. */
static void
test_offers (void)
{
  g_autoptr (Sketch) s =
      in_combat ("map flat 9x9; unit u1 union infantry 5 0302; unit g1 union artillery 4 0201;"
                 "unit x1 confederate infantry 3 0303; unit x2 confederate infantry 3 0203;"
                 "unit x3 confederate infantry 3 0909");
  AdjPicks picks = { 0 };

  assert_offers (s, &picks, "0203 0303! |");
  adj_picks_toggle_target (&picks, sketch_hex (s, 303));
  assert_offers (s, &picks, "0203 0303! | u1 g1");
  adj_picks_toggle_target (&picks, sketch_hex (s, 203));
  assert_offers (s, &picks, "0203 0303! | g1");

  /* A pick can be taken back, lawful or not. */
  adj_picks_toggle_unit (&picks, sketch_unit (s, "u1"));
  assert_offers (s, &picks, "0203 0303! | u1 g1");
}

static void
test_offers_in_enemy_phase (void)
{
  g_autoptr (Sketch) s = in_combat ("map flat 9x9; unit u1 union infantry 5 0302;"
                                    "unit x1 confederate infantry 3 0303");
  AdjPicks picks = { 0 };

  sketch_phase (s, 1, "second-combat");
  assert_offers (s, &picks, "0302! |");
}

/* ---- After ---- */

static void
assert_choices (const Sketch *s, const char *expected)
{
  AdjView view = adj_view (s->book, s->table, ADJ_EYES_ALL);
  g_autoptr (AdjDebtChoices) owed = adj_debt_choices_new (&view);
  const GPtrArray *choices = owed->choices;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < choices->len; i++)
    {
      const AdjDebtChoice *choice = g_ptr_array_index (choices, i);
      g_autofree char *order = adj_order_show (&view, &choice->order);

      g_string_append_printf (text, "%u %s = %s\n", choice->owed, choice->label, order);
    }
  g_assert_cmpstr (text->str, ==, expected);
}

static void
test_retreat_and_advance (void)
{
  g_autoptr (Sketch) s = in_combat ("map flat 8x6; unit u1 union infantry 9 0302;"
                                    "unit u2 union infantry 3 0402;"
                                    "unit x1 confederate infantry 3 0303");

  sketch_do (s, "attack 0303 from u1 u2");
  assert_choices (s, "");
  sketch_do (s, "roll 3");
  assert_choices (s, "0 0304 = retreat x1 0304\n0 0203 = retreat x1 0203\n");
  sketch_do (s, "retreat x1 0304");
  assert_choices (s, "0 u1 to 0303 = advance u1 0303\n0 u2 to 0303 = advance u2 0303\n"
                     "0 Stay = stay\n");
  sketch_do (s, "stay");
  assert_choices (s, "");
}

/* x1 may only go where two friends stand; then one of them makes room, and until then nothing
 * else is to be chosen. */
static void
test_displacement (void)
{
  g_autoptr (Sketch) s =
      in_combat ("map flat 8x6; unit u1 union infantry 9 0302; unit u2 union infantry 1 0404;"
                 "unit x1 confederate infantry 9 0303; unit x2 confederate infantry 1 0203;"
                 "unit x3 confederate infantry 1 0203");

  sketch_do (s, "attack 0303 from u1");
  sketch_do (s, "roll 1");
  assert_choices (s, "0 0203, displacing a friend = retreat x1 0203\n");
  sketch_do (s, "retreat x1 0203");
  assert_choices (s, "0 x2 to 0204 = displace x2 0204\n0 x2 to 0104 = displace x2 0104\n"
                     "0 x2 to 0103 = displace x2 0103\n"
                     "0 x3 to 0204 = displace x3 0204\n0 x3 to 0104 = displace x3 0104\n"
                     "0 x3 to 0103 = displace x3 0103\n");
}

/* At least 3 points: u2 alone, or u1 alone; never more than needed. */
static void
test_exchange (void)
{
  g_autoptr (Sketch) s = in_combat ("map flat 8x6; unit u1 union infantry 9 0302;"
                                    "unit u2 union infantry 3 0402; unit u3 union infantry 1 0402;"
                                    "unit x1 confederate infantry 3 0303");

  sketch_do (s, "attack 0303 from u1 u2 u3");
  sketch_do (s, "roll 6");
  assert_choices (s, "0 u2: 3 points = lose u2\n0 u1: 9 points = lose u1\n");
}

/* BG 7.6c: how many ways an exchange among so many of 1 point each is paid, and what is owed. */
static char *
exchange_among (guint n, guint *ways)
{
  static const AdjHexId around[] = { 302, 402, 403, 304, 203, 202 };
  g_autoptr (GString) layout = g_string_new ("map flat 8x6; unit x1 confederate infantry 6 0303");
  g_autoptr (GString) attack = g_string_new ("attack 0303 from");
  g_autoptr (AdjDebtChoices) owed = NULL;
  g_autoptr (Sketch) s = NULL;
  AdjView view;

  for (guint i = 0; i < n; i++)
    {
      g_string_append_printf (layout, "; unit u%u union infantry 1 %04d", i,
                              around[i % G_N_ELEMENTS (around)]);
      g_string_append_printf (attack, " u%u", i);
    }
  s = in_combat (layout->str);
  sketch_do (s, attack->str);
  sketch_do (s, "roll 6 Ex");
  view = adj_view (s->book, s->table, ADJ_EYES_ALL);
  owed = adj_debt_choices_new (&view);
  g_assert_cmpuint (owed->owed->len, ==, 1);
  *ways = owed->choices->len;
  return g_strdup (((const AdjOwed *) g_ptr_array_index (owed->owed, 0))->text);
}

/* Six of twelve; of one more they cannot all be listed, and that is said. */
static void
test_large_exchange (void)
{
  guint ways;
  g_autofree char *all = exchange_among (ADJ_MAX_LOSERS, &ways);
  g_autofree char *some = NULL;

  g_assert_cmpuint (ways, ==, ADJ_MAX_LOSSES);
  g_assert_cmpstr (all, ==, "Union must lose at least 6 strength points");
  some = exchange_among (ADJ_MAX_LOSERS + 1, &ways);
  g_assert_cmpuint (ways, ==, ADJ_MAX_LOSSES);
  g_assert_cmpstr (some, ==,
                   "Union must lose at least 6 strength points. More units could be lost than are "
                   "listed: type lose and their names");
}

/* Y S7.5b: in an engagement, too, everybody who could pay is asked. */
static void
test_all_payers (void)
{
  g_autoptr (GString) layout = g_string_new ("map flat 8x6");
  g_autoptr (Sketch) s = NULL;
  guint16 payers[ADJ_MAX_PAYERS];

  for (guint i = 0; i <= ADJ_MAX_LOSERS; i++)
    g_string_append_printf (layout, "; unit u%u union infantry 1 0302", i);
  s = in_combat (layout->str);
  for (guint i = 0; i <= ADJ_MAX_LOSERS; i++)
    {
      s->table->units[i].attacks_in = 1;
      s->table->units[i].role = ADJ_ROLE_ADJACENT;
    }
  g_assert_cmpuint (adj_losses_payers (&s->field, 1, payers), ==, ADJ_MAX_LOSERS + 1);
}

/* BG 11.31: when its owner likes, and behind what a roll has left to choose. */
static void
test_leaving (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 6x6; unit u1 union infantry 6 0302;"
                                     "unit u2 union infantry 9 0501;"
                                     "unit x1 confederate infantry 6 0303;"
                                     "unit x2 confederate infantry 3 0502");

  sketch_set (s, "u1", ADJ_FACT_INEFFECTIVE);
  sketch_do (s, "next");
  assert_choices (s, "0 0301 = retreat u1 0301\n0 0201 = retreat u1 0201\n");
  sketch_do (s, "attack 0502 from u2");
  sketch_do (s, "roll 3");
  assert_choices (s, "0 0602 = retreat x2 0602\n0 0503 = retreat x2 0503\n"
                     "1 0301 = retreat u1 0301\n1 0201 = retreat u1 0201\n");
}

/* CH 18.4. */
static void
test_fleeing (void)
{
  g_autoptr (Sketch) s =
      sketch_new ("map flat 6x6; road 0303 0304 0305; unit u1 union train 1 0303;"
                  "unit x1 confederate infantry 5 0302");

  sketch_do (s, "next");
  assert_choices (s, "0 0304 = retreat u1 0304\n");
}

static void
assert_choices_for (const Sketch *s, AdjEyes eyes, const char *expected)
{
  AdjView view = adj_view (s->book, s->table, eyes);
  g_autoptr (AdjDebtChoices) owed = adj_debt_choices_new (&view);
  const GPtrArray *choices = owed->choices;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < choices->len; i++)
    {
      const AdjDebtChoice *choice = g_ptr_array_index (choices, i);
      g_autofree char *order = adj_order_show (&view, &choice->order);

      g_string_append_printf (text, "%s = %s\n", choice->label, order);
    }
  g_assert_cmpstr (text->str, ==, expected);
}

/* u1 in a corner may claim both ways; only their own player is told who could prove them shut. */
static void
test_claims (void)
{
  static const char *const claims =
      "0201, claimed: nobody beside it is proved real (Y 11.56) = retreat u1 0201\n"
      "0102, claimed: nobody beside it is proved real (Y 11.56) = retreat u1 0102\n";
  g_autoptr (Sketch) s = sketch_new (
      "map flat 9x6; unit u1 union infantry 5 0101; unit x1 confederate artillery 9 0401;"
      "unit x2 confederate infantry 4 0302; unit x3 confederate infantry 4 0103;"
      "turns 4 first confederate");
  g_autofree char *all = g_strconcat (claims,
                                      "Show x2: it bars 0201 (Y 11.56) = flip x2 up\n"
                                      "Show x3: it bars 0102 (Y 11.56) = flip x3 up\n",
                                      NULL);

  sketch_option (s, ADJ_OPTION_LIMITED_INTELLIGENCE, 1);
  sketch_do (s, "down x2 x3");
  sketch_phase (s, 1, "first-combat");
  sketch_do (s, "attack 0101 from x1");
  sketch_do (s, "roll 4 Dr");
  assert_choices_for (s, ADJ_EYES_FIRST, claims);
  assert_choices_for (s, ADJ_EYES_PUBLIC, claims);
  assert_choices_for (s, ADJ_EYES_SECOND, all);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/combat-choices/offers", test_offers);
  g_test_add_func ("/combat-choices/many-offers", test_many);
  g_test_add_func ("/combat-choices/offers-in-enemy-phase", test_offers_in_enemy_phase);
  g_test_add_func ("/combat-choices/retreat-and-advance", test_retreat_and_advance);
  g_test_add_func ("/combat-choices/displacement", test_displacement);
  g_test_add_func ("/combat-choices/exchange", test_exchange);
  g_test_add_func ("/combat-choices/exchange/more than are listed", test_large_exchange);
  g_test_add_func ("/combat-choices/exchange/who may pay", test_all_payers);
  g_test_add_func ("/combat-choices/BG 11.31/+ leaving", test_leaving);
  g_test_add_func ("/combat-choices/CH 18.4/+ fleeing", test_fleeing);
  g_test_add_func ("/combat-choices/Y 11.56/+ claims and proofs", test_claims);
  return g_test_run ();
}
