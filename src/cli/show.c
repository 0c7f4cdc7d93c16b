/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/show.h"

#include <string.h>

#include "cli/board.h"
#include "cli/game.h"
#include "cli/moment.h"
#include "cli/say.h"
#include "record/seen.h"

static const AdjCliView views[] = {
  { "summary", NULL, FALSE, adj_cli_show_summary, adj_cli_game_table, NULL, adj_cli_show_rules },
  { "table", NULL, FALSE, NULL, adj_cli_game_table, NULL },
  { "map", NULL, FALSE, adj_cli_show_map, NULL, NULL },
  { "units", NULL, FALSE, adj_cli_show_units, adj_cli_game_units, NULL },
  { "unit-rows", NULL, FALSE, adj_cli_show_unit_rows, NULL, NULL },
  { "hex", "the hex's number", FALSE, adj_cli_show_hex, adj_cli_game_hex, adj_cli_say_hex },
  { "reach", "the unit's id", FALSE, NULL, adj_cli_game_reach, NULL },
  { "attacks", NULL, FALSE, NULL, adj_cli_game_attacks, adj_cli_say_attacks },
  { "attack", "the hex, from, and the units' ids", TRUE, NULL, adj_cli_game_attack,
    adj_cli_say_attack },
  { "duties", NULL, FALSE, NULL, adj_cli_game_duties, adj_cli_say_duties },
  { "debts", NULL, FALSE, NULL, adj_cli_game_debts, adj_cli_say_debts },
  { "answers", NULL, FALSE, NULL, adj_cli_game_answers, adj_cli_say_answers },
  { "arrivals", NULL, FALSE, NULL, adj_cli_game_arrivals, adj_cli_say_arrivals },
  { "reinforcements", NULL, FALSE, adj_cli_show_reinforcements, adj_cli_game_reinforcements, NULL },
  { "initiative", NULL, FALSE, NULL, adj_cli_game_initiative, adj_cli_say_initiative },
  { "victory", NULL, FALSE, adj_cli_show_victory, adj_cli_game_victory, adj_cli_say_victory },
  { "plots", NULL, FALSE, NULL, adj_cli_game_plots, NULL },
  { "segments", NULL, FALSE, NULL, adj_cli_game_segments, NULL },
  { "results", NULL, FALSE, NULL, adj_cli_game_results, NULL },
  { "withdrawals", NULL, FALSE, NULL, adj_cli_game_withdrawals, NULL },
  { "log", NULL, FALSE, NULL, adj_cli_game_log, adj_cli_say_log },
  { "options", NULL, FALSE, NULL, adj_cli_game_options, NULL, adj_cli_show_options },
  { "rows", NULL, FALSE, NULL, NULL, NULL, adj_cli_show_rows },
  { "missing", NULL, FALSE, NULL, NULL, NULL, adj_cli_show_missing },
  { "games", NULL, FALSE, NULL, NULL, NULL, adj_cli_show_games },
  { "unknown", NULL, FALSE, adj_cli_show_unknown, NULL, NULL },
  { "doubts", NULL, FALSE, adj_cli_show_doubts, NULL, NULL },
  { "compared", NULL, FALSE, adj_cli_show_compared, NULL, NULL },
  { "apart", NULL, FALSE, NULL, adj_cli_game_apart, NULL },
};

static const AdjCliView *
find_view (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (views); i++)
    if (strcmp (views[i].name, name) == 0)
      return &views[i];
  return NULL;
}

/* The options given on the command line. */
typedef struct
{
  const char *name; /* of the game or scenario */
  const AdjCliView *view;
  const char *at;
  const char *eyes;
  gboolean say;
  char *extra;
} Request;

static void
clear_request (Request *request)
{
  g_free (request->extra);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Request, clear_request)

/* Does it tell what stands in a book, whatever lies on the table? */
static gboolean
tells_book (const AdjCliView *view)
{
  return view->print_book != NULL || view->print_rules != NULL;
}

/* What the book says, or the rules that it is played by. */
static AdjExitCode
print_book (const AdjBook *book, const Request *request)
{
  return request->view->print_book != NULL ? request->view->print_book (book, request->extra)
                                           : request->view->print_rules (book->ruleset);
}

static AdjExitCode
show_rules (const char *path, const Request *request)
{
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  g_autoptr (AdjRuleset) ruleset = adj_ruleset_load (path, problems);

  if (request->view->print_rules == NULL || request->say || request->at != NULL ||
      request->eyes != NULL)
    {
      adj_cli_complain (&adj_cli_show, "of rules alone the views are summary, options, rows, "
                                       "missing and games, without options");
      return ADJ_EXIT_USAGE;
    }
  if (ruleset != NULL)
    return request->view->print_rules (ruleset);
  adj_cli_print_problems (problems);
  return ADJ_EXIT_NO;
}

static AdjExitCode
show_game (AdjGame *game, const Request *request)
{
  AdjBook *book = adj_game_get_book (game);
  int n_steps =
      request->at != NULL ? adj_cli_find_moment (&adj_cli_show, game, request->at) : G_MAXINT;
  AdjEyes eyes;
  g_autoptr (AdjTable) table = NULL;
  g_autoptr (AdjTable) seen = NULL;
  g_autofree AdjField *field = g_new (AdjField, 1);
  AdjShowing showing;

  if (n_steps < 0)
    return ADJ_EXIT_USAGE;
  if (!adj_cli_eyes (&adj_cli_show, book->scenario, request->eyes, &eyes))
    return ADJ_EXIT_USAGE;
  if (request->view->print_game == NULL)
    return print_book (book, request);
  table = adj_game_table_after (game, (guint) n_steps);
  showing =
      (AdjShowing){ game, field, adj_view (book, table, eyes), request->extra, (guint) n_steps };
  seen = adj_seen_field (&showing.view, field);
  return request->say ? request->view->say_game (&showing) : request->view->print_game (&showing);
}

static AdjExitCode
show (const Request *request)
{
  g_autofree char *rules = adj_cli_find_rules (request->name);
  g_autoptr (AdjLoaded) loaded = NULL;
  g_autoptr (AdjGame) game = NULL;

  if (rules != NULL)
    return show_rules (rules, request);
  if (adj_cli_is_game (request->name))
    game = adj_cli_load_game (&adj_cli_show, request->name);
  else
    loaded = adj_cli_load (&adj_cli_show, request->name);
  if (loaded != NULL && tells_book (request->view) && !request->say && request->at == NULL &&
      request->eyes == NULL)
    return print_book (loaded->book, request);
  if (loaded != NULL)
    game = adj_game_new (loaded->book, 0);
  return game != NULL ? show_game (game, request) : ADJ_EXIT_NO;
}

static void
complain_of_view (const char *name)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (views); i++)
    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", views[i].name);
  adj_cli_complain (&adj_cli_show, "there is no view '%s'; the views are %s", name, names->str);
}

/* FALSE after a message. */
static gboolean
read_request (int argc, char **argv, Request *request)
{
  const char *name = argc > 2 ? argv[2] : "summary";
  const char *extra;

  if (argc < 2)
    {
      adj_cli_complain (&adj_cli_show, "name a scenario, such as chickamauga");
      return FALSE;
    }
  request->name = argv[1];
  request->view = find_view (name);
  if (request->view == NULL)
    {
      complain_of_view (name);
      return FALSE;
    }
  extra = request->view->extra;
  if ((argc > (extra != NULL ? 4 : 3) && !request->view->many) || (extra != NULL && argc < 4))
    {
      adj_cli_complain (&adj_cli_show, "the view %s takes %s", name,
                        extra != NULL ? extra : "nothing behind it");
      return FALSE;
    }
  request->extra = argc > 3 ? g_strjoinv (" ", argv + 3) : NULL;
  return TRUE;
}

static AdjExitCode
run (int argc, char **argv)
{
  g_autofree char *at = NULL;
  g_autofree char *eyes = NULL;
  gboolean say = FALSE;
  const GOptionEntry entries[] = {
    { "at", 0, 0, G_OPTION_ARG_STRING, &at, "an earlier moment: start, @12 or 3/union/combat",
      "MOMENT" },
    { "eyes", 0, 0, G_OPTION_ARG_STRING, &eyes, "with whose eyes: a side's, public or all",
      "EYES" },
    { "say", 0, 0, G_OPTION_ARG_NONE, &say,
      "in sentences: the views hex, attacks, attack, duties, debts, answers, arrivals, initiative, "
      "victory and log",
      NULL },
    { NULL },
  };
  AdjExitCode code = ADJ_EXIT_USAGE;
  g_auto (Request) request = { 0 };

  if (!adj_cli_parse (&adj_cli_show, entries, &argc, &argv, &code))
    return code;
  if (!read_request (argc, argv, &request))
    return ADJ_EXIT_USAGE;
  request.at = at;
  request.eyes = eyes;
  request.say = say;
  if (say && request.view->say_game == NULL)
    {
      adj_cli_complain (&adj_cli_show, "the view %s has no --say", request.view->name);
      return ADJ_EXIT_USAGE;
    }
  if (say)
    adj_cli_say_begin ();
  return show (&request);
}

const AdjCliCommand adj_cli_show = {
  .name = "show",
  .arguments = "GAME|SCENARIO|RULESET [VIEW]",
  .summary = "what a scenario says, or what lies on the table of a game",
  .help =
      "SCENARIO is a file or an id such as chickamauga; GAME a file *.adjutant; of a RULESET the\n"
      "views are summary, options, rows, missing and games. Views:\n"
      "  summary         title, sides, turns, counts; of a game the table (if no view is named)\n"
      "  table           turn, phase, held hexes, markers, units\n"
      "  map             hex ID TERRAIN [NAME]; hexside ID ID FEATURE...; its parts\n"
      "  units           unit ID SIDE ARM STRENGTH PLACE STATUS [NAME]\n"
      "  hex ID          its terrain, six sides with the cost of stepping across, marker, units\n"
      "                  counts UNIT PRINTED STRENGTH ATTACK DEFENCE; moves UNIT MP LEFT FROM\n"
      "  reach UNIT      reach HEX COST LEFT PATH [ROWS]: where it can go, or come on to, in\n"
      "                  segments where both sides march together;\n"
      "                  charge HEX COST LEFT PATH TARGETS: where it can charge to\n"
      "  attacks         attack HEX ATTACK:DEFENCE COLUMN UNITS: all who can, on each hex\n"
      "  attack HEX from UNIT...  one attack argued: sum, against, face, more and spare\n"
      "  duties          duty KIND STATE ROW UNIT HEX WHY: what is owed in this phase\n"
      "                  can-attack HEX UNITS; can-attack-with UNIT HEXES: who can meet it\n"
      "  debts           debt KIND SIDE UNIT HEX POINTS [RESULTS]; answer ORDER: what waits\n"
      "  answers         answer SIDE ORDER [RESULTS]: whatever may be answered now, each of it "
      "lawful\n"
      "  arrivals        arrival SIDE UNIT WHEN TURN PLACE HEX COST LEFT; entry; answer ORDER\n"
      "  reinforcements  by turn, with entry hexes; of a game who waits\n"
      "  initiative      unit SIDE UNIT TERM GROUP STRENGTH HEX; sums, chances and flips\n"
      "  victory         awards and levels; of a game the score\n"
      "  plots           plot UNIT HEX T1 T2 T3 T4 T5 T6 [attack]; none UNIT; sealed SIDE CHECK\n"
      "  segments        segment N UNIT FROM TO WHAT WHY: the march by plot, as far as it went\n"
      "  results         result N SIDE COLUMN DIE RESULT STATE: the attacks of simultaneous "
      "combat,\n"
      "                  with attacker, target, defender and supporter lines\n"
      "  withdrawals     withdraw UNIT HEX COST LEFT: who may go back on the morning, and where\n"
      "  log             log NUMBER VERDICT STATE ORDER FINDINGS, up to that moment\n"
      "  options         the ruleset's options, their values and whether they are offered\n"
      "  rows            the ledger: every row's id and text, with rulings\n"
      "  missing         what the rules at hand do not know, and how it is cited\n"
      "  games           game TITLE SCENARIO: what the rules are for, a dash where there is no "
      "data\n"
      "  unknown         what the owner of the printed game has to fill in\n"
      "  doubts          terrain and nets N OF; doubt ID WHERE TEXT: what is hardly meant so\n"
      "  compared        compared ELEMENT N OF: what its owner has held against the print\n"
      "                  open SUBJECT: what nobody has\n"
      "  apart           apart SUBJECT KEY GAME CHARTS: where a game and the charts it was begun\n"
      "                  from differ",
  .run = run,
};
