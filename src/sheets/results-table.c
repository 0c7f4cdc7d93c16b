/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/results-table.h"

#include <glib/gi18n-lib.h>

#include "rules/odds.h"
#include "staff/rule-lines.h"
#include "words/brief.h"

/* More odds than stand beside each other in half a page are told in several tables. */
#define MOST_BESIDE 10

typedef struct
{
  const AdjRuleset *ruleset;
  const AdjColumn *odds;
  guint n;
} Part;

static AdjDocTable *
add_part (AdjDoc *doc, const Part *part)
{
  AdjDocColumn columns[1 + MOST_BESIDE] = { { _ ("Die"), ADJ_COLUMN_FIT, ADJ_ALIGN_MIDDLE } };
  AdjDocTable *table;

  for (guint i = 0; i < part->n; i++)
    columns[i + 1] =
        (AdjDocColumn){ adj_doc_own (doc, adj_column_to_string (&part->odds[i]), g_free),
                        ADJ_COLUMN_BLANK, ADJ_ALIGN_MIDDLE };
  table = adj_doc_table (doc, columns, part->n + 1);
  table->grid = TRUE;
  return table;
}

/* How many faces of each column bring the result; no row for a result that no column has. */
static void
add_chances (AdjDocTable *table, const Part *part, int result)
{
  AdjDocRow *row = NULL;

  for (guint i = 0; i < part->n; i++)
    for (int die = 0; die < part->ruleset->combat_die && row == NULL; die++)
      if ((int) part->odds[i].results[die] == result)
        row = adj_doc_row (table, adj_words_result_brief (result, NULL), NULL);
  for (guint i = 0; i < part->n && row != NULL; i++)
    {
      int faces = 0;
      g_autofree char *text = NULL;

      for (int die = 0; die < part->ruleset->combat_die; die++)
        faces += (int) part->odds[i].results[die] == result;
      text = adj_words_faces (faces, part->ruleset->combat_die);
      adj_doc_cell (row, text);
    }
}

static void
tell_part (AdjDoc *doc, const Part *part, gboolean chances)
{
  AdjDocTable *table = add_part (doc, part);

  for (int die = 0; die < part->ruleset->combat_die; die++)
    {
      g_autofree char *face = g_strdup_printf ("%d", die + 1);
      AdjDocRow *row = adj_doc_row (table, face, NULL);

      for (guint i = 0; i < part->n; i++)
        adj_doc_cell (row, adj_words_result_brief ((int) part->odds[i].results[die], NULL));
    }
  if (!chances)
    return;
  adj_doc_band (table, _ ("How many faces of the die bring it"));
  for (int result = ADJ_N_RESULTS - 1; result >= 0; result--)
    add_chances (table, part, result);
}

void
adj_results_table_tell (AdjDoc *doc, const AdjRuleset *ruleset, gboolean chances)
{
  g_return_if_fail (doc != NULL);
  g_return_if_fail (ruleset != NULL && ruleset->n_columns > 0);

  for (guint at = 0; at < ruleset->n_columns; at += MOST_BESIDE)
    {
      Part part = { ruleset, ruleset->columns + at, MIN (MOST_BESIDE, ruleset->n_columns - at) };

      tell_part (doc, &part, chances);
    }
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
