/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ask.h"
#include "papers.h"

/* One game twice: in the second two units that lie face down have changed places from the start.
 * Whatever is shown or printed for eyes that do not know them must be the same, to the letter. */

typedef struct
{
  const char *first;
  const char *second;
} Pair;

static const Pair pairs[] = {
  { "gregg", "gist" },
  { "forrest", "gregg" },
  { "3-artillery", "scott" },
};

static const char *const eyes[] = { "union", "public" };

/* {1} and {2} stand for the two units. */
static const char *const lines[] = {
  "option limited-intelligence=on; option command-control=on; option entrenchments=on",
  "option demoralization=on; option voluntary-attack=on; option tight-stacking=on",
  "dummy confederate 2; flip {1} down; flip {2} down; place {1} 2519; place {2} 2511",
  "place dummy-1 2417; place dummy-2 2213",
  "scatter die 1; move 2/3/xiv 1515 1615; move 2/1/xiv 1520; next",
  "attack 1620 from 2/1/xiv die 5; retreat 2/1/xiv 1420; stay; next",
  "scatter die 1; move {1} 2418; drift {2} 4 3; entrench {1}; next; next",
  "scatter die 2; next; next",
  "scatter die 3; move {2} 2412; next",
  "note what nobody knows; bookmark here",
};

/* ---- The two games ---- */

static void
play (const char *game, const char *line, const char *first, const char *second)
{
  g_autoptr (GString) text = g_string_new (line);
  g_autoptr (Answer) answer = NULL;

  g_string_replace (text, "{1}", first, 0);
  g_string_replace (text, "{2}", second, 0);
  answer = ask ("play", game, text->str, NULL);
  g_assert_cmpint (answer->code, ==, 0);
}

/* Both are dealt aliases by the same secret. */
static void
set_secret (const char *game)
{
  g_autoptr (GString) text = NULL;
  g_autofree char *content = NULL;

  g_assert_true (g_file_get_contents (game, &content, NULL, NULL));
  text = g_string_new (content);
  g_string_replace (text, " seed=", " secret=\"00112233445566778899aabbccddeeff\" seed=", 1);
  g_assert_true (g_file_set_contents (game, text->str, -1, NULL));
}

static char *
begin (const char *folder, const char *name, const char *first, const char *second)
{
  char *game = g_build_filename (folder, name, NULL);
  g_autoptr (Answer) answer = ask ("new", "chickamauga", "-o", game, NULL);

  assert_said (answer, 0);
  set_secret (game);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    play (game, lines[i], first, second);
  return game;
}

/* ---- What is shown ---- */

static void
compare_view (char *const games[2], const char *view, const char *whose, const char *way)
{
  g_autoptr (Answer) one = ask ("show", games[0], view, "--eyes", whose, way, NULL);
  g_autoptr (Answer) other = ask ("show", games[1], view, "--eyes", whose, way, NULL);

  assert_said (one, 0);
  g_assert_cmpstr (one->out, ==, other->out);
  g_assert_cmpstr (one->err, ==, other->err);
}

static void
compare_views (char *const games[2], const char *whose)
{
  static const char *const views[] = { "table", "units",   "attacks", "duties",
                                       "log",   "victory", "options", "reinforcements" };
  static const char *const said[] = { "duties", "victory", "log" };

  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    compare_view (games, views[i], whose, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (said); i++)
    compare_view (games, said[i], whose, "--say");
}

/* ---- What is printed ---- */

static void
compare_sheet (char *const games[2], const char *sheet, const char *whose, const char *form)
{
  g_autofree char *one = papers_print (games[0], sheet, whose, form);
  g_autofree char *other = papers_print (games[1], sheet, whose, form);

  if (g_strcmp0 (one, other) != 0)
    g_test_message ("%s%s tells %s which is which", sheet, form, whose);
  g_assert_true (g_strcmp0 (one, other) == 0);
}

/* The public sees what the enemy sees: the text alone will do. */
static void
compare_sheets (char *const games[2], const char *whose)
{
  for (guint i = 0; papers_of_game[i] != NULL; i++)
    for (guint j = 0; papers_forms[j] != NULL; j++)
      if (j == 0 || !g_str_equal (whose, "public"))
        compare_sheet (games, papers_of_game[i], whose, papers_forms[j]);
}

/* ---- Comparing ---- */

static void
test_pair (gconstpointer data)
{
  const Pair *pair = data;
  g_autofree char *folder = g_dir_make_tmp ("adjutant-XXXXXX", NULL);
  g_autofree char *one = begin (folder, "one.adjutant", pair->first, pair->second);
  g_autofree char *other = begin (folder, "two.adjutant", pair->second, pair->first);
  char *const games[] = { one, other };
  g_autoptr (Answer) known = ask ("show", one, "table", "--eyes", "confederate", NULL);
  g_autoptr (Answer) swapped = ask ("show", other, "table", "--eyes", "confederate", NULL);

  g_assert_cmpstr (known->out, !=, swapped->out);
  for (guint i = 0; i < G_N_ELEMENTS (eyes); i++)
    {
      compare_views (games, eyes[i]);
      compare_sheets (games, eyes[i]);
    }
  papers_remove_folder (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      g_autofree char *name =
          g_strdup_printf ("/cli/swap/%s and %s", pairs[i].first, pairs[i].second);

      g_test_add_data_func (name, &pairs[i], test_pair);
    }
  return g_test_run ();
}
