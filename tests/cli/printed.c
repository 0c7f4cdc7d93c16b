/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "printed.h"

#include "ask.h"

char *
printed_scratch (const char *name)
{
  g_autofree char *folder = g_dir_make_tmp ("adjutant-XXXXXX", NULL);

  return g_build_filename (folder, name, NULL);
}

char *
printed_bytes (const char *path)
{
  char *bytes = NULL;

  g_assert_true (g_file_get_contents (path, &bytes, NULL, NULL));
  return bytes;
}

void
printed_assert_pdf (const char *path)
{
  g_autofree char *bytes = printed_bytes (path);

  g_assert_true (g_str_has_prefix (bytes, "%PDF-"));
}

char *
printed_three_turns (void)
{
  char *game = printed_scratch ("turns.adjutant");
  g_autoptr (Answer) new = ask ("new", "chickamauga", "-o", game, NULL);
  g_autoptr (Answer) play =
      ask ("play", game,
           "move wilder n; next!; next!; next!; next!; move wilder n; next!; next!; next!; next!; "
           "move wilder n",
           NULL);

  assert_said (new, 0);
  assert_said (play, 0);
  return game;
}
