/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Asks which battle is to be begun from nothing: by which rules, and under which title. Signal
 * "begin" (title, id of the rules): it is; the window is closed by whoever begins it. */

#define ADJ_TYPE_NEW_BATTLE (adj_new_battle_get_type ())
G_DECLARE_FINAL_TYPE (AdjNewBattle, adj_new_battle, ADJ, NEW_BATTLE, GtkWindow)

AdjNewBattle *adj_new_battle_new (GtkWindow *parent);
