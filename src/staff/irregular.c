/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/irregular.h"

#include <string.h>

#include "record/seen.h"

static gboolean
counts (const AdjStep *step, guint waved)
{
  const AdjEntry *entry = step->content;

  return step->state != ADJ_STEP_ASIDE && entry->number > waved && entry->standing == ADJ_WARNED &&
         entry->text != NULL && !g_str_has_suffix (entry->text, "!");
}

static gboolean
brings_there (const AdjEffect *effect)
{
  return effect->kind == ADJ_EFFECT_MOVED || effect->kind == ADJ_EFFECT_ENTERED ||
         effect->kind == ADJ_EFFECT_RETREATED || effect->kind == ADJ_EFFECT_ADVANCED;
}

static void
read_step (AdjGame *game, guint at, const AdjView *shown, gboolean *irregular)
{
  const AdjStep *step = &g_array_index (adj_game_get_play (game)->steps, AdjStep, at);
  g_autoptr (AdjTable) table = adj_game_table_after (game, at);
  AdjView before = adj_view (shown->book, table, shown->eyes);
  g_autoptr (GArray) effects = adj_seen_effects (&before, step->effects);

  for (guint i = 0; i < effects->len; i++)
    {
      const AdjEffect *effect = &g_array_index (effects, AdjEffect, i);

      if (brings_there (effect) && effect->unit < shown->table->n_units &&
          adj_table_on_map (shown->table, effect->unit) && adj_view_knows (shown, effect->unit))
        irregular[effect->unit] = TRUE;
    }
}

void
adj_irregular_read (
    AdjGame *game, guint n_steps, guint waved, const AdjView *shown, gboolean *irregular)
{
  const GArray *steps;
  AdjPhaseStart phase;

  g_return_if_fail (ADJ_IS_GAME (game));
  g_return_if_fail (shown != NULL);
  g_return_if_fail (irregular != NULL);

  steps = adj_game_get_play (game)->steps;
  memset (irregular, 0, (gsize) shown->table->n_units * sizeof irregular[0]);
  phase = adj_game_get_phase (game, adj_game_phase_at (game, n_steps));
  for (guint i = phase.n_steps; i < MIN (n_steps, steps->len); i++)
    if (counts (&g_array_index (steps, AdjStep, i), waved))
      read_step (game, i, shown, irregular);
}
