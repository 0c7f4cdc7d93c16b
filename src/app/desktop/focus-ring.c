/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/desktop/focus-ring.h"

#include "app/desktop/windows.h"

#define BY_KEYS "adj-by-keys" /* set on a window while the keys were used last */

static gboolean
adj_focus_ring_on_key (GtkWindow *window)
{
  g_object_set_data (G_OBJECT (window), BY_KEYS, window);
  return FALSE;
}

static void
adj_focus_ring_on_press (GtkGesture *press, int n_press, double x, double y, GtkWindow *window)
{
  g_object_set_data (G_OBJECT (window), BY_KEYS, NULL);
  gtk_window_set_focus_visible (window, FALSE);
  gtk_gesture_set_state (press, GTK_EVENT_SEQUENCE_DENIED);
}

static void
adj_focus_ring_on_visible (GtkWindow *window)
{
  if (!gtk_window_get_focus_visible (window) &&
      g_object_get_data (G_OBJECT (window), BY_KEYS) != NULL)
    gtk_window_set_focus_visible (window, TRUE);
}

/* Both look on before anything else does, and take nothing away. */
static void
watch_window (GtkWindow *window)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *press = gtk_gesture_click_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (press), 0);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (adj_focus_ring_on_key), window);
  g_signal_connect (press, "pressed", G_CALLBACK (adj_focus_ring_on_press), window);
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
  gtk_widget_add_controller (GTK_WIDGET (window), GTK_EVENT_CONTROLLER (press));
  g_signal_connect (window, "notify::focus-visible", G_CALLBACK (adj_focus_ring_on_visible), NULL);
}

void
adj_focus_ring_watch (void)
{
  adj_windows_watch (watch_window);
}
