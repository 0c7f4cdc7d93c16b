/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include <gdk-pixbuf/gdk-pixbuf.h>

/* Draws the symbolic icons once, when the program is built, in the sizes that a window asks for.
 * As SVG each would be drawn at every start, by a library that costs more than all our widgets.
 * Writes NAME-SIZE.png into a folder, and icons.gresource.xml, which says where they belong. */

static const int sizes[] = { 16, 24, 32, 64 };

/* GTK takes the colours of such a picture for amounts of success, warning and error; what has
 * none is drawn in the colour of the text. */
static void
take_colour_away (GdkPixbuf *picture)
{
  guchar *pixels = gdk_pixbuf_get_pixels (picture);
  int stride = gdk_pixbuf_get_rowstride (picture);

  for (int y = 0; y < gdk_pixbuf_get_height (picture); y++)
    for (int x = 0; x < gdk_pixbuf_get_width (picture); x++)
      memset (pixels + y * stride + 4 * x, 0, 3);
}

static gboolean
draw (const char *svg, const char *folder, const char *name, int size, GError **error)
{
  g_autofree char *path = g_strdup_printf ("%s/%s-%d.png", folder, name, size);
  g_autoptr (GdkPixbuf) read = gdk_pixbuf_new_from_file_at_size (svg, size, size, error);
  g_autoptr (GdkPixbuf) picture = NULL;

  if (read == NULL)
    return FALSE;
  picture = gdk_pixbuf_add_alpha (read, FALSE, 0, 0, 0);
  take_colour_away (picture);
  return gdk_pixbuf_save (picture, path, "png", error, NULL);
}

static char *
name_of (const char *svg)
{
  g_autofree char *base = g_path_get_basename (svg);

  return g_strndup (base, strlen (base) - strlen (".svg"));
}

static gboolean
draw_all (const char *folder, char **svgs, GString *list, GError **error)
{
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_string_append_printf (list,
                              "<gresource prefix=\"/org/adjutant/Adjutant/icons/%dx%d/actions\">\n",
                              sizes[i], sizes[i]);
      for (char **svg = svgs; *svg != NULL; svg++)
        {
          g_autofree char *name = name_of (*svg);

          if (!draw (*svg, folder, name, sizes[i], error))
            return FALSE;
          g_string_append_printf (list, "<file alias=\"%s.symbolic.png\">%s-%d.png</file>\n", name,
                                  name, sizes[i]);
        }
      g_string_append (list, "</gresource>\n");
    }
  return TRUE;
}

int
main (int argc, char **argv)
{
  g_autoptr (GString) list = g_string_new ("<gresources>\n");
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;

  if (argc < 3)
    {
      g_printerr ("usage: draw-icons FOLDER SVG...\n");
      return 2;
    }
  path = g_build_filename (argv[1], "icons.gresource.xml", NULL);
  if (!draw_all (argv[1], argv + 2, list, &error) ||
      !g_file_set_contents (path, g_string_append (list, "</gresources>\n")->str, -1, &error))
    {
      g_printerr ("draw-icons: %s\n", error->message);
      return 1;
    }
  return 0;
}
