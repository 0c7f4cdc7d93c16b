/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "desk/problems.h"

/* A whole regular file in memory, at most ceiling bytes, NUL-terminated. A directory, FIFO,
 * socket or device is refused without waiting on it; so are a file over the ceiling, one that
 * cannot be opened, and one that gets shorter while it is read. Each is a problem (FORM, line
 * 0) with its reason; NULL then. */
char *adj_slurp (const char *path, gsize ceiling, gsize *length, AdjProblems *problems);
