/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "room.h"

/* The main menu in every room: all of it on the screen, and a letter for one item only. */

static GtkMenuButton *
find_menu (GtkWidget *widget)
{
  GtkMenuButton *found = NULL;

  if (GTK_IS_MENU_BUTTON (widget) && gtk_menu_button_get_primary (GTK_MENU_BUTTON (widget)))
    return GTK_MENU_BUTTON (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_menu (child);
  return found;
}

/* A letter counts in what is folded away, too. */
static void
check_letters (GMenuModel *menu, GHashTable *letters)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
      g_autoptr (GMenuModel) below = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SUBMENU);
      g_autofree char *label = NULL;
      const char *at;

      g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &label);
      at = label != NULL ? strchr (label, '_') : NULL;
      if (at != NULL && !g_hash_table_add (letters, GUINT_TO_POINTER (g_unichar_tolower (
                                                        g_utf8_get_char (at + 1)))))
        g_test_fail_printf ("the letter of “%s” is that of another item", label);
      if (section != NULL)
        check_letters (section, letters);
      if (below != NULL)
        check_letters (below, letters);
    }
}

/* It hangs on its button, and GTK does not scroll it. */
static void
test_menu (gconstpointer data)
{
  const Room *room = data;
  g_autoptr (GHashTable) letters = g_hash_table_new (NULL, NULL);
  AdjWindow *window = room_open (room);
  GtkMenuButton *button = find_menu (GTK_WIDGET (window));
  int width, height;

  stage_begin (window);
  gtk_menu_button_popup (button);
  stage_settle ();
  gtk_widget_measure (GTK_WIDGET (gtk_menu_button_get_popover (button)), GTK_ORIENTATION_HORIZONTAL,
                      -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (gtk_menu_button_get_popover (button)), GTK_ORIENTATION_VERTICAL,
                      -1, NULL, &height, NULL, NULL);
  height += gtk_widget_get_height (gtk_window_get_titlebar (GTK_WINDOW (window)));
  if (width > room->width || height > room->height)
    g_test_fail_printf ("the menu needs %d x %d of %d x %d", width, height, room->width,
                        room->height);
  room_check_words (GTK_WIDGET (gtk_menu_button_get_popover (button)), "menu");
  if (!room_may_outgrow ()) /* a language that is typed */
    check_letters (gtk_menu_button_get_menu_model (button), letters);
  gtk_menu_button_popdown (button);
  room_close (window);
}

int
main (int argc, char **argv)
{
  static const RoomWalk walks[] = { { "menu", test_menu } };

  return room_main (argc, argv, walks, G_N_ELEMENTS (walks));
}
