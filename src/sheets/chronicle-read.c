/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "record/seen.h"
#include "sheets/chronicle-private.h"
#include "table/apply.h"
#include "words/brief.h"
#include "words/effect.h"
#include "words/story.h"
#include "words/verdict.h"

typedef struct
{
  AdjChronicle *chronicle;
  AdjView view; /* of the table below */
  AdjTable *table;
  AdjTable *real; /* the same, with what these eyes do not see */
  AdjField *field;
  AdjTurnStory *turn;
  AdjPhaseStory *phase;
  AdjFight *fight;                /* under way, or NULL */
  AdjTable *before_events;        /* as the step or phase began, of turns that are told */
  AdjTable *before_fight;         /* as the die was thrown, of turns that are told */
  GArray *events[ADJ_N_SUBJECTS]; /* of AdjEffect, of the step */
  GArray *after;                  /* of AdjEffect, of the battle */
  AdjEffect stage;                /* of results carried out, in which nothing has happened yet */
  guint n_steps;                  /* read so far */
  int from;                       /* the turns that are put into words */
  int to;
} Reader;

static gboolean
is_told (const Reader *self)
{
  return self->turn->number >= self->from && self->turn->number <= self->to;
}

/* Only what is put into words asks what was before. */
static void
keep_before (const Reader *self, AdjTable *before)
{
  if (is_told (self))
    adj_table_assign (before, self->table);
}

static void
begin_phase (Reader *self)
{
  self->phase = adj_phase_story_new (self->table);
  g_ptr_array_add (self->turn->phases, self->phase);
  keep_before (self, self->before_events);
}

static void
begin_turn (Reader *self)
{
  self->turn = adj_turn_story_new (self->table);
  self->turn->n_steps = self->n_steps;
  g_ptr_array_add (self->chronicle->turns, self->turn);
  begin_phase (self);
}

/* The sentences for the effects, which are used up. */
static GPtrArray *
tell (const Reader *self, const AdjTable *before, GArray *effects)
{
  AdjView view = adj_view (self->view.book, before, self->view.eyes);
  g_autofree char **lines = is_told (self) ? adj_words_story (&view, effects) : NULL;
  GPtrArray *told = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; lines != NULL && lines[i] != NULL; i++)
    g_ptr_array_add (told, lines[i]);
  g_array_set_size (effects, 0);
  return told;
}

static void
end_fight (Reader *self)
{
  if (self->fight != NULL && adj_fight_is_over (self->fight))
    self->fight->came_of_it = tell (self, self->before_fight, self->after);
  self->fight = NULL;
}

static void
end_events (Reader *self)
{
  for (int subject = 0; subject < ADJ_N_SUBJECTS; subject++)
    if (self->events[subject]->len > 0)
      {
        AdjView view = adj_view (self->view.book, self->before_events, self->view.eyes);

        if (is_told (self))
          adj_chronicle_tell_briefs (self->phase, &view, (AdjSubject) subject,
                                     self->events[subject]);
        g_ptr_array_extend_and_steal (self->phase->events[subject],
                                      tell (self, self->before_events, self->events[subject]));
      }
}

static void
end_phase (Reader *self)
{
  end_fight (self);
  end_events (self);
  adj_chronicle_tell_halts (self->phase);
  if (is_told (self))
    adj_chronicle_tell_marches (self->phase, &self->view);
}

/* Battles that were never thrown for have no number. */
static void
number_fights (const AdjTurnStory *turn)
{
  int number = 0;

  for (guint i = 0; i < turn->phases->len; i++)
    {
      const AdjPhaseStory *phase = g_ptr_array_index (turn->phases, i);

      for (guint j = 0; j < phase->fights->len; j++)
        {
          AdjFight *fight = g_ptr_array_index (phase->fights, j);

          if (adj_fight_is_over (fight))
            fight->number = ++number;
        }
    }
}

static void
end_turn (Reader *self, gboolean over)
{
  number_fights (self->turn);
  self->turn->end = adj_table_copy (self->table);
  self->turn->over = over;
}

static void
add_march (Reader *self, const AdjEffect *effect)
{
  AdjMarch new = { effect->unit, ADJ_NO_HEX, ADJ_NO_HEX, ADJ_NO_HEX, ADJ_NO_HEX };
  GArray *marches = self->phase->marches;
  AdjMarch *march = NULL;

  if (!adj_view_knows (&self->view, effect->unit))
    {
      if (is_told (self))
        adj_chronicle_tell_unseen (self->phase, &self->view, effect);
      return;
    }
  for (guint i = 0; i < marches->len && march == NULL; i++)
    if (g_array_index (marches, AdjMarch, i).unit == effect->unit)
      march = &g_array_index (marches, AdjMarch, i);
  if (march == NULL)
    {
      new.from = self->table->units[effect->unit].hex;
      g_array_append_val (marches, new);
      march = &g_array_index (marches, AdjMarch, marches->len - 1);
    }
  adj_march_go_on (march, self->table, effect);
}

/* ---- Battles ---- */

/* An attack of simultaneous combat is one of many that are under way. */
static void
begin_fight (Reader *self, int engagement)
{
  AdjFight *fight = g_new0 (AdjFight, 1);

  end_fight (self);
  fight->turn = self->table->turn;
  fight->column = fight->result = -1;
  fight->engagement = engagement;
  g_ptr_array_add (self->phase->fights, fight);
  self->fight = engagement > 0 ? NULL : fight;
}

static gboolean
knows_all (const Reader *self, const AdjAttack *attack)
{
  for (guint i = 0; i < attack->n_attackers; i++)
    if (!adj_view_knows (&self->view, attack->attackers[i].unit))
      return FALSE;
  for (guint i = 0; i < attack->n_defenders; i++)
    if (!adj_view_knows (&self->view, attack->defenders[i]))
      return FALSE;
  return TRUE;
}

/* The sums as they are on the table before the die. */
static void
tell_fight (Reader *self, AdjFight *fight)
{
  adj_field_read (self->field, self->view.book, self->table);
  adj_arithmetic (self->field, &fight->attack, &fight->sums);
  if (!knows_all (self, &fight->attack))
    {
      fight->sums.unknown = TRUE;
      fight->sums.best_column = -1;
    }
  adj_chronicle_tell_fight (fight, &self->view);
}

/* Column and result as they were recorded. */
static void
keep_roll (Reader *self, AdjFight *fight, const AdjEffect *effect)
{
  fight->side = fight->attack.side;
  fight->column = effect->roll.column;
  fight->die = effect->roll.die;
  fight->result = effect->roll.result;
  fight->word = adj_effect_get_word (effect);
  if (is_told (self))
    tell_fight (self, fight);
}

static void
roll (Reader *self, const AdjEffect *effect)
{
  adj_attack_on_table (self->table, &self->fight->attack);
  keep_roll (self, self->fight, effect);
  keep_before (self, self->before_fight);
}

static gboolean
turns_ineffective (const Reader *self, const AdjEffect *effect)
{
  return ((self->table->units[effect->unit].facts ^ (guint16) effect->facts) &
          (ADJ_FACT_INEFFECTIVE | ADJ_FACT_REDUCED)) != 0;
}

static void
add_loss (AdjAtLeast *lost, const AdjView *view, int unit)
{
  if (adj_view_knows (view, unit))
    lost->points += adj_table_points (view->table, unit);
  else
    lost->n_unseen++;
}

/* Of simultaneous combat, by its number (Y S7.5); NULL. */
static AdjFight *
find_engagement (const Reader *self, int number)
{
  for (guint i = 0; number > 0 && i < self->phase->fights->len; i++)
    {
      AdjFight *fight = g_ptr_array_index (self->phase->fights, i);

      if (fight->engagement == number)
        return fight;
    }
  return NULL;
}

/* Its result waits until all are carried out. */
static void
wait (Reader *self, const AdjEffect *effect)
{
  AdjFight *fight = find_engagement (self, effect->engagement);

  if (fight == NULL)
    return;
  adj_attack_in_engagement (self->table, effect->engagement, &fight->attack);
  keep_roll (self, fight, effect);
  fight->came_of_it = g_ptr_array_new_with_free_func (g_free);
}

static gboolean
drives (const AdjFight *fight)
{
  return fight->result == ADJ_RESULT_AR || fight->result == ADJ_RESULT_DR;
}

/* Who is hit by two results is told of with the one that kills, and else with the one that hit it
 * as a defender. */
static AdjFight *
fight_of_hit (const Reader *self, int unit)
{
  const AdjUnitState *state = &self->table->units[unit];
  AdjFight *attacked = find_engagement (self, state->attacked_in);
  AdjFight *attacks = find_engagement (self, state->attacks_in);
  gboolean as_defender =
      attacked != NULL && attacked->result != ADJ_RESULT_AR && attacked->result != ADJ_RESULT_AE;
  gboolean as_attacker =
      attacks != NULL && attacks->result != ADJ_RESULT_DR && attacks->result != ADJ_RESULT_DE;

  if (as_defender && as_attacker)
    return drives (attacked) && !drives (attacks) ? attacks : attacked;
  return as_defender ? attacked : attacks;
}

/* The one that an effect comes of; NULL. */
static AdjFight *
fight_of (const Reader *self, const AdjEffect *effect)
{
  gboolean hit = effect->kind == ADJ_EFFECT_ELIMINATED || effect->kind == ADJ_EFFECT_RETREATED;

  if (self->fight != NULL)
    return self->fight;
  if (effect->kind == ADJ_EFFECT_ADVANCED)
    return find_engagement (self, effect->engagement);
  return hit && self->table->execution != ADJ_EXECUTION_WAITS ? fight_of_hit (self, effect->unit)
                                                              : NULL;
}

/* A stage in which nothing happens is not told of. */
static void
add_carried_out (Reader *self, const AdjEffect *effect)
{
  GArray *events = self->events[ADJ_SUBJECT_EXECUTION];
  AdjFight *fight = fight_of (self, effect);

  if (self->stage.kind == ADJ_EFFECT_EXECUTED)
    g_array_append_val (events, self->stage);
  self->stage = (AdjEffect){ 0 };
  g_array_append_val (events, *effect);
  if (fight != NULL && fight->came_of_it != NULL && is_told (self))
    g_ptr_array_add (fight->came_of_it, adj_words_effect (&self->view, effect));
}

/* The outcome of a battle goes with it, all else stands by itself. */
static void
add_event (Reader *self, const AdjEffect *effect)
{
  AdjFight *fight = fight_of (self, effect);

  if (effect->kind == ADJ_EFFECT_ELIMINATED && fight != NULL)
    add_loss (&fight->lost[self->table->units[effect->unit].side], &self->view, effect->unit);
  if (self->fight != NULL)
    g_array_append_val (self->after, *effect);
  else if (self->table->execution != ADJ_EXECUTION_WAITS)
    add_carried_out (self, effect);
  else
    g_array_append_val (self->events[adj_chronicle_subject (self->view.book, effect)], *effect);
}

static void
add_option (Reader *self, const AdjEffect *effect)
{
  if (is_told (self))
    adj_chronicle_tell_option (self->phase, &self->view, effect);
}

/* To come back under command at the end of a Player-Turn is no news (Y 5.50). */
static gboolean
loses_control (const AdjEffect *effect)
{
  return effect->control == ADJ_CONTROL_LOST || effect->control == ADJ_CONTROL_HELD;
}

static gboolean
changes_hands (const Reader *self, const AdjEffect *effect)
{
  int held = adj_table_held (self->table, effect->hex);

  return held >= 0 && self->table->held[held].holder != effect->side;
}

static void
read_effect (Reader *self, const AdjEffect *effect)
{
  switch (effect->kind)
    {
    case ADJ_EFFECT_MOVED:
    case ADJ_EFFECT_ENTERED:
    case ADJ_EFFECT_EXITED:
      add_march (self, effect);
      break;
    case ADJ_EFFECT_STOPPED:
      if (is_told (self))
        adj_chronicle_tell_halt (self->phase, &self->view, effect);
      break;
    case ADJ_EFFECT_WITHDREW:
      if (is_told (self))
        adj_chronicle_tell_withdrawal (self->phase, &self->view, effect);
      break;
    case ADJ_EFFECT_ATTACK:
      begin_fight (self, effect->engagement);
      break;
    case ADJ_EFFECT_WAITS:
      wait (self, effect);
      break;
    case ADJ_EFFECT_ROLLED:
      if (self->fight != NULL)
        roll (self, effect);
      break;
    case ADJ_EFFECT_BATTLE_OVER:
      end_fight (self);
      break;
    case ADJ_EFFECT_FACTS:
      if (turns_ineffective (self, effect))
        add_event (self, effect);
      break;
    case ADJ_EFFECT_CONTROL:
      if (loses_control (effect))
        add_event (self, effect);
      break;
    case ADJ_EFFECT_HELD:
      if (changes_hands (self, effect))
        add_event (self, effect);
      break;
    case ADJ_EFFECT_DIGITS:
      if (effect->draw.left == 0) /* all chits are drawn */
        add_event (self, effect);
      break;
    case ADJ_EFFECT_OPTION:
      add_option (self, effect);
      break;
    case ADJ_EFFECT_RETREATED:
    case ADJ_EFFECT_DISPLACED:
    case ADJ_EFFECT_ADVANCED:
    case ADJ_EFFECT_DRIFTED:
      if (is_told (self))
        adj_chronicle_tell_driven (self->phase, &self->view, effect);
      add_event (self, effect);
      break;
    case ADJ_EFFECT_SLIPPED:
      if (is_told (self))
        adj_chronicle_tell_driven (self->phase, &self->view, effect);
      break;
    case ADJ_EFFECT_ELIMINATED:
      if (is_told (self))
        adj_chronicle_tell_loss (self->phase, &self->view, effect);
      add_event (self, effect);
      break;
    case ADJ_EFFECT_EXECUTED:
      self->stage = *effect;
      break;
    case ADJ_EFFECT_SEALED:
    case ADJ_EFFECT_PLACED:
    case ADJ_EFFECT_STRENGTH:
    case ADJ_EFFECT_BEARS:
    case ADJ_EFFECT_RALLIED:
    case ADJ_EFFECT_VICTORY:
    case ADJ_EFFECT_MARKER:
    case ADJ_EFFECT_SCORE:
    case ADJ_EFFECT_ACCRUED:
    case ADJ_EFFECT_TURNED:
    case ADJ_EFFECT_LEVEL:
    case ADJ_EFFECT_COMMANDER:
      add_event (self, effect);
      break;
    default:
      break;
    }
}

/* A phase that begins ends the one before, and it may end the turn. After a Night the first phase
 * has begun before it is decided whose it is. */
static void
apply (Reader *self, const AdjEffect *effect)
{
  gboolean phase = effect->kind == ADJ_EFFECT_PHASE;
  gboolean same =
      phase && effect->phase.turn == self->table->turn && effect->phase.index == self->table->phase;
  gboolean new_phase = phase && !same;
  gboolean new_turn = new_phase && effect->phase.turn != self->table->turn;

  if (new_phase)
    end_phase (self);
  if (new_turn)
    end_turn (self, TRUE);
  adj_table_apply (self->table, self->view.book, effect);
  if (new_turn)
    begin_turn (self);
  else if (new_phase)
    begin_phase (self);
  if (same)
    self->phase->phasing = self->table->phasing;
  if (effect->kind == ADJ_EFFECT_FIRST)
    {
      self->turn->decided = TRUE;
      self->turn->first_player = self->table->first_player;
    }
}

static void
read_findings (Reader *self, const AdjEntry *entry)
{
  g_autofree char **warnings = adj_words_findings (&self->view, entry->findings);

  for (guint i = 0; warnings[i] != NULL; i++)
    g_ptr_array_add (self->phase->warnings, warnings[i]);
}

static gboolean
is_all (const GArray *seen, const GArray *effects)
{
  return seen->len == effects->len &&
         (seen->len == 0 ||
          memcmp (seen->data, effects->data, seen->len * sizeof (AdjEffect)) == 0);
}

/* The effects as these eyes see them are applied to the table that is told from; what really
 * happened to the other, which the next step begins with. */
static void
read_effects (Reader *self, const GArray *effects)
{
  g_autoptr (GArray) seen = adj_seen_effects (&self->view, effects);

  keep_before (self, self->before_events);
  for (guint i = 0; i < seen->len; i++)
    {
      const AdjEffect *effect = &g_array_index (seen, AdjEffect, i);

      read_effect (self, effect);
      apply (self, effect);
    }
  end_events (self);
  for (guint i = 0; i < effects->len; i++)
    adj_table_apply (self->real, self->view.book, &g_array_index (effects, AdjEffect, i));
  if (!is_all (seen, effects))
    adj_table_assign (self->table, self->real);
}

/* The players' own words, and what was said of their orders. */
static void
read_texts (Reader *self, const AdjStep *step)
{
  const AdjEntry *entry = step->content;
  char *remark = entry->text != NULL ? adj_words_remark (entry->text) : NULL;

  if (remark != NULL)
    g_ptr_array_add (self->phase->notes, remark);
  if (step->state == ADJ_STEP_ASIDE)
    g_ptr_array_add (self->phase->notes, adj_words_set_aside (&self->view, entry->text));
  else
    read_findings (self, entry);
}

static void
read_step (Reader *self, const AdjStep *step)
{
  self->n_steps++;
  if (is_told (self))
    read_texts (self, step);
  if (step->state != ADJ_STEP_ASIDE)
    read_effects (self, step->effects);
}

AdjChronicle *
adj_chronicle_new (AdjGame *game, AdjEyes eyes, int from, int to)
{
  AdjChronicle *self;
  g_autoptr (AdjTable) table = NULL;
  g_autoptr (AdjTable) real = NULL;
  g_autoptr (AdjTable) before_events = NULL;
  g_autoptr (AdjTable) before_fight = NULL;
  g_autoptr (GArray) after = g_array_new (FALSE, FALSE, sizeof (AdjEffect));
  g_autofree AdjField *field = g_new (AdjField, 1);
  Reader reader;
  const GArray *steps;

  g_return_val_if_fail (ADJ_IS_GAME (game), NULL);

  self = adj_chronicle_new_empty ();
  table = adj_game_table_after (game, 0);
  real = adj_table_copy (table);
  before_events = adj_table_copy (table);
  before_fight = adj_table_copy (table);
  reader = (Reader){ .chronicle = self,
                     .table = table,
                     .real = real,
                     .field = field,
                     .before_events = before_events,
                     .before_fight = before_fight,
                     .after = after,
                     .from = from,
                     .to = to };
  steps = adj_game_get_play (game)->steps;
  for (int subject = 0; subject < ADJ_N_SUBJECTS; subject++)
    reader.events[subject] = g_array_new (FALSE, FALSE, sizeof (AdjEffect));
  reader.view = adj_view (adj_game_get_book (game), table, eyes);
  begin_turn (&reader);
  for (guint i = 0; i < steps->len; i++)
    read_step (&reader, &g_array_index (steps, AdjStep, i));
  end_phase (&reader);
  end_turn (&reader, table->over);
  for (int subject = 0; subject < ADJ_N_SUBJECTS; subject++)
    g_array_unref (reader.events[subject]);
  return self;
}
