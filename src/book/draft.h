/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/book.h"

/* A scenario that somebody is filling in from his own charts. Every change is made on a copy,
 * written as a file would be and read back by the reader of files: what that refuses is not
 * taken, and there is only one opinion on what a scenario may be. */

typedef struct _AdjDraft AdjDraft;

AdjDraft *adj_draft_new (const AdjScenario *scenario);
void adj_draft_free (AdjDraft *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjDraft, adj_draft_free)

/* As it stands. Good until the next change, or as long as somebody refers to the book. */
AdjBook *adj_draft_get_book (const AdjDraft *self);
const AdjScenario *adj_draft_get_scenario (const AdjDraft *self);
const char *adj_draft_get_text (const AdjDraft *self, gsize *length); /* length may be NULL */

/* The linter's words on it as it stands; the lines are those of the text. Never NULL. */
const AdjProblems *adj_draft_get_doubts (const AdjDraft *self);

/* Why the last change was not made, in a sentence; NULL if it was. */
const char *adj_draft_get_refusal (const AdjDraft *self);

/* Was it read off the owner's own charts, or does it stand as it came? */
gboolean adj_marks_are_typed (const AdjMarks *marks);

/* ---- Changes: FALSE if refused; the draft is then what it was ---- */

gboolean adj_draft_rename (AdjDraft *self, const char *id, const char *title);

/* The gap is filled: the player has typed in all of it. */
gboolean adj_draft_settle (AdjDraft *self, guint unknown);

gboolean adj_draft_set_hex (AdjDraft *self, int unit, AdjHexId hex);

/* A new unit at the end; its id is made of the designation. */
gboolean adj_draft_add_unit (AdjDraft *self, const char *name, int side, int arm);
gboolean adj_draft_remove_unit (AdjDraft *self, int unit);

/* A shorter track drops what is said of the turns it no longer has. */
gboolean adj_draft_set_turns (AdjDraft *self, int n);
gboolean adj_draft_set_night (AdjDraft *self, int turn, gboolean night);
gboolean adj_draft_set_label (AdjDraft *self, int turn, const char *label);
gboolean adj_draft_set_first_player (AdjDraft *self, int side);

/* A side's command level in one turn; -1 for none, which is not known. */
#define ADJ_NO_LEVEL -1
int adj_draft_get_level (const AdjDraft *self, int side, int turn);
gboolean adj_draft_set_level (AdjDraft *self, int side, int turn, int level);

gboolean adj_draft_set_grid (AdjDraft *self, const AdjHexGrid *grid);

/* What lies beyond a smaller grid and would be lost: "31 hexes, 4 hexsides, 1/1/XIV", units, awards
 * and levels by their names; NULL if nothing does. A smaller grid is refused as long as something
 * lies there; cutting takes it off first, as the same change. */
char *adj_draft_beyond_grid (const AdjDraft *self, const AdjHexGrid *grid);
gboolean adj_draft_cut_grid (AdjDraft *self, const AdjHexGrid *grid);

/* Which direction of the grid the printed compass calls North; the others follow clockwise. */
gboolean adj_draft_set_north (AdjDraft *self, int direction);
gboolean adj_draft_confirm_map (AdjDraft *self); /* nothing of it is assumed any more */

/* "0412 0413 forest" gives hexes a terrain, "0412 0413 creek bridge" a hexside what lies on it,
 * "0412 0413 nothing" clears one. */
gboolean adj_draft_map_line (AdjDraft *self, const char *line);

/* Drawing on the map is in book/draft-strokes.h. */

/* The changes between the two become one: they are written and read back together at the end, and
 * until then the draft stands as it was. FALSE if what they come to is refused. */
void adj_draft_begin (AdjDraft *self);
gboolean adj_draft_end (AdjDraft *self);

/* None of them after all. */
void adj_draft_let_go (AdjDraft *self);

/* The last change, taken back, and done again; FALSE if there is none. At least 500 are kept of a
 * battle as large as the shipped ones. */
gboolean adj_draft_undo (AdjDraft *self);
gboolean adj_draft_may_undo (const AdjDraft *self);
gboolean adj_draft_redo (AdjDraft *self);
gboolean adj_draft_may_redo (const AdjDraft *self);
