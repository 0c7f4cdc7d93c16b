/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* The path of a file that belongs to another and lies beside it: "before", the other's name,
 * "after". Where that is longer than a name may be, the other's name is cut short and told apart
 * by a sum of the whole of it, always the same one. */
char *adj_name_beside (const char *path, const char *before, const char *after);
