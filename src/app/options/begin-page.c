/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/options/begin-page.h"

#include <glib/gi18n-lib.h>

#include "app/desktop/settings.h"
#include "app/options/kept-sets.h"
#include "app/options/option-sets.h"
#include "app/options/options-form.h"
#include "app/widgets/field-mark.h"
#include "app/widgets/flow-cell.h"
#include "app/widgets/focus-order.h"
#include "book/library.h"
#include "staff/agreement.h"
#include "words/fill.h"
#include "words/printed.h"

struct _AdjBeginPage
{
  GtkWidget parent_instance;
  GtkWidget *content;
  GtkLabel *title;
  GtkFlowBox *choices; /* of radio buttons, in the order of sets */
  GPtrArray *sets;     /* of AdjOptionSet */
  AdjOptionsForm *form;
  GtkMenuButton *keep_button;
  GtkPopover *keep_popover;
  GtkEditable *keep_name;
  GtkLabel *keep_full; /* why it cannot be kept */
  GtkWidget *forget_button;
  GtkWidget *begin_button;
  char *scenario; /* its path */
  AdjRuleset *ruleset;
  AdjAgreement agreed;
  gboolean showing; /* the program sets the buttons itself */
};

G_DEFINE_FINAL_TYPE (AdjBeginPage, adj_begin_page, GTK_TYPE_WIDGET)

/* ---- The choices ---- */

static GtkCheckButton *
button_at (AdjBeginPage *self, int index)
{
  GtkFlowBoxChild *cell = gtk_flow_box_get_child_at_index (self->choices, index);

  return cell != NULL ? GTK_CHECK_BUTTON (gtk_flow_box_child_get_child (cell)) : NULL;
}

/* NULL where options were set one by one. */
static const AdjOptionSet *
chosen_set (AdjBeginPage *self)
{
  return adj_option_sets_find (self->sets, &self->agreed);
}

static void
show_agreed (AdjBeginPage *self)
{
  const AdjOptionSet *chosen = chosen_set (self);

  self->showing = TRUE;
  for (guint i = 0; i < self->sets->len; i++)
    gtk_check_button_set_active (button_at (self, (int) i),
                                 g_ptr_array_index (self->sets, i) == chosen);
  self->showing = FALSE;
  adj_options_form_show (self->form, self->agreed.values, self->agreed.values);
  gtk_widget_set_visible (self->forget_button, chosen != NULL && chosen->kept);
  gtk_widget_set_visible (GTK_WIDGET (self->keep_button), chosen == NULL);
}

static void
adj_begin_page_on_choice (GtkCheckButton *button, AdjBeginPage *self)
{
  if (self->showing || !gtk_check_button_get_active (button))
    return;
  for (guint i = 0; i < self->sets->len; i++)
    if (button_at (self, (int) i) == button)
      self->agreed = ((const AdjOptionSet *) g_ptr_array_index (self->sets, i))->agreed;
  show_agreed (self);
}

static void
add_choice (AdjBeginPage *self, const char *label)
{
  GtkWidget *button = gtk_check_button_new_with_label (label);

  gtk_check_button_set_group (GTK_CHECK_BUTTON (button), button_at (self, 0));
  g_signal_connect (button, "toggled", G_CALLBACK (adj_begin_page_on_choice), self);
  gtk_flow_box_append (self->choices, adj_flow_cell_new (button));
}

static void
list_choices (AdjBeginPage *self)
{
  GtkWidget *cell;

  while ((cell = gtk_widget_get_first_child (GTK_WIDGET (self->choices))) != NULL)
    gtk_flow_box_remove (self->choices, cell);
  g_clear_pointer (&self->sets, g_ptr_array_unref);
  self->sets = adj_option_sets_list (self->ruleset);
  for (guint i = 0; i < self->sets->len; i++)
    add_choice (self, ((const AdjOptionSet *) g_ptr_array_index (self->sets, i))->name);
}

static void
adj_begin_page_on_chosen (AdjBeginPage *self, int option, int value)
{
  self->agreed.values[self->ruleset->options[option].key] = (gint16) value;
  show_agreed (self);
}

/* ---- Sets of one's own ---- */

static void
list_again (AdjBeginPage *self)
{
  list_choices (self);
  show_agreed (self);
}

/* Nothing that was kept is thrown away for it. */
static void
show_full (AdjBeginPage *self, gboolean full)
{
  g_autofree char *most = g_strdup_printf ("%d", ADJ_MAX_KEPT_SETS);
  g_autofree char *reason =
      adj_fill (_ ("There is room for {number} sets: forget one of them first"),
                (const AdjPlace[]){ { "number", most }, { NULL, NULL } });

  adj_field_mark (GTK_WIDGET (self->keep_name), full ? reason : NULL);
  gtk_label_set_label (self->keep_full, reason);
  gtk_widget_set_visible (GTK_WIDGET (self->keep_full), full);
}

static void
adj_begin_page_on_keep (AdjBeginPage *self)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (self->keep_name)));
  g_autofree char *text = adj_agreement_write (self->ruleset, &self->agreed);
  gboolean kept;

  if (*name == '\0')
    return;
  kept = adj_kept_sets_keep (adj_settings (), name, text);
  show_full (self, !kept);
  if (!kept)
    return;
  gtk_popover_popdown (self->keep_popover);
  gtk_editable_set_text (self->keep_name, "");
  list_again (self);
}

static void
adj_begin_page_on_forget (AdjBeginPage *self)
{
  const AdjOptionSet *chosen = chosen_set (self);

  if (chosen == NULL || !chosen->kept)
    return;
  adj_kept_sets_forget (adj_settings (), chosen->name);
  list_again (self);
}

/* ---- Beginning ---- */

static void
adj_begin_page_on_begin (AdjBeginPage *self)
{
  g_autofree char *text = adj_agreement_write (self->ruleset, &self->agreed);

  g_settings_set_string (adj_settings (), "last-options", text);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.begin-with", "(ss)", self->scenario, text);
}

gboolean
adj_begin_page_show (AdjBeginPage *self, const char *scenario)
{
  g_autofree char *ruleset = g_settings_get_string (adj_settings (), "ruleset");
  g_autofree char *title = NULL;
  g_autoptr (AdjLoaded) loaded = NULL;

  g_return_val_if_fail (ADJ_IS_BEGIN_PAGE (self), FALSE);
  g_return_val_if_fail (scenario != NULL, FALSE);

  loaded = adj_library_load_under (scenario, ruleset);
  if (loaded->book == NULL)
    return FALSE;
  g_free (self->scenario);
  self->scenario = g_strdup (scenario);
  g_clear_pointer (&self->ruleset, adj_ruleset_unref);
  self->ruleset = adj_ruleset_ref (loaded->book->ruleset);
  title =
      adj_fill (_ ("Begin {battle}"),
                (const AdjPlace[]){ { "battle", adj_words_printed (loaded->book->scenario->title) },
                                    { NULL, NULL } });
  gtk_label_set_label (self->title, title);
  adj_options_form_set_ruleset (self->form, self->ruleset);
  self->agreed = adj_option_sets_last (self->ruleset);
  list_choices (self);
  show_agreed (self);
  return TRUE;
}

/* ---- Class ---- */

/* Enter begins at once. */
static gboolean
adj_begin_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (ADJ_BEGIN_PAGE (widget)->begin_button);
}

static void
adj_begin_page_dispose (GObject *object)
{
  AdjBeginPage *self = ADJ_BEGIN_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_BEGIN_PAGE);
  g_clear_pointer (&self->scenario, g_free);
  g_clear_pointer (&self->ruleset, adj_ruleset_unref);
  g_clear_pointer (&self->sets, g_ptr_array_unref);
  G_OBJECT_CLASS (adj_begin_page_parent_class)->dispose (object);
}

static void
adj_begin_page_class_init (AdjBeginPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_begin_page_dispose;
  widget_class->grab_focus = adj_begin_page_grab_focus;
  widget_class->focus = adj_focus_among_children;
  g_type_ensure (ADJ_TYPE_OPTIONS_FORM);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/options/begin-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjBeginPage, content);
  gtk_widget_class_bind_template_child (widget_class, AdjBeginPage, title);
  gtk_widget_class_bind_template_child (widget_class, AdjBeginPage, choices);
  gtk_widget_class_bind_template_child (widget_class, AdjBeginPage, form);
  gtk_widget_class_bind_template_child (widget_class, AdjBeginPage, keep_button);
  gtk_widget_class_bind_template_child (widget_class, AdjBeginPage, keep_popover);
  gtk_widget_class_bind_template_child (widget_class, AdjBeginPage, keep_name);
  gtk_widget_class_bind_template_child (widget_class, AdjBeginPage, keep_full);
  gtk_widget_class_bind_template_child (widget_class, AdjBeginPage, forget_button);
  gtk_widget_class_bind_template_child (widget_class, AdjBeginPage, begin_button);
  gtk_widget_class_bind_template_callback (widget_class, adj_begin_page_on_chosen);
  gtk_widget_class_bind_template_callback (widget_class, adj_begin_page_on_keep);
  gtk_widget_class_bind_template_callback (widget_class, adj_begin_page_on_forget);
  gtk_widget_class_bind_template_callback (widget_class, adj_begin_page_on_begin);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.start", NULL);
}

static void
adj_begin_page_init (AdjBeginPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
