/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The cost of the way. why may be NULL. */
int adj_march_cost (const AdjField *field, const AdjHex *path, guint n_path, char **why);

void
adj_march_do (AdjJudge *judge, AdjGame *game, int unit, const char *text, AdjHex ends[6], GError **error);

static inline int
adj_march_left (const AdjField *field)
{
  return field->left;
}
