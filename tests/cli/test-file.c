/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "fixture.h"

/* The game's file while it is played from the command line, among other people and programs. */

static void
set_up (Fixture *self, gconstpointer data)
{
  fixture_begin (self, NULL);
}

static char *
text_of (const char *path)
{
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

static void
assert_text (const char *path, const char *expected)
{
  g_autofree char *text = text_of (path);

  g_assert_cmpstr (text, ==, expected);
}

/* The names in the folder beside the game's own: a lock, the one before, and what should not be. */
static guint
count_beside (const Fixture *self)
{
  g_autoptr (GDir) dir = g_dir_open (self->folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;
  return n - 1;
}

/* ---- Another program writes ---- */

/* A game that is played line by line. */
typedef struct
{
  GPid child;
  FILE *in;
  FILE *out;
} Session;

static void
begin (Session *session, const Fixture *self)
{
  char *argv[] = { (char *) g_getenv ("ADJUTANT_CLI"), (char *) "play", self->path, NULL };
  g_autoptr (GError) error = NULL;
  int in, out;

  g_spawn_async_with_pipes (NULL, argv, NULL,
                            G_SPAWN_DO_NOT_REAP_CHILD | G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL,
                            &session->child, &in, &out, NULL, &error);
  g_assert_no_error (error);
  session->in = fdopen (in, "w");
  session->out = fdopen (out, "r");
}

/* Gives a line and reads the first of the answer; FALSE at its end. */
static gboolean
give (Session *session, const char *line)
{
  char answer[1000];

  fprintf (session->in, "%s\n", line);
  fflush (session->in);
  return fgets (answer, sizeof answer, session->out) != NULL;
}

static int
end (Session *session)
{
  int status;

  fclose (session->in);
  g_assert_cmpint (waitpid (session->child, &status, 0), ==, session->child);
  fclose (session->out);
  g_assert_true (WIFEXITED (status));
  return WEXITSTATUS (status);
}

static void
test_changed_meanwhile (Fixture *self, gconstpointer data)
{
  Session session;

  begin (&session, self);
  g_assert_true (give (&session, "move wilder n"));
  g_assert_true (give (&session, "note still mine"));
  g_assert_true (g_file_set_contents (self->path, "theirs", -1, NULL));
  g_assert_false (give (&session, "note too late"));
  g_assert_cmpint (end (&session), ==, 1);
  assert_text (self->path, "theirs");
}

/* ---- What may not be written ---- */

static void
assert_not_saved (const Fixture *self, const char *why)
{
  g_autofree char *before = text_of (self->path);
  g_autoptr (Answer) answer = ask ("play", self->path, "move wilder n", NULL);

  assert_refused (answer, 1, why);
  g_assert_nonnull (strstr (answer->err, "not saved"));
  assert_text (self->path, before);
  g_assert_cmpuint (count_beside (self), ==, 1); /* the lock */
}

static void
test_read_only (Fixture *self, gconstpointer data)
{
  g_assert_cmpint (g_chmod (self->path, 0444), ==, 0);
  assert_not_saved (self, "read-only");
}

/* The system would end the program; it says instead what is the matter. */
static void
test_file_too_large (Fixture *self, gconstpointer data)
{
  struct rlimit limit;
  rlim_t most;

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  most = limit.rlim_cur;
  limit.rlim_cur = 4096;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  assert_not_saved (self, "too large");
  limit.rlim_cur = most;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

/* ---- Names ---- */

static void
test_other_name (Fixture *self, gconstpointer data)
{
  g_autofree char *other = g_build_filename (self->folder, "other.adjutant", NULL);
  g_autofree char *before = text_of (self->path);
  g_autoptr (Answer) first = NULL;
  g_autoptr (Answer) second = NULL;

  g_assert_cmpint (link (self->path, other), ==, 0);
  first = ask ("play", self->path, "move wilder n; note two", NULL);
  g_assert_cmpint (first->code, ==, 0);
  g_assert_cmpuint (count_lines (first->out, "ok\t"), ==, 2);
  g_assert_cmpuint (count_lines (first->err, "adjutant-cli play: "), ==, 1);
  g_assert_nonnull (strstr (first->err, "hard link"));
  assert_text (other, before);
  second = ask ("play", self->path, "note three", NULL);
  assert_said (second, 0);
}

/* As long as a name may be: 246 letters and the ending. */
static void
test_long_name (Fixture *self, gconstpointer data)
{
  g_autofree char *letters = g_strnfill (246, 'n');
  g_autofree char *name = g_strconcat (letters, ".adjutant", NULL);
  g_autofree char *path = g_build_filename (self->folder, name, NULL);
  g_autoptr (Answer) begun = ask ("new", "chickamauga", "-o", path, NULL);
  g_autoptr (Answer) played = ask ("play", path, "move wilder n", NULL);
  g_autoptr (Answer) shown = ask ("show", path, "log", NULL);

  assert_said (begun, 0);
  assert_said (played, 0);
  assert_said (shown, 0);
  g_assert_cmpuint (count_lines (shown->out, "log\t"), ==, 1);
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
  signal (SIGPIPE, SIG_IGN);
  add ("/cli/file/changed-meanwhile", test_changed_meanwhile);
  add ("/cli/file/read-only", test_read_only);
  add ("/cli/file/too-large", test_file_too_large);
  add ("/cli/file/other-name", test_other_name);
  add ("/cli/file/long-name", test_long_name);
  return g_test_run ();
}
