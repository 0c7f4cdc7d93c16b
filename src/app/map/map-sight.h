/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/map/map-hands.h"

/* The part of a book's map that is in sight, and which way it lies: the hands are told where to. */

/* A map that was laid there just now is seen whole if it can be read so, or else where its layer
 * wants it to be looked at first. */
void adj_map_sight_begin (AdjMapHands *hands, const AdjMapLayer *layer, gpointer owner);

/* Flies until all of it is seen. */
void adj_map_sight_fit (AdjMapHands *hands);

/* Brings a hex into the middle, close enough to be read. */
void adj_map_sight_fly_to (AdjMapHands *hands, const AdjBook *book, AdjHex hex);

/* Brings a hex into sight, if it is not: into the middle, clear of the tools, or no farther than
 * need be. */
void adj_map_sight_show (AdjMapHands *hands, const AdjBook *book, AdjHex hex);
void adj_map_sight_keep (AdjMapHands *hands, const AdjBook *book, AdjHexId id);

/* Is all of the hex in sight, clear of the tools? */
gboolean adj_map_sight_has (AdjMapHands *hands, const AdjBook *book, AdjHex hex);

/* Quarter turns clockwise, as the map lies on the table: the battle remembers them. */
void adj_map_sight_turn (AdjMapHands *hands, const AdjBook *book, int quarters);
int adj_map_sight_turns (const AdjBook *book);
