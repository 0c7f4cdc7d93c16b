/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sketch.h"

/* Sketches played by the revised rules, as they are shipped or with what their owner has typed in.
 */

/* Each change is "what stands in the file=>what stands there instead"; NULL-terminated. */
AdjRuleset *revised_rules (const char *const *changes);

/* The whole of it as shipped; with zones of control that reach the six hexes around. */
Sketch *revised_new (const char *layout);
Sketch *revised_with_zones (const char *layout);

/* A layout with straight ways along columns, turned so that they run along rows of a pointy map. */
char *revised_turned (const char *layout);
