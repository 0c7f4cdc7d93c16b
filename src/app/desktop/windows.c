/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/desktop/windows.h"

static void
adj_windows_on_windows (
    GListModel *windows, guint position, guint removed, guint added, gpointer care)
{
  for (guint i = position; i < position + added; i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      ((AdjWindowCare) care) (window);
    }
}

void
adj_windows_watch (AdjWindowCare care)
{
  GListModel *windows = gtk_window_get_toplevels ();

  g_signal_connect (windows, "items-changed", G_CALLBACK (adj_windows_on_windows), care);
  adj_windows_on_windows (windows, 0, 0, g_list_model_get_n_items (windows), care);
}

/* ---- Beside another ---- */

/* On a small screen all of it is in sight, as that is beside which it stands. */
static void
adj_windows_on_realize (GtkWindow *window)
{
  GtkWindow *other = gtk_window_get_transient_for (window);
  int width, height;

  if (other == NULL || gtk_widget_get_width (GTK_WIDGET (other)) == 0)
    return;
  gtk_window_get_default_size (window, &width, &height);
  gtk_window_set_default_size (window, MIN (width, gtk_widget_get_width (GTK_WIDGET (other))),
                               MIN (height, gtk_widget_get_height (GTK_WIDGET (other))));
}

static void
bound_window (GtkWindow *window)
{
  g_signal_connect (window, "realize", G_CALLBACK (adj_windows_on_realize), NULL);
}

void
adj_windows_bound (void)
{
  adj_windows_watch (bound_window);
}

/* NULL if none is open. */
static GtkWindow *
find_beside (GtkWindow *window, GType type)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *at = windows; at != NULL; at = at->next)
    if (G_TYPE_CHECK_INSTANCE_TYPE (at->data, type) &&
        gtk_window_get_transient_for (at->data) == window)
      return at->data;
  return NULL;
}

void
adj_windows_present_beside (GtkWindow *window, GType type, GtkWidget *(*make) (GtkWindow *window))
{
  GtkWindow *open = find_beside (window, type);

  gtk_window_present (open != NULL ? open : GTK_WINDOW (make (window)));
}
