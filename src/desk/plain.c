/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/plain.h"

#define PRINTED_APOSTROPHE 0x2019

char *
adj_plain (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autofree char *apart = g_utf8_normalize (valid, -1, G_NORMALIZE_ALL);
  g_autoptr (GString) bare = g_string_new (NULL);

  for (const char *p = apart; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar letter = g_utf8_get_char (p);

      if (!g_unichar_ismark (letter))
        g_string_append_unichar (bare, letter == PRINTED_APOSTROPHE ? '\'' : letter);
    }
  return g_utf8_casefold (bare->str, -1);
}
