/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "desk/plain.h"
#include "skirmish/judge-parts-private.h"

/* ---- Figures and cards ---- */

static void
add_figure (AdjReferee *self, const char *id, const char *name, const char *group)
{
  const AdjSaid *said = self->said;
  const AdjSkirmishRules *rules = self->rules;
  AdjChange what = {
    .kind = ADJ_CHANGE_FIGURE,
    .text = { id, name, said->side, rules->qualities[said->quality].id,
              said->leader >= 0 ? rules->leaderships[said->leader].id : NULL,
              said->missile >= 0 ? rules->missiles[said->missile].id : NULL, group },
  };

  if (adj_skirmish_miniature (self->state, id) >= 0 || adj_skirmish_is_group (self->state, id))
    adj_referee_refuse (
        self, g_strdup_printf (_ ("there is a '%s' already; each has a name of its own"), id));
  adj_referee_change (self, what);
}

void
adj_referee_figure (AdjReferee *self)
{
  const AdjSaid *said = self->said;
  int n = MAX (said->copies, 1);

  if (adj_skirmish_side (self->state, said->side) < 0)
    adj_referee_change (self, adj_change_text (ADJ_CHANGE_SIDE, said->side, NULL));
  if (said->group != NULL && adj_skirmish_miniature (self->state, said->group) >= 0)
    adj_referee_refuse (
        self,
        g_strdup_printf (_ ("there is a figure '%s'; a group has another name"), said->group));
  if (self->state->n_miniatures + n > ADJ_MAX_MINIATURES)
    {
      adj_referee_refuse (
          self, g_strdup_printf (_ ("there can be no more than %d figures"), ADJ_MAX_MINIATURES));
      return;
    }
  if (said->copies == 0)
    add_figure (self, said->id, said->name, said->group);
  for (int i = 1; i <= said->copies; i++)
    {
      g_autofree char *id = g_strdup_printf ("%s-%d", said->id, i);
      g_autofree char *name = g_strdup_printf ("%s %d", said->name, i);

      if (strlen (id) > 40)
        adj_referee_refuse (self, g_strdup (_ ("this name is too long for several of them")));
      add_figure (self, g_string_chunk_insert_const (self->chunk, id),
                  g_string_chunk_insert_const (self->chunk, name),
                  said->group != NULL ? said->group : said->id);
    }
}

/* Does the text name a figure or a group? "Sir Blackheart" names sir-blackheart. */
static gboolean
names_somebody (const AdjSkirmishState *state, const char *text)
{
  g_autofree char *plain = adj_plain (text);

  g_strdelimit (plain, " ,;:", '-');
  for (int i = 0; i < state->n_miniatures; i++)
    if (strstr (plain, state->miniatures[i].id) != NULL ||
        (state->miniatures[i].group != NULL && strstr (plain, state->miniatures[i].group) != NULL))
      return TRUE;
  return FALSE;
}

void
adj_referee_card (AdjReferee *self)
{
  const AdjSaid *said = self->said;
  int side = adj_skirmish_side (self->state, said->side);
  g_autoptr (GString) ids = g_string_new (NULL);
  AdjChange what = { .kind = ADJ_CHANGE_CARD };

  for (guint i = 0; i < said->who.n; i++)
    {
      int index = said->who.list[i].miniature;

      if (adj_referee_figure_of (self, index)->side != side)
        adj_referee_refuse (self, g_strdup_printf (_ ("%s is not of that side"),
                                                   adj_referee_figure_of (self, index)->id));
      if (adj_skirmish_card_of (self->state, index) >= 0)
        adj_referee_warn (self, ADJ_OFFENCE_TWO_CARDS);
      g_string_append_printf (ids, "%s%s", i > 0 ? " " : "",
                              adj_referee_figure_of (self, index)->id);
    }
  if (adj_skirmish_card (self->state, side, said->id) >= 0)
    adj_referee_refuse (self, g_strdup_printf (_ ("there is a card '%s' already"), said->id));
  if (self->state->n_cards == ADJ_MAX_CARDS)
    adj_referee_refuse (self,
                        g_strdup_printf (_ ("there can be no more than %d cards"), ADJ_MAX_CARDS));
  if (self->state->holder >= 0)
    adj_referee_warn (self, ADJ_OFFENCE_CARD_LATE);
  if (!names_somebody (self->state, said->text))
    adj_referee_warn (self, ADJ_OFFENCE_VAGUE);
  what.text[0] = said->id;
  what.text[1] = said->side;
  what.text[2] = g_string_chunk_insert_const (self->chunk, ids->str);
  what.text[3] = said->text;
  what.text[4] = said->condition;
  adj_referee_change (self, what);
}

/* ---- Contacts ---- */

static void
leave (AdjReferee *self, int figure, int only)
{
  for (int i = 0; i < self->state->n_contacts; i++)
    {
      AdjMeleePair contact = self->state->contacts[i];

      if ((contact.one == figure && (only < 0 || contact.other == only)) ||
          (contact.other == figure && (only < 0 || contact.one == only)))
        adj_referee_change (
            self, adj_change_text (ADJ_CHANGE_PART, adj_referee_figure_of (self, contact.one)->id,
                                   adj_referee_figure_of (self, contact.other)->id));
    }
}

void
adj_referee_contact (AdjReferee *self)
{
  int one = self->said->who.list[0].miniature;
  int other = self->said->who.list[1].miniature;

  if (adj_referee_figure_of (self, one)->side == adj_referee_figure_of (self, other)->side)
    adj_referee_refuse (self, g_strdup (_ ("both are of one side")));
  else if (adj_skirmish_contact (self->state, one, other) >= 0)
    adj_referee_refuse (self, g_strdup (_ ("these two are in contact already")));
  else if (self->state->n_contacts == ADJ_MAX_CONTACTS)
    adj_referee_refuse (
        self, g_strdup_printf (_ ("there can be no more than %d contacts"), ADJ_MAX_CONTACTS));
  adj_referee_touch (self, one, other);
}

void
adj_referee_part (AdjReferee *self)
{
  const AdjSubjects *who = &self->said->who;

  leave (self, who->list[0].miniature, who->n > 1 ? who->list[1].miniature : -1);
  if (self->verdict->changes->len == 0)
    adj_referee_refuse (self, g_strdup (_ ("there is no such contact")));
}

void
adj_referee_out (AdjReferee *self)
{
  g_autoptr (GArray) who =
      adj_subjects_resolve (self->state, &self->said->who, self->state->holder);

  for (guint i = 0; i < who->len; i++)
    {
      int figure = g_array_index (who, int, i);

      if (adj_referee_figure_of (self, figure)->out)
        adj_referee_refuse (self, g_strdup_printf (_ ("%s is off the table already"),
                                                   adj_referee_figure_of (self, figure)->id));
      /* two who leave together part once */
      for (int j = 0; j < self->state->n_contacts; j++)
        {
          AdjMeleePair contact = self->state->contacts[j];
          gboolean before = FALSE;

          for (guint k = 0; k < i; k++)
            before |= g_array_index (who, int, k) == contact.one ||
                      g_array_index (who, int, k) == contact.other;
          if (!before && (contact.one == figure || contact.other == figure))
            adj_referee_change (self,
                                adj_change_text (ADJ_CHANGE_PART,
                                                 adj_referee_figure_of (self, contact.one)->id,
                                                 adj_referee_figure_of (self, contact.other)->id));
        }
      adj_referee_change (
          self, adj_change_of (ADJ_CHANGE_OUT, adj_referee_figure_of (self, figure)->id, TRUE));
    }
  if (who->len == 0)
    adj_referee_refuse (self, g_strdup (_ ("nobody of them is on the table")));
}

void
adj_referee_back (AdjReferee *self)
{
  int figure = self->said->who.list[0].miniature;

  if (!adj_referee_figure_of (self, figure)->out)
    adj_referee_refuse (
        self, g_strdup_printf (_ ("%s is on the table"), adj_referee_figure_of (self, figure)->id));
  adj_referee_change (
      self, adj_change_of (ADJ_CHANGE_OUT, adj_referee_figure_of (self, figure)->id, FALSE));
}
