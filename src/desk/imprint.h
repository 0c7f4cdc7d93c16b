/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* No file of ours is longer: what is written is held against it, and of a longer one nothing need
 * be known but that it is another's. */
#define ADJ_MOST_BYTES 64000000

/* The print of a file as it was when one had to do with it last: by it one knows again whether
 * somebody else has written the file since. A file that is only dated anew, as copying between
 * machines does, is still the same. */
typedef struct
{
  gboolean there;
  gint64 size;
  gint64 written;   /* nanoseconds; 0: look at the text */
  guint64 sum;      /* of the text; 0: like no other */
  gsize end;        /* how many of its last bytes the next text goes over; 0: there is none such */
  guint64 body_sum; /* of what stands before them */
} AdjImprint;

/* A text for a file: all that it is to have, or what comes behind that which stands there. */
typedef struct
{
  char *text;
  gsize length;
  gsize end;       /* the last so many bytes end the file, and the next text goes over them; 0 */
  gboolean behind; /* over the end that stands there */
} AdjPortion;

void adj_portion_clear (AdjPortion *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AdjPortion, adj_portion_clear)

/* Of the file as it lies there. */
void adj_imprint_take (AdjImprint *self, const char *path);

/* FALSE if another text stands there now. A file that is gone is nobody's. */
gboolean adj_imprint_holds (AdjImprint *self, const char *path);

/* Writes a text durably, and is then the imprint of the file with it. All of it goes over what this
 * is the imprint of, which is kept as "NAME~"; a text for behind costs no more than its own length,
 * and what it has to come behind must have been written through this imprint. FALSE, with error:
 * ADJ_DURABLE_ERROR_CHANGED, and what another program has put there meanwhile stays;
 * ADJ_DURABLE_ERROR_WHOLE, and all of it is to be written in the place of what comes behind; or an
 * error of adj_durable_write. */
gboolean
adj_imprint_write (AdjImprint *self, const char *path, const AdjPortion *portion, GError **error);
