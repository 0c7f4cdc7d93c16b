/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/map/pixels.h"

/* The file of a picture, a scan or a photograph: read in a thread, turned as its camera was held,
 * and made smaller where it has more than anybody needs. What is no such picture, or would take too
 * much, is refused with a sentence. */

#define ADJ_PICTURE_SIDE 4096 /* pixels at most that are kept of a side */

/* While a photograph is being read it can be seen already, coarsely. Takes the picture over. */
typedef void (*AdjPictureGlimpse) (gpointer data, AdjPixels *picture);

/* Both are called where the main loop is, with the data: the glimpse at most once, before the other
 * and not after it was cancelled. */
void adj_picture_file_read (GFile *file,
                            GCancellable *cancellable,
                            AdjPictureGlimpse glimpse,
                            GAsyncReadyCallback done,
                            gpointer data);

/* NULL with a reason that can be shown. */
AdjPixels *adj_picture_file_read_finish (GAsyncResult *result, GError **error);

/* Its name without folders, to be shown; free it. */
char *adj_picture_file_name (GFile *file);
