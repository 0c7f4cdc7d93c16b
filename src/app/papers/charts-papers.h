/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/books/own-battle.h"
#include "app/papers/print-window.h"

/* The papers of a battle that is being filled in, as it stands: the proof sheets to compare with
 * the print, and what still has to be typed in. */
GtkWidget *adj_charts_papers_new (GtkWindow *charts, AdjOwnBattle *battle);
