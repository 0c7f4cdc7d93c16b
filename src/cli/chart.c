/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include "book/chart-line.h"
#include "book/draft-frame.h"
#include "book/scenario-form.h"
#include "book/unit-rows.h"
#include "cli/played-file.h"
#include "desk/slurp.h"
#include "staff/own-charts.h"

/* The charts of a battle being typed from the command line. */
typedef struct
{
  AdjDraft *draft;
  GString *answers; /* told when what they are about is on the disk */
  GString *refused; /* those of them that say no, which are told in any case */
  AdjCliPlay play;
} Charting;

/* The options given on the command line. */
typedef struct
{
  gboolean atomic;
  gboolean later; /* corrections are taken over */
  char *ruleset;  /* of a new battle */
  char *units;    /* a file of rows */
} Request;

static void
clear_request (Request *request)
{
  g_free (request->ruleset);
  g_free (request->units);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Request, clear_request)

/* Empty lines and comments are for whoever keeps the lines in a file. */
static gboolean
is_said (const char *line)
{
  while (g_ascii_isspace (*line))
    line++;
  return *line != '\0' && *line != '#';
}

static gboolean
refuse (Charting *self, const char *what, const char *reason)
{
  g_autofree char *refusal = g_strdup_printf ("refused\t%s\t%s\n", what, reason);

  g_string_append (self->answers, refusal);
  g_string_append (self->refused, refusal);
  return FALSE;
}

static gboolean
chart_line (gpointer data, const char *line)
{
  Charting *self = data;
  g_autofree char *told = line != NULL ? adj_cli_one_line (line) : g_strdup ("-");

  if (line != NULL && !is_said (line))
    return TRUE;
  if (line != NULL && adj_draft_chart (self->draft, line))
    {
      g_string_append_printf (self->answers, "ok\t%s\n", told);
      return TRUE;
    }
  return refuse (self, told,
                 line != NULL ? adj_draft_get_refusal (self->draft) : adj_cli_no_line (FALSE));
}

static gboolean
chart_lines (Charting *self, char **lines)
{
  gboolean all = TRUE;

  if (lines[0] == NULL || (g_str_equal (lines[0], "-") && lines[1] == NULL))
    return adj_cli_play_lines (&self->play, NULL, chart_line, self);
  for (int i = 0; lines[i] != NULL; i++)
    all &= chart_line (self, lines[i]);
  return all;
}

static gboolean
save (const Charting *self, const char *path, AdjImprint *imprint)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GError) error = NULL;
  g_auto (AdjPortion) portion = { 0 };

  g_mkdir_with_parents (folder, 0700); /* the player's first; writing says why there is none */
  portion.text = g_strdup (adj_draft_get_text (self->draft, &portion.length));
  adj_imprint_write (imprint, path, &portion, &error);
  return adj_cli_is_saved (&adj_cli_chart, error);
}

/* What the battle that came with the program says otherwise by now. */
static gboolean
take_later (Charting *self)
{
  g_autoptr (AdjLoaded) frame = adj_own_charts_load_frame (adj_draft_get_scenario (self->draft));
  guint n = frame != NULL ? adj_draft_count_later (self->draft, frame->book->scenario) : 0;

  if (n > 0 && !adj_draft_take_later (self->draft, frame->book->scenario))
    return refuse (self, "later", adj_draft_get_refusal (self->draft));
  g_string_append_printf (self->answers, "later\t%u\n", n);
  return TRUE;
}

/* Rows of a spreadsheet; FALSE if one is refused, or there is no such file, which is said. */
static gboolean
chart_units (Charting *self, const char *path)
{
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  g_autofree char *text = adj_slurp (path, ADJ_SCENARIO_BYTES, NULL, problems);
  g_autoptr (GArray) refused = NULL;
  guint n_taken = 0;

  if (text == NULL)
    {
      adj_cli_print_problems (problems);
      return FALSE;
    }
  refused = adj_draft_paste_units (self->draft, text, &n_taken);
  for (guint i = 0; i < refused->len; i++)
    {
      const AdjRefusedRow *row = &g_array_index (refused, AdjRefusedRow, i);
      g_autofree char *what = g_strdup_printf ("row %u", row->row);

      refuse (self, what, row->reason);
    }
  g_string_append_printf (self->answers, "units\t%u\n", n_taken);
  return refused->len == 0;
}

/* Without lines beside them corrections and rows are all there is. */
static gboolean
chart_all (Charting *self, const Request *request, char **lines)
{
  gboolean all = !request->later || take_later (self);

  if (request->units != NULL)
    all &= chart_units (self, request->units);
  if (lines[0] != NULL || (!request->later && request->units == NULL))
    all &= chart_lines (self, lines);
  return all;
}

/* how: what is told of a file that was not there. atomic: where one is refused, none of the others
 * is taken either. */
static AdjExitCode
chart (AdjOwnCharts *own, const char *how, const Request *request, char **lines)
{
  g_autoptr (GString) answers = g_string_new (NULL);
  g_autoptr (GString) refused = g_string_new (NULL);
  g_autoptr (AdjLock) lock = NULL;
  Charting self = { own->draft, answers, refused, { .keep_going = TRUE, .saved = TRUE } };
  AdjImprint imprint = { 0 };
  gboolean all;

  if (!adj_cli_take_file (&adj_cli_chart, own->path, &lock, &imprint))
    return ADJ_EXIT_NO;
  all = chart_all (&self, request, lines);
  if (request->atomic && !all)
    {
      g_print ("%s", refused->str);
      return ADJ_EXIT_NO;
    }
  if (adj_draft_may_undo (own->draft))
    {
      if (!save (&self, own->path, &imprint))
        return ADJ_EXIT_NO;
      if (own->is_new)
        g_print ("%s\t%s\n", how, own->path);
    }
  g_print ("%s", answers->str);
  return all ? ADJ_EXIT_YES : ADJ_EXIT_NO;
}

#define ENDING ".scenario.xml"

/* The id of a new battle is the name of its file. */
static AdjOwnCharts *
begin (const char *path, const char *ruleset)
{
  g_autofree char *name = g_path_get_basename (path);

  if (!g_str_has_suffix (path, ENDING) || g_file_test (path, G_FILE_TEST_EXISTS))
    {
      adj_cli_complain (&adj_cli_chart, "--new takes a file that is not there yet, NAME" ENDING);
      return NULL;
    }
  name[strlen (name) - strlen (ENDING)] = '\0';
  return adj_own_charts_begin (path, name, name, ruleset);
}

static AdjOwnCharts *
open_charts (const char *name)
{
  g_autofree char *path = adj_cli_find_scenario (&adj_cli_chart, name);

  return path != NULL ? adj_own_charts_open (path, TRUE) : NULL;
}

static AdjExitCode
open_and_chart (const char *name, const Request *request, char **lines)
{
  g_autoptr (AdjOwnCharts) own =
      request->ruleset != NULL ? begin (name, request->ruleset) : open_charts (name);

  if (own != NULL && own->draft != NULL)
    return chart (own, request->ruleset != NULL ? "begun" : "copied", request, lines);
  if (own != NULL)
    adj_cli_print_problems (own->problems);
  return ADJ_EXIT_NO;
}

static AdjExitCode
run (int argc, char **argv)
{
  g_auto (Request) request = { 0 };
  const GOptionEntry entries[] = {
    { "atomic", 0, 0, G_OPTION_ARG_NONE, &request.atomic,
      "all of the lines, or none if one is refused", NULL },
    { "later", 0, 0, G_OPTION_ARG_NONE, &request.later,
      "take over what was corrected since in the battle that came with the program", NULL },
    { "new", 0, 0, G_OPTION_ARG_STRING, &request.ruleset,
      "begin a battle from nothing, by those rules", "RULESET" },
    { "units", 0, 0, G_OPTION_ARG_FILENAME, &request.units, "rows of units from a spreadsheet",
      "FILE" },
    { NULL },
  };
  AdjExitCode code = ADJ_EXIT_USAGE;

  if (!adj_cli_parse (&adj_cli_chart, entries, &argc, &argv, &code))
    return code;
  if (argc < 2)
    {
      adj_cli_complain (&adj_cli_chart, "name the battle and the lines: chart antietam "
                                        "'0412 0413 terrain=forest'");
      return ADJ_EXIT_USAGE;
    }
  return open_and_chart (argv[1], &request, argv + 2);
}

const AdjCliCommand adj_cli_chart = {
  .name = "chart",
  .arguments = "SCENARIO [LINE...|-]",
  .summary = "fill in a battle from its owner's charts, from the command line or standard input",
  .help = "Each line is one change, made in order:\n"
          "  ok LINE, or refused LINE REASON\n"
          "A battle that came with the program is copied first, to the file that is told by\n"
          "  copied FILE\n"
          "With --later what a later program corrected in that battle is taken over first, where\n"
          "nothing was typed:\n"
          "  later N: in so many places\n"
          "With --units rows of a spreadsheet are taken first, by the names in their first row:\n"
          "  units N: so many; refused row N REASON\n"
          "With --new a battle is begun from nothing, and told by begun FILE.\n"
          "Lines:\n"
          "  0412 0413 terrain=forest          rest terrain=clear          off 2526 2527\n"
          "  0412 name=Dunker Church drawn=town\n"
          "  road 0101 0201 0302               creek 0412-0413 0412-0513   no road 0101 0201\n"
          "  0412-0413 side=creek bridge       0412-0413 name=Stone Bridge\n"
          "  unit anderson side=confederate arm=infantry strength=4 hex=0917\n"
          "  anderson strength=5               remove unit anderson\n"
          "  turns 12                          turn-4 night=yes label=Dusk union-4 level=3\n"
          "  battle title=Antietam             map columns=19 rows=20      union name=Federals\n"
          "  award, level, holds, exit, special, limit, command, commander, source, unknown:\n"
          "    level 2 side=union name=marginal measure=ratio above=1; the fields of the file\n"
          "  compare 0412 anderson turn-4      they are as printed\n"
          "An empty value takes a field away. Empty lines and those with # are passed over.",
  .run = run,
};
