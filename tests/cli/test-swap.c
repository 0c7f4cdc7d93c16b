/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "ask.h"
#include "papers.h"
#include "record/save.h"
#include "table/view.h"
#include "tests/record/script.h"
#include "tests/record/swap.h"
#include "tests/rules/play.h"

/* One game twice: in the second, counters that lie face down have changed places in secret, dummies
 * among them. Whatever is shown or printed for eyes that do not know them must be the same, to the
 * letter: names, sums, totals and what is left out. */

static const char *const eyes_names[] = { "union", "confederate", "public" };

/* ---- The two games ---- */

/* The seed decides by which optional rules. */
static AdjGame *
hidden_game (AdjBook *book, guint32 seed)
{
  static const char *const options[] = { "command-control",    "entrenchments",
                                         "demoralization",     "voluntary-attack",
                                         "tight-stacking",     "commander-initiative",
                                         "dummies-stop-movers" };
  static const char *const lines[] = {
    "option limited-intelligence=on; option variable-initiative=on",
    "dummy union 6; dummy confederate 9; flip union; flip confederate",
    "place dummy-1 1117; place dummy-2 1019; place dummy-3 1317",
    "place dummy-7 1526; place dummy-8 1820; place dummy-9 2022; place dummy-10 1626",
  };
  AdjGame *game = adj_game_new (book, seed);

  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    {
      g_autofree char *line = g_strdup_printf ("option %s=%s", options[i],
                                               seed * 2654435761u >> (8 + i) & 1 ? "on" : "off");

      g_ptr_array_unref (adj_game_submit (game, line, FALSE));
    }
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    g_ptr_array_unref (adj_game_submit (game, lines[i], FALSE));
  return game;
}

static void
save (AdjGame *game, const char *path)
{
  g_autoptr (GError) error = NULL;

  adj_game_save (game, path, &error);
  g_assert_no_error (error);
}

/* ---- What is shown ---- */

typedef struct
{
  const char *paths[2];
  const char *eyes;
} Twins;

typedef struct
{
  const char *command;
  const char *view;  /* or NULL */
  const char *extra; /* or NULL */
  gboolean say;
} Look;

static Answer *
ask_one (const Twins *twins, int which, const Look *look)
{
  const char *arguments[8] = { look->command, twins->paths[which], "--eyes", twins->eyes };
  guint n = 4;

  if (look->say)
    arguments[n++] = "--say";
  if (look->view != NULL)
    arguments[n++] = look->view;
  if (look->extra != NULL)
    arguments[n++] = look->extra;
  return ask_in_locale ("C", arguments);
}

static void
compare (const Twins *twins, const char *command, const char *view, const char *extra, gboolean say)
{
  const Look look = { command, view, extra, say };
  g_autoptr (Answer) one = ask_one (twins, 0, &look);
  g_autoptr (Answer) other = ask_one (twins, 1, &look);

  g_assert_cmpint (one->code, !=, -1);
  g_assert_null (strstr (one->err, "CRITICAL"));
  if (!g_str_equal (one->out, other->out))
    g_test_message ("%s %s %s tells %s which is which", command, view != NULL ? view : "",
                    extra != NULL ? extra : "", twins->eyes);
  g_assert_cmpstr (one->out, ==, other->out);
  g_assert_cmpstr (one->err, ==, other->err);
}

static void
compare_hexes (const Twins *twins, const char *name, const AdjView *view)
{
  for (int unit = 0; unit < view->table->n_units; unit += 7)
    if (adj_table_on_map (view->table, unit))
      {
        AdjHex hex = view->table->units[unit].hex;
        g_autofree char *id = g_strdup_printf ("%04d", view->book->hexes[hex].id);

        compare (twins, "show", name, id, FALSE);
      }
}

static void
compare_reaches (const Twins *twins, const char *name, const AdjView *view)
{
  for (int unit = 0; unit < view->table->n_units; unit += 13)
    compare (twins, "show", name, adj_view_unit_id (view, unit), FALSE);
}

/* The views that the program itself names. */
static void
compare_views (const Twins *twins, const AdjView *view)
{
  g_autoptr (Answer) refusal = ask ("show", twins->paths[0], "?", NULL);
  const char *list = strstr (refusal->err, "the views are ");
  g_auto (GStrv) names = NULL;

  g_assert_nonnull (list);
  names = g_strsplit_set (list + strlen ("the views are "), ", \n", -1);
  g_assert_cmpuint (g_strv_length (names), >, 15);
  for (int i = 0; names[i] != NULL; i++)
    {
      if (g_str_equal (names[i], "hex"))
        compare_hexes (twins, names[i], view);
      else if (g_str_equal (names[i], "reach"))
        compare_reaches (twins, names[i], view);
      else if (*names[i] != '\0')
        compare (twins, "show", names[i], NULL, FALSE);
      if (*names[i] != '\0')
        compare (twins, "show", names[i], NULL, TRUE); /* or the refusal, where it has none */
    }
  compare (twins, "scatter", NULL, NULL, FALSE);
  compare (twins, "initiative", NULL, NULL, FALSE);
  compare (twins, "initiative", NULL, NULL, TRUE);
}

/* ---- What is printed ---- */

static void
compare_sheet (const Twins *twins, const char *sheet, const char *form)
{
  g_autofree char *one = papers_print (twins->paths[0], sheet, twins->eyes, form);
  g_autofree char *other = papers_print (twins->paths[1], sheet, twins->eyes, form);

  if (g_strcmp0 (one, other) != 0)
    g_test_message ("%s%s tells %s which is which: %s\n----\n%s", sheet, form, twins->eyes, one,
                    other);
  g_assert_true (g_strcmp0 (one, other) == 0);
}

/* Each sheet in one of the forms, and the next time in another. */
static void
compare_sheets (const Twins *twins, guint turn)
{
  const guint n_forms = g_strv_length ((char **) papers_forms);
  g_auto (GStrv) sheets = papers_of_game ();

  for (guint i = 0; sheets[i] != NULL; i++)
    compare_sheet (twins, sheets[i], papers_forms[(i + turn) % n_forms]);
}

/* ---- Comparing ---- */

/* Returns how many have changed places. */
static guint
look (AdjGame *game, const char *folder, int side, guint32 seed)
{
  const int eyes[] = { 1 - side, ADJ_EYES_PUBLIC };
  g_autofree char *one = g_build_filename (folder, "one.adjutant", NULL);
  g_autofree char *other = g_build_filename (folder, "two.adjutant", NULL);
  guint n;
  g_autoptr (AdjGame) swapped = swap_game (game, side, seed, &n);

  if (n == 0)
    return 0;
  save (game, one);
  save (swapped, other);
  for (guint i = 0; i < G_N_ELEMENTS (eyes); i++)
    {
      AdjView view =
          adj_view (adj_game_get_book (game), adj_game_get_table (game), (AdjEyes) eyes[i]);
      Twins twins = { { one, other }, eyes_names[eyes[i]] };

      compare_views (&twins, &view);
      compare_sheets (&twins, seed + i);
      compare_sheet (&twins, "all", papers_forms[0]);
    }
  return n;
}

static void
test_game (gconstpointer data)
{
  guint32 seed = GPOINTER_TO_UINT (data);
  g_autoptr (AdjBook) book = player_book ();
  g_autofree char *folder = g_dir_make_tmp ("adjutant-XXXXXX", NULL);
  g_autoptr (AdjGame) game = hidden_game (book, seed);
  g_autoptr (Script) script = script_new_from (book, seed, adj_game_get_table (game));
  const guint looks[] = { 0, script->orders->len / 8, script->orders->len / 3 };
  guint at = seed % G_N_ELEMENTS (looks);
  int side = (int) (seed / G_N_ELEMENTS (looks)) % ADJ_SIDES;
  guint n;

  for (guint i = 0; i < looks[at]; i++)
    g_ptr_array_unref (adj_game_submit (game, script_order (script, i)->line, FALSE));
  swap_lose_some (game, side);
  n = look (game, folder, side, seed);
  g_test_message ("%u have changed places", n);
  g_assert_cmpuint (n, >=, 4);
  papers_remove_folder (folder);
}

/* Six games by lot look at each side at each of three moments; where time is short, the first of
 * them stands for all. */
int
main (int argc, char **argv)
{
  guint last;

  g_test_init (&argc, &argv, NULL);
  last = g_test_slow () ? 6 : 1;
  for (guint seed = 1; seed <= last; seed++)
    {
      g_autofree char *name = g_strdup_printf ("/cli/swap/game %u", seed);

      g_test_add_data_func (name, GUINT_TO_POINTER (seed), test_game);
    }
  return g_test_run ();
}
