/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "spoken.h"

#include <string.h>

AdjView
spoken_view (AdjGame *game)
{
  return adj_view (adj_game_get_book (game), adj_game_get_table (game), ADJ_EYES_ALL);
}

int
spoken_unit (const char *id)
{
  int unit = adj_scenario_unit (fixture_book ()->scenario, id);

  g_assert_cmpint (unit, >=, 0);
  return unit;
}

AdjHex
spoken_hex (AdjHexId id)
{
  AdjHex hex = adj_book_hex (fixture_book (), id);

  g_assert_cmpuint (hex, !=, ADJ_NO_HEX);
  return hex;
}

void
assert_sentence (const char *text)
{
  g_assert_nonnull (text);
  g_test_message ("%s", text);
  g_assert_cmpuint (strlen (text), >, 3);
  g_assert_null (strchr (text, '{'));
  g_assert_null (strchr (text, '?'));
  g_assert_false (g_str_has_suffix (text, "."));
}

void
assert_says (const char *text, const char *words)
{
  assert_sentence (text);
  g_assert_nonnull (strstr (text, words));
}
