/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/order-make.h"
#include "rules/charge.h"
#include "table/view.h"

/* Where the cavalry in hand could charge to (Y 8.73), told apart from where it merely gets to. A
 * charge has to attack, so only hexes with somebody to attack beside them are its ends. */
typedef struct
{
  int unit; /* -1: nobody who may charge */
  AdjReach ways;
  guint8 ends[ADJ_MAX_HEXES]; /* a boolean each */
} AdjChargeMarks;

/* Of one unit alone, for a charge is its own order. field: as the eyes see it. */
void adj_charge_marks_read (AdjChargeMarks *self,
                            const AdjField *field,
                            const guint16 *units,
                            guint n_units);

static inline gboolean
adj_charge_marks_has (const AdjChargeMarks *self, AdjHex hex)
{
  return self->unit >= 0 && hex != ADJ_NO_HEX && self->ends[hex];
}

/* field: as the eyes see it. The order of a charge there, with its way: of a unit picked alone,
 * where a charge may end. If the unit could march there as well, only as one choice among others.
 * FALSE if there is none. */
gboolean adj_charge_order (const AdjView *view,
                           const AdjField *field,
                           const guint16 *units,
                           guint n_units,
                           AdjHex hex,
                           AdjOrder *order,
                           gboolean *marches);

/* A sentence about a charge to the hex that is pointed at: what it takes and whom it has to
 * attack; beside an enemy, what keeps the unit from charging there; NULL where nobody thinks of
 * one. marches: the unit gets there by marching as well. */
char *adj_charge_marks_tell (const AdjChargeMarks *self,
                             const AdjView *view,
                             const AdjField *field,
                             AdjHex hex,
                             gboolean marches);
