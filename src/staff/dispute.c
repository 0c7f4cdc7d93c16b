/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/dispute.h"

#include <glib/gi18n-lib.h>

#include "rules/segments.h"
#include "words/debt.h"
#include "words/fill.h"
#include "words/place.h"

/* ---- Who makes for it ---- */

static char *
say_claimants (const AdjView *view, const AdjSegment *segment, int side, AdjHex hex)
{
  guint16 units[2 * ADJ_MAX_UNITS];
  g_autofree char *name = adj_words_side (view, side);
  g_autofree char *names = NULL;
  guint n = 0;

  for (guint i = 0; i < segment->n; i++)
    if (segment->paces[i].to == hex && view->table->units[segment->paces[i].unit].side == side)
      units[n++] = segment->paces[i].unit;
  names = adj_words_units (view, units, n);
  return adj_fill (
      /* Translators: who of a side wants a hex that the other side wants as well */
      _ ("{side}: {units}"),
      (const AdjPlace[]){ { "side", name }, { "units", names }, { NULL, NULL } });
}

/* ---- How it stands ---- */

/* What lies there and has decided nothing; 0: nothing. */
static int
equal_dice (const AdjTable *table, AdjHex hex)
{
  for (guint i = 0; i < table->n_contests; i++)
    if (table->contests[i].hex == hex && table->contests[i].dice[0] == table->contests[i].dice[1])
      return table->contests[i].dice[0];
  return 0;
}

static guint
count_open (const AdjTable *table)
{
  guint n = 0;

  for (guint i = 0; i < table->n_debts; i++)
    n += table->debts[i].kind == ADJ_DEBT_CONTEST;
  return n;
}

static char *
say_state (const AdjTable *table, AdjHex hex)
{
  int equal = equal_dice (table, hex);
  guint others = count_open (table) - 1;
  g_autofree char *die = g_strdup_printf ("%d", equal);
  g_autofree char *number = g_strdup_printf ("%u", others);
  const AdjPlace places[] = { { "die", die }, { "n", number }, { NULL, NULL } };
  g_autofree char *again = adj_fill (_ ("Both threw {die}: it is thrown again"), places);
  g_autofree char *more = adj_fill (ngettext ("{n} other hex is disputed as well",
                                              "{n} other hexes are disputed as well", others),
                                    places);

  return g_strconcat (equal > 0 ? again : "", equal > 0 && others > 0 ? ". " : "",
                      others > 0 ? more : "", NULL);
}

AdjDispute *
adj_dispute_find (const AdjView *view, const AdjField *field)
{
  g_autofree AdjSegment *segment = g_new (AdjSegment, 1);
  const AdjDebt *debt = NULL;
  AdjDispute *self;

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (field != NULL, NULL);

  for (guint i = 0; debt == NULL && i < view->table->n_debts; i++)
    if (view->table->debts[i].kind == ADJ_DEBT_CONTEST)
      debt = &view->table->debts[i];
  if (debt == NULL)
    return NULL;
  self = g_new0 (AdjDispute, 1);
  self->hex = debt->hex;
  self->title = adj_words_debt (view, debt);
  self->state = say_state (view->table, debt->hex);
  adj_segment_find (field, view->table->segment + 1, segment);
  for (int side = 0; side < ADJ_SIDES; side++)
    self->sides[side] = say_claimants (view, segment, side, debt->hex);
  return self;
}

void
adj_dispute_free (AdjDispute *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->title);
  for (int side = 0; side < ADJ_SIDES; side++)
    g_free (self->sides[side]);
  g_free (self->state);
  g_free (self);
}
