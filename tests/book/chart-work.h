/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/chart-line.h"

/* Types a line that is taken. */
void chart (AdjDraft *draft, const char *line);

/* What the battle's file has by now. */
void chart_has (const AdjDraft *draft, const char *there);
void chart_has_not (const AdjDraft *draft, const char *there);
