/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/skirmish/action-page.h"

#include <glib/gi18n-lib.h>

#include "app/skirmish/deeds.h"
#include "app/skirmish/subjects.h"
#include "app/widgets/focus-order.h"
#include "desk/value.h"
#include "skirmish/sentence.h"
#include "words/fill.h"

#define MOST_INCHES 99

struct _AdjActionPage
{
  GtkWidget parent_instance;
  GtkLabel *title;
  GtkLabel *chances; /* who may react to what, of a reaction */
  AdjDeeds *deeds;
  AdjSubjectsList *who;
  AdjSubjectsList *at;
  GtkCheckButton *moving;
  GtkCheckButton *card;
  GtkEditable *where;
  GtkEditable *inches;
  AdjFray *fray;
  gboolean reaction;
};

G_DEFINE_FINAL_TYPE (AdjActionPage, adj_action_page, GTK_TYPE_WIDGET)

static const AdjDoing actions[] = { ADJ_DOING_MARCH,  ADJ_DOING_MELEE, ADJ_DOING_SHOOT,
                                    ADJ_DOING_ESCAPE, ADJ_DOING_TO_ME, ADJ_DOING_OWN,
                                    ADJ_DOING_NOTHING };
static const AdjDoing reactions[] = { ADJ_DOING_SHOOT, ADJ_DOING_FLEE, ADJ_DOING_ENGAGE,
                                      ADJ_DOING_NOTHING };

static void
show (AdjActionPage *self)
{
  const AdjSkirmishState *state = adj_fray_get_state (self->fray);
  int holder = MAX (state->holder, 0);
  int side = self->reaction ? adj_skirmish_other (holder) : holder;
  const AdjPlace places[] = { { "side", side < state->n_sides ? state->sides[side] : "" },
                              { NULL, NULL } };
  g_autofree char *title =
      adj_fill (self->reaction ? _ ("Reaction of {side}") : _ ("Action of {side}"), places);
  g_auto (GStrv) lines = adj_skirmish_say_reactions (state);
  g_autofree char *chances = g_strjoinv ("\n", lines);

  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->chances, chances);
  gtk_widget_set_visible (GTK_WIDGET (self->chances), self->reaction);
  adj_subjects_list_show (self->who, state, side, TRUE, _ ("Who?"));
  adj_subjects_list_show (self->at, state, adj_skirmish_other (side), FALSE, _ ("At whom?"));
  gtk_widget_set_visible (GTK_WIDGET (self->moving), !self->reaction);
  gtk_widget_set_visible (GTK_WIDGET (self->card), !self->reaction);
  gtk_widget_set_visible (GTK_WIDGET (self->where), !self->reaction);
}

static void
adj_action_page_on_changed (AdjActionPage *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    show (self);
}

void
adj_action_page_begin (AdjActionPage *self, gboolean reaction)
{
  const AdjSkirmishState *state;
  int pick;

  g_return_if_fail (ADJ_IS_ACTION_PAGE (self));

  self->reaction = reaction;
  adj_deeds_offer (self->deeds, reaction ? reactions : actions);
  show (self);
  state = adj_fray_get_state (self->fray);
  pick = adj_fray_get_pick (self->fray);
  adj_subjects_list_tick (self->who, pick != ADJ_NO_INDEX ? state->miniatures[pick].id : NULL);
  adj_subjects_list_tick (self->at, reaction ? state->actors : NULL);
  gtk_check_button_set_active (self->moving, FALSE);
  gtk_check_button_set_active (self->card, FALSE);
  gtk_editable_set_text (self->where, "");
  gtk_editable_set_text (self->inches, "");
}

/* "6 4 1": a number for each enemy. FALSE if one is none, or there are more than figures. */
static gboolean
read_inches (AdjActionPage *self, AdjSaid *said)
{
  g_auto (GStrv) each = g_strsplit_set (gtk_editable_get_text (self->inches), " ,", -1);

  for (int i = 0; each[i] != NULL; i++)
    {
      if (*each[i] == '\0')
        continue;
      if (said->n_inches == G_N_ELEMENTS (said->inches) ||
          !adj_value_parse_int (each[i], 0, MOST_INCHES, &said->inches[said->n_inches]))
        return FALSE;
      said->n_inches++;
    }
  return TRUE;
}

/* The card of the first who is named; none if he stands on none. */
static int
card_of (AdjActionPage *self, const AdjSaid *said)
{
  const AdjSkirmishState *state = adj_fray_get_state (self->fray);
  g_autoptr (GArray) who = adj_subjects_resolve (state, &said->who, MAX (state->holder, 0));

  return who->len > 0 ? adj_skirmish_card_of (state, g_array_index (who, int, 0)) : ADJ_NO_INDEX;
}

static void
adj_action_page_act_carry_out (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjActionPage *self = ADJ_ACTION_PAGE (widget);
  AdjSaid said = adj_said_begin (self->reaction ? ADJ_SAY_REACT : ADJ_SAY_ACT);
  g_autofree char *where = adj_fray_text (gtk_editable_get_text (self->where));

  adj_subjects_list_get (self->who, &said.who);
  adj_subjects_list_get (self->at, &said.at);
  if (said.who.n == 0)
    {
      gtk_widget_child_focus (GTK_WIDGET (self->who), GTK_DIR_TAB_FORWARD);
      return;
    }
  if (!adj_deeds_get (self->deeds, &said))
    {
      gtk_widget_grab_focus (GTK_WIDGET (self->deeds));
      return;
    }
  if (!read_inches (self, &said))
    {
      gtk_widget_grab_focus (GTK_WIDGET (self->inches));
      return;
    }
  if (!self->reaction)
    {
      said.moving = gtk_check_button_get_active (self->moving) && said.doing == ADJ_DOING_SHOOT;
      said.card = gtk_check_button_get_active (self->card) ? card_of (self, &said) : ADJ_NO_INDEX;
      said.text = where;
    }
  if (adj_fray_give (self->fray, &said))
    gtk_widget_activate_action (widget, "win.page", "s", "standing");
}

static gboolean
adj_action_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_child_focus (GTK_WIDGET (ADJ_ACTION_PAGE (widget)->deeds), GTK_DIR_TAB_FORWARD);
}

static void
adj_action_page_dispose (GObject *object)
{
  g_clear_object (&ADJ_ACTION_PAGE (object)->fray);
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_ACTION_PAGE);
  G_OBJECT_CLASS (adj_action_page_parent_class)->dispose (object);
}

static void
adj_action_page_class_init (AdjActionPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_action_page_dispose;
  widget_class->grab_focus = adj_action_page_grab_focus;
  widget_class->focus = adj_focus_among_children;
  g_type_ensure (ADJ_TYPE_DEEDS);
  g_type_ensure (ADJ_TYPE_SUBJECTS_LIST);
  gtk_widget_class_install_action (widget_class, "action.carry-out", NULL,
                                   adj_action_page_act_carry_out);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/skirmish/action-page.ui");
  gtk_widget_class_bind_template_child_full (widget_class, "content", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, AdjActionPage, title);
  gtk_widget_class_bind_template_child (widget_class, AdjActionPage, chances);
  gtk_widget_class_bind_template_child (widget_class, AdjActionPage, deeds);
  gtk_widget_class_bind_template_child (widget_class, AdjActionPage, who);
  gtk_widget_class_bind_template_child (widget_class, AdjActionPage, at);
  gtk_widget_class_bind_template_child (widget_class, AdjActionPage, moving);
  gtk_widget_class_bind_template_child (widget_class, AdjActionPage, card);
  gtk_widget_class_bind_template_child (widget_class, AdjActionPage, where);
  gtk_widget_class_bind_template_child (widget_class, AdjActionPage, inches);
}

static void
adj_action_page_init (AdjActionPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
adj_action_page_set_fray (AdjActionPage *self, AdjFray *fray)
{
  g_return_if_fail (ADJ_IS_ACTION_PAGE (self));
  g_return_if_fail (ADJ_IS_FRAY (fray));

  g_set_object (&self->fray, fray);
  g_signal_connect_object (fray, "changed", G_CALLBACK (adj_action_page_on_changed), self,
                           G_CONNECT_SWAPPED);
}
