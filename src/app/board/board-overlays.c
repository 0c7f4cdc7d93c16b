/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board-private.h"
#include "app/desktop/settings.h"

/* Which overlays are shown is a setting, and there is a button for each. */

static void
on_overlays (AdjBoard *self)
{
  g_auto (GStrv) on = g_settings_get_strv (adj_settings (), "overlays");

  self->overlays = 0;
  for (guint i = 0; i < ADJ_N_OVERLAYS; i++)
    if (g_strv_contains ((const char *const *) on, adj_overlay_names[i]))
      self->overlays |= 1u << i;
  adj_board_read_groups (self);
  adj_board_read_hints (self);
}

static gboolean
overlay_is_on (GValue *value, GVariant *variant, gpointer name)
{
  g_autofree const char **on = g_variant_get_strv (variant, NULL);

  g_value_set_boolean (value, g_strv_contains (on, name));
  return TRUE;
}

static GVariant *
overlay_to_setting (const GValue *value, const GVariantType *type, gpointer name)
{
  g_auto (GStrv) on = g_settings_get_strv (adj_settings (), "overlays");
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) after = NULL;

  for (guint i = 0; on[i] != NULL; i++)
    if (!g_str_equal (on[i], name))
      g_strv_builder_add (builder, on[i]);
  if (g_value_get_boolean (value))
    g_strv_builder_add (builder, name);
  after = g_strv_builder_end (builder);
  return g_variant_new_strv ((const char *const *) after, -1);
}

void
adj_board_add_overlays (AdjBoard *self)
{
  for (guint i = 0; i < ADJ_N_OVERLAYS; i++)
    {
      GObject *button =
          gtk_widget_get_template_child (GTK_WIDGET (self), ADJ_TYPE_BOARD, adj_overlay_names[i]);

      g_settings_bind_with_mapping (adj_settings (), "overlays", button, "active",
                                    G_SETTINGS_BIND_DEFAULT, overlay_is_on, overlay_to_setting,
                                    (gpointer) adj_overlay_names[i], NULL);
    }
  g_signal_connect_object (adj_settings (), "changed::overlays", G_CALLBACK (on_overlays), self,
                           G_CONNECT_SWAPPED);
  on_overlays (self);
}
