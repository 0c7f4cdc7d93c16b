/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/tokens.h"

#include <string.h>

/* A letter a token, in the order of the enumeration. */
static const char letters[] = "_123456-.<>";

G_STATIC_ASSERT (sizeof letters - 1 == ADJ_N_TOKENS);

void
adj_plot_print (guint32 plot, char text[ADJ_SEGMENTS + 1])
{
  for (int segment = 1; segment <= ADJ_SEGMENTS; segment++)
    text[segment - 1] = letters[adj_plot_token (plot, segment)];
  text[ADJ_SEGMENTS] = '\0';
}

gboolean
adj_plot_parse (const char *text, guint32 *plot)
{
  if (strlen (text) != ADJ_SEGMENTS)
    return FALSE;
  *plot = 0;
  for (int segment = 1; segment <= ADJ_SEGMENTS; segment++)
    {
      const char *letter = strchr (letters, text[segment - 1]);

      if (letter == NULL)
        return FALSE;
      *plot = adj_plot_with (*plot, segment, (AdjToken) (letter - letters));
    }
  return TRUE;
}
