/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/finding-text.h"

#include "desk/xml.h"
#include "rules/reason.h"
#include "table/unit.h"

void
adj_finding_print (GString *text, const AdjView *view, const AdjFinding *finding)
{
  const char *unit = finding->unit >= 0 ? adj_view_unit_id (view, finding->unit) : "-";

  g_string_append_printf (text, "%s%s %s %s", text->len > 0 ? "; " : "",
                          finding->row != NULL ? finding->row : "-",
                          adj_reason_name (finding->reason), unit);
  if (finding->hex == ADJ_NO_HEX)
    g_string_append (text, " -");
  else
    g_string_append_printf (text, " %04d", view->book->hexes[finding->hex].id);
  g_string_append_printf (text, " %d", finding->figure);
}

/* The row has a blank in it ("BG 5.15"), the rest has not: it is read from the end. */
static gboolean
read_finding (const AdjBook *book, const char *text, AdjFinding *finding)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  int n = (int) g_strv_length (words);
  g_autofree char *row = NULL;
  const AdjRow *found;
  int reason;

  if (n < 5 || n > 6)
    return FALSE;
  reason = adj_reason_find (words[n - 4]);
  finding->unit = g_str_equal (words[n - 3], "-") ? -1 : adj_unit_find (book, words[n - 3]);
  finding->hex = adj_book_hex (book, adj_hex_parse (words[n - 2]));
  if (reason < 0 || !adj_xml_parse_int (words[n - 1], -99999, 99999, &finding->figure))
    return FALSE;
  finding->reason = (AdjReason) reason;
  row = n == 6 ? g_strconcat (words[0], " ", words[1], NULL) : g_strdup (words[0]);
  found = adj_ruleset_row (book->ruleset, row);
  finding->row = found != NULL ? found->id : NULL;
  finding->impossible = g_str_equal (row, "-");
  return found != NULL || finding->impossible;
}

gboolean
adj_findings_parse (const AdjBook *book, const char *text, GArray *findings)
{
  g_auto (GStrv) parts = g_strsplit (text, "; ", -1);

  for (int i = 0; parts[i] != NULL; i++)
    {
      AdjFinding finding = { 0 };

      if (!read_finding (book, parts[i], &finding))
        return FALSE;
      g_array_append_val (findings, finding);
    }
  return TRUE;
}
