/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "played.h"
#include "staff/find-match.h"

/* The matches, the best first: "3/1/xiv 1318". */
static char *
found (AdjGame *game, const char *typed)
{
  AdjFindMatch matches[ADJ_MAX_MATCHES];
  AdjView view = played_view (game);
  guint n = adj_find_match (&view, typed, matches);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < MIN (n, ADJ_MAX_MATCHES); i++)
    {
      g_string_append (text, i > 0 ? ", " : "");
      if (matches[i].unit >= 0)
        g_string_append_printf (text, "%s ", adj_view_unit_id (&view, matches[i].unit));
      if (matches[i].hex == ADJ_NO_HEX)
        g_string_append (text, "off");
      else
        g_string_append_printf (text, "%04d", view.book->hexes[matches[i].hex].id);
    }
  return g_string_free (text, FALSE);
}

static void
assert_found (AdjGame *game, const char *typed, const char *expected)
{
  g_autofree char *text = found (game, typed);

  g_test_message ("%s", typed);
  g_assert_cmpstr (text, ==, expected);
}

static void
test_finds (void)
{
  g_autoptr (AdjGame) game = played_new ();
  g_autofree char *many = found (game, "1");
  g_auto (GStrv) eight = g_strsplit (many, ", ", -1);

  assert_found (game, "", "");
  assert_found (game, "  ", "");
  assert_found (game, "nowhere", "");
  assert_found (game, "1318", "1318");
  assert_found (game, "2628", "");
  assert_found (game, "3/1/XIV", "3/1/xiv 1318");
  assert_found (game, " wILd ", "wilder 1022");
  /* A blank is as good as -. */
  assert_found (game, "xiv art", "xiv-artillery off");
  assert_found (game, "xiv-art", "xiv-artillery off");
  /* The beginning of a part of a name comes before its middle. */
  assert_found (game, "1/xiv", "1/1/xiv 1317, 2/1/xiv 1319, 3/1/xiv 1318");
  g_assert_cmpuint (g_strv_length (eight), ==, ADJ_MAX_MATCHES);
}

/* How many fit, and that there are more than are listed. */
static void
test_count (void)
{
  g_autoptr (AdjGame) game = played_new ();
  AdjFindMatch matches[ADJ_MAX_MATCHES];
  AdjView view = played_view (game);

  g_assert_cmpuint (adj_find_match (&view, "nowhere", matches), ==, 0);
  g_assert_cmpuint (adj_find_match (&view, "1/xiv", matches), ==, 3);
  g_assert_cmpuint (adj_find_match (&view, "131", matches), ==, ADJ_MAX_MATCHES + 1);
  g_assert_cmpint (view.book->hexes[matches[ADJ_MAX_MATCHES - 1].hex].id, ==, 1317);
}

static void
test_hex_names (void)
{
  g_autoptr (AdjGame) game = played_new ();

  assert_found (game, "dyer's bridge", "2311");
  assert_found (game, "dyer", "2311");
  assert_found (game, "Dyér’s", "2311");
  assert_found (game, "bridge", "1922, 2216, 2311, 2403");
}

/* Not by its name, for those who may not know it, but by its alias. */
static void
test_face_down (void)
{
  g_autoptr (AdjGame) game = played_new ();
  g_autofree char *before = found (game, "smith");
  g_autofree char *alias = NULL;

  g_assert_true (g_str_has_prefix (before, "smith "));
  played_on (game, "flip smith down");
  adj_game_set_eyes (game, ADJ_EYES_FIRST);
  assert_found (game, "smith", "");
  alias = found (game, "?c");
  g_assert_true (g_str_has_prefix (alias, "?c"));
  adj_game_set_eyes (game, ADJ_EYES_SECOND);
  assert_found (game, "smith", before);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/staff/find/finds", test_finds);
  g_test_add_func ("/staff/find/count", test_count);
  g_test_add_func ("/staff/find/hex-names", test_hex_names);
  g_test_add_func ("/staff/find/face-down", test_face_down);
  return g_test_run ();
}
