/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/faces.h"

guint
adj_faces_by_result (const AdjRuleset *ruleset, int column, AdjFaces results[ADJ_N_RESULTS])
{
  guint n = 0;

  g_return_val_if_fail (ruleset != NULL, 0);
  g_return_val_if_fail (results != NULL, 0);
  g_return_val_if_fail (column >= 0 && column < (int) ruleset->n_columns, 0);

  for (int die = 1; die <= ruleset->combat_die; die++)
    {
      AdjCombatResult result = ruleset->columns[column].results[die - 1];
      guint i = 0;

      while (i < n && results[i].result != result)
        i++;
      if (i == n)
        results[n++] = (AdjFaces){ .result = result };
      results[i].faces |= 1u << (die - 1);
      results[i].n++;
    }
  return n;
}

/* Two neighbours are "1, 2"; only three or more are worth a dash. */
char *
adj_faces_to_string (guint faces)
{
  GString *text = g_string_new (NULL);

  for (int die = 1; faces >> (die - 1) != 0; die++)
    {
      int last = die;

      if ((faces & (1u << (die - 1))) == 0)
        continue;
      while (faces & (1u << last))
        last++;
      g_string_append_printf (text, "%s%d", text->len > 0 ? ", " : "", die);
      if (last > die)
        g_string_append_printf (text, "%s%d", last > die + 1 ? "–" : ", ", last);
      die = last;
    }
  return g_string_free (text, FALSE);
}

int
adj_faces_first (guint faces)
{
  g_return_val_if_fail (faces != 0, 0);

  return g_bit_nth_lsf (faces, -1) + 1;
}
