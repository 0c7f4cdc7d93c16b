/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/salvage.h"

#include "record/save.h"

static gpointer
read_game (const char *text, gsize length, AdjProblems *problems)
{
  return adj_game_parse (text, length, problems, NULL);
}

static guint
count_entries (gpointer game)
{
  return adj_game_get_play (game)->entries->len;
}

static char *
write_game (gpointer game, gsize *length)
{
  return adj_game_write (game, length);
}

const AdjSalvageWay adj_game_salvage = {
  .end = ADJ_GAME_END,
  .max_bytes = ADJ_GAME_BYTES,
  .read = read_game,
  .count = count_entries,
  .write = write_game,
  .free = g_object_unref,
};
