/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/counter.h"

#include "sheets/lettering.h"
#include "words/unit.h"

#define STRENGTH 0.33 /* the height of its letters, in parts of a counter's side */
#define FIGURE 0.85   /* the same, where there is nothing else on the counter */
#define EDGE 0.03     /* how wide it is, half of it outside */
#define FRAME 0.09
#define LEAST_FIGURE 9.0 /* a counter's side; on a smaller one a figure is a blot */

AdjCounter
adj_counter_of (const AdjView *view, int unit)
{
  const AdjUnitState *state;
  gboolean known;

  g_return_val_if_fail (view != NULL, (AdjCounter){ 0 });

  state = &view->table->units[unit];
  known = adj_view_knows (view, unit);
  return (AdjCounter){
    .colour = view->book->scenario->sides[state->side].colour,
    .symbol = view->book->ruleset->arms[state->arm].symbol,
    .strength = state->strength,
    .name = adj_view_unit_name (view, unit),
    .inverted = known && (state->facts & ADJ_FACT_INEFFECTIVE) != 0,
    .face_down = !known,
    .bears = known ? (int) state->bears : 0,
    .dog_eared = known && (state->facts & ADJ_FACT_FACE_DOWN) != 0,
  };
}

AdjCounter
adj_counter_printed (const AdjScenario *scenario, guint unit)
{
  const AdjUnit *printed;

  g_return_val_if_fail (scenario != NULL && unit < scenario->n_units, (AdjCounter){ 0 });

  printed = &scenario->units[unit];
  return (AdjCounter){
    .colour = scenario->sides[printed->side].colour,
    .symbol = scenario->ruleset->arms[printed->arm].symbol,
    .strength =
        printed->strength != ADJ_UNKNOWN_STRENGTH ? printed->strength : ADJ_STRENGTH_UNKNOWN,
    .name = printed->name,
  };
}

static void
trace_card (cairo_t *cr, double side, double inset)
{
  double half = side / 2 - inset;
  double radius = side * 0.07;

  cairo_new_sub_path (cr);
  cairo_arc (cr, half - radius, -half + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, half - radius, half - radius, radius, 0, G_PI_2);
  cairo_arc (cr, -half + radius, half - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, -half + radius, -half + radius, radius, G_PI, 1.5 * G_PI);
  cairo_close_path (cr);
}

/* Card with a lit upper edge and a shadow below, as it lies on the table. */
static void
paint_card (cairo_t *cr,
            const AdjPalette *palette,
            const AdjCounter *counter,
            const AdjCounterFace *face,
            double side)
{
  gboolean back = counter->face_down || counter->inverted;

  cairo_save (cr);
  cairo_translate (cr, side * 0.025, side * 0.035);
  trace_card (cr, side, 0);
  adj_palette_set (cr, 0x000000, 0.30);
  cairo_fill (cr);
  cairo_restore (cr);
  trace_card (cr, side, 0);
  adj_palette_set (cr, (back ? palette->counter_light : palette->counter)[counter->colour], 1);
  cairo_fill_preserve (cr);
  adj_palette_set (cr, palette->counter_edge[counter->colour], 1);
  cairo_set_line_width (cr, side * (face->framed ? FRAME : EDGE));
  cairo_stroke (cr);
}

/* ---- Symbols, in a box 2 wide and 1.3 high around the origin ---- */

static void
trace_symbol (cairo_t *cr, AdjArmSymbol symbol)
{
  switch (symbol)
    {
    case ADJ_SYMBOL_INFANTRY: /* crossed straps */
      cairo_move_to (cr, -1, -0.65);
      cairo_line_to (cr, 1, 0.65);
      cairo_move_to (cr, -1, 0.65);
      cairo_line_to (cr, 1, -0.65);
      break;
    case ADJ_SYMBOL_CAVALRY: /* one strap, for the sabre */
      cairo_move_to (cr, -1, 0.65);
      cairo_line_to (cr, 1, -0.65);
      break;
    case ADJ_SYMBOL_HORSE_ARTILLERY:
      cairo_move_to (cr, -1, 0.65);
      cairo_line_to (cr, 1, -0.65);
      cairo_new_sub_path (cr);
      cairo_arc (cr, 0, 0, 0.26, 0, 2 * G_PI);
      break;
    case ADJ_SYMBOL_ARTILLERY: /* a ball */
      cairo_new_sub_path (cr);
      cairo_arc (cr, 0, 0, 0.26, 0, 2 * G_PI);
      break;
    case ADJ_SYMBOL_TRAIN: /* a wheel */
      cairo_new_sub_path (cr);
      cairo_arc (cr, 0, 0, 0.42, 0, 2 * G_PI);
      for (int i = 0; i < 3; i++)
        {
          double x = 0.42 * (i == 0 ? 1 : 0.5);
          double y = i == 0 ? 0 : 0.42 * 0.866 * (i == 1 ? 1 : -1);

          cairo_move_to (cr, -x, -y);
          cairo_line_to (cr, x, y);
        }
      break;
    case ADJ_SYMBOL_GUNBOAT: /* a hull */
    default:
      cairo_move_to (cr, -0.8, -0.1);
      cairo_line_to (cr, 0.8, -0.1);
      cairo_line_to (cr, 0.5, 0.4);
      cairo_line_to (cr, -0.5, 0.4);
      cairo_close_path (cr);
      break;
    }
}

static void
paint_symbol (cairo_t *cr, const AdjPalette *palette, const AdjCounter *counter, double side)
{
  double unit = side * 0.235;
  gboolean ball = counter->symbol == ADJ_SYMBOL_ARTILLERY;

  cairo_save (cr);
  cairo_translate (cr, 0, -side * 0.155);
  cairo_scale (cr, unit, unit);
  cairo_rectangle (cr, -1, -0.65, 2, 1.3);
  trace_symbol (cr, counter->symbol);
  cairo_restore (cr);
  adj_palette_set (cr, palette->counter_ink[counter->colour], counter->inverted ? 0.55 : 1);
  cairo_set_line_width (cr, side * 0.032);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  cairo_stroke (cr);
  if (!ball)
    return;
  cairo_arc (cr, 0, -side * 0.155, unit * 0.26, 0, 2 * G_PI);
  cairo_fill (cr);
}

/* A band across the card says that the unit may not attack. */
static void
paint_band (cairo_t *cr, const AdjPalette *palette, const AdjCounter *counter, double side)
{
  cairo_save (cr);
  trace_card (cr, side, side * 0.02);
  cairo_clip (cr);
  adj_palette_set (cr, palette->counter_edge[counter->colour], 0.75);
  cairo_set_line_width (cr, side * 0.09);
  cairo_move_to (cr, -side * 0.5, -side * 0.20);
  cairo_line_to (cr, -side * 0.20, -side * 0.5);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* The back shows where the corner is folded over: a dog's ear. */
static void
paint_ear (cairo_t *cr, const AdjPalette *palette, const AdjCounter *counter, double side)
{
  double edge = side * 0.48;
  double ear = side * 0.34;

  cairo_move_to (cr, edge - ear, -edge);
  cairo_line_to (cr, edge, -edge);
  cairo_line_to (cr, edge, ear - edge);
  cairo_close_path (cr);
  adj_palette_set (cr, palette->counter_light[counter->colour], 1);
  cairo_fill_preserve (cr);
  adj_palette_set (cr, palette->counter_edge[counter->colour], 1);
  cairo_set_line_width (cr, side * 0.03);
  cairo_stroke (cr);
}

/* The middle of what lies open of the counter, from its own middle. */
static double
middle_of_open (const AdjCounterFace *face, double side)
{
  return (face->open - 1) * side / 2;
}

static void
paint_strength (cairo_t *cr,
                const AdjPalette *palette,
                const AdjCounter *counter,
                const AdjCounterFace *face,
                double side)
{
  AdjPoint at = { middle_of_open (face, side), face->figure ? 0 : side * 0.17 };
  char strength[16] = "?";

  if (counter->strength != ADJ_STRENGTH_UNKNOWN)
    g_snprintf (strength, sizeof strength, "%d", counter->strength);
  adj_palette_set (cr, palette->counter_ink[counter->colour], 1);
  adj_letter (cr, at, side * (face->figure ? FIGURE : STRENGTH), side * face->open * 0.86, TRUE,
              strength);
}

static void
paint_name (cairo_t *cr, const AdjPalette *palette, const AdjCounter *counter, double side)
{
  adj_palette_set (cr, palette->counter_ink[counter->colour], 1);
  adj_letter (cr, (AdjPoint){ 0, side * 0.385 }, side * 0.15, side * 0.9, FALSE, counter->name);
}

/* R 2.3: a letter for each marker above the symbol; from far away a bar for all of them. */
static void
paint_markers (cairo_t *cr,
               const AdjPalette *palette,
               const AdjCounter *counter,
               const AdjCounterFace *face,
               double side)
{
  g_autofree char *letters = adj_words_marker_letters (counter->bears);

  adj_palette_set (cr, palette->counter_ink[counter->colour], 1);
  if (!face->figure)
    {
      adj_letter (cr, (AdjPoint){ middle_of_open (face, side), -side * 0.4 }, side * 0.16,
                  side * face->open * 0.9, TRUE, letters);
      return;
    }
  cairo_rectangle (cr, -side * 0.46, -side * 0.46, side * face->open * 0.92, side * 0.1);
  cairo_fill (cr);
}

/* On a back there is what the unit is called, and nothing else. */
static void
paint_alias (cairo_t *cr,
             const AdjPalette *palette,
             const AdjCounter *counter,
             const AdjCounterFace *face,
             double side)
{
  adj_palette_set (cr, palette->counter_ink[counter->colour], 1);
  adj_letter (cr, (AdjPoint){ middle_of_open (face, side), 0 }, side * (face->figure ? 0.5 : 0.26),
              side * face->open * 0.9, TRUE, counter->name);
}

/* ---- Public ---- */

static void
letter_front (cairo_t *cr,
              const AdjPalette *palette,
              const AdjCounter *counter,
              const AdjCounterFace *face,
              double side)
{
  if (!face->figure && face->open == 1)
    paint_name (cr, palette, counter, side);
  if (!face->figure || side >= LEAST_FIGURE)
    paint_strength (cr, palette, counter, face, side);
  if (counter->bears != 0)
    paint_markers (cr, palette, counter, face, side);
}

static void
lay_card (cairo_t *cr,
          const AdjPalette *palette,
          const AdjCounter *counter,
          const AdjCounterFace *face,
          double side)
{
  paint_card (cr, palette, counter, face, side);
  if (counter->inverted)
    paint_band (cr, palette, counter, side);
  if (!counter->face_down && !face->bare && !face->figure)
    paint_symbol (cr, palette, counter, side);
  if (counter->dog_eared)
    paint_ear (cr, palette, counter, side);
}

static void
put_letters (cairo_t *cr,
             const AdjPalette *palette,
             const AdjCounter *counter,
             const AdjCounterFace *face,
             double side)
{
  if (face->bare)
    return;
  if (!counter->face_down)
    letter_front (cr, palette, counter, face, side);
  else if (!face->figure || side >= LEAST_FIGURE)
    paint_alias (cr, palette, counter, face, side);
}

void
adj_counter_paint_face (cairo_t *cr,
                        const AdjPalette *palette,
                        const AdjCounter *counter,
                        const AdjCounterFace *face,
                        AdjPoint at,
                        double side)
{
  g_return_if_fail (cr != NULL);
  g_return_if_fail (palette != NULL);
  g_return_if_fail (counter != NULL);
  g_return_if_fail (face != NULL);

  cairo_save (cr);
  cairo_translate (cr, at.x, at.y);
  if (face->layer != ADJ_COUNTER_LETTERS)
    lay_card (cr, palette, counter, face, side);
  if (face->layer != ADJ_COUNTER_CARD)
    put_letters (cr, palette, counter, face, side);
  cairo_restore (cr);
}

void
adj_counter_paint (
    cairo_t *cr, const AdjPalette *palette, const AdjCounter *counter, AdjPoint at, double side)
{
  g_return_if_fail (cr != NULL);
  g_return_if_fail (palette != NULL);
  g_return_if_fail (counter != NULL);

  adj_counter_paint_face (cr, palette, counter, &(AdjCounterFace){ .open = 1 }, at, side);
}
