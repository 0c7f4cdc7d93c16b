/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/salvage.h"

#include "desk/beginnings.h"
#include "desk/slurp.h"
#include "record/save.h"

void
adj_salvage_clear (AdjSalvage *self)
{
  g_return_if_fail (self != NULL);

  g_clear_object (&self->game);
}

static gpointer
read_game (const char *text, gsize length)
{
  g_autoptr (AdjProblems) problems = adj_problems_new ("");

  return adj_game_parse (text, length, problems, NULL);
}

/* A NUL ends the text, as whatever a disk leaves behind it is no part of a game. */
void
adj_game_salvage (const char *path, AdjProblems *problems, AdjSalvage *salvage)
{
  gsize length;
  g_autofree char *text = NULL;
  g_autoptr (GArray) spans = NULL;

  g_return_if_fail (path != NULL);
  g_return_if_fail (problems != NULL);
  g_return_if_fail (salvage != NULL);

  text = adj_slurp (path, adj_game_format.max_bytes, &length, problems);
  *salvage = (AdjSalvage){ 0 };
  if (text == NULL)
    return;
  spans = adj_entry_spans_find (text);
  salvage->game = adj_game_parse (text, length, problems, NULL);
  if (salvage->game != NULL)
    salvage->n_kept = adj_game_get_play (salvage->game)->entries->len;
  else
    salvage->game =
        adj_beginning_read (text, spans, ADJ_GAME_END, read_game, g_object_unref, &salvage->n_kept);
  salvage->n_lost = spans->len - salvage->n_kept;
  if (salvage->n_lost > 0)
    salvage->line =
        adj_entry_span_line (text, g_array_index (spans, AdjEntrySpan, salvage->n_kept).start);
}
