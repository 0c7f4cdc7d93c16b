/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/type.h"

#include <string.h>

#include "sheets/lettering.h"
#include "words/bidi.h"

#define LARGE_PRINT 16.0
#define LONGEST_WHOLE 14 /* bytes of a bracket that is not broken over two lines */

static const double points[] = {
  [ADJ_TYPE_SMALL] = 6.8,
  [ADJ_TYPE_BODY] = 8.0,
  [ADJ_TYPE_HEADING] = 9.8,
  [ADJ_TYPE_TITLE] = 15.5,
};

static gboolean
is_rtl (const AdjType *self)
{
  return pango_context_get_base_dir (self->context) == PANGO_DIRECTION_RTL;
}

/* Letters keep their own widths on every device, so that what was measured is what is drawn. */
AdjType *
adj_type_new (double scale, gboolean rtl)
{
  AdjType *self = g_new (AdjType, 1);
  cairo_font_options_t *options = cairo_font_options_create ();

  self->context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  self->scale = scale;
  self->least = 0;
  self->known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
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

AdjType *
adj_type_new_large (gboolean rtl)
{
  AdjType *self = adj_type_new (LARGE_PRINT / points[ADJ_TYPE_BODY], rtl);

  self->least = LARGE_PRINT;
  return self;
}

AdjType *
adj_type_again (const AdjType *self)
{
  AdjType *again;

  g_return_val_if_fail (self != NULL, NULL);

  again = g_memdup2 (self, sizeof *self);
  g_object_ref (again->context);
  g_hash_table_ref (again->known);
  return again;
}

void
adj_type_forget (AdjType *self)
{
  g_return_if_fail (self != NULL);

  g_hash_table_remove_all (self->known);
}

AdjType *
adj_type_scaled (const AdjType *self, double by)
{
  AdjType *scaled;

  g_return_val_if_fail (self != NULL, NULL);

  scaled = adj_type_new (self->scale * by, is_rtl (self));
  scaled->least = self->least;
  return scaled;
}

void
adj_type_free (AdjType *self)
{
  g_return_if_fail (self != NULL);

  g_object_unref (self->context);
  g_hash_table_unref (self->known);
  g_free (self);
}

double
adj_type_points (const AdjType *self, AdjTypeSize size)
{
  g_return_val_if_fail (self != NULL, 0);

  return MAX (points[size] * self->scale, self->least);
}

static void
keep_whole (PangoAttrList *attributes, gsize start, gsize end)
{
  PangoAttribute *whole = pango_attr_allow_breaks_new (FALSE);

  whole->start_index = (guint) start;
  whole->end_index = (guint) end;
  pango_attr_list_insert (attributes, whole);
}

/* How many bytes from there on stay on one line: the middle of 2/1/XIV, E IL.7 and Anderson-6, and
 * a short bracket, such as the case of the rules in (BG 7.12); 0 for none. */
static gsize
whole_from (const char *at)
{
  gsize length;

  if (*at != '(')
    return *at == '/' || g_ascii_isdigit (at[1]) ? 2 : 0;
  length = strcspn (at + 1, "()") + 2;
  return at[length - 1] == ')' && length <= LONGEST_WHOLE ? length : 0;
}

static void
keep_together (PangoAttrList *attributes, const char *text)
{
  for (const char *at = strpbrk (text, "(/."); at != NULL; at = strpbrk (at + 1, "(/."))
    if (whole_from (at) > 0)
      keep_whole (attributes, (gsize) (at - text), (gsize) (at - text) + whole_from (at));
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

#define LTR_MARK "\342\200\216"

/* On a paper that runs from right to left a line of figures and foreign names is put between marks,
 * lest its signs and brackets change places: -17, 3/1/XIV, 5 : 4. */
static void
set_text (const AdjType *self, PangoLayout *layout, const char *text, int bold)
{
  g_auto (GStrv) lines = NULL;
  g_autofree char *marked = NULL;

  if (!is_rtl (self))
    {
      pango_layout_set_text (layout, text, -1);
      set_attributes (layout, bold);
      return;
    }
  lines = g_strsplit (text, "\n", -1);
  for (int i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0' && !adj_bidi_has (lines[i], TRUE))
      {
        char *line = g_strconcat (LTR_MARK, lines[i], LTR_MARK, NULL);

        if (i == 0 && bold > 0 && bold < G_MAXINT)
          bold += (int) strlen (LTR_MARK);
        g_free (lines[i]);
        lines[i] = line;
      }
  marked = g_strjoinv ("\n", lines);
  pango_layout_set_text (layout, marked, -1);
  set_attributes (layout, bold);
}

static PangoLayout *
set_anew (
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
  if (is_rtl (self))
    align = ADJ_ALIGN_END - align;
  pango_layout_set_auto_dir (layout, FALSE);
  pango_layout_set_alignment (layout, alignments[align]);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  set_text (self, layout, text, bold);
  if (width > 0)
    pango_layout_set_width (layout, pango_units_from_double (width));
  return layout;
}

/* hanging: the room that all lines but the first leave free. */
static PangoLayout *
set_once (const AdjType *self,
          AdjTypeSize size,
          const char *text,
          int bold,
          double width,
          AdjAlign align,
          double hanging)
{
  int indent = -pango_units_from_double (hanging);
  g_autofree char *how =
      g_strdup_printf ("%d %d %d %d %d %s", (int) size, bold, pango_units_from_double (width),
                       (int) align, indent, text);
  PangoLayout *layout = g_hash_table_lookup (self->known, how);

  if (layout == NULL)
    {
      layout = set_anew (self, size, text, bold, width, align);
      pango_layout_set_indent (layout, indent);
      g_hash_table_insert (self->known, g_steal_pointer (&how), layout);
    }
  return g_object_ref (layout);
}

PangoLayout *
adj_type_set (
    const AdjType *self, AdjTypeSize size, const char *text, int bold, double width, AdjAlign align)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (text != NULL, NULL);

  return set_once (self, size, text, bold, width, align, 0);
}

PangoLayout *
adj_type_set_item (
    const AdjType *self, AdjTypeSize size, const char *text, int bold, double width, double hanging)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (text != NULL, NULL);

  return set_once (self, size, text, bold, width, ADJ_ALIGN_START, hanging);
}

double
adj_type_width (PangoLayout *layout)
{
  PangoRectangle logical;

  g_return_val_if_fail (PANGO_IS_LAYOUT (layout), 0);

  pango_layout_get_extents (layout, NULL, &logical);
  return pango_units_to_double (logical.width);
}

double
adj_type_height (PangoLayout *layout)
{
  PangoRectangle logical;

  g_return_val_if_fail (PANGO_IS_LAYOUT (layout), 0);

  pango_layout_get_extents (layout, NULL, &logical);
  return pango_units_to_double (logical.height);
}
