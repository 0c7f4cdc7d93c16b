/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/options/preferences-window.h"

#include <math.h>

#include "app/desktop/settings.h"
#include "app/options/game-settings.h"
#include "record/order.h"

struct _AdjPreferencesWindow
{
  GtkWindow parent_instance;
  GtkAdjustment *text_size;    /* per cent */
  GtkAdjustment *curtain_rest; /* seconds */
  GtkDropDown *appearance;
  GtkDropDown *dice;
  GtkSwitch *new_strict;
  GtkDropDown *new_mirror;
  GtkWidget *open_game;
  AdjGameSettings *game_settings;
};

G_DEFINE_FINAL_TYPE (AdjPreferencesWindow, adj_preferences_window, GTK_TYPE_WINDOW)

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

/* Ties a drop-down to a setting that is one of several words; words in the order of the list,
 * NULL behind the last, and kept by the caller. */
static void
bind_choice (const char *key, GtkDropDown *list, const char *const *words)
{
  g_settings_bind_with_mapping (adj_settings (), key, list, "selected", G_SETTINGS_BIND_DEFAULT,
                                to_position, to_word, (gpointer) words, NULL);
}

static const char *const appearances[] = { "follow", "light", "dark", NULL };
static const char *const dice[] = { "typed", "thrown", NULL };

static gboolean
to_per_cent (GValue *value, GVariant *variant, gpointer data)
{
  g_value_set_double (value, round (100 * g_variant_get_double (variant)));
  return TRUE;
}

static GVariant *
from_per_cent (const GValue *value, const GVariantType *type, gpointer data)
{
  return g_variant_new_double (g_value_get_double (value) / 100);
}

static gboolean
to_seconds (GValue *value, GVariant *variant, gpointer data)
{
  g_value_set_double (value, g_variant_get_uint32 (variant));
  return TRUE;
}

static GVariant *
from_seconds (const GValue *value, const GVariantType *type, gpointer data)
{
  return g_variant_new_uint32 ((guint32) g_value_get_double (value));
}

static void
bind_settings (AdjPreferencesWindow *self)
{
  g_settings_bind_with_mapping (adj_settings (), "text-scale", self->text_size, "value",
                                G_SETTINGS_BIND_DEFAULT, to_per_cent, from_per_cent, NULL, NULL);
  g_settings_bind_with_mapping (adj_settings (), "curtain-rest", self->curtain_rest, "value",
                                G_SETTINGS_BIND_DEFAULT, to_seconds, from_seconds, NULL, NULL);
  bind_choice ("appearance", self->appearance, appearances);
  bind_choice ("dice", self->dice, dice);
  bind_choice ("new-mirror", self->new_mirror, adj_mirror_words);
  g_settings_bind (adj_settings (), "new-strict", self->new_strict, "active",
                   G_SETTINGS_BIND_DEFAULT);
}

/* ---- Class ---- */

static void
adj_preferences_window_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_PREFERENCES_WINDOW);
  G_OBJECT_CLASS (adj_preferences_window_parent_class)->dispose (object);
}

static void
adj_preferences_window_class_init (AdjPreferencesWindowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_preferences_window_dispose;
  g_type_ensure (ADJ_TYPE_GAME_SETTINGS);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/adjutant/Adjutant/options/preferences-window.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjPreferencesWindow, text_size);
  gtk_widget_class_bind_template_child (widget_class, AdjPreferencesWindow, curtain_rest);
  gtk_widget_class_bind_template_child (widget_class, AdjPreferencesWindow, appearance);
  gtk_widget_class_bind_template_child (widget_class, AdjPreferencesWindow, dice);
  gtk_widget_class_bind_template_child (widget_class, AdjPreferencesWindow, new_strict);
  gtk_widget_class_bind_template_child (widget_class, AdjPreferencesWindow, new_mirror);
  gtk_widget_class_bind_template_child (widget_class, AdjPreferencesWindow, open_game);
  gtk_widget_class_bind_template_child (widget_class, AdjPreferencesWindow, game_settings);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
adj_preferences_window_init (AdjPreferencesWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bind_settings (self);
}

static gboolean
is_there (GBinding *binding, const GValue *session, GValue *visible, gpointer data)
{
  g_value_set_boolean (visible, g_value_get_object (session) != NULL);
  return TRUE;
}

GtkWidget *
adj_preferences_window_new (GtkWindow *game)
{
  AdjPreferencesWindow *self =
      g_object_new (ADJ_TYPE_PREFERENCES_WINDOW, "transient-for", game, NULL);

  g_object_bind_property (game, "session", self->game_settings, "session", G_BINDING_SYNC_CREATE);
  g_object_bind_property_full (game, "session", self->open_game, "visible", G_BINDING_SYNC_CREATE,
                               is_there, NULL, NULL, NULL);
  return GTK_WIDGET (self);
}
