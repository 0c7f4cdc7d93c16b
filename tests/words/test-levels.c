/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "spoken.h"
#include "words/command.h"
#include "words/duty.h"
#include "words/levels.h"

/* Each reason why a scattered unit stops reads like the end of a sentence, and none like another.
 */
static void
test_drift_stops (void)
{
  g_autoptr (GHashTable) texts = g_hash_table_new (g_str_hash, g_str_equal);

  for (int stop = 0; stop < ADJ_N_DRIFT_STOPS; stop++)
    {
      const char *text = adj_words_drift_stop ((AdjDriftStop) stop);

      g_assert_nonnull (text);
      g_assert_true (g_ascii_islower (text[0]));
      g_assert_true (g_hash_table_add (texts, (gpointer) text));
    }
}

static void
test_terms (void)
{
  g_autoptr (GHashTable) texts = g_hash_table_new (g_str_hash, g_str_equal);

  for (int term = 0; term < ADJ_N_TERMS; term++)
    g_assert_true (g_hash_table_add (texts, (gpointer) adj_words_term ((AdjTerm) term)));
  g_assert_cmpstr (adj_words_term (ADJ_TERM_SURROUNDED), ==, "surrounded, counts nothing");
}

/* The article's sum as it stands in the panel. */
static void
test_sums (void)
{
  const AdjInitiativeGroup whole = {
    .rested = 20, .fought = 31, .ineffective = 14, .night = 6, .first_day = 5
  };
  const AdjInitiativeGroup part = { .fought = 4 };
  const AdjInitiativeGroup none = { 0 };
  g_autofree char *all = adj_words_initiative_group (&whole);
  g_autofree char *one = adj_words_initiative_group (&part);
  g_autofree char *nothing = adj_words_initiative_group (&none);
  g_autofree char *rested = adj_words_term_total (ADJ_TERM_RESTED, 20);
  g_autofree char *surrounded = adj_words_term_total (ADJ_TERM_SURROUNDED, 0);

  g_assert_cmpstr (all, ==, "2 × 20 + 31 + 14 ÷ die + 2 × 6 + 5");
  g_assert_cmpstr (one, ==, "4");
  g_assert_cmpstr (nothing, ==, "0");
  g_assert_cmpstr (rested, ==, "No combat that day: 20, twice");
  g_assert_cmpstr (surrounded, ==, "Surrounded, counting nothing");
}

static void
test_headings (void)
{
  g_autoptr (GHashTable) texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (int kind = 0; kind < ADJ_N_FLIPS; kind++)
    g_assert_true (g_hash_table_add (texts, g_strdup (adj_words_flip_kind ((AdjFlipKind) kind))));
  for (int term = 0; term < ADJ_N_TERMS; term++)
    g_assert_true (g_hash_table_add (texts, adj_words_term_total ((AdjTerm) term, 3)));
}

static void
test_flips (void)
{
  static const char *const says[ADJ_N_FLIPS] = {
    "Smith rested: Union would move first",      "Smith in combat: Union would move first",
    "Smith ineffective: Union would move first", "Smith lost: Union would move first",
    "Smith surrounded: Union would move first",  "Smith not surrounded: Union would move first",
    "Smith in group 2: Union would move first",  "Smith not arriving: Union would move first",
  };
  g_autoptr (AdjGame) game = fixture_game ();
  AdjView view = spoken_view (game);
  AdjFlip flip = { .unit = (guint16) spoken_unit ("smith"), .group = 1, .chance = { 1, 1 } };
  g_autofree char *likely = NULL;

  for (int kind = 0; kind < ADJ_N_FLIPS; kind++)
    {
      g_autofree char *text = NULL;

      flip.kind = (guint8) kind;
      text = adj_words_flip (&view, &flip);
      g_assert_cmpstr (text, ==, says[kind]);
    }
  flip.kind = ADJ_FLIP_LOST;
  flip.chance = adj_fraction (20, 36);
  likely = adj_words_flip (&view, &flip);
  g_assert_cmpstr (likely, ==, "Smith lost: Union would move first, with a chance of 20/36");
}

static void
assert_duty (const AdjView *view, AdjDuty duty, const char *says)
{
  g_autofree char *text = adj_words_duty (view, &duty);

  g_assert_cmpstr (text, ==, says);
}

static void
test_duties (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  AdjView view = spoken_view (game);
  AdjDuty dice = { .kind = ADJ_DUTY_INITIATIVE, .row = "E IL.1", .unit = -1, .hex = ADJ_NO_HEX };
  AdjDuty drift = {
    .kind = ADJ_DUTY_DRIFT, .row = "Y 5.52", .unit = spoken_unit ("smith"), .hex = spoken_hex (1620)
  };

  assert_duty (&view, dice, "Both sides must throw for the initiative (E IL.1)");
  dice.kind = ADJ_DUTY_SCATTER;
  dice.row = "Y 5.51";
  assert_duty (&view, dice, "It must be found out who gets out of command (Y 5.51)");
  assert_duty (&view, drift, "Smith in 1620 scatters, after the others (Y 5.52)");
  drift.state = ADJ_DUE_NOT_OWED;
  drift.why = ADJ_WHY_IN_ZONE;
  assert_duty (&view, drift,
               "Smith in 1620 scatters: it stays, in an enemy zone of control (Y 5.52)");
}

/* Y 5.59b: a reminder only where counters are not turned over for another reason. */
static void
test_turn_over (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  const AdjTable *table = adj_game_get_table (game);

  g_assert_null (adj_words_turn_over (table));
  fixture_play (game, "option attack-effectiveness=off", ADJ_OK);
  assert_says (adj_words_turn_over (table), "Y 5.59b");
  fixture_play (game, "option limited-intelligence", ADJ_OK);
  g_assert_null (adj_words_turn_over (table));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words/levels/Y 5.59b a reminder", test_turn_over);
  g_test_add_func ("/words/levels/drift-stops", test_drift_stops);
  g_test_add_func ("/words/levels/terms", test_terms);
  g_test_add_func ("/words/levels/sums", test_sums);
  g_test_add_func ("/words/levels/headings", test_headings);
  g_test_add_func ("/words/levels/flips", test_flips);
  g_test_add_func ("/words/levels/duties", test_duties);
  return g_test_run ();
}
