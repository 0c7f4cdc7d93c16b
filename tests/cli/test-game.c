/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>

#include "fixture.h"

/* A game from the command line: begun, played, looked at and judged again. */

static void
set_up (Fixture *self, gconstpointer data)
{
  fixture_begin (self, NULL);
}

/* Plays a line and wants exactly these lines back. */
static void
play (const Fixture *self, const char *orders, int code, const char *told)
{
  g_autoptr (Answer) answer = ask ("play", self->path, orders, NULL);

  assert_said (answer, code);
  g_assert_cmpstr (answer->out, ==, told);
}

static void
play_a_battle (const Fixture *self)
{
  play (self, "move wilder n; move 3/1/xiv 1619", 0,
        "ok\tmove wilder 1021\t-\tmoved wilder 6 1022 1021\n"
        "ok\tmove 3/1/xiv 1418 1519 1619\t-\tmoved 3/1/xiv 18 1318 1418 1519 1619\n");
  play (self, "attack 1620 1720 from 3/1/xiv die 1", 0,
        "ok\tnext\t-\tphase 1 1 1\n"
        "ok\tattack 1620 1720 from 3/1/xiv die 1\t-\tattack 0 -1; target 1620; target 1720; "
        "attacker 3/1/xiv 0; defender smith; defender wright; rolled 1 3 3; fought 3/1/xiv 1; "
        "fought smith 1; fought wright 1; vacated 1620; debt 0 1 smith - 0; vacated 1720; "
        "debt 0 1 wright - 0\n");
}

/* ---- new ---- */

static void
test_new (Fixture *self, gconstpointer data)
{
  g_autofree char *other = g_build_filename (self->folder, "b.adjutant", NULL);
  g_autoptr (Answer) again = ask ("new", "chickamauga", "-o", self->path, NULL);
  g_autoptr (Answer) nowhere = ask ("new", "chickamauga", NULL);
  g_autoptr (Answer) nothing = ask ("new", "-o", other, NULL);
  g_autoptr (Answer) unknown = ask ("new", "waterloo", "-o", other, NULL);
  g_autoptr (Answer) option = ask ("new", "chickamauga", "-o", other, "--option", "sun=on", NULL);
  g_autoptr (Answer) odd = ask ("new", "chickamauga", "-o", "b.txt", NULL);

  assert_refused (odd, 2, "ends in .adjutant");
  assert_refused (again, 1, "is there already");
  assert_refused (nowhere, 2, "name a scenario and the file");
  assert_refused (nothing, 2, "name a scenario and the file");
  g_assert_cmpint (unknown->code, ==, 1);
  assert_refused (option, 2, "sun=on");
  g_assert_false (g_file_test (other, G_FILE_TEST_EXISTS));
}

static void
test_new_option (Fixture *self, gconstpointer data)
{
  g_autofree char *other = g_build_filename (self->folder, "b.adjutant", NULL);
  g_autoptr (Answer) made =
      ask ("new", "chickamauga", "-o", other, "--option", "creek-bombardment=off", NULL);
  g_autoptr (Answer) log = ask ("show", other, "log", NULL);

  assert_said (made, 0);
  assert_said (log, 0);
  g_assert_cmpstr (log->out, ==, "log\t1\tok\tholds\toption creek-bombardment=off\t-\n");
}

/* The rules of an article, and one of them otherwise. */
static void
test_new_with (Fixture *self, gconstpointer data)
{
  g_autofree char *other = g_build_filename (self->folder, "b.adjutant", NULL);
  g_autoptr (Answer) unknown = ask ("new", "chickamauga", "-o", other, "--with", "lloyd", NULL);
  g_autoptr (Answer) made = ask ("new", "chickamauga", "-o", other, "--with", "epperson",
                                 "--option", "il-losses=day", NULL);
  g_autoptr (Answer) log = ask ("show", other, "log", NULL);

  assert_refused (unknown, 2, "give standard, young or epperson");
  assert_said (made, 0);
  g_assert_cmpstr (log->out, ==,
                   "log\t1\tok\tholds\toption variable-initiative=on\t-\n"
                   "log\t2\tok\tholds\toption commander-initiative=on\t-\n"
                   "log\t3\tok\tholds\toption night-plots=on\t-\n"
                   "log\t4\tok\tholds\toption il-losses=day\t-\n");
}

/* Nobody has won before the end. */
static void
test_winner (Fixture *self, gconstpointer data)
{
  g_autoptr (Answer) ahead = ask ("show", self->path, "victory", NULL);
  g_autoptr (Answer) played = NULL;
  g_autoptr (Answer) over = NULL;
  g_autoptr (Answer) duties = NULL;
  g_autoptr (Answer) said = NULL;
  g_autoptr (GString) line = g_string_new ("next!");

  g_assert_nonnull (strstr (ahead->out, "\nahead\tunion\t5\n"));
  for (int phase = 1; phase < 58; phase++)
    g_string_append (line, "; next!");
  played = ask ("play", self->path, line->str, NULL);
  assert_said (played, 0);
  over = ask ("show", self->path, "victory", NULL);
  duties = ask ("show", self->path, "duties", NULL);
  said = ask ("show", self->path, "victory", "--say", NULL);
  g_assert_nonnull (strstr (over->out, "\nwinner\tunion\t5\n"));
  g_assert_null (strstr (over->out, "ahead"));
  g_assert_cmpstr (duties->out, ==, "");
  g_assert_true (g_str_has_prefix (said->out, "The game is over: Union wins by 5\n"));
}

static void
assert_mode (const char *path, guint mode)
{
  GStatBuf status;

  g_assert_cmpint (g_stat (path, &status), ==, 0);
  g_assert_cmphex ((guint) status.st_mode & 07777, ==, mode);
}

/* The file holds what both players hide: nobody else may read it, but a group that shares the
 * folder. */
static void
test_new_private (Fixture *self, gconstpointer data)
{
  g_autofree char *shared = g_build_filename (self->folder, "shared", NULL);
  g_autofree char *other = g_build_filename (shared, "b.adjutant", NULL);
  g_autoptr (Answer) made = NULL;

  assert_mode (self->path, 0600);
  play (self, "next", 0, "ok\tnext\t-\tphase 1 1 1\n");
  assert_mode (self->path, 0600);
  g_assert_cmpint (g_mkdir (shared, 0755), ==, 0);
  g_assert_cmpint (g_chmod (shared, 02755), ==, 0);
  made = ask ("new", "chickamauga", "-o", other, NULL);
  assert_said (made, 0);
  assert_mode (other, 0640);
  g_unlink (other);
  g_rmdir (shared);
}

/* ---- play ---- */

static void
test_play (Fixture *self, gconstpointer data)
{
  play_a_battle (self);
  play (self, "undo", 0, "ok\tundo\t-\t-\n");
  play (self, "undo", 0, "ok\tundo\t-\t-\n");
  play (self, "redo", 0, "ok\tredo\t-\t-\n");
  play (self, "correct 1 move wilder s", 0, "ok\tcorrect 1\tmove wilder 1023\t-\n");
  play (self, "take 1", 1, "impossible\ttake 1\tit stands already as it is judged today\t-\n");
  play (self, "insert 1 place wilder 1627", 0,
        "ok\tinsert 1\tplace wilder 1627\t-\nconsequence\t1\taside\n");
  play (self, "take 1", 1, "impossible\ttake 1\tas it is recorded it does not fit any more\t-\n");
  play (self, "strike 9", 1, "impossible\tstrike 9\tthere is no such order in the log\t-\n");
}

static void
says (Fixture *self, const char *order, const char *said)
{
  g_autoptr (Answer) answer = ask ("play", self->path, "--say", order, NULL);

  assert_said (answer, 0);
  if (said != NULL)
    g_assert_cmpstr (answer->out, ==, said);
}

/* A player who corrects is told what is against the new order, and one who takes back or does
 * again, which order it was: the one that was typed, whatever came along with it. */
static void
test_say_changes (Fixture *self, gconstpointer data)
{
  play (self, "move wilder n", 0, "ok\tmove wilder 1021\t-\tmoved wilder 6 1022 1021\n");
  play (self, "correct 1 move smith 1621", 0,
        "warned\tcorrect 1\tmove smith 1621\tBG 5.11 not-your-phase smith - 0\n");
  says (self, "correct 1 move smith 1721",
        "Order 1 is now: move smith 1721\n"
        "  Warning: Smith moves outside its own Movement Phase (BG 5.11)\n");
  says (self, "undo", "Taken back: correct 1 move smith 1721\n");
  says (self, "move 3/1/xiv 1619", NULL);
  says (self, "attack 1720 from 3/1/xiv", NULL); /* and the phase changes before it */
  says (self, "undo", "Taken back: attack 1720 from 3/1/xiv\n");
  says (self, "redo", "Done again: attack 1720 from 3/1/xiv\n");

  /* of later orders only what is news */
  says (
      self, "correct 5 move 3/1/xiv 1519",
      "Order 5 is now: move 3/1/xiv 1418 1519\n  Order 7 does not fit any more and is set aside\n");
  says (self, "correct 5 move 3/1/xiv 1418", "Order 5 is now: move 3/1/xiv 1418\n");
}

static void
log_is (const Fixture *self, const char *at, const char *lines)
{
  g_autofree char *option = at != NULL ? g_strconcat ("--at=", at, NULL) : NULL;
  g_autoptr (Answer) log = ask ("show", self->path, "log", option, NULL);

  assert_said (log, 0);
  g_assert_cmpstr (log->out, ==, lines);
}

/* An order that a correction set aside and another one lets hold again is told, and nothing else of
 * what holds. */
static void
test_holds_again (Fixture *self, gconstpointer data)
{
  play (self, "move wilder n; status wilder reduced", 0,
        "ok\tmove wilder 1021\t-\tmoved wilder 6 1022 1021\n"
        "ok\tstatus wilder reduced\t-\tfacts wilder 272\n");
  play (self, "move wilder n!", 0,
        "warned\tmove wilder 1020!\tBG 5.11 moved-already wilder - 0\tmoved wilder 12 1021 1020\n");
  play (self, "correct 1 place wilder 1627", 0,
        "ok\tcorrect 1\tplace wilder 1627\t-\nconsequence\t3\taside\n");
  play (self, "correct 1 move wilder n", 0,
        "ok\tcorrect 1\tmove wilder 1021\t-\nconsequence\t3\tsame\n");
  play (self, "correct 1 move wilder n", 0, "ok\tcorrect 1\tmove wilder 1021\t-\n");
  play (self, "strike 1", 0, "ok\tstrike 1\t-\t-\nconsequence\t3\taside\n");
}

/* A corrected figure has a line of its own in the log, where it was corrected, until it is taken
 * back. */
static void
test_book (Fixture *self, gconstpointer data)
{
  static const char line[] = "   2  The book has now: turn-3 night=yes\n   3  ";
  g_autoptr (Answer) corrected = NULL;
  g_autoptr (Answer) taken_back = NULL;

  play (self, "move wilder n", 0, "ok\tmove wilder 1021\t-\tmoved wilder 6 1022 1021\n");
  play (self, "book Turn-3 night = yes", 0, "ok\tbook\tTurn-3 night = yes\t-\n");
  play (self, "note dusk", 0, "ok\tnote dusk\t-\t-\n");
  corrected = ask ("show", self->path, "log", "--say", NULL);
  assert_said (corrected, 0);
  g_assert_nonnull (strstr (corrected->out, line));
  play (self, "strike 2", 1,
        "impossible\tstrike 2\tthat is a correction of the book; another book line corrects its "
        "figure\t-\n");
  log_is (self, NULL,
          "log\t1\tok\tholds\tmove wilder 1021\t-\n"
          "log\t2\tok\tholds\tbook turn-3 night=yes\t-\n"
          "log\t3\tok\tholds\tnote dusk\t-\n");
  log_is (self, "@1", "log\t1\tok\tholds\tmove wilder 1021\t-\n");
  log_is (self, "start", "");
  play (self, "undo", 0, "ok\tundo\t-\t-\n");
  play (self, "undo", 0, "ok\tundo\t-\t-\n");
  taken_back = ask ("show", self->path, "log", "--say", NULL);
  assert_said (taken_back, 0);
  g_assert_null (strstr (taken_back->out, "The book"));
}

/* A disk with no room for the file: the player is told that and nothing else, and the old file is
 * there as it was. */
static void
test_play_full (Fixture *self, gconstpointer data)
{
  const char *const argv[] = { "sh",
                               "-c",
                               "trap '' XFSZ; ulimit -f 4; exec \"$ADJUTANT_CLI\" play \"$1\" "
                               "'move wilder n'",
                               "sh",
                               self->path,
                               NULL };
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (Answer) answer = g_new0 (Answer, 1);
  int status;

  g_assert_true (g_file_get_contents (self->path, &before, NULL, NULL));
  g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL,
                               &answer->out, &answer->err, &status, NULL));
  answer->code = g_spawn_check_wait_status (status, NULL) ? 0 : status >> 8;
  assert_refused (answer, 1, "not saved: ");
  g_assert_nonnull (strstr (answer->err, "a.adjutant"));
  g_assert_true (g_file_get_contents (self->path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, before);
  play (self, "move wilder n", 0, "ok\tmove wilder 1021\t-\tmoved wilder 6 1022 1021\n");
}

static void
switch_on (Fixture *self, const char *option)
{
  g_autofree char *order = g_strdup_printf ("option %s=on", option);
  g_autoptr (Answer) answer = ask ("play", self->path, order, NULL);

  assert_said (answer, 0);
}

/* Optional rules: effects, markers, duties and reach name them. */
static void
test_optional_rules (Fixture *self, gconstpointer data)
{
  g_autoptr (Answer) table = NULL;
  g_autoptr (Answer) reach = NULL;
  g_autoptr (Answer) duties = NULL;

  switch_on (self, "entrenchments");
  play (self, "entrench wilder; mark 0101 entrenchment", 0,
        "ok\tentrench wilder\t-\tmarker 1022 1 2 wilder\n"
        "ok\tmark 0101 entrenchment\t-\tmarker 0101 2 0 -\n");
  table = ask ("show", self->path, "table", NULL);
  g_assert_nonnull (strstr (table->out, "marker\t1022\tbuilding\t2\twilder\n"));
  g_assert_nonnull (strstr (table->out, "marker\t0101\tentrenchment\t0\t-\n"));
  switch_on (self, "zoc-cost");
  switch_on (self, "one-hex-move");
  play (self, "place xiv-artillery 1419", 0,
        "ok\tplace xiv-artillery 1419\t-\tplaced xiv-artillery 1419\n");
  reach = ask ("show", self->path, "reach", "xiv-artillery", NULL);
  g_assert_nonnull (strstr (reach->out, "reach\t1520\t6\t0\t1419 1520\tY 6.2\n"));
  switch_on (self, "forest-cover");
  switch_on (self, "free-deployment");
  g_clear_pointer (&reach, answer_free);
  reach = ask ("show", self->path, "reach", "xiv-artillery", NULL);
  g_assert_nonnull (strstr (reach->out, "reach\t1520\t9\t0\t1419 1520\tY 9.0b, Y 6.2, Y 5.21\n"));
  duties = ask ("show", self->path, "duties", NULL);
  g_assert_nonnull (strstr (duties->out, "duty\tset-up\towed\tY 14.0\txiv-artillery\t1419\t-\n"));
  play (self, "move xiv-artillery 1520", 0,
        "warned\tmove xiv-artillery 1520\tY 14.0 wrong-set-up xiv-artillery 1419 0\t"
        "moved xiv-artillery 54 1419 1520; deployed xiv-artillery 18\n");
}

/* From the same list as the Combat panel's. */
static void
test_able (Fixture *self, gconstpointer data)
{
  g_autoptr (Answer) plain = NULL;
  g_autoptr (Answer) said = NULL;

  play (self, "move 3/1/xiv 1619; next", 0,
        "ok\tmove 3/1/xiv 1418 1519 1619\t-\tmoved 3/1/xiv 18 1318 1418 1519 1619\n"
        "ok\tnext\t-\tphase 1 1 1\n");
  plain = ask ("show", self->path, "duties", NULL);
  said = ask ("show", self->path, "duties", "--say", NULL);
  g_assert_nonnull (strstr (plain->out, "\ncan-attack\t1620\t3/1/xiv\n"
                                        "can-attack\t1720\t3/1/xiv\n"
                                        "can-attack-with\t3/1/xiv\t1720 1620\n"));
  g_assert_nonnull (strstr (said->out, "\n  1620: Smith 4 must be attacked; 3/1/XIV can\n"));
  play (self, "status 3/1/xiv attacked", 0, "ok\tstatus 3/1/xiv attacked\t-\tfacts 3/1/xiv 1280\n");
  g_clear_pointer (&plain, answer_free);
  plain = ask ("show", self->path, "duties", NULL);
  g_assert_nonnull (strstr (plain->out, "\ncan-attack\t1620\t-\n"));
}

/* What the window's card has, for programs and for people. */
static void
test_hex_card (Fixture *self, gconstpointer data)
{
  g_autoptr (Answer) plain = NULL;
  g_autoptr (Answer) said = NULL;

  play (self, "move 3/1/xiv 1619; next", 0,
        "ok\tmove 3/1/xiv 1418 1519 1619\t-\tmoved 3/1/xiv 18 1318 1418 1519 1619\n"
        "ok\tnext\t-\tphase 1 1 1\n");
  plain = ask ("show", self->path, "hex", "1619", NULL);
  said = ask ("show", self->path, "hex", "1619", "--say", NULL);
  g_assert_nonnull (strstr (plain->out, "\nunit\t3/1/xiv\ncounts\t3/1/xiv\t5\t5\t5\t5\n"
                                        "moves\t3/1/xiv\t6\t-\t-\n"
                                        "duty\tattack\towed\tBG 7.12\t3/1/xiv\t1619\t-\n"));
  g_assert_nonnull (strstr (said->out, "\nUnion\n3/1/XIV, Infantry: 5\n  has moved, 6 MP\n"
                                       "3/1/XIV in 1619 must attack (BG 7.12)\n"));
}

/* A hex of a game is told as its options and markers have it, one of a scenario as printed. */
static void
test_hex_in_force (Fixture *self, gconstpointer data)
{
  g_autoptr (Answer) printed = ask ("show", "chickamauga", "hex", "1520", NULL);
  g_autoptr (Answer) covered = NULL;
  g_autoptr (Answer) dug = NULL;
  g_autoptr (Answer) beside = NULL;

  switch_on (self, "forest-cover");
  switch_on (self, "entrenchments");
  covered = ask ("show", self->path, "hex", "1520", NULL);
  play (self, "mark 1520 entrenchment", 0, "ok\tmark 1520 entrenchment\t-\tmarker 1520 2 0 -\n");
  dug = ask ("show", self->path, "hex", "1520", NULL);
  beside = ask ("show", self->path, "hex", "1419", NULL);
  g_assert_nonnull (strstr (printed->out, "\ndefence\t1\n"));
  g_assert_nonnull (strstr (covered->out, "\ndefence\t2\n"));
  g_assert_null (strstr (covered->out, "marker\t"));
  g_assert_nonnull (strstr (dug->out, "\ndefence\t3\n"));
  g_assert_nonnull (strstr (dug->out, "\nmarker\tentrenchment\n"));
  g_assert_nonnull (strstr (beside->out, "\t1520\t\tinfantry 3\tartillery 6\tcavalry 3\t"));
}

/* Costs of the night are told in a Night turn alone, the ninth of Chickamauga. */
static void
test_hex_by_night (Fixture *self, gconstpointer data)
{
  g_autoptr (GString) nexts = g_string_new ("next");
  g_autoptr (Answer) day = NULL;
  g_autoptr (Answer) walked = NULL;
  g_autoptr (Answer) night = NULL;

  for (int phase = 1; phase < 8 * 4; phase++)
    g_string_append (nexts, "; next");
  switch_on (self, "night-terrain");
  day = ask ("show", self->path, "hex", "1419", NULL);
  walked = ask ("play", self->path, nexts->str, NULL);
  night = ask ("show", self->path, "hex", "1419", NULL);
  g_assert_nonnull (strstr (day->out, "\t1520\t\tinfantry 3\tartillery 3\tcavalry 3\t"));
  g_assert_nonnull (strstr (walked->out, "phase 9 4 1"));
  g_assert_nonnull (strstr (night->out, "\t1520\t\tinfantry 6\tartillery 6\tcavalry 6\t"));
}

/* Each reason why a duty cannot be met, or need not be, goes by its own word. */
static void
test_reasons (Fixture *self, gconstpointer data)
{
  g_autoptr (Answer) answer = NULL;
  g_autoptr (Answer) duties = NULL;

  switch_on (self, "voluntary-attack");
  answer = ask ("play", self->path,
                "place union-supply-train 0101; place smith 0201; place law 1020; place kelly 1118;"
                "place gist 0919; place adams 1018; place 2/1/xiv 1019; next",
                NULL);
  assert_said (answer, 0);
  duties = ask ("show", self->path, "duties", NULL);
  g_assert_nonnull (
      strstr (duties->out, "duty\tflee\towed\tCH 18.4\tunion-supply-train\t0101\tnowhere\n"));
  g_assert_nonnull (
      strstr (duties->out, "duty\trepulsed\tnot-owed\tY 7.77\t2/1/xiv\t1019\tstays\n"));
}

/* Orders before the first impossible one are kept, those after it are not tried, unless it is to
 * keep going. */
static void
test_play_stops (Fixture *self, gconstpointer data)
{
  static const char *const going[] = { "move nobody n; move 2/4/xiv n", "--keep-going" };
  g_autoptr (Answer) kept = NULL;

  play (self, "move wilder n; move nobody n; move 2/4/xiv n", 1,
        "ok\tmove wilder 1021\t-\tmoved wilder 6 1022 1021\n"
        "impossible\tmove nobody n\tthere is no unit 'nobody'\t-\n");
  kept = ask ("play", self->path, going[0], going[1], NULL);
  g_assert_cmpint (kept->code, ==, 1);
  g_assert_cmpuint (count_lines (kept->out, "impossible\t"), ==, 1);
  g_assert_cmpuint (count_lines (kept->out, "ok\tmove 2/4/xiv 0821"), ==, 1);
}

static void
test_play_strict (Fixture *self, gconstpointer data)
{
  g_autoptr (Answer) refused = ask ("play", self->path, "move smith 1621", "--strict", NULL);
  g_autoptr (Answer) warned = ask ("play", self->path, "move smith 1621!", "--strict", NULL);

  assert_said (refused, 1);
  g_assert_cmpuint (count_lines (refused->out, "refused\tmove smith 1621\tBG 5.11 "), ==, 1);
  assert_said (warned, 0);
  g_assert_cmpuint (count_lines (warned->out, "warned\tmove smith 1621!\tBG 5.11 "), ==, 1);
}

/* Orders from standard input, a line each; remarks and empty lines say nothing. */
static void
test_play_input (Fixture *self, gconstpointer data)
{
  g_autofree char *input = g_build_filename (self->folder, "orders", NULL);
  g_autoptr (Answer) answer = NULL;
  g_autoptr (Answer) log = NULL;

  g_assert_true (g_file_set_contents (
      input, "# the first turn\nmove wilder n\n\nundo\nmove wilder s # back\nnext; next", -1,
      NULL));
  g_assert_nonnull (freopen (input, "r", stdin));
  answer = ask ("play", self->path, "-", NULL);
  assert_said (answer, 0);
  g_assert_cmpstr (answer->out, ==,
                   "ok\tmove wilder 1021\t-\tmoved wilder 6 1022 1021\n"
                   "ok\tundo\t-\t-\n"
                   "ok\tmove wilder 1023\t-\tmoved wilder 18 1022 1023\n"
                   "ok\tnext\t-\tphase 1 1 1\n"
                   "ok\tnext\t-\tphase 1 2 2\n");
  log = ask ("show", self->path, "log", NULL);
  g_assert_cmpuint (count_lines (log->out, "log\t"), ==, 3);
}

static void
test_play_refusals (Fixture *self, gconstpointer data)
{
  g_autofree char *missing = g_build_filename (self->folder, "c.adjutant", NULL);
  g_autofree char *lock = g_build_filename (self->folder, ".c.adjutant.lock", NULL);
  g_autoptr (Answer) nothing = ask ("play", NULL);
  g_autoptr (Answer) nobody = ask ("play", missing, "next", NULL);

  g_assert_cmpint (nothing->code, ==, 2);
  g_assert_cmpstr (nothing->out, ==, "");
  g_assert_cmpint (nobody->code, ==, 1);
  g_assert_cmpstr (nobody->out, ==, "");
  g_assert_false (g_file_test (lock, G_FILE_TEST_EXISTS));
}

/* Of a game that cannot be read the one kept beside it is named, and can be played on. */
static void
test_play_damaged (Fixture *self, gconstpointer data)
{
  g_autofree char *kept = g_strconcat (self->path, "~", NULL);
  g_autoptr (Answer) damaged = NULL;
  g_autoptr (Answer) log = NULL;

  play (self, "move wilder n", 0, "ok\tmove wilder 1021\t-\tmoved wilder 6 1022 1021\n");
  play (self, "note dusk", 0, "ok\tnote dusk\t-\t-\n");
  g_assert_true (g_file_set_contents (self->path, "<game", -1, NULL));
  damaged = ask ("play", self->path, "next", NULL);
  g_assert_cmpint (damaged->code, ==, 1);
  g_assert_nonnull (strstr (damaged->err, "saved before is kept in "));
  g_assert_nonnull (strstr (damaged->err, "a.adjutant~\n"));
  g_assert_cmpint (g_rename (kept, self->path), ==, 0);
  log = ask ("show", self->path, "log", NULL);
  assert_said (log, 0);
  g_assert_cmpstr (log->out, ==, "log\t1\tok\tholds\tmove wilder 1021\t-\n");
}

/* A line behind too many bytes, or behind one that is no text, is not taken for orders. */
static void
test_play_bad_lines (Fixture *self, gconstpointer data)
{
  g_autofree char *input = g_build_filename (self->folder, "orders", NULL);
  g_autofree char *blanks = g_strnfill (70000, ' ');
  g_autoptr (GString) lines = g_string_new ("next\n");
  g_autoptr (Answer) answer = NULL;

  g_string_append_printf (lines, "#%s; next\n", blanks);
  g_string_append_len (lines, "note a\0; next\nundo", 18);
  g_assert_true (g_file_set_contents (input, lines->str, (gssize) lines->len, NULL));
  g_assert_nonnull (freopen (input, "r", stdin));
  answer = ask ("play", self->path, "--keep-going", NULL);
  g_assert_cmpint (answer->code, ==, 1);
  g_assert_cmpstr (answer->out, ==,
                   "ok\tnext\t-\tphase 1 1 1\n"
                   "impossible\t-\tthis line is too long, or is not text\t-\n"
                   "impossible\t-\tthis line is too long, or is not text\t-\n"
                   "ok\tundo\t-\t-\n");
}

/* ---- show ---- */

/* A view of the game after the battle's roll, what some lines begin with, and how many. */
static const struct
{
  const char *view;
  const char *extra;
  const char *start;
  guint count;
} views[] = {
  { "summary", NULL, "phase\tfirst-combat", 1 },
  { "table", NULL, "turn\t1\tday", 1 },
  { "table", NULL, "phasing\tunion", 1 },
  { "table", NULL, "held\t", 7 },
  { "table", NULL, "unit\t", 86 },
  { "units", NULL, "unit\t", 86 },
  { "units", NULL, "unit\twilder\tunion\tinfantry\t8\t1021\teffective", 1 },
  { "units", NULL, "unit\thelm\tconfederate\tinfantry\t4\twaiting\teffective", 1 },
  { "reach", "2/4/xiv", "reach\t0822\t0\t6\t0822", 1 },
  { "reach", "1/2/xiv", "reach\t0728\t1\t5\t0728", 1 },
  { "attacks", NULL, "attack\t", 0 },
  { "duties", NULL, "duty\tchoice\towed\tBG 7.71\tsmith\t-", 1 },
  { "debts", NULL, "debt\tretreat\tconfederate\tsmith\t-\t0", 1 },
  { "debts", NULL, "debt\t", 2 },
  { "debts", NULL, "answer\tretreat smith 1621", 1 },
  { "reinforcements", NULL, "waiting\tunion\t1/2/xiv\t2\tlater\t0728 1027", 1 },
  { "victory", NULL, "total\t", 2 },
  { "victory", NULL, "ahead\t", 1 },
  { "log", NULL, "log\t", 4 },
  { "log", NULL, "log\t3\tok\tholds\tnext\t-", 1 },
  { "map", NULL, "hex\t", 674 },
  { "hex", "1620", "hex\t1620\tforest", 1 },
  { "options", NULL, "option\tattack-effectiveness\t", 1 },
  { "rows", NULL, "row\tBG 5.11\t", 1 },
  { "unknown", NULL, "unknown\t", 0 },
};

static void
test_show (Fixture *self, gconstpointer data)
{
  play_a_battle (self);
  for (gsize i = 0; i < G_N_ELEMENTS (views); i++)
    {
      g_autoptr (Answer) answer = ask ("show", self->path, views[i].view, views[i].extra, NULL);

      g_test_message ("%s: %s", views[i].view, views[i].start);
      assert_said (answer, 0);
      g_assert_cmpuint (count_lines (answer->out, views[i].start), ==, views[i].count);
    }
}

/* The attacks that could be made before the dice fall. */
static void
test_show_attacks (Fixture *self, gconstpointer data)
{
  g_autoptr (Answer) answer = NULL;

  play (self, "move 3/1/xiv 1619; next", 0,
        "ok\tmove 3/1/xiv 1418 1519 1619\t-\tmoved 3/1/xiv 18 1318 1418 1519 1619\n"
        "ok\tnext\t-\tphase 1 1 1\n");
  answer = ask ("show", self->path, "attacks", NULL);
  assert_said (answer, 0);
  g_assert_cmpuint (count_lines (answer->out, "attack\t"), ==, 2);
  g_assert_cmpuint (count_lines (answer->out, "attack\t1620\t5:4\t1-1\t3/1/xiv"), ==, 1);
}

/* Earlier moments, and the game as it is now unharmed. */
static void
test_show_at (Fixture *self, gconstpointer data)
{
  static const struct
  {
    const char *at;
    const char *phase;
    const char *wilder;
  } moments[] = {
    { "start", "phase\tfirst-movement", "unit\twilder\tunion\tinfantry\t8\t1022" },
    { "@1", "phase\tfirst-movement", "unit\twilder\tunion\tinfantry\t8\t1021" },
    { "1/union/combat", "phase\tfirst-combat", "unit\twilder\tunion\tinfantry\t8\t1021" },
  };
  g_autoptr (Answer) later = NULL;
  g_autoptr (Answer) beyond = NULL;

  play_a_battle (self);
  for (gsize i = 0; i < G_N_ELEMENTS (moments); i++)
    {
      g_autoptr (Answer) answer = ask ("show", self->path, "table", "--at", moments[i].at, NULL);

      assert_said (answer, 0);
      g_assert_cmpuint (count_lines (answer->out, moments[i].phase), ==, 1);
      g_assert_cmpuint (count_lines (answer->out, moments[i].wilder), ==, 1);
    }
  later = ask ("show", self->path, "table", "--at", "2/union/movement", NULL);
  beyond = ask ("show", self->path, "table", "--at", "@99", NULL);
  assert_refused (later, 2, "2/union/movement");
  assert_refused (beyond, 2, "@99");
}

/* ---- check ---- */

static void
test_check (Fixture *self, gconstpointer data)
{
  g_autoptr (Answer) answer = NULL;
  g_autofree char *valid = g_strdup_printf ("valid\t%s\n", self->path);

  play_a_battle (self);
  answer = ask ("check", self->path, NULL);
  assert_said (answer, 0);
  g_assert_cmpstr (answer->out, ==, valid);
}

static void
edit (const Fixture *self, const char *old, const char *new)
{
  g_autofree char *text = NULL;
  g_autoptr (GString) edited = NULL;

  g_assert_true (g_file_get_contents (self->path, &text, NULL, NULL));
  edited = g_string_new (text);
  g_assert_cmpuint (g_string_replace (edited, old, new, 1), ==, 1);
  g_assert_true (g_file_set_contents (self->path, edited->str, -1, NULL));
}

/* Edited by hand it opens all the same, and what is not as it was is named. */
static void
test_check_edited (Fixture *self, gconstpointer data)
{
  g_autoptr (Answer) answer = NULL;

  play_a_battle (self);
  edit (self, "moved wilder 6 1022 1021", "moved wilder 12 1022 1021");
  answer = ask ("check", self->path, NULL);
  g_assert_cmpint (answer->code, ==, 0);
  g_assert_nonnull (strstr (answer->err, "after entry 1 is not the one that was recorded"));
  g_assert_cmpuint (count_lines (answer->out, "differs\t"), ==, 1);
  g_assert_cmpuint (count_lines (answer->out, "valid\t"), ==, 1);
}

static void
test_check_broken (Fixture *self, gconstpointer data)
{
  g_autoptr (Answer) answer = NULL;

  play_a_battle (self);
  edit (self, "number=\"2\"", "number=\"7\"");
  answer = ask ("check", self->path, NULL);
  g_assert_cmpint (answer->code, ==, 1);
  g_assert_cmpuint (count_lines (answer->out, "invalid\t"), ==, 1);
}

/* ---- Optional rules of combat ---- */

static void
assert_shows (const Fixture *self, const char *view, const char *told)
{
  g_autoptr (Answer) answer = ask ("show", self->path, view, NULL);

  assert_said (answer, 0);
  g_assert_cmpstr (answer->out, ==, told);
}

static guint
count_in_view (const Fixture *self, const char *view, const char *extra, const char *line)
{
  g_autoptr (Answer) answer = ask ("show", self->path, view, extra, NULL);

  assert_said (answer, 0);
  return count_lines (answer->out, line);
}

/* The offers that the window's panels need: who could help, what would turn the flank, what the
 * defender may answer, how far it is to the next threshold, and where a charge leads. */
static void
test_show_offers (Fixture *self, gconstpointer data)
{
  g_autoptr (Answer) answer =
      ask ("play", self->path,
           "option flank-attack; option artillery-support; option range-attenuation; "
           "option cavalry-retreat; option cavalry-charge; option demoralization; "
           "place 3/1/xiv 1205; place armstrong 1204; place 3-artillery 1202; eliminate wilder",
           NULL);

  assert_said (answer, 0);
  g_assert_cmpuint (count_in_view (self, "reach", "1/2-cavalry", "charge\t1709\t4\t8\t2011"), ==,
                    1);
  g_assert_cmpuint (count_in_view (self, "reach", "1/2-cavalry",
                                   "charge\t2311\t4\t8\t2011 2010 2111 2210 2311\t2411"),
                    ==, 1); /* three hexes off, so round about */
  g_assert_cmpuint (
      count_in_view (self, "reach", "1/2-cavalry",
                     "charge\t1305\t11\t1\t2011 2010 1910 1809 1709 1609 1509 1508 1407 "
                     "1307 1306 1305\t1204"),
      ==, 1);
  g_assert_cmpuint (count_in_view (self, "reach", "1/2-cavalry",
                                   "charge\t2311\t4\t8\t2011 2010 2111 2210 2311\t2411"),
                    ==, 1); /* three hexes off, so round about */
  g_assert_cmpuint (
      count_in_view (self, "reach", "1/2-cavalry",
                     "charge\t1305\t11\t1\t2011 2010 1910 1809 1709 1609 1509 1508 1407 "
                     "1307 1306 1305\t1204"),
      ==, 1);
  g_assert_cmpuint (count_in_view (self, "reach", "smith", "charge\t"), ==, 0);
  assert_shows (self, "attacks",
                "attack\t1204\t5:3\t1-1\t3/1/xiv\n"
                "support\t1204\t3-artillery\t3\tsafe\n"
                "flank\t1204\t1203\t-\nflank\t1204\t1304\t-\nflank\t1204\t1104\t-\n");
  g_assert_cmpuint (
      count_in_view (self, "victory", NULL, "morale\tunion\t0\t8\t70\t24\t16\t47\t39"), ==, 1);
  play (self, "attack 1204 from 3/1/xiv", 0,
        "ok\tnext\t-\tphase 1 1 1\n"
        "ok\tattack 1204 from 3/1/xiv\t-\tattack 0 -1; target 1204; attacker 3/1/xiv 0; "
        "defender armstrong\n");
  assert_shows (self, "debts",
                "attack\t1204\t5:3\t1-1\t3/1/xiv\n"
                "offer\tsupport\tconfederate\t3-artillery\t1204\t3\tsafe\n"
                "answer\tsupport 3-artillery 1204\n"
                "offer\tretreat\tconfederate\tarmstrong\nanswer\tretreat armstrong 1203\n"
                "answer\tretreat armstrong 1304\nanswer\tretreat armstrong 1104\n");
}

/* The figures, what speaks against it, what each face comes to, and the margins. */
static void
test_show_attack (Fixture *self, gconstpointer data)
{
  g_autoptr (Answer) laid =
      ask ("play", self->path,
           "place wilder 1205; place smith+wright 1204; place fulton+kelly 1203; "
           "place maney+strahl 1304; place brown+bates 1104; place 3/1/xiv 1105; next!",
           NULL);
  g_autoptr (Answer) argued =
      ask ("show", self->path, "attack", "1204", "from", "wilder", "3/1/xiv", NULL);
  g_autoptr (Answer) said =
      ask ("show", self->path, "--say", "attack", "1204", "from", "wilder", "3/1/xiv", NULL);
  g_autoptr (Answer) nowhere = ask ("show", self->path, "attack", "9999", "from", "wilder", NULL);
  g_autoptr (Answer) thrown =
      ask ("show", self->path, "attack", "1204", "from", "wilder", "die", "1", NULL);
  g_autoptr (Answer) own = ask ("show", self->path, "attack", "1105", "from", "wilder", NULL);
  g_autoptr (Answer) bare = ask ("show", self->path, "attack", NULL);

  assert_said (laid, 0);
  assert_said (argued, 0);
  g_assert_cmpstr (argued->out, ==,
                   "sum\t13:8\t1-1\n"
                   "against\tBG 7.11 left-to-nobody brown 1104 0\n"
                   "against\tBG 7.11 left-to-nobody bates 1104 0\n"
                   "face\t1,2,3\tDr\tunion 0 0 0\tconfederate 0 2 0\tunion\n"
                   "face\t4,5,6\tAr\tunion 0 2 0\tconfederate 0 0 0\tconfederate\n"
                   "more\t3\t2-1\nspare\t5\t3/1/xiv\n");
  assert_said (said, 0);
  g_assert_nonnull (strstr (said->out, "3/1/XIV could stay out\n"));
  assert_refused (nowhere, 2, "hex 9999 is not on the map");
  assert_refused (thrown, 2, "without a die");
  g_assert_cmpint (own->code, ==, 1);
  g_assert_true (g_str_has_prefix (own->out, "against\t"));
  assert_refused (bare, 2, "the view attack takes");
}

/* BG 7.81: as long as somebody has to make room, no retreat is among the answers. */
static void
test_show_answers (Fixture *self, gconstpointer data)
{
  g_autoptr (Answer) laid =
      ask ("play", self->path,
           "place wilder 1205; place smith+wright 1204; place fulton+kelly 1203; "
           "place maney+strahl 1304; place brown+bates 1104; next!; "
           "attack 1204 from wilder die 1 result Dr!; retreat smith 1203",
           NULL);
  g_autoptr (Answer) said = NULL;

  assert_said (laid, 0);
  assert_shows (self, "debts",
                "debt\tretreat\tconfederate\twright\t-\t0\n"
                "debt\tdisplace\tconfederate\tsmith\t1203\t0\n"
                "answer\tdisplace fulton 1202\nanswer\tdisplace fulton 1303\n"
                "answer\tdisplace fulton 1103\nanswer\tdisplace kelly 1202\n"
                "answer\tdisplace kelly 1303\nanswer\tdisplace kelly 1103\n");
  assert_shows (self, "answers",
                "answer\tconfederate\tdisplace fulton 1202\n"
                "answer\tconfederate\tdisplace fulton 1303\n"
                "answer\tconfederate\tdisplace fulton 1103\n"
                "answer\tconfederate\tdisplace kelly 1202\n"
                "answer\tconfederate\tdisplace kelly 1303\n"
                "answer\tconfederate\tdisplace kelly 1103\n");
  said = ask ("show", self->path, "--say", "answers", NULL);
  g_assert_nonnull (strstr (said->out, "  Kelly to 1103: displace kelly 1103\n"));
}

/* BG 15: the column costs each its place, and who comes on together is ordered on. */
static void
test_show_arrivals (Fixture *self, gconstpointer data)
{
  g_autoptr (Answer) played = ask ("play", self->path, "next!; next!; next!; next!", NULL);
  g_autoptr (Answer) said = NULL;

  assert_said (played, 0);
  g_assert_cmpuint (
      count_in_view (self, "arrivals", NULL, "arrival\tunion\t1/2/xiv\tdue\t2\tcomes\t0728\t"), ==,
      1);
  g_assert_cmpuint (count_in_view (self, "arrivals", NULL, "entry\tunion\t1027\tfree\t-"), ==, 1);
  g_assert_cmpuint (count_in_view (self, "arrivals", NULL, "answer\tenter "), >, 1);
  said = ask ("show", self->path, "--say", "arrivals", NULL);
  assert_said (said, 0);
  g_assert_nonnull (strstr (said->out, "0728 is free\n"));
}

/* BG 11.31: who has to leave, with its answers; each is ok when it is given. */
static void
test_show_leaving (Fixture *self, gconstpointer data)
{
  play (self, "place wilder 1719; status wilder ineffective; next", 0,
        "ok\tplace wilder 1719\t-\tplaced wilder 1719\n"
        "ok\tstatus wilder ineffective\t-\tfacts wilder 1\n"
        "ok\tnext\t-\tphase 1 1 1; facts wilder -32767\n");
  assert_shows (self, "debts",
                "debt\tleave\tunion\twilder\t1719\t0\nanswer\tretreat wilder 1718\n"
                "answer\tretreat wilder 1818\nanswer\tretreat wilder 1618\n");
  play (self, "retreat wilder 1818", 0, "ok\tretreat wilder 1818\t-\tretreated wilder 1818\n");
  assert_shows (self, "debts", "");
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
  add ("/cli/game/new", test_new);
  add ("/cli/game/new-private", test_new_private);
  add ("/cli/game/new with options", test_new_option);
  add ("/cli/game/new with an article", test_new_with);
  add ("/cli/game/winner", test_winner);
  add ("/cli/game/play", test_play);
  add ("/cli/game/correct the book", test_book);
  add ("/cli/game/holds again", test_holds_again);
  add ("/cli/game/changes are said", test_say_changes);
  add ("/cli/game/play on a full disk", test_play_full);
  add ("/cli/game/optional rules", test_optional_rules);
  add ("/cli/game/who can meet a duty", test_able);
  add ("/cli/game/hex card", test_hex_card);
  add ("/cli/game/hex in force Y 5.45 Y 9.0", test_hex_in_force);
  add ("/cli/game/E N.5 hex by night", test_hex_by_night);
  add ("/cli/game/reasons", test_reasons);
  add ("/cli/game/play stops", test_play_stops);
  add ("/cli/game/play strictly", test_play_strict);
  add ("/cli/game/play from input", test_play_input);
  add ("/cli/game/play damaged", test_play_damaged);
  add ("/cli/game/play bad lines", test_play_bad_lines);
  add ("/cli/game/play refusals", test_play_refusals);
  add ("/cli/game/show", test_show);
  add ("/cli/game/show attacks", test_show_attacks);
  add ("/cli/game/show at", test_show_at);
  add ("/cli/game/show offers", test_show_offers);
  add ("/cli/game/check", test_check);
  add ("/cli/game/check edited", test_check_edited);
  add ("/cli/game/check broken", test_check_broken);
  add ("/cli/game/show attack", test_show_attack);
  add ("/cli/game/show answers", test_show_answers);
  add ("/cli/game/show arrivals", test_show_arrivals);
  add ("/cli/game/show who has to leave", test_show_leaving);
  return g_test_run ();
}
