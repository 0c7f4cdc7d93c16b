/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/gap-form.h"

#include <glib/gi18n-lib.h>

#include "app/books/form-field.h"
#include "book/draft-fields.h"
#include "book/words.h"
#include "staff/missing.h"
#include "words/fill.h"
#include "words/printed.h"

struct _AdjGapForm
{
  GtkWidget parent_instance;
  AdjOwnBattle *battle;
  GtkBox *fields;
  AdjFormField *what; /* the fields' */
  AdjFormField *text;
  GtkWidget *settled_box;
  GtkListBox *settled;
  GArray *gaps; /* of AdjUnknown: all that were open once, with texts of their own */
};

G_DEFINE_FINAL_TYPE (AdjGapForm, adj_gap_form, GTK_TYPE_WIDGET)

/* ---- Gaps that were open once ---- */

static void
forget (gpointer gap)
{
  g_free ((char *) ((AdjUnknown *) gap)->text);
}

static gboolean
has (const GArray *gaps, const AdjUnknown *gap)
{
  for (guint i = 0; i < gaps->len; i++)
    {
      const AdjUnknown *each = &g_array_index (gaps, AdjUnknown, i);

      if (each->what == gap->what && g_str_equal (each->text, gap->text))
        return TRUE;
    }
  return FALSE;
}

void
adj_gap_form_keep (AdjGapForm *self, const AdjUnknown *gap)
{
  AdjUnknown kept;

  g_return_if_fail (ADJ_IS_GAP_FORM (self));
  g_return_if_fail (gap != NULL);

  if (has (self->gaps, gap))
    return;
  kept = (AdjUnknown){ gap->what, g_strdup (gap->text) };
  g_array_append_val (self->gaps, kept);
}

void
adj_gap_form_set_charts (AdjGapForm *self, AdjOwnBattle *battle)
{
  const AdjScenario *frame;

  g_return_if_fail (ADJ_IS_GAP_FORM (self));
  g_return_if_fail (ADJ_IS_OWN_BATTLE (battle));

  g_set_object (&self->battle, battle);
  frame = adj_own_battle_get_frame (battle);
  for (guint i = 0; frame != NULL && i < frame->unknowns->len; i++)
    adj_gap_form_keep (self, &g_array_index (frame->unknowns, AdjUnknown, i));
}

/* ---- Writing down ---- */

static gboolean
write_down (AdjGapForm *self, const char *what, const char *text)
{
  AdjDraft *draft = adj_own_battle_get_draft (self->battle);
  guint place = adj_draft_count (draft, "unknown");
  const AdjXmlEdit edits[] = {
    { "unknown", place, NULL, "what", what },
    { "unknown", place, NULL, NULL, text },
  };
  gboolean done = adj_draft_put (draft, edits, G_N_ELEMENTS (edits));

  adj_form_field_complain (self->text, done ? NULL : adj_draft_get_refusal (draft));
  if (done)
    adj_own_battle_save (self->battle);
  return done;
}

static void
adj_gap_form_on_write (AdjGapForm *self)
{
  g_autofree char *what = adj_form_field_get (self->what);
  g_autofree char *text = g_strstrip (adj_form_field_get (self->text));

  if (*text == '\0')
    adj_form_field_complain (self->text, _ ("Say what is missing"));
  else if (write_down (self, what, text))
    adj_form_field_set (self->text, "");
  gtk_widget_grab_focus (adj_form_field_get_control (self->text));
}

/* ---- Opening again ---- */

static void
adj_gap_form_on_open (AdjGapForm *self, GtkButton *button)
{
  guint i = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "gap"));
  const AdjUnknown *gap = &g_array_index (self->gaps, AdjUnknown, i);

  write_down (self, adj_unknown_things[gap->what], gap->text);
}

/* The rows are made by hand: they are few, and all go with the change that one of them makes. */
static GtkWidget *
new_row (AdjGapForm *self, guint i)
{
  const AdjUnknown *gap = &g_array_index (self->gaps, AdjUnknown, i);
  g_autofree char *text = adj_fill (_ ("{gap}: {words}"),
                                    (const AdjPlace[]){ { "gap", adj_missing_title (gap->what) },
                                                        { "words", adj_words_printed (gap->text) },
                                                        { NULL, NULL } });
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *words = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0, "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR, NULL);
  GtkWidget *open = gtk_button_new_with_label (_ ("Open Again"));

  gtk_widget_add_css_class (row, "gap-row");
  gtk_widget_add_css_class (open, "touch");
  gtk_widget_set_halign (open, GTK_ALIGN_START);
  gtk_accessible_update_property (GTK_ACCESSIBLE (open), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text,
                                  -1);
  g_object_set_data (G_OBJECT (open), "gap", GUINT_TO_POINTER (i));
  g_signal_connect_swapped (open, "clicked", G_CALLBACK (adj_gap_form_on_open), self);
  gtk_box_append (GTK_BOX (row), words);
  gtk_box_append (GTK_BOX (row), open);
  return row;
}

static void
add_row (AdjGapForm *self, guint i)
{
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), new_row (self, i));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  gtk_list_box_append (self->settled, row);
}

void
adj_gap_form_show (AdjGapForm *self)
{
  const GArray *open;
  GtkWidget *row;

  g_return_if_fail (ADJ_IS_GAP_FORM (self));

  open = adj_draft_get_scenario (adj_own_battle_get_draft (self->battle))->unknowns;
  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->settled))) != NULL)
    gtk_list_box_remove (self->settled, row);
  for (guint i = 0; i < self->gaps->len; i++)
    if (!has (open, &g_array_index (self->gaps, AdjUnknown, i)))
      add_row (self, i);
  gtk_widget_set_visible (self->settled_box,
                          gtk_widget_get_first_child (GTK_WIDGET (self->settled)) != NULL);
}

/* ---- Class ---- */

static void
adj_gap_form_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_GAP_FORM);
  g_clear_object (&ADJ_GAP_FORM (object)->battle);
  G_OBJECT_CLASS (adj_gap_form_parent_class)->dispose (object);
}

static void
adj_gap_form_finalize (GObject *object)
{
  g_array_unref (ADJ_GAP_FORM (object)->gaps);
  G_OBJECT_CLASS (adj_gap_form_parent_class)->finalize (object);
}

static void
adj_gap_form_class_init (AdjGapFormClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_gap_form_dispose;
  G_OBJECT_CLASS (class)->finalize = adj_gap_form_finalize;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/books/gap-form.ui");
  gtk_widget_class_bind_template_child_full (widget_class, "content", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, AdjGapForm, fields);
  gtk_widget_class_bind_template_child (widget_class, AdjGapForm, settled_box);
  gtk_widget_class_bind_template_child (widget_class, AdjGapForm, settled);
  gtk_widget_class_bind_template_callback (widget_class, adj_gap_form_on_write);
}

/* The kinds of gaps, and what each is called. */
static GtkWidget *
new_kinds (void)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint i = 0; adj_unknown_things[i] != NULL; i++)
    g_ptr_array_add (names, (gpointer) adj_missing_title ((AdjUnknownThing) i));
  g_ptr_array_add (names, NULL);
  return adj_form_field_new_choice (_ ("It is about"), adj_unknown_things,
                                    (const char *const *) names->pdata);
}

static void
adj_gap_form_init (AdjGapForm *self)
{
  GtkWidget *what = new_kinds ();
  GtkWidget *text = adj_form_field_new_line (_ ("What has to be read off"), NULL,
                                             adj_draft_find_element ("unknown")->text_max);

  self->gaps = g_array_new (FALSE, FALSE, sizeof (AdjUnknown));
  g_array_set_clear_func (self->gaps, forget);
  self->what = ADJ_FORM_FIELD (what);
  self->text = ADJ_FORM_FIELD (text);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_box_append (self->fields, what);
  gtk_box_append (self->fields, text);
}
