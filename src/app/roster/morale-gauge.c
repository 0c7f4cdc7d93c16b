/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/roster/morale-gauge.h"

#include "app/widgets/tip.h"
#include "staff/morale.h"
#include "words/morale.h"

struct _AdjMoraleGauge
{
  AdjPart parent_instance;
  GtkWidget *box;
  GtkLevelBar *bars[ADJ_SIDES];
  GtkLabel *labels[ADJ_SIDES];
};

G_DEFINE_FINAL_TYPE (AdjMoraleGauge, adj_morale_gauge, ADJ_TYPE_PART)

/* A bar changes its colour at each threshold; the words beside it say the same. */
static void
set_thresholds (GtkLevelBar *bar, const AdjMorale *morale)
{
  static const char *const names[] = { "steady", "shaken", "broken" };
  const double upto[] = { morale->thresholds[0] - 0.5, morale->thresholds[1] - 0.5,
                          MAX (morale->total, 1) };

  gtk_level_bar_set_max_value (bar, MAX (morale->total, 1));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    gtk_level_bar_add_offset_value (bar, names[i], MAX (upto[i], 0));
  gtk_level_bar_set_value (bar, morale->lost);
}

static void
show_side (AdjMoraleGauge *self, const AdjView *view, int side, const AdjMorale *morale)
{
  g_autofree char *whole = adj_words_morale (view, side, morale);
  g_autofree char *brief = adj_words_morale_brief (view, side, morale);

  set_thresholds (self->bars[side], morale);
  gtk_label_set_label (self->labels[side], brief);
  adj_tip_show (GTK_WIDGET (self->labels[side]), whole);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->bars[side]), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  whole, -1);
}

static void
adj_morale_gauge_refresh (AdjPart *part, AdjSession *session, AdjNews news)
{
  AdjMoraleGauge *self = ADJ_MORALE_GAUGE (part);
  AdjMorale morale[ADJ_SIDES];
  AdjView view;
  gboolean played;

  if (session == NULL || (news & (ADJ_NEWS_TABLE | ADJ_NEWS_SESSION)) == 0)
    return;
  view = adj_session_view (session);
  played = adj_morale_of_both (&view, morale);
  gtk_widget_set_visible (self->box, played);
  for (int side = 0; played && side < ADJ_SIDES; side++)
    show_side (self, &view, side, &morale[side]);
}

static void
adj_morale_gauge_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_MORALE_GAUGE);
  G_OBJECT_CLASS (adj_morale_gauge_parent_class)->dispose (object);
}

static void
bind_side (GtkWidgetClass *class, const char *bar, const char *label, int side)
{
  gtk_widget_class_bind_template_child_full (class, bar, FALSE,
                                             G_STRUCT_OFFSET (AdjMoraleGauge, bars) +
                                                 (gssize) sizeof (gpointer) * side);
  gtk_widget_class_bind_template_child_full (class, label, FALSE,
                                             G_STRUCT_OFFSET (AdjMoraleGauge, labels) +
                                                 (gssize) sizeof (gpointer) * side);
}

static void
adj_morale_gauge_class_init (AdjMoraleGaugeClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_morale_gauge_dispose;
  ADJ_PART_CLASS (class)->refresh = adj_morale_gauge_refresh;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/roster/morale-gauge.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjMoraleGauge, box);
  bind_side (widget_class, "first_bar", "first_label", 0);
  bind_side (widget_class, "second_bar", "second_label", 1);
}

static void
adj_morale_gauge_init (AdjMoraleGauge *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
