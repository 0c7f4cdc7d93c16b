/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/choice-setting.h"

#include "app/desktop/settings.h"

static gboolean
to_position (GValue *value, GVariant *variant, gpointer words)
{
  const char *const *all = words;
  const char *word = g_variant_get_string (variant, NULL);

  for (guint i = 0; all[i] != NULL; i++)
    if (g_str_equal (all[i], word))
      {
        g_value_set_uint (value, i);
        return TRUE;
      }
  return FALSE;
}

static GVariant *
to_word (const GValue *value, const GVariantType *type, gpointer words)
{
  const char *const *all = words;
  guint position = g_value_get_uint (value);

  return position < g_strv_length ((GStrv) words) ? g_variant_new_string (all[position]) : NULL;
}

void
adj_choice_setting_bind (const char *key, GtkDropDown *list, const char *const *words)
{
  g_settings_bind_with_mapping (adj_settings (), key, list, "selected", G_SETTINGS_BIND_DEFAULT,
                                to_position, to_word, (gpointer) words, NULL);
}
