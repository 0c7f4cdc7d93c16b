/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/lent.h"

#include <glib/gstdio.h>
#include <unistd.h>

#include "desk/names.h"

/* Where the desktop shows such documents, for a user and for a whole sandbox. */
#define DOCUMENTS "doc"
#define SANDBOX_DOCUMENTS "/run/flatpak/doc/"

#define PRIVATE_FOLDER 0700

gboolean
adj_lent (const char *path)
{
  g_autofree char *documents = NULL;
  g_autofree char *whole = NULL;

  g_return_val_if_fail (path != NULL, FALSE);

  whole = g_canonicalize_filename (path, NULL);
  documents = g_build_filename (g_get_user_runtime_dir (), DOCUMENTS, G_DIR_SEPARATOR_S, NULL);
  return g_str_has_prefix (whole, documents) || g_str_has_prefix (whole, SANDBOX_DOCUMENTS);
}

static char *
room_of_all (void)
{
  return g_build_filename (g_get_user_state_dir (), "adjutant", "lent", G_DIR_SEPARATOR_S, NULL);
}

static gboolean
is_in_room (const char *beside)
{
  g_autofree char *room = room_of_all ();

  return g_str_has_prefix (beside, room);
}

/* Two documents may have the same name. */
static char *
folder_of (const char *path)
{
  g_autofree char *whole = g_canonicalize_filename (path, NULL);
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, whole, -1);
  g_autofree char *room = room_of_all ();

  return g_build_filename (room, sum, NULL);
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
  return adj_name_beside (place, before, after);
}

gboolean
adj_lent_make_room (const char *beside)
{
  g_autofree char *folder = NULL;

  g_return_val_if_fail (beside != NULL, FALSE);

  if (!is_in_room (beside))
    return TRUE;
  folder = g_path_get_dirname (beside);
  return g_mkdir_with_parents (folder, PRIVATE_FOLDER) == 0 && g_access (folder, W_OK) == 0;
}

char *
adj_lent_tell (const char *beside)
{
  g_return_val_if_fail (beside != NULL, NULL);

  return is_in_room (beside) ? g_filename_display_name (beside)
                             : g_filename_display_basename (beside);
}
