/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include "ask.h"
#include "desk/lock.h"

/* "chart": a battle filled in from the command line, into a file of the player's own. */

typedef struct
{
  char *home; /* where his own battles lie */
  char *own;  /* his Antietam */
} Fixture;

static void
begin (Fixture *self, gconstpointer data)
{
  self->home = g_dir_make_tmp ("adjutant-chart-XXXXXX", NULL);
  g_setenv (ASK_HOME, self->home, TRUE);
  self->own =
      g_build_filename (self->home, "adjutant", "scenarios", "antietam-own.scenario.xml", NULL);
}

static void
take_away (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);

  for (const char *name = g_dir_read_name (dir); name != NULL; name = g_dir_read_name (dir))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        take_away (path);
      else
        g_unlink (path);
    }
  g_rmdir (folder);
}

static void
end (Fixture *self, gconstpointer data)
{
  take_away (self->home);
  g_unsetenv (ASK_HOME);
  g_free (self->home);
  g_free (self->own);
}

static char *
text_of (const Fixture *self)
{
  char *text = NULL;

  g_assert_true (g_file_get_contents (self->own, &text, NULL, NULL));
  return text;
}

/* Copied once and told where; afterwards it is his, by either name. */
static void
test_copied (Fixture *self, gconstpointer data)
{
  g_autoptr (Answer) first =
      ask ("chart", "antietam", "0412 0413 terrain=forest", "road 0412 0413", NULL);
  g_autoptr (Answer) second = ask ("chart", "antietam", "0101 terrain=rough", NULL);
  g_autoptr (Answer) third = ask ("chart", "antietam-own", "0102 terrain=rough", NULL);
  g_autofree char *expected =
      g_strdup_printf ("copied\t%s\nok\t0412 0413 terrain=forest\nok\troad 0412 0413\n", self->own);
  g_autofree char *text = text_of (self);

  assert_said (first, 0);
  g_assert_cmpstr (first->out, ==, expected);
  assert_said (second, 0);
  g_assert_cmpstr (second->out, ==, "ok\t0101 terrain=rough\n");
  assert_said (third, 0);
  g_assert_nonnull (strstr (text, "<hex id=\"0412\" terrain=\"forest\" source=\"charts\"/>"));
  g_assert_nonnull (strstr (text, "between=\"0412 0413\" has=\"road\""));
  g_assert_nonnull (strstr (text, "<hex id=\"0102\" terrain=\"rough\""));
}

/* Those that are refused are told, and the others are taken. */
static void
test_refused (Fixture *self, gconstpointer data)
{
  g_autoptr (Answer) answer =
      ask ("chart", "antietam", "0412 terrain=wood", "0413 terrain=forest", NULL);
  g_autofree char *text = text_of (self);

  g_assert_cmpint (answer->code, ==, 1);
  g_assert_cmpuint (count_lines (answer->out, "refused\t0412 terrain=wood\t"), ==, 1);
  g_assert_cmpuint (count_lines (answer->out, "ok\t"), ==, 1);
  g_assert_nonnull (strstr (text, "<hex id=\"0413\""));
  g_assert_null (strstr (text, "<hex id=\"0412\""));
}

/* All or nothing: nothing, and no copy either. */
static void
test_atomic (Fixture *self, gconstpointer data)
{
  g_autoptr (Answer) answer =
      ask ("chart", "--atomic", "antietam", "0413 terrain=forest", "0412 terrain=wood", NULL);

  g_assert_cmpint (answer->code, ==, 1);
  g_assert_cmpuint (count_lines (answer->out, "refused\t0412 terrain=wood\t"), ==, 1);
  g_assert_cmpuint (count_lines (answer->out, "ok"), ==, 0);
  g_assert_false (g_file_test (self->own, G_FILE_TEST_EXISTS));
}

/* Nothing is changed: nothing is copied. */
static void
test_nothing (Fixture *self, gconstpointer data)
{
  g_autoptr (Answer) answer = ask ("chart", "antietam", "# only thinking", "", NULL);

  assert_said (answer, 0);
  g_assert_cmpstr (answer->out, ==, "");
  g_assert_false (g_file_test (self->own, G_FILE_TEST_EXISTS));
}

/* A file that somebody keeps elsewhere is changed where it lies. */
static void
test_in_place (Fixture *self, gconstpointer data)
{
  g_autofree char *path = g_build_filename (self->home, "mine.scenario.xml", NULL);
  g_autofree char *shipped = data_file ("scenarios/antietam.scenario.xml");
  g_autofree char *before = NULL;
  g_autofree char *text = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (shipped, &before, &length, NULL));
  g_assert_true (g_file_set_contents (path, before, (gssize) length, NULL));
  {
    g_autoptr (Answer) answer = ask ("chart", path, "0413 terrain=forest", NULL);

    assert_said (answer, 0);
    g_assert_cmpstr (answer->out, ==, "ok\t0413 terrain=forest\n");
  }
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "<hex id=\"0413\" terrain=\"forest\""));
}

#define LINES "# the woods\n0413 terrain=forest\n\n0412 terrain=wood\n0414 terrain=rough\n"

static void
give_lines (const Fixture *self)
{
  g_autofree char *input = g_build_filename (self->home, "lines", NULL);

  g_assert_true (g_file_set_contents (input, LINES, -1, NULL));
  g_assert_nonnull (freopen (input, "r", stdin));
}

/* From standard input, with "-" as well as without lines; what is refused is told in its place, and
 * keeps nothing else back. */
static void
test_input (Fixture *self, gconstpointer data)
{
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (Answer) answer = NULL;
      g_autofree char *text = NULL;

      give_lines (self);
      answer = ask ("chart", "antietam", i == 0 ? "-" : NULL, NULL);
      g_assert_cmpint (answer->code, ==, 1);
      g_assert_nonnull (
          strstr (answer->out, "ok\t0413 terrain=forest\nrefused\t0412 terrain=wood\t"));
      g_assert_true (g_str_has_suffix (answer->out, "\nok\t0414 terrain=rough\n"));
      text = text_of (self);
      g_assert_nonnull (strstr (text, "<hex id=\"0413\" terrain=\"forest\""));
      g_assert_nonnull (strstr (text, "<hex id=\"0414\" terrain=\"rough\""));
      g_unlink (self->own);
    }
}

/* All or nothing holds of what comes from there too. */
static void
test_input_atomic (Fixture *self, gconstpointer data)
{
  g_autoptr (Answer) answer = NULL;

  give_lines (self);
  answer = ask ("chart", "--atomic", "antietam", "-", NULL);
  g_assert_cmpint (answer->code, ==, 1);
  g_assert_cmpuint (count_lines (answer->out, "refused\t0412 terrain=wood\t"), ==, 1);
  g_assert_cmpuint (count_lines (answer->out, "ok"), ==, 0);
  g_assert_false (g_file_test (self->own, G_FILE_TEST_EXISTS));
}

/* What does not get to the disk is not told as if it had. */
static void
test_unsaved (Fixture *self, gconstpointer data)
{
  g_autofree char *folder = g_build_filename (self->home, "adjutant", NULL);
  g_autoptr (Answer) answer = NULL;

  g_assert_true (g_file_set_contents (folder, "no folder", -1, NULL));
  answer = ask ("chart", "antietam", "0413 terrain=forest", NULL);
  g_assert_cmpint (answer->code, ==, 1);
  g_assert_cmpstr (answer->out, ==, "");
  g_assert_nonnull (strstr (answer->err, "antietam-own.scenario.xml"));
}

/* Two who write one file would undo each other's work. */
static void
test_open_elsewhere (Fixture *self, gconstpointer data)
{
  g_autoptr (Answer) first = ask ("chart", "antietam", "0413 terrain=forest", NULL);
  g_autoptr (AdjLock) lock = adj_lock_take (self->own, "somebody", NULL, NULL);
  g_autoptr (Answer) second = ask ("chart", "antietam", "0412 terrain=forest", NULL);

  g_assert_nonnull (lock);
  assert_said (first, 0);
  assert_refused (second, 1, "open elsewhere");
}

/* From nothing, and complete when nothing of it is missing any more. */
static void
test_new (Fixture *self, gconstpointer data)
{
  g_autofree char *path = g_build_filename (self->home, "corinth.scenario.xml", NULL);
  g_autofree char *told = g_strdup_printf ("begun\t%s\n", path);
  g_autoptr (Answer) answer =
      ask ("chart", "--new", "blue-and-gray", path, "battle title=Corinth",
           "map columns=10 rows=10 assumed=", "rest terrain=clear", "turns 4",
           "unit Price side=confederate arm=infantry strength=5 hex=0502", NULL);
  g_autoptr (Answer) again = ask ("chart", "--new", "blue-and-gray", path, "turns 5", NULL);
  g_autoptr (Answer) nowhere =
      ask ("chart", "--new", "waterloo", "x.scenario.xml", "turns 5", NULL);
  g_autoptr (Answer) check = ask ("check", "--brief", path, NULL);

  assert_said (answer, 0);
  g_assert_true (g_str_has_prefix (answer->out, told));
  g_assert_cmpuint (count_lines (answer->out, "ok\t"), ==, 5);
  assert_refused (again, 1, "not there yet");
  g_assert_cmpint (nowhere->code, ==, 1);
  g_assert_nonnull (strstr (nowhere->err, "waterloo"));
  assert_said (check, 0);
}

/* Rows of a spreadsheet: the good ones are taken, the others told with their reasons. */
static void
test_units (Fixture *self, gconstpointer data)
{
  g_autofree char *rows = g_build_filename (self->home, "units.tsv", NULL);
  g_autoptr (Answer) answer = NULL;
  g_autofree char *text = NULL;

  g_assert_true (g_file_set_contents (rows,
                                      "name\tside\tarm\tstrength\n"
                                      "Walker\tconfederate\tinfantry\t4\n"
                                      "Hill\tconfederate\tinfantry\tmany\n",
                                      -1, NULL));
  answer = ask ("chart", "--units", rows, "antietam", NULL);
  text = text_of (self);
  g_assert_cmpint (answer->code, ==, 1);
  g_assert_cmpuint (count_lines (answer->out, "units\t1"), ==, 1);
  g_assert_cmpuint (count_lines (answer->out, "refused\trow 3\t"), ==, 1);
  g_assert_nonnull (strstr (text, "name=\"Walker\""));
}

static void
replace (const char *path, const char *old, const char *new)
{
  g_autofree char *text = NULL;
  g_autoptr (GString) changed = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  changed = g_string_new (text);
  g_assert_cmpuint (g_string_replace (changed, old, new, 1), ==, 1);
  g_assert_true (g_file_set_contents (path, changed->str, -1, NULL));
}

/* Charts that were begun when the program's own battle had another figure take the later one over,
 * but not where their owner has typed something. */
static void
test_later (Fixture *self, gconstpointer data)
{
  g_autofree char *own = g_build_filename (self->home, "adjutant", "scenarios",
                                           "hooker-and-lee-own.scenario.xml", NULL);
  g_autoptr (Answer) typed = ask ("chart", "hooker-and-lee", "1/v strength=18", NULL);
  g_autoptr (Answer) taken = NULL;
  g_autoptr (Answer) again = NULL;
  g_autoptr (Answer) units = NULL;

  assert_said (typed, 0);
  replace (own, "name=\"2/V\" side=\"union\" arm=\"infantry\" strength=\"9\"",
           "name=\"2/V\" side=\"union\" arm=\"infantry\" strength=\"7\"");
  taken = ask ("chart", "--later", "hooker-and-lee", "turn-1 label=Dawn", NULL);
  again = ask ("chart", "--later", "hooker-and-lee", NULL);
  units = ask ("show", own, "units", NULL);
  assert_said (taken, 0);
  g_assert_cmpstr (taken->out, ==, "later\t1\nok\tturn-1 label=Dawn\n");
  assert_said (again, 0);
  g_assert_cmpstr (again->out, ==, "later\t0\n");
  g_assert_cmpuint (count_lines (units->out, "unit\t2/v\tunion\tinfantry\t9\t"), ==, 1);
  g_assert_cmpuint (count_lines (units->out, "unit\t1/v\tunion\tinfantry\t18\t"), ==, 1);
}

/* A game and the charts that it was begun from, each corrected by the other's line. */
static void
test_apart (Fixture *self, gconstpointer data)
{
  g_autofree char *game = g_build_filename (self->home, "game.adjutant", NULL);
  g_autofree char *own =
      g_build_filename (self->home, "adjutant", "scenarios", "chickamauga-own.scenario.xml", NULL);
  g_autoptr (Answer) typed = ask ("chart", "chickamauga", "wilder strength=3", NULL);
  g_autoptr (Answer) begun = ask ("new", "chickamauga-own", "-o", game, NULL);
  g_autoptr (Answer) same = ask ("show", game, "apart", NULL);
  g_autoptr (Answer) changed =
      ask ("chart", own, "wilder strength=2", "0101 name=Alexander's", NULL);
  g_autoptr (Answer) differs = ask ("show", game, "apart", NULL);
  g_autoptr (Answer) taken = ask ("play", game, "book wilder strength=2", NULL);
  g_autoptr (Answer) called = ask ("play", game, "book 0101 called=Alexander's", NULL);
  g_autoptr (Answer) after = ask ("show", game, "apart", NULL);
  g_autoptr (Answer) nobody = NULL;

  assert_said (typed, 0);
  assert_said (begun, 0);
  assert_said (same, 0);
  g_assert_cmpstr (same->out, ==, "");
  assert_said (changed, 0);
  assert_said (differs, 0);
  g_assert_cmpstr (differs->out, ==,
                   "apart\twilder\tstrength\t3\t2\n"
                   "apart\t0101\tcalled\t\tAlexander's\n");
  assert_said (taken, 0);
  assert_said (called, 0);
  g_assert_cmpstr (after->out, ==, "");
  g_assert_true (g_file_set_contents (own, "no battle", -1, NULL));
  nobody = ask ("show", game, "apart", NULL);
  g_assert_cmpint (nobody->code, ==, 1);
  g_assert_nonnull (strstr (nobody->err, "chickamauga-own.scenario.xml"));
}

static void
test_usage (Fixture *self, gconstpointer data)
{
  g_autoptr (Answer) nothing = ask ("chart", NULL);
  g_autoptr (Answer) nobody = ask ("chart", "waterloo", "0413 terrain=forest", NULL);

  assert_refused (nothing, 2, "name the battle");
  assert_refused (nobody, 1, "waterloo");
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, begin, function, end)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/chart/copied", test_copied);
  ADD ("/chart/refused", test_refused);
  ADD ("/chart/atomic", test_atomic);
  ADD ("/chart/nothing", test_nothing);
  ADD ("/chart/in-place", test_in_place);
  ADD ("/chart/input", test_input);
  ADD ("/chart/input-atomic", test_input_atomic);
  ADD ("/chart/unsaved", test_unsaved);
  ADD ("/chart/open-elsewhere", test_open_elsewhere);
  ADD ("/chart/new", test_new);
  ADD ("/chart/units", test_units);
  ADD ("/chart/later", test_later);
  ADD ("/chart/apart", test_apart);
  ADD ("/chart/usage", test_usage);
  return g_test_run ();
}
