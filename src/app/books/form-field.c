/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/form-field.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/field-mark.h"
#include "app/widgets/tip.h"

struct _AdjFormField
{
  GtkWidget parent_instance;
  GtkLabel *name;
  GtkBox *place; /* of the control and what is wrong with it */
  GtkLabel *complaint;
  GtkWidget *control;
  GtkTextBuffer *prose; /* the control's, if it has one */
  GStrv ids;            /* of choices */
  gboolean setting;
};

G_DEFINE_FINAL_TYPE (AdjFormField, adj_form_field, GTK_TYPE_WIDGET)

enum
{
  TYPED,
  PICK,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
adj_form_field_on_typed (AdjFormField *self)
{
  if (!self->setting && !gtk_widget_in_destruction (GTK_WIDGET (self)))
    g_signal_emit (self, signals[TYPED], 0);
}

/* ---- Class ---- */

static void
adj_form_field_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_FORM_FIELD);
  G_OBJECT_CLASS (adj_form_field_parent_class)->dispose (object);
}

static void
adj_form_field_finalize (GObject *object)
{
  g_strfreev (ADJ_FORM_FIELD (object)->ids);
  G_OBJECT_CLASS (adj_form_field_parent_class)->finalize (object);
}

static void
adj_form_field_class_init (AdjFormFieldClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_form_field_dispose;
  G_OBJECT_CLASS (class)->finalize = adj_form_field_finalize;
  signals[TYPED] = g_signal_new ("typed", ADJ_TYPE_FORM_FIELD, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
  signals[PICK] = g_signal_new ("pick", ADJ_TYPE_FORM_FIELD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/books/form-field.ui");
  gtk_widget_class_bind_template_child_full (widget_class, "content", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, AdjFormField, name);
  gtk_widget_class_bind_template_child (widget_class, AdjFormField, place);
  gtk_widget_class_bind_template_child (widget_class, AdjFormField, complaint);
}

static void
adj_form_field_init (AdjFormField *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* ---- The three kinds ---- */

static AdjFormField *
new_field (const char *name, GtkWidget *control)
{
  AdjFormField *self = g_object_new (ADJ_TYPE_FORM_FIELD, NULL);

  self->control = control;
  gtk_label_set_label (self->name, name);
  gtk_label_set_mnemonic_widget (self->name, control);
  gtk_widget_add_css_class (control, "touch");
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  return self;
}

/* Leaving it takes what is typed. */
static void
watch_focus (AdjFormField *self)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect_swapped (focus, "leave", G_CALLBACK (adj_form_field_on_typed), self);
  gtk_widget_add_controller (self->control, focus);
}

GtkWidget *
adj_form_field_new_line (const char *name, const char *hint, int most)
{
  AdjFormField *self = new_field (name, gtk_entry_new ());
  GtkEntry *entry = GTK_ENTRY (self->control);

  gtk_entry_set_placeholder_text (entry, hint);
  gtk_entry_set_max_length (entry, most);
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 6);
  /* what is taken back is a figure, not a letter: the window does it */
  gtk_editable_set_enable_undo (GTK_EDITABLE (entry), FALSE);
  g_signal_connect_swapped (entry, "activate", G_CALLBACK (adj_form_field_on_typed), self);
  watch_focus (self);
  gtk_box_prepend (self->place, self->control);
  return GTK_WIDGET (self);
}

static void
adj_form_field_on_pick (AdjFormField *self)
{
  g_signal_emit (self, signals[PICK], 0);
}

GtkWidget *
adj_form_field_new_hexes (const char *name, const char *hint)
{
  GtkWidget *field = adj_form_field_new_line (name, hint, 0);
  AdjFormField *self = ADJ_FORM_FIELD (field);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *button = gtk_button_new_from_icon_name ("adj-set-up-symbolic");

  adj_tip_show (button, _ ("Point at them on the map"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Point at them on the map"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, name, -1);
  gtk_widget_add_css_class (button, "touch");
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (adj_form_field_on_pick), self);
  g_object_ref (self->control);
  gtk_box_remove (self->place, self->control);
  gtk_widget_set_hexpand (self->control, TRUE);
  gtk_box_append (GTK_BOX (box), self->control);
  g_object_unref (self->control);
  gtk_box_append (GTK_BOX (box), button);
  gtk_box_prepend (self->place, box);
  return field;
}

GtkWidget *
adj_form_field_new_prose (const char *name)
{
  AdjFormField *self = new_field (name, gtk_text_view_new ());
  GtkTextView *view = GTK_TEXT_VIEW (self->control);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->prose = gtk_text_view_get_buffer (view);
  gtk_text_buffer_set_enable_undo (self->prose, FALSE);
  gtk_text_view_set_wrap_mode (view, GTK_WRAP_WORD_CHAR);
  gtk_text_view_set_accepts_tab (view, FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (view), "form-prose");
  gtk_accessible_update_property (GTK_ACCESSIBLE (scroller), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), self->control);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scroller), 160);
  gtk_scrolled_window_set_has_frame (GTK_SCROLLED_WINDOW (scroller), TRUE);
  watch_focus (self);
  gtk_box_prepend (self->place, scroller);
  return GTK_WIDGET (self);
}

GtkWidget *
adj_form_field_new_choice (const char *name, const char *const *ids, const char *const *names)
{
  GtkWidget *list = gtk_drop_down_new_from_strings (names);
  AdjFormField *self = new_field (name, list);

  self->ids = g_strdupv ((GStrv) ids);
  g_signal_connect_swapped (list, "notify::selected", G_CALLBACK (adj_form_field_on_typed), self);
  gtk_box_prepend (self->place, list);
  return GTK_WIDGET (self);
}

/* ---- In use ---- */

static guint
find_choice (AdjFormField *self, const char *id)
{
  for (guint i = 0; self->ids[i] != NULL; i++)
    if (g_str_equal (self->ids[i], id))
      return i;
  return 0;
}

void
adj_form_field_set (AdjFormField *self, const char *text)
{
  g_return_if_fail (ADJ_IS_FORM_FIELD (self));

  self->setting = TRUE;
  if (self->ids != NULL)
    gtk_drop_down_set_selected (GTK_DROP_DOWN (self->control), find_choice (self, text));
  else if (self->prose != NULL)
    gtk_text_buffer_set_text (self->prose, text, -1);
  else if (g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (self->control)), text) != 0)
    gtk_editable_set_text (GTK_EDITABLE (self->control), text);
  self->setting = FALSE;
}

char *
adj_form_field_get (AdjFormField *self)
{
  GtkTextIter start, end;

  g_return_val_if_fail (ADJ_IS_FORM_FIELD (self), NULL);

  if (self->ids != NULL)
    return g_strdup (self->ids[gtk_drop_down_get_selected (GTK_DROP_DOWN (self->control))]);
  if (self->prose == NULL)
    return g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->control)));
  gtk_text_buffer_get_bounds (self->prose, &start, &end);
  return gtk_text_buffer_get_text (self->prose, &start, &end, FALSE);
}

void
adj_form_field_complain (AdjFormField *self, const char *reason)
{
  g_return_if_fail (ADJ_IS_FORM_FIELD (self));

  gtk_label_set_label (self->complaint, reason != NULL ? reason : "");
  gtk_widget_set_visible (GTK_WIDGET (self->complaint), reason != NULL);
  adj_field_mark (self->control, reason);
}

GtkWidget *
adj_form_field_get_control (AdjFormField *self)
{
  g_return_val_if_fail (ADJ_IS_FORM_FIELD (self), NULL);

  return self->control;
}
