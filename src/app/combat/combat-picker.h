/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/session/session.h"

/* The defenders and attackers of a battle, in lists to tick: the same picks as on the board. */

#define ADJ_TYPE_COMBAT_PICKER (adj_combat_picker_get_type ())
G_DECLARE_FINAL_TYPE (AdjCombatPicker, adj_combat_picker, ADJ, COMBAT_PICKER, GtkWidget)

void adj_combat_picker_show (AdjCombatPicker *self, AdjSession *session);

/* Is there anybody to attack, of those it shows? */
gboolean adj_combat_picker_has_targets (AdjCombatPicker *self);
