/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

/* A file on a disk that is pulled out: it can be opened so many times, and each time gives so many
 * of its bytes before the disk fails. */
GFile *pulled_file_new (const char *path, guint openings, gsize bytes);
