/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* What a disk is asked for until it has answered, whatever signals come between. FALSE, with errno,
 * if it refuses. */

/* All of a text at its place of an open file. */
gboolean adj_disk_put (int fd, gint64 place, const char *text, gsize length);

/* What was put is there when the power fails; sync: fsync, or fdatasync. */
gboolean adj_disk_flush (int fd, int (*sync) (int fd));
