/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/files/kept-copy.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "desk/durable.h"
#include "desk/lent.h"

static const char *const suffixes[] = { ".adjutant", ".skirmish", ".scenario.xml", ".ruleset.xml" };

#define MOST_BESIDE 1000

static const char *
suffix_of (const char *path)
{
  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++)
    if (g_str_has_suffix (path, suffixes[i]))
      return suffixes[i];
  return "";
}

static const char *
word_of (AdjKeptCopyKind kind)
{
  if (kind == ADJ_COPY_PREVIOUS)
    /* Translators: in the name of a file: as it was before it was written last */
    return _ ("previous");
  if (kind == ADJ_COPY_SALVAGED)
    /* Translators: in the name of a file: what could be read of a damaged one */
    return _ ("salvaged");
  /* Translators: in the name of a file: this player's own, of two that differ */
  return _ ("mine");
}

static char *
name_beside (const char *path, AdjKeptCopyKind kind, int attempt)
{
  const char *suffix = suffix_of (path);
  g_autofree char *name = g_strndup (path, strlen (path) - strlen (suffix));
  g_autofree char *ending = attempt == 1
                                ? g_strdup_printf (" (%s)%s", word_of (kind), suffix)
                                : g_strdup_printf (" (%s %d)%s", word_of (kind), attempt, suffix);

  return adj_lent_beside (name, "", ending);
}

char *
adj_kept_copy_write (
    const char *path, AdjKeptCopyKind kind, const void *text, gsize length, GError **error)
{
  g_autoptr (GError) reason = NULL;
  int attempt = 1;

  do
    {
      g_autofree char *beside = name_beside (path, kind, attempt);

      g_clear_error (&reason);
      adj_lent_make_room (beside); /* if it cannot be made the writing says so */
      adj_durable_write (beside, text, length, ADJ_WRITE_NEW_ONLY | ADJ_WRITE_PRIVATE, &reason);
      if (adj_durable_is_in_place (reason))
        return g_steal_pointer (&beside);
    }
  while (g_error_matches (reason, G_FILE_ERROR, G_FILE_ERROR_EXIST) && attempt++ < MOST_BESIDE);
  g_propagate_error (error, g_steal_pointer (&reason));
  return NULL;
}

char *
adj_kept_copy_tell (const char *beside)
{
  g_autofree char *place = adj_lent_tell (beside);

  return g_strdup_printf (_ ("What you have played is kept in “%s”"), place);
}

char *
adj_kept_copy_tell_salvaged (const char *beside)
{
  g_autofree char *place = adj_lent_tell (beside);

  return g_strdup_printf (_ ("What could be read is kept in “%s”"), place);
}

char *
adj_kept_copy_tell_salvage (const AdjSalvage *salvage)
{
  if (salvage->n_lost == 0)
    return g_strdup_printf (_ ("Entries kept: %u; none is missing"), salvage->n_kept);
  return g_strdup_printf (_ ("Entries kept: %u; missing from line %d of the file on: %u"),
                          salvage->n_kept, salvage->line, salvage->n_lost);
}
