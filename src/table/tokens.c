/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/tokens.h"

#include <string.h>

/* A letter a token, in the order of the enumeration. */
static const char letters[] = "_123456-.<>";

#define ATTACKS '!'

G_STATIC_ASSERT (sizeof letters - 1 == ADJ_N_TOKENS);

void
adj_plot_print (guint32 plot, char text[ADJ_SEGMENTS + 2])
{
  for (int segment = 1; segment <= ADJ_SEGMENTS; segment++)
    text[segment - 1] = letters[adj_plot_token (plot, segment)];
  text[ADJ_SEGMENTS] = plot & ADJ_PLOT_ATTACKS ? ATTACKS : '\0';
  text[ADJ_SEGMENTS + 1] = '\0';
}

gboolean
adj_plot_parse (const char *text, guint32 *plot)
{
  gsize length = strlen (text);
  gboolean attacks = length == ADJ_SEGMENTS + 1 && text[ADJ_SEGMENTS] == ATTACKS;

  if (length != ADJ_SEGMENTS && !attacks)
    return FALSE;
  *plot = attacks ? ADJ_PLOT_ATTACKS : 0;
  for (int segment = 1; segment <= ADJ_SEGMENTS; segment++)
    {
      const char *letter = strchr (letters, text[segment - 1]);

      if (letter == NULL)
        return FALSE;
      *plot = adj_plot_with (*plot, segment, (AdjToken) (letter - letters));
    }
  return TRUE;
}

void
adj_check_print (const guint8 check[ADJ_CHECK_BYTES], char text[ADJ_CHECK_DIGITS + 1])
{
  for (guint i = 0; i < ADJ_CHECK_BYTES; i++)
    g_snprintf (text + 2 * i, 3, "%02x", check[i]);
}

gboolean
adj_check_parse (const char *text, guint8 check[ADJ_CHECK_BYTES])
{
  if (strlen (text) != ADJ_CHECK_DIGITS || strspn (text, "0123456789abcdef") != ADJ_CHECK_DIGITS)
    return FALSE;
  for (guint i = 0; i < ADJ_CHECK_BYTES; i++)
    check[i] =
        (guint8) (g_ascii_xdigit_value (text[2 * i]) * 16 + g_ascii_xdigit_value (text[2 * i + 1]));
  return TRUE;
}
