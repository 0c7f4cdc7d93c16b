/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "staff/combat-case.h"

/* The faces of the die as keys, each with its result. A key is the action "combat.throw". */

#define ADJ_TYPE_DIE_STRIP (adj_die_strip_get_type ())
G_DECLARE_FINAL_TYPE (AdjDieStrip, adj_die_strip, ADJ, DIE_STRIP, GtkWidget)

void adj_die_strip_show (AdjDieStrip *self, const AdjCombatCase *combat);
