/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/options.h"

#include <glib.h>

static const char *const ids[ADJ_N_OPTIONS] = {
  [ADJ_OPTION_ATTACK_EFFECTIVENESS] = "attack-effectiveness",
  [ADJ_OPTION_CREEK_BOMBARDMENT] = "creek-bombardment",
  [ADJ_OPTION_COLUMN_PER_ENTRY_HEX] = "column-per-entry-hex",
  [ADJ_OPTION_OCCUPATION_BY_MOVE_ONLY] = "occupation-by-move-only",
  [ADJ_OPTION_LIMITED_INTELLIGENCE] = "limited-intelligence",
  [ADJ_OPTION_DUMMIES_STOP_MOVERS] = "dummies-stop-movers",
};

AdjOptionKey
adj_option_key (const char *id)
{
  for (int key = 0; key < ADJ_N_OPTIONS; key++)
    if (g_strcmp0 (ids[key], id) == 0)
      return (AdjOptionKey) key;
  return ADJ_OPTION_NONE;
}

const char *
adj_option_key_id (AdjOptionKey key)
{
  g_return_val_if_fail (key >= 0 && key < ADJ_N_OPTIONS, NULL);
  return ids[key];
}
