/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/find-match.h"

#include <string.h>

#include "desk/plain.h"

enum
{
  RANK_EXACT,
  RANK_BEGINS,
  RANK_WORD, /* a part of the name begins with it: xiv of 3/1/XIV */
  RANK_CONTAINS,
  RANK_NONE,
};

static char *
spell (const char *text)
{
  g_autofree char *stripped = g_strstrip (g_strdup (text));
  char *plain = adj_plain (stripped);

  return g_strdelimit (plain, " ", '-');
}

static int
rank_of (const char *name, const char *wanted)
{
  g_autofree char *plain = spell (name);
  const char *found = strstr (plain, wanted);

  if (found == NULL)
    return RANK_NONE;
  if (found == plain)
    return g_str_equal (plain, wanted) ? RANK_EXACT : RANK_BEGINS;
  for (; found != NULL; found = strstr (found + 1, wanted))
    if (strchr ("/-(", found[-1]) != NULL)
      return RANK_WORD;
  return RANK_CONTAINS;
}

/* Puts it behind all that fit as well; what fits worst falls off the end, and is counted as one. */
static guint
add (AdjFindMatch *matches, guint n, AdjFindMatch match)
{
  guint at = MIN (n, ADJ_MAX_MATCHES);
  guint last = MIN (n, ADJ_MAX_MATCHES - 1);

  if (match.rank == RANK_NONE)
    return n;
  while (at > 0 && matches[at - 1].rank > match.rank)
    at--;
  if (at < ADJ_MAX_MATCHES)
    {
      memmove (&matches[at + 1], &matches[at], (last - at) * sizeof *matches);
      matches[at] = match;
    }
  return MIN (n + 1, ADJ_MAX_MATCHES + 1);
}

static guint
add_numbers (const AdjView *view, const char *wanted, AdjFindMatch *matches, guint n)
{
  for (guint hex = 0; hex < view->book->n_hexes; hex++)
    {
      g_autofree char *number = g_strdup_printf ("%04d", view->book->hexes[hex].id);

      if (g_str_has_prefix (number, wanted))
        n = add (
            matches, n,
            (AdjFindMatch){ .unit = -1, .hex = (AdjHex) hex, .rank = rank_of (number, wanted) });
    }
  return n;
}

/* A creek has its name on every side it runs along: once is enough. */
static guint
add_name (const AdjView *view,
          AdjHexId id,
          const char *name,
          const char *wanted,
          AdjFindMatch *matches,
          guint n)
{
  AdjFindMatch match = { .unit = -1, .hex = adj_book_hex (view->book, id), .name = name };

  if (name == NULL)
    return n;
  for (guint i = 0; i < MIN (n, ADJ_MAX_MATCHES); i++)
    if (g_strcmp0 (matches[i].name, name) == 0)
      return n;
  match.rank = rank_of (name, wanted);
  return add (matches, n, match);
}

static guint
add_names (const AdjView *view, const char *wanted, AdjFindMatch *matches, guint n)
{
  const AdjMap *map = &view->book->scenario->map;

  for (guint i = 0; i < map->n_hexes; i++)
    n = add_name (view, map->hexes[i].id, map->hexes[i].name, wanted, matches, n);
  for (guint i = 0; i < map->n_hexsides; i++)
    n = add_name (view, map->hexsides[i].a, map->hexsides[i].name, wanted, matches, n);
  return n;
}

static int
rank_unit (const AdjView *view, int unit, const char *wanted)
{
  return MIN (rank_of (adj_view_unit_name (view, unit), wanted),
              rank_of (adj_view_unit_id (view, unit), wanted));
}

guint
adj_find_match (const AdjView *view, const char *typed, AdjFindMatch *matches)
{
  g_autofree char *wanted = NULL;
  guint16 units[2 * ADJ_MAX_UNITS];
  guint n_units;
  guint n = 0;

  g_return_val_if_fail (view != NULL, 0);
  g_return_val_if_fail (typed != NULL, 0);
  g_return_val_if_fail (matches != NULL, 0);

  wanted = spell (typed);
  n_units = adj_view_units (view, units);
  if (*wanted == '\0')
    return 0;
  for (guint i = 0; i < n_units; i++)
    n = add (matches, n,
             (AdjFindMatch){ .unit = units[i],
                             .hex = view->table->units[units[i]].hex,
                             .rank = rank_unit (view, units[i], wanted) });
  n = add_names (view, wanted, matches, n);
  return add_numbers (view, wanted, matches, n);
}
