/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/drift-box.h"

#include <glib/gi18n-lib.h>

#include "words/fill.h"

#define FACES 6

struct _AdjDriftBox
{
  GtkWidget parent_instance;
  GtkWidget *box;
  GtkLabel *title;
  GtkBox *directions;
  GtkBox *points;
  GtkLabel *outcome;
  GtkWidget *accept;
};

G_DEFINE_FINAL_TYPE (AdjDriftBox, adj_drift_box, GTK_TYPE_WIDGET)

/* say has a place for the face. */
static void
make_keys (GtkBox *box, const char *action, const char *say)
{
  for (int face = 1; face <= FACES; face++)
    {
      g_autofree char *number = g_strdup_printf ("%d", face);
      g_autofree char *text =
          adj_fill (say, (const AdjPlace[]){ { "die", number }, { NULL, NULL } });
      GtkWidget *key = gtk_button_new_with_label (number);

      gtk_widget_add_css_class (key, "drift-key");
      gtk_actionable_set_action_name (GTK_ACTIONABLE (key), action);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (key), "i", face);
      gtk_accessible_update_property (GTK_ACCESSIBLE (key), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                      -1);
      gtk_box_append (box, key);
    }
}

static void
mark_key (GtkBox *box, int face)
{
  int i = 1;

  for (GtkWidget *key = gtk_widget_get_first_child (GTK_WIDGET (box)); key != NULL;
       key = gtk_widget_get_next_sibling (key), i++)
    {
      if (i == face)
        gtk_widget_add_css_class (key, "suggested-action");
      else
        gtk_widget_remove_css_class (key, "suggested-action");
      gtk_accessible_update_state (
          GTK_ACCESSIBLE (key), GTK_ACCESSIBLE_STATE_PRESSED,
          i == face ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
    }
}

static void
adj_drift_box_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_DRIFT_BOX);
  G_OBJECT_CLASS (adj_drift_box_parent_class)->dispose (object);
}

static void
adj_drift_box_class_init (AdjDriftBoxClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_drift_box_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/adjutant/Adjutant/drift-box.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjDriftBox, box);
  gtk_widget_class_bind_template_child (widget_class, AdjDriftBox, title);
  gtk_widget_class_bind_template_child (widget_class, AdjDriftBox, directions);
  gtk_widget_class_bind_template_child (widget_class, AdjDriftBox, points);
  gtk_widget_class_bind_template_child (widget_class, AdjDriftBox, outcome);
  gtk_widget_class_bind_template_child (widget_class, AdjDriftBox, accept);
}

static void
adj_drift_box_init (AdjDriftBox *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  make_keys (self->directions, "command.direction", _ ("Direction {die}"));
  make_keys (self->points, "command.points", _ ("Points {die}"));
}

void
adj_drift_box_show (AdjDriftBox *self, const char *unit, const guint8 dice[2], const char *outcome)
{
  g_autofree char *title = NULL;

  g_return_if_fail (ADJ_IS_DRIFT_BOX (self));

  title = adj_fill (_ ("{unit} drifts"), (const AdjPlace[]){ { "unit", unit }, { NULL, NULL } });
  gtk_label_set_label (self->title, title);
  mark_key (self->directions, dice[0]);
  mark_key (self->points, dice[1]);
  gtk_label_set_label (self->outcome, outcome != NULL ? outcome
                                      : dice[0] == 0  ? _ ("Direction: 1 is north, then clockwise")
                                                      : _ ("Now the die for the Movement Points"));
  gtk_widget_set_visible (self->accept, outcome != NULL);
}
