/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/desktop/touch.h"

#include "app/desktop/windows.h"

#define FINGER "finger" /* the class of all windows while a finger plays; kept with the display */

static gboolean
plays_a_finger (void)
{
  return g_object_get_data (G_OBJECT (gdk_display_get_default ()), FINGER) != NULL;
}

static void
dress (GtkWidget *window)
{
  if (plays_a_finger ())
    gtk_widget_add_css_class (window, FINGER);
  else
    gtk_widget_remove_css_class (window, FINGER);
}

void
adj_touch_take (gboolean finger)
{
  g_autoptr (GList) windows = NULL;

  if (finger == plays_a_finger ())
    return;
  g_object_set_data (G_OBJECT (gdk_display_get_default ()), FINGER, GINT_TO_POINTER (finger));
  windows = gtk_window_list_toplevels ();
  for (GList *at = windows; at != NULL; at = at->next)
    dress (at->data);
}

/* Nothing changes its size under a finger that is still down, nor for a key; and what comes to lie
 * under a pointer at rest is told by GTK as a motion of no time. */
static gboolean
adj_touch_on_event (GtkEventController *look, GdkEvent *event, gpointer data)
{
  GdkEventType type = gdk_event_get_event_type (event);

  if (type == GDK_TOUCH_END)
    adj_touch_take (TRUE);
  else if ((type == GDK_MOTION_NOTIFY || type == GDK_BUTTON_PRESS) &&
           gdk_event_get_time (event) != GDK_CURRENT_TIME)
    adj_touch_take (FALSE);
  return FALSE;
}

/* It looks on before anything else does, and takes nothing away. */
static void
watch_window (GtkWindow *window)
{
  GtkEventController *look = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (look, GTK_PHASE_CAPTURE);
  g_signal_connect (look, "event", G_CALLBACK (adj_touch_on_event), NULL);
  gtk_widget_add_controller (GTK_WIDGET (window), look);
  dress (GTK_WIDGET (window));
}

void
adj_touch_watch (void)
{
  GdkSeat *seat = gdk_display_get_default_seat (gdk_display_get_default ());

  if (seat != NULL)
    adj_touch_take ((gdk_seat_get_capabilities (seat) &
                     (GDK_SEAT_CAPABILITY_TOUCH | GDK_SEAT_CAPABILITY_POINTER)) ==
                    GDK_SEAT_CAPABILITY_TOUCH);
  adj_windows_watch (watch_window);
}
