/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "fixture.h"

/* A game in which Confederates lie face down, as the Union sees it from the command line. */

static void
play (const Fixture *self, const char *eyes, const char *orders, int code, const char *told)
{
  g_autoptr (Answer) answer = ask ("play", self->path, "--eyes", eyes, orders, NULL);

  assert_said (answer, code);
  g_assert_cmpstr (answer->out, ==, told);
}

static void
set_up (Fixture *self, gconstpointer data)
{
  fixture_begin (self, NULL);
  play (self, "confederate", "place wilder off; flip smith; place smith 1720", 0,
        "ok\tplace wilder off\t-\tplaced wilder -\n"
        "ok\tflip smith down\t-\tturned smith 1; alias smith 1\n"
        "ok\tplace smith 1720\t-\tplaced smith 1720\n");
}

/* One view's answer must have the first text in it, and the second must not be there. */
static void
shows (
    const Fixture *self, const char *eyes, const char *view, const char *there, const char * not )
{
  g_autoptr (Answer) answer = ask ("show", self->path, view, "--eyes", eyes, NULL);

  assert_said (answer, 0);
  g_assert_nonnull (strstr (answer->out, there));
  g_assert_null (strstr (answer->out, not ));
}

static void
test_units (Fixture *self, gconstpointer data)
{
  shows (self, "union", "units", "unit\t?c1\tconfederate\t?\t?\t1720\t?\n", "\tsmith\t");
  shows (self, "public", "table", "unit\t?c1\tconfederate\t?\t?\t1720\t?\n", "\tsmith\t");
  shows (self, "confederate", "units", "unit\tsmith\tconfederate\t", "?c1");
  shows (self, "all", "units", "unit\tsmith\tconfederate\t", "?c1");
}

static void
test_hex (Fixture *self, gconstpointer data)
{
  g_autoptr (Answer) theirs = ask ("show", self->path, "hex", "1720", "--eyes", "union", NULL);
  g_autoptr (Answer) own = ask ("show", self->path, "hex", "1720", "--eyes", "confederate", NULL);

  g_assert_nonnull (strstr (theirs->out, "unit\twright\nunit\t?c1\n"));
  g_assert_nonnull (strstr (own->out, "unit\tsmith\nunit\twright\n"));
}

/* A unit that was hidden when something happened stays so. */
static void
test_log (Fixture *self, gconstpointer data)
{
  shows (self, "union", "log", "\tflip ?c down\t", "place smith");
  play (self, "union", "place ?c1 1721; flip ?c1", 0,
        "ok\tplace ?c1 1721\t-\tplaced ?c1 1721\n"
        "ok\tflip ?c1 up\t-\tturned ?c1 0 smith\n");
  shows (self, "union", "log", "\tplace ?c1 1721\t", "place smith");
  shows (self, "confederate", "log", "\tplace smith 1721\t", "?c1");
  shows (self, "union", "units", "unit\tsmith\tconfederate\t", "?c1");
}

static void
test_reach (Fixture *self, gconstpointer data)
{
  g_autoptr (Answer) theirs = ask ("show", self->path, "reach", "?c1", "--eyes", "union", NULL);
  g_autoptr (Answer) named = ask ("show", self->path, "reach", "smith", "--eyes", "union", NULL);
  g_autoptr (Answer) own = ask ("show", self->path, "reach", "?c1", "--eyes", "confederate", NULL);

  assert_refused (theirs, 1, "only the owner");
  assert_refused (named, 1, "there is no unit 'smith'");
  assert_said (own, 0);
}

/* The odds against what lies face down are not told. */
static void
test_attacks (Fixture *self, gconstpointer data)
{
  play (self, "union", "place 3/1/xiv 1619; next", 0,
        "ok\tplace 3/1/xiv 1619\t-\tplaced 3/1/xiv 1619\nok\tnext\t-\tphase 1 1 1\n");
  shows (self, "union", "attacks", "attack\t1720\t5:?\t?\t3/1/xiv\n", "smith");
  shows (self, "confederate", "attacks", "attack\t1720\t5:", "\t?\t");
}

/* A unit that could prove a way blocked is told to nobody but its player (Y 11.56). */
static void
test_claims (Fixture *self, gconstpointer data)
{
  g_autoptr (Answer) said = NULL;

  play (self, "all",
        "option limited-intelligence; place 1/1/res+2/1/res off; place 3/1/xiv 0101; place smith "
        "0302",
        0,
        "ok\toption limited-intelligence=on\t-\toption 29 1 0\n"
        "ok\tplace 1/1/res+2/1/res off\t-\tplaced 1/1/res -; placed 2/1/res -\n"
        "ok\tplace 3/1/xiv 0101\t-\tplaced 3/1/xiv 0101\n"
        "ok\tplace smith 0302\t-\tplaced smith 0302\n");
  said = ask ("play", self->path,
              "place wright 0103; place 3-artillery 0203; next; next; next; attack 0101 from "
              "3-artillery die 4 result Dr; flip wright up",
              NULL);
  assert_said (said, 0);
  shows (self, "union", "debts", "claim\t0201\t?\n", "smith");
  shows (self, "public", "debts", "claim\t0201\t?\n", "smith");
  shows (self, "confederate", "debts", "claim\t0201\tsmith\n", "0102");
}

static void
test_say (Fixture *self, gconstpointer data)
{
  g_autoptr (Answer) answer =
      ask ("play", self->path, "--eyes", "union", "--say", "place ?c1 1721", NULL);
  g_autoptr (Answer) log = ask ("show", self->path, "log", "--eyes", "public", "--say", NULL);

  assert_said (answer, 0);
  g_assert_cmpstr (answer->out, ==, "?c1 is placed in 1721\n");
  g_assert_nonnull (strstr (log->out, "?c1 is placed in 1721\n"));
  g_assert_nonnull (strstr (log->out, "flip ?c down\n"));
}

static void
test_correct (Fixture *self, gconstpointer data)
{
  play (self, "union", "correct 3 place ?c1 1721", 0, "ok\tcorrect 3\tplace ?c1 1721\t-\n");
  play (self, "union", "correct 3 place smith 1722", 1,
        "impossible\tplace smith 1722\tthere is no unit 'smith'\t-\n");
}

static void
test_refused (Fixture *self, gconstpointer data)
{
  g_autoptr (Answer) answer = ask ("play", self->path, "--eyes", "nobody", "next", NULL);

  assert_refused (answer, 2, "'nobody'");
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
  add ("/cli/eyes/units", test_units);
  add ("/cli/eyes/hex", test_hex);
  add ("/cli/eyes/log", test_log);
  add ("/cli/eyes/reach", test_reach);
  add ("/cli/eyes/attacks", test_attacks);
  add ("/cli/eyes/claims", test_claims);
  add ("/cli/eyes/say", test_say);
  add ("/cli/eyes/correct", test_correct);
  add ("/cli/eyes/refused", test_refused);
  return g_test_run ();
}
