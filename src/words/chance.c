/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/chance.h"

#include <glib/gi18n-lib.h>

#include "rules/retreat.h"
#include "words/fill.h"
#include "words/place.h"

char *
adj_words_support_offer (const AdjView *view, const AdjSupportOffer *offer)
{
  g_autofree char *unit = adj_words_unit (view, offer->support.unit);
  g_autofree char *hex = adj_words_hex (view, offer->support.hex);
  g_autofree char *strength = g_strdup_printf ("%d", offer->strength);
  const AdjPlace places[] = {
    { "unit", unit }, { "hex", hex }, { "strength", strength }, { NULL, NULL }
  };

  return adj_fill_row (
      adj_fill (offer->suffers
                    ? _ ("{unit} could lend {strength} to {hex}, and would share its fate")
                    : _ ("{unit} could lend {strength} to {hex}"),
                places),
      "Y 8.51");
}

char *
adj_words_flank (const AdjView *view, const AdjFlank *flank)
{
  g_autofree char *from = adj_words_hex (view, flank->from);
  g_autofree char *target = adj_words_hex (view, flank->target);
  const AdjPlace places[] = { { "from", from }, { "target", target }, { NULL, NULL } };

  return adj_fill_row (
      adj_fill (_ ("Infantry or cavalry in {from} would make it a flank attack on {target}"),
                places),
      "Y 7.26");
}

char *
adj_words_slip_offer (const AdjView *view, int unit, const AdjRetreats *ways)
{
  g_autofree char *name = adj_words_unit (view, unit);
  g_autofree char *hexes = adj_words_hexes (view, ways->hexes, ways->n);
  const AdjPlace places[] = { { "unit", name }, { "hexes", hexes }, { NULL, NULL } };

  return adj_fill_row (adj_fill (_ ("{unit} may slip away before the die; open: {hexes}"), places),
                       "Y 8.72");
}

char *
adj_words_slip (const AdjView *view, int unit, AdjHex hex)
{
  g_autofree char *name = adj_words_unit (view, unit);
  g_autofree char *place = adj_words_hex_named (view, hex);
  const AdjPlace places[] = { { "unit", name }, { "hex", place }, { NULL, NULL } };

  return adj_fill_row (adj_fill (_ ("{unit} slips away to {hex}"), places), "Y 8.72");
}

char *
adj_words_flank_turned (const AdjView *view, const AdjFlankTurned *turned)
{
  g_autofree char *hex = adj_words_hex (view, turned->target);
  g_autofree char *hexes = adj_words_hexes (view, turned->from, G_N_ELEMENTS (turned->from));
  const AdjPlace places[] = { { "hex", hex }, { "hexes", hexes }, { NULL, NULL } };

  return adj_fill_row (adj_fill (_ ("{hex} is attacked in the flank, from {hexes}"), places),
                       "Y 7.26");
}
