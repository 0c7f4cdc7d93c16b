/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/charts-laying.h"
#include "app/corrections/correction-panel.h"
#include "app/corrections/judge-again-panel.h"
#include "app/corrections/judge-again.h"
#include "app/roster/read-back-panel.h"
#include "app/window/game-page.h"
#include "brawl.h"
#include "desk-work.h"
#include "old-game.h"
#include "room.h"

/* Room in the windows in which charts and tables are filled in, and in the panels in which the
 * record is put right. */

/* ---- Charts and tables ---- */

static void
check_pages (gpointer window, const Room *room, const char *const *pages)
{
  room_show_other (window, room);
  for (int i = 0; pages[i] != NULL; i++)
    {
      desk_work_show (window, pages[i]);
      room_check (window, room, pages[i]);
    }
}

/* The kinds of victory points ask for different things. */
static void
check_awards (AdjChartsWindow *charts, const Room *room)
{
  GtkWidget *page = desk_work_show (charts, "victory");
  GtkListBox *list = stage_find (page, GTK_TYPE_LIST_BOX);
  GtkDropDown *kinds;

  gtk_list_box_select_row (list, gtk_list_box_get_row_at_index (list, 0));
  stage_settle ();
  kinds = stage_find (page, GTK_TYPE_DROP_DOWN);
  for (guint i = 0; i < g_list_model_get_n_items (gtk_drop_down_get_model (kinds)); i++)
    {
      g_autofree char *what = g_strdup_printf ("victory points of kind %u", i);

      gtk_drop_down_set_selected (kinds, i);
      room_check (charts, room, what);
    }
}

/* What comes up while a picture is laid under the map, and the page beside it. */
static void
check_laying (AdjChartsWindow *charts, const Room *room)
{
  static const AdjHexId hexes[] = { 101, 801, 108, 808, 505 };
  g_autofree char *folder = folder_make ();
  OwnerMap sheet = desk_work_lay (charts, folder);

  room_check (charts, room, "a picture");
  for (guint i = 0; i < G_N_ELEMENTS (hexes); i++)
    desk_work_point (charts, &sheet, hexes[i]);
  room_check (charts, room, "a picture laid by five hexes");
  if (!gtk_widget_get_mapped (stage_find (charts, GTK_TYPE_STACK)))
    gtk_widget_activate_action (GTK_WIDGET (charts), "charts.pages", NULL);
  desk_work_show (charts, "picture");
  room_check (charts, room, "the page of a picture laid by five hexes");
  adj_charts_laying_ask_north (stage_find (charts, ADJ_TYPE_CHARTS_LAYING));
  room_check (charts, room, "North asked for");
  adj_tracer_forget (adj_own_battle_get_tracer (adj_charts_window_get_battle (charts)));
  folder_remove (g_steal_pointer (&folder));
}

static void
test_charts (gconstpointer data)
{
  static const char *const pages[] = { "gaps",    "units", "turns",   "map",    "picture",
                                       "victory", "rules", "compare", "battle", NULL };
  AdjWindow *window = room_open (data);
  AdjChartsWindow *charts = desk_work_open_charts (window, "fredericksburg.scenario.xml");

  check_pages (charts, data, pages);
  check_awards (charts, data);
  check_laying (charts, data);
  gtk_window_close (GTK_WINDOW (charts));
  room_close (window);
}

static void
test_tables (gconstpointer data)
{
  static const char *const pages[] = { "results", "terrain", "hexsides", "command", "arms", NULL };
  AdjWindow *window = room_open (data);
  AdjOwnTablesWindow *tables = desk_work_open_tables (window);

  check_pages (tables, data, pages);
  desk_work_type (stage_find (desk_work_show (tables, "results"), ADJ_TYPE_FIGURE_TABLE), 0, 0,
                  "Zz");
  room_check (tables, data, "a result that there is not");
  gtk_window_close (GTK_WINDOW (tables));
  room_close (window);
}

/* ---- The record put right ---- */

static void
show_panel (AdjWindow *window, const char *panel)
{
  g_object_set (stage_find (window, ADJ_TYPE_GAME_PAGE), "panel", panel, NULL);
  stage_settle ();
}

static void
test_corrections (gconstpointer data)
{
  AdjWindow *window = room_open (data);
  GtkWidget *page;
  GtkWidget *panel;
  GtkWidget *entry;

  g_assert_true (adj_session_submit (stage_begin (window),
                                     "move 3/1/xiv 1619; move wilder n; next; "
                                     "attack 1620 1720 from 3/1/xiv die 4"));
  page = stage_find (window, ADJ_TYPE_GAME_PAGE);
  g_assert_true (gtk_widget_activate_action (page, "correct.edit", "u", 1));
  stage_settle ();
  panel = stage_find (window, ADJ_TYPE_CORRECTION_PANEL);
  room_check (window, data, "correction");
  entry = stage_find (panel, GTK_TYPE_ENTRY);
  gtk_editable_set_text (GTK_EDITABLE (entry), "move 3/1/xiv 1618");
  room_check (window, data, "correction with what follows");
  g_assert_true (gtk_widget_activate_action (page, "correct.unit", "s", "3/1/xiv"));
  room_check (window, data, "a unit's figures");
  g_assert_true (gtk_widget_activate_action (page, "correct.hex", "u", 1619));
  room_check (window, data, "a hex's figures");
  show_panel (window, "read-back");
  room_check (window, data, "read back");
  show_panel (window, "victory");
  room_check (window, data, "victory");
  gtk_widget_activate_action (GTK_WIDGET (window), "what-if.try", NULL);
  room_check (window, data, "scratch table");
  room_close (window);
}

static void
test_again (gconstpointer data)
{
  g_autofree char *folder = folder_make ();
  AdjWindow *window = room_open (data);
  AdjSession *session = stage_begin (window);
  g_autofree char *path = NULL;

  g_assert_true (adj_session_submit (session, "move wilder 1021"));
  path = old_game_write (session, folder);
  g_assert_true (adj_window_open (window, path));
  session = adj_window_get_session (window);
  wait_until (adj_judge_again_is_done (adj_judge_again_of (session)));
  stage_settle ();
  room_check (window, data, "an old game");
  show_panel (window, "again");
  room_check (window, data, "judged again");
  room_close (window);
  folder_remove (g_steal_pointer (&folder));
}

/* A skirmish's window, page by page, and what stands beside the middle. */
static void
test_skirmish (gconstpointer data)
{
  static const char *const pages[] = { "standing", "act", "attempt", "fights", "figure", "cards" };
  const Room *room = data;
  AdjWindow *window = room_open (room);
  Brawl brawl = brawl_open (brawl_begun);

  room_show_other (brawl.window, room);
  brawl_order (&brawl, "act guy shoot at court; pass; act mob-1 melee at robin");
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      brawl_page (&brawl, pages[i]);
      room_check (brawl.window, room, pages[i]);
    }
  gtk_widget_activate_action (GTK_WIDGET (brawl.window), "win.show-record", NULL);
  room_check (brawl.window, room, "figures");
  gtk_widget_activate_action (GTK_WIDGET (brawl.window), "win.fold-panel", NULL);
  room_check (brawl.window, room, "log");
  brawl_close (&brawl);
  room_close (window);
}

int
main (int argc, char **argv)
{
  static const RoomWalk walks[] = {
    { "charts", test_charts }, { "tables", test_tables },     { "corrections", test_corrections },
    { "again", test_again },   { "skirmish", test_skirmish },
  };

  return room_main (argc, argv, walks, G_N_ELEMENTS (walks));
}
