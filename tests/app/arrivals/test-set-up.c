/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "app/arrivals/set-up.h"
#include "battle.h"
#include "ledger.h"
#include "staff/to-compare.h"

static void
update (AdjSetUp *set_up, AdjSession *session, gboolean by_formation)
{
  AdjView view = adj_session_view (session);

  adj_set_up_update (set_up, &view, adj_session_get_picks (session), by_formation);
}

static const AdjSpotLook *
look_at (AdjSetUp *set_up, guint position)
{
  g_autoptr (AdjSpot) spot = g_list_model_get_item (adj_set_up_get_list (set_up), position);

  g_assert_nonnull (spot);
  return adj_spot_get_look (spot);
}

/* The place of a hex in the list. */
static guint
find (AdjSetUp *set_up, const char *number)
{
  guint left;
  guint n = adj_set_up_count (set_up, &left);

  for (guint i = 0; i < n; i++)
    if (g_str_equal (look_at (set_up, i)->number, number))
      return i;
  g_assert_not_reached ();
}

static void
test_by_hex (void)
{
  g_autoptr (AdjSession) session = battle_new ();
  g_autoptr (AdjSetUp) set_up = adj_set_up_new ();
  guint left;
  guint n;
  guint n_headings = 0;

  update (set_up, session, FALSE);
  n = adj_set_up_count (set_up, &left);
  g_assert_cmpuint (n, >, 20);
  g_assert_cmpuint (left, ==, n);
  g_assert_cmpstr (look_at (set_up, 0)->heading, ==, "Union");
  for (guint i = 1; i < n; i++)
    if (look_at (set_up, i)->heading != NULL)
      {
        g_assert_cmpstr (look_at (set_up, i)->heading, ==, "Confederate");
        n_headings++;
      }
    else
      g_assert_cmpuint (look_at (set_up, i)->hex, >, look_at (set_up, i - 1)->hex);
  g_assert_cmpuint (n_headings, ==, 1);
  g_assert_cmpstr (look_at (set_up, find (set_up, "1318"))->units, ==, "3/1/XIV, Infantry 5");

  battle_play (session, "place 1/1/xiv 1318; status 1/1/xiv ineffective");
  update (set_up, session, FALSE);
  g_assert_cmpstr (look_at (set_up, find (set_up, "1318"))->units, ==,
                   "1/1/XIV, Infantry 5, inverted\n3/1/XIV, Infantry 5");
}

static void
test_by_formation (void)
{
  g_autoptr (AdjSession) session = battle_new ();
  g_autoptr (AdjSetUp) set_up = adj_set_up_new ();
  g_autoptr (GString) headings = g_string_new (NULL);
  guint left;
  guint n;

  battle_play (session, "place wilder 1318");
  update (set_up, session, TRUE);
  n = adj_set_up_count (set_up, &left);
  for (guint i = 0; i < n; i++)
    if (look_at (set_up, i)->heading != NULL)
      g_string_append_printf (headings, "%s|", look_at (set_up, i)->heading);
  g_test_message ("%s", headings->str);
  g_assert_nonnull (
      strstr (headings->str, "Union, XIV|Union, XXI|Union, of no formation|Confederate, of"));
  /* Each in its own formation, though they stand together. */
  g_assert_null (strchr (look_at (set_up, find (set_up, "1318"))->units, '\n'));

  /* A tick is a unit's, so it is there by hex as well; a hex is ticked when all in it are. */
  adj_set_up_tick (set_up, find (set_up, "1319"), TRUE);
  adj_set_up_tick (set_up, find (set_up, "1318"), TRUE);
  update (set_up, session, FALSE);
  g_assert_true (look_at (set_up, find (set_up, "1319"))->ticked);
  adj_set_up_tick (set_up, find (set_up, "1318"), FALSE);
  g_assert_false (look_at (set_up, find (set_up, "1318"))->ticked);
}

static void
test_ticks (void)
{
  g_autoptr (AdjSession) session = battle_new ();
  g_autoptr (AdjSetUp) set_up = adj_set_up_new ();
  g_autoptr (Ledger) ledger = NULL;
  g_autofree char *told = NULL;
  guint left;
  guint n;

  update (set_up, session, FALSE);
  ledger = ledger_new (adj_set_up_get_list (set_up));
  n = adj_set_up_count (set_up, &left);
  g_assert_cmpuint (adj_set_up_next (set_up, 0), ==, 0);
  adj_set_up_tick (set_up, 0, TRUE);
  ledger_assert (ledger, "*0");
  adj_set_up_tick (set_up, 1, TRUE);
  ledger_assert (ledger, "*1");
  adj_set_up_tick (set_up, 1, TRUE);
  ledger_assert (ledger, "");
  adj_set_up_count (set_up, &left);
  g_assert_cmpuint (left, ==, n - 2);
  g_assert_cmpuint (adj_set_up_next (set_up, 0), ==, 2);
  adj_set_up_tick (set_up, n - 1, TRUE);
  told = g_strdup_printf ("*%u", n - 1);
  ledger_assert (ledger, told);
  g_assert_cmpuint (adj_set_up_next (set_up, n - 1), ==, 2);
  update (set_up, session, FALSE);
  ledger_assert (ledger, "");
  adj_set_up_untick_all (set_up);
  adj_set_up_count (set_up, &left);
  g_assert_cmpuint (left, ==, n);
  g_string_truncate (ledger->text, 0);
  for (guint i = 0; i < n; i++)
    adj_set_up_tick (set_up, i, TRUE);
  g_assert_cmpuint (adj_set_up_next (set_up, 3), ==, n);
  g_string_truncate (ledger->text, 0);
}

/* Ticks belong to a moment: gone at another, there again when that is left, dropped by a tick. */
static void
test_moments (void)
{
  g_autoptr (AdjSession) session = battle_new ();
  g_autoptr (AdjSetUp) set_up = adj_set_up_new ();
  guint left, n;

  update (set_up, session, FALSE);
  n = adj_set_up_count (set_up, &left);
  adj_set_up_tick (set_up, 3, TRUE);
  battle_play (session, "move 3/1/xiv 1619");
  update (set_up, session, FALSE);
  adj_set_up_count (set_up, &left);
  g_assert_cmpuint (left, ==, n);
  adj_session_undo (session);
  update (set_up, session, FALSE);
  g_assert_true (look_at (set_up, 3)->ticked);
  adj_session_redo (session);
  update (set_up, session, FALSE);
  adj_set_up_tick (set_up, 0, TRUE);
  adj_session_undo (session);
  update (set_up, session, FALSE);
  adj_set_up_count (set_up, &left);
  g_assert_cmpuint (left, ==, n);
}

static void
test_follows_the_board (void)
{
  g_autoptr (AdjSession) session = battle_new ();
  g_autoptr (AdjSetUp) set_up = adj_set_up_new ();
  g_autoptr (Ledger) ledger = NULL;
  g_autofree char *told = NULL;
  AdjPicks picks = { .n_units = 1, .units = { (guint16) battle_unit (session, "3/1/xiv") } };
  guint at;

  update (set_up, session, FALSE);
  ledger = ledger_new (adj_set_up_get_list (set_up));
  at = find (set_up, "1318");
  adj_session_set_picks (session, &picks);
  update (set_up, session, FALSE);
  told = g_strdup_printf ("*%u", at);
  ledger_assert (ledger, told);
  g_assert_true (look_at (set_up, at)->picked);
  battle_play (session, "eliminate 3/1/xiv");
  update (set_up, session, FALSE);
  g_free (told);
  told = g_strdup_printf ("%u-1", at);
  ledger_assert (ledger, told);
}

/* Neither its name nor its strength nor its formation. */
static void
test_face_down (void)
{
  g_autoptr (AdjSession) session = battle_new ();
  g_autoptr (AdjSetUp) set_up = adj_set_up_new ();
  guint left, n;

  battle_play (session, "flip smith down");
  adj_session_set_eyes (session, ADJ_EYES_FIRST);
  update (set_up, session, TRUE);
  n = adj_set_up_count (set_up, &left);
  for (guint i = 0; i < n; i++)
    {
      g_assert_null (strstr (look_at (set_up, i)->units, "Smith"));
      if (strstr (look_at (set_up, i)->units, "face down") != NULL)
        left = n + i;
    }
  g_assert_cmpuint (left, >=, n);
  g_assert_true (g_str_has_prefix (look_at (set_up, left - n)->units, "?c"));
}

/* The figures that the sources disagree on, by hex. */
static void
test_to_compare (void)
{
  g_autoptr (AdjSession) session = battle_new ();
  guint n;
  g_autofree char *lines = adj_to_compare (adj_session_book (session)->scenario, &n);

  g_assert_cmpuint (n, ==, 17);
  g_assert_nonnull (strstr (lines, "0815 · The trail from 0715 ends here, in mid-map"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/set-up/by-hex", test_by_hex);
  g_test_add_func ("/app/set-up/by-formation", test_by_formation);
  g_test_add_func ("/app/set-up/ticks", test_ticks);
  g_test_add_func ("/app/set-up/moments", test_moments);
  g_test_add_func ("/app/set-up/follows-the-board", test_follows_the_board);
  g_test_add_func ("/app/set-up/face-down", test_face_down);
  g_test_add_func ("/app/set-up/to compare", test_to_compare);
  return g_test_run ();
}
