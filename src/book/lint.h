/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/book.h"

/* Faults of a book that can be read and is hardly meant so, added to problems as warnings. They are
 * asked for, not part of loading: whoever opens a game wants to play. The place of a doubt is a hex
 * by its number, or two hexes and the side between them. */
void adj_lint (const AdjBook *book, AdjProblems *problems);

/* The same of a ruleset by itself. */
void adj_lint_ruleset (const AdjRuleset *ruleset, AdjProblems *problems);
