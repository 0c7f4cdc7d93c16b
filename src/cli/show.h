/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/cli.h"

/* The views of "show" on a book, one function each; extra is the view's own argument. */
typedef struct
{
  const char *name;
  const char *extra; /* what it needs behind it, or NULL */
  AdjExitCode (*print) (const AdjBook *book, const char *extra);
} AdjCliView;

AdjExitCode
adj_cli_show_summary (const AdjBook *book, const char *extra);
AdjExitCode
adj_cli_show_map (const AdjBook *book, const char *extra);
AdjExitCode
adj_cli_show_units (const AdjBook *book, const char *extra);
AdjExitCode
adj_cli_show_hex (const AdjBook *book, const char *extra);
AdjExitCode
adj_cli_show_reinforcements (const AdjBook *book, const char *extra);
AdjExitCode
adj_cli_show_victory (const AdjBook *book, const char *extra);
AdjExitCode
adj_cli_show_options (const AdjBook *book, const char *extra);
AdjExitCode
adj_cli_show_rows (const AdjBook *book, const char *extra);
AdjExitCode
adj_cli_show_unknown (const AdjBook *book, const char *extra);
