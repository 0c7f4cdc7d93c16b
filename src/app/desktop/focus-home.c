/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/desktop/focus-home.h"

#include "app/desktop/windows.h"

typedef struct
{
  GtkWidget *home;    /* that had the keys before a popover; NULL */
  GtkWidget *popover; /* that has them, or had them last; NULL */
} Keys;

static void
adj_focus_home_free_keys (gpointer data, GClosure *closure)
{
  Keys *keys = data;

  g_clear_weak_pointer (&keys->home);
  g_clear_weak_pointer (&keys->popover);
  g_free (keys);
}

/* Where GTK puts them itself: inside of what is closed, or to the button it hangs on. Anywhere else
 * somebody wants them. */
static gboolean
is_left_behind (const Keys *keys, GtkWidget *focus, GtkWidget *popover)
{
  GtkWidget *parent = keys->popover != NULL ? gtk_widget_get_parent (keys->popover) : NULL;

  return popover != NULL || (GTK_IS_MENU_BUTTON (parent) && gtk_widget_is_ancestor (focus, parent));
}

static void
adj_focus_home_on_focus (GtkWindow *window, GParamSpec *pspec, Keys *keys)
{
  GtkWidget *focus = gtk_window_get_focus (window);
  GtkWidget *popover = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) : NULL;

  if (focus == NULL)
    return;
  if (popover != NULL && gtk_widget_get_mapped (popover))
    g_set_weak_pointer (&keys->popover, popover);
  else if (!is_left_behind (keys, focus, popover))
    {
      g_clear_weak_pointer (&keys->popover);
      g_set_weak_pointer (&keys->home, focus);
    }
  else if (keys->home != NULL && gtk_widget_get_mapped (keys->home))
    gtk_widget_grab_focus (keys->home);
  else if (popover != NULL)
    gtk_window_set_focus (window, NULL);
}

static void
watch_window (GtkWindow *window)
{
  g_signal_connect_data (window, "notify::focus-widget", G_CALLBACK (adj_focus_home_on_focus),
                         g_new0 (Keys, 1), adj_focus_home_free_keys, 0);
}

void
adj_focus_home_watch (void)
{
  adj_windows_watch (watch_window);
}
