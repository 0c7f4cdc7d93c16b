/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "form-work.h"

#include "stage.h"

AdjFormField *
form_work_find (GtkWidget *widget, const char *name)
{
  if (ADJ_IS_FORM_FIELD (widget))
    {
      GtkLabel *label = stage_find (widget, GTK_TYPE_LABEL);

      return gtk_widget_get_visible (widget) && g_str_equal (gtk_label_get_label (label), name)
                 ? ADJ_FORM_FIELD (widget)
                 : NULL;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      AdjFormField *found = form_work_find (child, name);

      if (found != NULL)
        return found;
    }
  return NULL;
}

void
form_work_type (GtkWidget *page, const char *name, const char *text)
{
  AdjFormField *field = form_work_find (page, name);
  GtkWidget *control;

  g_test_message ("%s: %s", name, text);
  g_assert_nonnull (field);
  control = adj_form_field_get_control (field);
  gtk_widget_grab_focus (control);
  stage_settle ();
  if (GTK_IS_TEXT_VIEW (control))
    gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (control)), text, -1);
  else
    gtk_editable_set_text (GTK_EDITABLE (control), text);
  gtk_window_set_focus (GTK_WINDOW (gtk_widget_get_root (page)), NULL);
  stage_settle ();
}

void
form_work_choose (GtkWidget *page, const char *name, const char *choice)
{
  AdjFormField *field = form_work_find (page, name);
  GtkDropDown *list;
  GListModel *choices;

  g_test_message ("%s: %s", name, choice);
  g_assert_nonnull (field);
  list = GTK_DROP_DOWN (adj_form_field_get_control (field));
  choices = gtk_drop_down_get_model (list);
  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    if (g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (choices), i), choice))
      {
        gtk_drop_down_set_selected (list, i);
        stage_settle ();
        return;
      }
  g_assert_not_reached ();
}

GtkListBoxRow *
form_work_find_row (GtkWidget *page, const char *text)
{
  GtkListBox *list = stage_find (page, GTK_TYPE_LIST_BOX);
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (list, i)) != NULL; i++)
    if (g_str_equal (gtk_label_get_label (GTK_LABEL (gtk_list_box_row_get_child (row))), text))
      return row;
  return NULL;
}

void
form_work_pick (GtkWidget *page, const char *text)
{
  GtkListBoxRow *row = form_work_find_row (page, text);

  g_test_message ("%s", text);
  g_assert_nonnull (row);
  gtk_list_box_select_row (stage_find (page, GTK_TYPE_LIST_BOX), row);
  stage_settle ();
}

void
form_work_shows (GtkWidget *page, const char *name, const char *expected)
{
  g_autofree char *text = adj_form_field_get (form_work_find (page, name));

  g_assert_cmpstr (text, ==, expected);
}
