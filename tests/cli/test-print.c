/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "ask.h"

static char *
scratch (const char *name)
{
  g_autofree char *folder = g_dir_make_tmp ("adjutant-XXXXXX", NULL);

  return g_build_filename (folder, name, NULL);
}

static gsize
length_of (const char *path)
{
  g_autofree char *bytes = NULL;
  gsize length = 0;

  g_assert_true (g_file_get_contents (path, &bytes, &length, NULL));
  g_assert_true (g_str_has_prefix (bytes, "%PDF-"));
  return length;
}

static void
test_scenario (void)
{
  g_autofree char *path = scratch ("map.pdf");
  g_autoptr (Answer) answer = ask ("print", "chickamauga", "map", "-o", path, NULL);
  g_autofree char *said = g_strdup_printf ("sheet\tmap\t%s\n", path);

  assert_said (answer, 0);
  g_assert_cmpstr (answer->out, ==, said);
  g_assert_cmpuint (length_of (path), >, 50000);
}

static void
test_game (void)
{
  g_autofree char *game = scratch ("one.adjutant");
  g_autofree char *path = scratch ("map.pdf");
  g_autoptr (Answer) new = ask ("new", "chickamauga", "-o", game, NULL);
  g_autoptr (Answer) answer =
      ask ("print", game, "map", "--paper", "letter", "--eyes", "union", "-o", path, NULL);

  assert_said (new, 0);
  assert_said (answer, 0);
  length_of (path);
}

static void
test_refused (void)
{
  g_autoptr (Answer) nothing = ask ("print", NULL);
  g_autoptr (Answer) sheet = ask ("print", "chickamauga", "poem", "-o", "x.pdf", NULL);
  g_autoptr (Answer) paper =
      ask ("print", "chickamauga", "map", "--paper", "foolscap", "-o", "x.pdf", NULL);
  g_autoptr (Answer) ending = ask ("print", "chickamauga", "map", "-o", "x.doc", NULL);
  g_autoptr (Answer) eyes =
      ask ("print", "chickamauga", "map", "--eyes", "nobody", "-o", "x.pdf", NULL);
  g_autoptr (Answer) folder = ask ("print", "chickamauga", "map", "-o", "/nowhere/x.pdf", NULL);
  g_autoptr (Answer) unknown = ask ("print", "waterloo", "map", "-o", "x.pdf", NULL);

  assert_refused (nothing, 2, "name a game or scenario");
  assert_refused (sheet, 2, "'poem'");
  assert_refused (paper, 2, "'foolscap'");
  assert_refused (ending, 2, ".pdf");
  assert_refused (eyes, 2, "'nobody'");
  assert_refused (folder, 1, "/nowhere/x.pdf");
  assert_refused (unknown, 1, "'waterloo'");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/print/a scenario", test_scenario);
  g_test_add_func ("/cli/print/a game", test_game);
  g_test_add_func ("/cli/print/refused", test_refused);
  return g_test_run ();
}
