/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/proof.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "record/entry-text.h"
#include "record/game-private.h"
#include "record/save.h"

/* For as many entries as are left for it, and whatever else is written of the game itself. */
#define BYTES_KEPT_FOR_UNDO 200000

/* NULL where it could. */
static char *
why_not (const AdjProblems *problems)
{
  const AdjProblem *fault = adj_problems_first_fault (problems);

  return fault != NULL ? g_strdup_printf (_ ("this could not be opened again: %s"), fault->text)
                       : NULL;
}

/* ---- The game as it is ---- */

/* Once, for what comes later is measured when it comes. */
static char *
measure_game (AdjGame *self)
{
  g_autoptr (AdjProblems) problems = NULL;
  g_autoptr (AdjGame) again = NULL;
  g_autofree char *text = NULL;
  gsize length;

  if (adj_game_get_length (self) > 0)
    return NULL;
  problems = adj_problems_new ("");
  text = adj_game_write (self, &length);
  again = adj_game_parse (text, length, problems, NULL);
  if (again == NULL)
    return why_not (problems);
  adj_game_set_length (self, length);
  return NULL;
}

gboolean
adj_proof_save_new (AdjGame *self, const char *path, GError **error)
{
  g_autofree char *why = NULL;

  g_return_val_if_fail (ADJ_IS_GAME (self), FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  why = measure_game (self);
  if (why == NULL)
    return adj_game_save (self, path, error);
  g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_INVAL, why);
  return FALSE;
}

/* ---- Entries that are to come ---- */

/* All of an undo are numbers that are known to be in their range. */
static gboolean
is_plain (const AdjEntry *entry)
{
  return entry->kind == ADJ_ENTRY_UNDO || entry->kind == ADJ_ENTRY_REDO;
}

static char *
read_entries (AdjGame *self, AdjEntry *const *entries, guint n)
{
  const AdjBook *book = adj_game_get_book (self);
  g_autoptr (AdjProblems) problems = NULL;
  gsize length, first;
  g_autofree char *text =
      adj_entries_write (adj_game_get_first_book (self), entries, n, &length, &first);
  g_autoptr (AdjXmlDoc) doc = NULL;
  const AdjXmlNode *node;

  entries[0]->length = length - first - strlen (ADJ_GAME_END);
  if (is_plain (entries[0]))
    return NULL;
  problems = adj_problems_new ("");
  doc = adj_xml_parse (text, length, &adj_record_format, problems);
  node = doc != NULL ? adj_xml_first (adj_xml_root (doc), NULL) : NULL;
  for (guint i = 0; node != NULL && i < n; i++, node = adj_xml_next (node, NULL))
    {
      AdjEntry *again = adj_entry_read (book, node, entries[i]->number, problems);

      g_clear_pointer (&again, adj_entry_free);
    }
  return why_not (problems);
}

static char *
refuse_number (AdjGame *self, guint n, gboolean undo)
{
  guint most = ADJ_MAX_RECORD - (undo ? 0 : ADJ_KEPT_FOR_UNDO);
  guint there = adj_game_get_play (self)->entries->len;

  if (there + n <= most)
    return NULL;
  return undo ? g_strdup_printf (_ ("the record has %u entries; there can be no more"), there)
              : g_strdup_printf (_ ("the record has %u entries, and there can be no more than %u; "
                                    "only undo is left"),
                                 there, most);
}

static char *
refuse_anew (AdjGame *self, const AdjEntry *entry)
{
  if (adj_game_get_play (self)->n_anew + entry->anew->len <= ADJ_MAX_ANEW)
    return NULL;
  return g_strdup_printf (_ ("more than %d orders would have been reckoned anew in this game"),
                          ADJ_MAX_ANEW);
}

static char *
refuse_bytes (AdjGame *self, gsize more, gboolean undo)
{
  gsize most = adj_game_format.max_bytes - (undo ? 0 : BYTES_KEPT_FOR_UNDO);
  g_autofree char *shown = NULL;

  if (adj_game_get_length (self) + more <= most)
    return NULL;
  shown = g_format_size_full (most, G_FORMAT_SIZE_LONG_FORMAT);
  return g_strdup_printf (_ ("the game's file would be longer than %s"), shown);
}

char *
adj_proof_refuse (AdjGame *self, AdjEntry *const *entries, guint n)
{
  gboolean undo;
  guint next;
  char *why;

  g_return_val_if_fail (ADJ_IS_GAME (self), NULL);
  g_return_val_if_fail (entries != NULL, NULL);

  undo = entries[0]->kind == ADJ_ENTRY_UNDO;
  next = adj_game_get_play (self)->entries->len + 1;
  if (adj_game_get_root (self) != NULL)
    return NULL; /* a branch is never written */
  why = refuse_number (self, n, undo);
  if (why == NULL)
    why = refuse_anew (self, entries[0]);
  if (why == NULL)
    why = measure_game (self);
  for (guint i = 0; i < n; i++)
    entries[i]->number = next + i;
  if (why == NULL)
    why = read_entries (self, entries, n);
  return why != NULL ? why : refuse_bytes (self, entries[0]->length, undo);
}
