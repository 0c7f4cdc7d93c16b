/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* The values that may stand in one field, of a file or of a form: how they are written, and how
 * they are read. */

/* 1 to max characters, none of them a control character or one that XML has no place for. */
gboolean adj_value_is_text (const char *text, int max);

/* A name in our files: a-z, 0-9 / . ' - and at most max characters. */
gboolean adj_value_is_name (const char *text, int max);

/* Decimal digits, perhaps behind a minus. */
gboolean adj_value_parse_int (const char *text, int min, int max, int *out);

/* Movement points: N or N/2 N/3 N/6, N at most 594; held in sixths. */
gboolean adj_value_parse_mp (const char *text, int *sixths);
char *adj_value_print_mp (int sixths); /* "6", "2/3", "13/6" */

/* The same as people say it, with the whole before the rest: "5 1/3". */
char *adj_value_say_mp (int sixths);

/* The points that somebody means by a decimal, as they are written: "2/3" for 0.66 and 0.67; NULL
 * for what is no decimal of a sixth. */
char *adj_value_mean_mp (const char *text);

/* Why text is no number of points: write 2/3 for a decimal; otherwise that sentence. */
char *adj_value_refuse_mp (const char *text, const char *otherwise);

/* Unicode's category Cc; every character of a file is asked, so no table is searched. */
static inline gboolean
adj_value_is_control (gunichar c)
{
  return c < 0x20 || (c >= 0x7f && c < 0xa0);
}
