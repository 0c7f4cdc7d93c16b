/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "app/files/kept-copy.h"
#include "app/files/saver.h"
#include "folder.h"

/* What is there to save: lines, of which the last ends the file, if it has an end. */
typedef struct
{
  const char *lines; /* what a new text has */
  gsize end;
  gsize given; /* of the lines without the end, so far */
  int wholes;  /* texts that were asked for */
  int parts;
} Content;

static void
make (gpointer data, gboolean whole, AdjPortion *portion)
{
  Content *self = data;
  gboolean behind = !whole && self->end > 0;
  const char *from = self->lines + (behind ? self->given : 0);

  *portion = (AdjPortion){
    .text = g_strdup (from), .length = strlen (from), .end = self->end, .behind = behind
  };
  self->given = strlen (self->lines) - self->end;
  *(behind ? &self->parts : &self->wholes) += 1;
}

static Content content;

static AdjSaver *
saver_new (const char *path, AdjLock *lock)
{
  content = (Content){ 0 };
  return adj_saver_new (path, lock, make, &content);
}

static void
write_text (AdjSaver *saver, const char *text)
{
  content.lines = text;
  adj_saver_write (saver);
}

static void
assert_file (const char *path, const char *text)
{
  g_autofree char *found = NULL;

  g_assert_true (g_file_get_contents (path, &found, NULL, NULL));
  g_assert_cmpstr (found, ==, text);
}

static void
test_writes_the_last (void)
{
  char *folder = folder_make ();
  g_autofree char *path = g_build_filename (folder, "a.adjutant", NULL);
  g_autofree char *previous = g_strconcat (path, "~", NULL);
  g_autoptr (AdjSaver) saver = saver_new (path, NULL);

  g_assert_cmpint (adj_saver_get_state (saver), ==, ADJ_SAVER_SAVED);
  write_text (saver, "one");
  g_assert_cmpint (adj_saver_get_state (saver), ==, ADJ_SAVER_SAVING);
  write_text (saver, "two");
  write_text (saver, "three");
  g_assert_false (g_file_test (previous, G_FILE_TEST_EXISTS));
  wait_until (adj_saver_get_state (saver) == ADJ_SAVER_SAVED);
  assert_file (path, "three");
  /* "two" was never written: what stood before the last is the first. */
  assert_file (previous, "one");
  g_clear_object (&saver);
  folder_remove (folder);
}

/* What comes later goes behind what stands there, and the file is the one it would be if all of it
 * had been written; what stood there before the first of it is kept. */
static void
test_writes_behind (void)
{
  char *folder = folder_make ();
  g_autofree char *path = g_build_filename (folder, "a.adjutant", NULL);
  g_autofree char *previous = g_strconcat (path, "~", NULL);
  g_autoptr (AdjSaver) saver = NULL;

  g_assert_true (g_file_set_contents (path, "zero", -1, NULL));
  saver = saver_new (path, NULL);
  content.end = 1;
  write_text (saver, "one.");
  wait_until (adj_saver_get_state (saver) == ADJ_SAVER_SAVED);
  write_text (saver, "one, two.");
  write_text (saver, "one, two, three.");
  g_assert_true (adj_saver_finish (saver));
  assert_file (path, "one, two, three.");
  assert_file (previous, "zero");
  g_assert_cmpint (content.wholes, ==, 1);
  g_assert_cmpint (content.parts, ==, 2);
  g_clear_object (&saver);
  folder_remove (folder);
}

/* Where nothing can be written behind it all of it is written, and nobody need know. */
static void
test_writes_anew (void)
{
  char *folder = folder_make ();
  g_autofree char *path = g_build_filename (folder, "a.adjutant", NULL);
  g_autofree char *other = g_build_filename (folder, "b.adjutant", NULL);
  g_autoptr (AdjSaver) saver = saver_new (path, NULL);

  content.end = 1;
  write_text (saver, "one.");
  wait_until (adj_saver_get_state (saver) == ADJ_SAVER_SAVED);
  g_assert_cmpint (link (path, other), ==, 0);
  write_text (saver, "one, two.");
  wait_until (adj_saver_get_state (saver) != ADJ_SAVER_SAVING);
  g_assert_cmpint (adj_saver_get_state (saver), ==, ADJ_SAVER_SAVED);
  assert_file (path, "one, two.");
  assert_file (other, "one.");
  g_assert_cmpint (content.wholes, ==, 2);
  g_clear_object (&saver);
  folder_remove (folder);
}

/* Nobody holds it when it has finished: with it goes the lock, and the file can be opened again at
 * once. (The thread used to be late to let go of it about once in thirty times.) */
static void
test_lets_go (void)
{
  char *folder = folder_make ();
  g_autofree char *path = g_build_filename (folder, "a.adjutant", NULL);

  for (int i = 0; i < 200; i++)
    {
      AdjSaver *saver = saver_new (path, NULL);

      write_text (saver, i % 2 == 0 ? "one" : "two");
      g_assert_true (adj_saver_finish (saver));
      g_assert_finalize_object (saver);
    }
  folder_remove (folder);
}

static void
count (GObject *object, GParamSpec *pspec, int *n)
{
  (*n)++;
}

static void
test_tries_again (void)
{
  char *folder = folder_make ();
  g_autofree char *gone = g_build_filename (folder, "stick", NULL);
  g_autofree char *path = g_build_filename (gone, "a.adjutant", NULL);
  g_autoptr (AdjSaver) saver = saver_new (path, NULL);
  int changes = 0;

  g_signal_connect (saver, "notify::state", G_CALLBACK (count), &changes);
  write_text (saver, "kept");
  g_assert_cmpint (adj_saver_get_state (saver), ==, ADJ_SAVER_FAILED);
  g_assert_cmpint (changes, ==, 1);
  g_assert_nonnull (strstr (adj_saver_get_complaint (saver), "a.adjutant"));
  g_assert_false (adj_saver_finish (saver));

  /* The memory stick is back. */
  g_assert_cmpint (g_mkdir (gone, 0700), ==, 0);
  adj_saver_retry (saver);
  wait_until (adj_saver_get_state (saver) == ADJ_SAVER_SAVED);
  g_assert_null (adj_saver_get_complaint (saver));
  assert_file (path, "kept");
  g_clear_object (&saver);
  folder_remove (folder);
}

static void
test_fails_in_mid_game (void)
{
  char *folder = folder_make ();
  g_autofree char *stick = g_build_filename (folder, "stick", NULL);
  g_autofree char *drawer = g_build_filename (folder, "drawer", NULL);
  g_autofree char *path = g_build_filename (stick, "a.adjutant", NULL);
  g_autoptr (AdjSaver) saver = NULL;

  g_assert_cmpint (g_mkdir (stick, 0700), ==, 0);
  saver = saver_new (path, adj_lock_take (path, "test", NULL, NULL));
  write_text (saver, "one");
  wait_until (adj_saver_get_state (saver) == ADJ_SAVER_SAVED);
  g_assert_cmpint (g_rename (stick, drawer), ==, 0);
  write_text (saver, "two");
  wait_until (adj_saver_get_state (saver) == ADJ_SAVER_FAILED);
  g_assert_cmpint (g_rename (drawer, stick), ==, 0);
  assert_file (path, "one");
  g_assert_true (adj_saver_finish (saver));
  assert_file (path, "two");
  g_clear_object (&saver);
  folder_remove (folder);
}

/* Nothing is written over a game that somebody else has opened meanwhile. */
static void
test_waits_for_the_lock (void)
{
  char *folder = folder_make ();
  g_autofree char *path = g_build_filename (folder, "a.adjutant", NULL);
  g_autoptr (AdjSaver) saver = saver_new (path, NULL);
  AdjLock *other = adj_lock_take (path, "somebody", NULL, NULL);

  write_text (saver, "mine");
  g_assert_cmpint (adj_saver_get_state (saver), ==, ADJ_SAVER_FAILED);
  g_assert_nonnull (strstr (adj_saver_get_complaint (saver), "somebody"));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  adj_lock_release (other);
  g_assert_true (adj_saver_finish (saver));
  assert_file (path, "mine");
  g_clear_object (&saver);
  folder_remove (folder);
}

/* Neither a game nor charts: what another program has put there stays, and what was not written is
 * put beside it. */
static void
test_not_over_anothers (void)
{
  static const char *const names[][2] = {
    { "a.adjutant", "a (mine).adjutant" },
    { "a.scenario.xml", "a (mine).scenario.xml" },
    { "a.ruleset.xml", "a (mine).ruleset.xml" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      char *folder = folder_make ();
      g_autofree char *path = g_build_filename (folder, names[i][0], NULL);
      g_autofree char *beside = g_build_filename (folder, names[i][1], NULL);
      g_autoptr (AdjSaver) saver = saver_new (path, NULL);

      write_text (saver, "one");
      wait_until (adj_saver_get_state (saver) == ADJ_SAVER_SAVED);
      g_assert_true (g_file_set_contents (path, "theirs", -1, NULL));
      write_text (saver, "two");
      wait_until (adj_saver_get_state (saver) == ADJ_SAVER_CHANGED);
      assert_file (path, "theirs");
      write_text (saver, "three");
      g_assert_false (adj_saver_finish (saver));
      assert_file (path, "theirs");
      assert_file (beside, "three");
      g_clear_object (&saver);
      folder_remove (folder);
    }
}

/* An ending added to a name that is as long as can be has room in it. */
static void
test_beside_a_long_name (void)
{
  char *folder = folder_make ();
  g_autofree char *letters = g_strnfill (246, 'n');
  g_autofree char *name = g_strconcat (letters, ".adjutant", NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *first = adj_kept_copy_write (path, ADJ_COPY_MINE, "mine", 4, &error);
  g_autofree char *second = adj_kept_copy_write (path, ADJ_COPY_MINE, "mine too", 8, &error);

  g_assert_no_error (error);
  g_assert_true (g_str_has_suffix (first, " (mine).adjutant"));
  g_assert_true (g_str_has_suffix (second, " (mine 2).adjutant"));
  assert_file (first, "mine");
  assert_file (second, "mine too");
  folder_remove (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/saver/writes-the-last", test_writes_the_last);
  g_test_add_func ("/app/saver/writes-behind", test_writes_behind);
  g_test_add_func ("/app/saver/writes-anew", test_writes_anew);
  g_test_add_func ("/app/saver/lets go", test_lets_go);
  g_test_add_func ("/app/saver/tries-again", test_tries_again);
  g_test_add_func ("/app/saver/fails-in-mid-game", test_fails_in_mid_game);
  g_test_add_func ("/app/saver/waits-for-the-lock", test_waits_for_the_lock);
  g_test_add_func ("/app/saver/not-over-anothers", test_not_over_anothers);
  g_test_add_func ("/app/saver/beside-a-long-name", test_beside_a_long_name);
  return g_test_run ();
}
