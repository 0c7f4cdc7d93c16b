/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "plan.h"

#include "fixture.h"
#include "record/game-private.h"
#include "swap.h"
#include "table/unit.h"
#include "tests/rules/wild.h"

const Plan plans[] = {
  { "lawful-1", "chickamauga", PLAN_LAWFUL, 1 },
  { "lawful-2", "chickamauga", PLAN_LAWFUL, 2 },
  { "lawful-8", "chickamauga", PLAN_LAWFUL, 8 },
  { "options-5", "chickamauga", PLAN_OPTIONS, 5 },
  { "options-14", "chickamauga", PLAN_OPTIONS, 14 },
  { "both-6", "chickamauga", PLAN_BOTH, 6 },
  { "hidden-3", "chickamauga", PLAN_HIDDEN, 3 },
  { "veiled-4", "chickamauga", PLAN_VEILED, 4 },
  { "veiled-5", "chickamauga", PLAN_VEILED, 5 },
  { "any-antietam", "antietam", PLAN_ANY, 1 },
  { "any-cemetery-hill", "cemetery-hill", PLAN_ANY, 2 },
  { "any-chattanooga", "chattanooga", PLAN_ANY, 3 },
  { "any-chickamauga", "chickamauga", PLAN_ANY, 4 },
  { "any-fredericksburg", "fredericksburg", PLAN_ANY, 5 },
  { "any-hooker-and-lee", "hooker-and-lee", PLAN_ANY, 6 },
  { "any-shiloh", "shiloh", PLAN_ANY, 7 },
  { "any-wilderness", "wilderness", PLAN_ANY, 8 },
  { "any-small", "small.scenario.xml", PLAN_ANY, 9 },
  { "any-bare", "bare.scenario.xml", PLAN_ANY, 10 },
  { "wild-1", NULL, PLAN_WILD, 1 },
  { "wild-2", NULL, PLAN_WILD, 2 },
  { "wild-3", NULL, PLAN_WILD, 3 },
  { "wild-4", NULL, PLAN_WILD, 4 },
  { "wild-5", NULL, PLAN_WILD, 5 },
  { "wild-6", NULL, PLAN_WILD, 6 },
  { "wild-7", NULL, PLAN_WILD, 7 },
  { "wild-8", NULL, PLAN_WILD, 8 },
  { "wild-9", NULL, PLAN_WILD, 9 },
  { "wild-10", NULL, PLAN_WILD, 10 },
  { "wild-11", NULL, PLAN_WILD, 11 },
  { "wild-12", NULL, PLAN_WILD, 12 },
  { "wild-13", NULL, PLAN_WILD, 13 },
  { "wild-14", NULL, PLAN_WILD, 14 },
  { "mixed-15", NULL, PLAN_MIXED, 15 },
  { "mixed-16", NULL, PLAN_MIXED, 16 },
  { "mixed-17", NULL, PLAN_MIXED, 17 },
  { "mixed-18", NULL, PLAN_MIXED, 18 },
  { "mixed-19", NULL, PLAN_MIXED, 19 },
  { "mixed-20", NULL, PLAN_MIXED, 20 },
  { "mixed-21", NULL, PLAN_MIXED, 21 },
  { "mixed-22", NULL, PLAN_MIXED, 22 },
};

const guint plan_n = G_N_ELEMENTS (plans);

gboolean
plan_is_wild (const Plan *self)
{
  return self->book == NULL;
}

gboolean
plan_is_hidden (const Plan *self)
{
  return self->kind == PLAN_HIDDEN || self->kind == PLAN_VEILED;
}

gboolean
plan_is_lawful (const Plan *self)
{
  return self->kind != PLAN_VEILED && self->kind != PLAN_ANY && self->kind != PLAN_MIXED;
}

/* ---- How it begins ---- */

static void G_GNUC_PRINTF (2, 3) prepare (AdjGame *game, const char *format, ...)
{
  g_autofree char *line = NULL;
  va_list words;

  va_start (words, format);
  line = g_strdup_vprintf (format, words);
  va_end (words);
  g_ptr_array_unref (adj_game_submit (game, line, TRUE));
}

/* Simultaneous movement, with the answers that it has between the attacks and the dice. */
static void
play_together (AdjGame *game)
{
  prepare (game, "option %s=on", "simultaneous-movement");
  prepare (game, "option %s=on", "artillery-support");
  prepare (game, "option %s=on", "cavalry-retreat");
}

/* Everybody where the table has him, and options by lot. */
static void
set_up (AdjGame *game, const AdjTable *table, Lots *lots)
{
  const AdjBook *book = adj_game_get_book (game);
  const AdjRuleset *ruleset = book->ruleset;

  for (guint i = 0; i < ruleset->n_options; i++)
    if (lots_chance (lots, 40))
      prepare (game, "option %s=%s", ruleset->options[i].id, "1");
  for (int unit = 0; unit < table->n_units; unit++)
    {
      const char *id = adj_unit_id (book, unit);
      g_autofree char *hex = NULL;

      if (!adj_table_on_map (table, unit))
        continue;
      hex = g_strdup_printf ("%04d", book->hexes[table->units[unit].hex].id);
      prepare (game, "place %s %s", id, hex);
      if (adj_table_has (table, unit, ADJ_FACT_INEFFECTIVE))
        prepare (game, "status %s %s", id, "ineffective");
    }
}

AdjBook *
plan_book (const Plan *self, Lots *lots)
{
  g_autofree char *path = NULL;

  if (plan_is_wild (self))
    {
      g_autoptr (AdjRuleset) ruleset = wild_ruleset ();

      return wild_book (ruleset, lots, 8, 7);
    }
  path = g_str_has_suffix (self->book, ".xml")
             ? g_test_build_filename (G_TEST_DIST, "..", "book", self->book, NULL)
             : adj_library_find_scenario (self->book);
  return fixture_load (path);
}

AdjGame *
plan_game (const Plan *self, AdjBook *book, Lots *lots)
{
  AdjGame *game =
      plan_is_hidden (self) ? swap_hidden_game (book, self->seed) : adj_game_new (book, self->seed);

  adj_game_set_secret (game, SWAP_SECRET);
  if (self->kind == PLAN_BOTH)
    play_together (game);
  if (plan_is_wild (self))
    {
      g_autoptr (AdjTable) table =
          wild_table (book, lots, 6, WILD_UNITS, ADJ_PHASE_MOVEMENT, FALSE);

      set_up (game, table, lots);
    }
  return game;
}
