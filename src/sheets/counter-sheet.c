/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <math.h>

#include "rules/rally.h"
#include "sheets/counter.h"
#include "sheets/flow.h"
#include "sheets/lettering.h"
#include "sheets/matter.h"
#include "words/printed.h"

/* The counter sheet: our own drawing of every counter, to be cut out in place of one that was lost,
 * with dummies and markers. A page of fronts is followed by its backs, mirrored, so that both lie
 * on each other when the paper is turned over its long edge. */

#define SIDE 36.0           /* half an inch */
#define MARKER (SIDE * 0.2) /* its letters, and how wide a word may be */
#define MARKER_ROOM (SIDE * 0.88)
#define LEAST_MARKER 5.5 /* in points */
#define HEAD 96.0        /* at least what the head and the foot of a page take */
#define N_DUMMIES 8      /* of each side (Y 11.52) */
#define N_MARKERS 10     /* of each kind */
#define ROUND_IT 0.94    /* a counter leaves its rim to the scissors */

/* A counter, or a marker with words on front and back. */
typedef struct
{
  AdjCounter counter;
  const char *words[2]; /* NULL: a counter */
} Piece;

typedef struct
{
  const AdjPalette *palette;
  GArray *pieces; /* of Piece */
  guint first;
  guint n_columns;
  guint n_rows;
  gboolean back;
} Plate;

/* ---- Painting ---- */

/* A long word in smaller letters rather than in narrow ones, as long as they can be read. */
static void
write_marker (cairo_t *cr, AdjPoint at, const char *word)
{
  g_autoptr (PangoLayout) layout = adj_lettering (cr, MARKER, TRUE);
  PangoRectangle ink;
  double narrow;

  pango_layout_set_text (layout, word, -1);
  pango_layout_get_extents (layout, &ink, NULL);
  narrow = MARKER_ROOM / MAX (pango_units_to_double (ink.width), MARKER_ROOM);
  adj_letter (cr, at, MAX (MARKER * narrow, LEAST_MARKER), MARKER_ROOM, TRUE, word);
}

static void
paint_piece (cairo_t *cr, const Plate *plate, const Piece *piece, AdjPoint at)
{
  AdjCounter counter = piece->counter;

  if (piece->words[0] != NULL)
    {
      adj_palette_set (cr, 0x000000, 1);
      write_marker (cr, at, piece->words[plate->back]);
      return;
    }
  if (plate->back) /* every back of a side is the same (Y 11.5) */
    {
      counter.face_down = TRUE;
      counter.name = "";
    }
  adj_counter_paint (cr, plate->palette, &counter, at, SIDE * ROUND_IT);
}

static void
paint_grid (cairo_t *cr, const Plate *plate, guint n_rows)
{
  double width = plate->n_columns * SIDE;
  double height = n_rows * SIDE;

  for (guint i = 0; i <= plate->n_columns; i++)
    {
      cairo_move_to (cr, i * SIDE, 0);
      cairo_line_to (cr, i * SIDE, height);
    }
  for (guint i = 0; i <= n_rows; i++)
    {
      cairo_move_to (cr, 0, i * SIDE);
      cairo_line_to (cr, width, i * SIDE);
    }
  adj_palette_set (cr, 0x808080, 1);
  cairo_set_line_width (cr, 0.25);
  cairo_stroke (cr);
}

/* At a place that is measured from the foot of the page, for heads differ in height. */
static void
paint_plate (cairo_t *cr, const AdjArea *area, gconstpointer data)
{
  const Plate *plate = data;
  guint n = MIN (plate->pieces->len - plate->first, plate->n_columns * plate->n_rows);

  cairo_translate (cr, (area->width - plate->n_columns * SIDE) / 2,
                   area->height - plate->n_rows * SIDE - 1);
  for (guint i = 0; i < n; i++)
    {
      guint column = i % plate->n_columns;
      guint across = plate->back ? plate->n_columns - 1 - column : column;
      AdjPoint at = { (across + 0.5) * SIDE, (i / plate->n_columns + 0.5) * SIDE };

      paint_piece (cr, plate, &g_array_index (plate->pieces, Piece, plate->first + i), at);
    }
  paint_grid (cr, plate, (n + plate->n_columns - 1) / plate->n_columns);
}

/* ---- Gathering ---- */

static void
add_units (GArray *pieces, const AdjBook *book, int side)
{
  const AdjScenario *scenario = book->scenario;
  Piece dummy = { { .colour = scenario->sides[side].colour,
                    .symbol = ADJ_SYMBOL_INFANTRY,
                    .strength = 0,
                    /* Translators: on the front of a counter that stands for no unit */
                    .name = _ ("Dummy") } };

  for (guint i = 0; i < scenario->n_units; i++)
    {
      Piece piece = { adj_counter_printed (scenario, i) };

      if (scenario->units[i].side == side)
        g_array_append_val (pieces, piece);
    }
  for (int i = 0; i < N_DUMMIES; i++)
    g_array_append_val (pieces, dummy);
}

/* R 2.3: what players make or borrow, where the rules have such markers. */
static void
add_markers (GArray *pieces, gboolean borne)
{
  /* Translators: on a marker of half an inch, front and back; as short as may be */
  const char *const of_1975[][2] = { { C_ ("marker", "Dug in"), C_ ("marker", "Digging") },
                                     { C_ ("marker", "Ineffective"), "" },
                                     { C_ ("marker", "No command"), C_ ("marker", "Drifted") } };
  const char *const revised[][2] = { { C_ ("marker", "Breastworks"), C_ ("marker", "Building") },
                                     { C_ ("marker", "Disrupted"), C_ ("marker", "Shaken") },
                                     { C_ ("marker", "Routed"), C_ ("marker", "Rally") } };
  const char *const(*words)[2] = borne ? revised : of_1975;

  G_STATIC_ASSERT (G_N_ELEMENTS (of_1975) == G_N_ELEMENTS (revised));
  for (gsize kind = 0; kind < G_N_ELEMENTS (of_1975); kind++)
    for (int i = 0; i < N_MARKERS; i++)
      {
        Piece piece = { .words = { words[kind][0], words[kind][1] } };

        g_array_append_val (pieces, piece);
      }
}

static void
add_page (AdjDoc *doc, const Plate *plate, gboolean back)
{
  Plate *own = adj_doc_own (doc, g_memdup2 (plate, sizeof *plate), g_free);

  own->back = back;
  if (back || plate->first > 0)
    adj_doc_page (doc);
  adj_doc_picture_to_end (doc, plate->n_rows * SIDE + 2, paint_plate, own,
                          back ? _ ("The backs of the counters") : _ ("The counters"));
}

AdjDoc *
adj_counter_sheet_make (const AdjMatter *matter)
{
  g_autofree char *subject = NULL;
  AdjDoc *doc;
  Plate plate = { matter != NULL ? matter->palette : NULL };

  g_return_val_if_fail (matter != NULL, NULL);

  subject = adj_matter_battle (matter);
  doc = adj_doc_new (_ ("Counters"), subject);
  plate.pieces =
      adj_doc_own (doc, g_array_new (FALSE, FALSE, sizeof (Piece)), (GDestroyNotify) g_array_unref);
  plate.n_columns = (guint) floor (adj_flow_width (matter->paper) / SIDE);
  plate.n_rows = (guint) floor ((adj_flow_height (matter->paper) - HEAD) / SIDE);
  for (int side = 0; side < ADJ_SIDES; side++)
    if (adj_view_is_of (&matter->view, side))
      add_units (plate.pieces, matter->view.book, side);
  add_markers (plate.pieces, adj_markers_are_borne (matter->view.book));
  for (; plate.first < plate.pieces->len; plate.first += plate.n_columns * plate.n_rows)
    {
      add_page (doc, &plate, FALSE);
      add_page (doc, &plate, TRUE);
    }
  return doc;
}
