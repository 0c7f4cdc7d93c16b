/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/plots/dispute-box.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/widgets/focus-order.h"
#include "record/order-make.h"
#include "staff/dispute.h"
#include "words/fill.h"

#define FACES 6

struct _AdjDisputeBox
{
  GtkWidget parent_instance;
  GtkWidget *box;
  GtkLabel *title;
  GtkLabel *state;
  GtkLabel *names[ADJ_SIDES];
  GtkBox *keys[ADJ_SIDES];

  AdjSession *session; /* of the panel; NULL while nothing is asked */
  AdjHex hex;
  int dice[ADJ_SIDES]; /* 0: not thrown yet */
};

G_DEFINE_FINAL_TYPE (AdjDisputeBox, adj_dispute_box, GTK_TYPE_WIDGET)

/* ---- The dice ---- */

static void
make_keys (AdjDisputeBox *self, int side)
{
  for (int face = 1; face <= FACES; face++)
    {
      g_autofree char *number = g_strdup_printf ("%d", face);
      GtkWidget *key = gtk_button_new_with_label (number);

      gtk_widget_add_css_class (key, "drift-key");
      gtk_actionable_set_action_name (GTK_ACTIONABLE (key), "dispute.die");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (key), "(ii)", side, face);
      gtk_box_append (self->keys[side], key);
    }
}

/* claimants: "Union: Wilder". */
static void
show_keys (AdjDisputeBox *self, int side, const char *claimants)
{
  int face = 1;

  for (GtkWidget *key = gtk_widget_get_first_child (GTK_WIDGET (self->keys[side])); key != NULL;
       key = gtk_widget_get_next_sibling (key), face++)
    {
      gboolean thrown = face == self->dice[side];
      g_autofree char *number = g_strdup_printf ("%d", face);
      g_autofree char *said = adj_fill (
          /* Translators: read out: whose die it is, and the face of the key */
          _ ("{side}, die {die}"),
          (const AdjPlace[]){ { "side", claimants }, { "die", number }, { NULL, NULL } });

      if (thrown)
        gtk_widget_add_css_class (key, "suggested-action");
      else
        gtk_widget_remove_css_class (key, "suggested-action");
      gtk_accessible_update_property (GTK_ACCESSIBLE (key), GTK_ACCESSIBLE_PROPERTY_LABEL, said,
                                      -1);
      gtk_accessible_update_state (
          GTK_ACCESSIBLE (key), GTK_ACCESSIBLE_STATE_PRESSED,
          thrown ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
    }
}

static void
show (AdjDisputeBox *self, const AdjDispute *dispute)
{
  gtk_label_set_label (self->title, dispute->title);
  gtk_label_set_label (self->state, dispute->state);
  gtk_widget_set_visible (GTK_WIDGET (self->state), *dispute->state != '\0');
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      gtk_label_set_label (self->names[side], dispute->sides[side]);
      show_keys (self, side, dispute->sides[side]);
    }
}

static void
order_contest (AdjDisputeBox *self, const int *dice)
{
  AdjOrder order = adj_order_contest (self->hex, dice);

  memset (self->dice, 0, sizeof self->dice);
  adj_session_give (self->session, &order, 1);
}

static void
set_die (AdjDisputeBox *self, int side, int face)
{
  self->dice[side] = face;
  if (self->dice[0] > 0 && self->dice[1] > 0)
    {
      int dice[ADJ_SIDES] = { self->dice[0], self->dice[1] };

      order_contest (self, dice);
    }
  else
    adj_dispute_box_show (self, self->session);
}

static void
adj_dispute_box_act_die (GtkWidget *widget, const char *name, GVariant *parameter)
{
  int side;
  int face;

  g_variant_get (parameter, "(ii)", &side, &face);
  if (side >= 0 && side < ADJ_SIDES && face >= 1 && face <= FACES)
    set_die (ADJ_DISPUTE_BOX (widget), side, face);
}

static void
adj_dispute_box_act_key (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjDisputeBox *self = ADJ_DISPUTE_BOX (widget);

  if (gtk_widget_get_mapped (widget))
    set_die (self, self->dice[0] > 0 ? 1 : 0, g_variant_get_int32 (parameter));
}

static void
adj_dispute_box_act_roll (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (gtk_widget_get_mapped (widget))
    order_contest (ADJ_DISPUTE_BOX (widget), NULL);
}

/* ---- Class ---- */

static gboolean
adj_dispute_box_grab_focus (GtkWidget *widget)
{
  GtkBox *first = ADJ_DISPUTE_BOX (widget)->keys[0];

  return gtk_widget_grab_focus (gtk_widget_get_first_child (GTK_WIDGET (first)));
}

static void
adj_dispute_box_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_DISPUTE_BOX);
  G_OBJECT_CLASS (adj_dispute_box_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *class)
{
  gtk_widget_class_set_template_from_resource (class,
                                               "/org/adjutant/Adjutant/plots/dispute-box.ui");
  gtk_widget_class_bind_template_child (class, AdjDisputeBox, box);
  gtk_widget_class_bind_template_child (class, AdjDisputeBox, title);
  gtk_widget_class_bind_template_child (class, AdjDisputeBox, state);
  gtk_widget_class_bind_template_child_full (class, "first_name", FALSE,
                                             G_STRUCT_OFFSET (AdjDisputeBox, names[0]));
  gtk_widget_class_bind_template_child_full (class, "second_name", FALSE,
                                             G_STRUCT_OFFSET (AdjDisputeBox, names[1]));
  gtk_widget_class_bind_template_child_full (class, "first_keys", FALSE,
                                             G_STRUCT_OFFSET (AdjDisputeBox, keys[0]));
  gtk_widget_class_bind_template_child_full (class, "second_keys", FALSE,
                                             G_STRUCT_OFFSET (AdjDisputeBox, keys[1]));
}

static void
adj_dispute_box_class_init (AdjDisputeBoxClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_dispute_box_dispose;
  widget_class->grab_focus = adj_dispute_box_grab_focus;
  widget_class->focus = adj_focus_among_children;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_install_action (widget_class, "dispute.die", "(ii)", adj_dispute_box_act_die);
  gtk_widget_class_install_action (widget_class, "dispute.key", "i", adj_dispute_box_act_key);
  gtk_widget_class_install_action (widget_class, "dispute.roll", NULL, adj_dispute_box_act_roll);
  bind_template (widget_class);
}

static void
add_shortcut (GtkEventController *keys, GtkShortcutTrigger *trigger, const char *action, int face)
{
  GtkShortcut *shortcut = gtk_shortcut_new (trigger, gtk_named_action_new (action));

  if (face > 0)
    gtk_shortcut_set_arguments (shortcut, g_variant_new_int32 (face));
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys), shortcut);
}

/* As the die of a battle is typed. */
static void
add_keys (AdjDisputeBox *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (keys), GTK_SHORTCUT_SCOPE_GLOBAL);
  for (int face = 1; face <= FACES; face++)
    add_shortcut (
        keys,
        gtk_alternative_trigger_new (gtk_keyval_trigger_new (GDK_KEY_0 + (guint) face, 0),
                                     gtk_keyval_trigger_new (GDK_KEY_KP_0 + (guint) face, 0)),
        "dispute.key", face);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static void
adj_dispute_box_init (AdjDisputeBox *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (int side = 0; side < ADJ_SIDES; side++)
    make_keys (self, side);
  add_keys (self);
  adj_dispute_box_show (self, NULL);
}

/* ---- Showing ---- */

void
adj_dispute_box_show (AdjDisputeBox *self, AdjSession *session)
{
  static const char *const actions[] = { "dispute.die", "dispute.key", "dispute.roll" };
  g_autoptr (AdjDispute) dispute = NULL;

  g_return_if_fail (ADJ_IS_DISPUTE_BOX (self));

  if (session != NULL)
    {
      AdjView view = adj_session_view (session);

      dispute = adj_dispute_find (&view, adj_session_field (session));
    }
  if (dispute == NULL || dispute->hex != self->hex)
    memset (self->dice, 0, sizeof self->dice);
  self->session = dispute != NULL ? session : NULL;
  self->hex = dispute != NULL ? dispute->hex : ADJ_NO_HEX;
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i], dispute != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), dispute != NULL);
  if (dispute != NULL)
    show (self, dispute);
}

gboolean
adj_dispute_box_is_asking (AdjDisputeBox *self)
{
  g_return_val_if_fail (ADJ_IS_DISPUTE_BOX (self), FALSE);

  return self->session != NULL;
}
