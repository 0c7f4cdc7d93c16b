/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "desk/xml.h"
#include "rules/field.h"
#include "rules/judge.h"

/* Inside the record only: what each side is plotting. A draft lies beside the record, for nobody
 * else's eyes; it is there from the beginning of the phase in which both plot until both march, and
 * what is sealed is made of it. It is the orders that its player has given, canonical, the last one
 * last, so that they can be taken back one by one. */
typedef struct AdjDrafts AdjDrafts;

AdjDrafts *adj_drafts_new (void);
void adj_drafts_free (AdjDrafts *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjDrafts, adj_drafts_free)

/* The table has changed: drafts are begun, or are done with. */
void adj_drafts_follow (AdjDrafts *self, const AdjField *field);

/* Is there any to be kept? */
gboolean adj_drafts_are_there (const AdjDrafts *self);

/* How much of a game's file they are. */
gsize adj_drafts_length (const AdjDrafts *self, const AdjBook *book);

/* The table with what the side has plotted so far, for its own eyes. */
const AdjField *adj_drafts_get_field (AdjDrafts *self, const AdjField *field, int side);

/* One order more: its canonical text, and what it comes to on that table. */
void adj_drafts_add (
    AdjDrafts *self, const AdjField *field, int side, const AdjJudge *judge, const char *text);

/* FALSE if there is nothing. */
gboolean adj_drafts_undo (AdjDrafts *self, const AdjField *field, int side);
gboolean adj_drafts_redo (AdjDrafts *self, const AdjField *field, int side);

/* The order that an undo, or a redo, would be about; NULL. */
const char *adj_drafts_last (const AdjDrafts *self, int side);
const char *adj_drafts_next (const AdjDrafts *self, int side);

/* What the side has plotted, a plot a line, in the order given: what is sealed. */
char *adj_drafts_print (AdjDrafts *self, const AdjField *field, int side);

/* Takes over what the side had sealed before both went back to plotting. */
void adj_drafts_begin_with (AdjDrafts *self, const AdjField *field, int side, const char *text);

/* One that is damaged is told with its side, and the side plots anew. */
void adj_drafts_write (AdjXmlWriter *xml, const AdjBook *book, const AdjDrafts *self);
void adj_drafts_read (AdjDrafts *self,
                      const AdjXmlNode *root,
                      const AdjField *field,
                      AdjProblems *problems);
