/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/turn-news.h"

#include <glib/gi18n-lib.h>

#include "record/seen.h"
#include "rules/victory.h"
#include "words/fill.h"
#include "words/place.h"
#include "words/score.h"

static void
add_news (GString *more, const char *words)
{
  g_string_append_printf (more, "%s%s", more->len > 0 ? C_ ("between items", "; ") : "", words);
}

/* Nothing of a side whose losses these eyes do not know to the point. */
static int
sum_losses (const AdjTurnStory *turn, int side)
{
  int sum = 0;

  for (guint i = 0; i < turn->phases->len; i++)
    {
      const GPtrArray *losses = ((AdjPhaseStory *) g_ptr_array_index (turn->phases, i))->losses;

      for (guint j = 0; j < losses->len; j++)
        {
          const AdjLoss *loss = g_ptr_array_index (losses, j);

          if (loss->side == side && loss->strength == ADJ_STRENGTH_UNKNOWN)
            return 0;
          if (loss->side == side)
            sum += loss->strength;
        }
    }
  return sum;
}

static void
add_count (GString *more, guint n_battles)
{
  g_autofree char *n = g_strdup_printf ("%u", n_battles);
  g_autofree char *words = adj_fill (ngettext ("{n} battle", "{n} battles", n_battles),
                                     (const AdjPlace[]){ { "n", n }, { NULL, NULL } });

  if (n_battles > 0)
    add_news (more, words);
}

static void
add_loss (GString *more, const AdjView *end, int side, int lost)
{
  g_autofree char *name = adj_words_the_side (end, side, more->len == 0);
  g_autofree char *points = g_strdup_printf ("%d", lost);
  g_autofree char *words =
      /* Translators: strength points of units that were eliminated */
      adj_fill (_ ("{side} loses {points}"),
                (const AdjPlace[]){ { "side", name }, { "points", points }, { NULL, NULL } });

  if (lost > 0)
    add_news (more, words);
}

/* How much was fought and what it cost; NULL where it cost nothing. */
static char *
say_fighting (const AdjMatter *matter, const AdjView *end, const AdjTurnStory *turn)
{
  g_autoptr (GPtrArray) fights =
      adj_chronicle_fights (matter->chronicle, turn->number, turn->number);
  g_autoptr (GString) more = g_string_new (NULL);
  const int lost[ADJ_SIDES] = { sum_losses (turn, 0), sum_losses (turn, 1) };

  if (lost[0] + lost[1] == 0)
    return NULL;
  add_count (more, fights->len);
  for (int side = 0; side < ADJ_SIDES; side++)
    add_loss (more, end, side, lost[side]);
  return g_strdup (more->str);
}

static char *
say_lead (const AdjView *end)
{
  g_autofree AdjField *field = g_new (AdjField, 1);
  g_autoptr (AdjTable) seen = adj_seen_field (end, field);
  g_autofree AdjVictory *victory = adj_victory_find (field);

  return adj_words_lead (end, victory);
}

void
adj_turn_news_tell (AdjDoc *doc,
                    const AdjMatter *matter,
                    const AdjView *end,
                    const AdjTurnStory *turn)
{
  g_autofree char *lead = NULL;
  g_autofree char *fighting = NULL;

  g_return_if_fail (doc != NULL);
  g_return_if_fail (matter != NULL);
  g_return_if_fail (end != NULL);
  g_return_if_fail (turn != NULL);

  lead = say_lead (end);
  fighting = matter->bare_head ? NULL : say_fighting (matter, end, turn);
  adj_doc_news (doc, lead, fighting);
}
