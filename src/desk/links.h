/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Where a file really lies when its name is a symbolic link, perhaps to a file that is not
 * there yet. Links among its folders are left alone. A chain without an end gives a path that
 * is still a link, which the next call on it refuses. */
char *adj_follow_links (const char *path);
