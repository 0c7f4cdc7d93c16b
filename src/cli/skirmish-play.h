/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/skirmish-file.h"

/* How orders are carried out. */
typedef struct
{
  int strict; /* TRUE or FALSE from now on, -1 as it was */
  gboolean keep_going;
  gboolean say;     /* in sentences */
  const char *eyes; /* of who types; NULL for all */
} AdjSkirmishPlaying;

/* The part "play" of the command; orders: NULL to read them. */
AdjExitCode
adj_cli_skirmish_play (const char *path, const char *orders, const AdjSkirmishPlaying *how);
