/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/log-facts.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "record/order.h"
#include "record/seen.h"
#include "words/figure.h"
#include "words/moment.h"
#include "words/story.h"
#include "words/verdict.h"

/* ---- What an order is ---- */

static guint
sort_of_verb (int verb)
{
  static const guint sorts[ADJ_N_VERBS] = {
    [ADJ_VERB_MOVE] = ADJ_SORT_MOVES,       [ADJ_VERB_ENTER] = ADJ_SORT_MOVES,
    [ADJ_VERB_EXIT] = ADJ_SORT_MOVES,       [ADJ_VERB_ATTACK] = ADJ_SORT_BATTLES,
    [ADJ_VERB_ROLL] = ADJ_SORT_BATTLES,     [ADJ_VERB_RETREAT] = ADJ_SORT_BATTLES,
    [ADJ_VERB_DISPLACE] = ADJ_SORT_BATTLES, [ADJ_VERB_ADVANCE] = ADJ_SORT_BATTLES,
    [ADJ_VERB_STAY] = ADJ_SORT_BATTLES,     [ADJ_VERB_LOSE] = ADJ_SORT_BATTLES,
    [ADJ_VERB_DRIFT] = ADJ_SORT_MOVES,      [ADJ_VERB_NOTE] = ADJ_SORT_NOTES,
    [ADJ_VERB_BOOKMARK] = ADJ_SORT_NOTES,   [ADJ_VERB_CHARGE] = ADJ_SORT_MOVES,
    [ADJ_VERB_RALLY] = ADJ_SORT_BATTLES,    [ADJ_VERB_SUPPORT] = ADJ_SORT_BATTLES,
    [ADJ_VERB_PLOT] = ADJ_SORT_MOVES,       [ADJ_VERB_SEGMENT] = ADJ_SORT_MOVES,
    [ADJ_VERB_WITHDRAW] = ADJ_SORT_MOVES,   [ADJ_VERB_SEAL] = ADJ_SORT_MOVES,
    [ADJ_VERB_REVEAL] = ADJ_SORT_MOVES,     [ADJ_VERB_CONTEST] = ADJ_SORT_MOVES,
  };

  return verb >= 0 ? sorts[verb] : 0;
}

static guint
sorts_of (const AdjEntry *entry)
{
  return sort_of_verb (entry->verb) | (entry->standing != ADJ_OK ? ADJ_SORT_WARNINGS : 0u);
}

/* ---- What became of orders that no longer hold ---- */

/* By entry, from 1; of orders that hold it is of no account. */
static AdjLogState *
find_fates (const AdjPlay *play)
{
  AdjLogState *fates = g_new0 (AdjLogState, play->entries->len + 1);

  for (guint i = 0; i < play->entries->len; i++)
    {
      const AdjEntry *entry = g_ptr_array_index (play->entries, i);

      if (entry->kind == ADJ_ENTRY_UNDO)
        fates[entry->target] = ADJ_LOG_TAKEN_BACK;
      else if (entry->kind == ADJ_ENTRY_REDO)
        fates[entry->target] = ADJ_LOG_HOLDS;
      else if (entry->kind == ADJ_ENTRY_STRIKE)
        fates[entry->target] = ADJ_LOG_STRUCK;
      else if (entry->kind == ADJ_ENTRY_CORRECT && fates[entry->target] != ADJ_LOG_STRUCK)
        fates[entry->target] = ADJ_LOG_REPLACED;
    }
  return fates;
}

static gboolean
has_order (const AdjEntry *entry)
{
  return entry->kind == ADJ_ENTRY_ORDER || entry->kind == ADJ_ENTRY_CORRECT ||
         entry->kind == ADJ_ENTRY_INSERT;
}

static gboolean *
find_held (const AdjPlay *play)
{
  gboolean *holds = g_new0 (gboolean, play->entries->len + 1);

  for (guint i = 0; i < play->steps->len; i++)
    holds[g_array_index (play->steps, AdjStep, i).content->number] = TRUE;
  return holds;
}

/* ---- What was said of orders ---- */

/* The number of the order that a step has something to say of; 0. */
static guint
remarks_on (const AdjStep *step)
{
  const char *said;

  return step->content->verb >= 0 && adj_verb_takes_rest ((AdjVerb) step->content->verb)
             ? adj_remark_about (adj_entry_get_said (step->content), &said)
             : 0;
}

/* By the number of an order. */
static guint *
find_remarks (const AdjPlay *play)
{
  guint *remarks = g_new0 (guint, play->entries->len + 1);

  for (guint i = 0; i < play->steps->len; i++)
    {
      const AdjStep *step = &g_array_index (play->steps, AdjStep, i);
      guint about = remarks_on (step);

      if (about <= play->entries->len)
        remarks[about] += step->content->number;
    }
  return remarks;
}

static char *
say_remarks (const AdjPlay *play, guint number)
{
  GString *lines = g_string_new (NULL);

  for (guint i = 0; i < play->steps->len; i++)
    {
      const AdjStep *step = &g_array_index (play->steps, AdjStep, i);
      g_autofree char *said = NULL;

      if (remarks_on (step) != number)
        continue;
      said = adj_words_remark_there (step->content->text);
      g_string_append_printf (lines, "%s%s", lines->len > 0 ? "\n" : "", said);
    }
  return g_string_free (lines, FALSE);
}

/* ---- The list ---- */

typedef struct
{
  AdjGame *game;
  const AdjPlay *play;
  gboolean struck;
  AdjLogState *fates;
  gboolean *holds; /* by entry: its order is in the line */
  guint *remarks;  /* by order; NULL: there are none on those that are read */
  guint next;      /* entry to be looked at for what is not in the line */
  guint phase;
  GArray *list; /* of AdjLogFacts */
} Reading;

/* Of what is not in the line: an order that no longer holds, or the book's correction. */
static gboolean
is_shown (const Reading *self, const AdjEntry *entry)
{
  if (entry->kind == ADJ_ENTRY_BOOK)
    return self->struck || self->fates[entry->number] == ADJ_LOG_HOLDS;
  return self->struck && !self->holds[entry->number] && has_order (entry);
}

/* They come where they were given: before the first order that was given later. */
static void
add_others (Reading *self, guint up_to, guint step)
{
  for (; self->next <= up_to; self->next++)
    {
      const AdjEntry *entry = adj_play_entry (self->play, self->next);
      AdjLogFacts facts;

      if (!is_shown (self, entry))
        continue;
      memset (&facts, 0, sizeof facts);
      facts.number = facts.entry = self->next;
      facts.step = step;
      facts.phase = self->phase;
      facts.state = self->fates[self->next];
      facts.standing = entry->standing;
      facts.book = entry->kind == ADJ_ENTRY_BOOK;
      if (!facts.book)
        facts.sorts = sorts_of (entry);
      if (!facts.book && facts.state == ADJ_LOG_HOLDS)
        facts.state = MAX (self->fates[entry->target], ADJ_LOG_TAKEN_BACK);
      g_array_append_val (self->list, facts);
    }
}

/* Of the battle that the order throws for; 0 if it throws for none. */
static int
find_die (const AdjStep *step)
{
  for (guint i = 0; i < step->effects->len; i++)
    if (g_array_index (step->effects, AdjEffect, i).kind == ADJ_EFFECT_ROLLED)
      return g_array_index (step->effects, AdjEffect, i).roll.die;
  return 0;
}

static void
add_step (Reading *self, guint at)
{
  static const AdjLogState states[] = {
    [ADJ_STEP_HOLDS] = ADJ_LOG_HOLDS,
    [ADJ_STEP_DIFFERS] = ADJ_LOG_DIFFERS,
    [ADJ_STEP_ASIDE] = ADJ_LOG_ASIDE,
  };
  const AdjStep *step = &g_array_index (self->play->steps, AdjStep, at);
  AdjLogFacts facts;

  memset (&facts, 0, sizeof facts);
  facts.number = step->number;
  facts.entry = step->content->number;
  facts.step = at;
  facts.phase = self->phase = adj_game_phase_at (self->game, at + 1); /* a next heads the new one */
  facts.state = states[step->state];
  facts.standing = step->content->standing;
  facts.sorts = sorts_of (step->content);
  facts.remarks = self->remarks != NULL ? self->remarks[step->number] : 0;
  if (facts.remarks != 0)
    facts.sorts |= ADJ_SORT_NOTES;
  facts.die = find_die (step);
  facts.faces = adj_game_get_book (self->game)->ruleset->combat_die;
  g_array_append_val (self->list, facts);
}

GArray *
adj_log_facts_read (AdjGame *game, gboolean struck)
{
  const AdjPlay *play;
  g_autofree AdjLogState *fates = NULL;
  g_autofree gboolean *holds = NULL;
  g_autofree guint *remarks = NULL;
  Reading reading;

  g_return_val_if_fail (ADJ_IS_GAME (game), NULL);

  play = adj_game_get_play (game);
  fates = find_fates (play);
  holds = find_held (play);
  remarks = find_remarks (play);
  reading = (Reading){ .game = game,
                       .play = play,
                       .struck = struck,
                       .fates = fates,
                       .holds = holds,
                       .remarks = remarks,
                       .next = 1,
                       .list = g_array_new (FALSE, FALSE, sizeof (AdjLogFacts)) };
  for (guint i = 0; i < play->steps->len; i++)
    {
      const AdjStep *step = &g_array_index (play->steps, AdjStep, i);

      if (step->content->kind != ADJ_ENTRY_INSERT)
        add_others (&reading, step->number, i);
      add_step (&reading, i);
    }
  add_others (&reading, play->entries->len, play->steps->len);
  return reading.list;
}

/* Is what came last nothing but orders at the end of the line, none of which says something of
 * another? */
static gboolean
goes_on (const AdjPlay *play, guint n_entries, guint n_steps)
{
  if (play->entries->len < n_entries ||
      play->steps->len != n_steps + (play->entries->len - n_entries))
    return FALSE;
  for (guint i = n_steps; i < play->steps->len; i++)
    {
      const AdjStep *step = &g_array_index (play->steps, AdjStep, i);

      if (step->content->kind != ADJ_ENTRY_ORDER ||
          step->content->number != n_entries + (i - n_steps) + 1 || remarks_on (step) != 0)
        return FALSE;
    }
  return TRUE;
}

GArray *
adj_log_facts_read_on (AdjGame *game, guint n_entries, guint n_steps)
{
  const AdjPlay *play;
  Reading reading;

  g_return_val_if_fail (ADJ_IS_GAME (game), NULL);

  play = adj_game_get_play (game);
  if (!goes_on (play, n_entries, n_steps))
    return NULL;
  reading = (Reading){ .game = game,
                       .play = play,
                       .list = g_array_new (FALSE, FALSE, sizeof (AdjLogFacts)) };
  for (guint i = n_steps; i < play->steps->len; i++)
    add_step (&reading, i);
  return reading.list;
}

/* ---- In words ---- */

typedef struct
{
  AdjGame *game;
  const AdjLogFacts *facts;
} Telling;

static const char *
say_state (AdjLogState state)
{
  switch (state)
    {
    case ADJ_LOG_DIFFERS:
      return _ ("Since a correction it would be judged differently");
    case ADJ_LOG_ASIDE:
      return _ ("Set aside: since a correction it does not fit");
    case ADJ_LOG_TAKEN_BACK:
      return _ ("Taken back");
    case ADJ_LOG_STRUCK:
      return _ ("Struck");
    case ADJ_LOG_REPLACED:
      return _ ("Corrected");
    case ADJ_LOG_HOLDS:
    default:
      return NULL;
    }
}

/* The sentences one after the other; one that the heading has already is left out. */
static char *
join_story (char **story, const char *heading)
{
  g_autoptr (GStrvBuilder) kept = g_strv_builder_new ();
  g_auto (GStrv) sentences = NULL;

  for (guint i = 0; story[i] != NULL; i++)
    if (!g_str_equal (story[i], heading))
      g_strv_builder_add (kept, story[i]);
  sentences = g_strv_builder_end (kept);
  return g_strjoinv (". ", sentences);
}

static char *
tell (const Telling *self, const AdjView *view, const AdjLogText *text)
{
  const GArray *steps = adj_game_get_play (self->game)->steps;
  g_auto (GStrv) story = NULL;

  if (self->facts->state > ADJ_LOG_DIFFERS)
    return g_strdup (""); /* nothing came of it */
  story = adj_words_story (view, g_array_index (steps, AdjStep, self->facts->step).effects);
  if (story[0] == NULL)
    {
      char *remark = adj_words_remark (text->order);

      return remark != NULL ? remark : g_strdup ("");
    }
  return join_story (story, text->heading);
}

/* Nothing is judged by it: what it changes is said by the orders it changes. */
static void
tell_corrected_book (const Telling *self, AdjLogText *text, const AdjEntry *entry)
{
  const char *state = say_state (self->facts->state);

  text->story = entry->text != NULL ? adj_words_corrected_figure (entry->text)
                                    : g_strdup (_ ("The book is another since a correction"));
  text->order = entry->text != NULL ? g_strconcat ("book ", entry->text, NULL) : g_strdup ("");
  text->verdict = g_strdup (state != NULL ? state : "");
}

static char *
judge (const Telling *self, const AdjView *view, const AdjEntry *entry)
{
  g_auto (GStrv) verdict = adj_words_verdict (view, entry->findings, entry->unjudged);
  g_autofree char *lines = g_strjoinv ("\n", verdict);
  const char *state = say_state (self->facts->state);

  if (state == NULL)
    return g_steal_pointer (&lines);
  return g_strconcat (state, *lines != '\0' ? "\n" : "", lines, NULL);
}

AdjLogText *
adj_log_text_new (AdjGame *game, AdjEyes eyes, const AdjLogFacts *facts)
{
  const Telling telling = { game, facts };
  AdjLogText *self;
  const AdjEntry *entry;
  g_autoptr (AdjTable) table = NULL;
  AdjPhaseStart phase;
  AdjView view;

  g_return_val_if_fail (ADJ_IS_GAME (game), NULL);
  g_return_val_if_fail (facts != NULL, NULL);

  entry = adj_play_entry (adj_game_get_play (game), facts->entry);
  table = adj_game_table_after (game, facts->step);
  view = adj_view (adj_game_get_book (game), table, eyes);
  phase = adj_game_get_phase (game, facts->phase);
  self = g_new0 (AdjLogText, 1);
  self->remarks =
      facts->remarks != 0 ? say_remarks (adj_game_get_play (game), facts->number) : g_strdup ("");
  self->heading = adj_words_moment (&view, phase.turn, phase.phase, phase.phasing);
  if (facts->book)
    {
      tell_corrected_book (&telling, self, entry);
      return self;
    }
  self->order = adj_seen_order (&view, entry->text);
  self->story = tell (&telling, &view, self);
  self->verdict = judge (&telling, &view, entry);
  return self;
}

void
adj_log_text_free (AdjLogText *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->heading);
  g_free (self->remarks);
  g_free (self->story);
  g_free (self->verdict);
  g_free (self->order);
  g_free (self);
}
