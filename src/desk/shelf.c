/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/shelf.h"

#include <stdlib.h>
#include <string.h>

/* The folders, nearest to the player first. */
static char **
folders (void)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  const char *const *system = g_get_system_data_dirs ();
  const char *named = g_getenv ("ADJUTANT_DATA_DIR");
  g_autofree char *own = g_build_filename (g_get_user_data_dir (), "adjutant", NULL);

  if (named != NULL && *named != '\0')
    g_strv_builder_add (builder, named);
  g_strv_builder_add (builder, own);
  for (int i = 0; system[i] != NULL; i++)
    {
      g_autofree char *folder = g_build_filename (system[i], "adjutant", NULL);

      g_strv_builder_add (builder, folder);
    }
  g_strv_builder_add (builder, ADJ_DATADIR);
  return g_strv_builder_end (builder);
}

char *
adj_shelf_find (const char *kind, const char *name)
{
  g_auto (GStrv) all = folders ();

  for (int i = 0; all[i] != NULL; i++)
    {
      g_autofree char *path = g_build_filename (all[i], kind, name, NULL);

      if (g_file_test (path, G_FILE_TEST_EXISTS))
        return g_steal_pointer (&path);
    }
  return NULL;
}

char *
adj_shelf_find_named (const char *path_or_id, const char *kind, const char *ending)
{
  g_autofree char *name = NULL;

  if (strchr (path_or_id, G_DIR_SEPARATOR) != NULL || strchr (path_or_id, '.') != NULL)
    return g_strdup (path_or_id);
  name = g_strconcat (path_or_id, ending, NULL);
  return adj_shelf_find (kind, name);
}

static void
add_files_of (const char *folder, const char *ending, GHashTable *by_name)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  if (dir == NULL)
    return;
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ending) && !g_hash_table_contains (by_name, name))
      g_hash_table_insert (by_name, g_strdup (name), g_build_filename (folder, name, NULL));
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

char **
adj_shelf_list (const char *kind, const char *ending)
{
  g_auto (GStrv) all = folders ();
  g_autoptr (GHashTable) by_name = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autofree gpointer *names = NULL;
  guint n;

  for (int i = 0; all[i] != NULL; i++)
    {
      g_autofree char *folder = g_build_filename (all[i], kind, NULL);

      add_files_of (folder, ending, by_name);
    }
  names = g_hash_table_get_keys_as_array (by_name, &n);
  qsort (names, n, sizeof (gpointer), compare_names);
  for (guint i = 0; i < n; i++)
    g_strv_builder_add (builder, g_hash_table_lookup (by_name, names[i]));
  return g_strv_builder_end (builder);
}

char *
adj_shelf_own (const char *kind, const char *id, const char *ending)
{
  g_autofree char *name = g_strconcat (id, ending, NULL);

  return g_build_filename (g_get_user_data_dir (), "adjutant", kind, name, NULL);
}
