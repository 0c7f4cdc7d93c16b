/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/writing.h"

#include <glib/gi18n-lib.h>

#include "sheets/album.h"
#include "sheets/lettering.h"
#include "words/bidi.h"

/* A map is higher than wide. */
#define PICTURE_WIDTH 640
#define MAP_HEIGHT 800
#define LETTER 11
#define LEAST_CONTENTS 4 /* fewer headings need no list of them */

static const char *const aligns[] = { "start", "center", "end" };

/* What the list at the page's head leads to. */
typedef struct
{
  guint part; /* the document it is of */
  const char *text;
} Heading;

/* The page under way. */
typedef struct
{
  GString *text;
  AdjAlbum *album;
  GArray *headings; /* of Heading, as they come */
  guint part;       /* the document that is being written */
} HtmlPage;

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

static void
put_picture (const HtmlPage *page, const AdjPicture *picture)
{
  gboolean map = picture->fill || picture->height <= 0;
  AdjArea area = { PICTURE_WIDTH, map ? MAP_HEIGHT : picture->height * 1.2, LETTER };

  g_string_append (page->text, "<p>");
  adj_album_put (page->album, page->text, picture, &area);
  g_string_append (page->text, "</p>\n");
}

/* A counter stands before its lines, which say all that is on it. */
static void
put_tiles (const HtmlPage *page, const GArray *tiles)
{
  GString *out = page->text;

  g_string_append (out, "<ul class=\"tiles\">\n");
  for (guint i = 0; i < tiles->len; i++)
    {
      const AdjTile *tile = &g_array_index (tiles, AdjTile, i);
      AdjArea area = { tile->box.width, tile->box.height, LETTER };

      g_string_append (out, "<li>");
      adj_album_put (page->album, out, &tile->box, &area);
      g_string_append (out, " <span>");
      put (out, tile->text);
      g_string_append (out, "</span></li>\n");
    }
  g_string_append (out, "</ul>\n");
}

/* ---- Blocks ---- */

static void put_blocks (const HtmlPage *page, const AdjDoc *doc);

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

/* Several documents may have the same headings, and one of them twice: they go by their number. */
static void
put_heading (const HtmlPage *page, const AdjBlock *block)
{
  const Heading heading = { page->part, block->text };
  GString *out = page->text;

  if (!block->small)
    g_array_append_val (page->headings, heading);
  if (block->small)
    g_string_append (out, "<h3>");
  else
    g_string_append_printf (out, "<h2 id=\"heading-%u\">", page->headings->len);
  put (out, block->text);
  g_string_append (out, block->small ? "</h3>\n" : "</h2>\n");
}

static void
put_block (const HtmlPage *page, const AdjBlock *block)
{
  switch (block->kind)
    {
    case ADJ_BLOCK_HEADING:
      put_heading (page, block);
      break;
    case ADJ_BLOCK_TEXT:
      put_text (page->text, block);
      break;
    case ADJ_BLOCK_TABLE:
      put_table (page->text, block->table);
      break;
    case ADJ_BLOCK_PICTURE:
      put_picture (page, &block->picture);
      break;
    case ADJ_BLOCK_TILES:
      put_tiles (page, block->tiles);
      break;
    case ADJ_BLOCK_BESIDE:
      put_blocks (page, block->sides[0]);
      put_blocks (page, block->sides[1]);
      for (guint i = 0; i < block->below->len; i++)
        put_blocks (page, g_ptr_array_index (block->below, i));
      break;
    case ADJ_BLOCK_COLUMNS:
    case ADJ_BLOCK_PAGE:
    case ADJ_BLOCK_PART:
    default:
      break;
    }
}

static void
put_blocks (const HtmlPage *page, const AdjDoc *doc)
{
  for (guint i = 0; i < doc->blocks->len; i++)
    put_block (page, g_ptr_array_index (doc->blocks, i));
}

static void
put_link (GString *out, const char *kind, guint number, const char *text)
{
  g_string_append_printf (out, "<li><a href=\"#%s-%u\">", kind, number);
  put (out, text);
  g_string_append (out, "</a>");
}

/* The documents, and below each its headings; of one alone only if it has many. */
static void
put_contents (GString *out, const GPtrArray *docs, const GArray *headings)
{
  guint next = 0;

  if (docs->len == 1 && headings->len < LEAST_CONTENTS)
    return;
  g_string_append (out, "<nav>\n<ul>\n");
  for (guint i = 0; i < docs->len; i++)
    {
      put_link (out, "part", i + 1, ((const AdjDoc *) g_ptr_array_index (docs, i))->title);
      g_string_append (out, "\n<ul>\n");
      for (; next < headings->len && g_array_index (headings, Heading, next).part == i; next++)
        {
          put_link (out, "heading", next + 1, g_array_index (headings, Heading, next).text);
          g_string_append (out, "</li>\n");
        }
      g_string_append (out, "</ul></li>\n");
    }
  g_string_append (out, "</ul>\n</nav>\n");
}

/* text may be NULL. */
static void
put_news (GString *out, const char *text)
{
  if (text == NULL)
    return;
  g_string_append (out, "<p><strong>");
  put (out, text);
  g_string_append (out, "</strong></p>\n");
}

static void
put_doc (const HtmlPage *page, const AdjDoc *doc)
{
  GString *out = page->text;

  g_string_append_printf (out, "<section id=\"part-%u\">\n<h1>", page->part + 1);
  put (out, doc->title);
  g_string_append (out, "</h1>\n<p>");
  put (out, doc->subject);
  g_string_append (out, "</p>\n");
  put_news (out, doc->news);
  put_news (out, doc->more);
  put_blocks (page, doc);
  g_string_append (out, "</section>\n");
}

/* On paper each part begins a page, nothing is parted that belongs together, and no line is too
 * long. */
#define STYLE                                                                                      \
  "body { font: 15px/1.4 " ADJ_FONT "; max-width: 60em; margin: 2em auto } "                       \
  "td, th { text-align: start; vertical-align: top; padding: 0.1em 0.7em 0.1em 0; "                \
  "border-bottom: 1px solid #ccc } svg, img { max-width: 100%; height: auto } nav ul { "           \
  "list-style: none; padding: 0 } nav li li { display: inline-block; margin-inline-end: 1em } "    \
  ".tiles { list-style: none; padding: 0 } .tiles li { display: "                                  \
  "inline-flex; "                                                                                  \
  "width: 14em; gap: 0.5em; margin: 0.3em 0 } .tiles span { white-space: pre-line } table { "      \
  "border-collapse: collapse } p { margin: 0.3em 0 } "                                             \
  "@page { margin: 15mm } @media print { body { font-size: 10pt; margin: 0; max-width: none } "    \
  "section + section { break-before: page } tr, svg, img { break-inside: avoid } "                 \
  "h2, h3 { break-after: avoid } nav { display: none } }"

char *
adj_docs_to_html (const GPtrArray *docs)
{
  g_autoptr (AdjAlbum) album = NULL;
  g_autoptr (GArray) headings = NULL;
  g_autoptr (GString) body = NULL;
  const AdjDoc *first;
  GString *out;

  g_return_val_if_fail (docs != NULL && docs->len > 0, NULL);

  first = g_ptr_array_index (docs, 0);
  out = g_string_new ("<!DOCTYPE html>\n<html lang=\"");
  /* Translators: the code of your language, such as de: by it the page is read out aloud */
  put (out, C_ ("language", "en"));
  g_string_append (out, adj_bidi_is_rtl (first->title) ? "\" dir=\"rtl\">\n" : "\">\n");
  g_string_append (out, "<head><meta charset=\"utf-8\"/><title>");
  put (out, first->title);
  g_string_append (out, "</title>\n<style>" STYLE "</style></head>\n<body>\n");
  album = adj_album_new ();
  headings = g_array_new (FALSE, FALSE, sizeof (Heading));
  body = g_string_new (NULL);
  for (guint i = 0; i < docs->len; i++)
    put_doc (&(HtmlPage){ body, album, headings, i }, g_ptr_array_index (docs, i));
  put_contents (out, docs, headings);
  g_string_append_printf (out, "%s</body></html>\n", body->str);
  return g_string_free (out, FALSE);
}
