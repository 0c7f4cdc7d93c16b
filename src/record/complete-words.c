/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/complete-words.h"

#include <string.h>

#include "record/complete-fit.h"
#include "rules/initiative.h"

static void
offer_columns (AdjCompleter *self, const AdjRuleset *ruleset)
{
  for (guint i = 0; i < ruleset->n_columns; i++)
    {
      g_autofree char *column = adj_column_to_string (&ruleset->columns[i]);

      adj_offer (self, column);
    }
}

static void
offer_sides (AdjCompleter *self)
{
  for (int side = 0; side < ADJ_SIDES; side++)
    adj_offer (self, self->field->book->scenario->sides[side].id);
}

gboolean
adj_complete_keyword (AdjCompleter *self)
{
  const AdjRuleset *ruleset = self->field->book->ruleset;
  guint last = self->words.n - 1;

  if (adj_completer_is_word (self, last, "result"))
    adj_offer_words (self, adj_combat_results);
  else if (adj_completer_is_word (self, last, "reduce"))
    offer_columns (self, ruleset);
  else if (adj_completer_is_word (self, last, "die"))
    adj_offer_dice (self, ruleset->combat_die);
  else
    return FALSE;
  return TRUE;
}

static void
complete_roll (AdjCompleter *self)
{
  if (adj_complete_keyword (self))
    return;
  if (self->words.n == 1)
    adj_offer_dice (self, self->field->book->ruleset->combat_die);
  adj_offer (self, "result");
}

static void
offer_value (AdjCompleter *self, const AdjOption *option, int number)
{
  g_autofree char *value = adj_option_value_to_string (option, number);
  g_autofree char *text = g_strconcat (option->id, "=", value, NULL);

  adj_offer (self, text);
}

/* On and off, the words, or the numbers. */
static void
offer_values (AdjCompleter *self, const AdjOption *option)
{
  if (option->kind != ADJ_OPTION_FIGURE)
    {
      offer_value (self, option, 1);
      offer_value (self, option, 0);
    }
  else if (option->words != NULL)
    for (int word = 0; option->words[word] != NULL; word++)
      offer_value (self, option, word);
  else
    for (int number = option->least; number <= option->most; number++)
      offer_value (self, option, number);
}

static void
complete_option (AdjCompleter *self)
{
  const AdjRuleset *ruleset = self->field->book->ruleset;

  for (guint i = 0; i < ruleset->n_options; i++)
    if (ruleset->options[i].key != ADJ_OPTION_NONE)
      offer_values (self, &ruleset->options[i]);
}

/* A side's name is followed by its die; then comes the other side, or what else may be said. */
static void
complete_initiative (AdjCompleter *self)
{
  static const char *const keywords[] = { "without", "by", "result", NULL };
  const AdjSide *sides = self->field->book->scenario->sides;
  guint last = self->words.n - 1;

  for (int side = 0; side < ADJ_SIDES; side++)
    if (adj_completer_is_word (self, last, sides[side].id) &&
        !adj_completer_is_word (self, last - 1, "result"))
      {
        adj_offer_dice (self, ADJ_INITIATIVE_DIE);
        return;
      }
  if (adj_completer_is_word (self, last, "without"))
    adj_fit_units (self);
  offer_sides (self);
  if (last == 0)
    adj_offer (self, "roll");
  else
    adj_offer_words (self, keywords);
}

static void
complete_scatter (AdjCompleter *self)
{
  static const char *const keywords[] = { "die", "chits", "roll", "level", NULL };

  if (adj_completer_is_word (self, self->words.n - 1, "die"))
    adj_offer_dice (self, self->field->book->ruleset->command_die);
  else if (!adj_completer_is_word (self, self->words.n - 1, "level") &&
           !adj_completer_is_word (self, 1, "chits"))
    adj_offer_words (self, keywords);
}

/* A row has a blank in it: "waive BG" goes on with "7.12". */
static void
complete_row (AdjCompleter *self)
{
  const AdjRuleset *ruleset = self->field->book->ruleset;
  const char *book = self->words.n == 2 ? self->words.words[1].text : NULL;

  for (guint i = 0; i < ruleset->n_rows; i++)
    {
      const char *blank = strchr (ruleset->rows[i].id, ' ');

      if (book == NULL)
        adj_offer (self, ruleset->rows[i].id);
      else if (blank != NULL && (gsize) (blank - ruleset->rows[i].id) == strlen (book) &&
               g_ascii_strncasecmp (ruleset->rows[i].id, book, strlen (book)) == 0)
        adj_offer (self, blank + 1);
    }
}

gboolean
adj_complete_words (AdjCompleter *self)
{
  switch ((int) self->verb)
    {
    case ADJ_VERB_ROLL:
      complete_roll (self);
      return TRUE;
    case ADJ_VERB_MARK:
      if (self->words.n == 2)
        adj_offer_words (self, adj_marker_words);
      return TRUE;
    case ADJ_VERB_INITIATIVE:
      complete_initiative (self);
      return TRUE;
    case ADJ_VERB_SCATTER:
      complete_scatter (self);
      return TRUE;
    case ADJ_VERB_DUMMY:
    case ADJ_VERB_SCORE:
    case ADJ_VERB_COMMANDER:
      if (self->words.n == 1)
        offer_sides (self);
      return TRUE;
    case ADJ_VERB_OPTION:
      complete_option (self);
      return TRUE;
    case ADJ_VERB_WAIVE:
      complete_row (self);
      return TRUE;
    case ADJ_VERB_MIRROR:
      adj_offer_words (self, adj_mirror_words);
      return TRUE;
    case ADJ_VERB_STAY:
    case ADJ_VERB_NOTE:
    case ADJ_VERB_BOOKMARK:
    case ADJ_VERB_NEXT:
      return TRUE;
    default:
      return FALSE;
    }
}
