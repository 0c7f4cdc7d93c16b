/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/phase-end.h"

#include <glib/gi18n-lib.h>

#include "record/seen-duties.h"
#include "rules/sequence.h"
#include "words/fill.h"
#include "words/moment.h"
#include "words/place.h"

char *
adj_phase_end_next (AdjSession *session)
{
  AdjView view = adj_session_view (session);
  AdjMoment next = adj_sequence_next (view.book, view.table);
  g_autofree char *side = NULL;
  g_autofree char *phase = NULL;
  g_autofree char *moment = NULL;

  if (next.over)
    return g_strdup (_ ("End of the game"));
  if (next.turn != view.table->turn)
    moment = adj_words_moment (&view, next.turn, next.phase, next.phasing);
  side = adj_words_side (&view, (next.phasing & 1) != 0 ? 0 : 1);
  phase = adj_words_phase (&view, next.phase);
  return adj_fill (
      /* Translators: on the button that ends a phase; the moment is "Turn 2, Union, Movement" */
      moment != NULL ? _ ("To {moment}") : _ ("To {side} {phase}"),
      (const AdjPlace[]){
          { "moment", moment }, { "side", side }, { "phase", phase }, { NULL, NULL } });
}

char *
adj_phase_end_next_short (AdjSession *session)
{
  AdjView view = adj_session_view (session);
  AdjMoment next = adj_sequence_next (view.book, view.table);
  g_autofree char *turn = NULL;
  g_autofree char *side = NULL;
  g_autofree char *phase = NULL;

  if (next.over)
    return g_strdup (_ ("End of the game"));
  turn = g_strdup_printf ("%d", next.turn);
  side = adj_words_side (&view, (next.phasing & 1) != 0 ? 0 : 1);
  phase = adj_words_phase (&view, next.phase);
  return adj_fill (
      /* Translators: where there is little room, on the button that ends a phase and goes on */
      next.turn != view.table->turn ? _ ("→ Turn {turn}, {side}") : _ ("→ {side} {phase}"),
      (const AdjPlace[]){ { "turn", turn }, { "side", side }, { "phase", phase }, { NULL, NULL } });
}

guint
adj_phase_end_count_owed (AdjSession *session)
{
  g_autofree AdjDuties *duties = g_new (AdjDuties, 1);
  AdjView view = adj_session_view (session);

  adj_seen_duties (&view, duties);
  return adj_duties_count (duties, ADJ_DUTY_OWED);
}

char *
adj_phase_end_tell_owed (guint owed)
{
  if (owed == 0)
    return NULL;
  return g_strdup_printf (ngettext ("%u thing still to do", "%u things still to do", owed), owed);
}
