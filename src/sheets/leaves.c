/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/leaves.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "desk/durable.h"
#include "sheets/flow.h"
#include "sheets/writing.h"
#include "words/bidi.h"

#define SMALLEST 5.5    /* in points: no letter set in lines is smaller on any paper */
#define HEAD_AND_FOOT 5 /* boxes that every page has */

struct AdjSheet
{
  const AdjPaper *paper;
  char *title;       /* NULL: that of the first leaf */
  GPtrArray *leaves; /* of AdjLeaf */
  GPtrArray *pages;  /* of GArray of AdjBox: those of all leaves */
  GPtrArray *kept;   /* of Kept */
};

/* ---- Leaves ---- */

static AdjLeaf *
lay_out (AdjDoc *doc, const AdjPaper *paper, AdjType *type, gboolean rtl)
{
  AdjLeaf *self = g_new (AdjLeaf, 1);

  *self = (AdjLeaf){ doc, type, adj_flow (doc, paper, type, rtl), FALSE };
  return self;
}

AdjLeaf *
adj_leaf_of (AdjDoc *doc, const AdjPaper *paper, double scale)
{
  gboolean rtl;

  g_return_val_if_fail (doc != NULL, NULL);
  g_return_val_if_fail (paper != NULL, NULL);

  rtl = adj_bidi_is_rtl (doc->title);
  return lay_out (doc, paper, adj_type_new (scale, rtl), rtl);
}

AdjLeaf *
adj_leaf_of_large (AdjDoc *doc, const AdjPaper *paper)
{
  gboolean rtl;

  g_return_val_if_fail (doc != NULL, NULL);
  g_return_val_if_fail (paper != NULL, NULL);

  rtl = adj_bidi_is_rtl (doc->title);
  return lay_out (doc, paper, adj_type_new_large (rtl), rtl);
}

void
adj_leaf_free (AdjLeaf *self)
{
  g_return_if_fail (self != NULL);

  adj_doc_free (self->doc);
  adj_type_free (self->type);
  g_ptr_array_unref (self->pages);
  g_free (self);
}

/* ---- Making ---- */

typedef struct
{
  gpointer data;
  GDestroyNotify destroy;
} Kept;

static void
kept_free (gpointer data)
{
  Kept *kept = data;

  kept->destroy (kept->data);
  g_free (kept);
}

AdjSheet *
adj_sheet_begin (const AdjPaper *paper)
{
  AdjSheet *self;

  g_return_val_if_fail (paper != NULL, NULL);

  self = g_new0 (AdjSheet, 1);
  self->paper = paper;
  self->leaves = g_ptr_array_new_with_free_func ((GDestroyNotify) adj_leaf_free);
  self->pages = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  self->kept = g_ptr_array_new_with_free_func (kept_free);
  return self;
}

gpointer
adj_sheet_keep (AdjSheet *self, gpointer data, GDestroyNotify destroy)
{
  Kept *kept;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (data != NULL && destroy != NULL, NULL);

  kept = g_new (Kept, 1);
  *kept = (Kept){ data, destroy };
  g_ptr_array_add (self->kept, kept);
  return data;
}

void
adj_sheet_add_leaf (AdjSheet *self, AdjLeaf *leaf)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (leaf != NULL);

  adj_type_forget (leaf->type);
  g_ptr_array_add (self->leaves, leaf);
  for (guint i = 0; i < leaf->pages->len; i++)
    g_ptr_array_add (self->pages, g_array_ref (g_ptr_array_index (leaf->pages, i)));
}

static const AdjLeaf *
first_leaf (const AdjSheet *self)
{
  return g_ptr_array_index (self->leaves, 0);
}

void
adj_sheet_entitle (AdjSheet *self, const char *title)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (title != NULL);

  g_free (self->title);
  self->title = g_strdup (title);
}

void
adj_sheet_number (AdjSheet *self)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (self->leaves->len > 0);

  if (!first_leaf (self)->bare)
    adj_flow_number (self->pages, self->paper, first_leaf (self)->type);
}

void
adj_sheet_free (AdjSheet *self)
{
  g_return_if_fail (self != NULL);

  g_ptr_array_unref (self->pages);
  g_ptr_array_unref (self->leaves);
  g_ptr_array_unref (self->kept);
  g_free (self->title);
  g_free (self);
}

/* ---- Using ---- */

const char *
adj_sheet_title (const AdjSheet *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->title != NULL ? self->title : first_leaf (self)->doc->title;
}

const AdjPaper *
adj_sheet_paper (const AdjSheet *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->paper;
}

guint
adj_sheet_n_pages (const AdjSheet *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->pages->len;
}

void
adj_sheet_paint (const AdjSheet *self, cairo_t *cr, guint page)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (cr != NULL);
  g_return_if_fail (page < self->pages->len);
  adj_boxes_paint (g_ptr_array_index (self->pages, page), cr);
}

gboolean
adj_sheet_breaks_words (const AdjSheet *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  for (guint i = 0; i < self->pages->len; i++)
    if (adj_boxes_break_words (g_ptr_array_index (self->pages, i)))
      return TRUE;
  return FALSE;
}

/* What stands on a page but its headings, each of which has a rule below it. */
static guint
count_contents (const GArray *page)
{
  guint n = page->len;

  for (guint i = 0; i < page->len; i++)
    if (g_array_index (page, AdjBox, i).heading > 1)
      n -= 2;
  return n;
}

char *
adj_sheet_fault (const AdjSheet *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  for (guint i = 0; i < self->pages->len; i++)
    {
      g_autofree char *fault = adj_boxes_fault (g_ptr_array_index (self->pages, i),
                                                self->paper->width, self->paper->height);

      if (fault != NULL)
        return g_strdup_printf ("page %u: %s", i + 1, fault);
      if (adj_boxes_smallest (g_ptr_array_index (self->pages, i)) < SMALLEST)
        return g_strdup_printf ("page %u: letters of %.1f points", i + 1,
                                adj_boxes_smallest (g_ptr_array_index (self->pages, i)));
      if (count_contents (g_ptr_array_index (self->pages, i)) <= HEAD_AND_FOOT)
        return g_strdup_printf ("page %u: nothing on it", i + 1);
    }
  return NULL;
}

/* ---- Writing ---- */

static void
paint_page (cairo_t *cr, guint page, gpointer data)
{
  adj_sheet_paint (data, cr, page);
}

/* ---- The outline of a PDF ---- */

static void
add_mark (GArray *outline, const char *title, guint page, gboolean part)
{
  AdjPageMark mark = { title, page, part };

  g_array_append_val (outline, mark);
}

static gboolean
has_text (const GArray *page, const char *text)
{
  for (guint i = 0; i < page->len; i++)
    {
      const AdjBox *box = &g_array_index (page, AdjBox, i);

      if (box->layout != NULL && g_str_equal (pango_layout_get_text (box->layout), text))
        return TRUE;
    }
  return FALSE;
}

/* A heading is on the first page, from there on, that has its words. */
static void
mark_headings (GArray *outline, const AdjLeaf *leaf, const AdjDoc *doc, guint first, guint page)
{
  for (guint i = 0; i < doc->blocks->len; i++)
    {
      const AdjBlock *block = g_ptr_array_index (doc->blocks, i);

      for (int side = 0; block->kind == ADJ_BLOCK_BESIDE && side < 2; side++)
        mark_headings (outline, leaf, block->sides[side], first, page);
      for (guint j = 0; block->kind == ADJ_BLOCK_BESIDE && j < block->below->len; j++)
        mark_headings (outline, leaf, g_ptr_array_index (block->below, j), first, page);
      if (block->kind != ADJ_BLOCK_HEADING || block->small)
        continue;
      while (page + 1 < leaf->pages->len &&
             !has_text (g_ptr_array_index (leaf->pages, page), block->text))
        page++;
      add_mark (outline, block->text, first + page, TRUE);
    }
}

/* Of AdjPageMark: the leaves, and under each its headings. */
static GArray *
outline_of (const AdjSheet *self)
{
  GArray *outline = g_array_new (FALSE, FALSE, sizeof (AdjPageMark));
  guint first = 0;

  for (guint i = 0; i < self->leaves->len; i++)
    {
      const AdjLeaf *leaf = g_ptr_array_index (self->leaves, i);

      add_mark (outline, leaf->doc->title, first, FALSE);
      mark_headings (outline, leaf, leaf->doc, first, 0);
      first += leaf->pages->len;
    }
  return outline;
}

GBytes *
adj_sheet_to_pdf (const AdjSheet *self)
{
  g_autoptr (GArray) outline = NULL;
  GByteArray *bytes;

  g_return_val_if_fail (self != NULL, NULL);

  outline = outline_of (self);
  bytes = adj_pages_to_pdf (self->paper, adj_sheet_title (self), outline, self->pages->len,
                            paint_page, (gpointer) self);
  return g_byte_array_free_to_bytes (bytes);
}

GBytes *
adj_sheet_to_png (const AdjSheet *self, guint page, int width)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (page < self->pages->len, NULL);

  return g_byte_array_free_to_bytes (
      adj_page_to_png (self->paper, page, width, paint_page, (gpointer) self));
}

static GPtrArray *
docs_of (const AdjSheet *self)
{
  GPtrArray *docs = g_ptr_array_new ();

  for (guint i = 0; i < self->leaves->len; i++)
    g_ptr_array_add (docs, ((const AdjLeaf *) g_ptr_array_index (self->leaves, i))->doc);
  return docs;
}

static GBytes *
to_text (const AdjSheet *self)
{
  g_autoptr (GPtrArray) docs = docs_of (self);
  char *text = adj_docs_to_text (docs);

  return g_bytes_new_take (text, strlen (text));
}

static GBytes *
to_html (const AdjSheet *self)
{
  g_autoptr (GPtrArray) docs = docs_of (self);
  char *text = adj_docs_to_html (docs);

  return g_bytes_new_take (text, strlen (text));
}

static GBytes *
to_png (const AdjSheet *self)
{
  return adj_sheet_to_png (self, 0, 0);
}

static GBytes *
to_svg (const AdjSheet *self)
{
  return g_byte_array_free_to_bytes (adj_page_to_svg (self->paper, 0, paint_page, (gpointer) self));
}

static const struct
{
  const char *ending;
  GBytes *(*make) (const AdjSheet *self);
  gboolean picture; /* of one page */
} forms[] = { { ".pdf", adj_sheet_to_pdf, FALSE },
              { ".txt", to_text, FALSE },
              { ".html", to_html, FALSE },
              { ".svg", to_svg, TRUE },
              { ".png", to_png, TRUE } };

gboolean
adj_sheet_knows_ending (const char *path)
{
  g_return_val_if_fail (path != NULL, FALSE);

  for (gsize i = 0; i < G_N_ELEMENTS (forms); i++)
    if (g_str_has_suffix (path, forms[i].ending))
      return TRUE;
  return FALSE;
}

/* FALSE with an error if it is not one page. */
static gboolean
is_one_page (const AdjSheet *self, GError **error)
{
  if (self->pages->len == 1)
    return TRUE;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_FILENAME,
                       _ ("a picture is one page, and this paper has more"));
  return FALSE;
}

static gboolean
write_bytes (const char *path, GBytes *bytes, GError **error)
{
  gsize length;
  const void *data = g_bytes_get_data (bytes, &length);

  return adj_durable_write (path, data, length, ADJ_WRITE_DEFAULT, error);
}

gboolean
adj_sheet_write_png (const AdjSheet *self, const char *path, int width, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  if (!is_one_page (self, error))
    return FALSE;
  bytes = adj_sheet_to_png (self, 0, width);
  return write_bytes (path, bytes, error);
}

gboolean
adj_sheet_write (const AdjSheet *self, const char *path, GError **error)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  for (gsize i = 0; i < G_N_ELEMENTS (forms); i++)
    if (g_str_has_suffix (path, forms[i].ending))
      {
        g_autoptr (GBytes) bytes = NULL;

        if (forms[i].picture && !is_one_page (self, error))
          return FALSE;
        bytes = forms[i].make (self);
        return write_bytes (path, bytes, error);
      }
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_FILENAME,
                       _ ("the name of a paper's file ends in .pdf, .txt, .html, .svg or .png"));
  return FALSE;
}
