/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/links.h"

/* As many as the kernel follows. */
#define LINKS_MAX 40

char *
adj_follow_links (const char *path)
{
  g_autofree char *place = g_strdup (path);

  g_return_val_if_fail (path != NULL, NULL);

  for (int i = 0; i < LINKS_MAX; i++)
    {
      g_autofree char *points_to = g_file_read_link (place, NULL);
      g_autofree char *folder = NULL;

      if (points_to == NULL)
        break;
      folder = g_path_get_dirname (place);
      g_free (place);
      place = g_path_is_absolute (points_to) ? g_strdup (points_to)
                                             : g_build_filename (folder, points_to, NULL);
    }
  return g_steal_pointer (&place);
}
