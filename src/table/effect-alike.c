/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/effect-alike.h"

#include <string.h>

#include "table/effect-row.h"

/* A field carried on from the table before may differ by what was there. */
static gboolean
field_alike (const AdjEffectField *field,
             const AdjEffect *a,
             const AdjTable *on_a,
             const AdjEffect *b,
             const AdjTable *on_b)
{
  gint64 before_a = field->before (on_a, a);
  gint64 before_b = field->before (on_b, b);
  gint64 figure_a = adj_effect_get (a, field);
  gint64 figure_b = adj_effect_get (b, field);

  if (field->type == ADJ_FIELD_BITS)
    return ((figure_a ^ figure_b) & 0xffff & ~(before_a ^ before_b)) == 0;
  return figure_a - before_a == figure_b - before_b;
}

gboolean
adj_effect_alike (const AdjEffect *a,
                  const AdjTable *on_a,
                  const AdjEffect *b,
                  const AdjTable *on_b)
{
  const AdjEffectField *fields = adj_effect_row (a->kind)->fields;
  AdjEffect rest = *b;

  if (memcmp (a, b, sizeof *a) == 0)
    return TRUE;
  for (const AdjEffectField *field = fields; field->type != ADJ_FIELD_NONE; field++)
    if (field->before != NULL)
      adj_effect_set (&rest, field, adj_effect_get (a, field));
  if (memcmp (a, &rest, sizeof rest) != 0)
    return FALSE;

  /* All else is the same, so that what a figure is looked up by is one there is. */
  for (const AdjEffectField *field = fields; field->type != ADJ_FIELD_NONE; field++)
    if (field->before != NULL && !field_alike (field, a, on_a, b, on_b))
      return FALSE;
  return TRUE;
}
