/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The options whose effect is in the program. A ruleset may name others: they are shown with
 * their text and not offered. Adding one here is a promise that the rules ask for it. */
typedef enum
{
  ADJ_OPTION_NONE = -1,
  ADJ_OPTION_ATTACK_EFFECTIVENESS,    /* BG 11 */
  ADJ_OPTION_CREEK_BOMBARDMENT,       /* BG 8.45 */
  ADJ_OPTION_COLUMN_PER_ENTRY_HEX,    /* BG 15.0 */
  ADJ_OPTION_OCCUPATION_BY_MOVE_ONLY, /* BG 17.1 */
  ADJ_OPTION_LIMITED_INTELLIGENCE,    /* Y 11.5 */
  ADJ_OPTION_DUMMIES_STOP_MOVERS,     /* Y 11.5 */
  ADJ_N_OPTIONS,
} AdjOptionKey;

/* ADJ_OPTION_NONE if the program does not play it. */
AdjOptionKey adj_option_key (const char *id);
const char *adj_option_key_id (AdjOptionKey key);
