/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/choices.h"

#include "record/act.h"
#include "record/order-make.h"
#include "record/order-settle.h"
#include "record/seen-duties.h"
#include "record/seen.h"
#include "record/throw.h"
#include "rules/breastworks.h"
#include "rules/engagement.h"
#include "rules/entry.h"
#include "rules/played.h"
#include "rules/rally.h"
#include "rules/works.h"
#include "staff/board-charges.h"
#include "staff/intent.h"
#include "words/offer.h"

/* The places the search goes by, and what it has found. */
typedef struct
{
  const AdjView *view;
  const AdjField *field;
  const AdjPicks *picks;
  AdjHex hex;
  int unit;
  AdjJudge *judge;
  GPtrArray *choices;
} Search;

void
adj_choice_free (AdjChoice *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->label);
  g_array_unref (self->orders);
  g_free (self);
}

/* The outcome of an order about what these eyes do not know would tell what that is. */
static gboolean
is_about_unknown (const Search *search, const AdjOrder *order)
{
  for (guint i = 0; i < order->n_units; i++)
    if (!adj_view_knows (search->view, order->units[i]))
      return TRUE;
  for (guint i = 0; i < order->n_hexes; i++)
    for (guint16 unit = search->field->first[order->hexes[i]]; unit != ADJ_NOBODY;
         unit = search->field->next[unit])
      if (!adj_view_knows (search->view, unit))
        return TRUE;
  return FALSE;
}

/* The first of the orders is offered, with the others behind it, if it makes sense on this table:
 * they are about other units. */
static void
offer_all (Search *search, AdjChoiceGroup group, const AdjOrder *orders, guint n_orders)
{
  AdjOrder order = orders[0];
  g_autofree char *why = NULL;
  AdjChoice *choice;

  if (!adj_order_settle (&order, search->field, search->view->eyes, &why))
    return;
  adj_judge_begin (search->judge, search->field->table);
  if (!adj_order_wants_die (&order) && !is_about_unknown (search, &order))
    adj_order_judge (search->judge, &order);
  if (search->judge->standing == ADJ_IMPOSSIBLE)
    return;
  choice = g_new0 (AdjChoice, 1);
  choice->group = group;
  choice->warned = search->judge->standing == ADJ_WARNED;
  choice->label = adj_words_offer (search->view, &order);
  choice->orders = g_array_new (FALSE, FALSE, sizeof (AdjOrder));
  g_array_append_vals (choice->orders, orders, n_orders);
  g_ptr_array_add (search->choices, choice);
}

static void
offer (Search *search, AdjChoiceGroup group, AdjOrder order)
{
  offer_all (search, group, &order, 1);
}

/* ---- What is owed ---- */

/* A payment that leads to another hex is offered only to the unit that would go. */
static gboolean
is_about_this (const Search *search, const AdjPayment *payment)
{
  return payment->hex == ADJ_NO_HEX || payment->hex == search->hex ||
         payment->who.units[0] == search->unit;
}

static void
offer_owed (Search *search)
{
  const AdjTable *table = search->field->table;
  g_autoptr (GArray) payments = adj_seen_payments (search->view);

  for (guint i = 0; i < payments->len; i++)
    {
      const AdjPayment *payment = &g_array_index (payments, AdjPayment, i);

      if (is_about_this (search, payment))
        offer (search, ADJ_CHOICE_OWED, adj_order_pay (payment));
    }
  if (table->battle.stage == ADJ_BATTLE_DECLARED || adj_engagement_next (table) > 0)
    offer (search, ADJ_CHOICE_OWED, adj_order_roll (0, -1));
}

/* ---- Play ---- */

static gboolean
is_enemy (const Search *search, AdjHex hex)
{
  return search->picks->n_units > 0 && search->field->count[hex] > 0 &&
         adj_field_side (search->field, hex) !=
             search->field->table->units[search->picks->units[0]].side;
}

static AdjOrder
attack_by (const AdjPicks *picks, AdjHex target)
{
  AdjAttack attack = {
    .n_targets = 1, .targets = { target }, .n_attackers = picks->n_units, .reduce = -1
  };

  for (guint i = 0; i < picks->n_units; i++)
    attack.attackers[i].unit = picks->units[i];
  return adj_order_attack (&attack);
}

/* The orders of the picked units there: what they would do if they were let go there. */
static void
offer_picked (Search *search)
{
  const AdjPicks *picks = search->picks;
  g_auto (AdjIntent) intent = { 0 };

  if (picks->n_units == 0 || search->hex == ADJ_NO_HEX)
    return;
  if (is_enemy (search, search->hex))
    {
      offer (search, ADJ_CHOICE_PLAY, attack_by (picks, search->hex));
      return;
    }
  if (search->field->table->n_debts > 0)
    return;
  intent = adj_intent_drop (search->view, search->field, picks->units, picks->n_units, search->hex,
                            FALSE);
  if (intent.kind == ADJ_INTENT_ORDER)
    offer_all (search, ADJ_CHOICE_PLAY, (const AdjOrder *) intent.orders->data, intent.orders->len);
}

/* A unit of cavalry that could march there may charge as well (Y 8.73); where it only can charge,
 * that is what it does if it is let go there. Where nothing bids it to charge, it may still try. */
static void
offer_charge (Search *search)
{
  const AdjPicks *picks = search->picks;
  gboolean marches = TRUE;
  AdjOrder order;

  if (search->hex == ADJ_NO_HEX || picks->n_units != 1 || search->field->count[search->hex] > 0 ||
      !adj_may_charge (search->field, picks->units[0]) ||
      !adj_view_knows (search->view, picks->units[0]))
    return;
  if (!adj_charge_order (search->view, search->field, picks->units, 1, search->hex, &order,
                         &marches))
    order = adj_order_charge (picks->units[0], &search->hex, 1);
  if (marches)
    offer (search, ADJ_CHOICE_PLAY, order);
}

/* Where it stands, in its own Movement Phase (Y 5.41). */
static void
offer_entrenchment (Search *search)
{
  const AdjTable *table = search->field->table;

  if (search->unit >= 0 && adj_table_on_map (table, search->unit) &&
      adj_table_is_phasing (table, table->units[search->unit].side) &&
      adj_table_phase_kind (table, search->field->book) == ADJ_PHASE_MOVEMENT &&
      adj_works_of (table, search->unit) == NULL && adj_view_knows (search->view, search->unit))
    offer (search, ADJ_CHOICE_PLAY, adj_order_entrench (search->unit));
}

/* R 4.0: breastworks are begun, and turned, by whoever does not move; and so is rallied. */
static void
offer_stay (Search *search)
{
  const AdjTable *table = search->field->table;
  int unit = search->unit;
  const AdjMarker *works;

  if (!adj_markers_are_borne (search->field->book) || search->hex == ADJ_NO_HEX)
    return;
  works = adj_table_marker (table, search->hex);
  if (works != NULL && adj_breastworks_are_due (search->field, works))
    offer (search, ADJ_CHOICE_PLAY, adj_order_mark (search->hex, ADJ_MARKER_BREASTWORKS));
  if (unit < 0 || !adj_view_knows (search->view, unit) || !adj_table_on_map (table, unit))
    return;
  if (adj_rally_is_due (search->field, unit))
    offer (search, ADJ_CHOICE_PLAY, adj_order_rally (unit));
  if (!adj_table_is_phasing (table, table->units[unit].side) ||
      adj_table_phase_kind (table, search->field->book) != ADJ_PHASE_MOVEMENT ||
      adj_table_has (table, unit, ADJ_FACT_MOVED | ADJ_FACT_ENTERED))
    return;
  if (works == NULL)
    offer (search, ADJ_CHOICE_PLAY, adj_order_mark (search->hex, ADJ_MARKER_BUILDING));
  if (table->units[unit].bears != 0 && !adj_table_bears (table, unit, ADJ_BEARS_RALLY))
    offer (search, ADJ_CHOICE_PLAY, adj_order_bears (unit, ADJ_BEARS_RALLY, 0));
}

/* Reinforcements due now that are listed for the hex. */
static void
offer_entries (Search *search)
{
  const AdjScenario *scenario = search->field->book->scenario;

  for (guint unit = 0; search->hex != ADJ_NO_HEX && unit < scenario->n_units; unit++)
    if (adj_is_due (search->field, (int) unit) && scenario->units[unit].n_entries > 0 &&
        adj_may_enter_by (search->field, (int) unit, search->hex) &&
        !adj_picks_has_unit (search->picks, (int) unit))
      offer (search, ADJ_CHOICE_PLAY,
             adj_order_enter (&(guint16){ (guint16) unit }, 1, &search->hex, 1));
}

static void
offer_exit (Search *search)
{
  if (search->unit >= 0 && adj_table_on_map (search->field->table, search->unit) &&
      adj_book_on_edge (search->field->book, search->field->table->units[search->unit].hex))
    offer (search, ADJ_CHOICE_PLAY, adj_order_exit (search->unit));
}

/* ---- The umpire ---- */

static void
offer_hand (Search *search)
{
  const AdjPicks *picks = search->picks;
  const guint16 unit = (guint16) search->unit;

  if (search->hex != ADJ_NO_HEX && picks->n_units > 0 && !is_enemy (search, search->hex) &&
      search->field->table->units[picks->units[0]].hex != search->hex)
    offer (search, ADJ_CHOICE_HAND, adj_order_place (picks->units, picks->n_units, search->hex));
  if (search->unit >= 0)
    {
      offer (search, ADJ_CHOICE_HAND, adj_order_place (&unit, 1, ADJ_NO_HEX));
      offer (search, ADJ_CHOICE_HAND, adj_order_eliminate (&unit, 1));
    }
}

static int
marker_in (const AdjTable *table, AdjHex hex)
{
  for (guint i = 0; i < table->n_markers; i++)
    if (table->markers[i].hex == hex)
      return table->markers[i].kind;
  return ADJ_MARKER_NONE;
}

/* Entrenchments lie anywhere where they are played, but somebody has to dig. */
static gboolean
may_lie (const Search *search, int marker)
{
  int lies = marker_in (search->field->table, search->hex);

  return marker != lies &&
         (lies != ADJ_MARKER_NONE || adj_entrenchments_are_played (search->field->table) ||
          adj_markers_are_borne (search->field->book)) &&
         (marker != ADJ_MARKER_BUILDING || search->field->count[search->hex] > 0);
}

static void
offer_marks (Search *search)
{
  if (search->hex == ADJ_NO_HEX)
    return;
  for (int kind = 0; adj_marker_words[kind] != NULL; kind++)
    if (may_lie (search, kind))
      offer (search, ADJ_CHOICE_HAND, adj_order_mark (search->hex, (AdjMarkerKind) kind));
}

/* The opposite of each thing that is said of the unit, by those who know it. */
static void
offer_status (Search *search)
{
  if (search->unit < 0 || !adj_view_knows (search->view, search->unit))
    return;
  offer (search,
         adj_intelligence_is_on (search->field->table) ? ADJ_CHOICE_PLAY : ADJ_CHOICE_STATUS,
         adj_order_flip (&(guint16){ (guint16) search->unit }, 1,
                         !adj_table_has (search->field->table, search->unit, ADJ_FACT_FACE_DOWN)));
  for (int i = 0; adj_status_keys[i] != NULL; i++)
    {
      gboolean set =
          adj_table_has (search->field->table, search->unit, (AdjFact) adj_status_facts[i]);

      offer (search, ADJ_CHOICE_STATUS,
             adj_order_status (search->unit, set ? 0 : adj_status_facts[i],
                               set ? adj_status_facts[i] : 0));
    }
  for (int i = 0; adj_bears_words[i] != NULL; i++)
    {
      guint8 marker = (guint8) (1u << i);
      gboolean borne = adj_table_bears (search->field->table, search->unit, (AdjBears) marker);

      offer (search, ADJ_CHOICE_STATUS,
             adj_order_bears (search->unit, borne ? 0 : marker, borne ? marker : 0));
    }
}

GPtrArray *
adj_choices_find (const AdjView *view, const AdjPicks *picks, AdjHex hex, int unit)
{
  g_autofree AdjField *field = g_new (AdjField, 1);
  g_autoptr (AdjTable) table = NULL;
  g_autoptr (AdjJudge) judge = NULL;
  Search search;

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (picks != NULL, NULL);

  table = adj_seen_field (view, field);
  judge = adj_judge_new (field->book, table);
  search = (Search){ .view = view,
                     .field = field,
                     .picks = picks,
                     .hex = hex,
                     .unit = unit,
                     .judge = judge,
                     .choices = g_ptr_array_new_with_free_func ((GDestroyNotify) adj_choice_free) };
  offer_owed (&search);
  offer_picked (&search);
  offer_charge (&search);
  offer_entrenchment (&search);
  offer_stay (&search);
  offer_entries (&search);
  offer_exit (&search);
  offer_hand (&search);
  offer_marks (&search);
  offer_status (&search);
  return search.choices;
}
