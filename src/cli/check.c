/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/check.h"

#include "book/lint.h"
#include "book/ruleset-form.h"
#include "book/scenario-form.h"
#include "book/tracing.h"
#include "cli/game.h"
#include "cli/skirmish-file.h"
#include "desk/slurp.h"
#include "record/proof.h"
#include "record/salvage.h"
#include "record/save.h"
#include "skirmish/salvage.h"
#include "staff/laying-words.h"

static const char *
kind_word (AdjProblemKind kind)
{
  return kind == ADJ_PROBLEM_LINT ? "warning" : "error";
}

static void
print_problems (const AdjProblems *problems)
{
  for (guint i = 0; i < adj_problems_count (problems); i++)
    {
      const AdjProblem *problem = adj_problems_get (problems, i);

      g_print ("%s\t%s:%d\t%s\n", kind_word (problem->kind), adj_problems_file (problems),
               problem->line, problem->text);
    }
}

static void
print_mark (const char *path, const AdjMarks *marks)
{
  if (marks->check != NULL)
    g_print ("check\t%s:%d\t%s\n", path, marks->line, marks->check);
}

/* Everything somebody should compare with the printed game. */
static void
print_marks (const char *path, const AdjScenario *scenario)
{
  print_mark (path, &scenario->marks);
  print_mark (path, &scenario->map.marks);
  for (guint i = 0; i < scenario->map.n_hexes; i++)
    print_mark (path, &scenario->map.hexes[i].marks);
  for (guint i = 0; i < scenario->map.n_hexsides; i++)
    print_mark (path, &scenario->map.hexsides[i].marks);
  for (guint i = 0; i < scenario->n_turns; i++)
    print_mark (path, &scenario->turns[i].marks);
  for (guint i = 0; i < scenario->n_units; i++)
    print_mark (path, &scenario->units[i].marks);
  for (guint i = 0; i < scenario->exits->len; i++)
    print_mark (path, &g_array_index (scenario->exits, AdjExit, i).marks);
  for (guint i = 0; i < scenario->holdings->len; i++)
    print_mark (path, &g_array_index (scenario->holdings, AdjHolding, i).marks);
  for (guint i = 0; i < scenario->awards->len; i++)
    print_mark (path, &g_array_index (scenario->awards, AdjAward, i).marks);
  for (guint i = 0; i < scenario->levels->len; i++)
    print_mark (path, &g_array_index (scenario->levels, AdjLevel, i).marks);
  for (guint i = 0; i < scenario->commands->len; i++)
    print_mark (path, &g_array_index (scenario->commands, AdjCommand, i).marks);
  for (guint i = 0; i < scenario->commanders->len; i++)
    print_mark (path, &g_array_index (scenario->commanders, AdjCommander, i).marks);
  for (guint i = 0; i < scenario->limits->len; i++)
    print_mark (path, &g_array_index (scenario->limits, AdjLimit, i).marks);
  for (guint i = 0; i < scenario->specials->len; i++)
    print_mark (path, &g_array_index (scenario->specials, AdjSpecial, i).marks);
}

static void
print_unknowns (const char *path, const AdjScenario *scenario)
{
  if (scenario->map.assumed != NULL)
    g_print ("unknown\t%s\tmap\tassumed: %s\n", path, scenario->map.assumed);
  for (guint i = 0; i < scenario->unknowns->len; i++)
    {
      const AdjUnknown *unknown = &g_array_index (scenario->unknowns, AdjUnknown, i);
      g_autofree char *text = adj_cli_one_line (unknown->text);

      g_print ("unknown\t%s\t%s\t%s\n", path, adj_unknown_things[unknown->what], text);
    }
}

/* The schema is a second opinion: it has to refuse what the reader refuses for its form, and
 * nothing else. Where the two differ one of them is wrong, and the player should hear of it. */
static gboolean
ask_schema (const char *path, const char *schema_name, const AdjXmlFormat *format, gboolean form_ok)
{
  g_autofree char *schema = adj_library_schema (schema_name);
  g_autofree char *complaint = NULL;
  g_autoptr (AdjProblems) again = adj_problems_new (path);
  gsize length;
  g_autofree char *text = adj_slurp (path, format->max_bytes, &length, again);
  g_autoptr (AdjXmlDoc) doc = text != NULL ? adj_xml_parse (text, length, format, again) : NULL;
  gboolean agrees;

  if (schema == NULL || doc == NULL)
    return TRUE;
  agrees = adj_xml_schema_agrees (text, length, schema, &complaint);
  if (agrees != form_ok)
    g_print ("schema\t%s\t%s\n", path, agrees ? "finds no fault in the form" : complaint);
  return agrees == form_ok;
}

static gboolean
conclude (const char *path, gboolean valid)
{
  g_print ("%s\t%s\n", valid ? "valid" : "invalid", path);
  return valid;
}

static gboolean
check_scenario (const char *path, const char *ruleset, gboolean brief)
{
  g_autoptr (AdjLoaded) loaded = adj_library_load_under (path, ruleset);
  gboolean form_ok = adj_problems_count_kind (loaded->problems, ADJ_PROBLEM_FORM) == 0;
  gboolean agreed;

  if (loaded->ruleset_problems != NULL && !adj_problems_usable (loaded->ruleset_problems))
    print_problems (loaded->ruleset_problems);
  if (loaded->book != NULL)
    adj_lint (loaded->book, loaded->problems);
  print_problems (loaded->problems);
  agreed = ask_schema (path, "scenario.rng", &adj_scenario_format, form_ok);
  if (loaded->book != NULL && !brief)
    {
      print_marks (path, loaded->book->scenario);
      print_unknowns (path, loaded->book->scenario);
    }
  return conclude (path, loaded->book != NULL && agreed);
}

static void
print_ruleset_marks (const char *path, const AdjRuleset *ruleset)
{
  for (guint i = 0; i < ruleset->n_missing; i++)
    {
      g_autofree char *text = adj_cli_one_line (ruleset->missing[i].text);

      if (!ruleset->missing[i].answered)
        g_print ("unknown\t%s\truleset\t%s\n", path, text);
    }
  for (guint i = 0; i < ruleset->n_terrains; i++)
    {
      const AdjTerrain *terrain = &ruleset->terrains[i];

      if (terrain->check != NULL)
        g_print ("check\t%s\tterrain %s\t%s\n", path, terrain->id, terrain->check);
      if (terrain->entry == ADJ_UNKNOWN_COST && terrain->look != ADJ_LOOK_UNKNOWN)
        g_print ("unknown\t%s\tterrain %s\tentry cost\n", path, terrain->id);
    }
  for (guint i = 0; i < ruleset->n_rows; i++)
    if (ruleset->rows[i].check != NULL)
      g_print ("check\t%s\trow %s\t%s\n", path, ruleset->rows[i].id, ruleset->rows[i].check);
  for (guint i = 0; i < ruleset->n_options; i++)
    if (ruleset->options[i].key == ADJ_OPTION_NONE)
      g_print ("not-offered\t%s\toption %s\tits effect is not in this version\n", path,
               ruleset->options[i].id);
}

static gboolean
check_ruleset (const char *path, gboolean brief)
{
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  g_autoptr (AdjRuleset) ruleset = adj_ruleset_load (path, problems);
  gboolean form_ok = adj_problems_count_kind (problems, ADJ_PROBLEM_FORM) == 0;
  gboolean agreed;

  if (ruleset != NULL)
    adj_lint_ruleset (ruleset, problems);
  print_problems (problems);
  agreed = ask_schema (path, "ruleset.rng", &adj_ruleset_format, form_ok);
  if (ruleset != NULL && !brief)
    print_ruleset_marks (path, ruleset);
  return conclude (path, ruleset != NULL && agreed);
}

static gboolean
check_skirmish_rules (const char *path)
{
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  g_autoptr (AdjSkirmishRules) rules = adj_skirmish_rules_load (path, problems);
  gboolean form_ok = adj_problems_count_kind (problems, ADJ_PROBLEM_FORM) == 0;

  print_problems (problems);
  return conclude (path,
                   ask_schema (path, "skirmish-rules.rng", &adj_skirmish_rules_format, form_ok) &&
                       rules != NULL);
}

/* Against the grid of the scenario beside it, if there is one. */
static void
print_laying (const char *path, const AdjTracing *tracing)
{
  g_autofree char *name = g_strndup (path, strlen (path) - strlen (ADJ_TRACING_ENDING));
  g_autofree char *beside = g_strconcat (name, ".scenario.xml", NULL);
  g_autoptr (AdjLoaded) loaded = adj_library_load (beside);
  const AdjHexGrid *grid;
  g_autofree char *said = NULL;
  AdjLaying laying;

  if (loaded->book == NULL)
    return;
  grid = &loaded->book->scenario->map.grid;
  said = adj_laying_say (grid, tracing->references, tracing->n_references);
  if (adj_lay_under (grid, tracing->references, tracing->n_references, &laying) == ADJ_LAID)
    for (guint i = 0; i < tracing->n_references; i++)
      g_print ("reference\t%s\t%04d\t%d\n", path, tracing->references[i].hex,
               (int) (100 * laying.errors[i] + 0.5));
  if (said != NULL)
    g_print ("laying\t%s\t%s\n", path, said);
}

static gboolean
check_tracing (const char *path)
{
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  g_autoptr (AdjTracing) tracing = adj_tracing_load (path, problems);
  gboolean form_ok = adj_problems_count_kind (problems, ADJ_PROBLEM_FORM) == 0;

  print_problems (problems);
  if (tracing != NULL)
    print_laying (path, tracing);
  return conclude (path, ask_schema (path, "tracing.rng", &adj_tracing_format, form_ok) &&
                             tracing != NULL);
}

/* Judged again by this version. */
static gboolean
check_game (const char *path)
{
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  g_autoptr (AdjGame) game = adj_cli_read_game (&adj_cli_check, path, problems);
  g_autoptr (GArray) differences = NULL;
  gboolean agreed = ask_schema (path, "game.rng", &adj_game_format,
                                adj_problems_count_kind (problems, ADJ_PROBLEM_FORM) == 0);

  if (game != NULL)
    differences = adj_game_judge_again (game);
  for (guint i = 0; differences != NULL && i < differences->len; i++)
    {
      const AdjConsequence *difference = &g_array_index (differences, AdjConsequence, i);

      g_print ("%s\t%s\t%u\n",
               difference->kind == ADJ_CONSEQUENCE_DIFFERS ? "differs" : "does-not-fit", path,
               difference->number);
    }
  return conclude (path, game != NULL && agreed);
}

gboolean
adj_cli_check_skirmish (const char *path)
{
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  g_autoptr (AdjSkirmish) skirmish = adj_cli_skirmish_read (path, problems);
  g_autoptr (GArray) differing = NULL;
  gboolean agreed = ask_schema (path, "skirmish.rng", &adj_skirmish_format,
                                adj_problems_count_kind (problems, ADJ_PROBLEM_FORM) == 0);

  if (skirmish != NULL)
    differing = adj_skirmish_judge_again (skirmish);
  for (guint i = 0; differing != NULL && i < differing->len; i++)
    g_print ("differs\t%s\t%u\n", path, g_array_index (differing, guint, i));
  return conclude (path, skirmish != NULL && agreed);
}

/* ---- What can be kept ---- */

/* How many entries could be kept, and what was lost from which line on. */
static void
print_kept (const char *path, guint n_kept, guint n_lost, int line)
{
  g_print ("kept\t%s\t%u\n", path, n_kept);
  if (n_lost > 0)
    g_print ("lost\t%s:%d\t%u\n", path, line, n_lost);
}

/* The part of a damaged game that can be kept, in a new file. */
static gboolean
salvage_game (const char *path, const char *output)
{
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  g_auto (AdjSalvage) found = { 0 };
  g_autoptr (GError) error = NULL;

  adj_salvage (path, &adj_game_salvage, problems, &found);
  print_problems (problems);
  if (found.record == NULL)
    {
      adj_cli_complain (&adj_cli_check, "nothing of %s can be kept: its book cannot be read", path);
      return FALSE;
    }
  if (!adj_proof_save_new (found.record, output, &error))
    {
      adj_cli_complain (&adj_cli_check, "%s", error->message);
      return FALSE;
    }
  print_kept (path, found.n_kept, found.n_lost, found.line);
  g_print ("game\t%s\n", output);
  return TRUE;
}

static gboolean
salvage_skirmish (const char *path, const char *output)
{
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  g_auto (AdjSalvage) found = { 0 };

  adj_salvage (path, &adj_skirmish_salvage, problems, &found);
  print_problems (problems);
  if (found.record == NULL)
    {
      adj_cli_complain (&adj_cli_check, "nothing of %s can be kept: its rules cannot be read",
                        path);
      return FALSE;
    }
  if (!adj_cli_skirmish_write_new (&adj_cli_check, found.record, output))
    return FALSE;
  print_kept (path, found.n_kept, found.n_lost, found.line);
  g_print ("skirmish\t%s\n", output);
  return TRUE;
}

/* One game or skirmish, and the name of another. */
static AdjExitCode
run_salvage (int argc, char **argv, const char *output)
{
  gboolean game = argc == 2 && output != NULL && adj_cli_is_game (output);
  gboolean skirmish = argc == 2 && output != NULL && adj_cli_is_skirmish (output);

  if (!game && !skirmish)
    {
      adj_cli_complain (&adj_cli_check, "name a damaged game and a new file: "
                                        "check my.adjutant --salvage -o new.adjutant");
      return ADJ_EXIT_USAGE;
    }
  if (g_file_test (output, G_FILE_TEST_EXISTS))
    {
      adj_cli_complain (&adj_cli_check, "%s is there already; choose another name", output);
      return ADJ_EXIT_NO;
    }
  return (game ? salvage_game (argv[1], output) : salvage_skirmish (argv[1], output)) ? ADJ_EXIT_YES
                                                                                      : ADJ_EXIT_NO;
}

static gboolean
check_one (const char *path_or_id, const char *ruleset, gboolean brief)
{
  g_autofree char *rules = adj_cli_find_rules (path_or_id);
  g_autofree char *path = adj_library_find_scenario (path_or_id);

  if (rules != NULL)
    return check_ruleset (rules, brief);
  if (path == NULL)
    {
      adj_cli_complain (&adj_cli_check,
                        "'%s' is neither a file nor the id of a scenario or ruleset", path_or_id);
      return FALSE;
    }
  if (adj_cli_is_game (path))
    return check_game (path);
  if (adj_cli_is_skirmish (path))
    return adj_cli_check_skirmish (path);
  if (g_str_has_suffix (path, ADJ_SKIRMISH_RULES_ENDING))
    return check_skirmish_rules (path);
  if (g_str_has_suffix (path, ADJ_TRACING_ENDING))
    return check_tracing (path);
  return check_scenario (path, ruleset, brief);
}

static AdjExitCode
run (int argc, char **argv)
{
  gboolean brief = FALSE;
  gboolean salvages = FALSE;
  g_autofree char *output = NULL;
  g_autofree char *ruleset = NULL;
  const GOptionEntry entries[] = {
    { "salvage", 0, 0, G_OPTION_ARG_NONE, &salvages, "keep what can be read of a damaged game",
      NULL },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output, "where --salvage writes it", "GAME" },
    { "ruleset", 0, 0, G_OPTION_ARG_STRING, &ruleset, "the rules to play scenarios by", "ID" },
    { "brief", 'b', 0, G_OPTION_ARG_NONE, &brief,
      "say nothing of what is unknown or to be compared", NULL },
    { NULL },
  };
  AdjExitCode code = ADJ_EXIT_USAGE;

  if (!adj_cli_parse (&adj_cli_check, entries, &argc, &argv, &code))
    return code;
  if (salvages || output != NULL)
    return run_salvage (argc, argv, salvages ? output : NULL);
  if (argc < 2)
    {
      adj_cli_complain (&adj_cli_check, "name the files to check");
      return ADJ_EXIT_USAGE;
    }
  if (!adj_cli_has_ruleset (&adj_cli_check, ruleset))
    return ADJ_EXIT_USAGE;
  code = ADJ_EXIT_YES;
  for (int i = 1; i < argc; i++)
    if (!check_one (argv[i], ruleset, brief))
      code = ADJ_EXIT_NO;
  return code;
}

const AdjCliCommand adj_cli_check = {
  .name = "check",
  .arguments = "FILE...",
  .summary = "read scenarios and rulesets and say everything that is wrong with them",
  .help = "A file is read, held against its schema and linted. It prints\n"
          "  error FILE:LINE TEXT, warning FILE:LINE TEXT\n"
          "  check FILE:LINE TEXT: to be compared with the printed game\n"
          "  unknown FILE WHAT TEXT: what the owner of the printed game has to fill in\n"
          "  not-offered FILE OPTION TEXT: options this version does not play\n"
          "  schema FILE TEXT: the schema and this program differ, which is a mistake in one\n"
          "  valid FILE or invalid FILE; exit code 1 if any is invalid\n"
          "Of the picture under a map, *.tracing: reference FILE HEX N: hundredths of a hex off;\n"
          "  laying FILE TEXT\n"
          "A game or skirmish is judged again: differs FILE ENTRY, does-not-fit FILE ENTRY where "
          "this version\n"
          "would have decided otherwise.\n"
          "--salvage -o NEW writes a damaged game anew, with every entry up to the first that\n"
          "cannot be read:\n"
          "  kept FILE N: so many entries\n"
          "  lost FILE:LINE N: so many from that line on; left out if none are\n"
          "  game NEW, or skirmish NEW of a skirmish",
  .run = run,
};
