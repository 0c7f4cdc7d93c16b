/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fuzz.h"

#include "desk/value.h"
#include "staff/typed-sums.h"

static const char *const seeds[] = { "tests/fuzz/seeds/odds.sums", NULL };

/* Figures that are typed where nobody asks for an order: strengths, one or both at once. */
static gboolean
try_bytes (const char *bytes, gsize length)
{
  int attack = -1;
  int defence = -1;
  gboolean read = FALSE;

  if (adj_sum_parse (bytes, &attack))
    {
      read = TRUE;
      g_assert_cmpint (attack, >=, 0);
      g_assert_cmpint (attack, <=, ADJ_MOST_STRENGTH);
    }
  switch (adj_sums_parse (bytes, &attack, &defence))
    {
    case ADJ_SUMS_BOTH:
      g_assert_cmpint (defence, >=, 0);
      g_assert_cmpint (defence, <=, ADJ_MOST_STRENGTH);
      G_GNUC_FALLTHROUGH;
    case ADJ_SUMS_ATTACK:
      g_assert_cmpint (attack, >=, 0);
      g_assert_cmpint (attack, <=, ADJ_MOST_STRENGTH);
      break;
    case ADJ_SUMS_NONE:
      break;
    }
  return read;
}

const FuzzTarget fuzz_target = { try_bytes, seeds };
