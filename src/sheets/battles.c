/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/battles.h"

#include <glib/gi18n-lib.h>

#include "words/bidi.h"
#include "words/brief.h"
#include "words/fill.h"
#include "words/number.h"
#include "words/place.h"

static char *
what_came_of (const AdjFight *fight)
{
  return adj_bidi_join (fight->came_of_it, C_ ("between items", "; "));
}

/* Figures that belong together stay on one line, however narrow their column is. */
static char *
keep_on_line (char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, " ", -1);

  g_free (text);
  return g_strjoinv (ADJ_NO_BREAK, parts);
}

/* Most battles cost nobody anything: those that do stand out. */
char *
adj_battle_loss (AdjAtLeast lost)
{
  return lost.points > 0 || lost.n_unseen > 0 ? adj_words_at_least_brief (lost)
                                              : g_strdup (ADJ_NO_NUMBER);
}

char *
adj_battle_die (const AdjFight *fight)
{
  g_return_val_if_fail (fight != NULL, NULL);

  return fight->die > 0 ? g_strdup_printf ("%d", fight->die) : g_strdup (ADJ_NO_NUMBER);
}

static void
add_fight (AdjDocTable *table, const AdjView *view, const AdjFight *fight)
{
  g_autofree char *n = g_strdup_printf ("%d", fight->number);
  g_autofree char *attackers = adj_words_keep_figures (fight->attackers);
  g_autofree char *defenders = adj_words_keep_figures (fight->defenders);
  g_autofree char *sums = keep_on_line (adj_words_sums (&fight->sums));
  g_autofree char *column = keep_on_line (adj_words_odds (view, &fight->sums, fight->column));
  g_autofree char *die = adj_battle_die (fight);
  g_autofree char *came_of_it = what_came_of (fight);

  adj_doc_row (table, n, fight->place, attackers, defenders, sums, column, die,
               adj_words_result_brief (fight->result, &fight->word), came_of_it, NULL);
}

static void
tell_whole (AdjDoc *doc, const AdjView *view, const GPtrArray *fights)
{
  const AdjDocColumn columns[] = {
    { NULL, ADJ_COLUMN_FIT, ADJ_ALIGN_END },
    { _ ("Place"), ADJ_COLUMN_TEXT, ADJ_ALIGN_START },
    { _ ("Attack"), ADJ_COLUMN_TEXT, ADJ_ALIGN_START },
    { _ ("Defence"), ADJ_COLUMN_TEXT, ADJ_ALIGN_START },
    { _ ("Sums"), ADJ_COLUMN_FIT, ADJ_ALIGN_MIDDLE },
    { _ ("Odds"), ADJ_COLUMN_FIT, ADJ_ALIGN_MIDDLE },
    { _ ("Die"), ADJ_COLUMN_FIT, ADJ_ALIGN_MIDDLE },
    { _ ("Result"), ADJ_COLUMN_FIT, ADJ_ALIGN_MIDDLE },
    { _ ("What came of it"), ADJ_COLUMN_TEXT, ADJ_ALIGN_START },
  };
  AdjDocTable *table = adj_doc_table (doc, columns, G_N_ELEMENTS (columns));

  for (guint i = 0; i < fights->len; i++)
    add_fight (table, view, g_ptr_array_index (fights, i));
}

/* Under a band for each side that attacks. */
static void
add_band (AdjDocTable *table, const AdjView *view, int side)
{
  g_autofree char *name = adj_words_the_side (view, side, TRUE);
  g_autofree char *band =
      adj_fill (_ ("{side} attacks"), (const AdjPlace[]){ { "side", name }, { NULL, NULL } });

  adj_doc_band (table, band);
}

static void
tell_brief (AdjDoc *doc, const AdjView *view, const GPtrArray *fights)
{
  const AdjDocColumn columns[] = {
    { NULL, ADJ_COLUMN_FIT, ADJ_ALIGN_END },
    { _ ("Place"), ADJ_COLUMN_TEXT, ADJ_ALIGN_START },
    /* Translators: above a column of figures; as short as may be */
    { C_ ("short", "Sums"), ADJ_COLUMN_FIT, ADJ_ALIGN_MIDDLE },
    { C_ ("short", "Odds"), ADJ_COLUMN_FIT, ADJ_ALIGN_MIDDLE },
    { C_ ("short", "Die"), ADJ_COLUMN_FIT, ADJ_ALIGN_MIDDLE },
    { NULL, ADJ_COLUMN_FIT, ADJ_ALIGN_MIDDLE },
    /* Translators: above strength points lost: those of attacker and defender, 4 / 6 */
    { C_ ("short", "Lost"), ADJ_COLUMN_FIT, ADJ_ALIGN_MIDDLE },
  };
  AdjDocTable *table = adj_doc_table (doc, columns, G_N_ELEMENTS (columns));
  int side = ADJ_NO_SIDE;

  for (guint i = 0; i < fights->len; i++)
    {
      const AdjFight *fight = g_ptr_array_index (fights, i);
      g_autofree char *n = g_strdup_printf ("%d", fight->number);
      g_autofree char *place =
          adj_words_hexes (view, fight->attack.targets, fight->attack.n_targets);
      g_autofree char *sums = keep_on_line (adj_words_sums (&fight->sums));
      g_autofree char *column = keep_on_line (adj_words_odds (view, &fight->sums, fight->column));
      g_autofree char *die = adj_battle_die (fight);
      g_autofree char *own = adj_battle_loss (fight->lost[fight->side]);
      g_autofree char *enemy = adj_battle_loss (fight->lost[1 - fight->side]);
      g_autofree char *lost = keep_on_line (g_strconcat (own, " / ", enemy, NULL));

      if (fight->side != side)
        add_band (table, view, fight->side);
      side = fight->side;
      adj_doc_row (table, n, place, sums, column, die,
                   adj_words_result_brief (fight->result, &fight->word), lost, NULL);
    }
}

void
adj_battles_tell (AdjDoc *doc, const AdjView *view, const GPtrArray *fights, gboolean brief)
{
  g_return_if_fail (doc != NULL);
  g_return_if_fail (view != NULL);
  g_return_if_fail (fights != NULL);

  if (brief)
    tell_brief (doc, view, fights);
  else
    tell_whole (doc, view, fights);
}

void
adj_battles_tell_in_lines (AdjDoc *doc, const AdjView *view, const GPtrArray *fights)
{
  g_return_if_fail (doc != NULL);
  g_return_if_fail (view != NULL);
  g_return_if_fail (fights != NULL);

  for (guint i = 0; i < fights->len; i++)
    {
      const AdjFight *fight = g_ptr_array_index (fights, i);
      g_autofree char *sums = adj_words_sums (&fight->sums);
      g_autofree char *column = adj_words_odds (view, &fight->sums, fight->column);
      g_autofree char *die = adj_battle_die (fight);
      g_autofree char *came_of_it = what_came_of (fight);
      g_autofree char *line = adj_fill (
          /* Translators: a battle in brief: Wilder 8 against Law 5, ×2 terrain: 8 : 10, 1-2,
           * die 3: Ar. Wilder retreats to 1120 */
          _ ("{attackers} against {defenders}: {sums}, {odds}, die {die}: {result}. {after}"),
          (const AdjPlace[]){ { "attackers", fight->attackers },
                              { "defenders", fight->defenders },
                              { "sums", sums },
                              { "odds", column },
                              { "die", die },
                              { "result", adj_words_result_brief (fight->result, &fight->word) },
                              { "after", came_of_it },
                              { NULL, NULL } });

      adj_doc_text (doc, fight->place, line);
    }
}
