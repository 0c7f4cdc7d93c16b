/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/session.h"

/* The games played last, newest first, with where they stood. */

typedef struct
{
  char *path;
  char *name;   /* what the players call it; empty if they have not said */
  char *battle; /* the scenario's title */
  char *moment; /* "Turn 3, Union, Movement" */
} AdjRecent;

void adj_recent_free (AdjRecent *self);

/* Of AdjRecent; files that are gone are left out. */
GPtrArray *adj_recent_list (GSettings *settings);

/* A file that was opened, or left, at that moment. */
void
adj_recent_note_file (GSettings *settings, const char *path, const char *title, const char *moment);

/* Puts the session's game first, and offers it to the desktop as a file used of late. */
void adj_recent_note (GSettings *settings, AdjSession *session);

/* A copy stands behind the game it was made of, as it stands. */
void adj_recent_note_copy (GSettings *settings, const char *path, const char *copy);

void adj_recent_forget (GSettings *settings, const char *path);

/* What the players call the game of that path; empty takes the name away. */
char *adj_recent_name (GSettings *settings, const char *path);
void adj_recent_rename (GSettings *settings, const char *path, const char *name);
