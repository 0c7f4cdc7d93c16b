/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/intelligence.h"

#include "rules/alias.h"
#include "rules/played.h"
#include "rules/settle.h"
#include "rules/zone.h"

/* ---- Turning ---- */

static gboolean
is_face_down (const AdjTable *table, int unit)
{
  return adj_table_has (table, unit, ADJ_FACT_FACE_DOWN);
}

/* A face-down unit takes no hex, for the enemy could tell it from a dummy by that; it does when
 * it turns up there. */
static void
turn_up (AdjJudge *judge, int unit)
{
  adj_judge_do_unit (judge, ADJ_EFFECT_TURNED, unit, ADJ_NO_HEX, FALSE);
  if (adj_table_is_dummy (judge->table, unit))
    {
      adj_judge_do_unit (judge, ADJ_EFFECT_ELIMINATED, unit, ADJ_NO_HEX, 0);
      adj_settle_forget (judge, unit);
    }
  else if (adj_table_on_map (judge->table, unit))
    adj_judge_hold (judge, unit, judge->table->units[unit].hex, TRUE);
}

gboolean
adj_intelligence_show (AdjJudge *judge, int unit)
{
  g_return_val_if_fail (judge != NULL, FALSE);

  if (!adj_intelligence_is_on (judge->table) || !is_face_down (judge->table, unit))
    return TRUE;
  turn_up (judge, unit);
  return !adj_table_is_dummy (judge->table, unit);
}

/* While both sides are set up, and later only what is not on the map yet. */
static gboolean
may_be_hidden (const AdjJudge *judge, int unit)
{
  const AdjUnitState *state = &judge->table->units[unit];
  gboolean set_up = adj_table_is_first_phase (judge->table, judge->book);

  if (state->where == ADJ_WAITING || state->where == ADJ_ASIDE)
    return TRUE;
  return set_up && state->where == ADJ_ON_MAP && (state->facts & ADJ_FACTS_OF_MOVEMENT) == 0 &&
         !adj_field_in_ezoc (&judge->field, state->hex, state->side);
}

static void
turn_down (AdjJudge *judge, int unit)
{
  if (adj_intelligence_is_on (judge->table) && !may_be_hidden (judge, unit))
    adj_judge_warn (judge, "Y 11.5", ADJ_REASON_STAYS_UP, unit, ADJ_NO_HEX, 0);
  adj_judge_do_unit (judge, ADJ_EFFECT_TURNED, unit, ADJ_NO_HEX, TRUE);
}

void
adj_intelligence_flip (AdjJudge *judge, const int *units, guint n_units, gboolean down)
{
  g_return_if_fail (judge != NULL);
  g_return_if_fail (units != NULL || n_units == 0);

  for (guint i = 0; i < n_units; i++)
    if (is_face_down (judge->table, units[i]) == down)
      continue;
    else if (down)
      turn_down (judge, units[i]);
    else
      turn_up (judge, units[i]);
}

void
adj_intelligence_flip_side (AdjJudge *judge, int side, gboolean down)
{
  g_return_if_fail (judge != NULL);

  for (int unit = 0; unit < judge->table->n_units; unit++)
    if (judge->table->units[unit].side == side && is_face_down (judge->table, unit) != down &&
        (!down || may_be_hidden (judge, unit)))
      adj_intelligence_flip (judge, &unit, 1, down);
}

/* Y 11.52: a dummy passes for the first arm that fights and has a zone of control, infantry. */
static int
arm_of_dummies (const AdjRuleset *ruleset)
{
  for (guint arm = 0; arm < ruleset->n_arms; arm++)
    if (ruleset->arms[arm].attacks && ruleset->arms[arm].zone)
      return (int) arm;
  return 0;
}

void
adj_intelligence_add_dummies (AdjJudge *judge, int side, int n)
{
  AdjEffect effect = adj_effect (ADJ_EFFECT_DUMMY);

  g_return_if_fail (judge != NULL);

  if (!adj_intelligence_is_on (judge->table))
    adj_judge_warn (judge, "Y 11.52", ADJ_REASON_NO_DUMMIES, -1, ADJ_NO_HEX, 0);
  effect.side = (gint8) side;
  effect.arm = arm_of_dummies (judge->book->ruleset);
  for (int i = 0; i < n; i++)
    {
      effect.unit = judge->table->n_units;
      adj_judge_do (judge, &effect);
    }
}

/* ---- Zones of control ---- */

typedef struct
{
  guint n;
  guint16 units[2 * ADJ_MAX_UNITS];
} Units;

/* All at once, for two dummies that meet are both in a zone until they are gone. */
static void
gather_met (const AdjJudge *judge, Units *met)
{
  met->n = 0;
  for (int unit = 0; unit < judge->table->n_units; unit++)
    {
      const AdjUnitState *state = &judge->table->units[unit];

      if (state->where == ADJ_ON_MAP && is_face_down (judge->table, unit) &&
          adj_field_in_ezoc (&judge->field, state->hex, state->side))
        met->units[met->n++] = (guint16) unit;
    }
}

/* Those whom this order has marched into a zone of control. */
static void
gather_stopped (const AdjJudge *judge, Units *stopped)
{
  stopped->n = 0;
  for (guint i = 0; i < judge->n_effects; i++)
    {
      guint16 unit = judge->effects[i].unit;

      if (judge->effects[i].kind == ADJ_EFFECT_MOVED && adj_table_on_map (judge->table, unit) &&
          adj_field_in_ezoc (&judge->field, judge->table->units[unit].hex,
                             judge->table->units[unit].side))
        stopped->units[stopped->n++] = unit;
    }
}

/* The zone was that of dummies alone. */
static void
release (AdjJudge *judge, const Units *stopped)
{
  if (adj_table_option (judge->table, ADJ_OPTION_DUMMIES_STOP_MOVERS))
    return;
  for (guint i = 0; i < stopped->n; i++)
    {
      const AdjUnitState *state = &judge->table->units[stopped->units[i]];

      if (state->where == ADJ_ON_MAP && !adj_field_in_ezoc (&judge->field, state->hex, state->side))
        adj_judge_do_facts (judge, stopped->units[i], ADJ_FACT_GOES_ON, 0);
    }
}

/* Y 11.5, both ways: who comes into a zone of control, and into whose zone of control somebody
 * comes. */
static void
meet (AdjJudge *judge)
{
  g_autofree Units *met = g_new (Units, 1);
  g_autofree Units *stopped = g_new (Units, 1);

  gather_met (judge, met);
  if (met->n == 0)
    return;
  gather_stopped (judge, stopped);
  for (guint i = 0; i < met->n; i++)
    turn_up (judge, met->units[i]);
  release (judge, stopped);
}

static gboolean
has_turned_up (const AdjJudge *judge)
{
  for (guint i = 0; i < judge->n_effects; i++)
    if (judge->effects[i].kind == ADJ_EFFECT_TURNED && !judge->effects[i].face_down)
      return TRUE;
  return FALSE;
}

/* A unit that turns up may close the last way of a retreat (Y 11.56). */
void
adj_intelligence_settle (AdjJudge *judge)
{
  g_return_if_fail (judge != NULL);

  if (judge->standing == ADJ_IMPOSSIBLE)
    return;
  if (adj_intelligence_is_on (judge->table))
    {
      meet (judge);
      if (has_turned_up (judge))
        adj_settle (judge);
    }
  adj_alias_deal (judge);
}

void
adj_intelligence_end (AdjJudge *judge)
{
  g_return_if_fail (judge != NULL);

  for (int unit = 0; unit < judge->table->n_units; unit++)
    adj_intelligence_show (judge, unit);
}

/* ---- On the march ---- */

guint
adj_intelligence_stop (const AdjJudge *judge, int unit, const AdjHex *path, guint n_path)
{
  int side;

  g_return_val_if_fail (judge != NULL, 0);
  g_return_val_if_fail (path != NULL || n_path == 0, 0);

  side = judge->table->units[unit].side;
  for (guint i = 1; i + 1 < n_path && adj_intelligence_is_on (judge->table); i++)
    if (judge->field.count[path[i]] == 0 && adj_zone_is_of_dummies (&judge->field, path[i], side))
      return i;
  return n_path - 1;
}

void
adj_intelligence_go_on (AdjJudge *judge, int unit)
{
  g_return_if_fail (judge != NULL);

  meet (judge);
  if (!adj_table_on_map (judge->table, unit))
    return;
  if (adj_table_option (judge->table, ADJ_OPTION_DUMMIES_STOP_MOVERS))
    adj_judge_warn (judge, "Y 11.5", ADJ_REASON_STOPS_IN_ZONE, unit, judge->table->units[unit].hex,
                    0);
  adj_judge_do_facts (judge, unit, ADJ_FACT_GOES_ON, 0);
}

/* ---- Stacking (Y 11.54) ---- */

/* They stand as they were set up; of real units as many may as are printed there, even where the
 * limit on the march is tighter (Y 5.32). */
gboolean
adj_intelligence_crowds (const AdjField *field, AdjHex hex)
{
  int real = 0;

  g_return_val_if_fail (field != NULL, FALSE);

  if (field->count[hex] <= adj_field_limit (field, hex) && !adj_field_over_limit (field, hex))
    return FALSE;
  for (guint16 unit = field->first[hex]; unit != ADJ_NOBODY; unit = field->next[unit])
    {
      const AdjUnitState *state = &field->table->units[unit];

      if (state->came_from != ADJ_NO_HEX || state->entered_turn > 0 ||
          !is_face_down (field->table, unit))
        return FALSE;
      real += !adj_table_is_dummy (field->table, unit);
    }
  return real < field->count[hex] && real <= adj_field_usual_limit (field);
}

/* Is there a hex with units of the side in which one more would find room? */
static gboolean
has_room (const AdjField *field, int unit)
{
  for (guint hex = 0; hex < field->book->n_hexes; hex++)
    if (field->count[hex] > 0 &&
        adj_field_side (field, (AdjHex) hex) == field->table->units[unit].side &&
        adj_field_fits (field, unit, (AdjHex) hex, -1))
      return TRUE;
  return FALSE;
}

void
adj_intelligence_judge_place (AdjJudge *judge, int unit, AdjHex hex)
{
  g_return_if_fail (judge != NULL);

  if (adj_intelligence_is_on (judge->table) && adj_table_is_dummy (judge->table, unit) &&
      !adj_field_fits (&judge->field, unit, hex, -1) && has_room (&judge->field, unit))
    adj_judge_warn (judge, "Y 11.54", ADJ_REASON_CROWDING_DUMMY, unit, hex, 0);
}

/* ---- Fire and retreat ---- */

static void
show_all_in (AdjJudge *judge, AdjHex hex)
{
  guint16 next;

  for (guint16 unit = judge->field.first[hex]; unit != ADJ_NOBODY; unit = next)
    {
      next = judge->field.next[unit];
      adj_intelligence_show (judge, unit);
    }
}

guint
adj_intelligence_draw_fire (
    AdjJudge *judge, AdjHex *targets, guint n_targets, int *units, guint *n_units)
{
  guint left = 0;
  guint firing = 0;
  gboolean drawn = FALSE;

  g_return_val_if_fail (judge != NULL, 0);
  g_return_val_if_fail (targets != NULL, 0);
  g_return_val_if_fail (units != NULL, 0);
  g_return_val_if_fail (n_units != NULL, 0);

  for (guint i = 0; i < *n_units; i++)
    if (adj_intelligence_show (judge, units[i]))
      units[firing++] = units[i];
  *n_units = firing;
  for (guint i = 0; i < n_targets; i++)
    {
      gboolean held = judge->field.count[targets[i]] > 0;

      show_all_in (judge, targets[i]);
      if (held && judge->field.count[targets[i]] == 0)
        drawn = TRUE;
      else
        targets[left++] = targets[i];
    }
  for (guint i = 0; left == 0 && drawn && i < firing; i++)
    adj_judge_do_facts (judge, units[i], ADJ_FACT_ATTACKED, 0);
  return left;
}
