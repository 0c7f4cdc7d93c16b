/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "skirmish/eyes.h"

gboolean
adj_skirmish_sees_card (const AdjSkirmishState *state, int eyes, int card)
{
  g_return_val_if_fail (state != NULL, FALSE);

  return eyes == ADJ_NO_INDEX || state->cards[card].side == eyes || state->cards[card].used;
}

gboolean
adj_skirmish_sees_order (const AdjSkirmishState *state, int eyes, const GArray *changes)
{
  g_return_val_if_fail (state != NULL, FALSE);
  g_return_val_if_fail (changes != NULL, FALSE);

  for (guint i = 0; i < changes->len; i++)
    {
      const AdjChange *change = &g_array_index (changes, AdjChange, i);
      int side;
      int card;

      if (change->kind != ADJ_CHANGE_CARD)
        continue;
      side = change->text[1] != NULL ? adj_skirmish_side (state, change->text[1]) : ADJ_NO_INDEX;
      card = side >= 0 ? adj_skirmish_card (state, side, change->text[0]) : ADJ_NO_INDEX;
      if (card >= 0 ? !adj_skirmish_sees_card (state, eyes, card)
                    : eyes != ADJ_NO_INDEX && side != eyes)
        return FALSE;
    }
  return TRUE;
}
