/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>

#include "record/save.h"
#include "tests/desk/bad-disk.h"
#include "tests/desk/shim.h"

/* Saving over an older file while the n-th call to the system fails, for every n: afterwards the
 * file is the old or the new one, whole; the new one if saving says so; and what stood before can
 * still be had. */

typedef struct
{
  char *folder;
  char *path;
  char *previous;
  AdjGame *game; /* one order more than the file */
  AdjSaved saved;
  AdjImprint imprint;
} Disk;

static void
disk_open (Disk *self)
{
  self->folder = g_dir_make_tmp ("adjutant-XXXXXX", NULL);
  self->path = g_build_filename (self->folder, "a.adjutant", NULL);
  self->previous = g_strconcat (self->path, "~", NULL);
  self->game = fixture_game ();
  fixture_play (self->game, "move wilder n", ADJ_OK);
  adj_imprint_take (&self->imprint, self->path);
  g_assert_true (adj_game_save_on (self->game, &self->saved, &self->imprint, self->path, NULL));
  fixture_play (self->game, "move 3/1/xiv 1619", ADJ_OK);
}

/* Nothing else may be left in the folder. */
static void
disk_close (Disk *self)
{
  g_unlink (self->path);
  g_unlink (self->previous);
  g_assert_cmpint (g_rmdir (self->folder), ==, 0);
  g_object_unref (self->game);
  g_free (self->folder);
  g_free (self->path);
  g_free (self->previous);
}

/* How many orders there are in a file, which must be whole; -1 if there is none. */
static int
orders_in (const char *path)
{
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  g_autoptr (GArray) differing = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (AdjGame) game = NULL;

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return -1;
  game = adj_game_load (path, problems, differing);
  g_assert_nonnull (game);
  g_assert_cmpuint (differing->len, ==, 0);
  return (int) adj_game_get_play (game)->entries->len;
}

/* The call that failed, NULL if there were fewer. */
static const char *
save_with_failure (guint n, int reason, gboolean no_links)
{
  const ShimPlan plan = { .fail_at = n, .error = reason, .no_links = no_links };
  g_autoptr (GError) error = NULL;
  g_autofree char *calls = NULL;
  Disk disk = { 0 };
  gboolean saved;
  int now;
  int before;

  disk_open (&disk);
  shim_start (&plan);
  saved = adj_game_save (disk.game, disk.path, &error);
  calls = shim_stop ();
  now = orders_in (disk.path);
  before = orders_in (disk.previous);
  g_assert_true (saved == (error == NULL));
  g_assert_cmpint (now, ==, saved ? 2 : MAX (now, 1));
  g_assert_true (before == -1 || before == 1);
  if (now == 2)
    g_assert_cmpint (before, ==, 1);
  /* the disk is well again: nothing stands in the way */
  g_assert_true (adj_game_save (disk.game, disk.path, NULL));
  g_assert_cmpint (orders_in (disk.path), ==, 2);
  if (!saved)
    g_test_message ("%s fails: %s", shim_failed (), now == 2 ? "new" : "old");
  disk_close (&disk);
  return shim_failed ();
}

static void
fail_every_call (gboolean no_links)
{
  static const int reasons[] = { ENOSPC, EIO };
  guint failed = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (reasons); i++)
    for (guint n = 1; save_with_failure (n, reasons[i], no_links) != NULL; n++)
      failed++;
  g_assert_cmpuint (failed, >=, 2 * 9);
}

static void
test_every_call (void)
{
  fail_every_call (FALSE);
}

/* A memory stick, where a file has one name only. */
static void
test_no_links (void)
{
  fail_every_call (TRUE);
}

/* ---- Behind what stands there ---- */

/* While a game is played, an order is written behind the others. If the n-th call fails there is
 * still the whole file to be written; if the power fails with it, the file opens as it was, or with
 * the order. NULL if there were fewer calls. */
static const char *
save_on_with_failure (guint n, gboolean for_good)
{
  const ShimPlan plan = { .fail_at = n, .error = EIO, .for_good = for_good };
  g_autoptr (GError) error = NULL;
  g_autofree char *calls = NULL;
  Disk disk = { 0 };
  gboolean saved;
  int now;

  disk_open (&disk);
  shim_start (&plan);
  saved = adj_game_save_on (disk.game, &disk.saved, &disk.imprint, disk.path, &error);
  calls = shim_stop ();
  g_test_message ("%s", calls);
  now = orders_in (disk.path);
  g_assert_true (saved == (error == NULL));
  g_assert_cmpint (now, ==, saved ? 2 : MAX (now, 1));
  g_assert_true (saved || for_good);
  /* the disk is well again: nothing stands in the way */
  g_assert_true (adj_game_save_on (disk.game, &disk.saved, &disk.imprint, disk.path, NULL));
  g_assert_cmpint (orders_in (disk.path), ==, 2);
  disk_close (&disk);
  return shim_failed ();
}

static void
test_behind (void)
{
  guint failed = 0;

  for (guint n = 1; save_on_with_failure (n, FALSE) != NULL; n++)
    failed++;
  g_assert_cmpuint (failed, ==, 4); /* open, pwrite, fdatasync, close */
}

static void
test_power_cut (void)
{
  for (guint n = 1; save_on_with_failure (n, TRUE) != NULL; n++)
    ;
}

/* The disk is full after nothing, a half, all but the last byte: the old file stays, whole, and
 * nothing beside it. */
static void
test_full (void)
{
  g_autofree char *whole = NULL;
  gsize length;
  Disk disk = { 0 };

  disk_open (&disk);
  g_assert_true (adj_game_save (disk.game, disk.path, NULL));
  g_assert_true (g_file_get_contents (disk.path, &whole, &length, NULL));
  disk_close (&disk);
  for (gsize part = 0; part <= 4; part++)
    {
      g_autoptr (GError) error = NULL;
      gsize room = part < 4 ? length * part / 4 : length - 1;

      disk_open (&disk);
      leave_room (room);
      g_assert_false (adj_game_save (disk.game, disk.path, &error));
      leave_room (RLIM_INFINITY);
      g_assert_nonnull (strstr (error->message, "a.adjutant"));
      g_assert_cmpint (orders_in (disk.path), ==, 1);
      g_assert_true (adj_game_save (disk.game, disk.path, NULL));
      g_assert_cmpint (orders_in (disk.path), ==, 2);
      disk_close (&disk);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/disk/every call", test_every_call);
  g_test_add_func ("/record/disk/no links", test_no_links);
  g_test_add_func ("/record/disk/behind", test_behind);
  g_test_add_func ("/record/disk/power cut", test_power_cut);
  g_test_add_func ("/record/disk/full", test_full);
  return g_test_run ();
}
