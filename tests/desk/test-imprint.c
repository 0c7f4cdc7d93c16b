/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <utime.h>

#include "desk/imprint.h"

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
test_noted (Place *place, gconstpointer data)
{
  AdjImprint imprint;

  put (place, "mine");
  adj_imprint_note (&imprint, place->path, "mine", 4);
  g_assert_true (adj_imprint_holds (&imprint, place->path));
  put (place, "somebody was quicker");
  adj_imprint_note (&imprint, place->path, "mine", 4);
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
  g_test_add ("/desk/imprint/noted", Place, NULL, set_up, test_noted, tear_down);
  g_test_add ("/desk/imprint/there-or-not", Place, NULL, set_up, test_there_or_not, tear_down);
  return g_test_run ();
}
