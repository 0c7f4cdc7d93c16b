/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/papers/print-window.h"
#include "app/session/session.h"
#include "sheets/sheet.h"

/* The papers of a game of hexes: an AdjPrintWindow, which goes when other eyes look. */
GtkWidget *adj_game_papers_new (GtkWindow *game, AdjSession *session);

/* Shows that paper, of the whole game so far. */
void adj_game_papers_show (GtkWidget *papers, AdjSheetKind kind);
