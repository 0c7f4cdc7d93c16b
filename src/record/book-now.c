/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/book-now.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "book/figure.h"

/* "smith strength=5" in its three parts; FALSE if it is not written so. */
static gboolean
split_figure (const char *text, char **subject, char **key, char **value)
{
  const char *blank = strchr (text, ' ');
  const char *sign = blank != NULL ? strchr (blank, '=') : NULL;

  if (sign == NULL)
    return FALSE;
  *subject = g_ascii_strdown (text, blank - text);
  *key = g_strstrip (g_ascii_strdown (blank, sign - blank));
  *value = g_strstrip (g_strdup (sign + 1));
  return TRUE;
}

char *
adj_figure_line (const char *typed)
{
  g_autofree char *subject = NULL;
  g_autofree char *key = NULL;
  g_autofree char *value = NULL;

  g_return_val_if_fail (typed != NULL, NULL);

  if (!split_figure (typed, &subject, &key, &value))
    return NULL;
  return g_strdup_printf ("%s %s=%s", subject, key, value);
}

/* Why it cannot be, or NULL. */
static char *
change_figure (AdjDraft *draft, const char *text)
{
  const AdjScenario *scenario = adj_draft_get_scenario (draft);
  g_autofree char *subject = NULL;
  g_autofree char *key = NULL;
  g_autofree char *value = NULL;
  AdjFigure figure;

  if (!split_figure (text, &subject, &key, &value))
    return g_strdup (_ ("Write it as smith strength=5, 1318 terrain=forest or "
                        "1318-1319 side=creek"));
  if (!adj_figure_find (scenario, subject, key, &figure))
    return g_strdup_printf (_ ("The book has no such figure: %s of %s"), key, subject);
  return adj_draft_set_figure (draft, &figure, value) ? NULL
                                                      : g_strdup (adj_draft_get_refusal (draft));
}

/* The texts of the corrections in force, and the book that they are about: the first one, or one
 * that an old game keeps whole. Not the caller's. */
static GPtrArray *
figures_in_force (const AdjPlay *play, AdjBook **base)
{
  GPtrArray *figures = g_ptr_array_new ();

  for (guint i = 0; i < play->done->len; i++)
    {
      const AdjEntry *entry = adj_play_entry (play, g_array_index (play->done, guint, i));

      if (entry->book != NULL)
        {
          *base = entry->book;
          g_ptr_array_set_size (figures, 0);
        }
      else if (entry->kind == ADJ_ENTRY_BOOK)
        g_ptr_array_add (figures, entry->text);
    }
  return figures;
}

AdjBook *
adj_book_now (AdjBook *first, const AdjPlay *play, const char *more, char **why)
{
  AdjBook *base = first;
  g_autoptr (GPtrArray) figures = NULL;
  g_autoptr (AdjDraft) draft = NULL;
  g_autofree char *fault = NULL;

  g_return_val_if_fail (first != NULL, NULL);
  g_return_val_if_fail (play != NULL, NULL);

  figures = figures_in_force (play, &base);
  if (more != NULL)
    g_ptr_array_add (figures, (gpointer) more);
  if (figures->len == 0)
    return adj_book_ref (base);
  draft = adj_draft_new (base->scenario);
  adj_draft_begin (draft);
  for (guint i = 0; i < figures->len && fault == NULL; i++)
    fault = change_figure (draft, g_ptr_array_index (figures, i));
  if (fault == NULL && adj_draft_end (draft))
    return adj_book_ref ((AdjBook *) adj_draft_get_book (draft));
  if (why != NULL)
    *why = fault != NULL ? g_steal_pointer (&fault) : g_strdup (adj_draft_get_refusal (draft));
  return NULL;
}
