/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/words.h"

#include <stddef.h>

const char *const adj_arm_symbols[] = { "infantry", "artillery", "cavalry", "horse-artillery",
                                        "train",    "gunboat",   NULL };
const char *const adj_terrain_looks[] = { "unknown", "clear", "forest", "rough", "forest-rough",
                                          "town",    "water", "swamp",  NULL };
const char *const adj_feature_looks[] = { "road",   "trail", "turnpike", "railway", "creek",
                                          "bridge", "ford",  "ferry",    "slope",   NULL };
const char *const adj_phase_kinds[] = { "movement", "combat", "plot", NULL };
const char *const adj_phase_players[] = { "first", "second", "both", NULL };
const char *const adj_phase_whens[] = { "always", "day", "night", NULL };
const char *const adj_zone_reaches[] = { "adjacent", "unknown", NULL };
const char *const adj_option_kinds[] = { "rule", "switch", "figure", NULL };
const char *const adj_combat_results[] = { "Ae", "Ar", "Ex", "Dr", "De", NULL };
const char *const adj_side_colours[] = { "blue", "gray", NULL };
const char *const adj_map_orientations[] = { "flat", "pointy", NULL };
const char *const adj_map_shifts[] = { "even", "odd", NULL };
const char *const adj_map_figures[] = {
  "columns", "rows", "orientation", "shifted", "compass", NULL
};
const char *const adj_hex_drawings[] = { "nothing", "town", NULL };
const char *const adj_unit_sizes[] = { "brigade",  "section", "battery", "regiment",
                                       "division", "corps",   NULL };
const char *const adj_award_kinds[] = { "eliminated", "exited",     "held",
                                        "once-held",  "not-exited", "cut-off",
                                        "in-zone",    "exit-lead",  NULL };
const char *const adj_award_pers[] = { "once", "strength", "unit", NULL };
const char *const adj_level_measures[] = { "ratio", "margin", NULL };
const char *const adj_unknown_things[] = { "map",     "turns",         "nights",   "first-player",
                                           "set-up",  "strengths",     "arrivals", "exits",
                                           "victory", "special-rules", NULL };
