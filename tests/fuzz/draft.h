/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/draft.h"

/* Of tests/book/small.scenario.xml. */
AdjDraft *fuzz_new_draft (void);

/* What stands there now is read as a file is, and is the battle that is shown. */
void fuzz_read_back (const AdjDraft *draft);
