/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/halves.h"

#include "app/desktop/looks.h"

#define LEAST_MAIN 380 /* pixels, in usual letters: with less the main thing is of no use */
#define MOST_PART 0.5  /* of the width that what is beside may have, if it can do with that */

struct _AdjHalves
{
  GtkWidget parent_instance;
  GtkWidget *main;
  GtkWidget *beside;
  gboolean has_room;
};

G_DEFINE_FINAL_TYPE (AdjHalves, adj_halves, GTK_TYPE_WIDGET)

enum
{
  PROP_MAIN = 1,
  PROP_BESIDE,
};

static gboolean
shows_beside (AdjHalves *self)
{
  return self->beside != NULL && gtk_widget_get_visible (self->beside);
}

static int
least_width (GtkWidget *child)
{
  int least;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

/* How a width is shared out: nothing for the main thing where there is no room for both. */
typedef struct
{
  int main;
  int beside;
} Shares;

static Shares
share (AdjHalves *self, int width)
{
  int wanted = MAX (least_width (self->main), (int) (LEAST_MAIN * adj_looks_text_scale ()));
  int least, natural, beside;

  if (!shows_beside (self))
    return (Shares){ width, 0 };
  gtk_widget_measure (self->beside, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  beside = CLAMP (natural, least, MAX (least, (int) (width * MOST_PART)));
  return width - beside >= wanted ? (Shares){ width - beside, beside } : (Shares){ 0, width };
}

/* Each is to fit by itself. */
static void
measure_width (AdjHalves *self, int *minimum, int *natural)
{
  GtkWidget *const children[] = { self->main, shows_beside (self) ? self->beside : NULL };

  for (guint i = 0; i < G_N_ELEMENTS (children) && children[i] != NULL; i++)
    {
      int least, wished;

      gtk_widget_measure (children[i], GTK_ORIENTATION_HORIZONTAL, -1, &least, &wished, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural += wished;
    }
}

static void
measure_height (GtkWidget *child, int width, int *minimum, int *natural)
{
  int least, wished;

  if (width == 0)
    return;
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &least, &wished, NULL, NULL);
  *minimum = MAX (*minimum, least);
  *natural = MAX (*natural, wished);
}

static void
adj_halves_measure (GtkWidget *widget,
                    GtkOrientation orientation,
                    int for_size,
                    int *minimum,
                    int *natural,
                    int *minimum_baseline,
                    int *natural_baseline)
{
  AdjHalves *self = ADJ_HALVES (widget);
  Shares shares = { -1, shows_beside (self) ? -1 : 0 };

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_width (self, minimum, natural);
      return;
    }
  if (for_size >= 0)
    shares = share (self, for_size);
  measure_height (self->main, shares.main, minimum, natural);
  measure_height (self->beside, shares.beside, minimum, natural);
}

static GtkSizeRequestMode
adj_halves_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
allocate (GtkWidget *child, int x, int width, int height)
{
  gtk_widget_allocate (child, width, height, -1,
                       gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) x, 0)));
}

static void
adj_halves_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  AdjHalves *self = ADJ_HALVES (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  Shares shares = share (self, width);

  self->has_room = shares.main > 0;
  gtk_widget_set_child_visible (self->main, self->has_room);
  if (shares.beside > 0)
    allocate (self->beside, rtl ? 0 : shares.main, shares.beside, height);
  if (self->has_room)
    allocate (self->main, rtl ? shares.beside : 0, shares.main, height);
}

static void
adj_halves_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  AdjHalves *self = ADJ_HALVES (object);
  GtkWidget *child = g_value_get_object (value);

  gtk_widget_insert_before (child, GTK_WIDGET (self), id == PROP_MAIN ? self->beside : NULL);
  if (id == PROP_MAIN)
    self->main = child;
  else
    self->beside = child;
}

static void
adj_halves_dispose (GObject *object)
{
  AdjHalves *self = ADJ_HALVES (object);

  g_clear_pointer (&self->main, gtk_widget_unparent);
  g_clear_pointer (&self->beside, gtk_widget_unparent);
  G_OBJECT_CLASS (adj_halves_parent_class)->dispose (object);
}

static void
adj_halves_class_init (AdjHalvesClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);
  static const char *const names[] = { [PROP_MAIN] = "main", [PROP_BESIDE] = "beside" };

  object_class->set_property = adj_halves_set_property;
  object_class->dispose = adj_halves_dispose;
  widget_class->measure = adj_halves_measure;
  widget_class->size_allocate = adj_halves_size_allocate;
  widget_class->get_request_mode = adj_halves_get_request_mode;
  for (guint id = PROP_MAIN; id <= PROP_BESIDE; id++)
    g_object_class_install_property (
        object_class, id,
        g_param_spec_object (names[id], NULL, NULL, GTK_TYPE_WIDGET,
                             G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
}

static void
adj_halves_init (AdjHalves *self)
{
  self->has_room = TRUE;
}

gboolean
adj_halves_has_room (AdjHalves *self)
{
  g_return_val_if_fail (ADJ_IS_HALVES (self), FALSE);

  return self->has_room;
}
