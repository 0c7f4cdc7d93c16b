/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "played.h"
#include "staff/dispute.h"
#include "staff/engagements.h"
#include "staff/execution-case.h"
#include "staff/plot-words.h"
#include "staff/table-prompt.h"
#include "staff/taken-back.h"
#include "tests/record/fixture.h"

/* What is said of a Game-Turn that both sides play together (Y S4.1): missions, a hex that both
 * make for, attacks whose results wait, and the stages in which they are carried out. */

#define BEGUN                                                                                      \
  "option simultaneous-movement; option attack-effectiveness; place wilder 1318;"                  \
  "place fulton 1320; place 2/1/xiv 1218; seal union paper; seal confederate paper; reveal"
#define MARCH "plot wilder . 1319 attack; plot fulton 1319 attack; segment; segment; segment"
#define ALLOCATED                                                                                  \
  "contest 1319 union 2 confederate 6; next; attack 1319 from wilder;"                             \
  "attack 1318 1218 from fulton"

static void
play (AdjGame *game, const char *line)
{
  g_autoptr (GPtrArray) outcomes = adj_game_submit (game, line, FALSE);

  for (guint i = 0; i < outcomes->len; i++)
    g_assert_true (((AdjOutcome *) g_ptr_array_index (outcomes, i))->recorded);
}

static AdjGame *
begun (const char *more)
{
  AdjGame *game = fixture_game ();

  play (game, BEGUN);
  if (more != NULL)
    play (game, more);
  return game;
}

static void
forget_strength (AdjGame *game, const char *unit)
{
  g_autofree char *figure = g_strconcat (unit, " strength=", NULL);
  g_autoptr (AdjCorrection) correction = adj_game_correct_figure (game, figure);

  g_assert_true (adj_game_accept (game, correction));
}

static void
read_plot (AdjGame *game, const char *unit, AdjPlotCase *plot)
{
  AdjView view = played_view (game);

  adj_plot_case_read (plot, &view, adj_game_get_field (game),
                      adj_scenario_unit (view.book->scenario, unit), 0);
}

/* Y S7.0: a step more and a step back leave the mission as it is. */
static void
test_mission_stays (void)
{
  g_autoptr (AdjGame) game = begun ("plot wilder 1319 attack");
  const AdjField *field = adj_game_get_field (game);
  AdjPlotEdit edit;
  AdjPlotCase plot;

  read_plot (game, "wilder", &plot);
  g_assert_true (plot.attacks && plot.may_attack);
  g_assert_cmpint (plot.most, ==, 3);
  edit = adj_plot_case_go (&plot, field, adj_plot_case_ahead (&plot, field, 0));
  g_assert_true (edit.ordered && edit.order.plot.attacks);
  edit = adj_plot_case_name (&plot, field);
  g_assert_true (edit.ordered && !edit.order.plot.attacks);
}

/* Whom nobody can reach in three points is not told of; a train is never named (CH 18.1). */
static void
test_mission_reach (void)
{
  g_autoptr (AdjGame) game = begun ("plot 3/3/xiv attack; plot wilder attack");
  AdjView view = played_view (game);
  const AdjField *field = adj_game_get_field (game);
  g_autofree char *far = NULL;
  g_autofree char *near = NULL;
  AdjPlotCase plot;

  read_plot (game, "3/3/xiv", &plot);
  far = adj_plot_say_mission (&plot, &view, field);
  g_assert_cmpstr (far, ==, "No enemy is within its reach as they stand now");
  read_plot (game, "wilder", &plot);
  near = adj_plot_say_mission (&plot, &view, field);
  g_assert_nonnull (near);
  g_assert_nonnull (strstr (near, "1320"));
  read_plot (game, "1/1/xiv", &plot);
  g_assert_null (adj_plot_say_mission (&plot, &view, field));
}

/* Y S5.23. */
static void
test_dispute (void)
{
  g_autoptr (AdjGame) game = begun (MARCH);
  AdjView view = played_view (game);
  g_autoptr (AdjDispute) before = adj_dispute_find (&view, adj_game_get_field (game));
  g_autoptr (AdjDispute) again = NULL;

  g_assert_nonnull (before);
  g_assert_cmpstr (before->title, ==, "Both sides make for 1319: each throws a die");
  g_assert_cmpstr (before->sides[0], ==, "Union: Wilder");
  g_assert_cmpstr (before->sides[1], ==, "Confederate: Fulton");
  g_assert_cmpstr (before->state, ==, "");
  play (game, "contest 1319 union 4 confederate 4");
  view = played_view (game);
  again = adj_dispute_find (&view, adj_game_get_field (game));
  g_assert_nonnull (again);
  g_assert_cmpstr (again->state, ==, "Both threw 4: it is thrown again");
  play (game, "contest 1319 union 1 confederate 2");
  view = played_view (game);
  g_assert_null (adj_dispute_find (&view, adj_game_get_field (game)));
}

/* "1 2-1 no die yet" of each attack of a side. */
static char *
list (AdjGame *game, int side)
{
  AdjView view = played_view (game);
  g_autoptr (GPtrArray) lines = adj_engagements_list (&view, adj_game_get_field (game), side);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < lines->len; i++)
    {
      const AdjEngagementLine *line = g_ptr_array_index (lines, i);

      g_string_append_printf (text, "%s%d %s %s", i > 0 ? " | " : "", line->number, line->odds,
                              line->result);
    }
  return g_string_free (text, FALSE);
}

/* Y S7.4, S7.5: each in its side's list, with the odds of the moment before any result. */
static void
test_lists (void)
{
  g_autoptr (AdjGame) game = begun (MARCH);
  g_autofree char *open = NULL;
  g_autofree char *thrown = NULL;
  g_autofree char *other = NULL;
  AdjView view;

  play (game, ALLOCATED);
  open = list (game, 0);
  g_assert_cmpstr (open, ==, "1 2-1 no die yet");
  play (game, "roll 1");
  thrown = list (game, 0);
  g_assert_cmpstr (thrown, ==, "1 2-1 die 1: Dr, defender retreats; it waits");
  other = list (game, 1);
  g_assert_cmpstr (other, ==, "2 1-5 no die yet");
  view = played_view (game);
  g_assert_cmpuint (adj_engagements_count_waiting (&view), ==, 1);
}

/* The odds stay those of the die when the defender is dead. */
static void
test_odds_stay (void)
{
  g_autoptr (AdjGame) game = begun (MARCH);
  g_autofree char *fought = NULL;

  play (game, ALLOCATED);
  play (game, "roll all 1 6; next");
  g_assert_cmpint (adj_game_get_table (game)->execution, >=, ADJ_EXECUTION_LOSSES);
  g_assert_cmpuint (fixture_hex (game, "fulton"), ==, 0);
  fought = list (game, 0);
  g_assert_true (g_str_has_prefix (fought, "1 2-1 die 1: Dr"));
}

/* "Eliminations and exchanges: Fulton" of each stage that is about somebody. */
static char *
stages (AdjGame *game)
{
  AdjView view = played_view (game);
  g_autoptr (GPtrArray) lines = adj_stages_list (&view);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < lines->len; i++)
    {
      const AdjStageLine *line = g_ptr_array_index (lines, i);

      if (line->state != ADJ_HOW_FAR_DONE && strcmp (line->what, "nobody") != 0)
        g_string_append_printf (text, "%s%s: %s", text->len > 0 ? " | " : "", line->title,
                                line->what);
    }
  return g_string_free (text, FALSE);
}

/* Nothing is told while a die is owed. Two results hit Fulton: it is lost, and does not go back. */
static void
test_stages (void)
{
  g_autoptr (AdjGame) game = begun (MARCH);
  g_autofree char *early = NULL;
  g_autofree char *before = NULL;
  g_autofree char *now = NULL;
  g_autofree char *said = NULL;
  AdjView view;

  play (game, ALLOCATED);
  early = stages (game);
  g_assert_cmpstr (early, ==, "");
  play (game, "roll all 1 6");
  before = stages (game);
  g_assert_cmpstr (before, ==, "Eliminations and exchanges: Fulton | Advances: 1 unit at most");
  view = played_view (game);
  g_assert_true (adj_stages_may_begin (&view));
  play (game, "next");
  now = stages (game);
  g_assert_cmpstr (now, ==, "Advances: 1 unit at most");
  view = played_view (game);
  said = adj_stages_say_now (&view);
  g_assert_cmpstr (said, ==, "Results are carried out: Advances");
}

/* Y S7.5, S7.5d: both go back, one hex each, and who attacked in vain loses its effectiveness. */
static void
test_retreats (void)
{
  g_autoptr (AdjGame) game = begun (MARCH);
  g_autofree char *text = NULL;

  play (game, ALLOCATED);
  play (game, "roll all 6 1");
  text = stages (game);
  g_assert_nonnull (strstr (text, "Retreats: Union: Wilder | Retreats: Confederate: Fulton"));
  g_assert_nonnull (strstr (text, "Effectiveness lost: Wilder and Fulton"));
}

/* Y 11.6: Wilder is the loss that takes a third of the Union's strength; it is said where
 * effectiveness is, and not where the rule is not played. */
static void
test_disheartened (void)
{
  g_autoptr (AdjGame) game = begun (MARCH);
  g_autofree char *without = NULL;
  g_autofree char *with = NULL;

  play (game, "eliminate 1/1/xiv; eliminate 1/3/xiv; eliminate 2/3/xiv; eliminate 2/4/xiv");
  play (game, ALLOCATED);
  play (game, "roll 1 result Ae; roll 1 result Dr");
  without = stages (game);
  g_assert_nonnull (strstr (without, "Wilder"));
  g_assert_null (strstr (without, "demoralized"));
  play (game, "option command-control; option demoralization");
  with = stages (game);
  g_assert_nonnull (strstr (with, "Effectiveness lost: Union is demoralized"));
}

/* Y S4.1: struck alone until a die has fallen, unless something later rests on it. */
static void
test_taken_back (void)
{
  g_autoptr (AdjGame) game = begun (MARCH);
  g_autoptr (AdjGame) slipped =
      begun ("place fulton off; place armstrong 1319; option cavalry-retreat;"
             "plot wilder . attack; next; attack 1319 from wilder; retreat armstrong 1320");
  g_autofree char *none = NULL;
  g_autofree char *no_reason = NULL;
  g_autofree char *fallen = NULL;
  g_autofree char *rests = NULL;

  play (game, ALLOCATED);
  g_assert_cmpuint (adj_taken_back_attack (game, 3, &none), ==, 0);
  g_assert_cmpstr (none, ==, "There is no such attack");
  g_assert_cmpuint (adj_taken_back_attack (game, 1, &no_reason), >, 0);
  g_assert_null (no_reason);
  play (game, "roll 1");
  g_assert_cmpuint (adj_taken_back_attack (game, 2, &fallen), ==, 0);
  g_assert_nonnull (strstr (fallen, "A die has fallen"));
  g_assert_cmpuint (adj_taken_back_attack (slipped, 1, &rests), ==, 0);
  g_assert_nonnull (strstr (rests, "What was ordered later rests on this attack"));
}

/* BG 7.6: what the window asks for where a figure is missing, and that it can be given. */
static void
test_unknown (void)
{
  g_autoptr (AdjGame) game = begun (MARCH);
  g_autoptr (AdjEngagementLine) line = NULL;
  AdjView view;

  play (game, ALLOCATED);
  forget_strength (game, "wilder");
  view = played_view (game);
  line = adj_engagement_line_next (&view, adj_game_get_field (game));
  g_assert_true (line->asks);
  g_assert_false (line->known);
  g_assert_cmpstr (line->odds, ==, "?");
  play (game, "roll 3 result Dr");
}

static AdjTablePrompt *
prompt (AdjGame *game)
{
  const AdjPicks none = { 0 };

  return adj_table_prompt_new (&(AdjTableMoment){ .game = game,
                                                  .view = played_view (game),
                                                  .field = adj_game_get_field (game),
                                                  .picks = &none });
}

static void
press (AdjGame *game, const AdjTablePrompt *self, guint key)
{
  const AdjTableKey *pressed = g_ptr_array_index (self->keys, key);
  g_autoptr (GPtrArray) outcomes = adj_game_submit_orders (game, &pressed->order, 1);

  g_assert_true (((AdjOutcome *) g_ptr_array_index (outcomes, 0))->recorded);
}

/* Table mode asks for a disputed hex, for the die of each attack, and tells what was thrown and
 * what is about to be carried out. */
static void
test_table_mode (void)
{
  g_autoptr (AdjGame) game = begun (MARCH);
  g_autoptr (AdjTablePrompt) dispute = prompt (game);
  g_autoptr (AdjTablePrompt) first = NULL;
  g_autoptr (AdjTablePrompt) second = NULL;
  g_autoptr (AdjTablePrompt) fallen = NULL;

  g_assert_true (dispute->answers);
  g_assert_cmpstr (((AdjTableKey *) g_ptr_array_index (dispute->keys, 0))->text, ==,
                   "Throw for 1319");
  play (game, ALLOCATED);
  first = prompt (game);
  g_assert_cmpstr (first->headline, ==, "Attack 1: Wilder against Fulton in 1319");
  g_assert_cmpstr (first->odds, ==, "2-1");
  g_assert_true (first->throws);
  g_assert_null (first->detail);
  g_assert_cmpuint (first->keys->len, ==, 6);
  g_assert_cmpstr (((AdjTableKey *) g_ptr_array_index (first->keys, 0))->text, ==, "Dr");
  press (game, first, 0);
  second = prompt (game);
  g_assert_true (g_str_has_prefix (second->headline, "Attack 2: Fulton against"));
  g_assert_nonnull (strstr (second->detail, "Attack 1"));
  g_assert_nonnull (strstr (second->detail, "die 1: Dr"));
  press (game, second, 5);
  fallen = prompt (game);
  g_assert_cmpstr (fallen->headline, ==, "All dice have fallen");
  g_assert_cmpstr (fallen->next, ==, "Carry Out the Results");
  g_assert_cmpstr (fallen->detail, ==,
                   "Eliminations and exchanges: Fulton\nAdvances: 1 unit at most");
}

/* Where a figure is missing it asks for the result, which is recorded as it is pressed. */
static void
test_table_mode_unknown (void)
{
  g_autoptr (AdjGame) game = begun (MARCH);
  g_autoptr (AdjTablePrompt) asked = NULL;

  play (game, ALLOCATED);
  forget_strength (game, "wilder");
  asked = prompt (game);
  g_assert_true (asked->answers);
  g_assert_null (asked->odds);
  g_assert_cmpuint (asked->keys->len, ==, ADJ_N_RESULTS);
  press (game, asked, ADJ_RESULT_DR);
  g_assert_cmpint (adj_game_get_table (game)->engagements[0].result, ==, ADJ_RESULT_DR);
}

static char *
fates_at (AdjGame *game, AdjHexId id)
{
  AdjView view = played_view (game);
  guint8 fates[2 * ADJ_MAX_UNITS];
  gboolean found = adj_fates_find (&view, fates);
  char *text = adj_fates_say (&view, fates, adj_book_hex (view.book, id));

  g_assert_cmpint (found, ==, adj_stages_may_begin (&view));
  return text;
}

/* Y S7.5: who is lost, and who may go into his hex; before the last die and once it is carried out
 * nothing is foretold, and when that is taken back it is again. */
static void
test_fates (void)
{
  g_autoptr (AdjGame) game = begun (MARCH);
  g_autofree char *early = NULL;
  g_autofree char *lost = NULL;
  g_autofree char *victor = NULL;
  g_autofree char *other = NULL;
  g_autofree char *done = NULL;
  g_autofree char *again = NULL;

  play (game, ALLOCATED);
  play (game, "roll 1");
  early = fates_at (game, 1319);
  g_assert_null (early);
  play (game, "roll 6");
  lost = fates_at (game, 1319);
  g_assert_cmpstr (lost, ==, "Fulton is to be eliminated");
  victor = fates_at (game, 1318);
  g_assert_cmpstr (victor, ==, "3/1/XIV may advance. Wilder may advance");
  other = fates_at (game, 1320);
  g_assert_null (other);
  play (game, "next");
  done = fates_at (game, 1318);
  g_assert_null (done);
  g_assert_true (adj_game_undo (game));
  again = fates_at (game, 1319);
  g_assert_cmpstr (again, ==, "Fulton is to be eliminated");
}

/* Both go back, and may then go into no hex. */
static void
test_fates_of_both (void)
{
  g_autoptr (AdjGame) game = begun (MARCH);
  g_autofree char *one = NULL;
  g_autofree char *other = NULL;

  play (game, ALLOCATED);
  play (game, "roll all 6 1");
  one = fates_at (game, 1318);
  g_assert_nonnull (strstr (one, "Wilder has to go back"));
  g_assert_null (strstr (one, "Wilder may advance"));
  other = fates_at (game, 1319);
  g_assert_cmpstr (other, ==, "Fulton has to go back");
}

/* BG 7.6c: who may pay an exchange; where nobody can be kept all are lost. */
static void
test_fate_of_exchange (void)
{
  g_autoptr (AdjGame) game = begun (MARCH);
  g_autofree char *forced = NULL;
  g_autofree char *chosen = NULL;

  play (game, "contest 1319 union 2 confederate 6; next; attack 1319 from wilder;"
              "attack 1318 1218 from fulton; roll 6 result Ex; roll 1");
  forced = fates_at (game, 1318);
  g_assert_nonnull (strstr (forced, "Wilder is to be eliminated"));
  for (int i = 0; i < 4; i++)
    g_assert_true (adj_game_undo (game));
  play (game, "attack 1319 from wilder 3/1/xiv; attack 1318 1218 from fulton;"
              "roll 6 result Ex; roll 1");
  chosen = fates_at (game, 1318);
  g_assert_nonnull (strstr (chosen, "Wilder may pay an exchange"));
  g_assert_null (strstr (chosen, "eliminated"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/staff/together/mission stays Y S7.0", test_mission_stays);
  g_test_add_func ("/staff/together/mission reach Y S7.0", test_mission_reach);
  g_test_add_func ("/staff/together/dispute Y S5.23", test_dispute);
  g_test_add_func ("/staff/together/lists Y S7.4", test_lists);
  g_test_add_func ("/staff/together/odds stay Y S7.5b", test_odds_stay);
  g_test_add_func ("/staff/together/stages Y S7.5", test_stages);
  g_test_add_func ("/staff/together/retreats Y S7.5d", test_retreats);
  g_test_add_func ("/staff/together/disheartened Y 11.6", test_disheartened);
  g_test_add_func ("/staff/together/taken back Y S4.1", test_taken_back);
  g_test_add_func ("/staff/together/unknown BG 7.6", test_unknown);
  g_test_add_func ("/staff/together/table mode Y S7.5", test_table_mode);
  g_test_add_func ("/staff/together/table mode without a figure", test_table_mode_unknown);
  g_test_add_func ("/staff/together/fates Y S7.5", test_fates);
  g_test_add_func ("/staff/together/fates of both Y S7.5", test_fates_of_both);
  g_test_add_func ("/staff/together/fate of an exchange BG 7.6c", test_fate_of_exchange);
  return g_test_run ();
}
