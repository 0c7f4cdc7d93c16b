/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "app/files/saver.h"
#include "app/tracing/tracer.h"
#include "book/draft.h"

/* A battle that is being filled in from the player's charts, and its file: kept as a scenario of
 * his own beside the one it was begun from, and written at every change. Signals "changed", and
 * "saved": there is news of the disk. */

#define ADJ_TYPE_OWN_BATTLE (adj_own_battle_get_type ())
G_DECLARE_FINAL_TYPE (AdjOwnBattle, adj_own_battle, ADJ, OWN_BATTLE, GObject)

/* Of a shipped scenario the player's own is opened if he has begun one. NULL with problems if the
 * file cannot be read, or is being written by another window. */
AdjOwnBattle *adj_own_battle_open (const char *path, AdjProblems **problems);

/* One of which nobody has typed in anything, in a file of that name in his folder. */
AdjOwnBattle *adj_own_battle_begin (const char *name,
                                    const char *title,
                                    const char *ruleset,
                                    AdjProblems **problems);

AdjDraft *adj_own_battle_get_draft (AdjOwnBattle *self);

/* The picture of his map that lies under it; looked for when it is first asked for. */
AdjTracer *adj_own_battle_get_tracer (AdjOwnBattle *self);

/* Is this the battle that adj_own_battle_open would open for path? */
gboolean adj_own_battle_is_of (AdjOwnBattle *self, const char *path);

/* The file of the player's own scenario; there from the first change on. */
const char *adj_own_battle_get_path (AdjOwnBattle *self);

/* After a change of the draft: writes the file and tells everybody. */
void adj_own_battle_save (AdjOwnBattle *self);

/* How its file stands. While it is being written it is ADJ_SAVER_SAVING, and "saved" follows. */
AdjSaverState adj_own_battle_get_state (AdjOwnBattle *self);

/* The battle that it was begun from, as it comes with the program today; NULL if there is none. */
const AdjScenario *adj_own_battle_get_frame (AdjOwnBattle *self);

/* Writes it into another file, in a thread; the battle goes on in its own. told: the sentence why
 * that cannot be; NULL if it is done. The listener lives until
 * then. */
typedef void (*AdjCopyTold) (GObject *listener, const char *why);
void
adj_own_battle_copy (AdjOwnBattle *self, const char *path, GObject *listener, AdjCopyTold told);

/* Tries at once what the disk would not have; "saved" follows. */
void adj_own_battle_retry (AdjOwnBattle *self);

/* Waits until it is on the disk; FALSE if that cannot be. */
gboolean adj_own_battle_finish (AdjOwnBattle *self);

/* Why the last change is not on the disk; NULL if it is, or about to be. */
const char *adj_own_battle_get_complaint (AdjOwnBattle *self);
