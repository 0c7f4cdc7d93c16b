/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/arena.h"

#include <stddef.h>
#include <string.h>

/* Pieces of all sizes lie beside each other, none over another, aligned and zeroed. */
static void
test_pieces (void)
{
  g_autoptr (AdjArena) arena = adj_arena_new ();
  guchar *pieces[400];

  for (gsize i = 0; i < G_N_ELEMENTS (pieces); i++)
    {
      pieces[i] = adj_arena_new0 (arena, i * 3);
      g_assert_cmpuint (GPOINTER_TO_SIZE (pieces[i]) % _Alignof(max_align_t), ==, 0);
      for (gsize j = 0; j < i * 3; j++)
        g_assert_cmpuint (pieces[i][j], ==, 0);
      memset (pieces[i], (int) (i % 251), i * 3);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (pieces); i++)
    for (gsize j = 0; j < i * 3; j++)
      g_assert_cmpuint (pieces[i][j], ==, i % 251);
}

static void
test_copies (void)
{
  g_autoptr (AdjArena) arena = adj_arena_new ();
  const char *empty = adj_arena_copy (arena, NULL, 0);
  const char *part = adj_arena_copy (arena, "Chickamauga", 5);

  g_assert_cmpstr (empty, ==, "");
  g_assert_cmpstr (part, ==, "Chick");
}

/* More than a block has room for. */
static void
test_large (void)
{
  g_autoptr (AdjArena) arena = adj_arena_new ();
  g_autofree char *text = g_strnfill (300000, 'x');
  const char *before = adj_arena_copy (arena, "before", 6);
  const char *large = adj_arena_copy (arena, text, 300000);
  const char *after = adj_arena_copy (arena, "after", 5);

  g_assert_cmpstr (before, ==, "before");
  g_assert_cmpstr (large, ==, text);
  g_assert_cmpstr (after, ==, "after");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/arena/pieces", test_pieces);
  g_test_add_func ("/arena/copies", test_copies);
  g_test_add_func ("/arena/large", test_large);
  return g_test_run ();
}
