/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/consequence.h"

#include <glib/gi18n-lib.h>

#include "record/seen.h"
#include "words/story.h"
#include "words/verdict.h"

void
adj_consequence_text_clear (AdjConsequenceText *self)
{
  g_clear_pointer (&self->order, g_free);
  g_clear_pointer (&self->kind, g_free);
  g_clear_pointer (&self->recorded, g_free);
  g_clear_pointer (&self->today, g_free);
}

gboolean
adj_consequence_is_news (const AdjConsequence *consequence)
{
  static const AdjConsequenceKind before[] = {
    [ADJ_STEP_HOLDS] = ADJ_CONSEQUENCE_SAME,
    [ADJ_STEP_DIFFERS] = ADJ_CONSEQUENCE_DIFFERS,
    [ADJ_STEP_ASIDE] = ADJ_CONSEQUENCE_ASIDE,
  };

  return consequence->kind != before[consequence->was];
}

static const char *
say_kind (const AdjConsequence *consequence)
{
  switch (consequence->kind)
    {
    case ADJ_CONSEQUENCE_DIFFERS:
      return _ ("Would be judged differently; what is recorded stays");
    case ADJ_CONSEQUENCE_ASIDE:
      return _ ("Does not fit, and is set aside");
    case ADJ_CONSEQUENCE_SAME:
    default:
      return _ ("Comes out as it is recorded again");
    }
}

/* One order's effects, and the findings against it. */
typedef struct
{
  char *story;
  char *verdict; /* lines */
} Told;

static void
told_clear (Told *self)
{
  g_free (self->story);
  g_free (self->verdict);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Told, told_clear)

static Told
tell (const AdjView *view,
      const char *order,
      const GArray *effects,
      const GArray *findings,
      gboolean unjudged)
{
  g_auto (GStrv) story = adj_words_story (view, effects);
  g_auto (GStrv) verdict = adj_words_verdict (view, findings, unjudged);
  Told told = { g_strjoinv (". ", story), g_strjoinv ("\n", verdict) };
  char *remark = *told.story == '\0' ? adj_words_remark (order) : NULL;

  if (remark != NULL)
    {
      g_free (told.story);
      told.story = remark;
    }
  return told;
}

static char *
join (const Told *told)
{
  return g_strconcat (told->story, *told->story != '\0' && *told->verdict != '\0' ? "\n" : "",
                      told->verdict, NULL);
}

/* Only the one thing that is different is told. */
static void
tell_difference (AdjConsequenceText *text,
                 const Told *recorded,
                 const Told *today,
                 AdjConsequenceKind kind)
{
  if (!g_str_equal (recorded->story, today->story))
    {
      text->recorded = join (recorded);
      text->today = join (today);
    }
  else if (g_str_equal (recorded->verdict, today->verdict))
    text->today = g_strdup (kind == ADJ_CONSEQUENCE_ASIDE
                                ? _ ("Those it is about are not where they were then")
                                : _ ("Only what the program keeps account of is different"));
  else
    {
      text->recorded = g_strdup (recorded->verdict);
      text->today = g_strdup (*today->verdict != '\0' ? today->verdict
                                                      : _ ("Nothing is against it any more"));
    }
}

/* Why it cannot be read may name units that these eyes do not know. */
static char *
say_unreadable (const AdjView *view, const AdjOutcome *today)
{
  return g_strdup (view->eyes == ADJ_EYES_ALL ? today->error.text
                                              : _ ("It does not say any more who is meant"));
}

static void
compare (AdjConsequenceText *text,
         const AdjView *then,
         const AdjView *now,
         const AdjStep *step,
         const AdjConsequence *consequence)
{
  const AdjOutcome *outcome = consequence->today;
  g_auto (Told) recorded = { NULL };
  g_auto (Told) today = { NULL };

  if (outcome->error.text != NULL)
    {
      text->today = say_unreadable (then, outcome);
      return;
    }
  recorded =
      tell (then, text->order, step->effects, step->content->findings, step->content->unjudged);
  today = tell (now, text->order, outcome->effects, outcome->findings, outcome->unjudged);
  if (outcome->standing == ADJ_IMPOSSIBLE)
    text->today = g_strdup (today.verdict);
  else
    tell_difference (text, &recorded, &today, consequence->kind);
}

AdjConsequenceText
adj_words_consequence (AdjGame *game, const AdjBook *book, const AdjConsequence *consequence)
{
  const AdjPlay *play = adj_game_get_play (game);
  int at = adj_play_find (play, consequence->number);
  AdjConsequenceText text = { NULL, NULL, NULL, NULL };
  g_autoptr (AdjTable) table = NULL;
  const AdjStep *step;
  AdjView then;
  AdjView now;

  g_return_val_if_fail (at >= 0, text);

  step = &g_array_index (play->steps, AdjStep, at);
  table = adj_game_table_after (game, (guint) at);
  then = adj_view (adj_game_get_book (game), table, adj_game_get_eyes (game));
  text.order = adj_seen_order (&then, step->content->text);
  text.kind = g_strdup (say_kind (consequence));
  now = adj_view (book, consequence->before, then.eyes);
  if (consequence->today != NULL)
    compare (&text, &then, &now, step, consequence);
  if (text.recorded == NULL)
    text.recorded = g_strdup ("");
  if (text.today == NULL)
    text.today = g_strdup ("");
  return text;
}
