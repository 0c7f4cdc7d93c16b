/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/options/game-customs.h"

struct _AdjGameCustoms
{
  AdjPart parent_instance;
  GtkWidget *content;
  GtkSwitch *strict;
  GtkDropDown *mirror;
  gboolean reading;
};

G_DEFINE_FINAL_TYPE (AdjGameCustoms, adj_game_customs, ADJ_TYPE_PART)

static void
on_strict (AdjGameCustoms *self)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));

  if (session != NULL && !self->reading)
    adj_session_set_strict (session, gtk_switch_get_active (self->strict));
}

static void
on_mirror (AdjGameCustoms *self)
{
  AdjSession *session = adj_part_get_session (ADJ_PART (self));
  guint chosen = gtk_drop_down_get_selected (self->mirror);

  if (session == NULL || self->reading || chosen > ADJ_MIRROR_NONE ||
      chosen == (guint) adj_game_get_mirror (adj_session_get_game (session)))
    return;
  adj_session_submitf (session, "mirror %s", adj_mirror_words[chosen]);
}

static void
adj_game_customs_refresh (AdjPart *part, AdjSession *session, AdjNews news)
{
  AdjGameCustoms *self = ADJ_GAME_CUSTOMS (part);
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
adj_game_customs_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_GAME_CUSTOMS);
  G_OBJECT_CLASS (adj_game_customs_parent_class)->dispose (object);
}

static void
adj_game_customs_class_init (AdjGameCustomsClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_game_customs_dispose;
  ADJ_PART_CLASS (class)->refresh = adj_game_customs_refresh;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/options/game-customs.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjGameCustoms, content);
  gtk_widget_class_bind_template_child (widget_class, AdjGameCustoms, strict);
  gtk_widget_class_bind_template_child (widget_class, AdjGameCustoms, mirror);
  gtk_widget_class_bind_template_callback (widget_class, on_strict);
  gtk_widget_class_bind_template_callback (widget_class, on_mirror);
}

static void
adj_game_customs_init (AdjGameCustoms *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
