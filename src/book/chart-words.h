/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/draft.h"

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

/* A line that is being read, for the draft that it changes. */
typedef struct
{
  AdjDraft *draft;
  const AdjScenario *scenario; /* as it was before */
  AdjChartWords cut;
} AdjChartLine;

/* "" behind the last. */
const char *adj_chart_word (const AdjChartLine *self, guint i);

const char *adj_chart_key (const AdjChartLine *self, guint i);
const char *adj_chart_value (const AdjChartLine *self, guint i);

/* FALSE; takes the reason over. */
gboolean adj_chart_refuse (const AdjChartLine *self, char *reason);
gboolean adj_chart_refuse_number (const AdjChartLine *self, int low, int high);
