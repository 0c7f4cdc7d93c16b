/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/skirmish-file.h"

/* The part "show" of the command. eyes: a side's name, or NULL for all; say: in sentences. */
AdjExitCode
adj_cli_skirmish_show (const char *path, const char *view, const char *eyes, gboolean say);
