/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/finding-text.h"

#include <string.h>

#include "desk/value.h"
#include "rules/reason.h"
#include "table/unit.h"

void
adj_finding_print (GString *text, const AdjView *view, const AdjFinding *finding)
{
  const char *unit;

  g_return_if_fail (text != NULL);
  g_return_if_fail (view != NULL);
  g_return_if_fail (finding != NULL);

  unit = finding->unit >= 0 ? adj_view_unit_id (view, finding->unit) : "-";
  g_string_append_printf (text, "%s%s %s %s", text->len > 0 ? "; " : "",
                          finding->row != NULL ? finding->row : "-",
                          adj_reason_name (finding->reason), unit);
  if (finding->hex == ADJ_NO_HEX)
    g_string_append (text, " -");
  else
    g_string_append_printf (text, " %04d", view->book->hexes[finding->hex].id);
  g_string_append_printf (text, " %d", finding->figure);
}

/* The book's own word for the row. One that the book has not, for another ruleset's was judged by,
 * is kept as it stands. */
static const char *
keep_row (const AdjBook *book, const char *row, GStringChunk **rows)
{
  const AdjRow *found = adj_ruleset_row (book->ruleset, row);

  if (found != NULL)
    return found->id;
  if (*rows == NULL)
    *rows = g_string_chunk_new (64);
  return g_string_chunk_insert_const (*rows, row);
}

/* The last word, cut off; the whole is its beginning then. NULL if there is no other. */
static char *
cut_last_word (char *text)
{
  char *blank = strrchr (text, ' ');

  if (blank == NULL)
    return NULL;
  *blank = '\0';
  return blank + 1;
}

/* The row may have blanks in it ("BG 5.15"), the rest has none: it is read from the end. */
static gboolean
read_finding (const AdjBook *book, char *row, AdjFinding *finding, GStringChunk **rows)
{
  const char *figure = cut_last_word (row);
  const char *hex = cut_last_word (row);
  const char *unit = cut_last_word (row);
  const char *name = cut_last_word (row);
  int reason = name != NULL ? adj_reason_find (name) : -1;

  if (reason < 0 || *row == '\0' ||
      !adj_value_parse_int (figure, G_MININT, G_MAXINT, &finding->figure))
    return FALSE;
  finding->reason = (AdjReason) reason;
  finding->unit = g_str_equal (unit, "-") ? -1 : adj_unit_find (book, unit);
  finding->hex = adj_book_hex (book, adj_hex_parse (hex));
  finding->impossible = g_str_equal (row, "-");
  finding->row = finding->impossible ? NULL : keep_row (book, row, rows);
  return TRUE;
}

gboolean
adj_findings_parse (const AdjBook *book, const char *text, GArray *findings, GStringChunk **rows)
{
  g_auto (GStrv) parts = NULL;

  g_return_val_if_fail (book != NULL, FALSE);
  g_return_val_if_fail (text != NULL, FALSE);
  g_return_val_if_fail (findings != NULL, FALSE);
  g_return_val_if_fail (rows != NULL, FALSE);

  parts = g_strsplit (text, "; ", -1);
  for (int i = 0; parts[i] != NULL; i++)
    {
      AdjFinding finding = { 0 };

      if (!read_finding (book, parts[i], &finding, rows))
        return FALSE;
      g_array_append_val (findings, finding);
    }
  return TRUE;
}
