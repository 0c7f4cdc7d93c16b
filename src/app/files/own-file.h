/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/files/saver.h"
#include "desk/problems.h"

/* The file of something of the player's own, written at every change by a thread, so that nobody
 * waits for the disk while he types. */
typedef struct
{
  char *path;
  char *text;      /* what it is to have; NULL: nothing was written so far */
  AdjSaver *saver; /* NULL until the file is taken */
} AdjOwnFile;

/* It stays where it is in memory until it is cleared. FALSE with a problem if another window writes
 * it: the two would undo each other's work. Where no lock can be made at all it is TRUE, and
 * writing tells why it cannot. */
gboolean adj_own_file_take (AdjOwnFile *self, const char *path, AdjProblems *problems);
void adj_own_file_write (AdjOwnFile *self, const char *text);

/* ADJ_SAVER_SAVING as long as a thread is at it. */
AdjSaverState adj_own_file_get_state (const AdjOwnFile *self);

/* Why what is on the screen is not on the disk; NULL if it is, or about to be. */
const char *adj_own_file_get_complaint (const AdjOwnFile *self);

/* Tries at once what the disk would not have. */
void adj_own_file_retry (AdjOwnFile *self);

/* Waits until all of it is on the disk; FALSE if that cannot be. */
gboolean adj_own_file_finish (AdjOwnFile *self);

/* Only after adj_own_file_finish: what is still to be written would be lost. */
void adj_own_file_clear (AdjOwnFile *self);
