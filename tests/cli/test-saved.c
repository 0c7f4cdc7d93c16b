/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include "fixture.h"

/* A game that is saved can be opened again: a full record says so, a row that the ruleset has not
 * is told as it stands, and of a damaged game is kept what can be read. */

static void
set_up (Fixture *self, gconstpointer data)
{
  fixture_begin (self, NULL);
}

static char *
read_game (const Fixture *self)
{
  char *text;

  g_assert_true (g_file_get_contents (self->path, &text, NULL, NULL));
  return text;
}

static void
write_game (const Fixture *self, const char *text)
{
  g_assert_true (g_file_set_contents (self->path, text, -1, NULL));
}

static void
play (const Fixture *self, const char *orders)
{
  g_autoptr (Answer) answer = ask ("play", self->path, orders, NULL);

  g_assert_cmpint (answer->code, ==, 0);
}

/* ---- Full ---- */

/* Notes change nothing on the table, so that each has the hash of the first. */
static void
fill (const Fixture *self, guint n)
{
  g_autofree char *text = NULL;
  g_autofree char *hash = NULL;
  char *end;
  GString *whole;

  play (self, "note the first");
  text = read_game (self);
  hash = g_strndup (strstr (text, "hash=\"") + strlen ("hash=\""), 16);
  end = g_strrstr (text, "</game>");
  whole = g_string_new_len (text, end - text);
  for (guint i = 2; i <= n; i++)
    g_string_append_printf (
        whole,
        "  <entry number=\"%u\" kind=\"order\" order=\"note x\" verdict=\"ok\" hash=\"%s\"/>\n", i,
        hash);
  g_string_append (whole, end);
  write_game (self, whole->str);
  g_string_free (whole, TRUE);
}

/* Opening 200,000 orders is slow by nature; tests/record/test-save.c asks the record itself. */
static void
test_full (Fixture *self, gconstpointer data)
{
  g_autoptr (Answer) more = NULL;
  g_autoptr (Answer) undone = NULL;

  fill (self, 200000);
  more = ask ("play", self->path, "note more", NULL);
  g_assert_cmpint (more->code, ==, 1);
  g_assert_true (g_str_has_prefix (more->out, "impossible\tnote more\t"));
  g_assert_nonnull (strstr (more->out, "no more than 200000; only undo is left"));
  undone = ask ("play", self->path, "undo", NULL);
  assert_said (undone, 0);
  g_assert_cmpstr (undone->out, ==, "ok\tundo\t-\t-\n");
}

/* ---- A row that the ruleset has not ---- */

static void
test_foreign_row (Fixture *self, gconstpointer data)
{
  g_autofree char *small = book_file ("small.scenario.xml");
  g_autofree char *path = g_build_filename (self->folder, "small.adjutant", NULL);
  g_autoptr (Answer) begun = ask ("new", small, "-o", path, NULL);
  g_autoptr (Answer) played =
      ask ("play", path, "next; next; place 1/1/i 0404; next; move 1/1/i n", NULL);
  g_autoptr (Answer) log = ask ("show", path, "log", NULL);
  g_autoptr (Answer) said = ask ("show", path, "log", "--say", NULL);

  assert_said (begun, 0);
  assert_said (played, 0);
  assert_said (log, 0);
  assert_said (said, 0);
  g_assert_nonnull (strstr (log->out, "BG 5.11 "));
  g_assert_nonnull (strstr (said->out, "(BG 5.11)"));
}

/* ---- Damaged ---- */

static void
test_salvage (Fixture *self, gconstpointer data)
{
  g_autofree char *rest = g_build_filename (self->folder, "rest.adjutant", NULL);
  g_autofree char *kept = g_strdup_printf ("kept\t%s\t1\nlost\t%s:", self->path, self->path);
  g_autofree char *end = g_strdup_printf ("\t2\ngame\t%s\n", rest);
  g_autofree char *text = NULL;
  g_autoptr (Answer) answer = NULL;
  g_autoptr (Answer) again = NULL;
  g_autoptr (Answer) log = NULL;

  play (self, "move wilder n; move smith 1621; note the last");
  text = read_game (self);
  memcpy (strstr (text, "moved smith"), "mowed", strlen ("mowed"));
  write_game (self, text);
  answer = ask ("check", "--salvage", "-o", rest, self->path, NULL);
  assert_said (answer, 0);
  g_assert_cmpuint (count_lines (answer->out, "error\t"), ==, 1);
  g_assert_nonnull (strstr (answer->out, kept));
  g_assert_true (g_str_has_suffix (answer->out, end));
  log = ask ("show", rest, "log", NULL);
  assert_said (log, 0);
  g_assert_nonnull (strstr (log->out, "move wilder"));
  g_assert_null (strstr (log->out, "smith"));
  again = ask ("check", "--salvage", "-o", rest, self->path, NULL);
  assert_refused (again, 1, "is there already");
}

static void
test_salvage_usage (Fixture *self, gconstpointer data)
{
  g_autofree char *rest = g_build_filename (self->folder, "rest.adjutant", NULL);
  g_autoptr (Answer) nowhere = ask ("check", "--salvage", self->path, NULL);
  g_autoptr (Answer) no_game = ask ("check", "--salvage", "-o", "rest.xml", self->path, NULL);
  g_autoptr (Answer) plain = ask ("check", "-o", rest, self->path, NULL);
  g_autoptr (Answer) absent = ask ("check", "--salvage", "-o", rest, "nothing.adjutant", NULL);

  assert_refused (nowhere, 2, "name a damaged game and a new file");
  assert_refused (no_game, 2, "name a damaged game and a new file");
  assert_refused (plain, 2, "name a damaged game and a new file");
  g_assert_cmpint (absent->code, ==, 1);
  g_assert_false (g_file_test (rest, G_FILE_TEST_EXISTS));
}

/* ---- Lent ---- */

static void
assert_unkept (const char *path, const char *orders)
{
  g_autoptr (Answer) answer = ask ("play", path, orders, NULL);

  g_assert_cmpint (answer->code, ==, 0);
  g_assert_nonnull (strstr (answer->err, "no previous version"));
  g_assert_nonnull (strstr (answer->err, "no file can be locked"));
}

/* A document that is handed to a sandbox is played where there can be no state folder as well; the
 * player is told, and nothing is made beside it. */
static void
test_lent (Fixture *self, gconstpointer data)
{
  g_autofree char *folder = g_build_filename (self->folder, "doc", NULL);
  g_autofree char *path = g_build_filename (folder, "lent.adjutant", NULL);
  g_autofree char *text = read_game (self);
  g_autoptr (Answer) log = NULL;

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_setenv ("XDG_RUNTIME_DIR", self->folder, TRUE);
  g_setenv ("XDG_STATE_HOME", self->path, TRUE);
  assert_unkept (path, "move wilder n; note dusk");
  assert_unkept (path, "note night");
  log = ask ("show", path, "log", NULL);
  g_unsetenv ("XDG_RUNTIME_DIR");
  g_unsetenv ("XDG_STATE_HOME");
  g_assert_cmpstr (log->out, ==,
                   "log\t1\tok\tholds\tmove wilder 1021\t-\n"
                   "log\t2\tok\tholds\tnote dusk\t-\n"
                   "log\t3\tok\tholds\tnote night\t-\n");
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0); /* empty */
}

static void
add (const char *name, void (*test) (Fixture *, gconstpointer))
{
  g_test_add (name, Fixture, NULL, set_up, test, fixture_end);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (g_test_slow ())
    add ("/cli/saved/full", test_full);
  add ("/cli/saved/foreign row", test_foreign_row);
  add ("/cli/saved/lent", test_lent);
  add ("/cli/saved/salvage", test_salvage);
  add ("/cli/saved/salvage, usage", test_salvage_usage);
  return g_test_run ();
}
