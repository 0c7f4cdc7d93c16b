/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include "app/desktop/looks.h"
#include "book/library.h"
#include "folder.h"
#include "stage.h"

/* Somebody else's rules: a ruleset's file that is opened, and copied to the player's own. */

/* The printed rules in a file of that name, as rules of that id. */
static char *
write_rules (const char *folder, const char *name, const char *id)
{
  g_autofree char *shipped = adj_library_find_ruleset ("blue-and-gray");
  g_autofree char *named = g_strdup_printf ("id=\"%s\"", id);
  g_autoptr (GString) text = NULL;
  g_autofree char *read = NULL;
  char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_get_contents (shipped, &read, NULL, NULL));
  text = g_string_new (read);
  g_assert_cmpuint (g_string_replace (text, "id=\"blue-and-gray\"", named, 1), ==, 1);
  g_assert_true (g_file_set_contents (path, text->str, -1, NULL));
  return path;
}

/* Opened, copied, opened again; where it then lies. */
static char *
copy (AdjWindow *window, const char *path, const char *id)
{
  char *own = adj_library_own_ruleset (id);

  g_assert_false (adj_window_open (window, path));
  stage_says (window, "is a set of rules, and no battle");
  g_assert_false (g_file_test (own, G_FILE_TEST_EXISTS));
  stage_press (window, "Copy to _My Rules");
  stage_says (window, "is among your rules");
  g_assert_true (g_file_test (own, G_FILE_TEST_EXISTS));
  g_assert_false (adj_window_open (window, path));
  stage_says (window, "is among your rules already");
  return own;
}

/* Under their own id, and listed on the start page, which can be seen meanwhile. */
static void
test_copied (void)
{
  AdjWindow *window = stage_open ();
  char *folder = folder_make ();
  g_autofree char *path = write_rules (folder, "theirs.ruleset.xml", "house-rules");
  g_autofree char *own = copy (window, path, "house-rules");
  g_autofree char *found = adj_library_find_ruleset ("house-rules");
  g_autoptr (AdjProblems) problems = adj_problems_new (own);
  g_autoptr (AdjRuleset) ruleset = adj_ruleset_load (own, problems);
  GtkDropDown *rules = GTK_DROP_DOWN (stage_find (window, GTK_TYPE_DROP_DOWN));
  GListModel *titles = gtk_drop_down_get_model (rules);
  gboolean listed = FALSE;

  g_assert_cmpstr (found, ==, own);
  g_assert_nonnull (ruleset);
  g_assert_cmpstr (ruleset->id, ==, "house-rules");
  for (guint i = 0; i < g_list_model_get_n_items (titles); i++)
    listed |= g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (titles), i),
                           "Blue & Gray (1975)");
  g_assert_true (listed);
  g_assert_cmpint (g_remove (own), ==, 0);
  folder_remove (folder);
  stage_close (window);
}

/* Rules that go by the name of those that came with the program do not stand in their place. */
static void
test_shipped_name (void)
{
  AdjWindow *window = stage_open ();
  char *folder = folder_make ();
  g_autofree char *shipped = adj_library_find_ruleset ("blue-and-gray");
  g_autofree char *path = write_rules (folder, "altered.ruleset.xml", "blue-and-gray");
  g_autofree char *own = copy (window, path, "blue-and-gray-own");
  g_autofree char *found = adj_library_find_ruleset ("blue-and-gray");

  g_assert_cmpstr (found, ==, shipped);
  g_assert_cmpint (g_remove (own), ==, 0);
  folder_remove (folder);
  stage_close (window);
}

/* What cannot be read says why, and is not offered; over a game that is open it changes nothing. */
static void
test_unreadable (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);
  char *folder = folder_make ();
  g_autofree char *path = g_build_filename (folder, "bad.ruleset.xml", NULL);

  g_assert_true (g_file_set_contents (path, "<ruleset/>", -1, NULL));
  g_assert_false (adj_window_open (window, path));
  stage_says (window, "“bad.ruleset.xml” cannot be opened");
  g_assert_null (stage_find_saying (window, "Copy to"));
  g_assert_true (adj_window_get_session (window) == session);
  folder_remove (folder);
  stage_close (window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  g_test_add_func ("/app/rules-file/copied", test_copied);
  g_test_add_func ("/app/rules-file/name of shipped rules", test_shipped_name);
  g_test_add_func ("/app/rules-file/unreadable", test_unreadable);
  return g_test_run ();
}
