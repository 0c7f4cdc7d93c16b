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

/* What is painted, in the measure of its context. */
typedef struct
{
  cairo_t *cr;
  const AdjScenario *scenario;
  const AdjPalette *palette;
  const char *family;
  double width;
  double height;
} Emblem;

#define BANNER 0.46 /* of the height, the sides' */

static void
write_heading (const Emblem *self, AdjPoint at, double height, double width, const char *text)
{
  g_autoptr (PangoLayout) layout = adj_lettering_in (self->cr, self->family, height, TRUE);

  adj_lettering_write (layout, self->cr, at, width, text);
}

/* Each side's half, parted by a slanting line, with its name. */
static void
paint_side (const Emblem *self, const AdjSide *side, gboolean left)
{
  cairo_t *cr = self->cr;
  double outer = left ? 0 : self->width;
  AdjPoint at = { self->width * (left ? 0.21 : 0.79), self->height * BANNER / 2 };

  cairo_move_to (cr, outer, 0);
  cairo_line_to (cr, self->width * 0.55, 0);
  cairo_line_to (cr, self->width * 0.45, self->height * BANNER);
  cairo_line_to (cr, outer, self->height * BANNER);
  cairo_close_path (cr);
  adj_palette_set (cr, self->palette->counter[side->colour], 1);
  cairo_fill (cr);
  adj_palette_set (cr, self->palette->counter_ink[side->colour], 1);
  write_heading (self, at, self->height * 0.115, self->width * 0.36,
                 adj_words_printed (side->name));
}

/* Blade, guard and grip, the hilt below; 2 from end to end. */
static void
trace_sabre (cairo_t *cr)
{
  cairo_move_to (cr, 0, 0.55);
  cairo_curve_to (cr, 0.10, 0.1, 0.08, -0.55, -0.16, -1);
  cairo_curve_to (cr, -0.02, -0.5, 0.0, 0.05, -0.06, 0.55);
  cairo_close_path (cr);
  cairo_fill (cr);
  cairo_set_line_width (cr, 0.09);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_move_to (cr, -0.16, 0.55);
  cairo_line_to (cr, 0.14, 0.55);
  cairo_curve_to (cr, 0.26, 0.7, 0.2, 0.9, 0.02, 0.95);
  cairo_stroke (cr);
  cairo_set_line_width (cr, 0.13);
  cairo_move_to (cr, -0.03, 0.58);
  cairo_line_to (cr, -0.02, 0.95);
  cairo_stroke (cr);
}

/* One leans to each side; the second is the first in a mirror. */
static void
paint_sabres (const Emblem *self)
{
  cairo_t *cr = self->cr;
  double size = self->height * BANNER * 0.46;

  for (int mirror = -1; mirror <= 1; mirror += 2)
    {
      cairo_save (cr);
      cairo_translate (cr, self->width / 2, self->height * BANNER / 2);
      cairo_scale (cr, size * mirror, size);
      cairo_rotate (cr, -G_PI / 5);
      adj_palette_set (cr, 0xffffff, 0.95);
      trace_sabre (cr);
      cairo_restore (cr);
    }
}

/* A thick line and a thin one. */
static void
paint_rule (const Emblem *self)
{
  adj_palette_set (self->cr, self->palette->name, 1);
  cairo_rectangle (self->cr, 0, self->height * BANNER, self->width, self->height * 0.02);
  cairo_rectangle (self->cr, 0, self->height * (BANNER + 0.032), self->width, self->height * 0.006);
  cairo_fill (self->cr);
}

/* A disc that is full where it is known. */
static void
paint_disc (cairo_t *cr, gboolean known, AdjPoint at, double radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, at.x, at.y, radius, 0, 2 * G_PI);
  cairo_set_line_width (cr, radius * 0.35);
  if (known)
    cairo_fill_preserve (cr);
  cairo_stroke (cr);
}

static void
paint_parts (const Emblem *self)
{
  const char *const words[ADJ_N_PARTS] = { _ ("Map"), _ ("Units"), _ ("Turns"), _ ("Victory") };

  for (int part = 0; part < ADJ_N_PARTS; part++)
    {
      AdjPoint disc = { self->width * (2 * part + 1) / (2.0 * ADJ_N_PARTS), self->height * 0.79 };
      AdjPoint word = { disc.x, self->height * 0.91 };

      paint_disc (self->cr, adj_emblem_knows (self->scenario, (AdjBookPart) part), disc,
                  self->height * 0.035);
      adj_letter (self->cr, word, self->height * 0.08, self->width / ADJ_N_PARTS - 6, FALSE,
                  words[part]);
    }
}

void
adj_emblem_paint (cairo_t *cr,
                  const AdjScenario *scenario,
                  const AdjPalette *palette,
                  const char *family,
                  double width,
                  double height)
{
  const Emblem self = { cr, scenario, palette, family, width, height };

  g_return_if_fail (cr != NULL && scenario != NULL && palette != NULL && family != NULL);

  adj_palette_set (cr, palette->paper, 1);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_fill (cr);
  for (int side = 0; side < 2; side++)
    paint_side (&self, &scenario->sides[side], side == 0);
  paint_sabres (&self);
  paint_rule (&self);
  if (scenario->date != NULL)
    write_heading (&self, (AdjPoint){ width / 2, height * 0.625 }, height * 0.15, width * 0.9,
                   adj_words_printed (scenario->date));
  paint_parts (&self);
}
