/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/show.h"

#include <glib/gi18n-lib.h>

#include "cli/say.h"
#include "cli/show-attacks.h"
#include "cli/show-offers.h"
#include "record/seen-duties.h"
#include "rules/debts.h"
#include "rules/repulsion.h"
#include "rules/retreat.h"
#include "rules/zone.h"
#include "words/debt.h"
#include "words/fill.h"
#include "words/place.h"

/* What is owed after a roll, with each order that would pay it: in lines, or in sentences. */

typedef struct
{
  const AdjLook *look;
  gboolean say;
} Telling;

static int
hex_id (const Telling *self, AdjHex hex)
{
  return self->look->field->book->hexes[hex].id;
}

static const char *
unit_id (const Telling *self, int unit)
{
  return adj_view_unit_id (&self->look->view, unit);
}

/* ---- Retreats only dummies may stand against (Y 11.56) ---- */

/* May these eyes know who could prove that a way is blocked? */
static gboolean
knows_witnesses (const Telling *self, const AdjDebt *debt)
{
  return adj_view_is_of (&self->look->view, adj_enemy (debt->side));
}

/* claim HEX UNIT... */
static void
print_claim (const Telling *self, const AdjDebt *debt, AdjHex hex)
{
  guint16 units[ADJ_MAX_WITNESSES];
  guint n = adj_zone_witnesses (self->look->field, hex, debt->side, units);

  g_print ("claim\t%04d\t", hex_id (self, hex));
  if (!knows_witnesses (self, debt))
    g_print ("?");
  else if (n == 0)
    g_print ("-");
  else
    for (guint i = 0; i < n; i++)
      g_print ("%s%s", i > 0 ? " " : "", unit_id (self, units[i]));
  g_print ("\n");
}

static void
say_claim (const Telling *self, const AdjDebt *debt, AdjHex hex)
{
  guint16 units[ADJ_MAX_WITNESSES];
  guint n = adj_zone_witnesses (self->look->field, hex, debt->side, units);
  g_autofree char *claimed = adj_words_hex (&self->look->view, hex);
  g_autofree char *names = adj_words_units (&self->look->view, units, n);
  const AdjPlace places[] = { { "hex", claimed }, { "units", names }, { NULL, NULL } };
  g_autofree char *line = NULL;

  if (!knows_witnesses (self, debt))
    line = adj_fill (_ ("It may claim {hex}, unless a unit beside it is shown to be real "
                        "(Y 11.56)"),
                     places);
  else if (n == 0)
    line = adj_fill (_ ("It may claim {hex}: no real unit is beside it (Y 11.56)"), places);
  else
    line = adj_fill (_ ("It may claim {hex}, unless one of these is shown: {units} (Y 11.56)"),
                     places);
  g_print ("  %s\n", line);
}

/* ---- Answers ---- */

/* Before an order that would be an answer. */
static const char *
begin (const Telling *self)
{
  return self->say ? "  " : "answer\t";
}

static void
tell_retreats (const Telling *self, const AdjDebt *debt)
{
  AdjRetreats ways;

  if (debt->kind == ADJ_DEBT_REPULSE)
    adj_repulsion_ways (self->look->field, debt->unit, &ways);
  else
    adj_retreats_find (self->look->field, debt->unit, &ways);
  for (guint i = 0; i < ways.n; i++)
    g_print ("%sretreat %s %04d\n", begin (self), unit_id (self, debt->unit),
             hex_id (self, ways.hexes[i]));
  for (guint i = 0; ways.kind == ADJ_RETREAT_CLAIMED && i < ways.n; i++)
    (self->say ? say_claim : print_claim) (self, debt, ways.hexes[i]);
}

static int
compare_displacements (gconstpointer a, gconstpointer b, gpointer view)
{
  return adj_view_compare (view, ((const AdjDisplacement *) a)->unit,
                           ((const AdjDisplacement *) b)->unit);
}

static void
tell_displacements (const Telling *self, const AdjDebt *debt)
{
  AdjDisplacement displacements[ADJ_MAX_DISPLACED];
  guint n = adj_displacements_find (self->look->field, debt->hex, debt->unit, displacements);

  g_qsort_with_data (displacements, (int) n, sizeof *displacements, compare_displacements,
                     (gpointer) &self->look->view);
  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < displacements[i].to.n; j++)
      g_print ("%sdisplace %s %04d\n", begin (self), unit_id (self, displacements[i].unit),
               hex_id (self, displacements[i].to.hexes[j]));
}

static void
tell_losses (const Telling *self, const AdjDebt *debt)
{
  AdjLosses losses[ADJ_MAX_LOSSES];
  guint n = adj_losses_find (self->look->field, debt->value, losses);

  for (guint i = 0; i < n; i++)
    {
      g_print ("%slose", begin (self));
      for (guint j = 0; j < losses[i].n; j++)
        g_print (" %s", unit_id (self, losses[i].units[j]));
      g_print ("\n");
    }
}

static void
tell_advances (const Telling *self)
{
  AdjAdvance advances[ADJ_MAX_ADVANCES];
  guint n = adj_advances_find (self->look->field, advances);

  for (guint i = 0; i < n; i++)
    g_print ("%sadvance %s %04d\n", begin (self), unit_id (self, advances[i].unit),
             hex_id (self, advances[i].hex));
  g_print ("%sstay\n", begin (self));
}

static void
tell_answers (const Telling *self, const AdjDebt *debt)
{
  if (debt->kind == ADJ_DEBT_RETREAT || debt->kind == ADJ_DEBT_REPULSE)
    tell_retreats (self, debt);
  else if (debt->kind == ADJ_DEBT_DISPLACE)
    tell_displacements (self, debt);
  else if (debt->kind == ADJ_DEBT_LOSE)
    tell_losses (self, debt);
  else
    tell_advances (self);
}

/* ---- Debts ---- */

static void
print_debt (const Telling *self, const AdjDebt *debt)
{
  static const char *const kinds[] = { "retreat", "displace", "lose", "advance", "repulse" };

  g_print ("debt\t%s\t%s\t%s\t", kinds[debt->kind],
           self->look->field->book->scenario->sides[debt->side].id,
           debt->unit == ADJ_NO_UNIT ? "-" : unit_id (self, debt->unit));
  if (debt->hex == ADJ_NO_HEX)
    g_print ("-");
  else
    g_print ("%04d", hex_id (self, debt->hex));
  g_print ("\t%d\n", debt->value);
}

static void
say_debt (const Telling *self, const AdjDebt *debt)
{
  g_autofree char *text = adj_words_debt (&self->look->view, debt);

  g_print ("%s\n", text);
}

static void
tell_debts (const Telling *self)
{
  AdjDebt debts[ADJ_MAX_DEBTS];
  guint n = adj_seen_debts (&self->look->view, debts);

  for (guint i = 0; i < n; i++)
    {
      (self->say ? say_debt : print_debt) (self, &debts[i]);
      tell_answers (self, &debts[i]);
    }
}

AdjExitCode
adj_cli_game_debts (const AdjLook *look)
{
  tell_debts (&(Telling){ look, FALSE });
  adj_cli_print_announced (look);
  adj_cli_print_answers (look);
  return ADJ_EXIT_YES;
}

AdjExitCode
adj_cli_say_debts (const AdjLook *look)
{
  tell_debts (&(Telling){ look, TRUE });
  adj_cli_say_announced (look);
  adj_cli_say_answers (look);
  return ADJ_EXIT_YES;
}
