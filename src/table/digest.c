/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/digest.h"

#include <string.h>

#include "desk/fnv.h"
#include "table/unit.h"

/* The facts about a unit, about the table, and about each thing in one of its lists. A fact that is
 * there twice, once a side, is told apart by the side's name. */
typedef enum
{
  UNIT_HEX,
  UNIT_WHERE,
  UNIT_SIDE,
  UNIT_ARM,
  UNIT_STRENGTH,
  UNIT_FOUGHT_DAY,
  UNIT_GONE_DAY,
  UNIT_GONE_TURN,
  UNIT_ENTERED_TURN,
  UNIT_ALIAS,
  UNIT_CONTROL,
  UNIT_DEEDS,
  UNIT_FACTS,
  UNIT_SPENT,
  UNIT_DEPLOYED,
  UNIT_ENTRY,
  UNIT_CAME_FROM,
  UNIT_NIGHT_FROM,
  UNIT_PLOT,
  UNIT_PLOTTED,
  UNIT_ATTACKS_IN,
  UNIT_ATTACKED_IN,
  UNIT_LENDS_IN,
  UNIT_ROLE,
  UNIT_LENDS_TO,
  UNIT_BEARS,
  TURN,
  PHASE,
  PHASING,
  FIRST_PLAYER,
  DAY,
  OVER,
  WON,
  DAWN,
  SEGMENT,
  REVEALED,
  SEALED,
  CROSSED,
  DAWN_DIE,
  SCATTER,
  CHITS,
  DIGITS,
  LEVEL,
  COMMANDER,
  SCORE,
  OPTION,
  NEXT_OPTION,
  ACCRUED,
  BATTLE_STAGE,
  BATTLE_SIDE,
  BATTLE_COLUMN,
  BATTLE_REDUCE,
  BATTLE_DIE,
  BATTLE_RESULT,
  TARGET,
  ATTACKER,
  ATTACKER_ROLE,
  DEFENDER,
  SUPPORTER,
  SUPPORTED_HEX,
  DEBT,
  DEBT_SIDE,
  DEBT_UNIT,
  DEBT_HEX,
  DEBT_VALUE,
  DEBT_ENGAGEMENT,
  ENGAGEMENT,
  ENGAGEMENT_SIDE,
  ENGAGEMENT_COLUMN,
  ENGAGEMENT_REDUCE,
  ENGAGEMENT_DIE,
  ENGAGEMENT_RESULT,
  ENGAGEMENT_TARGET,
  ENGAGEMENT_VACATED,
  EXECUTION,
  HELD_BY,
  HELD_ONCE,
  MARKER,
  MARKER_FIGURE,
  MARKER_BUILDER,
  CONTEST,
  CONTEST_DIE,
  VACATED,
  CHAIN,
  N_NAMES,
} Name;

static const char *const names[N_NAMES] = {
  [UNIT_HEX] = "unit-hex",
  [UNIT_WHERE] = "unit-where",
  [UNIT_SIDE] = "unit-side",
  [UNIT_ARM] = "unit-arm",
  [UNIT_STRENGTH] = "unit-strength",
  [UNIT_FOUGHT_DAY] = "unit-fought-day",
  [UNIT_GONE_DAY] = "unit-gone-day",
  [UNIT_GONE_TURN] = "unit-gone-turn",
  [UNIT_ENTERED_TURN] = "unit-entered-turn",
  [UNIT_ALIAS] = "unit-alias",
  [UNIT_CONTROL] = "unit-control",
  [UNIT_DEEDS] = "unit-deeds",
  [UNIT_FACTS] = "unit-facts",
  [UNIT_SPENT] = "unit-spent",
  [UNIT_DEPLOYED] = "unit-deployed",
  [UNIT_ENTRY] = "unit-entry",
  [UNIT_CAME_FROM] = "unit-came-from",
  [UNIT_NIGHT_FROM] = "unit-night-from",
  [UNIT_PLOT] = "unit-plot",
  [UNIT_PLOTTED] = "unit-plotted",
  [UNIT_ATTACKS_IN] = "unit-attacks-in",
  [UNIT_ATTACKED_IN] = "unit-attacked-in",
  [UNIT_LENDS_IN] = "unit-lends-in",
  [UNIT_ROLE] = "unit-role",
  [UNIT_LENDS_TO] = "unit-lends-to",
  [UNIT_BEARS] = "unit-bears",
  [TURN] = "turn",
  [PHASE] = "phase",
  [PHASING] = "phasing",
  [FIRST_PLAYER] = "first-player",
  [DAY] = "day",
  [OVER] = "over",
  [WON] = "won",
  [DAWN] = "dawn",
  [SEGMENT] = "segment",
  [REVEALED] = "revealed",
  [SEALED] = "sealed",
  [CROSSED] = "crossed",
  [DAWN_DIE] = "dawn-die",
  [SCATTER] = "scatter",
  [CHITS] = "chits",
  [DIGITS] = "digits",
  [LEVEL] = "level",
  [COMMANDER] = "commander",
  [SCORE] = "score",
  [OPTION] = "option",
  [NEXT_OPTION] = "next-option",
  [ACCRUED] = "accrued",
  [BATTLE_STAGE] = "battle-stage",
  [BATTLE_SIDE] = "battle-side",
  [BATTLE_COLUMN] = "battle-column",
  [BATTLE_REDUCE] = "battle-reduce",
  [BATTLE_DIE] = "battle-die",
  [BATTLE_RESULT] = "battle-result",
  [TARGET] = "target",
  [ATTACKER] = "attacker",
  [ATTACKER_ROLE] = "attacker-role",
  [DEFENDER] = "defender",
  [SUPPORTER] = "supporter",
  [SUPPORTED_HEX] = "supported-hex",
  [DEBT] = "debt",
  [DEBT_SIDE] = "debt-side",
  [DEBT_UNIT] = "debt-unit",
  [DEBT_HEX] = "debt-hex",
  [DEBT_VALUE] = "debt-value",
  [DEBT_ENGAGEMENT] = "debt-engagement",
  [ENGAGEMENT] = "engagement",
  [ENGAGEMENT_SIDE] = "engagement-side",
  [ENGAGEMENT_COLUMN] = "engagement-column",
  [ENGAGEMENT_REDUCE] = "engagement-reduce",
  [ENGAGEMENT_DIE] = "engagement-die",
  [ENGAGEMENT_RESULT] = "engagement-result",
  [ENGAGEMENT_TARGET] = "engagement-target",
  [ENGAGEMENT_VACATED] = "engagement-vacated",
  [EXECUTION] = "execution",
  [HELD_BY] = "held-by",
  [HELD_ONCE] = "held-once",
  [MARKER] = "marker",
  [MARKER_FIGURE] = "marker-figure",
  [MARKER_BUILDER] = "marker-builder",
  [CONTEST] = "contest",
  [CONTEST_DIE] = "contest-die",
  [VACATED] = "vacated",
  [CHAIN] = "chain",
};

struct _AdjDigest
{
  guint64 keys[N_NAMES];
  guint64 sides[ADJ_SIDES];
  guint64 options[ADJ_N_OPTIONS];
  guint64 awards[ADJ_MAX_AWARDS]; /* 0 behind the last */
  guint64 *units;                 /* of each that the table has room for */
  guint64 *units_at_first;        /* what each comes to as it is set up */
  guint16 *hexes;                 /* the id of each hex */
  guint n_units;
  guint n_hexes;
  guint64 at_first; /* all else, as it is set up */

  /* The units of the table that was asked about last, and what each adds: one order changes few of
   * them. */
  AdjUnitState *last;
  guint64 *added;
};

/* Turns a figure over so that neighbours are far apart, and 0 stays 0. */
static guint64
mix (guint64 figure)
{
  figure = (figure ^ figure >> 32) * G_GUINT64_CONSTANT (0xd6e8feb86659fd93);
  figure = (figure ^ figure >> 29) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  return figure ^ figure >> 32;
}

guint64
adj_digest_key (const char *name)
{
  return mix (adj_fnv_on (ADJ_FNV_NOTHING, name, strlen (name))) | 1;
}

/* Values add up, each times the key of its name; one below 0 takes away. */
static guint64
say (const AdjDigest *self, Name name, gint64 value)
{
  return self->keys[name] * (guint64) value;
}

static gint64
hex_of (const AdjDigest *self, AdjHex hex)
{
  return hex < self->n_hexes ? self->hexes[hex] : 0;
}

/* A fact about a hex is told apart by the hex's id. */
static guint64
about_hex (const AdjDigest *self, AdjHex hex)
{
  return mix ((guint64) hex_of (self, hex)) | 1;
}

static guint64
unit_of (const AdjDigest *self, guint16 unit)
{
  return unit < self->n_units ? self->units[unit] : 0;
}

static guint64
sum_of_unit (const AdjDigest *self, const AdjUnitState *unit)
{
  return say (self, UNIT_HEX, hex_of (self, unit->hex)) + say (self, UNIT_WHERE, unit->where) +
         say (self, UNIT_SIDE, unit->side) + say (self, UNIT_ARM, unit->arm) +
         say (self, UNIT_STRENGTH, unit->strength) + say (self, UNIT_FOUGHT_DAY, unit->fought_day) +
         say (self, UNIT_GONE_DAY, unit->gone_day) + say (self, UNIT_GONE_TURN, unit->gone_turn) +
         say (self, UNIT_ENTERED_TURN, unit->entered_turn) + say (self, UNIT_ALIAS, unit->alias) +
         say (self, UNIT_CONTROL, unit->control) + say (self, UNIT_DEEDS, unit->deeds) +
         say (self, UNIT_FACTS, unit->facts) + say (self, UNIT_SPENT, unit->spent) +
         say (self, UNIT_DEPLOYED, unit->deployed) +
         say (self, UNIT_ENTRY, hex_of (self, unit->entry)) +
         say (self, UNIT_CAME_FROM, hex_of (self, unit->came_from)) +
         say (self, UNIT_NIGHT_FROM, hex_of (self, unit->night_from)) +
         say (self, UNIT_PLOT, unit->plot) + say (self, UNIT_PLOTTED, unit->plotted) +
         say (self, UNIT_ATTACKS_IN, unit->attacks_in) +
         say (self, UNIT_ATTACKED_IN, unit->attacked_in) +
         say (self, UNIT_LENDS_IN, unit->lends_in) + say (self, UNIT_ROLE, unit->role) +
         say (self, UNIT_LENDS_TO, hex_of (self, unit->lends_to)) +
         say (self, UNIT_BEARS, unit->bears);
}

static guint64
sum_of_battle (const AdjDigest *self, const AdjBattle *battle)
{
  guint64 sum = say (self, BATTLE_STAGE, battle->stage) + say (self, BATTLE_SIDE, battle->side) +
                say (self, BATTLE_COLUMN, battle->column) +
                say (self, BATTLE_REDUCE, battle->reduce) + say (self, BATTLE_DIE, battle->die) +
                say (self, BATTLE_RESULT, battle->result);

  for (guint i = 0; i < battle->n_targets; i++)
    sum += mix (say (self, TARGET, hex_of (self, battle->targets[i])));
  for (guint i = 0; i < battle->n_attackers; i++)
    sum += mix (unit_of (self, battle->attackers[i].unit) *
                (say (self, ATTACKER, 1) + say (self, ATTACKER_ROLE, battle->attackers[i].role)));
  for (guint i = 0; i < battle->n_defenders; i++)
    sum += mix (unit_of (self, battle->defenders[i]) * say (self, DEFENDER, 1));
  for (guint i = 0; i < battle->n_supports; i++)
    sum += mix (unit_of (self, battle->supports[i].unit) *
                (say (self, SUPPORTER, 1) +
                 say (self, SUPPORTED_HEX, hex_of (self, battle->supports[i].hex))));
  return sum;
}

static guint64
sum_of_debt (const AdjDigest *self, const AdjDebt *debt)
{
  return mix (say (self, DEBT, debt->kind + 1) + say (self, DEBT_SIDE, debt->side) +
              unit_of (self, debt->unit) * say (self, DEBT_UNIT, 1) +
              say (self, DEBT_HEX, hex_of (self, debt->hex)) + say (self, DEBT_VALUE, debt->value) +
              say (self, DEBT_ENGAGEMENT, debt->engagement));
}

/* Each is told apart by its number. */
static guint64
sum_of_engagements (const AdjDigest *self, const AdjTable *table)
{
  guint64 sum = mix (say (self, EXECUTION, table->execution));

  for (guint i = 0; i < table->n_engagements; i++)
    {
      const AdjEngagement *of = &table->engagements[i];
      guint64 own = say (self, ENGAGEMENT, i + 1) + say (self, ENGAGEMENT_SIDE, of->side) +
                    say (self, ENGAGEMENT_COLUMN, of->column) +
                    say (self, ENGAGEMENT_REDUCE, of->reduce) +
                    say (self, ENGAGEMENT_DIE, of->die) + say (self, ENGAGEMENT_RESULT, of->result);

      for (guint j = 0; j < of->n_targets; j++)
        own += mix (say (self, ENGAGEMENT_TARGET, hex_of (self, of->targets[j])));
      for (guint j = 0; j < of->n_vacated; j++)
        own += mix (say (self, ENGAGEMENT_VACATED, hex_of (self, of->vacated[j])));
      sum += mix (own);
    }
  return sum;
}

static guint64
sum_of_hexes (const AdjDigest *self, const AdjTable *table)
{
  guint64 sum = 0;

  for (guint i = 0; i < table->n_held; i++)
    sum += mix (about_hex (self, table->held[i].hex) *
                (say (self, HELD_BY, table->held[i].holder + 1) +
                 say (self, HELD_ONCE, table->held[i].once)));
  for (guint i = 0; i < table->n_markers; i++)
    sum += mix (about_hex (self, table->markers[i].hex) *
                (say (self, MARKER, table->markers[i].kind) +
                 say (self, MARKER_FIGURE, table->markers[i].value) +
                 unit_of (self, table->markers[i].builder) * say (self, MARKER_BUILDER, 1)));
  for (guint i = 0; i < table->n_contests; i++)
    sum += mix (about_hex (self, table->contests[i].hex) * say (self, CONTEST, 1) +
                self->sides[0] * say (self, CONTEST_DIE, table->contests[i].dice[0]) +
                self->sides[1] * say (self, CONTEST_DIE, table->contests[i].dice[1]));
  for (guint i = 0; i < table->n_vacated; i++)
    sum += mix (say (self, VACATED, hex_of (self, table->vacated[i])));
  return sum;
}

static guint64
sum_of_side (const AdjDigest *self, const AdjTable *table, int side)
{
  return mix (self->sides[side] *
              (say (self, CROSSED, table->crossed[side]) +
               say (self, DAWN_DIE, table->dawn_dice[side]) +
               say (self, SCATTER, table->scatter[side]) + say (self, CHITS, table->chits[side]) +
               say (self, DIGITS, table->digits[side]) + say (self, LEVEL, table->levels[side]) +
               say (self, COMMANDER, table->commanders[side]) +
               say (self, SCORE, table->score[side]) + say (self, SEALED, table->sealed[side])));
}

/* All but the units. */
static guint64
sum_of_table (const AdjDigest *self, const AdjTable *table)
{
  guint64 sum = say (self, TURN, table->turn) + say (self, PHASE, table->phase) +
                say (self, PHASING, table->phasing) +
                say (self, FIRST_PLAYER, table->first_player) + say (self, DAY, table->day) +
                say (self, OVER, table->over) + say (self, WON, table->won) +
                say (self, DAWN, table->dawn) + say (self, SEGMENT, table->segment) +
                say (self, REVEALED, table->revealed);

  for (int side = 0; side < ADJ_SIDES; side++)
    sum += sum_of_side (self, table, side);
  for (int key = 0; key < ADJ_N_OPTIONS; key++)
    sum += self->options[key] * (say (self, OPTION, table->options[key]) +
                                 say (self, NEXT_OPTION, table->next_options[key]));
  for (int award = 0; award < ADJ_MAX_AWARDS; award++)
    sum += self->awards[award] * say (self, ACCRUED, table->accrued[award]);
  for (guint i = 0; i < table->n_debts; i++)
    sum += sum_of_debt (self, &table->debts[i]);
  for (guint i = 0; i < table->n_chain; i++)
    sum += mix (unit_of (self, table->chain[i]) * say (self, CHAIN, 1));
  return sum + sum_of_battle (self, &table->battle) + sum_of_engagements (self, table) +
         sum_of_hexes (self, table);
}

AdjDigest *
adj_digest_new (const AdjBook *book)
{
  g_autoptr (AdjTable) set_up = adj_table_new (book);
  const AdjScenario *scenario = book->scenario;
  AdjDigest *self = g_new0 (AdjDigest, 1);

  self->n_units = set_up->capacity;
  self->n_hexes = book->n_hexes;
  self->units = g_new (guint64, self->n_units);
  self->units_at_first = g_new (guint64, self->n_units);
  self->hexes = g_new (guint16, self->n_hexes);
  self->last = g_memdup2 (set_up->units, self->n_units * sizeof *self->last);
  self->added = g_new0 (guint64, self->n_units);
  for (int name = 0; name < N_NAMES; name++)
    self->keys[name] = adj_digest_key (names[name]);
  for (int side = 0; side < ADJ_SIDES; side++)
    self->sides[side] = adj_digest_key (scenario->sides[side].id);
  for (int key = 0; key < ADJ_N_OPTIONS; key++)
    self->options[key] = adj_digest_key (adj_option_key_id ((AdjOptionKey) key));
  for (guint i = 0; i < scenario->awards->len; i++)
    self->awards[i] = adj_digest_key (g_array_index (scenario->awards, AdjAward, i).id);
  for (guint hex = 0; hex < self->n_hexes; hex++)
    self->hexes[hex] = (guint16) book->hexes[hex].id;
  for (guint i = 0; i < self->n_units; i++)
    {
      self->units[i] = adj_digest_key (adj_unit_id (book, (int) i));
      self->units_at_first[i] = sum_of_unit (self, &set_up->units[i]);
    }
  self->at_first = sum_of_table (self, set_up);
  return self;
}

void
adj_digest_free (AdjDigest *self)
{
  g_free (self->units);
  g_free (self->units_at_first);
  g_free (self->hexes);
  g_free (self->last);
  g_free (self->added);
  g_free (self);
}

static void
ask_unit (AdjDigest *self, guint i, const AdjUnitState *state)
{
  if (memcmp (&self->last[i], state, sizeof *state) == 0)
    return;
  self->last[i] = *state;
  self->added[i] = mix (self->units[i] * (sum_of_unit (self, state) - self->units_at_first[i]));
}

guint64
adj_digest_of (AdjDigest *self, const AdjTable *table)
{
  guint64 sum = sum_of_table (self, table) - self->at_first;

  for (guint i = 0; i < table->n_units; i++)
    {
      ask_unit (self, i, &table->units[i]);
      sum += self->added[i];
    }
  return mix (sum);
}
