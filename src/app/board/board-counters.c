/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board-counters.h"

#include "app/widgets/texture.h"

#define SMALLEST_LEGIBLE 13 /* pixels; below, a counter is a card in its side's colour */

/* A counter as painted; the first fields are what it is found by. */
typedef struct
{
  AdjCounter counter;
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
         a->counter.inverted == b->counter.inverted &&
         a->counter.face_down == b->counter.face_down && a->counter.folded == b->counter.folded &&
         a->palette == b->palette && a->side == b->side;
}

static void
painted_free (gpointer data)
{
  Painted *painted = data;

  g_clear_object (&painted->texture);
  cairo_surface_destroy (painted->surface);
  g_free (painted);
}

static cairo_surface_t *
paint (const Painted *key)
{
  int length = key->side + 2 * MAX (1, key->side / 16);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, length, length);
  cairo_t *cr = cairo_create (surface);
  AdjPoint middle = { length / 2.0, length / 2.0 };

  if (key->side < SMALLEST_LEGIBLE)
    adj_counter_paint_card (cr, key->palette, &key->counter, middle, key->side);
  else
    adj_counter_paint (cr, key->palette, &key->counter, middle, key->side);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static Painted *
find (AdjCounters *self, const AdjCounter *counter, const AdjPalette *palette, int side)
{
  const Painted key = { .counter = *counter, .palette = palette, .side = side };
  Painted *painted = g_hash_table_lookup (self->painted, &key);

  if (painted != NULL)
    return painted;
  if (self->bytes > ADJ_COUNTERS_MOST_BYTES - (gsize) side * (gsize) side * 8)
    adj_counters_clear (self);
  painted = g_memdup2 (&key, sizeof key);
  painted->surface = paint (&key);
  self->bytes += (gsize) cairo_image_surface_get_stride (painted->surface) *
                 (gsize) cairo_image_surface_get_height (painted->surface);
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
                      const AdjPalette *palette,
                      int side)
{
  return find (self, counter, palette, side)->surface;
}

/* The texture shares the surface's pixels, so it costs nothing more. */
GdkTexture *
adj_counters_texture (AdjCounters *self,
                      const AdjCounter *counter,
                      const AdjPalette *palette,
                      int side)
{
  Painted *painted = find (self, counter, palette, side);

  if (painted->texture == NULL)
    painted->texture = adj_texture_take (cairo_surface_reference (painted->surface));
  return painted->texture;
}

gsize
adj_counters_bytes (const AdjCounters *self)
{
  return self->bytes;
}
