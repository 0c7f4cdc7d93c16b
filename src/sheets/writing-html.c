/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/writing.h"

#include <cairo-svg.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "sheets/lettering.h"
#include "words/bidi.h"

/* Pictures go into the text as SVG, so that they are sharp on a screen and on paper; a map is
 * higher than wide. */
#define PICTURE_WIDTH 640
#define MAP_HEIGHT 800
#define LETTER 11
#define LARGEST_SVG 1500000 /* bytes */
#define FINENESS 2
#define LEAST_CONTENTS 4 /* fewer headings need no list of them */

static const char *const aligns[] = { "start", "center", "end" };

static void
put (GString *out, const char *text)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  g_string_append (out, escaped);
}

static void
put_cell (GString *out, const char *tag, AdjAlign align, const char *text)
{
  if (align == ADJ_ALIGN_START)
    g_string_append_printf (out, "<%s>", tag);
  else
    g_string_append_printf (out, "<%s style=\"text-align: %s\">", tag, aligns[align]);
  put (out, text != NULL ? text : "");
  g_string_append_printf (out, "</%s>", tag);
}

static void
put_row (GString *out, const AdjDocTable *table, const AdjDocRow *row)
{
  g_string_append (out, "<tr>");
  if (row->band)
    {
      g_string_append_printf (out, "<th colspan=\"%u\" style=\"text-align: start\">",
                              table->n_columns);
      put (out, g_ptr_array_index (row->cells, 0));
      g_string_append (out, "</th>");
    }
  for (guint i = 0; !row->band && i < table->n_columns; i++)
    put_cell (out, row->bold ? "th" : "td", table->columns[i].align,
              i < row->cells->len ? g_ptr_array_index (row->cells, i) : NULL);
  g_string_append (out, "</tr>\n");
}

static void
put_table (GString *out, const AdjDocTable *table)
{
  gboolean titled = FALSE;

  for (guint i = 0; i < table->n_columns; i++)
    titled |= table->columns[i].title != NULL;
  g_string_append (out, "<table>\n");
  if (titled)
    {
      g_string_append (out, "<tr>");
      for (guint i = 0; i < table->n_columns; i++)
        put_cell (out, "th", table->columns[i].align, table->columns[i].title);
      g_string_append (out, "</tr>\n");
    }
  for (guint i = 0; i < table->rows->len; i++)
    put_row (out, table, g_ptr_array_index (table->rows, i));
  g_string_append (out, "</table>\n");
}

/* ---- Pictures ---- */

static cairo_status_t
collect (void *closure, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

/* The number a surface has in this picture, for cairo counts those of the whole program: the same
 * page is the same bytes. */
static gboolean
number_anew (const GMatchInfo *match, GString *out, gpointer data)
{
  g_autofree char *name = g_match_info_fetch (match, 0);
  GHashTable *names = data;
  guint number = GPOINTER_TO_UINT (g_hash_table_lookup (names, name));

  if (number == 0)
    {
      number = g_hash_table_size (names) + 1;
      g_hash_table_insert (names, g_steal_pointer (&name), GUINT_TO_POINTER (number));
    }
  g_string_append_printf (out, "s%u", number);
  return FALSE;
}

/* Places and lengths to a hundredth of a dot, which nobody sees; factors stay as they are. */
static char *
shorten (const GByteArray *svg)
{
  g_autoptr (GRegex) places =
      g_regex_new ("(?<=[ \"])(-?[0-9]+\\.[0-9]{2})[0-9]+", G_REGEX_OPTIMIZE, 0, NULL);

  return g_regex_replace (places, (const char *) svg->data, svg->len, 0, "\\1", 0, NULL);
}

static GBytes *
draw_svg (const AdjPicture *picture, const AdjArea *area)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autofree char *svg = NULL;
  g_autoptr (GRegex) surfaces = g_regex_new ("surface[0-9]+", G_REGEX_OPTIMIZE, 0, NULL);
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  cairo_surface_t *surface =
      cairo_svg_surface_create_for_stream (collect, bytes, area->width, area->height);
  cairo_t *cr = cairo_create (surface);
  char *text;

  picture->paint (cr, area, picture->data);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  cairo_surface_destroy (surface);
  svg = shorten (bytes);
  text = g_regex_replace_eval (surfaces, svg, -1, 0, 0, number_anew, names, NULL);
  return g_bytes_new_take (text, strlen (text));
}

static GBytes *
draw_png (const AdjPicture *picture, const AdjArea *area)
{
  GByteArray *bytes = g_byte_array_new ();
  cairo_surface_t *surface = cairo_image_surface_create (
      CAIRO_FORMAT_RGB24, (int) area->width * FINENESS, (int) area->height * FINENESS);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, FINENESS, FINENESS);
  picture->paint (cr, area, picture->data);
  cairo_destroy (cr);
  cairo_surface_write_to_png_stream (surface, collect, bytes);
  cairo_surface_destroy (surface);
  return g_byte_array_free_to_bytes (bytes);
}

/* A map with every tree on it is larger as lines than as dots. */
static void
put_image (GString *out, const AdjPicture *picture, const AdjArea *area)
{
  g_autoptr (GBytes) bytes = draw_svg (picture, area);
  const char *kind = "svg+xml";
  g_autofree char *data = NULL;

  if (g_bytes_get_size (bytes) > LARGEST_SVG)
    {
      g_bytes_unref (bytes);
      bytes = draw_png (picture, area);
      kind = "png";
    }
  data = g_base64_encode (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_string_append_printf (out, "<img width=\"%d\" alt=\"", (int) area->width);
  put (out, picture->words != NULL ? picture->words : "");
  g_string_append_printf (out, "\" src=\"data:image/%s;base64,%s\">", kind, data);
}

static void
put_picture (GString *out, const AdjPicture *picture)
{
  gboolean map = picture->fill || picture->height <= 0;
  AdjArea area = { PICTURE_WIDTH, map ? MAP_HEIGHT : picture->height * 1.2, LETTER };

  g_string_append (out, "<p>");
  put_image (out, picture, &area);
  g_string_append (out, "</p>\n");
}

/* A counter stands before its lines, which say all that is on it. */
static void
put_tiles (GString *out, const GArray *tiles)
{
  g_string_append (out, "<ul class=\"tiles\">\n");
  for (guint i = 0; i < tiles->len; i++)
    {
      const AdjTile *tile = &g_array_index (tiles, AdjTile, i);
      AdjArea area = { tile->box.width, tile->box.height, LETTER };

      g_string_append (out, "<li>");
      put_image (out, &tile->box, &area);
      g_string_append (out, " <span>");
      put (out, tile->text);
      g_string_append (out, "</span></li>\n");
    }
  g_string_append (out, "</ul>\n");
}

/* ---- Blocks ---- */

static void put_blocks (GString *out, const AdjDoc *doc);

static void
put_text (GString *out, const AdjBlock *block)
{
  g_string_append (out, "<p>");
  if (block->label != NULL)
    {
      g_string_append (out, "<b>");
      put (out, block->label);
      g_string_append (out, "</b> ");
    }
  put (out, block->text);
  g_string_append (out, "</p>\n");
}

/* Where the list of headings leads to: the text itself, for each heading is found by it alone. */
static char *
anchor_of (const char *text)
{
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);

  return g_strdup_printf ("h-%.10s", sum);
}

static void
put_heading (GString *out, const AdjBlock *block)
{
  g_autofree char *anchor = anchor_of (block->text);

  if (block->small)
    g_string_append (out, "<h3>");
  else
    g_string_append_printf (out, "<h2 id=\"%s\">", anchor);
  put (out, block->text);
  g_string_append (out, block->small ? "</h3>\n" : "</h2>\n");
}

static void
put_block (GString *out, const AdjBlock *block)
{
  switch (block->kind)
    {
    case ADJ_BLOCK_HEADING:
      put_heading (out, block);
      break;
    case ADJ_BLOCK_TEXT:
      put_text (out, block);
      break;
    case ADJ_BLOCK_TABLE:
      put_table (out, block->table);
      break;
    case ADJ_BLOCK_PICTURE:
      put_picture (out, &block->picture);
      break;
    case ADJ_BLOCK_TILES:
      put_tiles (out, block->tiles);
      break;
    case ADJ_BLOCK_BESIDE:
      put_blocks (out, block->sides[0]);
      put_blocks (out, block->sides[1]);
      for (guint i = 0; i < block->below->len; i++)
        put_blocks (out, g_ptr_array_index (block->below, i));
      break;
    case ADJ_BLOCK_COLUMNS:
    case ADJ_BLOCK_PAGE:
    case ADJ_BLOCK_PART:
    default:
      break;
    }
}

static void
put_blocks (GString *out, const AdjDoc *doc)
{
  for (guint i = 0; i < doc->blocks->len; i++)
    put_block (out, g_ptr_array_index (doc->blocks, i));
}

static void
collect_headings (const AdjDoc *doc, GPtrArray *headings)
{
  for (guint i = 0; i < doc->blocks->len; i++)
    {
      const AdjBlock *block = g_ptr_array_index (doc->blocks, i);

      if (block->kind == ADJ_BLOCK_HEADING && !block->small &&
          !g_ptr_array_find_with_equal_func (headings, block->text, g_str_equal, NULL))
        g_ptr_array_add (headings, block->text);
      for (int side = 0; block->kind == ADJ_BLOCK_BESIDE && side < 2; side++)
        collect_headings (block->sides[side], headings);
      for (guint j = 0; block->kind == ADJ_BLOCK_BESIDE && j < block->below->len; j++)
        collect_headings (g_ptr_array_index (block->below, j), headings);
    }
}

static void
put_contents (GString *out, const GPtrArray *docs)
{
  g_autoptr (GPtrArray) headings = g_ptr_array_new ();

  for (guint i = 0; i < docs->len; i++)
    collect_headings (g_ptr_array_index (docs, i), headings);
  if (headings->len < LEAST_CONTENTS)
    return;
  g_string_append (out, "<nav>\n<ul>\n");
  for (guint i = 0; i < headings->len; i++)
    {
      g_autofree char *anchor = anchor_of (g_ptr_array_index (headings, i));

      g_string_append_printf (out, "<li><a href=\"#%s\">", anchor);
      put (out, g_ptr_array_index (headings, i));
      g_string_append (out, "</a></li>\n");
    }
  g_string_append (out, "</ul>\n</nav>\n");
}

static void
put_doc (GString *out, const AdjDoc *doc)
{
  g_string_append (out, "<section>\n<h1>");
  put (out, doc->title);
  g_string_append (out, "</h1>\n<p>");
  put (out, doc->subject);
  g_string_append (out, "</p>\n");
  put_blocks (out, doc);
  g_string_append (out, "</section>\n");
}

/* On paper each part begins a page, nothing is parted that belongs together, and no line is too
 * long. */
#define STYLE                                                                                      \
  "body { font: 15px/1.4 " ADJ_FONT "; max-width: 60em; margin: 2em auto } "                       \
  "td, th { text-align: start; vertical-align: top; padding: 0.1em 0.7em 0.1em 0; "                \
  "border-bottom: 1px solid #ccc } img { max-width: 100% } nav li { display: inline-block; "       \
  "margin-inline-end: 1em } .tiles { list-style: none; padding: 0 } .tiles li { display: "         \
  "inline-flex; "                                                                                  \
  "width: 14em; gap: 0.5em; margin: 0.3em 0 } .tiles span { white-space: pre-line } table { "      \
  "border-collapse: collapse } p { margin: 0.3em 0 } "                                             \
  "@page { margin: 15mm } @media print { body { font-size: 10pt; margin: 0; max-width: none } "    \
  "section + section { break-before: page } tr, img { break-inside: avoid } "                      \
  "h2, h3 { break-after: avoid } nav { display: none } }"

char *
adj_docs_to_html (const GPtrArray *docs)
{
  const AdjDoc *first;
  GString *out;

  g_return_val_if_fail (docs != NULL && docs->len > 0, NULL);

  first = g_ptr_array_index (docs, 0);
  out = g_string_new ("<!DOCTYPE html>\n<html lang=\"");
  /* Translators: the code of your language, such as de: by it the page is read out aloud */
  put (out, C_ ("language", "en"));
  g_string_append (out, adj_bidi_is_rtl (first->title) ? "\" dir=\"rtl\">\n" : "\">\n");
  g_string_append (out, "<head><meta charset=\"utf-8\"><title>");
  put (out, first->title);
  g_string_append (out, "</title>\n<style>" STYLE "</style></head>\n<body>\n");
  put_contents (out, docs);
  for (guint i = 0; i < docs->len; i++)
    put_doc (out, g_ptr_array_index (docs, i));
  g_string_append (out, "</body></html>\n");
  return g_string_free (out, FALSE);
}
