/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/complete-offer.h"

/* Inside completion only: each offers what fits a verb and the place in its order. */

/* Verbs, what makes sense now first. */
void adj_fit_verbs (AdjCompleter *self);

/* Units that the verb can concern, those that still have something to do first. */
void adj_fit_units (AdjCompleter *self);

/* Where the units may go. */
void adj_fit_march (AdjCompleter *self);
void adj_fit_charge (AdjCompleter *self);
void adj_fit_retreat (AdjCompleter *self);
void adj_fit_displace (AdjCompleter *self);
void adj_fit_advance (AdjCompleter *self);
void adj_fit_deployment (AdjCompleter *self);
void adj_fit_entry (AdjCompleter *self);

/* What may be attacked; who may attack the hexes typed; which losses are enough. */
void adj_fit_targets (AdjCompleter *self);
void adj_fit_attackers (AdjCompleter *self);

/* Who may lend strength: to the hexes typed if it is an attack, else to the battle on the table. */
void adj_fit_supporters (AdjCompleter *self);
void adj_fit_losses (AdjCompleter *self);
