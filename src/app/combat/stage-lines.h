/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/line-list.h"
#include "table/view.h"

/* The stages in which waiting results are carried out (Y S7.5), as a list: what is done, what is
 * under way, and whom the others will be about. */
void adj_stage_lines_show (AdjLineList *list, const AdjView *view);
