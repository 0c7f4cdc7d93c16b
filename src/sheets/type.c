/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/type.h"

#include <string.h>

#include "sheets/lettering.h"

static const double points[] = {
  [ADJ_TYPE_SMALL] = 6.8,
  [ADJ_TYPE_BODY] = 8.0,
  [ADJ_TYPE_HEADING] = 9.8,
  [ADJ_TYPE_TITLE] = 15.5,
};

/* Letters keep their own widths on every device, so that what was measured is what is drawn. */
AdjType *
adj_type_new (double scale, gboolean rtl)
{
  AdjType *self = g_new (AdjType, 1);
  cairo_font_options_t *options = cairo_font_options_create ();

  self->context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  self->scale = scale;
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_antialias (options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options (self->context, options);
  pango_cairo_context_set_resolution (self->context, 72);
  pango_context_set_round_glyph_positions (self->context, FALSE);
  pango_context_set_base_dir (self->context, rtl ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR);
  cairo_font_options_destroy (options);
  return self;
}

void
adj_type_free (AdjType *self)
{
  g_object_unref (self->context);
  g_free (self);
}

double
adj_type_points (const AdjType *self, AdjTypeSize size)
{
  return points[size] * self->scale;
}

/* A name such as 2/1/XIV stays on one line. */
static void
keep_together (PangoAttrList *attributes, const char *text)
{
  for (const char *slash = strchr (text, '/'); slash != NULL; slash = strchr (slash + 1, '/'))
    {
      PangoAttribute *whole = pango_attr_allow_breaks_new (FALSE);

      whole->start_index = (guint) (slash - text);
      whole->end_index = whole->start_index + 2;
      pango_attr_list_insert (attributes, whole);
    }
}

/* Nor are names hyphenated where they happen to be too long. */
static void
set_attributes (PangoLayout *layout, int bold)
{
  PangoAttrList *attributes = pango_attr_list_new ();
  PangoAttribute *weight = pango_attr_weight_new (PANGO_WEIGHT_BOLD);

  weight->end_index = (guint) bold;
  pango_attr_list_insert (attributes, weight);
  pango_attr_list_insert (attributes, pango_attr_insert_hyphens_new (FALSE));
  keep_together (attributes, pango_layout_get_text (layout));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
}

/* As the first letter runs; figures run with what is around them. */
static PangoDirection
direction_of (const char *text)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar letter = g_utf8_get_char (text);
      GUnicodeScript script = g_unichar_get_script (letter);

      if (script == G_UNICODE_SCRIPT_HEBREW || script == G_UNICODE_SCRIPT_ARABIC ||
          script == G_UNICODE_SCRIPT_SYRIAC || script == G_UNICODE_SCRIPT_THAANA ||
          script == G_UNICODE_SCRIPT_NKO)
        return PANGO_DIRECTION_RTL;
      if (g_unichar_isalpha (letter))
        return PANGO_DIRECTION_LTR;
    }
  return PANGO_DIRECTION_NEUTRAL;
}

/* The paper's direction says where a line starts, the letters' own only how they run; Pango would
 * swap the sides of a text that runs against the paper. */
static AdjAlign
side_of (const AdjType *self, AdjAlign align, const char *text)
{
  gboolean rtl = pango_context_get_base_dir (self->context) == PANGO_DIRECTION_RTL;
  PangoDirection own = direction_of (text);
  gboolean against = own != PANGO_DIRECTION_NEUTRAL && (own == PANGO_DIRECTION_RTL) != rtl;

  if (align == ADJ_ALIGN_MIDDLE || rtl == against)
    return align;
  return ADJ_ALIGN_END - align;
}

PangoLayout *
adj_type_set (
    const AdjType *self, AdjTypeSize size, const char *text, int bold, double width, AdjAlign align)
{
  static const PangoAlignment alignments[] = { PANGO_ALIGN_LEFT, PANGO_ALIGN_CENTER,
                                               PANGO_ALIGN_RIGHT };
  PangoLayout *layout = pango_layout_new (self->context);
  PangoFontDescription *font = pango_font_description_new ();

  pango_font_description_set_family_static (font, ADJ_FONT);
  pango_font_description_set_absolute_size (font, adj_type_points (self, size) * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_alignment (layout, alignments[side_of (self, align, text)]);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_text (layout, text, -1);
  set_attributes (layout, bold);
  if (width > 0)
    pango_layout_set_width (layout, pango_units_from_double (width));
  return layout;
}

double
adj_type_width (PangoLayout *layout)
{
  PangoRectangle logical;

  pango_layout_get_extents (layout, NULL, &logical);
  return pango_units_to_double (logical.width);
}

double
adj_type_height (PangoLayout *layout)
{
  PangoRectangle logical;

  pango_layout_get_extents (layout, NULL, &logical);
  return pango_units_to_double (logical.height);
}

gboolean
adj_type_is_rtl (const char *text)
{
  return direction_of (text) == PANGO_DIRECTION_RTL;
}
