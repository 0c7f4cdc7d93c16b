/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/view.h"

gboolean
adj_view_knows (const AdjView *self, int unit)
{
  if (self->eyes == ADJ_EYES_ALL || !adj_table_has (self->table, unit, ADJ_FACT_FACE_DOWN))
    return TRUE;
  return self->eyes != ADJ_EYES_PUBLIC && self->table->units[unit].side == (gint8) self->eyes;
}

static const char *
back_of (const AdjView *self, int unit)
{
  return self->table->units[unit].side == 0 ? "?u" : "?c";
}

const char *
adj_view_unit_name (const AdjView *self, int unit)
{
  return adj_view_knows (self, unit) ? self->book->scenario->units[unit].name
                                     : back_of (self, unit);
}

const char *
adj_view_unit_id (const AdjView *self, int unit)
{
  return adj_view_knows (self, unit) ? self->book->scenario->units[unit].id : back_of (self, unit);
}

gboolean
adj_eyes_parse (const AdjScenario *scenario, const char *text, AdjEyes *eyes)
{
  int side = adj_scenario_side (scenario, text);

  if (side != ADJ_NO_SIDE)
    *eyes = (AdjEyes) side;
  else if (g_str_equal (text, "public"))
    *eyes = ADJ_EYES_PUBLIC;
  else if (g_str_equal (text, "all"))
    *eyes = ADJ_EYES_ALL;
  else
    return FALSE;
  return TRUE;
}
