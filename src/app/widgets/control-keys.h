/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "staff/control-throw.h"

#include <gtk/gtk.h>

/* The faces of the die with the digits each brings up, or the ten chits with the chance of each
 * (Y 5.56, 5.57). A key is the action "command.throw". */

#define ADJ_TYPE_CONTROL_KEYS (adj_control_keys_get_type ())
G_DECLARE_FINAL_TYPE (AdjControlKeys, adj_control_keys, ADJ, CONTROL_KEYS, GtkWidget)

void adj_control_keys_show (AdjControlKeys *self, const AdjControlThrow *control);
