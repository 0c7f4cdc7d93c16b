/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/draft.h"
#include "book/library.h"

/* tests/book/small.scenario.xml with its ruleset, without a problem. */
AdjBook *small_book (void);

/* A draft of that scenario. */
AdjDraft *small_draft (void);

/* A shipped scenario likewise. */
AdjBook *shipped_book (const char *id);
