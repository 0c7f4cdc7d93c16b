/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/turns/turn-box.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/menu-line.h"
#include "app/widgets/tip.h"

struct _AdjTurnBox
{
  GtkWidget parent_instance;
  GtkWidget *button;
  GtkLabel *number;
  GtkLabel *signs;
  GtkWidget *menu; /* NULL until it is opened */
  int turn;
  gboolean begun;
};

G_DEFINE_FINAL_TYPE (AdjTurnBox, adj_turn_box, GTK_TYPE_WIDGET)

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
open_menu (AdjTurnBox *self)
{
  g_autofree char *label = g_strdup_printf (_ ("What the Book Says of Turn %d…"), self->turn);
  g_autoptr (GMenu) menu = g_menu_new ();

  adj_menu_line_add (menu, label, "correct.turn", (guint) self->turn);
  if (self->menu == NULL)
    {
      self->menu = gtk_popover_menu_new_from_model (NULL);
      gtk_widget_set_parent (self->menu, GTK_WIDGET (self));
      /* GTK would let the keys go on to what comes behind the track */
      g_signal_connect_swapped (self->menu, "closed", G_CALLBACK (gtk_widget_grab_focus),
                                self->button);
    }
  gtk_popover_menu_set_menu_model (GTK_POPOVER_MENU (self->menu), G_MENU_MODEL (menu));
  gtk_popover_popup (GTK_POPOVER (self->menu));
}

/* Of a turn to come there is nothing yet but what the book says. */
static void
adj_turn_box_on_clicked (AdjTurnBox *self)
{
  if (self->begun)
    g_signal_emit (self, signals[CHOSEN], 0);
  else
    open_menu (self);
}

static void
adj_turn_box_on_asked (GtkGesture *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  open_menu (ADJ_TURN_BOX (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture))));
}

static void
adj_turn_box_act_menu (GtkWidget *widget, const char *name, GVariant *parameter)
{
  open_menu (ADJ_TURN_BOX (widget));
}

static void
set_class (GtkWidget *widget, const char *name, gboolean set)
{
  if (set)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

static void
adj_turn_box_dispose (GObject *object)
{
  g_clear_pointer (&ADJ_TURN_BOX (object)->menu, gtk_widget_unparent);
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_TURN_BOX);
  G_OBJECT_CLASS (adj_turn_box_parent_class)->dispose (object);
}

static void
adj_turn_box_class_init (AdjTurnBoxClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_turn_box_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  signals[CHOSEN] = g_signal_new ("chosen", ADJ_TYPE_TURN_BOX, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 0);
  gtk_widget_class_install_action (widget_class, "turn-box.menu", NULL, adj_turn_box_act_menu);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Menu, 0, "turn-box.menu", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, "turn-box.menu",
                                       NULL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/turns/turn-box.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjTurnBox, button);
  gtk_widget_class_bind_template_child (widget_class, AdjTurnBox, number);
  gtk_widget_class_bind_template_child (widget_class, AdjTurnBox, signs);
  gtk_widget_class_bind_template_callback (widget_class, adj_turn_box_on_clicked);
}

static void
adj_turn_box_init (AdjTurnBox *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *press = gtk_gesture_long_press_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_signal_connect (click, "pressed", G_CALLBACK (adj_turn_box_on_asked), NULL);
  g_signal_connect (press, "pressed", G_CALLBACK (adj_turn_box_on_asked), NULL);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (press));
}

void
adj_turn_box_set_facts (AdjTurnBox *self, const AdjTurnFacts *facts)
{
  g_autofree char *number = g_strdup_printf ("%d", facts->turn);
  g_autofree char *arrivals =
      facts->n_arrivals > 0 ? g_strdup_printf ("+%u", facts->n_arrivals) : g_strdup ("");
  /* A crescent besides the darker box: night is told apart by more than colour. */
  g_autofree char *signs =
      g_strdup_printf ("%s%s%s", facts->night ? "☾ " : "", arrivals, facts->noted ? " ✎" : "");

  g_return_if_fail (ADJ_IS_TURN_BOX (self));

  self->turn = facts->turn;
  self->begun = facts->begun;
  gtk_label_set_label (self->number, number);
  gtk_label_set_label (self->signs, g_strchomp (signs));
  adj_tip_show (self->button, facts->text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  facts->text, -1);
  set_class (self->button, "ahead", !facts->begun);
  set_class (self->button, "night", facts->night);
  set_class (self->button, "now", facts->now);
  set_class (self->button, "shown", facts->shown);
}

int
adj_turn_box_get_turn (AdjTurnBox *self)
{
  g_return_val_if_fail (ADJ_IS_TURN_BOX (self), 0);

  return self->turn;
}
