/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/part.h"

/* The phase's checklist: what is owed, what is due, what need not be done and why. A row picks
 * the units it is about. */

#define ADJ_TYPE_CHECKLIST (adj_checklist_get_type ())
G_DECLARE_FINAL_TYPE (AdjChecklist, adj_checklist, ADJ, CHECKLIST, AdjPart)
