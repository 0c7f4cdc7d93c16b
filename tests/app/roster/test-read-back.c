/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "app/roster/read-back-panel.h"
#include "battle.h"
#include "staff/read-back.h"
#include "stage.h"

static const AdjReadLine *
find_line (const GPtrArray *lines, int unit)
{
  guint i = 0;

  while (((AdjReadLine *) g_ptr_array_index (lines, i))->unit != unit)
    g_assert_cmpuint (++i, <, lines->len);
  return g_ptr_array_index (lines, i);
}

/* Everybody on the map once, from the top down. */
static void
test_rows (void)
{
  g_autoptr (AdjSession) session = battle_new ();
  AdjView view = adj_session_view (session);
  g_autoptr (GPtrArray) lines = adj_read_back_rows (&view);
  const AdjReadLine *wilder = find_line (lines, battle_unit (session, "wilder"));
  int last = 0;
  guint n = 0;

  g_assert_cmpstr (wilder->text, ==, "1022: Wilder 8");
  g_assert_cmpstr (wilder->group, ==, "Row 22");
  for (guint i = 0; i < lines->len; i++)
    {
      const AdjReadLine *line = g_ptr_array_index (lines, i);
      int id = view.book->hexes[line->hex].id;
      int place = id % 100 * 100 + id / 100;

      g_assert_cmpint (place, >=, last);
      last = place;
    }
  for (int unit = 0; unit < view.table->n_units; unit++)
    n += adj_table_on_map (view.table, unit);
  g_assert_cmpuint (lines->len, ==, n);
}

static void
test_formations (void)
{
  g_autoptr (AdjSession) session = battle_new ();
  AdjView view = adj_session_view (session);
  g_autoptr (GPtrArray) lines = adj_read_back_formations (&view);
  const AdjReadLine *due = find_line (lines, battle_unit (session, "1/2/xiv"));

  g_assert_cmpuint (lines->len, ==, view.table->n_units);
  g_assert_cmpstr (due->group, ==, "Union, XIV");
  g_assert_cmpstr (due->text, ==, "turn 2: 1/2/XIV 5");
  g_assert_cmpint (due->hex, ==, ADJ_NO_HEX);
}

/* The orders that concern the unit, the latest first, with their numbers. */
static void
test_trail (void)
{
  g_autoptr (AdjSession) session = battle_new ();
  AdjGame *game = adj_session_get_game (session);
  int wilder = battle_unit (session, "wilder");
  g_autoptr (GPtrArray) none = adj_read_back_trail (game, ADJ_EYES_ALL, 0, wilder, 4);
  g_autoptr (GPtrArray) trail = NULL;
  g_autoptr (GPtrArray) earlier = NULL;

  battle_play (session, "move wilder 1122");
  battle_play (session, "move 3/1/xiv 1619");
  battle_play (session, "place wilder 1123");
  trail = adj_read_back_trail (game, ADJ_EYES_ALL, 3, wilder, 4);
  earlier = adj_read_back_trail (game, ADJ_EYES_ALL, 2, wilder, 4);
  g_assert_cmpuint (none->len, ==, 0);
  g_assert_cmpuint (trail->len, ==, 2);
  g_assert_cmpstr (trail->pdata[0], ==, "3  place wilder 1123");
  g_assert_cmpstr (trail->pdata[1], ==, "1  move wilder 1122");
  g_assert_cmpuint (earlier->len, ==, 1);
}

/* A unit that marched face down is not named to the other side. */
static void
test_trail_unseen (void)
{
  g_autoptr (AdjSession) session = battle_new ();
  AdjGame *game = adj_session_get_game (session);
  int wilder = battle_unit (session, "wilder");
  g_autoptr (GPtrArray) own = NULL;
  g_autoptr (GPtrArray) enemy = NULL;

  battle_play (session, "option limited-intelligence=on");
  battle_play (session, "flip wilder");
  battle_play (session, "move wilder 1122");
  own = adj_read_back_trail (game, ADJ_EYES_FIRST, 3, wilder, 4);
  enemy = adj_read_back_trail (game, ADJ_EYES_SECOND, 3, wilder, 4);
  g_assert_cmpstr (own->pdata[0], ==, "3  move wilder 1122");
  for (guint i = 0; i < enemy->len; i++)
    g_assert_null (strstr (enemy->pdata[i], "move"));
}

static GtkWidget *
differs_button (gpointer panel, const char *line)
{
  GtkWidget *label = stage_find_saying (panel, line);

  g_assert_nonnull (label);
  return stage_find (gtk_widget_get_ancestor (label, GTK_TYPE_LIST_BOX_ROW), GTK_TYPE_BUTTON);
}

/* Ticked, found elsewhere, placed; ticks of what did not move stay. */
static void
test_put_right (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);
  GtkWidget *panel;
  GtkCheckButton *tick;
  GtkEditable *hex;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.panel", "s", "read-back");
  stage_settle ();
  panel = stage_find (window, ADJ_TYPE_READ_BACK_PANEL);
  tick = stage_find (stage_find (panel, GTK_TYPE_LIST_BOX), GTK_TYPE_CHECK_BUTTON);
  gtk_check_button_set_active (tick, TRUE);
  g_assert_nonnull (stage_find_saying (panel, "1 of "));
  g_signal_emit_by_name (differs_button (panel, "1022: Wilder 8"), "clicked");
  g_assert_nonnull (stage_find_saying (panel, "No order of the record moved it"));
  hex = stage_find (panel, GTK_TYPE_ENTRY);
  gtk_editable_set_text (hex, "1123");
  gtk_widget_activate_action (panel, "read-back.place", NULL);
  stage_settle ();
  g_assert_cmpint (stage_hex (session, "wilder"), ==, 1123);
  g_assert_nonnull (stage_find_saying (panel, "1123: Wilder 8"));
  g_assert_nonnull (stage_find_saying (panel, "1 of "));
  stage_close (window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/read-back/rows", test_rows);
  g_test_add_func ("/read-back/formations", test_formations);
  g_test_add_func ("/read-back/trail", test_trail);
  g_test_add_func ("/read-back/trail unseen", test_trail_unseen);
  g_test_add_func ("/read-back/put right", test_put_right);
  return g_test_run ();
}
