/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/library.h"

/* tests/book/small.scenario.xml with its ruleset, without a problem. */
AdjBook *small_book (void);

/* A shipped scenario likewise. */
AdjBook *shipped_book (const char *id);
