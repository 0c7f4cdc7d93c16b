/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/help/markdown.h"

/* The pages of docs that players read, each in the language of the words around it if it is
 * translated, in English if not. A translated page has the same pieces as the English one, in the
 * same order: that is checked where the tests are. */

#define ADJ_HELP_N_PAGES 5

/* "playing", "first-battle", "filling-in", "orders", "formats", in the order they are listed. */
extern const char *const adj_help_pages[ADJ_HELP_N_PAGES];

/* Its pieces, AdjPiece; where a picture lies is said as a resource. */
GPtrArray *adj_help_page_read (const char *page);

/* The page of "playing", "playing.md" or "playing#what-if", and which piece of it is meant; NULL if
 * there is none such. Headings go by their English names whatever language is shown. */
const char *adj_help_find (const char *place, guint *index);
