/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "desk/lock.h"
#include "desk/problems.h"

/* The file of something of the player's own, written at every change: its lock, and why the last
 * writing failed. */
typedef struct
{
  char *path;
  AdjLock *lock;
  char *complaint; /* NULL: what is on the screen is on the disk */
} AdjOwnFile;

/* FALSE with a problem if another window writes it: the two would undo each other's work. Where no
 * lock can be made at all it is TRUE, and writing tells why it cannot. */
gboolean adj_own_file_take (AdjOwnFile *self, const char *path, AdjProblems *problems);
void adj_own_file_write (AdjOwnFile *self, const char *text, gsize length);
void adj_own_file_clear (AdjOwnFile *self);
