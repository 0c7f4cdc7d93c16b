/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/secret.h"

#include <string.h>
#include <unistd.h>

void
adj_secret_fill (void *bytes, gsize length)
{
  guint8 *at = bytes;

  /* A kernel without it is older than our floor, a sandbox that forbids it is not. */
  if (getentropy (bytes, length) == 0)
    return;
  for (gsize i = 0; i < length; i++)
    at[i] = (guint8) g_random_int ();
}

char *
adj_secret_new (void)
{
  GString *text = g_string_new (NULL);
  guint8 bytes[ADJ_SECRET_LENGTH / 2];

  adj_secret_fill (bytes, sizeof bytes);
  for (gsize i = 0; i < sizeof bytes; i++)
    g_string_append_printf (text, "%02x", bytes[i]);
  return g_string_free (text, FALSE);
}

gboolean
adj_secret_is_valid (const char *text)
{
  return strlen (text) == ADJ_SECRET_LENGTH &&
         strspn (text, "0123456789abcdef") == ADJ_SECRET_LENGTH;
}
