/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/salvage.h"

#include <string.h>

#include "desk/slurp.h"
#include "record/save.h"
#include "record/torn.h"

#define ENTRY "<entry "

typedef struct
{
  gsize start;
  gsize end; /* behind it; of a torn one that of the text */
} Entry;

void
adj_salvage_clear (AdjSalvage *self)
{
  g_return_if_fail (self != NULL);

  g_clear_object (&self->game);
}

/* Of Entry. No value of an attribute can hold such a beginning. */
static GArray *
find_entries (const char *text)
{
  GArray *entries = g_array_new (FALSE, FALSE, sizeof (Entry));

  for (const char *p = strstr (text, ENTRY); p != NULL; p = strstr (p + 1, ENTRY))
    {
      Entry entry = { (gsize) (p - text), (gsize) (adj_torn_entry_end (p) - text) };

      g_array_append_val (entries, entry);
    }
  return entries;
}

/* The game with that many entries; NULL if one of them cannot be read. Without any there is only
 * the book, in front of the first. */
static AdjGame *
open_some (const char *text, const GArray *entries, guint n)
{
  g_autoptr (AdjProblems) problems = adj_problems_new ("");
  gsize length = n > 0              ? g_array_index (entries, Entry, n - 1).end
                 : entries->len > 0 ? g_array_index (entries, Entry, 0).start
                                    : strlen (text);
  g_autofree char *part = g_strndup (text, length);
  g_autofree char *whole = g_strconcat (part, ADJ_GAME_END, NULL);

  return adj_game_parse (whole, strlen (whole), problems, NULL);
}

/* Of a record that can be read every beginning can, so that the longest is found by halving. */
static AdjGame *
open_most (const char *text, const GArray *entries, guint *n_kept)
{
  AdjGame *best = open_some (text, entries, 0);
  guint low = 0;
  guint high = entries->len;

  while (best != NULL && low < high)
    {
      guint middle = high - (high - low) / 2;
      AdjGame *game = open_some (text, entries, middle);

      if (game == NULL)
        high = middle - 1;
      else
        {
          g_set_object (&best, game);
          g_object_unref (game);
          low = middle;
        }
    }
  *n_kept = low;
  return best;
}

static int
line_of (const char *text, gsize place)
{
  int line = 1;

  for (gsize i = 0; i < place; i++)
    line += text[i] == '\n';
  return line;
}

/* A NUL ends the text, as whatever a disk leaves behind it is no part of a game. */
void
adj_game_salvage (const char *path, AdjProblems *problems, AdjSalvage *salvage)
{
  gsize length;
  g_autofree char *text = NULL;
  g_autoptr (GArray) entries = NULL;

  g_return_if_fail (path != NULL);
  g_return_if_fail (problems != NULL);
  g_return_if_fail (salvage != NULL);

  text = adj_slurp (path, adj_game_format.max_bytes, &length, problems);
  *salvage = (AdjSalvage){ 0 };
  if (text == NULL)
    return;
  entries = find_entries (text);
  salvage->game = adj_game_parse (text, length, problems, NULL);
  if (salvage->game != NULL)
    salvage->n_kept = adj_game_get_play (salvage->game)->entries->len;
  else
    salvage->game = open_most (text, entries, &salvage->n_kept);
  salvage->n_lost = entries->len - salvage->n_kept;
  if (salvage->n_lost > 0)
    salvage->line = line_of (text, g_array_index (entries, Entry, salvage->n_kept).start);
}
