/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "desk/xml.h"

/* The most bytes of its file; a game, which has it inside, takes as many. */
#define ADJ_SCENARIO_BYTES (4 * 1024 * 1024)
#define ADJ_SCENARIO_VERSION 2

extern const AdjXmlFormat adj_scenario_format;
