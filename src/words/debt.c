/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/debt.h"

#include <glib/gi18n-lib.h>

#include "table/effect.h"
#include "words/at-least.h"
#include "words/fill.h"
#include "words/place.h"

static const char *
sentence (const AdjDebt *debt)
{
  switch ((AdjDebtKind) debt->kind)
    {
    case ADJ_DEBT_RETREAT:
      return _ ("{unit} must retreat ({side})");
    case ADJ_DEBT_DISPLACE:
      /* Translators: too many units are in a hex after a retreat */
      return _ ("Somebody in {hex} must make room for {unit} ({side})");
    case ADJ_DEBT_LOSE:
      /* Translators: an exchange */
      return ngettext ("{player} must lose at least {points} strength point",
                       "{player} must lose at least {points} strength points",
                       (unsigned long) MAX (debt->value, 0));
    case ADJ_DEBT_REPULSE:
      return _ ("{unit} is repulsed and goes back one hex ({side})");
    case ADJ_DEBT_RALLY:
      return _ ("Say what became of {unit}, which tried to rally ({side})");
    case ADJ_DEBT_CONTEST:
      return _ ("Both sides make for {hex}: each throws a die");
    case ADJ_DEBT_ADVANCE:
      return _ ("{player} may advance one unit, or stay");
    case ADJ_N_DEBTS:
    default:
      g_return_val_if_reached ("");
    }
}

char *
adj_words_debt (const AdjView *view, const AdjDebt *debt)
{
  g_autofree char *unit = debt->unit != ADJ_NO_UNIT ? adj_words_unit (view, debt->unit) : NULL;
  g_autofree char *hex = debt->hex != ADJ_NO_HEX ? adj_words_hex (view, debt->hex) : NULL;
  g_autofree char *side = adj_words_side (view, debt->side);
  g_autofree char *player = adj_words_the_side (view, debt->side, TRUE);
  g_autofree char *points = g_strdup_printf ("%d", debt->value);
  const AdjPlace places[] = { { "unit", unit },     { "hex", hex },       { "side", side },
                              { "player", player }, { "points", points }, { NULL, NULL } };

  return adj_fill (sentence (debt), places);
}

char *
adj_words_step (const AdjView *view, int unit, AdjHex hex)
{
  g_autofree char *name = adj_words_unit (view, unit);
  g_autofree char *place = adj_words_hex_named (view, hex);
  const AdjPlace places[] = { { "unit", name }, { "hex", place }, { NULL, NULL } };

  /* Translators: where a unit may go */
  return adj_fill (_ ("{unit} to {hex}"), places);
}

char *
adj_words_loss (const AdjView *view, const guint16 *units, guint n_units)
{
  g_autofree char *names = adj_words_units (view, units, n_units);
  g_autofree char *points = NULL;
  AdjAtLeast sum = { 0 };

  for (guint i = 0; i < n_units; i++)
    if (adj_view_knows (view, units[i]))
      sum.points += adj_table_points (view->table, units[i]);
    else
      sum.n_unseen++;
  points = adj_words_at_least_brief (sum);
  return adj_fill (
      /* Translators: who is given up in an exchange, and how much strength that is */
      ngettext ("{units}: {points} point", "{units}: {points} points", (unsigned long) sum.points),
      (const AdjPlace[]){ { "units", names }, { "points", points }, { NULL, NULL } });
}
