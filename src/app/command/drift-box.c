/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/command/drift-box.h"

#include <glib/gi18n-lib.h>

#include "staff/command-words.h"
#include "words/fill.h"
#include "words/place.h"

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

  AdjSession *session; /* of the panel; NULL while nobody drifts */
  int unit;
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

/* ---- The dice ---- */

static void
set_dice (AdjDriftBox *self, guint8 direction, guint8 points)
{
  AdjPicks picks = *adj_session_get_picks (self->session);

  picks.drift[0] = direction;
  picks.drift[1] = points;
  adj_session_set_picks (self->session, &picks);
}

static void
adj_drift_box_act_die (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjDriftBox *self = ADJ_DRIFT_BOX (widget);
  const guint8 *dice = adj_session_get_picks (self->session)->drift;
  guint8 face = (guint8) g_variant_get_int32 (parameter);

  if (g_str_equal (name, "command.points"))
    set_dice (self, dice[0], face);
  else
    set_dice (self, face, dice[1]);
}

/* When both dice lie there, another figure begins anew with the direction. */
void
adj_drift_box_type (AdjDriftBox *self, int face)
{
  const guint8 *dice;

  g_return_if_fail (ADJ_IS_DRIFT_BOX (self));
  g_return_if_fail (self->session != NULL);

  dice = adj_session_get_picks (self->session)->drift;
  if (face < 1 || face > FACES)
    return;
  if (dice[0] > 0 && dice[1] == 0)
    set_dice (self, dice[0], (guint8) face);
  else
    set_dice (self, (guint8) face, 0);
}

static void
order_drift (AdjDriftBox *self, int direction, int points)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "command.drift", "(iii)", self->unit, direction,
                              points);
}

static void
adj_drift_box_act_accept (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjDriftBox *self = ADJ_DRIFT_BOX (widget);
  const guint8 *dice = adj_session_get_picks (self->session)->drift;

  order_drift (self, dice[0], dice[1]);
}

static void
adj_drift_box_act_roll (GtkWidget *widget, const char *name, GVariant *parameter)
{
  order_drift (ADJ_DRIFT_BOX (widget), 0, 0);
}

/* ---- Class ---- */

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
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/command/drift-box.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjDriftBox, box);
  gtk_widget_class_bind_template_child (widget_class, AdjDriftBox, title);
  gtk_widget_class_bind_template_child (widget_class, AdjDriftBox, directions);
  gtk_widget_class_bind_template_child (widget_class, AdjDriftBox, points);
  gtk_widget_class_bind_template_child (widget_class, AdjDriftBox, outcome);
  gtk_widget_class_bind_template_child (widget_class, AdjDriftBox, accept);
  gtk_widget_class_install_action (widget_class, "command.direction", "i", adj_drift_box_act_die);
  gtk_widget_class_install_action (widget_class, "command.points", "i", adj_drift_box_act_die);
  gtk_widget_class_install_action (widget_class, "command.accept", NULL, adj_drift_box_act_accept);
  gtk_widget_class_install_action (widget_class, "command.roll-drift", NULL,
                                   adj_drift_box_act_roll);
}

static void
adj_drift_box_init (AdjDriftBox *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  make_keys (self->directions, "command.direction", _ ("Direction {die}"));
  make_keys (self->points, "command.points", _ ("Points {die}"));
}

/* ---- Showing ---- */

static void
show_unit (AdjDriftBox *self, const AdjView *view)
{
  g_autofree char *name = adj_words_unit (view, self->unit);
  g_autofree char *title =
      adj_fill (_ ("{unit} drifts"), (const AdjPlace[]){ { "unit", name }, { NULL, NULL } });

  gtk_label_set_label (self->title, title);
}

static void
show_dice (AdjDriftBox *self, const AdjView *view)
{
  const guint8 *dice = adj_session_get_picks (self->session)->drift;
  gboolean both = dice[0] > 0 && dice[1] > 0;
  g_autofree char *outcome = NULL;

  mark_key (self->directions, dice[0]);
  mark_key (self->points, dice[1]);
  if (both)
    outcome = adj_command_say_drift (view, adj_session_field (self->session), self->unit, dice);
  gtk_label_set_label (self->outcome, both           ? outcome
                                      : dice[0] == 0 ? _ ("Direction: 1 is north, then clockwise")
                                                     : _ ("Now the die for the Movement Points"));
  gtk_widget_set_visible (self->accept, both);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "command.accept",
                                 both && adj_session_may_play (self->session));
}

void
adj_drift_box_show (AdjDriftBox *self, AdjSession *session, int unit)
{
  static const char *const actions[] = { "command.direction", "command.points",
                                         "command.roll-drift", "command.accept" };

  g_return_if_fail (ADJ_IS_DRIFT_BOX (self));

  self->session = unit >= 0 ? session : NULL;
  self->unit = unit;
  gtk_widget_set_visible (GTK_WIDGET (self), unit >= 0);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i],
                                   unit >= 0 && adj_session_may_play (session));
  if (unit >= 0)
    {
      AdjView view = adj_session_view (session);

      show_unit (self, &view);
      show_dice (self, &view);
    }
}

gboolean
adj_drift_box_is_asking (AdjDriftBox *self)
{
  g_return_val_if_fail (ADJ_IS_DRIFT_BOX (self), FALSE);

  return self->session != NULL;
}
