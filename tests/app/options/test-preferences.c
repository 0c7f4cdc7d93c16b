/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/desktop/looks.h"
#include "app/desktop/settings.h"
#include "app/options/game-settings.h"
#include "app/options/preferences-window.h"
#include "stage.h"

static gpointer
child (GtkWidget *window, const char *id)
{
  return gtk_widget_get_template_child (window, G_OBJECT_TYPE (window), id);
}

static GtkWidget *
prefer (AdjWindow *window)
{
  GtkWidget *preferences = adj_preferences_window_new (GTK_WINDOW (window));

  gtk_window_present (GTK_WINDOW (preferences));
  gtk_test_widget_wait_for_draw (preferences);
  return preferences;
}

static int
letters (AdjWindow *window)
{
  GtkWidget *label = stage_find_saying (window, "Begin a battle");
  int height;

  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  return height;
}

static int
icon_of (GtkWidget *image)
{
  int width;

  gtk_widget_measure (image, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  return width;
}

/* The window's letters grow and shrink while the number is turned, and its icons grow with them as
 * far as their buttons have room. */
static void
test_text_size (void)
{
  AdjWindow *window = stage_open ();
  GtkWidget *image = stage_find (stage_find (window, GTK_TYPE_MENU_BUTTON), GTK_TYPE_IMAGE);
  GtkWidget *preferences = prefer (window);
  GtkAdjustment *size = child (preferences, "text_size");
  int usual = letters (window);

  gtk_adjustment_set_value (size, 200);
  g_assert_cmpfloat (adj_looks_text_scale (), ==, 2);
  wait_until (letters (window) > 1.8 * usual);
  g_assert_cmpint (icon_of (image), ==, 32);
  gtk_adjustment_set_value (size, 80);
  wait_until (letters (window) < usual);
  g_settings_reset (adj_settings (), "text-scale");
  g_assert_cmpfloat (gtk_adjustment_get_value (size), ==, 100);
  wait_until (letters (window) == usual);
  g_assert_cmpint (icon_of (image), ==, 16);
  gtk_window_destroy (GTK_WINDOW (preferences));
  stage_close (window);
}

static void
test_appearance (void)
{
  AdjWindow *window = stage_open ();
  GtkWidget *preferences = prefer (window);
  GtkDropDown *appearance = child (preferences, "appearance");

  gtk_drop_down_set_selected (appearance, 2);
  g_assert_true (adj_looks_are_dark ());
  gtk_drop_down_set_selected (appearance, 1);
  g_assert_false (adj_looks_are_dark ());
  g_settings_set_string (adj_settings (), "appearance", "dark");
  g_assert_cmpuint (gtk_drop_down_get_selected (appearance), ==, 2);
  g_settings_reset (adj_settings (), "appearance");
  gtk_window_destroy (GTK_WINDOW (preferences));
  stage_close (window);
}

/* An option set for new games holds for the next one and leaves the open one alone. */
static void
test_new_games (void)
{
  AdjWindow *window = stage_open ();
  AdjGame *game = adj_session_get_game (stage_begin (window));
  GtkWidget *preferences = prefer (window);

  gtk_switch_set_active (child (preferences, "new_strict"), TRUE);
  gtk_drop_down_set_selected (child (preferences, "new_mirror"), ADJ_MIRROR_LOSSES);
  g_assert_false (adj_game_get_strict (game));
  g_assert_cmpint (adj_game_get_mirror (game), ==, ADJ_MIRROR_FULL);
  game = adj_session_get_game (stage_begin (window));
  g_assert_true (adj_game_get_strict (game));
  g_assert_cmpint (adj_game_get_mirror (game), ==, ADJ_MIRROR_LOSSES);
  g_settings_reset (adj_settings (), "new-strict");
  g_settings_reset (adj_settings (), "new-mirror");
  gtk_window_destroy (GTK_WINDOW (preferences));
  stage_close (window);
}

/* The mirror is an order and can be taken back; strictness holds at once. */
static void
test_open_game (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);
  AdjGame *game = adj_session_get_game (session);
  GtkWidget *preferences = prefer (window);
  GtkWidget *customs = stage_find (preferences, ADJ_TYPE_GAME_SETTINGS);
  GtkDropDown *mirror = child (customs, "mirror");

  gtk_drop_down_set_selected (mirror, ADJ_MIRROR_NONE);
  g_assert_cmpint (adj_game_get_mirror (game), ==, ADJ_MIRROR_NONE);
  adj_session_undo (session);
  g_assert_cmpint (adj_game_get_mirror (game), ==, ADJ_MIRROR_FULL);
  g_assert_cmpuint (gtk_drop_down_get_selected (mirror), ==, ADJ_MIRROR_FULL);
  gtk_switch_set_active (child (customs, "strict"), TRUE);
  g_assert_true (adj_game_get_strict (game));
  g_assert_false (adj_session_submit (session, "move 3/1/xiv 1619; move 3/1/xiv 1620"));
  gtk_window_destroy (GTK_WINDOW (preferences));
  stage_close (window);
}

/* Without a game there is nothing to say of it. */
static void
test_no_game (void)
{
  AdjWindow *window = stage_open ();
  GtkWidget *preferences = prefer (window);

  g_assert_false (gtk_widget_get_visible (child (preferences, "open_game")));
  stage_begin (window);
  g_assert_true (gtk_widget_get_visible (child (preferences, "open_game")));
  gtk_window_destroy (GTK_WINDOW (preferences));
  stage_close (window);
}

/* How long who looks behind the curtain may rest; 0 is for ever. */
static void
test_curtain_rest (void)
{
  AdjWindow *window = stage_open ();
  GtkWidget *preferences = prefer (window);
  GtkAdjustment *rest = child (preferences, "curtain_rest");

  g_assert_cmpfloat (gtk_adjustment_get_value (rest), ==, 300);
  gtk_adjustment_set_value (rest, 0);
  g_assert_cmpuint (g_settings_get_uint (adj_settings (), "curtain-rest"), ==, 0);
  g_settings_set_uint (adj_settings (), "curtain-rest", 90);
  g_assert_cmpfloat (gtk_adjustment_get_value (rest), ==, 90);
  g_settings_reset (adj_settings (), "curtain-rest");
  gtk_window_destroy (GTK_WINDOW (preferences));
  stage_close (window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  g_test_add_func ("/app/preferences/text-size", test_text_size);
  g_test_add_func ("/app/preferences/appearance", test_appearance);
  g_test_add_func ("/app/preferences/new-games", test_new_games);
  g_test_add_func ("/app/preferences/open-game", test_open_game);
  g_test_add_func ("/app/preferences/no-game", test_no_game);
  g_test_add_func ("/app/preferences/curtain-rest", test_curtain_rest);
  return g_test_run ();
}
