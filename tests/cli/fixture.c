/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture.h"

#include <glib/gstdio.h>

void
fixture_begin (Fixture *self, const char *const *options)
{
  g_autoptr (GPtrArray) arguments = g_ptr_array_new ();
  g_autoptr (Answer) answer = NULL;
  g_autofree char *told = NULL;

  self->folder = g_dir_make_tmp ("adjutant-XXXXXX", NULL);
  self->path = g_build_filename (self->folder, "a.adjutant", NULL);
  g_ptr_array_add (arguments, (gpointer) "new");
  g_ptr_array_add (arguments, (gpointer) "chickamauga");
  g_ptr_array_add (arguments, (gpointer) "-o");
  g_ptr_array_add (arguments, self->path);
  for (guint i = 0; options != NULL && options[i] != NULL; i++)
    g_ptr_array_add (arguments, (gpointer) options[i]);
  g_ptr_array_add (arguments, NULL);
  answer = ask_in_locale ("C", (const char *const *) arguments->pdata);
  told = g_strdup_printf ("game\t%s\n", self->path);
  assert_said (answer, 0);
  g_assert_cmpstr (answer->out, ==, told);
}

void
fixture_end (Fixture *self, gconstpointer data)
{
  g_autoptr (GDir) dir = g_dir_open (self->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (self->folder, name, NULL);

      g_unlink (path);
    }
  g_assert_cmpint (g_rmdir (self->folder), ==, 0);
  g_free (self->folder);
  g_free (self->path);
}
