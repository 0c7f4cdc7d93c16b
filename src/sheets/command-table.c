/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/command-table.h"

#include <glib/gi18n-lib.h>

#include "rules/command.h"
#include "words/fill.h"
#include "words/number.h"
#include "words/place.h"

int
adj_printed_command_level (const AdjView *view, int side, int turn)
{
  const GArray *commands;

  g_return_val_if_fail (view != NULL, 0);

  commands = view->book->scenario->commands;
  for (guint i = 0; i < commands->len; i++)
    {
      const AdjCommand *command = &g_array_index (commands, AdjCommand, i);

      if (command->side == side && command->from <= turn &&
          (command->to == 0 || turn <= command->to))
        return command->level;
    }
  return 0;
}

char *
adj_command_digits_text (const AdjView *view, int level, int die)
{
  guint16 digits;
  GString *text;

  g_return_val_if_fail (view != NULL, NULL);

  digits = adj_command_digits (view->book->ruleset, level, die);
  text = g_string_new (NULL);
  for (int i = 1; i <= 10; i++) /* 0 comes last, as on the printed table */
    if (digits & (1u << (i % 10)))
      g_string_append_printf (text, "%s%d", text->len > 0 ? ADJ_NO_BREAK : "", i % 10);
  if (text->len == 0)
    g_string_append (text, ADJ_NO_NUMBER);
  return g_string_free (text, FALSE);
}

/* "Union, turns 1 to 9: level 4". */
static void
tell_level (AdjDoc *doc, const AdjView *view, const AdjCommand *command)
{
  g_autofree char *side = adj_words_side (view, command->side);
  g_autofree char *from = g_strdup_printf ("%d", command->from);
  g_autofree char *to = g_strdup_printf ("%d", command->to);
  g_autofree char *level = g_strdup_printf ("%d", command->level);
  g_autofree char *line = adj_fill (
      command->to == 0 ? _ ("{side}, from turn {from}: level {level}")
                       : _ ("{side}, turns {from} to {to}: level {level}"),
      (const AdjPlace[]){
          { "side", side }, { "from", from }, { "to", to }, { "level", level }, { NULL, NULL } });

  adj_doc_small (doc, NULL, line);
}

static void
tell_digits (AdjDoc *doc, const AdjView *view)
{
  const AdjRuleset *ruleset = view->book->ruleset;
  AdjDocColumn columns[ADJ_MAX_COMMAND_LEVELS + 1] = { { _ ("Die"), ADJ_COLUMN_FIT,
                                                         ADJ_ALIGN_MIDDLE } };
  AdjDocTable *table;

  for (int level = 1; level <= ruleset->n_levels; level++)
    columns[level] = (AdjDocColumn){ adj_doc_own (doc, g_strdup_printf ("%d", level), g_free),
                                     ADJ_COLUMN_BLANK, ADJ_ALIGN_MIDDLE };
  table = adj_doc_table (doc, columns, (guint) ruleset->n_levels + 1);
  for (int die = 1; die <= ruleset->command_die; die++)
    {
      g_autofree char *face = g_strdup_printf ("%d", die);
      AdjDocRow *row = adj_doc_row (table, face, NULL);

      for (int level = 1; level <= ruleset->n_levels; level++)
        {
          g_autofree char *digits = adj_command_digits_text (view, level, die);

          adj_doc_cell (row, digits);
        }
    }
}

void
adj_command_table_tell (AdjDoc *doc, const AdjView *view)
{
  const GArray *commands;

  g_return_if_fail (doc != NULL);
  g_return_if_fail (view != NULL);

  commands = view->book->scenario->commands;
  adj_doc_small (doc, NULL, _ ("The last digits of the hexes whose units lose it, by level"));
  tell_digits (doc, view);
  for (guint i = 0; i < commands->len; i++)
    tell_level (doc, view, &g_array_index (commands, AdjCommand, i));
}
