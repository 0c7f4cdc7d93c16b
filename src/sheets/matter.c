/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/matter.h"

#include <glib/gi18n-lib.h>

#include "sheets/map.h"
#include "sheets/sketch.h"
#include "staff/missing.h"
#include "words/fill.h"
#include "words/moment.h"
#include "words/printed.h"

/* A paper played by other rules than the printed ones says so in its head. */
static char *
add_rules (const AdjMatter *matter, const char *subject)
{
  g_autofree char *rules = adj_words_own_rules (matter->view.book->ruleset);

  return g_strconcat (subject, rules != NULL ? "\n" : NULL, rules, NULL);
}

char *
adj_matter_battle (const AdjMatter *matter)
{
  const AdjScenario *scenario;
  g_autofree char *dated = NULL;

  g_return_val_if_fail (matter != NULL, NULL);

  scenario = matter->view.book->scenario;
  if (scenario->date == NULL)
    return add_rules (matter, adj_words_printed (scenario->title));
  /* Translators: a battle and when it was fought: Chickamauga, September 1863 */
  dated = adj_fill (C_ ("battle", "{title}, {date}"),
                    (const AdjPlace[]){ { "title", adj_words_printed (scenario->title) },
                                        { "date", adj_words_printed (scenario->date) },
                                        { NULL, NULL } });
  return add_rules (matter, dated);
}

char *
adj_matter_subject (const AdjMatter *matter)
{
  g_autofree char *now = NULL;
  g_autofree char *subject = NULL;

  g_return_val_if_fail (matter != NULL, NULL);

  now = adj_words_now (&matter->view);
  subject = g_strconcat (adj_words_printed (matter->view.book->scenario->title), "\n", now, NULL);
  return add_rules (matter, subject);
}

AdjDoc *
adj_matter_doc (const AdjMatter *matter, const char *title)
{
  g_autofree char *subject = NULL;

  g_return_val_if_fail (matter != NULL, NULL);
  g_return_val_if_fail (title != NULL, NULL);

  subject = adj_matter_subject (matter);
  return adj_doc_new (title, subject);
}

const AdjTurnStory *
adj_matter_last (const AdjMatter *matter)
{
  g_return_val_if_fail (matter != NULL, NULL);

  return g_ptr_array_index (matter->chronicle->turns, matter->chronicle->turns->len - 1);
}

gboolean
adj_matter_gap (const AdjMatter *matter, AdjUnknownThing what, AdjDoc *doc)
{
  const GArray *unknowns;
  gboolean found = FALSE;

  g_return_val_if_fail (matter != NULL, FALSE);
  g_return_val_if_fail (doc != NULL, FALSE);

  unknowns = matter->view.book->scenario->unknowns;
  for (guint i = 0; i < unknowns->len; i++)
    {
      const AdjUnknown *unknown = &g_array_index (unknowns, AdjUnknown, i);
      g_autofree char *text = NULL;

      if (unknown->what != what)
        continue;
      text = adj_fill (
          /* Translators: in place of what a paper would tell; what is a sentence */
          _ ("Not known yet, to be looked up in the printed game: {what}"),
          (const AdjPlace[]){ { "what", adj_words_printed (unknown->text) }, { NULL, NULL } });
      adj_doc_text (doc, adj_missing_title (what), text);
      found = TRUE;
    }
  return found;
}

void
adj_matter_no_unit (AdjDoc *doc)
{
  g_return_if_fail (doc != NULL);

  adj_doc_text (doc, NULL, _ ("No unit is known"));
}

/* ---- The map as a picture ---- */

typedef struct
{
  AdjView view;
  const AdjPalette *palette;
} Board;

/* As large as the area allows, in its middle. */
static AdjMapStyle
fit_map (cairo_t *cr, const AdjArea *area, const Board *board)
{
  AdjMapStyle style = { board->view.book, board->palette, 100, 0 };
  AdjPoint extent = adj_map_extent (&style);

  style.size *= MIN (area->width / extent.x, area->height / extent.y);
  extent = adj_map_extent (&style);
  cairo_rectangle (cr, 0, 0, area->width, area->height);
  cairo_clip (cr);
  cairo_translate (cr, (area->width - extent.x) / 2, (area->height - extent.y) / 2);
  return style;
}

static void
paint_fitted_sketch (cairo_t *cr, const AdjArea *area, gconstpointer data)
{
  AdjMapStyle style = fit_map (cr, area, data);

  adj_sketch_paint (cr, &style, &((const Board *) data)->view);
}

/* With a table of its own, for pictures are painted when the game may have gone on. */
static const Board *
own_board (const AdjMatter *matter, const AdjTable *table, AdjDoc *doc)
{
  AdjTable *copy = adj_doc_own (doc, adj_table_copy (table), (GDestroyNotify) adj_table_free);
  Board *board = adj_doc_own (doc, g_new (Board, 1), g_free);

  *board = (Board){ adj_view (matter->view.book, copy, matter->view.eyes), matter->palette };
  return board;
}

void
adj_matter_sketch (
    const AdjMatter *matter, const AdjTable *table, AdjDoc *doc, double height, gboolean fill)
{
  const Board *board;

  g_return_if_fail (matter != NULL);
  g_return_if_fail (table != NULL);
  g_return_if_fail (doc != NULL);

  board = own_board (matter, table, doc);
  (fill ? adj_doc_picture_to_end : adj_doc_picture) (
      doc, height, paint_fitted_sketch, board, _ ("The map with the counters where they stand"));
}
