/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* A line of the charts in its parts: the words before the first KEY=VALUE, and these. A value goes
 * on to the next key; in double quotes it may hold an equals sign. */
typedef struct
{
  GPtrArray *words;  /* of char *, lower case */
  GPtrArray *typed;  /* the same as they were typed */
  GPtrArray *keys;   /* of char * */
  GPtrArray *values; /* of char *, as many */
} AdjChartWords;

/* text: UTF-8. */
void adj_chart_words_cut (AdjChartWords *self, const char *text);
void adj_chart_words_clear (AdjChartWords *self);
