/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/emblem.h"

#include <glib/gi18n-lib.h>

#include "sheets/lettering.h"
#include "words/printed.h"

/* The part of the book that is not known while this is not. */
static AdjBookPart
part_of (AdjUnknownThing what)
{
  switch (what)
    {
    case ADJ_UNKNOWN_MAP:
      return ADJ_PART_MAP;
    case ADJ_UNKNOWN_SET_UP:
    case ADJ_UNKNOWN_STRENGTHS:
    case ADJ_UNKNOWN_ARRIVALS:
      return ADJ_PART_UNITS;
    case ADJ_UNKNOWN_TURNS:
    case ADJ_UNKNOWN_NIGHTS:
    case ADJ_UNKNOWN_FIRST_PLAYER:
      return ADJ_PART_TURNS;
    case ADJ_UNKNOWN_EXITS:
    case ADJ_UNKNOWN_VICTORY:
    case ADJ_UNKNOWN_SPECIAL_RULES:
      break;
    }
  return ADJ_PART_VICTORY;
}

gboolean
adj_emblem_knows (const AdjScenario *scenario, AdjBookPart part)
{
  g_return_val_if_fail (scenario != NULL, FALSE);

  for (guint i = 0; i < scenario->unknowns->len; i++)
    if (part_of (g_array_index (scenario->unknowns, AdjUnknown, i).what) == part)
      return FALSE;
  return TRUE;
}

/* Each side's half, parted by a slanting line, with its name. */
static void
paint_side (cairo_t *cr,
            const AdjSide *side,
            const AdjPalette *palette,
            gboolean left,
            double width,
            double height)
{
  double outer = left ? 0 : width;
  AdjPoint at = { width * (left ? 0.25 : 0.75), height * 0.2 };

  cairo_move_to (cr, outer, 0);
  cairo_line_to (cr, width * 0.56, 0);
  cairo_line_to (cr, width * 0.44, height);
  cairo_line_to (cr, outer, height);
  cairo_close_path (cr);
  adj_palette_set (cr, palette->counter[side->colour], 1);
  cairo_fill (cr);
  adj_palette_set (cr, palette->counter_ink[side->colour], 1);
  adj_letter (cr, at, height * 0.11, width * 0.4, TRUE, adj_words_printed (side->name));
}

/* A disc that is full where it is known. */
static void
paint_part (cairo_t *cr, gboolean known, double x, double y, double radius, guint32 ink)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  adj_palette_set (cr, ink, 1);
  cairo_set_line_width (cr, radius * 0.35);
  if (known)
    cairo_fill_preserve (cr);
  cairo_stroke (cr);
}

static void
paint_parts (cairo_t *cr,
             const AdjScenario *scenario,
             const AdjPalette *palette,
             double width,
             double height)
{
  const char *const words[ADJ_N_PARTS] = { _ ("Map"), _ ("Units"), _ ("Turns"), _ ("Victory") };

  adj_palette_set (cr, palette->paper, 1);
  cairo_rectangle (cr, 0, height * 0.68, width, height * 0.32);
  cairo_fill (cr);
  for (int part = 0; part < ADJ_N_PARTS; part++)
    {
      AdjPoint word = { width * (2 * part + 1) / (2.0 * ADJ_N_PARTS), height * 0.91 };

      paint_part (cr, adj_emblem_knows (scenario, (AdjBookPart) part), word.x, height * 0.78,
                  height * 0.045, palette->name);
      adj_letter (cr, word, height * 0.085, width / ADJ_N_PARTS - 6, FALSE, words[part]);
    }
}

void
adj_emblem_paint (cairo_t *cr,
                  const AdjScenario *scenario,
                  const AdjPalette *palette,
                  double width,
                  double height)
{
  AdjPoint middle = { width / 2, height * 0.5 };

  g_return_if_fail (cr != NULL && scenario != NULL && palette != NULL);

  for (int side = 0; side < 2; side++)
    paint_side (cr, &scenario->sides[side], palette, side == 0, width, height);
  adj_palette_set (cr, palette->paper, 0.92);
  cairo_rectangle (cr, 0, height * 0.36, width, height * 0.28);
  cairo_fill (cr);
  adj_palette_set (cr, palette->name, 1);
  if (scenario->date != NULL)
    adj_letter (cr, middle, height * 0.16, width * 0.92, TRUE, adj_words_printed (scenario->date));
  paint_parts (cr, scenario, palette, width, height);
}
