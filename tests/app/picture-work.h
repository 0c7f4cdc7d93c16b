/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/tracing/picture-file.h"

/* Pictures made up, and read in a thread. */

typedef struct
{
  AdjPixels *picture; /* NULL: refused */
  char *reason;
  AdjPixels *glimpse;
  GThread *glimpsed_by;
  gboolean done;
} PictureAnswer;

/* The answer to the last that was begun; it is forgotten with the next. */
const PictureAnswer *picture_begin (GFile *file, GCancellable *cancellable);
void picture_wait (void);
const PictureAnswer *picture_read (const char *path);
void picture_forget (void);

/* Red in the upper left quarter, white elsewhere. */
GdkPixbuf *picture_pixels (int width, int height);

/* These write a file, and give its path. */
char *picture_save (const char *folder, const char *name, const char *type, int width, int height);
char *picture_write (const char *folder, const char *name, gconstpointer bytes, gsize n);
