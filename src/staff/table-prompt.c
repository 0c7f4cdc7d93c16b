/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/table-prompt.h"

#include <glib/gi18n-lib.h>

#include "record/order-make.h"
#include "rules/victory.h"
#include "staff/combat-case.h"
#include "staff/combat-words.h"
#include "staff/debt-choices.h"
#include "staff/engagements.h"
#include "staff/execution-case.h"
#include "staff/march-case.h"
#include "staff/phase-end.h"
#include "staff/withdrawals.h"
#include "words/at-least.h"
#include "words/effect.h"
#include "words/fill.h"
#include "words/moment.h"
#include "words/place.h"
#include "words/score.h"

#define MOST_LINES 4 /* told one by one; more would be too small to read */

static void
free_key (gpointer data)
{
  AdjTableKey *key = data;

  g_free (key->face);
  g_free (key->text);
  g_free (key->whole);
  g_free (key);
}

void
adj_table_prompt_free (AdjTablePrompt *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->turn);
  g_free (self->side);
  g_free (self->phase);
  g_free (self->score);
  g_free (self->headline);
  g_free (self->odds);
  g_free (self->detail);
  g_free (self->next);
  g_free (self->owed);
  g_ptr_array_unref (self->keys);
  g_free (self);
}

/* Takes the text over. */
static AdjTableKey *
add_key (AdjTablePrompt *self, int face, char *text, const char *meaning)
{
  AdjTableKey *key = g_new0 (AdjTableKey, 1);

  key->face = g_strdup_printf ("%d", face);
  key->text = text;
  key->whole = adj_fill (
      /* Translators: a key of the number pad, and what it does */
      _ ("{key}: {meaning}"),
      (const AdjPlace[]){ { "key", key->face }, { "meaning", meaning }, { NULL, NULL } });
  g_ptr_array_add (self->keys, key);
  return key;
}

static void
add_more (GString *text, guint n)
{
  g_autofree char *more = g_strdup_printf (ngettext ("and %u more", "and %u more", n), n);

  if (n > 0)
    g_string_append_printf (text, "\n%s", more);
}

/* ---- Where the game stands ---- */

static char *
say_turn (const AdjView *view)
{
  g_autofree char *turn = g_strdup_printf ("%d", view->table->turn);
  g_autofree char *last = g_strdup_printf ("%u", view->book->scenario->n_turns);
  const AdjPlace places[] = { { "turn", turn }, { "last", last }, { NULL, NULL } };

  return adj_fill (
      view->book->scenario->n_turns > 0 ? _ ("Turn {turn} of {last}") : _ ("Turn {turn}"), places);
}

static void
tell_phase (AdjTablePrompt *self, const AdjView *view)
{
  int side = adj_phasing_side (view->table->phasing);
  g_autofree char *phase = adj_words_phase (view, view->table->phase);

  self->side = side != ADJ_NO_SIDE ? adj_words_side (view, side) : g_strdup (_ ("Both sides"));
  self->colour = side != ADJ_NO_SIDE ? (int) view->book->scenario->sides[side].colour : -1;
  self->phase = adj_table_is_night (view->table, view->book)
                    ? adj_fill (_ ("{phase} by night"),
                                (const AdjPlace[]){ { "phase", phase }, { NULL, NULL } })
                    : g_steal_pointer (&phase);
}

static char *
say_score (const AdjView *view, const AdjField *field)
{
  g_autofree AdjVictory *victory = adj_victory_find (field);
  g_autofree char *one = adj_words_side (view, 0);
  g_autofree char *other = adj_words_side (view, 1);
  g_autofree char *a =
      adj_words_at_least_brief ((AdjAtLeast){ victory->total[0], victory->n_unseen[0] });
  g_autofree char *b =
      adj_words_at_least_brief ((AdjAtLeast){ victory->total[1], victory->n_unseen[1] });

  return g_strdup_printf ("%s %s   %s %s", one, a, other, b);
}

/* ---- The end ---- */

/* Award by award, as far as they can be read from two metres. */
static char *
list_tally (const AdjView *view, const AdjVictory *victory)
{
  g_auto (GStrv) lines = adj_words_tally (view, victory);
  guint n = g_strv_length (lines);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < MIN (n, MOST_LINES); i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", lines[i]);
  add_more (text, n - MIN (n, MOST_LINES));
  return g_string_free (text, FALSE);
}

/* The band is the winner's. */
static void
tell_end (AdjTablePrompt *self, const AdjTableMoment *moment)
{
  const AdjView *view = &moment->view;
  g_autofree AdjVictory *victory = adj_victory_find (moment->field);
  int winner = victory->winner;

  g_free (self->side);
  g_free (self->phase);
  self->side = adj_words_side (view, winner);
  self->phase = g_strdup (_ ("The game is over"));
  self->colour = winner != ADJ_NO_SIDE ? (int) view->book->scenario->sides[winner].colour : -1;
  self->headline = adj_words_ending (view, victory);
  self->detail = list_tally (view, victory);
}

/* ---- What is due ---- */

/* "1-2, die 4: Ar, attacker retreats"; what else is to be chosen after that. */
static char *
say_roll (const AdjView *view, guint others)
{
  const AdjBattle *battle = &view->table->battle;
  AdjEffect effect = adj_effect (ADJ_EFFECT_ROLLED);
  g_autofree char *more = g_strdup_printf (
      ngettext ("Then %u more thing to choose", "Then %u more things to choose", others), others);
  g_autofree char *roll = NULL;

  effect.roll.die = battle->die;
  effect.roll.result = battle->result;
  effect.roll.column = battle->column;
  if (battle->stage == ADJ_BATTLE_SETTLING)
    roll = adj_words_effect (view, &effect);
  if (roll != NULL && others > 0)
    return g_strdup_printf ("%s\n%s", roll, more);
  return others > 0 ? g_steal_pointer (&more) : g_steal_pointer (&roll);
}

/* The first that has an answer; the others wait. Who has to leave a zone (BG 11.31, CH 18.4) is
 * behind the debts. */
static gboolean
tell_debt (AdjTablePrompt *self, const AdjView *view)
{
  g_autoptr (AdjDebtChoices) owed = adj_debt_choices_new (view);
  const AdjDebtChoice *first = owed->choices->len > 0 ? g_ptr_array_index (owed->choices, 0) : NULL;

  if (first == NULL)
    return FALSE;
  self->answers = TRUE;
  self->headline = g_strdup (((const AdjOwed *) g_ptr_array_index (owed->owed, first->owed))->text);
  self->detail = say_roll (view, owed->owed->len - 1);
  for (guint i = 0; i < owed->choices->len; i++)
    {
      const AdjDebtChoice *choice = g_ptr_array_index (owed->choices, i);

      if (choice->owed == first->owed)
        add_key (self, (int) self->keys->len + 1, g_strdup (choice->label), choice->label)->order =
            choice->order;
    }
  return TRUE;
}

static char *
say_battle (const AdjCombatCase *combat)
{
  guint16 units[ADJ_MAX_BATTLE_UNITS];
  g_autofree char *names = NULL;
  g_autofree char *hexes = NULL;

  for (guint i = 0; i < combat->attack.n_attackers; i++)
    units[i] = combat->attack.attackers[i].unit;
  names = adj_words_units (&combat->view, units, combat->attack.n_attackers);
  hexes = adj_words_hexes (&combat->view, combat->attack.targets, combat->attack.n_targets);
  return adj_fill (
      /* Translators: a battle: attackers against hexes */
      _ ("{units} against {hexes}"),
      (const AdjPlace[]){ { "units", names }, { "hexes", hexes }, { NULL, NULL } });
}

/* "5 : 8", and under it what the attack breaks or leaves undone: afterwards nothing can be done
 * about it. */
static char *
argue_battle (const AdjCombatCase *combat, AdjGame *game)
{
  g_auto (GStrv) warnings = adj_combat_say_warnings (combat, game);
  GString *text = g_string_new (NULL);
  guint n = g_strv_length (warnings);

  if (combat->n_outcomes > 0)
    g_string_append_printf (text, "%d : %d", combat->arithmetic.attack, combat->arithmetic.defence);
  for (guint i = 0; i < MIN (n, MOST_LINES); i++)
    g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", warnings[i]);
  add_more (text, n - MIN (n, MOST_LINES));
  return g_string_free (text, FALSE);
}

/* The battle that lies open, or the one that is picked on the board. */
static gboolean
tell_battle (AdjTablePrompt *self, const AdjTableMoment *moment)
{
  const AdjView *view = &moment->view;
  g_autoptr (AdjCombatCase) combat =
      adj_combat_case_find (view, moment->picks, (int) moment->picks->reduced - 1);

  if (combat == NULL || !combat->sensible)
    return FALSE;
  self->headline = say_battle (combat);
  self->throws = TRUE;
  self->roll = adj_combat_case_throw (combat, 0, -1);
  self->detail = argue_battle (combat, moment->game);
  if (combat->n_outcomes > 0)
    self->odds = adj_words_column (view, combat->arithmetic.column);
  for (int face = 1; face <= view->book->ruleset->combat_die; face++)
    {
      const AdjCombatOutcome *outcome = adj_combat_case_outcome (combat, face);

      add_key (self, face,
               g_strdup (outcome != NULL ? adj_combat_results[outcome->faces.result] : "–"),
               outcome != NULL ? outcome->text : _ ("Die"))
          ->order = adj_combat_case_throw (combat, face, -1);
    }
  return TRUE;
}

/* ---- Attacks whose results wait (Y S7.5) ---- */

/* What should come before the die, and what has been thrown. */
static char *
tell_thrown (const AdjTableMoment *moment)
{
  g_autofree char *warnings =
      adj_engagements_say_warnings (&moment->view, moment->field, moment->game, MOST_LINES);
  g_autofree char *thrown = adj_engagements_say_thrown (&moment->view, moment->field, MOST_LINES);

  if (warnings != NULL && thrown != NULL)
    return g_strdup_printf ("%s\n%s", warnings, thrown);
  return warnings != NULL ? g_steal_pointer (&warnings) : g_steal_pointer (&thrown);
}

static void
add_faces (AdjTablePrompt *self, const AdjTableMoment *moment, int number)
{
  AdjFaces faces[ADJ_N_RESULTS];
  guint n = adj_engagement_faces (&moment->view, moment->field, number, faces);

  for (int face = 1; face <= moment->view.book->ruleset->combat_die; face++)
    {
      int result = -1;
      g_autofree char *text = NULL;

      for (guint i = 0; i < n; i++)
        if (faces[i].faces & (1u << (face - 1)))
          result = (int) faces[i].result;
      text = result >= 0 ? adj_words_result (result) : NULL;
      add_key (self, face, g_strdup (result >= 0 ? adj_combat_results[result] : "–"),
               text != NULL ? text : _ ("Die"))
          ->order = adj_order_roll (face, -1);
    }
}

/* A figure is missing: the keys are the results that the players' own table may have, and the
 * program throws the die, which says nothing. */
static void
add_results (AdjTablePrompt *self)
{
  for (int result = 0; result < ADJ_N_RESULTS; result++)
    {
      g_autofree char *text = adj_words_result (result);

      add_key (self, result + 1, g_strdup (text), text)->order = adj_order_roll (0, result);
    }
  self->answers = TRUE;
}

/* The oldest attack that waits for its die, unless another is being made up. */
static gboolean
tell_engagement (AdjTablePrompt *self, const AdjTableMoment *moment)
{
  g_autoptr (AdjEngagementLine) next = NULL;

  if (!adj_engagements_are_made (&moment->view) || moment->picks->n_targets > 0)
    return FALSE;
  next = adj_engagement_line_next (&moment->view, moment->field);
  if (next == NULL)
    return FALSE;
  self->headline = g_strdup (next->fighters);
  self->detail = tell_thrown (moment);
  if (next->known)
    self->odds = g_strdup (next->odds);
  if (next->asks)
    {
      add_results (self);
      return TRUE;
    }
  self->throws = TRUE;
  self->roll = adj_order_roll (0, -1);
  add_faces (self, moment, next->number);
  return TRUE;
}

static gboolean
tell_stages (AdjTablePrompt *self, const AdjTableMoment *moment)
{
  if (!adj_stages_may_begin (&moment->view))
    return FALSE;
  self->headline = g_strdup (_ ("All dice have fallen"));
  self->detail = adj_stages_say (&moment->view);
  return TRUE;
}

/* Where somebody stopped in the last segment, those the enemy stopped first. */
static char *
list_halts (const AdjMarchCase *march)
{
  GString *text = g_string_new (NULL);
  guint n = 0;

  for (int contact = TRUE; contact >= FALSE; contact--)
    for (guint i = 0; i < march->stops->len; i++)
      {
        const AdjMarchStop *stop = g_ptr_array_index (march->stops, i);

        if (stop->segment != march->marched || adj_march_stop_is_contact (stop) != contact)
          continue;
        if (n++ < MOST_LINES)
          g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", stop->text);
      }
  add_more (text, n - MIN (n, MOST_LINES));
  return g_string_free (text, FALSE);
}

/* The segment that was marched last in this phase, with who stopped in it (E N.9). */
static gboolean
tell_march (AdjTablePrompt *self, const AdjTableMoment *moment)
{
  guint n_steps = adj_game_get_play (moment->game)->steps->len;
  g_autoptr (AdjMarchCase) march = adj_march_case_new (moment->game, n_steps, moment->view.eyes);
  g_autofree char *segment = NULL;
  g_autofree char *contacts = NULL;

  if (march == NULL || !march->lasts || (march->marched == 0 && !march->goes_on))
    return FALSE;
  segment = adj_march_say_segment (march);
  contacts = adj_march_say_contacts (march);
  self->headline =
      contacts != NULL ? g_strdup_printf ("%s\n%s", segment, contacts) : g_steal_pointer (&segment);
  self->detail = list_halts (march);
  return TRUE;
}

/* E N.4: each under a key; Enter leaves it at that. */
static void
offer_withdrawals (AdjTablePrompt *self, const AdjTableMoment *moment)
{
  g_autoptr (GPtrArray) offers = adj_withdrawal_offers (&moment->view, moment->field);

  if (offers->len == 0)
    return;
  g_free (self->headline);
  self->headline = adj_withdrawal_offers_tell (offers);
  for (guint i = 0; i < offers->len; i++)
    {
      const AdjOfferedOrder *offer = g_ptr_array_index (offers, i);

      add_key (self, (int) i + 1, g_strdup (offer->text), offer->text)->order = offer->order;
    }
  self->answers = TRUE;
}

static void
tell_phase_end (AdjTablePrompt *self, const AdjTableMoment *moment)
{
  const AdjView *view = &moment->view;

  self->next = adj_phase_end_next (view, moment->field);
  self->go_on = adj_phase_end_order (view);
  self->owed = adj_phase_end_tell_owed (adj_phase_end_count_owed (view));
  if (tell_stages (self, moment) || (self->owed == NULL && tell_march (self, moment)))
    return;
  self->headline = self->owed != NULL ? g_strdup (self->owed) : g_strdup (_ ("Nothing is owed"));
  if (self->owed == NULL)
    offer_withdrawals (self, moment);
  if (self->owed != NULL)
    {
      g_auto (GStrv) lines = adj_phase_end_list_owed (view, MOST_LINES);

      self->detail = g_strjoinv ("\n", lines);
    }
}

static void
add_lift (AdjTablePrompt *self, AdjEyes eyes, char *text)
{
  AdjTableKey *key = add_key (self, (int) eyes + 1, text, text);

  key->lifts = TRUE;
  key->eyes = eyes;
}

/* Y 11.59: who may look. Enter is none of the keys, for it may have been pressed once too often. */
static void
tell_curtain (AdjTablePrompt *self, const AdjView *view)
{
  self->covered = TRUE;
  self->answers = TRUE;
  self->headline = g_strdup (_ ("The curtain is drawn"));
  for (int side = 0; side < ADJ_SIDES; side++)
    add_lift (self, (AdjEyes) side, adj_words_lift (view, side));
  add_lift (self, ADJ_EYES_PUBLIC, g_strdup (_ ("Both together: nobody's secrets")));
}

static void
tell_due (AdjTablePrompt *self, const AdjTableMoment *moment)
{
  const AdjView *view = &moment->view;

  if (moment->covered)
    tell_curtain (self, view);
  else if (moment->past)
    self->headline = g_strdup (_ ("The table of a moment in the past"));
  else if (view->table->over)
    tell_end (self, moment);
  else if (!(view->table->n_debts > 0 && tell_debt (self, view)) &&
           !tell_engagement (self, moment) && !tell_battle (self, moment) &&
           !tell_debt (self, view))
    tell_phase_end (self, moment);
}

AdjTablePrompt *
adj_table_prompt_new (const AdjTableMoment *moment)
{
  AdjTablePrompt *self;

  g_return_val_if_fail (moment != NULL, NULL);

  self = g_new0 (AdjTablePrompt, 1);
  self->keys = g_ptr_array_new_with_free_func (free_key);
  self->turn = say_turn (&moment->view);
  tell_phase (self, &moment->view);
  self->score = say_score (&moment->view, moment->field);
  tell_due (self, moment);
  return self;
}
