/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/doc.h"

/* A document without pages: as plain text for a letter, as HTML for a forum. */

char *adj_doc_to_text (const AdjDoc *self);
char *adj_doc_to_html (const AdjDoc *self);
