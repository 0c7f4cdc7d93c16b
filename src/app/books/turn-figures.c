/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/turn-figures.h"

#include <glib/gi18n-lib.h>

#include "app/files/typing.h"
#include "words/fill.h"
#include "words/printed.h"

struct _AdjTurnFigures
{
  AdjChartFigures parent_instance;
};

G_DEFINE_FINAL_TYPE (AdjTurnFigures, adj_turn_figures, ADJ_TYPE_CHART_FIGURES)

/* ---- What it shows ---- */

static guint
count_rows (AdjFigures *self)
{
  return adj_chart_figures_get_scenario (self)->n_turns;
}

static guint
count_columns (AdjFigures *self)
{
  return ADJ_N_TURN_FIGURES;
}

static char *
say_row (AdjFigures *self, guint row)
{
  return g_strdup_printf (_ ("Turn %u"), row + 1);
}

static char *
say_column (AdjFigures *self, guint column)
{
  const AdjScenario *scenario = adj_chart_figures_get_scenario (self);

  if (column == ADJ_TURN_NIGHT)
    return g_strdup (_ ("Day or night"));
  if (column == ADJ_TURN_LABEL)
    return g_strdup (_ ("In the box"));
  return adj_fill (
      /* Translators: the heading of a column of command levels */
      _ ("{side} command"),
      (const AdjPlace[]){
          { "side", adj_words_printed (scenario->sides[column - ADJ_TURN_FIRST_LEVEL].name) },
          { NULL, NULL } });
}

static int
width (AdjFigures *self, guint column)
{
  return column == ADJ_TURN_LABEL ? 14 : 6;
}

static char *
get (AdjFigures *self, guint row, guint column)
{
  const AdjTurn *turn = &adj_chart_figures_get_scenario (self)->turns[row];

  if (column == ADJ_TURN_NIGHT)
    return g_strdup (turn->night ? _ ("night") : _ ("day"));
  if (column == ADJ_TURN_LABEL)
    return g_strdup (turn->label != NULL ? turn->label : "");
  return adj_typing_show_number (adj_draft_get_level (adj_chart_figures_get_draft (self),
                                                      (int) column - ADJ_TURN_FIRST_LEVEL,
                                                      (int) row + 1),
                                 ADJ_NO_LEVEL);
}

/* ---- What is typed ---- */

static gboolean
change (AdjFigures *self, guint row, guint column, const char *text, char **refusal)
{
  AdjDraft *draft = adj_chart_figures_get_draft (self);
  const char *const words[] = { _ ("day"), _ ("night"), NULL };
  int turn = (int) row + 1;
  int number;

  if (column == ADJ_TURN_LABEL)
    return adj_draft_set_label (draft, turn, text);
  if (column >= ADJ_TURN_FIRST_LEVEL)
    return adj_typing_read_number (text, 0, ADJ_MAX_COMMAND_LEVELS, ADJ_NO_LEVEL, &number,
                                   refusal) &&
           adj_draft_set_level (draft, (int) column - ADJ_TURN_FIRST_LEVEL, turn, number);
  number = adj_typing_find_word (text, words);
  if (number >= 0)
    return adj_draft_set_night (draft, turn, number == 1);
  *refusal =
      adj_fill (_ ("Either {day} or {night}; the first letter will do"),
                (const AdjPlace[]){ { "day", words[0] }, { "night", words[1] }, { NULL, NULL } });
  return FALSE;
}

/* ---- Class ---- */

static void
adj_turn_figures_class_init (AdjTurnFiguresClass *class)
{
  AdjFiguresClass *figures_class = ADJ_FIGURES_CLASS (class);

  figures_class->count_rows = count_rows;
  figures_class->count_columns = count_columns;
  figures_class->say_row = say_row;
  figures_class->say_column = say_column;
  figures_class->width = width;
  figures_class->get = get;
  ADJ_CHART_FIGURES_CLASS (class)->change = change;
}

static void
adj_turn_figures_init (AdjTurnFigures *self)
{
}
