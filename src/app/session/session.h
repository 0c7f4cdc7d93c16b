/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/files/saver.h"
#include "desk/lock.h"
#include "record/order-make.h"
#include "staff/answer.h"
#include "staff/picks.h"
#include "staff/stops.h"

/* A game as one window shows it: which moment of it, to whose eyes, and what is picked. All that
 * the board, the panels and the order line do goes through here, so that they always agree.
 *
 * Signals:
 *   "changed"   what is shown is another table: an order, an undo, another moment, other eyes
 *   "picked"    the picks are others (also after every "changed" that took some away; a new phase
 *               takes them all)
 *   "answered"  an order was answered: adj_session_get_answers
 *   "eyes"      other eyes look: what the ones before them saw is to be forgotten, at once and
 *               everywhere, before "changed" shows the table to the new ones */

#define ADJ_TYPE_SESSION (adj_session_get_type ())
G_DECLARE_FINAL_TYPE (AdjSession, adj_session, ADJ, SESSION, GObject)

/* path NULL: a game without a file. holder: who has the file's lock if it is somebody else; then
 * nothing can be recorded here. Otherwise the lock is taken over; NULL if it is not to be had yet
 * (a folder that cannot be written). */
AdjSession *adj_session_new (AdjGame *game, const char *path, AdjLock *lock, const char *holder);

/* A scratch table (app/window/what-if.h): nobody's file, to the eyes of the session it comes from,
 * and to no others. */
AdjSession *adj_session_new_what_if (AdjSession *origin, AdjGame *branch);

/* The session that this one is a what-if of; NULL. */
AdjSession *adj_session_get_origin (AdjSession *self);

/* Everything is on the disk; FALSE if the disk will not have it. */
gboolean adj_session_finish (AdjSession *self);

/* Of a file that somebody else has changed (ADJ_SAVER_CHANGED): what of this game is not in it is
 * put beside it (app/files/keeper.h). */
gboolean adj_session_keep_mine (AdjSession *self, char **told, GError **error);

/* Puts what was played here beside the file: the new file's path, or NULL with error. */
char *adj_session_put_beside (AdjSession *self, GError **error);

/* Lets go of the file, and of what is not in it: another session takes over. */
void adj_session_give_up_file (AdjSession *self);

AdjGame *adj_session_get_game (AdjSession *self);
const char *adj_session_get_path (AdjSession *self);
AdjSaver *adj_session_get_saver (AdjSession *self); /* NULL if it saves nothing */

/* The name of the player who has the file; NULL if this window may write. */
const char *adj_session_get_holder (AdjSession *self);

/* ---- What is shown ---- */

AdjView adj_session_view (AdjSession *self);

/* The table at a glance as the eyes see it: whatever they do not know passes for a unit like any
 * other, and so do its zones of control. All that is shown is worked out from it, so that whoever
 * thinks of no eyes gives nothing away. */
const AdjField *adj_session_field (AdjSession *self);

/* How the table really lies: for orders, which are judged by it. */
const AdjField *adj_session_true_field (AdjSession *self);
const AdjTable *adj_session_true_table (AdjSession *self);
const AdjBook *adj_session_book (AdjSession *self);

void adj_session_set_eyes (AdjSession *self, AdjEyes eyes);

/* ---- The curtain (staff/curtain.h) ---- */

/* From now on there is one as long as limited intelligence is played, or marches are plotted. */
void adj_session_hang_curtain (AdjSession *self);
gboolean adj_session_has_curtain (AdjSession *self);

/* While it is drawn nothing can be played. */
gboolean adj_session_is_covered (AdjSession *self);
void adj_session_draw_curtain (AdjSession *self);
void adj_session_lift_curtain (AdjSession *self, AdjEyes eyes);

/* Who looks behind it is still at the screen; it falls before who does nothing for some time. */
void adj_session_stir (AdjSession *self);

/* ---- Moments ---- */

/* Looks at the table as it stood after so many steps of the line; back to now. */
void adj_session_look_at (AdjSession *self, guint n_steps);
void adj_session_look_now (AdjSession *self);

/* Where a look back of this game stops, until the game changes. */
GArray *adj_session_get_stops (AdjSession *self);

/* One stride back from what is shown, or on; where it comes to now, the look back is over. FALSE if
 * that leads nowhere: at the beginning, on a preview, behind the curtain. */
gboolean adj_session_stride (AdjSession *self, AdjStride stride, gboolean forward);

/* Shows a table that is only being considered, until the next look or order, or until other eyes
 * look. said: what table that is. */
void adj_session_preview (AdjSession *self, const AdjTable *table, const char *said);
gboolean adj_session_is_preview (AdjSession *self);
const char *adj_session_get_preview (AdjSession *self); /* what was said of it; NULL */

/* After how many steps the table shown is. */
guint adj_session_get_step (AdjSession *self);
gboolean adj_session_is_now (AdjSession *self);

/* Is it a table of the past, and none that is only being considered? */
gboolean adj_session_looks_back (AdjSession *self);

/* May orders be given: the table of now in sight, and the file is ours. */
gboolean adj_session_may_play (AdjSession *self);

/* ---- Playing ---- */

/* A line as it is typed: orders, or undo, redo, strike, correct, insert. TRUE if all of it was
 * recorded; adj_session_get_answers tells the rest. */
gboolean adj_session_submit (AdjSession *self, const char *line);

/* Orders that the program has made (record/order-make.h), answered in the same way. Whoever offered
 * them may go with the table they were offered on. */
gboolean adj_session_give (AdjSession *self, const AdjOrder *orders, guint n_orders);

/* The number of the order that a look back is at, the last one done by then; 0: of none. */
guint adj_session_get_order (AdjSession *self);

/* A note or bookmark on an order (record/order-make.h), which changes nothing on the table: it can
 * be given on a look back as well, and that goes on. */
gboolean adj_session_remark (AdjSession *self, const AdjOrder *remark);

/* In a strict game an order against a rule is refused. Not a part of the record. */
void adj_session_set_strict (AdjSession *self, gboolean strict);

gboolean adj_session_undo (AdjSession *self);

/* An attack of simultaneous combat, by its number, and nothing of what came later
 * (staff/taken-back.h). It is picked again. */
gboolean adj_session_take_back_attack (AdjSession *self, int engagement);
gboolean adj_session_redo (AdjSession *self);

/* To the last line, an AdjAnswer an order. */
const GPtrArray *adj_session_get_answers (AdjSession *self);

/* Answers with a sentence of the program's own. */
void adj_session_tell (AdjSession *self, const char *said, gboolean well);

/* ---- Picks ---- */

const AdjPicks *adj_session_get_picks (AdjSession *self);
void adj_session_set_picks (AdjSession *self, const AdjPicks *picks);
void adj_session_pick_nothing (AdjSession *self);
