/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/turns/order-line.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/widgets/completer.h"
#include "app/widgets/focus-order.h"
#include "staff/answer-words.h"

#define MOST_HISTORY 200
#define SHORT_LINES 2

struct _AdjOrderLine
{
  AdjPart parent_instance;
  GtkEntry *entry;
  GtkImage *sign;
  GtkLabel *verdict;
  GtkLabel *saved;
  AdjCompleter *completer;
  GPtrArray *history;  /* of char * */
  guint place;         /* in the history; its length: a new line */
  gboolean filling;    /* the program is changing the text itself */
  GSignalGroup *saver; /* of the session's */
};

G_DEFINE_FINAL_TYPE (AdjOrderLine, adj_order_line, ADJ_TYPE_PART)

/* ---- The answer ---- */

/* The icon and style of a sign, and its name for whoever does not see it. */
typedef struct
{
  const char *id;
  const char *words;
} Sign;

enum
{
  DONE,
  WARNED,
  REFUSED,
};

static const Sign signs[] = {
  [DONE] = { "ok", N_ ("Done") },
  [WARNED] = { "warned", N_ ("Done, against a rule") },
  [REFUSED] = { "refused", N_ ("Not done") },
};

/* The gravest of several answers gives the sign. */
static const Sign *
sign_of (const GPtrArray *answers)
{
  const Sign *sign = &signs[DONE];

  for (guint i = 0; i < answers->len; i++)
    {
      const AdjAnswer *answer = g_ptr_array_index (answers, i);

      if (!answer->recorded)
        return &signs[REFUSED];
      if (answer->standing == ADJ_WARNED)
        sign = &signs[WARNED];
    }
  return sign;
}

/* In two lines, or however many it takes. */
static void
show_whole (AdjOrderLine *self, gboolean whole)
{
  gtk_label_set_lines (self->verdict, whole ? -1 : SHORT_LINES);
  gtk_label_set_ellipsize (self->verdict, whole ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
}

/* By a click or a key: neither under a finger nor from the keyboard a tooltip comes up that would
 * say the rest. */
static void
adj_order_line_on_verdict (AdjOrderLine *self)
{
  show_whole (self, gtk_label_get_ellipsize (self->verdict) == PANGO_ELLIPSIZE_END);
}

static void
show_answers (AdjOrderLine *self, const GPtrArray *answers)
{
  AdjView view = adj_session_view (adj_part_get_session (ADJ_PART (self)));
  g_autofree char *text = adj_answers_tell (&view, answers);
  const Sign *sign = sign_of (answers);
  g_autofree char *icon = g_strdup_printf ("adj-%s-symbolic", sign->id);

  show_whole (self, FALSE);
  gtk_label_set_label (self->verdict, text);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->verdict), text);
  gtk_image_set_from_icon_name (self->sign, icon);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->sign), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ (sign->words), -1);
  gtk_widget_set_visible (GTK_WIDGET (self->sign), answers->len > 0);
  for (guint i = 0; i < G_N_ELEMENTS (signs); i++)
    gtk_widget_remove_css_class (GTK_WIDGET (self), signs[i].id);
  gtk_widget_add_css_class (GTK_WIDGET (self), sign->id);
}

/* ---- Saved or not ---- */

/* Why nothing is meant to be saved: on a scratch table, or where somebody else writes. */
static const char *
without_saver (AdjOrderLine *self)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));

  if (session != NULL && adj_session_get_origin (session) != NULL)
    return _ ("What if");
  if (session != NULL && adj_session_get_holder (session) != NULL)
    return _ ("Read only");
  return _ ("Not saved");
}

static AdjSaver *
saver_of (AdjOrderLine *self)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));

  return session != NULL ? adj_session_get_saver (session) : NULL;
}

static void
adj_order_line_show_saver (AdjOrderLine *self)
{
  static const char *const words[] = {
    [ADJ_SAVER_SAVED] = N_ ("Saved"),
    [ADJ_SAVER_SAVING] = N_ ("Saving…"),
    [ADJ_SAVER_UNCONFIRMED] = N_ ("Not confirmed"),
    [ADJ_SAVER_FAILED] = N_ ("Not saved"),
    [ADJ_SAVER_CHANGED] = N_ ("Not saved"),
  };
  AdjSaver *saver = saver_of (self);

  gtk_label_set_label (self->saved, saver != NULL ? _ (words[adj_saver_get_state (saver)])
                                                  : without_saver (self));
}

/* ---- Completion ---- */

static void
put_text (AdjOrderLine *self, const char *text, int cursor)
{
  self->filling = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), cursor);
  self->filling = FALSE;
}

static void
adj_order_line_on_text (AdjOrderLine *self)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));

  if (!self->filling && session != NULL)
    adj_completer_offer (self->completer, adj_session_true_field (session),
                         adj_session_view (session).eyes);
}

/* ---- History and keys ---- */

static void
remember (AdjOrderLine *self, const char *line)
{
  if (self->history->len == 0 ||
      !g_str_equal (g_ptr_array_index (self->history, self->history->len - 1), line))
    g_ptr_array_add (self->history, g_strdup (line));
  if (self->history->len > MOST_HISTORY)
    g_ptr_array_remove_index (self->history, 0);
  self->place = self->history->len;
}

static void
show_history (AdjOrderLine *self, int step)
{
  int place = CLAMP ((int) self->place + step, 0, (int) self->history->len);
  const char *line =
      place < (int) self->history->len ? g_ptr_array_index (self->history, (guint) place) : "";

  self->place = (guint) place;
  put_text (self, line, -1);
}

/* First what is typed goes; after that the line itself is left. */
static gboolean
escape (AdjOrderLine *self)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (self->entry)) == '\0')
    return FALSE;
  put_text (self, "", 0);
  return TRUE;
}

/* No order begins with a digit, so that in an empty line one can only be the die, or an answer to
 * what is owed after it: that goes on as if it had been pressed elsewhere in the window. */
static gboolean
is_die (AdjOrderLine *self, guint key)
{
  return *gtk_editable_get_text (GTK_EDITABLE (self->entry)) == '\0' &&
         g_unichar_isdigit (gdk_keyval_to_unicode (key));
}

static gboolean
adj_order_line_on_key (
    AdjOrderLine *self, guint key, guint code, GdkModifierType state, GtkEventControllerKey *keys)
{
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return FALSE;
  if (is_die (self, key))
    return gtk_event_controller_key_forward (keys,
                                             GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self))));
  if (adj_completer_press (self->completer, key))
    return TRUE;
  switch (key)
    {
    case GDK_KEY_Up:
      show_history (self, -1);
      return TRUE;
    case GDK_KEY_Down:
      show_history (self, 1);
      return TRUE;
    case GDK_KEY_F4:
      adj_order_line_on_verdict (self);
      return TRUE;
    case GDK_KEY_Escape:
      return escape (self);
    default:
      return FALSE;
    }
}

/* Shows where a word could not be read. */
static void
mark_error (AdjOrderLine *self, const AdjAnswer *answer)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  const char *order = strstr (text, answer->order);
  gsize start = order != NULL ? (gsize) (order - text) + answer->error_start : 0;
  gsize end = start + answer->error_length;

  if (answer->error == NULL || answer->error_length == 0 || end > strlen (text))
    return;
  gtk_editable_select_region (GTK_EDITABLE (self->entry),
                              (int) g_utf8_pointer_to_offset (text, text + start),
                              (int) g_utf8_pointer_to_offset (text, text + end));
}

static void
adj_order_line_on_activate (AdjOrderLine *self)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));
  g_autofree char *line = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry)));
  const GPtrArray *answers;

  adj_completer_hide (self->completer);
  if (session == NULL || *g_strstrip (line) == '\0')
    return;
  if (adj_session_submit (session, line))
    {
      remember (self, line);
      put_text (self, "", 0);
      return;
    }
  answers = adj_session_get_answers (session);
  if (answers->len > 0)
    mark_error (self, g_ptr_array_index (answers, answers->len - 1));
}

/* Text typed for other eyes goes, and what the entry could bring back by its own undo. */
static void
forget (AdjOrderLine *self)
{
  adj_completer_forget (self->completer);
  put_text (self, "", 0);
  gtk_editable_set_enable_undo (GTK_EDITABLE (self->entry), FALSE);
  gtk_editable_set_enable_undo (GTK_EDITABLE (self->entry), TRUE);
  g_ptr_array_set_size (self->history, 0);
  self->place = 0;
}

/* ---- Class ---- */

static void
adj_order_line_refresh (AdjPart *part, AdjSession *session, AdjNews news)
{
  AdjOrderLine *self = ADJ_ORDER_LINE (part);

  if (news & (ADJ_NEWS_EYES | ADJ_NEWS_SESSION))
    forget (self);

  if (news & ADJ_NEWS_SESSION)
    {
      g_signal_group_set_target (self->saver, saver_of (self));
      adj_order_line_show_saver (self);
    }
  if (session != NULL && (news & ADJ_NEWS_ANSWER) != 0)
    show_answers (self, adj_session_get_answers (session));
  gtk_editable_set_editable (GTK_EDITABLE (self->entry),
                             session != NULL && adj_session_may_play (session));
}

static gboolean
adj_order_line_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (ADJ_ORDER_LINE (widget)->entry));
}

static void
adj_order_line_dispose (GObject *object)
{
  AdjOrderLine *self = ADJ_ORDER_LINE (object);

  g_clear_object (&self->saver);
  if (self->completer != NULL)
    adj_completer_detach (self->completer);
  g_clear_object (&self->completer);
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_ORDER_LINE);
  G_OBJECT_CLASS (adj_order_line_parent_class)->dispose (object);
}

static void
adj_order_line_finalize (GObject *object)
{
  g_ptr_array_unref (ADJ_ORDER_LINE (object)->history);
  G_OBJECT_CLASS (adj_order_line_parent_class)->finalize (object);
}

static void
adj_order_line_class_init (AdjOrderLineClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_order_line_dispose;
  G_OBJECT_CLASS (class)->finalize = adj_order_line_finalize;
  ADJ_PART_CLASS (class)->refresh = adj_order_line_refresh;
  widget_class->grab_focus = adj_order_line_grab_focus;
  widget_class->focus = adj_focus_among_children;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/turns/order-line.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjOrderLine, entry);
  gtk_widget_class_bind_template_child (widget_class, AdjOrderLine, sign);
  gtk_widget_class_bind_template_child (widget_class, AdjOrderLine, verdict);
  gtk_widget_class_bind_template_child (widget_class, AdjOrderLine, saved);
  gtk_widget_class_bind_template_callback (widget_class, adj_order_line_on_activate);
  gtk_widget_class_bind_template_callback (widget_class, adj_order_line_on_text);
  gtk_widget_class_bind_template_callback (widget_class, adj_order_line_on_verdict);
}

static void
adj_order_line_init (AdjOrderLine *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->saver = g_signal_group_new (ADJ_TYPE_SAVER);
  g_signal_group_connect_swapped (self->saver, "notify::state",
                                  G_CALLBACK (adj_order_line_show_saver), self);
  gtk_widget_init_template (GTK_WIDGET (self));
  self->history = g_ptr_array_new_with_free_func (g_free);
  self->completer = adj_completer_new (self->entry, GTK_POS_TOP);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (adj_order_line_on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self->entry), keys);
}

gboolean
adj_order_line_begin (AdjOrderLine *self, GtkEventControllerKey *keys)
{
  GtkWidget *text;

  g_return_val_if_fail (ADJ_IS_ORDER_LINE (self), FALSE);

  text = GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (self->entry)));
  return gtk_entry_grab_focus_without_selecting (self->entry) &&
         gtk_event_controller_key_forward (keys, text);
}
