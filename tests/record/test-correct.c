/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture.h"

#include <string.h>

#include "record/proof.h"
#include "table/effect-alike.h"

/* entries: 1 move 3/1/xiv, 2 move wilder, 3 next, 4 attack, 5 retreat */
static AdjGame *
played_game (void)
{
  AdjGame *game = fixture_game ();

  fixture_play (game, "move 3/1/xiv 1619", ADJ_OK);
  fixture_play (game, "move wilder n", ADJ_OK);
  fixture_play (game, "next", ADJ_OK);
  fixture_play (game, "attack 1620 1720 from 3/1/xiv die 4", ADJ_OK);
  fixture_play (game, "retreat 3/1/xiv 1618", ADJ_OK);
  return game;
}

static AdjConsequenceKind
consequence (const AdjCorrection *correction, guint number)
{
  for (guint i = 0; i < correction->consequences->len; i++)
    {
      const AdjConsequence *c = &g_array_index (correction->consequences, AdjConsequence, i);

      if (c->number == number)
        return c->kind;
    }
  g_assert_not_reached ();
}

/* Wilder went the other way: nothing later rests on it. */
static void
test_same (void)
{
  g_autoptr (AdjGame) game = played_game ();
  g_autoptr (AdjCorrection) correction = adj_game_correct (game, 2, "move wilder s");

  g_assert_nonnull (correction->entry);
  g_assert_cmpint (consequence (correction, 3), ==, ADJ_CONSEQUENCE_SAME);
  g_assert_cmpint (consequence (correction, 4), ==, ADJ_CONSEQUENCE_SAME);
  g_assert_cmpint (consequence (correction, 5), ==, ADJ_CONSEQUENCE_SAME);
  g_assert_cmpint (fixture_hex (game, "wilder"), ==, 1021); /* shown first, accepted later */
  g_assert_true (adj_game_accept (game, correction));
  g_assert_cmpint (fixture_hex (game, "wilder"), ==, 1023);
  g_assert_cmpint (fixture_hex (game, "3/1/xiv"), ==, 1618);
  g_assert_true (adj_game_undo (game));
  g_assert_cmpint (fixture_hex (game, "wilder"), ==, 1021);
  g_assert_true (adj_game_redo (game));
  g_assert_cmpint (fixture_hex (game, "wilder"), ==, 1023);
}

/* A friend beside the attackers would have made the retreat hex a full one: the recorded effects
 * stay, and the orders that would be judged differently are marked. */
static void
test_differs (void)
{
  g_autoptr (AdjGame) game = played_game ();
  g_autoptr (AdjCorrection) correction = adj_game_insert (game, 4, "place law 1718");
  int step;

  g_assert_nonnull (correction->entry);
  g_assert_cmpint (consequence (correction, 4), ==, ADJ_CONSEQUENCE_SAME);
  g_assert_cmpint (consequence (correction, 5), ==, ADJ_CONSEQUENCE_DIFFERS);
  g_assert_true (adj_game_accept (game, correction));
  g_assert_cmpint (fixture_hex (game, "3/1/xiv"), ==, 1618);
  step = adj_play_find (adj_game_get_play (game), 5);
  g_assert_cmpint (g_array_index (adj_game_get_play (game)->steps, AdjStep, step).state, ==,
                   ADJ_STEP_DIFFERS);
}

static AdjStepState
state_of (AdjGame *game, guint number)
{
  const AdjPlay *play = adj_game_get_play (game);

  return g_array_index (play->steps, AdjStep, adj_play_find (play, number)).state;
}

/* The order that would be judged differently is taken as it is judged: it holds again, with the
 * warning it has now, and to take that back is one step. */
static void
test_take (void)
{
  g_autoptr (AdjGame) game = played_game ();
  g_autoptr (AdjCorrection) inserted = adj_game_insert (game, 4, "place law 1718");
  g_autoptr (AdjCorrection) taken = NULL;
  const AdjPlay *play = adj_game_get_play (game);

  g_assert_true (adj_game_accept (game, inserted));
  g_assert_cmpint (play->steps->len, ==, 6);
  adj_game_set_strict (game, TRUE); /* it was played: nobody is asked again */
  taken = adj_game_take (game, 5);
  g_assert_nonnull (taken->entry);
  g_assert_cmpstr (taken->outcome->text, ==, "retreat 3/1/xiv 1618");
  g_assert_true (adj_game_accept (game, taken));
  g_assert_cmpint (state_of (game, 5), ==, ADJ_STEP_HOLDS);
  g_assert_true (adj_game_undo (game));
  g_assert_cmpint (state_of (game, 5), ==, ADJ_STEP_DIFFERS);
}

static void
accept (AdjGame *game, AdjCorrection *correction)
{
  g_autoptr (AdjCorrection) owned = correction;

  g_assert_nonnull (owned->entry);
  g_assert_true (adj_game_accept (game, owned));
}

/* An order set aside cannot be taken up while it does not fit, and holds again by itself once the
 * correction is corrected back: from the set-up on, and after the first of two. */
static void
test_back (void)
{
  g_autoptr (AdjGame) game = played_game ();
  guint64 hash = adj_table_hash (adj_game_get_table (game));
  g_autoptr (AdjCorrection) early = NULL;

  accept (game, adj_game_correct (game, 1, "move 3/1/xiv 1218"));
  early = adj_game_take (game, 4);
  g_assert_null (early->entry);
  accept (game, adj_game_correct (game, 1, "move 3/1/xiv 1519"));
  g_assert_cmpint (state_of (game, 4), ==, ADJ_STEP_ASIDE);
  accept (game, adj_game_correct (game, 1, "move 3/1/xiv 1619"));
  for (guint number = 1; number <= 5; number++)
    g_assert_cmpint (state_of (game, number), ==, ADJ_STEP_HOLDS);
  g_assert_cmpuint (adj_table_hash (adj_game_get_table (game)), ==, hash);
  g_assert_true (adj_game_undo (game));
  g_assert_cmpint (state_of (game, 4), ==, ADJ_STEP_ASIDE);
  g_assert_true (adj_game_undo (game));
  g_assert_cmpint (state_of (game, 5), ==, ADJ_STEP_ASIDE);
  g_assert_true (adj_game_undo (game));
  g_assert_cmpuint (adj_table_hash (adj_game_get_table (game)), ==, hash);
}

/* Any correction judges what was set aside before it: one of the book as well. */
static void
test_back_by_book (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  guint64 hash;

  fixture_play (game, "move wilder n; next", ADJ_OK);
  hash = adj_table_hash (adj_game_get_table (game));
  accept (game, adj_game_correct_figure (game, "1021 terrain=rough"));
  accept (game, adj_game_insert (game, 1, "place wilder 1218"));
  g_assert_cmpint (state_of (game, 1), ==, ADJ_STEP_ASIDE);
  accept (game, adj_game_correct_figure (game, "1021 terrain=clear"));
  g_assert_cmpint (state_of (game, 1), ==, ADJ_STEP_ASIDE);
  accept (game, adj_game_strike (game, 4));
  g_assert_cmpint (state_of (game, 1), ==, ADJ_STEP_HOLDS);
  g_assert_cmpuint (adj_table_hash (adj_game_get_table (game)), ==, hash);
}

/* Points that are added go on from what they are added to now, also after the game was saved. */
static void
test_sums (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (AdjGame) again = NULL;

  fixture_play (game, "score union 5 a; score union 2 b; score confederate 1 c", ADJ_OK);
  accept (game, adj_game_correct (game, 1, "score union 3 a"));
  g_assert_cmpint (adj_game_get_table (game)->score[0], ==, 5);
  g_assert_cmpint (state_of (game, 2), ==, ADJ_STEP_HOLDS);
  accept (game, adj_game_correct (game, 1, "score union -1 a"));
  g_assert_cmpint (adj_game_get_table (game)->score[0], ==, 1);
  again = fixture_save_and_load (game);
  g_assert_cmpint (adj_game_get_table (again)->score[0], ==, 1);
  g_assert_true (adj_game_undo (again));
  g_assert_cmpint (adj_game_get_table (again)->score[0], ==, 5);
  g_assert_true (adj_game_undo (again));
  g_assert_cmpint (adj_game_get_table (again)->score[0], ==, 7);
  g_assert_true (adj_game_redo (again));
  g_assert_cmpint (adj_game_get_table (again)->score[0], ==, 5);
}

/* So are facts set beside others, and movement points spent after others. */
static void
test_carried_on (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  int wilder = adj_scenario_unit (fixture_book ()->scenario, "wilder");

  fixture_play (game, "status wilder reduced; status wilder ineffective", ADJ_OK);
  fixture_play (game, "move wilder n", ADJ_OK);
  fixture_play (game, "move wilder n; move wilder n", ADJ_WARNED);
  g_assert_cmpint (adj_game_get_table (game)->units[wilder].spent, ==, 3 * ADJ_MP);
  accept (game, adj_game_correct (game, 1, "note nothing"));
  g_assert_true (adj_table_has (adj_game_get_table (game), wilder, ADJ_FACT_INEFFECTIVE));
  g_assert_false (adj_table_has (adj_game_get_table (game), wilder, ADJ_FACT_REDUCED));
  g_assert_cmpint (state_of (game, 2), ==, ADJ_STEP_HOLDS);
  accept (game, adj_game_correct (game, 3, "place wilder 1021"));
  g_assert_cmpint (state_of (game, 5), ==, ADJ_STEP_HOLDS);
  g_assert_cmpint (adj_game_get_table (game)->units[wilder].spent, ==, 2 * ADJ_MP);
}

/* No more orders are reckoned anew than a file may have. */
static void
test_too_many_anew (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (AdjEntry) correction = adj_entry_new (ADJ_ENTRY_CORRECT);
  g_autofree char *why = NULL;

  fixture_play (game, "note the first", ADJ_OK);
  correction->text = g_strdup ("note another");
  correction->target = 1;
  for (guint i = 0; i <= ADJ_MAX_ANEW; i++)
    adj_entry_reckon_anew (correction, 1, g_array_new (FALSE, FALSE, sizeof (AdjEffect)));
  why = adj_proof_refuse (game, &correction, 1);
  g_assert_nonnull (strstr (why, "80000"));
}

/* A score that would differ in what it adds is no sum carried on. */
static void
test_differs_in_more (void)
{
  AdjEffect five = adj_effect (ADJ_EFFECT_SCORE);
  AdjEffect seven = five;
  AdjEffect facts = adj_effect (ADJ_EFFECT_FACTS);
  AdjEffect others = facts;
  g_autoptr (AdjTable) nought = adj_table_new (fixture_book ());
  g_autoptr (AdjTable) two = adj_table_copy (nought);

  five.side = seven.side = 0;
  five.points = 5;
  seven.points = 7;
  two->score[0] = 2;
  g_assert_true (adj_effect_alike (&five, nought, &seven, two));
  g_assert_false (adj_effect_alike (&five, nought, &seven, nought));
  g_assert_true (adj_effect_alike (&five, nought, &five, two));
  facts.unit = others.unit = 3;
  others.facts = ADJ_FACT_MOVED | ADJ_FACT_REDUCED;
  facts.facts = ADJ_FACT_MOVED;
  g_assert_false (adj_effect_alike (&facts, nought, &others, nought));
  two->units[3].facts |= ADJ_FACT_REDUCED;
  g_assert_true (adj_effect_alike (&facts, nought, &others, two));
  others.unit = 4;
  g_assert_false (adj_effect_alike (&facts, nought, &others, two));
}

/* The meaning of an order counts: from another hex the words would mean another way, and that is
 * not taken. */
static void
test_take_other_way (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (AdjCorrection) taken = NULL;

  fixture_play (game, "move wilder 1123", ADJ_OK);
  accept (game, adj_game_insert (game, 1, "place wilder 1627"));
  g_assert_cmpint (state_of (game, 1), ==, ADJ_STEP_ASIDE);
  taken = adj_game_take (game, 1);
  g_assert_null (taken->entry);
  g_assert_null (taken->outcome);
  g_assert_nonnull (taken->refusal);
}

/* Where nothing would be different there is no entry, and what was undone can be redone. */
static void
test_take_nothing (void)
{
  g_autoptr (AdjGame) game = played_game ();
  g_autoptr (AdjCorrection) taken = NULL;
  g_autoptr (AdjCorrection) nobody = adj_game_take (game, 99);

  g_assert_null (nobody->entry);
  g_assert_true (adj_game_undo (game));
  taken = adj_game_take (game, 4);
  g_assert_null (taken->entry);
  g_assert_nonnull (taken->refusal);
  g_assert_true (adj_game_redo (game));
}

/* Why an order does not come out the same can be said: the table it stands on by then, and what
 * is said of it there. */
static void
test_reasons (void)
{
  g_autoptr (AdjGame) game = played_game ();
  g_autoptr (AdjCorrection) correction = adj_game_insert (game, 4, "place law 1718");
  const AdjConsequence *same = &g_array_index (correction->consequences, AdjConsequence, 0);
  const AdjConsequence *differs = &g_array_index (correction->consequences, AdjConsequence, 1);
  int law = adj_scenario_unit (fixture_book ()->scenario, "law");

  g_assert_null (same->today);
  g_assert_null (same->before);
  g_assert_cmpuint (differs->number, ==, 5);
  g_assert_cmpint (differs->was, ==, ADJ_STEP_HOLDS);
  g_assert_cmpint (differs->before->units[law].hex, ==, adj_book_hex (fixture_book (), 1718));
  g_assert_cmpstr (differs->today->text, ==, "retreat 3/1/xiv 1618");
  g_assert_cmpint (correction->after->units[law].hex, ==, adj_book_hex (fixture_book (), 1718));
  g_assert_true (adj_game_accept (game, correction));
  g_assert_true (adj_table_equal (correction->after, adj_game_get_table (game)));
}

/* The insertion was a mistake itself: corrected in turn, the retreat holds again. */
static void
test_differs_no_more (void)
{
  g_autoptr (AdjGame) game = played_game ();
  g_autoptr (AdjCorrection) inserted = adj_game_insert (game, 4, "place law 1718");
  g_autoptr (AdjCorrection) struck = NULL;
  const AdjPlay *play = adj_game_get_play (game);

  g_assert_true (adj_game_accept (game, inserted));
  struck = adj_game_strike (game, 6);
  g_assert_cmpint (consequence (struck, 5), ==, ADJ_CONSEQUENCE_SAME);
  g_assert_true (adj_game_accept (game, struck));
  g_assert_cmpint (g_array_index (play->steps, AdjStep, adj_play_find (play, 5)).state, ==,
                   ADJ_STEP_HOLDS);
}

/* The attacker went elsewhere: its battle does not fit any more, nor does what followed. */
static void
test_aside (void)
{
  g_autoptr (AdjGame) game = played_game ();
  g_autoptr (AdjCorrection) correction = adj_game_correct (game, 1, "move 3/1/xiv 1218");

  g_assert_nonnull (correction->entry);
  g_assert_cmpint (consequence (correction, 2), ==, ADJ_CONSEQUENCE_SAME);
  g_assert_cmpint (consequence (correction, 4), ==, ADJ_CONSEQUENCE_ASIDE);
  g_assert_cmpint (consequence (correction, 5), ==, ADJ_CONSEQUENCE_ASIDE);
  g_assert_true (adj_game_accept (game, correction));
  g_assert_cmpint (fixture_hex (game, "3/1/xiv"), ==, 1218);
  g_assert_cmpuint (adj_game_get_table (game)->n_debts, ==, 0);
  g_assert_cmpuint (adj_game_get_play (game)->steps->len, ==, 5); /* never deleted */
}

static void
test_strike (void)
{
  g_autoptr (AdjGame) game = played_game ();
  g_autoptr (AdjCorrection) correction = adj_game_strike (game, 2);

  g_assert_nonnull (correction->entry);
  g_assert_true (adj_game_accept (game, correction));
  g_assert_cmpint (fixture_hex (game, "wilder"), ==, 1022);
  g_assert_cmpuint (adj_game_get_play (game)->steps->len, ==, 4);
}

/* The last of all, which began a phase: the phase before is on again. */
static void
test_strike_last (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (AdjCorrection) correction = NULL;

  fixture_play (game, "move 3/1/xiv 1619; next", ADJ_OK);
  g_assert_cmpint (adj_game_get_table (game)->phase, ==, 1);
  correction = adj_game_strike (game, 2);
  g_assert_true (adj_game_accept (game, correction));
  g_assert_cmpint (adj_game_get_table (game)->phase, ==, 0);
  fixture_play (game, "move wilder n", ADJ_OK);
}

/* A correction of the book is corrected by another, and says so; nothing else is said of what is no
 * order at all. */
static void
test_no_order (void)
{
  g_autoptr (AdjGame) game = played_game ();
  g_autoptr (AdjCorrection) figure = adj_game_correct_figure (game, "wilder strength=7");
  g_autoptr (AdjCorrection) book = NULL;
  g_autoptr (AdjCorrection) undone = NULL;

  g_assert_true (adj_game_accept (game, figure));
  g_assert_true (adj_game_undo (game));
  book = adj_game_strike (game, 6);
  g_assert_nonnull (strstr (book->refusal, "book"));
  undone = adj_game_strike (game, 7);
  g_assert_null (strstr (undone->refusal, "book"));
}

/* Whom a march hides among others is dealt to with them. With another in that hex others would have
 * been dealt to, and that is a difference. */
static void
test_dealt_to_others (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (AdjCorrection) correction = NULL;

  fixture_play (game, "flip smith; flip wright; flip law", ADJ_OK);
  fixture_play (game, "place smith 2020; place law 2020", ADJ_OK);
  correction = adj_game_correct (game, 4, "place wright 2020");
  g_assert_nonnull (correction->entry);
  g_assert_cmpint (consequence (correction, 5), ==, ADJ_CONSEQUENCE_DIFFERS);
}

/* The counter says 9, the book said 5: the battle would have been at other odds. What cannot be is
 * said. */
static void
test_figure (void)
{
  g_autoptr (AdjGame) game = played_game ();
  g_autoptr (AdjCorrection) strength = adj_game_correct_figure (game, "3/1/XIV  strength = 9");
  g_autoptr (AdjCorrection) wrong = adj_game_correct_figure (game, "3/1/xiv strength=many");
  g_autoptr (AdjCorrection) nobody = adj_game_correct_figure (game, "nobody strength=9");
  g_autoptr (AdjCorrection) unread = adj_game_correct_figure (game, "strength");
  int unit = adj_scenario_unit (fixture_book ()->scenario, "3/1/xiv");
  guint64 hash = adj_table_hash (adj_game_get_table (game));

  g_assert_nonnull (strength->entry);
  g_assert_cmpstr (strength->entry->text, ==, "3/1/xiv strength=9");
  g_assert_cmpint (consequence (strength, 1), ==, ADJ_CONSEQUENCE_SAME);
  g_assert_cmpint (consequence (strength, 4), ==, ADJ_CONSEQUENCE_DIFFERS);
  g_assert_null (wrong->entry);
  g_assert_nonnull (wrong->refusal);
  g_assert_nonnull (nobody->refusal);
  g_assert_nonnull (unread->refusal);
  g_assert_true (adj_game_accept (game, strength));
  g_assert_cmpint (adj_game_get_table (game)->units[unit].strength, ==, 9);
  g_assert_cmpint (fixture_hex (game, "3/1/xiv"), ==, 1618); /* what happened has happened */
  g_assert_true (adj_game_undo (game));
  g_assert_cmpint (adj_game_get_table (game)->units[unit].strength, ==, 5);
  g_assert_cmpuint (adj_table_hash (adj_game_get_table (game)), ==, hash);
}

static void
test_impossible (void)
{
  g_autoptr (AdjGame) game = played_game ();
  g_autoptr (AdjCorrection) unread = adj_game_correct (game, 2, "move nobody s");
  g_autoptr (AdjCorrection) elsewhere = adj_game_correct (game, 99, "move wilder s");
  guint64 hash = adj_table_hash (adj_game_get_table (game));

  g_assert_null (unread->entry);
  g_assert_nonnull (unread->outcome->error.text);
  g_assert_null (elsewhere->entry);
  g_assert_cmpuint (hash, ==, adj_table_hash (adj_game_get_table (game)));
}

/* A game of today's program is judged by it as it was. */
static void
test_judge_again (void)
{
  g_autoptr (AdjGame) game = played_game ();
  g_autoptr (GArray) differences = adj_game_judge_again (game);

  g_assert_cmpuint (differences->len, ==, 0);
}

/* A row waived later does not silence what was warned of before, and striking the waiver brings
 * the warning back to what it silenced. */
static void
test_waived_later (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (GArray) differences = NULL;
  g_autoptr (AdjCorrection) struck = NULL;

  fixture_play (game, "move smith 1621", ADJ_WARNED);
  fixture_play (game, "waive BG 5.11!; move law 1721", ADJ_OK);
  differences = adj_game_judge_again (game);
  g_assert_cmpuint (differences->len, ==, 0);
  struck = adj_game_strike (game, 2);
  g_assert_cmpint (consequence (struck, 3), ==, ADJ_CONSEQUENCE_DIFFERS);
}

/* A correction that was shown is not accepted any more once something else has been recorded. */
static void
test_too_late (void)
{
  g_autoptr (AdjGame) game = played_game ();
  g_autoptr (AdjCorrection) correction = adj_game_correct (game, 2, "move wilder s");

  g_assert_true (adj_game_undo (game));
  g_assert_false (adj_game_accept (game, correction));
  g_assert_nonnull (correction->refusal);
  g_assert_cmpint (fixture_hex (game, "wilder"), ==, 1021);
}

/* The players have dealt with what was set aside. */
static void
test_review_aside (void)
{
  g_autoptr (AdjGame) game = played_game ();
  g_autoptr (AdjCorrection) away = adj_game_correct (game, 1, "move 3/1/xiv 1218");
  g_autoptr (GArray) differences = NULL;

  g_assert_true (adj_game_accept (game, away));
  g_assert_cmpint (state_of (game, 4), ==, ADJ_STEP_ASIDE);
  differences = adj_game_judge_again (game);
  g_assert_cmpuint (differences->len, ==, 0);
}

/* Little by little, until there is no more, or the game is another. */
static void
test_review_ends (void)
{
  g_autoptr (AdjGame) game = played_game ();
  g_autoptr (AdjReview) whole = adj_review_new (game);
  g_autoptr (AdjReview) broken_off = adj_review_new (game);

  g_assert_true (adj_review_go_on (whole, 4));
  g_assert_false (adj_review_go_on (whole, 4));
  g_assert_true (adj_review_go_on (broken_off, 1));
  g_assert_true (adj_game_undo (game));
  g_assert_false (adj_review_go_on (broken_off, 1));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/correct/same", test_same);
  g_test_add_func ("/record/correct/differs", test_differs);
  g_test_add_func ("/record/correct/differs no more", test_differs_no_more);
  g_test_add_func ("/record/correct/set aside", test_aside);
  g_test_add_func ("/record/correct/strike", test_strike);
  g_test_add_func ("/record/correct/strike last", test_strike_last);
  g_test_add_func ("/record/correct/no order", test_no_order);
  g_test_add_func ("/record/correct/dealt to others", test_dealt_to_others);
  g_test_add_func ("/record/correct/take", test_take);
  g_test_add_func ("/record/correct/take another way", test_take_other_way);
  g_test_add_func ("/record/correct/take nothing", test_take_nothing);
  g_test_add_func ("/record/correct/back", test_back);
  g_test_add_func ("/record/correct/back, by the book", test_back_by_book);
  g_test_add_func ("/record/correct/sums", test_sums);
  g_test_add_func ("/record/correct/carried on", test_carried_on);
  g_test_add_func ("/record/correct/too many anew", test_too_many_anew);
  g_test_add_func ("/record/correct/differs in more", test_differs_in_more);
  g_test_add_func ("/record/correct/reasons", test_reasons);
  g_test_add_func ("/record/correct/a figure", test_figure);
  g_test_add_func ("/record/correct/impossible", test_impossible);
  g_test_add_func ("/record/correct/judge again", test_judge_again);
  g_test_add_func ("/record/correct/waived later", test_waived_later);
  g_test_add_func ("/record/correct/too late", test_too_late);
  g_test_add_func ("/record/correct/judge again, set aside", test_review_aside);
  g_test_add_func ("/record/correct/judge again, broken off", test_review_ends);
  return g_test_run ();
}
