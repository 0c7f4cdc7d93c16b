/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "spoken.h"
#include "words/duty.h"
#include "words/fill.h"
#include "words/line.h"
#include "words/place.h"

/* ---- Filling ---- */

static void
test_fill (void)
{
  const AdjPlace places[] = { { "a", "one" }, { "b", NULL }, { NULL, NULL } };
  g_autofree char *both = adj_fill ("{a}, {a}{x} {b}!", places);
  g_autofree char *open = adj_fill ("{a} {not closed", places);
  g_autofree char *row = adj_fill_row (g_strdup ("So it is"), "BG 7.1");
  g_autofree char *none = adj_fill_row (g_strdup ("So it is"), NULL);

  g_assert_cmpstr (both, ==, "one, one? ?!");
  g_assert_cmpstr (open, ==, "one {not closed");
  g_assert_cmpstr (row, ==, "So it is (BG 7.1)");
  g_assert_cmpstr (none, ==, "So it is");
  g_assert_true (adj_can_fill ("{a} alone", places));
  g_assert_false (adj_can_fill ("{a} and {b}", places));
  g_assert_false (adj_can_fill ("{x}", places));
}

/* ---- Names ---- */

static void
test_names (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  AdjView view = spoken_view (game);
  AdjHex hexes[3] = { spoken_hex (1318), spoken_hex (1418), spoken_hex (2311) };
  g_autofree char *unit = adj_words_unit (&view, spoken_unit ("3/1/xiv"));
  g_autofree char *twin = adj_words_unit (&view, spoken_unit ("anderson-6"));
  g_autofree char *nobody = adj_words_units (&view, NULL, 0);
  g_autofree char *list = adj_words_hexes (&view, hexes, 3);
  g_autofree char *path = adj_words_path (&view, hexes, 2);
  g_autofree char *plain = adj_words_hex_named (&view, hexes[0]);
  g_autofree char *column = adj_words_column (&view, 0);
  g_autofree char *no_column = adj_words_column (&view, -1);

  g_assert_cmpstr (unit, ==, "3/1/XIV");
  g_assert_cmpstr (twin, ==, "Anderson-6");
  g_assert_cmpstr (nobody, ==, "");
  g_assert_cmpstr (list, ==, "1318, 1418 and 2311");
  g_assert_cmpstr (path, ==, "1318-1418");
  g_assert_cmpstr (plain, ==, "1318");
  g_assert_cmpstr (column, ==, "1-5");
  g_assert_cmpstr (no_column, ==, "?");
  for (int result = 0; result < ADJ_N_RESULTS; result++)
    {
      g_autofree char *text = adj_words_result (result);

      assert_says (text, adj_combat_results[result]);
    }
}

/* ---- Arithmetic ---- */

static void
test_lines (void)
{
  static const struct
  {
    AdjLine line;
    const char *says;
  } lines[] = {
    { { .kind = ADJ_LINE_ATTACKER, .value = 5 }, "3/1/XIV attacks with 5 (BG 7.4)" },
    { { .kind = ADJ_LINE_DEFENDER, .value = 5 }, "3/1/XIV defends with 5 (BG 7.4)" },
    { { .kind = ADJ_LINE_ADDS_NOTHING },
      "3/1/XIV has retreated in this phase and adds nothing (BG 7.4)" },
    { { .kind = ADJ_LINE_EXPOSED, .value = 1 },
      "3/1/XIV stands without infantry against infantry beside it: 1 (BG 7.4)" },
    { { .kind = ADJ_LINE_RANGE, .figure = 2, .value = 3 },
      "3/1/XIV loses 2 over the distance: 3 (BG 7.4)" },
    { { .kind = ADJ_LINE_HALVED, .value = 3 },
      "3/1/XIV, cavalry among other arms, is halved: 3 (BG 7.4)" },
    { { .kind = ADJ_LINE_CHARGES, .value = 5 },
      "3/1/XIV charges and keeps its full strength: 5 (BG 7.4)" },
    { { .kind = ADJ_LINE_FLANK, .value = 10 },
      "3/1/XIV is doubled in a flank attack: 10 (BG 7.4)" },
    { { .kind = ADJ_LINE_SUPPORT, .value = 4 }, "3/1/XIV lends 4 to 1318 (BG 7.4)" },
    { { .kind = ADJ_LINE_HEX, .value = 9 }, "1318: 9 together (BG 7.4)" },
    { { .kind = ADJ_LINE_TERRAIN, .figure = 2, .value = 10, .used = TRUE },
      "1318, Rough: ×2, makes 10 (BG 7.4)" },
    { { .kind = ADJ_LINE_ENTRENCHMENT, .figure = 3, .value = 15, .used = TRUE },
      "1318, entrenched: ×3, makes 15 (BG 7.4)" },
    { { .kind = ADJ_LINE_CROSSING, .figure = 2, .value = 10, .used = TRUE },
      "1318, attacked only over bridges or fords: ×2, makes 10 (BG 7.4)" },
    { { .kind = ADJ_LINE_FAR_CROSSING, .figure = 2, .value = 10 },
      "1318, only bombarded, across water: ×2, makes 10 (BG 7.4), but another counts" },
    { { .kind = ADJ_LINE_ATTACK, .value = 15 }, "Attack: 15 (BG 7.4)" },
    { { .kind = ADJ_LINE_DEFENCE, .value = 8 }, "Defence: 8 (BG 7.4)" },
    { { .kind = ADJ_LINE_ODDS, .value = 0 }, "Odds: 1-5 (BG 7.4)" },
    { { .kind = ADJ_LINE_NO_DEFENCE, .value = 1 }, "No strength defends: 1-4 (BG 7.4)" },
    { { .kind = ADJ_LINE_SHIFT, .figure = -2, .value = 1 },
      "Demoralization, 2 columns to the left: 1-4 (BG 7.4)" },
    { { .kind = ADJ_LINE_REDUCED, .value = 1 }, "Reduced to 1-4 (BG 7.4)" },
  };
  g_autoptr (AdjGame) game = fixture_game ();
  AdjView view = spoken_view (game);

  g_assert_cmpuint (G_N_ELEMENTS (lines), ==, ADJ_LINE_REDUCED + 1);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      AdjLine line = lines[i].line;
      g_autofree char *text = NULL;

      g_assert_cmpuint (line.kind, ==, i);
      line.row = "BG 7.4";
      line.unit = spoken_unit ("3/1/xiv");
      line.hex = spoken_hex (1318);
      text = adj_words_line (&view, &line);
      assert_sentence (text);
      g_assert_cmpstr (text, ==, lines[i].says);
    }
}

/* ---- Duties ---- */

static void
test_duties (void)
{
  static const AdjDutyState states[] = { ADJ_DUE_OWED, ADJ_DUE_REMINDER, ADJ_DUE_NOT_OWED };
  g_autoptr (AdjGame) game = fixture_game ();
  AdjView view = spoken_view (game);

  for (int kind = ADJ_DUTY_CHOICE; kind <= ADJ_DUTY_ENTER; kind++)
    for (guint state = 0; state < G_N_ELEMENTS (states); state++)
      for (int why = ADJ_WHY_NOTHING; why <= ADJ_WHY_NOWHERE; why++)
        {
          AdjDuty duty = { .kind = (AdjDutyKind) kind,
                           .state = states[state],
                           .why = (AdjDutyWhy) why,
                           .row = "BG 7.12",
                           .unit = spoken_unit ("3/1/xiv"),
                           .hex = spoken_hex (1318) };
          g_autofree char *text = adj_words_duty (&view, &duty);

          assert_says (text, "(BG 7.12)");
          assert_says (text,
                       kind == ADJ_DUTY_LIMIT || kind == ADJ_DUTY_SET_UP ? "1318" : "3/1/XIV");
        }
}

static void
test_duty_wording (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  AdjView view = spoken_view (game);
  AdjDuty duty = { .kind = ADJ_DUTY_ATTACK,
                   .row = "BG 7.12",
                   .unit = spoken_unit ("3/1/xiv"),
                   .hex = spoken_hex (1318) };
  AdjDuty roll = { .kind = ADJ_DUTY_CHOICE, .row = "BG 7.6", .unit = -1, .hex = duty.hex };
  g_autofree char *owed = adj_words_duty (&view, &duty);
  g_autofree char *waits = adj_words_duty (&view, &roll);
  g_autofree char *freed = NULL;

  duty.state = ADJ_DUE_NOT_OWED;
  duty.why = ADJ_WHY_INEFFECTIVE;
  duty.row = "BG 11.31";
  freed = adj_words_duty (&view, &duty);
  g_assert_cmpstr (owed, ==, "3/1/XIV in 1318 must attack (BG 7.12)");
  g_assert_cmpstr (freed, ==, "3/1/XIV in 1318 need not attack: ineffective (BG 11.31)");
  g_assert_cmpstr (waits, ==, "The attack on 1318 waits for the die (BG 7.6)");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words/figures/fill", test_fill);
  g_test_add_func ("/words/figures/names", test_names);
  g_test_add_func ("/words/figures/lines", test_lines);
  g_test_add_func ("/words/figures/duties", test_duties);
  g_test_add_func ("/words/figures/duty-wording", test_duty_wording);
  return g_test_run ();
}
