/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "audit-dig.h"

void
audit_dig_effect (Audit *self, const AdjEffect *effect)
{
  if (effect->unit == ADJ_NO_UNIT)
    return;
  switch ((int) effect->kind)
    {
    case ADJ_EFFECT_MOVED:
    case ADJ_EFFECT_ENTERED:
    case ADJ_EFFECT_EXITED:
    case ADJ_EFFECT_RETREATED:
    case ADJ_EFFECT_DISPLACED:
    case ADJ_EFFECT_ADVANCED:
    case ADJ_EFFECT_ELIMINATED:
      self->left[effect->unit] = TRUE;
      self->work[effect->unit] = -1;
      break;
    case ADJ_EFFECT_ATTACKER:
    case ADJ_EFFECT_DEFENDER:
      self->work[effect->unit] = -1;
      break;
    default:
      break;
    }
}

gboolean
audit_is_set_up (const Audit *self, AdjHex hex)
{
  for (int unit = 0; unit < self->table->n_units; unit++)
    if (adj_table_on_map (self->table, unit) && self->table->units[unit].hex == hex &&
        self->left[unit])
      return FALSE;
  return TRUE;
}

/* Y 5.42: n turns are n ends of Movement Phases, that of the one it was begun in included. */
static void
end_movement (Audit *self)
{
  int turns = self->table->options[ADJ_OPTION_ENTRENCHMENT_TURNS];

  for (int unit = 0; unit < self->table->n_units; unit++)
    if (self->work[unit] >= 0 &&
        adj_table_is_phasing (self->table, self->table->units[unit].side) &&
        ++self->work[unit] == turns)
      {
        self->work[unit] = -1;
        self->counts.finished++;
      }
}

void
audit_dig_before (Audit *self, const PlayOrder *order)
{
  if (order->kind == PLAY_NEXT &&
      adj_table_phase_kind (self->table, self->naive.book) == ADJ_PHASE_MOVEMENT)
    end_movement (self);
}

static const AdjMarker *
marker_in (const AdjTable *table, AdjHex hex)
{
  for (guint i = 0; i < table->n_markers; i++)
    if (table->markers[i].hex == hex)
      return &table->markers[i];
  return NULL;
}

void
audit_dig_after (Audit *self, const PlayOrder *order)
{
  int turns = self->table->options[ADJ_OPTION_ENTRENCHMENT_TURNS];
  guint building = 0;
  guint finished = 0;

  if (order->kind == PLAY_ENTRENCH)
    {
      const AdjUnitState *state = &self->table->units[order->units[0]];

      g_assert_false (audit_in_ezoc (self, state->hex, state->side));
      g_assert_cmpint (self->work[order->units[0]], ==, -1);
      self->work[order->units[0]] = 0;
      self->counts.begun++;
    }
  for (int unit = 0; unit < self->table->n_units; unit++)
    if (self->work[unit] >= 0)
      {
        const AdjMarker *marker = marker_in (self->table, self->table->units[unit].hex);

        g_assert_true (marker != NULL && marker->kind == ADJ_MARKER_BUILDING &&
                       marker->builder == unit && marker->value == turns - self->work[unit]);
        building++;
      }
  for (guint i = 0; i < self->table->n_markers; i++)
    finished += self->table->markers[i].kind == ADJ_MARKER_ENTRENCHMENT;
  g_assert_cmpuint (self->table->n_markers, ==, building + finished);
}
