/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/judge.h"

/* Whatever is offered to pay what is owed on the table is judged ok, and whatever step is not
 * offered is warned of or makes no sense. Returns how many answers were offered. */
guint owed_check (AdjJudge *judge, const AdjTable *table);
