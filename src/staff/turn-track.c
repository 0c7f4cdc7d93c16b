/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/turn-track.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "staff/remarks.h"

/* ---- Turns ---- */

static void
free_turn (gpointer data)
{
  AdjTurnFacts *facts = data;

  g_free (facts->text);
  g_free (facts);
}

static guint
count_arrivals (const AdjScenario *scenario, int turn)
{
  guint n = 0;

  for (guint unit = 0; unit < scenario->n_units; unit++)
    n += scenario->units[unit].turn == turn;
  return n;
}

/* "Turn 9, Night, 3 units arrive, now", and what was written in it. */
static char *
describe (const AdjTurnFacts *facts, const GPtrArray *remarks)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, facts->night ? _ ("Turn %d, Night") : _ ("Turn %d"), facts->turn);
  if (facts->n_arrivals > 0)
    {
      g_string_append (text, ", ");
      g_string_append_printf (text,
                              ngettext ("%u unit arrives", "%u units arrive", facts->n_arrivals),
                              facts->n_arrivals);
    }
  if (facts->now)
    {
      g_string_append (text, ", ");
      g_string_append (text, _ ("now"));
    }
  for (guint i = 0; i < remarks->len; i++)
    {
      const AdjRemark *remark = g_ptr_array_index (remarks, i);

      if (remark->turn == facts->turn)
        g_string_append_printf (text, "\n%s", remark->text);
    }
  return g_string_free (text, FALSE);
}

GPtrArray *
adj_turn_track_read (AdjGame *game, int shown)
{
  g_autoptr (GPtrArray) remarks = NULL;
  const AdjScenario *scenario;
  GPtrArray *turns;
  int now;

  g_return_val_if_fail (ADJ_IS_GAME (game), NULL);

  remarks = adj_remarks_of (game);
  scenario = adj_game_get_book (game)->scenario;
  now = adj_game_get_table (game)->turn;
  turns = g_ptr_array_new_with_free_func (free_turn);
  for (int turn = 1; turn <= MAX ((int) scenario->n_turns, now); turn++)
    {
      AdjTurnFacts *facts = g_new0 (AdjTurnFacts, 1);

      facts->turn = turn;
      facts->night = turn <= (int) scenario->n_turns && scenario->turns[turn - 1].night;
      facts->n_arrivals = count_arrivals (scenario, turn);
      facts->now = turn == now;
      facts->shown = turn == shown;
      facts->begun = turn <= now;
      facts->text = describe (facts, remarks);
      facts->noted = strchr (facts->text, '\n') != NULL;
      g_ptr_array_add (turns, facts);
    }
  return turns;
}

/* ---- Phases ---- */

void
adj_turn_track_phases (AdjGame *game, guint phase, guint *first, guint *end)
{
  int turn;

  g_return_if_fail (ADJ_IS_GAME (game));
  g_return_if_fail (first != NULL);
  g_return_if_fail (end != NULL);

  turn = adj_game_get_phase (game, phase).turn;
  *first = phase;
  *end = phase + 1;
  while (*first > 0 && adj_game_get_phase (game, *first - 1).turn == turn)
    (*first)--;
  while (*end < adj_game_count_phases (game) && adj_game_get_phase (game, *end).turn == turn)
    (*end)++;
}
