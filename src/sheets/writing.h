/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/doc.h"

/* A document without pages: as plain text for a letter, as HTML for a forum. */

char *adj_docs_to_text (const GPtrArray *docs);
char *adj_docs_to_html (const GPtrArray *docs);
