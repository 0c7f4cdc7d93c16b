/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/beside.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "desk/durable.h"

#define SUFFIX ".adjutant"
#define MOST_BESIDE 1000

static char *
name_beside (const char *path, int attempt)
{
  const char *suffix = g_str_has_suffix (path, SUFFIX) ? SUFFIX : "";
  g_autofree char *name = g_strndup (path, strlen (path) - strlen (suffix));

  return attempt == 1
             /* Translators: in the name of a file: this player's own, of two that differ */
             ? g_strdup_printf ("%s (%s)%s", name, _ ("mine"), suffix)
             : g_strdup_printf ("%s (%s %d)%s", name, _ ("mine"), attempt, suffix);
}

char *
adj_beside_write (const char *path, const void *text, gsize length, GError **error)
{
  g_autoptr (GError) reason = NULL;
  int attempt = 1;

  do
    {
      g_autofree char *beside = name_beside (path, attempt);

      g_clear_error (&reason);
      adj_durable_write (beside, text, length, ADJ_DURABLE_NEW_ONLY, &reason);
      if (adj_durable_is_in_place (reason))
        return g_steal_pointer (&beside);
    }
  while (g_error_matches (reason, G_FILE_ERROR, G_FILE_ERROR_EXIST) && attempt++ < MOST_BESIDE);
  g_propagate_error (error, g_steal_pointer (&reason));
  return NULL;
}

char *
adj_beside_tell (const char *beside)
{
  g_autofree char *name = g_filename_display_basename (beside);

  return g_strdup_printf (_ ("What you have played is kept in “%s”"), name);
}
