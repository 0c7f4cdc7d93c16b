/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/side-column.h"

#include "app/desktop/looks.h"

struct _AdjSideColumn
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (AdjSideColumn, adj_side_column, GTK_TYPE_WIDGET)

#define WIDTH 340     /* pixels, in usual letters: 400 of a window of 800 are left to the board */
#define FOR_TWICE 260 /* more for letters of twice that size */

static int
width_for_letters (void)
{
  return WIDTH + (int) (FOR_TWICE * MAX (adj_looks_text_scale () - 1, 0));
}

/* A child that cannot do with less is not cut off for that. */
static void
measure_width (GtkWidget *child, int *minimum, int *natural)
{
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, minimum, NULL, NULL, NULL);
  *natural = MAX (*minimum, width_for_letters ());
}

/* It is as high as it is at its own width, in which words need more lines than the child would
 * like. */
static void
adj_side_column_measure (GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  int least, width;

  if (child == NULL)
    return;
  measure_width (child, &least, &width);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = least;
      *natural = width;
    }
  else
    gtk_widget_measure (child, orientation, for_size < 0 ? width : for_size, minimum, natural, NULL,
                        NULL);
}

static void
adj_side_column_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  if (child != NULL)
    gtk_widget_allocate (child, width, height, baseline, NULL);
}

static GtkSizeRequestMode
adj_side_column_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
adj_side_column_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (adj_side_column_parent_class)->dispose (object);
}

static void
adj_side_column_class_init (AdjSideColumnClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_side_column_dispose;
  widget_class->measure = adj_side_column_measure;
  widget_class->size_allocate = adj_side_column_size_allocate;
  widget_class->get_request_mode = adj_side_column_get_request_mode;
}

static void
adj_side_column_init (AdjSideColumn *self)
{
}
