/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/lettering.h"

#include <string.h>

PangoLayout *
adj_lettering (cairo_t *cr, double height, gboolean bold)
{
  g_return_val_if_fail (cr != NULL, NULL);

  return adj_lettering_in (cr, ADJ_FONT, height, bold);
}

/* Letters keep their own widths at every scale: nothing is rounded to pixels. */
PangoLayout *
adj_lettering_in (cairo_t *cr, const char *family, double height, gboolean bold)
{
  PangoLayout *layout;
  PangoFontDescription *font;
  cairo_font_options_t *options;

  g_return_val_if_fail (cr != NULL && family != NULL, NULL);

  layout = pango_cairo_create_layout (cr);
  font = pango_font_description_new ();
  options = cairo_font_options_create ();
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  pango_cairo_context_set_font_options (pango_layout_get_context (layout), options);
  pango_context_set_round_glyph_positions (pango_layout_get_context (layout), FALSE);
  cairo_font_options_destroy (options);
  pango_font_description_set_family (font, family);
  pango_font_description_set_weight (font, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_font_description_set_absolute_size (font, height * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_context_set_font_description (pango_layout_get_context (layout), font);
  pango_font_description_free (font);
  return layout;
}

/* ---- One line ---- */

/* Some of its letters, in one font. */
typedef struct
{
  PangoGlyphItem letters;
  int x; /* where they begin, in Pango's units */
} Run;

static void
clear_run (gpointer data)
{
  Run *run = data;

  pango_item_free (run->letters.item);
  pango_glyph_string_free (run->letters.glyphs);
}

static gboolean
is_blank (const PangoRectangle *ink)
{
  return ink->width == 0 || ink->height == 0;
}

static void
add_ink (PangoRectangle *all, const PangoRectangle *ink)
{
  int right = MAX (all->x + all->width, ink->x + ink->width);
  int bottom = MAX (all->y + all->height, ink->y + ink->height);

  if (is_blank (ink))
    return;
  if (is_blank (all))
    {
      *all = *ink;
      return;
    }
  all->x = MIN (all->x, ink->x);
  all->y = MIN (all->y, ink->y);
  all->width = right - all->x;
  all->height = bottom - all->y;
}

/* From left to right, with all the ink of it. The layout itself would work out how high its line is
 * as well, and for that load each font a second time: much of what a first map costs. */
static GArray *
set_line (PangoContext *context, const char *text, PangoRectangle *ink)
{
  GArray *runs = g_array_new (FALSE, FALSE, sizeof (Run));
  g_autoptr (GList) items = pango_itemize (context, text, 0, (int) strlen (text), NULL, NULL);
  g_autoptr (GList) in_sight = pango_reorder_items (items);
  int x = 0;

  *ink = (PangoRectangle){ 0 };
  g_array_set_clear_func (runs, clear_run);
  for (GList *at = in_sight; at != NULL; at = at->next)
    {
      PangoItem *item = at->data;
      Run run = { { .item = item, .glyphs = pango_glyph_string_new () }, x };
      PangoRectangle own, room;

      pango_shape_full (text + item->offset, item->length, text, -1, &item->analysis,
                        run.letters.glyphs);
      pango_glyph_string_extents (run.letters.glyphs, item->analysis.font, &own, &room);
      own.x += x;
      add_ink (ink, &own);
      x += room.width;
      g_array_append_val (runs, run);
    }
  return runs;
}

void
adj_lettering_write (PangoLayout *layout, cairo_t *cr, AdjPoint at, double width, const char *text)
{
  g_autoptr (GArray) runs = NULL;
  PangoRectangle ink;
  double ink_width;
  double narrow = 1;

  g_return_if_fail (PANGO_IS_LAYOUT (layout));
  g_return_if_fail (cr != NULL);
  g_return_if_fail (text != NULL);

  pango_cairo_update_layout (cr, layout);
  runs = set_line (pango_layout_get_context (layout), text, &ink);
  ink_width = pango_units_to_double (ink.width);
  if (width > 0 && ink_width > width)
    narrow = width / ink_width;
  cairo_save (cr);
  cairo_translate (cr, at.x, at.y);
  cairo_scale (cr, narrow, 1);
  cairo_translate (cr, -pango_units_to_double (ink.x) - ink_width / 2,
                   -pango_units_to_double (ink.y) - pango_units_to_double (ink.height) / 2);
  for (guint i = 0; i < runs->len; i++)
    {
      Run *run = &g_array_index (runs, Run, i);

      cairo_move_to (cr, pango_units_to_double (run->x), 0);
      pango_cairo_show_glyph_item (cr, text, &run->letters);
    }
  cairo_new_path (cr); /* the text's end is nobody's beginning */
  cairo_restore (cr);
}

void
adj_letter (cairo_t *cr, AdjPoint at, double height, double width, gboolean bold, const char *text)
{
  g_autoptr (PangoLayout) layout = NULL;

  g_return_if_fail (cr != NULL);
  g_return_if_fail (text != NULL);

  layout = adj_lettering (cr, height, bold);
  adj_lettering_write (layout, cr, at, width, text);
}
