/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/session/curtain-page.h"

#include "app/widgets/focus-order.h"
#include "staff/curtain.h"
#include "staff/face-down.h"
#include "words/moment.h"
#include "words/place.h"

struct _AdjCurtainPage
{
  AdjPart parent_instance;
  GtkLabel *moment;
  GtkLabel *why;
  GtkWidget *turn_down;
  GtkWidget *sides[ADJ_SIDES];
  GtkWidget *both;
};

G_DEFINE_FINAL_TYPE (AdjCurtainPage, adj_curtain_page, ADJ_TYPE_PART)

/* The side that is awaited stands out. */
static void
show_side (AdjCurtainPage *self, const AdjView *view, int side)
{
  GtkWidget *button = self->sides[side];
  g_autofree char *label = adj_words_lift (view, side);

  gtk_button_set_label (GTK_BUTTON (button), label);
  if (adj_curtain_is_for (view, side))
    gtk_widget_add_css_class (button, "suggested-action");
  else
    gtk_widget_remove_css_class (button, "suggested-action");
}

static void
adj_curtain_page_refresh (AdjPart *part, AdjSession *session, AdjNews news)
{
  AdjCurtainPage *self = ADJ_CURTAIN_PAGE (part);
  g_autofree char *moment = NULL;
  g_autofree char *why = NULL;
  AdjOrder orders[ADJ_SIDES];
  AdjView view;

  if (session == NULL)
    return;
  view = adj_session_view (session);
  moment = adj_words_now (&view);
  gtk_label_set_label (self->moment, moment);
  why = adj_curtain_say_why (&view);
  gtk_label_set_label (self->why, why);
  gtk_widget_set_visible (self->turn_down, adj_face_down_offer (&view, orders) > 0);
  for (int side = 0; side < ADJ_SIDES; side++)
    show_side (self, &view, side);
}

/* Enter pressed once too often after ending a phase must not show anybody what is not his. */
static gboolean
adj_curtain_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (ADJ_CURTAIN_PAGE (widget)->both);
}

static void
adj_curtain_page_act_lift (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (widget));
  int eyes = g_variant_get_int32 (parameter);

  if (session != NULL && eyes >= ADJ_EYES_FIRST && eyes <= ADJ_EYES_PUBLIC)
    adj_session_lift_curtain (session, (AdjEyes) eyes);
}

/* Nobody looks while it is done: nothing can be played before the curtain. */
static void
adj_curtain_page_act_turn_down (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (widget));
  AdjOrder orders[ADJ_SIDES];
  AdjView view;
  guint n;

  if (session == NULL)
    return;
  view = adj_session_view (session);
  n = adj_face_down_offer (&view, orders);
  adj_session_lift_curtain (session, ADJ_EYES_PUBLIC);
  adj_session_give (session, orders, n);
  adj_session_draw_curtain (session);
}

static void
adj_curtain_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_CURTAIN_PAGE);
  G_OBJECT_CLASS (adj_curtain_page_parent_class)->dispose (object);
}

static void
adj_curtain_page_class_init (AdjCurtainPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_curtain_page_dispose;
  ADJ_PART_CLASS (class)->refresh = adj_curtain_page_refresh;
  widget_class->grab_focus = adj_curtain_page_grab_focus;
  widget_class->focus = adj_focus_among_children;
  gtk_widget_class_install_action (widget_class, "curtain.lift", "i", adj_curtain_page_act_lift);
  gtk_widget_class_install_action (widget_class, "curtain.turn-down", NULL,
                                   adj_curtain_page_act_turn_down);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/session/curtain-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjCurtainPage, moment);
  gtk_widget_class_bind_template_child (widget_class, AdjCurtainPage, why);
  gtk_widget_class_bind_template_child (widget_class, AdjCurtainPage, turn_down);
  gtk_widget_class_bind_template_child_full (widget_class, "first", FALSE,
                                             G_STRUCT_OFFSET (AdjCurtainPage, sides[0]));
  gtk_widget_class_bind_template_child_full (widget_class, "second", FALSE,
                                             G_STRUCT_OFFSET (AdjCurtainPage, sides[1]));
  gtk_widget_class_bind_template_child (widget_class, AdjCurtainPage, both);
}

static void
adj_curtain_page_init (AdjCurtainPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
