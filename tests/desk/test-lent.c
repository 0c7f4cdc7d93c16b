/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>

#include "desk/durable.h"
#include "desk/imprint.h"
#include "desk/lent.h"
#include "desk/lock.h"
#include "shim.h"

/* A double of the folder in which a sandbox is handed a document: what is made beside the document
 * goes when it is let go, there are no second names, and the folder is no folder to be synced. */

static const ShimPlan sandbox = { .no_links = TRUE, .no_folders = TRUE };

typedef struct
{
  char *folder;
  char *path;
} Document;

static void
set_up (Document *self, gconstpointer data)
{
  self->folder = g_build_filename (g_get_user_runtime_dir (), "doc", "a1b2c3", NULL);
  self->path = g_build_filename (self->folder, "game.adjutant", NULL);
  g_assert_cmpint (g_mkdir_with_parents (self->folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (self->path, "older.", -1, NULL));
}

/* What else there is in the folder by now goes with it. */
static guint
let_go (Document *self)
{
  g_autoptr (GDir) folder = g_dir_open (self->folder, 0, NULL);
  guint n = 0;
  const char *name;

  while ((name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *path = g_build_filename (self->folder, name, NULL);

      if (!g_str_equal (name, "game.adjutant"))
        {
          g_assert_cmpint (g_remove (path), ==, 0);
          n++;
        }
    }
  return n;
}

static void
tear_down (Document *self, gconstpointer data)
{
  g_remove (self->path);
  g_rmdir (self->folder);
  g_free (self->path);
  g_free (self->folder);
}

static void
assert_holds (const char *path, const char *expected)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, expected);
}

static gboolean
write_text (AdjImprint *imprint, Document *self, const char *text, gboolean behind, GError **error)
{
  const AdjPortion portion = {
    .text = (char *) text, .length = strlen (text), .end = 1, .behind = behind
  };
  g_autofree char *calls = NULL;
  gboolean good;

  shim_start (&sandbox);
  good = adj_imprint_write (imprint, self->path, &portion, error);
  calls = shim_stop ();
  return good;
}

/* What stood there is kept where it stays, nothing is left beside, and nobody hears of a folder
 * that cannot be synced. */
static void
test_saved (Document *self, gconstpointer data)
{
  g_autofree char *previous = adj_durable_previous (self->path);
  g_autoptr (GError) error = NULL;
  AdjImprint imprint;

  adj_imprint_take (&imprint, self->path);
  g_assert_true (write_text (&imprint, self, "one.", FALSE, &error));
  g_assert_no_error (error);
  g_assert_true (write_text (&imprint, self, ", two.", TRUE, &error));
  g_assert_no_error (error);
  assert_holds (self->path, "one, two.");
  g_assert_cmpuint (let_go (self), ==, 0);
  assert_holds (previous, "older.");
  g_assert_true (g_str_has_prefix (previous, g_get_user_state_dir ()));
}

/* TRUE if a call failed. */
static gboolean
write_with_failure (Document *self, guint n, const char *previous)
{
  const ShimPlan plan = { .fail_at = n, .error = ENOSPC, .no_links = TRUE, .no_folders = TRUE };
  g_autofree char *calls = NULL;
  g_autofree char *text = NULL;
  gboolean failed;
  gboolean good;

  g_assert_true (g_file_set_contents (self->path, "older.", -1, NULL));
  g_remove (previous);
  shim_start (&plan);
  good = adj_durable_write (self->path, "newer.", 6, ADJ_WRITE_KEEP_PREVIOUS, NULL);
  failed = shim_failed () != NULL;
  calls = shim_stop ();
  g_assert_true (g_file_get_contents (self->path, &text, NULL, NULL));
  g_assert_true (g_str_equal (text, "newer.") || (!good && g_str_equal (text, "older.")));
  if (g_str_equal (text, "newer."))
    assert_holds (previous, "older.");
  let_go (self);
  return failed;
}

/* Whatever fails, the document is the old one or the new one, whole, and where it is the new one
 * the old one is kept. */
static void
test_fails (Document *self, gconstpointer data)
{
  g_autofree char *previous = adj_durable_previous (self->path);
  guint n = 1;

  while (write_with_failure (self, n, previous))
    n++;
  g_assert_cmpuint (n, >, 10);
  assert_holds (self->path, "newer.");
}

/* A writing behind that fails leaves what stood there to be read, and the next writes it all. */
static void
test_fails_behind (Document *self, gconstpointer data)
{
  const ShimPlan full = { .fail_at = 2, .error = ENOSPC, .no_links = TRUE, .no_folders = TRUE };
  const AdjPortion behind = { .text = (char *) ", two.", .length = 6, .end = 1, .behind = TRUE };
  g_autoptr (GError) error = NULL;
  g_autofree char *calls = NULL;
  g_autofree char *text = NULL;
  AdjImprint imprint;

  adj_imprint_take (&imprint, self->path);
  g_assert_true (write_text (&imprint, self, "one.", FALSE, NULL));
  shim_start (&full);
  g_assert_false (adj_imprint_write (&imprint, self->path, &behind, &error));
  calls = shim_stop ();
  g_assert_nonnull (error);
  g_assert_true (g_file_get_contents (self->path, &text, NULL, NULL));
  g_assert_true (g_str_has_prefix (text, "one"));
  g_assert_true (write_text (&imprint, self, "one, two.", FALSE, NULL));
  assert_holds (self->path, "one, two.");
}

/* The lock holds others off that are in the same sandbox, and can always be had. */
static void
test_locked (Document *self, gconstpointer data)
{
  g_autofree char *lock_path = adj_lock_path (self->path);
  g_autofree char *holder = NULL;
  AdjLock *lock = adj_lock_take (self->path, "one", NULL, NULL);

  g_assert_nonnull (lock);
  g_assert_cmpuint (let_go (self), ==, 0);
  g_assert_null (adj_lock_take (self->path, "two", &holder, NULL));
  g_assert_nonnull (strstr (holder, "one"));
  adj_lock_release (lock);
  g_assert_true (g_str_has_prefix (lock_path, g_get_user_state_dir ()));
}

/* Who asks for a name makes nothing. */
static void
test_asked (Document *self, gconstpointer data)
{
  g_autofree char *previous = adj_durable_previous (self->path);
  g_autofree char *lock_path = adj_lock_path (self->path);
  g_autofree char *folder = g_path_get_dirname (previous);

  g_remove (previous);
  g_remove (lock_path);
  g_rmdir (folder);
  g_free (adj_durable_previous (self->path));
  g_free (adj_lock_path (self->path));
  g_assert_false (g_file_test (folder, G_FILE_TEST_EXISTS));
  g_assert_true (adj_lent_make_room (previous));
  g_assert_true (g_file_test (folder, G_FILE_TEST_IS_DIR));
}

/* What lies beside a file is told by its name, what lies in the state folder by its whole path. */
static void
test_told (Document *self, gconstpointer data)
{
  g_autofree char *previous = adj_durable_previous (self->path);
  g_autofree char *lent = adj_lent_tell (previous);
  g_autofree char *own = adj_lent_tell ("/mine/doc/game (mine).adjutant");

  g_assert_cmpstr (lent, ==, previous);
  g_assert_cmpstr (own, ==, "game (mine).adjutant");
}

/* Where the state folder cannot be made the document is saved all the same, behind as well, and
 * whoever asks is told that nobody is held off and nothing is kept. */
static void
test_no_room (Document *self, gconstpointer data)
{
  g_autofree char *place = g_build_filename (g_get_user_state_dir (), "adjutant", "lent", NULL);
  g_autofree char *aside = g_strconcat (place, "-aside", NULL);
  g_autoptr (AdjLock) lock = NULL;
  g_autofree char *warning = NULL;
  AdjImprint imprint;

  g_assert_null (adj_durable_warn (self->path));
  g_assert_cmpint (g_rename (place, aside), ==, 0);
  g_assert_true (g_file_set_contents (place, "", -1, NULL));
  lock = adj_lock_take (self->path, "one", NULL, NULL);
  warning = adj_durable_warn (self->path);
  adj_imprint_take (&imprint, self->path);
  g_assert_true (write_text (&imprint, self, "one.", FALSE, NULL));
  g_assert_true (write_text (&imprint, self, ", two.", TRUE, NULL));
  g_assert_cmpint (g_remove (place), ==, 0);
  g_assert_cmpint (g_rename (aside, place), ==, 0);
  assert_holds (self->path, "one, two.");
  g_assert_cmpuint (let_go (self), ==, 0);
  g_assert_nonnull (lock);
  g_assert_nonnull (strstr (adj_lock_warn (lock), "can be locked"));
  g_assert_nonnull (warning);
  g_assert_nonnull (strstr (warning, "no previous version"));
}

/* Two documents of one name are two, and a file of one's own keeps its own beside it. */
static void
test_places (Document *self, gconstpointer data)
{
  g_autofree char *other =
      g_build_filename (g_get_user_runtime_dir (), "doc", "d4", "game.adjutant", NULL);
  g_autofree char *one = adj_lent_beside (self->path, "", "~");
  g_autofree char *two = adj_lent_beside (other, "", "~");
  g_autofree char *own = adj_lent_beside ("/mine/doc/game.adjutant", "", "~");
  g_autofree char *from_within = NULL;

  g_assert_true (adj_lent (self->path));
  g_assert_true (adj_lent ("/run/flatpak/doc/a1/game.adjutant"));
  g_assert_false (adj_lent ("/mine/doc/game.adjutant"));
  g_assert_cmpint (g_chdir (self->folder), ==, 0);
  from_within = adj_lent_beside ("game.adjutant", "", "~");
  g_assert_cmpint (g_chdir ("/"), ==, 0);
  g_assert_cmpstr (from_within, ==, one);
  g_assert_cmpstr (one, !=, two);
  g_assert_cmpstr (own, ==, "/mine/doc/game.adjutant~");
}

/* A home of its own, made by hand: GLib never gives back those that it makes for tests. */
static char *
make_home (void)
{
  char *home = g_dir_make_tmp ("adjutant-lent-XXXXXX", NULL);
  g_autofree char *state = g_build_filename (home, "state", NULL);

  g_assert_nonnull (home);
  g_setenv ("XDG_RUNTIME_DIR", home, TRUE);
  g_setenv ("XDG_STATE_HOME", state, TRUE);
  return home;
}

static void
remove_all (const char *path)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *inner = g_build_filename (path, name, NULL);

      remove_all (inner);
    }
  g_remove (path);
}

int
main (int argc, char **argv)
{
  g_autofree char *home = make_home ();
  int failed;

  g_test_init (&argc, &argv, NULL);
  g_test_add ("/desk/lent/saved", Document, NULL, set_up, test_saved, tear_down);
  g_test_add ("/desk/lent/fails", Document, NULL, set_up, test_fails, tear_down);
  g_test_add ("/desk/lent/fails behind", Document, NULL, set_up, test_fails_behind, tear_down);
  g_test_add ("/desk/lent/asked", Document, NULL, set_up, test_asked, tear_down);
  g_test_add ("/desk/lent/told", Document, NULL, set_up, test_told, tear_down);
  g_test_add ("/desk/lent/no room", Document, NULL, set_up, test_no_room, tear_down);
  g_test_add ("/desk/lent/locked", Document, NULL, set_up, test_locked, tear_down);
  g_test_add ("/desk/lent/places", Document, NULL, set_up, test_places, tear_down);
  failed = g_test_run ();
  remove_all (home);
  return failed;
}
