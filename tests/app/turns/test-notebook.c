/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "app/log/log-panel.h"
#include "app/turns/notebook.h"
#include "app/turns/turn-box.h"
#include "staff/remarks.h"
#include "stage.h"

static const AdjRemark *
remark (const GPtrArray *remarks, guint i)
{
  g_assert_cmpuint (i, <, remarks->len);
  return g_ptr_array_index (remarks, i);
}

/* Where each was written, and no more once it is taken back. */
static void
test_remarks (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);
  g_autoptr (GPtrArray) remarks = NULL;
  g_autoptr (GPtrArray) after = NULL;

  adj_session_submit (session, "note notes; and more # than one");
  adj_session_submit (session, "next!; next!; next!; next!");
  adj_session_submit (session, "bookmark before the bridge!");
  remarks = adj_remarks_of (adj_session_get_game (session));
  g_assert_cmpuint (remarks->len, ==, 2);
  g_assert_cmpint (remark (remarks, 0)->turn, ==, 1);
  g_assert_cmpuint (remark (remarks, 0)->step, ==, 1);
  g_assert_false (remark (remarks, 0)->bookmark);
  g_assert_cmpstr (remark (remarks, 0)->text, ==, "Note: notes; and more # than one");
  g_assert_cmpint (remark (remarks, 1)->turn, ==, 2);
  g_assert_true (remark (remarks, 1)->bookmark);
  g_assert_cmpstr (remark (remarks, 1)->text, ==, "Bookmark: before the bridge!");
  adj_session_submit (session, "undo");
  after = adj_remarks_of (adj_session_get_game (session));
  g_assert_cmpuint (after->len, ==, 1);
  stage_close (window);
}

/* What is about an order is at its moment, whenever it was written; when the order is gone, at its
 * own. */
static void
test_on_an_order (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);
  g_autoptr (GPtrArray) remarks = NULL;
  g_autoptr (GPtrArray) after = NULL;

  adj_session_submit (session, "move wilder n; next!; next!; next!; next!");
  adj_session_submit (session, "bookmark @1 to the mill");
  remarks = adj_remarks_of (adj_session_get_game (session));
  g_assert_cmpuint (remark (remarks, 0)->step, ==, 1);
  g_assert_cmpint (remark (remarks, 0)->turn, ==, 1);
  g_assert_cmpstr (remark (remarks, 0)->text, ==, "Bookmark at order 1: to the mill");
  adj_session_submit (session, "strike 1");
  after = adj_remarks_of (adj_session_get_game (session));
  g_assert_cmpuint (remark (after, 0)->step, ==, 5);
  g_assert_cmpint (remark (after, 0)->turn, ==, 2);
  stage_close (window);
}

/* On a look back it is about the order that is seen, and the look back goes on; so from the log. */
static void
test_write_on_a_look_back (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);
  GtkWidget *notebook = stage_find (window, ADJ_TYPE_NOTEBOOK);
  GtkWidget *panel;
  GtkEditable *text;

  stage_order (window, "move wilder n; move 3/1/xiv 1619; next!");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.panel", "s", "log");
  stage_settle ();
  panel = stage_find (window, ADJ_TYPE_LOG_PANEL);
  g_assert_true (gtk_widget_activate_action (panel, "log.remark", "u", 1));
  stage_settle ();
  g_assert_cmpuint (adj_session_get_step (session), ==, 1);
  stage_says (notebook, "On order 1, which is looked back at");
  text = stage_find (notebook, GTK_TYPE_ENTRY);
  gtk_editable_set_text (text, "to the mill");
  gtk_widget_activate_action (notebook, "notebook.bookmark", NULL);
  stage_settle ();
  g_assert_cmpuint (adj_session_get_step (session), ==, 1);
  g_assert_false (adj_session_is_now (session));
  stage_says (notebook, "Turn 1 · Bookmark at order 1: to the mill");
  gtk_editable_set_text (text, "nothing is written at the beginning");
  adj_session_look_at (session, 0);
  stage_settle ();
  gtk_widget_activate_action (notebook, "notebook.note", NULL);
  g_assert_cmpuint (adj_game_get_play (adj_session_get_game (session))->steps->len, ==, 4);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.panel", "s", "log");
  stage_settle ();
  stage_says (panel, "Bookmark: to the mill");
  stage_close (window);
}

/* Written with the notebook's own line, read in the turn's box, and gone back to. */
static void
test_write_and_go_back (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);
  GtkWidget *notebook = stage_find (window, ADJ_TYPE_NOTEBOOK);
  GtkEditable *text;
  GtkListBox *list;
  GtkWidget *box;
  const char *tip;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.notebook", NULL);
  stage_settle ();
  text = stage_find (notebook, GTK_TYPE_ENTRY);
  list = stage_find (notebook, GTK_TYPE_LIST_BOX);
  g_assert_null (gtk_list_box_get_row_at_index (list, 0));
  gtk_editable_set_text (text, "   ");
  gtk_widget_activate_action (notebook, "notebook.bookmark", NULL);
  g_assert_null (gtk_list_box_get_row_at_index (list, 0));
  gtk_editable_set_text (text, " at the ford ");
  gtk_widget_activate_action (notebook, "notebook.bookmark", NULL);
  stage_settle ();
  g_assert_cmpstr (gtk_editable_get_text (text), ==, "");
  g_assert_nonnull (stage_find_saying (list, "Turn 1 · Bookmark: at the ford"));
  box = stage_find (window, ADJ_TYPE_TURN_BOX);
  tip = gtk_widget_get_tooltip_text (stage_find (box, GTK_TYPE_BUTTON));
  g_assert_nonnull (strstr (tip, "\nBookmark: at the ford"));
  gtk_editable_set_text (text, "Enter writes a note");
  g_signal_emit_by_name (text, "activate");
  stage_settle ();
  g_assert_nonnull (stage_find_saying (list, "Note: Enter writes a note"));
  stage_order (window, "next!");
  g_signal_emit_by_name (list, "row-activated", gtk_list_box_get_row_at_index (list, 0));
  g_assert_cmpuint (adj_session_get_step (session), ==, 1);
  g_assert_false (adj_session_is_now (session));
  stage_close (window);
}

/* Where a side has something to hide it is said before that both will read it (Y 11.59). */
static void
test_open_to_both (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);
  GtkWidget *notebook = stage_find (window, ADJ_TYPE_NOTEBOOK);
  const char *warning = "The other player reads it as well";

  gtk_widget_activate_action (GTK_WIDGET (window), "win.notebook", NULL);
  stage_settle ();
  g_assert_null (stage_find_saying (notebook, warning));
  stage_order (window, "option limited-intelligence");
  adj_session_lift_curtain (session, ADJ_EYES_FIRST);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.notebook", NULL);
  stage_settle ();
  g_assert_nonnull (stage_find_saying (notebook, warning));
  stage_close (window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/notebook/remarks", test_remarks);
  g_test_add_func ("/notebook/on-an-order", test_on_an_order);
  g_test_add_func ("/notebook/write-on-a-look-back", test_write_on_a_look_back);
  g_test_add_func ("/notebook/write and go back", test_write_and_go_back);
  g_test_add_func ("/notebook/Y 11.59/open to both", test_open_to_both);
  return g_test_run ();
}
