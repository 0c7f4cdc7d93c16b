/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "player.h"

/* The liberties that optional rules of combat give him; none, and no lot is drawn, where they are
 * not in force. */

/* Is there anything to be answered between an attack and its die? */
gboolean player_may_answer (const Player *self);
void player_answer (Player *self);

/* The same of both sides between all attacks and all dice, the first player's first (Y S7.7). */
void player_answer_together (Player *self);

/* He need not fight on (Y 7.0). */
gboolean player_may_stop (Player *self);

/* Those who are repulsed go; FALSE if there was nobody (Y 7.77). */
gboolean player_goes_back (Player *self);

/* A charge that ends beside an enemy, in place of a march (Y 8.73). */
gboolean player_charges (Player *self, int unit);
