/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/help/help-pages.h"

#include <gio/gio.h>
#include <libintl.h>
#include <string.h>

#define HELP "/org/adjutant/Adjutant/help/"

const char *const adj_help_pages[ADJ_HELP_N_PAGES] = { "playing", "first-battle", "filling-in",
                                                       "orders", "formats" };

/* ---- Language ---- */

/* That of the words around the page, from the head of their catalog, which stands for the empty
 * sentence: help and window can never differ so, whatever the environment says. "de/", or nothing
 * if they are not translated. */
static char *
folder_of_words (void)
{
  static const char head[] = "";
  static const char field[] = "\nLanguage: ";
  const char *at = strstr (dgettext (GETTEXT_PACKAGE, head), field);

  if (at == NULL)
    return g_strdup ("");
  at += strlen (field);
  return g_strdup_printf ("%.*s/", (int) strcspn (at, "\n"), at);
}

/* From where they lie beside the page to where they lie in the program. */
static void
find_pictures (GPtrArray *all, const char *folder)
{
  for (guint i = 0; i < all->len; i++)
    {
      AdjPiece *prose = g_ptr_array_index (all, i);
      g_autofree char *beside = g_steal_pointer (&prose->picture);

      if (beside != NULL)
        prose->picture = g_strconcat (HELP, folder, beside, NULL);
    }
}

static GPtrArray *
read_from (const char *folder, const char *page)
{
  g_autofree char *path = g_strconcat (HELP, folder, page, ".md", NULL);
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, 0, NULL);
  g_autofree char *text = NULL;
  GPtrArray *all;

  if (bytes == NULL)
    return NULL;
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  all = adj_markdown_read (text);
  find_pictures (all, folder);
  return all;
}

static GPtrArray *
read_english (const char *page)
{
  GPtrArray *all = read_from ("", page);

  g_assert (all != NULL);
  return all;
}

GPtrArray *
adj_help_page_read (const char *page)
{
  g_autofree char *folder = folder_of_words ();
  GPtrArray *all = read_from (folder, page);

  return all != NULL ? all : read_english (page);
}

/* ---- Places ---- */

/* A heading as links name it: "What if" is what-if. */
static char *
name_of_heading (const AdjPiece *heading)
{
  GString *name = g_string_new (NULL);

  for (const char *at = heading->plain; *at != '\0'; at++)
    if (g_ascii_isalnum (*at))
      g_string_append_c (name, g_ascii_tolower (*at));
    else if (*at == ' ')
      g_string_append_c (name, '-');
  return g_string_free (name, FALSE);
}

/* Which heading of the English page has that name, the first being 0; -1 if none has. */
static int
number_of_heading (const char *page, const char *name)
{
  g_autoptr (GPtrArray) all = read_english (page);
  int number = 0;

  for (guint i = 0; i < all->len; i++)
    {
      const AdjPiece *prose = g_ptr_array_index (all, i);
      g_autofree char *own = NULL;

      if (prose->kind != ADJ_PROSE_HEADING)
        continue;
      own = name_of_heading (prose);
      if (g_str_equal (own, name))
        return number;
      number++;
    }
  return -1;
}

/* The heading of that name on the page that is shown. */
static gboolean
find_heading (const char *page, const char *name, guint *index)
{
  g_autoptr (GPtrArray) all = adj_help_page_read (page);
  int number = number_of_heading (page, name);

  for (*index = 0; number >= 0 && *index < all->len; (*index)++)
    {
      const AdjPiece *prose = g_ptr_array_index (all, *index);

      if (prose->kind == ADJ_PROSE_HEADING && number-- == 0)
        return TRUE;
    }
  return FALSE;
}

const char *
adj_help_find (const char *place, guint *index)
{
  const char *name = strchr (place, '#');
  gsize length = strcspn (place, ".#");

  *index = 0;
  for (guint i = 0; i < ADJ_HELP_N_PAGES; i++)
    {
      const char *page = adj_help_pages[i];

      if (strlen (page) == length && strncmp (page, place, length) == 0)
        return name == NULL || find_heading (page, name + 1, index) ? page : NULL;
    }
  return NULL;
}
