/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/figure-terms.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "book/draft-private.h"
#include "desk/value.h"

#define TURN "turn"
#define MOST_OF_A_LEVEL 9
#define MOST_OF_A_LIMIT 1000

gboolean
adj_figure_is_term (AdjFigureKey key)
{
  return key >= ADJ_FIGURE_NIGHT && key <= ADJ_FIGURE_ABOVE;
}

static gboolean
is_of_victory (AdjFigureKey key)
{
  return key == ADJ_FIGURE_LEAST || key == ADJ_FIGURE_ABOVE;
}

/* ---- Finding ---- */

/* "union-4", or "turn-4" for who NULL; a side's id may have a hyphen too. */
static gboolean
find_turn (const AdjScenario *scenario, const char *subject, int *who, int *turn)
{
  const char *hyphen = strrchr (subject, '-');
  g_autofree char *before = NULL;

  if (hyphen == NULL || !adj_value_parse_int (hyphen + 1, 1, (int) scenario->n_turns, turn))
    return FALSE;
  before = g_strndup (subject, (gsize) (hyphen - subject));
  if (who == NULL)
    return g_str_equal (before, TURN);
  *who = adj_scenario_side (scenario, before);
  return *who >= 0;
}

static char *
subject_of_level (const AdjScenario *scenario, const AdjLevel *level)
{
  g_autofree char *name = g_utf8_strdown (level->name, -1);

  return g_strdup_printf ("%s-%s", scenario->sides[level->side].id, g_strdelimit (name, " ", '-'));
}

static int
find_level (const AdjScenario *scenario, const char *subject)
{
  for (guint i = 0; i < scenario->levels->len; i++)
    {
      g_autofree char *own =
          subject_of_level (scenario, &g_array_index (scenario->levels, AdjLevel, i));

      if (g_str_equal (own, subject))
        return (int) i;
    }
  return -1;
}

gboolean
adj_figure_find_term (const AdjScenario *scenario, const char *subject, AdjFigure *figure)
{
  if (is_of_victory (figure->key))
    {
      figure->index = find_level (scenario, subject);
      return figure->index >= 0;
    }
  return find_turn (
      scenario, subject,
      figure->key == ADJ_FIGURE_NIGHT || figure->key == ADJ_FIGURE_LABEL ? NULL : &figure->index,
      &figure->turn);
}

char *
adj_figure_term_subject (const AdjScenario *scenario, const AdjFigure *figure)
{
  if (is_of_victory (figure->key))
    return subject_of_level (scenario, &g_array_index (scenario->levels, AdjLevel, figure->index));
  return g_strdup_printf ("%s-%d", figure->index >= 0 ? scenario->sides[figure->index].id : TURN,
                          figure->turn);
}

/* ---- Its value ---- */

static gboolean
covers (int from, int to, int turn)
{
  return from <= turn && (to == 0 || to >= turn);
}

static const AdjCommand *
command_of (const AdjScenario *scenario, const AdjFigure *figure)
{
  for (guint i = 0; i < scenario->commands->len; i++)
    {
      const AdjCommand *command = &g_array_index (scenario->commands, AdjCommand, i);

      if (command->side == figure->index && covers (command->from, command->to, figure->turn))
        return command;
    }
  return NULL;
}

/* The place of the limit in the list, or -1. */
static int
limit_of (const AdjScenario *scenario, const AdjFigure *figure)
{
  for (guint i = 0; i < scenario->limits->len; i++)
    {
      const AdjLimit *limit = &g_array_index (scenario->limits, AdjLimit, i);

      if (limit->side == figure->index && covers (limit->from, limit->to, figure->turn))
        return (int) i;
    }
  return -1;
}

char *
adj_figure_term (const AdjScenario *scenario, const AdjFigure *figure)
{
  const AdjTurn *turn = figure->turn > 0 ? &scenario->turns[figure->turn - 1] : NULL;
  const AdjCommand *command;
  const AdjLevel *level;
  int limit;

  if (figure->key == ADJ_FIGURE_NIGHT)
    return g_strdup (turn->night ? "yes" : "no");
  if (figure->key == ADJ_FIGURE_LABEL)
    return g_strdup (turn->label != NULL ? turn->label : "");
  if (figure->key == ADJ_FIGURE_LEVEL)
    {
      command = command_of (scenario, figure);
      return command != NULL ? g_strdup_printf ("%d", command->level) : g_strdup ("");
    }
  if (figure->key == ADJ_FIGURE_LIMIT)
    {
      limit = limit_of (scenario, figure);
      return limit >= 0
                 ? g_strdup_printf ("%d", g_array_index (scenario->limits, AdjLimit, limit).units)
                 : g_strdup ("");
    }
  level = &g_array_index (scenario->levels, AdjLevel, figure->index);
  return level->above == (figure->key == ADJ_FIGURE_ABOVE) ? adj_value_print_mp (level->figure)
                                                           : g_strdup ("");
}

const AdjMarks *
adj_figure_term_marks (const AdjScenario *scenario, const AdjFigure *figure)
{
  const AdjCommand *command;
  int limit;

  if (figure->key == ADJ_FIGURE_NIGHT || figure->key == ADJ_FIGURE_LABEL)
    return &scenario->turns[figure->turn - 1].marks;
  if (figure->key == ADJ_FIGURE_LEVEL)
    {
      command = command_of (scenario, figure);
      return command != NULL ? &command->marks : NULL;
    }
  if (figure->key == ADJ_FIGURE_LIMIT)
    {
      limit = limit_of (scenario, figure);
      return limit >= 0 ? &g_array_index (scenario->limits, AdjLimit, limit).marks : NULL;
    }
  return &g_array_index (scenario->levels, AdjLevel, figure->index).marks;
}

/* ---- Changing it ---- */

static gboolean
set_night (AdjDraft *self, const AdjFigure *figure, const char *value)
{
  gboolean night = g_ascii_strcasecmp (value, "yes") == 0;

  if (!night && g_ascii_strcasecmp (value, "no") != 0)
    return adj_draft_refuse (self, g_strdup (_ ("Write yes or no")));
  return adj_draft_set_night (self, figure->turn, night);
}

/* "" is NONE. */
static gboolean
read_number (AdjDraft *self, const char *value, int most, int *number)
{
  *number = ADJ_NO_LEVEL;
  return *value == '\0' || adj_value_parse_int (value, 0, most, number) ||
         adj_draft_refuse (self, g_strdup_printf (_ ("A number from 0 to %d"), most));
}

static gboolean
set_level (AdjDraft *self, const AdjFigure *figure, const char *value)
{
  int level;

  return read_number (self, value, MOST_OF_A_LEVEL, &level) &&
         adj_draft_set_level (self, figure->index, figure->turn, level);
}

/* A limit of several turns is cut in those before, this one, and those after it. */
static void
cut_out (GArray *limits, int at, int turn)
{
  const AdjLimit whole = g_array_index (limits, AdjLimit, at);
  AdjLimit before = whole;
  AdjLimit after = whole;

  g_array_remove_index (limits, (guint) at);
  before.to = turn - 1;
  after.from = turn + 1;
  if (whole.to != turn)
    g_array_insert_val (limits, (guint) at, after);
  if (whole.from != turn)
    g_array_insert_val (limits, (guint) at, before);
}

static gboolean
set_limit (AdjDraft *self, const AdjFigure *figure, const char *value)
{
  AdjLimit limit = { .side = figure->index, .lifted_by = -1 };
  AdjScenario *copy;
  int at;
  int units;

  if (!read_number (self, value, MOST_OF_A_LIMIT, &units))
    return FALSE;
  copy = adj_draft_copy (self);
  at = limit_of (copy, figure);
  if (at >= 0)
    {
      limit = g_array_index (copy->limits, AdjLimit, at);
      cut_out (copy->limits, at, figure->turn);
    }
  limit.from = limit.to = figure->turn;
  limit.units = units;
  limit.marks = adj_draft_marks (copy);
  if (units != ADJ_NO_LEVEL)
    g_array_append_val (copy->limits, limit);
  return adj_draft_adopt (self, copy);
}

static gboolean
set_victory (AdjDraft *self, const AdjFigure *figure, const char *value)
{
  AdjScenario *copy;
  AdjLevel *level;
  int sixths;

  if (!adj_value_parse_mp (value, &sixths))
    return adj_draft_refuse (self, g_strdup (_ ("A number or a fraction, such as 10 or 3/2")));
  copy = adj_draft_copy (self);
  level = &g_array_index (copy->levels, AdjLevel, figure->index);
  level->figure = sixths;
  level->above = figure->key == ADJ_FIGURE_ABOVE;
  level->marks = adj_draft_marks (copy);
  return adj_draft_adopt (self, copy);
}

gboolean
adj_draft_set_term (AdjDraft *self, const AdjFigure *figure, const char *value)
{
  if (figure->key == ADJ_FIGURE_NIGHT)
    return set_night (self, figure, value);
  if (figure->key == ADJ_FIGURE_LABEL)
    return adj_draft_set_label (self, figure->turn, value);
  if (figure->key == ADJ_FIGURE_LEVEL)
    return set_level (self, figure, value);
  if (figure->key == ADJ_FIGURE_LIMIT)
    return set_limit (self, figure, value);
  return set_victory (self, figure, value);
}
