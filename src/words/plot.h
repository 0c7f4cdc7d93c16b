/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/effect.h"
#include "table/view.h"

/* Marches by plot in sentences: what was plotted, the segments, and why each unit stopped
 * (E N.9). */

/* Why a unit goes no farther: "its plot ends". */
const char *adj_words_halt (AdjHalt why);

char *adj_words_plot_effect (const AdjView *view, const AdjEffect *effect);
