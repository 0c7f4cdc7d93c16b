/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/turn-canvas.h"

/* Battles, losses and names, each where it covers least. */
void adj_turn_marks_paint (const AdjTurnCanvas *canvas);

/* The names of towns and bridges alone, in letters so high. */
void adj_turn_names_paint (const AdjTurnCanvas *canvas, double height);
