/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/effect.h"
#include "table/view.h"

/* Effects as the save file has them: "moved 1/1/xiv 1317 1318 spent 6", several parted by "; ".
 * Units and hexes by their ids, so that a person can read them and a changed book cannot shift
 * them. The view's table is the one before the effect; who did not know a unit that turns up reads
 * its id behind its alias. */
void adj_effect_print (GString *text, const AdjView *view, const AdjEffect *effect);

/* The same without what has a name there: that is for who lays the table again, not for who reads
 * what happened. */
void adj_effect_print_plain (GString *text, const AdjView *view, const AdjEffect *effect);

/* All of a text, of which NULL has none; FALSE if one cannot be read (a hand-edited file). effects
 * is of AdjEffect. */
gboolean adj_effects_parse (const AdjBook *book, const char *text, GArray *effects);
