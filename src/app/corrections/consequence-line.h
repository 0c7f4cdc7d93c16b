/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/item.h"
#include "words/consequence.h"

/* An order that does not come out as it is recorded, in a list. */

#define ADJ_TYPE_CONSEQUENCE_LINE (adj_consequence_line_get_type ())
G_DECLARE_FINAL_TYPE (AdjConsequenceLine, adj_consequence_line, ADJ, CONSEQUENCE_LINE, AdjItem)

/* book: the one it was judged by. */
AdjConsequenceLine *
adj_consequence_line_new (AdjGame *game, const AdjBook *book, const AdjConsequence *consequence);

guint adj_consequence_line_get_number (AdjConsequenceLine *self);
AdjConsequenceKind adj_consequence_line_get_kind (AdjConsequenceLine *self);
const AdjConsequenceText *adj_consequence_line_get_text (AdjConsequenceLine *self);

/* Are the players to say what shall hold? FALSE unless set. */
gboolean adj_consequence_line_get_asks (AdjConsequenceLine *self);
void adj_consequence_line_set_asks (AdjConsequenceLine *self, gboolean asks);

/* All of it, as it is read out. */
char *adj_consequence_line_describe (AdjConsequenceLine *self);
