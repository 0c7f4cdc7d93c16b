/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/writing.h"

#include <glib/gi18n-lib.h>

#include "words/bidi.h"

/* Pictures go into the text as PNG, twice as fine as they are shown; a map small, for those who
 * read a forum on a telephone. */
#define PICTURE_WIDTH 640
#define MAP_WIDTH 380
#define FINENESS 2

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

static void
put_picture (GString *out, const AdjPicture *picture)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  gboolean map = picture->height <= 0;
  AdjArea area = { map ? MAP_WIDTH : PICTURE_WIDTH, map ? MAP_WIDTH * 1.3 : picture->height * 1.2,
                   11 };
  cairo_surface_t *surface = cairo_image_surface_create (
      CAIRO_FORMAT_RGB24, (int) area.width * FINENESS, (int) area.height * FINENESS);
  cairo_t *cr = cairo_create (surface);
  g_autofree char *data = NULL;

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, FINENESS, FINENESS);
  picture->paint (cr, &area, picture->data);
  cairo_destroy (cr);
  cairo_surface_write_to_png_stream (surface, collect, bytes);
  cairo_surface_destroy (surface);
  data = g_base64_encode (bytes->data, bytes->len);
  g_string_append_printf (out, "<p><img width=\"%d\" alt=\"", (int) area.width);
  put (out, picture->words != NULL ? picture->words : "");
  g_string_append_printf (out, "\" src=\"data:image/png;base64,%s\"></p>\n", data);
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

static void
put_block (GString *out, const AdjBlock *block)
{
  switch (block->kind)
    {
    case ADJ_BLOCK_HEADING:
      g_string_append (out, block->small ? "<h3>" : "<h2>");
      put (out, block->text);
      g_string_append (out, block->small ? "</h3>\n" : "</h2>\n");
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
      g_string_append (out, "<ul>\n");
      for (guint i = 0; i < block->tiles->len; i++)
        {
          g_string_append (out, "<li>");
          put (out, g_array_index (block->tiles, AdjTile, i).text);
          g_string_append (out, "</li>\n");
        }
      g_string_append (out, "</ul>\n");
      break;
    case ADJ_BLOCK_BESIDE:
      put_blocks (out, block->sides[0]);
      put_blocks (out, block->sides[1]);
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
  "body { font: 15px/1.4 \"DejaVu Sans\", sans-serif; max-width: 60em; margin: 2em auto } "        \
  "td, th { text-align: start; vertical-align: top; padding: 0.1em 0.7em 0.1em 0; "                \
  "border-bottom: 1px solid #ccc } table { border-collapse: collapse } p { margin: 0.3em 0 } "     \
  "@page { margin: 15mm } @media print { body { font-size: 10pt; margin: 0; max-width: none } "    \
  "section + section { break-before: page } tr, img { break-inside: avoid } "                      \
  "h2, h3 { break-after: avoid } }"

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
  for (guint i = 0; i < docs->len; i++)
    put_doc (out, g_ptr_array_index (docs, i));
  g_string_append (out, "</body></html>\n");
  return g_string_free (out, FALSE);
}
