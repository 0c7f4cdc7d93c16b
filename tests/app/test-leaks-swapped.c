/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board.h"
#include "app/window/game-page.h"
#include "hidden.h"
#include "record/save.h"
#include "stage.h"
#include "tests/record/swap.h"
#include "walk.h"

/* Two games that differ in nothing but which hidden unit is which say the same to the other
 * player, wherever he looks in the window: sums, counts, tooltips and what a screen reader is told
 * among it (Y 11.59). */

/* ---- All that is said ---- */

static void
tell (GString *text, const char *where, gpointer root)
{
  g_autofree char *said = walk_tell (root);

  g_string_append_printf (text, "---- %s\n%s\n", where, said);
}

static void
tell_panels (GString *text, AdjWindow *window)
{
  static const char *const panels[] = { "combat", "arrivals", "initiative", "command",  "roster",
                                        "log",    "victory",  "set-up",     "read-back" };
  AdjGamePage *page = stage_find (window, ADJ_TYPE_GAME_PAGE);

  for (guint i = 0; i < G_N_ELEMENTS (panels); i++)
    {
      g_object_set (page, "panel", panels[i], NULL);
      stage_settle ();
      tell (text, panels[i], window);
    }
}

/* The cursor's words, and the menu, of every hex with somebody in it that the player may look at.
 */
static void
tell_board (GString *text, AdjWindow *window, AdjSession *session)
{
  AdjBoard *board = stage_find (window, ADJ_TYPE_BOARD);
  const AdjField *field = adj_session_field (session);
  g_autofree char *drawn = walk_read_drawn (GTK_WIDGET (board));

  g_string_append_printf (text, "---- map\n%s\n", drawn);
  for (AdjHex hex = 0; hex < field->book->n_hexes; hex++)
    if (field->count[hex] > 0 && hex % 5 == 0)
      {
        adj_map_view_set_cursor (adj_board_get_map (board), hex, FALSE);
        stage_settle ();
        tell (text, "cursor", board);
      }
}

static char *
tell_game (AdjGame *game, const char *path, AdjEyes eyes)
{
  AdjWindow *window = stage_open ();
  GString *text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  AdjSession *session;

  adj_game_save (game, path, &error);
  g_assert_no_error (error);
  g_assert_true (adj_window_open (window, path));
  stage_settle ();
  session = adj_window_get_session (window);
  adj_session_draw_curtain (session);
  adj_session_lift_curtain (session, eyes);
  stage_settle ();
  tell_panels (text, window);
  tell_board (text, window, session);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.table-mode", NULL);
  stage_settle ();
  tell (text, "table mode", window);
  stage_close (window);
  return g_string_free (text, FALSE);
}

/* ---- Comparing ---- */

/* The first line in which they differ, for the message. */
static void
assert_same (const char *one, const char *other)
{
  g_auto (GStrv) lines = g_strsplit (one, "\n", -1);
  g_auto (GStrv) others = g_strsplit (other, "\n", -1);
  const char *where = "";

  for (int i = 0; lines[i] != NULL && others[i] != NULL; i++)
    {
      if (g_str_has_prefix (lines[i], "---- "))
        where = lines[i];
      if (!g_str_equal (lines[i], others[i]))
        g_test_message ("%s", where);
      g_assert_cmpstr (lines[i], ==, others[i]);
    }
  g_assert_cmpuint (g_strv_length (lines), ==, g_strv_length (others));
}

static void
test_swapped (void)
{
  char *folder = g_dir_make_tmp ("adjutant-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "game.adjutant", NULL);

  for (guint32 seed = 1; seed <= 2; seed++)
    {
      Hidden stage = hidden_begin (seed);
      int side = (int) seed - 1;
      g_autoptr (AdjGame) game = g_object_ref (adj_session_get_game (stage.session));
      g_autoptr (AdjGame) swapped = NULL;
      g_autofree char *one = NULL;
      g_autofree char *other = NULL;
      guint n;

      if (seed == 2)
        hidden_play (&stage, "next!");
      hidden_end (&stage);
      swap_lose_some (game, side);
      swapped = swap_game (game, side, seed, &n);
      g_assert_cmpuint (n, >=, 4);
      /* once for nothing: the window remembers which games and panels were open of late */
      g_free (tell_game (game, path, (AdjEyes) (1 - side)));
      one = tell_game (game, path, (AdjEyes) (1 - side));
      other = tell_game (swapped, path, (AdjEyes) (1 - side));
      assert_same (one, other);
    }
  folder_remove (folder);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/leaks/Y 11.59/+ swapped", test_swapped);
  return g_test_run ();
}
