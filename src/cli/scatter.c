/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/game.h"
#include "cli/scatter-game.h"
#include "staff/control-throw.h"
#include "staff/typed-units.h"

#define MOST_LEVEL 10

static void
print_digits (guint16 digits)
{
  g_print ("digits\t");
  for (int digit = 0, n = 0; digit <= 9; digit++)
    if (digits & (1u << digit))
      g_print ("%s%d", n++ > 0 ? " " : "", digit);
  g_print ("\n");
}

/* As many different digits as the level (Y 5.57); 0 after a message. */
static guint16
read_chits (char **chits, int level)
{
  guint16 digits = 0;
  int n = 0;

  for (int i = 0; chits[i] != NULL; i++)
    {
      int digit;

      if (!adj_cli_number (&adj_cli_scatter, "--chits", chits[i], 0, 9, &digit))
        return 0;
      n += (digits & (1u << digit)) == 0;
      digits |= (guint16) (1u << digit);
    }
  if (n == level && chits[n] == NULL)
    return digits;
  adj_cli_complain (&adj_cli_scatter,
                    "--chits: at level %d give the digits of %d different chits, blanks between",
                    level, level);
  return 0;
}

static void
print_chances (const AdjControlThrow *control)
{
  for (int digit = 0; digit < ADJ_CHITS; digit++)
    {
      g_autofree char *text = adj_fraction_to_string (adj_control_throw_chance (control, digit));

      g_print ("chance\t%d\t%s\n", digit, text);
    }
}

/* Before the digits are known everybody with his chance; then who scatters (Y 5.56, 5.59). */
static void
print_units (const AdjControlThrow *control, const GArray *units)
{
  guint16 digits = adj_control_throw_digits (control);

  for (guint i = 0; i < units->len; i++)
    {
      const AdjTypedUnit *unit = &g_array_index (units, AdjTypedUnit, i);
      g_autofree char *chance =
          adj_fraction_to_string (adj_control_throw_chance (control, unit->hex % 10));

      if (digits == 0)
        g_print ("exposed\t%04d\t%s\t%s\n", unit->hex, unit->name, chance);
      else if (adj_typed_unit_scatters (unit, digits))
        g_print ("unit\t%04d\t%s\tscattered\n", unit->hex, unit->name);
    }
}

static AdjExitCode
answer (const AdjRuleset *ruleset,
        int level,
        const char *die_text,
        const char *chits_text,
        const GArray *units)
{
  AdjControlThrow control = { .ruleset = ruleset, .level = level, .by_chits = chits_text != NULL };

  if (die_text != NULL &&
      !adj_cli_number (&adj_cli_scatter, "--die", die_text, 1, ruleset->command_die, &control.die))
    return ADJ_EXIT_USAGE;
  if (chits_text != NULL && *chits_text != '\0')
    {
      g_auto (GStrv) chits = g_strsplit (chits_text, " ", -1);

      control.drawn = read_chits (chits, level);
      if (control.drawn == 0)
        return ADJ_EXIT_USAGE;
    }
  if (adj_control_throw_digits (&control) != 0)
    print_digits (adj_control_throw_digits (&control));
  print_chances (&control);
  print_units (&control, units);
  return ADJ_EXIT_YES;
}

static AdjRuleset *
load_ruleset (void)
{
  g_autofree char *path = adj_library_find_ruleset ("blue-and-gray");
  g_autoptr (AdjProblems) problems = adj_problems_new (path != NULL ? path : "blue-and-gray");
  AdjRuleset *ruleset = path != NULL ? adj_ruleset_load (path, problems) : NULL;

  if (ruleset == NULL)
    {
      adj_cli_complain (&adj_cli_scatter, "the ruleset blue-and-gray is not there");
      adj_cli_print_problems (problems);
    }
  return ruleset;
}

/* level_text: in place of the scenario's, or NULL. */
static AdjExitCode
answer_game (const char *path, const char *level_text, const char *drift, const char *eyes_text)
{
  g_autoptr (AdjGame) game = NULL;
  AdjEyes eyes;
  int level = 0;

  if (level_text != NULL &&
      !adj_cli_number (&adj_cli_scatter, "--level", level_text, 1, MOST_LEVEL, &level))
    return ADJ_EXIT_USAGE;
  if (!adj_cli_is_game (path))
    {
      adj_cli_complain (&adj_cli_scatter, "'%s' is no game", path);
      return ADJ_EXIT_USAGE;
    }
  game = adj_cli_load_game (&adj_cli_scatter, path);
  if (game == NULL)
    return ADJ_EXIT_NO;
  if (!adj_cli_eyes (&adj_cli_scatter, adj_game_get_book (game)->scenario, eyes_text, &eyes))
    return ADJ_EXIT_USAGE;
  return drift != NULL ? adj_cli_scatter_drift (game, drift, eyes)
                       : adj_cli_scatter_game (game, level, eyes);
}

/* NULL after a message. */
static GArray *
read_units (const char *text)
{
  g_autofree char *wrong = NULL;
  GArray *units = adj_typed_units_parse (text != NULL ? text : "", &wrong);

  if (units == NULL)
    adj_cli_complain (&adj_cli_scatter,
                      "--units: '%s' is not a hex and a unit such as '1318 Smith'", wrong);
  return units;
}

/* Without a game: by what the players type of theirs. */
static AdjExitCode
answer_cardboard (const char *level_text,
                  const char *die,
                  const char *chits,
                  const char *units_text)
{
  g_autoptr (GArray) units = NULL;
  g_autoptr (AdjRuleset) ruleset = NULL;
  int level;

  if (!adj_cli_number (&adj_cli_scatter, "--level", level_text, 0, MOST_LEVEL, &level))
    return ADJ_EXIT_USAGE;
  units = read_units (units_text);
  if (units == NULL)
    return ADJ_EXIT_USAGE;
  ruleset = load_ruleset ();
  return ruleset != NULL ? answer (ruleset, level, die, chits, units) : ADJ_EXIT_NO;
}

static AdjExitCode
run (int argc, char **argv)
{
  g_autofree char *drift = NULL;
  g_autofree char *eyes = NULL;
  g_autofree char *level_text = NULL;
  g_autofree char *die = NULL;
  g_autofree char *chits = NULL;
  g_autofree char *units_text = NULL;
  const GOptionEntry entries[] = {
    { "level", 'l', 0, G_OPTION_ARG_STRING, &level_text, "the side's Command Control level", "N" },
    { "die", 0, 0, G_OPTION_ARG_STRING, &die, "the die that was thrown", "N" },
    { "chits", 0, 0, G_OPTION_ARG_STRING, &chits, "the chits that were drawn; '' for none yet",
      "DIGITS" },
    { "units", 'u', 0, G_OPTION_ARG_STRING, &units_text, "without a game: who stands where",
      "'HEX UNIT, ...'" },
    { "drift", 0, 0, G_OPTION_ARG_STRING, &drift, "of a game: where two dice would take a unit",
      "'UNIT N N'" },
    { "eyes", 0, 0, G_OPTION_ARG_STRING, &eyes, "of a game: with whose eyes", "EYES" },
    { NULL },
  };
  AdjExitCode code = ADJ_EXIT_USAGE;

  if (!adj_cli_parse (&adj_cli_scatter, entries, &argc, &argv, &code))
    return code;
  if (argc == 2 && die == NULL && chits == NULL && units_text == NULL)
    return answer_game (argv[1], level_text, drift, eyes);
  if (argc != 1 || level_text == NULL || drift != NULL || eyes != NULL ||
      (die != NULL && chits != NULL))
    {
      adj_cli_complain (&adj_cli_scatter,
                        "give the level, and the die or the chits: --level 3 --die 4; or a game");
      return ADJ_EXIT_USAGE;
    }
  return answer_cardboard (level_text, die, chits, units_text);
}

const AdjCliCommand adj_cli_scatter = {
  .name = "scatter",
  .arguments = "[GAME]",
  .summary = "the digits of lost Command Control, and how likely each is",
  .help = "Units scatter in hexes whose number ends in one of the digits. It prints\n"
          "  digits D D... of the die or the chits\n"
          "  chance DIGIT n/6 by the die, n/10 with chits; above level 5 the die uses column 5\n"
          "  exposed HEX UNIT n/6 of typed units, then unit HEX UNIT scattered, down the map\n"
          "and of a GAME, for the side whose phase it is, also\n"
          "  level SIDE N, or ? where the scenario has none: then name it with --level\n"
          "  exposed HEX UNIT ARM STRENGTH n/6 before the digits are known\n"
          "  expected UNITS STRENGTH as exact numbers of what will scatter\n"
          "  unit HEX UNIT ARM STRENGTH scattered|drifted|held in-zone|stuck|- afterwards\n"
          "  advice turn-over Y 5.59b where the scattered counters are turned over as a reminder\n"
          "  chits-left N as long as chits are to be drawn\n"
          "  drift UNIT WHY COST PATH with --drift",
  .run = run,
};
