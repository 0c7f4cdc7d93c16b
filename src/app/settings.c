/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/settings.h"

#include <gtk/gtk.h>

#include "app/application.h"
#include "app/looks.h"

#define ICONS "/org/adjutant/Adjutant/icons"

gboolean
adj_settings_are_there (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema =
      source != NULL ? g_settings_schema_source_lookup (source, ADJ_APPLICATION_ID, TRUE) : NULL;

  return schema != NULL;
}

GSettings *
adj_settings (void)
{
  static GSettings *settings;

  if (g_once_init_enter (&settings))
    g_once_init_leave (&settings, g_settings_new (ADJ_APPLICATION_ID));
  return settings;
}

/* An application finds its icons by itself. To name them twice would have the whole theme read
 * twice, and wait for the first time to end. */
static void
add_icons (GtkIconTheme *theme)
{
  g_auto (GStrv) known = gtk_icon_theme_get_resource_path (theme);

  if (known == NULL || !g_strv_contains ((const char *const *) known, ICONS))
    gtk_icon_theme_add_resource_path (theme, ICONS);
}

void
adj_settings_dress (void)
{
  GdkDisplay *display = gdk_display_get_default ();
  g_autoptr (GtkCssProvider) style = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (style, "/org/adjutant/Adjutant/style.css");
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  add_icons (gtk_icon_theme_get_for_display (display));
  adj_looks_follow_settings (display);
}
