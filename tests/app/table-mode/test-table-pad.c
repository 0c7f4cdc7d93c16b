/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "app/table-mode/table-pad.h"

/* Presses keys one after the other; what the last of them did. */
static AdjPadDeed
press (AdjPad *pad, const AdjPadWanted *wanted, const char *keys, int *figure)
{
  AdjPadDeed deed = ADJ_PAD_NOTHING;

  for (const char *key = keys; *key != '\0'; key++)
    deed = adj_pad_press (pad, wanted, *key, figure);
  return deed;
}

static void
test_next (void)
{
  const AdjPadWanted wanted = { 0 };
  const AdjPadWanted owing = { .owed = TRUE };
  AdjPad pad = { 0 };
  int figure;

  g_assert_cmpint (press (&pad, &wanted, "\n", &figure), ==, ADJ_PAD_NEXT);
  g_assert_cmpint (press (&pad, &wanted, "-", &figure), ==, ADJ_PAD_UNDO);
  g_assert_cmpint (press (&pad, &owing, "\n", &figure), ==, ADJ_PAD_TYPED);
  g_assert_true (pad.asked);
  g_assert_cmpint (press (&pad, &owing, "\n", &figure), ==, ADJ_PAD_NEXT);
  /* anything in between, and it is asked anew */
  g_assert_cmpint (press (&pad, &owing, "\n5\n\n", &figure), ==, ADJ_PAD_TYPED);
}

static void
assert_sums (const AdjPad *pad, const char *attack, const char *defence)
{
  g_auto (GStrv) sums = adj_pad_sums (pad);

  g_assert_cmpstr (sums[0], ==, attack);
  g_assert_cmpstr (sums[1], ==, defence);
}

static void
test_odds (void)
{
  const AdjPadWanted wanted = { 0 };
  AdjPad pad = { 0 };
  int figure;

  g_assert_cmpint (press (&pad, &wanted, "+", &figure), ==, ADJ_PAD_NOTHING);
  press (&pad, &wanted, "13+5", &figure);
  assert_sums (&pad, "13+5", "");
  press (&pad, &wanted, ".4.*2", &figure);
  assert_sums (&pad, "13+5", "4x2");
  press (&pad, &wanted, "--", &figure);
  assert_sums (&pad, "13+5", "4");
  /* done reading: the sums go, the phase stays */
  g_assert_cmpint (press (&pad, &wanted, "\n", &figure), ==, ADJ_PAD_TYPED);
  assert_sums (&pad, "", "");
  press (&pad, &wanted, "111111111111111111111111111111111111111111", &figure);
  g_assert_cmpuint (strlen (pad.text), ==, ADJ_PAD_TEXT - 1);
}

static void
test_die (void)
{
  const AdjPadWanted typed = { .n_faces = 6 };
  const AdjPadWanted thrown = { .n_faces = 6, .throws = TRUE };
  AdjPad pad = { 0 };
  int figure;

  g_assert_cmpint (press (&pad, &typed, "4", &figure), ==, ADJ_PAD_DIE);
  g_assert_cmpint (figure, ==, 4);
  g_assert_cmpint (press (&pad, &typed, "7", &figure), ==, ADJ_PAD_NOTHING);
  g_assert_cmpint (press (&pad, &typed, "0", &figure), ==, ADJ_PAD_NOTHING);
  g_assert_cmpint (press (&pad, &typed, "\n", &figure), ==, ADJ_PAD_NOTHING);
  g_assert_cmpint (press (&pad, &thrown, "\n", &figure), ==, ADJ_PAD_THROW);
  g_assert_cmpint (press (&pad, &typed, "-", &figure), ==, ADJ_PAD_UNDO);
}

static void
test_answers (void)
{
  const AdjPadWanted one = { .n_answers = 1 };
  const AdjPadWanted few = { .n_answers = 3 };
  const AdjPadWanted many = { .n_answers = 23 };
  AdjPad pad = { 0 };
  int figure;

  g_assert_cmpint (press (&pad, &one, "\n", &figure), ==, ADJ_PAD_ANSWER);
  g_assert_cmpint (figure, ==, 1);
  g_assert_cmpint (press (&pad, &few, "\n", &figure), ==, ADJ_PAD_TYPED);
  g_assert_cmpint (press (&pad, &few, "3", &figure), ==, ADJ_PAD_ANSWER);
  g_assert_cmpint (figure, ==, 3);
  g_assert_cmpint (press (&pad, &few, "4", &figure), ==, ADJ_PAD_TYPED);
  g_assert_cmpint (press (&pad, &many, "2", &figure), ==, ADJ_PAD_TYPED);
  g_assert_cmpint (press (&pad, &many, "3", &figure), ==, ADJ_PAD_ANSWER);
  g_assert_cmpint (figure, ==, 23);
  g_assert_cmpint (press (&pad, &many, "1\n", &figure), ==, ADJ_PAD_ANSWER);
  g_assert_cmpint (figure, ==, 1);
  g_assert_cmpint (press (&pad, &many, "9", &figure), ==, ADJ_PAD_ANSWER);
  g_assert_cmpint (figure, ==, 9);
}

/* What is offered and not owed may be left with Enter (E N.4). */
static void
test_offers (void)
{
  const AdjPadWanted wanted = { .n_answers = 2, .may_go_on = TRUE };
  AdjPad pad = { 0 };
  int figure;

  g_assert_cmpint (press (&pad, &wanted, "2", &figure), ==, ADJ_PAD_ANSWER);
  g_assert_cmpint (figure, ==, 2);
  g_assert_cmpint (press (&pad, &wanted, "\n", &figure), ==, ADJ_PAD_NEXT);
}

/* With Num Lock or without, on the pad or above the letters. */
static void
test_keys (void)
{
  g_assert_cmpint (adj_pad_key_of (GDK_KEY_KP_7), ==, '7');
  g_assert_cmpint (adj_pad_key_of (GDK_KEY_KP_Home), ==, '7');
  g_assert_cmpint (adj_pad_key_of (GDK_KEY_7), ==, '7');
  g_assert_cmpint (adj_pad_key_of (GDK_KEY_KP_Separator), ==, '.');
  g_assert_cmpint (adj_pad_key_of (GDK_KEY_x), ==, '*');
  g_assert_cmpint (adj_pad_key_of (GDK_KEY_multiply), ==, '*');
  g_assert_cmpint (adj_pad_key_of (GDK_KEY_KP_Multiply), ==, '*');
  g_assert_cmpint (adj_pad_key_of (GDK_KEY_colon), ==, '/');
  g_assert_cmpint (adj_pad_key_of (GDK_KEY_BackSpace), ==, '-');
  g_assert_cmpint (adj_pad_key_of (GDK_KEY_KP_Enter), ==, ADJ_PAD_ENTER);
  g_assert_cmpint (adj_pad_key_of (GDK_KEY_Tab), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/table-pad/next", test_next);
  g_test_add_func ("/app/table-pad/odds", test_odds);
  g_test_add_func ("/app/table-pad/die", test_die);
  g_test_add_func ("/app/table-pad/answers", test_answers);
  g_test_add_func ("/app/table-pad/offers", test_offers);
  g_test_add_func ("/app/table-pad/keys", test_keys);
  return g_test_run ();
}
