/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/corrections/correction-panel.h"

#include <glib/gi18n-lib.h>

#include "app/corrections/consequence-line.h"
#include "app/corrections/consequence-row.h"
#include "app/corrections/correction-preview.h"
#include "app/widgets/completer.h"
#include "app/widgets/focus-order.h"
#include "record/complete.h"
#include "words/fill.h"

struct _AdjCorrectionPanel
{
  AdjPart parent_instance;
  GtkLabel *title;
  GtkLabel *recorded;
  GtkDropDown *which;
  GtkEntry *entry;
  GtkLabel *answer;
  GtkLabel *same;
  GtkToggleButton *preview;
  GtkListView *view;
  GtkNoSelection *rows;
  GtkWidget *place_box;
  GtkLabel *place;
  GtkWidget *accept;
  AdjCompleter *completer;
  GListStore *lines;
  AdjSession *session;           /* it is about; only to be compared */
  AdjCorrectionDraft *draft;     /* NULL: nothing is at hand */
  AdjCorrectionPreview *outcome; /* NULL as long as there is none to show */
};

G_DEFINE_FINAL_TYPE (AdjCorrectionPanel, adj_correction_panel, ADJ_TYPE_PART)

enum
{
  PROP_BUSY = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static AdjGame *
game_of (AdjCorrectionPanel *self)
{
  return adj_session_get_game (adj_part_get_session (ADJ_PART (self)));
}

/* ---- What it comes to ---- */

/* The line that says it; NULL as long as there is nothing to say. */
static char *
line_of (AdjCorrectionPanel *self)
{
  return adj_correction_draft_line (self->draft, game_of (self),
                                    gtk_editable_get_text (GTK_EDITABLE (self->entry)));
}

static void
say (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text);
  gtk_widget_set_visible (GTK_WIDGET (label), *text != '\0');
}

static void
show_place (AdjCorrectionPanel *self, const GArray *places)
{
  AdjGame *game = game_of (self);
  AdjView view =
      adj_view (adj_game_get_book (game), adj_game_get_table (game), adj_game_get_eyes (game));
  g_autofree char *orders = NULL;
  g_autofree char *text = NULL;

  if (places != NULL)
    orders = adj_orders_show (&view, (const AdjOrder *) places->data, places->len);
  if (orders != NULL)
    text = adj_fill (_ ("Or leave the past as it is, if it is only the mirror that is wrong: "
                        "{orders}"),
                     (const AdjPlace[]){ { "orders", orders }, { NULL, NULL } });
  gtk_label_set_label (self->place, text != NULL ? text : "");
  gtk_widget_set_visible (self->place_box, orders != NULL);
}

static void
show_outcome (AdjCorrectionPanel *self, AdjSession *session)
{
  const AdjCorrectionPreview *outcome = self->outcome;
  gboolean possible = outcome != NULL && outcome->possible;
  gboolean ours = adj_session_get_holder (session) == NULL;
  g_autoptr (GPtrArray) none = g_ptr_array_new ();

  say (self->answer, outcome != NULL ? outcome->answer : "");
  say (self->same, outcome != NULL ? outcome->same : "");
  adj_items_become (self->lines, outcome != NULL ? outcome->lines : none);
  show_place (self, possible && ours ? outcome->places : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->preview), possible);
  gtk_toggle_button_set_active (self->preview, adj_session_is_preview (session));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "correction.accept", possible && ours);
  if (outcome != NULL && !possible)
    gtk_widget_add_css_class (GTK_WIDGET (self->answer), "complaint");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->answer), "complaint");
}

static void
work_out (AdjCorrectionPanel *self)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));
  g_autofree char *line = line_of (self);

  g_clear_pointer (&self->outcome, adj_correction_preview_free);
  if (line != NULL)
    self->outcome = adj_correction_preview_read (adj_session_get_game (session), line);
  show_outcome (self, session);
}

/* ---- What it is about ---- */

static void
show_recorded (AdjCorrectionPanel *self)
{
  g_autofree char *text = adj_correction_draft_say (self->draft, game_of (self));

  gtk_label_set_label (self->recorded, text);
}

static void
put_away (AdjCorrectionPanel *self)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));

  if (self->draft == NULL)
    return;
  g_clear_pointer (&self->draft, adj_correction_draft_free);
  adj_completer_forget (self->completer);
  g_clear_pointer (&self->outcome, adj_correction_preview_free);
  g_list_store_remove_all (self->lines);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  gtk_editable_set_enable_undo (GTK_EDITABLE (self->entry), FALSE);
  gtk_editable_set_enable_undo (GTK_EDITABLE (self->entry), TRUE);
  if (session != NULL && adj_session_is_preview (session))
    adj_session_look_now (session);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BUSY]);
}

static void
list_figures (AdjCorrectionPanel *self, const AdjCorrectionDraft *draft)
{
  g_auto (GStrv) names = adj_correction_draft_list (draft, game_of (self));
  g_autoptr (GtkStringList) list = gtk_string_list_new ((const char *const *) names);

  gtk_drop_down_set_model (self->which, G_LIST_MODEL (list));
}

/* Takes the draft; with NULL nothing is at hand. Only then is it looked at, for what stands in
 * the entry now nobody has typed. */
static void
take_up (AdjCorrectionPanel *self, AdjCorrectionDraft *draft)
{
  if (draft == NULL)
    return;
  gtk_label_set_label (self->title, draft->title);
  list_figures (self, draft);
  gtk_widget_set_visible (GTK_WIDGET (self->which), draft->kind == ADJ_CORRECT_BOOK);
  gtk_widget_set_visible (GTK_WIDGET (self->entry), adj_correction_draft_is_typed (draft));
  gtk_editable_set_text (GTK_EDITABLE (self->entry), adj_correction_draft_text (draft));
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
  adj_completer_hide (self->completer);
  self->session = adj_part_get_session (ADJ_PART (self));
  self->draft = draft;
  show_recorded (self);
  work_out (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BUSY]);
}

void
adj_correction_panel_begin (AdjCorrectionPanel *self, AdjCorrectionKind kind, guint number)
{
  g_return_if_fail (ADJ_IS_CORRECTION_PANEL (self) && kind < ADJ_CORRECT_BOOK);

  put_away (self);
  if (adj_part_get_session (ADJ_PART (self)) != NULL)
    take_up (self, adj_correction_draft_new (game_of (self), kind, number));
}

void
adj_correction_panel_begin_die (AdjCorrectionPanel *self, guint number, int face)
{
  g_autofree char *order = NULL;

  g_return_if_fail (ADJ_IS_CORRECTION_PANEL (self));

  adj_correction_panel_begin (self, ADJ_CORRECT_EDIT, number);
  if (self->draft == NULL)
    return;
  order = adj_game_other_die (game_of (self), number, face);
  if (order != NULL)
    gtk_editable_set_text (GTK_EDITABLE (self->entry), order);
  adj_completer_hide (self->completer);
}

void
adj_correction_panel_begin_unit (AdjCorrectionPanel *self, int unit)
{
  AdjView view;

  g_return_if_fail (ADJ_IS_CORRECTION_PANEL (self));

  put_away (self);
  view = adj_session_view (adj_part_get_session (ADJ_PART (self)));
  take_up (self, adj_correction_draft_new_unit (game_of (self), &view, unit));
}

void
adj_correction_panel_begin_hex (AdjCorrectionPanel *self, AdjHexId hex)
{
  g_return_if_fail (ADJ_IS_CORRECTION_PANEL (self));

  put_away (self);
  take_up (self, adj_correction_draft_new_hex (game_of (self), hex));
}

void
adj_correction_panel_begin_turn (AdjCorrectionPanel *self, int turn)
{
  g_return_if_fail (ADJ_IS_CORRECTION_PANEL (self));

  put_away (self);
  take_up (self, adj_correction_draft_new_turn (game_of (self), turn));
}

void
adj_correction_panel_begin_victory (AdjCorrectionPanel *self)
{
  g_return_if_fail (ADJ_IS_CORRECTION_PANEL (self));

  put_away (self);
  take_up (self, adj_correction_draft_new_victory (game_of (self)));
}

/* The choice says which figure it is, and then the value is typed. */
void
adj_correction_panel_begin_figure (AdjCorrectionPanel *self,
                                   const AdjFigure *figure,
                                   const char *value)
{
  AdjView view;

  g_return_if_fail (ADJ_IS_CORRECTION_PANEL (self));
  g_return_if_fail (figure != NULL && value != NULL);

  put_away (self);
  view = adj_session_view (adj_part_get_session (ADJ_PART (self)));
  take_up (self, adj_correction_draft_new_figure (game_of (self), &view, figure));
  if (self->draft == NULL)
    return;
  gtk_drop_down_set_selected (self->which, self->draft->chosen);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), value);
}

/* ---- Acting ---- */

static void
adj_correction_panel_on_which (AdjCorrectionPanel *self)
{
  if (self->draft == NULL)
    return;
  adj_correction_draft_choose (self->draft, game_of (self),
                               gtk_drop_down_get_selected (self->which));
  show_recorded (self);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), adj_correction_draft_text (self->draft));
  work_out (self);
}

static AdjCompletions *
adj_correction_panel_complete (gpointer data, const char *text, gsize cursor)
{
  AdjCorrectionPanel *self = data;
  AdjSession *session = adj_part_get_session (ADJ_PART (self));

  return adj_complete (self->draft->field, adj_session_view (session).eyes, text, cursor);
}

static void
adj_correction_panel_on_text (AdjCorrectionPanel *self)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));

  if (self->draft == NULL || session == NULL)
    return;
  if (self->draft->field != NULL)
    adj_completer_offer (self->completer, adj_correction_panel_complete, self);
  work_out (self);
}

static gboolean
adj_correction_panel_on_key (AdjCorrectionPanel *self, guint key, guint code, GdkModifierType state)
{
  return (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) == 0 &&
         adj_completer_press (self->completer, key);
}

static void
adj_correction_panel_on_preview (AdjCorrectionPanel *self)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));
  gboolean wanted = gtk_toggle_button_get_active (self->preview);

  if (session == NULL || wanted == adj_session_is_preview (session))
    return;
  if (wanted && self->outcome != NULL && self->outcome->possible)
    adj_session_preview (session, self->outcome->after,
                         _ ("As the correction would have it. Nothing is changed yet"));
  else
    adj_session_look_now (session);
}

/* Orders can be given only at the table of now. */
static void
adj_correction_panel_act_accept (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjCorrectionPanel *self = ADJ_CORRECTION_PANEL (widget);
  AdjSession *session = adj_part_get_session (ADJ_PART (self));
  g_autofree char *line = self->draft != NULL ? line_of (self) : NULL;

  if (line == NULL)
    return;
  adj_session_look_now (session);
  if (adj_session_submit (session, line))
    put_away (self);
}

static void
adj_correction_panel_act_cancel (GtkWidget *widget, const char *name, GVariant *parameter)
{
  put_away (ADJ_CORRECTION_PANEL (widget));
}

static void
adj_correction_panel_act_place (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjCorrectionPanel *self = ADJ_CORRECTION_PANEL (widget);
  AdjSession *session = adj_part_get_session (ADJ_PART (self));
  g_autoptr (GArray) places = NULL;

  if (self->outcome == NULL || self->outcome->places == NULL)
    return;
  places = g_array_ref (self->outcome->places);
  adj_session_look_now (session);
  if (adj_session_give (session, (const AdjOrder *) places->data, places->len))
    put_away (self);
}

static void
adj_correction_panel_on_activate (AdjCorrectionPanel *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "correction.accept", NULL);
}

/* ---- Class ---- */

static void
adj_correction_panel_refresh (AdjPart *part, AdjSession *session, AdjNews news)
{
  AdjCorrectionPanel *self = ADJ_CORRECTION_PANEL (part);

  if (self->draft == NULL)
    return;
  if (session == NULL || session != self->session || (news & ADJ_NEWS_EYES) != 0 ||
      !adj_correction_draft_read (self->draft, adj_session_get_game (session)))
    {
      put_away (self);
      return;
    }
  show_recorded (self);
  if (news & ADJ_NEWS_TABLE)
    work_out (self);
}

/* The text typed for a figure takes its place; an order is altered here and there. */
static gboolean
adj_correction_panel_grab_focus (GtkWidget *widget)
{
  AdjCorrectionPanel *self = ADJ_CORRECTION_PANEL (widget);

  if (self->draft != NULL && !adj_correction_draft_is_typed (self->draft))
    return gtk_widget_grab_focus (self->accept);
  if (self->draft != NULL && self->draft->kind == ADJ_CORRECT_BOOK)
    return gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  return gtk_entry_grab_focus_without_selecting (self->entry);
}

static void
adj_correction_panel_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_BUSY)
    g_value_set_boolean (value, ADJ_CORRECTION_PANEL (object)->draft != NULL);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
adj_correction_panel_dispose (GObject *object)
{
  AdjCorrectionPanel *self = ADJ_CORRECTION_PANEL (object);

  if (self->completer != NULL)
    adj_completer_detach (self->completer);
  g_clear_object (&self->completer);
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_CORRECTION_PANEL);
  G_OBJECT_CLASS (adj_correction_panel_parent_class)->dispose (object);
}

static void
adj_correction_panel_finalize (GObject *object)
{
  AdjCorrectionPanel *self = ADJ_CORRECTION_PANEL (object);

  g_clear_pointer (&self->outcome, adj_correction_preview_free);
  g_clear_pointer (&self->draft, adj_correction_draft_free);
  g_object_unref (self->lines);
  G_OBJECT_CLASS (adj_correction_panel_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *class)
{
  g_type_ensure (ADJ_TYPE_CONSEQUENCE_ROW);
  gtk_widget_class_set_template_from_resource (
      class, "/org/adjutant/Adjutant/corrections/correction-panel.ui");
  gtk_widget_class_bind_template_child (class, AdjCorrectionPanel, title);
  gtk_widget_class_bind_template_child (class, AdjCorrectionPanel, recorded);
  gtk_widget_class_bind_template_child (class, AdjCorrectionPanel, which);
  gtk_widget_class_bind_template_child (class, AdjCorrectionPanel, entry);
  gtk_widget_class_bind_template_child (class, AdjCorrectionPanel, answer);
  gtk_widget_class_bind_template_child (class, AdjCorrectionPanel, same);
  gtk_widget_class_bind_template_child (class, AdjCorrectionPanel, preview);
  gtk_widget_class_bind_template_child (class, AdjCorrectionPanel, view);
  gtk_widget_class_bind_template_child (class, AdjCorrectionPanel, rows);
  gtk_widget_class_bind_template_child (class, AdjCorrectionPanel, place_box);
  gtk_widget_class_bind_template_child (class, AdjCorrectionPanel, place);
  gtk_widget_class_bind_template_child (class, AdjCorrectionPanel, accept);
  gtk_widget_class_bind_template_callback (class, adj_correction_panel_on_text);
  gtk_widget_class_bind_template_callback (class, adj_correction_panel_on_which);
  gtk_widget_class_bind_template_callback (class, adj_correction_panel_on_activate);
  gtk_widget_class_bind_template_callback (class, adj_correction_panel_on_preview);
}

static void
adj_correction_panel_class_init (AdjCorrectionPanelClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = adj_correction_panel_dispose;
  object_class->finalize = adj_correction_panel_finalize;
  object_class->get_property = adj_correction_panel_get_property;
  ADJ_PART_CLASS (class)->refresh = adj_correction_panel_refresh;
  widget_class->grab_focus = adj_correction_panel_grab_focus;
  widget_class->focus = adj_focus_among_children;
  properties[PROP_BUSY] =
      g_param_spec_boolean ("busy", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_install_action (widget_class, "correction.accept", NULL,
                                   adj_correction_panel_act_accept);
  gtk_widget_class_install_action (widget_class, "correction.cancel", NULL,
                                   adj_correction_panel_act_cancel);
  gtk_widget_class_install_action (widget_class, "correction.place", NULL,
                                   adj_correction_panel_act_place);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK,
                                       "correction.accept", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, GDK_CONTROL_MASK,
                                       "correction.accept", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "correction.cancel", NULL);
  bind_template (widget_class);
}

static void
adj_correction_panel_init (AdjCorrectionPanel *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  self->lines = g_list_store_new (ADJ_TYPE_CONSEQUENCE_LINE);
  self->completer = adj_completer_new (self->entry, GTK_POS_BOTTOM);
  gtk_no_selection_set_model (self->rows, G_LIST_MODEL (self->lines));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (adj_correction_panel_on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self->entry), keys);
}

gboolean
adj_correction_panel_take (AdjCorrectionPanel *self, guint number)
{
  AdjSession *session;
  g_autofree char *line = g_strdup_printf ("take %u", number);
  g_autoptr (AdjCorrectionPreview) preview = NULL;

  g_return_val_if_fail (ADJ_IS_CORRECTION_PANEL (self), FALSE);

  session = adj_part_get_session (ADJ_PART (self));
  preview = adj_correction_preview_read (adj_session_get_game (session), line);
  if (!preview->possible || preview->lines->len > 0)
    return FALSE;
  adj_session_look_now (session);
  adj_session_submit (session, line);
  return TRUE;
}
