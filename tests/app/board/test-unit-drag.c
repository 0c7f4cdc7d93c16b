/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/arrivals/arrival-row.h"
#include "app/arrivals/arrivals-panel.h"
#include "app/board/board.h"
#include "app/desktop/looks.h"
#include "app/roster/roster-panel.h"
#include "stage.h"

static gpointer
controller (GtkWidget *widget, GType type)
{
  g_autoptr (GListModel) all = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GObject) one = g_list_model_get_item (all, i);

      if (G_OBJECT_TYPE (one) == type)
        return one;
    }
  return NULL;
}

/* The data carried away from there, or from what holds it; NULL: nothing may be. */
static char *
take (GtkWidget *widget)
{
  g_autoptr (GdkContentProvider) content = NULL;
  g_auto (GValue) value = G_VALUE_INIT;

  while (controller (widget, GTK_TYPE_DRAG_SOURCE) == NULL)
    widget = gtk_widget_get_parent (widget);
  g_signal_emit_by_name (controller (widget, GTK_TYPE_DRAG_SOURCE), "prepare", 3.0, 3.0, &content);
  if (content == NULL)
    return NULL;
  g_value_init (&value, G_TYPE_STRING);
  g_assert_true (gdk_content_provider_get_value (content, &value, NULL));
  return g_value_dup_string (&value);
}

static AdjHex
hex_of (AdjSession *session, AdjHexId id)
{
  return adj_book_hex (adj_session_book (session), id);
}

static gboolean
let_go (AdjBoard *board, const char *subject, AdjHexId id)
{
  AdjMapView *map = adj_board_get_map (board);
  AdjPoint at = adj_map_view_get_place (map, hex_of (adj_part_get_session (ADJ_PART (board)), id));
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken;

  g_value_init (&value, G_TYPE_STRING);
  g_value_set_string (&value, subject);
  g_signal_emit_by_name (controller (GTK_WIDGET (map), GTK_TYPE_DROP_TARGET), "drop", &value, at.x,
                         at.y, &taken);
  return taken;
}

/* From its row to the hex where it comes on; not before its turn. */
static void
test_arrival (void)
{
  StagePanel stage = stage_open_panel ("arrivals", ADJ_TYPE_ARRIVALS_PANEL, NULL);
  AdjBoard *board = stage_find (stage.window, ADJ_TYPE_BOARD);
  g_autofree char *early = take (stage_find (stage.panel, ADJ_TYPE_ARRIVAL_ROW));
  g_autofree char *subject = NULL;

  g_assert_null (early);
  adj_session_submit (stage.session, "next; next; next; next");
  stage_settle ();
  subject = take (stage_find (stage.panel, ADJ_TYPE_ARRIVAL_ROW));
  g_assert_cmpstr (subject, ==, "1/2/xiv");
  g_assert_cmpuint (adj_session_get_picks (stage.session)->n_units, ==, 1);
  g_assert_false (let_go (board, "2/2/xiv", 728));
  g_assert_true (let_go (board, subject, 728));
  g_assert_cmpuint (stage_hex (stage.session, "1/2/xiv"), ==, 728);
  stage_close (stage.window);
}

static int
unit_of (AdjSession *session, const char *unit)
{
  return adj_scenario_unit (adj_session_book (session)->scenario, unit);
}

/* All that are picked go along with the one that is dragged; nobody on a table that stood once. */
static void
test_roster (void)
{
  StagePanel stage =
      stage_open_panel ("roster", ADJ_TYPE_ROSTER_PANEL, "place 1/1/xiv+2/1/xiv 0505");
  GtkWidget *name = stage_find_saying (stage.panel, "1/1/XIV");
  AdjPicks picks = { 0 };
  g_autofree char *subject = NULL;
  g_autofree char *then = NULL;

  adj_picks_toggle_unit (&picks, unit_of (stage.session, "1/1/xiv"));
  adj_picks_toggle_unit (&picks, unit_of (stage.session, "2/1/xiv"));
  adj_session_set_picks (stage.session, &picks);
  subject = take (name);
  g_assert_cmpstr (subject, ==, "1/1/xiv+2/1/xiv");
  g_assert_true (let_go (stage_find (stage.window, ADJ_TYPE_BOARD), subject, 605));
  g_assert_cmpuint (stage_hex (stage.session, "2/1/xiv"), ==, 605);
  adj_session_look_at (stage.session, 1);
  then = take (name);
  g_assert_null (then);
  stage_close (stage.window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  g_test_add_func ("/app/unit-drag/arrival", test_arrival);
  g_test_add_func ("/app/unit-drag/roster", test_roster);
  return g_test_run ();
}
