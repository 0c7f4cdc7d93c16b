/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/lettering.h"

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
  pango_font_description_free (font);
  return layout;
}

void
adj_lettering_write (PangoLayout *layout, cairo_t *cr, AdjPoint at, double width, const char *text)
{
  PangoRectangle ink;
  double ink_width;
  double narrow = 1;

  g_return_if_fail (PANGO_IS_LAYOUT (layout));
  g_return_if_fail (cr != NULL);
  g_return_if_fail (text != NULL);

  pango_cairo_update_layout (cr, layout);
  pango_layout_set_text (layout, text, -1);
  pango_layout_get_extents (layout, &ink, NULL);
  ink_width = pango_units_to_double (ink.width);
  if (width > 0 && ink_width > width)
    narrow = width / ink_width;
  cairo_save (cr);
  cairo_translate (cr, at.x, at.y);
  cairo_scale (cr, narrow, 1);
  cairo_move_to (cr, -pango_units_to_double (ink.x) - ink_width / 2,
                 -pango_units_to_double (ink.y) - pango_units_to_double (ink.height) / 2);
  pango_cairo_show_layout (cr, layout);
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
