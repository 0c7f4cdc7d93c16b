/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hand.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "stage.h"

#define KEY 0.6   /* seconds for a key */
#define POINT 3.0 /* to think of a thing, find and reach it with the mouse and click */
#define PLACE 0.7 /* to lead the mouse on to the next hex */
#define READ 0.3  /* to read a word, 200 a minute */

static HandCount count;

gboolean
hand_is_finger (void)
{
  return g_getenv ("ADJUTANT_FINGERS") != NULL;
}

void
hand_finger (const char *format, ...)
{
  guint64 file;
  va_list args;

  g_assert_true (
      g_ascii_string_to_unsigned (g_getenv ("ADJUTANT_FINGERS"), 10, 0, INT_MAX, &file, NULL));
  va_start (args, format);
  g_assert_cmpint (vdprintf ((int) file, format, args), >, 0);
  va_end (args);
}

static void __attribute__ ((format (printf, 1, 2))) xdotool (const char *format, ...)
{
  g_autofree char *arguments = NULL;
  g_autofree char *command = NULL;
  g_autoptr (GError) error = NULL;
  va_list args;

  va_start (args, format);
  arguments = g_strdup_vprintf (format, args);
  va_end (args);
  command = g_strconcat ("xdotool ", arguments, NULL);
  g_spawn_command_line_sync (command, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  stage_settle ();
}

graphene_point_t
hand_place (gpointer widget, double x, double y)
{
  GtkNative *native = gtk_widget_get_native (widget);
  GdkSurface *surface = gtk_native_get_surface (native);
  graphene_point_t point;
  double left, top;

  g_assert_true (gtk_widget_compute_point (widget, GTK_WIDGET (native),
                                           &GRAPHENE_POINT_INIT ((float) x, (float) y), &point));
  gtk_native_get_surface_transform (native, &left, &top);
  for (; GDK_IS_POPUP (surface); surface = gdk_popup_get_parent (GDK_POPUP (surface)))
    {
      left += gdk_popup_get_position_x (GDK_POPUP (surface));
      top += gdk_popup_get_position_y (GDK_POPUP (surface));
    }
  return GRAPHENE_POINT_INIT (roundf (point.x + (float) left), roundf (point.y + (float) top));
}

static graphene_point_t
hex_now (AdjBoard *board, AdjHexId id)
{
  AdjHex hex = adj_book_hex (adj_session_book (adj_part_get_session (ADJ_PART (board))), id);
  AdjPoint at = adj_map_view_get_place (adj_board_get_map (board), hex);

  return hand_place (board, at.x, at.y);
}

graphene_point_t
hand_hex (AdjBoard *board, AdjHexId id)
{
  graphene_point_t before, at = hex_now (board, id);

  do
    {
      before = at;
      stage_settle ();
      gtk_test_widget_wait_for_draw (GTK_WIDGET (board));
      at = hex_now (board, id);
    }
  while (!graphene_point_equal (&before, &at));
  return at;
}

static graphene_point_t
middle_of (gpointer widget)
{
  return hand_place (widget, gtk_widget_get_width (widget) / 2.0,
                     gtk_widget_get_height (widget) / 2.0);
}

/* GTK 4.8 still means to show a tooltip in a menu that has gone with its row, and asks where the
 * pointer is on it. Nothing comes of that. */
static gboolean
is_of_menu_gone (const char *message)
{
  return g_str_has_suffix (message, ": assertion 'GDK_IS_SURFACE (surface)' failed");
}

static gboolean
is_fatal (const char *domain, GLogLevelFlags level, const char *message, gpointer data)
{
  return !is_of_menu_gone (message);
}

/* With each case GLib forgets what ends no test. It asks for that when a message has been logged,
 * so it is told again here, in time. */
static void
log_message (const char *domain, GLogLevelFlags level, const char *message, gpointer data)
{
  g_test_log_set_fatal_handler (is_fatal, NULL);
  if (!is_of_menu_gone (message))
    g_log_default_handler (domain, level, message, data);
}

/* From the first tap of the program on; the menu of one case may be asked for in the next. */
static void
pass_over_menus_gone (void)
{
  static gboolean passes;

  if (passes)
    return;
  passes = TRUE;
  g_log_set_handler ("Gdk", G_LOG_LEVEL_CRITICAL | G_LOG_FLAG_FATAL, log_message, NULL);
  g_log_set_handler ("Gtk", G_LOG_LEVEL_CRITICAL | G_LOG_FLAG_FATAL, log_message, NULL);
}

void
hand_tap_at (graphene_point_t at)
{
  pass_over_menus_gone ();
  count.points++;
  if (hand_is_finger ())
    hand_finger ("tap %.0f %.0f\n", at.x, at.y);
  else
    xdotool ("mousemove %.0f %.0f click 1", at.x, at.y);
}

void
hand_tap (gpointer widget)
{
  graphene_point_t before, at;

  wait_until (gtk_widget_get_mapped (widget) && gtk_widget_get_width (widget) > 0);
  at = middle_of (widget);
  do
    {
      before = at;
      gtk_test_widget_wait_for_draw (widget);
      at = middle_of (widget);
    }
  while (!graphene_point_equal (&before, &at));
  hand_tap_at (at);
}

void
hand_tap_what_says (gpointer root, const char *text)
{
  GtkWidget *found;

  wait_until ((found = stage_find_saying (root, text)) != NULL);
  hand_tap (found);
}

static gboolean
is_called (const char *label, const char *words)
{
  g_auto (GStrv) parts = g_strsplit (label, "_", -1);
  g_autofree char *plain = g_strjoinv ("", parts);
  gsize length = strlen (words);

  return g_str_has_prefix (plain, words) &&
         (plain[length] == '\0' || plain[length] == ',' || g_str_equal (plain + length, "…"));
}

GtkWidget *
hand_find_called (gpointer root, const char *words)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (root) && gtk_widget_get_mapped (root) && gtk_widget_get_child_visible (root) &&
      is_called (gtk_label_get_label (GTK_LABEL (root)), words))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = hand_find_called (child, words);
  return found;
}

void
hand_tap_called (gpointer root, const char *words)
{
  GtkWidget *found;

  g_test_message ("%s", words);
  wait_until ((found = hand_find_called (root, words)) != NULL);
  hand_tap (found);
}

void
hand_drag (graphene_point_t from, graphene_point_t to)
{
  count.points++;
  if (hand_is_finger ())
    {
      hand_finger ("slide %.0f %.0f %.0f %.0f\n", from.x, from.y, to.x, to.y);
      return;
    }
  xdotool ("mousemove %.0f %.0f mousedown 1", from.x, from.y);
  xdotool ("mousemove %.0f %.0f", (from.x + to.x) / 2, (from.y + to.y) / 2);
  xdotool ("mousemove %.0f %.0f", to.x, to.y);
  xdotool ("mouseup 1");
}

void
hand_keys (const char *names)
{
  g_auto (GStrv) each = g_strsplit (names, " ", -1);

  g_assert_false (hand_is_finger ());
  count.keys += g_strv_length (each);
  xdotool ("key --delay 30 %s", names);
}

void
hand_type (const char *text, const char *key)
{
  g_autofree char *quoted = g_shell_quote (text);

  g_assert_false (hand_is_finger ());
  count.keys += (guint) g_utf8_strlen (text, -1);
  xdotool ("type --delay 10 %s", quoted);
  if (key != NULL)
    hand_keys (key);
}

void
hand_rest_at (graphene_point_t at)
{
  count.places++;
  xdotool ("mousemove 1 1 mousemove %.0f %.0f", at.x, at.y);
}

void
hand_double_tap_at (graphene_point_t at)
{
  count.points += 2;
  if (hand_is_finger ())
    hand_finger ("tap %.0f %.0f\ntap %.0f %.0f\n", at.x, at.y, at.x, at.y);
  else
    xdotool ("mousemove %.0f %.0f click --repeat 2 --delay 20 1", at.x, at.y);
}

void
hand_trace (const graphene_point_t *places, guint n)
{
  g_autoptr (GString) way = g_string_new (NULL);

  g_assert_cmpuint (n, >, 0);
  count.points++;
  count.places += n - 1;
  for (guint i = 0; i < n; i++)
    g_string_append_printf (way, "%s %.0f %.0f%s", hand_is_finger () ? "" : " mousemove",
                            places[i].x, places[i].y,
                            i == 0 && !hand_is_finger () ? " mousedown 1" : "");
  if (hand_is_finger ())
    hand_finger ("trace%s\n", way->str);
  else
    xdotool ("%s mouseup 1", way->str);
}

/* There is no window manager here that gave it the keys. */
void
hand_look_at (GtkWindow *window)
{
  g_autofree char *name = g_strdup_printf ("^%s$", gtk_window_get_title (window));
  g_autofree char *quoted = g_shell_quote (name);

  if (hand_is_finger ())
    return;
  xdotool ("search --onlyvisible --name %s windowfocus", quoted);
  wait_until (gtk_window_is_active (window));
}

void
hand_rest (void)
{
  count = (HandCount){ 0 };
}

HandCount
hand_count (void)
{
  return count;
}

double
hand_seconds (guint n_words)
{
  double seconds = count.keys * KEY + count.points * POINT + count.places * PLACE + n_words * READ;

  g_test_message ("%u words read, %u times pointed, led through %u places, %u keys: %.0f seconds",
                  n_words, count.points, count.places, count.keys, seconds);
  return seconds;
}
