/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/width-first.h"

struct _AdjWidthFirst
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (AdjWidthFirst, adj_width_first, GTK_TYPE_LAYOUT_MANAGER)

static void
adj_width_first_measure (GtkLayoutManager *manager,
                         GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  int size = orientation == GTK_ORIENTATION_HORIZONTAL ? -1 : for_size;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least, wish;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, orientation, size, &least, &wish, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, wish);
    }
}

static void
adj_width_first_allocate (
    GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      gtk_widget_allocate (child, width, height, baseline, NULL);
}

static GtkSizeRequestMode
adj_width_first_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
adj_width_first_class_init (AdjWidthFirstClass *class)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (class);

  layout_class->measure = adj_width_first_measure;
  layout_class->allocate = adj_width_first_allocate;
  layout_class->get_request_mode = adj_width_first_get_request_mode;
}

static void
adj_width_first_init (AdjWidthFirst *self)
{
}
