/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/effect.h"

#include <string.h>

AdjEffect
adj_effect (AdjEffectKind kind)
{
  AdjEffect effect;

  memset (&effect, 0, sizeof effect);
  effect.kind = (guint8) kind;
  effect.side = ADJ_NO_SIDE;
  effect.unit = ADJ_NO_UNIT;
  effect.hex = ADJ_NO_HEX;
  return effect;
}

AdjEffect
adj_effect_phase (int turn, int index, int sides)
{
  AdjEffect effect = adj_effect (ADJ_EFFECT_PHASE);

  effect.phase.turn = turn;
  effect.phase.index = index;
  effect.phase.sides = sides;
  return effect;
}

AdjEffect
adj_effect_debt (AdjEffectKind kind, const AdjDebt *debt)
{
  AdjEffect effect = adj_effect (kind);

  effect.debt.kind = debt->kind;
  effect.debt.value = debt->value;
  effect.side = debt->side;
  effect.unit = debt->unit;
  effect.hex = debt->hex;
  effect.engagement = debt->engagement;
  return effect;
}

AdjDebt
adj_effect_debt_meant (const AdjEffect *effect)
{
  AdjDebt debt;

  memset (&debt, 0, sizeof debt);
  debt.kind = (guint8) effect->debt.kind;
  debt.side = effect->side;
  debt.unit = effect->unit;
  debt.hex = effect->hex;
  debt.value = (gint16) effect->debt.value;
  debt.engagement = (guint16) effect->engagement;
  return debt;
}

gboolean
adj_result_word_read (AdjResultWord *word, const char *text)
{
  gsize length;

  g_return_val_if_fail (word != NULL, FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  *word = (AdjResultWord){ 0 };
  length = strlen (text);
  if (length == 0 || length > ADJ_RESULT_LETTERS)
    return FALSE;
  for (gsize i = 0; i < length; i++)
    if (!g_ascii_isalnum (text[i]) && strchr ("+-*/.", text[i]) == NULL)
      return FALSE;
  memcpy (word->text, text, length);
  return TRUE;
}

#define LETTERS_A_FIGURE 4

void
adj_effect_set_word (AdjEffect *rolled, const AdjResultWord *word)
{
  g_return_if_fail (rolled != NULL);
  g_return_if_fail (word != NULL);

  for (guint i = 0; i < ADJ_RESULT_LETTERS; i++)
    rolled->roll.letters[i / LETTERS_A_FIGURE] |= (gint32) word->text[i]
                                                  << (8 * (i % LETTERS_A_FIGURE));
}

AdjResultWord
adj_effect_get_word (const AdjEffect *rolled)
{
  AdjResultWord word = { 0 };

  g_return_val_if_fail (rolled != NULL, word);

  for (guint i = 0; i < ADJ_RESULT_LETTERS; i++)
    word.text[i] =
        (char) (rolled->roll.letters[i / LETTERS_A_FIGURE] >> (8 * (i % LETTERS_A_FIGURE)));
  return word;
}
