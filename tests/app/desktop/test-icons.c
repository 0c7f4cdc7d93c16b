/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <gtk/gtk.h>

#include "app/desktop/looks.h"

#define RESOURCES "/org/adjutant/Adjutant"

/* There, and not to be drawn from SVG, which would cost a window a third of its start. */
static void
assert_drawn (const char *name, int size)
{
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gdk_display_get_default ());
  g_autoptr (GtkIconPaintable) icon =
      gtk_icon_theme_lookup_icon (theme, name, NULL, size, 1, GTK_TEXT_DIR_NONE, 0);
  g_autoptr (GFile) file = gtk_icon_paintable_get_file (icon);
  g_autofree char *base = file != NULL ? g_file_get_basename (file) : NULL;
  g_autofree char *expected = g_strconcat (name, ".symbolic.png", NULL);

  g_assert_cmpstr (base, ==, expected);
}

static guint n_icons; /* named by templates */

static void
check_template (const char *path)
{
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, 0, NULL);
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_autoptr (GRegex) icon = g_regex_new ("\"icon-name\">([^<]*)<", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  for (g_regex_match (icon, text, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    {
      g_autofree char *name = g_match_info_fetch (match, 1);

      g_test_message ("%s: %s", path, name);
      assert_drawn (name, 16);
      assert_drawn (name, 64);
      n_icons++;
    }
}

/* They lie in a folder for each room. */
static void
check_folder (const char *folder)
{
  g_auto (GStrv) names = g_resources_enumerate_children (folder, 0, NULL);

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *path = g_strconcat (folder, names[i], NULL);

      if (g_str_has_suffix (path, "/"))
        check_folder (path);
      else if (g_str_has_suffix (path, ".ui"))
        check_template (path);
    }
}

static void
test_templates (void)
{
  check_folder (RESOURCES "/");
  g_assert_cmpuint (n_icons, >, 20); /* or nothing has been looked at */
}

/* An application names them by itself: twice would have the theme read twice. */
static void
test_named_once (void)
{
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gdk_display_get_default ());
  g_auto (GStrv) before = gtk_icon_theme_get_resource_path (theme);
  g_auto (GStrv) after = NULL;

  gtk_icon_theme_set_resource_path (theme, (const char *const[]){ RESOURCES "/icons/", NULL });
  adj_looks_dress ();
  after = gtk_icon_theme_get_resource_path (theme);
  g_assert_cmpuint (g_strv_length (after), ==, 1);
  gtk_icon_theme_set_resource_path (theme, (const char *const *) before);
}

/* Those that are named from code, too. */
static void
test_all_sizes (void)
{
  g_auto (GStrv) names = g_resources_enumerate_children (RESOURCES "/icons/16x16/actions", 0, NULL);

  g_assert_cmpuint (g_strv_length (names), >, 30);
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *name = g_strndup (names[i], strlen (names[i]) - strlen (".symbolic.png"));

      assert_drawn (name, 16);
      assert_drawn (name, 24);
      assert_drawn (name, 32);
      assert_drawn (name, 64);
    }
}

#define SQUARES 8
#define UNLIKE 30 /* per cent of what either of them inks */

/* How much ink lies in each square of an icon, seen from so far that two pixels are one. */
static void
look_from_afar (const char *file, int *ink)
{
  g_autofree char *path = g_strconcat (RESOURCES "/icons/16x16/actions/", file, NULL);
  g_autoptr (GdkPixbuf) icon = gdk_pixbuf_new_from_resource (path, NULL);
  const guint8 *pixels = gdk_pixbuf_read_pixels (icon);
  int stride = gdk_pixbuf_get_rowstride (icon);

  g_assert_cmpint (gdk_pixbuf_get_width (icon), ==, 2 * SQUARES);
  g_assert_cmpint (gdk_pixbuf_get_n_channels (icon), ==, 4);
  for (int i = 0; i < 4 * SQUARES * SQUARES; i++)
    {
      int x = i % (2 * SQUARES);
      int y = i / (2 * SQUARES);

      ink[y / 2 * SQUARES + x / 2] += pixels[y * stride + 4 * x + 3];
    }
}

/* No two of them can be taken for each other at arm's length. */
static void
test_told_apart (void)
{
  g_auto (GStrv) names = g_resources_enumerate_children (RESOURCES "/icons/16x16/actions", 0, NULL);
  guint n = g_strv_length (names);
  g_autofree int *inks = g_new0 (int, n *SQUARES *SQUARES);

  for (guint i = 0; i < n; i++)
    look_from_afar (names[i], inks + i * SQUARES * SQUARES);
  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < i; j++)
      {
        int differ = 0;
        int either = 0;

        for (guint square = 0; square < SQUARES * SQUARES; square++)
          {
            int a = inks[i * SQUARES * SQUARES + square];
            int b = inks[j * SQUARES * SQUARES + square];

            differ += ABS (a - b);
            either += MAX (a, b);
          }
        if (100 * differ < UNLIKE * either)
          g_test_fail_printf ("%s and %s are alike", names[i], names[j]);
      }
}

typedef struct
{
  int width;
  int height;
  guint8 *pixels;
} Picture;

/* A button with the icon in its middle. */
static Picture
paint_button (const char *icon)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *button = gtk_button_new_from_icon_name (icon);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  Picture picture;

  gtk_widget_add_css_class (button, "way");
  gtk_window_set_child (GTK_WINDOW (window), button);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  GTK_WIDGET_GET_CLASS (button)->snapshot (button, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  picture.width = gtk_widget_get_width (button);
  picture.height = gtk_widget_get_height (button);
  picture.pixels = g_malloc ((gsize) (4 * picture.width * picture.height));
  texture = gsk_renderer_render_texture (
      gtk_native_get_renderer (GTK_NATIVE (window)), node,
      &GRAPHENE_RECT_INIT (0, 0, (float) picture.width, (float) picture.height));
  gdk_texture_download (texture, picture.pixels, (gsize) (4 * picture.width));
  gtk_window_destroy (GTK_WINDOW (window));
  return picture;
}

/* By how much each pixel differs from the one that lies as far from the other edge, all together.
 */
static int
unlike_mirrored (const Picture *a, const Picture *b)
{
  int unlike = 0;

  g_assert_cmpint (a->width, ==, b->width);
  g_assert_cmpint (a->height, ==, b->height);
  for (int i = 0; i < a->width * a->height; i++)
    {
      int mirrored = i - i % a->width + a->width - 1 - i % a->width;

      for (int part = 0; part < 4; part++)
        unlike += ABS (a->pixels[4 * i + part] - b->pixels[4 * mirrored + part]);
    }
  return unlike;
}

/* Back is to the right where people read to the left. */
static void
test_mirrored (void)
{
  static const char *const icons[] = { "adj-back-symbolic", "adj-forward-symbolic",
                                       "adj-undo-symbolic", "adj-redo-symbolic",
                                       "adj-play-symbolic" };

  for (guint i = 0; i < G_N_ELEMENTS (icons); i++)
    {
      Picture ltr = paint_button (icons[i]);
      Picture rtl;

      gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
      rtl = paint_button (icons[i]);
      gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
      g_test_message ("%s: %d, and as it is %d", icons[i], unlike_mirrored (&ltr, &rtl),
                      unlike_mirrored (&ltr, &ltr));
      g_assert_cmpint (10 * unlike_mirrored (&ltr, &rtl), <, unlike_mirrored (&ltr, &ltr));
      g_free (ltr.pixels);
      g_free (rtl.pixels);
    }
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  g_test_add_func ("/app/icons/in-templates", test_templates);
  g_test_add_func ("/app/icons/all-sizes", test_all_sizes);
  g_test_add_func ("/app/icons/told-apart", test_told_apart);
  g_test_add_func ("/app/icons/mirrored", test_mirrored);
  g_test_add_func ("/app/icons/named-once", test_named_once);
  return g_test_run ();
}
