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

/* All but that one, and at the end what is new unless that is NULL. */
static void
put (GSettings *settings, const char *name, const char *text)
{
  g_autoptr (GVariant) sets = g_settings_get_value (settings, KEY);
  g_autoptr (GVariantBuilder) builder = g_variant_builder_new (G_VARIANT_TYPE ("a(ss)"));
  gsize n = g_variant_n_children (sets);

  for (gsize i = 0; i < n; i++)
    {
      const char *other;
      const char *set;

      g_variant_get_child (sets, i, "(&s&s)", &other, &set);
      if (!g_str_equal (other, name) && (text == NULL || n - i < ADJ_MAX_KEPT_SETS))
        g_variant_builder_add (builder, "(ss)", other, set);
    }
  if (text != NULL)
    g_variant_builder_add (builder, "(ss)", name, text);
  g_settings_set_value (settings, KEY, g_variant_builder_end (builder));
}

void
adj_kept_sets_keep (GSettings *settings, const char *name, const char *text)
{
  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (name != NULL && text != NULL);

  put (settings, name, text);
}

void
adj_kept_sets_forget (GSettings *settings, const char *name)
{
  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (name != NULL);

  put (settings, name, NULL);
}
