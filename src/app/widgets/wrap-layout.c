/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/wrap-layout.h"

struct _AdjWrapLayout
{
  GtkLayoutManager parent_instance;
  int spacing;
  gboolean even;
};

G_DEFINE_FINAL_TYPE (AdjWrapLayout, adj_wrap_layout, GTK_TYPE_LAYOUT_MANAGER)

enum
{
  PROP_SPACING = 1,
  PROP_EVEN,
};

/* Where the children stand that have been gone through. */
typedef struct
{
  int width;  /* of all lines */
  int x;      /* where the next child stands, if it has room there */
  int y;      /* of the line */
  int height; /* of the line, so far */
} Lines;

static GtkWidget *
next_shown (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static GtkWidget *
first_shown (GtkWidget *widget)
{
  return next_shown (gtk_widget_get_first_child (widget));
}

/* The child gets its natural width, but no more than a line has. */
static GtkAllocation
place (AdjWrapLayout *self, Lines *lines, GtkWidget *child)
{
  GtkAllocation at;
  int least;
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  at.width = MAX (least, MIN (natural, lines->width));
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, at.width, &least, &natural, NULL, NULL);
  at.height = natural;
  if (lines->x > 0 && lines->x + at.width > lines->width)
    {
      lines->y += lines->height + self->spacing;
      lines->x = 0;
      lines->height = 0;
    }
  at.x = lines->x;
  at.y = lines->y;
  lines->x += at.width + self->spacing;
  lines->height = MAX (lines->height, at.height);
  return at;
}

static void
measure_width (AdjWrapLayout *self, GtkWidget *widget, int *minimum, int *natural)
{
  for (GtkWidget *child = first_shown (widget); child != NULL;
       child = next_shown (gtk_widget_get_next_sibling (child)))
    {
      int least;
      int wished;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wished, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural += wished + (*natural > 0 ? self->spacing : 0);
    }
}

static int
measure_height (AdjWrapLayout *self, GtkWidget *widget, int width)
{
  Lines lines = { width, 0, 0, 0 };

  for (GtkWidget *child = first_shown (widget); child != NULL;
       child = next_shown (gtk_widget_get_next_sibling (child)))
    place (self, &lines, child);
  return lines.y + lines.height;
}

/* The narrowest lines that are no more than in all of the width, and in which no child gives way.
 */
static int
find_even (AdjWrapLayout *self, GtkWidget *widget, int width)
{
  int height = measure_height (self, widget, width);
  int least = 0;

  for (GtkWidget *child = first_shown (widget); child != NULL;
       child = next_shown (gtk_widget_get_next_sibling (child)))
    {
      int natural;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
      least = MIN (width, MAX (least, natural));
    }
  while (least < width)
    {
      int between = (least + width) / 2;

      if (measure_height (self, widget, between) <= height)
        width = between;
      else
        least = between + 1;
    }
  return width;
}

static void
adj_wrap_layout_measure (GtkLayoutManager *manager,
                         GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  AdjWrapLayout *self = ADJ_WRAP_LAYOUT (manager);

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    measure_width (self, widget, minimum, natural);
  else
    *minimum = *natural = measure_height (self, widget, for_size >= 0 ? for_size : G_MAXINT / 2);
}

static void
adj_wrap_layout_allocate (
    GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  AdjWrapLayout *self = ADJ_WRAP_LAYOUT (manager);
  Lines lines = { self->even ? find_even (self, widget, width) : width, 0, 0, 0 };

  for (GtkWidget *child = first_shown (widget); child != NULL;
       child = next_shown (gtk_widget_get_next_sibling (child)))
    {
      GtkAllocation at = place (self, &lines, child);

      if (rtl)
        at.x = width - at.x - at.width;
      gtk_widget_size_allocate (child, &at, -1);
    }
}

static GtkSizeRequestMode
adj_wrap_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
adj_wrap_layout_get_property (GObject *object, guint id, GValue *value, GParamSpec *spec)
{
  if (id == PROP_SPACING)
    g_value_set_int (value, ADJ_WRAP_LAYOUT (object)->spacing);
  else if (id == PROP_EVEN)
    g_value_set_boolean (value, ADJ_WRAP_LAYOUT (object)->even);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
}

static void
adj_wrap_layout_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  if (id == PROP_SPACING)
    ADJ_WRAP_LAYOUT (object)->spacing = g_value_get_int (value);
  else if (id == PROP_EVEN)
    ADJ_WRAP_LAYOUT (object)->even = g_value_get_boolean (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
}

static void
adj_wrap_layout_class_init (AdjWrapLayoutClass *class)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (class);

  G_OBJECT_CLASS (class)->get_property = adj_wrap_layout_get_property;
  G_OBJECT_CLASS (class)->set_property = adj_wrap_layout_set_property;
  layout_class->measure = adj_wrap_layout_measure;
  layout_class->allocate = adj_wrap_layout_allocate;
  layout_class->get_request_mode = adj_wrap_layout_get_request_mode;
  g_object_class_install_property (G_OBJECT_CLASS (class), PROP_SPACING,
                                   g_param_spec_int ("spacing", NULL, NULL, 0, 100, 0,
                                                     G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
  g_object_class_install_property (
      G_OBJECT_CLASS (class), PROP_EVEN,
      g_param_spec_boolean ("even", NULL, NULL, FALSE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
}

static void
adj_wrap_layout_init (AdjWrapLayout *self)
{
}
