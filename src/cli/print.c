/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <locale.h>
#include <string.h>

#include "cli/game.h"
#include "cli/moment.h"
#include "cli/say.h"
#include "desk/durable.h"
#include "desk/value.h"
#include "sheets/csv.h"
#include "sheets/sheet.h"

#define LEAST_WIDTH 100
#define MOST_WIDTH 8000

/* The options given on the command line. */
typedef struct
{
  const char *name; /* of the game or scenario */
  AdjSheetKind kind;
  int csv;            /* the table that is asked for, an AdjCsvKind; -1: a sheet is */
  const char *output; /* NULL: called by battle and turn */
  const char *eyes;
  const char *at;
  int width;     /* of pictures, in pixels; 0: as the paper is */
  gboolean each; /* a picture of every turn, into a folder or with its moment in the name */
  AdjSheetOptions options;
} Request;

/* Without a name of its own it is called by battle and turn, and takes nobody's place; NULL after a
 * message. */
static char *
find_output (AdjGame *game, const Request *request)
{
  g_autofree char *name = NULL;
  g_autofree char *file = NULL;

  if (request->output != NULL)
    return g_strdup (request->output);
  name = adj_sheet_file_name (request->kind, game, &request->options);
  file = g_strconcat (name, ".pdf", NULL);
  if (!g_file_test (file, G_FILE_TEST_EXISTS))
    return g_steal_pointer (&file);
  adj_cli_complain (&adj_cli_print, "%s is there already; name it with -o to replace it", file);
  return NULL;
}

static void
tell_of (const Request *request, const char *path, const AdjSheet *sheet)
{
  g_print ("sheet\t%s\t%s\t%u\n", adj_sheet_name (request->kind), path, adj_sheet_n_pages (sheet));
}

static AdjExitCode
write_sheet (AdjGame *game, const Request *request)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AdjSheet) sheet = adj_sheet_new (request->kind, game, &request->options, &error);
  g_autofree char *output = sheet != NULL ? find_output (game, request) : NULL;

  if (sheet != NULL && output == NULL)
    return ADJ_EXIT_NO;
  if (sheet == NULL ||
      !(request->width > 0 ? adj_sheet_write_png (sheet, output, request->width, &error)
                           : adj_sheet_write (sheet, output, &error)))
    {
      adj_cli_complain (&adj_cli_print, "%s", error->message);
      return ADJ_EXIT_NO;
    }
  tell_of (request, output, sheet);
  return ADJ_EXIT_YES;
}

/* ---- A table ---- */

static AdjExitCode
write_csv (AdjGame *game, const Request *request)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = adj_csv_write ((AdjCsvKind) request->csv, game, request->options.eyes);

  if (!adj_durable_write (request->output, text, strlen (text), ADJ_WRITE_DEFAULT, &error))
    {
      adj_cli_complain (&adj_cli_print, "%s", error->message);
      return ADJ_EXIT_NO;
    }
  g_print ("table\t%s\t%s\n", adj_csv_name ((AdjCsvKind) request->csv), request->output);
  return ADJ_EXIT_YES;
}

/* ---- A picture a turn ---- */

static gboolean
is_picture (const char *name)
{
  return g_str_has_suffix (name, ".svg") || g_str_has_suffix (name, ".png");
}

/* "FOLDER/turn-03.png"; of a file "game.svg" that is named, "game-turn-03.svg". */
static char *
picture_path (const Request *request, const char *moment)
{
  const char *ending = strrchr (request->output, '.');
  g_autofree char *name = NULL;

  if (is_picture (request->output))
    return g_strdup_printf ("%.*s-%s%s", (int) (ending - request->output), request->output, moment,
                            ending);
  name = g_strconcat (moment, ".png", NULL);
  return g_build_filename (request->output, name, NULL);
}

static gboolean
write_picture (AdjGame *game, const Request *request, const char *moment, GError **error)
{
  g_autofree char *path = picture_path (request, moment);
  g_autoptr (AdjSheet) sheet = adj_sheet_new (request->kind, game, &request->options, error);

  if (sheet == NULL ||
      !(request->width > 0 ? adj_sheet_write_png (sheet, path, request->width, error)
                           : adj_sheet_write (sheet, path, error)))
    return FALSE;
  tell_of (request, path, sheet);
  return TRUE;
}

/* As each turn began, and as it stands at last. */
static AdjExitCode
write_pictures (AdjGame *game, Request *request)
{
  int turns = adj_game_get_table (game)->turn;
  g_autoptr (GError) error = NULL;
  gboolean written =
      is_picture (request->output) || g_mkdir_with_parents (request->output, 0777) == 0;

  if (!written)
    {
      adj_cli_complain (&adj_cli_print, "%s: %s", request->output, g_strerror (errno));
      return ADJ_EXIT_NO;
    }
  for (int turn = 1; turn <= turns && written; turn++)
    {
      g_autofree char *moment = g_strdup_printf ("turn-%02d", turn);

      request->options.from = turn;
      written = write_picture (game, request, moment, &error);
    }
  request->options.from = 0;
  if (written && write_picture (game, request, "now", &error))
    return ADJ_EXIT_YES;
  adj_cli_complain (&adj_cli_print, "%s", error->message);
  return ADJ_EXIT_NO;
}

static AdjExitCode
print_game (AdjGame *game, Request *request)
{
  const AdjScenario *scenario = adj_game_get_book (game)->scenario;

  if (!adj_cli_eyes (&adj_cli_print, scenario, request->eyes, &request->options.eyes))
    return ADJ_EXIT_USAGE;
  if (request->at != NULL)
    request->options.steps = adj_cli_find_moment (&adj_cli_print, game, request->at);
  if (request->at != NULL && request->options.steps < 0)
    return ADJ_EXIT_USAGE;
  if (request->csv >= 0)
    return write_csv (game, request);
  return request->each ? write_pictures (game, request) : write_sheet (game, request);
}

static AdjExitCode
print (Request *request)
{
  g_autoptr (AdjLoaded) loaded = NULL;
  g_autoptr (AdjGame) game = NULL;

  if (adj_cli_is_game (request->name))
    game = adj_cli_load_game (&adj_cli_print, request->name);
  else
    loaded = adj_cli_load (&adj_cli_print, request->name);
  if (loaded != NULL && (request->csv >= 0 || adj_sheet_needs_game (request->kind)))
    {
      adj_cli_complain (&adj_cli_print, "the sheet %s tells of a game; name its file",
                        request->csv >= 0 ? adj_csv_name ((AdjCsvKind) request->csv)
                                          : adj_sheet_name (request->kind));
      return ADJ_EXIT_USAGE;
    }
  if (loaded != NULL)
    game = adj_game_new (loaded->book, 0);
  return game != NULL ? print_game (game, request) : ADJ_EXIT_NO;
}

/* "3", "3-5" or "all"; FALSE after a message. */
static gboolean
read_turns (const char *text, AdjSheetOptions *options)
{
  g_auto (GStrv) parts = text != NULL ? g_strsplit (text, "-", 2) : NULL;

  if (text == NULL || options->all)
    return TRUE;
  if (!adj_value_parse_int (parts[0], 1, ADJ_MAX_TURNS, &options->from) ||
      (parts[1] != NULL &&
       !adj_value_parse_int (parts[1], options->from, ADJ_MAX_TURNS, &options->to)))
    {
      adj_cli_complain (&adj_cli_print, "--turn: '%s' is no turn; write 3, 3-5 or all", text);
      return FALSE;
    }
  return TRUE;
}

/* FALSE after a message. */
static gboolean
read_request (int argc, char **argv, const char *paper, const char *turns, Request *request)
{
  int kind = argc == 3 ? adj_sheet_find (argv[2]) : -1;

  request->options.paper = adj_paper_find (paper != NULL ? paper : "a4");
  if (argc != 3)
    adj_cli_complain (&adj_cli_print,
                      "name a game or scenario and the sheet: print chickamauga map "
                      "-o map.pdf");
  else if (request->csv >= 0 && (request->output == NULL || turns != NULL || request->at != NULL ||
                                 !g_str_has_suffix (request->output, ".csv")))
    adj_cli_complain (&adj_cli_print, "a table is of the whole game, and wants -o FILE.csv");
  else if (request->csv >= 0)
    {
      request->name = argv[1];
      return TRUE;
    }
  else if (kind < 0)
    adj_cli_complain (&adj_cli_print, "there is no sheet '%s'; --help lists them", argv[2]);
  else if (request->options.paper == NULL)
    adj_cli_complain (&adj_cli_print, "--paper: there is no '%s'; --help lists them", paper);
  else if (request->options.all && !request->each && !adj_sheet_needs_game ((AdjSheetKind) kind))
    adj_cli_complain (&adj_cli_print, "--turn all is for the map and what tells of a game");
  else if (request->each && request->options.large)
    adj_cli_complain (&adj_cli_print, "--turn all of the map is not in large print");
  else if (request->each && (request->output == NULL || (adj_sheet_knows_ending (request->output) &&
                                                         !is_picture (request->output))))
    adj_cli_complain (&adj_cli_print,
                      "--turn all of the map wants a folder, or a name for its pictures: -o FOLDER "
                      "or -o NAME.svg");
  else if (!request->each && request->output != NULL && !adj_sheet_knows_ending (request->output))
    adj_cli_complain (&adj_cli_print, "the file's name ends in .pdf, .txt, .html, .svg or .png");
  else if (request->at != NULL && turns != NULL)
    adj_cli_complain (&adj_cli_print, "--turn and --at do not go together");
  else
    {
      request->name = argv[1];
      request->kind = (AdjSheetKind) kind;
      return read_turns (turns, &request->options);
    }
  return FALSE;
}

/* FALSE after a message. */
static gboolean
read_width (const char *text, Request *request)
{
  gboolean picture = request->output != NULL && !g_str_has_suffix (request->output, ".svg") &&
                     (request->each || is_picture (request->output));

  if (text == NULL ||
      (picture && adj_value_parse_int (text, LEAST_WIDTH, MOST_WIDTH, &request->width)))
    return TRUE;
  adj_cli_complain (&adj_cli_print, "--width: from %d to %d pixels, of a PNG picture", LEAST_WIDTH,
                    MOST_WIDTH);
  return FALSE;
}

static AdjExitCode
run (int argc, char **argv)
{
  g_autofree char *output = NULL;
  g_autofree char *paper = NULL;
  g_autofree char *width = NULL;
  g_autofree char *turns = NULL;
  g_autofree char *at = NULL;
  g_autofree char *eyes = NULL;
  Request request = { .options = { .eyes = ADJ_EYES_ALL, .steps = -1 } };
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output,
      "the file to write, else a PDF by battle and turn; with --turn all of the map a folder, or "
      "the "
      "name of its pictures",
      "FILE.pdf|.txt|.html|.svg|.png|.csv" },
    { "turn", 0, 0, G_OPTION_ARG_STRING, &turns,
      "the Game-Turns to tell of; of other sheets: as that turn began; all: of the map a picture "
      "for each",
      "N[-M]|all" },
    { "at", 0, 0, G_OPTION_ARG_STRING, &at, "an earlier moment: start, @12 or 3/union/combat",
      "MOMENT" },
    { "width", 0, 0, G_OPTION_ARG_STRING, &width,
      "of a PNG picture, and of those of --turn all, in pixels", "PIXELS" },
    { "paper", 0, 0, G_OPTION_ARG_STRING, &paper,
      "a4 (unless named), letter, a3 or tabloid; a4-landscape and so on", "PAPER" },
    { "large", 0, 0, G_OPTION_ARG_NONE, &request.options.large,
      "in large print; the map over several pages, as large as the real one", NULL },
    { "colour", 0, 0, G_OPTION_ARG_NONE, &request.options.colour, "maps and counters in colour",
      NULL },
    { "blank", 0, 0, G_OPTION_ARG_NONE, &request.options.blank,
      "a form to fill in: scatter, initiative, plot", NULL },
    { "eyes", 0, 0, G_OPTION_ARG_STRING, &eyes, "with whose eyes: a side's, public or all",
      "EYES" },
    { NULL },
  };
  AdjExitCode code = ADJ_EXIT_USAGE;

  if (!adj_cli_parse (&adj_cli_print, entries, &argc, &argv, &code))
    return code;
  request.output = output;
  request.csv = argc == 3 ? adj_csv_find (argv[2]) : -1;
  request.eyes = eyes;
  request.at = at;
  request.options.all = g_strcmp0 (turns, "all") == 0;
  request.each = request.options.all && argc == 3 && adj_sheet_find (argv[2]) == ADJ_SHEET_MAP;
  if (!read_request (argc, argv, paper, turns, &request) || !read_width (width, &request))
    return ADJ_EXIT_USAGE;
  adj_cli_say_begin ();
  setlocale (LC_NUMERIC, ""); /* figures as in the window */
  return print (&request);
}

/* "Sheets:" and a line each; those that a scenario has none of come under a line of their own. */
static char *
list_sheets (void)
{
  GString *list = g_string_new (NULL);

  for (int tells = 1; tells >= 0; tells--)
    {
      g_string_append (list, tells ? "Sheets that tell of a game:\n" : "Of a scenario as well:\n");
      for (int kind = 0; kind < ADJ_N_SHEETS; kind++)
        if (adj_sheet_needs_game ((AdjSheetKind) kind) == tells)
          g_string_append_printf (list, "  %-11s %s\n", adj_sheet_name ((AdjSheetKind) kind),
                                  adj_sheet_about ((AdjSheetKind) kind));
    }
  g_string_append (list, "Tables of a game, as CSV for a spreadsheet:\n");
  for (int kind = 0; kind < ADJ_N_CSV; kind++)
    g_string_append_printf (list, "  %-11s %s\n", adj_csv_name ((AdjCsvKind) kind),
                            adj_csv_about ((AdjCsvKind) kind));
  return g_string_free (list, FALSE);
}

const AdjCliCommand adj_cli_print = {
  .name = "print",
  .arguments = "GAME|SCENARIO SHEET",
  .summary = "sheets for the table, as PDF, text or HTML; tables as CSV",
  .list = list_sheets,
  .help = "It prints\n"
          "  sheet SHEET FILE PAGES\n"
          "  table TABLE FILE",
  .run = run,
};
