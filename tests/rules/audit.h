/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "audit-notes.h"
#include "play.h"

/* Watches a game of Chickamauga effect by effect: every order must stand as lawful, every effect
 * must do what its rule allows, and the table must be what the effects make of the set-up. */

Audit *audit_new (const AdjBook *book);
void audit_free (Audit *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Audit, audit_free)

/* Games that begin on another table than the set-up: with options. */
void audit_start (Audit *self, const AdjTable *start);

/* Before and after a game; between them audit_order is the player's witness. */
void audit_begin (Audit *self, guint64 seed);
void audit_order (gpointer self, const PlayOrder *order, const AdjJudge *judge);
void audit_end (Audit *self);
