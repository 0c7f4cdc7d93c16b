/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/order-make.h"
#include "tests/rules/play.h"

/* A whole game by lot as a person would type it: a canonical order a line, and what the rules
 * alone, without any record, make of the table. Every other one begins with options of combat. */

typedef struct
{
  AdjOrder order; /* as its maker makes it */
  char *line;
  AdjStanding standing; /* leaving a phase with something undone is warned of */
  gboolean ends_phase;
  guint64 hash; /* of the table after it, by script_hash */
} ScriptOrder;

typedef struct
{
  AdjBook *book;
  GArray *orders; /* of ScriptOrder */
} Script;

/* Every third seed with optional rules. */
Script *script_new (AdjBook *book, guint64 seed);

/* The same with variable initiative and Command Control by chits, switched on by orders. */
Script *script_new_with_options (AdjBook *book, guint64 seed);
/* One that begins with this table. */
Script *script_new_from (AdjBook *book, guint64 seed, const AdjTable *start);
void script_free (Script *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Script, script_free)

/* The line that somebody would type who orders this. */
char *script_line (const AdjBook *book, const PlayOrder *play);

/* Of a table but for its aliases, which every game deals by a secret of its own. */
guint64 script_hash (const AdjTable *table);

const ScriptOrder *script_order (const Script *self, guint i);
