/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/session/part.h"

typedef struct
{
  AdjSession *session;
  GSignalGroup *signals;
  AdjNews unheard; /* while out of sight */
  gboolean told;   /* it has shown something, of this session or of one before */
} AdjPartPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (AdjPart, adj_part, GTK_TYPE_WIDGET)

enum
{
  PROP_SESSION = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static AdjPartPrivate *
private_of (AdjPart *self)
{
  return adj_part_get_instance_private (self);
}

static void
tell_now (AdjPart *self)
{
  AdjPartPrivate *private = private_of (self);
  AdjNews news = private->unheard;

  private->unheard = 0;
  private->told = TRUE;
  if (ADJ_PART_GET_CLASS (self)->refresh != NULL)
    ADJ_PART_GET_CLASS (self)->refresh (self, private->session, news);
}

static void
tell (AdjPart *self, AdjNews news)
{
  AdjPartPrivate *private = private_of (self);

  private->unheard |= news;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && private->unheard != 0)
    tell_now (self);
}

static void
adj_part_on_changed (AdjPart *self)
{
  tell (self, ADJ_NEWS_TABLE);
}

static void
adj_part_on_picked (AdjPart *self)
{
  tell (self, ADJ_NEWS_PICKS);
}

static void
adj_part_on_answered (AdjPart *self)
{
  tell (self, ADJ_NEWS_ANSWER);
}

/* A part that was never shown has nothing to clear. What is shown may be another session's: that of
 * a scratch table, which was dropped while this was out of sight. */
static void
adj_part_on_eyes (AdjPart *self)
{
  AdjPartPrivate *private = private_of (self);

  if (!private->told)
    return;
  private->unheard |= ADJ_NEWS_TABLE | ADJ_NEWS_PICKS | ADJ_NEWS_ANSWER | ADJ_NEWS_EYES;
  tell_now (self);
}

static void
adj_part_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (adj_part_parent_class)->map (widget);
  tell (ADJ_PART (widget), 0);
}

static void
adj_part_dispose (GObject *object)
{
  AdjPartPrivate *private = private_of (ADJ_PART (object));
  GtkWidget *child;

  /* GTK itself takes away only those children of a template that have been bound. */
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_signal_group_set_target (private->signals, NULL);
  g_clear_object (&private->session);
  G_OBJECT_CLASS (adj_part_parent_class)->dispose (object);
}

static void
adj_part_finalize (GObject *object)
{
  g_clear_object (&private_of (ADJ_PART (object))->signals);
  G_OBJECT_CLASS (adj_part_parent_class)->finalize (object);
}

static void
adj_part_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SESSION)
    g_value_set_object (value, adj_part_get_session (ADJ_PART (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
adj_part_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SESSION)
    adj_part_set_session (ADJ_PART (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
adj_part_class_init (AdjPartClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = adj_part_dispose;
  object_class->finalize = adj_part_finalize;
  object_class->get_property = adj_part_get_property;
  object_class->set_property = adj_part_set_property;
  widget_class->map = adj_part_map;
  properties[PROP_SESSION] =
      g_param_spec_object ("session", NULL, NULL, ADJ_TYPE_SESSION,
                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
adj_part_init (AdjPart *self)
{
  AdjPartPrivate *private = private_of (self);

  private->signals = g_signal_group_new (ADJ_TYPE_SESSION);
  g_signal_group_connect_swapped (private->signals, "changed", G_CALLBACK (adj_part_on_changed),
                                  self);
  g_signal_group_connect_swapped (private->signals, "picked", G_CALLBACK (adj_part_on_picked),
                                  self);
  g_signal_group_connect_swapped (private->signals, "answered", G_CALLBACK (adj_part_on_answered),
                                  self);
  g_signal_group_connect_swapped (private->signals, "eyes", G_CALLBACK (adj_part_on_eyes), self);
}

AdjSession *
adj_part_get_session (AdjPart *self)
{
  g_return_val_if_fail (ADJ_IS_PART (self), NULL);

  return private_of (self)->session;
}

void
adj_part_set_session (AdjPart *self, AdjSession *session)
{
  AdjPartPrivate *private = private_of (self);

  g_return_if_fail (ADJ_IS_PART (self));

  if (!g_set_object (&private->session, session))
    return;
  g_signal_group_set_target (private->signals, session);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SESSION]);
  tell (self, ADJ_NEWS_ALL);
}
