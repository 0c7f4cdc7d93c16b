/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/charge.h"

#include <glib/gi18n-lib.h>

#include "desk/value.h"
#include "words/fill.h"
#include "words/place.h"

char *
adj_words_charge (const AdjView *view,
                  const AdjChargeWay *way,
                  int budget,
                  const AdjHex *targets,
                  guint n_targets,
                  gboolean marches)
{
  g_autofree char *to = adj_words_hex (view, way->path[way->n - 1]);
  g_autofree char *at = adj_words_hexes (view, targets, n_targets);
  g_autofree char *cost = adj_value_say_mp (way->cost);
  g_autofree char *most = adj_value_say_mp (budget);
  const AdjPlace places[] = {
    { "hex", to }, { "hexes", at }, { "cost", cost }, { "most", most }, { NULL, NULL }
  };

  return adj_fill_row (
      adj_fill (marches
                    /* Translators: the unit can march to the hex, and it can charge there */
                    ? _ ("From the menu also a charge to {hex}: {cost} of {most} Movement Points; "
                         "then it must attack, beside {hexes}")
                    /* Translators: of cavalry; the enemy is in {hexes} */
                    : _ ("Charge to {hex}: {cost} of {most} Movement Points; then it must attack, "
                         "beside {hexes}"),
                places),
      "Y 8.73");
}

char *
adj_words_no_charge (const AdjView *view, AdjHex hex, const char *finding)
{
  g_autofree char *to = adj_words_hex (view, hex);

  return adj_fill (_ ("No charge to {hex}: {finding}"),
                   (const AdjPlace[]){ { "hex", to }, { "finding", finding }, { NULL, NULL } });
}
