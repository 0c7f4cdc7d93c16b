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

/* As typed; NULL: not given. */
typedef struct
{
  char *output;
  char *paper;
  char *width;
  char *turns;
  char *at;
  char *eyes;
} Typed;

static void
typed_clear (Typed *self)
{
  g_free (self->output);
  g_free (self->paper);
  g_free (self->width);
  g_free (self->turns);
  g_free (self->at);
  g_free (self->eyes);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Typed, typed_clear)

/* What is asked for. */
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

/* A table has no pages that the other options could be about. FALSE after a message. */
static gboolean
read_table (const Typed *typed, Request *request)
{
  const AdjSheetOptions *options = &request->options;

  if (typed->output == NULL || !g_str_has_suffix (typed->output, ".csv") || typed->turns != NULL ||
      typed->at != NULL)
    adj_cli_complain (&adj_cli_print, "a table is of the whole game, and wants -o FILE.csv");
  else if (typed->paper != NULL || typed->width != NULL || options->large || options->colour ||
           options->blank)
    adj_cli_complain (&adj_cli_print, "a table has no pages: it takes -o and --eyes alone");
  else
    return TRUE;
  return FALSE;
}

/* FALSE after a message: of the map a turn each comes into a picture of its own, of others all
 * come into one file. */
static gboolean
read_all_turns (const Typed *typed, Request *request)
{
  request->options.all = g_strcmp0 (typed->turns, "all") == 0;
  request->each = request->options.all && request->kind == ADJ_SHEET_MAP;
  if (!request->options.all || (!request->each && adj_sheet_needs_game (request->kind)))
    return TRUE;
  if (!request->each)
    adj_cli_complain (&adj_cli_print, "--turn all is for the map and what tells of a game");
  else if (request->options.large)
    adj_cli_complain (&adj_cli_print, "--turn all of the map is not in large print");
  else if (typed->output == NULL ||
           (adj_sheet_knows_ending (typed->output) && !is_picture (typed->output)))
    adj_cli_complain (&adj_cli_print,
                      "--turn all of the map wants a folder, or a name for its pictures: -o FOLDER "
                      "or -o NAME.svg");
  else
    return TRUE;
  return FALSE;
}

/* FALSE after a message. */
static gboolean
read_sheet (const Typed *typed, Request *request)
{
  request->options.paper = adj_paper_find (typed->paper != NULL ? typed->paper : "a4");
  if (request->options.paper == NULL)
    adj_cli_complain (&adj_cli_print, "--paper: there is no '%s'; --help lists them", typed->paper);
  else if (request->options.blank && !adj_sheet_has_form (request->kind))
    adj_cli_complain (&adj_cli_print, "--blank: there is no form of %s; --help lists them",
                      adj_sheet_name (request->kind));
  else if (!read_all_turns (typed, request))
    return FALSE;
  else if (!request->each && typed->output != NULL && !adj_sheet_knows_ending (typed->output))
    adj_cli_complain (&adj_cli_print, "the file's name ends in .pdf, .txt, .html, .svg or .png");
  else if (typed->at != NULL && typed->turns != NULL)
    adj_cli_complain (&adj_cli_print, "--turn and --at do not go together");
  else
    return read_turns (typed->turns, &request->options) && read_width (typed->width, request);
  return FALSE;
}

/* FALSE after a message. */
static gboolean
read_request (int argc, char **argv, const Typed *typed, Request *request)
{
  int kind = argc == 3 ? adj_sheet_find (argv[2]) : -1;

  request->csv = argc == 3 ? adj_csv_find (argv[2]) : -1;
  if (argc != 3)
    adj_cli_complain (&adj_cli_print,
                      "name a game or scenario and the sheet: print chickamauga map -o map.pdf");
  else if (kind < 0 && request->csv < 0)
    adj_cli_complain (&adj_cli_print, "there is no sheet '%s'; --help lists them", argv[2]);
  else
    {
      request->name = argv[1];
      request->kind = (AdjSheetKind) kind;
      request->output = typed->output;
      request->eyes = typed->eyes;
      request->at = typed->at;
      return request->csv >= 0 ? read_table (typed, request) : read_sheet (typed, request);
    }
  return FALSE;
}

/* The sheets that can be had blank. */
static char *
list_forms (void)
{
  g_autoptr (GStrvBuilder) forms = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;
  g_autofree char *list = NULL;

  for (int kind = 0; kind < ADJ_N_SHEETS; kind++)
    if (adj_sheet_has_form ((AdjSheetKind) kind))
      g_strv_builder_add (forms, adj_sheet_name ((AdjSheetKind) kind));
  names = g_strv_builder_end (forms);
  list = g_strjoinv (", ", names);
  return g_strconcat ("a form to fill in, or to lay counters on: ", list, NULL);
}

static gboolean
parse (int *argc, char ***argv, Typed *typed, AdjSheetOptions *options, AdjExitCode *code)
{
  g_autofree char *forms = list_forms ();
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &typed->output,
      "the file to write, else a PDF by battle and turn; with --turn all of the map a folder, or "
      "the name of its pictures",
      "FILE.pdf|.txt|.html|.svg|.png|.csv" },
    { "turn", 0, 0, G_OPTION_ARG_STRING, &typed->turns,
      "the Game-Turns to tell of; of other sheets: as that turn began; all: of the map a picture "
      "for each",
      "N[-M]|all" },
    { "at", 0, 0, G_OPTION_ARG_STRING, &typed->at,
      "an earlier moment: start, @12 or 3/union/combat", "MOMENT" },
    { "width", 0, 0, G_OPTION_ARG_STRING, &typed->width,
      "of a PNG picture, and of those of --turn all, in pixels", "PIXELS" },
    { "paper", 0, 0, G_OPTION_ARG_STRING, &typed->paper,
      "a4 (unless named), letter, a3 or tabloid; a4-landscape and so on", "PAPER" },
    { "large", 0, 0, G_OPTION_ARG_NONE, &options->large,
      "in large print; the map over several pages, as large as the real one", NULL },
    { "colour", 0, 0, G_OPTION_ARG_NONE, &options->colour, "maps and counters in colour", NULL },
    { "blank", 0, 0, G_OPTION_ARG_NONE, &options->blank, forms, NULL },
    { "eyes", 0, 0, G_OPTION_ARG_STRING, &typed->eyes, "with whose eyes: a side's, public or all",
      "EYES" },
    { NULL },
  };

  return adj_cli_parse (&adj_cli_print, entries, argc, argv, code);
}

static AdjExitCode
run (int argc, char **argv)
{
  g_auto (Typed) typed = { NULL };
  Request request = { .options = { .eyes = ADJ_EYES_ALL, .steps = -1 } };
  AdjExitCode code = ADJ_EXIT_USAGE;

  if (!parse (&argc, &argv, &typed, &request.options, &code))
    return code;
  if (!read_request (argc, argv, &typed, &request))
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
  .summary = "sheets for the table, as PDF, text, HTML or picture; tables as CSV",
  .list = list_sheets,
  .help = "It prints\n"
          "  sheet SHEET FILE PAGES\n"
          "  table TABLE FILE",
  .run = run,
};
