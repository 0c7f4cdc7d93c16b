/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/part.h"

/* The options of the session's ruleset that the program plays. Setting one is an order, before
 * the game or in the middle of it. */

#define ADJ_TYPE_OPTIONS_LIST (adj_options_list_get_type ())
G_DECLARE_FINAL_TYPE (AdjOptionsList, adj_options_list, ADJ, OPTIONS_LIST, AdjPart)
