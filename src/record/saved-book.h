/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/book.h"
#include "desk/xml.h"

/* The book inside a game's file: ruleset and scenario as the texts of their own files. */

void adj_saved_book_write (AdjXmlWriter *xml, const AdjBook *book);
void adj_saved_book_write_corrected (AdjXmlWriter *xml, const AdjBook *book);

/* NULL, with problems, if it cannot be used. What was read last is kept: the same texts are the
   same book. */
AdjBook *adj_saved_book_read (const AdjXmlNode *root, AdjProblems *problems);

/* The scenario in node, in the place of the one in book, whose hexes, units and awards it must
 * have: so old games keep a corrected one. NULL, with problems, if it cannot be used. */
AdjBook *
adj_saved_book_read_corrected (const AdjXmlNode *node, const AdjBook *book, AdjProblems *problems);
