/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/map/map-painting.h"

#include <math.h>

#include "app/desktop/painters.h"
#include "sheets/map.h"

#define LEAST_ROWS 100 /* a smaller strip is not worth a thread */

struct _AdjMapPainting
{
  AdjMapLook look;
  AdjCamera camera;
  int scale;
  cairo_surface_t *surface;
  AdjMapPainted painted;
  GObject *owner;
  GMutex mutex;
  GCond done;
  guint unfinished; /* strips */
  guint told;       /* idle callback for the last of them */
};

/* One thread's part of it: those rows of pixels. */
typedef struct
{
  AdjMapPainting *painting;
  int from;
  int rows;
} Strip;

/* ---- In the painting threads ---- */

/* Night falls as a blue shade over the map; the counters stay bright. */
static void
shade (cairo_t *cr)
{
  adj_palette_set (cr, 0x17398c, 0.36);
  cairo_paint (cr);
}

static void
paint (cairo_t *cr, const AdjMapPainting *self, int from)
{
  AdjPoint middle = adj_camera_middle (&self->camera);
  AdjMapStyle style = { self->look.book, self->look.palette, self->camera.size * self->scale,
                        self->camera.turns };

  adj_palette_set (cr, self->look.palette->paper, 1);
  cairo_paint (cr);
  cairo_translate (cr, middle.x * self->scale, middle.y * self->scale - from);
  cairo_rotate (cr, self->camera.turns * G_PI_2);
  cairo_translate (cr, -self->camera.at.x * style.size, -self->camera.at.y * style.size);
  if (self->look.under != NULL)
    adj_underlay_paint (self->look.under, cr, &style);
  else
    adj_map_paint (cr, &style);
  if (self->look.night)
    {
      cairo_identity_matrix (cr);
      shade (cr);
    }
}

static gboolean adj_map_painting_on_done (gpointer data);

/* Under the lock to the end, so that nobody lets go of it while it is being told. */
static void
tell (AdjMapPainting *self)
{
  g_mutex_lock (&self->mutex);
  if (--self->unfinished == 0)
    {
      self->told = g_idle_add_full (G_PRIORITY_DEFAULT, adj_map_painting_on_done, self, NULL);
      g_cond_signal (&self->done);
    }
  g_mutex_unlock (&self->mutex);
}

static void
paint_strip (gpointer data)
{
  g_autofree Strip *strip = data;
  cairo_surface_t *whole = strip->painting->surface;
  int stride = cairo_image_surface_get_stride (whole);
  cairo_surface_t *surface = cairo_image_surface_create_for_data (
      cairo_image_surface_get_data (whole) + (gsize) strip->from * (gsize) stride,
      CAIRO_FORMAT_ARGB32, cairo_image_surface_get_width (whole), strip->rows, stride);
  cairo_t *cr = cairo_create (surface);

  paint (cr, strip->painting, strip->from);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  cairo_surface_destroy (surface);
  tell (strip->painting);
}

/* ---- In the main thread ---- */

static void
finish (AdjMapPainting *self)
{
  cairo_surface_mark_dirty (self->surface);
  self->painted (self->owner, self);
  g_clear_pointer (&self->surface, cairo_surface_destroy);
  adj_book_unref (self->look.book);
  g_clear_pointer (&self->look.under, adj_underlay_unref);
  g_object_unref (self->owner);
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->done);
  g_free (self);
}

static gboolean
adj_map_painting_on_done (gpointer data)
{
  AdjMapPainting *self = data;

  g_mutex_lock (&self->mutex); /* whoever has told of it lets go of it first */
  g_mutex_unlock (&self->mutex);
  finish (self);
  return G_SOURCE_REMOVE;
}

void
adj_map_painting_wait (AdjMapPainting *self, gint64 until)
{
  gboolean done;

  g_return_if_fail (self != NULL);

  g_mutex_lock (&self->mutex);
  while (self->unfinished > 0 && g_cond_wait_until (&self->done, &self->mutex, until))
    ;
  done = self->unfinished == 0;
  g_mutex_unlock (&self->mutex);
  if (!done)
    return;
  g_source_remove (self->told);
  finish (self);
}

static void
start_strip (AdjMapPainting *self, int from, int rows)
{
  Strip *strip = g_new (Strip, 1);

  *strip = (Strip){ self, from, rows };
  adj_painters_paint (paint_strip, strip);
}

AdjMapPainting *
adj_map_painting_start (const AdjMapLook *look,
                        const AdjCamera *camera,
                        int scale,
                        AdjMapPainted painted,
                        GObject *owner)
{
  AdjMapPainting *self = g_new0 (AdjMapPainting, 1);
  int width = (int) ceil (camera->width * scale);
  int height = (int) ceil (camera->height * scale);
  int n = CLAMP (height / LEAST_ROWS, 1, (int) adj_painters_count ());

  *self =
      (AdjMapPainting){ .look = *look,
                        .camera = *camera,
                        .scale = scale,
                        .surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height),
                        .painted = painted,
                        .owner = g_object_ref (owner),
                        .unfinished = (guint) n };
  g_mutex_init (&self->mutex);
  g_cond_init (&self->done);
  adj_book_ref (self->look.book);
  if (self->look.under != NULL)
    adj_underlay_ref (self->look.under);
  cairo_surface_flush (self->surface);
  for (int i = 0; i < n; i++)
    start_strip (self, height * i / n, height * (i + 1) / n - height * i / n);
  return self;
}

const AdjMapLook *
adj_map_painting_look (const AdjMapPainting *self)
{
  return &self->look;
}

const AdjCamera *
adj_map_painting_camera (const AdjMapPainting *self)
{
  return &self->camera;
}

int
adj_map_painting_scale (const AdjMapPainting *self)
{
  return self->scale;
}

cairo_surface_t *
adj_map_painting_steal (AdjMapPainting *self)
{
  return g_steal_pointer (&self->surface);
}
