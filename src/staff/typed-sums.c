/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/typed-sums.h"

#include <string.h>

#define BLANKS " \t"
#define AGAINST ":-/"

/* Strengths one after the other, as they are read. */
typedef struct
{
  int sum;             /* of all of them */
  int last;            /* the last one */
  gboolean last_apart; /* it has no + before it */
  guint n_apart;       /* how many have none, but for the first */
  guint n_plus;
} Strengths;

static const char *
skip_blanks (const char *at)
{
  return at + strspn (at, BLANKS);
}

/* FALSE, too, if it is more than a strength may be. */
static gboolean
read_number (const char **at, int *number)
{
  const char *begin = *at;

  for (*number = 0; g_ascii_isdigit (**at) && *number <= ADJ_MOST_STRENGTH; (*at)++)
    *number = 10 * *number + (**at - '0');
  return *at > begin && *number <= ADJ_MOST_STRENGTH;
}

/* "4x2": a strength, perhaps multiplied. */
static gboolean
read_strength (const char **at, int *strength)
{
  int factor;

  if (!read_number (at, strength))
    return FALSE;
  while (*skip_blanks (*at) == 'x')
    {
      *at = skip_blanks (skip_blanks (*at) + 1);
      if (!read_number (at, &factor))
        return FALSE;
      *strength *= factor;
      if (*strength > ADJ_MOST_STRENGTH)
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_strengths (const char *text, Strengths *read)
{
  const char *at = skip_blanks (text);

  *read = (Strengths){ 0 };
  for (gboolean first = TRUE; first || *at != '\0'; first = FALSE)
    {
      read->last_apart = !first && *at != '+';
      if (!first && !read->last_apart)
        at = skip_blanks (at + 1);
      read->n_apart += read->last_apart;
      read->n_plus += !first && !read->last_apart;
      if (!read_strength (&at, &read->last))
        return FALSE;
      read->sum += read->last;
      if (read->sum > ADJ_MOST_STRENGTH)
        return FALSE;
      at = skip_blanks (at);
    }
  return TRUE;
}

gboolean
adj_sum_parse (const char *text, int *sum)
{
  Strengths read;

  g_return_val_if_fail (sum != NULL, FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  if (!read_strengths (text, &read))
    return FALSE;
  *sum = read.sum;
  return TRUE;
}

static AdjSums
parse_against (const char *text, gsize length, int *attack, int *defence)
{
  g_autofree char *first = g_strndup (text, length);

  return adj_sum_parse (first, attack) && adj_sum_parse (text + length + 1, defence)
             ? ADJ_SUMS_BOTH
             : ADJ_SUMS_NONE;
}

AdjSums
adj_sums_parse (const char *text, int *attack, int *defence)
{
  gsize length;
  Strengths read;

  g_return_val_if_fail (attack != NULL, ADJ_SUMS_NONE);
  g_return_val_if_fail (defence != NULL, ADJ_SUMS_NONE);
  g_return_val_if_fail (text != NULL, ADJ_SUMS_NONE);

  length = strcspn (text, AGAINST);
  if (text[length] != '\0')
    return parse_against (text, length, attack, defence);
  if (!read_strengths (text, &read))
    return ADJ_SUMS_NONE;
  *attack = read.sum;
  if (read.n_apart == 0 || (read.n_apart > 1 && read.n_plus == 0))
    return ADJ_SUMS_ATTACK;
  if (read.n_apart > 1 || !read.last_apart)
    return ADJ_SUMS_NONE;
  *attack -= read.last;
  *defence = read.last;
  return ADJ_SUMS_BOTH;
}
