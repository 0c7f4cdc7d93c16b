/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include "ask.h"

/* The views of a Game-Turn of simultaneous movement: Wilder and Fulton want the hex between them,
 * and fight for it. */

typedef struct
{
  char *folder;
  char *path;
  GHashTable *units; /* every id */
} Turn;

static char *
show (Turn *self, const char *view, const char *about, const char *at)
{
  g_autoptr (Answer) answer = at != NULL ? ask ("show", "--at", at, self->path, view, about, NULL)
                                         : ask ("show", self->path, view, about, NULL);

  assert_said (answer, 0);
  return g_strdup (answer->out);
}

static void
play (Turn *self, const char *line)
{
  g_autoptr (Answer) played = ask ("play", self->path, line, NULL);

  g_test_message ("%s", played->out);
  assert_said (played, 0);
}

#define PLOTS                                                                                      \
  "option simultaneous-movement; option attack-effectiveness; place wilder 1318; "                 \
  "place fulton 1320; place 2/1/xiv 1218; seal union paper; seal confederate paper; reveal; "      \
  "plot wilder . 1319 attack; plot fulton 1319 attack"
#define MARCH "segment; segment; segment; contest 1319 union 6 confederate 2; next"
#define ATTACKS "attack 1320 from wilder; attack 1319 from fulton"

static void
begin (Turn *self, gconstpointer data)
{
  g_autoptr (Answer) made = NULL;
  g_autofree char *units = NULL;
  g_auto (GStrv) lines = NULL;

  self->folder = g_dir_make_tmp ("adj-turn-XXXXXX", NULL);
  self->path = g_build_filename (self->folder, "turn.adjutant", NULL);
  self->units = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  made = ask ("new", "chickamauga", "-o", self->path, NULL);
  assert_said (made, 0);
  units = show (self, "units", NULL, NULL);
  lines = g_strsplit (units, "\n", -1);
  for (guint i = 0; lines[i] != NULL && *lines[i] != '\0'; i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i], "\t", -1);

      g_hash_table_add (self->units, g_strdup (fields[1]));
    }
}

static void
end (Turn *self, gconstpointer data)
{
  g_autofree char *copy = g_strconcat (self->path, "~", NULL);

  g_unlink (self->path);
  g_unlink (copy);
  g_rmdir (self->folder);
  g_hash_table_unref (self->units);
  g_free (self->folder);
  g_free (self->path);
}

static void
assert_view (Turn *self, const char *view, const char *about, const char *expected)
{
  g_autofree char *shown = show (self, view, about, NULL);

  g_assert_cmpstr (shown, ==, expected);
}

/* ---- Plots and marches ---- */

/* A mission stands behind its plot, and a unit goes as far as six segments lead. */
static void
test_plots (Turn *self, gconstpointer data)
{
  g_autofree char *plots = NULL;
  g_autofree char *reach = NULL;

  play (self, PLOTS);
  plots = show (self, "plots", NULL, NULL);
  g_assert_nonnull (strstr (plots, "plot\twilder\t1318\t.\t-\t1319\t.\t.\t.\tattack\n"));
  play (self, "plot 2/1/xiv . 1217");
  g_free (plots);
  plots = show (self, "plots", NULL, NULL);
  g_assert_nonnull (strstr (plots, "plot\t2/1/xiv\t1218\t"));
  g_assert_null (strstr (plots, "plot\t2/1/xiv\t1218\t.\t1217\t.\t.\t.\t.\tattack\n"));
  reach = show (self, "reach", "wilder", NULL);
  g_assert_nonnull (strstr (reach, "reach\t1318\t0\t6\t1318\n"));
  g_assert_nonnull (strstr (reach, "reach\t1319\t2\t4\t1318 1319\n"));
}

/* Before all lies open a mission is shown to its own side alone. */
static void
test_secret_missions (Turn *self, gconstpointer data)
{
  g_autoptr (Answer) plotted = NULL;
  g_autoptr (Answer) own = NULL;
  g_autoptr (Answer) other = NULL;

  play (self, "option simultaneous-movement");
  plotted = ask ("play", self->path, "--eyes", "union", "plot wilder . attack", NULL);
  assert_said (plotted, 0);
  own = ask ("show", self->path, "plots", "--eyes", "union", NULL);
  other = ask ("show", self->path, "plots", "--eyes", "confederate", NULL);
  g_assert_nonnull (strstr (own->out, "plot\twilder\t1022\t.\t.\t.\t.\t.\t.\tattack\n"));
  g_assert_null (strstr (other->out, "wilder"));
  g_assert_null (strstr (other->out, "attack"));
}

/* Somebody beside an enemy does not leave him by plot. */
static void
test_reach_in_zone (Turn *self, gconstpointer data)
{
  play (self, PLOTS);
  play (self, "place wilder 1319");
  assert_view (self, "reach", "wilder", "reach\t1319\t0\t6\t1319\n");
}

static void
test_segments (Turn *self, gconstpointer data)
{
  g_autofree char *segments = NULL;

  play (self, PLOTS "; " MARCH);
  segments = show (self, "segments", NULL, NULL);
  g_assert_nonnull (strstr (segments, "segment\t3\twilder\t1318\t1319\tmoves\tadjacent\n"));
  g_assert_nonnull (strstr (segments, "segment\t3\tfulton\t1320\t1320\tstays\tone-hex\n"));
}

/* Y S5.21: whose plot was struck stays where he is, and is listed with the reason. */
static void
test_struck (Turn *self, gconstpointer data)
{
  play (self, "option simultaneous-movement; option command-control; place 2/1/xiv 1218; "
              "place wilder 1320; place fulton 1322; seal union paper; seal confederate paper; "
              "next; scatter union die 5; scatter confederate die 4; reveal; "
              "plot wilder . . 1321; segment");
  assert_view (self, "segments", NULL, "segment\t1\twilder\t1320\t1320\tstays\tout-of-command\n");
}

/* ---- Results ---- */

#define WAITING                                                                                    \
  "result\t1\tunion\t2-1\t6\tAr\twaiting\n"                                                        \
  "attacker\twilder\tadjacent\n"                                                                   \
  "target\t1320\n"                                                                                 \
  "defender\tfulton\n"                                                                             \
  "result\t2\tconfederate\t1-3\t1\tDr\twaiting\n"                                                  \
  "attacker\tfulton\tadjacent\n"                                                                   \
  "target\t1319\n"                                                                                 \
  "defender\twilder\n"

/* Y S5.23: a disputed hex is owed an answer like anything else. */
static void
test_dispute (Turn *self, gconstpointer data)
{
  play (self, PLOTS "; segment; segment; segment");
  assert_view (self, "answers", NULL, "answer\tunion\tcontest 1319 roll\n");
  assert_view (self, "debts", NULL,
               "debt\tcontest\tunion\t-\t1319\t0\nanswer\tcontest 1319 roll\n");
  play (self, "contest 1319 union 6 confederate 2");
  assert_view (self, "answers", NULL, "");
}

static void
test_results (Turn *self, gconstpointer data)
{
  g_autofree char *before = NULL;
  g_autofree char *done = NULL;

  play (self, PLOTS "; " MARCH);
  assert_view (self, "results", NULL, "");
  play (self, ATTACKS);
  before = show (self, "results", NULL, NULL);
  g_assert_true (g_str_has_prefix (before, "result\t1\tunion\t2-1\t-\t-\twaiting\n"));
  play (self, "roll all 6 1");
  assert_view (self, "results", NULL, WAITING);
  play (self, "next");
  assert_view (self, "debts", NULL,
               "debt\tretreat\tunion\twilder\t-\t0\t1 2\n"
               "answer\tretreat wilder 1318\n"
               "answer\tretreat wilder 1418\n"
               "answer\tretreat wilder 1218\n");
  play (self, "retreat wilder 1318");
  assert_view (self, "debts", NULL,
               "debt\tadvance\tconfederate\t-\t-\t0\t1\n"
               "answer\tadvance fulton 1319\n"
               "answer\tstay 1\n"
               "debt\tadvance\tconfederate\t-\t-\t0\t2\n"
               "answer\tadvance fulton 1319\n"
               "answer\tstay 2\n");
  play (self, "advance fulton 1319");
  done = show (self, "results", NULL, NULL);
  g_assert_nonnull (strstr (done, "\t6\tAr\tdone\n"));
  g_assert_nonnull (strstr (done, "\t1\tDr\tdone\n"));
}

/* ---- Moments ---- */

static void
test_moments (Turn *self, gconstpointer data)
{
  static const char *const kinds[] = { "plot", "movement", "combat" };

  play (self, PLOTS "; " MARCH "; " ATTACKS);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *at = g_strdup_printf ("1/both/%s", kinds[i]);
      g_autofree char *table = show (self, "table", NULL, at);
      g_autofree char *results = show (self, "results", NULL, at);

      g_assert_nonnull (strstr (table, "phasing\tunion\nphasing\tconfederate\n"));
      g_assert_cmpstr (results, ==, "");
    }
}

/* A later Game-Turn is found by its number; its table is the one before its attacks. */
static void
test_third_turn (Turn *self, gconstpointer data)
{
  g_autoptr (Answer) early = NULL;
  g_autofree char *table = NULL;
  g_autofree char *results = NULL;
  g_autofree char *now = NULL;

  play (self, "option simultaneous-movement; next!; next!; next!; next!; next!; next!; next!; "
              "place wilder 1318; place fulton 1418; plot wilder . attack");
  early = ask ("show", self->path, "table", "--at", "3/both/combat", NULL);
  g_assert_cmpint (early->code, !=, 0);
  play (self, "next!; attack 1418 from wilder die 1");
  table = show (self, "table", NULL, "3/both/combat");
  g_assert_nonnull (strstr (table, "turn\t3"));
  g_assert_nonnull (strstr (table, "phase\tboth-combat"));
  results = show (self, "results", NULL, "3/both/combat");
  g_assert_cmpstr (results, ==, "");
  now = show (self, "results", NULL, NULL);
  g_assert_true (g_str_has_prefix (now, "result\t1\tunion\t"));
}

/* ---- Every line is what the manual says ---- */

/* A line's first word, and of each field what it is: a number, side, unit, hex, column, word, an
 * order, a mark of a plot, lists of units, hexes and results; behind a ? what may be missing. */
static const struct
{
  const char *view;
  const char *word;
  const char *fields;
} forms[] = {
  { "results", "result", "nscnww" },
  { "results", "attacker", "uw" },
  { "results", "target", "h" },
  { "results", "defender", "u" },
  { "results", "supporter", "uh" },
  { "debts", "debt", "wsuhn?R" },
  { "debts", "answer", "o" },
  { "debts", "attack",
    "Hwc"
    "U?R" },
  { "debts", "offer", "wsuhnw" },
  { "answers", "answer", "so?R" },
  { "duties", "duty", "wwwuhw?R" },
  { "duties", "can-attack", "hU" },
  { "duties", "can-attack-with", "uH" },
  { "plots", "plot", "uhtttttt?w" },
  { "plots", "none", "u" },
  { "plots", "sealed", "sw" },
  { "segments", "segment", "nuhhww" },
  { "attacks", "attack", "HwcU" },
  { "attacks", "support", "hunw" },
  { "attacks", "flank", "hhU" },
};

static gboolean
is_hex (const char *text)
{
  return strlen (text) == 4 && strspn (text, "0123456789") == 4;
}

static gboolean
is_number (const char *text)
{
  return *text != '\0' && strspn (text, "0123456789") == strlen (text);
}

/* Played on the game, and taken back. */
static gboolean
is_lawful (Turn *self, const char *order)
{
  g_autoptr (Answer) played = ask ("play", self->path, order, NULL);

  g_test_message ("%s", played->out);
  if (played->code != 0 || !g_str_has_prefix (played->out, "ok\t"))
    return FALSE;
  play (self, "undo");
  return TRUE;
}

static gboolean
is_field (Turn *self, char kind, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, " ", -1);
  gboolean good = TRUE;

  switch (kind)
    {
    case 'n':
      return is_number (text) || g_str_equal (text, "-");
    case 's':
      return g_str_equal (text, "union") || g_str_equal (text, "confederate");
    case 'u':
      return g_hash_table_contains (self->units, text) || g_str_equal (text, "-");
    case 'h':
      return is_hex (text) || g_str_equal (text, "-");
    case 'c':
      return strchr (text, '-') != NULL || g_str_equal (text, "?");
    case 'o':
      return is_lawful (self, text);
    case 't':
      return is_hex (text) || strspn (text, ".-") == 1 || g_str_has_prefix (text, "enter ") ||
             g_str_equal (text, "exit");
    case 'U':
    case 'H':
    case 'R':
      for (guint i = 0; parts[i] != NULL; i++)
        good &= is_field (self, kind == 'U' ? 'u' : kind == 'H' ? 'h' : 'n', parts[i]);
      return good;
    default:
      return *text != '\0';
    }
}

static gboolean
fits (Turn *self, const char *form, char **fields)
{
  gboolean missing = FALSE;

  for (; *form != '\0'; form++)
    if (*form == '?')
      missing = TRUE;
    else if (*fields == NULL)
      return missing;
    else if (!is_field (self, *form, *fields++))
      return FALSE;
  return *fields == NULL;
}

static void
assert_lines (Turn *self, const char *view)
{
  g_autofree char *shown = show (self, view, NULL, NULL);
  g_auto (GStrv) lines = g_strsplit (shown, "\n", -1);

  for (guint i = 0; lines[i] != NULL && *lines[i] != '\0'; i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i], "\t", -1);
      gboolean found = FALSE;

      for (gsize j = 0; j < G_N_ELEMENTS (forms) && !found; j++)
        found = g_str_equal (forms[j].view, view) && g_str_equal (forms[j].word, fields[0]) &&
                fits (self, forms[j].fields, &fields[1]);
      g_test_message ("%s: %s", view, lines[i]);
      g_assert_true (found);
    }
}

/* At every order of the turn; what may be answered is answered ok. */
static void
test_lines (Turn *self, gconstpointer data)
{
  static const char *const views[] = { "plots", "segments", "attacks", "results",
                                       "debts", "answers",  "duties" };
  static const char *const lines[] = { PLOTS,
                                       "segment; segment; segment",
                                       "contest 1319 union 6 confederate 2",
                                       "next",
                                       ATTACKS,
                                       "roll 6",
                                       "roll 1",
                                       "next" };

  play (self, "option cavalry-retreat; option artillery-support");
  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      play (self, lines[i]);
      for (gsize j = 0; j < G_N_ELEMENTS (views); j++)
        assert_lines (self, views[j]);
    }
}

#define ADD(name, test) g_test_add ("/cli/simultaneous/" name, Turn, NULL, begin, test, end)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("plots", test_plots);
  ADD ("secret missions", test_secret_missions);
  ADD ("reach in a zone", test_reach_in_zone);
  ADD ("segments", test_segments);
  ADD ("struck plots Y S5.21", test_struck);
  ADD ("dispute Y S5.23", test_dispute);
  ADD ("results", test_results);
  ADD ("moments", test_moments);
  ADD ("the third turn", test_third_turn);
  ADD ("lines", test_lines);
  return g_test_run ();
}
