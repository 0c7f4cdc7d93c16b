/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "fixture.h"

/* Initiative and Command Control of a game, from the command line. */

static void
set_up (Fixture *self, gconstpointer data)
{
  static const char *const options[] = { "--option", "variable-initiative", "--option",
                                         "command-control", NULL };

  fixture_begin (self, options);
}

static void
assert_line (const Answer *answer, const char *line)
{
  g_autofree char *all = g_strconcat ("\n", answer->out, NULL);
  g_autofree char *whole = g_strconcat ("\n", line, "\n", NULL);

  g_test_message ("%s", line);
  g_assert_nonnull (strstr (all, whole));
}

/* ---- Initiative ---- */

static void
test_initiative (Fixture *self, gconstpointer data)
{
  g_autoptr (Answer) shown = ask ("show", self->path, "initiative", NULL);
  g_autoptr (Answer) same = ask ("initiative", self->path, NULL);

  assert_said (shown, 0);
  g_assert_cmpstr (shown->out, ==, same->out);
  assert_line (shown, "dawn\t10\tto-come");
  assert_line (shown, "holder\tunion");
  assert_line (shown, "unit\tunion\twilder\trested\t1\t8\t1022");
  assert_line (shown, "group\tunion\t1\trested=65,fought=0,ineffective=0,night=85,first-day=0");
  assert_line (shown, "lost\tconfederate\t0");
  assert_line (shown, "commander\tunion\t0");
  assert_line (shown, "level\tunion\t3\t300");
  assert_line (shown, "first\tunion\t36/36");
  assert_line (shown, "flip\twilder\tlost\t-\tconfederate\t36/36");
  g_assert_cmpuint (count_lines (shown->out, "level\t"), ==, 12);
}

static void
test_dice (Fixture *self, gconstpointer data)
{
  g_autoptr (Answer) answer =
      ask ("initiative", self->path, "--die", "union=4", "--die", "confederate=2", "--without",
           "1/2/xiv", "--by", "1027=3/2/xiv", NULL);

  assert_said (answer, 0);
  assert_line (answer, "level\tunion\t4\t290");
  assert_line (answer, "moves-first\tunion");
  g_assert_cmpuint (count_lines (answer->out, "level\t"), ==, 2);
  g_assert_cmpuint (count_lines (answer->out, "first\t"), ==, 0);
}

static void
test_say (Fixture *self, gconstpointer data)
{
  g_autoptr (Answer) answer = ask ("show", self->path, "initiative", "--say", NULL);
  g_autoptr (Answer) same = ask ("initiative", self->path, "--say", NULL);

  assert_said (answer, 0);
  g_assert_cmpstr (answer->out, ==, same->out);
  assert_line (answer, "Union, group 1");
  g_assert_null (strstr (answer->out, "in no group"));
  assert_line (answer, "  Wilder 8: no combat that day, counts twice");
  assert_line (answer, "Union moves first with a chance of 36/36");
  assert_line (answer, "Wilder lost: Confederate would move first");
}

static void
test_refusals (Fixture *self, gconstpointer data)
{
  g_autoptr (Answer) unit = ask ("initiative", self->path, "--without", "nobody", NULL);
  g_autoptr (Answer) hex = ask ("initiative", self->path, "--by", "9999=wilder", NULL);
  g_autoptr (Answer) die = ask ("initiative", self->path, "--die", "nobody=3", NULL);
  g_autoptr (Answer) game = ask ("initiative", "chickamauga", NULL);
  g_autoptr (Answer) scatter = ask ("scatter", "chickamauga", NULL);
  g_autoptr (Answer) level = ask ("scatter", self->path, "--level", "11", NULL);

  assert_refused (unit, 2, "'nobody'");
  assert_refused (hex, 2, "0728=smith");
  assert_refused (die, 2, "union=4");
  assert_refused (game, 2, "no game");
  assert_refused (scatter, 2, "no game");
  assert_refused (level, 2, "10");
}

/* ---- Command Control ---- */

static void
test_exposure (Fixture *self, gconstpointer data)
{
  g_autoptr (Answer) answer = ask ("scatter", self->path, NULL);
  g_autoptr (Answer) level = ask ("scatter", self->path, "--level", "1", NULL);

  assert_said (answer, 0);
  assert_line (answer, "level\tunion\t4");
  assert_line (answer, "chance\t2\t3/6");
  assert_line (answer, "exposed\t1022\twilder\tinfantry\t8\t3/6");
  g_assert_cmpuint (count_lines (answer->out, "chance\t"), ==, 10);
  g_assert_cmpuint (count_lines (answer->out, "expected\t"), ==, 1);
  assert_line (level, "chance\t2\t0/6");
  g_assert_nonnull (strstr (level->err, "the scenario gives the command level 4 here (Y 5.58)"));
  g_assert_null (strstr (level->out, "wilder"));
}

/* Where nobody knows the level, no chance is told that would only be a guess. */
static void
test_unknown_level (Fixture *self, gconstpointer data)
{
  g_autofree char *frame = g_build_filename (self->folder, "b.adjutant", NULL);
  g_autoptr (Answer) begun =
      ask ("new", "fredericksburg", "-o", frame, "--option", "command-control", NULL);
  g_autoptr (Answer) unknown = ask ("scatter", frame, NULL);
  g_autoptr (Answer) named = ask ("scatter", frame, "--level", "2", NULL);

  assert_said (begun, 0);
  assert_said (unknown, 0);
  g_assert_cmpstr (unknown->out, ==, "level\tunion\t?\n");
  assert_line (named, "level\tunion\t2");
  assert_line (named, "chance\t0\t1/6");
}

static void
test_list (Fixture *self, gconstpointer data)
{
  g_autoptr (Answer) played = ask ("play", self->path, "scatter die 3; move wilder n", NULL);
  g_autoptr (Answer) list = ask ("scatter", self->path, NULL);
  g_autoptr (Answer) drift = ask ("scatter", self->path, "--drift", "3/1/xiv 2 5", NULL);
  g_autoptr (Answer) bad = ask ("scatter", self->path, "--drift", "3/1/xiv 7 5", NULL);
  g_autoptr (Answer) done = ask ("play", self->path, "drift 3/1/xiv 2 5", NULL);
  g_autoptr (Answer) duties = ask ("show", self->path, "duties", NULL);
  g_autoptr (Answer) after = ask ("scatter", self->path, NULL);
  g_autoptr (Answer) other = ask ("play", self->path, "option attack-effectiveness=off", NULL);
  g_autoptr (Answer) advised = ask ("scatter", self->path, NULL);

  assert_said (played, 0);
  g_assert_cmpstr (list->out, ==,
                   "digits\t1 3 7 8\n"
                   "unit\t1127\t1/1/xxi\tinfantry\t4\tscattered\t-\n"
                   "unit\t1227\t3/1/xxi\tinfantry\t4\tscattered\t-\n"
                   "unit\t1317\t1/1/xiv\tinfantry\t5\tscattered\t-\n"
                   "unit\t1318\t3/1/xiv\tinfantry\t5\tscattered\t-\n"
                   "unit\t1413\t1/3/xiv\tinfantry\t4\tscattered\t-\n"
                   "unit\t2011\t1/2-cavalry\tcavalry\t5\tscattered\t-\n");
  g_assert_cmpstr (drift->out, ==, "drift\t3/1/xiv\tspent\t5\t1318 1417 1517 1616\n");
  assert_refused (bad, 2, "two dice");
  g_assert_cmpstr (done->out, ==,
                   "ok\tdrift 3/1/xiv 2 5\t-\tmoved 3/1/xiv 30 1318 1417 1517 1616; drifted "
                   "3/1/xiv 1616 0 25\n");
  assert_line (duties, "duty\tdrift\towed\tY 5.52\t1/1/xiv\t1317\t-");
  g_assert_null (strstr (duties->out, "3/1/xiv"));
  assert_line (after, "unit\t1616\t3/1/xiv\tinfantry\t5\tdrifted\t-");
  assert_said (other, 0);
  assert_line (advised, "advice\tturn-over\tY 5.59b");
}

static void
test_chits (Fixture *self, gconstpointer data)
{
  g_autoptr (Answer) played =
      ask ("play", self->path, "option command-method=chits; scatter chits 3", NULL);
  g_autoptr (Answer) list = ask ("scatter", self->path, NULL);

  assert_said (played, 0);
  assert_line (list, "digits\t3");
  assert_line (list, "chits-left\t3");
}

/* Without a game: typed hexes, down the map. */
static void
test_typed_units (Fixture *self, gconstpointer data)
{
  const char *units = "1427 Jones, 1318 Smith, 1212";
  g_autoptr (Answer) before = ask ("scatter", "--level", "4", "--units", units, NULL);
  g_autoptr (Answer) after = ask ("scatter", "-l", "4", "--die", "3", "-u", units, NULL);
  g_autoptr (Answer) wrong = ask ("scatter", "-l", "4", "-u", "Smith", NULL);

  assert_said (before, 0);
  assert_line (before, "exposed\t1212\t\t3/6");
  assert_line (before, "exposed\t1318\tSmith\t3/6");
  assert_said (after, 0);
  assert_line (after, "digits\t1 3 7 8");
  assert_line (after, "unit\t1318\tSmith\tscattered");
  assert_line (after, "unit\t1427\tJones\tscattered");
  g_assert_cmpuint (count_lines (after->out, "unit\t"), ==, 2);
  assert_refused (wrong, 2, "'1318 Smith'");
}

/* A unit face down is not told to the other side, nor is it in the totals: they are over what those
 * eyes see, and say what they leave out. */
static void
test_eyes (Fixture *self, gconstpointer data)
{
  g_autoptr (Answer) played = ask ("play", self->path, "flip wilder; scatter die 4", NULL);
  g_autoptr (Answer) own = ask ("scatter", self->path, "--eyes", "union", NULL);
  g_autoptr (Answer) other = ask ("scatter", self->path, "--eyes", "confederate", NULL);
  g_autoptr (Answer) all = ask ("initiative", self->path, NULL);
  g_autoptr (Answer) sum = ask ("initiative", self->path, "--eyes", "confederate", NULL);
  g_autoptr (Answer) said = ask ("initiative", self->path, "--eyes", "confederate", "--say", NULL);
  g_autoptr (Answer) nobody = ask ("scatter", self->path, "--eyes", "nobody", NULL);

  assert_said (played, 0);
  g_assert_nonnull (strstr (own->out, "wilder"));
  g_assert_null (strstr (other->out, "wilder"));
  g_assert_nonnull (strstr (other->out, "\t?u1\t?\t?\tscattered"));
  g_assert_null (strstr (sum->out, "wilder"));
  g_assert_null (strstr (said->out, "Wilder"));
  assert_line (all, "level\tunion\t1\t300");
  assert_line (sum, "level\tunion\t1\t284");
  assert_line (sum, "face-down\tunion\t1");
  g_assert_nonnull (strstr (said->out, "1 unit that lies face down is left out of the sums\n"));
  assert_refused (nobody, 2, "neither a side");
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *name;
    void (*test) (Fixture *self, gconstpointer data);
  } tests[] = {
    { "/cli/levels/initiative", test_initiative },
    { "/cli/levels/dice", test_dice },
    { "/cli/levels/say", test_say },
    { "/cli/levels/refusals", test_refusals },
    { "/cli/levels/exposure", test_exposure },
    { "/cli/levels/unknown", test_unknown_level },
    { "/cli/levels/list", test_list },
    { "/cli/levels/chits", test_chits },
    { "/cli/levels/typed-units", test_typed_units },
    { "/cli/levels/eyes", test_eyes },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, Fixture, NULL, set_up, tests[i].test, fixture_end);
  return g_test_run ();
}
