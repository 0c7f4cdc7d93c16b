/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/attack.h"

#define ADJ_MAX_PICKED_HEXES ADJ_MAX_MARKERS /* a list points to works */

/* The picks on the board and in the lists, the same everywhere: units an order will be about, hexes
 * of the enemy they are to attack, or hexes that a list only points to. */
typedef struct
{
  guint n_units;
  guint16 units[ADJ_MAX_BATTLE_UNITS];
  guint n_targets;
  AdjHex targets[ADJ_MAX_TARGETS];
  guint8 reduced; /* the lower column declared for this attack, from 1; 0: none is */
  guint n_hexes;  /* pointed to: until anything else is picked */
  AdjHex hexes[ADJ_MAX_PICKED_HEXES];
  guint8 drift[2]; /* dice typed for the one unit's drift, direction and points; 0: not yet */
  guint8 waits;    /* of the one unit's plot, at the end of its way so far (staff/plot-case.h) */
  gboolean no_room_for_unit; /* that was picked as well: to be told, and then forgotten */
  gboolean no_room_for_target;
} AdjPicks;

gboolean adj_picks_has_unit (const AdjPicks *self, int unit);
gboolean adj_picks_has_target (const AdjPicks *self, AdjHex hex);

/* Each adds what is not there and takes out what is; FALSE if there is no room. */
gboolean adj_picks_toggle_unit (AdjPicks *self, int unit);
gboolean adj_picks_toggle_target (AdjPicks *self, AdjHex hex);

/* Why something that was picked is not among them; NULL: all of it is. */
char *adj_picks_left_out (const AdjPicks *self);

/* Picks every unit of one hex, or drops them if all are picked already. */
void adj_picks_toggle_stack (AdjPicks *self, const AdjField *field, AdjHex hex);

/* Everybody who may lawfully attack all of the targets, and nobody else. seen: the table as the
 * eyes see it. */
void adj_picks_all_who_can (AdjPicks *self, const AdjField *seen);

/* The side whose attack it is, or would be: in a phase of both sides that of the units, or the
 * enemy of the targets, that are picked. ADJ_NO_SIDE: it is not decided yet. */
int adj_picks_attacker (const AdjPicks *self, const AdjField *field);

/* Are those in the hex whom that side attacks? */
gboolean adj_picks_aim_at (const AdjPicks *self, const AdjField *field, AdjHex hex);

/* Drops what the table no longer bears out. TRUE if anything went. */
gboolean adj_picks_prune (AdjPicks *self, const AdjField *field);

/* The attack the picks make. FALSE if there is none. */
gboolean adj_picks_attack (const AdjPicks *self, AdjJudge *judge, AdjAttack *attack);
