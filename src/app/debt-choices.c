/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/debt-choices.h"

#include <glib/gi18n-lib.h>

#include "rules/debts.h"
#include "rules/repulsion.h"
#include "rules/retreat.h"
#include "rules/zone.h"
#include "words/debt.h"
#include "words/fill.h"
#include "words/place.h"

typedef struct
{
  const AdjView *view;
  const AdjField *field;
  GPtrArray *choices;
  guint debt;
} Finder;

static void
free_choice (gpointer data)
{
  AdjDebtChoice *choice = data;

  g_free (choice->label);
  g_free (choice->order);
  g_free (choice);
}

/* Takes both over. */
static void
add (Finder *self, char *label, char *order)
{
  AdjDebtChoice *choice = g_new (AdjDebtChoice, 1);

  *choice = (AdjDebtChoice){ self->debt, label, order };
  g_ptr_array_add (self->choices, choice);
}

static char *
order_to (const Finder *self, const char *verb, int unit, AdjHex hex)
{
  return g_strdup_printf ("%s %s %04d", verb, adj_view_unit_id (self->view, unit),
                          self->view->book->hexes[hex].id);
}

/* What is special about a way back; NULL where nothing is. */
static const char *
way_pattern (AdjRetreatKind kind)
{
  switch (kind)
    {
    case ADJ_RETREAT_DISPLACES:
      /* Translators: a retreat into a full hex */
      return _ ("{hex}, displacing a friend");
    case ADJ_RETREAT_CLAIMED:
      /* Translators: a retreat that only units lying face down may bar, if they are real */
      return _ ("{hex}, claimed: nobody beside it is proved real (Y 11.56)");
    case ADJ_RETREAT_FREE:
    default:
      return NULL;
    }
}

/* Behind the curtain of the side that bars the way: who could prove it (Y 11.56). */
static void
add_proofs (Finder *self, const AdjDebt *debt, AdjHex hex)
{
  guint16 units[ADJ_MAX_WITNESSES];
  guint n = adj_zone_witnesses (self->field, hex, debt->side, units);
  g_autofree char *place = adj_words_hex (self->view, hex);

  for (guint i = 0; i < n && adj_view_is_of (self->view, adj_enemy (debt->side)); i++)
    {
      g_autofree char *unit = adj_words_unit (self->view, units[i]);

      add (self,
           adj_fill (_ ("Show {unit}: it bars {hex} (Y 11.56)"),
                     (const AdjPlace[]){ { "unit", unit }, { "hex", place }, { NULL, NULL } }),
           g_strdup_printf ("flip %s up", adj_view_unit_id (self->view, units[i])));
    }
}

static void
add_retreats (Finder *self, const AdjDebt *debt)
{
  int unit = debt->unit;
  AdjRetreats retreats;
  const char *pattern;

  adj_retreats_find (self->field, unit, &retreats);
  pattern = way_pattern (retreats.kind);
  for (guint i = 0; i < retreats.n; i++)
    {
      AdjHex hex = retreats.hexes[i];
      g_autofree char *place = adj_words_hex_named (self->view, hex);

      add (self,
           pattern == NULL
               ? g_steal_pointer (&place)
               : adj_fill (pattern, (const AdjPlace[]){ { "hex", place }, { NULL, NULL } }),
           order_to (self, "retreat", unit, hex));
    }
  for (guint i = 0; retreats.kind == ADJ_RETREAT_CLAIMED && i < retreats.n; i++)
    add_proofs (self, debt, retreats.hexes[i]);
}

/* Y 7.77: nobody makes room. */
static void
add_repulsions (Finder *self, int unit)
{
  AdjRetreats ways;

  adj_repulsion_ways (self->field, unit, &ways);
  for (guint i = 0; i < ways.n; i++)
    add (self, adj_words_step (self->view, unit, ways.hexes[i]),
         order_to (self, "retreat", unit, ways.hexes[i]));
}

static void
add_displacements (Finder *self, const AdjDebt *debt)
{
  AdjDisplacement displacements[ADJ_MAX_DISPLACED];
  guint n = adj_displacements_find (self->field, debt->hex, debt->unit, displacements);

  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < displacements[i].to.n; j++)
      add (self, adj_words_step (self->view, displacements[i].unit, displacements[i].to.hexes[j]),
           order_to (self, "displace", displacements[i].unit, displacements[i].to.hexes[j]));
}

static void
add_losses (Finder *self, int points)
{
  AdjLosses losses[ADJ_MAX_LOSSES];
  guint n = adj_losses_find (self->field, points, losses);

  for (guint i = 0; i < n; i++)
    {
      GString *order = g_string_new ("lose");

      for (guint j = 0; j < losses[i].n; j++)
        g_string_append_printf (order, " %s", adj_view_unit_id (self->view, losses[i].units[j]));
      add (self, adj_words_loss (self->view, losses[i].units, losses[i].n),
           g_string_free (order, FALSE));
    }
}

static void
add_advances (Finder *self)
{
  AdjAdvance advances[ADJ_MAX_ADVANCES];
  guint n = adj_advances_find (self->field, advances);

  for (guint i = 0; i < n; i++)
    add (self, adj_words_step (self->view, advances[i].unit, advances[i].hex),
         order_to (self, "advance", advances[i].unit, advances[i].hex));
  /* Translators: not to advance after a battle */
  add (self, g_strdup (_ ("Stay")), g_strdup ("stay"));
}

static void
add_choices_of (Finder *self, const AdjDebt *debt)
{
  switch ((AdjDebtKind) debt->kind)
    {
    case ADJ_DEBT_RETREAT:
      add_retreats (self, debt);
      break;
    case ADJ_DEBT_REPULSE:
      add_repulsions (self, debt->unit);
      break;
    case ADJ_DEBT_DISPLACE:
      add_displacements (self, debt);
      break;
    case ADJ_DEBT_LOSE:
      add_losses (self, debt->value);
      break;
    case ADJ_DEBT_ADVANCE:
    default:
      add_advances (self);
      break;
    }
}

GPtrArray *
adj_debt_choices_find (const AdjView *view, const AdjField *field)
{
  gboolean make_room = adj_debt_is_open (view->table, ADJ_DEBT_DISPLACE);
  Finder self = { .view = view, .field = field };

  self.choices = g_ptr_array_new_with_free_func (free_choice);
  for (self.debt = 0; self.debt < view->table->n_debts; self.debt++)
    {
      const AdjDebt *debt = &view->table->debts[self.debt];

      if (!make_room || debt->kind == ADJ_DEBT_DISPLACE)
        add_choices_of (&self, debt);
    }
  return self.choices;
}
