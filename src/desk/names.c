/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/names.h"

#include <limits.h>
#include <string.h>

#define SUM_LETTERS 8

/* No letter is cut in two: some file systems refuse what is no text. */
static char *
cut_short (const char *base, gsize room)
{
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, base, -1);
  gsize length = room - SUM_LETTERS - 1;

  while (length > 0 && ((guchar) base[length] & 0xC0) == 0x80)
    length--;
  return g_strdup_printf ("%.*s-%.*s", (int) length, base, SUM_LETTERS, sum);
}

char *
adj_name_beside (const char *path, const char *before, const char *after)
{
  g_autofree char *folder = NULL;
  g_autofree char *base = NULL;
  g_autofree char *shorter = NULL;
  g_autofree char *name = NULL;
  gsize room;

  g_return_val_if_fail (path != NULL && before != NULL && after != NULL, NULL);
  g_return_val_if_fail (strlen (before) + strlen (after) + SUM_LETTERS + 1 <= NAME_MAX, NULL);

  folder = g_path_get_dirname (path);
  base = g_path_get_basename (path);
  room = NAME_MAX - strlen (before) - strlen (after);
  if (strlen (base) > room)
    shorter = cut_short (base, room);
  name = g_strconcat (before, shorter != NULL ? shorter : base, after, NULL);
  return g_build_filename (folder, name, NULL);
}
