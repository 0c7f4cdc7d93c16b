/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ask.h"

#include "record/effect-text.h"
#include "record/finding-text.h"
#include "table/unit.h"

/* ---- Saying ---- */

void
ask_say (Asked *self, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  g_string_append_vprintf (self->text, format, args);
  va_end (args);
}

void
ask_say_unit (Asked *self, int unit)
{
  const AdjBook *book = adj_game_get_book (self->game);

  ask_say (self, " %s", unit < 0 || unit == ADJ_NO_UNIT ? "-" : adj_unit_id (book, unit));
}

void
ask_say_hex (Asked *self, AdjHex hex)
{
  const AdjBook *book = adj_game_get_book (self->game);

  ask_say (self, " %04d", hex == ADJ_NO_HEX ? 0 : book->hexes[hex].id);
}

void
ask_say_units (Asked *self, const guint16 *units, guint n)
{
  for (guint i = 0; i < n; i++)
    ask_say_unit (self, units[i]);
}

void
ask_say_hexes (Asked *self, const AdjHex *hexes, guint n)
{
  for (guint i = 0; i < n; i++)
    ask_say_hex (self, hexes[i]);
}

/* ---- Lots ---- */

int
ask_some_unit (Asked *self)
{
  const AdjTable *table = adj_game_get_table (self->game);
  int unit = (int) lots_pick (self->lots, table->n_units);

  if (table->n_debts > 0 && lots_chance (self->lots, 50))
    {
      const AdjDebt *debt = &table->debts[lots_pick (self->lots, table->n_debts)];

      return debt->unit != ADJ_NO_UNIT ? debt->unit : unit;
    }
  if (table->battle.n_defenders > 0 && lots_chance (self->lots, 30))
    return table->battle.defenders[lots_pick (self->lots, table->battle.n_defenders)];
  for (int tries = 0; tries < 10 && !adj_table_on_map (table, unit); tries++)
    unit = (int) lots_pick (self->lots, table->n_units);
  return unit;
}

AdjHex
ask_some_hex (Asked *self)
{
  const AdjBook *book = adj_game_get_book (self->game);
  const AdjUnitState *state = &adj_game_get_table (self->game)->units[ask_some_unit (self)];
  AdjHex hex = (AdjHex) lots_pick (self->lots, book->n_hexes);

  if (state->where != ADJ_ON_MAP || lots_chance (self->lots, 20))
    return hex;
  for (guint steps = lots_pick (self->lots, 4); steps > 0; steps--)
    {
      AdjHex next = book->hexes[state->hex].neighbours[lots_pick (self->lots, ADJ_HEX_DIRECTIONS)];

      if (next != ADJ_NO_HEX)
        return next;
    }
  return state->hex;
}

/* ---- What became of an order ---- */

void
ask_say_basis (Asked *self, const AdjView *before, const GArray *findings, const GArray *effects)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; findings != NULL && i < findings->len; i++)
    adj_finding_print (text, before, &g_array_index (findings, AdjFinding, i));
  ask_say (self, "findings %s\n", text->str);
  g_string_truncate (text, 0);
  for (guint i = 0; effects != NULL && i < effects->len; i++)
    adj_effect_print (text, before, &g_array_index (effects, AdjEffect, i));
  ask_say (self, "effects %s\n", text->str);
}

void
ask_outcome (Asked *self, const AdjOutcome *outcome)
{
  static const char *const standings[] = { "ok", "warned", "impossible" };
  AdjView before = adj_view (adj_game_get_book (self->game), self->before, ADJ_EYES_ALL);

  ask_say (self, "%s: %s%s%s%s, number %u after %u\n", outcome->text != NULL ? outcome->text : "-",
           standings[outcome->standing], outcome->recorded ? "" : ", not recorded",
           outcome->unjudged ? ", unjudged" : "", outcome->refused ? ", refused" : "",
           outcome->number, outcome->n_steps);
  if (outcome->error.text != NULL)
    ask_say (self, "error at %zu for %zu: %s\n", outcome->error.start, outcome->error.length,
             outcome->error.text);
  ask_say_basis (self, &before, outcome->findings, outcome->effects);
}

/* ---- Questions by lot ---- */

/* How often each is asked in a hundred moments. */
static const struct
{
  void (*ask) (Asked *self);
  int percent;
} questions[] = {
  { ask_owed, 70 },    { ask_march, 35 }, { ask_arrival, 20 }, { ask_sight, 15 },
  { ask_control, 20 }, { ask_levels, 4 }, { ask_victory, 15 }, { ask_attack, 45 },
  { ask_battle, 60 },  { ask_odds, 10 },  { ask_seen, 30 },    { ask_offers, 35 },
  { ask_faults, 35 },  { ask_names, 25 }, { ask_entry, 25 },   { ask_past, 8 },
  { ask_changes, 8 },  { ask_branch, 4 },
};

void
ask_some (Asked *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    if (lots_chance (self->lots, questions[i].percent))
      {
        ask_say (self, "-- question %u\n", i);
        questions[i].ask (self);
      }
}
