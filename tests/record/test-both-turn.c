/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture.h"
#include "record/order-make.h"
#include "record/save.h"
#include "rules/duties.h"
#include "rules/engagement.h"
#include "rules/payments.h"
#include "rules/played.h"
#include "table/unit.h"

/* Whole Game-Turns of simultaneous movement as orders (Y S4.1): from the plots to the repulsions
 * each order can be saved after, taken back, and given again; and what makes no sense gets a
 * sentence. */

/* Wilder and Fulton want the hex between them and fight each other for it; others are out of
 * command and drift. */
static const char *const turn[] = {
  "option simultaneous-movement",
  "option attack-effectiveness",
  "option command-control",
  "place wilder 1318",
  "place fulton 1320",
  "place 2/1/xiv 1218",
  "seal union paper",
  "seal confederate paper",
  "next",
  "scatter union die 5",
  "scatter confederate die 2",
  "reveal",
  "plot wilder . 1319 attack",
  "plot fulton 1319 attack",
  "segment",
  "segment",
  "segment",
  "contest 1319 union 4 confederate 4",
  "contest 1319 union 2 confederate 6",
  "segment",
  "drift",
  "next",
  "attack 1319 from wilder",
  "attack 1318 from fulton",
  "roll all 6 1",
  "next",
};

typedef void (*EachOrder) (AdjGame *game, gpointer data);

static void
play (AdjGame *game, const char *line)
{
  g_autoptr (GPtrArray) outcomes = adj_game_submit (game, line, FALSE);
  const AdjOutcome *outcome = g_ptr_array_index (outcomes, outcomes->len - 1);

  g_test_message ("%s", line);
  g_assert_true (outcome->recorded);
}

/* The order of whoever has not drifted yet, or of what has to be answered; NULL if nobody has to.
 */
static char *
find_order (AdjGame *game, const char *line)
{
  const AdjField *field = adj_game_get_field (game);
  g_autoptr (GArray) payments = adj_payments_find (field);

  for (int unit = 0; g_str_equal (line, "drift") && unit < field->table->n_units; unit++)
    if (field->table->units[unit].control == ADJ_CONTROL_LOST)
      return g_strdup_printf ("drift %s 3 2", adj_unit_id (field->book, unit));
  if (payments->len > 0)
    {
      AdjOrder order = adj_order_pay (&g_array_index (payments, AdjPayment, 0));
      AdjView view = adj_view (field->book, field->table, ADJ_EYES_ALL);

      return adj_order_show (&view, &order);
    }
  return NULL;
}

/* To the end of the execution; data goes with each, which is told before every order. */
static void
play_turn (AdjGame *game, EachOrder each, gpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (turn); i++)
    {
      char *order;

      if (!g_str_equal (turn[i], "drift"))
        {
          each (game, data);
          play (game, turn[i]);
        }
      while ((order = find_order (game, turn[i])) != NULL)
        {
          each (game, data);
          play (game, order);
          g_free (order);
        }
    }
  each (game, data);
}

/* ---- Saved ---- */

static void
save_and_load (AdjGame *game, gpointer data)
{
  g_autoptr (AdjGame) read = fixture_save_and_load (game);

  g_assert_true (adj_table_equal (adj_game_get_table (read), adj_game_get_table (game)));
  g_assert_cmpuint (adj_game_judge_again (read)->len, ==, 0);
}

static void
test_saved (void)
{
  g_autoptr (AdjGame) game = fixture_game ();

  play_turn (game, save_and_load, NULL);
  g_assert_cmpint (adj_game_get_table (game)->n_engagements, ==, 2);
  g_assert_cmpint (adj_game_get_table (game)->execution, ==, ADJ_EXECUTION_SECOND_REPULSIONS);
}

/* ---- Taken back ---- */

static void
keep_table (AdjGame *game, gpointer tables)
{
  g_ptr_array_add (tables, adj_table_copy (adj_game_get_table (game)));
}

static void
test_taken_back (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (GPtrArray) tables = g_ptr_array_new_with_free_func ((GDestroyNotify) adj_table_free);

  play_turn (game, keep_table, tables);
  for (guint i = tables->len - 1; i > 0; i--)
    {
      g_assert_true (adj_game_undo (game));
      g_assert_true (adj_table_equal (adj_game_get_table (game), tables->pdata[i - 1]));
    }
  for (guint i = 1; i < tables->len; i++)
    {
      g_assert_true (adj_game_redo (game));
      g_assert_true (adj_table_equal (adj_game_get_table (game), tables->pdata[i]));
    }
}

/* ---- What is not in a plot ---- */

/* Y S7.1: neither an enemy nor a hex. */
static void
test_no_enemy_in_plot (void)
{
  static const char *const lines[] = { "plot wilder 1121 attack 1020", "plot wilder attack fulton",
                                       "plot wilder 1121 fulton" };
  g_autoptr (AdjGame) game = fixture_game ();

  fixture_play (game, "option simultaneous-movement", ADJ_OK);
  adj_game_set_eyes (game, ADJ_EYES_FIRST);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    fixture_refuse (game, lines[i]);
}

/* ---- Switched off and on ---- */

/* It waits for the next Game-Turn, and what is plotted until then is kept. */
static void
test_switched_off (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  int wilder = adj_unit_find (adj_game_get_book (game), "wilder");

  fixture_play (game, "option simultaneous-movement", ADJ_OK);
  adj_game_set_eyes (game, ADJ_EYES_FIRST);
  fixture_play (game, "plot wilder 1121 attack; seal union", ADJ_OK);
  adj_game_set_eyes (game, ADJ_EYES_SECOND);
  fixture_play (game, "plot fulton . attack", ADJ_OK);
  adj_game_set_eyes (game, ADJ_EYES_ALL);
  fixture_play (game, "option simultaneous-movement=off", ADJ_OK);
  g_assert_true (adj_turns_are_simultaneous (adj_game_get_table (game)));
  adj_game_set_eyes (game, ADJ_EYES_SECOND);
  fixture_play (game, "seal confederate", ADJ_OK);
  adj_game_set_eyes (game, ADJ_EYES_ALL);
  fixture_play (game, "next; reveal", ADJ_OK);
  g_assert_true (adj_is_named_to_attack (adj_game_get_table (game), wilder));
}

/* Switched on when a side has moved, it waits as well: until then the phases are the old ones. */
static void
test_switched_on (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  const AdjTable *table;
  const AdjEntry *entry;
  const GArray *effects;

  fixture_play (game, "move wilder 1022 1121; next; option simultaneous-movement", ADJ_OK);
  entry = g_ptr_array_index (adj_game_get_play (game)->entries,
                             adj_game_get_play (game)->entries->len - 1);
  effects = entry->effects;
  g_assert_cmpint (g_array_index (effects, AdjEffect, 0).kind, ==, ADJ_EFFECT_OPTION);
  g_assert_cmpint (g_array_index (effects, AdjEffect, 0).option.later, ==, 1);
  for (table = adj_game_get_table (game); table->turn == 1; table = adj_game_get_table (game))
    {
      g_assert_false (adj_turns_are_simultaneous (table));
      g_assert_cmpint (adj_phasing_side (table->phasing), !=, ADJ_NO_SIDE);
      play (game, "next!");
    }
  g_assert_true (adj_turns_are_simultaneous (table));
  g_assert_cmpint (adj_table_phase_kind (table, adj_game_get_book (game)), ==, ADJ_PHASE_PLOT);
}

/* ---- Missions ---- */

static guint
count_named (AdjGame *game)
{
  const AdjTable *table = adj_game_get_table (game);
  guint n = 0;

  for (int unit = 0; unit < table->n_units; unit++)
    n += adj_is_named_to_attack (table, unit);
  return n;
}

static gboolean
owes_attack (AdjGame *game, const char *unit)
{
  int u = adj_unit_find (adj_game_get_book (game), unit);
  g_auto (AdjDuties) duties = { 0 };

  adj_duties_find (adj_game_get_field (game), &duties);
  for (guint i = 0; i < duties.n; i++)
    if (duties.duties[i].kind == ADJ_DUTY_ATTACK && duties.duties[i].unit == u)
      return duties.duties[i].state == ADJ_DUE_OWED;
  return FALSE;
}

/* All that has to be answered, or whoever has still to drift. */
static void
answer_all (AdjGame *game, const char *line)
{
  char *order;

  while ((order = find_order (game, line)) != NULL)
    {
      play (game, order);
      g_free (order);
    }
}

/* Wilder, named to attack, is out of command and drifts up to Fulton. */
static AdjGame *
drifted (void)
{
  static const char *const lines[] = {
    "option simultaneous-movement",
    "option command-control",
    "place 2/1/xiv 1218",
    "place wilder 1320",
    "place fulton 1322",
    "seal union paper",
    "seal confederate paper",
    "next",
    "scatter union die 5",
    "scatter confederate die 4",
    "reveal",
    "plot wilder . attack",
    "segment",
    "segment",
    "segment",
    "segment",
    "segment",
    "segment",
    "drift wilder 4 3",
  };
  AdjGame *game = fixture_game ();

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    play (game, lines[i]);
  g_assert_cmpint (fixture_hex (game, "wilder"), ==, 1321);
  answer_all (game, "drift");
  play (game, "next");
  return game;
}

/* Y S7.2: a plot that is struck for want of command keeps its mission, and who scatters up to an
 * enemy has to attack him. */
static void
test_drifted_attacks (void)
{
  g_autoptr (AdjGame) game = drifted ();

  g_assert_true (owes_attack (game, "wilder"));
  fixture_play (game, "attack 1322 from wilder", ADJ_OK);
  g_assert_false (owes_attack (game, "wilder"));
}

/* It is there until the last repulsion, and gone with the Game-Turn. */
static void
test_missions_end (void)
{
  g_autoptr (AdjGame) game = drifted ();
  const AdjTable *table;

  play (game, "attack 1322 from wilder die 1");
  play (game, "next!");
  for (table = adj_game_get_table (game); table->turn == 1; table = adj_game_get_table (game))
    {
      g_assert_cmpuint (count_named (game), ==, 1);
      answer_all (game, "");
      if (adj_game_get_table (game)->turn == 1)
        play (game, "next!");
    }
  g_assert_cmpuint (count_named (game), ==, 0);
  for (int unit = 0; unit < table->n_units; unit++)
    g_assert_cmpuint (table->units[unit].plot, ==, 0);
}

/* ---- What comes first ---- */

static guint
count_findings (AdjGame *game, const char *line, AdjReason reason)
{
  g_autoptr (GPtrArray) outcomes = adj_game_submit (game, line, FALSE);
  guint n = 0;

  for (guint i = 0; i < outcomes->len; i++)
    {
      const AdjOutcome *outcome = g_ptr_array_index (outcomes, i);

      g_assert_true (outcome->recorded);
      for (guint j = 0; j < outcome->findings->len; j++)
        n += g_array_index (outcome->findings, AdjFinding, j).reason == reason;
    }
  return n;
}

/* Where nothing was sealed there is no reveal: the march itself asks for the dice, and once. */
static void
test_dice_before_march (void)
{
  g_autoptr (AdjGame) game = fixture_game ();

  fixture_play (game, "option simultaneous-movement; option command-control", ADJ_OK);
  fixture_play (game, "next!", ADJ_WARNED);
  fixture_play (game, "plot wilder 1121", ADJ_OK);
  g_assert_cmpuint (count_findings (game, "segment", ADJ_REASON_OWES_SCATTER), ==, 1);
  g_assert_cmpuint (count_findings (game, "segment", ADJ_REASON_OWES_SCATTER), ==, 0);
  g_assert_true (adj_game_undo (game));
  g_assert_true (adj_game_undo (game));
  fixture_play (game, "scatter union die 5; scatter confederate die 2", ADJ_OK);
  g_assert_cmpuint (count_findings (game, "segment", ADJ_REASON_OWES_SCATTER), ==, 0);
}

/* Of a morning the levels come before plot and seal (E IL.1). */
static void
test_levels_before_plots (void)
{
  g_autoptr (AdjGame) game = fixture_game ();

  fixture_play (game, "option simultaneous-movement; option variable-initiative", ADJ_OK);
  while (adj_game_get_table (game)->dawn != ADJ_DAWN_OWED)
    play (game, "next!");
  adj_game_set_eyes (game, ADJ_EYES_FIRST);
  g_assert_cmpuint (count_findings (game, "plot wilder .", ADJ_REASON_OWES_INITIATIVE), ==, 1);
  g_assert_cmpuint (count_findings (game, "seal union", ADJ_REASON_OWES_INITIATIVE), ==, 1);
  adj_game_set_eyes (game, ADJ_EYES_ALL);
  play (game, "initiative union 3 confederate 3");
  g_assert_cmpuint (count_findings (game, "seal confederate paper", ADJ_REASON_OWES_INITIATIVE), ==,
                    0);
}

/* ---- Charges ---- */

/* Y 8.73 is not played where nobody marches by himself. */
static void
test_no_charge (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (GPtrArray) outcomes = NULL;
  const AdjOutcome *outcome;

  fixture_play (game, "option simultaneous-movement; option cavalry-charge", ADJ_OK);
  fixture_play (game, "seal union paper; seal confederate paper; next", ADJ_OK);
  outcomes = adj_game_submit (game, "charge armstrong 2213", FALSE);
  outcome = g_ptr_array_index (outcomes, outcomes->len - 1);
  g_assert_false (outcome->recorded);
  g_assert_cmpuint (outcome->findings->len, ==, 1);
  g_assert_cmpint (g_array_index (outcome->findings, AdjFinding, 0).reason, ==,
                   ADJ_REASON_MOVES_AS_PLOTTED);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/Y S4.1/- no march before both sides' dice", test_dice_before_march);
  g_test_add_func ("/record/Y S4.2/- no plots before the levels", test_levels_before_plots);
  g_test_add_func ("/record/both-turn/saved at every order", test_saved);
  g_test_add_func ("/record/both-turn/taken back to the plots", test_taken_back);
  g_test_add_func ("/record/Y S7.1/- no enemy in a plot", test_no_enemy_in_plot);
  g_test_add_func ("/record/both-turn/switched off while plots are made", test_switched_off);
  g_test_add_func ("/record/both-turn/switched on in mid-turn", test_switched_on);
  g_test_add_func ("/record/Y S7.2/+ who has drifted attacks", test_drifted_attacks);
  g_test_add_func ("/record/Y S7.2/- missions end with the Game-Turn", test_missions_end);
  g_test_add_func ("/record/Y S5.0/- nobody charges", test_no_charge);
  return g_test_run ();
}
