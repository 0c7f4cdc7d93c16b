/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>

#include "app/books/counter-tray.h"
#include "app/books/unit-figures.h"
#include "app/desktop/looks.h"
#include "book/library.h"
#include "book/unit-rows.h"
#include "books.h"
#include "desk-work.h"

/* The 86 units of Chickamauga given to a battle that has none: their rows pasted from a
 * spreadsheet, those set up dragged from the tray to their hexes, the arrivals typed. */

#define N_UNITS 86

static const char *const left_open[] = { "hex", "turn", "entry", NULL };

typedef struct
{
  AdjWindow *first;
  AdjChartsWindow *charts;
  AdjBook *printed;
} Stage;

static const AdjScenario *
mustered (const Stage *self)
{
  return adj_draft_get_scenario (desk_work_draft (self->charts));
}

/* A battle with map and turns as large as the print's, and nothing else. */
static Stage
open_stage (void)
{
  AdjWindow *first = stage_open ();
  Stage self = { first, desk_work_begin (first, "Mustered"), shipped_book ("chickamauga") };
  AdjHexGrid grid = self.printed->scenario->map.grid;
  AdjDraft *draft = desk_work_draft (self.charts);

  g_assert_true (adj_draft_set_grid (draft, &grid));
  g_assert_true (adj_draft_set_turns (draft, (int) self.printed->scenario->n_turns));
  adj_own_battle_save (adj_charts_window_get_battle (self.charts));
  return self;
}

/* ---- Rows of a spreadsheet ---- */

/* The cells of a row that the counters do not tell are emptied. */
static char *
without_places (const char *row, char **names)
{
  g_auto (GStrv) cells = g_strsplit (row, "\t", -1);

  for (guint column = 0; names[column] != NULL; column++)
    if (g_strv_contains (left_open, names[column]))
      *cells[column] = '\0';
  return g_strjoinv ("\t", cells);
}

static char *
rows_of_counters (const AdjScenario *printed)
{
  g_autofree char *all = adj_unit_rows (printed);
  g_auto (GStrv) rows = g_strsplit (all, "\n", -1);
  g_auto (GStrv) names = g_strsplit (rows[0], "\t", -1);
  GString *text = g_string_new (rows[0]);

  for (guint i = 1; *rows[i] != '\0'; i++)
    {
      g_autofree char *row = without_places (rows[i], names);

      g_string_append_printf (text, "\n%s", row);
    }
  return g_string_free (text, FALSE);
}

static void
paste (const Stage *self)
{
  GtkWidget *page = desk_work_show (self->charts, "units");
  g_autofree char *rows = rows_of_counters (self->printed->scenario);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (page), rows);
  gtk_widget_activate_action (page, "units.paste", NULL);
  wait_until (stage_find_saying (page, "86 rows taken") != NULL);
  g_assert_cmpuint (mustered (self)->n_units, ==, N_UNITS);
}

/* ---- From the tray ---- */

/* The counters in the tray are those without hex and turn, in the order of the units. */
static guint
place_in_tray (const Stage *self, int unit)
{
  guint place = 0;

  for (int i = 0; i < unit; i++)
    place += mustered (self)->units[i].hex == ADJ_HEX_NONE && mustered (self)->units[i].turn == 0;
  return place;
}

static GtkDragSource *
find_drag (gpointer counter)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (counter);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DRAG_SOURCE (controller))
        return GTK_DRAG_SOURCE (controller);
    }
  return NULL;
}

/* What the counter says it is when it is dragged. */
static int
take_from_tray (const Stage *self, int unit)
{
  GtkFlowBox *tray =
      stage_find (stage_find (self->charts, ADJ_TYPE_COUNTER_TRAY), GTK_TYPE_FLOW_BOX);
  GtkFlowBoxChild *counter =
      gtk_flow_box_get_child_at_index (tray, (int) place_in_tray (self, unit));
  g_autoptr (GdkContentProvider) content = NULL;
  g_auto (GValue) value = G_VALUE_INIT;

  g_assert_nonnull (counter);
  g_signal_emit_by_name (find_drag (counter), "prepare", 4.0, 4.0, &content);
  g_value_init (&value, G_TYPE_INT);
  g_assert_true (gdk_content_provider_get_value (content, &value, NULL));
  return g_value_get_int (&value);
}

static void
set_up (const Stage *self)
{
  const AdjScenario *printed = self->printed->scenario;

  for (guint i = 0; i < printed->n_units; i++)
    {
      int unit = adj_scenario_unit (mustered (self), printed->units[i].id);

      if (printed->units[i].hex == ADJ_HEX_NONE)
        continue;
      g_assert_cmpint (take_from_tray (self, unit), ==, unit);
      desk_work_drop (self->charts, unit, printed->units[i].hex);
      g_assert_cmpint (mustered (self)->units[unit].hex, ==, printed->units[i].hex);
    }
}

/* ---- Arrivals ---- */

static void
type_arrivals (const Stage *self)
{
  const AdjScenario *printed = self->printed->scenario;
  AdjFigureTable *table =
      stage_find (desk_work_show (self->charts, "units"), ADJ_TYPE_FIGURE_TABLE);

  for (guint i = 0; i < printed->n_units; i++)
    {
      guint row = (guint) adj_scenario_unit (mustered (self), printed->units[i].id);
      g_autofree char *turn = adj_unit_field (printed, i, "turn");
      g_autofree char *entries = adj_unit_field (printed, i, "entry");

      if (*turn != '\0')
        desk_work_type (table, row, ADJ_UNIT_TURN, turn);
      if (*entries != '\0')
        desk_work_type (table, row, ADJ_UNIT_ENTRIES, entries);
    }
}

/* ---- All of it ---- */

static void
assert_same_unit (const AdjScenario *printed, guint i, const AdjScenario *other)
{
  static const char *const fields[] = { "name",     "side", "arm",  "size",  "strength", "reduced",
                                        "movement", "hex",  "turn", "entry", "still",    "group" };
  int unit = adj_scenario_unit (other, printed->units[i].id);

  g_assert_cmpint (unit, >=, 0);
  for (guint field = 0; field < G_N_ELEMENTS (fields); field++)
    {
      g_autofree char *there = adj_unit_field (printed, i, fields[field]);
      g_autofree char *here = adj_unit_field (other, (guint) unit, fields[field]);

      g_test_message ("%s: %s", printed->units[i].id, fields[field]);
      g_assert_cmpstr (here, ==, there);
    }
}

/* In the file, which is read again. */
static void
assert_mustered (const Stage *self, const char *path)
{
  g_autoptr (AdjLoaded) loaded = adj_library_load (path);
  const AdjScenario *printed = self->printed->scenario;

  g_assert_nonnull (loaded->book);
  g_assert_cmpuint (loaded->book->scenario->n_units, ==, N_UNITS);
  for (guint i = 0; i < N_UNITS; i++)
    assert_same_unit (printed, i, loaded->book->scenario);
}

static void
test_chickamauga (void)
{
  Stage stage = open_stage ();
  AdjOwnBattle *battle = adj_charts_window_get_battle (stage.charts);
  g_autofree char *path = g_strdup (adj_own_battle_get_path (battle));

  paste (&stage);
  set_up (&stage);
  type_arrivals (&stage);
  g_assert_false (gtk_widget_get_visible (stage_find (stage.charts, ADJ_TYPE_COUNTER_TRAY)));
  g_assert_true (adj_own_battle_finish (battle));
  assert_mustered (&stage, path);
  desk_work_close (stage.charts, stage.first);
  g_assert_cmpint (g_remove (path), ==, 0);
  adj_book_unref (stage.printed);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  g_test_add_func ("/app/muster/chickamauga", test_chickamauga);
  return g_test_run ();
}
