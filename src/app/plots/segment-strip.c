/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/plots/segment-strip.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/focus-order.h"
#include "app/widgets/tip.h"
#include "words/fill.h"

#define N_SEGMENTS (G_N_ELEMENTS (((AdjMarchCase *) NULL)->after) - 1)

struct _AdjSegmentStrip
{
  GtkWidget parent_instance;
  GtkWidget *box;
  GtkBox *numbers;
  GtkWidget *segments[N_SEGMENTS];
};

G_DEFINE_FINAL_TYPE (AdjSegmentStrip, adj_segment_strip, GTK_TYPE_WIDGET)

static char *
say (const AdjMarchCase *march, int segment)
{
  g_autofree char *number = g_strdup_printf ("%d", segment);
  const AdjPlace places[] = { { "segment", number }, { NULL, NULL } };

  if (segment == march->marched)
    return adj_fill (_ ("Segment {segment}, shown"), places);
  return adj_fill (segment <= march->known ? _ ("Look at segment {segment}")
                                           : _ ("March segment {segment}"),
                   places);
}

void
adj_segment_strip_show (AdjSegmentStrip *self, const AdjMarchCase *march, gboolean may_march)
{
  g_return_if_fail (ADJ_IS_SEGMENT_STRIP (self));
  g_return_if_fail (march != NULL);

  for (int i = 0; i < (int) N_SEGMENTS; i++)
    {
      GtkWidget *button = self->segments[i];
      g_autofree char *said = say (march, i + 1);

      gtk_widget_set_sensitive (button, i < march->known ||
                                            (may_march && march->goes_on && i == march->marched));
      adj_tip_show (button, said);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, said,
                                      -1);
      if (i + 1 == march->marched)
        gtk_widget_add_css_class (button, "shown");
      else
        gtk_widget_remove_css_class (button, "shown");
    }
}

/* ---- Class ---- */

static void
adj_segment_strip_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_SEGMENT_STRIP);
  G_OBJECT_CLASS (adj_segment_strip_parent_class)->dispose (object);
}

static void
adj_segment_strip_class_init (AdjSegmentStripClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_segment_strip_dispose;
  widget_class->focus = adj_focus_among_children;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/plots/segment-strip.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjSegmentStrip, box);
  gtk_widget_class_bind_template_child (widget_class, AdjSegmentStrip, numbers);
}

static void
adj_segment_strip_init (AdjSegmentStrip *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (int i = 0; i < (int) N_SEGMENTS; i++)
    {
      g_autofree char *number = g_strdup_printf ("%d", i + 1);

      self->segments[i] = gtk_button_new_with_label (number);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (self->segments[i]), "plots.look");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->segments[i]), "i", i + 1);
      gtk_box_append (self->numbers, self->segments[i]);
    }
}
