/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/breastworks.h"

#include "rules/rally.h"
#include "rules/works.h"

static void
mark (AdjJudge *judge, AdjHex hex, AdjMarkerKind kind, int figure, guint16 builder)
{
  AdjEffect effect = adj_works_mark (hex, kind, figure, builder);

  adj_judge_do (judge, &effect);
}

/* Works that nobody here builds are those of whoever stands in them. */
static gboolean
is_own_march (const AdjField *field, AdjHex hex, guint16 builder)
{
  guint16 unit = builder != ADJ_NO_UNIT ? builder : field->first[hex];

  return adj_table_phase_kind (field->table, field->book) == ADJ_PHASE_MOVEMENT &&
         (unit >= field->table->n_units ||
          adj_table_is_phasing (field->table, field->table->units[unit].side));
}

static void
begin (AdjJudge *judge, AdjHex hex)
{
  guint16 builder = judge->field.count[hex] > 0 ? judge->field.first[hex] : ADJ_NO_UNIT;
  gboolean in_time = is_own_march (&judge->field, hex, builder);

  if (builder != ADJ_NO_UNIT && !in_time)
    adj_judge_warn (judge, "R 4.0", ADJ_REASON_MARKED_LATE, builder, ADJ_NO_HEX, 0);
  else if (builder != ADJ_NO_UNIT &&
           adj_table_has (judge->table, builder, ADJ_FACT_MOVED | ADJ_FACT_ENTERED))
    adj_judge_warn (judge, "R 4.0", ADJ_REASON_MOVED_ALREADY, builder, ADJ_NO_HEX, 0);
  mark (judge, hex, ADJ_MARKER_BUILDING, builder != ADJ_NO_UNIT && in_time ? 1 : 0, builder);
}

static void
finish (AdjJudge *judge, AdjHex hex)
{
  const AdjMarker *works = adj_table_marker (judge->table, hex);
  gboolean built = works != NULL && works->kind == ADJ_MARKER_BUILDING;

  if (built && !adj_breastworks_are_due (&judge->field, works))
    adj_judge_warn (judge, "R 4.0", ADJ_REASON_WORKS_UNFINISHED, -1, hex, 0);
  mark (judge, hex, ADJ_MARKER_BREASTWORKS, 0, built ? works->builder : ADJ_NO_UNIT);
}

void
adj_breastworks_mark (AdjJudge *judge, AdjHex hex, AdjMarkerKind kind)
{
  g_return_if_fail (judge != NULL);

  if (!adj_markers_are_borne (judge->book))
    adj_judge_refuse (judge, ADJ_REASON_NO_SUCH_MARKER, -1, hex, 0);
  else if (kind == ADJ_MARKER_BUILDING)
    begin (judge, hex);
  else
    finish (judge, hex);
}

gboolean
adj_breastworks_are_due (const AdjField *field, const AdjMarker *marker)
{
  g_return_val_if_fail (field != NULL, FALSE);
  g_return_val_if_fail (marker != NULL, FALSE);

  return marker->kind == ADJ_MARKER_BUILDING && marker->value == 0 &&
         is_own_march (field, marker->hex, marker->builder);
}

void
adj_breastworks_go_on (AdjJudge *judge)
{
  g_return_if_fail (judge != NULL);

  if (judge->table->n_markers == 0 || !adj_markers_are_borne (judge->book))
    return;
  for (guint i = 0; i < judge->table->n_markers; i++)
    {
      AdjMarker marker = judge->table->markers[i];

      if (marker.kind == ADJ_MARKER_BUILDING && marker.value > 0 &&
          is_own_march (&judge->field, marker.hex, marker.builder))
        mark (judge, marker.hex, ADJ_MARKER_BUILDING, 0, marker.builder);
    }
}
