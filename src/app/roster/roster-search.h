/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/roster/roster.h"

/* Does the unit answer a search of the roster: is every word of it in its name, arm, place or
 * condition? A word such as >4, <4 or =4 asks for its strength, and a side's name for its side. */
gboolean adj_roster_answers (AdjRosterItem *item, const char *search);
