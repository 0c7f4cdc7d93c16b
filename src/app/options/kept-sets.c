/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/options/kept-sets.h"

#define KEY "option-sets"

void
adj_kept_sets_each (GSettings *settings,
                    void (*tell) (const char *name, const char *text, gpointer data),
                    gpointer data)
{
  g_autoptr (GVariant) sets = NULL;
  GVariantIter iter;
  const char *name;
  const char *text;

  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (tell != NULL);

  sets = g_settings_get_value (settings, KEY);
  g_variant_iter_init (&iter, sets);
  while (g_variant_iter_next (&iter, "(&s&s)", &name, &text))
    tell (name, text, data);
}

/* All but that one; returns how many. */
static guint
copy_others (GSettings *settings, GVariantBuilder *builder, const char *name)
{
  g_autoptr (GVariant) sets = g_settings_get_value (settings, KEY);
  GVariantIter iter;
  const char *other;
  const char *text;
  guint n = 0;

  g_variant_builder_init (builder, G_VARIANT_TYPE ("a(ss)"));
  g_variant_iter_init (&iter, sets);
  while (g_variant_iter_next (&iter, "(&s&s)", &other, &text))
    if (!g_str_equal (other, name))
      {
        g_variant_builder_add (builder, "(ss)", other, text);
        n++;
      }
  return n;
}

gboolean
adj_kept_sets_keep (GSettings *settings, const char *name, const char *text)
{
  g_auto (GVariantBuilder) builder = { 0 };

  g_return_val_if_fail (G_IS_SETTINGS (settings), FALSE);
  g_return_val_if_fail (name != NULL && text != NULL, FALSE);

  if (copy_others (settings, &builder, name) >= ADJ_MAX_KEPT_SETS)
    return FALSE;
  g_variant_builder_add (&builder, "(ss)", name, text);
  g_settings_set_value (settings, KEY, g_variant_builder_end (&builder));
  return TRUE;
}

void
adj_kept_sets_forget (GSettings *settings, const char *name)
{
  g_auto (GVariantBuilder) builder = { 0 };

  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (name != NULL);

  copy_others (settings, &builder, name);
  g_settings_set_value (settings, KEY, g_variant_builder_end (&builder));
}
