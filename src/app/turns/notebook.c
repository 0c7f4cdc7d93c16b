/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/turns/notebook.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/tab-stop.h"
#include "staff/remarks.h"
#include "words/fill.h"

struct _AdjNotebook
{
  AdjPart parent_instance;
  GtkMenuButton *button;
  GtkEditable *text;
  GtkLabel *about;         /* said on a look back: the order that it is about */
  GtkWidget *open_to_both; /* said where a side has something to hide */
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (AdjNotebook, adj_notebook, ADJ_TYPE_PART)

/* ---- Writing ---- */

static gboolean
has_text (AdjNotebook *self)
{
  g_autofree char *text = g_strstrip (gtk_editable_get_chars (self->text, 0, -1));

  return *text != '\0';
}

/* The order looked back at, which can be named in a game that is ours to write; 0: none. */
static guint
about (AdjSession *session)
{
  gboolean ours = adj_session_get_holder (session) == NULL &&
                  adj_session_get_origin (session) == NULL && !adj_session_is_covered (session);

  return ours ? adj_session_get_order (session) : 0;
}

static void
adj_notebook_follow_text (AdjNotebook *self)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));
  gboolean may = session != NULL && has_text (self) &&
                 (adj_session_may_play (session) || about (session) != 0);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "notebook.note", may);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "notebook.bookmark", may);
}

/* A note that the record does not take stays to be mended; the order line says why. */
static void
record (AdjNotebook *self, AdjOrder (*make) (guint about, const char *text))
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));
  g_autofree char *text = g_strstrip (gtk_editable_get_chars (self->text, 0, -1));
  AdjOrder order = make (about (session), text);

  if (*text != '\0' && adj_session_remark (session, &order))
    gtk_editable_set_text (self->text, "");
}

static void
adj_notebook_act_note (GtkWidget *widget, const char *action, GVariant *parameter)
{
  record (ADJ_NOTEBOOK (widget), adj_order_note);
}

static void
adj_notebook_on_enter (AdjNotebook *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "notebook.note", NULL);
}

static void
adj_notebook_act_bookmark (GtkWidget *widget, const char *action, GVariant *parameter)
{
  record (ADJ_NOTEBOOK (widget), adj_order_bookmark);
}

/* ---- Reading ---- */

/* The rows are made by hand: there are few, and a list view names its rows for a screen reader from
 * GTK 4.12 on. */
static GtkWidget *
new_row (const AdjRemark *remark)
{
  g_autofree char *turn = g_strdup_printf ("%d", remark->turn);
  /* Translators: a note or bookmark and when it was written */
  g_autofree char *words =
      adj_fill (_ ("Turn {turn} · {remark}"),
                (const AdjPlace[]){ { "turn", turn }, { "remark", remark->text }, { NULL, NULL } });
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  if (remark->bookmark)
    gtk_widget_add_css_class (row, "bookmark");
  g_object_set_data (G_OBJECT (row), "step", GUINT_TO_POINTER (remark->step));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  return row;
}

static void
adj_notebook_on_row (AdjNotebook *self, GtkListBoxRow *row)
{
  guint step = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "step"));

  gtk_menu_button_popdown (self->button);
  adj_session_look_at (adj_part_get_session (ADJ_PART (self)), step);
}

static void
list_remarks (AdjNotebook *self, AdjGame *game)
{
  g_autoptr (GPtrArray) remarks = adj_remarks_of (game);
  GtkWidget *row;

  while ((row = GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, 0))) != NULL)
    gtk_list_box_remove (self->list, row);
  for (guint i = 0; i < remarks->len; i++)
    gtk_list_box_append (self->list, new_row (g_ptr_array_index (remarks, i)));
}

/* What is written on a look back is about the order that is seen. */
static void
show_about (AdjNotebook *self, AdjSession *session)
{
  guint number = session != NULL ? about (session) : 0;
  g_autofree char *digits = g_strdup_printf ("%u", number);
  g_autofree char *text = adj_fill (_ ("On order {number}, which is looked back at"),
                                    (const AdjPlace[]){ { "number", digits }, { NULL, NULL } });

  gtk_label_set_label (self->about, text);
  gtk_widget_set_visible (GTK_WIDGET (self->about), number != 0);
}

/* A remark is for both sides, also where one has something to hide: that is said before (Y
 * 11.59). */
static void
warn_of_readers (AdjNotebook *self, AdjSession *session)
{
  gboolean hidden = session != NULL && adj_session_view (session).eyes != ADJ_EYES_ALL;

  gtk_widget_set_visible (self->open_to_both, hidden);
  if (hidden)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->text),
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    gtk_label_get_label (GTK_LABEL (self->open_to_both)), -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (self->text),
                                   GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

static void
adj_notebook_refresh (AdjPart *part, AdjSession *session, AdjNews news)
{
  AdjNotebook *self = ADJ_NOTEBOOK (part);

  if (news & ADJ_NEWS_SESSION)
    gtk_editable_set_text (self->text, "");
  if (session != NULL && (news & (ADJ_NEWS_TABLE | ADJ_NEWS_SESSION)) != 0)
    list_remarks (self, adj_session_get_game (session));
  show_about (self, session);
  warn_of_readers (self, session);
  adj_notebook_follow_text (self);
}

/* ---- Class ---- */

static void
adj_notebook_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_NOTEBOOK);
  G_OBJECT_CLASS (adj_notebook_parent_class)->dispose (object);
}

static void
adj_notebook_class_init (AdjNotebookClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_notebook_dispose;
  ADJ_PART_CLASS (class)->refresh = adj_notebook_refresh;
  gtk_widget_class_install_action (widget_class, "notebook.note", NULL, adj_notebook_act_note);
  gtk_widget_class_install_action (widget_class, "notebook.bookmark", NULL,
                                   adj_notebook_act_bookmark);
  g_type_ensure (ADJ_TYPE_TAB_STOP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/turns/notebook.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjNotebook, button);
  gtk_widget_class_bind_template_child (widget_class, AdjNotebook, text);
  gtk_widget_class_bind_template_child (widget_class, AdjNotebook, about);
  gtk_widget_class_bind_template_child (widget_class, AdjNotebook, open_to_both);
  gtk_widget_class_bind_template_child (widget_class, AdjNotebook, list);
  gtk_widget_class_bind_template_callback (widget_class, adj_notebook_follow_text);
  gtk_widget_class_bind_template_callback (widget_class, adj_notebook_on_enter);
  gtk_widget_class_bind_template_callback (widget_class, adj_notebook_on_row);
}

static void
adj_notebook_init (AdjNotebook *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  adj_notebook_follow_text (self);
}

void
adj_notebook_open (AdjNotebook *self)
{
  g_return_if_fail (ADJ_IS_NOTEBOOK (self));

  gtk_menu_button_popup (self->button);
  gtk_widget_grab_focus (GTK_WIDGET (self->text));
}
