/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/session.h"

/* The games played last, newest first, with where they stood. */

typedef struct
{
  char *path;
  char *battle; /* the scenario's title */
  char *moment; /* "Turn 3, Union, Movement" */
} AdjRecent;

void adj_recent_free (AdjRecent *self);

/* Of AdjRecent; files that are gone are left out. */
GPtrArray *adj_recent_list (GSettings *settings);

/* Puts the session's game first. */
void adj_recent_note (GSettings *settings, AdjSession *session);
