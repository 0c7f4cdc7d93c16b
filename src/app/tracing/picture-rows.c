/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/tracing/picture-rows.h"

#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#define FINE 256 /* steps of a colour between two of a byte */

/* Shares are counted so that they are whole: a pixel of the source is as wide as the picture kept
 * has columns, and one that is kept as wide as the source has. */
struct _AdjPictureRows
{
  GdkPixbuf *source;
  GdkPixbuf *kept;
  guint width; /* kept, before it is turned */
  guint height;
  guint8 *corner; /* where the source's upper left one comes to lie */
  gssize right;   /* bytes from one to the next on its right */
  gssize down;
  int taken;     /* rows of the source */
  guint line;    /* of those kept, the one that is being filled */
  guint room;    /* in it, for rows of the source */
  guint32 *row;  /* of the source, as wide as is kept; one more pixel, which gets nothing */
  guint32 *sums; /* of the rows in the line */
};

/* ---- Turning ---- */

/* What a camera says of itself: the picture is turned over its diagonal, then mirrored. */
static const struct
{
  gboolean swaps;
  gboolean from_right;
  gboolean from_bottom;
} turns[] = {
  { FALSE, FALSE, FALSE }, { FALSE, TRUE, FALSE }, { FALSE, TRUE, TRUE }, { FALSE, FALSE, TRUE },
  { TRUE, FALSE, FALSE },  { TRUE, FALSE, TRUE },  { TRUE, TRUE, TRUE },  { TRUE, TRUE, FALSE },
};

static void
make_kept (AdjPictureRows *self, int orientation)
{
  gboolean swaps = turns[orientation - 1].swaps;
  int width = (int) (swaps ? self->height : self->width);
  int height = (int) (swaps ? self->width : self->height);
  gssize stride;

  self->kept = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, width, height);
  stride = gdk_pixbuf_get_rowstride (self->kept);
  self->corner = gdk_pixbuf_get_pixels (self->kept);
  self->right = swaps ? stride : 3;
  self->down = swaps ? 3 : stride;
  if (turns[orientation - 1].from_right)
    {
      self->corner += ((gssize) self->width - 1) * self->right;
      self->right = -self->right;
    }
  if (turns[orientation - 1].from_bottom)
    {
      self->corner += ((gssize) self->height - 1) * self->down;
      self->down = -self->down;
    }
}

/* ---- Its life ---- */

static void
begin (AdjPictureRows *self)
{
  self->taken = 0;
  self->line = 0;
  self->room = (guint) gdk_pixbuf_get_height (self->source);
  memset (self->sums, 0, 3 * self->width * sizeof *self->sums);
}

AdjPictureRows *
adj_picture_rows_new (GdkPixbuf *pixels, int orientation, int width, int height)
{
  AdjPictureRows *self;

  g_return_val_if_fail (GDK_IS_PIXBUF (pixels), NULL);
  g_return_val_if_fail (orientation >= 1 && orientation <= (int) G_N_ELEMENTS (turns), NULL);
  g_return_val_if_fail (width > 0 && width <= gdk_pixbuf_get_width (pixels), NULL);
  g_return_val_if_fail (height > 0 && height <= gdk_pixbuf_get_height (pixels), NULL);

  self = g_new0 (AdjPictureRows, 1);
  self->source = g_object_ref (pixels);
  self->width = (guint) width;
  self->height = (guint) height;
  self->row = g_new (guint32, 3 * (self->width + 1));
  self->sums = g_new (guint32, 3 * self->width);
  make_kept (self, orientation);
  begin (self);
  return self;
}

void
adj_picture_rows_free (AdjPictureRows *self)
{
  g_object_unref (self->source);
  g_object_unref (self->kept);
  g_free (self->row);
  g_free (self->sums);
  g_free (self);
}

/* ---- Taking rows ---- */

static inline void
add (guint32 *sum, const guint8 *pixel, gboolean has_alpha, guint share)
{
  guint paper = has_alpha ? 255u - pixel[3] : 0;

  for (int i = 0; i < 3; i++)
    sum[i] += (pixel[i] * (255u - paper) + 255u * paper) / 255u * share;
}

/* The row of the source, as wide as is kept. */
static void
narrow (AdjPictureRows *self, const guint8 *pixel)
{
  guint n = (guint) gdk_pixbuf_get_width (self->source);
  gboolean has_alpha = gdk_pixbuf_get_has_alpha (self->source);
  guint32 *sum = self->row;
  guint room = n;

  memset (self->row, 0, 3 * (self->width + 1) * sizeof *self->row);
  for (guint x = 0; x < n; x++, pixel += has_alpha ? 4 : 3)
    if (room > self->width)
      {
        add (sum, pixel, has_alpha, self->width);
        room -= self->width;
      }
    else
      {
        add (sum, pixel, has_alpha, room);
        sum += 3;
        add (sum, pixel, has_alpha, self->width - room);
        room += n - self->width;
      }
  for (guint i = 0; i < 3 * self->width; i++)
    self->row[i] = self->row[i] * FINE / n;
}

static void
write_line (AdjPictureRows *self)
{
  guint8 *pixel = self->corner + (gssize) self->line * self->down;
  guint whole = (guint) gdk_pixbuf_get_height (self->source) * FINE;

  for (guint x = 0; x < self->width; x++, pixel += self->right)
    for (guint i = 0; i < 3; i++)
      pixel[i] = (guint8) ((self->sums[3 * x + i] + whole / 2) / whole);
}

static void
take_row (AdjPictureRows *self, const guint8 *pixels)
{
  guint share = MIN (self->height, self->room);
  guint rest = self->height - share;

  narrow (self, pixels);
  for (guint i = 0; i < 3 * self->width; i++)
    self->sums[i] += self->row[i] * share;
  self->room -= share;
  if (self->room > 0)
    return;
  write_line (self);
  self->line++;
  self->room = (guint) gdk_pixbuf_get_height (self->source) - rest;
  for (guint i = 0; i < 3 * self->width; i++)
    self->sums[i] = self->row[i] * rest;
}

/* The decoder has room for the whole picture, but only the pages that it has written to are
 * memory. Those full of rows that were taken are so no longer; what shares a page with a row still
 * to come, or with what lies before the first, stays. */
static void
give_back (AdjPictureRows *self, int end)
{
  gsize page = (gsize) sysconf (_SC_PAGESIZE);
  gsize stride = (gsize) gdk_pixbuf_get_rowstride (self->source);
  guint8 *pixels = gdk_pixbuf_get_pixels (self->source);
  gsize first = (page - GPOINTER_TO_SIZE (pixels) % page) % page;
  gsize from = MAX ((gsize) self->taken * stride, first);
  gsize to = (gsize) end * stride;

  from -= (from - first) % page;
  if (to >= from + page)
    madvise (pixels + from, (to - from) / page * page, MADV_DONTNEED);
}

void
adj_picture_rows_take (AdjPictureRows *self, int first, int end)
{
  const guint8 *pixels;
  int stride;

  g_return_if_fail (self != NULL);
  g_return_if_fail (end <= gdk_pixbuf_get_height (self->source));

  if (first == 0)
    begin (self);
  pixels = gdk_pixbuf_read_pixels (self->source);
  stride = gdk_pixbuf_get_rowstride (self->source);
  for (int y = self->taken; y < end; y++)
    take_row (self, pixels + (gsize) y * (gsize) stride);
  give_back (self, end);
  self->taken = MAX (self->taken, end);
}

GdkPixbuf *
adj_picture_rows_get_kept (AdjPictureRows *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->kept;
}
