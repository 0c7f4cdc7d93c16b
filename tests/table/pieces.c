/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pieces.h"

#include "book/library.h"

AdjBook *
load (void)
{
  static AdjBook *book = NULL;

  if (book == NULL)
    {
      g_autofree char *path = adj_library_find_scenario ("chickamauga");
      g_autoptr (AdjLoaded) loaded = adj_library_load (path);

      g_assert_nonnull (loaded->book);
      book = adj_book_ref (loaded->book);
    }
  return book;
}

AdjEffect
on_unit (AdjEffectKind kind, const char *unit, AdjHexId hex, int value)
{
  AdjEffect effect = adj_effect (kind);

  effect.unit = (guint16) adj_scenario_unit (load ()->scenario, unit);
  effect.hex = hex != 0 ? adj_book_hex (load (), hex) : ADJ_NO_HEX;
  effect.value = (gint16) value;
  return effect;
}

void
apply (AdjTable *table, AdjEffect effect)
{
  g_assert_true (adj_table_apply (table, load (), &effect));
}

AdjEffect
of_side (AdjEffectKind kind, int side, int value, int other)
{
  AdjEffect effect = adj_effect (kind);

  effect.side = (gint8) side;
  effect.value = (gint16) value;
  effect.other = (gint16) other;
  return effect;
}
