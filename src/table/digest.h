/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/table.h"

/* A figure for what lies on a table, to be kept beside an entry of a game and compared when the
 * game is opened. It is made of facts by their names, so it does not depend on how the block is
 * laid out: what is as the book sets it up adds nothing, be it an option, a fact or a ceiling that
 * the program did not have when the figure was written. docs/formats.md says how it is made; no
 * name and no step of that may ever change. */

typedef struct _AdjDigest AdjDigest;

AdjDigest *adj_digest_new (const AdjBook *book);
void adj_digest_free (AdjDigest *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjDigest, adj_digest_free)

/* Of a table that was made for a book with the same units and hexes. */
guint64 adj_digest_of (AdjDigest *self, const AdjTable *table);

/* The figure of a name, from which all others are made; odd. */
guint64 adj_digest_key (const char *name);
