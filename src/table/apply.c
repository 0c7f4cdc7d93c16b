/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/apply.h"

#include "table/effect-fit.h"
#include "table/effect-old.h"
#include "table/effect-row.h"

gboolean
adj_table_apply (AdjTable *self, const AdjBook *book, const AdjEffect *effect)
{
  AdjEffect told;

  if (!adj_effect_fits (self, book, effect))
    return FALSE;
  if (effect->untold)
    {
      told = *effect;
      adj_effect_tell (&told, self, book);
      effect = &told;
    }
  adj_effect_row (effect->kind)->apply (self, effect);
  return TRUE;
}

static gboolean
all_are_told (const GArray *effects)
{
  for (guint i = 0; i < effects->len; i++)
    if (g_array_index (effects, AdjEffect, i).untold)
      return FALSE;
  return TRUE;
}

GArray *
adj_effects_told (const GArray *effects, const AdjTable *table, const AdjBook *book)
{
  g_autoptr (AdjTable) now = NULL;
  GArray *told = g_array_new (FALSE, FALSE, sizeof (AdjEffect));

  g_array_append_vals (told, effects->data, effects->len);
  if (all_are_told (effects))
    return told;
  now = adj_table_copy (table);
  for (guint i = 0; i < told->len; i++)
    {
      AdjEffect *effect = &g_array_index (told, AdjEffect, i);

      if (effect->untold && adj_effect_fits (now, book, effect))
        adj_effect_tell (effect, now, book);
      adj_table_apply (now, book, effect);
    }
  return told;
}
