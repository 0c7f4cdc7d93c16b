/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "book/library.h"

/* Things under a scenario's name that are no scenario, and files that somebody else is busy
 * with: a clear message each, no waiting, and the program goes on. */

/* The linker sends the reader's calls here; the n-th says that the file has ended. */
static guint end_at;

gssize __real_read (int fd, void *data, gsize size);
gssize __wrap_read (int fd, void *data, gsize size);

gssize
__wrap_read (int fd, void *data, gsize size)
{
  if (end_at == 0)
    return __real_read (fd, data, size);
  if (--end_at == 0)
    return 0;
  return __real_read (fd, data, MIN (size, 100));
}

typedef struct
{
  char *folder;
  char *path; /* in it */
  char *good; /* the text of the small scenario */
  gsize length;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  g_autofree char *small = g_test_build_filename (G_TEST_DIST, "small.scenario.xml", NULL);
  g_autofree char *ruleset = g_test_build_filename (G_TEST_DIST, "small.ruleset.xml", NULL);
  g_autofree char *beside = NULL;

  self->folder = g_dir_make_tmp ("adjutant-files-XXXXXX", NULL);
  g_assert_nonnull (self->folder);
  self->path = g_build_filename (self->folder, "some.scenario.xml", NULL);
  beside = g_build_filename (self->folder, "small.ruleset.xml", NULL);
  g_assert_cmpint (symlink (ruleset, beside), ==, 0);
  g_assert_true (g_file_get_contents (small, &self->good, &self->length, NULL));
  end_at = 0;
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_autofree char *beside = g_build_filename (self->folder, "small.ruleset.xml", NULL);

  g_remove (self->path);
  g_assert_cmpint (g_remove (beside), ==, 0);
  g_assert_cmpint (g_rmdir (self->folder), ==, 0);
  g_free (self->folder);
  g_free (self->path);
  g_free (self->good);
}

static void
put (Fixture *self, const char *text, gsize length)
{
  g_assert_true (g_file_set_contents (self->path, text, (gssize) length, NULL));
}

/* The one message that the file gives, with its line. */
static void
assert_refused_at (const char *path, const char *id, int line)
{
  g_autoptr (AdjLoaded) loaded = adj_library_load (path);
  const AdjProblem *problem;

  g_assert_null (loaded->book);
  g_assert_cmpuint (adj_problems_count (loaded->problems), ==, 1);
  problem = adj_problems_get (loaded->problems, 0);
  g_assert_cmpstr (problem->id, ==, id);
  g_assert_cmpint (problem->line, ==, line);
  g_assert_cmpint (problem->kind, ==, ADJ_PROBLEM_FORM);
  g_assert_cmpuint (strlen (problem->text), >, 10);
}

static void
test_good (Fixture *self, gconstpointer data)
{
  g_autoptr (AdjLoaded) loaded = NULL;

  put (self, self->good, self->length);
  loaded = adj_library_load (self->path);
  g_assert_nonnull (loaded->book);
  g_assert_cmpuint (adj_problems_count (loaded->problems), ==, 0);
  g_assert_cmpuint (adj_problems_count (loaded->ruleset_problems), ==, 0);
}

static void
test_missing (Fixture *self, gconstpointer data)
{
  assert_refused_at (self->path, "file-open", 0);
}

static void
test_unreadable (Fixture *self, gconstpointer data)
{
  g_assert_cmpint (symlink (self->path, self->path), ==, 0);
  assert_refused_at (self->path, "file-open", 0);
}

static void
test_not_regular (Fixture *self, gconstpointer data)
{
  assert_refused_at (self->folder, "file-not-regular", 0);
  assert_refused_at ("/dev/zero", "file-not-regular", 0);
  assert_refused_at ("/dev/null", "file-not-regular", 0);
  g_assert_cmpint (mkfifo (self->path, 0600), ==, 0);
  assert_refused_at (self->path, "file-not-regular", 0);
}

/* A ruleset that is a folder is told of the ruleset, not of the scenario. */
static void
test_ruleset (Fixture *self, gconstpointer data)
{
  g_autofree char *beside = g_build_filename (self->folder, "small.ruleset.xml", NULL);
  g_autoptr (AdjLoaded) loaded = NULL;

  g_assert_cmpint (g_remove (beside), ==, 0);
  g_assert_cmpint (g_mkdir (beside, 0700), ==, 0);
  put (self, self->good, self->length);
  loaded = adj_library_load (self->path);
  g_assert_null (loaded->book);
  g_assert_cmpuint (adj_problems_count (loaded->problems), ==, 0);
  g_assert_cmpuint (adj_problems_count (loaded->ruleset_problems), ==, 1);
  g_assert_true (adj_problems_has (loaded->ruleset_problems, "file-not-regular"));
  g_assert_true (g_str_has_suffix (adj_problems_file (loaded->ruleset_problems), beside));
}

/* One byte over the ceiling, and far over it, without a disk full of them. */
static void
test_huge (Fixture *self, gconstpointer data)
{
  put (self, "", 0);
  g_assert_cmpint (truncate (self->path, 4 * 1024 * 1024 + 1), ==, 0);
  assert_refused_at (self->path, "file-too-large", 0);
  g_assert_cmpint (truncate (self->path, G_GINT64_CONSTANT (1) << 40), ==, 0);
  assert_refused_at (self->path, "file-too-large", 0);
  g_assert_cmpint (truncate (self->path, 4 * 1024 * 1024), ==, 0);
  assert_refused_at (self->path, "form-nul", 1);
}

static void
test_shrinks (Fixture *self, gconstpointer data)
{
  put (self, self->good, self->length);
  for (guint at = 1; at <= self->length / 100; at += 10)
    {
      end_at = at;
      assert_refused_at (self->path, "file-shrank", 0);
    }
}

static void
test_empty (Fixture *self, gconstpointer data)
{
  put (self, "", 0);
  assert_refused_at (self->path, "file-empty", 0);
}

static void
test_bytes (Fixture *self, gconstpointer data)
{
  char *letter = strstr (self->good, "eight Game-Turns");

  *letter = '\0';
  put (self, self->good, self->length);
  assert_refused_at (self->path, "form-nul", 7);
  *letter = '\xe9'; /* as Latin-1 has it */
  put (self, self->good, self->length);
  assert_refused_at (self->path, "form-not-utf8", 7);
  put (self, "\xff\xfe<\0s\0", 6); /* as UTF-16 begins */
  assert_refused_at (self->path, "form-not-utf8", 1);
}

/* Cut off anywhere it is never taken for a whole scenario. */
static void
test_cut_off (Fixture *self, gconstpointer data)
{
  for (gsize length = 1; length < self->length - 1; length += 61)
    {
      g_autoptr (AdjLoaded) loaded = NULL;

      put (self, self->good, length);
      loaded = adj_library_load (self->path);
      g_assert_null (loaded->book);
      g_assert_cmpuint (adj_problems_count (loaded->problems), ==, 1);
      g_assert_true (adj_problems_has (loaded->problems, "form-not-well-formed"));
    }
}

/* The tag is what takes time to read, not the file. */
static void
test_attributes (Fixture *self, gconstpointer data)
{
  g_autoptr (GString) text = g_string_new ("<scenario xmlns=\"urn:adjutant:scenario\"\n");

  for (int i = 0; i < 10000; i++)
    g_string_append_printf (text, " a%d=\"\"", i);
  g_string_append (text, "/>");
  put (self, text->str, text->len);
  assert_refused_at (self->path, "form-too-many-attributes", 2);
}

static void
test_elements (Fixture *self, gconstpointer data)
{
  g_autoptr (GString) text = g_string_new ("<scenario xmlns=\"urn:adjutant:scenario\">\n");

  for (int i = 0; i < 60000; i++)
    g_string_append (text, "<turn/>\n");
  g_string_append (text, "</scenario>");
  put (self, text->str, text->len);
  assert_refused_at (self->path, "form-too-many-elements", 60001);
}

static void
test_wrong_sort (Fixture *self, gconstpointer data)
{
  g_autofree char *ruleset = g_build_filename (self->folder, "small.ruleset.xml", NULL);

  assert_refused_at (ruleset, "form-wrong-root", 5);
  put (self, "<?xml version=\"1.0\"?>\n\n<html/>\n", 31);
  assert_refused_at (self->path, "form-wrong-root", 3);
  put (self, "Dear Sir,\n", 10);
  assert_refused_at (self->path, "form-not-well-formed", 1);
}

static void
add (const char *path, void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("/files/good", test_good);
  add ("/files/missing", test_missing);
  add ("/files/unreadable", test_unreadable);
  add ("/files/not-regular", test_not_regular);
  add ("/files/ruleset", test_ruleset);
  add ("/files/huge", test_huge);
  add ("/files/shrinks", test_shrinks);
  add ("/files/empty", test_empty);
  add ("/files/bytes", test_bytes);
  add ("/files/cut-off", test_cut_off);
  add ("/files/attributes", test_attributes);
  add ("/files/elements", test_elements);
  add ("/files/wrong-sort", test_wrong_sort);
  return g_test_run ();
}
