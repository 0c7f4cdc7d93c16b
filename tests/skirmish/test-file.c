/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>
#include <unistd.h>

#include "bad-disk.h"
#include "desk/dice.h"
#include "desk/durable.h"
#include "desk/lock.h"
#include "mortal.h"
#include "party.h"
#include "skirmish/file.h"

/* The file of a skirmish as it is played: an order goes behind the others. */

#define KILLS 20
#define SLOW_KILLS 200
#define LONGEST_LIFE 6  /* orders acknowledged, and one more */
#define LONGEST_GAME 60 /* orders; then a new game */

/* ---- Portions ---- */

/* What the file is after that, from what stood there. */
static void
write_portion (AdjSkirmish *self, AdjSaved *saved, GString *file, gboolean behind)
{
  g_auto (AdjPortion) portion = { 0 };
  g_autofree char *whole = NULL;

  adj_skirmish_write_portion (self, FALSE, saved, &portion);
  g_assert_true (portion.behind == behind);
  g_string_truncate (file, portion.behind ? file->len - portion.end : 0);
  g_string_append_len (file, portion.text, (gssize) portion.length);
  whole = adj_skirmish_write (self, NULL);
  g_assert_cmpstr (file->str, ==, whole);
}

/* Behind what is there the file is word for word the one that all of it comes to; what stands
 * before the entries cannot be changed from behind. */
static void
test_behind (void)
{
  g_autoptr (AdjSkirmish) self = party ();
  g_autoptr (GString) file = g_string_new (NULL);
  AdjSaved saved = { 0 };

  write_portion (self, &saved, file, FALSE);
  play (self, "begin bandits\nact guy shoot at court");
  write_portion (self, &saved, file, TRUE);
  play (self, "undo");
  write_portion (self, &saved, file, TRUE);
  play (self, "act mob march\nstrike 14; correct 11 begin knights");
  write_portion (self, &saved, file, TRUE);
  adj_skirmish_set_strict (self, TRUE);
  play (self, "note strict from now on");
  write_portion (self, &saved, file, FALSE);
  play (self, "note one more");
  write_portion (self, &saved, file, TRUE);
}

/* ---- Power cuts ---- */

/* After every byte: all that was there is still there, and it is told if something is missing. */
static void
cut_everywhere (const GString *file, const AdjPortion *portion, guint before, guint now)
{
  for (gsize i = 0; i < 2 * portion->length; i++)
    {
      gboolean extended = i >= portion->length;
      g_autoptr (GString) cut = cut_off (file, portion, i % portion->length + !extended, extended);
      g_autoptr (AdjProblems) problems = adj_problems_new ("torn");
      g_autoptr (AdjSkirmish) opened = adj_skirmish_parse (cut->str, cut->len, problems);
      guint n;

      g_assert_nonnull (opened);
      n = adj_skirmish_get_entries (opened)->len;
      g_assert_cmpuint (n, >=, before);
      g_assert_cmpuint (n, <=, now);
      g_assert_true (n == now || adj_problems_has (problems, "skirmish-torn"));
    }
}

static void
test_power (void)
{
  static const char *const lines[] = { "begin bandits", "note \"five < six\" & so on", "undo",
                                       "strike 3" };
  g_autoptr (AdjSkirmish) self = party ();
  g_autoptr (GString) file = g_string_new (NULL);
  AdjSaved saved = { 0 };

  write_portion (self, &saved, file, FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_auto (AdjPortion) portion = { 0 };
      guint before = adj_skirmish_get_entries (self)->len;

      play (self, lines[i]);
      adj_skirmish_write_portion (self, FALSE, &saved, &portion);
      cut_everywhere (file, &portion, before, before + 1);
      g_string_truncate (file, file->len - portion.end);
      g_string_append_len (file, portion.text, (gssize) portion.length);
    }
}

/* More than a torn last writing is read up to nowhere. */
static void
test_as_strict_as_ever (void)
{
  g_autoptr (AdjSkirmish) self = party ();
  g_autofree char *text = adj_skirmish_write (self, NULL);
  char *entry = strstr (text, "<entry number=\"4\"");
  g_autoptr (AdjProblems) problems = adj_problems_new ("bad");

  g_assert_nonnull (entry);
  memset (entry, '\0', 8);
  g_assert_null (
      adj_skirmish_parse (text, (gsize) (entry - text) + strlen (entry + 8) + 8, problems));
  g_assert_false (adj_problems_usable (problems));
}

/* ---- Kills ---- */

typedef struct
{
  char *folder;
  char *path;
  AdjSkirmish *skirmish; /* as it was read from the file last */
  guint kills;
  guint acknowledged;
} Trial;

static guint
count (const Trial *self)
{
  return adj_skirmish_get_entries (self->skirmish)->len;
}

static char *
order (guint n)
{
  return n % 3 == 0   ? g_strdup ("act guy shoot at court")
         : n % 3 == 1 ? g_strdup ("pass")
                      : g_strdup_printf ("note number %u", n);
}

static void
play_until_killed (gpointer data, int out)
{
  Trial *self = data;
  AdjLock *lock = adj_lock_take (self->path, "a player", NULL, NULL);
  AdjSaved saved = { 0 };
  AdjImprint imprint;

  adj_imprint_take (&imprint, self->path);
  while (lock != NULL && count (self) < LONGEST_GAME)
    {
      g_autofree char *line = order (count (self));
      g_autoptr (GPtrArray) answers = adj_skirmish_submit (self->skirmish, line, FALSE);
      const AdjSkirmishAnswer *answer = g_ptr_array_index (answers, 0);
      guint n = count (self);

      if (!answer->recorded ||
          !adj_skirmish_save_on (self->skirmish, &saved, &imprint, self->path, NULL) ||
          write (out, &n, sizeof n) != sizeof n)
        break;
    }
  _exit (lock != NULL ? 0 : 1);
}

static void
read_again (Trial *self)
{
  g_autoptr (AdjProblems) problems = adj_problems_new (self->path);

  adj_skirmish_free (self->skirmish);
  self->skirmish = adj_skirmish_load (self->path, problems);
  g_assert_nonnull (self->skirmish);
}

static void
begin (Trial *self)
{
  gsize length;
  g_autofree char *text = NULL;

  g_clear_pointer (&self->skirmish, adj_skirmish_free);
  self->skirmish = party ();
  play (self->skirmish, "begin bandits\nnote twelve");
  text = adj_skirmish_write (self->skirmish, &length);
  g_assert_true (adj_durable_write (self->path, text, length, 0, NULL));
}

/* No acknowledged order is lost, whatever moment it is. */
static void
test_kills (void)
{
  const guint kills = g_test_slow () ? SLOW_KILLS : KILLS;
  Trial trial = { .folder = g_dir_make_tmp ("adjutant-XXXXXX", NULL) };

  trial.path = g_build_filename (trial.folder, "killed.skirmish", NULL);
  begin (&trial);
  for (guint64 i = 0; trial.kills < kills; i++)
    {
      guint before = count (&trial);
      MortalLife life = mortal_live (play_until_killed, &trial, before,
                                     (guint) adj_dice_throw (11, 2 * i, LONGEST_LIFE) - 1,
                                     4 * (gulong) adj_dice_throw (11, 2 * i + 1, 100));

      read_again (&trial);
      g_assert_cmpuint (count (&trial), >=, life.last);
      g_assert_cmpuint (count (&trial), <=, life.last + 1);
      trial.kills += life.killed;
      trial.acknowledged += life.last - before;
      if (count (&trial) >= LONGEST_GAME)
        begin (&trial);
    }
  g_test_message ("%u kills, %u orders acknowledged", trial.kills, trial.acknowledged);
  g_assert_cmpuint (trial.acknowledged, >, kills);
  mortal_sweep (trial.folder);
  adj_skirmish_free (trial.skirmish);
  g_free (trial.path);
  g_free (trial.folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/skirmish/file/behind", test_behind);
  g_test_add_func ("/skirmish/file/power", test_power);
  g_test_add_func ("/skirmish/file/as strict as ever", test_as_strict_as_ever);
  g_test_add_func ("/skirmish/file/kills", test_kills);
  return g_test_run ();
}
