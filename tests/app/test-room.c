/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <locale.h>

#include "app/game-page.h"
#include "app/help-window.h"
#include "app/options-window.h"
#include "app/preferences-window.h"
#include "app/print-window.h"
#include "app/settings.h"
#include "stage.h"

/* Is there room for everything, in every size of window and letters, from left to right and from
 * right to left? By measuring: no window larger than it was asked to be, and no label smaller than
 * its text, but for those that shorten themselves on purpose. */

typedef struct
{
  int width;
  int height;
  double text_scale;
  gboolean dark;
  GtkTextDirection direction;
} Room;

static const Room rooms[] = {
  { 800, 600, 1.0, FALSE, GTK_TEXT_DIR_LTR },   { 800, 600, 1.0, TRUE, GTK_TEXT_DIR_RTL },
  { 800, 600, 0.8, FALSE, GTK_TEXT_DIR_LTR },   { 1280, 800, 1.0, TRUE, GTK_TEXT_DIR_LTR },
  { 1280, 800, 2.0, FALSE, GTK_TEXT_DIR_LTR },  { 1280, 800, 2.0, TRUE, GTK_TEXT_DIR_RTL },
  { 2560, 1440, 1.0, FALSE, GTK_TEXT_DIR_RTL }, { 2560, 1440, 2.0, TRUE, GTK_TEXT_DIR_LTR },
};

static const char *const panels[] = {
  "", "combat", "arrivals", "initiative", "command", "roster", "log", "set-up",
};

/* So much of a size is lost in rounding. */
#define HAIR 2

static gboolean
is_cut_off (GtkWidget *label)
{
  int width = gtk_widget_get_width (label);
  int height = gtk_widget_get_height (label);
  PangoRectangle text;

  pango_layout_get_pixel_extents (gtk_label_get_layout (GTK_LABEL (label)), NULL, &text);
  return text.width > width + HAIR || text.height > height + HAIR;
}

static void
find_cut_off (GtkWidget *widget, const char *where)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_child_visible (widget))
    return;
  if (GTK_IS_LABEL (widget) &&
      gtk_label_get_ellipsize (GTK_LABEL (widget)) == PANGO_ELLIPSIZE_NONE && is_cut_off (widget))
    g_test_fail_printf ("%s: “%s” is cut off at %d x %d", where,
                        gtk_label_get_label (GTK_LABEL (widget)), gtk_widget_get_width (widget),
                        gtk_widget_get_height (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_cut_off (child, where);
}

/* A window that needs more than it was given takes it. */
static void
check_window (GtkWidget *window, const Room *room, const char *what)
{
  g_autofree char *where =
      g_strdup_printf ("%s at %d x %d, %.0f %%%s", what, room->width, room->height,
                       100 * room->text_scale, room->direction == GTK_TEXT_DIR_RTL ? ", rtl" : "");
  int width, height;

  stage_settle ();
  gtk_test_widget_wait_for_draw (window);
  gtk_widget_measure (window, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (window, GTK_ORIENTATION_VERTICAL, MAX (width, room->width), &height, NULL,
                      NULL, NULL);
  if (width > room->width || height > room->height)
    g_test_fail_printf ("%s: at least %d x %d are needed", where, width, height);
  find_cut_off (window, where);
}

static void
set_up (const Room *room)
{
  g_settings_set (adj_settings (), "window-size", "(ii)", room->width, room->height);
  g_settings_set_double (adj_settings (), "text-scale", room->text_scale);
  g_settings_set_string (adj_settings (), "appearance", room->dark ? "dark" : "light");
  gtk_widget_set_default_direction (room->direction);
}

static void
tear_down (void)
{
  g_settings_reset (adj_settings (), "window-size");
  g_settings_reset (adj_settings (), "text-scale");
  g_settings_reset (adj_settings (), "appearance");
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

static void
test_start (gconstpointer data)
{
  AdjWindow *window;

  set_up (data);
  window = stage_open ();
  check_window (GTK_WIDGET (window), data, "start page");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.quick-odds", NULL);
  check_window (GTK_WIDGET (window), data, "quick odds");
  stage_close (window);
  tear_down ();
}

/* With a battle open, so that the panels have much to say. */
static void
test_panels (gconstpointer data)
{
  AdjWindow *window;
  AdjGamePage *page;

  set_up (data);
  window = stage_open ();
  g_assert_true (adj_session_submit (
      stage_begin (window),
      "option variable-initiative; option command-control=off; move 3/1/xiv 1619; next; "
      "attack 1620 1720 from 3/1/xiv"));
  page = stage_find (window, ADJ_TYPE_GAME_PAGE);
  for (guint i = 0; i < G_N_ELEMENTS (panels); i++)
    {
      g_autofree char *what = g_strdup_printf ("panel “%s”", panels[i]);

      g_object_set (page, "panel", panels[i], NULL);
      check_window (GTK_WIDGET (window), data, what);
    }
  gtk_widget_activate_action (GTK_WIDGET (window), "win.table-mode", NULL);
  check_window (GTK_WIDGET (window), data, "table mode");
  stage_close (window);
  tear_down ();
}

static void
check_other (GtkWidget *other, const Room *room, const char *what)
{
  gtk_window_set_default_size (GTK_WINDOW (other), room->width, room->height);
  gtk_window_present (GTK_WINDOW (other));
  gtk_test_widget_wait_for_draw (other);
  check_window (other, room, what);
  gtk_window_destroy (GTK_WINDOW (other));
}

static void
test_other_windows (gconstpointer data)
{
  AdjWindow *window;
  GtkWidget *help;

  set_up (data);
  window = stage_open ();
  stage_begin (window);
  check_other (adj_preferences_window_new (GTK_WINDOW (window)), data, "preferences");
  check_other (adj_options_window_new (GTK_WINDOW (window)), data, "options");
  check_other (adj_print_window_new (GTK_WINDOW (window), adj_window_get_session (window)), data,
               "papers");
  help = adj_help_window_new (NULL);
  adj_help_window_show (ADJ_HELP_WINDOW (help), "playing");
  check_other (help, data, "help");
  stage_close (window);
  tear_down ();
}

/* In another language if one is named: its words are often longer. They are compiled here and now,
 * so that it does not matter which languages the program is built with. */
static char *
speak (const char *language)
{
  char *folder = folder_make ();
  g_autofree char *messages = g_build_filename (folder, language, "LC_MESSAGES", NULL);
  g_autofree char *compiled = g_build_filename (messages, GETTEXT_PACKAGE ".mo", NULL);
  g_autofree char *name = g_strconcat (language, ".po", NULL);
  g_autofree char *words = g_test_build_filename (G_TEST_DIST, "..", "..", "po", name, NULL);
  const char *const compile[] = { "msgfmt", "-o", compiled, words, NULL };
  int status = -1;

  g_assert_cmpint (g_mkdir_with_parents (messages, 0700), ==, 0);
  g_assert_true (g_spawn_sync (NULL, (char **) compile, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL,
                               NULL, &status, NULL));
  g_assert_cmpint (status, ==, 0);
  g_setenv ("LANGUAGE", language, TRUE);
  g_assert_nonnull (setlocale (LC_ALL, "C.UTF-8"));
  bindtextdomain (GETTEXT_PACKAGE, folder);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_assert_cmpstr (dgettext (GETTEXT_PACKAGE, "Turn record"), !=, "Turn record");
  return folder;
}

int
main (int argc, char **argv)
{
  const char *language = g_getenv ("ADJUTANT_ROOM_LANGUAGE");
  char *folder;
  int result;

  gtk_test_init (&argc, &argv, NULL);
  folder = language != NULL ? speak (language) : NULL;
  adj_settings_dress ();
  for (guint i = 0; i < G_N_ELEMENTS (rooms); i++)
    {
      const Room *room = &rooms[i];
      g_autofree char *where = g_strdup_printf (
          "%dx%d-%.0f-%s-%s", room->width, room->height, 100 * room->text_scale,
          room->dark ? "dark" : "light", room->direction == GTK_TEXT_DIR_RTL ? "rtl" : "ltr");
      g_autofree char *start = g_strconcat ("/app/room/start/", where, NULL);
      g_autofree char *game = g_strconcat ("/app/room/panels/", where, NULL);
      g_autofree char *others = g_strconcat ("/app/room/others/", where, NULL);

      g_test_add_data_func (start, room, test_start);
      g_test_add_data_func (game, room, test_panels);
      g_test_add_data_func (others, room, test_other_windows);
    }
  result = g_test_run ();
  if (folder != NULL)
    folder_remove (folder);
  return result;
}
