/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "rules/odds.h"
#include "rules/played.h"
#include "sheets/command-table.h"
#include "sheets/in-force.h"
#include "sheets/matter.h"
#include "sheets/terrain-table.h"
#include "words/brief.h"
#include "words/fill.h"
#include "words/place.h"
#include "words/printed.h"

/* The player aid: the tables of the ruleset and the options and rulings in force. */

/* ---- Combat results ---- */

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
        row = adj_doc_row (table, adj_words_result_brief (result), NULL);
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

static void
tell_results (AdjDoc *doc, const AdjRuleset *ruleset)
{
  AdjDocTable *table;

  if (ruleset->n_columns == 0)
    return;
  adj_doc_heading (doc, _ ("Combat results"));
  table = add_results_table (doc, ruleset);
  for (int die = 0; die < ruleset->combat_die; die++)
    {
      g_autofree char *face = g_strdup_printf ("%d", die + 1);
      AdjDocRow *row = adj_doc_row (table, face, NULL);

      for (guint i = 0; i + 1 < table->n_columns; i++)
        adj_doc_cell (row, adj_words_result_brief ((int) ruleset->columns[i].results[die]));
    }
  adj_doc_band (table, _ ("How many faces of the die bring it"));
  for (int result = ADJ_N_RESULTS - 1; result >= 0; result--)
    add_chances (table, ruleset, result);
}

static void
explain_results (AdjDoc *doc)
{
  for (int result = ADJ_N_RESULTS - 1; result >= 0; result--)
    {
      g_autofree char *text = adj_words_result (result);

      adj_doc_small (doc, NULL, text);
    }
}

/* ---- Sequence, arms, victory ---- */

static void
tell_sequence (AdjDoc *doc, const AdjView *view)
{
  static const char *const whens[] = { "{phase}", N_ ("{phase} (not at night)"),
                                       N_ ("{phase} (at night only)") };

  const AdjRuleset *ruleset = view->book->ruleset;
  guint told = 0;

  adj_doc_heading (doc, _ ("Sequence of play"));
  for (guint i = 0; i < ruleset->n_phases; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", told + 1);
      g_autofree char *name =
          adj_fill (_ (whens[ruleset->phases[i].when]),
                    (const AdjPlace[]){ { "phase", adj_words_printed (ruleset->phases[i].name) },
                                        { NULL, NULL } });

      if (!adj_table_plays_phase (view->table, view->book, (int) i, view->table->turn))
        continue;
      adj_doc_text (doc, number, name);
      told++;
    }
}

static void
tell_awards (AdjDoc *doc, const AdjView *view)
{
  static const char *const pers[] = { "", N_ ("a strength point"), N_ ("a unit") };
  const GArray *awards = view->book->scenario->awards;
  const AdjDocColumn columns[] = {
    { _ ("For"), ADJ_COLUMN_TEXT, ADJ_ALIGN_START },
    { _ ("Side"), ADJ_COLUMN_FIT, ADJ_ALIGN_START },
    { C_ ("victory points", "VP"), ADJ_COLUMN_FIT, ADJ_ALIGN_END },
    { NULL, ADJ_COLUMN_FIT, ADJ_ALIGN_START },
  };
  AdjDocTable *table;

  if (awards->len == 0)
    return;
  adj_doc_heading (doc, _ ("Victory points"));
  table = adj_doc_table (doc, columns, G_N_ELEMENTS (columns));
  table->small = TRUE;
  for (guint i = 0; i < awards->len; i++)
    {
      const AdjAward *award = &g_array_index (awards, AdjAward, i);
      g_autofree char *points = g_strdup_printf ("%d", award->points);
      g_autofree char *side = adj_words_side (view, award->side);

      adj_doc_row (table, adj_words_printed (award->title), side, points,
                   award->per == ADJ_PER_ONCE ? "" : _ (pers[award->per]), NULL);
    }
}

/* The command table is printed where it is played with. */
static void
tell_awards_and_command (AdjDoc *doc, const AdjMatter *matter)
{
  gboolean command = adj_command_is_played (matter->view.table);
  AdjDoc *first = doc;
  AdjDoc *second = doc;

  if (command && !matter->large)
    adj_doc_beside (doc, 0.64, &first, &second);
  tell_awards (first, &matter->view);
  if (command)
    adj_command_table_tell (second, &matter->view);
}

AdjDoc *
adj_aid_make (const AdjMatter *matter)
{
  const AdjRuleset *ruleset;
  g_autofree char *subject = NULL;
  AdjDoc *doc;
  AdjDoc *first;
  AdjDoc *second;

  g_return_val_if_fail (matter != NULL, NULL);

  ruleset = matter->view.book->ruleset;
  subject = g_strconcat (adj_words_printed (matter->view.book->scenario->title), "\n",
                         adj_words_printed (ruleset->title), NULL);
  doc = adj_doc_new (_ ("Player aid"), subject);
  first = doc;
  second = doc;
  if (!matter->large)
    adj_doc_beside (doc, 0.68, &first, &second);
  tell_results (first, ruleset);
  adj_doc_heading (second, _ ("Results"));
  explain_results (second);
  tell_sequence (second, &matter->view);
  if (!matter->large)
    adj_doc_beside (doc, 0.5, &first, &second);
  adj_terrain_table_tell (first, &matter->view);
  adj_hexside_table_tell (second, &matter->view);
  tell_awards_and_command (doc, matter);
  adj_in_force_tell (doc, &matter->view);
  return doc;
}
