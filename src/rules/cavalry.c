/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/cavalry.h"

gboolean
adj_is_cavalry (const AdjField *field, int unit)
{
  g_return_val_if_fail (field != NULL, FALSE);

  return adj_field_arm (field, unit)->symbol == ADJ_SYMBOL_CAVALRY;
}

static gboolean
is_infantry_or_guns (const AdjField *field, int unit)
{
  const AdjArm *arm = adj_field_arm (field, unit);

  return arm->symbol == ADJ_SYMBOL_INFANTRY || arm->bombards;
}

/* Guns that help are enough: it is not cavalry alone that cavalry meets then. */
gboolean
adj_cavalry_halves_attack (const AdjField *field, const AdjAttack *attack)
{
  gboolean met;

  g_return_val_if_fail (field != NULL, FALSE);
  g_return_val_if_fail (attack != NULL, FALSE);

  met = attack->n_supports > 0;
  for (guint i = 0; i < attack->n_defenders; i++)
    met |= is_infantry_or_guns (field, attack->defenders[i]);
  return met && adj_table_option (field->table, ADJ_OPTION_CAVALRY_ARMS) != 0;
}

gboolean
adj_cavalry_halves_defence (const AdjField *field, const AdjAttack *attack)
{
  gboolean met = FALSE;

  g_return_val_if_fail (field != NULL, FALSE);
  g_return_val_if_fail (attack != NULL, FALSE);

  for (guint i = 0; i < attack->n_attackers; i++)
    met |= is_infantry_or_guns (field, attack->attackers[i].unit);
  return met && adj_table_option (field->table, ADJ_OPTION_CAVALRY_ARMS) != 0;
}
