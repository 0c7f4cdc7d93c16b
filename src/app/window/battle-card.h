/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "book/book.h"

/* One battle to begin: its map drawn small, or the emblem of one that needs the player's own
 * charts, turns and sides. The picture is painted when the card first comes on the screen, light or
 * dark as the window is. */

#define ADJ_TYPE_BATTLE_CARD (adj_battle_card_get_type ())
G_DECLARE_FINAL_TYPE (AdjBattleCard, adj_battle_card, ADJ, BATTLE_CARD, GtkFlowBoxChild)

GtkWidget *adj_battle_card_new (AdjBook *book, const char *path);
const char *adj_battle_card_get_path (AdjBattleCard *self);
const AdjScenario *adj_battle_card_get_scenario (AdjBattleCard *self);
gboolean adj_battle_card_is_complete (AdjBattleCard *self);

/* Is its map or its emblem there? */
gboolean adj_battle_card_is_painted (AdjBattleCard *self);
