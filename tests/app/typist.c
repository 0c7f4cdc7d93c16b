/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "typist.h"

#include <string.h>

void
typist_shows (AdjFigures *figures, guint row, guint column, const char *expected)
{
  g_autofree char *text = adj_figures_get (figures, row, column);

  g_assert_cmpstr (text, ==, expected);
}

void
typist_type (AdjFigures *figures, guint row, guint column, const char *text, const char *shows)
{
  g_autofree char *refusal = NULL;

  g_test_message ("%u %u %s", row, column, text);
  g_assert_true (adj_figures_set (figures, row, column, text, &refusal));
  g_assert_null (refusal);
  typist_shows (figures, row, column, shows);
}

void
typist_refused (AdjFigures *figures, guint row, guint column, const char *text, const char *because)
{
  g_autofree char *before = adj_figures_get (figures, row, column);
  g_autofree char *refusal = NULL;

  g_assert_false (adj_figures_set (figures, row, column, text, &refusal));
  g_assert_nonnull (refusal);
  g_test_message ("%s: %s", text, refusal);
  g_assert_nonnull (strstr (refusal, because));
  typist_shows (figures, row, column, before);
}
