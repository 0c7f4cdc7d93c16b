/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hex/layout.h"
#include "rules/field.h"

/* Where a board is looked at when it is opened and does not go on the screen whole: the place with
 * most units of the phasing side around it, if nobody phases of both sides. The map is measured in
 * hexes (1 from a hex's centre to its corner), and so much of it is seen at once. FALSE if none of
 * them stands on the map. */
gboolean adj_first_look (const AdjField *field, AdjPoint room, AdjPoint *place);
