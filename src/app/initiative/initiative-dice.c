/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/initiative/initiative-dice.h"

#include <glib/gi18n-lib.h>

#include "staff/initiative-words.h"
#include "words/fill.h"

struct _AdjInitiativeDice
{
  GtkWidget parent_instance;
  GtkWidget *box;
  GtkLabel *names[ADJ_SIDES];
  GtkLabel *levels[ADJ_SIDES];
  GtkToggleButton *keys[ADJ_SIDES][ADJ_INITIATIVE_DIE];
  GtkLabel *key_levels[ADJ_SIDES][ADJ_INITIATIVE_DIE];
};

G_DEFINE_FINAL_TYPE (AdjInitiativeDice, adj_initiative_dice, GTK_TYPE_WIDGET)

/* ---- Keys ---- */

/* A toggle shows what the case says; its own click only asks for that. */
static void
adj_initiative_dice_on_key (GtkToggleButton *key, AdjInitiativeDice *self)
{
  int side = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (key), "side"));
  int die = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (key), "die"));

  gtk_widget_activate_action (GTK_WIDGET (self), "initiative.die", "(ii)", side, die);
}

static GtkWidget *
new_key (AdjInitiativeDice *self, int side, int die)
{
  g_autofree char *number = g_strdup_printf ("%d", die);
  GtkWidget *key = gtk_toggle_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *face = gtk_label_new (number);
  GtkWidget *level = gtk_label_new (NULL);

  gtk_widget_add_css_class (face, "face");
  gtk_widget_add_css_class (level, "caption");
  gtk_box_append (GTK_BOX (box), face);
  gtk_box_append (GTK_BOX (box), level);
  gtk_button_set_child (GTK_BUTTON (key), box);
  gtk_widget_add_css_class (key, "die-key");
  gtk_widget_set_hexpand (key, TRUE);
  g_object_set_data (G_OBJECT (key), "die", GINT_TO_POINTER (die));
  g_object_set_data (G_OBJECT (key), "side", GINT_TO_POINTER (side));
  g_signal_connect (key, "clicked", G_CALLBACK (adj_initiative_dice_on_key), self);
  self->keys[side][die - 1] = GTK_TOGGLE_BUTTON (key);
  self->key_levels[side][die - 1] = GTK_LABEL (level);
  return key;
}

static void
add_side (AdjInitiativeDice *self, int side)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *keys = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->names[side] = GTK_LABEL (gtk_label_new (NULL));
  self->levels[side] = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->names[side], 0);
  gtk_widget_set_hexpand (GTK_WIDGET (self->names[side]), TRUE);
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->names[side]));
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->levels[side]));
  gtk_box_append (GTK_BOX (self->box), head);
  gtk_box_set_homogeneous (GTK_BOX (keys), TRUE);
  for (int die = 1; die <= ADJ_INITIATIVE_DIE; die++)
    gtk_box_append (GTK_BOX (keys), new_key (self, side, die));
  gtk_box_append (GTK_BOX (self->box), keys);
}

/* Heard wherever the focus is, but in a field where figures are typed. */
static void
add_figures (AdjInitiativeDice *self)
{
  GtkEventController *figures = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (figures), GTK_SHORTCUT_SCOPE_GLOBAL);
  for (int die = 1; die <= ADJ_INITIATIVE_DIE; die++)
    {
      GtkShortcut *shortcut = gtk_shortcut_new_with_arguments (
          gtk_alternative_trigger_new (gtk_keyval_trigger_new (GDK_KEY_0 + (guint) die, 0),
                                       gtk_keyval_trigger_new (GDK_KEY_KP_0 + (guint) die, 0)),
          gtk_named_action_new ("initiative.throw"), "i", die);

      gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (figures), shortcut);
    }
  gtk_widget_add_controller (GTK_WIDGET (self), figures);
}

/* ---- Class ---- */

static void
adj_initiative_dice_dispose (GObject *object)
{
  g_clear_pointer (&ADJ_INITIATIVE_DICE (object)->box, gtk_widget_unparent);
  G_OBJECT_CLASS (adj_initiative_dice_parent_class)->dispose (object);
}

static void
adj_initiative_dice_class_init (AdjInitiativeDiceClass *class)
{
  G_OBJECT_CLASS (class)->dispose = adj_initiative_dice_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
}

static void
adj_initiative_dice_init (AdjInitiativeDice *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  for (int side = 0; side < ADJ_SIDES; side++)
    add_side (self, side);
  add_figures (self);
}

static void
show_key (AdjInitiativeDice *self, const AdjInitiativeCase *initiative, int side, int die)
{
  GtkToggleButton *key = self->keys[side][die - 1];
  int points = adj_initiative_case_level (initiative, side, die);
  g_autofree char *level = g_strdup_printf ("%d", points);
  g_autofree char *text = adj_initiative_say_face (initiative, side, die);

  gtk_toggle_button_set_active (key, initiative->dice[side] == die);
  gtk_label_set_label (self->key_levels[side][die - 1],
                       adj_initiative_case_answers (initiative) ? level : "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (key), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

void
adj_initiative_dice_show (AdjInitiativeDice *self, const AdjInitiativeCase *initiative)
{
  gboolean answers;

  g_return_if_fail (ADJ_IS_INITIATIVE_DICE (self));

  answers = adj_initiative_case_answers (initiative);
  gtk_widget_set_sensitive (GTK_WIDGET (self), answers);
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      g_autofree char *level = adj_initiative_say_level (initiative, side);

      gtk_label_set_label (self->names[side], initiative->names[side]);
      gtk_label_set_label (self->levels[side], answers ? level : "");
      for (int die = 1; die <= ADJ_INITIATIVE_DIE; die++)
        show_key (self, initiative, side, die);
    }
}
