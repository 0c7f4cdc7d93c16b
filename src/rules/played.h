/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/table.h"

/* Which rules are in force, where more than one chapter asks: one question a rule, and this is its
 * only place. A rule that one chapter alone has to do with is asked for in that chapter. */

/* Y S4.1: both sides plot, march and fight together. */
static inline gboolean
adj_turns_are_simultaneous (const AdjTable *table)
{
  return adj_table_option (table, ADJ_OPTION_SIMULTANEOUS_MOVEMENT) != 0;
}

/* BG 7.11 and 7.12 fall away (Y 7.0); simultaneous movement brings that along (Y 0). */
static inline gboolean
adj_attacks_are_voluntary (const AdjTable *table)
{
  return adj_table_option (table, ADJ_OPTION_VOLUNTARY_ATTACK) != 0 ||
         adj_turns_are_simultaneous (table);
}

/* Y 5.41. */
static inline gboolean
adj_entrenchments_are_played (const AdjTable *table)
{
  return adj_table_option (table, ADJ_OPTION_ENTRENCHMENTS) != 0;
}

/* Y 8.51. */
static inline gboolean
adj_batteries_lend_support (const AdjTable *table)
{
  return adj_table_option (table, ADJ_OPTION_ARTILLERY_SUPPORT) != 0;
}

/* Y 5.21, R 6.16: one hex can always be gone. */
static inline gboolean
adj_one_hex_is_free (const AdjTable *table, const AdjBook *book)
{
  return book->ruleset->minimum_move || adj_table_option (table, ADJ_OPTION_ONE_HEX_MOVE) != 0;
}

/* BG 7.6b: what becomes of the units after the die. Where nobody knows it the players carry the
 * result out with orders. */
static inline gboolean
adj_results_are_known (const AdjBook *book)
{
  return adj_ruleset_cite (book->ruleset, "BG 7.6b", NULL).row != NULL &&
         adj_ruleset_cite (book->ruleset, "BG 7.71", NULL).row != NULL;
}

/* Y 9.0. */
static inline gboolean
adj_forests_cover (const AdjTable *table)
{
  return adj_table_option (table, ADJ_OPTION_FOREST_COVER) != 0;
}

/* E N.5: terrain costs double in Night turns; and in this one. */
static inline gboolean
adj_nights_make_ground_dear (const AdjTable *table)
{
  return adj_table_option (table, ADJ_OPTION_NIGHT_TERRAIN) != 0;
}

static inline gboolean
adj_ground_is_dear (const AdjTable *table, const AdjBook *book)
{
  return adj_nights_make_ground_dear (table) && adj_table_is_night (table, book);
}

/* BG 11.1. */
static inline gboolean
adj_effectiveness_is_played (const AdjTable *table)
{
  return adj_table_option (table, ADJ_OPTION_ATTACK_EFFECTIVENESS) != 0;
}

/* BG 15.0, R 5.0: reinforcements form a column at each entry hex, and not one for all. */
static inline gboolean
adj_columns_are_per_hex (const AdjTable *table, const AdjBook *book)
{
  return book->ruleset->column.enters ||
         adj_table_option (table, ADJ_OPTION_COLUMN_PER_ENTRY_HEX) != 0;
}

/* Y 5.50, and how its digits are found (Y 5.51, 5.57). */
static inline gboolean
adj_command_is_played (const AdjTable *table)
{
  return adj_table_option (table, ADJ_OPTION_COMMAND_CONTROL) != 0;
}

static inline AdjCommandMethod
adj_command_method (const AdjTable *table)
{
  return (AdjCommandMethod) adj_table_option (table, ADJ_OPTION_COMMAND_METHOD);
}

/* E IL.1, and the commanders' share in it (E IL.11). */
static inline gboolean
adj_initiative_varies (const AdjTable *table)
{
  return adj_table_option (table, ADJ_OPTION_VARIABLE_INITIATIVE) != 0;
}

static inline gboolean
adj_commanders_count (const AdjTable *table)
{
  return adj_table_option (table, ADJ_OPTION_COMMANDER_INITIATIVE) != 0;
}

/* BG 10.2, where it is known what a night changes: nobody comes into an enemy zone of control. */
static inline gboolean
adj_nights_bar_zones (const AdjTable *table, const AdjBook *book)
{
  return adj_table_is_night (table, book) &&
         adj_ruleset_cite (book->ruleset, "BG 10.2", NULL).row != NULL;
}

/* E N.1. */
static inline gboolean
adj_nights_are_plotted (const AdjTable *table)
{
  return adj_table_option (table, ADJ_OPTION_NIGHT_PLOTS) != 0;
}

/* Do the plots that are made and marched now go by the rules of the night (E N.1 to N.8), and not
 * by those of simultaneous movement, which have a Night too? */
static inline gboolean
adj_plots_are_of_night (const AdjTable *table, const AdjBook *book)
{
  return adj_table_is_night (table, book) &&
         (adj_nights_are_plotted (table) || !adj_turns_are_simultaneous (table));
}

/* Y 11.5. */
static inline gboolean
adj_intelligence_is_on (const AdjTable *table)
{
  return adj_table_option (table, ADJ_OPTION_LIMITED_INTELLIGENCE) != 0;
}

/* Y 11.6. */
static inline gboolean
adj_demoralization_is_played (const AdjTable *table)
{
  return adj_table_option (table, ADJ_OPTION_DEMORALIZATION) != 0;
}
