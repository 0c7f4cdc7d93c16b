/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ask.h"

#include "rules/charge.h"
#include "rules/demoralization.h"
#include "rules/deployment.h"
#include "rules/drift.h"
#include "rules/dummies.h"
#include "rules/entrenchment.h"
#include "rules/entry.h"
#include "rules/exposure.h"
#include "rules/flips.h"
#include "rules/groups.h"
#include "rules/move-limit.h"
#include "rules/reach.h"
#include "rules/reason.h"
#include "rules/scatter.h"
#include "rules/sequence.h"
#include "rules/sight.h"
#include "rules/trace.h"
#include "rules/victory.h"
#include "rules/zone.h"

static const AdjField *
field_of (const Asked *self)
{
  return adj_game_get_field (self->game);
}

static void
say_chance (Asked *self, AdjFraction chance)
{
  g_autofree char *text = adj_fraction_to_string (adj_fraction_reduce (chance));

  ask_say (self, " %s", text);
}

/* ---- March ---- */

static void
say_way (Asked *self, const AdjReach *reach, int unit, AdjHex hex)
{
  const char *rows[ADJ_REACH_ROWS];
  AdjHex path[ADJ_MAX_PATH];
  guint n = adj_reach_path (reach, hex, path);

  ask_say (self, "way");
  ask_say_hexes (self, path, n);
  n = adj_reach_rows (reach, field_of (self), unit, hex, rows);
  for (guint i = 0; i < n; i++)
    ask_say (self, ", %s", rows[i]);
  ask_say (self, "\n");
}

static void
say_reach (Asked *self, const AdjReach *reach, int unit)
{
  for (guint i = 0; i < reach->n; i++)
    {
      AdjHex hex = reach->hexes[i];
      gboolean full = FALSE;
      gboolean may = adj_reach_may_end (reach, field_of (self), unit, hex, &full);

      ask_say_hex (self, hex);
      ask_say (self, ":%d/%d%s%s%s", reach->cost[hex], reach->steps[hex],
               reach->uncertain[hex] ? "?" : "", may ? "" : "x", full ? "f" : "");
      if (reach->bonus > 0 && reach->roads.cost[hex] >= 0)
        ask_say (self, "/%d%s", reach->roads.cost[hex], reach->roads.uncertain[hex] ? "?" : "");
    }
  ask_say (self, "\n");
  for (int i = 0; i < 2; i++)
    say_way (self, reach, unit, reach->hexes[lots_pick (self->lots, reach->n)]);
}

static void
say_charge (Asked *self, AdjReach *reach, int unit)
{
  const AdjField *field = field_of (self);

  if (!adj_may_charge (field, unit))
    return;
  adj_charge_find (reach, field, unit, field->table->units[unit].hex,
                   adj_charge_budget (field, unit));
  for (guint i = 0; i < reach->n; i++)
    {
      AdjHex targets[ADJ_HEX_DIRECTIONS];
      AdjChargeWay way;

      if (!adj_charge_way (reach, field, unit, reach->hexes[i], &way))
        continue;
      ask_say (self, "charge for %d:", way.cost);
      ask_say_hexes (self, way.path, way.n);
      ask_say (self, " on");
      ask_say_hexes (self, targets, adj_charge_targets (field, unit, reach->hexes[i], targets));
      ask_say (self, "\n");
    }
}

static void
say_place (Asked *self, int unit, AdjHex hex)
{
  const AdjField *field = field_of (self);
  int side = field->table->units[unit].side;
  guint16 witnesses[ADJ_MAX_WITNESSES];
  guint n = adj_zone_witnesses (field, hex, side, witnesses);

  ask_say (self, "place");
  ask_say_hex (self, hex);
  ask_say (self, " count %d limit %d fits %d over %d zones %d dummies %d proven %d by",
           field->count[hex], adj_field_limit (field, hex), adj_field_fits (field, unit, hex, -1),
           adj_field_over_limit (field, hex), field->zones[hex],
           adj_zone_is_of_dummies (field, hex, side), adj_zone_is_proven (field, hex, side));
  ask_say_units (self, witnesses, n);
  ask_say (self, "\n");
}

void
ask_march (Asked *self)
{
  const AdjField *field = field_of (self);
  g_autofree AdjReach *reach = g_new (AdjReach, 1);
  int unit = ask_some_unit (self);
  const char *row = NULL;
  AdjReason bar;

  for (guint hex = 0; hex < field->book->n_hexes; hex++)
    if (field->zones[hex] != 0 || field->count[hex] > 0)
      ask_say (self, "%u:%d/%d ", hex, field->zones[hex], field->count[hex]);
  ask_say (self, "\nunit");
  ask_say_unit (self, unit);
  ask_say (self, " allowance %d", adj_field_allowance (field, unit));
  if (!adj_table_on_map (field->table, unit))
    return;
  bar = adj_entrenchment_bar (field, unit, &row);
  ask_say (self, " budget %d dig %s %s for %d\n", adj_reach_budget (field, unit),
           bar != ADJ_N_REASONS ? adj_reason_name (bar) : "anywhere", row != NULL ? row : "-",
           adj_entrenchment_time (field, field->table->units[unit].side));
  for (int i = 0; i < 3; i++)
    say_place (self, unit, ask_some_hex (self));
  adj_reach_find (reach, field, unit);
  say_reach (self, reach, unit);
  say_charge (self, reach, unit);
}

/* ---- Arrivals and set-up ---- */

static void
say_dummies (Asked *self, int side)
{
  AdjDummyArrivals dummies = { 0 };

  adj_dummies_foresee (&dummies, field_of (self), side);
  ask_say (self, "side %d: limit %d lifted %d moves yet %d, dummies %d of %d by", side,
           adj_limit_of (field_of (self)->table, field_of (self)->book, side),
           adj_limit_is_lifted (field_of (self)->table, field_of (self)->book, side),
           adj_sequence_moves_yet (field_of (self)->book, field_of (self)->table, side),
           dummies.due, dummies.at_hand);
  ask_say_hexes (self, dummies.entries, dummies.n_entries);
  ask_say (self, "\n");
}

static void
say_entries (Asked *self, int unit)
{
  const AdjField *field = field_of (self);
  int side = field->table->units[unit].side;
  const char *blocked = adj_entry_blocked_by (field, unit);

  ask_say (self, "due %d now %d blocked %s", adj_due_turn (field, unit), adj_is_due (field, unit),
           blocked != NULL ? blocked : "-");
  for (guint hex = 0; hex < field->book->n_hexes; hex++)
    if (adj_may_enter_by (field, unit, (AdjHex) hex))
      {
        const char *bar = adj_entry_bar (field, (AdjHex) hex, side);

        ask_say_hex (self, (AdjHex) hex);
        ask_say (self, " for %d%s%s", adj_column_cost (field, unit, (AdjHex) hex, 0, NULL),
                 bar != NULL ? " " : "", bar != NULL ? bar : "");
      }
  ask_say (self, "\n");
}

void
ask_arrival (Asked *self)
{
  const AdjField *field = field_of (self);
  int unit = (int) lots_pick (self->lots, field->table->n_units);

  for (int side = 0; side < ADJ_SIDES; side++)
    say_dummies (self, side);
  for (guint tries = 0; tries < 20 && field->table->units[unit].where != ADJ_WAITING; tries++)
    unit = (int) lots_pick (self->lots, field->table->n_units);
  ask_say_unit (self, unit);
  ask_say (self, " wrong %d, open %d, at", adj_deployment_is_wrong (field, unit),
           adj_deployment_is_open (field->book, field->table));
  ask_say_hex (self, adj_deployment_empty_hex (field, unit));
  ask_say (self, "\n");
  say_entries (self, unit);
}

/* ---- Sight ---- */

void
ask_sight (Asked *self)
{
  AdjHex from = ask_some_hex (self);

  for (int i = 0; i < 8; i++)
    {
      AdjHex to = ask_some_hex (self);
      AdjSight sight = adj_sight (field_of (self)->book, from, to);

      ask_say (self, "sight");
      ask_say_hex (self, from);
      ask_say_hex (self, to);
      ask_say (self, " range %d clear %d unknown %d crosses %d by", sight.range, sight.clear,
               sight.unknown, sight.crosses);
      ask_say_hex (self, sight.blocked_by);
      ask_say (self, "\n");
    }
}

/* ---- Command Control ---- */

static void
say_exposure (Asked *self, int side, int level)
{
  AdjExposure exposure;

  for (int method = 0; method < 2; method++)
    {
      adj_exposure_find (&exposure, field_of (self), side, level, (AdjCommandMethod) method);
      ask_say (self, "exposed at %d, unseen %d:", exposure.level, exposure.n_unseen);
      for (int digit = 0; digit < 10; digit++)
        say_chance (self, exposure.digits[digit]);
      say_chance (self, exposure.units);
      say_chance (self, exposure.strength);
      ask_say (self, "\n");
    }
}

static void
say_drifts (Asked *self, int unit)
{
  AdjDrift drift;

  for (int dice = 0; dice < 36; dice++)
    {
      adj_drift_find (&drift, field_of (self), unit, 1 + dice / 6, 1 + dice % 6);
      ask_say_hexes (self, drift.path, drift.n_path);
      ask_say (self, " for %d, %u%s,", drift.spent, drift.stop, drift.unknown ? "?" : "");
      ask_say_hex (self, drift.before);
      ask_say (self, "\n");
    }
}

void
ask_control (Asked *self)
{
  const AdjField *field = field_of (self);
  g_autofree AdjScattered *list = g_new (AdjScattered, field->table->n_units + 1u);
  int phasing = adj_phasing_side (field->table->phasing);
  int unit = ask_some_unit (self);

  for (int side = 0; side < ADJ_SIDES; side++)
    {
      guint n = adj_scattered_find (field, side, list);

      ask_say (self, "level %d restricts %d owed %d left %d\n", adj_command_level (field, side),
               adj_command_restricts (field, side), adj_scatter_is_owed (field, side),
               adj_scatter_chits_left (field, phasing, (int) lots_pick (self->lots, 6)));
      for (guint i = 0; i < n; i++)
        {
          ask_say_unit (self, list[i].unit);
          ask_say_hex (self, list[i].hex);
          ask_say (self, " %d %d %d\n", list[i].control, list[i].in_zone, list[i].stuck);
        }
    }
  say_exposure (self, (int) lots_pick (self->lots, 2), (int) lots_pick (self->lots, 7));
  if (adj_table_on_map (field->table, unit))
    say_drifts (self, unit);
}

/* ---- Initiative ---- */

static void
say_side (Asked *self, const AdjMuster *muster, int side)
{
  const AdjInitiativeSide *sums = &muster->sides[side];

  ask_say (self, "side %d lost %d commander %d unseen %d:", side, sums->lost, sums->commander,
           muster->n_unseen[side]);
  for (guint i = 0; i < sums->n_groups; i++)
    ask_say (self, " group %u %d/%d/%d/%d/%d", muster->group_hexes[side][i], sums->groups[i].rested,
             sums->groups[i].fought, sums->groups[i].ineffective, sums->groups[i].night,
             sums->groups[i].first_day);
  ask_say (self, "\nlevels");
  for (int die = 1; die <= ADJ_INITIATIVE_DIE; die++)
    ask_say (self, " %d", adj_initiative_level (sums, die));
  ask_say (self, "\n");
}

static void
say_flips (Asked *self, const int *dice)
{
  g_autoptr (GArray) flips = adj_flips_find (field_of (self), NULL, dice);

  for (guint i = 0; i < flips->len; i++)
    {
      const AdjFlip *flip = &g_array_index (flips, AdjFlip, i);

      ask_say (self, "flip");
      ask_say_unit (self, flip->unit);
      ask_say (self, " %d %d %d", flip->kind, flip->first, flip->group);
      say_chance (self, flip->chance);
      ask_say (self, "\n");
    }
}

void
ask_levels (Asked *self)
{
  const int dice[ADJ_SIDES] = { 1 + (int) lots_pick (self->lots, 6),
                                1 + (int) lots_pick (self->lots, 6) };
  g_autofree AdjMuster *muster = g_new0 (AdjMuster, 1);
  int holder = field_of (self)->table->first_player;
  AdjInitiativeChances chances;

  adj_muster_read (muster, field_of (self), NULL);
  ask_say (self, "dawn %d day %d%s\n", muster->dawn, muster->day, muster->unknown ? "?" : "");
  for (guint unit = 0; unit < muster->n_units; unit++)
    {
      const AdjMusterUnit *is = &muster->units[unit];

      ask_say (self, " %d/%d/%d/%d", is->term, is->strength, is->group, is->hex);
    }
  for (int side = 0; side < ADJ_SIDES; side++)
    say_side (self, muster, side);
  chances = adj_initiative_chances (muster->sides);
  say_chance (self, chances.outright[0]);
  say_chance (self, chances.outright[1]);
  say_chance (self, chances.tie);
  say_chance (self, adj_initiative_first_chance (&chances, 0, holder));
  ask_say (self, "\nfirst %d\n", adj_initiative_first (muster->sides, holder, dice));
  say_flips (self, lots_chance (self->lots, 50) ? dice : NULL);
}

/* ---- Points ---- */

static void
say_morale (Asked *self, int side)
{
  AdjMorale morale;

  adj_morale_read (&morale, field_of (self)->book, field_of (self)->table, side);
  ask_say (self, "morale %d of %d, at %d %d, missing %d %d, level %d%s, shift %d\n", morale.lost,
           morale.total, morale.thresholds[0], morale.thresholds[1], morale.missing[0],
           morale.missing[1], morale.level, morale.unknown ? "?" : "",
           adj_demoralization_shift (field_of (self)->book, field_of (self)->table, side));
}

static void
say_traces (Asked *self)
{
  const AdjField *field = field_of (self);
  const GArray *awards = field->book->scenario->awards;

  for (guint i = 0; i < awards->len; i++)
    {
      const AdjAward *award = &g_array_index (awards, AdjAward, i);

      ask_say (self, " %d/%d", adj_exit_lead (field->table, award),
               award->trace.given && award->trace.from != NULL && award->trace.from->len > 0
                   ? adj_trace_is_open (field, &award->trace, award->side)
                   : -1);
    }
  ask_say (self, "\n");
}

void
ask_victory (Asked *self)
{
  g_autofree AdjVictory *victory = adj_victory_find (field_of (self));

  for (guint i = 0; i < victory->n; i++)
    {
      const AdjScore *score = &victory->scores[i];

      ask_say (self, "award %d side %d count %d points %d met %d unseen %d:", score->award,
               score->side, score->count, score->points, score->met, score->n_unseen);
      ask_say_units (self, score->units, score->n_units);
      ask_say (self, "\n");
    }
  ask_say (self, "umpire %d %d, total %d %d, leader %d by %d, winner %d at %d, open %d%s\n",
           victory->umpire[0], victory->umpire[1], victory->total[0], victory->total[1],
           victory->leader, victory->margin, victory->winner, victory->level,
           adj_victory_is_open (victory), victory->unknown ? "?" : "");
  say_traces (self);
  for (int side = 0; side < ADJ_SIDES; side++)
    say_morale (self, side);
}
