/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/skirmish/attempts.h"

#include <string.h>

#include "skirmish/candidates.h"

AdjSaid
adj_attempts_said (const AdjAttempts *self, const AdjSkirmishState *state, int miniature)
{
  AdjSaid said = adj_said_begin (ADJ_SAY_SEIZE);
  gboolean engaged, other;

  g_return_val_if_fail (self != NULL && state != NULL, said);

  engaged = adj_skirmish_in_contact (state, miniature);
  other = (self->toggles[miniature] & ADJ_TOGGLE_MELEE) != 0;
  said.who.n = 1;
  said.who.list[0].miniature = miniature;
  said.reach = (self->toggles[miniature] & ADJ_TOGGLE_REACH) != 0;
  said.unseen = (self->toggles[miniature] & ADJ_TOGGLE_UNSEEN) != 0;
  said.melee = other && !engaged;
  said.free = other && engaged;
  return said;
}

void
adj_attempts_sum (const AdjAttempts *self,
                  const AdjSkirmishState *state,
                  const AdjSkirmishRules *rules,
                  int miniature,
                  int n[ADJ_N_TRY])
{
  AdjSaid said = adj_attempts_said (self, state, miniature);

  if ((self->toggles[miniature] & ADJ_TOGGLE_CARD) != 0)
    said.card = 0; /* a sum does not ask which */
  adj_skirmish_sum (state, rules, &said, n);
}

static gboolean
alike (const AdjMiniature *a, const AdjMiniature *b)
{
  return a->group != NULL && a->group == b->group && a->quality == b->quality &&
         a->leader == b->leader;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const AdjAttemptRow *one = a;
  const AdjAttemptRow *other = b;

  return one->needed != other->needed ? one->needed - other->needed
                                      : one->miniature - other->miniature;
}

/* Counts the figure where one like it stands. */
static gboolean
join (const AdjSkirmishState *state, GArray *rows, int miniature, int needed)
{
  for (guint i = 0; i < rows->len; i++)
    {
      AdjAttemptRow *row = &g_array_index (rows, AdjAttemptRow, i);

      if (row->needed == needed &&
          alike (&state->miniatures[row->miniature], &state->miniatures[miniature]))
        {
          row->n++;
          return TRUE;
        }
    }
  return FALSE;
}

GArray *
adj_attempts_list (const AdjAttempts *self,
                   const AdjSkirmishState *state,
                   const AdjSkirmishRules *rules)
{
  GArray *rows = g_array_new (FALSE, FALSE, sizeof (AdjAttemptRow));
  g_autoptr (GArray) all = NULL;

  g_return_val_if_fail (self != NULL && state != NULL, rows);

  all = adj_skirmish_candidates (state, rules, &(AdjFactors){ .shots = 0 });
  for (guint i = 0; i < all->len; i++)
    {
      int miniature = g_array_index (all, AdjCandidate, i).miniature;
      int n[ADJ_N_TRY];
      AdjAttemptRow row;

      adj_attempts_sum (self, state, rules, miniature, n);
      row = (AdjAttemptRow){ .miniature = miniature, .n = 1, .needed = n[ADJ_TRY_NEEDED] };
      if (!join (state, rows, miniature, row.needed))
        g_array_append_val (rows, row);
    }
  g_array_sort (rows, compare);
  return rows;
}
