/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/skirmish-file.h"

/* What is printed, as it was typed; all may be NULL. */
typedef struct
{
  const char *output;
  const char *paper;
  const char *eyes; /* NULL: what both sides may know */
} AdjSkirmishPrinting;

/* The part "print" of the command. */
AdjExitCode
adj_cli_skirmish_print (const char *path, const char *sheet, const AdjSkirmishPrinting *how);
