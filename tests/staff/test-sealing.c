/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "played.h"
#include "staff/phase-end.h"
#include "staff/sealing.h"
#include "staff/table-prompt.h"
#include "staff/withdrawals.h"
#include "tests/record/fixture.h"

/* What is to be sealed and revealed, and on the morning whom one may take back:
 * tests/book/both.scenario.xml by night (E N.1, N.4, N.10). */

#define DUSK                                                                                       \
  "option variable-initiative; option night-plots; next!; next; next!; next; place u1 0101;"       \
  "place c1 0104; place c2 0605; place u2 0501; place ug off"

/* "a | b" of what is offered to the eyes, the next one of the phase button before it. */
static void
assert_offers (AdjGame *game, AdjEyes eyes, const char *next, const char *expected)
{
  AdjView view = played_view (game);
  g_autoptr (GPtrArray) offers = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *button = NULL;

  view.eyes = eyes;
  offers = adj_sealing_offers (&view);
  for (guint i = 0; i < offers->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " | " : "",
                            ((AdjOfferedOrder *) g_ptr_array_index (offers, i))->text);
  g_assert_cmpstr (text->str, ==, expected);
  button = adj_phase_end_next (&view, adj_game_get_field (game));
  g_assert_cmpstr (button, ==, next);
}

static void
assert_state (AdjGame *game, const char *expected)
{
  AdjView view = played_view (game);
  g_autofree char *state = adj_sealing_say_state (&view);

  g_assert_cmpstr (state, ==, expected);
}

static void
test_offers (void)
{
  g_autoptr (AdjGame) game = fixture_both ();

  assert_state (game, NULL);
  assert_offers (game, ADJ_EYES_ALL, "To Movement of both sides", "");
  played_on (game, DUSK);
  assert_state (game, "Union plots. Confederate plots");
  assert_offers (game, ADJ_EYES_FIRST, "Seal: Union", "Union has it on paper, face down");
  assert_offers (game, ADJ_EYES_PUBLIC, "To Movement of both sides",
                 "Union has it on paper, face down | Confederate has it on paper, face down");
  played_on (game, "seal confederate paper");
  assert_state (game, "Union plots. Confederate has its plots on paper");
  assert_offers (game, ADJ_EYES_SECOND, "To Movement of both sides", "");
  played_on (game, "seal union paper");
  assert_offers (game, ADJ_EYES_PUBLIC, "Reveal both plots", "");
  played_on (game, "reveal");
  assert_state (game, NULL);
  assert_offers (game, ADJ_EYES_ALL, "To Turn 4, both, Combat", "");
}

/* Under a key of its own, and Enter goes on without it. */
static void
assert_in_table_mode (AdjGame *game)
{
  const AdjPicks picks = { 0 };
  const AdjTableMoment moment = {
    .game = game, .view = played_view (game), .field = adj_game_get_field (game), .picks = &picks
  };
  g_autoptr (AdjTablePrompt) prompt = adj_table_prompt_new (&moment);
  g_autofree char *reminder = adj_phase_end_remind (&moment.view, moment.field);

  g_assert_cmpstr (reminder, ==, "1 unit could withdraw");
  g_assert_cmpstr (prompt->headline, ==, reminder);
  g_assert_true (prompt->answers);
  g_assert_nonnull (prompt->next);
  g_assert_cmpuint (prompt->keys->len, ==, 1);
}

/* Each as an order that is taken as it is. */
static void
test_withdrawals (void)
{
  g_autoptr (AdjGame) game = fixture_both ();
  g_autoptr (GPtrArray) none = NULL;
  g_autoptr (GPtrArray) offers = NULL;
  g_autoptr (GPtrArray) outcomes = NULL;
  g_autofree char *told = NULL;
  const AdjOfferedOrder *offer;
  AdjView view;

  played_on (game, DUSK "; next!; plot u1 0102; plot c1 0103; segment");
  view = played_view (game);
  none = adj_withdrawal_offers (&view, adj_game_get_field (game));
  g_assert_cmpuint (none->len, ==, 0);
  g_assert_null (adj_withdrawal_offers_tell (none));
  played_on (game, "next; initiative union 6 confederate 1; next!");
  view = played_view (game);
  offers = adj_withdrawal_offers (&view, adj_game_get_field (game));
  g_assert_cmpuint (offers->len, ==, 1);
  told = adj_withdrawal_offers_tell (offers);
  g_assert_cmpstr (told, ==, "1 unit could withdraw");
  offer = g_ptr_array_index (offers, 0);
  g_assert_cmpstr (offer->text, ==, "Withdraw U1 to 0101: 2 MP, 4 left");
  assert_in_table_mode (game);
  outcomes = adj_game_submit_orders (game, &offer->order, 1);
  g_assert_cmpint (((AdjOutcome *) g_ptr_array_index (outcomes, 0))->standing, ==, ADJ_OK);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/staff/sealing/offers", test_offers);
  g_test_add_func ("/staff/sealing/withdrawals", test_withdrawals);
  return g_test_run ();
}
