/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include "app/session/opening.h"
#include "folder.h"

/* The signals of a session, a letter each: Changed, Picked, Answered. */
static void
on_changed (AdjSession *session, GString *ledger)
{
  g_string_append_c (ledger, 'C');
}

static void
on_picked (AdjSession *session, GString *ledger)
{
  g_string_append_c (ledger, 'P');
}

static void
on_answered (AdjSession *session, GString *ledger)
{
  g_string_append_c (ledger, 'A');
}

static void
listen (AdjSession *session, GString *ledger)
{
  g_signal_connect (session, "changed", G_CALLBACK (on_changed), ledger);
  g_signal_connect (session, "picked", G_CALLBACK (on_picked), ledger);
  g_signal_connect (session, "answered", G_CALLBACK (on_answered), ledger);
}

static void
assert_ledger (GString *ledger, const char *expected)
{
  g_assert_cmpstr (ledger->str, ==, expected);
  g_string_truncate (ledger, 0);
}

static AdjSession *
begin (void)
{
  g_autoptr (AdjProblems) problems = NULL;
  g_autoptr (GError) error = NULL;
  AdjSession *session = adj_opening_scenario ("chickamauga", &problems, &error);

  g_assert_no_error (error);
  g_assert_nonnull (session);
  return session;
}

static AdjHexId
hex_of (AdjSession *session, const char *unit)
{
  const AdjBook *book = adj_session_book (session);
  AdjHex hex =
      adj_session_true_table (session)->units[adj_scenario_unit (book->scenario, unit)].hex;

  return hex == ADJ_NO_HEX ? 0 : book->hexes[hex].id;
}

static const AdjAnswer *
last_answer (AdjSession *session)
{
  const GPtrArray *answers = adj_session_get_answers (session);

  g_assert_cmpuint (answers->len, >, 0);
  return g_ptr_array_index (answers, answers->len - 1);
}

static void
test_plays_and_tells (void)
{
  g_autoptr (AdjSession) session = begin ();
  g_autoptr (GString) ledger = g_string_new (NULL);

  listen (session, ledger);
  g_assert_true (adj_session_submit (session, "move 3/1/xiv 1619"));
  assert_ledger (ledger, "CA");
  g_assert_cmpint (hex_of (session, "3/1/xiv"), ==, 1619);
  g_assert_cmpint (last_answer (session)->standing, ==, ADJ_OK);
  g_assert_nonnull (strstr (last_answer (session)->story[0], "1619"));

  g_assert_false (adj_session_submit (session, "move 3/1/xiv 9999"));
  assert_ledger (ledger, "A");
  g_assert_nonnull (last_answer (session)->error);

  g_assert_true (adj_session_undo (session));
  assert_ledger (ledger, "CA");
  g_assert_false (adj_session_undo (session));
  g_assert_false (last_answer (session)->recorded);
  g_assert_true (adj_session_redo (session));
  g_assert_cmpint (hex_of (session, "3/1/xiv"), ==, 1619);
}

/* After a mistyped die Ctrl+Z brings the attack back as it stood, ready for another one; what was
 * taken back is said. */
static void
test_attack_comes_back (void)
{
  g_autoptr (AdjSession) session = begin ();
  const AdjPicks *picks = adj_session_get_picks (session);
  const AdjBook *book = adj_session_book (session);

  g_assert_true (adj_session_submit (session, "move 3/1/xiv 1619; next"));
  g_assert_true (adj_session_submit (session, "attack 1620 1720 from 3/1/xiv reduce 1-3 die 2"));
  g_assert_cmpuint (picks->n_units + picks->n_targets, ==, 0);
  g_assert_true (adj_session_undo (session));
  g_assert_cmpstr (last_answer (session)->story[0], ==,
                   "Taken back: attack 1620 1720 from 3/1/xiv reduce 1-3 die 2");
  g_assert_cmpuint (picks->n_units, ==, 1);
  g_assert_cmpint (picks->units[0], ==, adj_scenario_unit (book->scenario, "3/1/xiv"));
  g_assert_cmpuint (picks->n_targets, ==, 2);
  g_assert_cmpint (book->hexes[picks->targets[1]].id, ==, 1720);
  g_assert_cmpint (picks->reduced, ==, 1 + adj_ruleset_column (book->ruleset, 1, 3));

  g_assert_true (adj_session_redo (session));
  g_assert_cmpstr (last_answer (session)->story[0], ==,
                   "Done again: attack 1620 1720 from 3/1/xiv reduce 1-3 die 2");
  g_assert_cmpuint (picks->n_units + picks->n_targets, ==, 0);
}

/* The first attack ends the Movement Phase by itself, and is taken back along with that. */
static void
test_attack_comes_back_with_phase (void)
{
  g_autoptr (AdjSession) session = begin ();

  g_assert_true (adj_session_submit (session, "move 3/1/xiv 1619"));
  g_assert_true (adj_session_submit (session, "attack 1620 1720 from 3/1/xiv die 2"));
  g_assert_true (adj_session_undo (session));
  g_assert_cmpint (
      adj_table_phase_kind (adj_session_true_table (session), adj_session_book (session)), ==,
      ADJ_PHASE_MOVEMENT);
  g_assert_cmpuint (adj_session_get_picks (session)->n_targets, ==, 2);

  /* the march to it goes too, and then there is nothing left to attack */
  g_assert_true (adj_session_undo (session));
  g_assert_cmpint (hex_of (session, "3/1/xiv"), ==, 1318);
  g_assert_cmpuint (adj_session_get_picks (session)->n_targets, ==, 0);
  g_assert_cmpuint (adj_session_get_picks (session)->n_units, ==, 0);
}

static void
test_file_at_once_and_after (void)
{
  g_autoptr (AdjProblems) problems = NULL;
  AdjSession *session = begin ();
  g_autofree char *path = g_strdup (adj_session_get_path (session));
  g_autofree char *folder = adj_opening_folder ();

  g_assert_true (g_str_has_prefix (path, folder));
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  adj_session_submit (session, "move 3/1/xiv 1619");
  g_assert_cmpint (adj_saver_get_state (adj_session_get_saver (session)), ==, ADJ_SAVER_SAVING);
  g_assert_true (adj_session_finish (session));
  g_object_unref (session);

  session = adj_opening_game (path, &problems);
  g_assert_nonnull (session);
  g_assert_cmpuint (adj_problems_count (problems), ==, 0);
  g_assert_cmpint (hex_of (session, "3/1/xiv"), ==, 1619);
  g_object_unref (session);
}

static void
test_second_reads_only (void)
{
  g_autoptr (AdjProblems) problems = NULL;
  g_autoptr (AdjSession) first = begin ();
  g_autoptr (AdjSession) second = adj_opening_game (adj_session_get_path (first), &problems);

  g_assert_nonnull (second);
  g_assert_null (adj_session_get_holder (first));
  g_assert_nonnull (strstr (adj_session_get_holder (second), "adjutant"));
  g_assert_false (adj_session_may_play (second));
  g_assert_false (adj_session_submit (second, "next"));
  g_assert_nonnull (last_answer (second)->error);
  g_assert_null (adj_session_get_saver (second));
}

static void
test_looks_back (void)
{
  g_autoptr (AdjSession) session = begin ();
  g_autoptr (GString) ledger = g_string_new (NULL);

  adj_session_submit (session, "move 3/1/xiv 1619");
  listen (session, ledger);
  adj_session_look_at (session, 0);
  assert_ledger (ledger, "C");
  g_assert_cmpint (hex_of (session, "3/1/xiv"), ==, 1318);
  g_assert_false (adj_session_is_now (session));
  g_assert_false (adj_session_submit (session, "next"));
  assert_ledger (ledger, "A");
  adj_session_look_now (session);
  assert_ledger (ledger, "C");
  g_assert_cmpint (hex_of (session, "3/1/xiv"), ==, 1619);
  g_assert_true (adj_session_may_play (session));
}

static void
test_picks_go_with_their_units (void)
{
  g_autoptr (AdjSession) session = begin ();
  g_autoptr (GString) ledger = g_string_new (NULL);
  int unit = adj_scenario_unit (adj_session_book (session)->scenario, "3/1/xiv");
  AdjPicks picks = { .n_units = 1, .units = { (guint16) unit } };

  adj_session_set_picks (session, &picks);
  listen (session, ledger);
  adj_session_submit (session, "move wilder n");
  assert_ledger (ledger, "CA");
  g_assert_cmpuint (adj_session_get_picks (session)->n_units, ==, 1);
  adj_session_submit (session, "eliminate 3/1/xiv");
  assert_ledger (ledger, "CPA");
  g_assert_cmpuint (adj_session_get_picks (session)->n_units, ==, 0);
}

/* Whose phase it is now is not attacked in it. */
static void
test_targets_go_with_their_phase (void)
{
  g_autoptr (AdjSession) session = begin ();
  AdjPicks picks = { .n_targets = 1,
                     .targets = { adj_book_hex (adj_session_book (session), 1620) } };

  adj_session_set_picks (session, &picks);
  adj_session_submit (session, "next");
  g_assert_cmpuint (adj_session_get_picks (session)->n_targets, ==, 1);
  adj_session_submit (session, "next");
  g_assert_cmpuint (adj_session_get_picks (session)->n_targets, ==, 0);
}

static void
test_bad_files (void)
{
  char *folder = folder_make ();
  g_autofree char *path = g_build_filename (folder, "bad.adjutant", NULL);
  AdjProblems *problems = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (path, "<game version='1'>\n<oops", -1, NULL));
  g_assert_null (adj_opening_game (path, &problems));
  g_assert_cmpuint (adj_problems_count (problems), >, 0);
  g_assert_cmpint (adj_problems_get (problems, 0)->line, >, 0);
  adj_problems_free (problems);
  g_assert_null (adj_opening_scenario ("no-such-battle", &problems, &error));
  g_assert_true (adj_problems_has (problems, "no-such-scenario"));
  adj_problems_free (problems);
  folder_remove (folder);
}

/* It opens all the same, and says which entries it was. */
static void
test_edited_by_hand (void)
{
  g_autoptr (AdjProblems) problems = NULL;
  AdjSession *session = begin ();
  g_autofree char *path = g_strdup (adj_session_get_path (session));
  g_autofree char *text = NULL;
  char *hash;

  adj_session_submit (session, "move 3/1/xiv 1619");
  g_assert_true (adj_session_finish (session));
  g_object_unref (session);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  hash = strstr (text, "hash=\"");
  g_assert_nonnull (hash);
  hash[6] = hash[6] == '0' ? '1' : '0';
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  session = adj_opening_game (path, &problems);
  g_assert_nonnull (session);
  g_assert_true (adj_problems_has (problems, "edited-by-hand"));
  g_object_unref (session);
}

int
main (int argc, char **argv)
{
  folder_test_init (&argc, &argv);
  g_test_add_func ("/app/session/plays-and-tells", test_plays_and_tells);
  g_test_add_func ("/app/session/attack-comes-back", test_attack_comes_back);
  g_test_add_func ("/app/session/attack-comes-back-with-phase", test_attack_comes_back_with_phase);
  g_test_add_func ("/app/session/file-at-once-and-after", test_file_at_once_and_after);
  g_test_add_func ("/app/session/second-reads-only", test_second_reads_only);
  g_test_add_func ("/app/session/looks-back", test_looks_back);
  g_test_add_func ("/app/session/picks-go-with-their-units", test_picks_go_with_their_units);
  g_test_add_func ("/app/session/targets-go-with-their-phase", test_targets_go_with_their_phase);
  g_test_add_func ("/app/session/bad-files", test_bad_files);
  g_test_add_func ("/app/session/edited-by-hand", test_edited_by_hand);
  return folder_test_run ();
}
