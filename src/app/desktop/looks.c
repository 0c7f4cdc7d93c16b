/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/desktop/looks.h"

#include "app/desktop/settings.h"

#define ICONS "/org/adjutant/Adjutant/icons"
#define PORTAL "org.freedesktop.portal.Desktop"
#define PORTAL_PATH "/org/freedesktop/portal/desktop"
#define PORTAL_SETTINGS "org.freedesktop.portal.Settings"
#define APPEARANCE "org.freedesktop.appearance"
#define PREFER_DARK 1 /* of its "color-scheme": 0 no preference, 2 light */

#define DPI_UNKNOWN -1
#define DPI_USUAL (96 * 1024)

/* The desktop's own looks, before the player's settings change them. */
typedef struct
{
  GtkSettings *gtk;
  gboolean dark;
  int dpi;
  double text_scale;     /* the player's; 0 as long as nobody has asked */
  GtkCssProvider *icons; /* how large they are, once that is not as usual */
} Desktop;

static Desktop desktop;

/* ---- Light or dark ---- */

gboolean
adj_looks_are_dark (void)
{
  gboolean dark = FALSE;

  if (desktop.gtk != NULL)
    g_object_get (desktop.gtk, "gtk-application-prefer-dark-theme", &dark, NULL);
  return dark;
}

static void
adj_looks_apply_appearance (void)
{
  g_autofree char *wish = g_settings_get_string (adj_settings (), "appearance");
  gboolean dark = g_str_equal (wish, "dark") || (g_str_equal (wish, "follow") && desktop.dark);

  if (dark != adj_looks_are_dark ()) /* GTK reads its theme again even for the same wish */
    g_object_set (desktop.gtk, "gtk-application-prefer-dark-theme", dark, NULL);
}

static void
take_scheme (GVariant *value)
{
  g_autoptr (GVariant) scheme = g_variant_ref (value);

  /* the older call wraps its answer twice */
  while (g_variant_is_of_type (scheme, G_VARIANT_TYPE_VARIANT))
    {
      GVariant *inner = g_variant_get_variant (scheme);

      g_variant_unref (scheme);
      scheme = inner;
    }
  if (!g_variant_is_of_type (scheme, G_VARIANT_TYPE_UINT32))
    return;
  desktop.dark = g_variant_get_uint32 (scheme) == PREFER_DARK;
  adj_looks_apply_appearance ();
}

static void
adj_looks_on_portal_signal (
    GDBusProxy *portal, const char *sender, const char *signal, GVariant *arguments, gpointer data)
{
  const char *group;
  const char *key;
  g_autoptr (GVariant) value = NULL;

  if (!g_str_equal (signal, "SettingChanged") ||
      !g_variant_is_of_type (arguments, G_VARIANT_TYPE ("(ssv)")))
    return;
  g_variant_get (arguments, "(&s&sv)", &group, &key, &value);
  if (g_str_equal (group, APPEARANCE) && g_str_equal (key, "color-scheme"))
    take_scheme (value);
}

/* No answer, no wish. */
static void
adj_looks_on_scheme_read (GObject *portal, GAsyncResult *result, gpointer data)
{
  g_autoptr (GVariant) answer = g_dbus_proxy_call_finish (G_DBUS_PROXY (portal), result, NULL);
  g_autoptr (GVariant) value = NULL;

  if (answer == NULL || !g_variant_is_of_type (answer, G_VARIANT_TYPE ("(v)")))
    return;
  g_variant_get (answer, "(v)", &value);
  take_scheme (value);
}

/* The proxy is kept as long as the program runs, to hear of changes. */
static void
adj_looks_on_portal (GObject *source, GAsyncResult *result, gpointer data)
{
  GDBusProxy *portal = g_dbus_proxy_new_for_bus_finish (result, NULL);

  if (portal == NULL)
    return;
  g_signal_connect (portal, "g-signal", G_CALLBACK (adj_looks_on_portal_signal), NULL);
  g_dbus_proxy_call (portal, "Read", g_variant_new ("(ss)", APPEARANCE, "color-scheme"),
                     G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, NULL, adj_looks_on_scheme_read, NULL);
}

/* ---- Letters ---- */

/* A change is read before anybody is told of it. */
static gboolean
adj_looks_read_text_scale (void)
{
  desktop.text_scale = g_settings_get_double (adj_settings (), "text-scale");
  return FALSE;
}

/* It is asked for with everything that is measured, and the settings take their time. */
double
adj_looks_text_scale (void)
{
  if (desktop.text_scale == 0)
    {
      adj_looks_read_text_scale ();
      g_signal_connect (adj_settings (), "change-event", G_CALLBACK (adj_looks_read_text_scale),
                        NULL);
    }
  return desktop.text_scale;
}

#define ICON_USUAL 16   /* pixels */
#define ICON_LARGEST 32 /* in letters of twice the size */

/* Icons and boxes to tick grow with the letters beside them. */
static void
apply_icon_size (void)
{
  int size = (int) CLAMP (ICON_USUAL * adj_looks_text_scale (), ICON_USUAL, ICON_LARGEST);
  g_autofree char *css = g_strdup_printf ("image { -gtk-icon-size: %dpx; }"
                                          ".rail image { -gtk-icon-size: %dpx; }"
                                          "check, radio { -gtk-icon-size: %dpx;"
                                          " min-width: %dpx; min-height: %dpx; }",
                                          size, size * 3 / 2, size - 2, size - 2, size - 2);

  if (desktop.icons == NULL)
    {
      desktop.icons = gtk_css_provider_new ();
      gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                                  GTK_STYLE_PROVIDER (desktop.icons),
                                                  GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
    }
  gtk_css_provider_load_from_data (desktop.icons, css, -1);
}

static void
adj_looks_apply_text_scale (void)
{
  g_object_set (desktop.gtk, "gtk-xft-dpi", (int) (desktop.dpi * adj_looks_text_scale ()), NULL);
  apply_icon_size ();
}

static void
follow_settings (GdkDisplay *display)
{
  desktop.gtk = gtk_settings_get_for_display (display);
  g_object_get (desktop.gtk, "gtk-application-prefer-dark-theme", &desktop.dark, "gtk-xft-dpi",
                &desktop.dpi, NULL);
  if (desktop.dpi == DPI_UNKNOWN)
    desktop.dpi = DPI_USUAL;
  g_signal_connect (adj_settings (), "changed::appearance", adj_looks_apply_appearance, NULL);
  g_signal_connect (adj_settings (), "changed::text-scale", adj_looks_apply_text_scale, NULL);
  adj_looks_apply_appearance ();
  if (adj_looks_text_scale () != 1)
    adj_looks_apply_text_scale ();
  g_dbus_proxy_new_for_bus (
      G_BUS_TYPE_SESSION,
      G_DBUS_PROXY_FLAGS_DO_NOT_LOAD_PROPERTIES | G_DBUS_PROXY_FLAGS_DO_NOT_AUTO_START, NULL,
      PORTAL, PORTAL_PATH, PORTAL_SETTINGS, NULL, adj_looks_on_portal, NULL);
}

/* ---- Style and icons ---- */

/* An application finds its icons by itself, and calls the place ICONS with a stroke behind it. */
static gboolean
finds_icons (GtkIconTheme *theme)
{
  g_auto (GStrv) places = gtk_icon_theme_get_resource_path (theme);

  for (guint i = 0; places != NULL && places[i] != NULL; i++)
    if (g_str_has_prefix (places[i], ICONS))
      return TRUE;
  return FALSE;
}

/* To name them twice would have the whole theme read twice, and wait for the first time to end. */
static void
add_icons (GtkIconTheme *theme)
{
  if (!finds_icons (theme))
    gtk_icon_theme_add_resource_path (theme, ICONS);
}

void
adj_looks_dress (void)
{
  GdkDisplay *display = gdk_display_get_default ();
  g_autoptr (GtkCssProvider) style = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (style, "/org/adjutant/Adjutant/style.css");
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  add_icons (gtk_icon_theme_get_for_display (display));
  follow_settings (display);
}
