/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/control-keys.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/focus-order.h"
#include "app/widgets/tip.h"
#include "words/command.h"
#include "words/fill.h"

#define COLUMNS_OF_CHITS 5

struct _AdjControlKeys
{
  GtkWidget parent_instance;
  GtkWidget *grid;
  GtkWidget *keys[ADJ_CHITS];
  int first; /* 1 for a die, 0 for chits */
  int n;
};

G_DEFINE_FINAL_TYPE (AdjControlKeys, adj_control_keys, GTK_TYPE_WIDGET)

static GtkWidget *
new_key (int face)
{
  g_autofree char *number = g_strdup_printf ("%d", face);
  GtkWidget *key = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *label = gtk_label_new (number);
  GtkWidget *digits = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, "face");
  gtk_widget_add_css_class (digits, "caption");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), digits);
  gtk_button_set_child (GTK_BUTTON (key), box);
  gtk_widget_add_css_class (key, "die-key");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (key), "command.throw");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (key), "i", face);
  return key;
}

static void
make_keys (AdjControlKeys *self, int first, int n)
{
  int columns = first == 0 ? COLUMNS_OF_CHITS : n;

  if (self->n == n && self->first == first)
    return;
  for (int i = 0; i < self->n; i++)
    gtk_grid_remove (GTK_GRID (self->grid), self->keys[i]);
  self->first = first;
  self->n = n;
  for (int i = 0; i < n; i++)
    {
      self->keys[i] = new_key (first + i);
      gtk_grid_attach (GTK_GRID (self->grid), self->keys[i], i % columns, i / columns, 1, 1);
    }
}

static void
show_face (GtkWidget *key, int die, guint16 digits)
{
  GtkWidget *label = gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (key)));
  g_autofree char *list = adj_words_digits (digits);
  g_autofree char *number = g_strdup_printf ("%d", die);
  g_autofree char *text =
      /* Translators: what a key of the die does: units in hexes ending in the digits scatter */
      adj_fill (_ ("Die {die}: digits {digits}"),
                (const AdjPlace[]){ { "die", number }, { "digits", list }, { NULL, NULL } });
  g_auto (GStrv) parts = g_strsplit (list, " ", -1);
  g_autofree char *close = g_strjoinv ("", parts);

  gtk_label_set_label (GTK_LABEL (label), *close != '\0' ? close : "–");
  adj_tip_show (key, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (key), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
show_chit (GtkWidget *key, int digit, gboolean drawn)
{
  GtkWidget *label = gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (key)));
  g_autofree char *number = g_strdup_printf ("%d", digit);
  g_autofree char *text = adj_fill (drawn ? _ ("Chit {digit}, drawn already") : _ ("Chit {digit}"),
                                    (const AdjPlace[]){ { "digit", number }, { NULL, NULL } });

  gtk_label_set_label (GTK_LABEL (label), drawn ? _ ("drawn") : "");
  gtk_widget_set_visible (label, drawn);
  adj_tip_show (key, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (key), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

/* The first that can be pressed. */
static gboolean
adj_control_keys_grab_focus (GtkWidget *widget)
{
  AdjControlKeys *self = ADJ_CONTROL_KEYS (widget);

  for (int i = 0; i < self->n; i++)
    if (gtk_widget_grab_focus (self->keys[i]))
      return TRUE;
  return FALSE;
}

static void
adj_control_keys_dispose (GObject *object)
{
  AdjControlKeys *self = ADJ_CONTROL_KEYS (object);

  g_clear_pointer (&self->grid, gtk_widget_unparent);
  G_OBJECT_CLASS (adj_control_keys_parent_class)->dispose (object);
}

static void
adj_control_keys_class_init (AdjControlKeysClass *class)
{
  G_OBJECT_CLASS (class)->dispose = adj_control_keys_dispose;
  GTK_WIDGET_CLASS (class)->grab_focus = adj_control_keys_grab_focus;
  GTK_WIDGET_CLASS (class)->focus = adj_focus_among_children;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
}

static void
adj_control_keys_init (AdjControlKeys *self)
{
  self->grid = gtk_grid_new ();
  gtk_grid_set_column_homogeneous (GTK_GRID (self->grid), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 3);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 3);
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
}

void
adj_control_keys_show (AdjControlKeys *self, const AdjControlThrow *control)
{
  g_return_if_fail (ADJ_IS_CONTROL_KEYS (self));

  make_keys (self, control->by_chits ? 0 : 1,
             control->by_chits ? ADJ_CHITS : control->ruleset->command_die);
  for (int i = 0; i < self->n; i++)
    if (control->by_chits)
      show_chit (self->keys[i], i, (control->drawn & (1u << i)) != 0);
    else
      show_face (self->keys[i], i + 1, adj_control_throw_face (control, i + 1));
}
