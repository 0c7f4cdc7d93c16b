/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture.h"

#include <glib/gstdio.h>
#include <string.h>

#include "book/scenario.h"
#include "record/salvage.h"
#include "record/save.h"

/* A damaged game keeps every entry up to the first that cannot be read. */

#define ORDERS 12

static AdjGame *
played_game (void)
{
  AdjGame *game = fixture_game ();
  g_autoptr (AdjCorrection) correction = NULL;

  fixture_play (game, "move 3/1/xiv 1619; move wilder n", ADJ_OK);
  fixture_play (game, "move smith 1621", ADJ_WARNED);
  g_assert_true (adj_game_undo (game));
  correction = adj_game_correct_figure (game, "smith strength=7");
  g_assert_true (adj_game_accept (game, correction));
  fixture_play (game, "next; attack 1620 1720 from 3/1/xiv die 3", ADJ_OK);
  while (adj_game_get_play (game)->entries->len < ORDERS)
    fixture_play (game, "note one line more", ADJ_OK);
  return game;
}

/* The same line of play without its last entries, as the file would have it. */
static char *
first_entries (const char *text, guint n)
{
  g_autofree char *next = g_strdup_printf ("  <entry number=\"%u\"", n + 1);
  const char *end = strstr (text, next);
  g_autofree char *part = NULL;

  if (end == NULL)
    return g_strdup (text);
  part = g_strndup (text, (gsize) (end - text));
  return g_strconcat (part, "</game>\n", NULL);
}

typedef struct
{
  char *text; /* of the game undamaged */
  gsize length;
  char *folder;
  char *path;
  AdjProblems *problems;
  AdjSalvage found;
} Wreck;

static void
wreck_open (Wreck *self)
{
  g_autoptr (AdjGame) game = played_game ();

  *self = (Wreck){ 0 };
  self->text = adj_game_write (game, &self->length);
  self->folder = g_dir_make_tmp ("adjutant-XXXXXX", NULL);
  self->path = g_build_filename (self->folder, "wreck.adjutant", NULL);
}

static void
wreck_salvage (Wreck *self, const char *text, gsize length)
{
  adj_salvage_clear (&self->found);
  g_clear_pointer (&self->problems, adj_problems_free);
  self->problems = adj_problems_new (self->path);
  g_assert_true (g_file_set_contents (self->path, text, (gssize) length, NULL));
  adj_salvage (self->path, &adj_game_salvage, self->problems, &self->found);
}

static void
wreck_close (Wreck *self)
{
  adj_salvage_clear (&self->found);
  adj_problems_free (self->problems);
  g_assert_cmpint (g_unlink (self->path), ==, 0);
  g_assert_cmpint (g_rmdir (self->folder), ==, 0);
  g_free (self->path);
  g_free (self->folder);
  g_free (self->text);
}

static void
assert_kept (Wreck *self, guint kept, guint lost)
{
  g_autofree char *wanted = first_entries (self->text, kept);
  g_autofree char *got = NULL;

  g_assert_nonnull (self->found.record);
  g_assert_cmpuint (self->found.n_kept, ==, kept);
  g_assert_cmpuint (self->found.n_lost, ==, lost);
  got = adj_game_write (self->found.record, NULL);
  g_assert_cmpstr (got, ==, wanted);
}

static void
test_sound (void)
{
  Wreck wreck;

  wreck_open (&wreck);
  wreck_salvage (&wreck, wreck.text, wreck.length);
  assert_kept (&wreck, ORDERS, 0);
  g_assert_cmpint (wreck.found.line, ==, 0);
  g_assert_cmpuint (adj_problems_count (wreck.problems), ==, 0);
  wreck_close (&wreck);
}

/* A word in one entry, of whatever sort, or one that has never been. */
static void
test_one_entry (void)
{
  static const struct
  {
    const char *old;
    const char *new;
    guint kept;
  } damage[] = {
    { "moved wilder", "shoved wilder", 1 },
    { "target=\"3\"", "target=\"2\"", 3 },
    { "smith strength=7", "smith size=7", 4 },
    { "entry number=\"6\"", "entry number=\"7\"", 5 },
    { "rolled 3", "rolled x", 6 },
    { "kind=\"undo\"", "kind=\"undone\"", 3 },
    { "one line more", "one\x01 line more", 7 },
    { "one line more", "one\xff line more", 7 },
    { "<entry number=\"9\"", "<entrance number=\"9\"", 8 },
  };
  Wreck wreck;

  wreck_open (&wreck);
  for (gsize i = 0; i < G_N_ELEMENTS (damage); i++)
    {
      g_auto (GStrv) halves = g_strsplit (wreck.text, damage[i].old, 2);
      g_autofree char *text = NULL;
      guint there = damage[i].kept == 8 ? ORDERS - 1 : ORDERS;

      g_assert_nonnull (halves[1]);
      text = g_strjoin (damage[i].new, halves[0], halves[1], NULL);
      wreck_salvage (&wreck, text, strlen (text));
      g_test_message ("%d", (int) i);
      assert_kept (&wreck, damage[i].kept, there - damage[i].kept);
      g_assert_cmpuint (adj_problems_count (wreck.problems), >, 0);
    }
  wreck_close (&wreck);
}

/* An entry of an older program has the whole corrected book in it. As the last one that is good it
 * is kept, and torn it is lost. */
static void
test_entry_with_book (void)
{
  static const char figure[] = " order=\"smith strength=7\"";
  g_autoptr (AdjGame) game = played_game ();
  g_autofree char *scenario = adj_scenario_write (adj_game_get_book (game)->scenario, NULL);
  g_auto (GStrv) halves = NULL;
  g_autofree char *good = NULL;
  g_autofree char *bad = NULL;
  char *rest;
  Wreck wreck;

  wreck_open (&wreck);
  halves = g_strsplit (wreck.text, figure, 2);
  rest = strstr (halves[1], "/>") + strlen ("/>");
  good = g_strdup_printf (
      "%s%s%.*s><corrected-scenario><![CDATA[%s]]></corrected-scenario></entry>", halves[0], figure,
      (int) (rest - strlen ("/>") - halves[1]), halves[1], scenario);
  bad = g_strconcat (good, "<entry number=\"6\"", NULL);
  wreck_salvage (&wreck, bad, strlen (bad));
  assert_kept (&wreck, 5, 1);
  wreck_salvage (&wreck, good, strlen (good) - strlen ("</entry>"));
  assert_kept (&wreck, 4, 1);
  wreck_close (&wreck);
}

/* The line that is named is the one of the entry. */
static void
test_line (void)
{
  g_auto (GStrv) lines = NULL;
  g_auto (GStrv) halves = NULL;
  g_autofree char *text = NULL;
  Wreck wreck;

  wreck_open (&wreck);
  halves = g_strsplit (wreck.text, "moved wilder", 2);
  text = g_strjoin ("shoved wilder", halves[0], halves[1], NULL);
  wreck_salvage (&wreck, text, strlen (text));
  lines = g_strsplit (text, "\n", -1);
  g_assert_nonnull (strstr (lines[wreck.found.line - 1], "shoved wilder"));
  wreck_close (&wreck);
}

/* Cut off anywhere, with NULs in the place of what is missing or with nothing. */
static void
test_cut_off (void)
{
  Wreck wreck;
  gsize book;

  wreck_open (&wreck);
  book = (gsize) (strstr (wreck.text, "<entry") - wreck.text);
  for (gsize cut = 3; wreck.length - cut > book; cut += 31)
    {
      g_autofree char *text = g_malloc0 (wreck.length);
      guint kept = 0;
      guint there = 0;

      memcpy (text, wreck.text, wreck.length - cut);
      for (const char *p = text; (p = strstr (p, "<entry ")) != NULL; p++, there++)
        kept += strchr (p, '>') != NULL;
      wreck_salvage (&wreck, text, cut % 2 == 0 ? wreck.length : wreck.length - cut);
      assert_kept (&wreck, kept, there - kept);
    }
  wreck_close (&wreck);
}

/* Without the book no entry says anything. */
static void
test_no_book (void)
{
  Wreck wreck;

  wreck_open (&wreck);
  wreck_salvage (&wreck, wreck.text, wreck.length / 3);
  g_assert_null (wreck.found.record);
  g_assert_cmpuint (adj_problems_count (wreck.problems), >, 0);
  wreck_salvage (&wreck, "", 0);
  g_assert_null (wreck.found.record);
  wreck_salvage (&wreck, "no game at all", 14);
  g_assert_null (wreck.found.record);
  wreck_close (&wreck);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/salvage/sound", test_sound);
  g_test_add_func ("/record/salvage/one entry", test_one_entry);
  g_test_add_func ("/record/salvage/entry with book", test_entry_with_book);
  g_test_add_func ("/record/salvage/line", test_line);
  g_test_add_func ("/record/salvage/cut off", test_cut_off);
  g_test_add_func ("/record/salvage/no book", test_no_book);
  return g_test_run ();
}
