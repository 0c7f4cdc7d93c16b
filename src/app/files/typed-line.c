/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/files/typed-line.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/desktop/spoken.h"
#include "app/widgets/focus-order.h"
#include "app/widgets/tip.h"

#define MOST_HISTORY 200
#define SHORT_LINES 2

struct _AdjTypedLine
{
  GtkWidget parent_instance;
  GtkEntry *entry;
  GtkImage *sign;
  GtkLabel *verdict;
  GtkLabel *saved;
  AdjCompleter *completer;
  AdjCompleteFunc complete; /* NULL: nothing is offered */
  gpointer completes;       /* whom it asks */
  GPtrArray *history;       /* of char * */
  guint place;              /* in the history; its length: a new line */
  gboolean filling;         /* the program is changing the text itself */
  GSignalGroup *saver;      /* of whoever keeps the file */
};

G_DEFINE_FINAL_TYPE (AdjTypedLine, adj_typed_line, GTK_TYPE_WIDGET)

enum
{
  ENTERED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* ---- The answer ---- */

/* The icon and style of a sign, and its name for whoever does not see it. */
typedef struct
{
  const char *id;
  const char *words;
} Sign;

static const Sign signs[] = {
  [ADJ_TYPED_DONE] = { "ok", N_ ("Done") },
  [ADJ_TYPED_WARNED] = { "warned", N_ ("Done, against a rule") },
  [ADJ_TYPED_REFUSED] = { "refused", N_ ("Not done") },
};

/* In two lines, or however many it takes. */
static void
show_whole (AdjTypedLine *self, gboolean whole)
{
  gtk_label_set_lines (self->verdict, whole ? -1 : SHORT_LINES);
  gtk_label_set_ellipsize (self->verdict, whole ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
}

/* By a click or a key: neither under a finger nor from the keyboard a tooltip comes up that would
 * say the rest. */
static void
adj_typed_line_on_verdict (AdjTypedLine *self)
{
  show_whole (self, gtk_label_get_ellipsize (self->verdict) == PANGO_ELLIPSIZE_END);
}

/* What came of it is heard at once where GTK can have it said, and where it cannot as what the line
 * is about, which a reader is told of while the keys are in it. */
static void
say_answer (AdjTypedLine *self, AdjTypedSign sign, const char *text)
{
  g_autofree char *said = sign == ADJ_TYPED_DONE
                              ? g_strdup (text)
                              : g_strdup_printf ("%s: %s", _ (signs[sign].words), text);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  *text != '\0' ? said : "", -1);
  if (*text != '\0')
    adj_spoken_announce (GTK_WIDGET (self->verdict), said);
}

void
adj_typed_line_answer (AdjTypedLine *self, AdjTypedSign sign, const char *text)
{
  g_autofree char *icon = NULL;

  g_return_if_fail (ADJ_IS_TYPED_LINE (self));
  g_return_if_fail (text != NULL);

  icon = g_strdup_printf ("adj-%s-symbolic", signs[sign].id);
  show_whole (self, FALSE);
  gtk_label_set_label (self->verdict, text);
  adj_tip_show (GTK_WIDGET (self->verdict), text);
  gtk_image_set_from_icon_name (self->sign, icon);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->sign), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ (signs[sign].words), -1);
  gtk_widget_set_visible (GTK_WIDGET (self->sign), *text != '\0');
  for (guint i = 0; i < G_N_ELEMENTS (signs); i++)
    gtk_widget_remove_css_class (GTK_WIDGET (self), signs[i].id);
  gtk_widget_add_css_class (GTK_WIDGET (self), signs[sign].id);
  say_answer (self, sign, text);
}

/* ---- Saved or not ---- */

static void
adj_typed_line_show_saver (AdjTypedLine *self)
{
  static const char *const words[] = {
    [ADJ_SAVER_SAVED] = N_ ("Saved"),
    [ADJ_SAVER_SAVING] = N_ ("Saving…"),
    [ADJ_SAVER_UNCONFIRMED] = N_ ("Not confirmed"),
    [ADJ_SAVER_FAILED] = N_ ("Not saved"),
    [ADJ_SAVER_CHANGED] = N_ ("Not saved"),
  };
  g_autoptr (AdjSaver) saver = g_signal_group_dup_target (self->saver);

  if (saver != NULL)
    gtk_label_set_label (self->saved, _ (words[adj_saver_get_state (saver)]));
}

void
adj_typed_line_set_saver (AdjTypedLine *self, AdjSaver *saver, const char *without)
{
  g_return_if_fail (ADJ_IS_TYPED_LINE (self));

  g_signal_group_set_target (self->saver, saver);
  gtk_label_set_label (self->saved, without);
  adj_typed_line_show_saver (self);
}

/* ---- Completion ---- */

static void
put_text (AdjTypedLine *self, const char *text, int cursor)
{
  self->filling = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), cursor);
  self->filling = FALSE;
}

static void
adj_typed_line_on_text (AdjTypedLine *self)
{
  if (!self->filling)
    adj_completer_offer (self->completer, self->complete, self->completes);
}

void
adj_typed_line_set_complete (AdjTypedLine *self, AdjCompleteFunc complete, gpointer data)
{
  g_return_if_fail (ADJ_IS_TYPED_LINE (self));

  self->complete = complete;
  self->completes = data;
}

/* ---- History and keys ---- */

static void
remember (AdjTypedLine *self, const char *line)
{
  if (self->history->len == 0 ||
      !g_str_equal (g_ptr_array_index (self->history, self->history->len - 1), line))
    g_ptr_array_add (self->history, g_strdup (line));
  if (self->history->len > MOST_HISTORY)
    g_ptr_array_remove_index (self->history, 0);
  self->place = self->history->len;
}

static void
show_history (AdjTypedLine *self, int step)
{
  int place = CLAMP ((int) self->place + step, 0, (int) self->history->len);
  const char *line =
      place < (int) self->history->len ? g_ptr_array_index (self->history, (guint) place) : "";

  self->place = (guint) place;
  put_text (self, line, -1);
}

/* First what is typed goes; after that the line itself is left. */
static gboolean
escape (AdjTypedLine *self)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (self->entry)) == '\0')
    return FALSE;
  put_text (self, "", 0);
  return TRUE;
}

/* No order begins with a digit, so that in an empty line one can only be the die, or an answer to
 * what is owed after it: that goes on as if it had been pressed elsewhere in the window. */
static gboolean
is_die (AdjTypedLine *self, guint key)
{
  return *gtk_editable_get_text (GTK_EDITABLE (self->entry)) == '\0' &&
         g_unichar_isdigit (gdk_keyval_to_unicode (key));
}

static gboolean
adj_typed_line_on_key (
    AdjTypedLine *self, guint key, guint code, GdkModifierType state, GtkEventControllerKey *keys)
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
      adj_typed_line_on_verdict (self);
      return TRUE;
    case GDK_KEY_Escape:
      return escape (self);
    default:
      return FALSE;
    }
}

void
adj_typed_line_mark (AdjTypedLine *self, const char *order, gsize start, gsize length)
{
  const char *text;
  const char *found;

  g_return_if_fail (ADJ_IS_TYPED_LINE (self));
  g_return_if_fail (order != NULL);

  text = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  found = strstr (text, order);
  start += found != NULL ? (gsize) (found - text) : 0;
  if (length == 0 || start + length > strlen (text))
    return;
  gtk_editable_select_region (GTK_EDITABLE (self->entry),
                              (int) g_utf8_pointer_to_offset (text, text + start),
                              (int) g_utf8_pointer_to_offset (text, text + start + length));
}

static void
adj_typed_line_on_activate (AdjTypedLine *self)
{
  g_autofree char *line = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry)));

  adj_completer_hide (self->completer);
  if (*g_strstrip (line) != '\0')
    g_signal_emit (self, signals[ENTERED], 0, line);
}

void
adj_typed_line_propose (AdjTypedLine *self, const char *line)
{
  g_return_if_fail (ADJ_IS_TYPED_LINE (self));
  g_return_if_fail (line != NULL);

  put_text (self, line, -1);
  gtk_entry_grab_focus_without_selecting (self->entry);
}

void
adj_typed_line_take (AdjTypedLine *self, const char *line)
{
  g_return_if_fail (ADJ_IS_TYPED_LINE (self));
  g_return_if_fail (line != NULL);

  remember (self, line);
  put_text (self, "", 0);
}

/* What the entry could bring back by its own undo goes as well. */
void
adj_typed_line_forget (AdjTypedLine *self)
{
  g_return_if_fail (ADJ_IS_TYPED_LINE (self));

  adj_completer_forget (self->completer);
  put_text (self, "", 0);
  gtk_editable_set_enable_undo (GTK_EDITABLE (self->entry), FALSE);
  gtk_editable_set_enable_undo (GTK_EDITABLE (self->entry), TRUE);
  g_ptr_array_set_size (self->history, 0);
  self->place = 0;
}

/* ---- Class ---- */

static gboolean
adj_typed_line_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (ADJ_TYPED_LINE (widget)->entry));
}

static void
adj_typed_line_dispose (GObject *object)
{
  AdjTypedLine *self = ADJ_TYPED_LINE (object);

  g_clear_object (&self->saver);
  if (self->completer != NULL)
    adj_completer_detach (self->completer);
  g_clear_object (&self->completer);
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_TYPED_LINE);
  G_OBJECT_CLASS (adj_typed_line_parent_class)->dispose (object);
}

static void
adj_typed_line_finalize (GObject *object)
{
  g_ptr_array_unref (ADJ_TYPED_LINE (object)->history);
  G_OBJECT_CLASS (adj_typed_line_parent_class)->finalize (object);
}

static void
adj_typed_line_class_init (AdjTypedLineClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_typed_line_dispose;
  G_OBJECT_CLASS (class)->finalize = adj_typed_line_finalize;
  widget_class->grab_focus = adj_typed_line_grab_focus;
  widget_class->focus = adj_focus_among_children;
  signals[ENTERED] = g_signal_new ("entered", ADJ_TYPE_TYPED_LINE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/files/typed-line.ui");
  gtk_widget_class_bind_template_child_full (widget_class, "content", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, AdjTypedLine, entry);
  gtk_widget_class_bind_template_child (widget_class, AdjTypedLine, sign);
  gtk_widget_class_bind_template_child (widget_class, AdjTypedLine, verdict);
  gtk_widget_class_bind_template_child (widget_class, AdjTypedLine, saved);
  gtk_widget_class_bind_template_callback (widget_class, adj_typed_line_on_activate);
  gtk_widget_class_bind_template_callback (widget_class, adj_typed_line_on_text);
  gtk_widget_class_bind_template_callback (widget_class, adj_typed_line_on_verdict);
}

static void
adj_typed_line_init (AdjTypedLine *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->saver = g_signal_group_new (ADJ_TYPE_SAVER);
  g_signal_group_connect_swapped (self->saver, "notify::state",
                                  G_CALLBACK (adj_typed_line_show_saver), self);
  gtk_widget_init_template (GTK_WIDGET (self));
  self->history = g_ptr_array_new_with_free_func (g_free);
  self->completer = adj_completer_new (self->entry, GTK_POS_TOP);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (adj_typed_line_on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self->entry), keys);
}

void
adj_typed_line_set_editable (AdjTypedLine *self, gboolean editable)
{
  g_return_if_fail (ADJ_IS_TYPED_LINE (self));

  gtk_editable_set_editable (GTK_EDITABLE (self->entry), editable);
}

void
adj_typed_line_set_example (AdjTypedLine *self, const char *example)
{
  g_return_if_fail (ADJ_IS_TYPED_LINE (self));

  gtk_entry_set_placeholder_text (self->entry, example);
}

gboolean
adj_typed_line_begin (AdjTypedLine *self, GtkEventControllerKey *keys)
{
  GtkWidget *text;

  g_return_val_if_fail (ADJ_IS_TYPED_LINE (self), FALSE);

  text = GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (self->entry)));
  return gtk_entry_grab_focus_without_selecting (self->entry) &&
         gtk_event_controller_key_forward (keys, text);
}
