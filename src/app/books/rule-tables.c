/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/rule-tables.h"

#include <glib/gi18n-lib.h>

#include "app/books/rule-terms.h"
#include "app/files/typing.h"
#include "desk/value.h"
#include "words/printed.h"

/* ---- Kinds of figures ---- */

#define NOT_KNOWN "?" /* where an empty cell means something else */

/* "2", "1/2", "closed", "?"; none is what an empty cell means. */
static char *
show_cost (int cost, int none)
{
  if (cost == none)
    return g_strdup ("");
  if (cost == ADJ_CLOSED)
    return g_strdup (_ ("closed"));
  if (cost == ADJ_UNKNOWN_COST)
    return g_strdup (NOT_KNOWN);
  return adj_value_print_mp (cost);
}

static gboolean
read_cost (const char *text, gboolean may_be_closed, int none, int *cost, char **refusal)
{
  const char *const words[] = { _ ("closed"), NULL };
  g_autofree char *plain = g_strstrip (g_strdup (text));

  if (*plain == '\0')
    *cost = none;
  else if (g_str_equal (plain, NOT_KNOWN) && none == ADJ_NO_COST)
    *cost = ADJ_UNKNOWN_COST;
  else if (may_be_closed && adj_typing_find_word (plain, words) == 0)
    *cost = ADJ_CLOSED;
  else if (!adj_value_parse_mp (plain, cost))
    {
      *refusal = adj_value_refuse_mp (
          plain, may_be_closed ? _ ("Movement Points such as 2 or 1/2, or “closed”")
                               : _ ("Movement Points such as 2 or 1/2"));
      return FALSE;
    }
  return TRUE;
}

static gboolean
read_small (const char *text, int none, int *number, char **refusal)
{
  return adj_typing_read_number (text, 1, 9, none, number, refusal);
}

/* Where rules of another system state no multiplier there is none to be seen: 1 is no figure of
 * theirs. */
static char *
show_multiplier (const AdjRuleset *ruleset, int times)
{
  return adj_typing_show_number (times, ruleset->known_as != NULL ? 1 : 0);
}

/* ---- Combat results (BG 7.6) ---- */

static char *
get_result (const AdjRuleset *ruleset, guint row, guint column)
{
  return g_strdup (adj_combat_results[ruleset->columns[column].results[row]]);
}

static gboolean
set_result (AdjRuleset *copy, guint row, guint column, const char *text, char **refusal)
{
  g_autofree char *plain = g_strstrip (g_strdup (text));
  g_autofree char *all = NULL;
  int result = adj_typing_find_word (plain, adj_combat_results);

  if (result >= 0)
    {
      copy->columns[column].results[row] = (AdjCombatResult) result;
      return TRUE;
    }
  all = g_strjoinv (", ", (char **) adj_combat_results);
  *refusal = g_strdup_printf (_ ("One of %s"), all);
  return FALSE;
}

/* ---- Terrain ---- */

/* After the cost for all and one for each arm. */
enum
{
  DEFENCE,
  TIGHT_LIMIT,
  COVER,
  BATTERY_ENTRY,
  DUG_IN,
  N_MORE,
  ABOVE = N_MORE, /* where the rules have slopes; behind it a column for each path */
};

/* Where other rules than those of 1975 say it, paths cost what the ground beyond them says. */
static guint
count_paths (const AdjRuleset *ruleset)
{
  guint n = 0;

  for (guint kind = 0; ruleset->known_as != NULL && kind < ruleset->n_features; kind++)
    n += ruleset->features[kind].at_most > 0;
  return n;
}

static guint
kind_of_path (const AdjRuleset *ruleset, guint path)
{
  for (guint kind = 0; kind < ruleset->n_features; kind++)
    if (ruleset->features[kind].at_most > 0 && path-- == 0)
      return kind;
  g_return_val_if_reached (0);
}

static guint
count_levels (const AdjRuleset *ruleset)
{
  return ruleset->slope_adds > 0 ? 1 : 0;
}

/* The figure in a column behind those for arms and options. */
static int *
later_cost (const AdjRuleset *ruleset, AdjTerrain *terrain, guint more)
{
  guint path = more - N_MORE - count_levels (ruleset);

  if (more == ABOVE && count_levels (ruleset) > 0)
    return &terrain->above;
  return &terrain->along[kind_of_path (ruleset, path)];
}

static char *
get_terrain (const AdjRuleset *ruleset, guint row, guint column)
{
  const AdjTerrain *terrain = &ruleset->terrains[row];
  AdjTerrain copy;

  if (column == 0)
    return show_cost (terrain->entry, ADJ_UNKNOWN_COST);
  if (column <= ruleset->n_arms)
    return show_cost (terrain->entry_for[column - 1], ADJ_NO_COST);
  switch (column - ruleset->n_arms - 1)
    {
    case DEFENCE:
      return show_multiplier (ruleset, terrain->defence);
    case TIGHT_LIMIT:
      return adj_typing_show_number (terrain->tight_limit, 0);
    case COVER:
      return show_multiplier (ruleset, terrain->cover);
    case BATTERY_ENTRY:
      return show_cost (terrain->battery_entry, ADJ_NO_COST);
    case DUG_IN:
      return adj_typing_show_number (terrain->dug_in, 0);
    default:
      copy = *terrain;
      return show_cost (*later_cost (ruleset, &copy, column - ruleset->n_arms - 1), ADJ_NO_COST);
    }
}

static gboolean
set_terrain (AdjRuleset *copy, guint row, guint column, const char *text, char **refusal)
{
  AdjTerrain *terrain = &copy->terrains[row];

  if (column == 0)
    return read_cost (text, TRUE, ADJ_UNKNOWN_COST, &terrain->entry, refusal);
  if (column <= copy->n_arms)
    return read_cost (text, TRUE, ADJ_NO_COST, &terrain->entry_for[column - 1], refusal);
  switch (column - copy->n_arms - 1)
    {
    case DEFENCE:
      return read_small (text, 1, &terrain->defence, refusal);
    case TIGHT_LIMIT:
      return read_small (text, 0, &terrain->tight_limit, refusal);
    case COVER:
      return read_small (text, 1, &terrain->cover, refusal);
    case BATTERY_ENTRY:
      return read_cost (text, FALSE, ADJ_NO_COST, &terrain->battery_entry, refusal);
    case DUG_IN:
      return read_small (text, 0, &terrain->dug_in, refusal);
    default:
      return read_cost (text, FALSE, ADJ_NO_COST,
                        later_cost (copy, terrain, column - copy->n_arms - 1), refusal);
    }
}

static char *
say_terrain_column (const AdjRuleset *ruleset, guint column)
{
  static const char *const more[] = { N_ ("Defence ×"), N_ ("Tight stacking limit"),
                                      N_ ("Forest cover ×"), N_ ("Battery in cover"),
                                      N_ ("Dug in ×") };
  guint behind;

  if (column == 0)
    return g_strdup (_ ("All arms"));
  if (column <= ruleset->n_arms)
    return g_strdup (adj_words_printed (ruleset->arms[column - 1].name));
  behind = column - ruleset->n_arms - 1;
  if (behind < N_MORE)
    return g_strdup (_ (more[behind]));
  if (behind == ABOVE && count_levels (ruleset) > 0)
    return g_strdup (_ ("Above level 1"));
  behind -= N_MORE + count_levels (ruleset);
  return g_strdup_printf (
      /* Translators: the cost of a step along a path: %s is "Trail" */
      _ ("Along: %s"), adj_words_printed (ruleset->features[kind_of_path (ruleset, behind)].name));
}

/* ---- Hexsides ---- */

enum
{
  AT_MOST,
  ADDS,
  SIDE_DEFENCE,
  SIDE_BOMBARDMENT,
  N_HEXSIDE_FIGURES,
};

static char *
get_hexside (const AdjRuleset *ruleset, guint row, guint column)
{
  const AdjFeature *feature = &ruleset->features[row];

  switch (column)
    {
    case AT_MOST:
      return show_cost (feature->at_most, 0);
    case ADDS:
      return adj_value_print_mp (feature->adds);
    case SIDE_DEFENCE:
      return show_multiplier (ruleset, feature->defence);
    case SIDE_BOMBARDMENT:
    default:
      return show_multiplier (ruleset, feature->bombardment_defence);
    }
}

static gboolean
set_hexside (AdjRuleset *copy, guint row, guint column, const char *text, char **refusal)
{
  AdjFeature *feature = &copy->features[row];

  switch (column)
    {
    case AT_MOST:
      return read_cost (text, FALSE, 0, &feature->at_most, refusal);
    case ADDS:
      return read_cost (text, FALSE, 0, &feature->adds, refusal);
    case SIDE_DEFENCE:
      return read_small (text, 1, &feature->defence, refusal);
    case SIDE_BOMBARDMENT:
    default:
      return read_small (text, 1, &feature->bombardment_defence, refusal);
    }
}

static char *
say_hexside_column (const AdjRuleset *ruleset, guint column)
{
  static const char *const names[] = { N_ ("Along it at most"), N_ ("Crossing adds"),
                                       N_ ("Defence ×"), N_ ("Against bombardment ×") };

  return g_strdup (_ (names[column]));
}

/* ---- Command table (Y 5.57) ---- */

static char *
get_digits (const AdjRuleset *ruleset, guint row, guint column)
{
  GString *text = g_string_new (NULL);

  for (int digit = 0; digit <= 9; digit++)
    if (ruleset->digits[row][column] & (1u << digit))
      g_string_append_printf (text, "%s%d", text->len > 0 ? " " : "", digit);
  return g_string_free (text, FALSE);
}

static gboolean
set_digits (AdjRuleset *copy, guint row, guint column, const char *text, char **refusal)
{
  guint16 digits = 0;

  gboolean readable = TRUE;

  for (const char *p = text; *p != '\0'; p++)
    if (g_ascii_isdigit (*p))
      digits |= (guint16) (1u << g_ascii_digit_value (*p));
    else
      readable &= *p == ' ' || *p == ',';
  if (readable && digits != 0)
    copy->digits[row][column] = digits;
  else
    *refusal = g_strdup (_ ("The last digits of the hexes that scatter, such as 1 4 7"));
  return *refusal == NULL;
}

/* ---- Arms ---- */

static char *
get_arm (const AdjRuleset *ruleset, guint row, guint column)
{
  if (column == 2)
    return show_cost (ruleset->arms[row].least, 0);
  return column == 0 ? show_cost (ruleset->arms[row].movement, ADJ_UNKNOWN_COST)
                     : show_cost (ruleset->arms[row].march_to_fire, ADJ_NO_COST);
}

static gboolean
set_arm (AdjRuleset *copy, guint row, guint column, const char *text, char **refusal)
{
  if (column == 2)
    return read_cost (text, FALSE, 0, &copy->arms[row].least, refusal);
  return column == 0
             ? read_cost (text, FALSE, ADJ_UNKNOWN_COST, &copy->arms[row].movement, refusal)
             : read_cost (text, FALSE, ADJ_NO_COST, &copy->arms[row].march_to_fire, refusal);
}

/* ---- All of them ---- */

guint
adj_rule_table_count_rows (AdjRuleTable table, const AdjRuleset *ruleset)
{
  switch (table)
    {
    case ADJ_RULE_TABLE_RESULTS:
      return (guint) ruleset->combat_die;
    case ADJ_RULE_TABLE_TERRAIN:
      return ruleset->n_terrains;
    case ADJ_RULE_TABLE_HEXSIDES:
      return ruleset->n_features;
    case ADJ_RULE_TABLE_COMMAND:
      return (guint) ruleset->n_levels;
    case ADJ_RULE_TABLE_TERMS:
      return adj_rule_terms_count (ruleset);
    case ADJ_RULE_TABLE_GAPS:
      return adj_rule_gaps_count (ruleset);
    case ADJ_RULE_TABLE_ARMS:
    case ADJ_N_RULE_TABLES:
    default:
      return ruleset->n_arms;
    }
}

guint
adj_rule_table_count_columns (AdjRuleTable table, const AdjRuleset *ruleset)
{
  switch (table)
    {
    case ADJ_RULE_TABLE_RESULTS:
      return ruleset->n_columns;
    case ADJ_RULE_TABLE_TERRAIN:
      return 1 + ruleset->n_arms + N_MORE + count_levels (ruleset) + count_paths (ruleset);
    case ADJ_RULE_TABLE_HEXSIDES:
      return N_HEXSIDE_FIGURES;
    case ADJ_RULE_TABLE_COMMAND:
      return (guint) ruleset->command_die;
    case ADJ_RULE_TABLE_TERMS:
      return 1;
    case ADJ_RULE_TABLE_GAPS:
      return 1;
    case ADJ_RULE_TABLE_ARMS:
    case ADJ_N_RULE_TABLES:
    default:
      return ruleset->known_as != NULL ? 3 : 2;
    }
}

char *
adj_rule_table_say_row (AdjRuleTable table, const AdjRuleset *ruleset, guint row)
{
  switch (table)
    {
    case ADJ_RULE_TABLE_RESULTS:
      return g_strdup_printf (_ ("die %u"), row + 1);
    case ADJ_RULE_TABLE_TERRAIN:
      return g_strdup (adj_words_printed (ruleset->terrains[row].name));
    case ADJ_RULE_TABLE_HEXSIDES:
      return g_strdup (adj_words_printed (ruleset->features[row].name));
    case ADJ_RULE_TABLE_COMMAND:
      return g_strdup_printf (_ ("level %u"), row + 1);
    case ADJ_RULE_TABLE_TERMS:
      return adj_rule_terms_say (ruleset, row);
    case ADJ_RULE_TABLE_GAPS:
      return adj_rule_gaps_say (ruleset, row);
    case ADJ_RULE_TABLE_ARMS:
    case ADJ_N_RULE_TABLES:
    default:
      return g_strdup (adj_words_printed (ruleset->arms[row].name));
    }
}

char *
adj_rule_table_say_column (AdjRuleTable table, const AdjRuleset *ruleset, guint column)
{
  switch (table)
    {
    case ADJ_RULE_TABLE_RESULTS:
      return adj_column_to_string (&ruleset->columns[column]);
    case ADJ_RULE_TABLE_TERRAIN:
      return say_terrain_column (ruleset, column);
    case ADJ_RULE_TABLE_HEXSIDES:
      return say_hexside_column (ruleset, column);
    case ADJ_RULE_TABLE_COMMAND:
      return g_strdup_printf (_ ("die %u"), column + 1);
    case ADJ_RULE_TABLE_TERMS:
      return g_strdup (_ ("Figure"));
    case ADJ_RULE_TABLE_GAPS:
      return g_strdup (_ ("Known to you"));
    case ADJ_RULE_TABLE_ARMS:
    case ADJ_N_RULE_TABLES:
    default:
      return g_strdup (column == 0   ? _ ("Movement Points")
                       : column == 1 ? _ ("March and still fire")
                                     : _ ("At least"));
    }
}

int
adj_rule_table_width (AdjRuleTable table)
{
  return table == ADJ_RULE_TABLE_TERMS ? 24 : table == ADJ_RULE_TABLE_COMMAND ? 8 : 4;
}

char *
adj_rule_table_get (AdjRuleTable table, const AdjRuleset *ruleset, guint row, guint column)
{
  switch (table)
    {
    case ADJ_RULE_TABLE_RESULTS:
      return get_result (ruleset, row, column);
    case ADJ_RULE_TABLE_TERRAIN:
      return get_terrain (ruleset, row, column);
    case ADJ_RULE_TABLE_HEXSIDES:
      return get_hexside (ruleset, row, column);
    case ADJ_RULE_TABLE_COMMAND:
      return get_digits (ruleset, row, column);
    case ADJ_RULE_TABLE_TERMS:
      return adj_rule_terms_get (ruleset, row);
    case ADJ_RULE_TABLE_GAPS:
      return adj_rule_gaps_get (ruleset, row);
    case ADJ_RULE_TABLE_ARMS:
    case ADJ_N_RULE_TABLES:
    default:
      return get_arm (ruleset, row, column);
    }
}

gboolean
adj_rule_table_set (
    AdjRuleTable table, AdjRuleset *copy, guint row, guint column, const char *text, char **refusal)
{
  switch (table)
    {
    case ADJ_RULE_TABLE_RESULTS:
      return set_result (copy, row, column, text, refusal);
    case ADJ_RULE_TABLE_TERRAIN:
      return set_terrain (copy, row, column, text, refusal);
    case ADJ_RULE_TABLE_HEXSIDES:
      return set_hexside (copy, row, column, text, refusal);
    case ADJ_RULE_TABLE_COMMAND:
      return set_digits (copy, row, column, text, refusal);
    case ADJ_RULE_TABLE_TERMS:
      return adj_rule_terms_set (copy, row, text, refusal);
    case ADJ_RULE_TABLE_GAPS:
      return adj_rule_gaps_set (copy, row, text, refusal);
    case ADJ_RULE_TABLE_ARMS:
    case ADJ_N_RULE_TABLES:
    default:
      return set_arm (copy, row, column, text, refusal);
    }
}
