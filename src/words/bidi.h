/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Text that runs from right to left, with names, hexes and figures in it that do not. */

/* Has it letters that run from right to left, or from left to right? Figures do neither. */
gboolean adj_bidi_has (const char *text, gboolean rtl);

/* By its first letter. */
gboolean adj_bidi_is_rtl (const char *text);

/* Does the language that sentences are translated into run from right to left? */
gboolean adj_bidi_language_is_rtl (void);

/* The text as one piece in a sentence: what stands beside it does not mix with it, so that
 * 3/1/XIV is not read as XIV/1/3. Only where the language needs it; otherwise a copy. */
char *adj_bidi_isolate (const char *text);

/* Several (of char), each a piece of its own. */
char *adj_bidi_join (const GPtrArray *texts, const char *between);
