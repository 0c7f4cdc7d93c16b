/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "desk/lock.h"
#include "desk/problems.h"

/* A place for something new that is kept in a file from the beginning. */

typedef gboolean (*AdjPlaceWrite) (gpointer what, const char *path, GError **error);

/* "STEM 2026-11-20ENDING" in the folder, and a number behind the day if there is one already. */
typedef struct
{
  const char *folder;
  const char *stem;
  const char *ending;
} AdjPlaced;

/* The file's path, locked and written by write; NULL with error. Its problems are told. */
char *adj_place_new (const AdjPlaced *placed,
                     AdjPlaceWrite write,
                     gpointer what,
                     AdjLock **lock,
                     AdjProblems *problems,
                     GError **error);

/* The warnings about a file that the players should have before they play: each is said once, when
 * it is opened. doubt: why it is not confirmed; NULL. */
void
adj_place_warn (AdjProblems *problems, const char *path, const AdjLock *lock, const GError *doubt);
