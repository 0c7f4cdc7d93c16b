/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "desk/dice.h"
#include "desk/value.h"
#include "skirmish/eyes.h"
#include "skirmish/record-private.h"

/* Of the file, left for taking back. */
#define BYTES_KEPT_FOR_UNDO 20000

/* ---- Answers ---- */

static AdjSkirmishAnswer *
answer_new (const char *typed)
{
  AdjSkirmishAnswer *self = g_new0 (AdjSkirmishAnswer, 1);

  self->typed = g_strdup (typed);
  self->offences = g_array_new (FALSE, FALSE, sizeof (guint8));
  return self;
}

void
adj_skirmish_answer_free (AdjSkirmishAnswer *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->typed);
  g_free (self->text);
  adj_order_error_clear (&self->error);
  adj_recorded_free (self->proposed);
  g_array_unref (self->offences);
  g_free (self->before);
  g_free (self);
}

static void
refuse (AdjSkirmishAnswer *self, char *why)
{
  adj_order_error_clear (&self->error);
  self->error.length = strlen (self->typed);
  self->error.text = why;
}

/* What is recorded can be opened again: it is written and read before it counts. */
static char *
prove (AdjSkirmish *self, AdjRecorded *entry)
{
  gboolean undo = entry->kind == ADJ_RECORDED_UNDO;
  guint most = ADJ_SKIRMISH_ENTRIES - (undo ? 0 : ADJ_SKIRMISH_KEPT_FOR_UNDO);
  gsize bytes = ADJ_SKIRMISH_BYTES - (undo ? 0 : BYTES_KEPT_FOR_UNDO);
  gsize length;
  char *why;

  entry->number = self->entries->len + 1;
  if (entry->number > most)
    return g_strdup_printf (_ ("the record has %u entries, and there can be no more than %u; only "
                               "undo is left"),
                            self->entries->len, most);
  if (self->n_anew + entry->anew->len > ADJ_SKIRMISH_ANEW)
    return g_strdup_printf (_ ("more than %d orders would have been reckoned anew in this game"),
                            ADJ_SKIRMISH_ANEW);
  why = adj_recorded_prove (entry, &length);
  if (why == NULL && self->bytes + length > bytes)
    return g_strdup_printf (_ ("the file would be longer than %u bytes"), (guint) bytes);
  if (why == NULL)
    self->bytes += length;
  return why;
}

static void
record (AdjSkirmish *self, AdjRecorded *taken, AdjSkirmishAnswer *answer)
{
  AdjRecorded *entry = taken;
  char *why = prove (self, entry);

  if (why != NULL)
    {
      refuse (answer, why);
      adj_recorded_free (entry);
      return;
    }
  answer->recorded = adj_skirmish_replay (self, entry);
  if (answer->recorded)
    answer->entry = entry;
  else
    refuse (answer, g_strdup (_ ("this does not fit what was recorded")));
}

/* ---- Eyes ---- */

/* Do the eyes of one side type? At an open table either side plays its own cards. */
static gboolean
is_behind_curtain (const AdjSkirmish *self)
{
  return self->eyes != ADJ_NO_INDEX && self->eyes != ADJ_SKIRMISH_PUBLIC;
}

/* Why whoever types may not write a card, a sentence; NULL if he may. At an open table whatever is
 * asked about a card would tell both. */
static char *
refuse_card (const AdjSkirmish *self, const AdjSkirmishState *state, const AdjSaid *said)
{
  if (said->saying != ADJ_SAY_CARD)
    return NULL;
  if (self->eyes == ADJ_SKIRMISH_PUBLIC)
    return g_strdup (_ ("a card is written behind its side's curtain"));
  if (is_behind_curtain (self) && adj_skirmish_side (state, said->side) != self->eyes)
    return g_strdup (_ ("this card is the other side's"));
  return NULL;
}

/* Does an entry hide a card from them? They take none back and put nothing in its place. */
static gboolean
hides (const AdjSkirmish *self, guint number)
{
  const AdjRecorded *entry = number > 0 && number <= self->entries->len
                                 ? g_ptr_array_index (self->entries, number - 1)
                                 : NULL;

  return is_behind_curtain (self) && entry != NULL &&
         !adj_skirmish_sees_order (&self->state, self->eyes, entry->changes);
}

/* ---- Orders ---- */

/* An entry with what the order comes to on a state; NULL, with the answer saying why. */
static AdjRecorded *
judge (AdjSkirmish *self,
       const AdjSkirmishState *state,
       const char *text,
       AdjRecordedKind kind,
       AdjSkirmishAnswer *answer)
{
  g_auto (AdjSkirmishVerdict) verdict;
  g_autofree AdjSaid *said = g_new0 (AdjSaid, 1);
  AdjRecorded *entry;
  gboolean throws;
  char *why;

  adj_skirmish_verdict_init (&verdict);
  answer->before = g_memdup2 (state, sizeof *state);
  if (!adj_said_parse (state, self->rules, is_behind_curtain (self) ? self->eyes : ADJ_NO_INDEX,
                       self->strings, text, said, &answer->error))
    return NULL;
  throws = said->saying == ADJ_SAY_SEIZE && said->die == 0;
  if (throws)
    said->die = adj_dice_throw (self->seed, self->thrown, self->rules->faces);
  why = refuse_card (self, state, said);
  if (why != NULL)
    {
      refuse (answer, why);
      return NULL;
    }
  adj_skirmish_judge (state, self->rules, said, self->strings, &verdict);
  g_array_append_vals (answer->offences, verdict.offences->data, verdict.offences->len);
  answer->refused =
      verdict.impossible == NULL && self->strict && !said->forced && verdict.offences->len > 0;
  if (verdict.impossible != NULL)
    refuse (answer, g_steal_pointer (&verdict.impossible));
  if (throws && (answer->refused || answer->error.text != NULL))
    said->die = 0; /* nobody is shown a die that is not thrown */
  answer->text = adj_said_print (state, self->rules, said);
  if (answer->refused || answer->error.text != NULL)
    return NULL;
  entry = adj_recorded_new (kind);
  entry->text = g_strdup (answer->text);
  entry->dice = throws;
  g_array_append_vals (entry->offences, verdict.offences->data, verdict.offences->len);
  g_array_append_vals (entry->changes, verdict.changes->data, verdict.changes->len);
  return entry;
}

static void
submit_order (AdjSkirmish *self, const char *text, AdjSkirmishAnswer *answer)
{
  AdjRecorded *entry = judge (self, &self->state, text, ADJ_RECORDED_ORDER, answer);

  if (entry != NULL)
    record (self, entry, answer);
}

/* ---- Corrections ---- */

static const AdjChange *
find_try (const GArray *changes)
{
  for (guint i = 0; i < changes->len; i++)
    if (g_array_index (changes, AdjChange, i).kind == ADJ_CHANGE_TRY)
      return &g_array_index (changes, AdjChange, i);
  return NULL;
}

static gboolean
same_changes (const GArray *a, const GArray *b)
{
  if (a->len != b->len)
    return FALSE;
  for (guint i = 0; i < a->len; i++)
    if (!adj_change_equal (&g_array_index (a, AdjChange, i), &g_array_index (b, AdjChange, i)))
      return FALSE;
  return TRUE;
}

/* Who won the initiative is a fact of the table, whatever the sum would be now. */
static gboolean
other_success (const GArray *recorded, const GArray *now)
{
  const AdjChange *then = find_try (recorded);
  const AdjChange *today = find_try (now);

  return then != NULL && today != NULL && then->n[ADJ_TRY_SUCCESS] != today->n[ADJ_TRY_SUCCESS];
}

/* What a later order comes to on the state that is now before it, told to the entry. */
static void
reckon (AdjSkirmish *self, const AdjPlayed *later, AdjSkirmishState *state, AdjRecorded *entry)
{
  g_auto (AdjSkirmishVerdict) verdict;
  g_auto (AdjOrderError) error = { 0 };
  g_autofree AdjSaid *said = g_new0 (AdjSaid, 1);
  gboolean parsed;

  adj_skirmish_verdict_init (&verdict);
  parsed = adj_said_parse (state, self->rules, ADJ_NO_INDEX, self->strings, later->content->text,
                           said, &error);
  if (parsed)
    adj_skirmish_judge (state, self->rules, said, self->strings, &verdict);
  if (!parsed || verdict.impossible != NULL)
    g_array_append_val (entry->aside, later->number);
  else if (other_success (later->changes, verdict.changes) &&
           adj_skirmish_apply_whole (self, later->changes, state))
    g_array_append_val (entry->differ, later->number);
  else if (!adj_skirmish_apply_whole (self, verdict.changes, state))
    g_array_append_val (entry->aside, later->number);
  else if (later->state != ADJ_SKIRMISH_HOLDS || !same_changes (later->changes, verdict.changes))
    adj_recorded_add_anew (entry, later->number, g_array_ref (verdict.changes));
}

static void
reckon_from (AdjSkirmish *self, guint place, AdjSkirmishState *state, AdjRecorded *entry)
{
  for (guint i = place; i < self->played->len; i++)
    reckon (self, &g_array_index (self->played, AdjPlayed, i), state, entry);
}

GArray *
adj_skirmish_judge_again (AdjSkirmish *self)
{
  GArray *numbers = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autofree AdjSkirmishState *state = g_new (AdjSkirmishState, 1);

  g_return_val_if_fail (self != NULL, numbers);

  adj_skirmish_state_init (state, self->rules);
  for (guint i = 0; i < self->played->len; i++)
    {
      const AdjPlayed *one = &g_array_index (self->played, AdjPlayed, i);
      g_autoptr (AdjRecorded) found = adj_recorded_new (ADJ_RECORDED_ORDER);
      g_autofree AdjSkirmishState *today = g_memdup2 (state, sizeof *state);

      if (one->state == ADJ_SKIRMISH_ASIDE)
        continue;
      reckon (self, one, today, found);
      if (found->anew->len + found->aside->len + found->differ->len > 0)
        g_array_append_val (numbers, one->number);
      adj_skirmish_apply (self, one->changes, state);
    }
  return numbers;
}

/* The place of an order that these eyes may correct; ADJ_NO_INDEX, and the answer says why. */
static int
find_correctable (AdjSkirmish *self, guint number, AdjSkirmishAnswer *answer)
{
  int place = adj_skirmish_find_played (self->played, number);

  if (place < 0)
    refuse (answer, g_strdup_printf (_ ("there is no order %u"), number));
  else if (hides (self, g_array_index (self->played, AdjPlayed, place).content->number))
    refuse (answer, g_strdup (_ ("this card is the other side's")));
  else
    return place;
  return ADJ_NO_INDEX;
}

/* The entry that a correction is; NULL, with the answer saying why there is none. Without a text it
 * strikes. */
static AdjRecorded *
propose (AdjSkirmish *self, guint number, const char *text, AdjSkirmishAnswer *answer)
{
  int place = find_correctable (self, number, answer);
  g_autofree AdjSkirmishState *state = g_new (AdjSkirmishState, 1);
  g_autoptr (AdjRecorded) entry = NULL;

  if (place < 0)
    return NULL;
  adj_skirmish_state_before (self, (guint) place, state);
  entry = text != NULL ? judge (self, state, text, ADJ_RECORDED_CORRECT, answer)
                       : adj_recorded_new (ADJ_RECORDED_STRIKE);
  if (entry == NULL)
    return NULL;
  entry->target = number;
  if (!adj_skirmish_apply_whole (self, entry->changes, state))
    {
      refuse (answer, g_strdup (_ ("this does not fit what was recorded")));
      return NULL;
    }
  reckon_from (self, (guint) place + 1, state, entry);
  return g_steal_pointer (&entry);
}

static void
submit_correction (AdjSkirmish *self, guint number, const char *text, AdjSkirmishAnswer *answer)
{
  AdjRecorded *entry = propose (self, number, text, answer);

  if (entry != NULL)
    record (self, entry, answer);
}

AdjSkirmishAnswer *
adj_skirmish_try (AdjSkirmish *self, guint number, const char *text)
{
  AdjSkirmishAnswer *answer = answer_new (text != NULL ? text : "");

  g_return_val_if_fail (self != NULL, answer);

  answer->proposed = propose (self, number, text, answer);
  if (answer->proposed != NULL && answer->proposed->dice > 0)
    {
      g_clear_pointer (&answer->proposed, adj_recorded_free);
      refuse (answer, g_strdup (_ ("the die is thrown when the order is given")));
    }
  return answer;
}

static void
submit_undo (AdjSkirmish *self, gboolean undo, AdjSkirmishAnswer *answer)
{
  guint target = adj_skirmish_last_of (undo ? self->done : self->undone);
  AdjRecorded *entry;

  if (hides (self, target))
    {
      refuse (answer, g_strdup (_ ("this card is the other side's")));
      return;
    }
  if (target == 0)
    {
      refuse (answer, undo ? g_strdup (_ ("there is nothing to take back"))
                           : g_strdup (_ ("there is nothing to do again")));
      return;
    }
  entry = adj_recorded_new (undo ? ADJ_RECORDED_UNDO : ADJ_RECORDED_REDO);
  entry->target = target;
  record (self, entry, answer);
}

/* ---- Lines ---- */

/* Is the line's first word that of a command? Its number, and what stands behind it. */
static AdjRecordedKind
find_command (const char *line, guint *number, const char **rest)
{
  const char *at = line + strspn (line, " \t");
  gsize length = strcspn (at, " \t");
  AdjRecordedKind kind = ADJ_RECORDED_ORDER;
  g_autofree char *digits = NULL;
  int n = 0;

  for (int i = ADJ_RECORDED_UNDO; i < ADJ_N_RECORDED; i++)
    if (strlen (adj_recorded_words[i]) == length &&
        g_ascii_strncasecmp (adj_recorded_words[i], at, length) == 0)
      kind = (AdjRecordedKind) i;
  at += length;
  at += strspn (at, " \t");
  length = strcspn (at, " \t");
  digits = g_strndup (at, length);
  *number = adj_value_parse_int (digits, 1, ADJ_SKIRMISH_ENTRIES, &n) ? (guint) n : 0;
  *rest = at + length + strspn (at + length, " \t");
  return kind;
}

static void
submit_command (AdjSkirmish *self,
                AdjRecordedKind kind,
                guint number,
                const char *rest,
                AdjSkirmishAnswer *answer)
{
  gboolean numbered = kind == ADJ_RECORDED_STRIKE || kind == ADJ_RECORDED_CORRECT;

  if (!numbered)
    submit_undo (self, kind == ADJ_RECORDED_UNDO, answer);
  else if (number == 0)
    refuse (answer, g_strdup (_ ("which order? its number in the log")));
  else
    submit_correction (self, number, kind == ADJ_RECORDED_CORRECT ? rest : NULL, answer);
}

static gboolean
takes_rest (const char *order)
{
  g_autofree char *word = g_strndup (order, strcspn (order, " \t"));
  int saying = adj_saying_find (word);

  return saying == ADJ_SAY_NOTE || saying == ADJ_SAY_BOOKMARK;
}

GPtrArray *
adj_skirmish_submit (AdjSkirmish *self, const char *line, gboolean go_on)
{
  GPtrArray *answers = g_ptr_array_new_with_free_func ((GDestroyNotify) adj_skirmish_answer_free);
  g_auto (GStrv) orders = NULL;
  gboolean all = TRUE;

  g_return_val_if_fail (self != NULL, answers);
  g_return_val_if_fail (line != NULL, answers);

  orders = adj_lex_split (line, takes_rest);
  for (int i = 0; orders[i] != NULL && (all || go_on); i++)
    {
      AdjSkirmishAnswer *answer = answer_new (orders[i]);
      const char *rest;
      guint number;
      AdjRecordedKind kind = find_command (orders[i], &number, &rest);

      if (kind == ADJ_RECORDED_ORDER)
        submit_order (self, orders[i], answer);
      else
        submit_command (self, kind, number, rest, answer);
      all &= answer->recorded;
      g_ptr_array_add (answers, answer);
    }
  return answers;
}
