/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <stdio.h>
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
  g_assert_true (adj_imprint_write (&imprint, place->path, "mine", 4, &error));
  g_assert_no_error (error);
  assert_holds (place, "mine");
  g_assert_true (adj_imprint_holds (&imprint, place->path));
  g_assert_true (adj_imprint_write (&imprint, place->path, "mine too", 8, NULL));
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
  g_assert_false (adj_imprint_write (&imprint, place->path, "mine", 4, &error));
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
  g_assert_true (adj_imprint_write (&imprint, place->path, "mine", 4, NULL));
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
  return g_test_run ();
}
