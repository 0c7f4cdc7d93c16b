/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sketch-show.h"

#include "rules/arithmetic.h"
#include "rules/cavalry-slip.h"
#include "rules/debts.h"
#include "rules/duties.h"
#include "rules/flank.h"
#include "rules/payments.h"
#include "rules/reach.h"
#include "rules/retreat.h"
#include "rules/support.h"
#include "rules/victory.h"
#include "table/unit.h"

static const char *
keep (Sketch *self, GString *text)
{
  const char *kept = g_string_chunk_insert (self->words, text->str);

  g_string_free (text, TRUE);
  return kept;
}

/* Puts the separator before everything but the first. */
static void add (GString *text, const char *separator, const char *format, ...)
    G_GNUC_PRINTF (3, 4);

static void
add (GString *text, const char *separator, const char *format, ...)
{
  va_list arguments;

  if (text->len > 0)
    g_string_append (text, separator);
  va_start (arguments, format);
  g_string_append_vprintf (text, format, arguments);
  va_end (arguments);
}

static int
id_of (const Sketch *self, AdjHex hex)
{
  return self->book->hexes[hex].id;
}

static const char *
name_of (const Sketch *self, int unit)
{
  return adj_unit_id (self->book, unit);
}

static const char *
side_name (const Sketch *self, int side)
{
  return self->book->scenario->sides[side].id;
}

static void
add_hexes (const Sketch *self, GString *text, const AdjRetreats *retreats)
{
  if (retreats->n > 0 && retreats->kind == ADJ_RETREAT_DISPLACES)
    add (text, " ", "displacing");
  if (retreats->n > 0 && retreats->kind == ADJ_RETREAT_CLAIMED)
    add (text, " ", "claiming");
  for (guint i = 0; i < retreats->n; i++)
    add (text, " ", "%04d", id_of (self, retreats->hexes[i]));
}

/* ---- Units ---- */

const char *
sketch_where (Sketch *self, const char *unit)
{
  static const char *const words[] = {
    [ADJ_WAITING] = "waiting",
    [ADJ_ELIMINATED] = "eliminated",
    [ADJ_EXITED] = "exited",
    [ADJ_ASIDE] = "aside",
  };
  const AdjUnitState *state = &self->table->units[sketch_unit (self, unit)];
  GString *text = g_string_new (NULL);

  if (state->where == ADJ_ON_MAP)
    add (text, "", "%04d", id_of (self, state->hex));
  else
    add (text, "", "%s", words[state->where]);
  return keep (self, text);
}

const char *
sketch_reach (Sketch *self, const char *unit)
{
  g_autofree AdjReach *reach = g_new (AdjReach, 1);
  int number = sketch_unit (self, unit);
  GString *text = g_string_new (NULL);

  adj_reach_find (reach, &self->field, number);
  for (AdjHex hex = 0; hex < self->book->n_hexes; hex++)
    if (adj_reach_has (reach, hex) && hex != reach->start)
      add (text, " ", "%04d=%d%s%s", id_of (self, hex), reach->cost[hex] / ADJ_MP,
           reach->uncertain[hex] ? "?" : "",
           adj_reach_may_end (reach, &self->field, number, hex, NULL) ? "" : ".");
  return keep (self, text);
}

int
sketch_cost (Sketch *self, const char *unit, AdjHexId hex)
{
  g_autofree AdjReach *reach = g_new (AdjReach, 1);
  AdjHex to = sketch_hex (self, hex);

  adj_reach_find (reach, &self->field, sketch_unit (self, unit));
  return adj_reach_has (reach, to) ? reach->cost[to] / ADJ_MP : -1;
}

const char *
sketch_markers (Sketch *self)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->table->n_markers; i++)
    {
      const AdjMarker *marker = &self->table->markers[i];

      if (marker->kind == ADJ_MARKER_BUILDING)
        add (text, "; ", "%04d building %d %s", id_of (self, marker->hex), marker->value,
             marker->builder == ADJ_NO_UNIT ? "-" : name_of (self, marker->builder));
      else
        add (text, "; ", "%04d entrenchment", id_of (self, marker->hex));
    }
  return keep (self, text);
}

/* ---- After a roll ---- */

const char *
sketch_retreats (Sketch *self, const char *unit)
{
  GString *text = g_string_new (NULL);
  AdjRetreats retreats;

  adj_retreats_find (&self->field, sketch_unit (self, unit), &retreats);
  add_hexes (self, text, &retreats);
  return keep (self, text);
}

const char *
sketch_displacements (Sketch *self)
{
  AdjDisplacement displacements[ADJ_MAX_DISPLACED];
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->table->n_debts; i++)
    {
      const AdjDebt *debt = &self->table->debts[i];
      guint n = 0;

      if (debt->kind == ADJ_DEBT_DISPLACE)
        n = adj_displacements_find (&self->field, debt->hex, debt->unit, displacements);
      for (guint j = 0; j < n; j++)
        {
          add (text, "; ", "%s", name_of (self, displacements[j].unit));
          add_hexes (self, text, &displacements[j].to);
        }
    }
  return keep (self, text);
}

const char *
sketch_losses (Sketch *self)
{
  AdjLosses losses[ADJ_MAX_LOSSES];
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->table->n_debts; i++)
    {
      const AdjDebt *debt = &self->table->debts[i];
      guint n = 0;

      if (debt->kind == ADJ_DEBT_LOSE)
        n = adj_losses_find (&self->field, debt->engagement, debt->value, losses);
      for (guint j = 0; j < n; j++)
        for (guint k = 0; k < losses[j].n; k++)
          add (text, k == 0 ? "; " : " ", "%s", name_of (self, losses[j].units[k]));
    }
  return keep (self, text);
}

const char *
sketch_advances (Sketch *self)
{
  AdjAdvance advances[ADJ_MAX_ADVANCES];
  guint n = adj_advances_find (&self->field, 0, advances);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    add (text, "; ", "%s %04d", name_of (self, advances[i].unit), id_of (self, advances[i].hex));
  return keep (self, text);
}

const char *
sketch_debts (Sketch *self)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->table->n_debts; i++)
    {
      const AdjDebt *debt = &self->table->debts[i];

      switch (debt->kind)
        {
        case ADJ_DEBT_RETREAT:
          add (text, "; ", "retreat %s", name_of (self, debt->unit));
          break;
        case ADJ_DEBT_DISPLACE:
          add (text, "; ", "displace %04d for %s", id_of (self, debt->hex),
               name_of (self, debt->unit));
          break;
        case ADJ_DEBT_LOSE:
          add (text, "; ", "lose %s %d", side_name (self, debt->side), debt->value);
          break;
        case ADJ_DEBT_REPULSE:
          add (text, "; ", "repulse %s", name_of (self, debt->unit));
          break;
        case ADJ_DEBT_CONTEST:
          add (text, "; ", "contest %04d", id_of (self, debt->hex));
          break;
        case ADJ_DEBT_ADVANCE:
        default:
          add (text, "; ", "advance %s", side_name (self, debt->side));
          break;
        }
    }
  return keep (self, text);
}

const char *
sketch_payments (Sketch *self)
{
  static const char *const words[] = { "retreat", "displace", "advance", "stay", "lose" };
  g_autoptr (GArray) payments = adj_payments_find (&self->field);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < payments->len; i++)
    {
      const AdjPayment *payment = &g_array_index (payments, AdjPayment, i);

      add (text, "; ", "%s", words[payment->kind]);
      for (guint j = 0; j < payment->who.n; j++)
        add (text, " ", "%s", name_of (self, payment->who.units[j]));
      if (payment->hex != ADJ_NO_HEX)
        add (text, " ", "%04d", id_of (self, payment->hex));
      if (payment->engagement > 0)
        add (text, " ", "%d", payment->engagement);
    }
  return keep (self, text);
}

/* ---- Optional rules of combat ---- */

const char *
sketch_answers (Sketch *self)
{
  GString *text = g_string_new (NULL);
  AdjSupportOffer offers[ADJ_MAX_SUPPORT_OFFERS];
  AdjAttack attack;
  guint n;

  adj_attack_on_table (self->table, &attack);
  n = adj_supports_find (&self->field, &attack, offers);
  for (guint i = 0; i < n; i++)
    add (text, "; ", "%s %d to %04d%s", name_of (self, offers[i].support.unit), offers[i].strength,
         id_of (self, offers[i].support.hex), offers[i].suffers ? " at risk" : "");
  for (guint i = 0; i < attack.n_defenders; i++)
    {
      AdjRetreats ways;

      adj_cavalry_ways (&self->field, attack.defenders[i], &ways);
      if (ways.n > 0)
        add (text, "; ", "%s slips", name_of (self, attack.defenders[i]));
      for (guint j = 0; j < ways.n; j++)
        add (text, " ", "%04d", id_of (self, ways.hexes[j]));
    }
  return keep (self, text);
}

const char *
sketch_flanks (Sketch *self, const char *order)
{
  GString *text = g_string_new (NULL);
  AdjFlank flanks[ADJ_MAX_FLANKS];
  AdjAttack attack;
  guint n;

  sketch_judge (self, order);
  adj_attack_on_table (self->judge->table, &attack);
  n = adj_flanks_find (&self->judge->field, &attack, flanks);
  for (guint i = 0; i < n; i++)
    add (text, "; ", "%04d of %04d", id_of (self, flanks[i].from), id_of (self, flanks[i].target));
  return keep (self, text);
}

/* ---- Duties ---- */

static const char *
hex_or_none (Sketch *self, AdjHex hex)
{
  GString *text = g_string_new (NULL);

  if (hex == ADJ_NO_HEX)
    add (text, "", "-");
  else
    add (text, "", "%04d", id_of (self, hex));
  return keep (self, text);
}

const char *
sketch_duties (Sketch *self)
{
  g_auto (AdjDuties) duties = { 0 };
  GString *text = g_string_new (NULL);

  adj_duties_find (&self->field, &duties);
  for (guint i = 0; i < duties.n; i++)
    {
      const AdjDuty *duty = &duties.duties[i];
      gboolean not_owed = duty->state == ADJ_DUE_NOT_OWED;
      gboolean why = duty->why != ADJ_WHY_NOTHING;

      add (text, "; ", "%s%s%s %s %s%s%s%s", not_owed ? "[" : "",
           duty->state == ADJ_DUE_REMINDER ? "maybe " : "", adj_duty_word (duty->kind),
           duty->unit < 0 ? hex_or_none (self, duty->hex) : name_of (self, duty->unit), duty->row,
           why ? " " : "", why ? adj_duty_why_word (duty->why) : "", not_owed ? "]" : "");
    }
  return keep (self, text);
}

/* ---- Arithmetic ---- */

static void
add_line (const Sketch *self, GString *text, const AdjLine *line)
{
  const AdjRuleset *ruleset = self->book->ruleset;

  switch (line->kind)
    {
    case ADJ_LINE_ATTACKER:
    case ADJ_LINE_DEFENDER:
    case ADJ_LINE_ADDS_NOTHING:
    case ADJ_LINE_EXPOSED:
    case ADJ_LINE_RANGE:
    case ADJ_LINE_HALVED:
    case ADJ_LINE_CHARGES:
    case ADJ_LINE_FLANK:
    case ADJ_LINE_SUPPORT:
      add (text, "; ", "%s %d %s", name_of (self, line->unit), line->value, line->row);
      break;
    case ADJ_LINE_HEX:
      add (text, "; ", "%04d %d %s", id_of (self, line->hex), line->value, line->row);
      break;
    case ADJ_LINE_TERRAIN:
    case ADJ_LINE_ENTRENCHMENT:
    case ADJ_LINE_CROSSING:
    case ADJ_LINE_FAR_CROSSING:
      add (text, "; ", "%s%04d x%d=%d %s%s", line->used ? "" : "[", id_of (self, line->hex),
           line->figure, line->value, line->row, line->used ? "" : "]");
      break;
    case ADJ_LINE_ATTACK:
      add (text, "; ", "attack %d %s", line->value, line->row);
      break;
    case ADJ_LINE_DEFENCE:
      add (text, "; ", "defence %d %s", line->value, line->row);
      break;
    case ADJ_LINE_ODDS:
    case ADJ_LINE_NO_DEFENCE:
    case ADJ_LINE_SHIFT:
    case ADJ_LINE_REDUCED:
    default:
      add (text, "; ", "%d-%d %s", ruleset->columns[line->value].attacker,
           ruleset->columns[line->value].defender, line->row);
      break;
    }
}

static void
work_out (Sketch *self, const char *order, AdjArithmetic *arithmetic)
{
  AdjAttack attack;

  sketch_judge (self, order);
  g_assert_cmpint (self->judge->table->battle.stage, ==, ADJ_BATTLE_DECLARED);
  adj_attack_on_table (self->judge->table, &attack);
  adj_arithmetic (&self->judge->field, &attack, arithmetic);
}

const char *
sketch_sum (Sketch *self, const char *attack)
{
  g_autofree AdjArithmetic *arithmetic = g_new (AdjArithmetic, 1);
  GString *text = g_string_new (NULL);

  work_out (self, attack, arithmetic);
  for (guint i = 0; i < arithmetic->n_lines; i++)
    add_line (self, text, &arithmetic->lines[i]);
  return keep (self, text);
}

const char *
sketch_column (Sketch *self, const char *attack)
{
  g_autofree AdjArithmetic *arithmetic = g_new (AdjArithmetic, 1);
  g_autofree char *column = NULL;

  work_out (self, attack, arithmetic);
  if (arithmetic->column < 0)
    return "none";
  column = adj_column_to_string (&self->book->ruleset->columns[arithmetic->column]);
  return g_string_chunk_insert (self->words, column);
}

/* ---- Score ---- */

const char *
sketch_score (Sketch *self)
{
  g_autofree AdjVictory *victory = adj_victory_find (&self->field);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < victory->n; i++)
    {
      const AdjAward *award = &g_array_index (self->book->scenario->awards, AdjAward, i);

      add (text, " ", "%s=%d%s", award->id, victory->scores[i].points,
           victory->scores[i].met ? "" : "!");
    }
  for (int side = 0; side < ADJ_SIDES; side++)
    add (text, side == 0 ? "; " : ", ", "%s %d", side_name (self, side), victory->total[side]);
  return keep (self, text);
}
