/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "rules/played.h"
#include "sheets/command-table.h"
#include "sheets/matter.h"
#include "sheets/results-table.h"
#include "sheets/terrain-table.h"
#include "words/printed.h"

/* The tables that are looked up again and again, as cards to be cut out and laid beside the map: a
 * set for each player as far as the paper goes. */

/* What is left out where a card would not hold it. */
#define LEAVES_OUT_CHANCES 1 /* how many faces of the die bring a result */
#define LEAVES_OUT_WORDS 2   /* what a result makes you do */

static gboolean
has_results (const AdjView *view)
{
  return view->book->ruleset->n_columns > 0;
}

static void
tell_results (AdjDoc *doc, const AdjMatter *matter)
{
  adj_results_table_tell (doc, matter->view.book->ruleset, matter->terseness < LEAVES_OUT_CHANCES);
  if (matter->terseness < LEAVES_OUT_WORDS)
    adj_results_explain (doc, &matter->view);
}

static gboolean
has_terrain (const AdjView *view)
{
  return view->book->ruleset->n_terrains > 0;
}

static void
tell_terrain (AdjDoc *doc, const AdjMatter *matter)
{
  adj_terrain_table_tell (doc, &matter->view);
  adj_hexside_table_tell (doc, &matter->view);
}

static gboolean
has_command (const AdjView *view)
{
  return adj_command_is_played (view->table) && view->book->ruleset->command_die > 0;
}

static void
tell_command (AdjDoc *doc, const AdjMatter *matter)
{
  adj_command_table_tell (doc, &matter->view);
}

static const struct
{
  const char *title;
  gboolean (*has) (const AdjView *view);
  void (*tell) (AdjDoc *doc, const AdjMatter *matter);
} cards[] = {
  { N_ ("Combat results"), has_results, tell_results },
  { N_ ("Terrain"), has_terrain, tell_terrain },
  { N_ ("Command control"), has_command, tell_command },
};

guint
adj_cards_count (const AdjMatter *matter)
{
  guint n = 0;

  g_return_val_if_fail (matter != NULL, 0);

  for (gsize i = 0; i < G_N_ELEMENTS (cards); i++)
    n += cards[i].has (&matter->view);
  return n;
}

/* All of them for those who read, or the one card that is being laid out. */
AdjDoc *
adj_cards_make (const AdjMatter *matter)
{
  AdjDoc *doc;
  guint n = 0;
  gsize only = G_N_ELEMENTS (cards);

  g_return_val_if_fail (matter != NULL, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (cards); i++)
    if (cards[i].has (&matter->view) && ++n == matter->card)
      only = i;
  doc = adj_doc_new (only < G_N_ELEMENTS (cards) ? _ (cards[only].title) : _ ("Cards to cut out"),
                     adj_words_printed (matter->view.book->scenario->title));
  for (gsize i = 0; i < G_N_ELEMENTS (cards); i++)
    if (cards[i].has (&matter->view) && (matter->card == 0 || i == only))
      {
        if (matter->card == 0)
          adj_doc_heading (doc, _ (cards[i].title));
        cards[i].tell (doc, matter);
      }
  return doc;
}
