/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "old-game.h"

#include "record/save.h"

char *
old_game_write (AdjSession *session, const char *folder)
{
  char *path = g_build_filename (folder, "old.adjutant", NULL);
  gsize length;
  g_autofree char *text = adj_game_write (adj_session_get_game (session), &length);
  g_auto (GStrv) halves = g_strsplit (text, "order=\"move wilder 1021\" verdict=\"ok\"", 2);
  g_autofree char *old = NULL;

  g_assert_nonnull (halves[1]);
  old = g_strjoin ("order=\"move wilder 1021\" verdict=\"warned\" unjudged=\"yes\"", halves[0],
                   halves[1], NULL);
  g_assert_true (g_file_set_contents (path, old, -1, NULL));
  return path;
}
