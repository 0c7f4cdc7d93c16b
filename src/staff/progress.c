/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/progress.h"

#include <glib/gi18n-lib.h>

#include "book/compare.h"
#include "book/topology.h"
#include "words/fill.h"

/* ---- The map ---- */

/* The doubts about what lies on hexsides: they are of a side, or of a hex that a road is in. */
static gboolean
is_about_sides (const AdjProblem *doubt)
{
  static const char *const ids[] = { "path-stops", "path-apart", "creek-ends", "crossing-nothing",
                                     NULL };

  return g_strv_contains (ids, doubt->id);
}

static void
count_nets (const AdjBook *book, guint32 features, const AdjProblems *doubts, AdjMapProgress *self)
{
  g_autofree int *net = g_new (int, MAX (book->n_hexes, 1));
  g_autoptr (GArray) sizes = adj_topology_networks (book, features, net);
  g_autofree gboolean *doubted = g_new0 (gboolean, MAX (sizes->len, 1));

  for (guint i = 0; i < adj_problems_count (doubts); i++)
    {
      const AdjProblem *doubt = adj_problems_get (doubts, i);
      AdjHex hex = is_about_sides (doubt) ? adj_book_hex (book, doubt->at) : ADJ_NO_HEX;

      if (hex != ADJ_NO_HEX && net[hex] >= 0)
        doubted[net[hex]] = TRUE;
    }
  self->nets += sizes->len;
  for (guint i = 0; i < sizes->len; i++)
    self->nets_sound += !doubted[i];
}

AdjMapProgress
adj_map_progress (const AdjBook *book, const AdjProblems *doubts)
{
  AdjMapProgress self = { 0 };

  g_return_val_if_fail (book != NULL && doubts != NULL, (AdjMapProgress){ 0 });

  self.hexes = book->n_hexes;
  for (guint hex = 0; hex < book->n_hexes; hex++)
    {
      self.hexes_known += adj_book_terrain (book, (AdjHex) hex)->look != ADJ_LOOK_UNKNOWN;
      self.hexes_typed += adj_marks_are_typed (&book->scenario->map.hexes[hex].marks);
    }
  count_nets (book, book->path_features, doubts, &self);
  count_nets (book, adj_topology_walls (book->ruleset), doubts, &self);
  return self;
}

static char *
fill_count (const char *sentence, guint n, guint of)
{
  g_autofree char *done = g_strdup_printf ("%u", n);
  g_autofree char *all = g_strdup_printf ("%u", of);

  return adj_fill (sentence, (const AdjPlace[]){ { "n", done }, { "of", all }, { NULL, NULL } });
}

char *
adj_map_progress_say (const AdjBook *book, const AdjProblems *doubts)
{
  AdjMapProgress progress;
  g_autofree char *hexes = NULL;
  g_autofree char *typed = NULL;
  g_autofree char *nets = NULL;

  g_return_val_if_fail (book != NULL && doubts != NULL, NULL);

  progress = adj_map_progress (book, doubts);
  hexes = fill_count (_ ("Terrain: {n} of {of} hexes"), progress.hexes_known, progress.hexes);
  typed =
      fill_count (_ ("From your charts: {n} of {of} hexes"), progress.hexes_typed, progress.hexes);
  nets = fill_count (_ ("Roads and creeks: {n} of {of} nets sound"), progress.nets_sound,
                     progress.nets);
  return g_strjoin ("\n", hexes, typed, nets, NULL);
}

/* ---- Comparing ---- */

AdjCompareProgress
adj_compare_progress (const AdjScenario *scenario, const char *element)
{
  AdjCompareProgress self = { 0 };
  g_autoptr (GArray) rows = NULL;

  g_return_val_if_fail (scenario != NULL && element != NULL, (AdjCompareProgress){ 0 });

  rows = adj_compare_rows (scenario);
  for (guint i = 0; i < rows->len; i++)
    {
      const AdjCompareRow *row = &g_array_index (rows, AdjCompareRow, i);

      if (*element != '\0' && !g_str_equal (element, row->element))
        continue;
      self.all++;
      self.done += adj_compare_is_done (scenario, row);
    }
  return self;
}
