/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/session/session.h"
#include "staff/combat-case.h"

/* A battle from the first pick to the die: who fights, the attack argued on paper, what the
 * defender may answer, and the keys of the die. Where nobody fights, the odds of typed strengths.
 * Its buttons are actions of the panel around it.
 *
 * Property and class action "reduce", "combat.reduce": the lower column declared (BG 7.9), -1 for
 * none; it counts when the page is shown again. Signal "applied": another result is read off the
 * players' own table. */

#define ADJ_TYPE_BATTLE_PAGE (adj_battle_page_get_type ())
G_DECLARE_FINAL_TYPE (AdjBattlePage, adj_battle_page, ADJ, BATTLE_PAGE, GtkWidget)

void adj_battle_page_show (AdjBattlePage *self, AdjSession *session);

/* There is no battle here now. */
void adj_battle_page_forget (AdjBattlePage *self);

/* For the typed strengths. */
void adj_battle_page_set_ruleset (AdjBattlePage *self, AdjRuleset *ruleset);

/* NULL: no battle is picked or open. */
const AdjCombatCase *adj_battle_page_get_case (AdjBattlePage *self);

/* The die can be thrown: an attack, and its result known or read off the players' own table. */
gboolean adj_battle_page_is_ready (AdjBattlePage *self);

/* Then the order that throws it, and uses up what was read off; face 0: the program throws. */
AdjOrder adj_battle_page_throw (AdjBattlePage *self, int face);
