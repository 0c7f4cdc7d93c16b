/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/files/saver.h"
#include "desk/growing.h"

/* A file that is kept as somebody plays, whatever is played: whose it is, and its text, made and
 * handed to the saver when the window has nothing better to do. */

/* How what is played is written. */
typedef struct
{
  const char *end; /* the tag that a text ends with */
  char *(*text) (gpointer owner, gsize *length);
  /* What the file wants that has as much as saved says (desk/growing.h). */
  void (*portion) (gpointer owner, gboolean whole, AdjSaved *saved, AdjPortion *portion);
} AdjKeeperWay;

typedef struct
{
  char *path;      /* NULL: nothing is kept */
  char *holder;    /* who has the file's lock if it is somebody else */
  AdjSaver *saver; /* NULL if nothing is saved */
  guint to_write;  /* the idle in which the text is made */
  AdjSaved saved;  /* what the file has been given */
  const AdjKeeperWay *way;
  gpointer owner; /* whose text it is */
} AdjKeeper;

/* Takes lock over; NULL if it is not to be had yet. It stays where it is in memory until it is
 * cleared. */
void adj_keeper_init (AdjKeeper *self,
                      const char *path,
                      AdjLock *lock,
                      const char *holder,
                      const AdjKeeperWay *way,
                      gpointer owner);
void adj_keeper_clear (AdjKeeper *self);

/* There is something new to save. */
void adj_keeper_save_soon (AdjKeeper *self);

/* Everything is on the disk; FALSE if the disk will not have it. */
gboolean adj_keeper_finish (AdjKeeper *self);

/* Of a file that somebody else has changed: what was played here and is not in it is put beside it,
 * and *told, a sentence, says where; NULL: it has everything, and nothing is lost by reading it
 * again. FALSE with error. */
gboolean adj_keeper_keep_mine (AdjKeeper *self, char **told, GError **error);

/* Puts what was played here beside the file: the new file's path, or NULL with error. */
char *adj_keeper_put_beside (AdjKeeper *self, GError **error);

/* Writes a copy, and the file that is kept stays what it is; not over one that somebody has open.
 */
gboolean adj_keeper_save_copy (AdjKeeper *self, const char *path, GError **error);

/* Lets go of the file, and of what is not in it. */
void adj_keeper_give_up (AdjKeeper *self);
