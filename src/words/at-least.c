/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/at-least.h"

#include <glib/gi18n-lib.h>

#include "words/fill.h"
#include "words/number.h"

char *
adj_words_at_least (AdjAtLeast sum)
{
  g_autofree char *points = adj_words_number (sum.points, 0, FALSE);
  g_autofree char *unseen = g_strdup_printf ("%d", sum.n_unseen);

  if (sum.n_unseen == 0)
    return g_steal_pointer (&points);
  return adj_fill (
      /* Translators: a sum of points, and how many units lie face down that may add to it */
      ngettext ("at least {points}, and {n} face down", "at least {points}, and {n} face down",
                (unsigned long) sum.n_unseen),
      (const AdjPlace[]){ { "points", points }, { "n", unseen }, { NULL, NULL } });
}

char *
adj_words_at_least_brief (AdjAtLeast sum)
{
  g_autofree char *points = adj_words_number (sum.points, 0, FALSE);

  return g_strconcat (points, sum.n_unseen > 0 ? "+?" : NULL, NULL);
}

const char *
adj_words_at_least_note (void)
{
  return _ ("+?: and what lies face down, which may be dummies");
}

char *
adj_words_left_out (int n_unseen)
{
  g_autofree char *unseen = g_strdup_printf ("%d", n_unseen);

  if (n_unseen == 0)
    return NULL;
  return adj_fill (ngettext ("{n} unit that lies face down is left out of the sums",
                             "{n} units that lie face down are left out of the sums",
                             (unsigned long) n_unseen),
                   (const AdjPlace[]){ { "n", unseen }, { NULL, NULL } });
}
