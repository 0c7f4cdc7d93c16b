/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/arrival-list.h"

#include <string.h>

#include "rules/dummies.h"
#include "rules/duties.h"
#include "rules/played.h"
#include "words/arrival.h"

/* ---- Who, and where ---- */

static AdjEntryHex
read_entry (const AdjField *field, AdjHex hex, int side)
{
  return (AdjEntryHex){ .hex = hex,
                        .who = field->first[hex],
                        .state = (guint8) adj_entry_way_in (field, hex, side) };
}

static void
begin_facts (const AdjField *field, int unit, AdjArrivalFacts *facts)
{
  memset (facts, 0, sizeof *facts);
  facts->unit = unit;
  facts->side = field->table->units[unit].side;
  facts->entry = ADJ_NO_HEX;
}

static void
read_arrival (const AdjField *field, int unit, AdjArrivalFacts *facts)
{
  const AdjUnit *printed = &field->book->scenario->units[unit];
  int now = field->table->turn;
  AdjHex hexes[ADJ_MAX_WAYS_IN];

  begin_facts (field, unit, facts);
  facts->turn = printed->turn;
  facts->when = facts->turn == 0     ? ADJ_ARRIVAL_UNKNOWN
                : facts->turn < now  ? ADJ_ARRIVAL_OVERDUE
                : facts->turn == now ? ADJ_ARRIVAL_DUE
                                     : ADJ_ARRIVAL_LATER;
  facts->n_entries = adj_entry_hexes (field, unit, hexes);
  for (guint i = 0; i < facts->n_entries; i++)
    facts->entries[i] = read_entry (field, hexes[i], facts->side);
}

/* Y 11.55: as many of those at hand as may come now. */
static guint
read_dummies (const AdjView *view, const AdjField *field, int side, AdjArrivalFacts *arrivals)
{
  AdjDummyArrivals coming;
  guint n = 0;

  adj_dummies_foresee (&coming, field, side);
  for (int unit = 0; unit < field->table->n_units && (int) n < coming.due; unit++)
    {
      AdjArrivalFacts *facts = &arrivals[n];

      if (!adj_table_is_dummy (field->table, unit) || !adj_view_knows (view, unit) ||
          field->table->units[unit].where != ADJ_WAITING || field->table->units[unit].side != side)
        continue;
      begin_facts (field, unit, facts);
      facts->turn = field->table->turn;
      facts->when = ADJ_ARRIVAL_DUE;
      facts->n_entries = coming.n_entries;
      for (guint i = 0; i < coming.n_entries; i++)
        facts->entries[i] = read_entry (field, coming.entries[i], side);
      n++;
    }
  return n;
}

/* ---- In order ---- */

static int
compare (gconstpointer a, gconstpointer b, gpointer data)
{
  const AdjArrivalFacts *first = a;
  const AdjArrivalFacts *second = b;
  const AdjField *field = data;
  gboolean later = first->when == ADJ_ARRIVAL_LATER;
  int alone = adj_phasing_side (field->table->phasing);

  if (MAX (first->when, ADJ_ARRIVAL_DUE) != MAX (second->when, ADJ_ARRIVAL_DUE))
    return (int) first->when - (int) second->when;
  if (later && first->turn != second->turn)
    return first->turn - second->turn;
  if (first->side != second->side)
    return alone == ADJ_NO_SIDE ? first->side - second->side : first->side == alone ? -1 : 1;
  if (first->turn != second->turn)
    return first->turn - second->turn;
  return first->unit - second->unit;
}

/* ---- The column ---- */

/* How many before it go to that entry hex; of one column a side, to any (ADJ_NO_HEX). */
static int
count_before (const AdjArrivalFacts *arrivals, guint at, AdjHex entry)
{
  int n = 0;

  for (guint i = 0; i < at; i++)
    n += arrivals[i].side == arrivals[at].side && arrivals[i].entry != ADJ_NO_HEX &&
         !arrivals[i].waits && (entry == ADJ_NO_HEX || arrivals[i].entry == entry);
  return n;
}

/* The entry hex where least stands in the way. */
static AdjHex
choose_entry (const AdjField *field, const AdjArrivalFacts *arrivals, guint at)
{
  AdjHex best = ADJ_NO_HEX;
  int least = G_MAXINT;

  for (guint i = 0; i < arrivals[at].n_entries; i++)
    {
      const AdjEntryHex *entry = &arrivals[at].entries[i];
      int crowd = field->count[entry->hex] + count_before (arrivals, at, entry->hex);

      if (entry->state > ADJ_WAY_IN_TAKEN || crowd >= least)
        continue;
      best = entry->hex;
      least = crowd;
    }
  return best;
}

/* BG 15.0, 15.3: what its place in the column costs it. */
static void
put_in_column (const AdjField *field, AdjArrivalFacts *arrivals, guint at)
{
  AdjArrivalFacts *facts = &arrivals[at];
  gboolean per_hex = adj_columns_are_per_hex (field->table, field->book);
  int allowance = adj_field_allowance (field, facts->unit);
  AdjHex entry = choose_entry (field, arrivals, at);

  if (facts->when > ADJ_ARRIVAL_DUE || entry == ADJ_NO_HEX)
    return;
  facts->cost = adj_column_cost (field, facts->unit, entry,
                                 count_before (arrivals, at, per_hex ? entry : ADJ_NO_HEX), NULL);
  facts->entry = entry;
  facts->left = allowance == ADJ_UNKNOWN_COST ? ADJ_UNKNOWN_COST : allowance - facts->cost;
  facts->waits = allowance != ADJ_UNKNOWN_COST && facts->cost > allowance;
  if (facts->waits)
    facts->left = 0;
}

guint
adj_arrival_list_find (const AdjView *view, const AdjField *field, AdjArrivalFacts *arrivals)
{
  const AdjScenario *scenario;
  guint n = 0;

  g_return_val_if_fail (view != NULL, 0);
  g_return_val_if_fail (field != NULL, 0);
  g_return_val_if_fail (arrivals != NULL, 0);

  scenario = field->book->scenario;
  for (int unit = 0; unit < (int) scenario->n_units; unit++)
    {
      const AdjUnit *printed = &scenario->units[unit];
      gboolean listed = printed->turn > 0 ? printed->turn <= field->table->turn + ADJ_TURNS_AHEAD
                                          : printed->hex == ADJ_HEX_NONE;

      if (field->table->units[unit].where == ADJ_WAITING && listed && adj_view_knows (view, unit))
        read_arrival (field, unit, &arrivals[n++]);
    }
  for (int side = 0; side < ADJ_SIDES; side++)
    n += read_dummies (view, field, side, &arrivals[n]);
  g_qsort_with_data (arrivals, (int) n, sizeof *arrivals, compare, (gpointer) field);
  for (guint i = 0; i < n; i++)
    put_in_column (field, arrivals, i);
  return n;
}

char *
adj_arrival_list_dummies (const AdjView *view, const AdjField *field, int *side)
{
  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (field != NULL, NULL);
  g_return_val_if_fail (side != NULL, NULL);

  for (*side = 0; *side < ADJ_SIDES; (*side)++)
    {
      AdjDummyArrivals coming;

      adj_dummies_foresee (&coming, field, *side);
      if (adj_view_is_of (view, *side) && coming.due > coming.at_hand)
        return adj_words_dummies (view, coming.due - coming.at_hand, coming.entries,
                                  coming.n_entries);
    }
  return NULL;
}

/* ---- What a notice says ---- */

/* Has the phasing side moved in this phase, or brought somebody on? */
static gboolean
has_begun (const AdjTable *table)
{
  for (int unit = 0; unit < table->n_units; unit++)
    if (adj_table_is_phasing (table, table->units[unit].side) &&
        (table->units[unit].facts & ADJ_FACTS_OF_MOVEMENT) != 0)
      return TRUE;
  return FALSE;
}

/* Those of the phase's arrivals that can come on (BG 15.9). */
static guint
find_open (const AdjView *view, const AdjField *field, guint16 *units)
{
  g_auto (AdjDuties) duties = { 0 };
  guint n = 0;

  adj_duties_find (field, &duties);
  for (guint i = 0; i < duties.n; i++)
    if (duties.duties[i].kind == ADJ_DUTY_ENTER && duties.duties[i].state == ADJ_DUE_REMINDER &&
        adj_view_knows (view, duties.duties[i].unit))
      units[n++] = (guint16) duties.duties[i].unit;
  return n;
}

char *
adj_arrival_list_due_now (const AdjView *view, const AdjField *field)
{
  guint16 units[2 * ADJ_MAX_UNITS];
  guint n;

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (field != NULL, NULL);

  if (has_begun (field->table))
    return NULL;
  n = find_open (view, field, units);
  return n > 0 ? adj_words_arriving (view, units, n) : NULL;
}

char *
adj_arrival_list_forgotten (const AdjView *view, const AdjField *field)
{
  guint16 units[2 * ADJ_MAX_UNITS];
  guint n;

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (field != NULL, NULL);

  if (!has_begun (field->table))
    return NULL;
  n = find_open (view, field, units);
  return n > 0 ? adj_words_not_entered (view, units, n) : NULL;
}
