/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "ask.h"
#include "fixture.h"

/* Chickamauga by the revised rules, as somebody plays it from the command line. */

#define RULES "blue-and-grey-revised"

static const char *const options[] = { "--ruleset", RULES, NULL };

static void
set_up (Fixture *self, gconstpointer data)
{
  fixture_begin (self, options);
}

/* An order, and the lines it is answered with. */
static void
assert_answer (const char *path, const char *order, const char *expected)
{
  g_autofree char *line = g_strconcat (order, "\n", NULL);
  g_autoptr (Answer) answer = ask ("play", "--keep-going", path, line, NULL);

  g_test_message ("%s", answer->out);
  g_assert_true (g_str_has_prefix (answer->out, expected));
}

/* Of 1975 and the articles nothing is cited; Chickamauga's own rows are (R 18). Neither a column of
 * odds nor a multiplier is named but the odds of one to five (R 9.18). */
static void
assert_cites_nothing_else (const char *text)
{
  g_autoptr (GRegex) others = g_regex_new (
      "\\b(BG|Y|E) [0-9A-Z]+\\.?[0-9]|[×x][2-9]|\\b(?!1-5\\b)[1-9]-[1-9]\\b", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  if (g_regex_match (others, text, 0, &match))
    {
      g_autofree char *cited = g_match_info_fetch (match, 0);

      g_test_message ("%s in %s", cited, text);
    }
  g_assert_false (g_match_info_matches (match));
}

static const char *const day[] = {
  "place bates 1416",
  "move 1/1/xiv 1318",
  "move 1/1/xiv 1317",
  "move scott 2313",
  "exit 2/1/xiv",
  "next",
  "attack 1416 from 3/1/xiv",
  "attack 1416 from 2/3/xiv",
  "roll 4",
  "roll 3 result DR2",
  "retreat bates 1516",
  "advance 2/3/xiv 1415",
  "lose 2/3/xiv",
  "next",
  "next",
  "next",
  "enter 1/2/xiv 0728",
  "enter 2/2/xiv 0728",
  "enter 3/2/xiv 0728 0727",
  "next",
};

static void
play_a_day (const char *path)
{
  g_autofree char *orders = g_strjoinv ("\n", (char **) day);
  g_autofree char *lines = g_strconcat (orders, "\n", NULL);
  g_autoptr (Answer) answer = ask ("play", "--keep-going", path, lines, NULL);

  g_assert_cmpint (answer->code, ==, 1); /* some of it makes no sense */
  assert_cites_nothing_else (answer->out);
}

static void
test_cites_its_own (Fixture *self, gconstpointer data)
{
  static const char *const shown[] = { "duties",  "log",      "reinforcements", "attacks",
                                       "victory", "rows",     "options",        "answers",
                                       "debts",   "hex 1416", "reach 1/1/xiv",  "arrivals" };
  static const char *const sheets[] = { "summary", "report",   "dice", "setup",
                                        "roster",  "arrivals", "aid",  "map" };
  g_autofree char *paper = g_build_filename (self->folder, "other.txt", NULL);

  play_a_day (self->path);
  for (guint i = 0; i < G_N_ELEMENTS (shown); i++)
    {
      g_auto (GStrv) words = g_strsplit (shown[i], " ", 2);
      g_autoptr (Answer) answer = ask ("show", self->path, words[0], words[1], NULL);

      assert_cites_nothing_else (answer->out);
    }
  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
    {
      g_autoptr (Answer) answer = ask ("print", self->path, sheets[i], "-o", paper, NULL);
      g_autofree char *text = NULL;

      assert_said (answer, 0);
      g_assert_true (g_file_get_contents (paper, &text, NULL, NULL));
      assert_cites_nothing_else (text);
    }
}

static void
test_judged_again (Fixture *self, gconstpointer data)
{
  g_autoptr (Answer) answer = NULL;

  play_a_day (self->path);
  answer = ask ("check", self->path, NULL);
  assert_said (answer, 0);
  g_assert_cmpuint (count_lines (answer->out, "differs"), ==, 0);
}

/* Chickamauga's train, exits and awards are its own. */
static void
test_keeps_exclusive_rules (Fixture *self, gconstpointer data)
{
  g_autoptr (Answer) answer = ask ("show", self->path, "victory", NULL);

  g_assert_cmpuint (count_lines (answer->out, "award\tconfederate-train"), ==, 1);
  assert_answer (self->path,
                 "place union-supply-train 0101; next; attack 0202 from union-supply-train",
                 "ok\tplace");
}

static void
test_leaves_out_effectiveness (Fixture *self, gconstpointer data)
{
  g_autoptr (Answer) answer = ask ("show", self->path, "options", NULL);

  g_assert_cmpuint (count_lines (answer->out, "option"), ==, 1); /* a ruling of their own */
  g_assert_nonnull (strstr (answer->out, "option\tslope-into-zone\t"));
  assert_answer (self->path, "option flank-attack",
                 "impossible\toption flank-attack\tthere is no option 'flank-attack' in these "
                 "rules\t");
  assert_answer (self->path, "option",
                 "impossible\toption\twhich option? such as slope-into-zone=off\t");
  assert_answer (self->path, "waive", "impossible\twaive\twhich row? such as R 2.1\t");
}

/* A result is the players' own word, and orders carry it out. */
static void
test_tells_a_result (Fixture *self, gconstpointer data)
{
  g_autoptr (Answer) log = NULL;

  assert_answer (self->path, "place bates 1412; next", "ok\tplace bates 1412");
  assert_answer (self->path, "attack 1412 from 1/3/xiv die 4", "impossible\t");
  assert_answer (self->path, "attack 1412 from 1/3/xiv result Dr-2/shaken99", "impossible\t");
  assert_answer (self->path, "attack 1412 from 1/3/xiv die 5 result DR2",
                 "ok\tattack 1412 from 1/3/xiv die 5 result DR2\tR 8.4 missing - - 0; R 8.6 "
                 "missing - - 0\t");
  assert_answer (self->path, "retreat bates 1411", "ok\tretreat bates 1411\tR 8.7 missing - - 0\t");
  log = ask ("show", self->path, "log", NULL);
  g_assert_nonnull (strstr (log->out, "result DR2"));
}

/* What belongs to rules that these have not makes no sense, and is said so. */
static void
test_orders_of_other_rules (Fixture *self, gconstpointer data)
{
  static const char *const orders[] = { "scatter roll",     "scatter die 3",   "scatter chits 1 2",
                                        "entrench 1/1/xiv", "initiative roll", "reveal" };

  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    {
      g_autoptr (Answer) answer = ask ("play", self->path, orders[i], NULL);

      assert_said (answer, 1);
      g_assert_true (g_str_has_prefix (answer->out, "impossible\t"));
    }
}

static void
test_odds_without_a_table (Fixture *self, gconstpointer data)
{
  g_autoptr (Answer) answer = ask ("odds", "--ruleset", RULES, "13", "4", NULL);

  assert_said (answer, 0);
  g_assert_cmpstr (answer->out, ==,
                   "ratio\t13:4\ncolumn\t?\nmissing\tThe Combat Results Table is missing: type it "
                   "into the rules, or give the result.\n");
}

static void
test_other_battles (Fixture *self, gconstpointer data)
{
  g_autofree char *path = g_build_filename (self->folder, "other.adjutant", NULL);
  g_autoptr (Answer) begun = ask ("new", "antietam", "-o", path, "--ruleset", RULES, NULL);
  g_autoptr (Answer) checked = ask ("check", "--brief", "--ruleset", RULES, "chickamauga", NULL);
  g_autoptr (Answer) unknown = ask ("check", "--ruleset", "nope", "chickamauga", NULL);

  g_assert_cmpint (begun->code, ==, 1);
  g_assert_nonnull (strstr (begun->err, "arm 'rifled-artillery': there is none of that name"));
  assert_said (checked, 0);
  assert_refused (unknown, 2, "there is no ruleset 'nope'");
}

/* What somebody may type into the file of the rules, and what he is told. */
static void
test_bad_rules (Fixture *self, gconstpointer data)
{
  static const struct
  {
    const char *stands;
    const char *typed;
    const char *told;
  } faults[] = {
    { "at-most=\"2/3\"", "at-most=\"0.66\"",
      "at-most: '0.66' is no number of movement points: write 2/3" },
    { "<arrivals ", "<arrivals stack=\"2\" adds=\"1\"/><arrivals ",
      "this is one 'arrivals' too many" },
    { "version=\"2\"", "version=\"3\"", "made for a newer Adjutant: version 3" },
  };
  g_autofree char *shipped =
      g_build_filename (g_getenv ("ADJUTANT_DATA_DIR"), "rulesets", RULES ".ruleset.xml", NULL);
  g_autofree char *path = g_build_filename (self->folder, "bad.ruleset.xml", NULL);
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (shipped, &text, NULL, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autoptr (GString) typed = g_string_new (text);
      g_autoptr (Answer) answer = NULL;

      g_assert_cmpuint (g_string_replace (typed, faults[i].stands, faults[i].typed, 1), ==, 1);
      g_assert_true (g_file_set_contents (path, typed->str, -1, NULL));
      answer = ask ("check", path, NULL);
      g_test_message ("%s", answer->out);
      g_assert_cmpint (answer->code, ==, 1);
      g_assert_nonnull (strstr (answer->out, faults[i].told));
    }
}

/* Its list of what it does not know is the one that a verdict cites. */
static void
test_shows_what_is_missing (Fixture *self, gconstpointer data)
{
  g_autoptr (Answer) answer = ask ("show", self->path, "missing", NULL);

  assert_said (answer, 0);
  g_assert_cmpuint (count_lines (answer->out, "missing\tR "), ==, 23);
  g_assert_nonnull (strstr (answer->out, "missing\tR 7.0\tZones of control are not known: section "
                                         "7 is missing.\n"));
}

/* Of the rules alone, without a battle. */
static void
test_shows_the_rules (Fixture *self, gconstpointer data)
{
  g_autoptr (Answer) summary = ask ("show", RULES, NULL);
  g_autoptr (Answer) listed = ask ("show", RULES, "options", NULL);
  g_autoptr (Answer) missing = ask ("show", RULES, "missing", NULL);
  g_autoptr (Answer) rows = ask ("show", RULES, "rows", NULL);
  g_autoptr (Answer) map = ask ("show", RULES, "map", NULL);
  g_autoptr (Answer) checked = ask ("check", "--brief", RULES, NULL);

  assert_said (summary, 0);
  g_assert_true (g_str_has_prefix (summary->out,
                                   "ruleset\t" RULES "\ntitle\tBlue & Grey (revised), "
                                   "2nd edition\ngames\t16\narm\tinfantry\t"));
  g_assert_nonnull (strstr (summary->out, "\nmissing\t23\n"));
  assert_said (listed, 0);
  g_assert_cmpuint (count_lines (listed->out, "option"), ==, 1);
  g_assert_cmpuint (count_lines (missing->out, "missing\tR "), ==, 23);
  assert_cites_nothing_else (missing->out);
  g_assert_cmpuint (count_lines (rows->out, "row\tR 6.22\t"), ==, 1);
  assert_refused (map, 2, "of rules alone the views are summary");
  assert_said (checked, 0);
}

/* Its 16 games have no data, whatever stands there for the rules of 1975. */
static void
test_lists_its_games (Fixture *self, gconstpointer data)
{
  g_autoptr (Answer) games = ask ("show", RULES, "games", NULL);
  g_autoptr (Answer) first = ask ("show", "blue-and-gray", "games", NULL);

  assert_said (games, 0);
  g_assert_cmpuint (count_lines (games->out, "game\t"), ==, 16);
  g_assert_nonnull (strstr (games->out, "game\tFirst Bull Run\t-\n"));
  g_assert_nonnull (strstr (games->out, "game\tChickamauga\t-\n"));
  g_assert_nonnull (strstr (first->out, "game\tChickamauga\tchickamauga\n"));
}

/* The game keeps the rules, and says that the battle's own are of another edition. */
static void
test_names_the_rules (Fixture *self, gconstpointer data)
{
  g_autofree char *paper = g_build_filename (self->folder, "other.txt", NULL);
  g_autoptr (Answer) printed = ask ("print", self->path, "aid", "-o", paper, NULL);
  g_autofree char *text = NULL;

  assert_said (printed, 0);
  g_assert_true (g_file_get_contents (paper, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "Blue & Grey (revised), 2nd edition"));
  g_assert_nonnull (strstr (text, "Not known to these rules"));
  g_assert_nonnull (strstr (text, "Diversionary attacks (8.5) are missing."));
}

/* The markers are told, remembered, shown and printed; what became of a rally is asked. */
static void
test_remembers_markers (Fixture *self, gconstpointer data)
{
  g_autofree char *paper = g_build_filename (self->folder, "setup.txt", NULL);
  g_autoptr (Answer) said = ask (
      "play", "--say", self->path,
      "status wilder routed rally; mark 1318 building; next; rally wilder die 4 result R2", NULL);
  g_autoptr (Answer) table = ask ("show", self->path, "table", NULL);
  g_autoptr (Answer) owed = ask ("show", self->path, "debts", "--say", NULL);
  g_autoptr (Answer) printed = NULL;
  g_autoptr (Answer) end = NULL;
  g_autofree char *text = NULL;

  g_assert_nonnull (strstr (said->out, "Wilder is marked: routed, to rally\n"));
  g_assert_nonnull (strstr (said->out, "3/1/XIV begins breastworks in 1318\n"));
  g_assert_nonnull (strstr (said->out, "Wilder tries to rally, die 4: R2\n"));
  g_assert_nonnull (strstr (table->out, "marker\t1318\tbuilding\t0\t3/1/xiv\n"));
  g_assert_nonnull (strstr (table->out, "bears\twilder\trouted\n"));
  g_assert_cmpstr (owed->out, ==,
                   "Say what became of Wilder, which tried to rally (Union)\n"
                   "  status wilder routed=no\n  eliminate wilder\n  stay\n");
  printed = ask ("print", self->path, "setup", "-o", paper, NULL);
  assert_said (printed, 0);
  g_assert_true (g_file_get_contents (paper, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "Wilder (routed)"));
  g_assert_nonnull (strstr (text, "Breastworks begun"));
  end = ask ("play", "--say", self->path, "stay; status wilder rally=no routed=no", NULL);
  g_assert_cmpstr (end->out, ==, "Wilder stays as it is\nWilder bears no marker any more\n");
}

/* What they do is said once a phase. */
static void
test_says_once_a_phase (Fixture *self, gconstpointer data)
{
  g_autoptr (Answer) said =
      ask ("play", "--say", self->path,
           "status wilder routed; status 3/1/xiv shaken; move wilder 1122; next; next", NULL);
  const char *first = strstr (said->out, "(R 12.0)");

  g_assert_nonnull (first);
  g_assert_nonnull (strstr (first + 1, "(R 12.0)")); /* for the other phase */
  g_assert_null (strstr (strstr (first + 1, "(R 12.0)") + 1, "(R 12.0)"));
}

/* R 4.0b: the battle is over at once, whatever the points say, and may be taken up again. */
static void
test_declared_victory (Fixture *self, gconstpointer data)
{
  g_autoptr (Answer) said = ask ("play", "--say", self->path, "victory confederate", NULL);
  g_autoptr (Answer) score = ask ("show", self->path, "victory", "--say", NULL);
  g_autoptr (Answer) table = ask ("show", self->path, "table", NULL);
  g_autoptr (Answer) again = ask ("play", self->path, "victory union", NULL);
  g_autoptr (Answer) undone = ask ("play", self->path, "undo", NULL);
  g_autoptr (Answer) moved = ask ("play", "--say", self->path, "move wilder 1122", NULL);

  g_assert_cmpstr (
      said->out, ==,
      "Confederate has won, as the players declare: the game is over (R 4.0b)\n"
      "  Not judged: The exclusive rules of each battle are missing; a battle made for "
      "the rules of 1975 keeps its own. (R 14.0)\n");
  g_assert_nonnull (strstr (score->out, "Confederate wins, as the players declare (R 4.0b)"));
  g_assert_nonnull (strstr (table->out, "\nover\n"));
  g_assert_true (g_str_has_prefix (again->out, "impossible\t"));
  assert_said (undone, 0);
  g_assert_nonnull (strstr (moved->out, "Wilder moves 1022-1122 (1 MP)"));
}

/* In 1975 victory is counted. */
static void
test_no_declared_victory (Fixture *self, gconstpointer data)
{
  g_autofree char *path = g_build_filename (self->folder, "first.adjutant", NULL);
  g_autoptr (Answer) begun = ask ("new", "chickamauga", "-o", path, NULL);
  g_autoptr (Answer) said = ask ("play", "--say", path, "victory union", NULL);

  assert_said (begun, 0);
  g_assert_nonnull (strstr (said->out, "The rules of this game have nothing of the kind"));
}

static void
add (const char *name, void (*test) (Fixture *self, gconstpointer data))
{
  g_test_add (name, Fixture, NULL, set_up, test, fixture_end);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("/cli/revised/cites its own rows alone", test_cites_its_own);
  add ("/cli/revised/judged again", test_judged_again);
  add ("/rules/R 18/+ exclusive rules are kept", test_keeps_exclusive_rules);
  add ("/rules/R 18/- the system's are not", test_leaves_out_effectiveness);
  add ("/cli/revised/a result is told", test_tells_a_result);
  add ("/cli/revised/orders of other rules", test_orders_of_other_rules);
  add ("/cli/revised/odds", test_odds_without_a_table);
  add ("/cli/revised/other battles", test_other_battles);
  add ("/cli/revised/what is missing", test_shows_what_is_missing);
  add ("/cli/revised/bad rules", test_bad_rules);
  add ("/cli/revised/the rules alone", test_shows_the_rules);
  add ("/cli/revised/its games", test_lists_its_games);
  add ("/cli/revised/the rules are named", test_names_the_rules);
  add ("/rules/R 4.0b/+ a declared victory", test_declared_victory);
  add ("/rules/R 14.0/? a declared victory", test_declared_victory);
  add ("/rules/R 4.0b/- none in 1975", test_no_declared_victory);
  add ("/cli/revised/remembers markers", test_remembers_markers);
  add ("/cli/revised/says once a phase", test_says_once_a_phase);
  return g_test_run ();
}
