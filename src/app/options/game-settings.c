/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/options/game-settings.h"

struct _AdjGameSettings
{
  AdjPart parent_instance;
  GtkWidget *content;
  GtkSwitch *strict;
  GtkDropDown *mirror;
  gboolean reading;
};

G_DEFINE_FINAL_TYPE (AdjGameSettings, adj_game_settings, ADJ_TYPE_PART)

static void
adj_game_settings_on_strict (AdjGameSettings *self)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));

  if (session != NULL && !self->reading)
    adj_session_set_strict (session, gtk_switch_get_active (self->strict));
}

static void
adj_game_settings_on_mirror (AdjGameSettings *self)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));
  guint chosen = gtk_drop_down_get_selected (self->mirror);
  AdjOrder order = adj_order_mirror ((AdjMirror) chosen);

  if (session == NULL || self->reading || chosen > ADJ_MIRROR_NONE ||
      chosen == (guint) adj_game_get_mirror (adj_session_get_game (session)))
    return;
  adj_session_give (session, &order, 1);
}

static void
adj_game_settings_refresh (AdjPart *part, AdjSession *session, AdjNews news)
{
  AdjGameSettings *self = ADJ_GAME_SETTINGS (part);
  AdjGame *game;

  gtk_widget_set_sensitive (self->content, session != NULL && adj_session_may_play (session));
  if (session == NULL)
    return;
  game = adj_session_get_game (session);
  self->reading = TRUE;
  gtk_switch_set_active (self->strict, adj_game_get_strict (game));
  gtk_drop_down_set_selected (self->mirror, (guint) adj_game_get_mirror (game));
  self->reading = FALSE;
}

static void
adj_game_settings_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_GAME_SETTINGS);
  G_OBJECT_CLASS (adj_game_settings_parent_class)->dispose (object);
}

static void
adj_game_settings_class_init (AdjGameSettingsClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_game_settings_dispose;
  ADJ_PART_CLASS (class)->refresh = adj_game_settings_refresh;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/options/game-settings.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjGameSettings, content);
  gtk_widget_class_bind_template_child (widget_class, AdjGameSettings, strict);
  gtk_widget_class_bind_template_child (widget_class, AdjGameSettings, mirror);
  gtk_widget_class_bind_template_callback (widget_class, adj_game_settings_on_strict);
  gtk_widget_class_bind_template_callback (widget_class, adj_game_settings_on_mirror);
}

static void
adj_game_settings_init (AdjGameSettings *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
