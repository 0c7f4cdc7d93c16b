/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "room.h"

#include "app/desktop/looks.h"
#include "app/desktop/settings.h"
#include "app/desktop/touch.h"

static const Room rooms[] = {
  { 800, 600, 1.0, FALSE, GTK_TEXT_DIR_LTR },  { 800, 600, 1.25, FALSE, GTK_TEXT_DIR_LTR },
  { 800, 600, 2.0, FALSE, GTK_TEXT_DIR_LTR },  { 1280, 800, 1.0, TRUE, GTK_TEXT_DIR_LTR },
  { 1280, 800, 2.0, FALSE, GTK_TEXT_DIR_LTR },
};

/* Words that have room in those have it in these. What else may go wrong here is the same in every
 * language. */
static const Room rooms_of_one_language[] = {
  { 800, 600, 0.8, FALSE, GTK_TEXT_DIR_LTR },  { 800, 600, 1.0, TRUE, GTK_TEXT_DIR_RTL },
  { 1280, 800, 2.0, TRUE, GTK_TEXT_DIR_RTL },  { 2560, 1440, 1.0, FALSE, GTK_TEXT_DIR_RTL },
  { 2560, 1440, 2.0, TRUE, GTK_TEXT_DIR_LTR },
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

void
room_check (gpointer window, const Room *room, const char *what)
{
  g_autofree char *where =
      g_strdup_printf ("%s at %d x %d, %.0f %%%s", what, room->width, room->height,
                       100 * room->text_scale, room->direction == GTK_TEXT_DIR_RTL ? ", rtl" : "");
  int width, height;

  for (int i = 0; i < 2; i++) /* some panels fill themselves once the window has been drawn */
    {
      stage_settle ();
      gtk_test_widget_wait_for_draw (window);
    }
  gtk_widget_measure (window, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (window, GTK_ORIENTATION_VERTICAL, MAX (width, room->width), &height, NULL,
                      NULL, NULL);
  if (!room_may_outgrow () && (width > room->width || height > room->height))
    g_test_fail_printf ("%s: at least %d x %d are needed", where, width, height);
  find_cut_off (window, where);
  room_check_words (window, where);
}

AdjWindow *
room_open (const Room *room)
{
  g_settings_set (adj_settings (), "window-size", "(ii)", room->width, room->height);
  g_settings_set_double (adj_settings (), "text-scale", room->text_scale);
  g_settings_set_string (adj_settings (), "appearance", room->dark ? "dark" : "light");
  gtk_widget_set_default_direction (room->direction);
  return stage_open ();
}

void
room_close (AdjWindow *window)
{
  stage_close (window);
  g_settings_reset (adj_settings (), "window-size");
  g_settings_reset (adj_settings (), "text-scale");
  g_settings_reset (adj_settings (), "appearance");
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

void
room_show_other (gpointer other, const Room *room)
{
  gtk_window_set_default_size (other, room->width, room->height);
  gtk_window_present (other);
  gtk_test_widget_wait_for_draw (other);
}

void
room_check_other (GtkWidget *other, const Room *room, const char *what)
{
  room_show_other (other, room);
  room_check (other, room, what);
  gtk_window_destroy (GTK_WINDOW (other));
}

static void
add_walk (const RoomWalk *walk, const Room *room)
{
  g_autofree char *path =
      g_strdup_printf ("/app/room/%s/%dx%d-%.0f-%s-%s", walk->name, room->width, room->height,
                       100 * room->text_scale, room->dark ? "dark" : "light",
                       room->direction == GTK_TEXT_DIR_RTL ? "rtl" : "ltr");

  g_test_add_data_func (path, room, walk->walk);
}

static void
add_walks (const RoomWalk *walks, guint n_walks, const Room *in, guint n_rooms)
{
  for (guint i = 0; i < n_rooms; i++)
    for (guint j = 0; j < n_walks; j++)
      add_walk (&walks[j], &in[i]);
}

int
room_main (int argc, char **argv, const RoomWalk *walks, guint n_walks)
{
  int result;

  gtk_test_init (&argc, &argv, NULL);
  room_speak ();
  adj_looks_dress ();
  adj_touch_watch ();
  adj_touch_take (TRUE);
  add_walks (walks, n_walks, rooms, G_N_ELEMENTS (rooms));
  if (room_is_english ())
    add_walks (walks, n_walks, rooms_of_one_language, G_N_ELEMENTS (rooms_of_one_language));
  result = g_test_run ();
  room_fall_silent ();
  return result;
}
