/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/help/details.h"

#include "book/library.h"

#define SUM_DIGITS 12

static void
add_drawing (GString *text, GtkNative *native)
{
  GskRenderer *renderer = native != NULL ? gtk_native_get_renderer (native) : NULL;
  GdkDisplay *display = gdk_display_get_default ();

  g_string_append_printf (text, "Display %s, renderer %s\n",
                          display != NULL ? G_OBJECT_TYPE_NAME (display) : "none",
                          renderer != NULL ? G_OBJECT_TYPE_NAME (renderer) : "none");
}

/* By its file, so that it is seen at once whose copy is another. */
static void
add_book (GString *text, const char *path)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *contents = NULL;
  g_autofree char *sum = NULL;
  gsize length;

  if (g_file_get_contents (path, &contents, &length, NULL))
    sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, contents, (gssize) length);
  g_string_append_printf (text, "%s %.*s\n", name, SUM_DIGITS, sum != NULL ? sum : "unreadable");
}

static void
add_books (GString *text, char **paths)
{
  for (int i = 0; paths[i] != NULL; i++)
    add_book (text, paths[i]);
  g_strfreev (paths);
}

char *
adj_details_write (GtkNative *native)
{
  GString *text = g_string_new ("Adjutant " ADJ_VERSION "\n");

  g_string_append_printf (text, "GTK %u.%u.%u, GLib %u.%u.%u\n", gtk_get_major_version (),
                          gtk_get_minor_version (), gtk_get_micro_version (), glib_major_version,
                          glib_minor_version, glib_micro_version);
  add_drawing (text, native);
  g_string_append_printf (text, "Language %s\n",
                          pango_language_to_string (gtk_get_default_language ()));
  add_books (text, adj_library_rulesets ());
  add_books (text, adj_library_scenarios ());
  return g_string_free (text, FALSE);
}
