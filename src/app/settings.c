/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/settings.h"

#include <gtk/gtk.h>

#include "app/application.h"
#include "app/looks.h"

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

void
adj_settings_dress (void)
{
  GdkDisplay *display = gdk_display_get_default ();
  g_autoptr (GtkCssProvider) style = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (style, "/org/adjutant/Adjutant/style.css");
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  gtk_icon_theme_add_resource_path (gtk_icon_theme_get_for_display (display),
                                    "/org/adjutant/Adjutant/icons");
  adj_looks_follow_settings (display);
}
