/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "sheets/matter.h"
#include "staff/rule-lines.h"
#include "words/printed.h"

/* The rulings in force: where the printed rules are silent, what is played here. */

/* A ruling holds where its rule is played, and in its own battle. */
static gboolean
holds (const AdjView *view, const AdjRow *row)
{
  int option = row->option != NULL ? adj_ruleset_option (view->book->ruleset, row->option) : -1;

  if (row->ruling == NULL || !adj_battle_has_row (view->book, row))
    return FALSE;
  if (row->option == NULL)
    return TRUE;
  return option >= 0 && view->book->ruleset->options[option].key != ADJ_OPTION_NONE &&
         adj_table_option (view->table, view->book->ruleset->options[option].key) != 0;
}

AdjDoc *
adj_rulings_make (const AdjMatter *matter)
{
  const AdjDocColumn columns[] = { { NULL, ADJ_COLUMN_FIT, ADJ_ALIGN_START },
                                   { NULL, ADJ_COLUMN_TEXT, ADJ_ALIGN_START } };
  const AdjRuleset *ruleset;
  AdjDoc *doc;
  AdjDocTable *table;

  g_return_val_if_fail (matter != NULL, NULL);

  ruleset = matter->view.book->ruleset;
  doc = adj_matter_doc (matter, _ ("Rulings"));
  table = adj_doc_table (doc, columns, G_N_ELEMENTS (columns));
  for (guint i = 0; i < ruleset->n_rows; i++)
    {
      const AdjRow *row = &ruleset->rows[i];

      if (holds (&matter->view, row))
        adj_doc_row (
            table, row->id,
            adj_words_printed (row->short_ruling != NULL ? row->short_ruling : row->ruling), NULL);
    }
  return doc;
}
