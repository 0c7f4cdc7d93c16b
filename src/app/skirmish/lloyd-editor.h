/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/trouble.h"

/* Brings up the window of Lloyd's tables, one for the whole program. If they cannot be opened
 * trouble says why. */
void adj_lloyd_editor_present (GtkWindow *parent, AdjTrouble *trouble);
