/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/game.h"
#include "sheets/position-map.h"

/* What the command line asks for. */
typedef struct
{
  const char *name; /* of the game or scenario */
  const char *output;
  const char *eyes;
  const AdjPaper *paper;
} Request;

static AdjExitCode
print_map (AdjGame *game, const Request *request)
{
  AdjBook *book = adj_game_get_book (game);
  AdjEyes eyes;
  AdjPositionMap map = { .palette = &adj_palette_light };
  g_autoptr (GError) error = NULL;

  if (!adj_cli_eyes (&adj_cli_print, book->scenario, request->eyes, &eyes))
    return ADJ_EXIT_USAGE;
  map.view = adj_view (book, adj_game_get_table (game), eyes);
  if (!adj_page_write_pdf (request->output, request->paper, book->scenario->title,
                           adj_position_map_paint, &map, &error))
    {
      adj_cli_complain (&adj_cli_print, "%s", error->message);
      return ADJ_EXIT_NO;
    }
  g_print ("sheet\tmap\t%s\n", request->output);
  return ADJ_EXIT_YES;
}

static AdjExitCode
print (const Request *request)
{
  g_autoptr (AdjLoaded) loaded = NULL;
  g_autoptr (AdjGame) game = NULL;

  if (adj_cli_is_game (request->name))
    game = adj_cli_load_game (&adj_cli_print, request->name);
  else
    loaded = adj_cli_load (&adj_cli_print, request->name);
  if (loaded != NULL)
    game = adj_game_new (loaded->book, 0);
  return game != NULL ? print_map (game, request) : ADJ_EXIT_NO;
}

/* FALSE after a message. */
static gboolean
read_request (int argc, char **argv, const char *paper, Request *request)
{
  request->paper = adj_paper_find (paper != NULL ? paper : "a4");
  if (argc != 3 || request->output == NULL)
    adj_cli_complain (&adj_cli_print,
                      "name a game or scenario, the sheet and the file: print chickamauga map -o "
                      "map.pdf");
  else if (!g_str_equal (argv[2], "map"))
    adj_cli_complain (&adj_cli_print, "there is no sheet '%s'; this version prints: map", argv[2]);
  else if (request->paper == NULL)
    adj_cli_complain (&adj_cli_print, "--paper: '%s' is neither a4 nor letter", paper);
  else if (!g_str_has_suffix (request->output, ".pdf"))
    adj_cli_complain (&adj_cli_print, "the file's name ends in .pdf");
  else
    {
      request->name = argv[1];
      return TRUE;
    }
  return FALSE;
}

static AdjExitCode
run (int argc, char **argv)
{
  g_autofree char *output = NULL;
  g_autofree char *paper = NULL;
  g_autofree char *eyes = NULL;
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output, "the file to write", "FILE.pdf" },
    { "paper", 0, 0, G_OPTION_ARG_STRING, &paper, "a4 (unless named) or letter", "PAPER" },
    { "eyes", 0, 0, G_OPTION_ARG_STRING, &eyes, "with whose eyes: a side's, public or all",
      "EYES" },
    { NULL },
  };
  AdjExitCode code = ADJ_EXIT_USAGE;
  Request request = { 0 };

  if (!adj_cli_parse (&adj_cli_print, entries, &argc, &argv, &code))
    return code;
  request.output = output;
  request.eyes = eyes;
  return read_request (argc, argv, paper, &request) ? print (&request) : ADJ_EXIT_USAGE;
}

const AdjCliCommand adj_cli_print = {
  .name = "print",
  .arguments = "GAME|SCENARIO SHEET",
  .summary = "sheets for the table, as PDF",
  .help = "Sheets:\n"
          "  map             the board on one page, with the counters where they stand\n"
          "It prints\n"
          "  sheet SHEET FILE",
  .run = run,
};
