/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/turns/checklist.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/prose.h"
#include "app/widgets/tab-stop.h"
#include "record/seen-duties.h"
#include "staff/attacks-due.h"
#include "staff/phase-end.h"
#include "staff/withdrawals.h"
#include "words/duty.h"
#include "words/moment.h"

struct _AdjChecklist
{
  AdjPart parent_instance;
  GtkLabel *heading;
  GtkListBox *list;
  AdjDuties duties;
};

G_DEFINE_FINAL_TYPE (AdjChecklist, adj_checklist, ADJ_TYPE_PART)

/* ---- Rows ---- */

static const char *const states[] = {
  [ADJ_DUE_OWED] = "owed",
  [ADJ_DUE_REMINDER] = "reminder",
  [ADJ_DUE_NOT_OWED] = "not-owed",
};

/* A box to tick, a dot, a tick in brackets: told apart by more than colour. */
static const char *const signs[] = {
  [ADJ_DUE_OWED] = "☐",
  [ADJ_DUE_REMINDER] = "•",
  [ADJ_DUE_NOT_OWED] = "–",
};

/* The rows are made by hand: there are few, and a list view names its rows for a screen reader from
 * GTK 4.12 on. */
static GtkWidget *
new_row (const char *text, AdjDutyState state)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *sign = gtk_label_new (signs[state]);
  GtkWidget *prose = g_object_new (ADJ_TYPE_PROSE, "hexpand", TRUE, NULL);

  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (sign, GTK_ALIGN_START); /* beside the first line */
  gtk_widget_add_css_class (sign, "sign");
  adj_prose_set_text (ADJ_PROSE (prose), text);
  gtk_box_append (GTK_BOX (box), sign);
  gtk_box_append (GTK_BOX (box), prose);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_widget_add_css_class (row, states[state]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  return row;
}

/* Duties that must be done come before those that may be. */
static void
list_duties (AdjChecklist *self, const AdjView *view)
{
  for (int state = ADJ_DUE_OWED; state <= ADJ_DUE_NOT_OWED; state++)
    for (guint i = 0; i < self->duties.n; i++)
      {
        const AdjDuty *duty = &self->duties.duties[i];
        g_autofree char *text = NULL;
        GtkWidget *row;

        if ((int) duty->state != state)
          continue;
        text = adj_words_duty (view, duty);
        row = new_row (text, duty->state);
        g_object_set_data (G_OBJECT (row), "duty", GUINT_TO_POINTER (i));
        gtk_list_box_append (self->list, row);
      }
}

/* Award by award, when nothing can be owed any more. */
static void
list_tally (AdjChecklist *self, const AdjView *view, const AdjField *field)
{
  g_auto (GStrv) lines = adj_phase_end_tally (view, field);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      GtkWidget *row = new_row (lines[i], ADJ_DUE_REMINDER);

      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
      gtk_list_box_append (self->list, row);
    }
}

static char *
say_heading (const AdjChecklist *self, const AdjView *view)
{
  if (view->table->over)
    return adj_words_now (view);
  return g_strdup (adj_duties_count (&self->duties, ADJ_DUE_OWED) > 0 ? _ ("Before the phase ends")
                   : self->duties.n > 0                               ? _ ("Nothing is owed")
                                        : _ ("Nothing is left to do"));
}

/* The units a duty is about are picked; enemies become the target. Who may withdraw does. */
static void
adj_checklist_on_row (AdjChecklist *self, GtkListBoxRow *row)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));
  AdjView view = adj_session_view (session);
  guint i = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "duty"));
  const AdjDuty *duty = &self->duties.duties[i];
  AdjPicks picks = { 0 };

  if (duty->kind == ADJ_DUTY_WITHDRAW)
    {
      AdjOrder order = adj_withdrawal_order (adj_session_field (session), duty->unit, duty->hex);

      adj_session_give (session, &order, 1);
      return;
    }
  if (duty->kind == ADJ_DUTY_BE_ATTACKED)
    adj_attacks_due_aim (&view, duty->hex, &picks);
  else if (duty->unit >= 0)
    adj_picks_toggle_unit (&picks, duty->unit);
  else if (duty->hex != ADJ_NO_HEX)
    adj_picks_toggle_stack (&picks, adj_session_field (session), duty->hex);
  adj_session_set_picks (session, &picks);
}

static void
adj_checklist_refresh (AdjPart *part, AdjSession *session, AdjNews news)
{
  AdjChecklist *self = ADJ_CHECKLIST (part);
  g_autofree char *heading = NULL;
  GtkWidget *row;
  AdjView view;

  if (session == NULL || (news & (ADJ_NEWS_TABLE | ADJ_NEWS_SESSION)) == 0)
    return;
  view = adj_session_view (session);
  adj_seen_duties (&view, &self->duties);
  heading = say_heading (self, &view);
  gtk_label_set_label (self->heading, heading);
  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, row);
  if (view.table->over)
    list_tally (self, &view, adj_session_field (session));
  else
    list_duties (self, &view);
  gtk_widget_set_can_focus (GTK_WIDGET (self),
                            gtk_widget_get_first_child (GTK_WIDGET (self->list)) != NULL);
}

/* ---- Class ---- */

static void
adj_checklist_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_CHECKLIST);
  adj_duties_clear (&ADJ_CHECKLIST (object)->duties);
  G_OBJECT_CLASS (adj_checklist_parent_class)->dispose (object);
}

static void
adj_checklist_class_init (AdjChecklistClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_checklist_dispose;
  ADJ_PART_CLASS (class)->refresh = adj_checklist_refresh;
  g_type_ensure (ADJ_TYPE_TAB_STOP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/turns/checklist.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjChecklist, heading);
  gtk_widget_class_bind_template_child (widget_class, AdjChecklist, list);
  gtk_widget_class_bind_template_callback (widget_class, adj_checklist_on_row);
}

static void
adj_checklist_init (AdjChecklist *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
