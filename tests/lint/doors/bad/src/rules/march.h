/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The cost of the way; NULL if it leads nowhere. The caller hands over a path. */
const char *adj_march_cost (const AdjField *field, const AdjHex *path);

AdjHex *
adj_march_ends (AdjReach *self, AdjHex ends[6]);

void adj_march_do (AdjJudge *judge);
