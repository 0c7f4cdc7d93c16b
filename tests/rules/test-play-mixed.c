/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lots.h"
#include "owed.h"
#include "play.h"
#include "table/apply.h"

/* Whole games of Chickamauga under any subset of all the rules that can be switched on, with
 * dummies and face-down units where they are played. Whatever is combined, the table must stay
 * one that can lie before two players, and it must be what the effects make of the set-up. */

typedef struct
{
  const AdjBook *book;
  AdjTable *table; /* the start and every effect since */
  AdjField field;
  AdjJudge *judge; /* for what is tried out */
  guint orders;
  guint answers; /* that were offered to what was owed */
} Watch;

/* ---- What must hold after every order ---- */

static gboolean
is_on (const Watch *self, AdjOptionKey key)
{
  return adj_table_option (self->table, key) != 0;
}

static void
check_unit (const Watch *self, int unit)
{
  const AdjUnitState *state = &self->table->units[unit];
  gboolean dummy = adj_table_is_dummy (self->table, unit);

  g_assert_cmpint (dummy, ==, unit >= (int) self->book->scenario->n_units);
  g_assert_cmpint (state->hex != ADJ_NO_HEX, ==, state->where == ADJ_ON_MAP);
  if (dummy) /* Y 11.52, 11.57 */
    g_assert_true (
        state->where != ADJ_EXITED &&
        (state->where == ADJ_ELIMINATED || adj_table_has (self->table, unit, ADJ_FACT_FACE_DOWN)));
  if (state->where != ADJ_ON_MAP)
    return;
  g_assert_cmpint (adj_field_side (&self->field, state->hex), ==, state->side); /* BG 5.12 */
  if (is_on (self, ADJ_OPTION_LIMITED_INTELLIGENCE) &&
      adj_table_has (self->table, unit, ADJ_FACT_FACE_DOWN)) /* Y 11.5 */
    g_assert_false (adj_field_in_ezoc (&self->field, state->hex, state->side));
}

static void
check_markers (const Watch *self)
{
  for (guint i = 0; i < self->table->n_markers; i++)
    {
      const AdjMarker *marker = &self->table->markers[i];

      g_assert_true (is_on (self, ADJ_OPTION_ENTRENCHMENTS));
      g_assert_cmpint (adj_book_terrain (self->book, marker->hex)->dug_in, >, 0); /* Y 5.46 */
      if (marker->kind == ADJ_MARKER_BUILDING)                                    /* Y 5.42, 5.49 */
        {
          g_assert_cmpint (self->table->units[marker->builder].hex, ==, marker->hex);
          g_assert_false (adj_table_is_dummy (self->table, marker->builder));
        }
    }
}

/* BG 5.32, Y 5.32: when a phase ends. */
static void
check_limits (const Watch *self)
{
  for (guint hex = 0; hex < self->book->n_hexes; hex++)
    g_assert_cmpint (self->field.count[hex], <=, self->book->ruleset->stacking_limit);
}

static void
watch (gpointer data, const PlayOrder *order, const AdjJudge *judge)
{
  Watch *self = data;

  for (guint i = 0; i < judge->n_effects; i++)
    g_assert_true (adj_table_apply (self->table, self->book, &judge->effects[i]));
  g_assert_true (adj_table_equal (self->table, judge->table));
  adj_field_read (&self->field, self->book, self->table);
  for (int unit = 0; unit < self->table->n_units; unit++)
    check_unit (self, unit);
  check_markers (self);
  if (order->kind == PLAY_NEXT)
    check_limits (self);
  self->answers += owed_check (self->judge, self->table);
  self->orders++;
}

/* ---- Games ---- */

static void
set_option (AdjTable *table, const AdjBook *book, AdjOptionKey key, int value)
{
  AdjEffect effect = adj_effect (ADJ_EFFECT_OPTION);

  effect.option.key = (int) key;
  effect.option.value = value;
  g_assert_true (adj_table_apply (table, book, &effect));
}

/* Any value that the ruleset allows; the first game has every rule. */
static void
mix_options (AdjTable *table, const AdjBook *book, Lots *lots, gboolean all)
{
  for (guint i = 0; i < book->ruleset->n_options; i++)
    {
      const AdjOption *option = &book->ruleset->options[i];

      if (option->key == ADJ_OPTION_NONE || option->kind == ADJ_PLAYED_AS_FIGURE)
        continue;
      if (option->words == NULL)
        set_option (table, book, option->key,
                    (all && option->kind == ADJ_PLAYED_AS_RULE) || lots_chance (lots, 50));
    }
}

/* Y 11.5, 11.52: everybody face down, and dummies waiting to come in. */
static void
hide (AdjTable *table, const AdjBook *book, Lots *lots)
{
  AdjEffect dummy = adj_effect (ADJ_EFFECT_DUMMY);

  if (!adj_table_option (table, ADJ_OPTION_LIMITED_INTELLIGENCE))
    return;
  for (guint i = lots_pick (lots, 12); i > 0; i--)
    {
      dummy.side = (gint8) (i % ADJ_SIDES);
      dummy.unit = table->n_units;
      g_assert_true (adj_table_apply (table, book, &dummy));
    }
  for (int unit = 0; unit < table->n_units; unit++)
    {
      AdjEffect down = adj_effect (ADJ_EFFECT_TURNED);

      down.unit = (guint16) unit;
      down.face_down = TRUE;
      g_assert_true (adj_table_apply (table, book, &down));
    }
}

static void
play (const AdjBook *book, guint64 seed, guint *orders, guint *answers)
{
  g_autoptr (Player) player = player_new (book);
  g_autoptr (AdjTable) table = adj_table_new (book);
  Watch *self = g_new0 (Watch, 1);
  Lots lots = { .seed = seed };

  mix_options (table, book, &lots, seed == 1);
  hide (table, book, &lots);
  self->book = book;
  self->table = table;
  self->judge = adj_judge_new (book, table);
  player_start_from (player, table);
  player_play (player, seed, watch, self);
  g_assert_true (table->over);
  *orders += self->orders;
  *answers += self->answers;
  adj_judge_free (self->judge);
  g_free (self);
}

#define GAMES 40
#define THOROUGH_GAMES 1000

static void
test_games (void)
{
  g_autoptr (AdjBook) book = player_book ();
  guint games = g_test_thorough () ? THOROUGH_GAMES : GAMES;
  guint orders = 0;
  guint answers = 0;

  for (guint64 seed = 1; seed <= games; seed++)
    play (book, seed, &orders, &answers);
  g_test_message ("%u games, %u orders, %u answers", games, orders, answers);
  g_assert_cmpuint (orders, >, games * 300);
  g_assert_cmpuint (answers, >, games * 100);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/play-mixed/games", test_games);
  return g_test_run ();
}
