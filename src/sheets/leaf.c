/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/leaf.h"

#include <glib/gi18n-lib.h>

#include "sheets/flow.h"
#include "words/bidi.h"
#include "words/fill.h"
#include "words/place.h"

/* Parts of a page's height. */
#define LARGEST_MAP 0.67

/* In points: no letter beside or under a map is smaller, in a table that is too wide either. */
#define LEAST_TYPE 8.5

#define CLOSE 12 /* points that the height of a map is not sought closer than */

/* What is tried, the best first: type in points, what is left out (AdjMatter.terseness), and how
 * large the map is at least. */
typedef struct
{
  double points;
  int terseness;
  double map;
} Way;

static const Way ways_with_map[] = { { 10.5, 0, 0.60 }, { 9.75, 0, 0.60 }, { 9, 0, 0.56 },
                                     { 9, 1, 0.56 },    { 9, 1, 0.54 },    { 8.5, 1, 0.56 },
                                     { 8.5, 1, 0.53 },  { 9, 2, 0.53 },    { 8.5, 2, 0.50 },
                                     { 9, 3, 0.50 },    { 8.5, 3, 0.45 } };

static const Way ways_without[] = { { 10, 0 },  { 9.5, 0 }, { 9, 0 },   { 8.5, 0 }, { 8, 0 },
                                    { 8.5, 1 }, { 8, 1 },   { 7.5, 1 }, { 8, 2 },   { 7.5, 2 },
                                    { 7, 2 },   { 7.5, 3 }, { 7, 3 },   { 6.5, 3 } };

/* A paper for one pair of eyes says so, lest it be handed to the others. */
static void
name_eyes (AdjDoc *doc, const AdjView *view)
{
  g_autofree char *side =
      view->eyes < ADJ_EYES_PUBLIC ? adj_words_side (view, (int) view->eyes) : NULL;
  g_autofree char *line = NULL;
  char *subject;

  if (view->eyes == ADJ_EYES_ALL)
    return;
  /* Translators: printed on a paper: what it tells is known to that side alone, or to both */
  line = side == NULL ? g_strdup (_ ("what both sides may know"))
                      : adj_fill (_ ("for the eyes of {side}"),
                                  (const AdjPlace[]){ { "side", side }, { NULL, NULL } });
  subject = g_strconcat (doc->subject, "\n", line, NULL);
  g_free (doc->subject);
  doc->subject = subject;
}

static AdjDoc *
make_doc (AdjSheetMaker make, const AdjMatter *matter)
{
  AdjDoc *doc = make (matter);

  name_eyes (doc, &matter->view);
  return doc;
}

AdjLeaf *
adj_leaf_new (AdjSheetMaker make, const AdjMatter *matter, gboolean large)
{
  g_return_val_if_fail (make != NULL, NULL);
  g_return_val_if_fail (matter != NULL, NULL);

  return large ? adj_leaf_of_large (make_doc (make, matter), matter->paper)
               : adj_leaf_of (make_doc (make, matter), matter->paper, 1);
}

static AdjLeaf *
try_out (AdjSheetMaker make, const AdjMatter *matter, double *rest)
{
  AdjLeaf *self = g_new (AdjLeaf, 1);
  gboolean rtl;

  self->doc = make_doc (make, matter);
  rtl = adj_bidi_is_rtl (self->doc->title);
  self->type = adj_type_new (matter->scale, rtl);
  self->pages = adj_flow_plainly (self->doc, matter->paper, self->type, rtl, rest);
  return self;
}

/* A thing higher than the page would be made smaller to go on it, and leave less than nothing. */
static gboolean
fits (const AdjLeaf *self, double rest, double least)
{
  return self->pages->len == 1 && rest >= 0 &&
         adj_boxes_smallest (g_ptr_array_index (self->pages, 0)) > least - 0.05;
}

/* The map has what the text leaves; as it grows, so does what stands beside it. */
static AdjLeaf *
enlarge_map (AdjSheetMaker make, AdjMatter matter, AdjLeaf *leaf, double rest)
{
  double least = matter.map_height;
  double most = MIN (least + rest, LARGEST_MAP * adj_flow_height (matter.paper));

  while (most - least > CLOSE)
    {
      AdjLeaf *larger;

      matter.map_height = (least + most) / 2;
      larger = try_out (make, &matter, &rest);

      if (fits (larger, rest, LEAST_TYPE))
        {
          AdjLeaf *smaller = leaf;

          leaf = larger;
          adj_leaf_free (smaller);
          least = matter.map_height;
        }
      else
        {
          adj_leaf_free (larger);
          most = matter.map_height;
        }
    }
  return leaf;
}

/* The next one to be tried. What takes more than two pages has no room on one in smaller type, with
 * as much in it. */
static gsize
next_way (const Way *ways, gsize n, gsize i, guint n_pages)
{
  int terseness = ways[i].terseness;

  do
    i++;
  while (n_pages > 2 && i + 1 < n && ways[i].terseness == terseness);
  return i;
}

AdjLeaf *
adj_leaf_fit (AdjSheetMaker make, const AdjMatter *matter, gboolean map)
{
  const Way *ways = map ? ways_with_map : ways_without;
  gsize n = map ? G_N_ELEMENTS (ways_with_map) : G_N_ELEMENTS (ways_without);
  AdjMatter tried;
  AdjLeaf *leaf = NULL;
  g_autoptr (AdjType) plain = adj_type_new (1, FALSE);

  g_return_val_if_fail (make != NULL, NULL);
  g_return_val_if_fail (matter != NULL, NULL);

  tried = *matter;
  for (gsize i = 0; i < n; i = next_way (ways, n, i, leaf->pages->len))
    {
      double rest;

      g_clear_pointer (&leaf, adj_leaf_free);
      tried.scale = ways[i].points / adj_type_points (plain, ADJ_TYPE_BODY);
      tried.terseness = ways[i].terseness;
      tried.map_height = ways[i].map * adj_flow_height (matter->paper);
      leaf = try_out (make, &tried, &rest);
      if (fits (leaf, rest, map ? LEAST_TYPE : 0))
        return map ? enlarge_map (make, tried, leaf, rest) : leaf;
    }
  return leaf;
}
