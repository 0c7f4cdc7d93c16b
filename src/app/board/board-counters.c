/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board-counters.h"

#include <math.h>

#include "app/board/board-pile.h"
#include "app/map/hex-cursor.h"
#include "app/widgets/texture.h"
#include "sheets/works.h"

/* A counter as painted; the first fields are what it is found by. */
typedef struct
{
  AdjCounter counter;
  AdjCounterFace face;
  const AdjPalette *palette;
  int side;
  cairo_surface_t *surface;
  GdkTexture *texture; /* NULL until asked for */
} Painted;

struct _AdjCounters
{
  GHashTable *painted; /* of Painted, by itself */
  gsize bytes;
};

static guint
painted_hash (gconstpointer key)
{
  const Painted *painted = key;

  return g_direct_hash (painted->counter.name) ^ ((guint) painted->counter.strength << 4) ^
         ((guint) painted->side << 12) ^ (guint) painted->counter.inverted;
}

static gboolean
painted_equal (gconstpointer left, gconstpointer right)
{
  const Painted *a = left;
  const Painted *b = right;

  return a->counter.name == b->counter.name && a->counter.colour == b->counter.colour &&
         a->counter.symbol == b->counter.symbol && a->counter.strength == b->counter.strength &&
         a->counter.inverted == b->counter.inverted && a->counter.bears == b->counter.bears &&
         a->counter.face_down == b->counter.face_down &&
         a->counter.dog_eared == b->counter.dog_eared && a->face.figure == b->face.figure &&
         a->face.open == b->face.open && a->palette == b->palette && a->side == b->side;
}

static void
painted_free (gpointer data)
{
  Painted *painted = data;

  g_clear_object (&painted->texture);
  cairo_surface_destroy (painted->surface);
  g_free (painted);
}

static Painted *find (AdjCounters *self, const Painted *key);

/* A card lies without letters, so that all of an arm share it. */
static Painted
card_of (const Painted *key)
{
  Painted card = *key;

  card.counter.name = NULL;
  card.counter.strength = 0;
  card.counter.bears = 0;
  card.face.open = 1;
  return card;
}

static cairo_surface_t *
paint (AdjCounters *self, const Painted *key)
{
  int length = key->side + 2 * MAX (1, key->side / 16);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, length, length);
  cairo_t *cr = cairo_create (surface);
  AdjPoint middle = { length / 2.0, length / 2.0 };
  AdjCounterFace face = key->face;

  face.layer = key->counter.name == NULL ? ADJ_COUNTER_CARD : ADJ_COUNTER_LETTERS;
  if (key->counter.name != NULL)
    {
      const Painted card = card_of (key);

      cairo_set_source_surface (cr, find (self, &card)->surface, 0, 0);
      cairo_paint (cr);
    }
  adj_counter_paint_face (cr, key->palette, &key->counter, &face, middle, key->side);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static gsize
bytes_of (cairo_surface_t *surface)
{
  return (gsize) cairo_image_surface_get_stride (surface) *
         (gsize) cairo_image_surface_get_height (surface);
}

static gboolean
is_full (const AdjCounters *self, int side)
{
  return self->bytes > ADJ_COUNTERS_MOST_BYTES - (gsize) side * (gsize) side * 8;
}

/* Those of a zoom before go first: were all of this one to go as well, the frame they were made
   ready for would have to paint them again. */
static void
make_room (AdjCounters *self, int side)
{
  GHashTableIter iter;
  gpointer key;

  g_hash_table_iter_init (&iter, self->painted);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    if (((const Painted *) key)->side != side)
      {
        self->bytes -= bytes_of (((const Painted *) key)->surface);
        g_hash_table_iter_remove (&iter);
      }
  if (is_full (self, side))
    adj_counters_clear (self);
}

static Painted *
find (AdjCounters *self, const Painted *key)
{
  Painted *painted = g_hash_table_lookup (self->painted, key);

  if (painted != NULL)
    return painted;
  if (is_full (self, key->side))
    make_room (self, key->side);
  painted = g_memdup2 (key, sizeof *key);
  painted->surface = paint (self, key);
  self->bytes += bytes_of (painted->surface);
  g_hash_table_add (self->painted, painted);
  return painted;
}

AdjCounters *
adj_counters_new (void)
{
  AdjCounters *self = g_new0 (AdjCounters, 1);

  self->painted = g_hash_table_new_full (painted_hash, painted_equal, painted_free, NULL);
  return self;
}

void
adj_counters_free (AdjCounters *self)
{
  g_hash_table_unref (self->painted);
  g_free (self);
}

void
adj_counters_clear (AdjCounters *self)
{
  g_hash_table_remove_all (self->painted);
  self->bytes = 0;
}

cairo_surface_t *
adj_counters_surface (AdjCounters *self,
                      const AdjCounter *counter,
                      const AdjCounterFace *face,
                      const AdjPalette *palette,
                      int side)
{
  const Painted key = { .counter = *counter, .face = *face, .palette = palette, .side = side };

  return find (self, &key)->surface;
}

/* The texture shares the surface's pixels, so it costs nothing more. */
GdkTexture *
adj_counters_texture (AdjCounters *self,
                      const AdjCounter *counter,
                      const AdjCounterFace *face,
                      const AdjPalette *palette,
                      int side)
{
  const Painted key = { .counter = *counter, .face = *face, .palette = palette, .side = side };
  Painted *painted = find (self, &key);

  if (painted->texture == NULL)
    painted->texture = adj_texture_take (cairo_surface_reference (painted->surface));
  return painted->texture;
}

gsize
adj_counters_bytes (const AdjCounters *self)
{
  return self->bytes;
}

/* ---- On a map ---- */

/* A counter's side, in the surface's pixels. */
static int
side_on (const AdjCounterGround *ground)
{
  return MAX (4, (int) lround (ADJ_PILE_SIDE * ground->camera->size * ground->scale));
}

/* At whole pixels, so that a counter is copied and not resampled. Without a cr it is made ready
 * only. */
static void
put_counter (AdjCounters *self,
             cairo_t *cr,
             const AdjCounterGround *ground,
             int unit,
             const AdjCounterFace *face,
             AdjPoint at)
{
  AdjCounter counter = adj_counter_of (ground->view, unit);
  cairo_surface_t *surface =
      adj_counters_surface (self, &counter, face, ground->palette, side_on (ground));
  double half = cairo_image_surface_get_width (surface) / 2.0;

  if (cr == NULL)
    return;
  cairo_set_source_surface (cr, surface, round (at.x * ground->scale - half),
                            round (at.y * ground->scale - half));
  cairo_paint (cr);
}

static void
put_stack (AdjCounters *self, cairo_t *cr, const AdjCounterGround *ground, AdjHex hex)
{
  const AdjCamera *camera = ground->camera;
  const AdjBook *book = ground->field->book;
  AdjPoint center = adj_hex_on_screen (camera, book, hex);
  guint16 units[ADJ_PILE_MOST];
  guint n;

  if (center.x < -2 * camera->size || center.y < -2 * camera->size ||
      center.x > camera->width + 2 * camera->size || center.y > camera->height + 2 * camera->size)
    return;
  n = adj_pile_read (ground->view, ground->field, hex, units);
  for (guint i = 0; i < n; i++)
    {
      AdjCounterFace face = adj_pile_face (ADJ_PILE_SIDE * camera->size, i, n);

      put_counter (self, cr, ground, units[i], &face, adj_pile_place (camera, book, hex, i, n));
    }
}

/* Works that have been dug lie under the counters (Y 5.41). */
static void
put_works (cairo_t *cr, const AdjCounterGround *ground, const AdjMarker *marker)
{
  const AdjCamera *camera = ground->camera;
  const AdjBook *book = ground->view->book;
  const AdjMapStyle style = { book, ground->palette, camera->size, camera->turns };
  AdjPoint here = adj_map_center (&style, marker->hex);
  AdjPoint there = adj_hex_on_screen (camera, book, marker->hex);

  cairo_save (cr);
  cairo_scale (cr, ground->scale, ground->scale);
  cairo_translate (cr, there.x, there.y);
  cairo_rotate (cr, camera->turns * G_PI_2);
  cairo_translate (cr, -here.x, -here.y);
  adj_works_paint (cr, &style, marker);
  cairo_restore (cr);
}

void
adj_counters_put (AdjCounters *self, cairo_t *cr, const AdjCounterGround *ground)
{
  for (guint i = 0; i < ground->view->table->n_markers; i++)
    put_works (cr, ground, &ground->view->table->markers[i]);
  for (guint hex = 0; hex < ground->field->book->n_hexes; hex++)
    if (ground->field->count[hex] > 0)
      put_stack (self, cr, ground, (AdjHex) hex);
}

gboolean
adj_counters_prepare (AdjCounters *self, const AdjCounterGround *ground, gint64 until)
{
  for (guint hex = 0; hex < ground->field->book->n_hexes; hex++)
    {
      if (ground->field->count[hex] == 0)
        continue;
      put_stack (self, NULL, ground, (AdjHex) hex);
      if (g_get_monotonic_time () >= until)
        return FALSE;
    }
  return TRUE;
}
