/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>

#include <string.h>

#include "ask.h"
#include "printed.h"
#include "sheets/csv.h"
#include "sheets/sheet.h"

/* What the manual says under that heading, up to the next one. */
static char *
section_of (const char *manual, const char *heading)
{
  const char *start = strstr (manual, heading);
  const char *end = NULL;

  g_assert_nonnull (start);
  end = strstr (start + strlen (heading), "\n.SS ");
  g_assert_nonnull (end);
  return g_strndup (start, (gsize) (end - start));
}

static void
assert_listed (const char *help, const char *section, const char *name)
{
  g_autofree char *line = g_strdup_printf ("\n  %-11s ", name);
  g_autofree char *item = g_strdup_printf ("\n.TP\n.B %s\n", name);

  g_test_message ("%s", name);
  g_assert_nonnull (strstr (help, line));
  g_assert_nonnull (strstr (section, item));
}

/* Help and manual tell of every sheet and table there is, and which of them a game must have. */
static void
test_listed (void)
{
  g_autofree char *path =
      g_build_filename (g_getenv ("ADJUTANT_DATA_DIR"), "man", "adjutant-cli.1", NULL);
  g_autofree char *manual = printed_bytes (path);
  g_autofree char *section = section_of (manual, "\n.SS print ");
  g_autoptr (Answer) help = ask ("print", "--help", NULL);
  g_autoptr (GString) sentence = g_string_new (NULL);
  guint n = 0;

  assert_said (help, 0);
  for (int kind = ADJ_N_SHEETS; kind-- > 0;)
    {
      const char *name = adj_sheet_name ((AdjSheetKind) kind);

      assert_listed (help->out, section, name);
      if (!adj_sheet_needs_game ((AdjSheetKind) kind))
        continue;
      g_string_prepend (sentence, name);
      g_string_prepend (sentence, n == 0 ? " and " : ", ");
      n++;
    }
  g_assert_cmpuint (n, >, 1);
  g_string_erase (sentence, 0, 2); /* the first has none before it */
  g_string_prepend (sentence, "The sheets; ");
  g_string_append (sentence, " tell of a game, and a scenario alone has none of them:\n");
  g_assert_nonnull (strstr (section, sentence->str));
  for (int kind = 0; kind < ADJ_N_CSV; kind++)
    assert_listed (help->out, section, adj_csv_name ((AdjCsvKind) kind));
}

/* Help and manual name the sheets that can be had blank, and no other is. */
static void
test_forms (void)
{
  g_autofree char *path =
      g_build_filename (g_getenv ("ADJUTANT_DATA_DIR"), "man", "adjutant-cli.1", NULL);
  g_autofree char *manual = printed_bytes (path);
  g_autofree char *section = section_of (manual, "\n.SS print ");
  g_autoptr (Answer) help = ask ("print", "--help", NULL);
  g_autofree char *file = printed_scratch ("form.txt");

  g_assert_nonnull (strstr (
      help->out, "a form to fill in, or to lay counters on: scatter, initiative, plot, map\n"));
  g_assert_nonnull (
      strstr (section, "filled in by hand: scatter, initiative, plot and map, which is"));
  for (int kind = 0; kind < ADJ_N_SHEETS; kind++)
    {
      const char *name = adj_sheet_name ((AdjSheetKind) kind);
      g_autoptr (Answer) answer = ask ("print", "chickamauga", name, "--blank", "-o", file, NULL);
      g_autofree char *why = g_strdup_printf ("there is no form of %s", name);

      if (adj_sheet_has_form ((AdjSheetKind) kind))
        assert_said (answer, 0);
      else
        assert_refused (answer, 2, why);
    }
}

static char *
played_game (void)
{
  char *game = printed_scratch ("one.adjutant");
  g_autoptr (Answer) new = ask ("new", "chickamauga", "-o", game, NULL);
  g_autoptr (Answer) play =
      ask ("play", game,
           "move 2/1/xiv 1520; attack 1620 from 2/1/xiv die 5; retreat 2/1/xiv 1420; stay", NULL);

  assert_said (new, 0);
  assert_said (play, 0);
  return game;
}

/* Tables are written where -o says, and of a game alone. */
static void
test_tables (void)
{
  g_autofree char *game = played_game ();
  g_autofree char *path = printed_scratch ("battles.csv");
  g_autofree char *said = g_strdup_printf ("table\tbattles\t%s\n", path);
  g_autoptr (Answer) answer = ask ("print", game, "battles", "-o", path, NULL);
  g_autoptr (Answer) nowhere = ask ("print", game, "battles", NULL);
  g_autoptr (Answer) scenario = ask ("print", "chickamauga", "units", "-o", path, NULL);
  g_autofree char *text = NULL;

  assert_said (answer, 0);
  g_assert_cmpstr (answer->out, ==, said);
  text = printed_bytes (path);
  g_assert_true (g_str_has_prefix (text, "turn,attacker,place,"));
  assert_refused (nowhere, 2, "wants -o FILE.csv");
  assert_refused (scenario, 2, "tells of a game");
}

/* What is about pages is not taken for a table without a word. */
static void
test_tables_refused (void)
{
  static const char *const ways[] = { "--paper=letter", "--paper=foolscap", "--width=400",
                                      "--large",        "--colour",         "--blank" };
  g_autofree char *game = played_game ();
  g_autofree char *path = printed_scratch ("battles.csv");
  g_autoptr (Answer) turn = ask ("print", game, "score", "--turn", "1", "-o", path, NULL);
  g_autoptr (Answer) at = ask ("print", game, "score", "--at", "start", "-o", path, NULL);
  g_autoptr (Answer) pages = ask ("print", game, "score", "-o", "score.pdf", NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autoptr (Answer) answer = ask ("print", game, "battles", ways[i], "-o", path, NULL);

      g_test_message ("%s", ways[i]);
      assert_refused (answer, 2, "it takes -o and --eyes alone");
    }
  assert_refused (turn, 2, "is of the whole game");
  assert_refused (at, 2, "is of the whole game");
  assert_refused (pages, 2, "wants -o FILE.csv");
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* The sheets that a scenario alone has; that of a side is for its eyes. */
static void
test_scenario (void)
{
  for (int kind = 0; kind < ADJ_N_SHEETS; kind++)
    {
      const char *name = adj_sheet_name ((AdjSheetKind) kind);
      const char *eyes = kind == ADJ_SHEET_SIDE ? "union" : "all";
      g_autofree char *path = printed_scratch ("sheet.pdf");
      g_autoptr (Answer) answer =
          ask ("print", "chickamauga", name, "--eyes", eyes, "-o", path, NULL);
      g_autofree char *said = g_strdup_printf ("sheet\t%s\t%s\t", name, path);

      if (adj_sheet_needs_game ((AdjSheetKind) kind))
        {
          assert_refused (answer, 2, "tells of a game");
          continue;
        }
      assert_said (answer, 0);
      g_assert_true (g_str_has_prefix (answer->out, said));
      printed_assert_pdf (path);
    }
}

/* All turns are one print, a page each. */
static void
test_every_turn (void)
{
  g_autofree char *game = printed_three_turns ();
  g_autofree char *path = printed_scratch ("history.pdf");
  g_autofree char *said = g_strdup_printf ("sheet\tsummary\t%s\t3\n", path);
  g_autoptr (Answer) answer = ask ("print", game, "summary", "--turn", "all", "-o", path, NULL);

  assert_said (answer, 0);
  g_assert_cmpstr (answer->out, ==, said);
  printed_assert_pdf (path);
}

/* What the manual says of a sheet, up to the next. */
static char *
item_of (const char *section, const char *name)
{
  g_autofree char *start = g_strdup_printf ("\n.TP\n.B %s\n", name);
  const char *text = strstr (section, start);
  const char *end = NULL;

  g_assert_nonnull (text);
  text += strlen (start);
  end = strstr (text, "\n.");
  g_assert_nonnull (end);
  return g_strndup (text, (gsize) (end - text));
}

/* Is there a paper among several whose title begins so? */
static gboolean
has_title (const char *text, const char *title)
{
  g_autofree char *line = g_strdup_printf ("^%s.*\n==", title);

  return g_regex_match_simple (line, text, G_REGEX_MULTILINE, 0);
}

/* The manual names the papers that are in the file of all, and those that are not. */
static void
test_all_papers (void)
{
  g_autofree char *path =
      g_build_filename (g_getenv ("ADJUTANT_DATA_DIR"), "man", "adjutant-cli.1", NULL);
  g_autofree char *manual = printed_bytes (path);
  g_autofree char *section = section_of (manual, "\n.SS print ");
  g_autofree char *item = item_of (section, "all");
  const char *apart = strstr (item, "What is cut out");
  g_autofree char *game = played_game ();
  g_autofree char *file = printed_scratch ("all.txt");
  g_autoptr (Answer) answer = ask ("print", game, "all", "-o", file, NULL);
  g_autofree char *text = NULL;

  assert_said (answer, 0);
  text = printed_bytes (file);
  g_assert_nonnull (apart);
  for (int kind = 0; kind < ADJ_SHEET_SIDE; kind++)
    {
      const char *name = adj_sheet_name ((AdjSheetKind) kind);
      const char *title =
          kind == ADJ_SHEET_SUMMARY ? "Turn 1" : adj_sheet_heading ((AdjSheetKind) kind);
      const char *named = strstr (item, name);

      g_test_message ("%s", name);
      g_assert_nonnull (named);
      g_assert_cmpint (has_title (text, title), ==, named < apart);
    }
}

static void
test_game (void)
{
  g_autofree char *game = played_game ();
  g_autofree char *summary = printed_scratch ("summary.txt");
  g_autofree char *report = printed_scratch ("report.html");
  g_autofree char *dice = printed_scratch ("dice.pdf");
  g_autoptr (Answer) first = ask ("print", game, "summary", "--turn", "1", "-o", summary, NULL);
  g_autoptr (Answer) second = ask ("print", game, "report", "--turn", "1-1", "-o", report, NULL);
  g_autoptr (Answer) third = ask ("print", game, "dice", "--paper", "letter", "--large", "--eyes",
                                  "union", "-o", dice, NULL);
  g_autofree char *told = NULL;
  g_autofree char *marked = NULL;

  assert_said (first, 0);
  assert_said (second, 0);
  assert_said (third, 0);
  told = printed_bytes (summary);
  marked = printed_bytes (report);
  g_assert_nonnull (strstr (told, "2/1/XIV becomes"));
  g_assert_nonnull (strstr (marked, "<h1>After-action report</h1>"));
  printed_assert_pdf (dice);
}

/* The position as it was at an earlier moment. */
static void
test_moment (void)
{
  g_autofree char *game = played_game ();
  g_autofree char *then = printed_scratch ("then.txt");
  g_autofree char *now = printed_scratch ("now.txt");
  g_autoptr (Answer) first = ask ("print", game, "map", "--at", "start", "-o", then, NULL);
  g_autoptr (Answer) second = ask ("print", game, "map", "-o", now, NULL);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  assert_said (first, 0);
  assert_said (second, 0);
  before = printed_bytes (then);
  after = printed_bytes (now);
  g_assert_nonnull (strstr (before, "1319: 2/1/XIV 5"));
  g_assert_nonnull (strstr (after, "1420: 2/1/XIV (inverted) 5"));
}

static void
test_blank (void)
{
  g_autofree char *path = printed_scratch ("plot.txt");
  g_autoptr (Answer) answer = ask ("print", "chickamauga", "plot", "--blank", "-o", path, NULL);
  g_autofree char *text = NULL;

  assert_said (answer, 0);
  text = printed_bytes (path);
  g_assert_null (strstr (text, "Wilder"));
}

/* In the folder where it is called, by battle and turn; and not over another. */
static void
test_named (void)
{
  g_autofree char *before = g_get_current_dir ();
  g_autofree char *folder = g_dir_make_tmp ("adjutant-XXXXXX", NULL);
  g_autofree char *game = played_game ();
  g_autofree char *path = g_build_filename (folder, "chickamauga-turn-1-map.pdf", NULL);
  g_autofree char *summary = g_build_filename (folder, "chickamauga-turn-1-summary.pdf", NULL);
  g_autoptr (Answer) map = NULL;
  g_autoptr (Answer) again = NULL;
  g_autoptr (Answer) told = NULL;

  g_assert_cmpint (g_chdir (folder), ==, 0);
  map = ask ("print", "chickamauga", "map", NULL);
  again = ask ("print", "chickamauga", "map", NULL);
  told = ask ("print", game, "summary", NULL);
  g_assert_cmpint (g_chdir (before), ==, 0);
  assert_said (map, 0);
  g_assert_true (g_str_has_prefix (map->out, "sheet\tmap\tchickamauga-turn-1-map.pdf\t"));
  printed_assert_pdf (path);
  assert_refused (again, 1, "chickamauga-turn-1-map.pdf is there already");
  assert_said (told, 0);
  printed_assert_pdf (summary);
  g_unlink (path);
  g_unlink (summary);
  g_rmdir (folder);
}

static void
test_refused (void)
{
  g_autoptr (Answer) nothing = ask ("print", NULL);
  g_autoptr (Answer) sheet = ask ("print", "chickamauga", "poem", "-o", "x.pdf", NULL);
  g_autoptr (Answer) paper =
      ask ("print", "chickamauga", "map", "--paper", "foolscap", "-o", "x.pdf", NULL);
  g_autoptr (Answer) ending = ask ("print", "chickamauga", "map", "-o", "x.doc", NULL);
  g_autoptr (Answer) eyes =
      ask ("print", "chickamauga", "map", "--eyes", "nobody", "-o", "x.pdf", NULL);
  g_autoptr (Answer) folder = ask ("print", "chickamauga", "map", "-o", "/nowhere/x.pdf", NULL);
  g_autoptr (Answer) unknown = ask ("print", "waterloo", "map", "-o", "x.pdf", NULL);
  g_autoptr (Answer) untold = ask ("print", "chickamauga", "summary", "-o", "x.pdf", NULL);
  g_autoptr (Answer) nobody = ask ("print", "chickamauga", "side", "-o", "x.pdf", NULL);

  assert_refused (nothing, 2, "name a game or scenario");
  assert_refused (sheet, 2, "'poem'");
  assert_refused (paper, 2, "'foolscap'");
  assert_refused (ending, 2, ".pdf");
  assert_refused (eyes, 2, "'nobody'");
  assert_refused (folder, 1, "/nowhere/x.pdf");
  assert_refused (unknown, 1, "'waterloo'");
  assert_refused (untold, 2, "summary tells of a game");
  assert_refused (nobody, 1, "for its own eyes");
}

static void
test_turns_refused (void)
{
  g_autofree char *game = played_game ();
  g_autoptr (Answer) unplayed = ask ("print", game, "summary", "--turn", "7", "-o", "x.pdf", NULL);
  g_autoptr (Answer) backwards =
      ask ("print", game, "summary", "--turn", "3-1", "-o", "x.pdf", NULL);
  g_autoptr (Answer) word = ask ("print", game, "summary", "--turn", "last", "-o", "x.pdf", NULL);
  g_autoptr (Answer) moment = ask ("print", game, "setup", "--at", "dawn", "-o", "x.pdf", NULL);
  g_autoptr (Answer) both =
      ask ("print", game, "setup", "--at", "start", "--turn", "1", "-o", "x.pdf", NULL);

  assert_refused (unplayed, 1, "turn 7 has not been played");
  assert_refused (backwards, 2, "'3-1'");
  assert_refused (word, 2, "'last'");
  assert_refused (moment, 2, "'dawn'");
  assert_refused (both, 2, "do not go together");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/print/listed", test_listed);
  g_test_add_func ("/cli/print/a tables", test_tables);
  g_test_add_func ("/cli/print/tables refused", test_tables_refused);
  g_test_add_func ("/cli/print/forms", test_forms);
  g_test_add_func ("/cli/print/a scenario", test_scenario);
  g_test_add_func ("/cli/print/every turn", test_every_turn);
  g_test_add_func ("/cli/print/all papers", test_all_papers);
  g_test_add_func ("/cli/print/a game", test_game);
  g_test_add_func ("/cli/print/a moment", test_moment);
  g_test_add_func ("/cli/print/blank", test_blank);
  g_test_add_func ("/cli/print/named", test_named);
  g_test_add_func ("/cli/print/refused", test_refused);
  g_test_add_func ("/cli/print/turns refused", test_turns_refused);
  return g_test_run ();
}
