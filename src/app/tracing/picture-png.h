/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gdk-pixbuf/gdk-pixbuf.h>

/* A PNG that is read a row at a time. gdk-pixbuf writes to all of the room for a picture before the
 * first row of it comes, so that the whole of a large scan would be in memory. One that is
 * interlaced has no rows that come one after the other, and is refused here. */

typedef struct _AdjPicturePng AdjPicturePng;

/* What stands before the first row. NULL if the stream ends there, and with a reason if it is no
 * such PNG. However large it says that it is, no room is taken for it before a row is. */
AdjPicturePng *
adj_picture_png_new (GInputStream *stream, GCancellable *cancellable, GError **error);
void adj_picture_png_free (AdjPicturePng *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjPicturePng, adj_picture_png_free)

int adj_picture_png_get_width (const AdjPicturePng *self);
int adj_picture_png_get_height (const AdjPicturePng *self);
gboolean adj_picture_png_has_alpha (const AdjPicturePng *self);

/* The next row: three bytes a pixel, or four with alpha. FALSE if there is none, as all have come
 * or the stream has ended, and with a reason if it cannot be read. */
gboolean adj_picture_png_take_row (AdjPicturePng *self, guint8 *pixels, GError **error);
