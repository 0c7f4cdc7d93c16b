/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/turns/turn-record.h"

#include <glib/gi18n-lib.h>

#include "app/turns/notebook.h"
#include "app/turns/turn-box.h"
#include "app/widgets/tab-stop.h"
#include "words/moment.h"
#include "words/place.h"

struct _AdjTurnRecord
{
  AdjPart parent_instance;
  AdjTabStop *track;
  GtkGrid *turns;
  GtkGrid *phases;
  GtkWidget *look_back;
  AdjNotebook *notebook;
  guint n_boxes;
  guint n_phases;
};

G_DEFINE_FINAL_TYPE (AdjTurnRecord, adj_turn_record, ADJ_TYPE_PART)

/* ---- Looking back ---- */

/* The phase under way is looked at as it is now, not as it began. */
static void
look_at (AdjSession *session, guint phase)
{
  AdjGame *game = adj_session_get_game (session);

  if (phase + 1 == adj_game_count_phases (game))
    adj_session_look_now (session);
  else
    adj_session_look_at (session, adj_game_get_phase (game, phase).n_steps);
}

static guint
phase_shown (AdjSession *session)
{
  return adj_game_phase_at (adj_session_get_game (session), adj_session_get_step (session));
}

static void
adj_turn_record_on_turn (AdjTurnBox *box, AdjTurnRecord *self)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));
  AdjGame *game = adj_session_get_game (session);
  guint n = adj_game_count_phases (game);

  if (adj_turn_box_get_turn (box) == adj_game_get_phase (game, n - 1).turn)
    {
      adj_session_look_now (session);
      return;
    }
  for (guint i = 0; i < n; i++)
    if (adj_game_get_phase (game, i).turn == adj_turn_box_get_turn (box))
      {
        look_at (session, i);
        return;
      }
}

static void
adj_turn_record_on_phase (GtkButton *button, AdjTurnRecord *self)
{
  guint phase = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "phase"));

  look_at (adj_part_get_session (ADJ_PART (self)), phase);
}

static void
adj_turn_record_on_look_back (AdjTurnRecord *self)
{
  adj_session_stride (adj_part_get_session (ADJ_PART (self)), ADJ_STRIDE_ORDER, FALSE);
}

/* ---- Showing ---- */

#define TURNS_IN_ROW 6
#define PHASES_IN_ROW 2

static void
make_boxes (AdjTurnRecord *self, guint n)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->turns))) != NULL)
    gtk_grid_remove (self->turns, child);
  for (guint i = 0; i < n; i++)
    {
      GtkWidget *box = g_object_new (ADJ_TYPE_TURN_BOX, NULL);

      g_signal_connect (box, "chosen", G_CALLBACK (adj_turn_record_on_turn), self);
      gtk_grid_attach (self->turns, box, (int) i % TURNS_IN_ROW, (int) i / TURNS_IN_ROW, 1, 1);
    }
  self->n_boxes = n;
}

static void
show_turns (AdjTurnRecord *self, AdjSession *session)
{
  g_autoptr (GPtrArray) turns = adj_turn_track_read (adj_session_get_game (session),
                                                     adj_session_field (session)->table->turn);
  GtkWidget *box;

  if (turns->len != self->n_boxes)
    make_boxes (self, turns->len);
  box = gtk_widget_get_first_child (GTK_WIDGET (self->turns));
  for (guint i = 0; i < turns->len; i++)
    {
      const AdjTurnFacts *facts = g_ptr_array_index (turns, i);

      adj_turn_box_set_facts (ADJ_TURN_BOX (box), facts);
      if (facts->shown)
        adj_tab_stop_begin_at (self->track, box);
      box = gtk_widget_get_next_sibling (box);
    }
}

static GtkWidget *
new_phase (AdjTurnRecord *self)
{
  GtkWidget *button = gtk_button_new_with_label ("");

  gtk_label_set_justify (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))),
                         GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (button, "phase-button");
  g_signal_connect (button, "clicked", G_CALLBACK (adj_turn_record_on_phase), self);
  return button;
}

/* Those that stay keep the focus. */
static void
make_phases (AdjTurnRecord *self, guint n)
{
  while (self->n_phases > n)
    {
      gtk_grid_remove (self->phases, gtk_widget_get_last_child (GTK_WIDGET (self->phases)));
      self->n_phases--;
    }
  for (; self->n_phases < n; self->n_phases++)
    gtk_grid_attach (self->phases, new_phase (self), (int) self->n_phases % PHASES_IN_ROW,
                     (int) self->n_phases / PHASES_IN_ROW, 1, 1);
}

static void
show_phase (GtkWidget *button, AdjSession *session, guint index, gboolean shown)
{
  AdjPhaseStart phase = adj_game_get_phase (adj_session_get_game (session), index);
  AdjView view = adj_session_view (session);
  g_autofree char *side = adj_words_phasing (&view, phase.phasing);
  g_autofree char *name = adj_words_phase (&view, phase.phase);
  g_autofree char *label = g_strdup_printf ("%s\n%s", side, name);

  gtk_button_set_label (GTK_BUTTON (button), label);
  if (shown)
    gtk_widget_add_css_class (button, "shown");
  else
    gtk_widget_remove_css_class (button, "shown");
  g_object_set_data (G_OBJECT (button), "phase", GUINT_TO_POINTER (index));
}

static void
show_phases (AdjTurnRecord *self, AdjSession *session)
{
  AdjGame *game = adj_session_get_game (session);
  guint shown = phase_shown (session);
  GtkWidget *button;
  guint first, end;

  adj_turn_track_phases (game, shown, &first, &end);
  make_phases (self, end - first);
  button = gtk_widget_get_first_child (GTK_WIDGET (self->phases));
  for (guint i = first; i < end; i++, button = gtk_widget_get_next_sibling (button))
    show_phase (button, session, i, i == shown);
}

static void
adj_turn_record_refresh (AdjPart *part, AdjSession *session, AdjNews news)
{
  AdjTurnRecord *self = ADJ_TURN_RECORD (part);

  if (session == NULL || (news & (ADJ_NEWS_TABLE | ADJ_NEWS_SESSION)) == 0)
    return;
  show_turns (self, session);
  show_phases (self, session);
  gtk_widget_set_sensitive (self->look_back, adj_session_get_step (session) > 0 &&
                                                 !adj_session_is_preview (session));
}

/* ---- Class ---- */

static void
adj_turn_record_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_TURN_RECORD);
  G_OBJECT_CLASS (adj_turn_record_parent_class)->dispose (object);
}

static void
adj_turn_record_class_init (AdjTurnRecordClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_turn_record_dispose;
  ADJ_PART_CLASS (class)->refresh = adj_turn_record_refresh;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/turns/turn-record.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjTurnRecord, track);
  gtk_widget_class_bind_template_child (widget_class, AdjTurnRecord, turns);
  gtk_widget_class_bind_template_child (widget_class, AdjTurnRecord, phases);
  gtk_widget_class_bind_template_child (widget_class, AdjTurnRecord, look_back);
  gtk_widget_class_bind_template_child (widget_class, AdjTurnRecord, notebook);
  gtk_widget_class_bind_template_callback (widget_class, adj_turn_record_on_look_back);
}

static void
adj_turn_record_init (AdjTurnRecord *self)
{
  g_type_ensure (ADJ_TYPE_NOTEBOOK);
  g_type_ensure (ADJ_TYPE_TAB_STOP);
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
adj_turn_record_open_notebook (AdjTurnRecord *self)
{
  g_return_if_fail (ADJ_IS_TURN_RECORD (self));

  adj_notebook_open (self->notebook);
}
