/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "skirmish/salvage.h"

#include "skirmish/file.h"

static gpointer
read_skirmish (const char *text, gsize length, AdjProblems *problems)
{
  return adj_skirmish_parse (text, length, problems);
}

static guint
count_entries (gpointer skirmish)
{
  return adj_skirmish_get_entries (skirmish)->len;
}

const AdjSalvageWay adj_skirmish_salvage = {
  .end = ADJ_SKIRMISH_END,
  .max_bytes = ADJ_SKIRMISH_BYTES,
  .read = read_skirmish,
  .count = count_entries,
  .free = (GDestroyNotify) adj_skirmish_free,
};
