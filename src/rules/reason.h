/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/judge.h"

/* The word a save file and the command line have for a reason: "too-far". */
const char *adj_reason_name (AdjReason reason);
int adj_reason_find (const char *name); /* -1 if there is none */

/* Does it rest on where units stand? Players who mirror losses alone do not hear of those. */
gboolean adj_reason_is_of_position (AdjReason reason);
