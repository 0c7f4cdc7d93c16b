/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/combat/waiting-page.h"

#include <glib/gi18n-lib.h>

#include "app/combat/applied-result.h"
#include "app/combat/combat-picker.h"
#include "app/combat/due-list.h"
#include "app/combat/stage-lines.h"
#include "app/widgets/defence-list.h"
#include "app/widgets/die-strip.h"
#include "app/widgets/focus-back.h"
#include "app/widgets/focus-order.h"
#include "record/order-make.h"
#include "staff/engagements.h"
#include "staff/execution-case.h"
#include "words/fill.h"
#include "words/place.h"

struct _AdjWaitingPage
{
  GtkWidget parent_instance;
  AdjDueList *due;
  AdjLineList *attacks[ADJ_SIDES];
  AdjLineList *stages;
  AdjDefenceList *answers;
  AdjCombatPicker *picker;
  GtkWidget *footer;
  GtkLabel *next;
  GtkLabel *column;
  GtkLabel *warnings;
  AdjAppliedResult *applied;
  AdjDieStrip *strip;
  GtkWidget *carry_out;

  GPtrArray *defences; /* of AdjDefence */
  guint n_dice;        /* that are owed */
  gboolean asks;       /* the next needs the result of the players' own table */
};

G_DEFINE_FINAL_TYPE (AdjWaitingPage, adj_waiting_page, GTK_TYPE_WIDGET)

#define MOST_WARNINGS 3 /* the lists say the rest */

enum
{
  APPLIED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* ---- The lists ---- */

static void
add_attack (AdjLineList *list, const AdjEngagementLine *line)
{
  const AdjPlace places[] = {
    { "attack", line->fighters }, { "odds", line->odds }, { "result", line->result }, { NULL, NULL }
  };
  /* Translators: of an attack: "2-1, die 4: Dr; it waits" */
  g_autofree char *caption = adj_fill (_ ("{odds}, {result}"), places);
  g_autofree char *said = adj_fill ("{attack}. {odds}, {result}", places);

  adj_line_list_add (list, line->open ? "☐" : "☑", line->fighters, caption, said,
                     line->open ? "open" : NULL);
  if (!line->stays)
    adj_line_list_add_button (list, "adj-undo-symbolic", line->back, "combat.take-back",
                              line->number);
}

static void
list_attacks (AdjWaitingPage *self, const AdjView *view, const AdjField *field, int side)
{
  g_autoptr (GPtrArray) lines = adj_engagements_list (view, field, side);
  g_autofree char *name = adj_words_side (view, side);
  g_autofree char *heading =
      adj_fill (_ ("Attacks: {side}"), (const AdjPlace[]){ { "side", name }, { NULL, NULL } });

  adj_line_list_begin (self->attacks[side], heading);
  for (guint i = 0; i < lines->len; i++)
    add_attack (self->attacks[side], g_ptr_array_index (lines, i));
}

/* ---- The die that is due ---- */

static void
show_die (AdjWaitingPage *self, const AdjView *view, const AdjField *field, int number)
{
  int n_faces = view->book->ruleset->combat_die;
  g_autofree AdjDieFace *keys = g_new0 (AdjDieFace, n_faces);
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  AdjFaces faces[ADJ_N_RESULTS];
  guint n = adj_engagement_faces (view, field, number, faces);

  for (guint i = 0; i < n; i++)
    {
      g_ptr_array_add (words, adj_words_result ((int) faces[i].result));
      for (int die = 1; die <= n_faces; die++)
        if (faces[i].faces & (1u << (die - 1)))
          keys[die - 1] = (AdjDieFace){ .brief = adj_combat_results[faces[i].result],
                                        .result = words->pdata[i],
                                        .outcome = _ ("It waits for all other dice.") };
    }
  adj_die_strip_show (self->strip, "combat.throw", keys, n_faces);
}

static void
show_warnings (AdjWaitingPage *self, AdjSession *session)
{
  AdjView view = adj_session_view (session);
  g_autofree char *warnings = adj_engagements_say_warnings (
      &view, adj_session_field (session), adj_session_get_game (session), MOST_WARNINGS);

  gtk_label_set_label (self->warnings, warnings != NULL ? warnings : "");
  gtk_widget_set_visible (GTK_WIDGET (self->warnings), warnings != NULL);
}

static void
show_footer (AdjWaitingPage *self, const AdjView *view, const AdjField *field)
{
  g_autoptr (AdjEngagementLine) next = adj_engagement_line_next (view, field);

  self->asks = next != NULL && next->asks;
  gtk_widget_set_visible (GTK_WIDGET (self->applied), next != NULL && !next->known);

  gtk_widget_set_visible (self->footer, next != NULL);
  gtk_widget_set_visible (self->carry_out, adj_stages_may_begin (view));
  if (next == NULL)
    return;
  gtk_label_set_label (self->next, next->fighters);
  gtk_label_set_label (self->column, next->odds);
  show_die (self, view, field, next->number);
}

void
adj_waiting_page_show (AdjWaitingPage *self, AdjSession *session)
{
  const AdjField *field;
  AdjView view;

  g_return_if_fail (ADJ_IS_WAITING_PAGE (self));
  g_return_if_fail (ADJ_IS_SESSION (session));

  view = adj_session_view (session);
  field = adj_session_field (session);
  self->n_dice = adj_engagements_count_waiting (&view);
  g_clear_pointer (&self->defences, g_ptr_array_unref);
  self->defences = adj_engagement_defences (&view, field);
  adj_due_list_show (self->due, session);
  for (int side = 0; side < ADJ_SIDES; side++)
    list_attacks (self, &view, field, side);
  adj_stage_lines_show (self->stages, &view);
  adj_defence_list_show (self->answers, self->defences);
  adj_combat_picker_show (self->picker, session);
  gtk_widget_set_visible (GTK_WIDGET (self->picker),
                          view.table->n_engagements == 0 ||
                              adj_combat_picker_has_targets (self->picker));
  show_footer (self, &view, field);
  show_warnings (self, session);
}

char *
adj_waiting_page_say (AdjWaitingPage *self)
{
  g_autofree char *n = NULL;

  g_return_val_if_fail (ADJ_IS_WAITING_PAGE (self), NULL);

  n = g_strdup_printf ("%u", self->n_dice);
  if (gtk_widget_get_visible (self->carry_out))
    return g_strdup (_ ("All dice have fallen"));
  if (self->n_dice == 0)
    return g_strdup (_ ("Both sides say whom they attack"));
  return adj_fill (
      ngettext ("{n} attack waits for its die", "{n} attacks wait for their dice", self->n_dice),
      (const AdjPlace[]){ { "n", n }, { NULL, NULL } });
}

guint
adj_waiting_page_count_dice (AdjWaitingPage *self)
{
  g_return_val_if_fail (ADJ_IS_WAITING_PAGE (self), 0);

  return self->n_dice;
}

gboolean
adj_waiting_page_is_ready (AdjWaitingPage *self)
{
  g_return_val_if_fail (ADJ_IS_WAITING_PAGE (self), FALSE);

  return self->n_dice > 0 && (!self->asks || adj_applied_result_get (self->applied) >= 0);
}

AdjOrder
adj_waiting_page_throw (AdjWaitingPage *self, int face)
{
  AdjOrder order;

  g_return_val_if_fail (ADJ_IS_WAITING_PAGE (self), (AdjOrder){ 0 });

  order = adj_order_roll (face, gtk_widget_get_visible (GTK_WIDGET (self->applied))
                                    ? adj_applied_result_get (self->applied)
                                    : -1);
  adj_applied_result_clear (self->applied);
  return order;
}

static void
adj_waiting_page_on_applied (AdjWaitingPage *self)
{
  g_signal_emit (self, signals[APPLIED], 0);
}

void
adj_waiting_page_forget (AdjWaitingPage *self)
{
  g_return_if_fail (ADJ_IS_WAITING_PAGE (self));

  self->n_dice = 0;
}

const AdjOrder *
adj_waiting_page_get_answer (AdjWaitingPage *self, guint i)
{
  g_return_val_if_fail (ADJ_IS_WAITING_PAGE (self), NULL);

  return self->defences != NULL && i < self->defences->len
             ? &((const AdjDefence *) g_ptr_array_index (self->defences, i))->order
             : NULL;
}

/* ---- Class ---- */

static gboolean
is_in (GtkWidget *part)
{
  return gtk_widget_get_visible (part) && adj_focus_is_within (part);
}

/* Where a key goes on: at what is still to be allocated, then at the dice, then at carrying out. */
static gboolean
adj_waiting_page_grab_focus (GtkWidget *widget)
{
  AdjWaitingPage *self = ADJ_WAITING_PAGE (widget);

  if (is_in (GTK_WIDGET (self->due)) || is_in (self->footer))
    return TRUE;
  if (gtk_widget_get_visible (GTK_WIDGET (self->due)) &&
      gtk_widget_child_focus (GTK_WIDGET (self->due), GTK_DIR_TAB_FORWARD))
    return TRUE;
  if (gtk_widget_get_visible (self->footer))
    return gtk_widget_child_focus (self->footer, GTK_DIR_TAB_FORWARD);
  if (gtk_widget_get_visible (self->carry_out))
    return gtk_widget_grab_focus (self->carry_out);
  return gtk_widget_grab_focus (GTK_WIDGET (self->picker));
}

static void
adj_waiting_page_dispose (GObject *object)
{
  g_clear_pointer (&ADJ_WAITING_PAGE (object)->defences, g_ptr_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_WAITING_PAGE);
  G_OBJECT_CLASS (adj_waiting_page_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *class)
{
  gtk_widget_class_set_template_from_resource (class,
                                               "/org/adjutant/Adjutant/combat/waiting-page.ui");
  gtk_widget_class_bind_template_child_full (class, "content", FALSE, 0);
  gtk_widget_class_bind_template_child (class, AdjWaitingPage, due);
  gtk_widget_class_bind_template_child_full (class, "first_attacks", FALSE,
                                             G_STRUCT_OFFSET (AdjWaitingPage, attacks[0]));
  gtk_widget_class_bind_template_child_full (class, "second_attacks", FALSE,
                                             G_STRUCT_OFFSET (AdjWaitingPage, attacks[1]));
  gtk_widget_class_bind_template_child (class, AdjWaitingPage, stages);
  gtk_widget_class_bind_template_child (class, AdjWaitingPage, answers);
  gtk_widget_class_bind_template_child (class, AdjWaitingPage, picker);
  gtk_widget_class_bind_template_child (class, AdjWaitingPage, footer);
  gtk_widget_class_bind_template_child (class, AdjWaitingPage, next);
  gtk_widget_class_bind_template_child (class, AdjWaitingPage, column);
  gtk_widget_class_bind_template_child (class, AdjWaitingPage, warnings);
  gtk_widget_class_bind_template_child (class, AdjWaitingPage, applied);
  gtk_widget_class_bind_template_child (class, AdjWaitingPage, strip);
  gtk_widget_class_bind_template_child (class, AdjWaitingPage, carry_out);
  gtk_widget_class_bind_template_callback (class, adj_waiting_page_on_applied);
}

static void
adj_waiting_page_class_init (AdjWaitingPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_waiting_page_dispose;
  widget_class->grab_focus = adj_waiting_page_grab_focus;
  widget_class->focus = adj_focus_among_children;
  signals[APPLIED] = g_signal_new ("applied", ADJ_TYPE_WAITING_PAGE, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (ADJ_TYPE_APPLIED_RESULT);
  g_type_ensure (ADJ_TYPE_COMBAT_PICKER);
  g_type_ensure (ADJ_TYPE_DEFENCE_LIST);
  g_type_ensure (ADJ_TYPE_DIE_STRIP);
  g_type_ensure (ADJ_TYPE_DUE_LIST);
  g_type_ensure (ADJ_TYPE_LINE_LIST);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bind_template (widget_class);
}

static void
adj_waiting_page_init (AdjWaitingPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
