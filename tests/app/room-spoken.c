/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "room.h"

#include <glib/gi18n-lib.h>
#include <locale.h>

/* English, or a language of a catalogue: its words are often longer. */

static char *folder; /* of the compiled catalogue; NULL for none */

/* Compiled here and now, so that it does not matter which languages the program is built with. */
static void
read_catalogue (const char *language)
{
  g_autofree char *messages = g_build_filename (folder, language, "LC_MESSAGES", NULL);
  g_autofree char *compiled = g_build_filename (messages, GETTEXT_PACKAGE ".mo", NULL);
  g_autofree char *name = g_strconcat (language, ".po", NULL);
  g_autofree char *words = g_test_build_filename (G_TEST_DIST, "..", "..", "po", name, NULL);
  const char *const compile[] = { "msgfmt", "-o", compiled, words, NULL };
  int status = -1;

  g_assert_cmpint (g_mkdir_with_parents (messages, 0700), ==, 0);
  g_assert_true (g_spawn_sync (NULL, (char **) compile, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL,
                               NULL, &status, NULL));
  g_assert_cmpint (status, ==, 0);
  g_setenv ("LANGUAGE", language, TRUE);
  g_assert_nonnull (setlocale (LC_ALL, "C.UTF-8"));
  bindtextdomain (GETTEXT_PACKAGE, folder);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_assert_cmpstr (dgettext (GETTEXT_PACKAGE, "Turn record"), !=, "Turn record");
}

void
room_speak (void)
{
  const char *language = g_getenv ("ADJUTANT_ROOM_LANGUAGE");

  if (language == NULL || *language == '\0')
    return;
  folder = folder_make ();
  read_catalogue (language + 1); /* "-de" */
}

void
room_fall_silent (void)
{
  if (folder != NULL)
    folder_remove (folder);
}

/* Names and orders are the same in all of them. */
gboolean
room_may_outgrow (void)
{
  return FALSE;
}

void
room_check_words (GtkWidget *widget, const char *where)
{
}
