/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/laying-words.h"

#include <glib/gi18n-lib.h>

#define SAYS_SOMETHING 5 /* fewer references can be met exactly, whatever they are */

static char *
say_fault (AdjLaidFault fault, const AdjReference *references, const AdjLaying *laying)
{
  AdjHexId hex = references[laying->worst].hex;

  switch (fault)
    {
    case ADJ_LAID_TOO_FEW:
      return g_strdup (_ ("Touch the middle of a hex and type its number, twice at least"));
    case ADJ_LAID_HEX_TWICE:
      return g_strdup_printf (_ ("%04d was typed twice"), hex);
    case ADJ_LAID_POINT_TWICE:
      return g_strdup_printf (_ ("%04d and %04d are at one point of the picture"),
                              references[laying->second].hex, hex);
    case ADJ_LAID_OFF_GRID:
      return g_strdup_printf (_ ("the map has no hex %04d"), hex);
    case ADJ_LAID_IN_A_ROW:
      return g_strdup (_ ("The hexes are all on a line; touch one aside of it"));
    case ADJ_LAID:
    default:
      return NULL;
    }
}

static char *
say_other_shift (const AdjHexGrid *grid)
{
  gboolean even = grid->stagger == ADJ_STAGGER_ODD;

  if (grid->orientation == ADJ_ORIENTATION_FLAT)
    return g_strdup (even ? _ ("These numbers fit a map whose even columns are shifted")
                          : _ ("These numbers fit a map whose odd columns are shifted"));
  return g_strdup (even ? _ ("These numbers fit a map whose even rows are shifted")
                        : _ ("These numbers fit a map whose odd rows are shifted"));
}

char *
adj_laying_say (const AdjHexGrid *grid, const AdjReference *references, guint n)
{
  AdjLaying laying;
  AdjLaidFault fault;

  g_return_val_if_fail (grid != NULL && references != NULL, NULL);

  fault = adj_lay_under (grid, references, n, &laying);
  if (fault != ADJ_LAID)
    return say_fault (fault, references, &laying);
  if (adj_lay_fits_other_shift (grid, references, n))
    return say_other_shift (grid);
  if (n < SAYS_SOMETHING)
    return NULL;
  return g_strdup_printf (_ ("%04d is off most: %d%% of a hex"), references[laying.worst].hex,
                          (int) (100 * laying.errors[laying.worst] + 0.5));
}
