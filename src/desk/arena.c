/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/arena.h"

#include <stddef.h>
#include <string.h>

#define BLOCK_SIZE 65536

typedef struct _Block Block;

struct _Block
{
  Block *before;
  max_align_t bytes[];
};

struct _AdjArena
{
  Block *last;
  char *free; /* of the last block */
  gsize left;
};

AdjArena *
adj_arena_new (void)
{
  return g_new0 (AdjArena, 1);
}

void
adj_arena_free (AdjArena *self)
{
  while (self->last != NULL)
    {
      Block *before = self->last->before;

      g_free (self->last);
      self->last = before;
    }
  g_free (self);
}

/* The rest of the block before is given up. */
static void
add_block (AdjArena *self, gsize size)
{
  Block *block = g_malloc (sizeof (Block) + size);

  block->before = self->last;
  self->last = block;
  self->free = (char *) block->bytes;
  self->left = size;
}

static gpointer
take (AdjArena *self, gsize size)
{
  gsize rounded = (size + sizeof (max_align_t) - 1) / sizeof (max_align_t) * sizeof (max_align_t);
  gpointer piece;

  if (self->last == NULL || rounded > self->left) /* a piece of no bytes stands somewhere too */
    add_block (self, MAX (rounded, BLOCK_SIZE));
  piece = self->free;
  self->free += rounded;
  self->left -= rounded;
  return piece;
}

gpointer
adj_arena_new0 (AdjArena *self, gsize size)
{
  g_return_val_if_fail (self != NULL, NULL);

  return memset (take (self, size), 0, size);
}

char *
adj_arena_copy (AdjArena *self, const char *text, gsize length)
{
  char *copy;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (text != NULL || length == 0, NULL);

  copy = take (self, length + 1);
  if (length > 0)
    memcpy (copy, text, length);
  copy[length] = '\0';
  return copy;
}
