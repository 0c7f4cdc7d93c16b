/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "skirmish/order.h"

#include <string.h>

#include "desk/abbreviation.h"
#include "desk/value.h"

const char *const adj_saying_words[] = {
  [ADJ_SAY_FIGURE] = "figure",
  [ADJ_SAY_CARD] = "card",
  [ADJ_SAY_BEGIN] = "begin",
  [ADJ_SAY_ACT] = "act",
  [ADJ_SAY_REACT] = "react",
  [ADJ_SAY_SEIZE] = "seize",
  [ADJ_SAY_PASS] = "pass",
  [ADJ_SAY_CONTACT] = "contact",
  [ADJ_SAY_PART] = "part",
  [ADJ_SAY_OUT] = "out",
  [ADJ_SAY_BACK] = "back",
  [ADJ_SAY_COUNTERS] = "counters",
  [ADJ_SAY_INITIATIVE] = "initiative",
  [ADJ_SAY_ROUND] = "round",
  [ADJ_SAY_SETTING] = "setting",
  [ADJ_SAY_NOTE] = "note",
  [ADJ_SAY_BOOKMARK] = "bookmark",
  [ADJ_N_SAYINGS] = NULL,
};

static const char *const beside[] = { "all",    "at",     "to",    "card", "inches", "by",
                                      "reach",  "unseen", "free",  "die",  "roll",   "factors",
                                      "moving", "leader", "group", "if",   "none",   NULL };

AdjSaid
adj_said_begin (AdjSaying saying)
{
  return (AdjSaid){ .saying = saying,
                    .leader = ADJ_SKIRMISH_NOBODY,
                    .missile = ADJ_SKIRMISH_NOBODY,
                    .card = ADJ_NO_INDEX };
}

int
adj_saying_find (const char *word)
{
  g_return_val_if_fail (word != NULL, ADJ_ABBREVIATION_NONE);

  return adj_abbreviation_find_in (word, 2, adj_saying_words);
}

gboolean
adj_saying_keyword (const char *word)
{
  g_return_val_if_fail (word != NULL, FALSE);

  return g_strv_contains (adj_saying_words, word) || g_strv_contains (adj_doing_words, word) ||
         g_strv_contains (beside, word);
}

/* ---- Whom it means ---- */

static void
add_once (GArray *found, int miniature)
{
  for (guint i = 0; i < found->len; i++)
    if (g_array_index (found, int, i) == miniature)
      return;
  g_array_append_val (found, miniature);
}

GArray *
adj_subjects_resolve (const AdjSkirmishState *state, const AdjSubjects *subjects, int side)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (int));

  g_return_val_if_fail (state != NULL, found);
  g_return_val_if_fail (subjects != NULL, found);

  for (guint i = 0; i < subjects->n; i++)
    {
      const AdjNamed *subject = &subjects->list[i];

      if (subject->miniature != ADJ_NO_INDEX)
        add_once (found, subject->miniature);
      else
        for (int j = 0; j < state->n_miniatures; j++)
          if (!state->miniatures[j].out &&
              (subject->group != NULL ? g_strcmp0 (state->miniatures[j].group, subject->group) == 0
                                      : state->miniatures[j].side == side))
            add_once (found, j);
    }
  return found;
}

/* ---- The canonical text ---- */

static void
add_word (GString *text, const char *word)
{
  if (adj_value_is_name (word, 40) && !adj_saying_keyword (word))
    g_string_append_printf (text, " %s", word);
  else
    g_string_append_printf (text, " \"%s\"", word);
}

static void
add_subjects (GString *text, const AdjSkirmishState *state, const AdjSubjects *subjects)
{
  for (guint i = 0; i < subjects->n; i++)
    if (subjects->list[i].miniature != ADJ_NO_INDEX)
      add_word (text, state->miniatures[subjects->list[i].miniature].id);
    else if (subjects->list[i].group != NULL)
      add_word (text, subjects->list[i].group);
    else
      g_string_append (text, " all");
}

static void
add_at (GString *text, const AdjSkirmishState *state, const AdjSaid *said)
{
  if (said->at.n > 0)
    g_string_append (text, " at");
  add_subjects (text, state, &said->at);
}

static void
add_inches (GString *text, const AdjSaid *said)
{
  if (said->n_inches > 0)
    g_string_append (text, " inches");
  for (guint i = 0; i < said->n_inches; i++)
    g_string_append_printf (text, " %d", said->inches[i]);
}

static void
add_doing (GString *text, const AdjSaid *said)
{
  if (said->doing == ADJ_DOING_OWN)
    g_string_append_printf (text, " \"%s\"", said->word);
  else
    g_string_append_printf (text, " %s", adj_doing_words[said->doing]);
}

static void
add_card (GString *text, const AdjSkirmishState *state, const AdjSaid *said)
{
  if (said->card != ADJ_NO_INDEX)
    g_string_append_printf (text, " card %s", state->cards[said->card].id);
}

static void
print_figure (GString *text, const AdjSkirmishRules *rules, const AdjSaid *said)
{
  add_word (text, said->name);
  add_word (text, said->side);
  g_string_append_printf (text, " %s", rules->qualities[said->quality].id);
  if (said->leader != ADJ_SKIRMISH_NOBODY)
    g_string_append_printf (text, " leader %s", rules->leaderships[said->leader].id);
  if (said->missile != ADJ_SKIRMISH_NOBODY)
    g_string_append_printf (text, " %s", rules->missiles[said->missile].id);
  if (said->group != NULL)
    {
      g_string_append (text, " group");
      add_word (text, said->group);
    }
  if (said->copies > 0)
    g_string_append_printf (text, " x%d", said->copies);
}

static void
print_seize (GString *text, const AdjSkirmishState *state, const AdjSaid *said)
{
  add_subjects (text, state, &said->who);
  g_string_append (text, " by");
  add_doing (text, said);
  add_at (text, state, said);
  add_card (text, state, said);
  if (said->reach)
    g_string_append (text, " reach");
  if (said->unseen)
    g_string_append (text, " unseen");
  if (said->melee)
    g_string_append (text, " melee");
  if (said->free)
    g_string_append (text, " free");
  if (said->die > 0)
    g_string_append_printf (text, " die %d", said->die);
  else if (said->roll)
    g_string_append (text, " roll");
  if (said->says_factors)
    g_string_append_printf (text, " factors %d %s", said->factors, said->text);
}

static void
print_act (GString *text, const AdjSkirmishState *state, const AdjSaid *said)
{
  add_subjects (text, state, &said->who);
  add_doing (text, said);
  if (said->moving)
    g_string_append (text, " moving");
  add_at (text, state, said);
  add_card (text, state, said);
  add_inches (text, said);
  if (said->text != NULL)
    g_string_append_printf (text, " to %s", said->text);
}

static void
print_card (GString *text, const AdjSkirmishState *state, const AdjSaid *said)
{
  add_word (text, said->id);
  add_word (text, said->side);
  add_subjects (text, state, &said->who);
  g_string_append_printf (text, " : %s", said->text);
  if (said->condition != NULL)
    g_string_append_printf (text, " if %s", said->condition);
}

char *
adj_said_print (const AdjSkirmishState *state, const AdjSkirmishRules *rules, const AdjSaid *said)
{
  GString *text;

  g_return_val_if_fail (state != NULL, NULL);
  g_return_val_if_fail (rules != NULL, NULL);
  g_return_val_if_fail (said != NULL, NULL);

  text = g_string_new (adj_saying_words[said->saying]);
  switch (said->saying)
    {
    case ADJ_SAY_FIGURE:
      print_figure (text, rules, said);
      break;
    case ADJ_SAY_CARD:
      print_card (text, state, said);
      break;
    case ADJ_SAY_ACT:
      print_act (text, state, said);
      break;
    case ADJ_SAY_REACT:
      add_subjects (text, state, &said->who);
      add_doing (text, said);
      add_at (text, state, said);
      add_inches (text, said);
      break;
    case ADJ_SAY_SEIZE:
      print_seize (text, state, said);
      break;
    case ADJ_SAY_CONTACT:
    case ADJ_SAY_PART:
    case ADJ_SAY_OUT:
    case ADJ_SAY_BACK:
      add_subjects (text, state, &said->who);
      break;
    case ADJ_SAY_COUNTERS:
      add_word (text, said->side);
      g_string_append_printf (text, " %d", said->number);
      break;
    case ADJ_SAY_BEGIN:
    case ADJ_SAY_INITIATIVE:
      add_word (text, said->side);
      break;
    case ADJ_SAY_SETTING:
      g_string_append_printf (text, " %s=%s", adj_switch_ids[said->number],
                              said->value ? "on" : "off");
      break;
    case ADJ_SAY_NOTE:
    case ADJ_SAY_BOOKMARK:
      g_string_append_printf (text, " %s", said->text);
      break;
    case ADJ_SAY_PASS:
    case ADJ_SAY_ROUND:
    case ADJ_N_SAYINGS:
    default:
      break;
    }
  if (said->forced)
    g_string_append (text, " !");
  return g_string_free (text, FALSE);
}
