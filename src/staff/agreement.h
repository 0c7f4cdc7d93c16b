/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/order-make.h"
#include "staff/articles.h"

/* What the players agree on before a game: each option of the rules and what it is set to. As text
 * it says what differs from the standard game, "entrenchments=on il-losses=day", and is empty where
 * nothing does. */

typedef struct
{
  gint16 values[ADJ_N_OPTIONS]; /* by AdjOptionKey */
} AdjAgreement;

/* The standard game, with the rules of one article on top of it. */
AdjAgreement adj_agreement_of_article (const AdjRuleset *ruleset, AdjArticle article);

/* What these rules do not know is passed over: the text may have been kept under others. */
AdjAgreement adj_agreement_read (const AdjRuleset *ruleset, const char *text);
char *adj_agreement_write (const AdjRuleset *ruleset, const AdjAgreement *self);

gboolean adj_agreement_equal (const AdjAgreement *self, const AdjAgreement *other);

/* The orders that bring a new game there, at most ADJ_N_OPTIONS; how many they are. */
guint adj_agreement_orders (const AdjRuleset *ruleset, const AdjAgreement *self, AdjOrder *orders);
