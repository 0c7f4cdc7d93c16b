/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "laying-work.h"

#include <glib/gstdio.h>
#include <math.h>

#include "app/tracing/number-popover.h"
#include "hex/projection.h"

#define SMALL 24.0 /* pixels of a hex, as large as is needed to be pointed at */

static void
open_battle (LayingStage *stage)
{
  AdjChartsDrawing *drawing;

  stage->window = stage_open ();
  stage->battle = desk_work_open_charts (stage->window, "shiloh.scenario.xml");
  drawing = stage_find (stage->battle, ADJ_TYPE_CHARTS_DRAWING);
  stage->map = adj_charts_drawing_get_map (drawing);
  stage->laying = adj_charts_drawing_get_laying (drawing);
  stage->tracer = adj_own_battle_get_tracer (adj_charts_window_get_battle (stage->battle));
}

LayingStage
laying_work_open_at (double size, gboolean slanted)
{
  LayingStage stage = { .folder = folder_make () };

  open_battle (&stage);
  stage.printed = adj_draft_get_scenario (desk_work_draft (stage.battle))->map.grid;
  stage.charts = g_strdup (adj_own_battle_get_path (adj_charts_window_get_battle (stage.battle)));
  stage.path = g_build_filename (stage.folder, "my map.jpg", NULL);
  stage.size = size;
  stage.owner = owner_map_take (adj_map_view_get_book (stage.map), size, slanted, stage.path);
  return stage;
}

LayingStage
laying_work_open (gboolean slanted)
{
  return laying_work_open_at (SMALL, slanted);
}

void
laying_work_close (LayingStage *stage)
{
  g_autofree char *tracing = adj_tracing_path (stage->charts);

  if (stage->battle != NULL)
    gtk_window_close (GTK_WINDOW (stage->battle));
  stage_close (stage->window);
  g_remove (stage->charts);
  g_remove (tracing);
  folder_remove (stage->folder);
  g_free (stage->path);
  g_free (stage->charts);
}

void
laying_work_again (LayingStage *stage)
{
  desk_work_close (stage->battle, stage->window);
  open_battle (stage);
  wait_until (!adj_tracer_is_reading (stage->tracer));
  stage_settle ();
}

void
laying_work_choose (const LayingStage *stage)
{
  g_autoptr (GFile) file = g_file_new_for_path (stage->path);

  adj_tracer_choose (stage->tracer, file);
  wait_until (adj_tracer_get_picture (stage->tracer) != NULL &&
              !adj_tracer_is_reading (stage->tracer));
  stage_settle ();
}

AdjPoint
laying_work_seen (const LayingStage *stage, AdjPoint place)
{
  const AdjUnderlay *under = adj_map_view_get_underlay (stage->map);
  double back[9];

  g_assert_nonnull (under);
  g_assert_true (adj_projection_invert (under->to_picture, back));
  return adj_camera_to_screen (adj_map_view_get_camera (stage->map),
                               adj_projection_apply (back, place));
}

GtkWidget *
laying_work_popover (const LayingStage *stage)
{
  return stage_find (stage->laying, ADJ_TYPE_NUMBER_POPOVER);
}

void
laying_work_type (const LayingStage *stage, const char *number)
{
  GtkEditable *entry = stage_find (laying_work_popover (stage), GTK_TYPE_ENTRY);

  gtk_editable_set_text (entry, number);
  g_signal_emit_by_name (entry, "activate");
  stage_settle ();
}

void
laying_work_point (const LayingStage *stage, AdjHexId hex)
{
  AdjPoint at = owner_map_middle (&stage->owner, &stage->printed, hex);
  g_autofree char *number = g_strdup_printf ("%04d", hex);

  g_assert_true (adj_charts_laying_click (stage->laying, laying_work_seen (stage, at)));
  g_assert_true (gtk_widget_get_visible (laying_work_popover (stage)));
  laying_work_type (stage, number);
}

void
laying_work_corners (const LayingStage *stage)
{
  const AdjHexGrid grid = stage->printed;

  laying_work_point (stage, 101);
  laying_work_point (stage, 100 * grid.columns + 1);
  laying_work_point (stage, 100 + grid.rows);
  laying_work_point (stage, 100 * grid.columns + grid.rows);
}

double
laying_work_worst (const LayingStage *stage)
{
  const AdjHexGrid *grid = &stage->printed;
  const AdjUnderlay *under = adj_map_view_get_underlay (stage->map);
  double worst = 0;

  for (int column = 1; column <= grid->columns; column++)
    for (int row = 1; row <= grid->rows; row++)
      {
        AdjHexId hex = 100 * column + row;
        AdjPoint printed = owner_map_middle (&stage->owner, grid, hex);
        AdjPoint laid = adj_projection_apply (under->to_picture, adj_hex_center (grid, 1, hex));

        worst =
            MAX (worst, hypot (laid.x - printed.x, laid.y - printed.y) / (stage->size * sqrt (3)));
      }
  return worst;
}
