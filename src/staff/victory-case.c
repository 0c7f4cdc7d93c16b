/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/victory-case.h"

#include <string.h>

#include "words/at-least.h"
#include "words/printed.h"
#include "words/score.h"

static void
add_hex (AdjPicks *picks, AdjHex hex)
{
  if (hex != ADJ_NO_HEX && picks->n_hexes < G_N_ELEMENTS (picks->hexes))
    picks->hexes[picks->n_hexes++] = hex;
}

/* The hexes the award names; of one that names none, those of the units that count for it. */
static void
read_hexes (const AdjView *view, const AdjScore *score, AdjPicks *picks)
{
  const AdjAward *award = &g_array_index (view->book->scenario->awards, AdjAward, score->award);

  for (guint i = 0; i < award->hexes->len; i++)
    add_hex (picks, adj_book_hex (view->book, g_array_index (award->hexes, AdjHexId, i)));
  for (guint i = 0; award->hexes->len == 0 && i < score->n_units; i++)
    if (adj_table_on_map (view->table, score->units[i]) && adj_view_knows (view, score->units[i]))
      add_hex (picks, view->table->units[score->units[i]].hex);
}

static void
free_award (gpointer data)
{
  AdjAwardFacts *award = data;

  g_free (award->state);
  g_free (award->points);
  g_free (award->whole);
  g_free (award);
}

static AdjAwardFacts *
new_award (const AdjView *view, const AdjScore *score)
{
  const AdjAward *award = &g_array_index (view->book->scenario->awards, AdjAward, score->award);
  AdjAwardFacts *self = g_new0 (AdjAwardFacts, 1);

  self->title = adj_words_printed (award->title);
  self->state = adj_words_score_state (view, score);
  self->points = adj_words_at_least_brief ((AdjAtLeast){ score->points, score->n_unseen });
  self->whole = adj_words_score (view, score);
  self->nothing = score->points == 0 && score->n_unseen == 0;
  read_hexes (view, score, &self->hexes);
  return self;
}

gboolean
adj_victory_may_be_declared (const AdjView *view)
{
  g_return_val_if_fail (view != NULL, FALSE);

  return adj_victory_is_declared (view->book);
}

AdjVictoryCase *
adj_victory_case_new (const AdjView *view, const AdjField *field)
{
  AdjVictoryCase *self;

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (field != NULL, NULL);

  self = g_new0 (AdjVictoryCase, 1);
  self->victory = adj_victory_find (field);
  self->awards = g_ptr_array_new_with_free_func (free_award);
  for (guint i = 0; i < self->victory->n; i++)
    g_ptr_array_add (self->awards, new_award (view, &self->victory->scores[i]));
  return self;
}

void
adj_victory_case_free (AdjVictoryCase *self)
{
  if (self == NULL)
    return;
  g_free (self->victory);
  g_ptr_array_unref (self->awards);
  g_free (self);
}

gboolean
adj_award_facts_is_picked (const AdjAwardFacts *self, const AdjPicks *picks)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (picks != NULL, FALSE);

  return self->hexes.n_hexes > 0 && self->hexes.n_hexes == picks->n_hexes &&
         memcmp (self->hexes.hexes, picks->hexes, picks->n_hexes * sizeof picks->hexes[0]) == 0;
}
