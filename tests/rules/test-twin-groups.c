/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/muster.h"
#include "table/apply.h"
#include "wild.h"

/* The surrounded units and those that are together, on random boards, against the ledger's
 * sentences taken one by one: no union of hexes, but for each pair of units a search of its own. */

#define BOARDS 1500
#define THOROUGH_BOARDS 20000

typedef struct
{
  Naive naive;
  const AdjTable *table;
  gboolean relieve;
  gboolean surrounded[2 * WILD_UNITS];
  int group[2 * WILD_UNITS];
} Twin;

/* ---- E IL.8 ---- */

/* -1 open, 0 closed, 1 closed by an enemy. */
static int
way_out (const Twin *self, int unit, AdjHex to)
{
  const AdjUnitState *state = &self->table->units[unit];

  if (self->relieve && naive_side_in (self->table, to) == state->side)
    return -1;
  if (naive_side_in (self->table, to) == 1 - state->side ||
      naive_controlled (&self->naive, self->table, to, 1 - state->side))
    return 1;
  return naive_cost (&self->naive, state->arm, state->hex, to) == -1 ? 0 : -1;
}

static gboolean
is_surrounded (const Twin *self, int unit)
{
  const AdjBookHex *here = &self->naive.book->hexes[self->table->units[unit].hex];
  int enemies = 0;

  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    {
      int way = here->neighbours[d] == ADJ_NO_HEX ? 0 : way_out (self, unit, here->neighbours[d]);

      if (way < 0)
        return FALSE;
      enemies += way;
    }
  return enemies > 0;
}

/* ---- E IL.10 ---- */

static gboolean
is_free (const Twin *self, AdjHex hex, int side)
{
  return naive_side_in (self->table, hex) != 1 - side &&
         !naive_controlled (&self->naive, self->table, hex, 1 - side) &&
         self->naive.book->hexes[hex].terrain != self->naive.river;
}

/* From hex to hex over free ones; the ends may be anything. */
static gboolean
has_way (const Twin *self, AdjHex from, AdjHex to, int side, gboolean *seen)
{
  seen[from] = TRUE;
  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    {
      AdjHex next = self->naive.book->hexes[from].neighbours[d];

      if (next == ADJ_NO_HEX || !naive_can_cross (&self->naive, from, next))
        continue;
      if (next == to ||
          (!seen[next] && is_free (self, next, side) && has_way (self, next, to, side, seen)))
        return TRUE;
    }
  return FALSE;
}

static gboolean
links (const Twin *self, int unit)
{
  return adj_table_on_map (self->table, unit) && !self->surrounded[unit] &&
         self->table->units[unit].arm != self->naive.train;
}

static gboolean
are_together (const Twin *self, int a, int b)
{
  g_autofree gboolean *seen = g_new0 (gboolean, self->naive.book->n_hexes);
  AdjHex from = self->table->units[a].hex;
  AdjHex to = self->table->units[b].hex;

  return from == to || has_way (self, from, to, self->table->units[a].side, seen);
}

static void
rename_group (Twin *self, int from, int to)
{
  for (int unit = 0; unit < self->table->n_units; unit++)
    if (self->group[unit] == from)
      self->group[unit] = to;
}

static void
work_out (Twin *self)
{
  for (int unit = 0; unit < self->table->n_units; unit++)
    {
      self->group[unit] = unit;
      self->surrounded[unit] = adj_table_on_map (self->table, unit) && is_surrounded (self, unit);
    }
  for (int a = 0; a < self->table->n_units; a++)
    for (int b = 0; b < a; b++)
      if (links (self, a) && links (self, b) &&
          self->table->units[a].side == self->table->units[b].side &&
          self->group[a] != self->group[b] && are_together (self, a, b))
        rename_group (self, self->group[a], self->group[b]);
}

/* ---- Comparing ---- */

typedef struct
{
  guint surrounded;
  guint apart;
  guint together;
} Counts;

static void
compare (const Twin *self, const AdjMuster *muster, Counts *counts)
{
  for (int a = 0; a < self->table->n_units; a++)
    {
      gboolean trapped = muster->units[a].term == ADJ_TERM_SURROUNDED;

      g_assert_cmpint (trapped, ==, self->surrounded[a]);
      counts->surrounded += trapped;
      for (int b = 0; b < a; b++)
        {
          gboolean same = muster->units[a].group == muster->units[b].group;

          if (muster->units[a].group < 0 || muster->units[b].group < 0 ||
              self->table->units[a].side != self->table->units[b].side)
            continue;
          g_assert_cmpint (same, ==, self->group[a] == self->group[b]);
          counts->together += same;
          counts->apart += !same;
        }
    }
}

static void
choose_relief (AdjTable *table, const AdjBook *book, gboolean on)
{
  AdjEffect effect = adj_effect (ADJ_EFFECT_OPTION);

  effect.option.key = ADJ_OPTION_FRIENDS_RELIEVE;
  effect.option.value = on;
  g_assert_true (adj_table_apply (table, book, &effect));
}

static void
test_boards (void)
{
  g_autoptr (AdjRuleset) ruleset = wild_ruleset ();
  g_autofree AdjMuster *muster = g_new (AdjMuster, 1);
  guint boards = g_test_thorough () ? THOROUGH_BOARDS : BOARDS;
  Counts counts = { 0 };

  for (guint seed = 1; seed <= boards; seed++)
    {
      Lots lots = { .seed = seed };
      g_autoptr (AdjBook) book = wild_book (ruleset, &lots, 4 + seed % 6, 8);
      g_autoptr (AdjTable) table =
          wild_table (book, &lots, 3, WILD_UNITS, ADJ_PHASE_MOVEMENT, FALSE);
      g_autofree AdjField *field = wild_field (book, table);
      Twin twin = { .naive = naive_of (book), .table = table, .relieve = lots_chance (&lots, 50) };

      choose_relief (table, book, twin.relieve);
      work_out (&twin);
      adj_muster_read (muster, field, NULL);
      compare (&twin, muster, &counts);
    }
  g_test_message ("%u surrounded; pairs: %u apart, %u together", counts.surrounded, counts.apart,
                  counts.together);
  g_assert_cmpuint (counts.surrounded, >, boards / 10);
  g_assert_cmpuint (counts.apart, >, boards);
  g_assert_cmpuint (counts.together, >, boards);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/twin/surrounds and groups", test_boards);
  return g_test_run ();
}
