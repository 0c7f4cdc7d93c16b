/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "app/log/log.h"
#include "battle.h"
#include "ledger.h"

static void
update (AdjLog *log, AdjSession *session)
{
  adj_log_update (log, adj_session_get_game (session), adj_session_view (session).eyes,
                  adj_session_is_now (session) ? -1 : (int) adj_session_get_step (session));
}

static AdjLogLine *
line_at (AdjLog *log, guint position)
{
  g_autoptr (AdjLogLine) line = g_list_model_get_item (adj_log_get_list (log), position);

  g_assert_nonnull (line);
  return line;
}

/* The numbers of the orders, and what has become of those that no longer hold: "1 2 4t 5". */
static void
assert_numbers (AdjLog *log, const char *expected)
{
  static const char states[] = { ' ', 'd', 'a', 't', 's', 'r' };
  g_autoptr (GString) numbers = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (adj_log_get_list (log)); i++)
    {
      const AdjLogFacts *facts = adj_log_line_get_facts (line_at (log, i));

      g_string_append_printf (numbers, "%s%u", i > 0 ? " " : "", facts->number);
      if (facts->state != ADJ_LOG_HOLDS)
        g_string_append_c (numbers, states[facts->state]);
    }
  g_assert_cmpstr (numbers->str, ==, expected);
}

static void
test_appends (void)
{
  g_autoptr (AdjSession) session = battle_new ();
  g_autoptr (AdjLog) log = adj_log_new ();
  g_autoptr (Ledger) ledger = ledger_new (adj_log_get_list (log));

  update (log, session);
  ledger_assert (ledger, "");
  battle_play (session, "move 3/1/xiv 1619; move wilder n");
  update (log, session);
  ledger_assert (ledger, "0+2");
  battle_play (session, "next");
  update (log, session);
  ledger_assert (ledger, "2+1");
  update (log, session);
  ledger_assert (ledger, "");
  battle_play (session, "undo");
  update (log, session);
  ledger_assert (ledger, "2-1");
  assert_numbers (log, "1 2");
}

/* The list is what one that is read anew has. */
static void
assert_as_anew (AdjLog *log, AdjSession *session, guint sorts, const char *text, gboolean struck)
{
  g_autoptr (AdjLog) anew = adj_log_new ();
  GListModel *list = adj_log_get_list (log);

  adj_log_filter (anew, sorts, text, struck);
  update (anew, session);
  g_assert_cmpuint (g_list_model_get_n_items (list), ==,
                    g_list_model_get_n_items (adj_log_get_list (anew)));
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      const AdjLogFacts *facts = adj_log_line_get_facts (line_at (log, i));
      const AdjLogFacts *expected = adj_log_line_get_facts (line_at (anew, i));

      g_assert_cmpmem (facts, sizeof *facts, expected, sizeof *expected);
      g_assert_cmpstr (adj_log_line_read (line_at (log, i))->story, ==,
                       adj_log_line_read (line_at (anew, i))->story);
      g_assert_cmpstr (adj_log_line_read (line_at (log, i))->verdict, ==,
                       adj_log_line_read (line_at (anew, i))->verdict);
    }
}

typedef struct
{
  guint sorts;
  const char *text;
  gboolean struck;
} Filter;

/* Whatever comes, orders or what changes those before, and however it is looked at. */
static void
test_goes_on (void)
{
  static const Filter filters[] = { { 0, "", FALSE },
                                    { ADJ_SORT_MOVES, "", FALSE },
                                    { 0, "moves", TRUE } };
  static const char *const lines[] = {
    "move 3/1/xiv 1619",
    "move wilder n",
    "undo",
    "note a",
    "next",
    "bookmark @1 to the wood",
    "note b; note c",
    "undo",
    "redo",
    "note d",
    "attack 1620 1720 from 3/1/xiv die 4",
    "correct 1 move 3/1/xiv 1418",
    "note e",
    "strike 4",
    "note f",
    "insert 6 note g",
    "note h",
    "book smith strength=6",
    "note i",
    "undo",
    "undo",
    "note j",
  };

  for (guint f = 0; f < G_N_ELEMENTS (filters); f++)
    {
      g_autoptr (AdjSession) session = battle_new ();
      g_autoptr (AdjLog) log = adj_log_new ();
      const Filter *filter = &filters[f];

      adj_log_filter (log, filter->sorts, filter->text, filter->struck);
      for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
        {
          battle_play (session, lines[i]);
          update (log, session);
          assert_as_anew (log, session, filter->sorts, filter->text, filter->struck);
        }
      adj_session_look_at (session, 1);
      update (log, session);
      g_assert_true (adj_log_line_get_facts (line_at (log, adj_log_get_row (log)))->shown);
      adj_session_look_now (session);
      battle_play (session, "note k");
      update (log, session);
      assert_as_anew (log, session, filter->sorts, filter->text, filter->struck);
      g_assert_cmpuint (adj_log_get_row (log) + 1, ==,
                        g_list_model_get_n_items (adj_log_get_list (log)));
    }
}

static void
test_says (void)
{
  g_autoptr (AdjSession) session = battle_new ();
  g_autoptr (AdjLog) log = adj_log_new ();
  const AdjLogText *text;

  battle_play (session, "move 3/1/xiv 1619; next; attack 1620 1720 from 3/1/xiv die 4");
  battle_play (session, "note the fog lifts");
  battle_play (session, "move wilder n");
  update (log, session);
  text = adj_log_line_read (line_at (log, 0));
  g_assert_cmpstr (text->heading, ==, "Turn 1, Union, Movement");
  g_assert_cmpstr (text->story, ==, "3/1/XIV moves 1318-1418-1519-1619 (3 MP)");
  g_assert_cmpstr (text->verdict, ==, "");
  g_assert_cmpstr (text->order, ==, "move 3/1/xiv 1418 1519 1619");
  /* The words of the heading are not said twice. */
  text = adj_log_line_read (line_at (log, 1));
  g_assert_cmpstr (text->heading, ==, "Turn 1, Union, Combat");
  g_assert_cmpstr (text->story, ==, "");
  g_assert_true (adj_log_line_get_facts (line_at (log, 1))->heads);
  text = adj_log_line_read (line_at (log, 2));
  g_assert_true (g_str_has_prefix (text->story, "3/1/XIV attacks 1620 and 1720. 1-2, die 4: Ar"));
  g_assert_false (adj_log_line_get_facts (line_at (log, 2))->heads);
  g_assert_cmpstr (adj_log_line_read (line_at (log, 3))->story, ==, "Note: the fog lifts");
  text = adj_log_line_read (line_at (log, 4));
  g_assert_nonnull (strstr (text->verdict, "BG 5.11"));
  g_assert_cmpint (adj_log_line_get_facts (line_at (log, 4))->standing, ==, ADJ_WARNED);
}

static void
test_filters (void)
{
  g_autoptr (AdjSession) session = battle_new ();
  g_autoptr (AdjLog) log = adj_log_new ();
  g_autoptr (Ledger) ledger = NULL;

  battle_play (session, "move 3/1/xiv 1619; next; attack 1620 1720 from 3/1/xiv die 4");
  battle_play (session, "retreat 3/1/xiv 1618; note the fog lifts");
  battle_play (session, "move wilder n");
  update (log, session);
  ledger = ledger_new (adj_log_get_list (log));
  adj_log_filter (log, ADJ_SORT_BATTLES, "", FALSE);
  assert_numbers (log, "3 4");
  ledger_assert (ledger, "*2 4-2 0-2");
  adj_log_filter (log, ADJ_SORT_MOVES, "", FALSE);
  assert_numbers (log, "1 6");
  g_assert_true (adj_log_line_get_facts (line_at (log, 1))->heads);
  adj_log_filter (log, ADJ_SORT_WARNINGS, "", FALSE);
  assert_numbers (log, "6");
  adj_log_filter (log, ADJ_SORT_NOTES, "", FALSE);
  assert_numbers (log, "5");
  adj_log_filter (log, 0, "WILDER", FALSE);
  assert_numbers (log, "6");
  adj_log_filter (log, 0, "1620", FALSE);
  assert_numbers (log, "3");
  adj_log_filter (log, 0, "5", FALSE);
  g_assert_cmpuint (adj_log_line_get_facts (line_at (log, 0))->number, ==, 1);
  adj_log_filter (log, ADJ_SORT_MOVES, "nowhere", FALSE);
  assert_numbers (log, "");
  adj_log_filter (log, 0, "", FALSE);
  assert_numbers (log, "1 2 3 4 5 6");
  g_assert_false (adj_log_line_get_facts (line_at (log, 3))->heads);
  g_string_truncate (ledger->text, 0);
}

static void
test_struck (void)
{
  g_autoptr (AdjSession) session = battle_new ();
  g_autoptr (AdjLog) log = adj_log_new ();
  const AdjLogText *text;

  battle_play (session, "move 3/1/xiv 1619; move wilder n; move 1/1/xiv 1316");
  battle_play (session, "undo");                        /* 4 takes 3 back */
  battle_play (session, "note a");                      /* 5 */
  battle_play (session, "correct 1 move 3/1/xiv 1418"); /* 6 */
  battle_play (session, "strike 2");                    /* 7 */
  battle_play (session, "insert 5 note b");             /* 8 */
  update (log, session);
  assert_numbers (log, "1 8 5");
  adj_log_filter (log, 0, "", TRUE);
  assert_numbers (log, "1r 1 8 2s 3t 5");
  text = adj_log_line_read (line_at (log, 0));
  g_assert_cmpstr (text->story, ==, "");
  g_assert_cmpstr (text->verdict, ==, "Corrected");
  g_assert_cmpstr (text->order, ==, "move 3/1/xiv 1418 1519 1619");
  g_assert_cmpstr (adj_log_line_read (line_at (log, 1))->story, ==,
                   "3/1/XIV moves 1318-1418 (1 MP)");
  battle_play (session, "undo");
  battle_play (session, "undo");
  battle_play (session, "undo");
  update (log, session);
  assert_numbers (log, "1 2 3t 5 6t 8t");
}

/* A correction sets aside what does not fit any more. */
/* A figure of the book has a line where it was corrected; taken back, only if that is asked for. */
static void
test_book (void)
{
  g_autoptr (AdjSession) session = battle_new ();
  g_autoptr (AdjLog) log = adj_log_new ();
  const AdjLogText *text;

  battle_play (session, "move 3/1/xiv 1619");
  battle_play (session, "book smith strength=6");
  battle_play (session, "move wilder n");
  update (log, session);
  assert_numbers (log, "1 2 3");
  g_assert_true (adj_log_line_get_facts (line_at (log, 1))->book);
  text = adj_log_line_read (line_at (log, 1));
  g_assert_nonnull (strstr (text->story, "strength=6"));
  g_assert_cmpstr (text->order, ==, "book smith strength=6");
  adj_log_filter (log, 0, "SMITH", FALSE);
  assert_numbers (log, "2");
  adj_log_filter (log, ADJ_SORT_MOVES, "", FALSE);
  assert_numbers (log, "1 3");
  adj_log_filter (log, 0, "", FALSE);
  battle_play (session, "undo");
  battle_play (session, "undo");
  update (log, session);
  adj_log_filter (log, 0, "", TRUE);
  assert_numbers (log, "1 2t 3t");
  adj_log_filter (log, 0, "", FALSE);
  assert_numbers (log, "1");
  battle_play (session, "redo");
  update (log, session);
  assert_numbers (log, "1 2");
}

static void
test_aside (void)
{
  g_autoptr (AdjSession) session = battle_new ();
  g_autoptr (AdjLog) log = adj_log_new ();

  battle_play (session, "move 3/1/xiv 1619; next; attack 1620 1720 from 3/1/xiv die 4");
  update (log, session);
  g_assert_cmpstr (adj_log_line_read (line_at (log, 2))->verdict, ==, "");
  battle_play (session, "strike 1");
  update (log, session);
  assert_numbers (log, "2 3a");
  g_assert_cmpstr (adj_log_line_read (line_at (log, 1))->story, ==, "");
  g_assert_true (g_str_has_prefix (adj_log_line_read (line_at (log, 1))->verdict, "Set aside"));
}

static void
test_looks_back (void)
{
  g_autoptr (AdjSession) session = battle_new ();
  g_autoptr (AdjLog) log = adj_log_new ();
  g_autoptr (Ledger) ledger = NULL;

  battle_play (session, "move 3/1/xiv 1619; move wilder n; next");
  update (log, session);
  ledger = ledger_new (adj_log_get_list (log));
  adj_session_look_at (session, 2);
  update (log, session);
  ledger_assert (ledger, "*1");
  g_assert_true (adj_log_line_get_facts (line_at (log, 1))->shown);
  adj_session_look_at (session, 1);
  update (log, session);
  ledger_assert (ledger, "*0 *1");
  adj_session_look_now (session);
  update (log, session);
  ledger_assert (ledger, "*0");
}

/* The row of an order has its name and what was noted on it, and is found by them. */
static void
test_remarks (void)
{
  g_autoptr (AdjSession) session = battle_new ();
  g_autoptr (AdjLog) log = adj_log_new ();

  battle_play (session, "move 3/1/xiv 1619; move wilder n");
  update (log, session);
  g_assert_cmpstr (adj_log_line_read (line_at (log, 0))->remarks, ==, "");
  battle_play (session, "bookmark @1 to the wood");
  battle_play (session, "note @1 too early");
  update (log, session);
  g_assert_cmpstr (adj_log_line_read (line_at (log, 0))->remarks, ==,
                   "Bookmark: to the wood\nNote: too early");
  g_assert_cmpstr (adj_log_line_read (line_at (log, 2))->story, ==,
                   "Bookmark at order 1: to the wood");
  g_assert_cmpstr (adj_log_line_read (line_at (log, 3))->story, ==, "Note on order 1: too early");
  adj_log_filter (log, ADJ_SORT_NOTES, "wood", FALSE);
  assert_numbers (log, "1 3");
  battle_play (session, "undo");
  adj_log_filter (log, 0, "", FALSE);
  update (log, session);
  g_assert_cmpstr (adj_log_line_read (line_at (log, 0))->remarks, ==, "Bookmark: to the wood");
}

/* A unit face down is told by its alias to those who may not know it. */
static void
test_eyes (void)
{
  g_autoptr (AdjSession) session = battle_new ();
  g_autoptr (AdjLog) log = adj_log_new ();
  const AdjLogText *text;

  battle_play (session, "flip smith down; place smith 1621");
  adj_session_set_eyes (session, ADJ_EYES_FIRST);
  update (log, session);
  text = adj_log_line_read (line_at (log, 1));
  g_assert_null (strstr (text->order, "smith"));
  g_assert_null (strstr (text->story, "Smith"));
  g_assert_nonnull (strstr (text->order, "?c"));
  adj_session_set_eyes (session, ADJ_EYES_ALL);
  update (log, session);
  g_assert_nonnull (strstr (adj_log_line_read (line_at (log, 1))->order, "smith"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/log/appends", test_appends);
  g_test_add_func ("/app/log/goes on", test_goes_on);
  g_test_add_func ("/app/log/says", test_says);
  g_test_add_func ("/app/log/filters", test_filters);
  g_test_add_func ("/app/log/struck", test_struck);
  g_test_add_func ("/app/log/book", test_book);
  g_test_add_func ("/app/log/aside", test_aside);
  g_test_add_func ("/app/log/looks-back", test_looks_back);
  g_test_add_func ("/app/log/remarks", test_remarks);
  g_test_add_func ("/app/log/eyes", test_eyes);
  return g_test_run ();
}
