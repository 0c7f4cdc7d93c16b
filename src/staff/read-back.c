/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/read-back.h"

#include <glib/gi18n-lib.h>

#include "record/seen.h"
#include "staff/listing.h"
#include "words/fill.h"
#include "words/place.h"
#include "words/stack.h"

static void
line_free (gpointer data)
{
  AdjReadLine *line = data;

  g_free (line->group);
  g_free (line->text);
  g_free (line);
}

static void
add_line (GPtrArray *lines, const AdjView *view, int unit, const char *group)
{
  AdjReadLine *line = g_new (AdjReadLine, 1);
  g_autofree char *place = adj_listed_place (view, unit);
  g_autofree char *name = adj_words_unit_strength (view, unit);

  line->unit = unit;
  line->hex = adj_table_on_map (view->table, unit) ? view->table->units[unit].hex : ADJ_NO_HEX;
  line->group = g_strdup (group);
  /* Translators: a unit read out with the place it stands in: "1318: 3/1/XIV 5" */
  line->text =
      adj_fill (_ ("{place}: {unit}"),
                (const AdjPlace[]){ { "place", place }, { "unit", name }, { NULL, NULL } });
  g_ptr_array_add (lines, line);
}

/* ---- Row by row ---- */

static int
row_of (const AdjView *view, int unit)
{
  return view->book->hexes[view->table->units[unit].hex].id % 100;
}

static int
by_row (gconstpointer a, gconstpointer b, gpointer data)
{
  const AdjView *view = data;
  int first = *(const guint16 *) a;
  int second = *(const guint16 *) b;
  int rows = row_of (view, first) - row_of (view, second);
  int hexes = view->table->units[first].hex - view->table->units[second].hex;

  return rows != 0 ? rows : hexes != 0 ? hexes : adj_view_compare (view, first, second);
}

GPtrArray *
adj_read_back_rows (const AdjView *view)
{
  GPtrArray *lines;
  g_autoptr (GArray) on_map = NULL;
  guint16 units[2 * ADJ_MAX_UNITS];
  guint n;

  g_return_val_if_fail (view != NULL, NULL);

  lines = g_ptr_array_new_with_free_func (line_free);
  on_map = g_array_new (FALSE, FALSE, sizeof (guint16));
  n = adj_view_units (view, units);
  for (guint i = 0; i < n; i++)
    if (adj_table_on_map (view->table, units[i]))
      g_array_append_val (on_map, units[i]);
  g_array_sort_with_data (on_map, by_row, (gpointer) view);
  for (guint i = 0; i < on_map->len; i++)
    {
      int unit = g_array_index (on_map, guint16, i);
      g_autofree char *row = g_strdup_printf ("%02d", row_of (view, unit));
      /* Translators: the hexes whose numbers end in the same two digits */
      g_autofree char *group =
          adj_fill (_ ("Row {row}"), (const AdjPlace[]){ { "row", row }, { NULL, NULL } });

      add_line (lines, view, unit, group);
    }
  return lines;
}

/* ---- By formation ---- */

GPtrArray *
adj_read_back_formations (const AdjView *view)
{
  GPtrArray *lines;

  g_return_val_if_fail (view != NULL, NULL);

  lines = g_ptr_array_new_with_free_func (line_free);
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      g_autofree char *name = adj_words_side (view, side);
      g_autoptr (GPtrArray) formations = adj_formations (view, side);

      for (guint i = 0; i < formations->len; i++)
        {
          const AdjFormation *formation = g_ptr_array_index (formations, i);
          g_autofree char *group = adj_fill (
              C_ ("formation", "{side}, {formation}"),
              (const AdjPlace[]){ { "side", name },
                                  { "formation", formation->name != NULL ? formation->name
                                                                         : _ ("In no formation") },
                                  { NULL, NULL } });

          for (guint j = 0; j < formation->units->len; j++)
            add_line (lines, view, g_array_index (formation->units, guint16, j), group);
        }
    }
  return lines;
}

/* ---- Where it began ---- */

static gboolean
touches (const AdjView *before, const GArray *recorded, int unit)
{
  g_autoptr (GArray) effects = adj_seen_effects (before, recorded);

  for (guint i = 0; i < effects->len; i++)
    if (g_array_index (effects, AdjEffect, i).unit == unit)
      return TRUE;
  return FALSE;
}

GPtrArray *
adj_read_back_trail (AdjGame *game, AdjEyes eyes, guint n_steps, int unit, guint most)
{
  GPtrArray *trail;
  const GArray *steps;

  g_return_val_if_fail (ADJ_IS_GAME (game), NULL);

  trail = g_ptr_array_new_with_free_func (g_free);
  steps = adj_game_get_play (game)->steps;
  for (guint i = MIN (n_steps, steps->len); i > 0 && trail->len < most; i--)
    {
      const AdjStep *step = &g_array_index (steps, AdjStep, i - 1);
      g_autoptr (AdjTable) table = adj_game_table_after (game, i - 1);
      AdjView before = adj_view (adj_game_get_book (game), table, eyes);
      g_autofree char *order = NULL;

      if (step->state == ADJ_STEP_ASIDE || step->content->text == NULL ||
          !adj_view_knows (&before, unit) || !touches (&before, step->effects, unit))
        continue;
      order = adj_seen_order (&before, step->content->text);
      g_ptr_array_add (trail, g_strdup_printf ("%u  %s", step->number, order));
    }
  return trail;
}
