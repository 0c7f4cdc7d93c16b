/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/alias.h"

/* Units among which the enemy sees no difference: those face down in one hex, or all of a side's
 * that are not on the map. */
typedef struct
{
  guint n;
  guint16 units[2 * ADJ_MAX_UNITS];
} Lookalikes;

static void
gather (const AdjTable *table, int side, AdjHex hex, Lookalikes *found)
{
  found->n = 0;
  for (int unit = 0; unit < table->n_units; unit++)
    if (adj_table_has (table, unit, ADJ_FACT_FACE_DOWN) && table->units[unit].side == side &&
        table->units[unit].hex == hex)
      found->units[found->n++] = (guint16) unit;
}

/* Where this order found the unit; its own hex if the order did not move it. */
static AdjHex
came_from (const AdjJudge *judge, int unit)
{
  for (guint i = 0; i < judge->n_effects; i++)
    {
      const AdjEffect *effect = &judge->effects[i];

      if (effect->unit == unit && effect->kind == ADJ_EFFECT_MOVED)
        return effect->path[0];
      if (effect->unit == unit && effect->kind <= ADJ_EFFECT_PLACED)
        return ADJ_NO_HEX;
    }
  return judge->table->units[unit].hex;
}

/* Has one of them no alias, or have they come together only now? */
static gboolean
need_aliases (const AdjJudge *judge, const Lookalikes *alike)
{
  AdjHex from = came_from (judge, alike->units[0]);

  for (guint i = 0; i < alike->n; i++)
    {
      if (judge->table->units[alike->units[i]].alias == 0)
        return TRUE;
      if (alike->n > 1 && judge->table->units[alike->units[0]].hex != ADJ_NO_HEX &&
          (from == ADJ_NO_HEX || came_from (judge, alike->units[i]) != from))
        return TRUE;
    }
  return FALSE;
}

static guint64
mix (guint64 bits)
{
  bits += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  bits = (bits ^ (bits >> 32)) * G_GUINT64_CONSTANT (0xd6e8feb86659fd93);
  bits = (bits ^ (bits >> 32)) * G_GUINT64_CONSTANT (0xd6e8feb86659fd93);
  return bits ^ (bits >> 32);
}

/* Nobody who does not know the units may work out the order they are dealt in, but the same
 * table has to be dealt the same way again. */
static guint64
secret_of (const AdjTable *table, const Lookalikes *alike)
{
  guint64 secret = table->turn;

  for (guint i = 0; i < alike->n; i++)
    {
      const AdjUnitState *state = &table->units[alike->units[i]];

      secret = mix (secret + alike->units[i]);
      secret = mix (secret + state->alias);
      secret = mix (secret + state->hex);
    }
  return secret;
}

static void
shuffle (Lookalikes *alike, guint64 secret)
{
  for (guint i = alike->n; i > 1; i--)
    {
      guint other = (guint) (secret % i);
      guint16 unit = alike->units[i - 1];

      secret = mix (secret);
      alike->units[i - 1] = alike->units[other];
      alike->units[other] = unit;
    }
}

/* The number after the highest in use; when those have run out, the lowest free one. 0 if there
 * is none: then the back alone has to do. */
static int
next_alias (const AdjTable *table)
{
  gboolean used[ADJ_MAX_ALIAS + 1] = { FALSE };
  int alias = ADJ_MAX_ALIAS;

  for (int unit = 0; unit < table->n_units; unit++)
    used[table->units[unit].alias] = TRUE;
  if (!used[alias])
    {
      while (alias > 0 && !used[alias])
        alias--;
      return alias + 1;
    }
  for (alias = 1; alias <= ADJ_MAX_ALIAS && used[alias]; alias++)
    ;
  return alias <= ADJ_MAX_ALIAS ? alias : 0;
}

static void
deal (AdjJudge *judge, int side, AdjHex hex)
{
  g_autofree Lookalikes *alike = g_new (Lookalikes, 1);

  gather (judge->table, side, hex, alike);
  if (alike->n == 0 || !need_aliases (judge, alike))
    return;
  shuffle (alike, secret_of (judge->table, alike));
  for (guint i = 0; i < alike->n; i++)
    adj_judge_do_unit (judge, ADJ_EFFECT_ALIAS, alike->units[i], ADJ_NO_HEX,
                       next_alias (judge->table));
}

static gboolean
anybody_face_down (const AdjTable *table)
{
  for (int unit = 0; unit < table->n_units; unit++)
    if (adj_table_has (table, unit, ADJ_FACT_FACE_DOWN))
      return TRUE;
  return FALSE;
}

/* Hex after hex, so that the numbers follow what everybody sees. */
void
adj_alias_deal (AdjJudge *judge)
{
  if (judge->standing == ADJ_IMPOSSIBLE || !anybody_face_down (judge->table))
    return;
  for (guint hex = 0; hex < judge->book->n_hexes; hex++)
    if (judge->field.count[hex] > 0)
      deal (judge, adj_field_side (&judge->field, (AdjHex) hex), (AdjHex) hex);
  for (int side = 0; side < ADJ_SIDES; side++)
    deal (judge, side, ADJ_NO_HEX);
}
