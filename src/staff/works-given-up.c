/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/works-given-up.h"

#include "record/seen.h"
#include "words/effect.h"

typedef struct
{
  AdjGame *game;
  AdjEyes eyes;
  AdjPicks *picks;
  GString *text;
} Search;

static gboolean
is_given_up (const AdjTable *now, const AdjEffect *effect)
{
  return effect->kind == ADJ_EFFECT_MARKER && effect->marker.kind == ADJ_MARKER_NONE &&
         effect->marker.figure != ADJ_WORKS_GIVEN_UP_BY_HAND &&
         adj_table_marker (now, effect->hex) == NULL;
}

static void
add (Search *self, const AdjView *before, const AdjEffect *effect)
{
  g_autofree char *said = adj_words_effect (before, effect);

  if (self->picks->n_hexes < ADJ_MAX_PICKED_HEXES)
    self->picks->hexes[self->picks->n_hexes++] = effect->hex;
  g_string_append_printf (self->text, "%s%s", self->text->len > 0 ? "\n" : "", said);
}

static gboolean
ends_phase (const GArray *effects)
{
  for (guint i = 0; i < effects->len; i++)
    if (g_array_index (effects, AdjEffect, i).kind == ADJ_EFFECT_PHASE)
      return TRUE;
  return FALSE;
}

static gboolean
ends_work (const GArray *effects)
{
  for (guint i = 0; i < effects->len; i++)
    if (g_array_index (effects, AdjEffect, i).kind == ADJ_EFFECT_MARKER)
      return TRUE;
  return FALSE;
}

/* The effects of the order after so many steps, in the words of the eyes that look. */
static void
look_through (Search *self, const GArray *effects, guint n_steps)
{
  g_autoptr (AdjTable) table = adj_game_table_after (self->game, n_steps);
  AdjView before = adj_view (adj_game_get_book (self->game), table, self->eyes);
  g_autoptr (GArray) seen = adj_seen_effects (&before, effects);

  for (guint i = 0; i < seen->len; i++)
    if (is_given_up (adj_game_get_table (self->game), &g_array_index (seen, AdjEffect, i)))
      add (self, &before, &g_array_index (seen, AdjEffect, i));
}

char *
adj_works_given_up_tell (AdjGame *game, AdjEyes eyes, AdjPicks *picks)
{
  const GArray *steps;
  g_autoptr (GString) text = g_string_new (NULL);
  Search search;

  g_return_val_if_fail (ADJ_IS_GAME (game), NULL);
  g_return_val_if_fail (picks != NULL, NULL);

  steps = adj_game_get_play (game)->steps;
  search = (Search){ game, eyes, picks, text };
  *picks = (AdjPicks){ 0 };
  for (guint i = steps->len; i > 0; i--)
    {
      const AdjStep *step = &g_array_index (steps, AdjStep, i - 1);

      if (step->state == ADJ_STEP_ASIDE)
        continue;
      if (ends_work (step->effects))
        look_through (&search, step->effects, i - 1);
      if (ends_phase (step->effects))
        break;
    }
  return text->len > 0 ? g_strdup (text->str) : NULL;
}
