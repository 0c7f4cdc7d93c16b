/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/die-strip.h"

#include <glib/gi18n-lib.h>

#include "app/desktop/looks.h"
#include "app/widgets/tip.h"
#include "words/fill.h"

#define IN_A_ROW 10
#define LARGE 1.4 /* letters of which ten do not stand beside one another in a small window */

struct _AdjDieStrip
{
  GtkWidget parent_instance;
  GtkGrid *keys;
  int n_faces;
  int in_a_row;
};

G_DEFINE_FINAL_TYPE (AdjDieStrip, adj_die_strip, GTK_TYPE_WIDGET)

static GtkWidget *
new_key (const char *action, int die)
{
  g_autofree char *number = g_strdup_printf ("%d", die);
  GtkWidget *key = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *face = gtk_label_new (number);

  gtk_widget_add_css_class (face, "face");
  gtk_box_append (GTK_BOX (box), face);
  gtk_box_append (GTK_BOX (box), gtk_label_new (NULL));
  gtk_button_set_child (GTK_BUTTON (key), box);
  gtk_widget_add_css_class (key, "die-key");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (key), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (key), "i", die);
  return key;
}

static void
make_keys (AdjDieStrip *self, const char *action, int n_faces)
{
  int in_a_row = n_faces > IN_A_ROW && adj_looks_text_scale () > LARGE ? IN_A_ROW / 2 : IN_A_ROW;
  GtkWidget *key;

  if (self->n_faces == n_faces && self->in_a_row == in_a_row)
    return;
  self->n_faces = n_faces;
  self->in_a_row = in_a_row;
  while ((key = gtk_widget_get_first_child (GTK_WIDGET (self->keys))) != NULL)
    gtk_grid_remove (self->keys, key);
  for (int die = 1; die <= n_faces; die++)
    gtk_grid_attach (self->keys, new_key (action, die), (die - 1) % in_a_row, (die - 1) / in_a_row,
                     1, 1);
}

/* The result under the number; all of it for who does not see the key. */
static void
show_face (GtkWidget *key, int die, const AdjDieFace *face)
{
  GtkWidget *box = gtk_button_get_child (GTK_BUTTON (key));
  g_autofree char *number = g_strdup_printf ("%d", die);
  const AdjPlace places[] = {
    { "die", number }, { "result", face->result }, { "outcome", face->outcome }, { NULL, NULL }
  };
  g_autofree char *text =
      /* Translators: what a key of the die does */
      adj_fill (face->result != NULL ? _ ("Die {die}: {result}. {outcome}") : _ ("Die {die}"),
                places);

  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (box)), face->brief ?: "–");
  adj_tip_show (key, face->outcome);
  gtk_accessible_update_property (GTK_ACCESSIBLE (key), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
adj_die_strip_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_DIE_STRIP);
  G_OBJECT_CLASS (adj_die_strip_parent_class)->dispose (object);
}

static void
adj_die_strip_class_init (AdjDieStripClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_die_strip_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/widgets/die-strip.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjDieStrip, keys);
}

static void
adj_die_strip_init (AdjDieStrip *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
adj_die_strip_show (AdjDieStrip *self, const char *action, const AdjDieFace *faces, int n_faces)
{
  GtkWidget *key;
  int die = 1;

  g_return_if_fail (ADJ_IS_DIE_STRIP (self));
  g_return_if_fail (action != NULL);
  g_return_if_fail (faces != NULL || n_faces == 0);

  make_keys (self, action, n_faces);
  for (key = gtk_widget_get_first_child (GTK_WIDGET (self->keys)); key != NULL;
       key = gtk_widget_get_next_sibling (key), die++)
    show_face (key, die, &faces[die - 1]);
}
