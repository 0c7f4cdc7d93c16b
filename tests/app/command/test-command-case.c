/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "app/command/scatter-line.h"
#include "battle.h"
#include "staff/board-hints.h"
#include "words/command.h"

/* Chickamauga: the Union's level is 4 (Y 5.58). */

static AdjCommandCase *
read_case (AdjSession *session, int level)
{
  AdjCommandCase *command = g_new0 (AdjCommandCase, 1);
  AdjView view = adj_session_view (session);

  adj_command_case_read (command, &view, adj_session_true_field (session), level);
  return command;
}

static AdjSession *
begin (const char *orders)
{
  AdjSession *session = battle_new ();

  battle_play (session, "option command-control");
  if (orders != NULL)
    battle_play (session, orders);
  return session;
}

static void
assert_order (const AdjCommandCase *command, int face, const char *expected)
{
  AdjOrder order = adj_command_case_order (command, face);
  g_autofree char *text = adj_order_print (NULL, &order); /* it names nothing of a book */

  g_assert_cmpstr (text, ==, expected);
}

/* ---- The case ---- */

/* A train off the road gets nowhere whatever the dice say; that would tell the enemy where it is.
 */
static void
test_hidden_train (void)
{
  g_autoptr (AdjSession) session =
      begin ("option limited-intelligence; place union-supply-train 0418; "
             "flip union-supply-train down; scatter die 1");

  for (AdjEyes eyes = ADJ_EYES_FIRST; eyes <= ADJ_EYES_SECOND; eyes++)
    {
      g_autofree AdjCommandCase *command = NULL;
      AdjView view;
      gboolean found = FALSE;

      adj_session_set_eyes (session, eyes);
      view = adj_session_view (session);
      command = read_case (session, 0);
      for (guint i = 0; i < command->n; i++)
        if (g_str_has_prefix (adj_view_unit_id (&view, command->list[i].unit),
                              eyes == ADJ_EYES_FIRST ? "union-supply-train" : "?"))
          {
            g_assert_cmpint (command->list[i].stuck, ==, eyes == ADJ_EYES_FIRST);
            found = TRUE;
          }
      g_assert_true (found);
    }
}

static void
test_not_played (void)
{
  g_autoptr (AdjSession) session = battle_new ();
  g_autofree AdjCommandCase *command = read_case (session, 0);

  g_assert_cmpint (command->stage, ==, ADJ_STAGE_IDLE);
  g_assert_cmpuint (command->n, ==, 0);
  g_assert_cmpuint (command->digits, ==, 0);
}

static void
test_before_the_throw (void)
{
  g_autoptr (AdjSession) session = begin (NULL);
  g_autofree AdjCommandCase *command = read_case (session, 0);
  g_autofree AdjCommandCase *worse = read_case (session, command->printed + 1);
  g_autofree char *owed = NULL;
  AdjView view = adj_session_view (session);

  g_assert_cmpint (command->stage, ==, ADJ_STAGE_THROW);
  g_assert_cmpint (command->side, ==, 0);
  g_assert_cmpint (command->level, ==, command->printed);
  g_assert_cmpuint (command->n, >, 0);
  assert_order (command, 3, "scatter die 3");
  assert_order (command, ADJ_ANY_FACE, "scatter roll");
  g_assert_cmpint (worse->level, ==, command->printed + 1);
  g_assert_cmpint (worse->exposure.units.num, >, command->exposure.units.num);
  worse->level = 7;
  assert_order (worse, 3, "scatter level 7 die 3");
  owed = adj_words_scatter_owed (&view, 0, 2, 0);
  g_assert_cmpstr (owed, ==, "Union throws a die for Command Control before it moves, Level 2");
}

/* Y 5.51, 5.59: as the command line lists them. */
static void
test_scatter_list (void)
{
  static const int hexes[] = { 1127, 1227, 1317, 1318, 1413, 2011 };
  g_autoptr (AdjSession) session = begin ("scatter die 3");
  g_autofree AdjCommandCase *command = read_case (session, 0);
  g_autofree char *digits = adj_words_digits (command->digits);
  g_autofree AdjCommandCase *after = NULL;
  int smith = battle_unit (session, "smith");
  int first;

  g_assert_cmpint (command->stage, ==, ADJ_STAGE_KNOWN);
  g_assert_cmpstr (digits, ==, "1 3 7 8");
  g_assert_cmpuint (command->n, ==, G_N_ELEMENTS (hexes));
  for (guint i = 0; i < G_N_ELEMENTS (hexes); i++)
    g_assert_cmpint (adj_session_book (session)->hexes[command->list[i].hex].id, ==, hexes[i]);
  g_assert_cmpuint (command->n_others, >, 0);
  first = adj_command_case_next (command);
  g_assert_cmpint (first, ==, battle_unit (session, "1/1/xxi"));
  g_assert_true (adj_command_case_may_drift (command, first));
  g_assert_false (adj_command_case_may_drift (command, smith));
  battle_play (session, "drift 1/1/xxi 2 5!");
  after = read_case (session, 0);
  g_assert_false (adj_command_case_may_drift (after, first));
  g_assert_cmpint (adj_command_case_next (after), !=, first);
}

/* Y 5.57: one by one, none twice, at the level the first was drawn for. */
static void
test_chits (void)
{
  g_autoptr (AdjSession) session = begin ("option command-method=chits");
  g_autofree AdjCommandCase *before = read_case (session, 3);
  g_autofree AdjCommandCase *one = NULL;
  g_autofree AdjCommandCase *all = NULL;

  g_assert_true (before->by_chits);
  g_assert_cmpint (before->chits_left, ==, 3);
  assert_order (before, 8, "scatter level 3 chits 8");
  battle_play (session, "scatter level 3 chits 8");
  one = read_case (session, 3);
  g_assert_cmpint (one->stage, ==, ADJ_STAGE_THROW);
  g_assert_cmpint (one->chits_left, ==, 2);
  assert_order (one, 0, "scatter chits 0");
  battle_play (session, "scatter chits 0 5");
  all = read_case (session, 3);
  g_assert_cmpint (all->stage, ==, ADJ_STAGE_KNOWN);
  g_assert_cmpuint (all->digits, ==, 1u << 8 | 1u << 0 | 1u << 5);
}

/* ---- In a list ---- */

static const AdjScatterLook *
look_at (GListStore *list, guint position)
{
  g_autoptr (AdjScatterLine) line = g_list_model_get_item (G_LIST_MODEL (list), position);

  return adj_scatter_line_get_look (line);
}

static void
update (AdjSession *session, GListStore *list, GHashTable *by_hand)
{
  g_autofree AdjCommandCase *command = read_case (session, 0);
  AdjView view = adj_session_view (session);

  adj_scatter_list_update (list, &view, adj_session_true_field (session), command, by_hand,
                           adj_session_get_picks (session));
}

static void
test_list (void)
{
  g_autoptr (AdjSession) session = begin (NULL);
  g_autoptr (GListStore) list = g_list_store_new (ADJ_TYPE_SCATTER_LINE);
  g_autoptr (GHashTable) by_hand = g_hash_table_new (NULL, NULL);

  update (session, list, by_hand);
  g_assert_false (look_at (list, 0)->listed);
  g_assert_nonnull (strstr (look_at (list, 0)->detail, "chance "));
  battle_play (session, "scatter die 3");
  g_hash_table_add (by_hand, GINT_TO_POINTER (battle_unit (session, "3/1/xxi")));
  update (session, list, by_hand);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 6);
  g_assert_true (look_at (list, 0)->listed);
  g_assert_false (look_at (list, 0)->ticked);
  g_assert_true (look_at (list, 1)->ticked);
  g_assert_false (look_at (list, 1)->drifted);
  g_assert_cmpstr (look_at (list, 3)->name, ==, "3/1/XIV");
  g_assert_cmpstr (look_at (list, 3)->detail, ==, "1318 · Infantry 5");
  battle_play (session, "drift 3/1/xiv 2 5!");
  update (session, list, by_hand);
  for (guint i = 0; i < 6; i++)
    g_assert_cmpint (look_at (list, i)->drifted, ==,
                     look_at (list, i)->unit == battle_unit (session, "3/1/xiv"));
}

static void
test_warnings (void)
{
  AdjScattered entry = { .control = ADJ_CONTROL_LOST };

  g_assert_null (adj_words_scattered (&entry));
  entry.stuck = TRUE;
  g_assert_cmpstr (adj_words_scattered (&entry), ==, "cannot move, whatever its dice");
  entry.in_zone = TRUE;
  g_assert_cmpstr (adj_words_scattered (&entry), ==, "stays: it is in an enemy zone of control");
  entry.control = ADJ_CONTROL_DRIFTED;
  g_assert_null (adj_words_scattered (&entry));
  entry.control = ADJ_CONTROL_HELD;
  g_assert_cmpstr (adj_words_scattered (&entry), ==, "may not move in this turn");
}

/* ---- On the board ---- */

/* Y 5.52: the way is worked out for one picked unit with both dice, and says why it ends. */
static void
test_drift_shown (void)
{
  g_autoptr (AdjSession) session = begin ("scatter die 3");
  g_autofree AdjHints *hints = g_new0 (AdjHints, 1);
  AdjView view = adj_session_view (session);
  AdjPicks picks = { 0 };
  g_autofree char *said = NULL;

  adj_picks_toggle_unit (&picks, battle_unit (session, "3/1/xiv"));
  picks.drift[0] = 2;
  adj_hints_drift (hints, adj_session_true_field (session), &picks);
  g_assert_cmpuint (hints->drift.n_path, ==, 0);
  picks.drift[1] = 5;
  adj_hints_drift (hints, adj_session_true_field (session), &picks);
  said = adj_words_drift (&view, &hints->drift);
  g_assert_cmpstr (said, ==, "1318-1417-1517-1616 (5 MP): its points are used up");
  adj_picks_toggle_unit (&picks, battle_unit (session, "smith"));
  g_assert_cmpint (picks.drift[0], ==, 0);
  adj_hints_drift (hints, adj_session_true_field (session), &picks);
  g_assert_cmpuint (hints->drift.n_path, ==, 0);
}

/* Y 5.56: only as long as the digits are not known, only under the phasing side's units. */
static void
test_exposure_shown (void)
{
  g_autoptr (AdjSession) session = begin (NULL);
  g_autofree AdjHints *hints = g_new0 (AdjHints, 1);
  const AdjField *field = adj_session_true_field (session);
  g_autofree AdjCommandCase *command = read_case (session, 0);
  AdjHex smith = adj_session_true_table (session)->units[battle_unit (session, "smith")].hex;

  adj_hints_exposure (hints, field, FALSE);
  g_assert_false (hints->exposing);
  adj_hints_exposure (hints, field, TRUE);
  g_assert_true (hints->exposing);
  for (guint i = 0; i < command->n; i++)
    {
      AdjFraction chance = adj_exposure_of (&command->exposure, field, command->list[i].unit);

      g_assert_cmpint (hints->chance[command->list[i].hex].num, ==, chance.num);
    }
  g_assert_cmpint (hints->chance[smith].num, ==, 0);
  battle_play (session, "scatter die 3");
  adj_hints_exposure (hints, adj_session_true_field (session), TRUE);
  g_assert_false (hints->exposing);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/command-case/not-played", test_not_played);
  g_test_add_func ("/app/command-case/before-the-throw", test_before_the_throw);
  g_test_add_func ("/app/command-case/scatter-list", test_scatter_list);
  g_test_add_func ("/app/command-case/hidden train", test_hidden_train);
  g_test_add_func ("/app/command-case/chits", test_chits);
  g_test_add_func ("/app/command-case/list", test_list);
  g_test_add_func ("/app/command-case/warnings", test_warnings);
  g_test_add_func ("/app/command-case/drift-shown", test_drift_shown);
  g_test_add_func ("/app/command-case/exposure-shown", test_exposure_shown);
  return g_test_run ();
}
