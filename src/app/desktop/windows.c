/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/desktop/windows.h"

static void
on_windows (GListModel *windows, guint position, guint removed, guint added, gpointer care)
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

  g_signal_connect (windows, "items-changed", G_CALLBACK (on_windows), care);
  on_windows (windows, 0, 0, g_list_model_get_n_items (windows), care);
}
