/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/chronicle.h"

/* The insides that the chronicle's three files share: chronicle.c has the story as it is kept,
 * chronicle-read.c reads it off the record, chronicle-tell.c puts what is read into words. */

/* ---- chronicle.c ---- */

/* A story that begins with the table as it is, and holds nothing yet. */
AdjPhaseStory *adj_phase_story_new (const AdjTable *table);
AdjTurnStory *adj_turn_story_new (const AdjTable *table);
AdjChronicle *adj_chronicle_new_empty (void);

/* ---- chronicle-tell.c ---- */

/* The marches of a phase, units that went together in one. */
void adj_chronicle_tell_marches (AdjPhaseStory *phase, const AdjView *view);

/* One step of a unit that these eyes do not know as it goes: told at once, under the alias it has
 * now, for what it turns out to be must not name the past. */
void adj_chronicle_tell_unseen (AdjPhaseStory *phase, const AdjView *view, const AdjEffect *effect);

/* The march as it is after one more of its effects; the table is the one before it. */
void adj_march_go_on (AdjMarch *self, const AdjTable *table, const AdjEffect *effect);

/* A retreat, an advance and the like; the view is of the table before it, as it is of the loss of a
 * unit below. */
void adj_chronicle_tell_driven (AdjPhaseStory *phase, const AdjView *view, const AdjEffect *effect);
void adj_chronicle_tell_loss (AdjPhaseStory *phase, const AdjView *view, const AdjEffect *effect);

/* Place and units of a battle that has been rolled; the view is of the table before that. */
void adj_chronicle_tell_fight (AdjFight *fight, const AdjView *view);

/* A unit that stops on a march by plot, and one that has withdrawn; the view is of the table then.
 */
void adj_chronicle_tell_halt (AdjPhaseStory *phase, const AdjView *view, const AdjEffect *effect);
void
adj_chronicle_tell_withdrawal (AdjPhaseStory *phase, const AdjView *view, const AdjEffect *effect);

/* All who stopped in the phase, by why they did. */
void adj_chronicle_tell_halts (AdjPhaseStory *phase);

/* The subject of an effect outside marches and battles. */
AdjSubject adj_chronicle_subject (const AdjBook *book, const AdjEffect *effect);

/* Events of a subject in a word or two, for a page that has to hold a whole turn: where a unit
 * drifted to, how far a work has come. */
void adj_chronicle_tell_briefs (AdjPhaseStory *phase,
                                const AdjView *view,
                                AdjSubject subject,
                                const GArray *effects);

/* An option that is set: "Entrenchments: on". */
void adj_chronicle_tell_option (AdjPhaseStory *phase, const AdjView *view, const AdjEffect *effect);
