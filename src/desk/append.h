/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Writing behind the text of a file, over the end that it has so far, at a cost that does not grow
 * with the file. It is on the disk when this returns. What a crash or a power cut leaves is the
 * file as it was up to that end, and behind it as much of the new text as there was time for: the
 * reader of such a file has to cope with one that has no end. */

/* Puts text at that place of an open file, of which the last so many bytes are the end that stands
 * there now and then behind it. FALSE, with errno, if the disk refuses; the old end is put back as
 * far as that can be. */
gboolean adj_append (int fd, gint64 place, const char *text, gsize length, gsize end);
