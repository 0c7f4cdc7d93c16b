/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/initiative-case.h"

#include "played.h"
#include "staff/board-groups.h"

/* ---- Dice ---- */

static char *
order_text (const AdjView *view, const AdjInitiativeCase *initiative, gboolean roll)
{
  AdjOrder order = adj_initiative_case_order (initiative, roll);

  return adj_order_show (view, &order);
}

static void
test_dice (void)
{
  g_autofree AdjInitiativeCase *initiative = g_new0 (AdjInitiativeCase, 1);

  adj_initiative_case_throw (initiative, 4);
  g_assert_null (adj_initiative_case_dice (initiative));
  adj_initiative_case_throw (initiative, 2);
  g_assert_cmpint (adj_initiative_case_dice (initiative)[0], ==, 4);
  g_assert_cmpint (adj_initiative_case_dice (initiative)[1], ==, 2);
  adj_initiative_case_throw (initiative, 6);
  g_assert_null (adj_initiative_case_dice (initiative));
  g_assert_cmpint (initiative->dice[0], ==, 6);
  initiative->dice[0] = 0;
  initiative->dice[1] = 3;
  adj_initiative_case_throw (initiative, 5);
  g_assert_cmpint (adj_initiative_case_dice (initiative)[0], ==, 5);
  g_assert_cmpint (adj_initiative_case_dice (initiative)[1], ==, 3);
}

/* ---- Typed totals ---- */

static void
test_typed (void)
{
  static const char *const ours[] = { "20", "31", "14", "6", "5", "9", "" };
  static const char *const theirs[] = { "12", " 40+4 ", "25", "", "0", "11", "10" };
  g_autofree AdjInitiativeCase *initiative = g_new0 (AdjInitiativeCase, 1);
  gboolean wrong[ADJ_N_TOTALS];
  AdjInitiativeChances chances;

  initiative->typed = TRUE;
  g_assert_true (adj_initiative_case_type (initiative, 0, ours, wrong));
  g_assert_true (adj_initiative_case_type (initiative, 1, theirs, wrong));
  g_assert_cmpint (adj_initiative_level (&initiative->totals[0], 1), ==, 93);
  g_assert_cmpint (adj_initiative_level (&initiative->totals[0], 6), ==, 81);
  g_assert_cmpint (adj_initiative_level (&initiative->totals[1], 1), ==, 92);
  g_assert_cmpint (adj_initiative_level (&initiative->totals[1], 6), ==, 71);
  chances = adj_initiative_chances (adj_initiative_case_sides (initiative));
  g_assert_cmpint (chances.outright[0].num + chances.outright[1].num + chances.tie.num, ==, 36);
}

/* E IL.10: of separated groups the highest. */
static void
test_typed_groups (void)
{
  static const char *const texts[] = { "20/ 5", "/30", "", "", "", "4", "2" };
  g_autofree AdjInitiativeCase *initiative = g_new0 (AdjInitiativeCase, 1);
  gboolean wrong[ADJ_N_TOTALS];

  g_assert_true (adj_initiative_case_type (initiative, 0, texts, wrong));
  g_assert_cmpuint (initiative->totals[0].n_groups, ==, 2);
  g_assert_cmpint (adj_initiative_level (&initiative->totals[0], 3), ==, 2 * 20 - 4 + 2);
}

/* Three counters, and not one of 403,520 points. */
static void
test_typed_blanks (void)
{
  static const char *const texts[] = { "40 35 20", "5+4 3/2 2", "", "", "", "", "" };
  g_autofree AdjInitiativeCase *initiative = g_new0 (AdjInitiativeCase, 1);
  gboolean wrong[ADJ_N_TOTALS];

  g_assert_true (adj_initiative_case_type (initiative, 0, texts, wrong));
  g_assert_cmpint (initiative->totals[0].groups[0].rested, ==, 95);
  g_assert_cmpint (initiative->totals[0].groups[0].fought, ==, 12);
  g_assert_cmpint (initiative->totals[0].groups[1].fought, ==, 4);
}

static void
test_typed_wrong (void)
{
  static const char *const fine[] = { "20", "", "", "", "", "", "" };
  static const char *const letters[] = { "7", "", "x", "", "", "", "" };
  static const char *const many[] = { "", "1/1/1/1/1/1/1/1/1/1/1/1/1", "", "", "", "", "" };
  static const char *const halves[] = { "", "", "", "", "", "1/2", "" };
  g_autofree AdjInitiativeCase *initiative = g_new0 (AdjInitiativeCase, 1);
  gboolean wrong[ADJ_N_TOTALS];

  initiative->typed = TRUE;
  g_assert_true (adj_initiative_case_type (initiative, 0, fine, wrong));
  g_assert_true (adj_initiative_case_answers (initiative));
  g_assert_false (adj_initiative_case_type (initiative, 0, letters, wrong));
  g_assert_true (wrong[ADJ_TOTAL_INEFFECTIVE] && !wrong[ADJ_TOTAL_RESTED]);
  g_assert_false (adj_initiative_case_answers (initiative));
  g_assert_false (adj_initiative_case_type (initiative, 0, many, wrong));
  g_assert_true (wrong[ADJ_TOTAL_FOUGHT] && !wrong[ADJ_TOTAL_INEFFECTIVE]);
  g_assert_false (adj_initiative_case_type (initiative, 0, halves, wrong));
  g_assert_true (wrong[ADJ_TOTAL_LOST]);
  g_assert_cmpint (initiative->totals[0].groups[0].rested, ==, 20);
  g_assert_true (adj_initiative_case_type (initiative, 1, fine, wrong));
  g_assert_false (adj_initiative_case_answers (initiative));
  initiative->typed = FALSE;
  g_assert_true (adj_initiative_case_answers (initiative));
}

/* ---- A game ---- */

static AdjGame *
begin (int turn)
{
  AdjGame *game = played_new ();

  played_on (game, "option variable-initiative=on; option commander-initiative=on");
  played_to_turn (game, turn);
  return game;
}

static void
test_game (void)
{
  g_autoptr (AdjGame) game = begin (10);
  g_autofree AdjInitiativeCase *initiative = g_new0 (AdjInitiativeCase, 1);
  AdjView view = played_view (game);
  g_autofree char *roll = NULL;
  g_autofree char *typed = NULL;

  adj_initiative_case_read (initiative, adj_game_get_field (game));
  g_assert_true (initiative->owed);
  g_assert_cmpint (initiative->muster.dawn, ==, 10);
  g_assert_cmpint (initiative->holder, ==, adj_game_get_table (game)->first_player);
  initiative->dice[0] = 4;
  initiative->dice[1] = 2;
  typed = order_text (&view, initiative, FALSE);
  g_assert_cmpstr (typed, ==, "initiative union 4 confederate 2");
  roll = order_text (&view, initiative, TRUE);
  g_assert_cmpstr (roll, ==, "initiative roll");
  played_on (game, typed);
  adj_initiative_case_read (initiative, adj_game_get_field (game));
  g_assert_false (initiative->owed);
  g_assert_cmpint (initiative->dice[0], ==, 0);
}

/* Typed figures decide, where there is nothing on the table to add up. */
static void
test_typed_result (void)
{
  static const char *const ours[] = { "20", "", "", "", "", "", "" };
  static const char *const theirs[] = { "12", "", "", "", "", "", "" };
  g_autoptr (AdjGame) game = begin (10);
  g_autofree AdjInitiativeCase *initiative = g_new0 (AdjInitiativeCase, 1);
  gboolean wrong[ADJ_N_TOTALS];
  AdjView view = played_view (game);
  g_autofree char *order = NULL;

  adj_initiative_case_read (initiative, adj_game_get_field (game));
  initiative->typed = TRUE;
  g_assert_true (adj_initiative_case_type (initiative, 0, ours, wrong));
  g_assert_true (adj_initiative_case_type (initiative, 1, theirs, wrong));
  initiative->dice[0] = 1;
  initiative->dice[1] = 6;
  order = order_text (&view, initiative, FALSE);
  g_assert_cmpstr (order, ==, "initiative union 1 confederate 6 result union");
  played_on (game, order);
  g_assert_cmpint (adj_game_get_table (game)->first_player, ==, 0);
}

/* E IL.7, BG 15.4: who is held back counts nothing; who comes by another hex counts there. */
static void
test_arrivals (void)
{
  g_autoptr (AdjGame) game = begin (10);
  g_autofree AdjInitiativeCase *initiative = g_new0 (AdjInitiativeCase, 1);
  const AdjBook *book = adj_game_get_book (game);
  AdjView view = played_view (game);
  guint16 units[2 * ADJ_MAX_UNITS];
  g_autofree char *order = NULL;
  g_autofree char *by = NULL;
  const AdjUnit *printed;
  guint n;

  adj_initiative_case_read (initiative, adj_game_get_field (game));
  n = adj_initiative_case_arrivals (initiative, adj_game_get_field (game), units);
  g_assert_cmpuint (n, >, 0);
  printed = &book->scenario->units[units[0]];
  g_assert_cmpint (initiative->muster.units[units[0]].term, ==, ADJ_TERM_FIRST_DAY);
  g_assert_null (adj_initiative_case_choice (initiative, units[0]));

  adj_initiative_case_choose (initiative, units[0], ADJ_NO_HEX);
  adj_initiative_case_read (initiative, adj_game_get_field (game));
  g_assert_cmpint (initiative->muster.units[units[0]].term, ==, ADJ_TERM_NONE);
  g_assert_cmpuint (adj_initiative_case_arrivals (initiative, adj_game_get_field (game), units), ==,
                    n);
  order = order_text (&view, initiative, TRUE);
  g_assert_true (g_str_has_suffix (order, printed->id));
  g_assert_true (g_str_has_prefix (order, "initiative roll without "));

  adj_initiative_case_choose (initiative, units[0], adj_book_hex (book, printed->entries[1]));
  g_assert_cmpuint (initiative->choices.n, ==, 1);
  adj_initiative_case_read (initiative, adj_game_get_field (game));
  g_assert_cmpint (book->hexes[initiative->muster.units[units[0]].hex].id, ==, printed->entries[1]);
  by = order_text (&view, initiative, TRUE);
  g_assert_true (g_str_has_prefix (by, "initiative roll by "));
  played_on (game, by);

  adj_initiative_case_forget (initiative, units[0]);
  g_assert_null (adj_initiative_case_choice (initiative, units[0]));
}

/* Dice and decisions are for one morning. */
static void
test_another_morning (void)
{
  g_autoptr (AdjGame) game = begin (1);
  g_autofree AdjInitiativeCase *initiative = g_new0 (AdjInitiativeCase, 1);
  guint16 units[2 * ADJ_MAX_UNITS];

  adj_initiative_case_read (initiative, adj_game_get_field (game));
  g_assert_false (initiative->owed);
  g_assert_cmpuint (adj_initiative_case_arrivals (initiative, adj_game_get_field (game), units), >,
                    0);
  initiative->dice[0] = 3;
  adj_initiative_case_choose (initiative, units[0], ADJ_NO_HEX);
  played_on (game, "note nothing new");
  adj_initiative_case_read (initiative, adj_game_get_field (game));
  g_assert_cmpint (initiative->dice[0], ==, 3);
  g_assert_cmpuint (initiative->choices.n, ==, 1);
  played_to_turn (game, 10);
  adj_initiative_case_read (initiative, adj_game_get_field (game));
  g_assert_cmpint (initiative->dice[0], ==, 0);
  g_assert_cmpuint (initiative->choices.n, ==, 0);
}

/* ---- The board's outlines (E IL.8, IL.10) ---- */

static void
test_marks (void)
{
  g_autoptr (AdjGame) game = played_new ();
  const AdjField *field = adj_game_get_field (game);
  const AdjBook *book = field->book;
  g_autofree AdjGroupMarks *marks = g_new (AdjGroupMarks, 1);
  g_autofree AdjMuster *muster = g_new (AdjMuster, 1);
  AdjView view = played_view (game);
  guint outlined = 0;

  adj_group_marks_read (marks, field, &view);
  adj_muster_read (muster, field, NULL);
  for (int unit = 0; unit < field->table->n_units; unit++)
    if (adj_table_on_map (field->table, unit) && muster->units[unit].group >= 0)
      {
        AdjHex hex = field->table->units[unit].hex;

        g_assert_cmpuint (marks->group[hex], ==, muster->units[unit].group + 1);
        outlined++;
      }
  g_assert_cmpuint (outlined, >, 10);
  for (guint hex = 0; hex < book->n_hexes; hex++)
    for (int d = 0; marks->group[hex] > 0 && d < ADJ_HEX_DIRECTIONS; d++)
      {
        AdjHex next = book->hexes[hex].neighbours[d];

        if (next == ADJ_NO_HEX || marks->group[next] == 0)
          g_assert_true (adj_group_marks_has_edge (marks, field, (AdjHex) hex, d));
        else if (adj_field_side (field, next) == adj_field_side (field, (AdjHex) hex) &&
                 marks->group[next] == marks->group[hex])
          g_assert_false (adj_group_marks_has_edge (marks, field, (AdjHex) hex, d));
      }
}

/* Of more decisions than an order has room for the last is not made, and says so. */
static void
test_choices_full (void)
{
  g_autofree AdjInitiativeCase *initiative = g_new0 (AdjInitiativeCase, 1);
  int most = G_N_ELEMENTS (initiative->choices.choices);

  for (int unit = 0; unit < most; unit++)
    adj_initiative_case_choose (initiative, unit, ADJ_NO_HEX);
  g_assert_false (initiative->no_room);
  adj_initiative_case_choose (initiative, most, ADJ_NO_HEX);
  g_assert_true (initiative->no_room);
  g_assert_null (adj_initiative_case_choice (initiative, most));
  adj_initiative_case_choose (initiative, 0, 7); /* who has one may have another */
  g_assert_false (initiative->no_room);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/initiative-case/dice", test_dice);
  g_test_add_func ("/initiative-case/typed", test_typed);
  g_test_add_func ("/initiative-case/typed-groups", test_typed_groups);
  g_test_add_func ("/initiative-case/typed-blanks", test_typed_blanks);
  g_test_add_func ("/initiative-case/typed-wrong", test_typed_wrong);
  g_test_add_func ("/initiative-case/game", test_game);
  g_test_add_func ("/initiative-case/typed-result", test_typed_result);
  g_test_add_func ("/initiative-case/arrivals", test_arrivals);
  g_test_add_func ("/initiative-case/choices-full", test_choices_full);
  g_test_add_func ("/initiative-case/another-morning", test_another_morning);
  g_test_add_func ("/initiative-case/marks", test_marks);
  return g_test_run ();
}
