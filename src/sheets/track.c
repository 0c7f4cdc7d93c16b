/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "sheets/command-table.h"
#include "sheets/lettering.h"
#include "sheets/matter.h"
#include "words/brief.h"
#include "words/fill.h"
#include "words/place.h"

/* The turn record track: a box a Game-Turn that a real marker fits, with what the turn brings. It
 * is what is printed, whatever has happened. */

#define BOX 72.0
#define MARKER 39.0      /* half an inch and a little, below the number, which stays in sight */
#define MARKER_ABOVE 4.0 /* the foot of the box */
#define NUMBER 20.0

typedef struct
{
  char number[8];
  gboolean night;
} Box;

static void
paint_box (cairo_t *cr, const AdjArea *area, gconstpointer data)
{
  const Box *box = data;

  adj_palette_set (cr, box->night ? 0xb8b8b8 : 0xffffff, 1);
  cairo_rectangle (cr, 0.5, 0.5, area->width - 1, area->height - 1);
  cairo_fill_preserve (cr);
  adj_palette_set (cr, 0x000000, 1);
  cairo_set_line_width (cr, 0.8);
  cairo_stroke (cr);
  adj_letter (cr, (AdjPoint){ area->width / 2, (area->height - MARKER - MARKER_ABOVE) / 2 }, NUMBER,
              area->width * 0.9, TRUE, box->number);
  adj_palette_set (cr, 0xffffff, 1);
  cairo_rectangle (cr, (area->width - MARKER) / 2, area->height - MARKER - MARKER_ABOVE, MARKER,
                   MARKER);
  cairo_fill_preserve (cr);
  adj_palette_set (cr, 0x808080, 1);
  cairo_set_line_width (cr, 0.4);
  cairo_stroke (cr);
}

static guint
count_arrivals (const AdjScenario *scenario, int side, int turn)
{
  guint n = 0;

  for (guint i = 0; i < scenario->n_units; i++)
    n += scenario->units[i].side == side && scenario->units[i].turn == turn;
  return n;
}

/* "Union: 9 to come, level 4"; NULL where there is neither. */
static char *
tell_side (const AdjView *view, int side, int turn)
{
  g_autofree char *name = adj_words_side (view, side);
  guint due = count_arrivals (view->book->scenario, side, turn);
  int level = adj_printed_command_level (view, side, turn);
  g_autofree char *n = g_strdup_printf ("%u", due);
  g_autofree char *number = g_strdup_printf ("%d", level);
  const AdjPlace places[] = { { "side", name }, { "n", n }, { "level", number }, { NULL, NULL } };

  if (due > 0 && level > 0)
    return adj_fill (_ ("{side}: {n} to come, level {level}"), places);
  if (due > 0)
    return adj_fill (_ ("{side}: {n} to come"), places);
  return level > 0 ? adj_fill (_ ("{side}: level {level}"), places) : NULL;
}

static void
add_turn (AdjDoc *doc, const AdjView *view, int turn)
{
  Box *box = adj_doc_own (doc, g_new0 (Box, 1), g_free);
  g_autofree char *number = adj_words_turn (view, turn);
  g_autoptr (GString) text = g_string_new (number);

  g_snprintf (box->number, sizeof box->number, "%d", turn);
  box->night = view->book->scenario->turns[turn - 1].night;
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      g_autofree char *line = tell_side (view, side, turn);

      if (line != NULL)
        g_string_append_printf (text, "\n%s", line);
    }
  adj_doc_tile (doc, paint_box, box, BOX, g_strdup (text->str));
}

AdjDoc *
adj_track_make (const AdjMatter *matter)
{
  g_autofree char *subject = NULL;
  AdjDoc *doc;

  g_return_val_if_fail (matter != NULL, NULL);

  subject = adj_matter_battle (matter);
  doc = adj_doc_new (_ ("Turn record track"), subject);
  adj_matter_gap (matter, ADJ_UNKNOWN_TURNS, doc);
  adj_matter_gap (matter, ADJ_UNKNOWN_NIGHTS, doc);
  for (int turn = 1; turn <= (int) matter->view.book->scenario->n_turns; turn++)
    add_turn (doc, &matter->view, turn);
  return doc;
}
