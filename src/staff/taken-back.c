/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/taken-back.h"

#include <glib/gi18n-lib.h>

#include "record/seen.h"
#include "rules/engagement.h"
#include "words/fill.h"

static AdjView
view_of (AdjGame *game)
{
  return adj_view (adj_game_get_book (game), adj_game_get_table (game), adj_game_get_eyes (game));
}

char *
adj_taken_back_say (AdjGame *game, gboolean undo, guint number)
{
  g_autofree char *order = NULL;
  AdjView view;

  g_return_val_if_fail (ADJ_IS_GAME (game), NULL);

  view = view_of (game);
  order = adj_game_get_taken (game) != NULL
              ? g_strdup (adj_game_get_taken (game))
              : adj_seen_line (&view, adj_play_entry (adj_game_get_play (game), number));
  return adj_fill (undo ? _ ("Taken back: {order}") : _ ("Done again: {order}"),
                   (const AdjPlace[]){ { "order", order }, { NULL, NULL } });
}

/* FALSE: these eyes do not know who that was. */
static gboolean
pick (AdjPicks *picks, const AdjView *view, const AdjEffect *effect)
{
  switch (effect->kind)
    {
    case ADJ_EFFECT_TARGET:
      return adj_picks_toggle_target (picks, effect->hex);
    case ADJ_EFFECT_ATTACKER:
      return adj_view_knows (view, effect->unit) && adj_picks_toggle_unit (picks, effect->unit);
    default:
      return TRUE;
    }
}

/* The column that was declared belongs to this attack as it stands, so it comes last. */
gboolean
adj_taken_back_pick (AdjGame *game, guint number, AdjPicks *picks)
{
  const AdjEntry *entry;
  int reduce = -1;
  AdjView view;

  g_return_val_if_fail (ADJ_IS_GAME (game), FALSE);
  g_return_val_if_fail (picks != NULL, FALSE);

  entry = adj_play_entry (adj_game_get_play (game), number);
  view = view_of (game);
  *picks = (AdjPicks){ 0 };
  if (adj_game_get_taken (game) != NULL || entry->kind != ADJ_ENTRY_ORDER ||
      entry->verb != ADJ_VERB_ATTACK)
    return FALSE;
  for (guint i = 0; i < entry->effects->len; i++)
    {
      const AdjEffect *effect = &g_array_index (entry->effects, AdjEffect, i);

      if (!pick (picks, &view, effect))
        return FALSE;
      if (effect->kind == ADJ_EFFECT_ATTACK)
        reduce = effect->reduce;
    }
  picks->reduced = (guint8) (reduce + 1);
  return picks->n_units > 0 && picks->n_targets > 0;
}

/* ---- One attack of many ---- */

static gboolean
announces (const AdjStep *step, int engagement)
{
  for (guint i = 0; i < step->effects->len; i++)
    {
      const AdjEffect *effect = &g_array_index (step->effects, AdjEffect, i);

      if (effect->kind == ADJ_EFFECT_ATTACK && effect->engagement == engagement)
        return TRUE;
    }
  return FALSE;
}

/* The last with that number: those of earlier phases have the same. */
static guint
find_order (AdjGame *game, int engagement)
{
  const GArray *steps = adj_game_get_play (game)->steps;

  for (guint i = steps->len; i > 0; i--)
    if (announces (&g_array_index (steps, AdjStep, i - 1), engagement))
      return g_array_index (steps, AdjStep, i - 1).number;
  return 0;
}

/* Does any later order come out otherwise without it, such as cavalry that slipped away from it? */
static gboolean
rests_on (AdjGame *game, guint number)
{
  g_autoptr (AdjCorrection) correction = adj_game_strike (game, number);

  for (guint i = 0; i < correction->consequences->len; i++)
    if (g_array_index (correction->consequences, AdjConsequence, i).kind != ADJ_CONSEQUENCE_SAME)
      return TRUE;
  return correction->entry == NULL;
}

guint
adj_taken_back_attack (AdjGame *game, int engagement, char **why)
{
  const AdjTable *table;
  const char *reason = NULL;
  guint number;

  g_return_val_if_fail (ADJ_IS_GAME (game), 0);
  g_return_val_if_fail (why != NULL, 0);

  table = adj_game_get_table (game);
  number =
      engagement >= 1 && engagement <= table->n_engagements ? find_order (game, engagement) : 0;
  if (number == 0)
    reason = _ ("There is no such attack");
  else if (adj_engagements_have_begun (table))
    reason = _ ("A die has fallen: attacks are not taken back any more (Y S4.1)");
  else if (rests_on (game, number))
    reason = _ ("What was ordered later rests on this attack: undo that first");
  *why = reason != NULL ? g_strdup (reason) : NULL;
  return reason == NULL ? number : 0;
}
