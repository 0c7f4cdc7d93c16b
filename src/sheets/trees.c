/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/trees.h"

#include <math.h>

#define GIRTHS 6 /* that are told apart where trees are copied */

#define MOST_ROWS 8
#define WOOD 1.5 /* how far a wood reaches from its middle */

/* In sizes of a hex. */
#define SLENDEREST 0.115
#define STOUTEST 0.165
#define EDGE 0.028

struct _AdjTrees
{
  cairo_t *cr;
  const AdjPalette *palette;
  double size;
  gboolean copies;
  gboolean patterns;                    /* of whole woods */
  cairo_matrix_t matrix;                /* of the context, without its origin */
  int half;                             /* of a copy's side */
  cairo_surface_t *copy[GIRTHS];        /* NULL until one is needed */
  cairo_surface_t *wood[MOST_ROWS + 1]; /* by its rows; NULL until one is needed */
};

static void
paint_tree (const AdjTrees *self, cairo_t *cr, double x, double y, double girth)
{
  double radius = (SLENDEREST + girth * (STOUTEST - SLENDEREST)) * self->size;

  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  adj_palette_set (cr, self->palette->crown, 1);
  cairo_fill (cr);
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, radius, -0.15 * G_PI, 0.85 * G_PI);
  adj_palette_set (cr, self->palette->crown_edge, 0.9);
  cairo_set_line_width (cr, self->size * EDGE);
  cairo_stroke (cr);
}

/* As it would come out in the context, its middle where four pixels meet. */
static cairo_surface_t *
paint_copy (const AdjTrees *self, guint girth)
{
  cairo_surface_t *surface = cairo_surface_create_similar (
      cairo_get_target (self->cr), CAIRO_CONTENT_COLOR_ALPHA, 2 * self->half, 2 * self->half);
  cairo_t *cr = cairo_create (surface);

  cairo_translate (cr, self->half, self->half);
  cairo_transform (cr, &self->matrix);
  paint_tree (self, cr, 0, 0, (girth + 0.5) / GIRTHS);
  cairo_destroy (cr);
  return surface;
}

AdjTrees *
adj_trees_new (cairo_t *cr, const AdjPalette *palette, double size)
{
  AdjTrees *self;

  g_return_val_if_fail (cr != NULL, NULL);
  g_return_val_if_fail (palette != NULL, NULL);

  self = g_new0 (AdjTrees, 1);
  self->cr = cairo_reference (cr);
  self->palette = palette;
  self->size = size;
  cairo_get_matrix (cr, &self->matrix);
  self->matrix.x0 = self->matrix.y0 = 0;
  self->half =
      1 + (int) ceil ((STOUTEST + EDGE) * size * (fabs (self->matrix.xx) + fabs (self->matrix.xy)));
  self->patterns = cairo_surface_get_type (cairo_get_target (cr)) == CAIRO_SURFACE_TYPE_PDF;
  self->copies = cairo_surface_get_type (cairo_get_target (cr)) == CAIRO_SURFACE_TYPE_IMAGE;
  return self;
}

void
adj_trees_free (AdjTrees *self)
{
  g_return_if_fail (self != NULL);

  for (guint i = 0; i < GIRTHS; i++)
    g_clear_pointer (&self->copy[i], cairo_surface_destroy);
  for (guint i = 0; i <= MOST_ROWS; i++)
    g_clear_pointer (&self->wood[i], cairo_surface_destroy);
  cairo_destroy (self->cr);
  g_free (self);
}

void
adj_trees_put (AdjTrees *self, double x, double y, double girth)
{
  guint i = MIN ((guint) (girth * GIRTHS), GIRTHS - 1);

  g_return_if_fail (self != NULL);

  if (!self->copies)
    {
      paint_tree (self, self->cr, x, y, girth);
      return;
    }
  if (self->copy[i] == NULL)
    self->copy[i] = paint_copy (self, i);
  cairo_save (self->cr);
  cairo_user_to_device (self->cr, &x, &y);
  cairo_identity_matrix (self->cr);
  cairo_set_source_surface (self->cr, self->copy[i], round (x) - self->half,
                            round (y) - self->half);
  cairo_paint (self->cr);
  cairo_restore (self->cr);
}

/* What is put now goes into a picture of its own, around the origin. */
static cairo_surface_t *
record_wood (AdjTrees *self, guint rows, AdjPlanter plant, gconstpointer data)
{
  const cairo_rectangle_t extent = { -WOOD * self->size, -WOOD * self->size, 2 * WOOD * self->size,
                                     2 * WOOD * self->size };
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, &extent);
  cairo_t *map = self->cr;

  self->cr = cairo_create (surface);
  plant (self, 0, 0, rows, data);
  cairo_destroy (self->cr);
  self->cr = map;
  return surface;
}

void
adj_trees_plant (
    AdjTrees *self, double x, double y, guint rows, AdjPlanter plant, gconstpointer data)
{
  g_return_if_fail (self != NULL && plant != NULL);
  g_return_if_fail (rows <= MOST_ROWS);

  if (!self->patterns)
    {
      plant (self, x, y, rows, data);
      return;
    }
  if (self->wood[rows] == NULL)
    self->wood[rows] = record_wood (self, rows, plant, data);
  cairo_set_source_surface (self->cr, self->wood[rows], x, y);
  cairo_paint (self->cr);
}
