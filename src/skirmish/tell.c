/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "skirmish/tell.h"

#include <glib/gi18n-lib.h>

#include "skirmish/eyes.h"
#include "skirmish/sentence.h"

/* An order that is being told. */
typedef struct
{
  const AdjSkirmishState *before;
  const AdjSkirmishRules *rules;
  const AdjSaid *said;
  const GArray *changes;
  GPtrArray *lines; /* of char */
} Teller;

static void
take (Teller *self, char *line)
{
  g_ptr_array_add (self->lines, line);
}

static const AdjChange *
find_change (const Teller *self, AdjChangeKind kind)
{
  for (guint i = 0; i < self->changes->len; i++)
    if (g_array_index (self->changes, AdjChange, i).kind == kind)
      return &g_array_index (self->changes, AdjChange, i);
  return NULL;
}

static const char *
name_of (const Teller *self, const char *id)
{
  int found = adj_skirmish_miniature (self->before, id);

  return found >= 0 ? self->before->miniatures[found].name : id;
}

static char *
name_subjects (const Teller *self, const AdjSubjects *subjects)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < subjects->n; i++)
    {
      const AdjNamed *subject = &subjects->list[i];

      g_string_append (text, i > 0 ? ", " : "");
      if (subject->miniature != ADJ_NO_INDEX)
        g_string_append (text, self->before->miniatures[subject->miniature].name);
      else
        g_string_append (text, subject->group ?: _ ("everybody"));
    }
  return g_string_free (text, FALSE);
}

/* ---- Who does what ---- */

static void
become (char **text, char *longer)
{
  g_free (*text);
  *text = longer;
}

/* "charge, at the mob, card duel" */
static char *
say_deed (const Teller *self)
{
  const AdjSaid *said = self->said;
  char *deed =
      g_strdup (said->doing == ADJ_DOING_OWN ? said->word : adj_skirmish_say_doing (said->doing));
  g_autofree char *at = name_subjects (self, &said->at);

  if (said->moving)
    /* Translators: what figures do, and that they march as well */
    become (&deed, g_strdup_printf (_ ("%s, on the move"), deed));
  if (said->at.n > 0)
    /* Translators: what figures do, and against whom: shoot, at the mob */
    become (&deed, g_strdup_printf (_ ("%1$s, at %2$s"), deed, at));
  if (said->card != ADJ_NO_INDEX)
    /* Translators: what figures do, and the order card that they carry out */
    become (&deed,
            g_strdup_printf (_ ("%1$s, card %2$s"), deed, self->before->cards[said->card].id));
  if (said->text != NULL && said->saying == ADJ_SAY_ACT)
    /* Translators: what figures do, and where to: march, to the church */
    become (&deed, g_strdup_printf (_ ("%1$s, to %2$s"), deed, said->text));
  return deed;
}

static void
tell_act (Teller *self)
{
  const AdjChange *actions = find_change (self, ADJ_CHANGE_ACTIONS);
  g_autofree char *who = name_subjects (self, &self->said->who);
  g_autofree char *deed = say_deed (self);

  if (actions != NULL && self->before->holder != ADJ_NO_INDEX)
    /* Translators: a side, the number of its action, who acts, and what they do */
    take (self,
          g_strdup_printf (_ ("%1$s, action %2$d: %3$s: %4$s"),
                           self->before->sides[self->before->holder], actions->n[0], who, deed));
}

static void
tell_react (Teller *self)
{
  g_autofree char *who = name_subjects (self, &self->said->who);
  g_autofree char *deed = say_deed (self);

  /* Translators: who reacts, and how */
  take (self, g_strdup_printf (_ ("Reaction: %1$s: %2$s"), who, deed));
  if (find_change (self, ADJ_CHANGE_REACTED) != NULL)
    take (self, g_strdup (_ ("Reaction fire has been used")));
}

static void
tell_reason (Teller *self)
{
  if (self->said->says_factors)
    take (self, g_strdup_printf (_ ("Factors as the players say: %s"), self->said->text));
}

static void
tell_seize (Teller *self)
{
  const AdjChange *what = find_change (self, ADJ_CHANGE_TRY);
  g_autofree char *who = name_subjects (self, &self->said->who);
  g_autofree char *deed = say_deed (self);
  int miniature = self->said->who.list[0].miniature;
  const char *side = self->before->sides[self->before->miniatures[miniature].side];

  if (what == NULL)
    return;
  /* Translators: a side that tries to seize the initiative, the figure, and what it does */
  take (self,
        g_strdup_printf (_ ("%1$s, attempt to seize the initiative: %2$s: %3$s"), side, who, deed));
  take (self, adj_skirmish_say_sum (self->rules, what->n));
  tell_reason (self);
  take (self, what->n[ADJ_TRY_SUCCESS]
                  ? g_strdup_printf (_ ("The die shows %1$d: the initiative goes to %2$s, and this "
                                        "is their first action"),
                                     what->n[ADJ_TRY_DIE], side)
                  : g_strdup_printf (_ ("The die shows %d: that fails"), what->n[ADJ_TRY_DIE]));
}

/* ---- What stands on the table ---- */

static void
tell_figure (Teller *self)
{
  const AdjSaid *said = self->said;
  g_autofree char *kind =
      adj_skirmish_say_kind (self->rules, said->quality, said->leader, said->missile, said->group);

  if (said->copies > 0)
    take (self, g_strdup_printf ("%d × %s (%s): %s", said->copies, said->name, said->side, kind));
  else
    take (self, g_strdup_printf ("%s (%s): %s", said->name, said->side, kind));
}

static void
tell_card (Teller *self)
{
  const AdjChange *what = find_change (self, ADJ_CHANGE_CARD);
  AdjOrderCard card = { 0 };
  g_autofree char *text = NULL;

  if (what == NULL)
    return;
  card.id = what->text[0];
  card.side = adj_skirmish_side (self->before, what->text[1]);
  card.figures = what->text[2];
  card.objective = what->text[3];
  card.condition = what->text[4];
  text = adj_skirmish_say_card (self->before, &card);
  take (self, g_strdup_printf (_ ("Order card: %s"), text));
}

static void
tell_out (Teller *self)
{
  g_autofree char *who = name_subjects (self, &self->said->who);

  take (self, g_strdup_printf (_ ("Off the table: %s"), who));
}

static void
tell_back (Teller *self)
{
  g_autofree char *who = name_subjects (self, &self->said->who);

  take (self, g_strdup_printf (_ ("On the table again: %s"), who));
}

/* ---- The rest ---- */

static void
tell_holder (Teller *self)
{
  take (self, g_strdup_printf (_ ("The initiative goes to %s"), self->said->side));
}

static void
tell_pass (Teller *self)
{
  if (self->before->holder != ADJ_NO_INDEX)
    take (self, g_strdup_printf (_ ("%s, attempt: passed"),
                                 self->before->sides[adj_skirmish_other (self->before->holder)]));
}

static void
tell_round (Teller *self)
{
  take (self, g_strdup (_ ("Everybody in contact has fought a round")));
}

static void
tell_setting (Teller *self)
{
  const char *title = _ (self->rules->switches[self->said->number].title);

  take (self, self->said->value ? g_strdup_printf (_ ("%s: on"), title)
                                : g_strdup_printf (_ ("%s: off"), title));
}

static void
tell_note (Teller *self)
{
  take (self, g_strdup_printf (_ ("Note: %s"), self->said->text));
}

static void
tell_bookmark (Teller *self)
{
  take (self, g_strdup_printf (_ ("Bookmark: %s"), self->said->text));
}

/* ---- What follows ---- */

static void
tell_change (Teller *self, const AdjChange *what)
{
  switch (what->kind)
    {
    case ADJ_CHANGE_COUNTERS:
      if (what->n[1] > 0 || self->said->saying == ADJ_SAY_COUNTERS)
        take (self, g_strdup_printf (_ ("Counters of %1$s: %2$d"), what->text[0], what->n[1]));
      break;
    case ADJ_CHANGE_FIGHTS:
      if (what->n[0])
        take (self, g_strdup (_ ("Everybody in contact has a round of melee to fight (L 8)")));
      break;
    case ADJ_CHANGE_CONTACT:
      take (self, g_strdup_printf (_ ("%1$s and %2$s are in contact"),
                                   name_of (self, what->text[0]), name_of (self, what->text[1])));
      break;
    case ADJ_CHANGE_PART:
      take (self, g_strdup_printf (_ ("%1$s and %2$s are no longer in contact"),
                                   name_of (self, what->text[0]), name_of (self, what->text[1])));
      break;
    case ADJ_CHANGE_USED:
      take (self, g_strdup_printf (_ ("The card %s has been played"), what->text[0]));
      break;
    case ADJ_CHANGE_SIDE:
    case ADJ_CHANGE_FIGURE:
    case ADJ_CHANGE_CARD:
    case ADJ_CHANGE_HOLDER:
    case ADJ_CHANGE_ACTIONS:
    case ADJ_CHANGE_ATTEMPTS:
    case ADJ_CHANGE_REACTED:
    case ADJ_CHANGE_OPEN:
    case ADJ_CHANGE_LAST:
    case ADJ_CHANGE_ACTED:
    case ADJ_CHANGE_SHOT_AT:
    case ADJ_CHANGE_OUT:
    case ADJ_CHANGE_SIGHT:
    case ADJ_CHANGE_SWITCH:
    case ADJ_CHANGE_TRY:
    case ADJ_N_CHANGES:
    default:
      break;
    }
}

char **
adj_skirmish_tell (const AdjSkirmishState *before,
                   const AdjSkirmishRules *rules,
                   const char *text,
                   const GArray *changes)
{
  static void (*const tellers[ADJ_N_SAYINGS]) (Teller *) = {
    [ADJ_SAY_FIGURE] = tell_figure,
    [ADJ_SAY_CARD] = tell_card,
    [ADJ_SAY_BEGIN] = tell_holder,
    [ADJ_SAY_ACT] = tell_act,
    [ADJ_SAY_REACT] = tell_react,
    [ADJ_SAY_SEIZE] = tell_seize,
    [ADJ_SAY_PASS] = tell_pass,
    [ADJ_SAY_CONTACT] = NULL,
    [ADJ_SAY_PART] = NULL,
    [ADJ_SAY_OUT] = tell_out,
    [ADJ_SAY_BACK] = tell_back,
    [ADJ_SAY_COUNTERS] = NULL,
    [ADJ_SAY_INITIATIVE] = tell_holder,
    [ADJ_SAY_ROUND] = tell_round,
    [ADJ_SAY_SETTING] = tell_setting,
    [ADJ_SAY_NOTE] = tell_note,
    [ADJ_SAY_BOOKMARK] = tell_bookmark,
  };
  g_autoptr (GStringChunk) chunk = NULL;
  g_autofree AdjSaid *said = g_new0 (AdjSaid, 1);
  g_auto (AdjOrderError) error = { 0 };
  Teller self = { before, rules, said, changes, NULL };

  g_return_val_if_fail (before != NULL && rules != NULL, NULL);
  g_return_val_if_fail (text != NULL && changes != NULL, NULL);

  chunk = g_string_chunk_new (256);
  self.lines = g_ptr_array_new ();
  if (adj_said_parse (before, rules, ADJ_NO_INDEX, chunk, text, said, &error))
    {
      if (tellers[said->saying] != NULL)
        tellers[said->saying](&self);
      for (guint i = 0; i < changes->len; i++)
        tell_change (&self, &g_array_index (changes, AdjChange, i));
    }
  if (self.lines->len == 0) /* it changed nothing, or does not fit any more */
    take (&self, g_strdup (text));
  take (&self, NULL);
  return (char **) g_ptr_array_free (self.lines, FALSE);
}

/* ---- The record ---- */

/* What became of it in a correction, and what it offends. */
static void
tell_standing (const AdjPlayed *played, GPtrArray *lines)
{
  const GArray *offences = played->content->offences;

  if (played->state == ADJ_SKIRMISH_ASIDE)
    g_ptr_array_add (lines, g_strdup (_ ("set aside: it does not fit since a correction")));
  if (played->state == ADJ_SKIRMISH_DIFFERS)
    g_ptr_array_add (lines, g_strdup (_ ("since a correction it would be judged differently")));
  for (guint i = 0; i < offences->len; i++)
    g_ptr_array_add (lines, adj_skirmish_say_offence (g_array_index (offences, guint8, i)));
}

char **
adj_skirmish_tell_played (const AdjSkirmishState *before,
                          const AdjSkirmishState *now,
                          const AdjSkirmishRules *rules,
                          int eyes,
                          const AdjPlayed *played)
{
  g_auto (GStrv) told = NULL;
  GPtrArray *lines;

  g_return_val_if_fail (before != NULL && now != NULL, NULL);
  g_return_val_if_fail (rules != NULL && played != NULL, NULL);

  lines = g_ptr_array_new ();
  if (adj_skirmish_sees_order (now, eyes, played->changes))
    {
      told = adj_skirmish_tell (before, rules, played->content->text, played->changes);
      for (guint i = 0; told[i] != NULL; i++)
        g_ptr_array_add (lines, g_strdup (told[i]));
      tell_standing (played, lines);
    }
  else
    g_ptr_array_add (lines, g_strdup (_ ("An order card, face down")));
  g_ptr_array_add (lines, NULL);
  return (char **) g_ptr_array_free (lines, FALSE);
}

/* ---- Answers ---- */

static void
add_lines (GPtrArray *lines, char **more, const char *indent)
{
  for (guint i = 0; more[i] != NULL; i++)
    g_ptr_array_add (lines, g_strconcat (i > 0 ? indent : "", more[i], NULL));
}

/* What an undone or a struck entry was: an order, or a strike itself. Whoever takes one back may
 * sit at an open table, so that a card stays face down. */
static char *
name_entry (const AdjSkirmish *skirmish, guint number)
{
  const GPtrArray *entries = adj_skirmish_get_entries (skirmish);
  const AdjRecorded *entry = g_ptr_array_index (entries, number - 1);

  if (!adj_skirmish_sees_order (adj_skirmish_get_state (skirmish), ADJ_SKIRMISH_PUBLIC,
                                entry->changes))
    return g_strdup (_ ("An order card, face down"));
  if (entry->kind == ADJ_RECORDED_ORDER)
    return g_strdup (entry->text);
  return g_strdup_printf ("%s %u%s%s", adj_recorded_words[entry->kind], entry->target,
                          entry->text != NULL ? " " : "", entry->text ?: "");
}

static void
tell_entry (const AdjSkirmish *skirmish,
            const AdjSkirmishAnswer *answer,
            const AdjRecorded *entry,
            GPtrArray *lines)
{
  g_autofree char *what = NULL;
  g_auto (GStrv) told = NULL;

  switch (entry->kind)
    {
    case ADJ_RECORDED_UNDO:
      what = name_entry (skirmish, entry->target);
      g_ptr_array_add (lines, g_strdup_printf (_ ("Taken back: %s"), what));
      return;
    case ADJ_RECORDED_REDO:
      what = name_entry (skirmish, entry->target);
      g_ptr_array_add (lines, g_strdup_printf (_ ("Done again: %s"), what));
      return;
    case ADJ_RECORDED_STRIKE:
      g_ptr_array_add (lines, g_strdup_printf (_ ("Order %u is struck out"), entry->target));
      return;
    case ADJ_RECORDED_CORRECT:
      g_ptr_array_add (lines, g_strdup_printf (_ ("Order %u is another now:"), entry->target));
      break;
    case ADJ_RECORDED_ORDER:
    case ADJ_N_RECORDED:
    default:
      break;
    }
  told = adj_skirmish_tell (answer->before, adj_skirmish_get_rules (skirmish), entry->text,
                            entry->changes);
  add_lines (lines, told, "  ");
}

/* Takes the line over. */
static void
add_under (GPtrArray *lines, char *line)
{
  g_ptr_array_add (lines, g_strconcat ("  ", line, NULL));
  g_free (line);
}

/* Of those orders that hide nothing; who won the initiative (differ) is seen by everybody. */
static void
tell_consequences (const AdjSkirmish *skirmish, const AdjRecorded *entry, GPtrArray *lines)
{
  for (guint i = 0; i < entry->anew->len; i++)
    {
      guint number = g_array_index (entry->anew, AdjReckoned, i).number;

      if (adj_skirmish_tells (skirmish, number))
        add_under (lines, g_strdup_printf (_ ("Order %u comes to something else now"), number));
    }
  for (guint i = 0; i < entry->differ->len; i++)
    add_under (lines, g_strdup_printf (_ ("Order %u stays as it was recorded, but would now be "
                                          "judged differently"),
                                       g_array_index (entry->differ, guint, i)));
  for (guint i = 0; i < entry->aside->len; i++)
    {
      guint number = g_array_index (entry->aside, guint, i);

      if (adj_skirmish_tells (skirmish, number))
        add_under (lines,
                   g_strdup_printf (_ ("Order %u does not fit any more and is set aside"), number));
    }
}

char **
adj_skirmish_tell_answer (const AdjSkirmish *skirmish, const AdjSkirmishAnswer *answer)
{
  const AdjRecorded *entry;
  GPtrArray *lines;

  g_return_val_if_fail (skirmish != NULL, NULL);
  g_return_val_if_fail (answer != NULL, NULL);

  entry = answer->entry != NULL ? answer->entry : answer->proposed;
  lines = g_ptr_array_new ();
  if (entry != NULL)
    tell_entry (skirmish, answer, entry, lines);
  else
    g_ptr_array_add (lines, g_strdup_printf (_ ("Not done: %s"), answer->typed));
  if (answer->error.text != NULL)
    add_under (lines, g_strdup (answer->error.text));
  for (guint i = 0; i < answer->offences->len; i++)
    add_under (lines, adj_skirmish_say_offence (g_array_index (answer->offences, guint8, i)));
  if (answer->refused)
    add_under (lines, g_strdup (_ ("The game is strict: end the order with ! if you agree on it")));
  if (entry != NULL)
    tell_consequences (skirmish, entry, lines);
  g_ptr_array_add (lines, NULL);
  return (char **) g_ptr_array_free (lines, FALSE);
}
