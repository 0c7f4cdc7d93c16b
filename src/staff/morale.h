/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/demoralization.h"
#include "table/view.h"

/* The gauges of both sides (Y 11.64); FALSE where the rule is not played. */
gboolean adj_morale_of_both (const AdjView *view, AdjMorale morale[ADJ_SIDES]);
