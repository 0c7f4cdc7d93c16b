/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Bytes that nobody can foresee or guess: of the system's own random generator. */
void adj_secret_fill (void *bytes, gsize length);

/* A key of a game's own, ADJ_SECRET_LENGTH hexadecimal digits. */
#define ADJ_SECRET_LENGTH 32
char *adj_secret_new (void);

/* Is it one, as read from a file? */
gboolean adj_secret_is_valid (const char *text);
