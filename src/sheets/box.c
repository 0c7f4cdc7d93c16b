/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/box.h"

static void
clear_box (gpointer data)
{
  AdjBox *box = data;

  g_clear_object (&box->layout);
}

GArray *
adj_boxes_new (void)
{
  GArray *boxes = g_array_new (FALSE, FALSE, sizeof (AdjBox));

  g_array_set_clear_func (boxes, clear_box);
  return boxes;
}

void
adj_boxes_text (GArray *boxes, double x, double y, double width, PangoLayout *layout)
{
  AdjBox box;

  g_return_if_fail (boxes != NULL);
  g_return_if_fail (PANGO_IS_LAYOUT (layout));

  box = (AdjBox){ .kind = ADJ_BOX_TEXT,
                  .x = x,
                  .y = y,
                  .width = width,
                  .height = adj_type_height (layout),
                  .layout = layout,
                  .line = -1,
                  .scale = 1 };
  g_array_append_val (boxes, box);
}

/* Where the line lies in its layout. */
static PangoRectangle
find_line (PangoLayout *layout, int line, int *baseline)
{
  PangoLayoutIter *iter = pango_layout_get_iter (layout);
  PangoRectangle logical;

  for (int i = 0; i < line && pango_layout_iter_next_line (iter); i++)
    ;
  pango_layout_iter_get_line_extents (iter, NULL, &logical);
  *baseline = pango_layout_iter_get_baseline (iter);
  pango_layout_iter_free (iter);
  return logical;
}

void
adj_boxes_heading (
    GArray *boxes, double x, double y, double width, PangoLayout *layout, int heading)
{
  g_return_if_fail (boxes != NULL);
  g_return_if_fail (PANGO_IS_LAYOUT (layout));

  adj_boxes_text (boxes, x, y, width, layout);
  g_array_index (boxes, AdjBox, boxes->len - 1).heading = heading;
}

double
adj_boxes_line (GArray *boxes, double x, double y, double width, PangoLayout *layout, int line)
{
  int baseline;
  PangoRectangle logical;
  AdjBox box;

  g_return_val_if_fail (boxes != NULL, 0);
  g_return_val_if_fail (PANGO_IS_LAYOUT (layout), 0);

  logical = find_line (layout, line, &baseline);
  box = (AdjBox){ .kind = ADJ_BOX_TEXT,
                  .x = x,
                  .y = y,
                  .width = width,
                  .height = pango_units_to_double (logical.height),
                  .layout = g_object_ref (layout),
                  .line = line,
                  .scale = 1 };
  g_array_append_val (boxes, box);
  return box.height;
}

void
adj_boxes_rule (GArray *boxes, double x, double y, double width, double height, double gray)
{
  AdjBox box = {
    .kind = ADJ_BOX_RULE, .x = x, .y = y, .width = width, .height = height, .gray = gray
  };

  g_return_if_fail (boxes != NULL);

  g_array_append_val (boxes, box);
}

void
adj_boxes_picture (GArray *boxes,
                   double x,
                   double y,
                   double width,
                   double height,
                   const AdjPicture *picture,
                   double letter)
{
  AdjBox box;

  g_return_if_fail (boxes != NULL);
  g_return_if_fail (picture != NULL);

  box = (AdjBox){ .kind = ADJ_BOX_PICTURE,
                  .x = x,
                  .y = y,
                  .width = width,
                  .height = height,
                  .paint = picture->paint,
                  .data = picture->data,
                  .letter = letter };
  g_array_append_val (boxes, box);
}

void
adj_boxes_add (GArray *boxes, const GArray *others, double x, double y, double scale)
{
  g_return_if_fail (boxes != NULL);
  g_return_if_fail (others != NULL);

  for (guint i = 0; i < others->len; i++)
    {
      AdjBox box = g_array_index (others, AdjBox, i);

      box.x = x + box.x * scale;
      box.y = y + box.y * scale;
      box.width *= scale;
      box.height *= scale;
      box.scale *= scale;
      box.letter *= scale;
      if (box.layout != NULL)
        g_object_ref (box.layout);
      g_array_append_val (boxes, box);
    }
}

void
adj_boxes_mirror (GArray *boxes, double page_width)
{
  g_return_if_fail (boxes != NULL);

  for (guint i = 0; i < boxes->len; i++)
    {
      AdjBox *box = &g_array_index (boxes, AdjBox, i);

      box->x = page_width - box->x - box->width;
    }
}

/* ---- Painting ---- */

static void
paint_text (cairo_t *cr, const AdjBox *box)
{
  PangoRectangle logical;
  int baseline;

  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_scale (cr, box->scale, box->scale);
  if (box->line < 0)
    {
      cairo_move_to (cr, 0, 0);
      pango_cairo_show_layout (cr, box->layout);
      return;
    }
  logical = find_line (box->layout, box->line, &baseline);
  cairo_move_to (cr, pango_units_to_double (logical.x),
                 pango_units_to_double (baseline - logical.y));
  pango_cairo_show_layout_line (cr, pango_layout_get_line_readonly (box->layout, box->line));
}

static gboolean
breaks_word (PangoLayout *layout)
{
  const char *text = pango_layout_get_text (layout);

  for (int line = 1; line < pango_layout_get_line_count (layout); line++)
    {
      const char *at = text + pango_layout_get_line_readonly (layout, line)->start_index;

      if (at > text && g_unichar_isalpha (g_utf8_get_char (at)) &&
          g_unichar_isalpha (g_utf8_get_char (g_utf8_prev_char (at))))
        return TRUE;
    }
  return FALSE;
}

gboolean
adj_boxes_break_words (const GArray *boxes)
{
  g_return_val_if_fail (boxes != NULL, FALSE);

  for (guint i = 0; i < boxes->len; i++)
    if (g_array_index (boxes, AdjBox, i).layout != NULL &&
        breaks_word (g_array_index (boxes, AdjBox, i).layout))
      return TRUE;
  return FALSE;
}

gboolean
adj_boxes_cramped (const GArray *boxes)
{
  g_return_val_if_fail (boxes != NULL, FALSE);

  for (guint i = 0; i < boxes->len; i++)
    if (g_array_index (boxes, AdjBox, i).cramped)
      return TRUE;
  return FALSE;
}

double
adj_boxes_smallest (const GArray *boxes)
{
  double smallest = G_MAXDOUBLE;

  g_return_val_if_fail (boxes != NULL, 0);

  for (guint i = 0; i < boxes->len; i++)
    {
      const AdjBox *box = &g_array_index (boxes, AdjBox, i);
      const PangoFontDescription *font =
          box->layout != NULL ? pango_layout_get_font_description (box->layout) : NULL;

      if (font != NULL)
        smallest =
            MIN (smallest, box->scale * pango_font_description_get_size (font) / PANGO_SCALE);
    }
  return smallest;
}

/* What a tagged PDF calls it. */
static const char *
element_of (const AdjBox *box)
{
  static const char *const headings[] = { "P", "H1", "H2", "H3" };

  return box->kind == ADJ_BOX_PICTURE ? "Figure" : headings[MIN (box->heading, 3)];
}

/* The lines of a paragraph are one element; rules are none. */
static gboolean
begins_element (const GArray *boxes, guint i)
{
  const AdjBox *box = &g_array_index (boxes, AdjBox, i);

  if (box->kind != ADJ_BOX_TEXT || box->line < 1 || i == 0)
    return TRUE;
  return g_array_index (boxes, AdjBox, i - 1).layout != box->layout;
}

void
adj_boxes_paint (const GArray *boxes, cairo_t *cr)
{
  g_return_if_fail (boxes != NULL);
  g_return_if_fail (cr != NULL);

  for (guint i = 0; i < boxes->len; i++)
    {
      const AdjBox *box = &g_array_index (boxes, AdjBox, i);
      AdjArea area = { box->width, box->height, box->letter };

      if (box->kind != ADJ_BOX_RULE && begins_element (boxes, i))
        cairo_tag_begin (cr, element_of (box), "");
      cairo_save (cr);
      cairo_translate (cr, box->x, box->y);
      switch (box->kind)
        {
        case ADJ_BOX_TEXT:
          paint_text (cr, box);
          break;
        case ADJ_BOX_RULE:
          cairo_set_source_rgb (cr, box->gray, box->gray, box->gray);
          cairo_rectangle (cr, 0, 0, box->width, box->height);
          cairo_fill (cr);
          break;
        case ADJ_BOX_PICTURE:
        default:
          box->paint (cr, &area, box->data);
          break;
        }
      cairo_new_path (cr);
      cairo_restore (cr);
      if (box->kind != ADJ_BOX_RULE && (i + 1 == boxes->len || begins_element (boxes, i + 1)))
        cairo_tag_end (cr, element_of (box));
    }
}

/* ---- Checking ---- */

typedef struct
{
  double left;
  double top;
  double right;
  double bottom;
} Extent;

/* The ink that is really there: of a text its letters, not the box it may fill. */
static Extent
extent_of (const AdjBox *box)
{
  Extent extent = { box->x, box->y, box->x + box->width, box->y + box->height };
  PangoRectangle ink;
  PangoRectangle logical = { 0 };
  int baseline;

  if (box->kind != ADJ_BOX_TEXT)
    return extent;
  if (box->line < 0)
    pango_layout_get_extents (box->layout, &ink, NULL);
  else
    {
      logical = find_line (box->layout, box->line, &baseline);
      pango_layout_line_get_extents (pango_layout_get_line_readonly (box->layout, box->line), &ink,
                                     NULL);
      ink.x += logical.x;
      ink.y += baseline - logical.y;
    }
  extent.left = box->x + pango_units_to_double (ink.x) * box->scale;
  extent.top = box->y + pango_units_to_double (ink.y) * box->scale;
  extent.right = extent.left + pango_units_to_double (ink.width) * box->scale;
  extent.bottom = extent.top + pango_units_to_double (ink.height) * box->scale;
  return extent;
}

/* Pango counts in 1024ths. */
#define TOLERANCE 0.6

/* A J reaches back beyond where its line begins; the padding of boxes is there for it. */
#define OVERHANG 2.0

static gboolean
is_within (Extent inner, Extent outer, double allowed)
{
  return inner.left >= outer.left - allowed && inner.top >= outer.top - allowed &&
         inner.right <= outer.right + allowed && inner.bottom <= outer.bottom + allowed;
}

static gboolean
lie_on_each_other (Extent a, Extent b)
{
  return a.left + TOLERANCE < b.right && b.left + TOLERANCE < a.right &&
         a.top + TOLERANCE < b.bottom && b.top + TOLERANCE < a.bottom;
}

static char *
name_of (const AdjBox *box)
{
  if (box->kind == ADJ_BOX_TEXT)
    return g_strdup_printf ("'%.40s' at %.1f, %.1f", pango_layout_get_text (box->layout), box->x,
                            box->y);
  return g_strdup_printf ("a %s at %.1f, %.1f", box->kind == ADJ_BOX_RULE ? "rule" : "picture",
                          box->x, box->y);
}

char *
adj_boxes_fault (const GArray *boxes, double page_width, double page_height)
{
  const Extent page = { 0, 0, page_width, page_height };

  g_return_val_if_fail (boxes != NULL, NULL);

  for (guint i = 0; i < boxes->len; i++)
    {
      const AdjBox *box = &g_array_index (boxes, AdjBox, i);
      const Extent own = { box->x, box->y, box->x + box->width, box->y + box->height };
      g_autofree char *name = name_of (box);

      if (!is_within (own, page, TOLERANCE) || !is_within (extent_of (box), page, 0))
        return g_strdup_printf ("%s leaves the page", name);
      if (!is_within (extent_of (box), own, OVERHANG))
        return g_strdup_printf ("%s is larger than its box", name);
      for (guint j = 0; j < i; j++)
        {
          const AdjBox *other = &g_array_index (boxes, AdjBox, j);
          g_autofree char *other_name = NULL;

          if ((box->kind == ADJ_BOX_RULE && other->kind == ADJ_BOX_RULE) ||
              !lie_on_each_other (extent_of (box), extent_of (other)))
            continue;
          other_name = name_of (other);
          return g_strdup_printf ("%s lies on %s", name, other_name);
        }
    }
  return NULL;
}
