/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/shelf.h"

#include <glib/gstdio.h>

static void
put (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, "things", name, NULL);
  g_autofree char *parent = g_path_get_dirname (path);

  g_assert_cmpint (g_mkdir_with_parents (parent, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, "", 0, NULL));
}

/* What is named nearer to the player is found first. */
static void
test_order (void)
{
  g_autofree char *own = g_build_filename (g_get_user_data_dir (), "adjutant", NULL);
  g_autofree char *named = g_dir_make_tmp ("adjutant-shelf-XXXXXX", NULL);
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *written = adj_shelf_own ("things", "b", ".thing");
  g_auto (GStrv) all = NULL;

  g_setenv ("ADJUTANT_DATA_DIR", named, TRUE);
  put (named, "a.thing");
  put (named, "a.other");
  put (own, "a.thing");
  put (own, "b.thing");
  first = adj_shelf_find_named ("a", "things", ".thing");
  second = adj_shelf_find_named ("b", "things", ".thing");
  g_assert_true (g_str_has_prefix (first, named));
  g_assert_cmpstr (second, ==, written);
  all = adj_shelf_list ("things", ".thing");
  g_assert_cmpuint (g_strv_length (all), ==, 2);
  g_assert_cmpstr (all[0], ==, first);
  g_assert_cmpstr (all[1], ==, second);
}

static void
test_path (void)
{
  g_autofree char *path = adj_shelf_find_named ("./nowhere", "things", ".thing");

  g_assert_cmpstr (path, ==, "./nowhere"); /* whoever reads it says that it is not there */
  g_assert_null (adj_shelf_find_named ("nowhere", "things", ".thing"));
}

/* A home of its own by hand: the one that GLib makes for each test is never given back. */
int
main (int argc, char **argv)
{
  g_autofree char *home = g_dir_make_tmp ("adjutant-home-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", home, TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/shelf/order", test_order);
  g_test_add_func ("/shelf/path", test_path);
  return g_test_run ();
}
