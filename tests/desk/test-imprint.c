/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
#include <utime.h>

#include "desk/durable.h"
#include "desk/imprint.h"

/* The linker sends the writer's last step here: somebody else may write right after it. */

static const char *quicker; /* what he writes; NULL: nobody is there */

int __real_rename (const char *from, const char *to);
int __wrap_rename (const char *from, const char *to);

int
__wrap_rename (const char *from, const char *to)
{
  int result = __real_rename (from, to);
  FILE *file = result == 0 && quicker != NULL ? fopen (to, "w") : NULL;

  if (file != NULL)
    {
      fputs (quicker, file);
      fclose (file);
    }
  return result;
}

/* A disk that is full, or that does not keep what it is given. */

static gssize room = -1; /* bytes that are left; -1: enough */
static gboolean forgets;

gssize __real_pwrite64 (int fd, const void *data, gsize size, gint64 place);
gssize __wrap_pwrite64 (int fd, const void *data, gsize size, gint64 place);
int __real_fdatasync (int fd);
int __wrap_fdatasync (int fd);

gssize
__wrap_pwrite64 (int fd, const void *data, gsize size, gint64 place)
{
  gssize written;

  if (room == 0)
    {
      room = -1;
      errno = ENOSPC;
      return -1;
    }
  written = __real_pwrite64 (fd, data, room > 0 ? MIN (size, (gsize) room) : size, place);
  room -= room > 0 ? written : 0;
  return written;
}

int
__wrap_fdatasync (int fd)
{
  if (!forgets)
    return __real_fdatasync (fd);
  errno = EIO;
  return -1;
}

typedef struct
{
  char *folder;
  char *path;
} Place;

static void
set_up (Place *place, gconstpointer data)
{
  place->folder = g_dir_make_tmp ("imprint-XXXXXX", NULL);
  place->path = g_build_filename (place->folder, "game", NULL);
}

static void
tear_down (Place *place, gconstpointer data)
{
  g_remove (place->path);
  g_rmdir (place->folder);
  g_free (place->path);
  g_free (place->folder);
}

static void
put (Place *place, const char *text)
{
  g_assert_true (g_file_set_contents (place->path, text, -1, NULL));
}

static void
date (Place *place, time_t when)
{
  const struct utimbuf times = { when, when };

  g_assert_cmpint (utime (place->path, &times), ==, 0);
}

static void
test_other_text (Place *place, gconstpointer data)
{
  AdjImprint imprint;

  put (place, "one");
  adj_imprint_take (&imprint, place->path);
  g_assert_true (adj_imprint_holds (&imprint, place->path));
  put (place, "two"); /* as long as the other, and perhaps as old */
  date (place, 1000);
  g_assert_false (adj_imprint_holds (&imprint, place->path));
  put (place, "one");
  g_assert_true (adj_imprint_holds (&imprint, place->path));
}

static void
test_only_dated_anew (Place *place, gconstpointer data)
{
  AdjImprint imprint;

  put (place, "one");
  adj_imprint_take (&imprint, place->path);
  date (place, 1000);
  g_assert_true (adj_imprint_holds (&imprint, place->path));
  g_assert_true (adj_imprint_holds (&imprint, place->path));
}

static gboolean
write_whole (AdjImprint *imprint, Place *place, const char *text, GError **error)
{
  const AdjPortion portion = { .text = (char *) text, .length = strlen (text), .end = 1 };

  return adj_imprint_write (imprint, place->path, &portion, error);
}

static gboolean
write_behind (AdjImprint *imprint, Place *place, const char *text, GError **error)
{
  const AdjPortion portion = {
    .text = (char *) text, .length = strlen (text), .end = 1, .behind = TRUE
  };

  return adj_imprint_write (imprint, place->path, &portion, error);
}

static void
assert_holds (Place *place, const char *expected)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (place->path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, expected);
}

static void
test_written (Place *place, gconstpointer data)
{
  g_autofree char *previous = adj_durable_previous (place->path);
  g_autoptr (GError) error = NULL;
  AdjImprint imprint;

  put (place, "theirs");
  adj_imprint_take (&imprint, place->path);
  g_assert_true (write_whole (&imprint, place, "mine", &error));
  g_assert_no_error (error);
  assert_holds (place, "mine");
  g_assert_true (adj_imprint_holds (&imprint, place->path));
  g_assert_true (write_whole (&imprint, place, "mine too", NULL));
  g_assert_cmpint (g_remove (previous), ==, 0);
}

static void
test_not_over_anothers (Place *place, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  AdjImprint imprint;

  put (place, "one");
  adj_imprint_take (&imprint, place->path);
  put (place, "theirs");
  g_assert_false (write_whole (&imprint, place, "mine", &error));
  g_assert_error (error, ADJ_DURABLE_ERROR, ADJ_DURABLE_ERROR_CHANGED);
  g_assert_false (adj_durable_is_in_place (error));
  assert_holds (place, "theirs");
}

/* Between the writing and the look at it: the text decides, not what lies there. */
static void
test_somebody_was_quicker (Place *place, gconstpointer data)
{
  AdjImprint imprint;

  adj_imprint_take (&imprint, place->path);
  quicker = "somebody was quicker";
  g_assert_true (write_whole (&imprint, place, "mine", NULL));
  quicker = NULL;
  assert_holds (place, "somebody was quicker");
  g_assert_false (adj_imprint_holds (&imprint, place->path));
}

static void
test_there_or_not (Place *place, gconstpointer data)
{
  AdjImprint imprint;

  adj_imprint_take (&imprint, place->path);
  g_assert_true (adj_imprint_holds (&imprint, place->path));
  put (place, "new");
  g_assert_false (adj_imprint_holds (&imprint, place->path));
  adj_imprint_take (&imprint, place->path);
  g_assert_cmpint (g_remove (place->path), ==, 0);
  g_assert_true (adj_imprint_holds (&imprint, place->path));
  g_assert_cmpint (g_mkdir (place->path, 0700), ==, 0);
  g_assert_false (adj_imprint_holds (&imprint, place->path));
  g_assert_cmpint (g_rmdir (place->path), ==, 0);
}

/* ---- Behind what stands there ---- */

/* One that has been written: "one.". */
static AdjImprint
written (Place *place)
{
  AdjImprint imprint;

  put (place, "older");
  adj_imprint_take (&imprint, place->path);
  g_assert_true (write_whole (&imprint, place, "one.", NULL));
  return imprint;
}

static void
assert_previous (Place *place, const char *expected)
{
  g_autofree char *previous = adj_durable_previous (place->path);
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (previous, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, expected);
  g_assert_cmpint (g_remove (previous), ==, 0);
}

/* What is kept is what stood there before the first of it. */
static void
test_behind (Place *place, gconstpointer data)
{
  AdjImprint imprint = written (place);
  g_autoptr (GError) error = NULL;

  g_assert_true (write_behind (&imprint, place, ", two.", &error));
  g_assert_no_error (error);
  assert_holds (place, "one, two.");
  g_assert_true (write_behind (&imprint, place, ", three.", &error));
  assert_holds (place, "one, two, three.");
  date (place, 1000);
  g_assert_true (adj_imprint_holds (&imprint, place->path));
  g_assert_true (write_behind (&imprint, place, ".", &error));
  assert_holds (place, "one, two, three.");
  assert_previous (place, "older");
}

static void
test_behind_anothers (Place *place, gconstpointer data)
{
  AdjImprint imprint = written (place);
  g_autoptr (GError) error = NULL;

  put (place, "theirs, and longer.");
  g_assert_false (write_behind (&imprint, place, ", two.", &error));
  g_assert_error (error, ADJ_DURABLE_ERROR, ADJ_DURABLE_ERROR_CHANGED);
  assert_holds (place, "theirs, and longer.");
  assert_previous (place, "older");
}

/* All of it is asked for, and nothing is changed so far. */
static void
assert_asks_for_all (AdjImprint *imprint, Place *place)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (write_behind (imprint, place, ", two.", &error));
  g_assert_error (error, ADJ_DURABLE_ERROR, ADJ_DURABLE_ERROR_WHOLE);
  g_assert_true (adj_imprint_holds (imprint, place->path));
}

/* One that somebody else has written, has another name, is read-only or gone. */
static void
test_not_behind (Place *place, gconstpointer data)
{
  g_autofree char *other = g_strconcat (place->path, "2", NULL);
  AdjImprint imprint = written (place);
  AdjImprint taken;

  adj_imprint_take (&taken, place->path);
  assert_asks_for_all (&taken, place);
  g_assert_cmpint (link (place->path, other), ==, 0);
  assert_asks_for_all (&imprint, place);
  g_assert_cmpint (g_remove (other), ==, 0);
  g_assert_cmpint (g_chmod (place->path, 0400), ==, 0);
  assert_asks_for_all (&imprint, place);
  assert_holds (place, "one.");
  g_assert_cmpint (g_remove (place->path), ==, 0);
  assert_asks_for_all (&imprint, place);
  g_assert_false (g_file_test (place->path, G_FILE_TEST_EXISTS));
  assert_previous (place, "older");
}

/* Full after any number of bytes, or the disk does not keep them: the file is as it was, and all of
 * it can be written. */
static void
test_disk_refuses (Place *place, gconstpointer data)
{
  for (gssize left = -1; left < (gssize) strlen (", two."); left++)
    {
      AdjImprint imprint = written (place);

      room = left;
      forgets = left < 0;
      assert_asks_for_all (&imprint, place);
      forgets = FALSE;
      assert_holds (place, "one.");
      assert_asks_for_all (&imprint, place);
      g_assert_true (write_whole (&imprint, place, "one, two.", NULL));
      g_assert_true (write_behind (&imprint, place, ", three.", NULL));
      assert_holds (place, "one, two, three.");
      assert_previous (place, "one.");
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/desk/imprint/other-text", Place, NULL, set_up, test_other_text, tear_down);
  g_test_add ("/desk/imprint/only-dated-anew", Place, NULL, set_up, test_only_dated_anew,
              tear_down);
  g_test_add ("/desk/imprint/written", Place, NULL, set_up, test_written, tear_down);
  g_test_add ("/desk/imprint/not-over-anothers", Place, NULL, set_up, test_not_over_anothers,
              tear_down);
  g_test_add ("/desk/imprint/somebody-was-quicker", Place, NULL, set_up, test_somebody_was_quicker,
              tear_down);
  g_test_add ("/desk/imprint/there-or-not", Place, NULL, set_up, test_there_or_not, tear_down);
  g_test_add ("/desk/imprint/behind", Place, NULL, set_up, test_behind, tear_down);
  g_test_add ("/desk/imprint/behind anothers", Place, NULL, set_up, test_behind_anothers,
              tear_down);
  g_test_add ("/desk/imprint/not behind", Place, NULL, set_up, test_not_behind, tear_down);
  g_test_add ("/desk/imprint/disk refuses", Place, NULL, set_up, test_disk_refuses, tear_down);
  return g_test_run ();
}
