/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/draft-private.h"

#define MOST_OF_A_LABEL 40

static gboolean
is_turn (const AdjDraft *self, int turn)
{
  return self != NULL && turn >= 1 && (guint) turn <= adj_draft_get_scenario (self)->n_turns;
}

/* ---- The track ---- */

/* Command levels and limits of turns that are no more; one that runs to the end still does. */
static void
shorten_commands (AdjScenario *copy, int n)
{
  for (guint i = copy->commands->len; i > 0; i--)
    {
      AdjCommand *command = &g_array_index (copy->commands, AdjCommand, i - 1);

      if (command->from > n)
        g_array_remove_index (copy->commands, i - 1);
      else if (command->to > n)
        command->to = n;
    }
}

gboolean
adj_draft_set_turns (AdjDraft *self, int n)
{
  AdjScenario *copy;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (n >= 0 && n <= ADJ_MAX_TURNS, FALSE);

  copy = adj_draft_copy (self);
  for (int i = (int) copy->n_turns; i < n; i++)
    copy->turns[i] = (AdjTurn){ .marks = adj_draft_marks (copy) };
  if (n > 0 && (guint) n < copy->n_turns)
    shorten_commands (copy, n);
  copy->n_turns = (guint) n;
  return adj_draft_adopt (self, copy);
}

gboolean
adj_draft_set_night (AdjDraft *self, int turn, gboolean night)
{
  AdjScenario *copy;

  g_return_val_if_fail (is_turn (self, turn), FALSE);

  copy = adj_draft_copy (self);
  copy->turns[turn - 1].night = night;
  copy->turns[turn - 1].marks = adj_draft_marks (copy);
  return adj_draft_adopt (self, copy);
}

gboolean
adj_draft_set_label (AdjDraft *self, int turn, const char *label)
{
  gboolean none = label == NULL || *label == '\0';
  AdjScenario *copy;

  g_return_val_if_fail (is_turn (self, turn), FALSE);

  if (!none && !adj_draft_may_hold (self, label, MOST_OF_A_LABEL))
    return FALSE;
  copy = adj_draft_copy (self);
  copy->turns[turn - 1].label = none ? NULL : g_string_chunk_insert (copy->strings, label);
  return adj_draft_adopt (self, copy);
}

gboolean
adj_draft_set_first_player (AdjDraft *self, int side)
{
  AdjScenario *copy;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (side >= ADJ_NO_SIDE && side < ADJ_SIDES, FALSE);

  copy = adj_draft_copy (self);
  copy->first_player = side;
  return adj_draft_adopt (self, copy);
}

/* ---- Command levels ---- */

static const AdjCommand *
command_in (const AdjScenario *scenario, int side, int turn)
{
  for (guint i = 0; i < scenario->commands->len; i++)
    {
      const AdjCommand *command = &g_array_index (scenario->commands, AdjCommand, i);

      if (command->side == side && command->from <= turn &&
          (command->to == 0 || command->to >= turn))
        return command;
    }
  return NULL;
}

int
adj_draft_get_level (const AdjDraft *self, int side, int turn)
{
  const AdjCommand *command;

  g_return_val_if_fail (self != NULL, ADJ_NO_LEVEL);

  command = command_in (adj_draft_get_scenario (self), side, turn);
  return command != NULL ? command->level : ADJ_NO_LEVEL;
}

static gboolean
belong_together (const AdjCommand *a, const AdjCommand *b)
{
  return a->side == b->side && a->level == b->level && a->restricts == b->restricts &&
         g_strcmp0 (a->marks.check, b->marks.check) == 0 &&
         g_strcmp0 (a->marks.source, b->marks.source) == 0;
}

/* The side's levels turn by turn, those that follow each other alike drawn together. */
static void
add_spans (GArray *commands, const AdjCommand *by_turn, const gboolean *known, int n)
{
  for (int turn = 1; turn <= n; turn++)
    {
      AdjCommand span = by_turn[turn - 1];

      if (!known[turn - 1])
        continue;
      span.from = turn;
      while (turn < n && known[turn] && belong_together (&span, &by_turn[turn]))
        turn++;
      span.to = turn == n ? 0 : turn;
      g_array_append_val (commands, span);
    }
}

gboolean
adj_draft_set_level (AdjDraft *self, int side, int turn, int level)
{
  AdjCommand by_turn[ADJ_MAX_TURNS] = { 0 };
  gboolean known[ADJ_MAX_TURNS] = { 0 };
  AdjScenario *copy;
  GArray *commands;

  g_return_val_if_fail (is_turn (self, turn), FALSE);
  g_return_val_if_fail (side >= 0 && side < ADJ_SIDES, FALSE);

  copy = adj_draft_copy (self);
  for (guint i = 0; i < copy->n_turns; i++)
    {
      const AdjCommand *command = command_in (copy, side, (int) i + 1);

      known[i] = command != NULL;
      by_turn[i] = known[i] ? *command : (AdjCommand){ .side = side };
    }
  by_turn[turn - 1].level = level;
  by_turn[turn - 1].marks = adj_draft_marks (copy);
  known[turn - 1] = level != ADJ_NO_LEVEL;

  commands = g_array_new (FALSE, TRUE, sizeof (AdjCommand));
  for (guint i = 0; i < copy->commands->len; i++)
    if (g_array_index (copy->commands, AdjCommand, i).side != side)
      g_array_append_val (commands, g_array_index (copy->commands, AdjCommand, i));
  add_spans (commands, by_turn, known, (int) copy->n_turns);
  g_array_unref (copy->commands);
  copy->commands = commands;
  return adj_draft_adopt (self, copy);
}
