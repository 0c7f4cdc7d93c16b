/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/session/tip-bubble.h"

#include "app/desktop/settings.h"
#include "app/session/tips.h"

#define KEY "tips-seen"

struct _AdjTipBubble
{
  AdjPart parent_instance;
  GtkWidget *box;
  GtkLabel *text;
  AdjTip tip; /* that is shown; ADJ_N_TIPS: none */
};

G_DEFINE_FINAL_TYPE (AdjTipBubble, adj_tip_bubble, ADJ_TYPE_PART)

static guint
read_seen (void)
{
  g_auto (GStrv) names = g_settings_get_strv (adj_settings (), KEY);
  guint seen = 0;

  for (int tip = 0; tip < ADJ_N_TIPS; tip++)
    if (g_strv_contains ((const char *const *) names, adj_tip_names[tip]))
      seen |= 1u << tip;
  return seen;
}

static void
note_seen (AdjTip tip)
{
  g_auto (GStrv) names = g_settings_get_strv (adj_settings (), KEY);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) after = NULL;

  g_strv_builder_addv (builder, (const char **) names);
  g_strv_builder_add (builder, adj_tip_names[tip]);
  after = g_strv_builder_end (builder);
  g_settings_set_strv (adj_settings (), KEY, (const char *const *) after);
}

static void
show_tip (AdjTipBubble *self, AdjTip tip)
{
  if (tip == self->tip)
    return;
  if (self->tip != ADJ_N_TIPS)
    note_seen (self->tip);
  self->tip = tip;
  if (tip != ADJ_N_TIPS)
    gtk_label_set_label (self->text, adj_tip_text (tip));
  gtk_widget_set_visible (self->box, tip != ADJ_N_TIPS);
}

static void
adj_tip_bubble_on_close (AdjTipBubble *self)
{
  show_tip (self, ADJ_N_TIPS);
}

static void
adj_tip_bubble_refresh (AdjPart *part, AdjSession *session, AdjNews news)
{
  AdjTipBubble *self = ADJ_TIP_BUBBLE (part);

  show_tip (self, session != NULL ? adj_tips_due (session, read_seen ()) : ADJ_N_TIPS);
}

static void
adj_tip_bubble_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_TIP_BUBBLE);
  G_OBJECT_CLASS (adj_tip_bubble_parent_class)->dispose (object);
}

static void
adj_tip_bubble_class_init (AdjTipBubbleClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_tip_bubble_dispose;
  ADJ_PART_CLASS (class)->refresh = adj_tip_bubble_refresh;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/session/tip-bubble.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjTipBubble, box);
  gtk_widget_class_bind_template_child (widget_class, AdjTipBubble, text);
  gtk_widget_class_bind_template_callback (widget_class, adj_tip_bubble_on_close);
}

static void
adj_tip_bubble_init (AdjTipBubble *self)
{
  self->tip = ADJ_N_TIPS;
  gtk_widget_init_template (GTK_WIDGET (self));
}
