/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/page.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <glib/gi18n-lib.h>
#include <math.h>

#include "sheets/pdf-language.h"

#define SCALE 2.0 /* pixels of a picture to a point: 144 to the inch */

static const AdjPaper papers[] = {
  { "a4", "A4", "iso_a4", 595.276, 841.890 },
  { "letter", "Letter", "na_letter", 612, 792 },
  { "a3", "A3", "iso_a3", 841.890, 1190.551 },
  { "tabloid", "Tabloid", "na_ledger", 792, 1224 },
  { "a4-landscape", N_ ("A4, landscape"), "iso_a4", 841.890, 595.276 },
  { "letter-landscape", N_ ("Letter, landscape"), "na_letter", 792, 612 },
  { "a3-landscape", N_ ("A3, landscape"), "iso_a3", 1190.551, 841.890 },
  { "tabloid-landscape", N_ ("Tabloid, landscape"), "na_ledger", 1224, 792 },
};

const AdjPaper *
adj_paper_find (const char *name)
{
  g_return_val_if_fail (name != NULL, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (papers); i++)
    if (g_ascii_strcasecmp (papers[i].name, name) == 0)
      return &papers[i];
  return NULL;
}

const AdjPaper *
adj_paper_at (guint place)
{
  return place < G_N_ELEMENTS (papers) ? &papers[place] : NULL;
}

const char *
adj_paper_heading (const AdjPaper *paper)
{
  g_return_val_if_fail (paper != NULL, NULL);

  return _ (paper->heading);
}

static cairo_status_t
collect (void *closure, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

static void
add_outline (cairo_surface_t *surface, const GArray *outline)
{
  int whole = CAIRO_PDF_OUTLINE_ROOT;

  for (guint i = 0; i < outline->len; i++)
    {
      const AdjPageMark *mark = &g_array_index (outline, AdjPageMark, i);
      g_autofree char *link = g_strdup_printf ("page=%u", mark->page + 1);
      int entry = cairo_pdf_surface_add_outline (
          surface, mark->part ? whole : CAIRO_PDF_OUTLINE_ROOT, mark->title, link,
          mark->part ? 0 : CAIRO_PDF_OUTLINE_FLAG_OPEN);

      if (!mark->part)
        whole = entry;
    }
}

GByteArray *
adj_pages_to_pdf (const AdjPaper *paper,
                  const char *title,
                  const GArray *outline,
                  guint n_pages,
                  AdjPagePainter paint,
                  gpointer data)
{
  GByteArray *bytes;
  cairo_surface_t *surface;
  cairo_t *cr;

  g_return_val_if_fail (paper != NULL, NULL);
  g_return_val_if_fail (title != NULL, NULL);
  g_return_val_if_fail (outline != NULL, NULL);

  bytes = g_byte_array_new ();
  surface = cairo_pdf_surface_create_for_stream (collect, bytes, paper->width, paper->height);
  cr = cairo_create (surface);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, title);
  /* a record has no clock, and the same page is the same bytes */
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z");
  cairo_tag_begin (cr, "Document", "");
  for (guint page = 0; page < n_pages; page++)
    {
      cairo_save (cr);
      paint (cr, page, data);
      cairo_restore (cr);
      cairo_show_page (cr);
    }
  cairo_tag_end (cr, "Document");
  add_outline (surface, outline);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  cairo_surface_destroy (surface);
  adj_pdf_set_language (bytes, C_ ("language", "en"));
  return bytes;
}

GByteArray *
adj_page_to_png (const AdjPaper *paper, guint page, int width, AdjPagePainter paint, gpointer data)
{
  GByteArray *bytes;
  cairo_surface_t *surface;
  cairo_t *cr;
  double scale;

  g_return_val_if_fail (paper != NULL, NULL);

  bytes = g_byte_array_new ();
  scale = width > 0 ? width / paper->width : SCALE;
  surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) lround (scale * paper->width),
                                        (int) lround (scale * paper->height));
  cr = cairo_create (surface);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, scale, scale);
  paint (cr, page, data);
  cairo_destroy (cr);
  cairo_surface_write_to_png_stream (surface, collect, bytes);
  cairo_surface_destroy (surface);
  return bytes;
}

GByteArray *
adj_page_to_svg (const AdjPaper *paper, guint page, AdjPagePainter paint, gpointer data)
{
  GByteArray *bytes;
  cairo_surface_t *surface;
  cairo_t *cr;

  g_return_val_if_fail (paper != NULL, NULL);

  bytes = g_byte_array_new ();
  surface = cairo_svg_surface_create_for_stream (collect, bytes, paper->width, paper->height);
  cr = cairo_create (surface);
  paint (cr, page, data);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  cairo_surface_destroy (surface);
  return bytes;
}
