/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "skirmish/judge-parts-private.h"

#include <glib/gi18n-lib.h>

/* Each offence once. */
void
adj_referee_warn (AdjReferee *self, AdjOffence offence)
{
  guint8 small = (guint8) offence;

  for (guint i = 0; i < self->verdict->offences->len; i++)
    if (g_array_index (self->verdict->offences, guint8, i) == small)
      return;
  g_array_append_val (self->verdict->offences, small);
}

void
adj_referee_change (AdjReferee *self, AdjChange what)
{
  g_array_append_val (self->verdict->changes, what);
}

void
adj_referee_refuse (AdjReferee *self, char *why)
{
  g_free (self->verdict->impossible);
  self->verdict->impossible = why;
}

const char *
adj_referee_side_name (AdjReferee *self, int side)
{
  return self->state->sides[side];
}

const AdjMiniature *
adj_referee_figure_of (AdjReferee *self, int index)
{
  return &self->state->miniatures[index];
}

/* ---- Contacts ---- */

/* What is in contact has a pair for each; a pair that is there already is none. */
void
adj_referee_touch (AdjReferee *self, int one, int other)
{
  if (adj_skirmish_contact (self->state, one, other) < 0 &&
      adj_referee_figure_of (self, one)->side != adj_referee_figure_of (self, other)->side)
    adj_referee_change (self,
                        adj_change_text (ADJ_CHANGE_CONTACT, adj_referee_figure_of (self, one)->id,
                                         adj_referee_figure_of (self, other)->id));
}

/* Who of several touches whom of several only the players know, and say with "contact". */
void
adj_referee_engage (AdjReferee *self, const GArray *who, const GArray *at)
{
  guint room = (guint) (ADJ_MAX_CONTACTS - self->state->n_contacts);

  if ((who->len != 1 && at->len != 1) || who->len * at->len > room)
    return;
  for (guint i = 0; i < who->len; i++)
    for (guint j = 0; j < at->len; j++)
      adj_referee_touch (self, g_array_index (who, int, i), g_array_index (at, int, j));
}

/* ---- The initiative ---- */

gboolean
adj_referee_has_begun (AdjReferee *self)
{
  if (self->state->holder < 0)
    adj_referee_refuse (
        self, g_strdup (_ ("nobody has the initiative yet; begin and a side starts the game")));
  return self->state->holder >= 0;
}

/* It changes hands: counters vanish (L 7), and all that lasts as long as an initiative. */
void
adj_referee_hand_over (AdjReferee *self, int side)
{
  adj_referee_change (
      self, adj_change_text (ADJ_CHANGE_HOLDER, adj_referee_side_name (self, side), NULL));
  adj_referee_change (self, adj_change_number (ADJ_CHANGE_ACTIONS, 0));
  adj_referee_change (self, adj_change_number (ADJ_CHANGE_ATTEMPTS, 0));
  for (int i = 0; i < self->state->n_sides; i++)
    adj_referee_change (self,
                        adj_change_of (ADJ_CHANGE_COUNTERS, adj_referee_side_name (self, i), 0));
  adj_referee_change (self, adj_change_number (ADJ_CHANGE_REACTED, FALSE));
  adj_referee_change (self, adj_change_number (ADJ_CHANGE_OPEN, FALSE));
  adj_referee_change (self, adj_change_number (ADJ_CHANGE_LAST, ADJ_DOING_NOTHING));
}

void
adj_referee_check_actors (AdjReferee *self, const GArray *who)
{
  int side = adj_referee_figure_of (self, g_array_index (who, int, 0))->side;

  for (guint i = 0; i < who->len; i++)
    {
      const AdjMiniature *figure = adj_referee_figure_of (self, g_array_index (who, int, i));

      if (figure->side != side)
        adj_referee_refuse (self, g_strdup (_ ("figures of both sides do not act together")));
      if (figure->out)
        adj_referee_warn (self, ADJ_OFFENCE_OFF_TABLE);
    }
}

static const char *
keep_ids (AdjReferee *self, const GArray *figures)
{
  g_autoptr (GString) ids = g_string_new (NULL);

  for (guint i = 0; i < figures->len; i++)
    g_string_append_printf (ids, "%s%s", i > 0 ? " " : "",
                            adj_referee_figure_of (self, g_array_index (figures, int, i))->id);
  return g_string_chunk_insert_const (self->chunk, ids->str);
}

/* Who shoots moves if the order says so, and who is in melee already stands. */
static gboolean
moves (AdjReferee *self, AdjDoing doing, const GArray *who)
{
  if (doing == ADJ_DOING_SHOOT)
    return self->said->moving;
  for (guint i = 0; i < who->len && doing == ADJ_DOING_MELEE; i++)
    if (!adj_skirmish_in_contact (self->state, g_array_index (who, int, i)))
      return TRUE;
  return doing != ADJ_DOING_MELEE;
}

/* Of those who act the ones that have a missile weapon, if anybody does. */
static GArray *
pick_shooters (AdjReferee *self, const GArray *who)
{
  GArray *armed = g_array_new (FALSE, FALSE, sizeof (int));

  for (guint i = 0; i < who->len; i++)
    if (adj_referee_figure_of (self, g_array_index (who, int, i))->missile >= 0)
      g_array_append_val (armed, g_array_index (who, int, i));
  if (armed->len == 0)
    g_array_append_vals (armed, who->data, who->len);
  return armed;
}

/* Whom reaction fire may be at, and who shoots back (L 11). */
static void
note_actors (AdjReferee *self, AdjDoing doing, const GArray *who, const GArray *at)
{
  g_autoptr (GArray) shooters = pick_shooters (self, who);
  const char *actors = keep_ids (self, doing == ADJ_DOING_SHOOT ? shooters : who);

  if (who->len > 0)
    adj_referee_change (self, adj_change_of (ADJ_CHANGE_ACTED, actors, moves (self, doing, who)));
  if (doing == ADJ_DOING_SHOOT && at->len > 0)
    adj_referee_change (self, adj_change_text (ADJ_CHANGE_SHOT_AT, keep_ids (self, at), NULL));
}

/* To the side that has so many already. */
static void
give_counter (AdjReferee *self, int side, int counters)
{
  if (counters == ADJ_MAX_COUNTERS)
    adj_referee_refuse (
        self, g_strdup_printf (_ ("there can be no more than %d counters"), ADJ_MAX_COUNTERS));
  else
    adj_referee_change (self, adj_change_of (ADJ_CHANGE_COUNTERS,
                                             adj_referee_side_name (self, side), counters + 1));
}

/* What a side's action leaves: its number, a counter if it shot (L 7), contacts, who it was, the
 * attempt. */
void
adj_referee_carry_out (AdjReferee *self,
                       int side,
                       int number,
                       int counters,
                       AdjDoing doing,
                       const GArray *who,
                       const GArray *at)
{
  adj_referee_change (self, adj_change_number (ADJ_CHANGE_ACTIONS, number));
  adj_referee_change (self, adj_change_number (ADJ_CHANGE_LAST, (int) doing));
  note_actors (self, doing, who, at);
  adj_referee_change (self, adj_change_number (ADJ_CHANGE_OPEN, TRUE));
  if (doing == ADJ_DOING_SHOOT && counters != ADJ_NO_INDEX)
    give_counter (self, adj_skirmish_other (side), counters);
  if (doing == ADJ_DOING_MELEE || doing == ADJ_DOING_CHARGE)
    adj_referee_engage (self, who, at);
}

void
adj_referee_use_card (AdjReferee *self)
{
  const AdjOrderCard *card = self->said->card >= 0 ? &self->state->cards[self->said->card] : NULL;

  if (card != NULL && !card->used)
    adj_referee_change (self, adj_change_text (ADJ_CHANGE_USED, card->id,
                                               adj_referee_side_name (self, card->side)));
}
