/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "desk/durable.h"
#include "desk/names.h"
#include "shim.h"

#define OLDER "what was there before that"
#define OLD "what was there"
#define NEW "what is written now"

typedef struct
{
  char *folder;
  char *path;
  char *previous;
  mode_t mask;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  self->folder = g_dir_make_tmp ("adjutant-durable-XXXXXX", NULL);
  g_assert_nonnull (self->folder);
  self->path = g_build_filename (self->folder, "game", NULL);
  self->previous = g_build_filename (self->folder, "game~", NULL);
  self->mask = umask (022);
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

/* Empties the folder and returns what was in it, sorted, blanks between. */
static char *
clear (Fixture *self)
{
  g_autoptr (GDir) folder = g_dir_open (self->folder, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while ((name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *path = g_build_filename (self->folder, name, NULL);

      g_ptr_array_add (names, g_strdup (name));
      g_assert_cmpint (g_remove (path), ==, 0);
    }
  g_ptr_array_sort (names, compare_names);
  g_ptr_array_add (names, NULL);
  return g_strjoinv (" ", (char **) names->pdata);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_free (clear (self));
  umask (self->mask);
  g_assert_cmpint (g_rmdir (self->folder), ==, 0);
  g_free (self->previous);
  g_free (self->path);
  g_free (self->folder);
}

static void
put (const char *path, const char *text, mode_t mode)
{
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_assert_cmpint (chmod (path, mode), ==, 0);
}

static char *
get (const char *path)
{
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, NULL);
  return text;
}

static void
assert_holds (const char *path, const char *expected)
{
  g_autofree char *text = get (path);

  g_assert_cmpstr (text, ==, expected);
}

static void
assert_mode (const char *path, mode_t mode)
{
  struct stat status;

  g_assert_cmpint (stat (path, &status), ==, 0);
  g_assert_cmphex (status.st_mode & 07777, ==, mode);
}

static void
write_new (const char *path, AdjDurableFlags flags)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (adj_durable_write (path, NEW, strlen (NEW), flags, &error));
  g_assert_no_error (error);
}

static void
assert_fails (const char *path, AdjDurableFlags flags, int code)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_path_get_basename (path);

  g_assert_false (adj_durable_write (path, NEW, strlen (NEW), flags, &error));
  g_assert_error (error, G_FILE_ERROR, code);
  g_assert_nonnull (strstr (error->message, name));
}

static void
assert_left (Fixture *self, const char *expected)
{
  g_autofree char *left = clear (self);

  g_assert_cmpstr (left, ==, expected);
}

static void
assert_calls (Fixture *self, const ShimPlan *plan, AdjDurableFlags flags, const char *expected)
{
  g_autofree char *calls = NULL;

  shim_start (plan);
  write_new (self->path, flags);
  calls = shim_stop ();
  g_assert_cmpstr (calls, ==, expected);
}

/* ---- What it does ---- */

static void
test_new_file (Fixture *self, gconstpointer data)
{
  umask (027);
  write_new (self->path, ADJ_WRITE_DEFAULT);
  assert_holds (self->path, NEW);
  assert_mode (self->path, 0640);
  assert_left (self, "game");
}

/* A new file is read by nobody else but the group that shares the folder, whatever the umask would
 * allow. */
static void
test_private (Fixture *self, gconstpointer data)
{
  static const struct
  {
    mode_t folder;
    mode_t mask;
    mode_t mode;
  } cases[] = {
    { 0755, 0, 0600 },    { 0700, 022, 0600 }, { 0775, 0, 0660 },  { 0775, 022, 0640 },
    { 02755, 022, 0640 }, { 02775, 02, 0660 }, { 02700, 0, 0600 }, { 01777, 0, 0600 },
    { 0777, 0, 0600 },    { 0775, 077, 0600 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_assert_cmpint (chmod (self->folder, cases[i].folder), ==, 0);
      umask (cases[i].mask);
      write_new (self->path, ADJ_WRITE_PRIVATE);
      assert_mode (self->path, cases[i].mode);
      g_assert_cmpint (g_unlink (self->path), ==, 0);
    }
  g_assert_cmpint (chmod (self->folder, 0700), ==, 0);
}

/* A file that was opened to others is open to them still. */
static void
test_private_once (Fixture *self, gconstpointer data)
{
  put (self->path, OLD, 0644);
  write_new (self->path, ADJ_WRITE_PRIVATE);
  assert_mode (self->path, 0644);
}

static void
test_empty_file (Fixture *self, gconstpointer data)
{
  g_assert_true (adj_durable_write (self->path, NULL, 0, ADJ_WRITE_DEFAULT, NULL));
  assert_holds (self->path, "");
}

static void
test_replace (Fixture *self, gconstpointer data)
{
  put (self->path, OLD, 0666);
  umask (077);
  write_new (self->path, ADJ_WRITE_DEFAULT);
  assert_holds (self->path, NEW);
  assert_mode (self->path, 0666);
  assert_left (self, "game");
}

static void
test_keep_previous (Fixture *self, gconstpointer data)
{
  put (self->path, OLD, 0600);
  put (self->previous, OLDER, 0644);
  write_new (self->path, ADJ_WRITE_KEEP_PREVIOUS);
  assert_holds (self->path, NEW);
  assert_holds (self->previous, OLD);
  assert_mode (self->path, 0600);
  assert_mode (self->previous, 0600);
  assert_left (self, "game game~");
}

static void
test_no_previous_of_nothing (Fixture *self, gconstpointer data)
{
  write_new (self->path, ADJ_WRITE_KEEP_PREVIOUS);
  assert_left (self, "game");
}

/* As a crash leaves it between the two renames: both names are one file. */
static void
test_previous_is_same_file (Fixture *self, gconstpointer data)
{
  put (self->path, OLD, 0644);
  g_assert_cmpint (link (self->path, self->previous), ==, 0);
  write_new (self->path, ADJ_WRITE_KEEP_PREVIOUS);
  assert_holds (self->path, NEW);
  assert_holds (self->previous, OLD);
  assert_left (self, "game game~");
}

static void
test_new_only (Fixture *self, gconstpointer data)
{
  write_new (self->path, ADJ_WRITE_NEW_ONLY);
  assert_holds (self->path, NEW);
  put (self->path, OLD, 0644);
  assert_fails (self->path, ADJ_WRITE_NEW_ONLY, G_FILE_ERROR_EXIST);
  assert_holds (self->path, OLD);
  assert_left (self, "game");
}

static void
test_symbolic_link (Fixture *self, gconstpointer data)
{
  g_autofree char *other = g_build_filename (self->folder, "other", NULL);

  put (self->path, OLD, 0644);
  g_assert_cmpint (symlink ("game", other), ==, 0);
  write_new (other, ADJ_WRITE_KEEP_PREVIOUS);
  g_assert_true (g_file_test (other, G_FILE_TEST_IS_SYMLINK));
  assert_holds (self->path, NEW);
  assert_holds (self->previous, OLD);
  assert_left (self, "game game~ other");
}

static void
test_dangling_link (Fixture *self, gconstpointer data)
{
  g_autofree char *other = g_build_filename (self->folder, "other", NULL);

  g_assert_cmpint (symlink (self->path, other), ==, 0);
  write_new (other, ADJ_WRITE_DEFAULT);
  assert_holds (self->path, NEW);
  assert_left (self, "game other");
}

static void
test_refused_places (Fixture *self, gconstpointer data)
{
  g_autofree char *nowhere = g_build_filename (self->folder, "no", "game", NULL);
  g_autofree char *loop = g_build_filename (self->folder, "loop", NULL);
  g_autofree char *fifo = g_build_filename (self->folder, "fifo", NULL);

  g_assert_cmpint (symlink ("loop", loop), ==, 0);
  g_assert_cmpint (mkfifo (fifo, 0600), ==, 0);
  assert_fails (nowhere, ADJ_WRITE_DEFAULT, G_FILE_ERROR_NOENT);
  assert_fails (loop, ADJ_WRITE_DEFAULT, G_FILE_ERROR_LOOP);
  assert_fails (fifo, ADJ_WRITE_DEFAULT, G_FILE_ERROR_PERM);
  assert_fails (self->folder, ADJ_WRITE_DEFAULT, G_FILE_ERROR_ISDIR);
  assert_left (self, "fifo loop");
}

/* A rename asks for no right to write to the file; nobody's is written over all the same. */
static void
test_read_only (Fixture *self, gconstpointer data)
{
  put (self->path, OLD, 0444);
  assert_fails (self->path, ADJ_WRITE_KEEP_PREVIOUS, G_FILE_ERROR_ACCES);
  assert_holds (self->path, OLD);
  assert_left (self, "game");
}

/* A file that belongs to another in a sticky folder can be given a second name there, and then
 * neither name can be taken away again. */
static void
test_sticky_folder (Fixture *self, gconstpointer data)
{
  const ShimPlan plan = { .stranger = TRUE };
  g_autofree char *calls = NULL;

  put (self->path, OLD, 0666);
  g_assert_cmpint (chmod (self->folder, 01777), ==, 0);
  shim_start (&plan);
  assert_fails (self->path, ADJ_WRITE_KEEP_PREVIOUS, G_FILE_ERROR_PERM);
  calls = shim_stop ();
  g_assert_cmpstr (calls, ==, "open-folder close-folder");
  assert_holds (self->path, OLD);
  assert_left (self, "game");
  write_new (self->path, ADJ_WRITE_DEFAULT); /* a new file is one's own */
}

static void
test_stranger_in_a_shared_folder (Fixture *self, gconstpointer data)
{
  const ShimPlan plan = { .stranger = TRUE };

  put (self->path, OLD, 0644);
  assert_calls (self, &plan, ADJ_WRITE_DEFAULT,
                "open-folder open fchmod pwrite fsync close rename fsync-folder close-folder");
  assert_holds (self->path, NEW);
}

/* The longest there is, of letters that are two bytes each but for the last. */
static void
test_long_name (Fixture *self, gconstpointer data)
{
  g_autoptr (GString) path = g_string_new (self->folder);
  g_autofree char *previous = NULL;

  g_string_append_c (path, '/');
  for (int i = 0; i < 127; i++)
    g_string_append (path, "\xc3\xbc");
  g_string_append_c (path, 'x');
  previous = adj_durable_previous (path->str);
  g_assert_true (g_utf8_validate (previous, -1, NULL));
  g_assert_true (adj_durable_write (path->str, OLD, strlen (OLD), ADJ_WRITE_NEW_ONLY, NULL));
  write_new (path->str, ADJ_WRITE_KEEP_PREVIOUS);
  assert_holds (path->str, NEW);
  assert_holds (previous, OLD);
}

static void
test_other_name (Fixture *self, gconstpointer data)
{
  g_autofree char *other = g_build_filename (self->folder, "other", NULL);
  g_autofree char *warning = NULL;

  g_assert_null (adj_durable_warn (self->path));
  put (self->path, OLD, 0644);
  g_assert_null (adj_durable_warn (self->path));
  g_assert_cmpint (link (self->path, self->previous), ==, 0); /* as a crash leaves it */
  g_assert_null (adj_durable_warn (self->path));
  g_assert_cmpint (link (self->path, other), ==, 0);
  warning = adj_durable_warn (self->path);
  g_assert_nonnull (strstr (warning, "hard link"));
  write_new (self->path, ADJ_WRITE_KEEP_PREVIOUS);
  assert_holds (other, OLD);
  g_assert_null (adj_durable_warn (self->path));
}

/* ---- How it does it ---- */

/* No kill can show it: only this order survives the loss of power. */
static void
test_order (Fixture *self, gconstpointer data)
{
  const ShimPlan plan = { 0 };

  assert_calls (self, &plan, ADJ_WRITE_DEFAULT,
                "open-folder open pwrite fsync close rename fsync-folder close-folder");
  assert_calls (self, &plan, ADJ_WRITE_KEEP_PREVIOUS,
                "open-folder open fchmod pwrite fsync close link rename unlink rename fsync-folder "
                "close-folder");
  assert_left (self, "game game~");
  assert_calls (self, &plan, ADJ_WRITE_NEW_ONLY,
                "open-folder open pwrite fsync close link unlink fsync-folder close-folder");
}

static void
test_in_pieces (Fixture *self, gconstpointer data)
{
  const ShimPlan plan = { .in_pieces = TRUE };

  assert_calls (
      self, &plan, ADJ_WRITE_DEFAULT,
      "open-folder open pwrite pwrite pwrite pwrite pwrite pwrite pwrite fsync close rename "
      "fsync-folder close-folder");
  assert_holds (self->path, NEW);
}

static void
test_write_none (Fixture *self, gconstpointer data)
{
  const ShimPlan plan = { .write_none = TRUE };
  g_autofree char *calls = NULL;

  put (self->path, OLD, 0644);
  shim_start (&plan);
  assert_fails (self->path, ADJ_WRITE_DEFAULT, G_FILE_ERROR_IO);
  calls = shim_stop ();
  assert_holds (self->path, OLD);
  assert_left (self, "game");
}

static void
test_without_links (Fixture *self, gconstpointer data)
{
  const ShimPlan plan = { .no_links = TRUE };

  assert_calls (self, &plan, ADJ_WRITE_NEW_ONLY,
                "open-folder open pwrite fsync close link rename fsync-folder close-folder");
  put (self->path, OLD, 0644);
  assert_calls (self, &plan, ADJ_WRITE_KEEP_PREVIOUS,
                "open-folder open fchmod pwrite fsync close link open fchmod pwrite fsync close "
                "rename unlink rename fsync-folder close-folder");
  assert_holds (self->path, NEW);
  assert_holds (self->previous, OLD);
  assert_left (self, "game game~");
}

static void
test_somebody_was_faster (Fixture *self, gconstpointer data)
{
  const ShimPlan plan = { .make_file = self->path };
  g_autofree char *calls = NULL;

  shim_start (&plan);
  assert_fails (self->path, ADJ_WRITE_NEW_ONLY, G_FILE_ERROR_EXIST);
  calls = shim_stop ();
  assert_holds (self->path, "theirs");
  assert_left (self, "game");
}

/* The temporary name is taken; another is tried. */
static void
test_name_taken (Fixture *self, gconstpointer data)
{
  const ShimPlan plan = { .fail_at = 2, .error = EEXIST };

  assert_calls (self, &plan, ADJ_WRITE_DEFAULT,
                "open-folder open open pwrite fsync close rename fsync-folder close-folder");
  assert_holds (self->path, NEW);
}

/* The file is closed all the same, and it was flushed before. */
static void
test_close_interrupted (Fixture *self, gconstpointer data)
{
  const ShimPlan plan = { .fail_at = 5, .error = EINTR };

  assert_calls (self, &plan, ADJ_WRITE_DEFAULT,
                "open-folder open pwrite fsync close rename fsync-folder close-folder");
  g_assert_cmpstr (shim_failed (), ==, "close");
}

static void
test_folder_without_fsync (Fixture *self, gconstpointer data)
{
  const ShimPlan plan = { .fail_at = 7, .error = EINVAL };

  assert_calls (self, &plan, ADJ_WRITE_DEFAULT,
                "open-folder open pwrite fsync close rename fsync-folder close-folder");
  g_assert_cmpstr (shim_failed (), ==, "fsync-folder");
}

/* The orders are in the file: who says "not saved" then makes the players give them twice. */
static void
test_unconfirmed (Fixture *self, gconstpointer data)
{
  const ShimPlan plan = { .fail_at = 7, .error = EIO };
  g_autofree char *calls = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) none = NULL;

  shim_start (&plan);
  g_assert_false (adj_durable_write (self->path, NEW, strlen (NEW), ADJ_WRITE_DEFAULT, &error));
  calls = shim_stop ();
  g_assert_cmpstr (shim_failed (), ==, "fsync-folder");
  g_assert_error (error, ADJ_DURABLE_ERROR, ADJ_DURABLE_ERROR_UNCONFIRMED);
  g_assert_nonnull (strstr (error->message, "is written"));
  g_assert_true (adj_durable_is_in_place (error));
  g_assert_true (adj_durable_is_in_place (none));
  assert_holds (self->path, NEW);
}

/* ---- Every call fails once ---- */

static void
assert_whole (Fixture *self, gboolean written, AdjDurableFlags flags)
{
  const char *before = flags & ADJ_WRITE_NEW_ONLY ? NULL : OLD;
  g_autofree char *now = get (self->path);
  g_autofree char *previous = get (self->previous);
  g_autofree char *left = clear (self);
  gboolean in_place = written || g_str_equal (shim_failed (), "fsync-folder");

  g_assert_cmpstr (now, ==, in_place ? NEW : before);
  if (in_place && flags & ADJ_WRITE_KEEP_PREVIOUS)
    g_assert_cmpstr (previous, ==, OLD);
  else
    g_assert_true (g_str_equal (previous, OLDER) ||
                   (flags & ADJ_WRITE_KEEP_PREVIOUS && g_str_equal (previous, OLD)));
  if (g_strcmp0 (shim_failed (), "unlink") != 0)
    g_assert_cmpstr (left, ==, now != NULL ? "game game~" : "game~");
}

/* The calls that come after the work is done and cannot undo it. */
static gboolean
may_fail_quietly (const char *call)
{
  return call == NULL || g_str_equal (call, "unlink") || g_str_equal (call, "close-folder");
}

/* TRUE if the plan's call was reached. */
static gboolean
fail_once (Fixture *self, const ShimPlan *plan, AdjDurableFlags flags)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *calls = NULL;
  gboolean written;

  if (!(flags & ADJ_WRITE_NEW_ONLY))
    put (self->path, OLD, 0666); /* a mode that takes an fchmod to keep */
  put (self->previous, OLDER, 0644);
  shim_start (plan);
  written = adj_durable_write (self->path, NEW, strlen (NEW), flags, &error);
  calls = shim_stop ();
  if (written)
    g_assert_no_error (error);
  else if (g_str_equal (shim_failed (), "fsync-folder"))
    g_assert_error (error, ADJ_DURABLE_ERROR, ADJ_DURABLE_ERROR_UNCONFIRMED);
  else
    g_assert_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (plan->error));
  g_assert_cmpint (written, ==, may_fail_quietly (shim_failed ()));
  assert_whole (self, written, flags);
  return shim_failed () != NULL;
}

static void
fail_each (Fixture *self, ShimPlan plan, AdjDurableFlags flags, guint calls)
{
  static const int errors[] = { EIO, ENOSPC };

  for (guint e = 0; e < G_N_ELEMENTS (errors); e++)
    {
      plan.error = errors[e];
      plan.fail_at = 1;
      while (fail_once (self, &plan, flags))
        plan.fail_at++;
      g_assert_cmpuint (plan.fail_at - 1, ==, calls);
    }
}

static void
test_each_call_fails (Fixture *self, gconstpointer data)
{
  const ShimPlan plain = { 0 };
  const ShimPlan no_links = { .no_links = TRUE };

  fail_each (self, plain, ADJ_WRITE_DEFAULT, 9);
  fail_each (self, plain, ADJ_WRITE_KEEP_PREVIOUS, 12);
  fail_each (self, plain, ADJ_WRITE_NEW_ONLY, 9);
  fail_each (self, no_links, ADJ_WRITE_KEEP_PREVIOUS, 17);
}

/* A file that a killed writer left goes; what only looks like it stays. */
static void
test_sweep (Fixture *self, gconstpointer data)
{
  static const char *const names[] = { ".game.0a1b2c", ".game.ffffff",  ".game.lock",
                                       ".game.0a1b2",  ".game2.0a1b2c", "game~",
                                       "game.0a1b2c",  ".game.0A1B2C",  ".game.0a1b2c~" };
  g_autofree char *left = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (self->folder, names[i], NULL);

      put (path, OLD, 0600);
    }
  write_new (self->path, ADJ_WRITE_DEFAULT);
  adj_durable_sweep (self->path);
  assert_holds (self->path, NEW);
  left = clear (self);
  g_assert_cmpstr (
      left, ==,
      ".game.0A1B2C .game.0a1b2 .game.0a1b2c~ .game.lock .game2.0a1b2c game game.0a1b2c game~");
}

/* Names too long to have anything added are cut short; their temporary files go as well. */
static void
test_sweep_long_names (Fixture *self, gconstpointer data)
{
  g_autofree char *name = g_strnfill (250, 'n');
  g_autofree char *other = g_strconcat (name, "o", NULL);
  const char *const names[] = { name, other };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (self->folder, names[i], NULL);
      g_autofree char *temporary = adj_name_beside (path, ".", ".0a1b2c");

      close (g_creat (temporary, 0600));
      if (i == 0)
        adj_durable_sweep (path);
      g_assert_cmpint (g_file_test (temporary, G_FILE_TEST_EXISTS), ==, i > 0);
    }
}

static void
add (const char *name, void (*test) (Fixture *, gconstpointer))
{
  g_test_add (name, Fixture, NULL, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("/durable/new-file", test_new_file);
  add ("/durable/private", test_private);
  add ("/durable/private-once", test_private_once);
  add ("/durable/empty-file", test_empty_file);
  add ("/durable/replace", test_replace);
  add ("/durable/keep-previous", test_keep_previous);
  add ("/durable/no-previous-of-nothing", test_no_previous_of_nothing);
  add ("/durable/previous-is-same-file", test_previous_is_same_file);
  add ("/durable/new-only", test_new_only);
  add ("/durable/symbolic-link", test_symbolic_link);
  add ("/durable/dangling-link", test_dangling_link);
  add ("/durable/refused-places", test_refused_places);
  add ("/durable/read-only", test_read_only);
  add ("/durable/sticky-folder", test_sticky_folder);
  add ("/durable/stranger-in-a-shared-folder", test_stranger_in_a_shared_folder);
  add ("/durable/long-name", test_long_name);
  add ("/durable/other-name", test_other_name);
  add ("/durable/order", test_order);
  add ("/durable/in-pieces", test_in_pieces);
  add ("/durable/write-none", test_write_none);
  add ("/durable/without-links", test_without_links);
  add ("/durable/somebody-was-faster", test_somebody_was_faster);
  add ("/durable/name-taken", test_name_taken);
  add ("/durable/close-interrupted", test_close_interrupted);
  add ("/durable/folder-without-fsync", test_folder_without_fsync);
  add ("/durable/unconfirmed", test_unconfirmed);
  add ("/durable/each-call-fails", test_each_call_fails);
  add ("/durable/sweep", test_sweep);
  add ("/durable/sweep-long-names", test_sweep_long_names);
  return g_test_run ();
}
