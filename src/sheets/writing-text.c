/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/writing.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "words/fill.h"

/* Characters across, and what a column of a table has at least. */
#define ACROSS 96
#define NARROWEST 6
#define BETWEEN 2

static void
repeat (GString *out, const char *what, guint n)
{
  while (n-- > 0)
    g_string_append (out, what);
}

/* The text in lines of that many characters, parted at blanks where there are any. */
static GPtrArray *
wrap (const char *text, guint across)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) words = g_strsplit_set (text, " \n", -1);
  GString *line = g_string_new (NULL);

  for (int i = 0; words[i] != NULL; i++)
    {
      glong length = g_utf8_strlen (line->str, -1);
      const char *rest = words[i];

      if (length > 0 && length + 1 + g_utf8_strlen (rest, -1) > across)
        {
          g_ptr_array_add (lines, g_strdup (line->str));
          g_string_truncate (line, 0);
        }
      for (; g_utf8_strlen (rest, -1) > across; rest = g_utf8_offset_to_pointer (rest, across))
        g_ptr_array_add (lines, g_utf8_substring (rest, 0, across));
      if (line->len > 0)
        g_string_append_c (line, ' ');
      g_string_append (line, rest);
    }
  g_ptr_array_add (lines, g_string_free (line, FALSE));
  return lines;
}

static void
put_wrapped (GString *out, const char *text)
{
  g_autoptr (GPtrArray) lines = wrap (text, ACROSS);

  for (guint i = 0; i < lines->len; i++)
    g_string_append_printf (out, "%s\n", (const char *) g_ptr_array_index (lines, i));
}

/* ---- Tables ---- */

static const char *
cell_text (const AdjDocRow *row, guint column)
{
  return column < row->cells->len ? g_ptr_array_index (row->cells, column) : "";
}

static guint
length (const char *text)
{
  return text != NULL ? (guint) g_utf8_strlen (text, -1) : 0;
}

/* How wide a text is, and its longest word. */
static void
look_at (const char *text, guint *width, guint *word)
{
  g_auto (GStrv) words = g_strsplit_set (text != NULL ? text : "", " \n", -1);

  *width = MAX (*width, length (text));
  for (int i = 0; words[i] != NULL; i++)
    *word = MAX (*word, length (words[i]));
}

/* The widest of the columns that may get narrower; their number if none may. */
static guint
widest (guint n_columns, const guint *widths, const guint *least)
{
  guint found = n_columns;

  for (guint i = 0; i < n_columns; i++)
    if (widths[i] > (least != NULL ? least[i] : NARROWEST) &&
        (found == n_columns || widths[i] > widths[found]))
      found = i;
  return found;
}

/* As wide as the widest cell; then the widest column gives way until all fit, and breaks a word
 * only when every column has come down to its longest. */
static void
measure (const AdjDocTable *table, guint widths[ADJ_MAX_DOC_COLUMNS])
{
  const guint n = table->n_columns;
  guint words[ADJ_MAX_DOC_COLUMNS];
  guint all = 0;

  for (guint i = 0; i < n; i++)
    {
      widths[i] = 1;
      words[i] = NARROWEST;
      look_at (table->columns[i].title, &widths[i], &words[i]);
      for (guint j = 0; j < table->rows->len; j++)
        {
          const AdjDocRow *row = g_ptr_array_index (table->rows, j);

          if (!row->band)
            look_at (cell_text (row, i), &widths[i], &words[i]);
        }
      if (table->columns[i].kind == ADJ_COLUMN_BLANK)
        widths[i] = MAX (widths[i], NARROWEST);
      all += widths[i] + BETWEEN;
    }
  for (; all > ACROSS + BETWEEN; all--)
    {
      guint column = widest (n, widths, words);

      if (column == n)
        column = widest (n, widths, NULL);
      if (column == n)
        return;
      widths[column]--;
    }
}

static void
put_padded (GString *out, const char *text, guint width, AdjAlign align)
{
  guint spare = width - MIN (width, length (text));
  guint before = align == ADJ_ALIGN_START ? 0 : align == ADJ_ALIGN_END ? spare : spare / 2;

  repeat (out, " ", before);
  g_string_append (out, text);
  repeat (out, " ", spare - before + BETWEEN);
}

static void
end_line (GString *out)
{
  while (out->len > 0 && out->str[out->len - 1] == ' ')
    g_string_truncate (out, out->len - 1);
  g_string_append_c (out, '\n');
}

static void
put_row (GString *out, const AdjDocTable *table, const char *const *texts, const guint *widths)
{
  GPtrArray *cells[ADJ_MAX_DOC_COLUMNS];
  guint n_lines = 1;

  for (guint i = 0; i < table->n_columns; i++)
    {
      cells[i] = wrap (texts[i] != NULL ? texts[i] : "", widths[i]);
      n_lines = MAX (n_lines, cells[i]->len);
    }
  for (guint line = 0; line < n_lines; line++)
    {
      for (guint i = 0; i < table->n_columns; i++)
        put_padded (out, line < cells[i]->len ? g_ptr_array_index (cells[i], line) : "", widths[i],
                    table->columns[i].align);
      end_line (out);
    }
  for (guint i = 0; i < table->n_columns; i++)
    g_ptr_array_unref (cells[i]);
}

static void
put_table (GString *out, const AdjDocTable *table)
{
  guint widths[ADJ_MAX_DOC_COLUMNS];
  const char *texts[ADJ_MAX_DOC_COLUMNS];
  gboolean titled = FALSE;

  measure (table, widths);
  for (guint i = 0; i < table->n_columns; i++)
    titled |= (texts[i] = table->columns[i].title) != NULL;
  if (titled)
    put_row (out, table, texts, widths);
  for (guint i = 0; titled && i < table->n_columns; i++)
    {
      repeat (out, "-", widths[i]);
      g_string_append (out, i + 1 < table->n_columns ? "  " : "\n");
    }
  for (guint j = 0; j < table->rows->len; j++)
    {
      const AdjDocRow *row = g_ptr_array_index (table->rows, j);

      for (guint i = 0; i < table->n_columns; i++)
        texts[i] = cell_text (row, i);
      if (row->band)
        put_wrapped (out, texts[0]);
      else
        put_row (out, table, texts, widths);
    }
  g_string_append_c (out, '\n');
}

/* ---- Blocks ---- */

static void put_blocks (GString *out, const AdjDoc *doc);

static void
put_underlined (GString *out, const char *text, const char *with)
{
  g_string_append_printf (out, "\n%s\n", text);
  repeat (out, with, length (text));
  g_string_append (out, "\n");
}

static char *
paragraph (const AdjBlock *block)
{
  if (block->label == NULL)
    return g_strdup (block->text);
  if (block->item)
    return g_strdup_printf ("%s %s", block->label, block->text);
  /* Translators: a line of a paper written as plain text: "Moves: Wilder 1022-1325" */
  return adj_fill (
      C_ ("paragraph", "{label}: {text}"),
      (const AdjPlace[]){ { "label", block->label }, { "text", block->text }, { NULL, NULL } });
}

static void
put_block (GString *out, const AdjBlock *block)
{
  g_autofree char *text = NULL;

  switch (block->kind)
    {
    case ADJ_BLOCK_HEADING:
      put_underlined (out, block->text, block->small ? "." : "-");
      break;
    case ADJ_BLOCK_TEXT:
      text = paragraph (block);
      put_wrapped (out, text);
      break;
    case ADJ_BLOCK_TABLE:
      put_table (out, block->table);
      break;
    case ADJ_BLOCK_PICTURE:
      if (block->picture.words != NULL)
        put_wrapped (out, block->picture.words);
      break;
    case ADJ_BLOCK_TILES:
      for (guint i = 0; i < block->tiles->len; i++)
        put_wrapped (out, g_array_index (block->tiles, AdjTile, i).text);
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
put_doc (GString *out, const AdjDoc *doc)
{
  g_string_append (out, doc->title);
  g_string_append_c (out, '\n');
  repeat (out, "=", length (doc->title));
  g_string_append_printf (out, "\n%s\n", doc->subject);
  if (doc->news != NULL)
    g_string_append_printf (out, "\n%s\n", doc->news);
  if (doc->more != NULL)
    g_string_append_printf (out, "\n%s\n", doc->more);
  put_blocks (out, doc);
}

char *
adj_docs_to_text (const GPtrArray *docs)
{
  GString *out;

  g_return_val_if_fail (docs != NULL, NULL);

  out = g_string_new (NULL);
  for (guint i = 0; i < docs->len; i++)
    {
      g_string_append (out, i > 0 ? "\n\n" : "");
      put_doc (out, g_ptr_array_index (docs, i));
    }
  return g_string_free (out, FALSE);
}
