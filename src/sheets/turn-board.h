/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/turn-canvas.h"

/* Beyond the map's edge, next to the hex: where there is no neighbour. */
AdjPoint adj_turn_outside (const AdjMapStyle *style, AdjHex hex);

/* The ground with all that stands on it; the labels know it then. */
void adj_turn_board_paint (const AdjTurnCanvas *canvas);

/* A ring in each hex that brings points, in its holder's colour. */
void adj_turn_rings_paint (const AdjTurnCanvas *canvas);

/* In the colour of a side, or of none. */
AdjMarkStyle adj_turn_mark (const AdjTurnCanvas *canvas, int side);
