/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/skirmish/figure-form.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/focus-order.h"
#include "words/fill.h"

struct _AdjFigureForm
{
  GtkWidget parent_instance;
  GtkEditable *name;
  GtkEditable *side;
  GtkDropDown *quality;
  GtkDropDown *leader;
  GtkDropDown *missile;
  GtkEditable *group;
  GtkSpinButton *copies;
  GtkWidget *begin;
  GtkButton *first[ADJ_SKIRMISH_SIDES];
  AdjFray *fray;
};

G_DEFINE_FINAL_TYPE (AdjFigureForm, adj_figure_form, GTK_TYPE_WIDGET)

/* ---- Who begins ---- */

static void
adj_figure_form_show (AdjFigureForm *self)
{
  const AdjSkirmishState *state = adj_fray_get_state (self->fray);

  gtk_widget_set_visible (self->begin, state->holder < 0 && state->n_sides == ADJ_SKIRMISH_SIDES);
  for (int side = 0; side < state->n_sides; side++)
    {
      g_autofree char *label = adj_fill (
          _ ("{side} Begin"), (const AdjPlace[]){ { "side", state->sides[side] }, { NULL, NULL } });

      gtk_button_set_label (self->first[side], label);
    }
}

static void
adj_figure_form_act_begin (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjFigureForm *self = ADJ_FIGURE_FORM (widget);
  const AdjSkirmishState *state = adj_fray_get_state (self->fray);
  int side = g_variant_get_int32 (parameter);
  AdjSaid said = adj_said_begin (ADJ_SAY_BEGIN);

  if (side < 0 || side >= state->n_sides)
    return;
  said.side = state->sides[side];
  if (adj_fray_give (self->fray, &said))
    gtk_widget_activate_action (widget, "win.page", "s", "standing");
}

/* ---- Figures ---- */

/* The first line of the drop-down is nobody's. */
static int
chosen (GtkDropDown *choice)
{
  guint selected = gtk_drop_down_get_selected (choice);

  return selected == GTK_INVALID_LIST_POSITION ? ADJ_SKIRMISH_NOBODY : (int) selected - 1;
}

/* What is missing is gone to; side and kind stay for the next figure. */
static void
adj_figure_form_act_add (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AdjFigureForm *self = ADJ_FIGURE_FORM (widget);
  AdjSaid said = adj_said_begin (ADJ_SAY_FIGURE);
  g_autofree char *name = adj_fray_text (gtk_editable_get_text (self->name));
  g_autofree char *side = adj_fray_text (gtk_editable_get_text (self->side));
  g_autofree char *group = adj_fray_text (gtk_editable_get_text (self->group));
  int copies = gtk_spin_button_get_value_as_int (self->copies);

  if (name == NULL || side == NULL)
    {
      gtk_widget_grab_focus (GTK_WIDGET (name == NULL ? self->name : self->side));
      return;
    }
  said.name = name;
  said.side = side;
  said.group = group;
  said.quality = (int) gtk_drop_down_get_selected (self->quality);
  said.leader = chosen (self->leader);
  said.missile = chosen (self->missile);
  said.copies = copies > 1 ? copies : 0;
  if (!adj_fray_give (self->fray, &said))
    return;
  gtk_editable_set_text (self->name, "");
  gtk_drop_down_set_selected (self->leader, 0);
  gtk_spin_button_set_value (self->copies, 1);
  gtk_widget_grab_focus (GTK_WIDGET (self->name));
}

static void
adj_figure_form_on_entered (AdjFigureForm *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "figure.add", NULL);
}

/* ---- The rules' words ---- */

static void
list_words (AdjFigureForm *self)
{
  const AdjSkirmishRules *rules = adj_fray_get_rules (self->fray);
  g_autoptr (GtkStringList) qualities = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) leaders = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) missiles = gtk_string_list_new (NULL);
  int average = adj_skirmish_quality (rules, "average");

  for (guint i = 0; i < rules->n_qualities; i++)
    gtk_string_list_append (qualities, _ (rules->qualities[i].name));
  gtk_string_list_append (leaders, _ ("No leader"));
  for (guint i = 0; i < rules->n_leaderships; i++)
    gtk_string_list_append (leaders, _ (rules->leaderships[i].name));
  gtk_string_list_append (missiles, _ ("No missile weapon"));
  for (guint i = 0; i < rules->n_missiles; i++)
    gtk_string_list_append (missiles, _ (rules->missiles[i].name));
  gtk_drop_down_set_model (self->quality, G_LIST_MODEL (qualities));
  gtk_drop_down_set_model (self->leader, G_LIST_MODEL (leaders));
  gtk_drop_down_set_model (self->missile, G_LIST_MODEL (missiles));
  gtk_drop_down_set_selected (self->quality, (guint) MAX (average, 0));
}

/* ---- Class ---- */

static gboolean
adj_figure_form_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (ADJ_FIGURE_FORM (widget)->name));
}

static void
adj_figure_form_dispose (GObject *object)
{
  g_clear_object (&ADJ_FIGURE_FORM (object)->fray);
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_FIGURE_FORM);
  G_OBJECT_CLASS (adj_figure_form_parent_class)->dispose (object);
}

static void
adj_figure_form_class_init (AdjFigureFormClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_figure_form_dispose;
  widget_class->grab_focus = adj_figure_form_grab_focus;
  widget_class->focus = adj_focus_among_children;
  gtk_widget_class_install_action (widget_class, "figure.add", NULL, adj_figure_form_act_add);
  gtk_widget_class_install_action (widget_class, "figure.begin", "i", adj_figure_form_act_begin);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/skirmish/figure-form.ui");
  gtk_widget_class_bind_template_child_full (widget_class, "content", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, AdjFigureForm, name);
  gtk_widget_class_bind_template_child (widget_class, AdjFigureForm, side);
  gtk_widget_class_bind_template_child (widget_class, AdjFigureForm, quality);
  gtk_widget_class_bind_template_child (widget_class, AdjFigureForm, leader);
  gtk_widget_class_bind_template_child (widget_class, AdjFigureForm, missile);
  gtk_widget_class_bind_template_child (widget_class, AdjFigureForm, group);
  gtk_widget_class_bind_template_child (widget_class, AdjFigureForm, copies);
  gtk_widget_class_bind_template_child (widget_class, AdjFigureForm, begin);
  gtk_widget_class_bind_template_child_full (widget_class, "first", FALSE,
                                             G_STRUCT_OFFSET (AdjFigureForm, first[0]));
  gtk_widget_class_bind_template_child_full (widget_class, "second", FALSE,
                                             G_STRUCT_OFFSET (AdjFigureForm, first[1]));
  gtk_widget_class_bind_template_callback (widget_class, adj_figure_form_on_entered);
}

static void
adj_figure_form_init (AdjFigureForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
adj_figure_form_set_fray (AdjFigureForm *self, AdjFray *fray)
{
  g_return_if_fail (ADJ_IS_FIGURE_FORM (self));
  g_return_if_fail (ADJ_IS_FRAY (fray));

  g_set_object (&self->fray, fray);
  list_words (self);
  g_signal_connect_object (fray, "changed", G_CALLBACK (adj_figure_form_show), self,
                           G_CONNECT_SWAPPED);
  adj_figure_form_show (self);
}
