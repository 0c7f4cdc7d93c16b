/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/odds.h"

#include "cli/cli.h"
#include "staff/typed-sums.h"

static AdjRuleset *
load_ruleset (const char *path_or_id)
{
  g_autofree char *path = adj_library_find_ruleset (path_or_id);
  g_autoptr (AdjProblems) problems = NULL;
  AdjRuleset *ruleset;

  if (path == NULL)
    {
      adj_cli_complain (&adj_cli_odds, "there is no ruleset '%s'", path_or_id);
      return NULL;
    }
  problems = adj_problems_new (path);
  ruleset = adj_ruleset_load (path, problems);
  if (ruleset == NULL)
    adj_cli_print_problems (problems);
  return ruleset;
}

/* A terrain's own multiplier, or that of a bridge or ford which every attacker crosses. */
static gboolean
find_multiplier (const AdjRuleset *ruleset, const char *name, int *multiplier)
{
  int terrain = adj_ruleset_terrain (ruleset, name);
  int feature = adj_ruleset_feature (ruleset, name);

  if (terrain >= 0)
    *multiplier = ruleset->terrains[terrain].defence;
  else if (feature >= 0)
    *multiplier = ruleset->features[feature].defence;
  else
    adj_cli_complain (&adj_cli_odds, "there is no terrain '%s' in this ruleset", name);
  return terrain >= 0 || feature >= 0;
}

static gboolean
find_column (const AdjRuleset *ruleset, const char *name, int *column)
{
  for (guint i = 0; i < ruleset->n_columns; i++)
    {
      g_autofree char *text = adj_column_to_string (&ruleset->columns[i]);

      if (g_str_equal (text, name))
        {
          *column = (int) i;
          return TRUE;
        }
    }
  adj_cli_complain (&adj_cli_odds, "--reduce: there is no column '%s'; write it as 3-1", name);
  return FALSE;
}

static void
print_column (const AdjRuleset *ruleset, int column)
{
  AdjFraction chances[ADJ_N_RESULTS];
  g_autofree char *name = adj_column_to_string (&ruleset->columns[column]);

  g_print ("column\t%s\n", name);
  for (int die = 0; die < ruleset->combat_die; die++)
    g_print ("die\t%d\t%s\n", die + 1, adj_combat_results[ruleset->columns[column].results[die]]);
  adj_odds_chances (ruleset, column, chances);
  for (int result = 0; result < ADJ_N_RESULTS; result++)
    if (chances[result].num > 0)
      {
        g_autofree char *chance = adj_fraction_to_string (chances[result]);

        g_print ("chance\t%s\t%s\n", adj_combat_results[result], chance);
      }
}

static void
print_margins (const AdjRuleset *ruleset, int attack, int defence, int shift)
{
  int next;
  int points = adj_odds_to_next (ruleset, attack, defence, shift, &next);

  if (points > 0)
    {
      g_autofree char *name = adj_column_to_string (&ruleset->columns[next]);

      g_print ("next\t%s\t%d\n", name, points);
    }
  g_print ("spare\t%d\n", adj_odds_to_spare (ruleset, attack, defence, shift));
}

static AdjExitCode
print_odds (const AdjRuleset *ruleset, int attack, int defence, int shift, const char *reduce)
{
  int column = adj_odds_shift (ruleset, adj_odds_column (ruleset, attack, defence), shift);
  g_autofree char *odds = adj_odds_to_string (attack, defence);
  int lower = column;

  if (column < 0)
    {
      adj_cli_complain (&adj_cli_odds, "an attack strength of 0 has no column (BG 7.6)");
      return ADJ_EXIT_NO;
    }
  if (reduce != NULL && !find_column (ruleset, reduce, &lower))
    return ADJ_EXIT_USAGE;
  if (lower > column)
    {
      adj_cli_complain (&adj_cli_odds,
                        "--reduce: %s is higher than these odds; the attacker may declare only a "
                        "lower column (BG 7.9)",
                        reduce);
      return ADJ_EXIT_NO;
    }
  g_print ("ratio\t%d:%d\n", attack, defence);
  g_print ("odds\t%s\n", odds);
  g_print ("shift\t%d\n", shift);
  print_column (ruleset, lower);
  print_margins (ruleset, attack, defence, shift);
  return ADJ_EXIT_YES;
}

/* All there is without a table. */
static AdjExitCode
print_ratio (const AdjRuleset *ruleset, int attack, int defence)
{
  const AdjMissing *missing = adj_ruleset_cite (ruleset, "BG 7.6", NULL).missing;

  g_print ("ratio\t%d:%d\n", attack, defence);
  g_print ("column\t?\n");
  g_print ("missing\t%s\n", missing != NULL ? missing->text : "the combat results table");
  return ADJ_EXIT_YES;
}

/* Each in an argument of its own, or both in one. */
static gboolean
read_strengths (int argc, char **argv, int *attack, int *defence)
{
  if (argc == 3)
    return adj_cli_sum (&adj_cli_odds, "attacker", argv[1], attack) &&
           adj_cli_sum (&adj_cli_odds, "defender", argv[2], defence);
  if (argc == 2 && adj_sums_parse (argv[1], attack, defence) == ADJ_SUMS_BOTH)
    return TRUE;
  adj_cli_complain (&adj_cli_odds,
                    "give the attacker's strength and the defender's: odds 13 4, or odds 13:4");
  return FALSE;
}

/* columns: as typed, or NULL. */
static gboolean
read_shift (const char *columns, int *shift)
{
  *shift = 0;
  return columns == NULL || adj_cli_number (&adj_cli_odds, "--shift", columns, -ADJ_MAX_COLUMNS,
                                            ADJ_MAX_COLUMNS, shift);
}

static AdjExitCode
run (int argc, char **argv)
{
  g_autofree char *terrain = NULL;
  g_autofree char *shift_text = NULL;
  g_autofree char *reduce = NULL;
  g_autofree char *ruleset_name = NULL;
  g_autoptr (AdjRuleset) ruleset = NULL;
  const GOptionEntry entries[] = {
    { "terrain", 't', 0, G_OPTION_ARG_STRING, &terrain, "the defender's terrain, or bridge or ford",
      "TERRAIN" },
    { "shift", 's', 0, G_OPTION_ARG_STRING, &shift_text,
      "columns to the right, or left if negative", "N" },
    { "reduce", 'r', 0, G_OPTION_ARG_STRING, &reduce, "the lower column the attacker declares",
      "COLUMN" },
    { "ruleset", 0, 0, G_OPTION_ARG_STRING, &ruleset_name, "a ruleset's id or file (blue-and-gray)",
      "RULESET" },
    { NULL },
  };
  AdjExitCode code = ADJ_EXIT_USAGE;
  int attack;
  int defence;
  int multiplier = 1;
  int shift;

  if (!adj_cli_parse (&adj_cli_odds, entries, &argc, &argv, &code))
    return code;
  if (!read_strengths (argc, argv, &attack, &defence) || !read_shift (shift_text, &shift))
    return ADJ_EXIT_USAGE;
  ruleset = load_ruleset (ruleset_name != NULL ? ruleset_name : "blue-and-gray");
  if (ruleset == NULL)
    return ADJ_EXIT_NO;
  if (terrain != NULL && !find_multiplier (ruleset, terrain, &multiplier))
    return ADJ_EXIT_USAGE;
  if (ruleset->n_columns == 0)
    return print_ratio (ruleset, attack, defence * multiplier);
  return print_odds (ruleset, attack, defence * multiplier, shift, reduce);
}

const AdjCliCommand adj_cli_odds = {
  .name = "odds",
  .arguments = "ATTACKER DEFENDER|ATTACKER:DEFENDER",
  .summary = "the column, results and chances of an attack",
  .help =
      "Strengths may be sums: 5+4+3, '5 4 3', 4x2. Both may be one argument: 13:4, 13-4, 13/4,\n"
      "'13 4'. It prints\n"
      "  ratio A:D, after the terrain multiplier\n"
      "  odds, rounded for the defender; shift; column used\n"
      "  die N RESULT for each face; chance RESULT n/6\n"
      "  column ?; missing TEXT where the rules have no table\n"
      "  next COLUMN POINTS: what the next column would need; spare POINTS: what could be kept "
      "back",
  .run = run,
};
