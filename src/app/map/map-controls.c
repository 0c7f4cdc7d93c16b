/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/map/map-controls.h"

#include <math.h>

#include "app/map/map-sight.h"

#define ZOOM_STEP 1.25
#define PAN_STEP 0.25 /* of the board's shorter side */

static void
adj_map_controls_act_zoom (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjMapHands *hands = adj_map_hands_of (widget);

  adj_map_hands_zoom (hands, pow (ZOOM_STEP, g_variant_get_int32 (parameter)),
                      adj_camera_middle (adj_map_hands_get_camera (hands)));
}

/* What is in sight goes to the right or down, and so the map to the left or up. */
static void
adj_map_controls_act_pan (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjMapHands *hands = adj_map_hands_of (widget);
  const AdjCamera *camera = adj_map_hands_get_camera (hands);
  double step = PAN_STEP * MIN (camera->width, camera->height);
  int right, down;

  g_variant_get (parameter, "(ii)", &right, &down);
  adj_map_hands_pan (hands, -right * step, -down * step);
}

static void
adj_map_controls_act_fit (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adj_map_sight_fit (adj_map_hands_of (widget));
}

void
adj_map_controls_add_arrows (GtkWidgetClass *class, const char *action)
{
  static const struct
  {
    guint key;
    guint keypad;
    int right;
    int down;
  } arrows[] = { { GDK_KEY_Left, GDK_KEY_KP_Left, -1, 0 },
                 { GDK_KEY_Right, GDK_KEY_KP_Right, 1, 0 },
                 { GDK_KEY_Up, GDK_KEY_KP_Up, 0, -1 },
                 { GDK_KEY_Down, GDK_KEY_KP_Down, 0, 1 } };

  for (guint i = 0; i < G_N_ELEMENTS (arrows); i++)
    {
      gtk_widget_class_add_binding_action (class, arrows[i].key, 0, action, "(ii)", arrows[i].right,
                                           arrows[i].down);
      gtk_widget_class_add_binding_action (class, arrows[i].keypad, 0, action, "(ii)",
                                           arrows[i].right, arrows[i].down);
    }
}

void
adj_map_controls_install (GtkWidgetClass *class)
{
  static const guint in[] = { GDK_KEY_plus, GDK_KEY_equal, GDK_KEY_KP_Add };
  static const guint out[] = { GDK_KEY_minus, GDK_KEY_KP_Subtract };

  gtk_widget_class_install_action (class, "map.zoom", "i", adj_map_controls_act_zoom);
  gtk_widget_class_install_action (class, "map.pan", "(ii)", adj_map_controls_act_pan);
  gtk_widget_class_install_action (class, "map.fit", NULL, adj_map_controls_act_fit);
  adj_map_controls_add_arrows (class, "map.step");
  for (guint i = 0; i < G_N_ELEMENTS (in); i++)
    gtk_widget_class_add_binding_action (class, in[i], 0, "map.zoom", "i", 1);
  for (guint i = 0; i < G_N_ELEMENTS (out); i++)
    gtk_widget_class_add_binding_action (class, out[i], 0, "map.zoom", "i", -1);
  gtk_widget_class_add_binding_action (class, GDK_KEY_o, 0, "map.overview", NULL);
  gtk_widget_class_add_binding_action (class, GDK_KEY_Home, 0, "map.fit", NULL);
  gtk_widget_class_add_binding_action (class, GDK_KEY_r, GDK_CONTROL_MASK, "map.turn", "i", 1);
  gtk_widget_class_add_binding_action (class, GDK_KEY_r, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                       "map.turn", "i", -1);
}
