/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/phase-end.h"

#include <glib/gi18n-lib.h>

#include "record/order-make.h"
#include "record/seen-duties.h"
#include "rules/sequence.h"
#include "rules/together.h"
#include "staff/execution-case.h"
#include "staff/sealing.h"
#include "staff/withdrawals.h"
#include "words/duty.h"
#include "words/fill.h"
#include "words/moment.h"
#include "words/place.h"
#include "words/score.h"

static char *
fill_next (const AdjView *view, const AdjMoment *next, const char *text)
{
  g_autofree char *turn = g_strdup_printf ("%d", next->turn);
  g_autofree char *side = adj_words_phasing (view, next->phasing);
  g_autofree char *phase = adj_words_phase (view, next->phase);
  g_autofree char *moment = adj_words_moment (view, next->turn, next->phase, next->phasing);

  return adj_fill (text, (const AdjPlace[]){ { "turn", turn },
                                             { "side", side },
                                             { "phase", phase },
                                             { "moment", moment },
                                             { NULL, NULL } });
}

char *
adj_phase_end_result (const AdjView *view, const AdjField *field)
{
  g_autofree AdjVictory *victory = NULL;

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (field != NULL, NULL);

  victory = adj_victory_find (field);
  return adj_words_ending (view, victory);
}

char **
adj_phase_end_tally (const AdjView *view, const AdjField *field)
{
  g_autofree AdjVictory *victory = NULL;

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (field != NULL, NULL);

  victory = adj_victory_find (field);
  return adj_words_tally (view, victory);
}

/* As long as both sides march by plot the next thing is a segment, and the end of the phase comes
 * behind the last. */
static gboolean
is_marching (const AdjView *view)
{
  return !view->table->over && adj_segments_are_left (view->table, view->book);
}

static char *
fill_segment (const AdjView *view, const char *text)
{
  g_autofree char *segment = g_strdup_printf ("%d", view->table->segment + 1);

  return adj_fill (text, (const AdjPlace[]){ { "segment", segment }, { NULL, NULL } });
}

AdjOrder
adj_phase_end_order (const AdjView *view)
{
  AdjOrder order;

  g_return_val_if_fail (view != NULL, adj_order_next ());

  if (adj_sealing_next (view, &order))
    return order;
  return is_marching (view) ? adj_order_segment () : adj_order_next ();
}

/* What comes before the end of the phase; NULL: nothing does. */
static char *
say_before_end (const AdjView *view, const char *segment)
{
  AdjOrder order;

  if (adj_sealing_next (view, &order))
    return adj_sealing_say_brief (view, &order);
  if (adj_stages_may_begin (view))
    return g_strdup (_ ("Carry Out the Results"));
  return is_marching (view) ? fill_segment (view, segment) : NULL;
}

/* What follows, as the button says it: a phase of one side, of both, or of another turn. */
static char *
say_next (const AdjView *view,
          const AdjField *field,
          const char *phase,
          const char *both,
          const char *turn)
{
  AdjMoment next = adj_sequence_next (view->book, view->table);

  if (view->table->over)
    return adj_phase_end_result (view, field);
  if (next.over)
    return g_strdup (_ ("End of the game"));
  return fill_next (view, &next,
                    next.turn != view->table->turn                   ? turn
                    : adj_phasing_side (next.phasing) == ADJ_NO_SIDE ? both
                                                                     : phase);
}

char *
adj_phase_end_next (const AdjView *view, const AdjField *field)
{
  char *before;

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (field != NULL, NULL);

  before = say_before_end (view, _ ("March segment {segment}"));
  if (before != NULL)
    return before;
  return say_next (view, field, _ ("To {side} {phase}"),
                   /* Translators: on the button that ends a phase; the phase belongs to both sides:
                    * "To Movement of both sides" */
                   _ ("To {phase} of both sides"),
                   /* Translators: on the button that ends a phase; the moment is "Turn 2, Union,
                    * Movement" */
                   _ ("To {moment}"));
}

char *
adj_phase_end_next_short (const AdjView *view, const AdjField *field)
{
  char *before;

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (field != NULL, NULL);

  before = say_before_end (view,
                           /* Translators: where there is little room: march segment 3 */
                           _ ("→ Segment {segment}"));
  if (before != NULL)
    return before;
  /* Translators: where there is little room, on the button that ends a phase and goes on */
  return say_next (view, field, _ ("→ {side} {phase}"), _ ("→ both: {phase}"),
                   _ ("→ Turn {turn}, {side}"));
}

guint
adj_phase_end_count_owed (const AdjView *view)
{
  g_auto (AdjDuties) duties = { 0 };

  g_return_val_if_fail (view != NULL, 0);

  if (adj_phase_end_order (view).verb != ADJ_VERB_NEXT)
    return 0;
  adj_seen_duties (view, &duties);
  return adj_duties_count (&duties, ADJ_DUE_OWED);
}

char *
adj_phase_end_tell_owed (guint owed)
{
  if (owed == 0)
    return NULL;
  return g_strdup_printf (ngettext ("%u thing still to do", "%u things still to do", owed), owed);
}

char *
adj_phase_end_remind (const AdjView *view, const AdjField *field)
{
  g_autoptr (GPtrArray) offers = NULL;

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (field != NULL, NULL);

  offers = adj_withdrawal_offers (view, field);
  return adj_withdrawal_offers_tell (offers);
}

char **
adj_phase_end_list_owed (const AdjView *view, guint most)
{
  g_auto (AdjDuties) duties = { 0 };
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  guint told = 0;
  guint n;

  g_return_val_if_fail (view != NULL, NULL);

  adj_seen_duties (view, &duties);
  n = adj_duties_count (&duties, ADJ_DUE_OWED);
  for (guint i = 0; i < duties.n && told < most; i++)
    {
      g_autofree char *duty = NULL;

      if (duties.duties[i].state != ADJ_DUE_OWED)
        continue;
      duty = adj_words_duty (view, &duties.duties[i]);
      g_strv_builder_add (lines, duty);
      told++;
    }
  if (n > told)
    {
      g_autofree char *more =
          g_strdup_printf (ngettext ("and %u more", "and %u more", n - told), n - told);

      g_strv_builder_add (lines, more);
    }
  return g_strv_builder_end (lines);
}

char *
adj_phase_end_ask (const char *owed, const char *next)
{
  g_return_val_if_fail (owed != NULL, NULL);
  g_return_val_if_fail (next != NULL, NULL);

  return adj_fill (
      /* Translators: what is owed, and what happens when the button is pressed a second time */
      _ ("{owed}. Once more: {next}"),
      (const AdjPlace[]){ { "owed", owed }, { "next", next }, { NULL, NULL } });
}
