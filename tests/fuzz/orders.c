/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fuzz.h"

#include <string.h>

#include "tests/record/fixture.h"

/* What is typed into a game of Chickamauga, line by line. */

static const char *const seeds[] = { "tests/fuzz/seeds/first-morning.orders",
                                     "tests/fuzz/seeds/words.orders", NULL };

/* Whatever is not recorded has changed nothing, and whatever is says so. */
static gboolean
type_line (AdjGame *game, const char *line)
{
  guint64 hash = adj_table_hash (adj_game_get_table (game));
  guint n = adj_game_get_play (game)->entries->len;
  g_autoptr (GPtrArray) outcomes = adj_game_submit (game, line, TRUE);
  guint recorded = 0;

  for (guint i = 0; i < outcomes->len; i++)
    {
      const AdjOutcome *outcome = g_ptr_array_index (outcomes, i);

      recorded += outcome->recorded;
      g_assert_true (outcome->recorded || outcome->standing == ADJ_IMPOSSIBLE);
      g_assert_true ((outcome->text == NULL) == (outcome->error.text != NULL));
    }
  g_assert_cmpuint (adj_game_get_play (game)->entries->len, ==, n + recorded);
  if (recorded == 0)
    g_assert_cmpuint (adj_table_hash (adj_game_get_table (game)), ==, hash);
  return recorded == outcomes->len;
}

static gboolean
try_bytes (const char *bytes, gsize length)
{
  g_autoptr (AdjGame) game = fixture_proven_game ();
  gboolean sound = TRUE;
  const char *end;

  for (const char *line = bytes; line < bytes + length; line = end + 1)
    {
      g_autofree char *typed = NULL;

      end = memchr (line, '\n', length - (gsize) (line - bytes));
      if (end == NULL)
        end = bytes + length;
      typed = g_strndup (line, (gsize) (end - line));
      sound &= type_line (game, typed);
    }
  return sound;
}

const FuzzTarget fuzz_target = { try_bytes, seeds };
