/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "skirmish/rules.h"

#include "desk/abbreviation.h"

const char *const adj_factor_ids[] = {
  [ADJ_FACTOR_REACH] = "reach", [ADJ_FACTOR_SHOTS] = "shots", [ADJ_FACTOR_UNSEEN] = "unseen",
  [ADJ_FACTOR_MELEE] = "melee", [ADJ_FACTOR_CARD] = "card",   NULL,
};

const char *const adj_switch_ids[] = {
  [ADJ_SWITCH_INTO_SIGHT_ONLY] = "into-sight-only",
  [ADJ_SWITCH_COUNTERS_SPENT_BY_A_ROLL] = "counters-spent-by-a-roll",
  [ADJ_SWITCH_CARD_NEEDS_LISTED_ACTION] = "card-needs-listed-action",
  [ADJ_SWITCH_MAY_PASS] = "may-pass",
  [ADJ_SWITCH_FIGHTS_AFTER_SUCCESS] = "fights-after-success",
  NULL,
};

const char *const adj_missile_marches[] = { "none", "half", "full", NULL };

AdjSkirmishRules *
adj_skirmish_rules_ref (AdjSkirmishRules *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  self->refs++;
  return self;
}

void
adj_skirmish_rules_unref (AdjSkirmishRules *self)
{
  g_return_if_fail (self != NULL);

  if (--self->refs > 0)
    return;
  g_free (self->rows);
  g_string_chunk_free (self->strings);
  g_free (self);
}

const char **
adj_skirmish_quality_ids (const AdjSkirmishRules *self)
{
  const char **ids;

  g_return_val_if_fail (self != NULL, NULL);

  ids = g_new0 (const char *, self->n_qualities + 1);
  for (guint i = 0; i < self->n_qualities; i++)
    ids[i] = self->qualities[i].id;
  return ids;
}

const char **
adj_skirmish_leadership_ids (const AdjSkirmishRules *self)
{
  const char **ids;

  g_return_val_if_fail (self != NULL, NULL);

  ids = g_new0 (const char *, self->n_leaderships + 1);
  for (guint i = 0; i < self->n_leaderships; i++)
    ids[i] = self->leaderships[i].id;
  return ids;
}

const char **
adj_skirmish_missile_ids (const AdjSkirmishRules *self)
{
  const char **ids;

  g_return_val_if_fail (self != NULL, NULL);

  ids = g_new0 (const char *, self->n_missiles + 1);
  for (guint i = 0; i < self->n_missiles; i++)
    ids[i] = self->missiles[i].id;
  return ids;
}

int
adj_skirmish_quality (const AdjSkirmishRules *self, const char *word)
{
  g_autofree const char **ids = NULL;

  g_return_val_if_fail (self != NULL, -1);
  g_return_val_if_fail (word != NULL, -1);

  ids = adj_skirmish_quality_ids (self);
  return adj_abbreviation_find_in (word, 2, ids);
}

int
adj_skirmish_leadership (const AdjSkirmishRules *self, const char *word)
{
  g_autofree const char **ids = NULL;

  g_return_val_if_fail (self != NULL, -1);
  g_return_val_if_fail (word != NULL, -1);

  ids = adj_skirmish_leadership_ids (self);
  return adj_abbreviation_find_in (word, 2, ids);
}

int
adj_skirmish_missile (const AdjSkirmishRules *self, const char *word)
{
  g_autofree const char **ids = NULL;

  g_return_val_if_fail (self != NULL, -1);
  g_return_val_if_fail (word != NULL, -1);

  ids = adj_skirmish_missile_ids (self);
  return adj_abbreviation_find_in (word, 2, ids);
}

const AdjSkirmishRow *
adj_skirmish_row (const AdjSkirmishRules *self, const char *id)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (id != NULL, NULL);

  for (guint i = 0; i < self->n_rows; i++)
    if (g_strcmp0 (self->rows[i].id, id) == 0)
      return &self->rows[i];
  return NULL;
}
