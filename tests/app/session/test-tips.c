/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board.h"
#include "app/desktop/looks.h"
#include "app/desktop/settings.h"
#include "app/session/tip-bubble.h"
#include "app/session/tips.h"
#include "stage.h"

static gboolean
shows (AdjWindow *window, AdjTip tip)
{
  GtkWidget *bubble = stage_find (window, ADJ_TYPE_TIP_BUBBLE);
  GObject *text = gtk_widget_get_template_child (bubble, ADJ_TYPE_TIP_BUBBLE, "text");

  if (!gtk_widget_is_visible (GTK_WIDGET (text)))
    return tip == ADJ_N_TIPS;
  return g_strcmp0 (gtk_label_get_label (GTK_LABEL (text)), adj_tip_text (tip)) == 0;
}

/* Each comes when it is of use, goes by itself, and never comes again. */
static void
test_once (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);

  g_assert_true (shows (window, ADJ_TIP_BOARD));
  adj_session_submit (session, "move 3/1/xiv 1619");
  g_assert_true (shows (window, ADJ_N_TIPS));
  adj_session_undo (session);
  g_assert_true (shows (window, ADJ_N_TIPS));
  adj_session_submit (session, "move 3/1/xiv 1619; next; attack 1620 1720 from 3/1/xiv");
  g_assert_true (shows (window, ADJ_TIP_DIE));
  adj_session_submit (session, "roll 4");
  g_assert_true (shows (window, ADJ_TIP_ORDER));
  session = stage_begin (window);
  g_assert_true (shows (window, ADJ_N_TIPS));
  adj_session_submit (session, "move 3/1/xiv 1619; next; attack 1620 1720 from 3/1/xiv; roll 4");
  g_assert_true (shows (window, ADJ_N_TIPS));
  stage_close (window);
  g_settings_reset (adj_settings (), "tips-seen");
}

/* A player who closes one is not asked again. */
static void
test_closed (void)
{
  AdjWindow *window = stage_open ();
  GtkWidget *bubble;

  stage_begin (window);
  bubble = stage_find (window, ADJ_TYPE_TIP_BUBBLE);
  g_assert_true (shows (window, ADJ_TIP_BOARD));
  g_signal_emit_by_name (stage_find (bubble, GTK_TYPE_BUTTON), "clicked");
  g_assert_true (shows (window, ADJ_N_TIPS));
  stage_begin (window);
  g_assert_true (shows (window, ADJ_N_TIPS));
  stage_close (window);
  g_settings_reset (adj_settings (), "tips-seen");
}

/* A hint lies over no counter that can be clicked, and it stays when it is clicked itself. */
static void
test_beside_the_board (void)
{
  AdjWindow *window = stage_open ();
  GtkWidget *bubble;
  graphene_rect_t hint;
  graphene_rect_t board;
  g_autoptr (GListModel) controllers = NULL;

  stage_begin (window);
  bubble = stage_find (window, ADJ_TYPE_TIP_BUBBLE);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true (shows (window, ADJ_TIP_BOARD));
  g_assert_true (gtk_widget_compute_bounds (bubble, GTK_WIDGET (window), &hint));
  g_assert_true (
      gtk_widget_compute_bounds (stage_find (window, ADJ_TYPE_BOARD), GTK_WIDGET (window), &board));
  g_assert_cmpfloat (hint.size.height, >, 10);
  g_assert_false (graphene_rect_intersection (&hint, &board, NULL));
  controllers =
      gtk_widget_observe_controllers (gtk_widget_get_parent (stage_find (bubble, GTK_TYPE_LABEL)));
  g_assert_cmpuint (g_list_model_get_n_items (controllers), ==, 0);
  stage_close (window);
  g_settings_reset (adj_settings (), "tips-seen");
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  g_test_add_func ("/app/tips/once", test_once);
  g_test_add_func ("/app/tips/closed", test_closed);
  g_test_add_func ("/app/tips/beside-the-board", test_beside_the_board);
  return g_test_run ();
}
