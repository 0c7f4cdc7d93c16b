/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/alias.h"

#include <string.h>

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

/* How many bear each alias: two may since a correction, for what is recorded of later deals
 * stands. */
typedef struct
{
  guint16 of[ADJ_MAX_ALIAS + 1];
} Bearers;

static void
count_bearers (const AdjTable *table, Bearers *bearers)
{
  *bearers = (Bearers){ 0 };
  for (int unit = 0; unit < table->n_units; unit++)
    bearers->of[table->units[unit].alias]++;
}

gboolean
adj_alias_is_borne_twice (const AdjTable *table)
{
  Bearers bearers;

  g_return_val_if_fail (table != NULL, FALSE);

  count_bearers (table, &bearers);
  for (int alias = 1; alias <= ADJ_MAX_ALIAS; alias++)
    if (bearers.of[alias] > 1)
      return TRUE;
  return FALSE;
}

/* Has one of them no alias of its own, or have they come together only now? */
static gboolean
need_aliases (const AdjJudge *judge, const Lookalikes *alike, const Bearers *bearers)
{
  AdjHex from = came_from (judge, alike->units[0]);

  for (guint i = 0; i < alike->n; i++)
    {
      int alias = judge->table->units[alike->units[i]].alias;

      if (alias == 0 || bearers->of[alias] > 1)
        return TRUE;
      if (alike->n > 1 && judge->table->units[alike->units[0]].hex != ADJ_NO_HEX &&
          (from == ADJ_NO_HEX || came_from (judge, alike->units[i]) != from))
        return TRUE;
    }
  return FALSE;
}

/* ---- Who gets which ---- */

static guint64
mix (guint64 bits)
{
  bits += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  bits = (bits ^ (bits >> 32)) * G_GUINT64_CONSTANT (0xd6e8feb86659fd93);
  bits = (bits ^ (bits >> 32)) * G_GUINT64_CONSTANT (0xd6e8feb86659fd93);
  return bits ^ (bits >> 32);
}

/* Nobody learns from any number of deals what the next one is like, or what the secret is: that
 * is what the keyed hash is for. No deal is like another, for the entry is another after an undo
 * as well: what has turned up in one line of play tells nothing in the next. */
static guint64
lots_for (const AdjJudge *judge, const Lookalikes *alike)
{
  g_autoptr (GHmac) hash =
      g_hmac_new (G_CHECKSUM_SHA256, (const guchar *) judge->secret, strlen (judge->secret));
  guint8 digest[32];
  gsize length = sizeof digest;
  guint64 lots;

  g_hmac_update (hash, (const guchar *) &judge->number, sizeof judge->number);
  for (guint i = 0; i < alike->n; i++)
    {
      const AdjUnitState *state = &judge->table->units[alike->units[i]];
      const guint16 facts[] = { alike->units[i], state->alias, state->hex };

      g_hmac_update (hash, (const guchar *) facts, sizeof facts);
    }
  g_hmac_get_digest (hash, digest, &length);
  memcpy (&lots, digest, sizeof lots);
  return lots;
}

static void
shuffle (Lookalikes *alike, guint64 lots)
{
  for (guint i = alike->n; i > 1; i--)
    {
      guint other = (guint) (lots % i);
      guint16 unit = alike->units[i - 1];

      lots = mix (lots);
      alike->units[i - 1] = alike->units[other];
      alike->units[other] = unit;
    }
}

/* So many of those that are free, from the first one up. */
static guint
take_free (gboolean *used, int first, guint n, guint8 *aliases)
{
  guint taken = 0;

  for (int alias = first; alias <= ADJ_MAX_ALIAS && taken < n; alias++)
    if (!used[alias])
      {
        used[alias] = TRUE;
        aliases[taken++] = (guint8) alias;
      }
  return taken;
}

/* The numbers after the highest in use; when those have run out, the lowest free ones, and last
 * their own. All are chosen before one is dealt, or a number that the first has laid down and the
 * second takes up would tell who was first. Where there are none left, the back alone has to do. */
static void
choose_aliases (const AdjTable *table, const Lookalikes *alike, guint8 *aliases)
{
  gboolean used[ADJ_MAX_ALIAS + 1] = { FALSE };
  int highest = ADJ_MAX_ALIAS;
  guint n;

  for (int unit = 0; unit < table->n_units; unit++)
    used[table->units[unit].alias] = TRUE;
  used[0] = TRUE;
  while (!used[highest])
    highest--;
  n = take_free (used, highest + 1, alike->n, aliases);
  n += take_free (used, 1, alike->n - n, aliases + n);
  for (guint i = 0; n < alike->n && i < alike->n; i++)
    used[table->units[alike->units[i]].alias] = FALSE;
  n += take_free (used, 1, alike->n - n, aliases + n);
  memset (aliases + n, 0, alike->n - n);
}

static void
deal (AdjJudge *judge, const Bearers *bearers, int side, AdjHex hex)
{
  g_autofree Lookalikes *alike = g_new (Lookalikes, 1);
  guint8 aliases[2 * ADJ_MAX_UNITS];

  gather (judge->table, side, hex, alike);
  if (alike->n == 0 || !need_aliases (judge, alike, bearers))
    return;
  judge->needs_secret = TRUE;
  if (judge->secret == NULL)
    return;
  shuffle (alike, lots_for (judge, alike));
  choose_aliases (judge->table, alike, aliases);
  for (guint i = 0; i < alike->n; i++)
    adj_judge_do_unit (judge, ADJ_EFFECT_ALIAS, alike->units[i], ADJ_NO_HEX, aliases[i]);
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
  Bearers bearers;

  g_return_if_fail (judge != NULL);

  if (judge->standing == ADJ_IMPOSSIBLE || !anybody_face_down (judge->table))
    return;
  count_bearers (judge->table, &bearers);
  for (guint hex = 0; hex < judge->book->n_hexes; hex++)
    if (judge->field.count[hex] > 0)
      deal (judge, &bearers, adj_field_side (&judge->field, (AdjHex) hex), (AdjHex) hex);
  for (int side = 0; side < ADJ_SIDES; side++)
    deal (judge, &bearers, side, ADJ_NO_HEX);
}
