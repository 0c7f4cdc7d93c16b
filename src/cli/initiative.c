/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/initiative.h"

#include <string.h>

#include "cli/game.h"
#include "desk/xml.h"

static const char *const side_names[] = { "union", "confederate", NULL };

/* What the command line says. */
typedef struct
{
  AdjInitiativeSide sides[2];
  int holder;  /* -1: nobody named */
  int dice[2]; /* 0: not thrown yet */
} Question;

static int
find_side (const char *text)
{
  for (int side = 0; side_names[side] != NULL; side++)
    if (g_ascii_strcasecmp (side_names[side], text) == 0)
      return side;
  return -1;
}

/* Losses and the commander are the side's: several groups may name them, alike. */
static gboolean
set_once (int *figure, int value, gboolean first, const char *term)
{
  if (!first && *figure != 0 && *figure != value)
    {
      adj_cli_complain (&adj_cli_initiative, "%s is the side's: the same in each of its groups",
                        term);
      return FALSE;
    }
  *figure = value;
  return TRUE;
}

static gboolean
read_term (AdjInitiativeSide *side, AdjInitiativeGroup *group, const char *term)
{
  g_auto (GStrv) halves = g_strsplit (term, "=", 2);
  gboolean first = side->n_groups == 0;
  int value;

  if (halves[0] == NULL || halves[1] == NULL)
    {
      adj_cli_complain (&adj_cli_initiative, "'%s' is not a term such as rested=20", term);
      return FALSE;
    }
  if (!adj_cli_number (&adj_cli_initiative, halves[0], halves[1], 0, 9999, &value))
    return FALSE;
  if (strcmp (halves[0], "rested") == 0)
    group->rested = value;
  else if (strcmp (halves[0], "fought") == 0)
    group->fought = value;
  else if (strcmp (halves[0], "ineffective") == 0)
    group->ineffective = value;
  else if (strcmp (halves[0], "night") == 0)
    group->night = value;
  else if (strcmp (halves[0], "first-day") == 0)
    group->first_day = value;
  else if (strcmp (halves[0], "lost") == 0)
    return set_once (&side->lost, value, first, "lost");
  else if (strcmp (halves[0], "commander") == 0)
    return set_once (&side->commander, value, first, "commander");
  else
    {
      adj_cli_complain (
          &adj_cli_initiative,
          "there is no term '%s'; rested, fought, ineffective, lost, night, first-day "
          "or commander",
          halves[0]);
      return FALSE;
    }
  return TRUE;
}

/* Each time the side's option is given is a group of its own (E IL.10). */
static gboolean
read_groups (AdjInitiativeSide *side, char **groups)
{
  for (int i = 0; groups != NULL && groups[i] != NULL; i++)
    {
      g_auto (GStrv) terms = g_strsplit (groups[i], ",", -1);

      if (side->n_groups >= ADJ_MAX_GROUPS)
        {
          adj_cli_complain (&adj_cli_initiative, "at most %d groups a side", ADJ_MAX_GROUPS);
          return FALSE;
        }
      for (int j = 0; terms[j] != NULL; j++)
        if (!read_term (side, &side->groups[side->n_groups], terms[j]))
          return FALSE;
      side->n_groups++;
    }
  return TRUE;
}

static gboolean
read_die (Question *question, const char *text)
{
  g_auto (GStrv) halves = g_strsplit (text, "=", 2);
  int side = halves[0] != NULL ? find_side (halves[0]) : -1;

  if (side < 0 || halves[1] == NULL)
    {
      adj_cli_complain (&adj_cli_initiative, "--die: '%s' is not a side's die such as union=4",
                        text);
      return FALSE;
    }
  return adj_cli_number (&adj_cli_initiative, "--die", halves[1], 1, ADJ_INITIATIVE_DIE,
                         &question->dice[side]);
}

/* ---- Answers ---- */

static void
print_levels (const Question *question)
{
  for (int side = 0; side < 2; side++)
    for (int die = 1; die <= ADJ_INITIATIVE_DIE; die++)
      if (question->dice[side] == 0 || question->dice[side] == die)
        g_print ("level\t%s\t%d\t%d\n", side_names[side], die,
                 adj_initiative_level (&question->sides[side], die));
}

static void
print_fraction (const char *key, const char *side, AdjFraction fraction)
{
  g_autofree char *text = adj_fraction_to_string (fraction);

  if (side != NULL)
    g_print ("%s\t%s\t%s\n", key, side, text);
  else
    g_print ("%s\t%s\n", key, text);
}

/* E IL.9: a tie leaves the initiative where it was. */
static void
print_chances (const Question *question)
{
  AdjInitiativeChances chances = adj_initiative_chances (question->sides);

  for (int side = 0; side < 2; side++)
    print_fraction ("outright", side_names[side], chances.outright[side]);
  print_fraction ("tie", NULL, chances.tie);
  for (int side = 0; side < 2 && question->holder >= 0; side++)
    print_fraction ("first", side_names[side],
                    side == question->holder
                        ? adj_fraction_add (chances.outright[side], chances.tie)
                        : chances.outright[side]);
}

static void
print_result (const Question *question)
{
  int lead = adj_initiative_level (&question->sides[0], question->dice[0]) -
             adj_initiative_level (&question->sides[1], question->dice[1]);

  if (lead != 0)
    g_print ("moves-first\t%s\n", side_names[lead > 0 ? 0 : 1]);
  else
    g_print ("moves-first\t%s\ttie\n",
             question->holder >= 0 ? side_names[question->holder] : "who held it");
}

static gboolean
read_question (Question *question, char **groups[2], const char *holder, char **dice)
{
  question->holder = holder != NULL ? find_side (holder) : -1;
  if (holder != NULL && question->holder < 0)
    {
      adj_cli_complain (&adj_cli_initiative, "--holder: '%s' is no side; union or confederate",
                        holder);
      return FALSE;
    }
  for (int i = 0; dice != NULL && dice[i] != NULL; i++)
    if (!read_die (question, dice[i]))
      return FALSE;
  return read_groups (&question->sides[0], groups[0]) &&
         read_groups (&question->sides[1], groups[1]);
}

static AdjExitCode
run (int argc, char **argv)
{
  g_auto (GStrv) union_groups = NULL;
  g_auto (GStrv) confederate_groups = NULL;
  g_auto (GStrv) dice = NULL;
  g_autofree char *holder = NULL;
  const GOptionEntry entries[] = {
    { "union", 0, 0, G_OPTION_ARG_STRING_ARRAY, &union_groups,
      "the Union's infantry; again for a separated group", "TERM=N,..." },
    { "confederate", 0, 0, G_OPTION_ARG_STRING_ARRAY, &confederate_groups,
      "the Confederates' likewise", "TERM=N,..." },
    { "holder", 0, 0, G_OPTION_ARG_STRING, &holder, "who held the initiative and keeps it in a tie",
      "SIDE" },
    { "die", 0, 0, G_OPTION_ARG_STRING_ARRAY, &dice, "a die that has been thrown", "SIDE=N" },
    { NULL },
  };
  AdjExitCode code = ADJ_EXIT_USAGE;
  Question question = { 0 };

  if (!adj_cli_parse (&adj_cli_initiative, entries, &argc, &argv, &code))
    return code;
  if (argc != 1 || union_groups == NULL || confederate_groups == NULL)
    {
      adj_cli_complain (&adj_cli_initiative,
                        "give both sides: --union rested=20,fought=31 --confederate rested=12");
      return ADJ_EXIT_USAGE;
    }
  if (!read_question (&question, (char **[]){ union_groups, confederate_groups }, holder, dice))
    return ADJ_EXIT_USAGE;
  print_levels (&question);
  if (question.dice[0] != 0 && question.dice[1] != 0)
    print_result (&question);
  else
    print_chances (&question);
  return ADJ_EXIT_YES;
}

const AdjCliCommand adj_cli_initiative = {
  .name = "initiative",
  .arguments = "",
  .summary = "who moves first after a Night, from the totals of both sides",
  .help = "Terms, in points of infantry strength: rested (no combat that day), fought (and still\n"
          "effective), ineffective (at nightfall), lost, night (arrived in the Night turn),\n"
          "first-day (arriving now), commander. It prints\n"
          "  level SIDE DIE LEVEL for each face (of a die that is thrown: that face)\n"
          "  outright SIDE n/36, tie n/36, first SIDE n/36 (ties to the holder)\n"
          "  moves-first SIDE [tie] once both dice are thrown",
  .run = run,
};
