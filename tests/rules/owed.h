/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/judge.h"

/* Each answer offered to pay what is owed on the table is judged ok, and each step that is not
 * offered is warned of or makes no sense. Returns how many answers were offered. */
guint owed_check (AdjJudge *judge, const AdjTable *table);
