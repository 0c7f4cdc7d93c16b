/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/sealing.h"

#include <glib/gi18n-lib.h>

#include "record/order-make.h"
#include "rules/played.h"
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

/* That it lies on paper may be said by anybody, but where one side looks the other is not asked. */
static void
offer_paper (GPtrArray *offers, const AdjView *view, int side)
{
  AdjOrder order = adj_order_seal (side, TRUE);

  if (view->table->sealed[side] == ADJ_SEALED_NOT &&
      (view->eyes > ADJ_EYES_SECOND || (int) view->eyes == side))
    adj_offered_orders_add (offers, fill_side (view, side, _ ("{side} has it on paper, face down")),
                            &order);
}

GPtrArray *
adj_sealing_offers (const AdjView *view)
{
  GPtrArray *offers = adj_offered_orders_new ();

  g_return_val_if_fail (view != NULL, offers);

  if (is_plotting (view))
    for (int side = 0; side < ADJ_SIDES; side++)
      offer_paper (offers, view, side);
  return offers;
}

gboolean
adj_sealing_is_on (const AdjView *view)
{
  g_return_val_if_fail (view != NULL, FALSE);

  return is_plotting (view) || is_to_be_revealed (view);
}

/* The phase goes on first where both have to find who is out of command: they know that before they
 * see the enemy's plots (Y S4.1). */
static gboolean
has_dice_before (const AdjView *view)
{
  return is_plotting (view) && adj_command_is_played (view->table);
}

gboolean
adj_sealing_next (const AdjView *view, AdjOrder *order)
{
  g_return_val_if_fail (view != NULL, FALSE);
  g_return_val_if_fail (order != NULL, FALSE);

  if (is_to_be_revealed (view) && !has_dice_before (view))
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
