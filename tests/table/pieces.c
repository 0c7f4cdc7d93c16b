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

const AdjEffectField *
figure_of (AdjEffectKind kind, guint nth)
{
  const AdjEffectField *field = adj_effect_row (kind)->fields;

  for (; field->type != ADJ_FIELD_NONE; field++)
    if (adj_field_is_figure (field) && nth-- == 0)
      return field;
  return NULL;
}

void
set_figure (AdjEffect *effect, guint nth, int figure)
{
  const AdjEffectField *field = figure_of (effect->kind, nth);

  if (field != NULL)
    adj_effect_set (effect, field, figure);
}

AdjEffect
on_unit (AdjEffectKind kind, const char *unit, AdjHexId hex, int value)
{
  return adj_effect_of_unit (kind, adj_scenario_unit (load ()->scenario, unit),
                             hex != 0 ? adj_book_hex (load (), hex) : ADJ_NO_HEX, value);
}

void
apply (AdjTable *table, AdjEffect effect)
{
  g_assert_true (adj_table_apply (table, load (), &effect));
}

AdjEffect
of_side (AdjEffectKind kind, int side, int first, int second)
{
  AdjEffect effect = adj_effect (kind);

  effect.side = (gint8) side;
  set_figure (&effect, 0, first);
  set_figure (&effect, 1, second);
  return effect;
}
