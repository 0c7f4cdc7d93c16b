/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "desk/xml.h"
#include "rules/judge.h"

/* What a side plotted for a Game-Turn, sealed: masked (record/mask.h), with a check value by which
 * both players can see afterwards that it is what was sealed. */
typedef struct
{
  int side;
  int turn;
  char *masked;                  /* as it stands in the file; NULL where that has none */
  guint8 check[ADJ_CHECK_BYTES]; /* as it was worked out then */
  char *text;                    /* a plot a line; NULL: it is damaged */
} AdjSeal;

/* What the file says of a seal is at most so long. */
#define ADJ_SEAL_CHARS 200000

/* room: adj_mask_room. */
AdjSeal *adj_seal_new (const AdjBook *book, int side, int turn, const char *text, gsize room);
AdjSeal *adj_seal_copy (const AdjSeal *self);
void adj_seal_free (AdjSeal *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjSeal, adj_seal_free)

void adj_seal_write (AdjXmlWriter *xml, const AdjBook *book, const AdjSeal *self);

/* One that is damaged is told with its side and turn, and is kept as it is. */
AdjSeal *adj_seal_read (const AdjXmlNode *node, const AdjBook *book, AdjProblems *problems);

/* As the rules take it; it lives as long as the seal does. */
AdjKeptSeal adj_seal_kept (const AdjSeal *self);
