/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/complete.h"
#include "record/lex.h"

/* Inside completion only: complete.c finds out where the cursor is, complete-fit.c what fits. */
typedef struct
{
  const AdjField *field;
  AdjView view; /* of who types */
  AdjCompletions *found;
  AdjWords words;  /* of the order up to the cursor, without the word that is being typed */
  AdjWord partial; /* that word; "" between two words */
  AdjVerb verb;
  guint n_units; /* those that are named already */
  guint16 units[ADJ_MAX_BATTLE_UNITS];
  guint after; /* the first word behind the units */
} AdjCompleter;

/* Adds what begins with the word being typed, once, while there is room. */
void adj_offer (AdjCompleter *self, const char *text);
void adj_offer_hex (AdjCompleter *self, AdjHex hex);
void adj_offer_unit (AdjCompleter *self, int unit);
gboolean adj_completer_has (const AdjCompleter *self, int unit);

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
