/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture.h"

#include "desk/dice.h"
#include "record/order.h"

/* No line that is typed brings a crash or a critical, and one that is not recorded changes
 * nothing. */

static const char *const words[] = {
  "move",        "m",
  "enter",       "exit",
  "attack",      "a",
  "roll",        "retreat",
  "displace",    "advance",
  "stay",        "lose",
  "place",       "mark",
  "eliminate",   "status",
  "score",       "option",
  "waive",       "mirror",
  "note",        "next",
  "from",        "die",
  "reduce",      "result",
  "off",         "+",
  "!",           ";",
  "#",           "\"",
  "@",           ":",
  "=",           "wilder",
  "smith",       "3/1/xiv",
  "union:",      "c:law",
  "smith@1620",  "1620",
  "1318",        "0101",
  "9999",        "0000",
  "n",           "ne",
  "se",          "s",
  "sw",          "nw",
  "1",           "6",
  "7",           "-1",
  "99999999999", "3-1",
  "Ae",          "De",
  "ineffective", "strength=4",
  "strength=",   "BG 7.12",
  "BG",          "attack-effectiveness=off",
  "full",        "union",
  "confederate", "entrenchment",
  "none",        "\xc3\xa4",
  "\xff",        "\t",
  "1/2-cav",     "wood+polk",
};

static void
submit (AdjGame *game, const char *line)
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
}

static int
throw_up_to (guint64 *n, int most)
{
  int high = adj_dice_throw (7, (*n)++, 100) - 1;
  int low = adj_dice_throw (7, (*n)++, 100) - 1;

  return (high * 100 + low) % most;
}

static void
test_tokens (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  guint64 n = 0;

  for (int round = 0; round < 4000; round++)
    {
      g_autoptr (GString) line = g_string_new (NULL);
      int length = 1 + throw_up_to (&n, 9);

      for (int i = 0; i < length; i++)
        g_string_append_printf (line, "%s%s", words[throw_up_to (&n, G_N_ELEMENTS (words))],
                                throw_up_to (&n, 5) == 0 ? "" : " ");
      submit (game, line->str);
    }
  g_assert_cmpuint (adj_game_get_play (game)->steps->len, >, 20);
}

static void
test_bytes (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  guint64 n = 0;

  for (int round = 0; round < 4000; round++)
    {
      char line[64];
      int length = throw_up_to (&n, 60);

      for (int i = 0; i < length; i++)
        line[i] = (char) (1 + throw_up_to (&n, 255));
      line[length] = '\0';
      submit (game, line);
    }
}

static void
test_long (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *word = g_strnfill (100000, 'x');
  g_autofree char *hexes = g_strnfill (200000, '1');
  g_autofree char *note = g_strconcat ("note ", word, NULL);
  g_autofree char *unit = g_strconcat ("move ", word, " 1020", NULL);
  g_autofree char *pluses = g_strnfill (50000, '+');

  submit (game, note);
  submit (game, unit);
  submit (game, hexes);
  submit (game, pluses);
  g_assert_cmpuint (adj_game_get_play (game)->steps->len, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/order-fuzz/tokens", test_tokens);
  g_test_add_func ("/record/order-fuzz/bytes", test_bytes);
  g_test_add_func ("/record/order-fuzz/long", test_long);
  return g_test_run ();
}
