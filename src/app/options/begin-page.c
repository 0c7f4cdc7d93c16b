/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/options/begin-page.h"

#include <glib/gi18n-lib.h>

#include "app/desktop/settings.h"
#include "app/options/kept-sets.h"
#include "app/options/options-form.h"
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
  GtkFlowBox *choices; /* of radio buttons, each with its Choice */
  AdjOptionsForm *form;
  GtkMenuButton *keep_button;
  GtkPopover *keep_popover;
  GtkEditable *keep_name;
  GtkWidget *forget_button;
  GtkWidget *begin_button;
  char *scenario; /* its path */
  AdjRuleset *ruleset;
  AdjAgreement agreed;
  gboolean showing; /* the program sets the buttons itself */
};

G_DEFINE_FINAL_TYPE (AdjBeginPage, adj_begin_page, GTK_TYPE_WIDGET)

#define CHOICE "adj-choice"

typedef struct
{
  AdjAgreement agreed;
  char *kept; /* the name the players keep it under, or NULL */
} Choice;

static void
choice_free (gpointer data)
{
  Choice *choice = data;

  g_free (choice->kept);
  g_free (choice);
}

/* ---- The choices ---- */

static GtkCheckButton *
button_at (AdjBeginPage *self, int index)
{
  GtkFlowBoxChild *cell = gtk_flow_box_get_child_at_index (self->choices, index);

  return cell != NULL ? GTK_CHECK_BUTTON (gtk_flow_box_child_get_child (cell)) : NULL;
}

static const Choice *
choice_of (GtkCheckButton *button)
{
  return g_object_get_data (G_OBJECT (button), CHOICE);
}

/* The choice that comes to what is agreed on; NULL if it is none of them. */
static GtkCheckButton *
find_choice (AdjBeginPage *self)
{
  GtkCheckButton *button;

  for (int i = 0; (button = button_at (self, i)) != NULL; i++)
    if (adj_agreement_equal (&choice_of (button)->agreed, &self->agreed))
      return button;
  return NULL;
}

static void
show_agreed (AdjBeginPage *self)
{
  GtkCheckButton *chosen = find_choice (self);
  GtkCheckButton *button;

  self->showing = TRUE;
  for (int i = 0; (button = button_at (self, i)) != NULL; i++)
    gtk_check_button_set_active (button, button == chosen);
  self->showing = FALSE;
  adj_options_form_show (self->form, self->agreed.values, self->agreed.values);
  gtk_widget_set_visible (self->forget_button, chosen != NULL && choice_of (chosen)->kept != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->keep_button), chosen == NULL);
}

static void
adj_begin_page_on_choice (GtkCheckButton *button, AdjBeginPage *self)
{
  if (self->showing || !gtk_check_button_get_active (button))
    return;
  self->agreed = choice_of (button)->agreed;
  show_agreed (self);
}

static void
add_choice (AdjBeginPage *self, const char *label, AdjAgreement agreed, const char *kept)
{
  GtkWidget *button = gtk_check_button_new_with_label (label);
  Choice *choice = g_new0 (Choice, 1);

  choice->agreed = agreed;
  choice->kept = g_strdup (kept);
  g_object_set_data_full (G_OBJECT (button), CHOICE, choice, choice_free);
  gtk_check_button_set_group (GTK_CHECK_BUTTON (button), button_at (self, 0));
  g_signal_connect (button, "toggled", G_CALLBACK (adj_begin_page_on_choice), self);
  gtk_flow_box_append (self->choices, adj_flow_cell_new (button));
}

static void
add_kept (const char *name, const char *text, gpointer data)
{
  AdjBeginPage *self = data;

  add_choice (self, name, adj_agreement_read (self->ruleset, text), name);
}

/* What was played last time is a choice of its own where it is none of the others. */
static void
list_choices (AdjBeginPage *self)
{
  g_autofree char *last = g_settings_get_string (adj_settings (), "last-options");
  GtkWidget *cell;

  while ((cell = gtk_widget_get_first_child (GTK_WIDGET (self->choices))) != NULL)
    gtk_flow_box_remove (self->choices, cell);
  add_choice (self, adj_article_title (ADJ_ARTICLE_STANDARD),
              adj_agreement_of_article (self->ruleset, ADJ_ARTICLE_STANDARD), NULL);
  add_choice (self, _ ("With Young's options"),
              adj_agreement_of_article (self->ruleset, ADJ_ARTICLE_YOUNG), NULL);
  add_choice (self, _ ("With Epperson's initiative"),
              adj_agreement_of_article (self->ruleset, ADJ_ARTICLE_EPPERSON), NULL);
  adj_kept_sets_each (adj_settings (), add_kept, self);
  self->agreed = adj_agreement_read (self->ruleset, last);
  if (find_choice (self) == NULL)
    add_choice (self, _ ("As last time"), self->agreed, NULL);
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
  AdjAgreement agreed = self->agreed;

  list_choices (self);
  self->agreed = agreed;
  show_agreed (self);
}

static void
adj_begin_page_on_keep (AdjBeginPage *self)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (self->keep_name)));
  g_autofree char *text = adj_agreement_write (self->ruleset, &self->agreed);

  if (*name == '\0')
    return;
  gtk_popover_popdown (self->keep_popover);
  gtk_editable_set_text (self->keep_name, "");
  adj_kept_sets_keep (adj_settings (), name, text);
  list_again (self);
}

static void
adj_begin_page_on_forget (AdjBeginPage *self)
{
  GtkCheckButton *chosen = find_choice (self);

  if (chosen == NULL || choice_of (chosen)->kept == NULL)
    return;
  adj_kept_sets_forget (adj_settings (), choice_of (chosen)->kept);
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
