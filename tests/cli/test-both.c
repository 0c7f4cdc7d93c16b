/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include "ask.h"

/* Every view of a game whose phases are of both sides, the first of the game among them. */

typedef struct
{
  char *folder;
  char *path;
} Both;

static void
begin (Both *self, gconstpointer data)
{
  g_autofree char *scenario = book_file ("both.scenario.xml");
  g_autoptr (Answer) made = NULL;

  self->folder = g_dir_make_tmp ("adj-both-XXXXXX", NULL);
  self->path = g_build_filename (self->folder, "both.adjutant", NULL);
  made = ask ("new", scenario, "-o", self->path, NULL);
  assert_said (made, 0);
}

static void
end (Both *self, gconstpointer data)
{
  g_autofree char *copy = g_strconcat (self->path, "~", NULL);

  g_unlink (self->path);
  g_unlink (copy);
  g_rmdir (self->folder);
  g_free (self->folder);
  g_free (self->path);
}

static void
play (Both *self, const char *line)
{
  g_autoptr (Answer) played = ask ("play", self->path, line, NULL);

  g_test_message ("%s", played->out);
  assert_said (played, 0);
}

static void
assert_view (Both *self, const char *view, const char *expected)
{
  g_autoptr (Answer) answer = ask ("show", self->path, view, NULL);

  assert_said (answer, 0);
  g_assert_cmpstr (answer->out, ==, expected);
}

static void
test_combat (Both *self, gconstpointer data)
{
  assert_view (self, "duties",
               "duty\tattack\towed\tBG 7.12\tu1\t0302\t-\n"
               "duty\tbe-attacked\towed\tBG 7.11\tu1\t0302\t-\n"
               "duty\tattack\towed\tBG 7.12\tc1\t0402\t-\n"
               "duty\tbe-attacked\towed\tBG 7.11\tc1\t0402\t-\n"
               "can-attack\t0302\tc1\n"
               "can-attack\t0402\tu1 ug\n"
               "can-attack-with\tu1\t0402\n"
               "can-attack-with\tc1\t0302\n");
  assert_view (self, "attacks",
               "attack\t0302\t4:5\t1-2\tc1\n"
               "attack\t0402\t8:4\t2-1\tu1 ug\n");
  play (self, "attack 0302 from c1 die 4");
  assert_view (self, "debts",
               "debt\tretreat\tconfederate\tc1\t-\t0\n"
               "answer\tretreat c1 0502\n"
               "answer\tretreat c1 0503\n"
               "answer\tretreat c1 0403\n");
}

static void
assert_moment (Both *self, const char *at, const char *start)
{
  g_autoptr (Answer) answer = ask ("show", self->path, "table", "--at", at, NULL);

  assert_said (answer, 0);
  g_assert_true (g_str_has_prefix (answer->out, start));
}

#define OF_BOTH "phasing\tunion\nphasing\tconfederate\n"

static void
test_moments (Both *self, gconstpointer data)
{
  g_autoptr (Answer) never = NULL;

  play (self, "next!");
  assert_moment (self, "1/both/combat", "turn\t1\tday\nphase\tcombat\n" OF_BOTH);
  assert_moment (self, "1/both/movement", "turn\t1\tday\nphase\tmarch\n" OF_BOTH);
  assert_moment (self, "1/confederate/movement", "turn\t1\tday\nphase\tmarch\n" OF_BOTH);
  never = ask ("show", self->path, "table", "--at", "2/both/combat", NULL);
  assert_refused (never, 2, "no moment of this game");
}

/* The digits of both, each below the side they are of. */
static void
test_scatter (Both *self, gconstpointer data)
{
  g_autoptr (Answer) answer = NULL;

  play (self, "next!");
  play (self, "option command-control; scatter union die 2; scatter die 3");
  answer = ask ("scatter", self->path, NULL);
  assert_said (answer, 0);
  g_assert_cmpstr (answer->out, ==,
                   "side\tunion\n"
                   "digits\t2 7\n"
                   "unit\t0102\tu2\tinfantry\t4\tscattered\t-\n"
                   "unit\t0302\tu1\tinfantry\t5\tscattered\tin-zone\n"
                   "side\tconfederate\n"
                   "digits\t3\n");
}

static void
test_log (Both *self, gconstpointer data)
{
  g_autoptr (Answer) answer = NULL;

  play (self, "next!");
  answer = ask ("show", self->path, "log", "--say", NULL);
  assert_said (answer, 0);
  g_assert_nonnull (strstr (answer->out, "Turn 1, both, Movement\n"));
}

static void
test_summary (Both *self, gconstpointer data)
{
  g_autofree char *sheet = g_build_filename (self->folder, "summary.txt", NULL);
  g_autofree char *text = NULL;
  g_autoptr (Answer) printed = NULL;

  play (self, "attack 0402 from u1 die 1; retreat c1 0502; stay");
  printed = ask ("print", self->path, "summary", "-o", sheet, NULL);
  assert_said (printed, 0);
  g_assert_true (g_file_get_contents (sheet, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "0402 Clear  U1 5    C1 4     5 : 4  1-1    1     Dr"));
  g_unlink (sheet);
}

/* Nobody is moved alone, and the answer says why. */
static void
test_march (Both *self, gconstpointer data)
{
  g_autoptr (Answer) refused = NULL;

  play (self, "next!");
  refused = ask ("play", self->path, "move u2 0202", NULL);
  g_assert_cmpint (refused->code, ==, 1);
  g_assert_true (
      g_str_has_prefix (refused->out, "impossible\tmove u2 0202\t- moves-as-plotted u2"));
}

/* ---- Every view, in every phase ---- */

/* A view, what it is asked about, and whether it has sentences. */
static const struct
{
  const char *view;
  const char *about;
  gboolean says;
} views[] = {
  { "summary", NULL, FALSE },        { "table", NULL, FALSE },   { "map", NULL, FALSE },
  { "units", NULL, FALSE },          { "hex", "0302", FALSE },   { "reach", "u1", FALSE },
  { "attacks", NULL, TRUE },         { "duties", NULL, TRUE },   { "debts", NULL, TRUE },
  { "answers", NULL, TRUE },         { "arrivals", NULL, TRUE }, { "initiative", NULL, TRUE },
  { "reinforcements", NULL, FALSE }, { "victory", NULL, TRUE },  { "log", NULL, TRUE },
  { "options", NULL, FALSE },        { "plots", NULL, FALSE },   { "segments", NULL, FALSE },
  { "results", NULL, FALSE },
};

static void
ask_every_view (Both *self, const char *eyes)
{
  for (gsize i = 0; i < G_N_ELEMENTS (views); i++)
    for (int say = 0; say <= views[i].says; say++)
      {
        const char *sentences = say ? "--say" : "--eyes";
        g_autoptr (Answer) answer =
            ask ("show", "--eyes", eyes, sentences, say ? self->path : eyes,
                 say ? views[i].view : self->path, say ? views[i].about : views[i].view,
                 say ? NULL : views[i].about, NULL);

        g_test_message ("%s", views[i].view);
        assert_said (answer, 0);
      }
}

/* All of them answer whichever phase it is, whoever asks. */
static void
test_views (Both *self, gconstpointer data)
{
  static const char *const lines[] = { "option night-plots; option command-control",
                                       "next!",
                                       "scatter union die 2; scatter die 2",
                                       "next!",
                                       "next!",
                                       "next!",
                                       "next!",
                                       "next!" };

  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      play (self, lines[i]);
      ask_every_view (self, "all");
      ask_every_view (self, "confederate");
    }
  assert_moment (self, "3/both/plot", "turn\t3\tnight\nphase\tnight-plot\n" OF_BOTH);
  assert_moment (self, "3/both/movement", "turn\t3\tnight\nphase\tnight-march\n" OF_BOTH);
}

static char *
print_aid (Both *self)
{
  g_autofree char *sheet = g_build_filename (self->folder, "aid.txt", NULL);
  g_autoptr (Answer) printed = ask ("print", self->path, "aid", "-o", sheet, NULL);
  char *text = NULL;

  assert_said (printed, 0);
  g_assert_true (g_file_get_contents (sheet, &text, NULL, NULL));
  g_unlink (sheet);
  return text;
}

static char *
show_view (Both *self, const char *view, const char *eyes)
{
  g_autoptr (Answer) answer = ask ("show", self->path, view, "--eyes", eyes, NULL);

  assert_said (answer, 0);
  return g_strdup (answer->out);
}

static void
play_as (Both *self, const char *eyes, const char *line)
{
  g_autoptr (Answer) answer = ask ("play", self->path, "--eyes", eyes, line, NULL);

  g_test_message ("%s", answer->out);
  assert_said (answer, 0);
}

/* Plots, before all lies open to their own side alone; the segments; who may go back. */
static void
test_plots_shown (Both *self, gconstpointer data)
{
  g_autofree char *own = NULL;
  g_autofree char *other = NULL;
  g_autofree char *open = NULL;
  g_autofree char *segments = NULL;
  g_autofree char *back = NULL;

  play (self, "option variable-initiative; option night-plots; next!; next!; next!; next!");
  play (self, "place u1 0101; place c1 0104; place u2 0505; place ug off");
  play_as (self, "union", "plot u1 0102; plot u2 . n");
  own = show_view (self, "plots", "union");
  other = show_view (self, "plots", "confederate");
  g_assert_cmpstr (own, ==,
                   "plot\tu1\t0101\t0102\t.\t.\t.\t.\t.\n"
                   "plot\tu2\t0505\t.\t0504\t.\t.\t.\t.\n"
                   "sealed\tunion\tno\nsealed\tconfederate\tno\n");
  g_assert_cmpstr (other, ==, "none\tc1\nnone\tc2\nsealed\tunion\tno\nsealed\tconfederate\tno\n");
  play_as (self, "union", "seal union");
  play (self, "seal confederate paper; reveal; plot c1 0103; segment; segment");
  open = show_view (self, "plots", "public");
  g_assert_true (g_str_has_prefix (open, "plot\tu1\t0101\t0102\t.\t.\t.\t.\t.\n"));
  g_assert_nonnull (strstr (open, "plot\tc1\t0104\t0103\t"));
  g_assert_nonnull (strstr (open, "sealed\tconfederate\tpaper\n"));
  segments = show_view (self, "segments", "public");
  g_assert_nonnull (strstr (segments, "segment\t1\tu1\t0101\t0102\tmoves\tadjacent\n"));
  g_assert_nonnull (strstr (segments, "segment\t1\tc1\t0104\t0103\tmoves\tadjacent\n"));
  play (self, "next; initiative union 6 confederate 1; next!");
  back = show_view (self, "withdrawals", "public");
  g_assert_cmpstr (back, ==, "withdraw\tu1\t0101\t2\t4\n");
}

/* The aid has the sequence that is played. */
static void
test_aid (Both *self, gconstpointer data)
{
  g_autofree char *before = print_aid (self);
  g_autofree char *after = NULL;

  g_assert_nonnull (strstr (before, "Night of the first player"));
  g_assert_null (strstr (before, "Plot of the night"));
  play (self, "option night-plots; next!; next!");
  after = print_aid (self);
  g_assert_null (strstr (after, "Night of the first player"));
  g_assert_nonnull (strstr (after, "Plot of the night"));
}

#define ADD(name, test) g_test_add ("/cli/both/" name, Both, NULL, begin, test, end)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("combat", test_combat);
  ADD ("moments", test_moments);
  ADD ("scatter", test_scatter);
  ADD ("log", test_log);
  ADD ("summary", test_summary);
  ADD ("march", test_march);
  ADD ("views", test_views);
  ADD ("plots shown", test_plots_shown);
  ADD ("aid", test_aid);
  return g_test_run ();
}
