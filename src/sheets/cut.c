/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/cut.h"

#include <string.h>

#include "sheets/strip-table.h"

/* Space above things, in parts of the height of body type. */
#define ABOVE_HEADING 1.1
#define ABOVE_SUBHEADING 0.8
#define ABOVE_TEXT 0.30
#define ABOVE_PICTURE 0.6
#define SHORT_TABLE 18.0
#define SMALLEST_IN_PICTURE 0.8 /* of the letters in a picture, by the largest */
#define TILE_GAP 5.0
#define TILE_TEXT 76.0 /* the least room for the lines beside a tile's box, before scaling */

/* ---- Text ---- */

static void
add_heading (GPtrArray *strips, const AdjBlock *block, const AdjType *type, double width)
{
  AdjTypeSize size = block->small ? ADJ_TYPE_BODY : ADJ_TYPE_HEADING;
  PangoLayout *layout = adj_type_set (type, size, block->text, G_MAXINT, width, ADJ_ALIGN_START);
  AdjStrip *strip = adj_strip_add (strips);
  double letter = adj_type_points (type, ADJ_TYPE_BODY);
  double rule = block->small ? 0.3 : 0.8;

  strip->space = (block->small ? ABOVE_SUBHEADING : ABOVE_HEADING) * letter;
  strip->height = adj_type_height (layout) + 0.2 * letter + rule;
  strip->keep = TRUE;
  adj_boxes_heading (strip->boxes, 0, 0, width, layout, block->small ? 3 : 2);
  adj_boxes_rule (strip->boxes, 0, strip->height - rule, width, rule, 0);
}

/* How far the lines of an item stand in: as far as what follows its bullet. */
static double
label_width (const AdjBlock *block, const AdjType *type)
{
  g_autofree char *label = g_strconcat (block->label, "  ", NULL);
  g_autoptr (PangoLayout) layout =
      adj_type_set (type, ADJ_TYPE_BODY, label, G_MAXINT, 0, ADJ_ALIGN_START);

  return adj_type_width (layout);
}

static PangoLayout *
set_paragraph (const AdjBlock *block, const AdjType *type, double width)
{
  const char *label = block->label != NULL ? block->label : "";
  g_autofree char *text = g_strconcat (
      label, block->label != NULL && *block->text != '\0' ? "  " : "", block->text, NULL);

  return adj_type_set_item (type, block->small ? ADJ_TYPE_SMALL : ADJ_TYPE_BODY, text,
                            (int) strlen (label), width,
                            block->item ? label_width (block, type) : 0);
}

/* A strip a line, so that a long paragraph may go on in the next column; but neither its first
 * nor its last line stands alone. */
static void
add_text (GPtrArray *strips, const AdjBlock *block, const AdjType *type, double width)
{
  g_autoptr (PangoLayout) layout = set_paragraph (block, type, width);
  int n_lines = pango_layout_get_line_count (layout);

  for (int line = 0; line < n_lines; line++)
    {
      AdjStrip *strip = adj_strip_add (strips);

      strip->height = adj_boxes_line (strip->boxes, 0, 0, width, layout, line);
      strip->space = line == 0 ? ABOVE_TEXT * adj_type_points (type, ADJ_TYPE_BODY) : 0;
      strip->keep = line + 1 < n_lines && (line == 0 || line + 2 == n_lines);
    }
}

/* ---- Pictures ---- */

static void
add_picture (GPtrArray *strips, const AdjBlock *block, const AdjType *type, double width)
{
  AdjStrip *strip = adj_strip_add (strips);
  double letter = adj_type_points (type, ADJ_TYPE_BODY);

  if (type->least > 0)
    letter = type->least / SMALLEST_IN_PICTURE;
  strip->space = ABOVE_PICTURE * letter;
  strip->fill = block->picture.fill;
  strip->height = block->picture.height * type->scale;
  adj_boxes_picture (strip->boxes, 0, 0, width, strip->height, &block->picture, letter);
}

/* The first line is bold. */
static PangoLayout *
tile_text (const AdjTile *tile, const AdjType *type, double width)
{
  const char *end = strchr (tile->text, '\n');

  return adj_type_set (type, ADJ_TYPE_SMALL, tile->text,
                       end != NULL ? (int) (end - tile->text) : G_MAXINT, width, ADJ_ALIGN_START);
}

static void
add_tiles (GPtrArray *strips, const AdjBlock *block, const AdjType *type, double width)
{
  double side = g_array_index (block->tiles, AdjTile, 0).box.width;
  double least = side + TILE_GAP + TILE_TEXT * type->scale;
  guint n_across = MAX (1, (guint) ((width + TILE_GAP) / (least + TILE_GAP)));
  double each = (width - (n_across - 1) * TILE_GAP) / n_across;
  AdjStrip *strip = NULL;

  for (guint i = 0; i < block->tiles->len; i++)
    {
      const AdjTile *tile = &g_array_index (block->tiles, AdjTile, i);
      double x = (i % n_across) * (each + TILE_GAP);
      PangoLayout *layout = tile_text (tile, type, each - side - TILE_GAP);

      if (i % n_across == 0)
        {
          strip = adj_strip_add (strips);
          strip->space = TILE_GAP;
        }
      strip->height = MAX (strip->height, MAX (side, adj_type_height (layout)));
      adj_boxes_picture (strip->boxes, x, 0, side, side, &tile->box,
                         adj_type_points (type, ADJ_TYPE_BODY));
      adj_boxes_text (strip->boxes, x + side + TILE_GAP, 0, each - side - TILE_GAP, layout);
    }
}

/* ---- Arrangement ---- */

/* One of two columns that lie side by side, as far as it is filled. */
typedef struct
{
  double x;
  double width;
  double y;
} Side;

static double
space_over (const GPtrArray *strips, guint i, const Side *side)
{
  return i > 0 || side->y > 0 ? ((const AdjStrip *) g_ptr_array_index (strips, i))->space : 0;
}

static double
height_of (const GPtrArray *strips, const Side *side)
{
  double height = 0;

  for (guint i = 0; i < strips->len; i++)
    height +=
        ((const AdjStrip *) g_ptr_array_index (strips, i))->height + space_over (strips, i, side);
  return height;
}

/* One under the other. A strip that would fill a column stays as high as it is. */
static void
stack (const GPtrArray *strips, GArray *boxes, Side *side)
{
  double y = side->y;

  for (guint i = 0; i < strips->len; i++)
    {
      const AdjStrip *strip = g_ptr_array_index (strips, i);

      y += space_over (strips, i, side);
      adj_boxes_add (boxes, strip->boxes, side->x, y, 1);
      y += strip->height;
    }
  side->y = y;
}

/* A table that is too wide for its column has smaller letters. */
static gboolean
has_shrunk (const GPtrArray *strips, const AdjType *type)
{
  double least = MIN (adj_type_points (type, ADJ_TYPE_BODY), ADJ_LEAST_BESIDE);

  for (guint i = 0; i < strips->len; i++)
    if (adj_boxes_smallest (((const AdjStrip *) g_ptr_array_index (strips, i))->boxes) <
        least - 0.01)
      return TRUE;
  return FALSE;
}

/* On the side that ends higher, unless its letters would be smaller there, or its foot lower than
 * on the other. */
static void
stack_below (const AdjDoc *below, const AdjType *type, GArray *boxes, Side *sides)
{
  Side *higher = &sides[sides[1].y <= sides[0].y];
  Side *lower = &sides[higher == sides];
  g_autoptr (GPtrArray) strips = adj_strips_of (below, type, higher->width);
  g_autoptr (GPtrArray) others = NULL;
  double foot = higher->y + height_of (strips, higher);
  gboolean shrunk = has_shrunk (strips, type);

  if (shrunk || foot > lower->y)
    others = adj_strips_of (below, type, lower->width);
  if (others != NULL && !has_shrunk (others, type) &&
      (shrunk || lower->y + height_of (others, lower) < foot))
    stack (others, boxes, lower);
  else
    stack (strips, boxes, higher);
}

static void
add_beside (GPtrArray *strips, const AdjBlock *block, const AdjType *type, double width)
{
  double first = (width - ADJ_GUTTER) * block->share;
  Side sides[2] = { { 0, first, 0 }, { first + ADJ_GUTTER, width - ADJ_GUTTER - first, 0 } };
  AdjStrip *strip = adj_strip_add (strips);

  for (int i = 0; i < 2; i++)
    {
      g_autoptr (GPtrArray) own = adj_strips_of (block->sides[i], type, sides[i].width);

      stack (own, strip->boxes, &sides[i]);
    }
  for (guint i = 0; i < block->below->len; i++)
    stack_below (g_ptr_array_index (block->below, i), type, strip->boxes, sides);
  strip->height = MAX (sides[0].y, sides[1].y);
  strip->space = ABOVE_HEADING * adj_type_points (type, ADJ_TYPE_BODY);
}

static void
add_block (GPtrArray *strips, const AdjBlock *block, const AdjType *type, double width)
{
  switch (block->kind)
    {
    case ADJ_BLOCK_HEADING:
      add_heading (strips, block, type, width);
      break;
    case ADJ_BLOCK_TEXT:
      if (!block->aloud)
        add_text (strips, block, type, width);
      break;
    case ADJ_BLOCK_TABLE:
      adj_strips_add_table (strips, block->table, type, width);
      break;
    case ADJ_BLOCK_PICTURE:
      add_picture (strips, block, type, width);
      break;
    case ADJ_BLOCK_TILES:
      add_tiles (strips, block, type, width);
      break;
    case ADJ_BLOCK_BESIDE:
      add_beside (strips, block, type, width);
      break;
    case ADJ_BLOCK_COLUMNS:
      adj_strip_add (strips)->n_columns = block->n_columns;
      break;
    case ADJ_BLOCK_PART:
      adj_strip_add (strips)->part = TRUE;
      break;
    case ADJ_BLOCK_PAGE:
    default:
      adj_strip_add (strips)->page = TRUE;
      break;
    }
}

/* A line beneath a heading, such as who moves first, would be as lost with it as the heading alone,
 * if more of the same or another heading comes after it. */
static gboolean
leads_in (const AdjDoc *doc, guint i)
{
  const AdjBlock *const *blocks = (const AdjBlock *const *) doc->blocks->pdata;

  return i > 0 && i + 1 < doc->blocks->len && blocks[i]->kind == ADJ_BLOCK_TEXT &&
         blocks[i - 1]->kind == ADJ_BLOCK_HEADING &&
         (blocks[i + 1]->kind == ADJ_BLOCK_HEADING || blocks[i + 1]->kind == ADJ_BLOCK_TEXT);
}

/* A table of a few lines stays whole, if it is not one of several columns to be filled alike. */
static void
keep_short (GPtrArray *strips, guint first, const AdjType *type)
{
  double height = 0;

  for (guint i = first; i < strips->len; i++)
    height += ((AdjStrip *) g_ptr_array_index (strips, i))->height;
  for (guint i = first;
       height <= SHORT_TABLE * adj_type_points (type, ADJ_TYPE_BODY) && i + 1 < strips->len; i++)
    ((AdjStrip *) g_ptr_array_index (strips, i))->keep = TRUE;
}

GPtrArray *
adj_strips_of (const AdjDoc *doc, const AdjType *type, double width)
{
  GPtrArray *strips;
  double column;

  g_return_val_if_fail (doc != NULL, NULL);
  g_return_val_if_fail (type != NULL, NULL);

  strips = adj_strips_new ();
  column = width;
  for (guint i = 0; i < doc->blocks->len; i++)
    {
      const AdjBlock *block = g_ptr_array_index (doc->blocks, i);
      guint first = strips->len;

      if (block->kind == ADJ_BLOCK_COLUMNS)
        column = (width - (block->n_columns - 1) * ADJ_GUTTER) / block->n_columns;
      add_block (strips, block, type, column);
      if (block->kind == ADJ_BLOCK_TABLE && column == width)
        keep_short (strips, first, type);
      if (leads_in (doc, i))
        ((AdjStrip *) g_ptr_array_index (strips, strips->len - 1))->keep = TRUE;
    }
  return strips;
}
