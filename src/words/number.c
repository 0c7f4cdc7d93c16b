/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/number.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "words/fill.h"

#define MINUS "\342\210\222"
#define MOST_PLACES 6

char *
adj_words_number (double value, int places, gboolean plus)
{
  static const char *const formats[MOST_PLACES + 1] = { "%.0f", "%.1f", "%.2f", "%.3f",
                                                        "%.4f", "%.5f", "%.6f" };
  char digits[G_ASCII_DTOSTR_BUF_SIZE];
  const char *sign = "";
  const char *point;
  g_autofree char *whole = NULL;

  g_return_val_if_fail (places >= 0 && places <= MOST_PLACES, NULL);

  g_ascii_formatd (digits, sizeof digits, formats[places], fabs (value));
  /* what is nothing once it is rounded is neither more nor less */
  if (strpbrk (digits, "123456789") != NULL)
    sign = value < 0 ? MINUS : plus ? "+" : "";
  point = strchr (digits, '.');
  if (point == NULL)
    return g_strconcat (sign, digits, NULL);
  whole = g_strdup_printf ("%s%.*s", sign, (int) (point - digits), digits);
  return adj_fill (
      /* Translators: a number with its decimals: 0.5 */
      C_ ("number", "{whole}.{decimals}"),
      (const AdjPlace[]){ { "whole", whole }, { "decimals", point + 1 }, { NULL, NULL } });
}

char *
adj_words_keep_figures (const char *text)
{
  GString *kept;

  g_return_val_if_fail (text != NULL, NULL);

  kept = g_string_new (NULL);
  for (const char *at = text; *at != '\0'; at++)
    {
      gsize n = strspn (at + 1, "0123456789?");

      if (*at == ' ' && n > 0 && at > text && at[-1] != ',' && strchr (", ", at[n + 1]) != NULL)
        g_string_append (kept, ADJ_NO_BREAK);
      else
        g_string_append_c (kept, *at);
    }
  return g_string_free (kept, FALSE);
}
