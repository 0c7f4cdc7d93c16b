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

static char *
write_skirmish (gpointer skirmish, gsize *length)
{
  return adj_skirmish_write (skirmish, length);
}

const AdjSalvageWay adj_skirmish_salvage = {
  .end = ADJ_SKIRMISH_END,
  .max_bytes = ADJ_SKIRMISH_BYTES,
  .read = read_skirmish,
  .count = count_entries,
  .write = write_skirmish,
  .free = (GDestroyNotify) adj_skirmish_free,
};
