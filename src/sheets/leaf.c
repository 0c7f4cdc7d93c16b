/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/leaf.h"

#include <glib/gi18n-lib.h>

#include "sheets/flow.h"
#include "words/bidi.h"
#include "words/fill.h"
#include "words/place.h"

/* Parts of a page's height. */
#define LARGEST_MAP 0.78

#define CUT_LINE 0.4
#define CUT_GRAY 0.6
#define HARDLY_SMALLER 0.3 /* points */
#define CLOSE 4            /* points that the height of a map is not sought closer than */

/* What is tried, the best first: type in points, what is left out (AdjMatter.terseness), and how
 * large the map is at least. With its rim and legend a map that takes 0.61 of the page takes half
 * of the sheet for its hexes. The line below the title goes before any event does. Events are left
 * to the report rather than to make it smaller than that, marches never: a little smaller it is
 * better. */
typedef struct
{
  double points;
  int terseness;
  double map;
  gboolean bare_head; /* AdjMatter.bare_head */
} Way;

static const Way ways_with_map[] = {
  { 9, 0, 0.63, FALSE },  { 9, 1, 0.62, FALSE },  { 8.5, 1, 0.62, FALSE }, { 8.5, 1, 0.62, TRUE },
  { 9, 2, 0.62, TRUE },   { 8.5, 2, 0.62, TRUE }, { 8.5, 1, 0.595, TRUE }, { 8.5, 1, 0.57, TRUE },
  { 8.5, 2, 0.57, TRUE }, { 8.5, 3, 0.57, TRUE }, { 8.5, 3, 0.5, TRUE },
};

static const Way ways_without[] = { { 10, 0 },  { 9.5, 0 }, { 9, 0 },   { 8.5, 0 }, { 8, 0 },
                                    { 8.5, 1 }, { 8.5, 2 }, { 8, 1 },   { 8, 2 },   { 7.5, 1 },
                                    { 7.5, 2 }, { 8, 3 },   { 7.5, 3 }, { 7, 3 },   { 7.5, 4 },
                                    { 7, 4 },   { 6.5, 4 }, { 7, 5 },   { 6.5, 5 }, { 6, 5 } };

static const Way ways_of_cards[] = { { 15, 0 },  { 13.5, 0 }, { 12, 0 },  { 11, 0 },  { 10, 0 },
                                     { 9, 0 },   { 8.5, 0 },  { 8, 0 },   { 8.5, 1 }, { 8, 1 },
                                     { 7.5, 1 }, { 7, 1 },    { 7.5, 2 }, { 7, 2 },   { 6.5, 2 } };

/* Ways to try, and how many there are. */
typedef struct
{
  const Way *all;
  gsize n;
} Ways;

static Ways
ways_for (const AdjMatter *matter, gboolean map)
{
  if (map)
    return (Ways){ ways_with_map, G_N_ELEMENTS (ways_with_map) };
  return matter->card > 0 ? (Ways){ ways_of_cards, G_N_ELEMENTS (ways_of_cards) }
                          : (Ways){ ways_without, G_N_ELEMENTS (ways_without) };
}

static void
add_to_subject (AdjDoc *doc, const char *line)
{
  char *subject = g_strconcat (doc->subject, "\n", line, NULL);

  g_free (doc->subject);
  doc->subject = subject;
}

/* A paper for one pair of eyes says so, lest it be handed to the others. */
static void
name_eyes (AdjDoc *doc, const AdjView *view)
{
  g_autofree char *side =
      view->eyes < ADJ_EYES_PUBLIC ? adj_words_side (view, (int) view->eyes) : NULL;
  g_autofree char *line = NULL;

  if (view->eyes == ADJ_EYES_ALL)
    return;
  /* Translators: printed on a paper: what it tells is known to that side alone, or to both */
  line = side == NULL ? g_strdup (_ ("what both sides may know"))
                      : adj_fill (_ ("for the eyes of {side}"),
                                  (const AdjPlace[]){ { "side", side }, { NULL, NULL } });
  add_to_subject (doc, line);
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

/* like: one in type of that size, laid out otherwise; NULL. */
static AdjLeaf *
try_out (AdjSheetMaker make, const AdjMatter *matter, const AdjLeaf *like, double *rest)
{
  AdjLeaf *self = g_new0 (AdjLeaf, 1);
  gboolean rtl;

  self->doc = make_doc (make, matter);
  rtl = adj_bidi_is_rtl (self->doc->title);
  self->type = like != NULL ? adj_type_again (like->type) : adj_type_new (matter->scale, rtl);
  self->pages = adj_flow_plainly (self->doc, matter->paper, self->type, rtl, rest);
  return self;
}

/* A thing higher than the page would be made smaller to go on it, and leave less than nothing. */
static gboolean
fits (const AdjLeaf *self, double rest, double least)
{
  return self->pages->len == 1 && rest >= 0 &&
         adj_boxes_smallest (g_ptr_array_index (self->pages, 0)) > least - 0.05 &&
         !adj_boxes_break_words (g_ptr_array_index (self->pages, 0));
}

/* The smallest map for which the same type and words had no room, or the largest there may be. */
static double
too_large (const Ways *ways, gsize way)
{
  const Way *now = &ways->all[way];
  double least = LARGEST_MAP;

  for (const Way *before = ways->all; before < now; before++)
    if (before->points == now->points && before->terseness == now->terseness &&
        before->bare_head == now->bare_head)
      least = MIN (least, before->map);
  return least;
}

/* The map has what the text leaves, if that is less than most; as it grows, so does what stands
 * beside it. */
static AdjLeaf *
enlarge_map (AdjSheetMaker make, AdjMatter matter, AdjLeaf *leaf, double rest, double most)
{
  double least = matter.map_height;

  most = MIN (least + rest, most);

  while (most - least > CLOSE)
    {
      AdjLeaf *larger;

      matter.map_height = (least + most) / 2;
      larger = try_out (make, &matter, leaf, &rest);

      if (fits (larger, rest, ADJ_LEAST_BESIDE))
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
next_way (const Ways *ways, gsize i, guint n_pages)
{
  int terseness = ways->all[i].terseness;

  do
    i++;
  while (n_pages > 2 && i + 1 < ways->n && ways->all[i].terseness == terseness);
  return i;
}

/* What has no room on one page in any way says so at its head. */
static AdjLeaf *
go_on (AdjSheetMaker make, const AdjMatter *matter)
{
  AdjDoc *doc = make_doc (make, matter);

  add_to_subject (doc, _ ("more than one page holds"));
  return adj_leaf_of (doc, matter->paper, matter->scale);
}

static double
smallest_letters (const AdjLeaf *self)
{
  return adj_boxes_smallest (g_ptr_array_index (self->pages, 0));
}

/* A card in the largest type in which its title and tables have the room they want, or else in the
 * smallest of those whose smallest letters are largest, so that its tables are alike; NULL if it
 * has no room without leaving something out. */
static AdjLeaf *
fit_card (AdjSheetMaker make, AdjMatter matter, const AdjType *plain)
{
  AdjLeaf *best = NULL;

  for (const Way *way = ways_of_cards; way->terseness == 0; way++)
    {
      gboolean roomy;
      AdjLeaf *leaf;
      double rest;

      matter.scale = way->points / adj_type_points (plain, ADJ_TYPE_BODY);
      leaf = try_out (make, &matter, NULL, &rest);
      roomy = fits (leaf, rest, 0) && !adj_boxes_cramped (g_ptr_array_index (leaf->pages, 0));
      if (!fits (leaf, rest, 0) ||
          (!roomy && best != NULL &&
           smallest_letters (leaf) < smallest_letters (best) - HARDLY_SMALLER))
        {
          adj_leaf_free (leaf);
          continue;
        }
      g_clear_pointer (&best, adj_leaf_free);
      best = leaf;
      if (roomy)
        break;
    }
  return best;
}

/* One in type of that size, whose words need not be set again; NULL. */
static const AdjLeaf *
find_alike (const GPtrArray *leaves, double scale)
{
  for (guint i = leaves->len; i > 0; i--)
    {
      const AdjLeaf *leaf = g_ptr_array_index (leaves, i - 1);

      if (leaf->type->scale == scale)
        return leaf;
    }
  return NULL;
}

AdjLeaf *
adj_leaf_fit (AdjSheetMaker make, const AdjMatter *matter, gboolean map)
{
  Ways ways;
  AdjMatter tried;
  AdjLeaf *leaf = NULL;
  g_autoptr (AdjType) plain = adj_type_new (1, FALSE);
  g_autoptr (GPtrArray) given_up = g_ptr_array_new_with_free_func ((GDestroyNotify) adj_leaf_free);

  g_return_val_if_fail (make != NULL, NULL);
  g_return_val_if_fail (matter != NULL, NULL);

  tried = *matter;
  tried.terseness = 0;
  leaf = matter->card > 0 ? fit_card (make, tried, plain) : NULL;
  if (leaf != NULL)
    return leaf;
  ways = ways_for (matter, map);
  for (gsize i = 0; i < ways.n; i = next_way (&ways, i, leaf->pages->len))
    {
      const Way *way = &ways.all[i];
      double rest;

      if (leaf != NULL)
        g_ptr_array_add (given_up, leaf);
      tried.scale = way->points / adj_type_points (plain, ADJ_TYPE_BODY);
      tried.terseness = way->terseness;
      tried.bare_head = way->bare_head;
      tried.map_height = way->map * adj_flow_height (matter->paper);
      leaf = try_out (make, &tried, find_alike (given_up, tried.scale), &rest);
      if (fits (leaf, rest, map ? ADJ_LEAST_BESIDE : 0))
        return map ? enlarge_map (make, tried, leaf, rest,
                                  too_large (&ways, i) * adj_flow_height (matter->paper))
                   : leaf;
    }
  if (leaf->pages->len == 1)
    return leaf;
  adj_leaf_free (leaf);
  return go_on (make, &tried);
}

/* ---- Cards ---- */

/* How a page is cut up. */
typedef struct
{
  AdjPaper card;
  guint n_across;
  guint n_down;
} Cut;

static Cut
cut_up (const AdjMatter *matter)
{
  gboolean wide = matter->paper->width > matter->paper->height;
  Cut cut = { *matter->paper, matter->large && !wide ? 1 : 2, matter->large && wide ? 1 : 2 };

  cut.card.width /= cut.n_across;
  cut.card.height /= cut.n_down;
  return cut;
}

/* A line from edge to edge wherever two cards meet. */
static GArray *
ruled_page (const Cut *cut)
{
  GArray *page = adj_boxes_new ();
  double width = cut->card.width * cut->n_across;
  double height = cut->card.height * cut->n_down;

  for (guint i = 1; i < cut->n_across; i++)
    adj_boxes_rule (page, i * cut->card.width, 0, CUT_LINE, height, CUT_GRAY);
  for (guint i = 1; i < cut->n_down; i++)
    adj_boxes_rule (page, 0, i * cut->card.height, width, CUT_LINE, CUT_GRAY);
  return page;
}

static void
put_card (AdjSheetMaker make, AdjMatter matter, GPtrArray *pages, const Cut *cut, guint place)
{
  guint on_page = place % (cut->n_across * cut->n_down);
  AdjLeaf *card;

  if (on_page == 0)
    g_ptr_array_add (pages, ruled_page (cut));
  matter.large = FALSE;
  matter.paper = &cut->card;
  card = adj_leaf_fit (make, &matter, FALSE);
  adj_boxes_add (g_ptr_array_index (pages, pages->len - 1), g_ptr_array_index (card->pages, 0),
                 (on_page % cut->n_across) * cut->card.width,
                 (on_page / cut->n_across) * cut->card.height, 1);
  adj_leaf_free (card);
}

AdjLeaf *
adj_leaf_cards (AdjSheetMaker make, const AdjMatter *matter, guint n)
{
  AdjLeaf *self;
  AdjMatter one;
  Cut cut;
  guint n_each;

  g_return_val_if_fail (make != NULL, NULL);
  g_return_val_if_fail (matter != NULL, NULL);

  one = *matter;
  one.view.eyes = ADJ_EYES_ALL; /* printed matter: there is nothing to hide */
  cut = cut_up (matter);
  n_each = cut.n_across * cut.n_down;
  self = g_new (AdjLeaf, 1);
  *self = (AdjLeaf){ make_doc (make, &one), adj_type_new (1, FALSE),
                     g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref), TRUE };
  for (guint i = 0; i % n_each != 0 || i < MAX (n, 1); i++)
    {
      one.card = i % MAX (n, 1) + 1;
      put_card (make, one, self->pages, &cut, i);
    }
  return self;
}
