/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/next-button.h"

#include <glib/gi18n-lib.h>

#include "rules/duties.h"
#include "rules/sequence.h"
#include "words/fill.h"
#include "words/moment.h"
#include "words/place.h"

struct _AdjNextButton
{
  AdjPart parent_instance;
  GtkWidget *button;
  GtkLabel *phase;
  GtkLabel *owed;
};

G_DEFINE_FINAL_TYPE (AdjNextButton, adj_next_button, ADJ_TYPE_PART)

/* The phase to come; of another turn that is named too. */
static char *
say_next (AdjSession *session)
{
  AdjView view = adj_session_view (session);
  AdjMoment next = adj_sequence_next (view.book, view.table);
  g_autofree char *side = NULL;
  g_autofree char *phase = NULL;
  g_autofree char *moment = NULL;

  if (next.over)
    return g_strdup (_ ("End of the game"));
  if (next.turn != view.table->turn)
    moment = adj_words_moment (&view, next.turn, next.phase, next.phasing);
  side = adj_words_side (&view, (next.phasing & 1) != 0 ? 0 : 1);
  phase = adj_words_phase (&view, next.phase);
  return adj_fill (
      /* Translators: on the button that ends a phase; the moment is "Turn 2, Union, Movement" */
      moment != NULL ? _ ("To {moment}") : _ ("To {side} {phase}"),
      (const AdjPlace[]){
          { "moment", moment }, { "side", side }, { "phase", phase }, { NULL, NULL } });
}

/* NULL: nothing. */
static char *
say_owed (AdjSession *session)
{
  g_autofree AdjDuties *duties = g_new (AdjDuties, 1);
  guint owed;

  adj_duties_find (adj_session_field (session), duties);
  owed = adj_duties_count (duties, ADJ_DUTY_OWED);
  if (owed == 0)
    return NULL;
  return g_strdup_printf (ngettext ("%u thing still to do", "%u things still to do", owed), owed);
}

static void
adj_next_button_refresh (AdjPart *part, AdjSession *session, AdjNews news)
{
  AdjNextButton *self = ADJ_NEXT_BUTTON (part);
  g_autofree char *next = NULL;
  g_autofree char *owed = NULL;
  g_autofree char *whole = NULL;

  gtk_widget_set_visible (self->button, session != NULL);
  if (session == NULL || (news & (ADJ_NEWS_TABLE | ADJ_NEWS_SESSION)) == 0)
    return;
  next = say_next (session);
  owed = say_owed (session);
  gtk_label_set_label (self->phase, next);
  gtk_label_set_label (self->owed, owed != NULL ? owed : "");
  gtk_widget_set_visible (GTK_WIDGET (self->owed), owed != NULL);
  whole = owed != NULL ? g_strdup_printf ("%s · %s", next, owed) : g_strdup (next);
  /* In a small window the button shortens what it says. */
  gtk_widget_set_tooltip_text (self->button, whole);
}

static void
adj_next_button_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_NEXT_BUTTON);
  G_OBJECT_CLASS (adj_next_button_parent_class)->dispose (object);
}

static void
adj_next_button_class_init (AdjNextButtonClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_next_button_dispose;
  ADJ_PART_CLASS (class)->refresh = adj_next_button_refresh;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/next-button.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjNextButton, button);
  gtk_widget_class_bind_template_child (widget_class, AdjNextButton, phase);
  gtk_widget_class_bind_template_child (widget_class, AdjNextButton, owed);
}

static void
adj_next_button_init (AdjNextButton *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
