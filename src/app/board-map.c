/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board-map.h"

#include <math.h>

#include "app/texture.h"
#include "sheets/map.h"

#define MARGIN 48        /* pixels beyond the board's edge that are painted too */
#define WHOLE_SIZE 420.0 /* of the longer side of the small map, pixels */

/* What the paint was mixed for. */
typedef struct
{
  AdjBook *book;
  const AdjPalette *palette;
  gboolean night;
} Look;

/* One thing to paint, handed to the painting thread and back. */
typedef struct
{
  Look look;
  AdjMapPart part;
  gboolean whole;
} Job;

struct _AdjBoardMap
{
  GObject parent_instance;
  Look look;
  AdjCamera wanted;
  int wanted_scale; /* 0: nothing is wanted */
  Look painted;     /* the look of the part; its book is not owned */
  AdjMapPart part;
  GdkTexture *whole;
  gboolean busy;
};

G_DEFINE_FINAL_TYPE (AdjBoardMap, adj_board_map, G_TYPE_OBJECT)

static guint painted_signal;

static gboolean
same_look (const Look *a, const Look *b)
{
  return a->book == b->book && a->palette == b->palette && a->night == b->night;
}

/* ---- In the painting thread ---- */

/* Night falls as a blue shade over the map; the counters stay bright. */
static void
shade (cairo_t *cr)
{
  adj_palette_set (cr, 0x17398c, 0.36);
  cairo_paint (cr);
}

static cairo_surface_t *
paint (const Look *look, const AdjCamera *camera, int scale)
{
  cairo_surface_t *surface = cairo_image_surface_create (
      CAIRO_FORMAT_ARGB32, (int) ceil (camera->width * scale), (int) ceil (camera->height * scale));
  cairo_t *cr = cairo_create (surface);
  AdjPoint middle = adj_camera_middle (camera);
  AdjMapStyle style = { look->book, look->palette, camera->size * scale, camera->turns };

  adj_palette_set (cr, look->palette->paper, 1);
  cairo_paint (cr);
  cairo_translate (cr, middle.x * scale, middle.y * scale);
  cairo_rotate (cr, camera->turns * G_PI_2);
  cairo_translate (cr, -camera->at.x * style.size, -camera->at.y * style.size);
  adj_map_paint (cr, &style);
  if (look->night)
    {
      cairo_identity_matrix (cr);
      shade (cr);
    }
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static void
paint_job (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;

  job->part.surface = paint (&job->look, &job->part.camera, job->part.scale);
  g_task_return_boolean (task, TRUE);
}

/* ---- What is to be done ---- */

static gboolean
shows (const AdjMapPart *part, const AdjCamera *camera, int scale)
{
  AdjCameraBounds have = adj_camera_bounds (&part->camera);
  AdjCameraBounds want = adj_camera_bounds (camera);
  double hair = 0.5 / camera->size;

  return part->surface != NULL && part->scale == scale && part->camera.size == camera->size &&
         part->camera.turns == camera->turns && have.from.x <= want.from.x + hair &&
         have.from.y <= want.from.y + hair && have.to.x >= want.to.x - hair &&
         have.to.y >= want.to.y - hair;
}

gboolean
adj_board_map_is_sharp (AdjBoardMap *self)
{
  return self->wanted_scale == 0 || (same_look (&self->look, &self->painted) &&
                                     shows (&self->part, &self->wanted, self->wanted_scale));
}

static AdjCamera
whole_camera (const AdjBook *book)
{
  AdjPoint extent = adj_hex_extent (&book->scenario->map.grid, 1);
  double size = WHOLE_SIZE / MAX (extent.x, extent.y);

  return (AdjCamera){ .extent = extent,
                      .at = { extent.x / 2, extent.y / 2 },
                      .size = size,
                      .width = extent.x * size,
                      .height = extent.y * size };
}

static void start (AdjBoardMap *self);

static void
take_part (AdjBoardMap *self, Job *job)
{
  g_clear_pointer (&self->part.surface, cairo_surface_destroy);
  self->part = job->part;
  job->part.surface = NULL;
  self->painted = job->look;
}

static void
on_painted (GObject *source, GAsyncResult *result, gpointer data)
{
  AdjBoardMap *self = ADJ_BOARD_MAP (source);
  Job *job = g_task_get_task_data (G_TASK (result));
  gboolean current = same_look (&job->look, &self->look);

  self->busy = FALSE;
  if (current && job->whole)
    self->whole = adj_texture_take (g_steal_pointer (&job->part.surface));
  else if (current)
    take_part (self, job);
  /* here and not with the job, whose end may come in the other thread: books count plainly */
  g_clear_pointer (&job->look.book, adj_book_unref);
  start (self);
  if (current)
    g_signal_emit (self, painted_signal, 0);
}

static void
job_free (gpointer data)
{
  Job *job = data;

  g_clear_pointer (&job->part.surface, cairo_surface_destroy);
  g_free (job);
}

/* The sharp part comes first, even before anybody knows which it will be; one job at a time, so
 * that what is painted is what is wanted then and not what was wanted three zooms ago. */
static void
start (AdjBoardMap *self)
{
  gboolean sharp = adj_board_map_is_sharp (self);
  g_autoptr (GTask) task = NULL;
  Job *job;

  if (self->busy || self->look.book == NULL || self->wanted_scale == 0 ||
      (sharp && self->whole != NULL))
    return;
  job = g_new0 (Job, 1);
  job->look = self->look;
  adj_book_ref (job->look.book);
  job->whole = sharp;
  job->part.camera = sharp ? whole_camera (self->look.book) : self->wanted;
  job->part.scale = sharp ? 1 : self->wanted_scale;
  if (!sharp)
    {
      job->part.camera.width += 2 * MARGIN;
      job->part.camera.height += 2 * MARGIN;
    }
  self->busy = TRUE;
  task = g_task_new (self, NULL, on_painted, NULL);
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, paint_job);
}

/* ---- Class ---- */

static void
adj_board_map_finalize (GObject *object)
{
  AdjBoardMap *self = ADJ_BOARD_MAP (object);

  g_clear_pointer (&self->look.book, adj_book_unref);
  g_clear_pointer (&self->part.surface, cairo_surface_destroy);
  g_clear_object (&self->whole);
  G_OBJECT_CLASS (adj_board_map_parent_class)->finalize (object);
}

static void
adj_board_map_class_init (AdjBoardMapClass *class)
{
  G_OBJECT_CLASS (class)->finalize = adj_board_map_finalize;
  painted_signal = g_signal_new ("painted", ADJ_TYPE_BOARD_MAP, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
adj_board_map_init (AdjBoardMap *self)
{
}

AdjBoardMap *
adj_board_map_new (void)
{
  return g_object_new (ADJ_TYPE_BOARD_MAP, NULL);
}

void
adj_board_map_set_look (AdjBoardMap *self, AdjBook *book, gboolean dark, gboolean night)
{
  Look look = { book, dark ? &adj_palette_dark : &adj_palette_light, night };

  g_return_if_fail (ADJ_IS_BOARD_MAP (self));

  if (same_look (&self->look, &look))
    return;
  if (self->look.book != book)
    g_clear_pointer (&self->part.surface, cairo_surface_destroy);
  g_clear_object (&self->whole);
  if (book != NULL)
    adj_book_ref (book);
  g_clear_pointer (&self->look.book, adj_book_unref);
  self->look = look;
  start (self);
}

const AdjBook *
adj_board_map_get_book (AdjBoardMap *self)
{
  return self->look.book;
}

const AdjPalette *
adj_board_map_palette (AdjBoardMap *self)
{
  return self->look.palette;
}

void
adj_board_map_want (AdjBoardMap *self, const AdjCamera *camera, int scale)
{
  g_return_if_fail (ADJ_IS_BOARD_MAP (self));

  self->wanted = *camera;
  self->wanted_scale = scale;
  start (self);
}

const AdjMapPart *
adj_board_map_get_part (AdjBoardMap *self)
{
  return &self->part;
}

GdkTexture *
adj_board_map_get_whole (AdjBoardMap *self)
{
  return self->whole;
}
