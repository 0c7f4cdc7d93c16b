/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/desktop/settings.h"

#include "app/desktop/application-id.h"

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
