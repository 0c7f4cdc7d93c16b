/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* PNGs of any kind, made of the bytes of their rows. */

typedef struct
{
  guint32 width;
  guint32 height;
  guint8 depth;
  guint8 type;
  guint8 interlaced;
} MadePngHeader;

/* Begins with a file that has a header and nothing else. */
GByteArray *made_png_begin (const MadePngHeader *header);

void made_png_chunk (GByteArray *file, const char *type, gconstpointer data, gsize n);

/* rows: each behind the byte that says how it was filtered. They are pressed that much, 0 to 9, and
 * lie in chunks of at most so many bytes. */
void made_png_rows (GByteArray *file, const GByteArray *rows, int level, gsize most);

/* Gives each chunk the sum that it has now, as far as its length leads to another. */
void made_png_sum_again (GByteArray *file);
