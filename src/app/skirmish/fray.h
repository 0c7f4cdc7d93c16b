/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/files/keeper.h"
#include "app/files/typed-line.h"
#include "skirmish/eyes.h"
#include "skirmish/record.h"

/* A skirmish as one window shows it: to whose eyes, and who is picked. All that its parts do goes
 * through here, and each order is on its way to the file before the next.
 *
 * Signals:
 *   "changed"   what is shown is another state: an order, something taken back, other eyes
 *   "picked"    another figure is picked
 *   "answered"  an order was answered: adj_fray_tell_answers
 *   "eyes"      other eyes look: what was typed and answered before them goes, before "changed" */

#define ADJ_TYPE_FRAY (adj_fray_get_type ())
G_DECLARE_FINAL_TYPE (AdjFray, adj_fray, ADJ, FRAY, GObject)

/* Takes the skirmish over, and the lock. path NULL: it has no file. holder: who has the file if it
 * is somebody else; then nothing can be recorded here. */
AdjFray *adj_fray_new (AdjSkirmish *skirmish, const char *path, AdjLock *lock, const char *holder);

AdjSkirmish *adj_fray_get_skirmish (AdjFray *self);
const AdjSkirmishState *adj_fray_get_state (AdjFray *self);
const AdjSkirmishRules *adj_fray_get_rules (AdjFray *self);
AdjKeeper *adj_fray_get_keeper (AdjFray *self);

/* May orders be given: is the file ours? */
gboolean adj_fray_may_play (AdjFray *self);

/* A line as it is typed. TRUE if all of it was recorded. */
gboolean adj_fray_submit (AdjFray *self, const char *line);

/* An order that the window has made. */
gboolean adj_fray_give (AdjFray *self, const AdjSaid *said);

gboolean adj_fray_undo (AdjFray *self);
gboolean adj_fray_redo (AdjFray *self);

/* The last answers in sentences, and the gravest of them. */
char *adj_fray_tell_answers (AdjFray *self, AdjTypedSign *sign);

/* What a correction would come to, in sentences: text in the place of an order, or NULL to strike
 * it. */
char *adj_fray_tell_correction (AdjFray *self, guint number, const char *text);

/* May the eyes be told of all that was answered? */
gboolean adj_fray_sees_answers (AdjFray *self);

/* Of AdjSkirmishAnswer; NULL: none. */
const GPtrArray *adj_fray_get_answers (AdjFray *self);

/* A text as it can stand in an order; NULL if nothing is left of it. */
char *adj_fray_text (const char *typed);

/* ---- Eyes ---- */

/* A side behind its own curtain, or ADJ_SKIRMISH_PUBLIC. */
int adj_fray_get_eyes (AdjFray *self);

/* Lifts the curtain for a side; with ADJ_SKIRMISH_PUBLIC it falls. It falls as well before who does
 * nothing for some time. */
void adj_fray_look (AdjFray *self, int eyes);

/* Who looks is still there. */
void adj_fray_stir (AdjFray *self);

/* ---- Picks ---- */

/* ADJ_NO_INDEX: nobody. */
int adj_fray_get_pick (AdjFray *self);
void adj_fray_pick (AdjFray *self, int miniature);
