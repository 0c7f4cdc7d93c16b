/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/terrain-table.h"

#include <glib/gi18n-lib.h>

#include "desk/value.h"
#include "rules/played.h"
#include "staff/rule-lines.h"
#include "words/fill.h"
#include "words/printed.h"

static char *
cost_text (int cost)
{
  if (cost == ADJ_CLOSED)
    return g_strdup (C_ ("cost", "closed"));
  return cost == ADJ_UNKNOWN_COST ? g_strdup ("?") : adj_value_say_mp (cost);
}

static char *
times (int figure)
{
  return figure > 1 ? g_strdup_printf ("\303\227%d", figure) : g_strdup ("");
}

/* ---- Hexes ---- */

/* The columns that the options in force add to the table: one for batteries where forest gives
 * cover (Y 9.0b), one for works where they are dug (Y 5.45), and what is paid by night where that
 * is more (E N.5). What no terrain of the battle does has none: rules of which that part is
 * missing would seem to say that it does nothing. */
typedef struct
{
  gboolean cover;
  gboolean works;
  gboolean night;
  gboolean defence;
  gboolean sight;
} Columns;

static gboolean
is_told (const AdjBook *book, int terrain)
{
  return book->ruleset->terrains[terrain].look != ADJ_LOOK_UNKNOWN &&
         adj_battle_has_terrain (book, terrain);
}

static int
defence_of (const AdjTerrain *terrain, gboolean cover)
{
  return cover ? MAX (terrain->cover, terrain->defence) : terrain->defence;
}

static Columns
columns_of (const AdjView *view)
{
  Columns shown = { .cover = adj_forests_cover (view->table),
                    .works = adj_entrenchments_are_played (view->table),
                    .night = adj_nights_make_ground_dear (view->table) };

  for (guint i = 0; i < view->book->ruleset->n_terrains; i++)
    if (is_told (view->book, (int) i))
      {
        const AdjTerrain *terrain = &view->book->ruleset->terrains[i];

        shown.defence |= defence_of (terrain, shown.cover) > 1;
        shown.sight |= terrain->blocks_sight;
      }
  return shown;
}

static AdjDocColumn
night_column (void)
{
  /* Translators: the movement points that are paid in Night turns */
  return (AdjDocColumn){ _ ("By night"), ADJ_COLUMN_FIT, ADJ_ALIGN_END };
}

/* Nothing is dearer by ferry. */
static int
night_cost (const AdjTerrain *terrain, int cost)
{
  return cost < 0 || terrain->only_by >= 0 ? cost : 2 * cost;
}

static AdjDocTable *
add_table (AdjDoc *doc, const Columns *shown)
{
  AdjDocColumn columns[8] = {
    { _ ("Terrain"), ADJ_COLUMN_TEXT, ADJ_ALIGN_START },
    { _ ("MP"), ADJ_COLUMN_FIT, ADJ_ALIGN_END },
  };
  guint n = 2;

  if (shown->night)
    columns[n++] = night_column ();
  if (shown->cover)
    /* Translators: the movement points that a battery pays */
    columns[n++] = (AdjDocColumn){ _ ("Guns"), ADJ_COLUMN_FIT, ADJ_ALIGN_END };
  if (shown->cover && shown->night)
    columns[n++] = night_column ();
  if (shown->defence)
    columns[n++] = (AdjDocColumn){ _ ("Defence"), ADJ_COLUMN_FIT, ADJ_ALIGN_MIDDLE };
  if (shown->works)
    /* Translators: what an entrenchment multiplies the defence by */
    columns[n++] = (AdjDocColumn){ _ ("Dug in"), ADJ_COLUMN_FIT, ADJ_ALIGN_MIDDLE };
  if (shown->sight)
    columns[n++] = (AdjDocColumn){ _ ("Sight"), ADJ_COLUMN_FIT, ADJ_ALIGN_MIDDLE };
  return adj_doc_table (doc, columns, n);
}

static void
add_cost (AdjDocRow *row, int sixths)
{
  g_autofree char *cost = cost_text (sixths);

  adj_doc_cell (row, cost);
}

static void
add_terrain (AdjDocTable *table, const AdjTerrain *terrain, const Columns *shown)
{
  int guns = terrain->battery_entry != ADJ_NO_COST ? terrain->battery_entry : terrain->entry;
  g_autofree char *defence = times (defence_of (terrain, shown->cover));
  g_autofree char *works = times (terrain->dug_in);
  AdjDocRow *row = adj_doc_row (table, adj_words_printed (terrain->name), NULL);

  add_cost (row, terrain->entry);
  if (shown->night)
    add_cost (row, night_cost (terrain, terrain->entry));
  if (shown->cover)
    add_cost (row, guns);
  if (shown->cover && shown->night)
    add_cost (row, night_cost (terrain, guns));
  if (shown->defence)
    adj_doc_cell (row, defence);
  if (shown->works)
    adj_doc_cell (row, works);
  if (shown->sight)
    adj_doc_cell (row, terrain->blocks_sight ? C_ ("sight", "blocks") : "");
}

void
adj_terrain_table_tell (AdjDoc *doc, const AdjView *view)
{
  Columns shown;
  AdjDocTable *table;

  g_return_if_fail (doc != NULL);
  g_return_if_fail (view != NULL);

  shown = columns_of (view);
  table = add_table (doc, &shown);
  for (guint i = 0; i < view->book->ruleset->n_terrains; i++)
    if (is_told (view->book, (int) i))
      add_terrain (table, &view->book->ruleset->terrains[i], &shown);
}

/* ---- Hexsides ---- */

/* "1 along it"; "at most 2 along it", for clear ground costs less; "+1"; "closed". */
static char *
crossing_text (const AdjFeature *feature)
{
  g_autofree char *most = adj_value_say_mp (feature->at_most);
  g_autofree char *more = adj_value_say_mp (feature->adds);
  const AdjPlace places[] = { { "most", most }, { "more", more }, { NULL, NULL } };

  if (feature->at_most > ADJ_MP)
    /* Translators: movement points a hex costs at most along a trail */
    return adj_fill (_ ("at most {most} along it"), places);
  if (feature->at_most > 0)
    /* Translators: movement points a hex costs along a road */
    return adj_fill (_ ("{most} along it"), places);
  if (feature->adds > 0)
    return adj_fill (C_ ("cost", "+{more}"), places);
  return g_strdup (feature->closed          ? C_ ("cost", "closed")
                   : feature->opens != NULL ? C_ ("cost", "open")
                                            : "");
}

/* Only what is dearer then; the column before says what is paid for. */
static char *
night_crossing_text (const AdjFeature *feature)
{
  g_autofree char *more = adj_value_say_mp (2 * feature->adds);
  const AdjPlace places[] = { { "more", more }, { NULL, NULL } };

  if (feature->at_most > ADJ_MP)
    return adj_value_say_mp (2 * feature->at_most);
  return feature->adds > 0 ? adj_fill (C_ ("cost", "+{more}"), places) : g_strdup ("");
}

/* The same of the sides: what the columns are for. */
typedef struct
{
  gboolean night;
  gboolean defence;
  gboolean fire;
} SideColumns;

static SideColumns
side_columns_of (const AdjView *view)
{
  SideColumns shown = { .night = adj_nights_make_ground_dear (view->table) };

  for (guint i = 0; i < view->book->ruleset->n_features; i++)
    if (adj_battle_has_feature (view->book, (int) i))
      {
        shown.defence |= view->book->ruleset->features[i].defence > 1;
        shown.fire |= view->book->ruleset->features[i].bombardment_defence > 1;
      }
  return shown;
}

static AdjDocTable *
add_side_table (AdjDoc *doc, const SideColumns *shown)
{
  AdjDocColumn columns[5] = {
    { _ ("Hexside"), ADJ_COLUMN_TEXT, ADJ_ALIGN_START },
    { _ ("MP"), ADJ_COLUMN_FIT, ADJ_ALIGN_END },
  };
  guint n = 2;

  if (shown->night)
    columns[n++] = night_column ();
  if (shown->defence)
    columns[n++] = (AdjDocColumn){ _ ("Defence"), ADJ_COLUMN_FIT, ADJ_ALIGN_MIDDLE };
  if (shown->fire)
    columns[n++] = (AdjDocColumn){ _ ("Under fire"), ADJ_COLUMN_FIT, ADJ_ALIGN_MIDDLE };
  return adj_doc_table (doc, columns, n);
}

static void
add_feature (AdjDocTable *table, const AdjFeature *feature, const SideColumns *shown)
{
  g_autofree char *cost = crossing_text (feature);
  g_autofree char *at_night = night_crossing_text (feature);
  g_autofree char *defence = times (feature->defence);
  g_autofree char *fire = times (feature->bombardment_defence);
  AdjDocRow *row = adj_doc_row (table, adj_words_printed (feature->name), cost, NULL);

  if (shown->night)
    adj_doc_cell (row, at_night);
  if (shown->defence)
    adj_doc_cell (row, defence);
  if (shown->fire)
    adj_doc_cell (row, fire);
}

void
adj_hexside_table_tell (AdjDoc *doc, const AdjView *view)
{
  SideColumns shown;
  AdjDocTable *table;

  g_return_if_fail (doc != NULL);
  g_return_if_fail (view != NULL);

  shown = side_columns_of (view);
  table = add_side_table (doc, &shown);
  for (guint i = 0; i < view->book->ruleset->n_features; i++)
    if (adj_battle_has_feature (view->book, (int) i))
      add_feature (table, &view->book->ruleset->features[i], &shown);
}
