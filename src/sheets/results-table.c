/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/results-table.h"

#include <glib/gi18n-lib.h>

#include "rules/odds.h"
#include "staff/rule-lines.h"
#include "words/brief.h"

static AdjDocTable *
add_results_table (AdjDoc *doc, const AdjRuleset *ruleset)
{
  AdjDocColumn columns[ADJ_MAX_DOC_COLUMNS] = { { _ ("Die"), ADJ_COLUMN_FIT, ADJ_ALIGN_MIDDLE } };
  guint n = MIN (ruleset->n_columns, ADJ_MAX_DOC_COLUMNS - 1);
  g_autoptr (GPtrArray) titles = g_ptr_array_new_with_free_func (g_free);
  AdjDocTable *table;

  for (guint i = 0; i < n; i++)
    {
      g_ptr_array_add (titles, adj_column_to_string (&ruleset->columns[i]));
      columns[i + 1] =
          (AdjDocColumn){ adj_doc_own (doc, g_strdup (g_ptr_array_index (titles, i)), g_free),
                          ADJ_COLUMN_BLANK, ADJ_ALIGN_MIDDLE };
    }
  table = adj_doc_table (doc, columns, n + 1);
  table->grid = TRUE;
  return table;
}

/* How many faces of each column bring the result; no row for a result that no column has. */
static void
add_chances (AdjDocTable *table, const AdjRuleset *ruleset, int result)
{
  AdjDocRow *row = NULL;

  for (guint i = 0; i + 1 < table->n_columns; i++)
    for (int die = 0; die < ruleset->combat_die && row == NULL; die++)
      if ((int) ruleset->columns[i].results[die] == result)
        row = adj_doc_row (table, adj_words_result_brief (result, NULL), NULL);
  for (guint i = 0; i + 1 < table->n_columns && row != NULL; i++)
    {
      int faces = 0;
      g_autofree char *text = NULL;

      for (int die = 0; die < ruleset->combat_die; die++)
        faces += (int) ruleset->columns[i].results[die] == result;
      text = adj_words_faces (faces, ruleset->combat_die);
      adj_doc_cell (row, text);
    }
}

void
adj_results_table_tell (AdjDoc *doc, const AdjRuleset *ruleset, gboolean chances)
{
  AdjDocTable *table;

  g_return_if_fail (doc != NULL);
  g_return_if_fail (ruleset != NULL && ruleset->n_columns > 0);

  table = add_results_table (doc, ruleset);
  for (int die = 0; die < ruleset->combat_die; die++)
    {
      g_autofree char *face = g_strdup_printf ("%d", die + 1);
      AdjDocRow *row = adj_doc_row (table, face, NULL);

      for (guint i = 0; i + 1 < table->n_columns; i++)
        adj_doc_cell (row, adj_words_result_brief ((int) ruleset->columns[i].results[die], NULL));
    }
  if (!chances)
    return;
  adj_doc_band (table, _ ("How many faces of the die bring it"));
  for (int result = ADJ_N_RESULTS - 1; result >= 0; result--)
    add_chances (table, ruleset, result);
}

void
adj_results_explain (AdjDoc *doc, const AdjView *view)
{
  g_return_if_fail (doc != NULL);
  g_return_if_fail (view != NULL);

  for (int result = ADJ_N_RESULTS - 1; result >= 0; result--)
    {
      g_autofree char *text = adj_rule_lines_result (view, (AdjCombatResult) result);

      adj_doc_text (doc, adj_words_result_brief (result, NULL), text);
    }
}
