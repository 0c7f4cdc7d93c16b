/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "ask.h"
#include "papers.h"
#include "record/complete.h"
#include "record/save.h"
#include "table/view.h"
#include "tests/record/script.h"
#include "tests/rules/play.h"

/* Games by lot in which everybody who may lies face down, with dummies among them. Everything
 * that is shown to one side is searched for what the other side hides. */

static const char *const side_names[] = { "union", "confederate", "public" };

#define GAMES 1
#define SLOW_GAMES 2
#define LOOK_EVERY 400 /* orders */

/* ---- Searching ---- */

/* The words that name what these eyes may not know: ids, and designations of one word. */
static GHashTable *
secrets (const AdjView *view)
{
  GHashTable *words = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const AdjView all = adj_view (view->book, view->table, ADJ_EYES_ALL);

  for (int unit = 0; unit < view->table->n_units; unit++)
    if (!adj_view_knows (view, unit))
      {
        const char *name = adj_view_unit_name (&all, unit);

        g_hash_table_add (words, g_ascii_strdown (adj_view_unit_id (&all, unit), -1));
        if (strchr (name, ' ') == NULL)
          g_hash_table_add (words, g_ascii_strdown (name, -1));
      }
  for (int unit = 0; unit < view->table->n_units; unit++)
    if (adj_view_knows (view, unit)) /* two Andersons: the one that is known may be named */
      {
        g_autofree char *name = g_ascii_strdown (adj_view_unit_name (&all, unit), -1);

        g_hash_table_remove (words, name);
      }
  return words;
}

static gboolean
is_of_name (char c)
{
  return g_ascii_isalnum (c) || strchr ("/.'-", c) != NULL;
}

static void
search (GHashTable *secret, const char *where, const char *text)
{
  const char *at = text;

  while (*at != '\0')
    {
      gsize length = 0;
      g_autofree char *word = NULL;

      while (is_of_name (at[length]) && at[length] != '\0')
        length++;
      word = g_ascii_strdown (at, (gssize) length);
      if (g_hash_table_contains (secret, word))
        g_test_message ("%s names %s: %.60s", where, word, at);
      g_assert_false (g_hash_table_contains (secret, word));
      at += MAX (length, 1);
    }
}

/* ---- Looking ---- */

static void
search_view (GHashTable *secret, const char *path, const char *eyes, const char *view)
{
  static const char *const ways[] = { NULL, "--say" };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autoptr (Answer) answer = ask ("show", path, view, "--eyes", eyes, ways[i], NULL);

      g_assert_cmpint (answer->code, !=, -1);
      g_assert_null (strstr (answer->err, "CRITICAL"));
      search (secret, view, answer->out);
      search (secret, view, answer->err);
    }
}

/* Pictures in the page are no words. */
static char *
without_pictures (const char *text)
{
  g_autoptr (GRegex) picture = g_regex_new ("base64,[A-Za-z0-9+/=\\s]*", G_REGEX_OPTIMIZE, 0, NULL);

  return g_regex_replace_literal (picture, text, -1, 0, "", 0, NULL);
}

/* Each time in another form of paper. */
static void
search_sheets (GHashTable *secret, const char *path, const char *eyes, guint look)
{
  g_auto (GStrv) sheets = papers_of_game ();
  const char *form = papers_forms[look % g_strv_length ((char **) papers_forms)];

  for (guint i = 0; sheets[i] != NULL; i++)
    {
      g_autofree char *paper = papers_print (path, sheets[i], eyes, form);
      g_autofree char *text = paper != NULL ? without_pictures (paper) : g_strdup ("");

      search (secret, sheets[i], text);
    }
}

static void
search_completion (GHashTable *secret, AdjGame *game, AdjEyes eyes)
{
  static const char *const lines[] = { "move ",      "attack ", "status ", "retreat ", "enter ",
                                       "eliminate ", "place ",  "flip ",   "lose ",    "advance " };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    for (char c = 'a' - 1; c <= 'z'; c++)
      {
        g_autofree char *line = g_strdup_printf (c < 'a' ? "%s" : "%s%c", lines[i], c);
        g_autoptr (AdjCompletions) found =
            adj_complete (adj_game_get_field (game), eyes, line, strlen (line));

        for (guint j = 0; j < found->n; j++)
          search (secret, line, found->texts[j]);
      }
}

/* The meanings that an order which cannot be read may have. */
static void
search_errors (GHashTable *secret, AdjGame *game, AdjEyes eyes)
{
  for (char c = 'a'; c <= 'z'; c++)
    {
      g_autofree char *line = g_strdup_printf ("status c:%c moved", c);
      g_auto (AdjOrderError) error = { 0 };
      AdjOrder order;

      if (!adj_order_parse (adj_game_get_field (game), eyes, line, &order, &error))
        search (secret, line, error.text);
    }
}

/* Where some of those may march whom the eyes know, and some whom they know by an alias. */
static void
search_reaches (GHashTable *secret, const char *path, const AdjView *view)
{
  for (int unit = 0; unit < view->table->n_units; unit += 13)
    {
      g_autoptr (Answer) answer = ask ("show", path, "reach", adj_view_unit_id (view, unit),
                                       "--eyes", side_names[view->eyes], NULL);

      g_assert_null (strstr (answer->err, "CRITICAL"));
      search (secret, "reach", answer->out);
      search (secret, "reach", answer->err);
    }
}

static void
search_all (AdjGame *game, const char *path, AdjEyes eyes, guint look)
{
  static const char *const views[] = { "summary", "table",      "units",         "attacks",
                                       "duties",  "debts",      "log",           "victory",
                                       "options", "initiative", "reinforcements" };
  AdjView view = adj_view (adj_game_get_book (game), adj_game_get_table (game), eyes);
  g_autoptr (GHashTable) secret = secrets (&view);
  g_autoptr (GError) error = NULL;

  adj_game_save (game, path, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    search_view (secret, path, side_names[eyes], views[i]);
  for (guint hex = 0; hex < view.book->n_hexes; hex += 97)
    {
      g_autofree char *id = g_strdup_printf ("%04d", view.book->hexes[hex].id);
      g_autoptr (Answer) answer = ask ("show", path, "hex", id, "--eyes", side_names[eyes], NULL);

      search (secret, "hex", answer->out);
    }
  search_reaches (secret, path, &view);
  search_sheets (secret, path, side_names[eyes], look + look / G_N_ELEMENTS (side_names));
  search_completion (secret, game, eyes);
  search_errors (secret, game, eyes);
}

/* The answer of play to who gives the order; it is given to a copy of the game. */
static char *
answer_to (AdjGame *game, const char *path, const char *line)
{
  const char *eyes = side_names[adj_table_is_phasing (adj_game_get_table (game), 0) ? 0 : 1];
  g_autofree char *copy = g_strconcat (path, "-copy.adjutant", NULL);
  g_autoptr (Answer) plain = NULL;
  g_autoptr (Answer) said = NULL;
  g_autoptr (GError) error = NULL;

  adj_game_save (game, copy, &error);
  g_assert_no_error (error);
  plain = ask ("play", copy, "--eyes", eyes, line, NULL);
  adj_game_save (game, copy, &error);
  g_assert_no_error (error);
  said = ask ("play", copy, "--eyes", eyes, "--say", line, NULL);
  return g_strconcat (plain->out, plain->err, said->out, said->err, NULL);
}

/* Only its owner's orders: others cannot name what they do not know. */
static gboolean
is_of_phasing_side (const char *line)
{
  return g_str_has_prefix (line, "move") || g_str_has_prefix (line, "enter") ||
         g_str_has_prefix (line, "attack") || g_str_has_prefix (line, "next");
}

/* ---- Invariants ---- */

static void
check_table (AdjGame *game)
{
  const AdjTable *table = adj_game_get_table (game);
  const AdjField *field = adj_game_get_field (game);
  gboolean used[ADJ_MAX_ALIAS + 1] = { FALSE };

  for (int unit = 0; unit < table->n_units; unit++)
    {
      const AdjUnitState *state = &table->units[unit];

      if (!adj_table_has (table, unit, ADJ_FACT_FACE_DOWN))
        {
          g_assert_cmpint (state->alias, ==, 0);
          g_assert_true (!adj_table_is_dummy (table, unit) || state->where == ADJ_ELIMINATED);
          continue;
        }
      g_assert_cmpint (state->alias, >, 0);
      g_assert_false (used[state->alias]);
      used[state->alias] = TRUE;
      g_assert_true (state->where == ADJ_ON_MAP || state->where == ADJ_WAITING);
      if (state->where == ADJ_ON_MAP)
        g_assert_false (adj_field_in_ezoc (field, state->hex, state->side));
    }
}

/* ---- Games ---- */

static AdjGame *
hidden_game (AdjBook *book, guint64 seed)
{
  AdjGame *game = adj_game_new (book, seed);
  const char *const lines[] = { "option limited-intelligence=on",
                                seed % 2 == 0 ? "option dummies-stop-movers=off" : "note stop",
                                "dummy union 6; dummy confederate 9; flip union; flip confederate",
                                "place dummy-1 1117; place dummy-2 1019; place dummy-3 1317",
                                "place dummy-7 1526; place dummy-8 1820; place dummy-9 2022",
                                "place dummy-10 1626; place dummy-11 2017" };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (GPtrArray) outcomes = adj_game_submit (game, lines[i], FALSE);

      for (guint j = 0; j < outcomes->len; j++)
        {
          const AdjOutcome *outcome = g_ptr_array_index (outcomes, j);

          if (!outcome->recorded)
            g_test_message ("%s", outcome->typed);
          g_assert_true (outcome->recorded);
        }
    }
  return game;
}

/* One order more, and what is to be seen after it. */
static void
play_on (AdjGame *game, const ScriptOrder *order, const char *path, guint number)
{
  AdjEyes side =
      adj_table_is_phasing (adj_game_get_table (game), 0) ? ADJ_EYES_FIRST : ADJ_EYES_SECOND;
  gboolean look = number % LOOK_EVERY == 0;
  g_autofree char *answer =
      look && is_of_phasing_side (order->line) ? answer_to (game, path, order->line) : NULL;
  g_autoptr (GPtrArray) outcomes = adj_game_submit (game, order->line, FALSE);

  g_assert_true (((AdjOutcome *) g_ptr_array_index (outcomes, 0))->recorded);
  g_assert_cmpuint (script_hash (adj_game_get_table (game)), ==, order->hash);
  check_table (game);
  if (answer != NULL)
    {
      AdjView view = adj_view (adj_game_get_book (game), adj_game_get_table (game), side);
      g_autoptr (GHashTable) secret = secrets (&view);

      search (secret, order->line, answer);
    }
  if (look)
    search_all (game, path, (AdjEyes) (number / LOOK_EVERY % G_N_ELEMENTS (side_names)),
                number / LOOK_EVERY);
}

static void
test_games (void)
{
  g_autoptr (AdjBook) book = player_book ();
  g_autofree char *folder = g_dir_make_tmp ("adjutant-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "a.adjutant", NULL);

  for (guint64 seed = 1; seed <= (g_test_slow () ? SLOW_GAMES : GAMES); seed++)
    {
      g_autoptr (AdjGame) game = hidden_game (book, seed);
      g_autoptr (Script) script = script_new_from (book, seed, adj_game_get_table (game));

      check_table (game);
      for (guint i = 0; i < script->orders->len; i++)
        play_on (game, script_order (script, i), path, i);
      g_assert_true (adj_game_get_table (game)->over);
    }
  papers_remove_folder (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/leak/games", test_games);
  return g_test_run ();
}
