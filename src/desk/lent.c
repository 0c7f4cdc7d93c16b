/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/lent.h"

#include "desk/names.h"

/* Where the desktop shows such documents, for a user and for a whole sandbox. */
#define DOCUMENTS "doc"
#define SANDBOX_DOCUMENTS "/run/flatpak/doc/"

#define PRIVATE_FOLDER 0700

gboolean
adj_lent (const char *path)
{
  g_autofree char *documents = NULL;

  g_return_val_if_fail (path != NULL, FALSE);

  documents = g_build_filename (g_get_user_runtime_dir (), DOCUMENTS, G_DIR_SEPARATOR_S, NULL);
  return g_str_has_prefix (path, documents) || g_str_has_prefix (path, SANDBOX_DOCUMENTS);
}

/* Two documents may have the same name. */
static char *
folder_of (const char *path)
{
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, path, -1);

  return g_build_filename (g_get_user_state_dir (), "adjutant", "lent", sum, NULL);
}

char *
adj_lent_beside (const char *path, const char *before, const char *after)
{
  g_autofree char *folder = NULL;
  g_autofree char *name = NULL;
  g_autofree char *place = NULL;

  g_return_val_if_fail (path != NULL && before != NULL && after != NULL, NULL);

  if (!adj_lent (path))
    return adj_name_beside (path, before, after);
  folder = folder_of (path);
  name = g_path_get_basename (path);
  place = g_build_filename (folder, name, NULL);
  g_mkdir_with_parents (folder, PRIVATE_FOLDER);
  return adj_name_beside (place, before, after);
}
