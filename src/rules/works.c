/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/works.h"

#include "rules/played.h"

AdjEffect
adj_works_mark (AdjHex hex, AdjMarkerKind kind, int other, guint16 builder)
{
  AdjEffect effect = adj_effect (ADJ_EFFECT_MARKER);

  effect.hex = hex;
  effect.marker.kind = kind;
  effect.marker.figure = other;
  effect.unit = builder;
  return effect;
}

const AdjMarker *
adj_works_of (const AdjTable *table, int unit)
{
  g_return_val_if_fail (table != NULL, NULL);

  for (guint i = 0; i < table->n_markers; i++)
    if (table->markers[i].kind == ADJ_MARKER_BUILDING && table->markers[i].builder == unit)
      return &table->markers[i];
  return NULL;
}

gboolean
adj_works_give_up (const AdjTable *table, int unit, AdjWorksGivenUp why, AdjEffect *loss)
{
  const AdjMarker *marker;

  g_return_val_if_fail (table != NULL, FALSE);
  g_return_val_if_fail (loss != NULL, FALSE);

  marker = adj_works_of (table, unit);
  if (marker != NULL)
    *loss = adj_works_mark (marker->hex, ADJ_MARKER_NONE, why, (guint16) unit);
  return marker != NULL;
}

/* Y 5.42: what of all that happens to a builder ends its work; ADJ_N_GIVEN_UP if nothing. */
static AdjWorksGivenUp
what_ends_it (const AdjEffect *effect)
{
  static const struct
  {
    AdjEffectKind kind;
    AdjWorksGivenUp why;
  } ends[] = {
    { ADJ_EFFECT_MOVED, ADJ_WORKS_GIVEN_UP_MOVED },
    { ADJ_EFFECT_EXITED, ADJ_WORKS_GIVEN_UP_MOVED },
    { ADJ_EFFECT_ATTACKER, ADJ_WORKS_GIVEN_UP_ATTACKED },
    { ADJ_EFFECT_DEFENDER, ADJ_WORKS_GIVEN_UP_DEFENDED },
    { ADJ_EFFECT_SUPPORTER, ADJ_WORKS_GIVEN_UP_DEFENDED }, /* Y 8.51: in the defence of others */
    { ADJ_EFFECT_RETREATED, ADJ_WORKS_GIVEN_UP_DRIVEN },
    { ADJ_EFFECT_DISPLACED, ADJ_WORKS_GIVEN_UP_DRIVEN },
    { ADJ_EFFECT_ADVANCED, ADJ_WORKS_GIVEN_UP_DRIVEN },
    { ADJ_EFFECT_PLACED, ADJ_WORKS_GIVEN_UP_BY_HAND },
    { ADJ_EFFECT_ELIMINATED, ADJ_WORKS_GIVEN_UP_LOST },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    if (ends[i].kind == effect->kind)
      return ends[i].why;
  return ADJ_N_GIVEN_UP;
}

gboolean
adj_works_suffer (const AdjTable *table, const AdjEffect *effect, AdjEffect *loss)
{
  AdjWorksGivenUp why;

  g_return_val_if_fail (table != NULL, FALSE);
  g_return_val_if_fail (effect != NULL, FALSE);
  g_return_val_if_fail (loss != NULL, FALSE);

  why = what_ends_it (effect);
  if (why == ADJ_N_GIVEN_UP || table->n_markers == 0 || !adj_entrenchments_are_played (table) ||
      !adj_works_give_up (table, effect->unit, why, loss))
    return FALSE;
  return effect->kind != ADJ_EFFECT_PLACED || effect->hex != loss->hex;
}
