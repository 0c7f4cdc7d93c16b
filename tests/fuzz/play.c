/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fuzz.h"

#include "record/branch.h"
#include "tests/record/any-line.h"
#include "tests/record/fixture.h"
#include "tests/record/script.h"
#include "tests/rules/nonsense.h"

/* A game that is played as the bytes say: lawful orders, unlawful ones, impossible ones, undo and
 * redo. After each of them holds what always holds. */

/* A longer game says nothing that a shorter one does not. */
#define MOST_ORDERS 40

/* What a player might order, as he would type it; NULL for what is typed in other ways. */
static char *
line_of_player (AdjGame *game, Lots *lots)
{
  AdjBook *book = adj_game_get_book (game);
  PlayOrder order = nonsense_order (book, adj_game_get_table (game), lots);

  if (order.kind == PLAY_PLOT || order.kind == PLAY_OPTION)
    return NULL;
  order.n_hexes = MAX (order.n_hexes, 2); /* a way that is typed has a step */
  return script_line (book, &order);
}

static char *
next_line (AdjGame *game, Lots *lots)
{
  guint lot = lots_pick (lots, 4);
  char *line = lot > 1 ? line_of_player (game, lots) : NULL;

  if (lot == 0)
    return g_strdup ("next!");
  return line != NULL ? line : any_line (adj_game_get_book (game), lots);
}

/* What is not recorded changes nothing; what is stands in the log as it was meant. */
static gboolean
type_line (AdjGame *game, const char *line)
{
  guint64 hash = adj_table_hash (adj_game_get_table (game));
  guint n = adj_game_get_play (game)->entries->len;
  g_autoptr (GPtrArray) outcomes = adj_game_submit (game, line, FALSE);
  const AdjOutcome *last = g_ptr_array_index (outcomes, outcomes->len - 1);
  guint recorded = outcomes->len - (last->recorded ? 0 : 1);

  g_assert_cmpuint (adj_game_get_play (game)->entries->len, ==, n + recorded);
  if (recorded == 0)
    g_assert_cmpuint (adj_table_hash (adj_game_get_table (game)), ==, hash);
  return last->recorded;
}

/* Nobody stands where there is no hex, and no unit is anywhere else than it is said to be. */
static void
check_table (AdjGame *game)
{
  const AdjTable *table = adj_game_get_table (game);
  guint n_hexes = adj_game_get_book (game)->n_hexes;

  for (int unit = 0; unit < table->n_units; unit++)
    {
      const AdjUnitState *state = &table->units[unit];

      if (state->where == ADJ_ON_MAP)
        g_assert_cmpuint (state->hex, <, n_hexes);
      else
        g_assert_cmpint (state->hex, ==, ADJ_NO_HEX);
    }
}

static void
undo_and_redo (AdjGame *game)
{
  guint64 hash = adj_table_hash (adj_game_get_table (game));

  if (!adj_game_undo (game))
    return;
  g_assert_true (adj_game_redo (game));
  g_assert_cmpuint (adj_table_hash (adj_game_get_table (game)), ==, hash);
}

/* A branch is played in memory alone: nothing of it is ever written. */
static AdjGame *
game_in_memory (void)
{
  static AdjGame *first = NULL;

  if (first == NULL)
    first = fixture_proven_game ();
  return adj_game_branch (first, 0, 42);
}

/* One in a hundred is: to prove order by order that it can be opened again, and to open it in the
 * end, takes far longer than to play. All bytes say which, so that a fuzzer that goes on with those
 * that are does not find more of them. */
static gboolean
is_filed (const char *bytes, gsize length)
{
  guint sum = 0;

  for (gsize i = 0; i < length; i++)
    sum = sum * 31 + (guchar) bytes[i];
  return sum % 100 == 99;
}

static gboolean
try_bytes (const char *bytes, gsize length)
{
  Lots lots = { .bytes = (const guint8 *) bytes, .n_bytes = length };
  gboolean filed = is_filed (bytes, length);
  g_autoptr (AdjGame) game = filed ? fixture_proven_game () : game_in_memory ();

  for (int i = 0; i < MOST_ORDERS && lots.n_bytes > 0; i++)
    {
      g_autofree char *line = next_line (game, &lots);

      if (type_line (game, line))
        check_table (game);
      if (lots_chance (&lots, 10))
        undo_and_redo (game);
    }
  if (filed)
    {
      g_autoptr (AdjGame) again = fixture_save_and_load (game);

      g_assert_nonnull (again);
    }
  return adj_game_get_play (game)->entries->len > 0;
}

const FuzzTarget fuzz_target = { try_bytes, NULL };
