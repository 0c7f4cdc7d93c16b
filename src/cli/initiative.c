/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/game.h"

#include <string.h>

#include "cli/board.h"
#include "cli/say.h"
#include "desk/xml.h"
#include "record/seen.h"

static const char *const side_names[] = { "union", "confederate", NULL };

/* The heading on top of a game's table. */
typedef struct
{
  char **without;
  char **by;
  const char *eyes;
  gboolean say;
} BoardWords;

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
  if (!adj_cli_sum (&adj_cli_initiative, halves[0], halves[1], &value))
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

      if (side->n_groups >= ADJ_MOST_TYPED_GROUPS)
        {
          adj_cli_complain (&adj_cli_initiative, "at most %d groups a side", ADJ_MOST_TYPED_GROUPS);
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
read_die (AdjInitiativeCase *initiative, const char *text)
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
                         &initiative->dice[side]);
}

/* ---- Answers ---- */

static void
print_result (const AdjInitiativeCase *initiative)
{
  gboolean tie;
  int first = adj_initiative_case_first (initiative, initiative->dice, &tie);

  if (!tie)
    g_print ("moves-first\t%s\n", side_names[first]);
  else
    g_print ("moves-first\t%s\ttie\n", first >= 0 ? side_names[first] : "who held it");
}

static gboolean
read_question (AdjInitiativeCase *initiative, char **groups[2], const char *holder, char **dice)
{
  initiative->holder = holder != NULL ? find_side (holder) : -1;
  if (holder != NULL && initiative->holder < 0)
    {
      adj_cli_complain (&adj_cli_initiative, "--holder: '%s' is no side; union or confederate",
                        holder);
      return FALSE;
    }
  for (int i = 0; dice != NULL && dice[i] != NULL; i++)
    if (!read_die (initiative, dice[i]))
      return FALSE;
  return read_groups (&initiative->totals[0], groups[0]) &&
         read_groups (&initiative->totals[1], groups[1]);
}

/* ---- With a board ---- */

static gboolean
add_choice (AdjInitiativeCase *initiative, const AdjBook *book, const char *unit, AdjHex hex)
{
  int found = adj_scenario_unit (book->scenario, unit);

  if (found < 0 || initiative->choices.n >= ADJ_MAX_PATH)
    {
      adj_cli_complain (&adj_cli_initiative, "there is no unit '%s'", unit);
      return FALSE;
    }
  initiative->choices.choices[initiative->choices.n++] = (AdjArrivalChoice){ (guint16) found, hex };
  return TRUE;
}

/* "0728=UNIT". */
static gboolean
read_entry (AdjInitiativeCase *initiative, const AdjBook *book, const char *text)
{
  g_auto (GStrv) halves = g_strsplit (text, "=", 2);
  AdjHex hex = halves[0] != NULL ? adj_book_hex (book, adj_hex_parse (halves[0])) : ADJ_NO_HEX;

  if (hex != ADJ_NO_HEX && halves[1] != NULL)
    return add_choice (initiative, book, halves[1], hex);
  adj_cli_complain (&adj_cli_initiative, "--by: '%s' is not a hex and a unit such as 0728=smith",
                    text);
  return FALSE;
}

static gboolean
read_board_die (AdjInitiativeCase *initiative, const AdjBook *book, const char *text)
{
  g_auto (GStrv) halves = g_strsplit (text, "=", 2);
  int side = halves[0] != NULL ? adj_scenario_side (book->scenario, halves[0]) : ADJ_NO_SIDE;

  if (side != ADJ_NO_SIDE && halves[1] != NULL)
    return adj_cli_number (&adj_cli_initiative, "--die", halves[1], 1, ADJ_INITIATIVE_DIE,
                           &initiative->dice[side]);
  adj_cli_complain (&adj_cli_initiative, "--die: '%s' is not a side's die such as union=4", text);
  return FALSE;
}

static gboolean
read_board (AdjInitiativeCase *initiative,
            const AdjBook *book,
            const BoardWords *words,
            char **dice)
{
  for (int i = 0; words->without != NULL && words->without[i] != NULL; i++)
    if (!add_choice (initiative, book, words->without[i], ADJ_NO_HEX))
      return FALSE;
  for (int i = 0; words->by != NULL && words->by[i] != NULL; i++)
    if (!read_entry (initiative, book, words->by[i]))
      return FALSE;
  for (int i = 0; dice != NULL && dice[i] != NULL; i++)
    if (!read_board_die (initiative, book, dice[i]))
      return FALSE;
  return TRUE;
}

static AdjExitCode
answer_game (const char *path, const BoardWords *words, char **dice)
{
  g_autoptr (AdjGame) game = NULL;
  g_autofree AdjInitiativeCase *initiative = g_new0 (AdjInitiativeCase, 1);
  g_autofree AdjField *field = g_new (AdjField, 1);
  g_autoptr (AdjTable) seen = NULL;
  AdjBook *book;
  AdjEyes eyes;
  AdjShowing showing;

  if (!adj_cli_is_game (path))
    {
      adj_cli_complain (&adj_cli_initiative, "'%s' is no game", path);
      return ADJ_EXIT_USAGE;
    }
  game = adj_cli_load_game (&adj_cli_initiative, path);
  if (game == NULL)
    return ADJ_EXIT_NO;
  book = adj_game_get_book (game);
  if (!adj_cli_eyes (&adj_cli_initiative, book->scenario, words->eyes, &eyes))
    return ADJ_EXIT_USAGE;
  showing = (AdjShowing){ game, field, adj_view (book, adj_game_get_table (game), eyes), NULL };
  seen = adj_seen_field (&showing.view, field);
  adj_initiative_case_read (initiative, field); /* which morning it is about */
  if (!read_board (initiative, book, words, dice))
    return ADJ_EXIT_USAGE;
  adj_initiative_case_read (initiative, field);
  if (words->say)
    adj_cli_say_begin ();
  (words->say ? adj_cli_say_board : adj_cli_print_initiative) (&showing, initiative);
  return ADJ_EXIT_YES;
}

/* ---- The command line ---- */

static AdjExitCode
answer_totals (AdjInitiativeCase *initiative)
{
  for (int side = 0; side < ADJ_SIDES; side++)
    adj_cli_print_levels (initiative, side_names[side], side);
  if (initiative->dice[0] != 0 && initiative->dice[1] != 0)
    print_result (initiative);
  else
    adj_cli_print_chances (initiative, side_names);
  return ADJ_EXIT_YES;
}

static AdjExitCode
run (int argc, char **argv)
{
  g_auto (GStrv) union_groups = NULL;
  g_auto (GStrv) confederate_groups = NULL;
  g_auto (GStrv) dice = NULL;
  g_auto (GStrv) without = NULL;
  g_auto (GStrv) by = NULL;
  g_autofree char *holder = NULL;
  g_autofree char *eyes = NULL;
  gboolean say = FALSE;
  const GOptionEntry entries[] = {
    { "union", 0, 0, G_OPTION_ARG_STRING_ARRAY, &union_groups,
      "the Union's infantry; again for a separated group", "TERM=N,..." },
    { "confederate", 0, 0, G_OPTION_ARG_STRING_ARRAY, &confederate_groups,
      "the Confederates' likewise", "TERM=N,..." },
    { "holder", 0, 0, G_OPTION_ARG_STRING, &holder, "who held the initiative and keeps it in a tie",
      "SIDE" },
    { "die", 0, 0, G_OPTION_ARG_STRING_ARRAY, &dice, "a die that has been thrown", "SIDE=N" },
    { "without", 0, 0, G_OPTION_ARG_STRING_ARRAY, &without, "of a game: a reinforcement stays out",
      "UNIT" },
    { "by", 0, 0, G_OPTION_ARG_STRING_ARRAY, &by, "of a game: it comes in by that hex",
      "HEX=UNIT" },
    { "eyes", 0, 0, G_OPTION_ARG_STRING, &eyes, "of a game: with whose eyes", "EYES" },
    { "say", 0, 0, G_OPTION_ARG_NONE, &say, "of a game: in sentences", NULL },
    { NULL },
  };
  AdjExitCode code = ADJ_EXIT_USAGE;
  g_autofree AdjInitiativeCase *initiative = g_new0 (AdjInitiativeCase, 1);

  if (!adj_cli_parse (&adj_cli_initiative, entries, &argc, &argv, &code))
    return code;
  if (argc == 2 && union_groups == NULL && confederate_groups == NULL && holder == NULL)
    return answer_game (argv[1], &(BoardWords){ without, by, eyes, say }, dice);
  if (without != NULL || by != NULL || eyes != NULL || say)
    {
      adj_cli_complain (&adj_cli_initiative,
                        "--without, --by, --eyes and --say are for a game: initiative my.adjutant");
      return ADJ_EXIT_USAGE;
    }
  if (argc != 1 || union_groups == NULL || confederate_groups == NULL)
    {
      adj_cli_complain (&adj_cli_initiative,
                        "give both sides: --union rested=20,fought=31 --confederate rested=12");
      return ADJ_EXIT_USAGE;
    }
  initiative->typed = TRUE;
  if (!read_question (initiative, (char **[]){ union_groups, confederate_groups }, holder, dice))
    return ADJ_EXIT_USAGE;
  return answer_totals (initiative);
}

const AdjCliCommand adj_cli_initiative = {
  .name = "initiative",
  .arguments = "[GAME]",
  .summary = "who moves first after a Night, from both sides' totals or a game",
  .help = "Terms, in points of infantry strength: rested (no combat that day), fought (and still\n"
          "effective), ineffective (at nightfall), lost, night (arrived in the Night turn),\n"
          "first-day (arriving now), commander. It prints\n"
          "  level SIDE DIE LEVEL for each face (of a die that is thrown: that face)\n"
          "  outright SIDE n/36, tie n/36, first SIDE n/36 (ties to the holder)\n"
          "  moves-first SIDE [tie] once both dice are thrown\n"
          "and of a GAME, worked out from its table, as by 'show GAME initiative',\n"
          "  dawn TURN owed|to-come, holder SIDE\n"
          "  unit SIDE UNIT TERM GROUP STRENGTH HEX, group SIDE N TERMS\n"
          "  flip UNIT CHANGE GROUP SIDE n/36: one change by which SIDE would move first",
  .run = run,
};
