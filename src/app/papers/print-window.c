/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/papers/print-window.h"

#include <glib/gi18n-lib.h>

#include "app/papers/print-job.h"
#include "app/widgets/sheet-view.h"
#include "words/fill.h"

struct _AdjPrintWindow
{
  GtkWindow parent_instance;
  const AdjPaperRack *rack;
  GObject *owner;
  GArray *sheets; /* of guint: those of the rack that there are to choose from */
  AdjSheet *laid; /* NULL: it cannot be made, and answer says why */
  guint page;
  gboolean setting; /* the program sets the controls itself */
  gboolean asks;    /* a dialog of this window has the player */
  guint own;        /* the reader to begin with */
  GtkDropDown *sheet;
  GtkWidget *of_turns; /* the heading of the span */
  GtkWidget *span;
  GtkSpinButton *from;
  GtkSpinButton *to;
  GtkDropDown *paper;
  GtkCheckButton *large;
  GtkCheckButton *colour;
  GtkCheckButton *blank;
  GtkDropDown *eyes;
  GtkLabel *answer;
  AdjSheetView *view;
  GtkLabel *place;
};

G_DEFINE_FINAL_TYPE (AdjPrintWindow, adj_print_window, GTK_TYPE_WINDOW)

/* ---- The sheet ---- */

static gboolean
is_of_turns (AdjPrintWindow *self, guint sheet)
{
  return self->rack->is_of_turns != NULL && self->rack->is_of_turns (sheet);
}

static guint
chosen_sheet (AdjPrintWindow *self)
{
  return g_array_index (self->sheets, guint, gtk_drop_down_get_selected (self->sheet));
}

static AdjPaperChoice
chosen (AdjPrintWindow *self)
{
  gboolean of_turns = is_of_turns (self, chosen_sheet (self));

  return (AdjPaperChoice){
    .paper = adj_paper_at (gtk_drop_down_get_selected (self->paper)),
    .large = gtk_check_button_get_active (self->large),
    .colour = gtk_check_button_get_active (self->colour),
    .blank = gtk_check_button_get_active (self->blank),
    .reader = gtk_drop_down_get_selected (self->eyes),
    .from = of_turns ? gtk_spin_button_get_value_as_int (self->from) : 0,
    .to = of_turns ? gtk_spin_button_get_value_as_int (self->to) : 0,
  };
}

static void
show_page (AdjPrintWindow *self)
{
  guint n = self->laid != NULL ? adj_sheet_n_pages (self->laid) : 0;
  g_autofree char *number = g_strdup_printf ("%u", self->page + 1);
  g_autofree char *count = g_strdup_printf ("%u", n);
  g_autofree char *place =
      adj_fill (_ ("Page {page} of {pages}"),
                (const AdjPlace[]){ { "page", number }, { "pages", count }, { NULL, NULL } });

  gtk_label_set_label (self->place, n > 0 ? place : "");
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "papers.back", self->page > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "papers.forward", self->page + 1 < n);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "papers.print", n > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "papers.save", n > 0);
  adj_sheet_view_show (self->view, self->laid, self->page);
}

/* The answer to what was done: one line below the choices; NULL for none. */
static void
answer (AdjPrintWindow *self, const char *text, gboolean good)
{
  gtk_label_set_label (self->answer, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->answer), text != NULL);
  if (good)
    gtk_widget_remove_css_class (GTK_WIDGET (self->answer), "complaint");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->answer), "complaint");
}

static void
lay_out (AdjPrintWindow *self)
{
  g_autoptr (GError) error = NULL;
  AdjPaperChoice choice;

  if (self->setting || self->owner == NULL)
    return;
  choice = chosen (self);
  adj_sheet_view_show (self->view, NULL, 0);
  g_clear_pointer (&self->laid, adj_sheet_free);
  self->laid = self->rack->make (self->owner, chosen_sheet (self), &choice, &error);
  answer (self, error != NULL ? error->message : NULL, FALSE);
  self->page = 0;
  show_page (self);
}

/* Each sheet begins with the turns that it is usually of. */
static void
set_usual_turns (AdjPrintWindow *self, guint sheet)
{
  gboolean setting = self->setting;
  int from;
  int to;

  if (!is_of_turns (self, sheet))
    return;
  self->rack->usual_turns (self->owner, sheet, &from, &to);
  self->setting = TRUE;
  gtk_spin_button_set_value (self->from, from);
  gtk_spin_button_set_value (self->to, to);
  self->setting = setting;
}

/* Only sheets about what was played are of a span of turns, and only some are forms. */
static void
adj_print_window_on_sheet (AdjPrintWindow *self)
{
  guint sheet = chosen_sheet (self);

  gtk_widget_set_sensitive (self->span, is_of_turns (self, sheet));
  set_usual_turns (self, sheet);
  gtk_widget_set_sensitive (GTK_WIDGET (self->blank),
                            self->rack->has_form != NULL && self->rack->has_form (sheet));
  lay_out (self);
}

static void
adj_print_window_on_span (AdjPrintWindow *self)
{
  if (gtk_spin_button_get_value (self->to) < gtk_spin_button_get_value (self->from))
    gtk_spin_button_set_value (self->to, gtk_spin_button_get_value (self->from));
  else
    lay_out (self);
}

static void
adj_print_window_on_choice (AdjPrintWindow *self)
{
  lay_out (self);
}

/* ---- Printing ---- */

static char *
name_of (AdjPrintWindow *self)
{
  AdjPaperChoice choice = chosen (self);

  return self->rack->file_name (self->owner, chosen_sheet (self), &choice);
}

/* What is shown stays as it is. */
static AdjSheet *
make_plain (gpointer data)
{
  AdjPrintWindow *self = data;
  AdjPaperChoice choice = chosen (self);

  choice.colour = FALSE;
  return self->rack->make (self->owner, chosen_sheet (self), &choice, NULL);
}

static AdjPrintJob
new_job (AdjPrintWindow *self, const char *name)
{
  return (AdjPrintJob){
    .sheet = self->laid,
    .page = self->page,
    .name = name,
    .make_plain = gtk_check_button_get_active (self->colour) ? make_plain : NULL,
    .data = self,
  };
}

static void
adj_print_window_act_print (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AdjPrintWindow *self = ADJ_PRINT_WINDOW (widget);
  g_autofree char *name = name_of (self);
  AdjPrintJob job = new_job (self, name);
  g_autoptr (GError) error = NULL;

  answer (self, NULL, FALSE);
  self->asks = TRUE;
  adj_print_job_ask (&job, GTK_WINDOW (self), &error);
  self->asks = FALSE;
  if (error != NULL)
    answer (self, error->message, FALSE);
}

gboolean
adj_print_window_export (AdjPrintWindow *self,
                         const char *path,
                         GtkPrintSettings *settings,
                         GError **error)
{
  g_autofree char *name = NULL;
  AdjPrintJob job;

  g_return_val_if_fail (ADJ_IS_PRINT_WINDOW (self) && self->laid != NULL, FALSE);

  name = name_of (self);
  job = new_job (self, name);
  return adj_print_job_export (&job, path, settings, GTK_WINDOW (self), error);
}

/* ---- Saving ---- */

/* A name without an ending means a PDF. Nobody was asked whether that may replace another. */
static char *
whole_path (const char *path, GError **error)
{
  g_autofree char *whole = NULL;
  g_autofree char *text = NULL;

  if (adj_sheet_knows_ending (path))
    return g_strdup (path);
  whole = g_strconcat (path, ".pdf", NULL);
  if (!g_file_test (whole, G_FILE_TEST_EXISTS))
    return g_steal_pointer (&whole);
  text = adj_fill (_ ("{file} is there already; to replace it, save under its whole name"),
                   (const AdjPlace[]){ { "file", whole }, { NULL, NULL } });
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_EXISTS, text);
  return NULL;
}

void
adj_print_window_save (AdjPrintWindow *self, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *whole = whole_path (path, &error);
  g_autofree char *done = NULL;

  g_return_if_fail (ADJ_IS_PRINT_WINDOW (self) && self->laid != NULL);

  if (whole == NULL || !adj_sheet_write (self->laid, whole, &error))
    {
      answer (self, error->message, FALSE);
      return;
    }
  done = adj_fill (_ ("Saved as {file}"), (const AdjPlace[]){ { "file", whole }, { NULL, NULL } });
  answer (self, done, TRUE);
}

static void
adj_print_window_on_save (GtkNativeDialog *native, int response, AdjPrintWindow *self)
{
  g_autoptr (GFile) file = response == GTK_RESPONSE_ACCEPT
                               ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (native))
                               : NULL;
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;

  self->asks = FALSE;
  if (path != NULL && self->laid != NULL)
    adj_print_window_save (self, path);
  g_object_unref (native);
}

static void
adj_print_window_act_save (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjPrintWindow *self = ADJ_PRINT_WINDOW (widget);
  GtkFileChooserNative *native = gtk_file_chooser_native_new (
      _ ("Save a Paper"), GTK_WINDOW (self), GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"), NULL);
  g_autofree char *name_of_it = name_of (self);
  g_autofree char *file = g_strconcat (name_of_it, ".pdf", NULL);

  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (native), file);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (native), TRUE);
  g_signal_connect_object (native, "response", G_CALLBACK (adj_print_window_on_save), self, 0);
  self->asks = TRUE;
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (native));
}

/* ---- Pages ---- */

static void
adj_print_window_act_back (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjPrintWindow *self = ADJ_PRINT_WINDOW (widget);

  self->page--;
  show_page (self);
}

static void
adj_print_window_act_forward (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjPrintWindow *self = ADJ_PRINT_WINDOW (widget);

  self->page++;
  show_page (self);
}

/* ---- The curtain ---- */

/* Who looks behind it has gone to another window; what he asks of this one leaves him there. */
static void
adj_print_window_on_active (AdjPrintWindow *self)
{
  if (self->rack != NULL && self->rack->curtain && !self->asks &&
      !gtk_window_is_active (GTK_WINDOW (self)))
    gtk_drop_down_set_selected (self->eyes, self->own);
}

/* ---- Class ---- */

static void
adj_print_window_dispose (GObject *object)
{
  AdjPrintWindow *self = ADJ_PRINT_WINDOW (object);

  if (self->view != NULL)
    adj_sheet_view_show (self->view, NULL, 0);
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_PRINT_WINDOW);
  g_clear_pointer (&self->laid, adj_sheet_free);
  g_clear_pointer (&self->sheets, g_array_unref);
  g_clear_object (&self->owner);
  G_OBJECT_CLASS (adj_print_window_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/papers/print-window.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjPrintWindow, sheet);
  gtk_widget_class_bind_template_child (widget_class, AdjPrintWindow, of_turns);
  gtk_widget_class_bind_template_child (widget_class, AdjPrintWindow, span);
  gtk_widget_class_bind_template_child (widget_class, AdjPrintWindow, from);
  gtk_widget_class_bind_template_child (widget_class, AdjPrintWindow, to);
  gtk_widget_class_bind_template_child (widget_class, AdjPrintWindow, paper);
  gtk_widget_class_bind_template_child (widget_class, AdjPrintWindow, large);
  gtk_widget_class_bind_template_child (widget_class, AdjPrintWindow, colour);
  gtk_widget_class_bind_template_child (widget_class, AdjPrintWindow, blank);
  gtk_widget_class_bind_template_child (widget_class, AdjPrintWindow, eyes);
  gtk_widget_class_bind_template_child (widget_class, AdjPrintWindow, answer);
  gtk_widget_class_bind_template_child (widget_class, AdjPrintWindow, view);
  gtk_widget_class_bind_template_child (widget_class, AdjPrintWindow, place);
  gtk_widget_class_bind_template_callback (widget_class, adj_print_window_on_sheet);
  gtk_widget_class_bind_template_callback (widget_class, adj_print_window_on_span);
  gtk_widget_class_bind_template_callback (widget_class, adj_print_window_on_choice);
}

static void
adj_print_window_class_init (AdjPrintWindowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_print_window_dispose;
  g_type_ensure (ADJ_TYPE_SHEET_VIEW);
  bind_template (widget_class);
  gtk_widget_class_install_action (widget_class, "papers.print", NULL, adj_print_window_act_print);
  gtk_widget_class_install_action (widget_class, "papers.save", NULL, adj_print_window_act_save);
  gtk_widget_class_install_action (widget_class, "papers.back", NULL, adj_print_window_act_back);
  gtk_widget_class_install_action (widget_class, "papers.forward", NULL,
                                   adj_print_window_act_forward);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Up, 0, "papers.back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Down, 0, "papers.forward", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_p, GDK_CONTROL_MASK, "papers.print",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
adj_print_window_init (AdjPrintWindow *self)
{
  self->sheets = g_array_new (FALSE, FALSE, sizeof (guint));
  self->setting = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  self->setting = FALSE;
  g_signal_connect (self, "notify::is-active", G_CALLBACK (adj_print_window_on_active), NULL);
}

static void
fill_in_turns (AdjPrintWindow *self)
{
  int last = self->rack->is_of_turns != NULL ? self->rack->last_turn (self->owner) : 1;

  gtk_spin_button_set_range (self->from, 1, last);
  gtk_spin_button_set_range (self->to, 1, last);
}

/* Nothing is asked that no sheet of the rack has. */
static void
show_what_is_asked (AdjPrintWindow *self)
{
  gboolean turns = self->rack->is_of_turns != NULL;

  gtk_widget_set_visible (self->of_turns, turns);
  gtk_widget_set_visible (self->span, turns);
  gtk_widget_set_visible (GTK_WIDGET (self->large), self->rack->editions);
  gtk_widget_set_visible (GTK_WIDGET (self->colour), self->rack->editions);
  gtk_widget_set_visible (GTK_WIDGET (self->blank), self->rack->has_form != NULL);
}

/* To begin with that of the country: A4, unless another is usual there. */
static void
fill_in_papers (AdjPrintWindow *self)
{
  g_autoptr (GtkStringList) papers = gtk_string_list_new (NULL);
  guint usual = 0;
  const AdjPaper *paper;

  for (guint i = 0; (paper = adj_paper_at (i)) != NULL; i++)
    {
      gtk_string_list_append (papers, adj_paper_heading (paper));
      if (paper->width < paper->height && g_str_equal (gtk_paper_size_get_default (), paper->media))
        usual = i;
    }
  gtk_drop_down_set_model (self->paper, G_LIST_MODEL (papers));
  gtk_drop_down_set_selected (self->paper, usual);
}

/* Which sheets there are, on the paper of the country, for whom, and of how many turns. */
static void
fill_in (AdjPrintWindow *self)
{
  g_autoptr (GtkStringList) sheets = gtk_string_list_new (NULL);
  g_auto (GStrv) readers = self->rack->readers (self->owner, &self->own);
  g_autoptr (GtkStringList) eyes = gtk_string_list_new ((const char *const *) readers);

  for (guint sheet = 0; sheet < self->rack->n_sheets; sheet++)
    if (self->rack->has == NULL || self->rack->has (self->owner, sheet))
      {
        g_array_append_val (self->sheets, sheet);
        gtk_string_list_append (sheets, self->rack->heading (sheet));
      }
  gtk_drop_down_set_model (self->sheet, G_LIST_MODEL (sheets));
  fill_in_papers (self);
  gtk_drop_down_set_model (self->eyes, G_LIST_MODEL (eyes));
  gtk_drop_down_set_selected (self->eyes, self->own);
  fill_in_turns (self);
  show_what_is_asked (self);
}

GtkWidget *
adj_print_window_new (GtkWindow *parent, const AdjPaperRack *rack, GObject *owner)
{
  AdjPrintWindow *self;

  g_return_val_if_fail (rack != NULL && G_IS_OBJECT (owner), NULL);

  self = g_object_new (ADJ_TYPE_PRINT_WINDOW, "transient-for", parent, NULL);
  self->rack = rack;
  self->owner = g_object_ref (owner);
  self->setting = TRUE;
  fill_in (self);
  self->setting = FALSE;
  adj_print_window_on_sheet (self);
  return GTK_WIDGET (self);
}

void
adj_print_window_show_sheet (AdjPrintWindow *self, guint sheet)
{
  g_return_if_fail (ADJ_IS_PRINT_WINDOW (self));
  g_return_if_fail (sheet < self->rack->n_sheets);

  for (guint i = 0; i < self->sheets->len; i++)
    if (g_array_index (self->sheets, guint, i) == sheet)
      gtk_drop_down_set_selected (self->sheet, i);
}
