/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/morale.h"

#include <glib/gi18n-lib.h>

#include "words/fill.h"
#include "words/place.h"

char *
adj_words_demoralized (const AdjView *view, int side, int level)
{
  g_autofree char *name = adj_words_side (view, side);
  const AdjPlace places[] = { { "side", name }, { NULL, NULL } };

  if (level <= 0)
    return NULL;
  return adj_fill_row (
      adj_fill (level > 1 ? _ ("{side} is doubly demoralized") : _ ("{side} is demoralized"),
                places),
      "Y 11.6");
}

static const char *
sentence (const AdjMorale *morale)
{
  switch (morale->level)
    {
    case 0:
      return _ ("{side} has lost {lost} of {total} strength points: demoralized at {first}, "
                "{to-first} more; doubly at {second}, {to-second} more");
    case 1:
      return _ ("{side} has lost {lost} of {total} strength points and is demoralized; doubly at "
                "{second}, {to-second} more");
    default:
      return _ ("{side} has lost {lost} of {total} strength points and is doubly demoralized");
    }
}

char *
adj_words_morale (const AdjView *view, int side, const AdjMorale *morale)
{
  g_autofree char *name = adj_words_side (view, side);
  g_autofree char *lost = g_strdup_printf ("%d", morale->lost);
  g_autofree char *total = g_strdup_printf ("%d", morale->total);
  g_autofree char *first = g_strdup_printf ("%d", morale->thresholds[0]);
  g_autofree char *second = g_strdup_printf ("%d", morale->thresholds[1]);
  g_autofree char *to_first = g_strdup_printf ("%d", morale->missing[0]);
  g_autofree char *to_second = g_strdup_printf ("%d", morale->missing[1]);
  const AdjPlace places[] = {
    { "side", name },     { "lost", lost },         { "total", total },         { "first", first },
    { "second", second }, { "to-first", to_first }, { "to-second", to_second }, { NULL, NULL },
  };

  return adj_fill_row (adj_fill (sentence (morale), places), "Y 11.64");
}

char *
adj_words_morale_brief (const AdjView *view, int side, const AdjMorale *morale)
{
  g_autofree char *name = adj_words_side (view, side);
  g_autofree char *lost = g_strdup_printf ("%d", morale->lost);
  g_autofree char *total = g_strdup_printf ("%d", morale->total);
  g_autofree char *more = g_strdup_printf (
      "%d", morale->level < ADJ_MOST_DEMORALIZED ? morale->missing[morale->level] : 0);
  const char *const sentences[] = {
    /* Translators: strength points lost of all, and how many more demoralize */
    N_ ("{side} lost {lost} of {total}; {more} more demoralize it"),
    N_ ("{side} lost {lost} of {total}: demoralized; {more} more do it doubly"),
    N_ ("{side} lost {lost} of {total}: doubly demoralized"),
  };

  return adj_fill (_ (sentences[morale->level]), (const AdjPlace[]){ { "side", name },
                                                                     { "lost", lost },
                                                                     { "total", total },
                                                                     { "more", more },
                                                                     { NULL, NULL } });
}
