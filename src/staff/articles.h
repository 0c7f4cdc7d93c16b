/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/ruleset.h"

/* Where an option of the rules comes from, and under which other one it stands. */

typedef enum
{
  ADJ_ARTICLE_STANDARD, /* a choice within the booklets' own rules */
  ADJ_ARTICLE_YOUNG,
  ADJ_ARTICLE_EPPERSON,
  ADJ_N_ARTICLES,
} AdjArticle;

/* Has the row of the ledger that cites it first this article's letter? An option that no row cites
 * was printed beside the one before it in the rules' file. */
AdjArticle adj_article_of (const AdjRuleset *ruleset, guint option);

/* What a player calls it. */
const char *adj_article_title (AdjArticle article);

/* "standard", "young", "epperson": what is typed, NULL-terminated. */
extern const char *const adj_article_words[];

/* Is it a rule of its own, with a row that says so, and played by the program? */
gboolean adj_article_has_rule (const AdjRuleset *ruleset, guint option);

/* The option that it is a part of or needs; -1 if it stands for itself. */
int adj_option_parent (const AdjRuleset *ruleset, guint option);
