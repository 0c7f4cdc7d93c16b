/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/skirmish/cards-page.h"

#include <glib/gi18n-lib.h>

#include "app/skirmish/subjects.h"
#include "app/widgets/field-mark.h"
#include "app/widgets/focus-order.h"
#include "skirmish/judge.h"
#include "skirmish/sentence.h"
#include "words/fill.h"

struct _AdjCardsPage
{
  GtkWidget parent_instance;
  GtkLabel *title;
  GtkBox *cards;
  GtkWidget *closed;
  GtkButton *lifts[ADJ_SKIRMISH_SIDES];
  GtkWidget *open;
  AdjSubjectsList *who;
  GtkEditable *objective;
  GtkEditable *condition;
  GtkEditable *name;
  GtkLabel *question;
  GtkWidget *as_it_is;
  AdjFray *fray;
};

G_DEFINE_FINAL_TYPE (AdjCardsPage, adj_cards_page, GTK_TYPE_WIDGET)

static int
looks (AdjCardsPage *self)
{
  return adj_fray_get_eyes (self->fray);
}

/* ---- What there is ---- */

static void
list_cards (AdjCardsPage *self)
{
  const AdjSkirmishState *state = adj_fray_get_state (self->fray);
  GtkWidget *old;

  while ((old = gtk_widget_get_first_child (GTK_WIDGET (self->cards))) != NULL)
    gtk_box_remove (self->cards, old);
  for (int i = 0; i < state->n_cards; i++)
    {
      g_autofree char *text = NULL;
      g_autofree char *line = NULL;

      if (!adj_skirmish_sees_card (state, looks (self), i))
        continue;
      text = adj_skirmish_say_card (state, &state->cards[i]);
      line = state->cards[i].used
                 ? adj_fill (_ ("{card} (played)"),
                             (const AdjPlace[]){ { "card", text }, { NULL, NULL } })
                 : g_steal_pointer (&text);
      gtk_box_append (self->cards, g_object_new (GTK_TYPE_LABEL, "label", line, "xalign", 0.0,
                                                 "wrap", TRUE, "selectable", FALSE, NULL));
    }
}

static void
show_question (AdjCardsPage *self, const char *text, gboolean may_insist)
{
  gtk_label_set_label (self->question, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->question), text != NULL);
  gtk_widget_set_visible (self->as_it_is, may_insist);
}

static void
adj_cards_page_show (AdjCardsPage *self)
{
  const AdjSkirmishState *state = adj_fray_get_state (self->fray);
  int side = looks (self);
  gboolean lifted = side < state->n_sides;
  g_autofree char *title =
      lifted ? adj_fill (_ ("Order cards of {side}"),
                         (const AdjPlace[]){ { "side", state->sides[side] }, { NULL, NULL } })
             : g_strdup (_ ("Order cards that have been played"));

  gtk_label_set_label (self->title, title);
  list_cards (self);
  gtk_widget_set_visible (self->closed, !lifted);
  gtk_widget_set_visible (self->open, lifted);
  if (lifted)
    adj_subjects_list_show (self->who, state, side, FALSE, _ ("Whom is it for?"));
  for (int i = 0; i < ADJ_SKIRMISH_SIDES; i++)
    {
      const AdjPlace places[] = { { "side", i < state->n_sides ? state->sides[i] : "" },
                                  { NULL, NULL } };
      g_autofree char *label = adj_fill (_ ("{side} look, and nobody else"), places);

      gtk_button_set_label (self->lifts[i], label);
      gtk_widget_set_visible (GTK_WIDGET (self->lifts[i]), i < state->n_sides);
    }
}

/* ---- The curtain ---- */

/* What was typed behind the curtain goes with who looked, and what the fields could bring back. */
static void
adj_cards_page_on_eyes (AdjCardsPage *self)
{
  GtkEditable *const fields[] = { self->objective, self->condition, self->name };

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      gtk_editable_set_text (fields[i], "");
      gtk_editable_set_enable_undo (fields[i], FALSE);
      gtk_editable_set_enable_undo (fields[i], TRUE);
    }
  adj_field_mark (GTK_WIDGET (self->objective), NULL);
  adj_subjects_list_tick (self->who, NULL);
  show_question (self, NULL, FALSE);
}

static void
adj_cards_page_act_look (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjCardsPage *self = ADJ_CARDS_PAGE (widget);
  int side = g_variant_get_int32 (parameter);

  if (side < 0 || side > ADJ_SKIRMISH_PUBLIC)
    return;
  adj_fray_look (self->fray, side);
  gtk_widget_grab_focus (widget);
}

/* Nobody sees what is behind it any more who was not meant to. */
static void
adj_cards_page_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (adj_cards_page_parent_class)->unmap (widget);
  if (ADJ_CARDS_PAGE (widget)->fray != NULL)
    adj_fray_look (ADJ_CARDS_PAGE (widget)->fray, ADJ_SKIRMISH_PUBLIC);
}

/* ---- Writing one ---- */

/* "card-1", or the next that is free. */
static char *
name_next (const AdjSkirmishState *state, int side)
{
  for (int i = 1;; i++)
    {
      g_autofree char *id = g_strdup_printf ("card-%d", i);

      if (adj_skirmish_card (state, side, id) < 0)
        return g_steal_pointer (&id);
    }
}

/* A card names figures, so of a group each. */
static void
name_figures (AdjCardsPage *self, AdjSubjects *who)
{
  g_autoptr (GArray) figures =
      adj_subjects_resolve (adj_fray_get_state (self->fray), who, looks (self));

  who->n = figures->len;
  for (guint i = 0; i < who->n; i++)
    who->list[i] = (AdjNamed){ .miniature = g_array_index (figures, int, i) };
}

/* Does it name no enemy and no place that the game knows? */
static gboolean
is_vague (AdjCardsPage *self, const AdjSaid *said)
{
  g_autoptr (GStringChunk) strings = g_string_chunk_new (256);
  g_auto (AdjSkirmishVerdict) verdict;
  gboolean vague = FALSE;

  adj_skirmish_verdict_init (&verdict);
  adj_skirmish_judge (adj_fray_get_state (self->fray), adj_fray_get_rules (self->fray), said,
                      strings, &verdict);
  for (guint i = 0; i < verdict.offences->len; i++)
    vague |= g_array_index (verdict.offences, guint8, i) == ADJ_OFFENCE_VAGUE;
  return vague;
}

static void
give_card (AdjCardsPage *self, const AdjSaid *said)
{
  if (!said->forced && is_vague (self, said))
    {
      show_question (self, _ ("Which enemy, which place? No figure and no group is named."), TRUE);
      gtk_widget_grab_focus (self->as_it_is);
      return;
    }
  if (!adj_fray_give (self->fray, said))
    return;
  adj_cards_page_on_eyes (self);
  gtk_widget_child_focus (GTK_WIDGET (self->who), GTK_DIR_TAB_FORWARD);
}

static void
write_card (AdjCardsPage *self, gboolean insist)
{
  const AdjSkirmishState *state = adj_fray_get_state (self->fray);
  AdjSaid said = adj_said_begin (ADJ_SAY_CARD);
  g_autofree char *objective = adj_fray_text (gtk_editable_get_text (self->objective));
  g_autofree char *condition = adj_fray_text (gtk_editable_get_text (self->condition));
  g_autofree char *name = adj_fray_text (gtk_editable_get_text (self->name));

  if (looks (self) >= state->n_sides)
    return;
  adj_subjects_list_get (self->who, &said.who);
  if (said.who.n == 0)
    {
      show_question (self, _ ("A card is for somebody: tick its figures"), FALSE);
      gtk_widget_child_focus (GTK_WIDGET (self->who), GTK_DIR_TAB_FORWARD);
      return;
    }
  name_figures (self, &said.who);
  if (objective == NULL)
    {
      show_question (self, _ ("A card without an objective is no card (L 9)"), FALSE);
      gtk_widget_grab_focus (GTK_WIDGET (self->objective));
      return;
    }
  if (name == NULL)
    name = name_next (state, looks (self));
  said.id = said.name = name;
  said.side = state->sides[looks (self)];
  said.text = objective;
  said.condition = condition;
  said.forced = insist;
  give_card (self, &said);
}

static void
adj_cards_page_act_write (GtkWidget *widget, const char *name, GVariant *parameter)
{
  write_card (ADJ_CARDS_PAGE (widget), g_variant_get_boolean (parameter));
}

static void
adj_cards_page_on_entered (AdjCardsPage *self)
{
  write_card (self, FALSE);
}

/* ---- Class ---- */

static gboolean
adj_cards_page_grab_focus (GtkWidget *widget)
{
  AdjCardsPage *self = ADJ_CARDS_PAGE (widget);
  gboolean lifted = gtk_widget_get_visible (self->open);

  return gtk_widget_child_focus (lifted ? GTK_WIDGET (self->who) : self->closed,
                                 GTK_DIR_TAB_FORWARD);
}

static void
adj_cards_page_dispose (GObject *object)
{
  g_clear_object (&ADJ_CARDS_PAGE (object)->fray);
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_CARDS_PAGE);
  G_OBJECT_CLASS (adj_cards_page_parent_class)->dispose (object);
}

static void
adj_cards_page_class_init (AdjCardsPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_cards_page_dispose;
  widget_class->unmap = adj_cards_page_unmap;
  widget_class->grab_focus = adj_cards_page_grab_focus;
  widget_class->focus = adj_focus_among_children;
  g_type_ensure (ADJ_TYPE_SUBJECTS_LIST);
  gtk_widget_class_install_action (widget_class, "cards.look", "i", adj_cards_page_act_look);
  gtk_widget_class_install_action (widget_class, "cards.write", "b", adj_cards_page_act_write);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/skirmish/cards-page.ui");
  gtk_widget_class_bind_template_child_full (widget_class, "content", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, AdjCardsPage, title);
  gtk_widget_class_bind_template_child (widget_class, AdjCardsPage, cards);
  gtk_widget_class_bind_template_child (widget_class, AdjCardsPage, closed);
  gtk_widget_class_bind_template_child_full (widget_class, "first", FALSE,
                                             G_STRUCT_OFFSET (AdjCardsPage, lifts[0]));
  gtk_widget_class_bind_template_child_full (widget_class, "second", FALSE,
                                             G_STRUCT_OFFSET (AdjCardsPage, lifts[1]));
  gtk_widget_class_bind_template_child (widget_class, AdjCardsPage, open);
  gtk_widget_class_bind_template_child (widget_class, AdjCardsPage, who);
  gtk_widget_class_bind_template_child (widget_class, AdjCardsPage, objective);
  gtk_widget_class_bind_template_child (widget_class, AdjCardsPage, condition);
  gtk_widget_class_bind_template_child (widget_class, AdjCardsPage, name);
  gtk_widget_class_bind_template_child (widget_class, AdjCardsPage, question);
  gtk_widget_class_bind_template_child (widget_class, AdjCardsPage, as_it_is);
  gtk_widget_class_bind_template_callback (widget_class, adj_cards_page_on_entered);
}

static void
adj_cards_page_init (AdjCardsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
adj_cards_page_set_fray (AdjCardsPage *self, AdjFray *fray)
{
  g_return_if_fail (ADJ_IS_CARDS_PAGE (self));
  g_return_if_fail (ADJ_IS_FRAY (fray));

  g_set_object (&self->fray, fray);
  g_signal_connect_object (fray, "changed", G_CALLBACK (adj_cards_page_show), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (fray, "eyes", G_CALLBACK (adj_cards_page_on_eyes), self,
                           G_CONNECT_SWAPPED);
  adj_cards_page_show (self);
}
