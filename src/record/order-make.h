/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/order.h"
#include "rules/arrivals.h"
#include "rules/attack.h"
#include "rules/control.h"
#include "rules/payments.h"

/* Orders as the program makes them: inside it an order is a value, and text is what is typed,
 * stored and shown. Nothing is settled yet: a way may be told by its goal alone, and what lies
 * between is found when the order is given (adj_order_settle). */

/* way: the hexes they go to one after the other, the goal alone if that is all there is to say;
 * of an arrival the one they enter by comes first. */
AdjOrder adj_order_move (const guint16 *units, guint n_units, const AdjHex *way, guint n_way);
AdjOrder adj_order_charge (int unit, const AdjHex *way, guint n_way);
AdjOrder adj_order_enter (const guint16 *units, guint n_units, const AdjHex *way, guint n_way);
AdjOrder adj_order_exit (int unit);

AdjOrder adj_order_seal (int side, gboolean paper);
AdjOrder adj_order_reveal (void);

/* Announces it, with who attacks what, what is lent, and the column declared. */
AdjOrder adj_order_attack (const AdjAttack *attack);
AdjOrder adj_order_support (AdjSupport support);

/* The die of the battle that lies open; of an attack, which is then thrown for at once. face 0: the
 * program throws. result: of AdjCombatResult, what the players applied; -1. */
AdjOrder adj_order_roll (int face, int result);
void adj_order_throw_at_once (AdjOrder *attack, int face, int result);

/* The program throws for every attack that waits for its die (Y S7.5). */
AdjOrder adj_order_roll_all (void);

AdjOrder adj_order_retreat (int unit, AdjHex to);

/* plot: filled in (rules/plot.h); NULL: it is cleared. */
AdjOrder adj_order_plot (const AdjField *field, int unit, const AdjPlot *plot);

/* Why words are no plot, in a sentence. */
const char *adj_order_plot_fault (AdjPlotFault fault);

/* The next segment of a march of both sides. */
AdjOrder adj_order_segment (void);

/* dice: by side; NULL: the program throws. */
AdjOrder adj_order_contest (AdjHex hex, const int dice[ADJ_SIDES]);

/* way: it begins where the unit stands. */
AdjOrder adj_order_withdraw (int unit, const AdjHex *way, guint n_way);

/* The order that pays something that is owed. */
AdjOrder adj_order_pay (const AdjPayment *payment);

AdjOrder adj_order_entrench (int unit);

/* Face down, or up; of a whole side, all of it that may. */
AdjOrder adj_order_flip (const guint16 *units, guint n_units, gboolean down);
AdjOrder adj_order_flip_side (int side, gboolean down);
AdjOrder adj_order_dummies (int side, int n);

/* dice: by side; NULL: the program throws. first: who moves first on the cardboard; ADJ_NO_SIDE. */
AdjOrder
adj_order_initiative (const int dice[ADJ_SIDES], const AdjArrivalChoices *choices, int first);
AdjOrder adj_order_commander (int side, int points);

/* Neither die nor chits: the program throws, or draws. */
AdjOrder adj_order_scatter (const AdjScatterThrow *thrown);

/* dice: for the direction and for the points; NULL: the program throws. */
AdjOrder adj_order_drift (int unit, const int dice[2]);

/* ADJ_NO_HEX: off the map. */
AdjOrder adj_order_place (const guint16 *units, guint n_units, AdjHex hex);
AdjOrder adj_order_mark (AdjHex hex, AdjMarkerKind kind);
AdjOrder adj_order_eliminate (const guint16 *units, guint n_units);

/* Facts that are so, and those that are not. */
AdjOrder adj_order_status (int unit, guint16 set, guint16 cleared);

/* Both of AdjBears. */
AdjOrder adj_order_bears (int unit, guint8 put, guint8 taken);
AdjOrder adj_order_rally (int unit);
AdjOrder adj_order_victory (int side);

/* option: its index in the ruleset. */
AdjOrder adj_order_option (int option, int value);
AdjOrder adj_order_mirror (AdjMirror mirror);

/* about: the number of the order, 0: none. */
AdjOrder adj_order_note (guint about, const char *text);
AdjOrder adj_order_bookmark (guint about, const char *text);
AdjOrder adj_order_next (void);
