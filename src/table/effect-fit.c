/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/effect-fit.h"

#include "table/effect-row.h"
#include "table/tokens.h"

static gboolean
path_fits (const AdjBook *book, const AdjEffect *effect)
{
  if (effect->n_path == 0 || effect->n_path > ADJ_MAX_PATH)
    return FALSE;
  for (int i = 0; i < effect->n_path; i++)
    if (effect->path[i] >= book->n_hexes)
      return FALSE;
  return TRUE;
}

static gboolean
figure_fits (const AdjEffectField *field, gint32 figure)
{
  return figure >= field->least && figure <= field->most;
}

static gboolean
plot_fits (guint32 tokens)
{
  if ((tokens & ~ADJ_PLOT_ATTACKS) >> (4 * ADJ_SEGMENTS) != 0)
    return FALSE;
  for (int segment = 1; segment <= ADJ_SEGMENTS; segment++)
    if (adj_plot_token (tokens, segment) >= ADJ_N_TOKENS)
      return FALSE;
  return TRUE;
}

static gboolean
field_fits (const AdjTable *self,
            const AdjBook *book,
            const AdjEffect *effect,
            const AdjEffectField *field)
{
  switch (field->type)
    {
    case ADJ_FIELD_UNIT:
      return effect->unit < self->n_units;
    case ADJ_FIELD_UNIT_OR_NONE:
      return effect->unit < self->n_units || effect->unit == ADJ_NO_UNIT;
    case ADJ_FIELD_HEX:
      return effect->hex < book->n_hexes;
    case ADJ_FIELD_HEX_OR_NONE:
      return effect->hex < book->n_hexes || effect->hex == ADJ_NO_HEX;
    case ADJ_FIELD_SIDE:
      return effect->side >= 0 && effect->side < ADJ_SIDES;
    case ADJ_FIELD_PATH:
      return path_fits (book, effect);
    case ADJ_FIELD_FIGURE:
    case ADJ_FIELD_BITS:
    case ADJ_FIELD_ENGAGEMENT:
      return figure_fits (field, adj_effect_get (effect, field));
    case ADJ_FIELD_PLOT:
      return plot_fits ((guint32) adj_effect_get (effect, field));
    case ADJ_FIELD_SEAL:
    case ADJ_FIELD_WORD:
    case ADJ_FIELD_NEW_UNIT: /* its row says which */
    case ADJ_FIELD_NONE:
    default:
      return TRUE;
    }
}

gboolean
adj_effect_fits (const AdjTable *self, const AdjBook *book, const AdjEffect *effect)
{
  const AdjEffectRow *row;

  if (effect->kind >= ADJ_N_EFFECTS)
    return FALSE;
  row = adj_effect_row (effect->kind);
  for (const AdjEffectField *field = row->fields; field->type != ADJ_FIELD_NONE; field++)
    if (!field_fits (self, book, effect, field))
      return FALSE;
  return row->fits == NULL || row->fits (self, book, effect);
}

gboolean
adj_effect_fits_again (const AdjTable *self, const AdjEffect *effect)
{
  const AdjUnitState *unit = effect->unit < self->n_units ? &self->units[effect->unit] : NULL;
  gboolean on_map = unit != NULL && unit->where == ADJ_ON_MAP;
  gboolean declared = self->battle.stage == ADJ_BATTLE_DECLARED ||
                      (self->n_engagements > 0 && self->execution == ADJ_EXECUTION_WAITS);

  switch (adj_effect_row (effect->kind)->again)
    {
    case ADJ_AGAIN_ON_MAP:
      return on_map;
    case ADJ_AGAIN_AT_START:
      return on_map && unit->hex == effect->path[0];
    case ADJ_AGAIN_WAITING:
      return unit != NULL && unit->where == ADJ_WAITING;
    case ADJ_AGAIN_IN_BATTLE:
      return on_map && declared;
    case ADJ_AGAIN_DIE:
      return declared;
    case ADJ_AGAIN_ANYHOW:
    default:
      return TRUE;
    }
}
