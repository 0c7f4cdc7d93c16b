/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "drawing-work.h"

#include <glib/gstdio.h>

DrawingStage
drawing_work_open (void)
{
  DrawingStage stage = { .window = stage_open () };
  AdjChartsDrawing *drawing;

  stage.battle = desk_work_open_charts (stage.window, "shiloh.scenario.xml");
  drawing = stage_find (stage.battle, ADJ_TYPE_CHARTS_DRAWING);
  stage.map = adj_charts_drawing_get_map (drawing);
  stage.easel = adj_charts_drawing_get_easel (drawing);
  wait_until (adj_map_view_is_sharp (stage.map));
  return stage;
}

void
drawing_work_close (const DrawingStage *stage)
{
  g_autofree char *path =
      g_strdup (adj_own_battle_get_path (adj_charts_window_get_battle (stage->battle)));

  desk_work_close (stage->battle, stage->window);
  g_remove (path);
}

const AdjScenario *
drawing_work_scenario (const DrawingStage *stage)
{
  return adj_draft_get_scenario (desk_work_draft (stage->battle));
}

void
drawing_work_take_up (const DrawingStage *stage, AdjBrushKind kind, const char *id)
{
  const AdjRuleset *ruleset = drawing_work_scenario (stage)->ruleset;
  int index = kind == ADJ_BRUSH_TERRAIN ? adj_ruleset_terrain (ruleset, id)
                                        : adj_ruleset_feature (ruleset, id);

  g_assert_cmpint (index, >=, 0);
  adj_easel_set_brush (stage->easel, (AdjBrush){ kind, index });
}

AdjPoint
drawing_work_place (const DrawingStage *stage, AdjHexId from, AdjHexId to, double part)
{
  const AdjHexGrid *grid = &drawing_work_scenario (stage)->map.grid;
  AdjPoint a = adj_hex_center (grid, 1, from);
  AdjPoint b = adj_hex_center (grid, 1, to);

  return adj_camera_to_screen (adj_map_view_get_camera (stage->map),
                               (AdjPoint){ a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part });
}

void
drawing_work_drag (const DrawingStage *stage, AdjHexId from, AdjHexId to, GdkModifierType state)
{
  g_assert_true (adj_easel_press (stage->easel, drawing_work_place (stage, from, to, 0), state));
  adj_easel_drag (stage->easel, drawing_work_place (stage, from, to, 1));
  adj_easel_release (stage->easel);
}

const char *
drawing_work_terrain (const DrawingStage *stage, AdjHexId id)
{
  const AdjMapHex *hex = adj_scenario_hex (drawing_work_scenario (stage), id);

  return hex != NULL ? drawing_work_scenario (stage)->ruleset->terrains[hex->terrain].id : "off";
}

gboolean
drawing_work_lies (const DrawingStage *stage, AdjHexId a, AdjHexId b, const char *feature)
{
  const AdjMapHexside *side = adj_scenario_hexside (drawing_work_scenario (stage), a, b);

  return side != NULL &&
         (side->features &
          1u << adj_ruleset_feature (drawing_work_scenario (stage)->ruleset, feature)) != 0;
}
