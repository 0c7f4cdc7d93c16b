/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/outcome.h"

#include <glib/gi18n-lib.h>

#include "rules/debts.h"
#include "rules/retreat.h"
#include "words/debt.h"
#include "words/fill.h"
#include "words/place.h"

typedef struct
{
  AdjView before;
  AdjView after;
  AdjField field; /* of the table after */
  GPtrArray *parts;
} Outcome;

typedef struct
{
  guint n;
  guint16 units[ADJ_MAX_UNITS];
} Group;

static void
add (Outcome *self, const char *sentence, const Group *group, const char *hexes)
{
  g_autofree char *units = adj_words_units (&self->after, group->units, group->n);
  const AdjPlace places[] = { { "units", units }, { "hexes", hexes }, { NULL, NULL } };

  g_ptr_array_add (self->parts, adj_fill (sentence, places));
}

/* ---- What happens by itself ---- */

static gboolean
is_lost (const Outcome *self, int unit)
{
  return adj_table_on_map (self->before.table, unit) &&
         self->after.table->units[unit].where == ADJ_ELIMINATED;
}

static gboolean
loses_heart (const Outcome *self, int unit)
{
  return adj_table_on_map (self->after.table, unit) &&
         !adj_table_has (self->before.table, unit, ADJ_FACT_INEFFECTIVE) &&
         adj_table_has (self->after.table, unit, ADJ_FACT_INEFFECTIVE);
}

static void
gather (const Outcome *self, gboolean (*is_meant) (const Outcome *, int), Group *group)
{
  group->n = 0;
  for (int unit = 0; unit < self->after.table->n_units && group->n < ADJ_MAX_UNITS; unit++)
    if (is_meant (self, unit))
      group->units[group->n++] = (guint16) unit;
}

/* BG 7.72: a retreat with no way out costs the unit its life. */
static void
add_forced (Outcome *self, AdjCombatResult result)
{
  gboolean retreat = result == ADJ_RESULT_AR || result == ADJ_RESULT_DR;
  Group group;

  gather (self, is_lost, &group);
  if (group.n > 0)
    add (self,
         retreat ? ngettext ("{units} cannot retreat and is eliminated",
                             "{units} cannot retreat and are eliminated", group.n)
                 : ngettext ("{units} is eliminated", "{units} are eliminated", group.n),
         &group, NULL);
  gather (self, loses_heart, &group);
  if (group.n > 0)
    add (self, ngettext ("{units} becomes ineffective", "{units} become ineffective", group.n),
         &group, NULL);
}

/* ---- What is left to choose ---- */

/* The units that have to retreat, as far as the way is alike. */
static void
add_retreats_of (Outcome *self, gboolean (*is_alike) (const AdjRetreats *), const char *sentence)
{
  AdjRetreats retreats = { 0 };
  Group group = { 0 };
  g_autofree char *hexes = NULL;

  for (guint i = 0; i < self->after.table->n_debts; i++)
    {
      const AdjDebt *debt = &self->after.table->debts[i];
      AdjRetreats its;

      if (debt->kind != ADJ_DEBT_RETREAT)
        continue;
      adj_retreats_find (&self->field, debt->unit, &its);
      if (!is_alike (&its))
        continue;
      retreats = its;
      group.units[group.n++] = debt->unit;
    }
  if (group.n == 1 && retreats.n > 0)
    {
      hexes = adj_words_either_hex (&self->after, retreats.hexes, retreats.n);
      add (self,
           retreats.kind == ADJ_RETREAT_DISPLACES
               ? _ ("{units} must retreat to {hexes} and displace a friend")
               : _ ("{units} must retreat to {hexes}"),
           &group, hexes);
    }
  else if (group.n > 0)
    add (self, sentence, &group, NULL);
}

static gboolean
is_free (const AdjRetreats *retreats)
{
  return retreats->n > 0 && retreats->kind == ADJ_RETREAT_FREE;
}

static gboolean
displaces (const AdjRetreats *retreats)
{
  return retreats->n > 0 && retreats->kind == ADJ_RETREAT_DISPLACES;
}

static gboolean
is_hopeless (const AdjRetreats *retreats)
{
  return retreats->n == 0;
}

static void
add_choices (Outcome *self, int winner)
{
  g_autofree char *side = adj_words_side (&self->after, winner);
  const AdjPlace places[] = { { "side", side }, { NULL, NULL } };

  add_retreats_of (self, is_free, _ ("{units} must retreat"));
  add_retreats_of (self, displaces, _ ("{units} must retreat and displace friends"));
  add_retreats_of (self, is_hopeless, _ ("{units} can retreat only if others make room"));
  for (guint i = 0; i < self->after.table->n_debts; i++)
    if (self->after.table->debts[i].kind == ADJ_DEBT_LOSE)
      g_ptr_array_add (self->parts, adj_words_debt (&self->after, &self->after.table->debts[i]));
  if (winner != ADJ_NO_SIDE)
    /* Translators: after a battle, into a hex that the losers have left */
    g_ptr_array_add (self->parts, adj_fill (_ ("{side} may advance"), places));
}

char *
adj_words_outcome (const AdjView *view, const AdjTable *after, AdjCombatResult result, int winner)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  g_autofree Outcome *self = g_new0 (Outcome, 1);

  self->before = *view;
  self->after = adj_view (view->book, after, view->eyes);
  self->parts = parts;
  adj_field_read (&self->field, view->book, after);
  add_forced (self, result);
  add_choices (self, winner);
  if (parts->len == 0)
    return g_strdup (_ ("Nothing happens"));
  g_ptr_array_add (parts, NULL);
  /* Translators: between the sentences about what a roll of the die comes to */
  return g_strjoinv (C_ ("outcome", "; "), (char **) parts->pdata);
}
