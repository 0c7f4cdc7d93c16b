/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "book/figure.h"
#include "record/past.h"

/* Effects name hexes and units by their places in the book, so these must be the same. */
static gboolean
same_pieces (const AdjScenario *a, const AdjScenario *b)
{
  if (a->n_units != b->n_units || a->map.n_hexes != b->map.n_hexes ||
      a->awards->len != b->awards->len)
    return FALSE;
  for (guint i = 0; i < a->n_units; i++)
    if (!g_str_equal (a->units[i].id, b->units[i].id))
      return FALSE;
  for (guint i = 0; i < a->map.n_hexes; i++)
    if (a->map.hexes[i].id != b->map.hexes[i].id)
      return FALSE;
  return TRUE;
}

static AdjBook *
read_corrected_book (AdjGame *self, const char *text, AdjProblems *problems)
{
  const AdjScenario *now = adj_game_get_book (self)->scenario;
  g_autoptr (AdjScenario) scenario =
      adj_scenario_parse (text, strlen (text), now->ruleset, problems);

  if (scenario == NULL)
    return NULL;
  if (same_pieces (now, scenario))
    return adj_book_new (scenario);
  adj_problems_add (problems, ADJ_PROBLEM_SENSE, 0, "other-pieces",
                    _ ("a correction changes figures; hexes, units and awards stay the same"));
  return NULL;
}

static void
lay_corrected_book (AdjCorrection *self, AdjGame *game, AdjBook *book)
{
  AdjPast past;

  self->entry = adj_entry_new (ADJ_ENTRY_BOOK);
  self->entry->book = adj_book_ref (book);
  adj_past_open (&past, game, adj_game_first_table (game, book), book, 0);
  adj_past_go_on (&past, 0, self);
  adj_past_close (&past);
}

AdjCorrection *
adj_game_correct_book (AdjGame *self, const char *scenario, AdjProblems *problems)
{
  g_autoptr (AdjBook) book = read_corrected_book (self, scenario, problems);
  AdjCorrection *correction;

  if (book == NULL)
    return NULL;
  correction = adj_correction_new (self);
  lay_corrected_book (correction, self, book);
  return correction;
}

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

/* Why it cannot be, or NULL; *canonical is then how the record has it. */
static char *
change_figure (AdjDraft *draft, const char *text, char **canonical)
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
  if (!adj_draft_set_figure (draft, &figure, value))
    return g_strdup (adj_draft_get_refusal (draft));
  *canonical = g_strdup_printf ("%s %s=%s", subject, key, value);
  return NULL;
}

AdjCorrection *
adj_game_correct_figure (AdjGame *self, const char *text)
{
  g_autoptr (AdjDraft) draft = adj_draft_new (adj_game_get_book (self)->scenario);
  AdjCorrection *correction = adj_correction_new (self);
  char *canonical = NULL;

  correction->refusal =
      adj_game_get_root (self) != NULL
          ? g_strdup (_ ("A printed figure is corrected in the game, not on a scratch table"))
          : change_figure (draft, text, &canonical);
  if (correction->refusal != NULL)
    return correction;
  lay_corrected_book (correction, self, (AdjBook *) adj_draft_get_book (draft));
  correction->entry->text = canonical;
  return correction;
}
