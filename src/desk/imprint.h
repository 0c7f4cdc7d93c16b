/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* The print of a file as it was when one had to do with it last: by it one knows again whether
 * somebody else has written the file since. A file that is only dated anew, as copying between
 * machines does, is still the same. */
typedef struct
{
  gboolean there;
  gint64 size;
  gint64 written; /* nanoseconds; 0: look at the text */
  char sum[65];   /* of the text */
} AdjImprint;

/* Of the file as it lies there. */
void adj_imprint_take (AdjImprint *self, const char *path);

/* FALSE if another text stands there now. A file that is gone is nobody's. */
gboolean adj_imprint_holds (AdjImprint *self, const char *path);

/* Writes a text durably over what this is the imprint of, which is kept as "NAME~", and is then
 * the imprint of that text. What another program has put there meanwhile stays: FALSE with
 * ADJ_DURABLE_ERROR_CHANGED, or with an error of adj_durable_write. */
gboolean adj_imprint_write (
    AdjImprint *self, const char *path, const void *text, gsize length, GError **error);
