/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/reason.h"

/* The words that stand for findings in files and on the command line. */

static void
test_names (void)
{
  for (int reason = 0; reason < ADJ_N_REASONS; reason++)
    {
      const char *name = adj_reason_name ((AdjReason) reason);

      g_assert_nonnull (name);
      g_assert_cmpint (adj_reason_find (name), ==, reason); /* each its own */
    }
  g_assert_cmpint (adj_reason_find ("no-such-reason"), ==, -1);
  g_assert_cmpint (adj_reason_find (""), ==, -1);
}

/* Players who mirror their losses alone still hear of these, and of nonsense. */
static void
test_not_of_position (void)
{
  static const AdjReason reasons[] = {
    ADJ_REASON_NO_BATTLE,    ADJ_REASON_UNKNOWN_STRENGTH, ADJ_REASON_NOT_DUE,
    ADJ_REASON_NIGHT_COMBAT, ADJ_REASON_INEFFECTIVE,      ADJ_REASON_NOT_YOUR_PHASE,
    ADJ_REASON_TOO_FEW_LOST, ADJ_REASON_NOT_LOWER,        ADJ_REASON_RESULT_DIFFERS,
    ADJ_REASON_NOT_ENTERED,
  };

  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    g_assert_false (adj_reason_is_of_position (reasons[i]));
}

static void
test_of_position (void)
{
  static const AdjReason reasons[] = {
    ADJ_REASON_LEAVES_ZONE, ADJ_REASON_TOO_FAR,     ADJ_REASON_NO_SIGHT,
    ADJ_REASON_OVER_LIMIT,  ADJ_REASON_OWES_ATTACK, ADJ_REASON_RETREAT_ZONE,
  };

  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    g_assert_true (adj_reason_is_of_position (reasons[i]));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/reason/names", test_names);
  g_test_add_func ("/rules/reason/not of position", test_not_of_position);
  g_test_add_func ("/rules/reason/of position", test_of_position);
  return g_test_run ();
}
