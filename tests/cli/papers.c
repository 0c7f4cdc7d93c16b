/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "papers.h"

#include <glib/gstdio.h>

#include "ask.h"
#include "sheets/sheet.h"

const char *const papers_forms[] = { ".txt", ".html", ".pdf", NULL };

char **
papers_of_game (void)
{
  char **names = g_new0 (char *, ADJ_SHEET_SIDE + 1);

  for (int kind = 0; kind < ADJ_SHEET_SIDE; kind++)
    names[kind] = g_strdup (adj_sheet_name ((AdjSheetKind) kind));
  return names;
}

static char *
read_pdf (const char *path)
{
  const char *const reader[] = { "pdftotext", "-layout", path, "-", NULL };
  g_autofree char *program = g_find_program_in_path (reader[0]);
  char *text = NULL;

  if (program == NULL)
    return NULL;
  g_assert_true (g_spawn_sync (NULL, (char **) reader, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &text,
                               NULL, NULL, NULL));
  return text;
}

char *
papers_print (const char *game, const char *sheet, const char *eyes, const char *form)
{
  g_autofree char *path = g_strconcat (game, form, NULL);
  g_autoptr (Answer) answer = ask ("print", game, sheet, "--eyes", eyes, "-o", path, NULL);
  char *text = NULL;

  assert_said (answer, 0);
  if (g_str_has_suffix (form, ".pdf"))
    text = read_pdf (path);
  else
    g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_unlink (path);
  return text;
}

void
papers_remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (folder, name, NULL);

      g_unlink (file);
    }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}
