/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "ask.h"

/* A skirmish from the command line, whole answers. */

typedef struct
{
  char *folder;
  char *path;
} Place;

static Place *
place_new (void)
{
  Place *self = g_new0 (Place, 1);

  self->folder = g_dir_make_tmp ("adjutant-skirmish-XXXXXX", NULL);
  self->path = g_build_filename (self->folder, "barn.skirmish", NULL);
  return self;
}

static void
place_free (Place *self)
{
  g_autoptr (GDir) dir = g_dir_open (self->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (self->folder, name, NULL);

      g_assert_cmpint (g_remove (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (self->folder), ==, 0);
  g_free (self->folder);
  g_free (self->path);
  g_free (self);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Place, place_free)

static void
begin (const Place *place)
{
  g_autoptr (Answer) begun = ask ("skirmish", "new", place->path, NULL);
  g_autoptr (Answer) played = ask (
      "skirmish", "play", place->path,
      "figure gawain knights good leader heroic group court; figure squire knights average group "
      "court; figure black bandits excellent leader good; figure guy bandits average bow; card "
      "duel "
      "knights gawain squire : engage and kill black; card fire bandits guy : burn the court; "
      "begin "
      "bandits",
      NULL);

  assert_said (begun, 0);
  assert_said (played, 0);
  g_assert_cmpuint (count_lines (played->out, "ok\t"), ==, 7);
}

static void
assert_has (const Answer *answer, const char *text)
{
  g_test_message ("%s", answer->out);
  g_assert_nonnull (strstr (answer->out, text));
}

/* The article's own story: shots mount, and a leader charges with his card. */
static void
test_game (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (Answer) shots = NULL;
  g_autoptr (Answer) seized = NULL;
  g_autoptr (Answer) state = NULL;
  g_autoptr (Answer) check = NULL;

  begin (place);
  shots = ask ("skirmish", "play", place->path,
               "act guy shoot at court; pass; act guy shoot at court", NULL);
  assert_said (shots, 0);
  assert_has (shots, "counters knights 2");
  seized = ask ("skirmish", "play", place->path,
                "seize gawain by charge at black card duel reach die 5", NULL);
  assert_said (seized, 0);
  assert_has (seized, "try gawain 18 3 2 4 0 0 4 0 5 5 yes");
  state = ask ("skirmish", "show", place->path, NULL);
  assert_has (state, "initiative\tknights\n");
  assert_has (state, "contact\tgawain\tblack\ncontact\tsquire\tblack\n");
  check = ask ("skirmish", "check", place->path, NULL);
  assert_said (check, 0);
  g_assert_cmpuint (count_lines (check->out, "valid\t"), ==, 1);
  g_assert_cmpuint (count_lines (check->out, "differs\t"), ==, 0);
}

static void
test_candidates (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (Answer) answer = NULL;

  begin (place);
  answer = ask ("skirmish", "show", place->path, "candidates", NULL);
  assert_said (answer, 0);
  g_assert_cmpstr (answer->out, ==, "candidate\tgawain\t15\t6/20\ncandidate\tsquire\t19\t2/20\n");
}

/* The same in sentences; no card of the other side in them. */
static void
test_sentences (void)
{
  static const char *const views[] = { "state", "figures", "cards", "candidates", "log" };
  g_autoptr (Place) place = place_new ();
  g_autoptr (Answer) tried = NULL;
  const char *const show[] = { "skirmish", "show", place->path, "--say", NULL };
  g_autoptr (Answer) german = NULL;

  begin (place);
  tried = ask ("skirmish", "play", place->path, "--say",
               "act guy shoot at court; seize squire by charge die 2", NULL);
  assert_said (tried, 0);
  assert_has (tried, "  Base rate 19 (L 3), Counters +2 (L 7): 17 is needed, a chance of 4/20\n"
                     "  The die shows 2: that fails\n");
  german = ask_in_language ("de", show);
  g_assert_true (g_str_has_prefix (german->out, "Initiative: bandits, Handlungen: 1\n"));
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      g_autoptr (Answer) own =
          ask ("skirmish", "show", place->path, views[i], "--say", "--eyes", "knights", NULL);
      g_autoptr (Answer) other =
          ask ("skirmish", "show", place->path, views[i], "--say", "--eyes", "bandits", NULL);

      assert_said (own, 0);
      assert_said (other, 0);
      g_assert_cmpuint (strlen (own->out), >, 0);
      g_assert_null (strstr (other->out, "duel"));
      g_assert_null (strstr (own->out, "burn"));
    }
}

/* Nobody sees the other side's cards before they are played. */
static void
test_curtain (void)
{
  static const char *const shows[] = { "state", "figures", "cards", "candidates", "log" };
  g_autoptr (Place) place = place_new ();
  g_autoptr (Answer) own = NULL;
  g_autoptr (Answer) played = NULL;
  g_autoptr (Answer) seen = NULL;

  begin (place);
  for (guint i = 0; i < G_N_ELEMENTS (shows); i++)
    {
      g_autoptr (Answer) other =
          ask ("skirmish", "show", place->path, shows[i], "--eyes", "bandits", NULL);

      assert_said (other, 0);
      g_assert_null (strstr (other->out, "duel"));
      g_assert_null (strstr (other->out, "engage"));
    }
  own = ask ("skirmish", "show", place->path, "cards", "--eyes", "knights", NULL);
  g_assert_cmpstr (own->out, ==,
                   "card\tduel\tknights\t-\tgawain squire\tengage and kill black\t-\n");
  played = ask ("skirmish", "play", place->path,
                "act guy shoot at court; seize gawain by charge card duel die 20", NULL);
  assert_said (played, 0);
  seen = ask ("skirmish", "show", place->path, "cards", "--eyes", "bandits", NULL);
  assert_has (seen, "card\tduel\tknights\tused");
}

/* A list of cards is carried out with its side's eyes, so that it cannot be the other's. */
static void
test_eyes_of_orders (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (Answer) wrong = NULL;
  g_autoptr (Answer) strangers = NULL;
  g_autoptr (Answer) own = NULL;
  static const char line[] = "card key bandits black : unlock the door of the court";

  begin (place);
  wrong = ask ("skirmish", "play", place->path, "--eyes", "knights", line, NULL);
  assert_said (wrong, 1);
  assert_has (wrong, "this card is the other side's");
  strangers = ask ("skirmish", "play", place->path, "--eyes", "saxons", line, NULL);
  g_assert_cmpint (strangers->code, ==, 2);
  own = ask ("skirmish", "play", place->path, "--eyes", "bandits", line, NULL);
  assert_said (own, 0);
}

/* ---- Papers ---- */

static Answer *
print (const Place *place, const char *sheet, const char *name, const char *eyes)
{
  g_autofree char *path = g_build_filename (place->folder, name, NULL);

  return ask ("skirmish", "print", place->path, sheet, "-o", path, eyes != NULL ? "--eyes" : NULL,
              eyes, NULL);
}

static char *
read_paper (const Place *place, const char *name)
{
  g_autofree char *path = g_build_filename (place->folder, name, NULL);
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

/* Each paper in each form; what it tells is for the eyes that asked. */
static void
test_papers (void)
{
  static const char *const sheets[] = { "cards", "aid", "roster", "record" };
  static const char *const names[] = { "paper.pdf", "paper.txt", "paper.html" };
  g_autoptr (Place) place = place_new ();

  begin (place);
  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
    for (guint j = 0; j < G_N_ELEMENTS (names); j++)
      {
        g_autoptr (Answer) answer = print (place, sheets[i], names[j], "bandits");
        g_autofree char *expected = g_strdup_printf ("sheet\t%s\t", sheets[i]);
        g_autofree char *text = read_paper (place, names[j]);

        assert_said (answer, 0);
        g_assert_true (g_str_has_prefix (answer->out, expected));
        g_assert_null (strstr (text, "duel"));
      }
}

/* Who may see which cards; nobody prints them without saying whose. */
static void
test_eyes_of_papers (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (Answer) nobody = NULL;
  g_autoptr (Answer) strangers = NULL;
  g_autoptr (Answer) own = NULL;
  g_autoptr (Answer) record = NULL;
  g_autofree char *cards = NULL;
  g_autofree char *text = NULL;

  begin (place);
  nobody = print (place, "cards", "paper.txt", NULL);
  g_assert_cmpint (nobody->code, ==, 2);
  g_assert_nonnull (strstr (nobody->err, "--eyes SIDE"));
  strangers = print (place, "cards", "paper.txt", "saxons");
  g_assert_cmpint (strangers->code, ==, 2);
  own = print (place, "cards", "paper.txt", "knights");
  cards = read_paper (place, "paper.txt");
  g_assert_nonnull (strstr (cards, "duel (knights), for gawain, squire: engage and kill black"));
  record = print (place, "record", "paper.txt", NULL);
  text = read_paper (place, "paper.txt");
  assert_said (record, 0);
  g_assert_null (strstr (text, "duel"));
  g_assert_null (strstr (text, "burn"));
  g_assert_nonnull (strstr (text, "what both sides may know"));
}

/* The player aid is one side of A4 in each language there is. */
static void
test_aid_in_languages (void)
{
  static const char *const languages[] = { "de", "fr" };
  g_autoptr (Place) place = place_new ();
  g_autofree char *path = g_build_filename (place->folder, "aid.pdf", NULL);
  g_autofree char *expected = g_strdup_printf ("sheet\taid\t%s\t1\n", path);
  const char *const line[] = { "skirmish", "print", place->path, "aid", "-o", path, NULL };

  begin (place);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autoptr (Answer) answer = ask_in_language (languages[i], line);

      assert_said (answer, 0);
      g_assert_cmpstr (answer->out, ==, expected);
    }
}

static void
test_bad_papers (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (Answer) no_sheet = NULL;
  g_autoptr (Answer) no_ending = NULL;
  g_autoptr (Answer) no_name = NULL;
  g_autoptr (Answer) no_paper = NULL;

  begin (place);
  no_sheet = print (place, "map", "paper.pdf", NULL);
  no_ending = print (place, "aid", "paper.doc", NULL);
  no_name = ask ("skirmish", "print", place->path, "aid", NULL);
  no_paper = ask ("skirmish", "print", place->path, "aid", "-o", "aid.pdf", "--paper", "a7", NULL);
  g_assert_cmpint (no_sheet->code, ==, 2);
  g_assert_nonnull (strstr (no_sheet->err, "print cards, aid, roster or record"));
  g_assert_cmpint (no_ending->code, ==, 2);
  g_assert_nonnull (strstr (no_ending->err, "it ends in .pdf, .txt or .html"));
  g_assert_cmpint (no_name->code, ==, 2);
  g_assert_cmpint (no_paper->code, ==, 2);
  g_assert_nonnull (strstr (no_paper->err, "'a7' is neither a4 nor letter"));
}

static void
test_taking_back (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (Answer) answer = NULL;

  begin (place);
  answer =
      ask ("skirmish", "play", place->path,
           "act guy shoot at court; pass; act guy shoot at court; strike 8; undo; correct 8 act "
           "guy march",
           NULL);
  assert_said (answer, 0);
  assert_has (answer, "ok\tstrike 8\t-\t-\nconsequence\t9\taside\nconsequence\t10\tanew\n");
  assert_has (answer, "ok\tundo 11\t-\t-\n");
  assert_has (answer, "ok\tcorrect 8 act guy march\t-\t");
}

/* A warning is recorded, refuses in a strict game, and is insisted on with "!". */
static void
test_strict (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (Answer) warned = NULL;
  g_autoptr (Answer) refused = NULL;
  g_autoptr (Answer) forced = NULL;

  begin (place);
  warned = ask ("skirmish", "play", place->path, "act gawain march", NULL);
  assert_said (warned, 0);
  assert_has (warned, "warned\tact gawain march\tL 1 other-side\t");
  refused = ask ("skirmish", "play", "--strict", place->path, "act gawain march", NULL);
  assert_said (refused, 1);
  assert_has (refused, "refused\tact gawain march\tL 1 other-side\t-\n");
  forced = ask ("skirmish", "play", "--strict", place->path, "act gawain march !", NULL);
  assert_said (forced, 0);
}

static void
test_impossible (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (Answer) stops = NULL;
  g_autoptr (Answer) goes_on = NULL;

  begin (place);
  stops = ask ("skirmish", "play", place->path, "act nobody march; act guy march", NULL);
  assert_said (stops, 1);
  g_assert_cmpuint (count_lines (stops->out, "ok\t"), ==, 0);
  goes_on = ask ("skirmish", "play", "--keep-going", place->path, "act nobody march; act guy march",
                 NULL);
  assert_said (goes_on, 1);
  g_assert_cmpuint (count_lines (goes_on->out, "ok\t"), ==, 1);
}

/* A file that cannot be read is named with its fault. */
static void
assert_said_why (const Answer *answer, const char *words)
{
  g_assert_cmpint (answer->code, ==, 1);
  g_assert_cmpstr (answer->out, ==, "");
  g_assert_nonnull (strstr (answer->err, words));
}

static void
test_refusals (void)
{
  g_autoptr (Place) place = place_new ();
  g_autofree char *game = g_build_filename (place->folder, "old.adjutant", NULL);
  g_autofree char *wrong = g_build_filename (place->folder, "wrong.skirmish", NULL);
  g_autofree char *text = NULL;
  g_autoptr (Answer) begun = ask ("new", "chickamauga", "-o", game, NULL);
  g_autoptr (Answer) twice = NULL;
  g_autoptr (Answer) ending = ask ("skirmish", "new", "/tmp/some.xml", NULL);
  g_autoptr (Answer) is_game = NULL;
  g_autoptr (Answer) view = NULL;
  g_autoptr (Answer) eyes = NULL;
  g_autoptr (Answer) word = ask ("skirmish", "dance", "x", NULL);
  g_autoptr (Answer) none = ask ("skirmish", "play", NULL);
  g_autoptr (Answer) nowhere = ask ("skirmish", "play", "/nowhere/x.skirmish", "pass", NULL);

  begin (place);
  twice = ask ("skirmish", "new", place->path, NULL);
  assert_refused (twice, 1, "barn.skirmish");
  assert_refused (ending, 2, "ends in .skirmish");
  assert_said (begun, 0);
  g_assert_true (g_file_get_contents (game, &text, NULL, NULL));
  g_assert_true (g_file_set_contents (wrong, text, -1, NULL));
  is_game = ask ("skirmish", "play", wrong, "pass", NULL);
  assert_said_why (is_game, "this is a game of hexes");
  view = ask ("skirmish", "show", place->path, "cats", NULL);
  assert_refused (view, 2, "there is no view 'cats'");
  eyes = ask ("skirmish", "show", place->path, "--eyes", "french", NULL);
  assert_refused (eyes, 2, "is no side");
  assert_refused (word, 2, "'dance' is not new, rules, play");
  assert_refused (none, 2, "name the file");
  assert_said_why (nowhere, "the file cannot be opened");
}

/* ---- Checking and keeping ---- */

/* "check" knows a skirmish by its name; a game under it, and one under a game's, is named. */
static void
test_check (void)
{
  g_autoptr (Place) place = place_new ();
  g_autofree char *misnamed = g_build_filename (place->folder, "barn.adjutant", NULL);
  g_autofree char *text = NULL;
  g_autofree char *expected = NULL;
  g_autoptr (Answer) check = NULL;
  g_autoptr (Answer) again = NULL;
  g_autoptr (Answer) wrong = NULL;

  begin (place);
  expected = g_strdup_printf ("valid\t%s\n", place->path);
  check = ask ("check", place->path, NULL);
  again = ask ("skirmish", "check", place->path, NULL);
  assert_said (check, 0);
  g_assert_cmpstr (check->out, ==, expected);
  g_assert_cmpstr (again->out, ==, expected);
  g_assert_true (g_file_get_contents (place->path, &text, NULL, NULL));
  g_assert_true (g_file_set_contents (misnamed, text, -1, NULL));
  wrong = ask ("show", misnamed, NULL);
  assert_said_why (wrong, "this is a skirmish, and no game of hexes");
}

/* What can be read of a damaged one is kept under another name. */
static void
test_salvage (void)
{
  g_autoptr (Place) place = place_new ();
  g_autofree char *kept = g_build_filename (place->folder, "kept.skirmish", NULL);
  g_autofree char *text = NULL;
  g_autofree char *lost = NULL;
  g_autoptr (Answer) damaged = NULL;
  g_autoptr (Answer) salvaged = NULL;
  g_autoptr (Answer) twice = NULL;
  g_autoptr (Answer) valid = NULL;

  begin (place);
  g_assert_true (g_file_get_contents (place->path, &text, NULL, NULL));
  *strstr (text, "number=\"6\"") = 'N';
  g_assert_true (g_file_set_contents (place->path, text, -1, NULL));
  damaged = ask ("check", place->path, NULL);
  g_assert_cmpint (damaged->code, ==, 1);
  salvaged = ask ("check", place->path, "--salvage", "-o", kept, NULL);
  lost = g_strdup_printf ("\t2\nskirmish\t%s\n", kept);
  g_assert_cmpint (salvaged->code, ==, 0);
  g_assert_nonnull (strstr (salvaged->out, "kept\t"));
  g_assert_true (g_str_has_suffix (salvaged->out, lost));
  twice = ask ("check", place->path, "--salvage", "-o", kept, NULL);
  g_assert_cmpint (twice->code, ==, 1);
  valid = ask ("check", kept, NULL);
  assert_said (valid, 0);
}

/* A player's own tables: copied, changed, played by, and kept inside the file of the game. */
static void
test_own_rules (void)
{
  g_autoptr (Place) place = place_new ();
  g_autofree char *rules = g_build_filename (place->folder, "house.skirmish-rules.xml", NULL);
  g_autofree char *bad = g_build_filename (place->folder, "house.xml", NULL);
  g_autofree char *text = NULL;
  g_autoptr (Answer) copied = ask ("skirmish", "rules", rules, NULL);
  g_autoptr (Answer) twice = ask ("skirmish", "rules", rules, NULL);
  g_autoptr (Answer) nameless = ask ("skirmish", "rules", bad, NULL);
  g_autoptr (Answer) valid = ask ("check", rules, NULL);
  g_autoptr (Answer) begun = NULL;
  g_autoptr (Answer) played = NULL;
  char *rate;

  assert_said (copied, 0);
  g_assert_cmpint (twice->code, ==, 1);
  assert_refused (nameless, 2, "ends in .skirmish-rules.xml");
  assert_said (valid, 0);
  g_assert_true (g_file_get_contents (rules, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, " id=\"house\""));
  rate = strstr (text, "rate=\"18\"");
  g_assert_nonnull (rate);
  memcpy (rate, "rate=\"15\"", strlen ("rate=\"15\""));
  g_assert_true (g_file_set_contents (rules, text, -1, NULL));
  begun = ask ("skirmish", "new", place->path, "--rules", rules, NULL);
  assert_said (begun, 0);
  g_assert_cmpint (g_remove (rules), ==, 0);
  played = ask ("skirmish", "play", place->path, "--say",
                "figure kay knights good; figure mob bandits poor; begin bandits; act mob march; "
                "seize kay by charge die 15",
                NULL);
  assert_said (played, 0);
  assert_has (played, "Base rate 15 (L 3): 15 is needed");
}

/* Killed while it plays, again and again: every order that was answered is in the file. */
static void
test_killed (void)
{
  const int rounds = g_test_slow () ? 200 : 20;
  g_autoptr (Place) place = place_new ();
  g_autoptr (GRand) dice = g_rand_new_with_seed (20040104);

  begin (place);
  for (int i = 0; i < rounds; i++)
    {
      const char *arguments[] = { g_getenv ("ADJUTANT_CLI"), "skirmish", "play", place->path,
                                  NULL };
      g_autoptr (GError) error = NULL;
      g_autoptr (Answer) log = NULL;
      GPid pid;
      int in;
      int out;
      guint answered = 0;
      guint before;
      g_autoptr (Answer) log_before = ask ("skirmish", "show", place->path, "log", NULL);
      const guint wait = (guint) g_rand_int_range (dice, 1, 9);
      char byte;

      before = count_lines (log_before->out, "order\t");
      g_assert_true (g_spawn_async_with_pipes (NULL, (char **) arguments, NULL,
                                               G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &pid, &in,
                                               &out, NULL, &error));
      for (guint j = 0; j < 12; j++)
        g_assert_cmpint (write (in, "note so it was\n", 15), ==, 15);
      while (answered < wait && read (out, &byte, 1) == 1)
        answered += byte == '\n';
      kill (pid, SIGKILL);
      while (read (out, &byte, 1) == 1)
        answered += byte == '\n';
      g_assert_cmpint (waitpid (pid, NULL, 0), ==, pid);
      close (in);
      close (out);
      log = ask ("skirmish", "show", place->path, "log", NULL);
      assert_said (log, 0);
      g_assert_cmpuint (count_lines (log->out, "order\t"), >=, before + answered);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/skirmish/game", test_game);
  g_test_add_func ("/skirmish/candidates", test_candidates);
  g_test_add_func ("/skirmish/sentences", test_sentences);
  g_test_add_func ("/skirmish/curtain", test_curtain);
  g_test_add_func ("/skirmish/eyes-of-orders", test_eyes_of_orders);
  g_test_add_func ("/skirmish/papers", test_papers);
  g_test_add_func ("/skirmish/eyes-of-papers", test_eyes_of_papers);
  g_test_add_func ("/skirmish/aid-in-languages", test_aid_in_languages);
  g_test_add_func ("/skirmish/bad-papers", test_bad_papers);
  g_test_add_func ("/skirmish/taking-back", test_taking_back);
  g_test_add_func ("/skirmish/strict", test_strict);
  g_test_add_func ("/skirmish/impossible", test_impossible);
  g_test_add_func ("/skirmish/refusals", test_refusals);
  g_test_add_func ("/skirmish/own-rules", test_own_rules);
  g_test_add_func ("/skirmish/check", test_check);
  g_test_add_func ("/skirmish/salvage", test_salvage);
  g_test_add_func ("/skirmish/killed", test_killed);
  return g_test_run ();
}
