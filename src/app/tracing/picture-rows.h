/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gdk-pixbuf/gdk-pixbuf.h>

/* A picture that is taken row by row while it is decoded: made smaller, turned as its camera was
 * held and laid on white paper, so that the whole of it is never in memory. Each pixel that is kept
 * is the mean of those it stands for, in their shares. */

typedef struct _AdjPictureRows AdjPictureRows;

/* pixels: what the decoder fills, with one row after the other. orientation: 1 to 8, as EXIF
 * counts. width, height: at most those of the pixels, before they are turned. */
AdjPictureRows *adj_picture_rows_new (GdkPixbuf *pixels, int orientation, int width, int height);
void adj_picture_rows_free (AdjPictureRows *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjPictureRows, adj_picture_rows_free)

/* The rows from first up to end have been decoded, end not being one of them. They are forgotten.
 * What begins again at the top is another pass over the same picture, sharper than the last. */
void adj_picture_rows_take (AdjPictureRows *self, int first, int end);

/* The picture, once all rows were taken, without alpha; self has it, too. */
GdkPixbuf *adj_picture_rows_get_kept (AdjPictureRows *self);
