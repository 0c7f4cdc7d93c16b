/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture.h"

#include <glib/gstdio.h>
#include <string.h>

#include "record/save.h"
#include "tests/desk/bad-disk.h"

/* The power fails while an order is written behind those that stand in the file: after every byte
 * of it, with nothing or with NULs in the place of what is missing. */

typedef struct
{
  AdjGame *game;
  AdjSaved saved;
  GString *file; /* as it is on the disk */
  guint cuts;
  guint opened; /* files that were parsed */
} Trial;

/* How many of its entries are in the game that the file opens as; it is told if something is
 * missing, and what is there is what was written. */
static guint
open_cut (Trial *self, const GString *cut, gboolean torn)
{
  g_autoptr (AdjProblems) problems = adj_problems_new ("game");
  g_autoptr (GArray) differing = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (AdjGame) game = adj_game_parse (cut->str, cut->len, problems, differing);
  g_autofree char *text = NULL;
  gsize length;

  g_assert_nonnull (game);
  g_assert_cmpuint (differing->len, ==, 0);
  g_assert_cmpuint (adj_problems_count (problems), ==, torn ? 1 : 0);
  if (torn)
    g_assert_cmpstr (adj_problems_get (problems, 0)->id, ==, "game-torn");
  text = adj_game_write (game, &length);
  g_assert_cmpmem (text, length - strlen (ADJ_GAME_END), cut->str, length - strlen (ADJ_GAME_END));
  self->opened++;
  return adj_game_get_play (game)->entries->len;
}

/* Parsed only where another part of it is whole than one byte before. */
static void
cut_everywhere (Trial *self, const AdjPortion *portion, guint before, gboolean extended)
{
  guint now = adj_game_get_play (self->game)->entries->len;
  guint there = before;
  gsize last = 0;

  for (gsize bytes = extended ? 0 : 1; bytes <= portion->length; bytes++, self->cuts++)
    {
      g_autoptr (GString) cut = cut_off (self->file, portion, bytes, extended);
      gsize whole = 0;
      guint opened;
      gboolean torn = adj_torn_find (cut->str, cut->len, &adj_game_torn, &whole);

      /* its last byte is a line's end, which nobody misses */
      g_assert_true (torn == (bytes + (extended ? 0 : 1) < portion->length));
      if (torn && whole == last)
        continue;
      last = whole;
      opened = open_cut (self, cut, torn);
      g_assert_cmpuint (opened, >=, there);
      there = opened;
    }
  g_assert_cmpuint (there, ==, now);
}

/* What was played is written: the file is then word for word the one that all of it comes to. */
static void
save (Trial *self)
{
  guint before = self->saved.n_entries;
  g_auto (AdjPortion) portion = { 0 };
  g_autofree char *whole = NULL;

  adj_game_write_portion (self->game, FALSE, &self->saved, &portion);
  g_assert_true (portion.behind == (before > 0));
  if (portion.behind)
    {
      cut_everywhere (self, &portion, before, FALSE);
      cut_everywhere (self, &portion, before, TRUE);
      g_string_truncate (self->file, self->file->len - portion.end);
    }
  else
    g_string_truncate (self->file, 0);
  g_string_append_len (self->file, portion.text, (gssize) portion.length);
  whole = adj_game_write (self->game, NULL);
  g_assert_cmpstr (self->file->str, ==, whole);
}

static void
test_every_byte (void)
{
  static const char *const lines[] = {
    "move wilder n",
    "note \"five < six\" & so on; note > 'ü'",
    "move 3/1/xiv 1619",
    "next",
  };
  Trial trial = { .game = fixture_game (), .file = g_string_new (NULL) };
  g_autoptr (AdjCorrection) correction = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      fixture_play (trial.game, lines[i], ADJ_OK);
      save (&trial);
    }
  g_assert_true (adj_game_undo (trial.game));
  save (&trial);
  correction = adj_game_correct_figure (trial.game, "smith strength=7");
  g_assert_true (adj_game_accept (trial.game, correction));
  save (&trial);
  fixture_play (trial.game, "attack 1620 1720 from 3/1/xiv die 3", ADJ_OK); /* with its next */
  save (&trial);
  g_test_message ("%u cuts, %u of them opened", trial.cuts, trial.opened);
  g_assert_cmpuint (trial.cuts, >, 2000);
  g_string_free (trial.file, TRUE);
  g_object_unref (trial.game);
}

/* What an old game's entry has in it, the whole corrected book, breaks off as well. */
static void
test_an_entry_with_children (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *text = adj_game_write (game, NULL);
  g_autofree char *entry = g_strdup (
      "  <entry number=\"1\" kind=\"correct\" hash=\"0\">\n    <anew number=\"2\"/>\n  </entry>\n");
  gsize body = strlen (text) - strlen (ADJ_GAME_END);

  text[body] = '\0';
  for (gsize bytes = 9; bytes < strlen (entry) - 1; bytes++)
    {
      g_autofree char *part = g_strndup (entry, bytes);
      g_autofree char *cut = g_strconcat (text, part, NULL);
      gsize whole;

      g_assert_true (adj_torn_find (cut, strlen (cut), &adj_game_torn, &whole));
      g_assert_cmpuint (whole, ==, body + 2);
    }
}

typedef enum
{
  DAMAGE_ENTRY,
  DAMAGE_ENTRY_AND_END,
  DAMAGE_GAP, /* NULs in the midst of whole entries */
  DAMAGE_OTHER_ELEMENT,
  DAMAGE_SECOND_OF_A_NUMBER,
  DAMAGE_BOOK, /* cut off in it */
  N_DAMAGES,
} Damage;

static void
spoil (GString *text, Damage damage)
{
  char *first = strstr (text->str, "order=\"move wilder");
  g_autofree char *second = g_strndup (strstr (text->str, "  <entry number=\"2\""), 200);

  if (damage == DAMAGE_ENTRY || damage == DAMAGE_ENTRY_AND_END)
    first[0] = '>';
  if (damage == DAMAGE_GAP)
    memset (first, 0, 8);
  if (damage == DAMAGE_ENTRY_AND_END)
    g_string_truncate (text, text->len - 4);
  if (damage == DAMAGE_OTHER_ELEMENT || damage == DAMAGE_SECOND_OF_A_NUMBER)
    {
      g_string_truncate (text, text->len - strlen (ADJ_GAME_END));
      g_string_append (text,
                       damage == DAMAGE_OTHER_ELEMENT ? "  <something else=\"that\"/>\n" : second);
    }
  if (damage == DAMAGE_BOOK)
    g_string_truncate (text, (gsize) (strstr (text->str, "</ruleset>") - text->str));
}

/* Nothing that is more than a torn last writing is read up to somewhere. */
static void
test_as_strict_as_ever (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *text = NULL;

  fixture_play (game, "move wilder n; note one; note two", ADJ_OK);
  text = adj_game_write (game, NULL);
  for (Damage damage = 0; damage < N_DAMAGES; damage++)
    {
      g_autoptr (AdjProblems) problems = adj_problems_new ("game");
      g_autoptr (GString) bad = g_string_new (text);
      g_autoptr (AdjGame) again = NULL;

      spoil (bad, damage);
      again = adj_game_parse (bad->str, bad->len, problems, NULL);
      g_assert_null (again);
      g_assert_false (adj_problems_usable (problems));
    }
}

/* What stands before the entries cannot be changed from behind. */
static void
test_another_beginning (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  AdjSaved saved = { 0 };

  for (int i = 0; i < 6; i++)
    {
      g_auto (AdjPortion) portion = { 0 };
      gboolean strict = i == 3 || i == 4;
      gboolean same = i > 0 && strict == adj_game_get_strict (game);

      adj_game_set_strict (game, strict);
      fixture_play (game, "note one more", ADJ_OK);
      adj_game_write_portion (game, FALSE, &saved, &portion);
      g_assert_true (portion.behind == same);
      g_assert_true ((strstr (portion.text, "strict=\"yes\"") != NULL) == (strict && !same));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/power/every byte", test_every_byte);
  g_test_add_func ("/record/power/an entry with children", test_an_entry_with_children);
  g_test_add_func ("/record/power/as strict as ever", test_as_strict_as_ever);
  g_test_add_func ("/record/power/another beginning", test_another_beginning);
  return g_test_run ();
}
