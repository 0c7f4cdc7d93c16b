/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/sealing.h"

#include <glib/gi18n-lib.h>

#include "record/order-make.h"
#include "words/fill.h"
#include "words/place.h"

static gboolean
is_plotting (const AdjView *view)
{
  return !view->table->over && adj_table_phase_kind (view->table, view->book) == ADJ_PHASE_PLOT;
}

static gboolean
has_sealed (const AdjView *view, int side)
{
  return view->table->sealed[side] != ADJ_SEALED_NOT;
}

/* Both have put their plots away, and nobody has opened them. */
static gboolean
is_to_be_revealed (const AdjView *view)
{
  return !view->table->over && has_sealed (view, 0) && has_sealed (view, 1) &&
         !view->table->revealed;
}

static char *
fill_side (const AdjView *view, int side, const char *text)
{
  g_autofree char *name = adj_words_side (view, side);

  return adj_fill (text, (const AdjPlace[]){ { "side", name }, { NULL, NULL } });
}

/* ---- Offers ---- */

static void
offer_seal (GPtrArray *offers, const AdjView *view, int side, gboolean paper)
{
  AdjOrder order = adj_order_seal (side, paper);

  adj_offered_orders_add (offers,
                          fill_side (view, side,
                                     paper ? _ ("{side} has it on paper, face down")
                                           : _ ("Seal what {side} has plotted")),
                          &order);
}

/* Sealed here with one's own eyes; that it lies on paper may be said by anybody. */
static void
offer_of_side (GPtrArray *offers, const AdjView *view, int side)
{
  if (has_sealed (view, side))
    return;
  if ((int) view->eyes == side)
    offer_seal (offers, view, side, FALSE);
  offer_seal (offers, view, side, TRUE);
}

GPtrArray *
adj_sealing_offers (const AdjView *view)
{
  GPtrArray *offers = adj_offered_orders_new ();
  AdjOrder reveal = adj_order_reveal ();
  int first;

  g_return_val_if_fail (view != NULL, offers);

  first = view->eyes == ADJ_EYES_SECOND ? 1 : 0;
  if (is_to_be_revealed (view))
    adj_offered_orders_add (offers, g_strdup (_ ("Reveal both plots")), &reveal);
  else if (is_plotting (view))
    for (int i = 0; i < ADJ_SIDES; i++)
      offer_of_side (offers, view, i == 0 ? first : adj_enemy (first));
  return offers;
}

gboolean
adj_sealing_next (const AdjView *view, AdjOrder *order)
{
  g_return_val_if_fail (view != NULL, FALSE);
  g_return_val_if_fail (order != NULL, FALSE);

  if (is_to_be_revealed (view))
    {
      *order = adj_order_reveal ();
      return TRUE;
    }
  if (!is_plotting (view) || view->eyes > ADJ_EYES_SECOND || has_sealed (view, (int) view->eyes))
    return FALSE;
  *order = adj_order_seal ((int) view->eyes, FALSE);
  return TRUE;
}

/* ---- Saying ---- */

char *
adj_sealing_say_brief (const AdjView *view, const AdjOrder *order)
{
  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (order != NULL, NULL);

  if (order->verb == ADJ_VERB_REVEAL)
    return g_strdup (_ ("Reveal both plots"));
  return fill_side (view, order->seal.side,
                    /* Translators: on the button of a side that has done with plotting */
                    _ ("Seal: {side}"));
}

static char *
say_side (const AdjView *view, int side)
{
  switch ((AdjSealed) view->table->sealed[side])
    {
    case ADJ_SEALED_HERE:
      return fill_side (view, side, _ ("{side} has sealed its plots"));
    case ADJ_SEALED_ON_PAPER:
      return fill_side (view, side, _ ("{side} has its plots on paper"));
    case ADJ_SEALED_NOT:
    default:
      return fill_side (view, side, _ ("{side} plots"));
    }
}

char *
adj_sealing_say_state (const AdjView *view)
{
  g_autofree char *one = NULL;
  g_autofree char *other = NULL;

  g_return_val_if_fail (view != NULL, NULL);

  if (!is_plotting (view) && !is_to_be_revealed (view))
    return NULL;
  one = say_side (view, 0);
  other = say_side (view, 1);
  return g_strdup_printf ("%s. %s", one, other);
}

char *
adj_sealing_say_eyes (const AdjView *view)
{
  g_return_val_if_fail (view != NULL, NULL);

  if (!is_plotting (view) || view->eyes > ADJ_EYES_SECOND)
    return NULL;
  return fill_side (view, (int) view->eyes, _ ("For {side} eyes only: what {side} plots"));
}
