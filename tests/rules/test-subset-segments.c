/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lots.h"
#include "rules/segments.h"
#include "sketch.h"

/* A sub-segment by its definition instead of step by step (Y S5.23b): nothing stops any of those
 * who go, if they go together; and no more could, but for those who meet one that has set out as
 * well and is stopped himself. All plots of up to four units on small boards are tried, and all
 * sets of those who set out. */

#define BOARDS 300
#define MOST_UNITS 4
#define WORDS (ADJ_HEX_DIRECTIONS + 1) /* a step in each direction, or none */

typedef struct
{
  Sketch *sketch;
  int n_units;
  AdjHex to[MOST_UNITS]; /* ADJ_NO_HEX: it has no step, or may not set out */
} Board;

static const AdjUnitState *
unit (const Board *self, int u)
{
  return &self->sketch->table->units[u];
}

static gboolean
is_train (const Board *self, int u)
{
  return !self->sketch->book->ruleset->arms[unit (self, u)->arm].zone;
}

static gboolean
are_enemies (const Board *self, int a, int b)
{
  return unit (self, a)->side != unit (self, b)->side;
}

static gboolean
is_in (guint set, int u)
{
  return (set >> u & 1) != 0;
}

static AdjHex
hex_after (const Board *self, guint set, int u)
{
  return is_in (set, u) ? self->to[u] : unit (self, u)->hex;
}

static gboolean
are_beside (const Board *self, AdjHex a, AdjHex b)
{
  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    if (self->sketch->book->hexes[a].neighbours[d] == b)
      return TRUE;
  return FALSE;
}

/* ---- What stops one of a set ---- */

/* An enemy who is not of the set stands there. */
static gboolean
is_held (const Board *self, guint set, int u)
{
  for (int e = 0; e < self->n_units; e++)
    if (are_enemies (self, u, e) && !is_in (set, e) && unit (self, e)->hex == self->to[u])
      return TRUE;
  return FALSE;
}

/* Its enemies would have to make room first, and theirs before them, and so round to itself. */
static gboolean
goes_round (const Board *self, guint set, int u)
{
  guint gone = 0;

  for (int turn = 0; turn < self->n_units; turn++)
    for (int a = 0; a < self->n_units; a++)
      if (is_in (set, a) && !is_held (self, gone, a))
        gone |= 1u << a;
  return !is_in (gone, u);
}

/* The enemy has thrown higher for the hex, and comes. */
static gboolean
has_lost (const Board *self, guint set, int u)
{
  int winner = adj_table_contest_winner (self->sketch->table, self->to[u]);

  for (int e = 0; e < self->n_units; e++)
    if (are_enemies (self, u, e) && is_in (set, e) && self->to[e] == self->to[u])
      return winner == unit (self, e)->side;
  return FALSE;
}

/* The ineffective do not come to where an enemy will stand beside them. */
static gboolean
is_shy_of (const Board *self, guint set, int u)
{
  if ((unit (self, u)->facts & ADJ_FACT_INEFFECTIVE) == 0)
    return FALSE;
  for (int e = 0; e < self->n_units; e++)
    if (are_enemies (self, u, e) && !is_train (self, e) &&
        are_beside (self, hex_after (self, set, e), self->to[u]))
      return TRUE;
  return FALSE;
}

/* The train passes nobody, who stays there or comes in before it, and nobody passes it. */
static gboolean
meets_train (const Board *self, guint set, int u)
{
  for (int f = 0; f < self->n_units; f++)
    if (f != u && !are_enemies (self, u, f) && hex_after (self, set, f) == self->to[u] &&
        (!is_in (set, f) || unit (self, f)->plotted < unit (self, u)->plotted) &&
        (is_train (self, u) || is_train (self, f)))
      return TRUE;
  return FALSE;
}

static gboolean
is_stopped (const Board *self, guint set, int u)
{
  return is_held (self, set, u) || goes_round (self, set, u) || has_lost (self, set, u) ||
         is_shy_of (self, set, u) || meets_train (self, set, u);
}

/* ---- Which set it is ---- */

static gboolean
is_consistent (const Board *self, guint set)
{
  for (int u = 0; u < self->n_units; u++)
    if (is_in (set, u) && is_stopped (self, set, u))
      return FALSE;
  return TRUE;
}

/* Those with a step. */
static guint
all_of (const Board *self)
{
  guint set = 0;

  for (int u = 0; u < self->n_units; u++)
    if (self->to[u] != ADJ_NO_HEX)
      set |= 1u << u;
  return set;
}

/* Would one of these, who could go with the set, be stopped if others of those who set out came as
 * well? Nobody knows on the march who will be stopped. */
static gboolean
meet_others (const Board *self, guint set, guint these)
{
  guint left = all_of (self) & ~set & ~these;

  for (guint others = left; others != 0; others = (others - 1) & left)
    for (int u = 0; u < self->n_units; u++)
      if (is_in (these, u) && is_stopped (self, set | these | others, u))
        return TRUE;
  return FALSE;
}

/* ---- Boards and plots by lot ---- */

/* Flat, with a road across each hexside, so that a train goes wherever the others go. */
static char *
lay_out (Lots *lots, int n_units)
{
  g_autoptr (Sketch) bare = sketch_new ("map flat 4x4");
  const AdjBook *book = bare->book;
  GString *layout = g_string_new ("map flat 4x4; turns 4 night 2");

  for (AdjHex hex = 0; hex < book->n_hexes; hex++)
    for (int d = 0; d < ADJ_HEX_DIRECTIONS / 2; d++)
      if (book->hexes[hex].neighbours[d] != ADJ_NO_HEX)
        g_string_append_printf (layout, "; side %04d %04d road", book->hexes[hex].id,
                                book->hexes[book->hexes[hex].neighbours[d]].id);
  for (int u = 0; u < n_units; u++)
    g_string_append_printf (layout, "; unit n%d %s %s 1 %04d", u,
                            u % 2 == 0 ? "union" : "confederate",
                            lots_chance (lots, 50) ? "train" : "infantry",
                            book->hexes[lots_pick (lots, book->n_hexes)].id);
  return g_string_free (layout, FALSE);
}

static gboolean
is_mixed (const Sketch *sketch)
{
  const AdjTable *table = sketch->table;

  for (int a = 0; a < table->n_units; a++)
    for (int b = 0; b < a; b++)
      if (table->units[a].hex == table->units[b].hex &&
          table->units[a].side != table->units[b].side)
        return TRUE;
  return FALSE;
}

static gboolean
may_set_out (const Board *self, int u)
{
  for (int e = 0; e < self->n_units; e++)
    if (are_enemies (self, u, e) && !is_train (self, e) &&
        are_beside (self, unit (self, e)->hex, unit (self, u)->hex))
      return FALSE;
  return TRUE;
}

static void
plot (Board *self, int number)
{
  Sketch *s = self->sketch;

  for (int u = 0; u < self->n_units; u++, number /= WORDS)
    {
      AdjUnitState *state = &s->table->units[u];
      int d = number % WORDS;
      AdjHex to = d < ADJ_HEX_DIRECTIONS ? s->book->hexes[state->hex].neighbours[d] : ADJ_NO_HEX;

      state->plot = adj_plot_with (
          0, 1, d < ADJ_HEX_DIRECTIONS ? (AdjToken) (ADJ_TOKEN_STEP + d) : ADJ_TOKEN_HOLD);
      state->plotted = (guint16) (self->n_units - u); /* not in the book's order */
      self->to[u] = may_set_out (self, u) ? to : ADJ_NO_HEX;
    }
  s->table->n_contests = 0;
  adj_field_read (&s->field, s->book, s->table);
}

/* ---- Comparing ---- */

typedef struct
{
  guint compared;
  guint disputed;
  guint met; /* more could have gone, but for those who were stopped themselves */
} Counts;

static char *
tell (const Board *self, guint set)
{
  GString *text = g_string_new (NULL);

  for (int u = 0; u < self->n_units; u++)
    g_string_append_printf (
        text, "%s%s%s %d>%d ", is_in (set, u) ? "+" : "-", is_train (self, u) ? "train" : "foot",
        unit (self, u)->facts & ADJ_FACT_INEFFECTIVE ? "(shy)" : "",
        self->sketch->book->hexes[unit (self, u)->hex].id,
        self->to[u] != ADJ_NO_HEX ? self->sketch->book->hexes[self->to[u]].id : 0);
  return g_string_free (text, FALSE);
}

/* Who goes, as a set. */
static guint
find_set (const Board *self, AdjSegment *found)
{
  guint set = 0;

  adj_segment_find (&self->sketch->field, 1, found);
  for (guint i = 0; i < found->n; i++)
    if (found->paces[i].goes)
      set |= 1u << found->paces[i].unit;
  return set;
}

static void
compare_set (const Board *self, guint set, Counts *counts)
{
  guint left = all_of (self) & ~set;
  gboolean together = (set & ~all_of (self)) == 0 && is_consistent (self, set);
  gboolean more = FALSE;
  gboolean met = FALSE;

  for (guint these = left; these != 0; these = (these - 1) & left)
    if (is_consistent (self, set | these))
      {
        more |= !meet_others (self, set, these);
        met = TRUE;
      }
  if (!together || more)
    {
      g_autofree char *told = tell (self, set);

      g_test_message ("%s", told);
    }
  g_assert_true (together);
  g_assert_false (more);
  counts->compared++;
  counts->met += met;
}

/* A hex is disputed where enemies of the set go to it and nobody has thrown. */
static void
compare_disputes (const Board *self, guint set, const AdjSegment *found)
{
  for (AdjHex hex = 0; hex < self->sketch->book->n_hexes; hex++)
    {
      gboolean named = FALSE;
      guint sides = 0;

      for (int u = 0; u < self->n_units; u++)
        if (is_in (set, u) && self->to[u] == hex)
          sides |= 1u << unit (self, u)->side;
      for (guint i = 0; i < found->n_disputed; i++)
        named |= found->disputed[i] == hex;
      g_assert_cmpint (named, ==, sides == 3);
    }
}

/* Dice are thrown for one hex after another until none is disputed; each time the sets are asked
 * again. */
static void
compare_plot (Board *self, Lots *lots, AdjSegment *found, Counts *counts)
{
  AdjTable *table = self->sketch->table;

  for (;;)
    {
      guint set = find_set (self, found);
      AdjContest *contest = &table->contests[table->n_contests];

      compare_set (self, set, counts);
      compare_disputes (self, set, found);
      if (found->n_disputed == 0)
        return;
      counts->disputed++;
      *contest = (AdjContest){ .hex = found->disputed[lots_pick (lots, found->n_disputed)] };
      contest->dice[0] = lots_chance (lots, 50) ? 6 : 1;
      contest->dice[1] = 3;
      table->n_contests++;
    }
}

static void
compare_board (guint seed, AdjSegment *found, Counts *counts)
{
  Lots lots = { .seed = seed };
  int n_units = MOST_UNITS - (int) (seed % 4 == 0);
  g_autofree char *layout = lay_out (&lots, n_units);
  g_autoptr (Sketch) s = sketch_new (layout);
  Board board = { .sketch = s, .n_units = n_units };
  int plots = 1;

  if (is_mixed (s))
    return;
  sketch_option (s, ADJ_OPTION_SIMULTANEOUS_MOVEMENT, 1);
  sketch_phase (s, 1, "first-movement");
  for (int u = 0; u < n_units; u++, plots *= WORDS)
    if (!is_train (&board, u) && lots_chance (&lots, 30))
      s->table->units[u].facts |= ADJ_FACT_INEFFECTIVE;
  for (int number = 0; number < plots; number++)
    {
      plot (&board, number);
      compare_plot (&board, &lots, found, counts);
    }
}

static void
test_sets (void)
{
  g_autofree AdjSegment *found = g_new (AdjSegment, 1);
  Counts counts = { 0 };

  for (guint seed = 1; seed <= BOARDS; seed++)
    compare_board (seed, found, &counts);
  g_test_message ("%u compared, %u disputed, %u met", counts.compared, counts.disputed, counts.met);
  g_assert_cmpuint (counts.disputed, >, 1000);
  g_assert_cmpuint (counts.met, <, counts.compared / 200);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/Y S5.23b/+ all go whom nothing stops", test_sets);
  return g_test_run ();
}
