/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ask.h"

/* A new game of Chickamauga in a folder of its own. */
typedef struct
{
  char *folder;
  char *path;
} Fixture;

/* The lines typed behind the command that begins it, or NULL. */
void fixture_begin (Fixture *self, const char *const *options);

/* Takes the folder away with all that is in it. */
void fixture_end (Fixture *self, gconstpointer data);
