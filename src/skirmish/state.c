/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "skirmish/state.h"

#include <string.h>

const char *const adj_doing_words[] = {
  [ADJ_DOING_NOTHING] = "nothing", [ADJ_DOING_MARCH] = "march",   [ADJ_DOING_MELEE] = "melee",
  [ADJ_DOING_SHOOT] = "shoot",     [ADJ_DOING_ESCAPE] = "escape", [ADJ_DOING_TO_ME] = "to-me",
  [ADJ_DOING_CHARGE] = "charge",   [ADJ_DOING_APPEAR] = "appear", [ADJ_DOING_VANISH] = "vanish",
  [ADJ_DOING_FLEE] = "flee",       [ADJ_DOING_ENGAGE] = "engage", [ADJ_DOING_OWN] = "own",
  [ADJ_N_DOINGS] = NULL,
};

void
adj_skirmish_state_init (AdjSkirmishState *self, const AdjSkirmishRules *rules)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (rules != NULL);

  memset (self, 0, sizeof *self);
  self->holder = ADJ_NO_INDEX;
  for (int i = 0; i < ADJ_N_SWITCHES; i++)
    self->switches[i] = rules->switches[i].preset;
}

int
adj_skirmish_side (const AdjSkirmishState *self, const char *id)
{
  g_return_val_if_fail (self != NULL, ADJ_NO_INDEX);
  g_return_val_if_fail (id != NULL, ADJ_NO_INDEX);

  for (int i = 0; i < self->n_sides; i++)
    if (g_str_equal (self->sides[i], id))
      return i;
  return ADJ_NO_INDEX;
}

int
adj_skirmish_miniature (const AdjSkirmishState *self, const char *id)
{
  g_return_val_if_fail (self != NULL, ADJ_NO_INDEX);
  g_return_val_if_fail (id != NULL, ADJ_NO_INDEX);

  for (int i = 0; i < self->n_miniatures; i++)
    if (self->miniatures[i].id == id)
      return i;
  for (int i = 0; i < self->n_miniatures; i++)
    if (g_str_equal (self->miniatures[i].id, id))
      return i;
  return ADJ_NO_INDEX;
}

int
adj_skirmish_card (const AdjSkirmishState *self, int side, const char *id)
{
  g_return_val_if_fail (self != NULL, ADJ_NO_INDEX);
  g_return_val_if_fail (id != NULL, ADJ_NO_INDEX);

  for (int i = 0; i < self->n_cards; i++)
    if ((side == ADJ_NO_INDEX || self->cards[i].side == side) &&
        g_str_equal (self->cards[i].id, id))
      return i;
  return ADJ_NO_INDEX;
}

gboolean
adj_skirmish_is_group (const AdjSkirmishState *self, const char *name)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (name != NULL, FALSE);

  for (int i = 0; i < self->n_miniatures; i++)
    if (g_strcmp0 (self->miniatures[i].group, name) == 0)
      return TRUE;
  return FALSE;
}

gboolean
adj_skirmish_in_contact (const AdjSkirmishState *self, int miniature)
{
  g_return_val_if_fail (self != NULL, FALSE);

  for (int i = 0; i < self->n_contacts; i++)
    if (self->contacts[i].one == miniature || self->contacts[i].other == miniature)
      return TRUE;
  return FALSE;
}

int
adj_skirmish_contact (const AdjSkirmishState *self, int one, int other)
{
  g_return_val_if_fail (self != NULL, ADJ_NO_INDEX);

  for (int i = 0; i < self->n_contacts; i++)
    if ((self->contacts[i].one == one && self->contacts[i].other == other) ||
        (self->contacts[i].one == other && self->contacts[i].other == one))
      return i;
  return ADJ_NO_INDEX;
}

gboolean
adj_skirmish_lists (const AdjSkirmishState *self, const char *ids, int miniature)
{
  const char *id;
  gsize length;

  g_return_val_if_fail (self != NULL, FALSE);

  id = self->miniatures[miniature].id;
  length = strlen (id);
  for (const char *at = ids; at != NULL && *at != '\0';)
    {
      gsize word = strcspn (at, " ");

      if (word == length && strncmp (at, id, length) == 0)
        return TRUE;
      at += word + strspn (at + word, " ");
    }
  return FALSE;
}

gboolean
adj_skirmish_on_card (const AdjSkirmishState *self, int card, int miniature)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return adj_skirmish_lists (self, self->cards[card].figures, miniature);
}

int
adj_skirmish_card_of (const AdjSkirmishState *self, int miniature)
{
  g_return_val_if_fail (self != NULL, ADJ_NO_INDEX);

  for (int i = 0; i < self->n_cards; i++)
    if (adj_skirmish_on_card (self, i, miniature))
      return i;
  return ADJ_NO_INDEX;
}

int
adj_skirmish_other (int side)
{
  return 1 - side;
}

AdjFactors
adj_skirmish_factors (const AdjSkirmishState *self, int miniature)
{
  AdjFactors factors = { 0 };

  g_return_val_if_fail (self != NULL, factors);

  factors.shots = self->counters[self->miniatures[miniature].side];
  factors.has[ADJ_FACTOR_MELEE] = adj_skirmish_in_contact (self, miniature);
  return factors;
}
