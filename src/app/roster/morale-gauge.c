/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/roster/morale-gauge.h"

#include <glib/gi18n-lib.h>

#include "rules/demoralization.h"
#include "rules/played.h"
#include "words/fill.h"
#include "words/morale.h"
#include "words/place.h"

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

/* "Union 20/71 · 4 more" */
static char *
say_short (const AdjView *view, int side, const AdjMorale *morale)
{
  g_autofree char *name = adj_words_side (view, side);
  g_autofree char *lost = g_strdup_printf ("%d", morale->lost);
  g_autofree char *total = g_strdup_printf ("%d", morale->total);
  g_autofree char *more = g_strdup_printf (
      "%d", morale->level < ADJ_MOST_DEMORALIZED ? morale->missing[morale->level] : 0);
  const char *const sentences[] = {
    /* Translators: strength points lost of all, and how many more demoralize */
    N_ ("{side} lost {lost} of {total}; {more} more demoralize it"),
    N_ ("{side} lost {lost} of {total}: demoralized; {more} more do it doubly"),
    N_ ("{side} lost {lost} of {total}: doubly demoralized"),
  };

  return adj_fill (_ (sentences[morale->level]), (const AdjPlace[]){ { "side", name },
                                                                     { "lost", lost },
                                                                     { "total", total },
                                                                     { "more", more },
                                                                     { NULL, NULL } });
}

static void
show_side (AdjMoraleGauge *self, const AdjView *view, int side)
{
  g_autofree char *whole = NULL;
  g_autofree char *brief = NULL;
  AdjMorale morale;

  adj_morale_read (&morale, view->book, view->table, side);
  whole = adj_words_morale (view, side, &morale);
  brief = say_short (view, side, &morale);
  set_thresholds (self->bars[side], &morale);
  gtk_label_set_label (self->labels[side], brief);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->labels[side]), whole);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->bars[side]), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  whole, -1);
}

static void
adj_morale_gauge_refresh (AdjPart *part, AdjSession *session, AdjNews news)
{
  AdjMoraleGauge *self = ADJ_MORALE_GAUGE (part);
  AdjView view;
  gboolean played;

  if (session == NULL || (news & (ADJ_NEWS_TABLE | ADJ_NEWS_SESSION)) == 0)
    return;
  view = adj_session_view (session);
  played = adj_demoralization_is_played (view.table);
  gtk_widget_set_visible (self->box, played);
  for (int side = 0; played && side < ADJ_SIDES; side++)
    show_side (self, &view, side);
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
