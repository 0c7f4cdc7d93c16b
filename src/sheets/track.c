/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "sheets/command-table.h"
#include "sheets/lettering.h"
#include "sheets/matter.h"
#include "words/brief.h"
#include "words/fill.h"
#include "words/number.h"
#include "words/place.h"

/* The turn record track: a box a Game-Turn that a real marker fits, with what the turn brings. It
 * is what is printed, whatever has happened. */

#define BOX 72.0
#define MARKER 39.0      /* half an inch and a little, below the number, which stays in sight */
#define MARKER_ABOVE 4.0 /* the foot of the box */
#define NUMBER 20.0

/* In points, of the strip that stands on the player aid. */
#define STRIP 22.0
#define STRIP_NUMBER 11.0

typedef struct
{
  char number[8];
  gboolean night;
} Box;

/* That of a Night turn is grey. */
static void
trace_box (cairo_t *cr, const AdjArea *area, gboolean night)
{
  adj_palette_set (cr, night ? 0xb8b8b8 : 0xffffff, 1);
  cairo_rectangle (cr, 0.5, 0.5, area->width - 1, area->height - 1);
  cairo_fill_preserve (cr);
  adj_palette_set (cr, 0x000000, 1);
  cairo_set_line_width (cr, 0.8);
  cairo_stroke (cr);
}

static void
paint_box (cairo_t *cr, const AdjArea *area, gconstpointer data)
{
  const Box *box = data;

  trace_box (cr, area, box->night);
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
      g_autofree char *kept = line != NULL ? adj_words_keep_figures (line) : NULL;

      if (kept != NULL)
        g_string_append_printf (text, "\n%s", kept);
    }
  adj_doc_tile (doc, paint_box, box, BOX, g_strdup (text->str));
}

/* ---- The strip ---- */

/* A box a turn, side by side, no wider than they are high and half as much again. */
static void
paint_strip (cairo_t *cr, const AdjArea *area, gconstpointer data)
{
  const AdjScenario *scenario = data;
  AdjArea box = { MIN (area->width / scenario->n_turns, 1.5 * area->height), area->height };

  for (guint turn = 1; turn <= scenario->n_turns; turn++)
    {
      g_autofree char *number = g_strdup_printf ("%u", turn);

      cairo_save (cr);
      cairo_translate (cr, (turn - 1) * box.width, 0);
      trace_box (cr, &box, scenario->turns[turn - 1].night);
      adj_palette_set (cr, 0x000000, 1);
      adj_letter (cr, (AdjPoint){ box.width / 2, box.height / 2 }, STRIP_NUMBER, box.width * 0.9,
                  TRUE, number);
      cairo_restore (cr);
    }
}

void
adj_track_strip (AdjDoc *doc, const AdjView *view)
{
  const AdjScenario *scenario;
  g_autoptr (GString) words = g_string_new (NULL);

  g_return_if_fail (doc != NULL);
  g_return_if_fail (view != NULL);

  scenario = view->book->scenario;
  if (scenario->n_turns == 0)
    return;
  for (int turn = 1; turn <= (int) scenario->n_turns; turn++)
    {
      g_autofree char *number = adj_words_turn (view, turn);

      g_string_append_printf (words, "%s%s", turn > 1 ? C_ ("between items", "; ") : "", number);
    }
  adj_doc_heading (doc, _ ("Turn record track"));
  adj_doc_picture (doc, STRIP, paint_strip, scenario, words->str);
}

/* ---- The track ---- */

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
