/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "folder.h"

#include <glib/gstdio.h>

char *
folder_make (void)
{
  char *path = g_dir_make_tmp ("adjutant-XXXXXX", NULL);

  g_assert_nonnull (path);
  return path;
}

void
folder_remove (char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (path, name, NULL);

      if (g_file_test (file, G_FILE_TEST_IS_DIR))
        folder_remove (g_steal_pointer (&file));
      else
        g_unlink (file);
    }
  g_rmdir (path);
  g_free (path);
}

static char *home;

void
folder_test_init (int *argc, char ***argv)
{
  home = folder_make ();
  g_setenv ("XDG_DATA_HOME", home, TRUE);
  g_test_init (argc, argv, NULL);
}

int
folder_test_run (void)
{
  int failed = g_test_run ();

  folder_remove (g_steal_pointer (&home));
  return failed;
}
