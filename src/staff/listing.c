/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/listing.h"

#include <glib/gi18n-lib.h>

#include "table/unit.h"
#include "words/brief.h"
#include "words/fill.h"
#include "words/place.h"
#include "words/unit.h"

static void
formation_free (gpointer data)
{
  AdjFormation *formation = data;

  g_array_unref (formation->units);
  g_free (formation);
}

static AdjFormation *
formation_of (GPtrArray *formations, const char *name)
{
  AdjFormation *formation;

  for (guint i = 0; i < formations->len; i++)
    {
      formation = g_ptr_array_index (formations, i);
      if (g_strcmp0 (formation->name, name) == 0)
        return formation;
    }
  formation = g_new (AdjFormation, 1);
  formation->name = name;
  formation->units = g_array_new (FALSE, FALSE, sizeof (guint16));
  g_ptr_array_add (formations, formation);
  return formation;
}

static int
none_last (gconstpointer a, gconstpointer b)
{
  const AdjFormation *first = *(AdjFormation *const *) a;
  const AdjFormation *second = *(AdjFormation *const *) b;

  return (first->name == NULL) - (second->name == NULL);
}

/* Dummies (Y 11.52) belong to none, and neither does who is not known: listed together they cannot
 * be told apart. */
static const char *
group_of (const AdjView *view, int unit)
{
  return adj_view_knows (view, unit) && adj_unit_is_printed (view->book, unit)
             ? view->book->scenario->units[unit].group
             : NULL;
}

GPtrArray *
adj_formations (const AdjView *view, int side)
{
  GPtrArray *formations;

  g_return_val_if_fail (view != NULL, NULL);

  formations = g_ptr_array_new_with_free_func (formation_free);
  guint16 units[2 * ADJ_MAX_UNITS];
  guint n = adj_view_units (view, units);

  for (guint i = 0; i < n; i++)
    if (view->table->units[units[i]].side == side)
      g_array_append_val (formation_of (formations, group_of (view, units[i]))->units, units[i]);
  g_ptr_array_sort (formations, none_last);
  return formations;
}

static const char *
state_sentence (const AdjView *view, int unit)
{
  if (!adj_view_knows (view, unit))
    return "{unit}";
  if (adj_table_has (view->table, unit, ADJ_FACT_FACE_DOWN))
    return _ ("{unit} (face down)");
  if (adj_table_has (view->table, unit, ADJ_FACT_INEFFECTIVE))
    /* Translators: the counter lies with its other side up: the unit is ineffective */
    return _ ("{unit} (inverted)");
  if (adj_table_has (view->table, unit, ADJ_FACT_REDUCED))
    return _ ("{unit} (reduced)");
  return "{unit}";
}

char *
adj_listed_name (const AdjView *view, int unit)
{
  g_autofree char *name = NULL;
  g_autofree char *markers = NULL;

  g_return_val_if_fail (view != NULL, NULL);

  name = adj_words_unit (view, unit);
  markers =
      adj_words_markers (adj_view_knows (view, unit) ? (int) view->table->units[unit].bears : 0);
  return adj_fill (*markers != '\0' ? "{unit} ({markers})" : state_sentence (view, unit),
                   (const AdjPlace[]){ { "unit", name }, { "markers", markers }, { NULL, NULL } });
}

char *
adj_listed_place (const AdjView *view, int unit)
{
  g_autofree char *where = NULL;
  g_autofree char *turn = NULL;

  g_return_val_if_fail (view != NULL, NULL);

  where = adj_words_where (view, unit);
  if (view->table->units[unit].where != ADJ_WAITING || !adj_view_knows (view, unit) ||
      !adj_unit_is_printed (view->book, unit) || view->book->scenario->units[unit].turn == 0)
    return g_steal_pointer (&where);
  turn = adj_words_turn (view, view->book->scenario->units[unit].turn);
  /* Translators: the Game-Turn in which a unit is due */
  return adj_fill (_ ("turn {turn}"), (const AdjPlace[]){ { "turn", turn }, { NULL, NULL } });
}
