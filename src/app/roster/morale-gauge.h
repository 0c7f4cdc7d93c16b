/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/part.h"

/* How much of its strength each side has lost, and how far it is from being demoralized
 * (Y 11.64); nothing where that is not played. */

#define ADJ_TYPE_MORALE_GAUGE (adj_morale_gauge_get_type ())
G_DECLARE_FINAL_TYPE (AdjMoraleGauge, adj_morale_gauge, ADJ, MORALE_GAUGE, AdjPart)
