/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/window/panels.h"

/* The corrections, from wherever they are asked for: "correct.edit", "insert", "strike" and
 * "take" with an order's number, "unit" with an id, "hex" and "turn" with a number, "victory". Each
 * opens the panel that shows what comes of it. They can be asked for in the widget and below; the
 * panels are part of it. */
void adj_correction_actions_add (GtkWidget *widget, AdjPanels *panels);
