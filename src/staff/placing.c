/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/placing.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "record/seen-duties.h"
#include "rules/deployment.h"
#include "rules/played.h"
#include "words/duty.h"
#include "words/place.h"

/* ---- Counters ---- */

/* A counter on the board, and what it is listed by. */
typedef struct
{
  int side;
  const char *group; /* "" unless the list goes by formations */
  AdjHex hex;
  guint16 unit;
  guint rank; /* in an order that tells nothing of what lies face down */
} Counter;

static int
compare (gconstpointer a, gconstpointer b)
{
  const Counter *first = a;
  const Counter *second = b;
  int groups = strcmp (first->group, second->group);
  gboolean alone = *first->group == '\0' || *second->group == '\0';

  if (first->side != second->side)
    return first->side - second->side;
  if (groups != 0)
    return alone ? -groups : groups; /* those of no formation come last */
  if (first->hex != second->hex)
    return (int) first->hex - (int) second->hex;
  return (int) first->rank - (int) second->rank;
}

/* Which formation a unit is of is nobody's business who may not know the unit. */
static const char *
group_of (const AdjView *view, int unit)
{
  const char *group = unit < (int) view->book->scenario->n_units && adj_view_knows (view, unit)
                          ? view->book->scenario->units[unit].group
                          : NULL;

  return group != NULL ? group : "";
}

static GArray *
gather (const AdjView *view, gboolean by_formation)
{
  GArray *counters = g_array_new (FALSE, TRUE, sizeof (Counter));
  guint16 units[2 * ADJ_MAX_UNITS];
  guint n = adj_view_units (view, units);

  for (guint i = 0; i < n; i++)
    {
      const AdjUnitState *state = &view->table->units[units[i]];
      Counter counter = { .side = state->side,
                          .group = by_formation ? group_of (view, units[i]) : "",
                          .hex = state->hex,
                          .unit = units[i],
                          .rank = i };

      if (state->where == ADJ_ON_MAP)
        g_array_append_val (counters, counter);
    }
  g_array_sort (counters, compare);
  return counters;
}

static gboolean
same_heading (const Counter *a, const Counter *b)
{
  return a->side == b->side && g_str_equal (a->group, b->group);
}

/* "1/1/XIV, Infantry 5", and whether the counter lies inverted. */
static void
add_unit (GString *lines, const AdjView *view, int unit)
{
  g_autofree char *name = adj_words_unit (view, unit);
  g_autofree char *counter = adj_words_counter (view, unit);

  g_string_append_printf (lines, "%s%s, %s", lines->len > 0 ? "\n" : "", name, counter);
  if (adj_view_knows (view, unit) && adj_table_has (view->table, unit, ADJ_FACT_INEFFECTIVE))
    g_string_append_printf (lines, ", %s", _ ("inverted"));
}

static char *
say_heading (const AdjView *view, const Counter *counter, gboolean by_formation)
{
  g_autofree char *side = adj_words_side (view, counter->side);

  if (!by_formation)
    return g_steal_pointer (&side);
  return g_strdup_printf ("%s, %s", side,
                          *counter->group != '\0' ? counter->group : _ ("of no formation"));
}

/* ---- Placings ---- */

static void
free_placing (gpointer data)
{
  AdjPlacing *self = data;

  g_free (self->key);
  g_free (self->heading);
  g_free (self->number);
  g_free (self->text);
  g_free (self);
}

/* Of those that lie in one place, from counters[0] on. */
static AdjPlacing *
new_placing (const AdjView *view, const Counter *counters, guint n)
{
  AdjPlacing *self = g_new0 (AdjPlacing, 1);
  g_autoptr (GString) lines = g_string_new (NULL);

  self->hex = counters[0].hex;
  while (self->n_units < n && self->n_units < ADJ_MAX_UNITS &&
         same_heading (&counters[0], &counters[self->n_units]) &&
         counters[self->n_units].hex == self->hex)
    {
      self->units[self->n_units] = counters[self->n_units].unit;
      add_unit (lines, view, counters[self->n_units].unit);
      self->n_units++;
    }
  self->key = g_strdup_printf ("%d/%d/%s", counters[0].side, counters[0].hex, counters[0].group);
  self->number = adj_words_hex_named (view, self->hex);
  self->text = g_strdup (lines->str);
  return self;
}

GPtrArray *
adj_placings_find (const AdjView *view, gboolean by_formation)
{
  GPtrArray *placings;
  g_autoptr (GArray) counters = NULL;

  g_return_val_if_fail (view != NULL, NULL);

  placings = g_ptr_array_new_with_free_func (free_placing);
  counters = gather (view, by_formation);
  for (guint i = 0; i < counters->len;)
    {
      const Counter *counter = &g_array_index (counters, Counter, i);
      AdjPlacing *placing = new_placing (view, counter, counters->len - i);

      if (i == 0 || !same_heading (counter, counter - 1))
        placing->heading = say_heading (view, counter, by_formation);
      i += placing->n_units;
      g_ptr_array_add (placings, placing);
    }
  return placings;
}

/* ---- Free deployment (Y 14.0) ---- */

char *
adj_placings_say_wrong (const AdjView *view)
{
  g_auto (AdjDuties) duties = { 0 };
  g_autoptr (GString) text = NULL;

  g_return_val_if_fail (view != NULL, NULL);

  if (!adj_deployment_is_open (view->book, view->table))
    return NULL;
  text = g_string_new (NULL);
  adj_seen_duties (view, &duties);
  for (guint i = 0; i < duties.n; i++)
    if (duties.duties[i].kind == ADJ_DUTY_SET_UP)
      {
        g_autofree char *line = adj_words_duty (view, &duties.duties[i]);

        g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", line);
      }
  return g_strdup (text->len > 0 ? text->str : _ ("Everybody stands where he may"));
}

/* ---- Limited intelligence (Y 11.5) ---- */

/* Y 11.53. */
static int
count_dummies (const AdjTable *table, int side)
{
  int real = 0;
  int dummies = 0;

  for (int unit = 0; unit < table->n_units; unit++)
    if (table->units[unit].side == side && adj_table_is_dummy (table, unit))
      dummies++;
    else if (table->units[unit].side == side && adj_table_on_map (table, unit))
      real++;
  return MAX (real / 3 - dummies, 0);
}

AdjHiding
adj_hiding_read (const AdjView *view)
{
  AdjHiding self = { .side = -1 };

  g_return_val_if_fail (view != NULL, self);

  self.played = adj_intelligence_is_on (view->table);
  if (view->eyes > ADJ_EYES_SECOND)
    return self;
  self.side = (int) view->eyes;
  self.dummies = count_dummies (view->table, self.side);
  return self;
}
