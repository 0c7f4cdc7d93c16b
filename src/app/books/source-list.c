/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/source-list.h"

#include <glib/gi18n-lib.h>

#include "app/books/form-field.h"
#include "book/draft-fields.h"
#include "words/fill.h"

struct _AdjSourceList
{
  GtkWidget parent_instance;
  AdjOwnBattle *battle;
  GtkBox *rows;
  GtkBox *new_one;
  AdjFormField *id; /* of the new one */
  AdjFormField *text;
  GPtrArray *fields; /* of AdjFormField: the rows' */
  GPtrArray *ids;    /* of char *: which sources the rows are */
};

G_DEFINE_FINAL_TYPE (AdjSourceList, adj_source_list, GTK_TYPE_WIDGET)

static AdjDraft *
draft_of (AdjSourceList *self)
{
  return adj_own_battle_get_draft (self->battle);
}

static const AdjSource *
source_at (AdjSourceList *self, guint place)
{
  return &g_array_index (adj_draft_get_scenario (draft_of (self))->sources, AdjSource, place);
}

static guint
count (AdjSourceList *self)
{
  return adj_draft_count (draft_of (self), "source");
}

/* ---- The rows ---- */

/* The change is kept, or the field says why not. */
static gboolean
settle (AdjSourceList *self, AdjFormField *field, gboolean done)
{
  adj_form_field_complain (field, done ? NULL : adj_draft_get_refusal (draft_of (self)));
  if (done)
    adj_own_battle_save (self->battle);
  return done;
}

static guint
place_of (AdjSourceList *self, AdjFormField *field)
{
  guint place = 0;

  g_ptr_array_find (self->fields, field, &place);
  return place;
}

/* Without its text a source would be gone: that is for the button to do. */
static void
adj_source_list_on_typed (AdjSourceList *self, AdjFormField *field)
{
  g_autofree char *text = g_strstrip (adj_form_field_get (field));
  guint place = place_of (self, field);

  if (g_str_equal (text, source_at (self, place)->text))
    adj_form_field_complain (field, NULL);
  else if (*text == '\0')
    adj_form_field_complain (field, _ ("A source needs a text; Remove takes it away"));
  else
    settle (self, field, adj_draft_put_field (draft_of (self), "source", place, NULL, text));
}

/* The row goes, and the keys with it to where a new one is typed. */
static void
adj_source_list_on_remove (AdjSourceList *self, GtkButton *button)
{
  AdjFormField *field = g_object_get_data (G_OBJECT (button), "field");
  guint place = place_of (self, field);

  if (settle (self, field, adj_draft_drop (draft_of (self), "source", place)))
    gtk_widget_grab_focus (adj_form_field_get_control (self->id));
}

static void
add_row (AdjSourceList *self, const char *id)
{
  g_autofree char *name =
      adj_fill (_ ("Source “{name}”"), (const AdjPlace[]){ { "name", id }, { NULL, NULL } });
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *remove = gtk_button_new_with_label (_ ("Remove"));
  GtkWidget *field =
      adj_form_field_new_line (name, NULL, adj_draft_find_element ("source")->text_max);

  g_signal_connect_swapped (field, "typed", G_CALLBACK (adj_source_list_on_typed), self);
  gtk_widget_set_hexpand (field, TRUE);
  gtk_widget_set_valign (remove, GTK_ALIGN_START);
  gtk_widget_add_css_class (remove, "touch");
  gtk_accessible_update_property (GTK_ACCESSIBLE (remove), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  name, -1);
  g_object_set_data (G_OBJECT (remove), "field", field);
  g_signal_connect_swapped (remove, "clicked", G_CALLBACK (adj_source_list_on_remove), self);
  gtk_box_append (GTK_BOX (row), field);
  gtk_box_append (GTK_BOX (row), remove);
  gtk_box_append (self->rows, row);
  g_ptr_array_add (self->fields, field);
  g_ptr_array_add (self->ids, g_strdup (id));
}

/* Rows stay as long as they are of the same sources: one of them may have the keys. */
static gboolean
is_shown (AdjSourceList *self)
{
  if (self->ids->len != count (self))
    return FALSE;
  for (guint i = 0; i < self->ids->len; i++)
    if (!g_str_equal (g_ptr_array_index (self->ids, i), source_at (self, i)->id))
      return FALSE;
  return TRUE;
}

static void
build (AdjSourceList *self)
{
  GtkWidget *row;

  g_ptr_array_set_size (self->fields, 0);
  g_ptr_array_set_size (self->ids, 0);
  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->rows))) != NULL)
    gtk_box_remove (self->rows, row);
  for (guint i = 0; i < count (self); i++)
    add_row (self, source_at (self, i)->id);
}

void
adj_source_list_show (AdjSourceList *self)
{
  g_return_if_fail (ADJ_IS_SOURCE_LIST (self));

  if (!is_shown (self))
    build (self);
  for (guint i = 0; i < self->fields->len; i++)
    {
      adj_form_field_set (g_ptr_array_index (self->fields, i), source_at (self, i)->text);
      adj_form_field_complain (g_ptr_array_index (self->fields, i), NULL);
    }
}

/* ---- A new one ---- */

static void
adj_source_list_on_add (AdjSourceList *self)
{
  g_autofree char *id = g_strstrip (adj_form_field_get (self->id));
  g_autofree char *text = g_strstrip (adj_form_field_get (self->text));
  guint place = count (self);
  const AdjXmlEdit edits[] = {
    { "source", place, NULL, "id", id },
    { "source", place, NULL, NULL, text },
  };
  AdjFormField *next = self->id;

  adj_form_field_complain (self->text, NULL);
  if (*id == '\0' || *text == '\0')
    {
      next = *id == '\0' ? self->id : self->text;
      adj_form_field_complain (next, _ ("A source has a name in one word, and a text"));
    }
  else if (settle (self, self->id, adj_draft_put (draft_of (self), edits, G_N_ELEMENTS (edits))))
    {
      adj_form_field_set (self->id, "");
      adj_form_field_set (self->text, "");
    }
  gtk_widget_grab_focus (adj_form_field_get_control (next));
}

static AdjFormField *
add_field (AdjSourceList *self, const char *name, int most)
{
  GtkWidget *field = adj_form_field_new_line (name, NULL, most);

  gtk_box_append (self->new_one, field);
  return ADJ_FORM_FIELD (field);
}

void
adj_source_list_set_charts (AdjSourceList *self, AdjOwnBattle *battle)
{
  g_return_if_fail (ADJ_IS_SOURCE_LIST (self));
  g_return_if_fail (ADJ_IS_OWN_BATTLE (battle));

  g_set_object (&self->battle, battle);
}

/* ---- Class ---- */

static void
adj_source_list_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_SOURCE_LIST);
  g_clear_object (&ADJ_SOURCE_LIST (object)->battle);
  G_OBJECT_CLASS (adj_source_list_parent_class)->dispose (object);
}

static void
adj_source_list_finalize (GObject *object)
{
  g_ptr_array_unref (ADJ_SOURCE_LIST (object)->fields);
  g_ptr_array_unref (ADJ_SOURCE_LIST (object)->ids);
  G_OBJECT_CLASS (adj_source_list_parent_class)->finalize (object);
}

static void
adj_source_list_class_init (AdjSourceListClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_source_list_dispose;
  G_OBJECT_CLASS (class)->finalize = adj_source_list_finalize;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/books/source-list.ui");
  gtk_widget_class_bind_template_child_full (widget_class, "content", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, AdjSourceList, rows);
  gtk_widget_class_bind_template_child (widget_class, AdjSourceList, new_one);
  gtk_widget_class_bind_template_callback (widget_class, adj_source_list_on_add);
}

static void
adj_source_list_init (AdjSourceList *self)
{
  self->fields = g_ptr_array_new ();
  self->ids = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  self->id =
      add_field (self, _ ("Name of a new source"), adj_draft_find_attribute ("source", "id")->max);
  self->text = add_field (self, _ ("Which book, page or person that is"),
                          adj_draft_find_element ("source")->text_max);
}
