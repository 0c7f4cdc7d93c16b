/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/doc.h"

#include <string.h>

/* ---- Making and freeing ---- */

static void
row_free (gpointer data)
{
  AdjDocRow *row = data;

  g_ptr_array_unref (row->cells);
  g_free (row);
}

static void
clear_tile (gpointer data)
{
  AdjTile *tile = data;

  g_free (tile->text);
}

static void
block_free (gpointer data)
{
  AdjBlock *block = data;

  g_free (block->label);
  g_free (block->text);
  g_free (block->picture.words);
  if (block->table != NULL)
    g_ptr_array_unref (block->table->rows);
  g_free (block->table);
  g_clear_pointer (&block->tiles, g_array_unref);
  g_clear_pointer (&block->sides[0], adj_doc_free);
  g_clear_pointer (&block->sides[1], adj_doc_free);
  g_clear_pointer (&block->below, g_ptr_array_unref);
  g_free (block);
}

typedef struct
{
  gpointer data;
  GDestroyNotify destroy;
} Owned;

static void
owned_free (gpointer data)
{
  Owned *owned = data;

  owned->destroy (owned->data);
  g_free (owned);
}

AdjDoc *
adj_doc_new (const char *title, const char *subject)
{
  AdjDoc *self;

  g_return_val_if_fail (title != NULL, NULL);
  g_return_val_if_fail (subject != NULL, NULL);

  self = g_new0 (AdjDoc, 1);
  self->title = g_strdup (title);
  self->subject = g_strdup (subject);
  self->blocks = g_ptr_array_new_with_free_func (block_free);
  self->owned = g_ptr_array_new_with_free_func (owned_free);
  return self;
}

void
adj_doc_free (AdjDoc *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->title);
  g_free (self->subject);
  g_free (self->news);
  g_free (self->more);
  g_ptr_array_unref (self->blocks);
  g_ptr_array_unref (self->owned);
  g_free (self);
}

void
adj_doc_news (AdjDoc *self, const char *news, const char *more)
{
  g_return_if_fail (self != NULL);

  g_free (self->news);
  g_free (self->more);
  self->news = g_strdup (news);
  self->more = g_strdup (more);
}

gpointer
adj_doc_own (AdjDoc *self, gpointer data, GDestroyNotify destroy)
{
  Owned *owned;

  g_return_val_if_fail (self != NULL, NULL);

  owned = g_new (Owned, 1);
  *owned = (Owned){ data, destroy };
  g_ptr_array_add (self->owned, owned);
  return data;
}

static AdjBlock *
add_block (AdjDoc *self, AdjBlockKind kind)
{
  AdjBlock *block = g_new0 (AdjBlock, 1);

  block->kind = kind;
  g_ptr_array_add (self->blocks, block);
  return block;
}

/* ---- Text ---- */

void
adj_doc_heading (AdjDoc *self, const char *text)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (text != NULL);

  add_block (self, ADJ_BLOCK_HEADING)->text = g_strdup (text);
}

void
adj_doc_subheading (AdjDoc *self, const char *text)
{
  AdjBlock *block;

  g_return_if_fail (self != NULL);
  g_return_if_fail (text != NULL);

  block = add_block (self, ADJ_BLOCK_HEADING);
  block->text = g_strdup (text);
  block->small = TRUE;
}

static void
add_text (AdjDoc *self, const char *label, const char *text, gboolean small)
{
  AdjBlock *block = add_block (self, ADJ_BLOCK_TEXT);

  block->label = g_strdup (label);
  block->text = g_strdup (text);
  block->small = small;
}

void
adj_doc_text (AdjDoc *self, const char *label, const char *text)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (text != NULL);

  add_text (self, label, text, FALSE);
}

void
adj_doc_small (AdjDoc *self, const char *label, const char *text)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (text != NULL);

  add_text (self, label, text, TRUE);
}

void
adj_doc_aloud (AdjDoc *self, const char *label, const char *text)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (label != NULL);
  g_return_if_fail (text != NULL);

  add_text (self, label, text, FALSE);
  ((AdjBlock *) g_ptr_array_index (self->blocks, self->blocks->len - 1))->aloud = TRUE;
}

void
adj_doc_item (AdjDoc *self, const char *text)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (text != NULL);

  add_text (self, "\342\200\242", text, FALSE);
  ((AdjBlock *) g_ptr_array_index (self->blocks, self->blocks->len - 1))->item = TRUE;
}

/* ---- Tables ---- */

AdjDocTable *
adj_doc_table (AdjDoc *self, const AdjDocColumn *columns, guint n_columns)
{
  AdjDocTable *table;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (columns != NULL || n_columns == 0, NULL);
  g_return_val_if_fail (n_columns <= ADJ_MAX_DOC_COLUMNS, NULL);

  table = g_new0 (AdjDocTable, 1);
  table->n_columns = n_columns;
  memcpy (table->columns, columns, n_columns * sizeof *columns);
  table->rows = g_ptr_array_new_with_free_func (row_free);
  add_block (self, ADJ_BLOCK_TABLE)->table = table;
  return table;
}

static AdjDocRow *
add_row (AdjDocTable *table)
{
  AdjDocRow *row = g_new0 (AdjDocRow, 1);

  row->cells = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (table->rows, row);
  return row;
}

AdjDocRow *
adj_doc_row (AdjDocTable *table, ...)
{
  AdjDocRow *row;
  va_list cells;

  g_return_val_if_fail (table != NULL, NULL);

  row = add_row (table);
  va_start (cells, table);
  for (const char *text = va_arg (cells, const char *); text != NULL;
       text = va_arg (cells, const char *))
    adj_doc_cell (row, text);
  va_end (cells);
  return row;
}

void
adj_doc_cell (AdjDocRow *row, const char *text)
{
  g_return_if_fail (row != NULL);
  g_return_if_fail (text != NULL);

  g_ptr_array_add (row->cells, g_strdup (text));
}

void
adj_doc_band (AdjDocTable *table, const char *text)
{
  AdjDocRow *row;

  g_return_if_fail (table != NULL);
  g_return_if_fail (text != NULL);

  row = add_row (table);
  row->band = TRUE;
  adj_doc_cell (row, text);
}

/* ---- Pictures ---- */

void
adj_doc_picture (
    AdjDoc *self, double height, AdjPainter paint, gconstpointer data, const char *words)
{
  g_return_if_fail (self != NULL);

  add_block (self, ADJ_BLOCK_PICTURE)->picture =
      (AdjPicture){ paint, data, 0, height, FALSE, g_strdup (words) };
}

void
adj_doc_picture_to_end (
    AdjDoc *self, double least, AdjPainter paint, gconstpointer data, const char *words)
{
  g_return_if_fail (self != NULL);

  add_block (self, ADJ_BLOCK_PICTURE)->picture =
      (AdjPicture){ paint, data, 0, least, TRUE, g_strdup (words) };
}

void
adj_doc_tile (AdjDoc *self, AdjPainter paint, gconstpointer data, double side, char *text)
{
  AdjTile tile = { { paint, data, side, side, FALSE, NULL }, text };
  AdjBlock *last;

  g_return_if_fail (self != NULL);
  g_return_if_fail (text != NULL);

  last = self->blocks->len > 0 ? g_ptr_array_index (self->blocks, self->blocks->len - 1) : NULL;
  if (last == NULL || last->kind != ADJ_BLOCK_TILES)
    {
      last = add_block (self, ADJ_BLOCK_TILES);
      last->tiles = g_array_new (FALSE, FALSE, sizeof (AdjTile));
      g_array_set_clear_func (last->tiles, clear_tile);
    }
  g_array_append_val (last->tiles, tile);
}

/* ---- Arrangement ---- */

void
adj_doc_beside (AdjDoc *self, double share, AdjDoc **first, AdjDoc **second)
{
  AdjBlock *block;

  g_return_if_fail (self != NULL);
  g_return_if_fail (first != NULL);
  g_return_if_fail (second != NULL);

  block = add_block (self, ADJ_BLOCK_BESIDE);
  block->share = share;
  *first = block->sides[0] = adj_doc_new ("", "");
  *second = block->sides[1] = adj_doc_new ("", "");
  block->below = g_ptr_array_new_with_free_func ((GDestroyNotify) adj_doc_free);
}

AdjDoc *
adj_doc_below (AdjDoc *self)
{
  AdjDoc *below;
  const AdjBlock *last;

  g_return_val_if_fail (self != NULL && self->blocks->len > 0, NULL);

  last = g_ptr_array_index (self->blocks, self->blocks->len - 1);
  g_return_val_if_fail (last->kind == ADJ_BLOCK_BESIDE, NULL);
  below = adj_doc_new ("", "");
  g_ptr_array_add (last->below, below);
  return below;
}

void
adj_doc_columns (AdjDoc *self, guint n_columns)
{
  g_return_if_fail (self != NULL);

  add_block (self, ADJ_BLOCK_COLUMNS)->n_columns = n_columns;
}

void
adj_doc_page (AdjDoc *self)
{
  g_return_if_fail (self != NULL);

  add_block (self, ADJ_BLOCK_PAGE);
}

void
adj_doc_part (AdjDoc *self)
{
  g_return_if_fail (self != NULL);

  add_block (self, ADJ_BLOCK_PART);
}
