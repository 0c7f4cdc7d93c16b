/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/turns/order-line.h"

#include <glib/gi18n-lib.h>

#include "app/files/typed-line.h"
#include "app/widgets/focus-order.h"
#include "record/complete.h"
#include "staff/answer-words.h"
#include "staff/example.h"

struct _AdjOrderLine
{
  AdjPart parent_instance;
  AdjTypedLine *line;
};

G_DEFINE_FINAL_TYPE (AdjOrderLine, adj_order_line, ADJ_TYPE_PART)

/* The gravest of several answers gives the sign. */
static AdjTypedSign
sign_of (const GPtrArray *answers)
{
  AdjTypedSign sign = ADJ_TYPED_DONE;

  for (guint i = 0; i < answers->len; i++)
    {
      const AdjAnswer *answer = g_ptr_array_index (answers, i);

      if (!answer->recorded)
        return ADJ_TYPED_REFUSED;
      if (answer->standing == ADJ_WARNED)
        sign = ADJ_TYPED_WARNED;
    }
  return sign;
}

static void
show_answers (AdjOrderLine *self, const GPtrArray *answers)
{
  AdjView view = adj_session_view (adj_part_get_session (ADJ_PART (self)));
  g_autofree char *text = adj_answers_tell (&view, answers);

  adj_typed_line_answer (self->line, sign_of (answers), text);
}

/* What an order looks like, with a unit of this battle. */
static void
show_example (AdjOrderLine *self, AdjSession *session)
{
  AdjView view = adj_session_view (session);
  AdjOrder order = adj_example (adj_session_field (session), &view);
  g_autofree char *text = adj_order_show (&view, &order);
  /* Translators: an order as it is typed, in a line where nothing is typed yet */
  g_autofree char *example = g_strdup_printf (_ ("Order: %s"), text);

  adj_typed_line_set_example (self->line, example);
}

/* Why nothing is meant to be saved: on a scratch table, or where somebody else writes. */
static const char *
without_saver (AdjSession *session)
{
  if (session != NULL && adj_session_get_origin (session) != NULL)
    return _ ("What if");
  if (session != NULL && adj_session_get_holder (session) != NULL)
    return _ ("Read only");
  return _ ("Not saved");
}

static AdjCompletions *
adj_order_line_complete (gpointer data, const char *text, gsize cursor)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (data));

  return session == NULL ? NULL
                         : adj_complete (adj_session_true_field (session),
                                         adj_session_view (session).eyes, text, cursor);
}

static void
adj_order_line_on_entered (AdjOrderLine *self, const char *line)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));
  const GPtrArray *answers;
  const AdjAnswer *last;

  if (session == NULL)
    return;
  if (adj_session_submit (session, line))
    {
      adj_typed_line_take (self->line, line);
      return;
    }
  answers = adj_session_get_answers (session);
  last = answers->len > 0 ? g_ptr_array_index (answers, answers->len - 1) : NULL;
  if (last != NULL && last->error != NULL)
    adj_typed_line_mark (self->line, last->order, last->error_start, last->error_length);
}

/* ---- Class ---- */

static void
adj_order_line_refresh (AdjPart *part, AdjSession *session, AdjNews news)
{
  AdjOrderLine *self = ADJ_ORDER_LINE (part);

  if (news & (ADJ_NEWS_EYES | ADJ_NEWS_SESSION))
    adj_typed_line_forget (self->line);
  if (session != NULL && (news & (ADJ_NEWS_EYES | ADJ_NEWS_SESSION)) != 0)
    show_example (self, session);
  if (news & ADJ_NEWS_SESSION)
    adj_typed_line_set_saver (self->line, session != NULL ? adj_session_get_saver (session) : NULL,
                              without_saver (session));
  if (session != NULL && (news & ADJ_NEWS_ANSWER) != 0)
    show_answers (self, adj_session_get_answers (session));
  adj_typed_line_set_editable (self->line, session != NULL && adj_session_may_play (session));
}

static gboolean
adj_order_line_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (ADJ_ORDER_LINE (widget)->line));
}

static void
adj_order_line_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_ORDER_LINE);
  G_OBJECT_CLASS (adj_order_line_parent_class)->dispose (object);
}

static void
adj_order_line_class_init (AdjOrderLineClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_order_line_dispose;
  ADJ_PART_CLASS (class)->refresh = adj_order_line_refresh;
  widget_class->grab_focus = adj_order_line_grab_focus;
  widget_class->focus = adj_focus_among_children;
  g_type_ensure (ADJ_TYPE_TYPED_LINE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/turns/order-line.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjOrderLine, line);
  gtk_widget_class_bind_template_callback (widget_class, adj_order_line_on_entered);
}

static void
adj_order_line_init (AdjOrderLine *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  adj_typed_line_set_complete (self->line, adj_order_line_complete, self);
}

gboolean
adj_order_line_begin (AdjOrderLine *self, GtkEventControllerKey *keys)
{
  g_return_val_if_fail (ADJ_IS_ORDER_LINE (self), FALSE);

  return adj_typed_line_begin (self->line, keys);
}
