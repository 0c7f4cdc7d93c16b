/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/offer.h"

#include <glib/gi18n-lib.h>

#include "rules/rally.h"
#include "words/fill.h"
#include "words/place.h"

/* R 2.3: where rules have breastworks they have no entrenchments. */
static const char *
breastworks_offer (const AdjView *view, const AdjOrder *order)
{
  const AdjMarker *lies = adj_table_marker (view->table, order->hexes[0]);

  switch (order->marker)
    {
    case ADJ_MARKER_BREASTWORKS:
      return lies != NULL && lies->kind == ADJ_MARKER_BUILDING
                 ? _ ("Turn the breastworks in {hex}: they are finished")
                 : _ ("Put breastworks in {hex}");
    case ADJ_MARKER_BUILDING:
      return _ ("Begin breastworks in {hex}");
    case ADJ_MARKER_NONE:
    case ADJ_MARKER_ENTRENCHMENT:
    case ADJ_N_MARKERS:
    default:
      return _ ("Clear {hex} of breastworks");
    }
}

static const char *
mark_offer (const AdjView *view, const AdjOrder *order)
{
  if (adj_markers_are_borne (view->book))
    return breastworks_offer (view, order);
  switch (order->marker)
    {
    case ADJ_MARKER_ENTRENCHMENT:
      return _ ("Put an entrenchment in {hex}");
    case ADJ_MARKER_BUILDING:
      return _ ("Begin an entrenchment in {hex}");
    case ADJ_MARKER_NONE:
    case ADJ_MARKER_BREASTWORKS:
    case ADJ_N_MARKERS:
    default:
      return _ ("Clear {hex} of entrenchments");
    }
}

/* Of the markers that a unit bears. */
static const char *
bears_offer (const AdjOrder *order)
{
  gboolean put = order->status.put != 0;

  switch (order->status.put | order->status.taken)
    {
    case ADJ_BEARS_DISRUPTED:
      return put ? _ ("{units}: disrupted") : _ ("{units}: not disrupted any more");
    case ADJ_BEARS_SHAKEN:
      return put ? _ ("{units}: shaken") : _ ("{units}: not shaken any more");
    case ADJ_BEARS_ROUTED:
      return put ? _ ("{units}: routed") : _ ("{units}: not routed any more");
    case ADJ_BEARS_RALLY:
    default:
      return put ? _ ("{units}: to rally") : _ ("{units}: not to rally");
    }
}

/* The state that a unit is said to be in, or not to be in any more. */
static const char *
status_offer (const AdjOrder *order)
{
  gboolean set = order->status.set != 0;

  if ((order->status.put | order->status.taken) != 0)
    return bears_offer (order);
  switch (order->status.set | order->status.cleared)
    {
    case ADJ_FACT_INEFFECTIVE:
      return set ? _ ("{units}: ineffective") : _ ("{units}: effective again");
    case ADJ_FACT_REDUCED:
      return set ? _ ("{units}: weaker side up") : _ ("{units}: full strength up");
    case ADJ_FACT_MOVED:
      return set ? _ ("{units}: has moved") : _ ("{units}: may move still");
    case ADJ_FACT_ATTACKED:
      return set ? _ ("{units}: has attacked") : _ ("{units}: has not attacked yet");
    case ADJ_FACT_DEFENDED:
      return set ? _ ("{units}: has been attacked") : _ ("{units}: has not been attacked yet");
    case ADJ_FACT_RETREATED:
      return set ? _ ("{units}: has retreated") : _ ("{units}: has not retreated");
    case ADJ_FACT_ADVANCED:
      return set ? _ ("{units}: has advanced") : _ ("{units}: has not advanced");
    default:
      return _ ("{units}: as it is said");
    }
}

static const char *
offer (const AdjView *view, const AdjOrder *order)
{
  switch (order->verb)
    {
    case ADJ_VERB_MOVE:
      return _ ("Move {units} to {hex}");
    case ADJ_VERB_CHARGE:
      return _ ("Charge with {units} to {hex}");
    case ADJ_VERB_PLOT:
      return order->plot.n > 0 ? _ ("Plot the march of {units}") : _ ("Clear the plot of {units}");
    case ADJ_VERB_SEAL:
      return order->seal.paper ? _ ("What is plotted lies on paper, face down")
                               : _ ("Seal what is plotted");
    case ADJ_VERB_REVEAL:
      return _ ("Reveal what both sides plotted");
    case ADJ_VERB_SEGMENT:
      return _ ("March the next segment");
    case ADJ_VERB_CONTEST:
      return _ ("Throw for {hex}");
    case ADJ_VERB_WITHDRAW:
      return _ ("Withdraw {units} to {hex}");
    case ADJ_VERB_ENTER:
      return _ ("Bring on {units} to {hex}");
    case ADJ_VERB_EXIT:
      return _ ("Take {units} off the map by its exit");
    case ADJ_VERB_ATTACK:
      return _ ("Attack {hexes} with {units}");
    case ADJ_VERB_SUPPORT:
      return _ ("Lend the strength of {units} to {hex}");
    case ADJ_VERB_ENTRENCH:
      return _ ("Begin an entrenchment with {units}");
    case ADJ_VERB_RALLY:
      return _ ("Try to rally {units}");
    case ADJ_VERB_ROLL:
      return _ ("Roll the die");
    case ADJ_VERB_RETREAT:
      return _ ("Retreat {units} to {hex}");
    case ADJ_VERB_DISPLACE:
      /* Translators: a friend who retreats needs the place */
      return _ ("Displace {units} to {hex}");
    case ADJ_VERB_ADVANCE:
      return _ ("Advance {units} into {hex}");
    case ADJ_VERB_LOSE:
      return _ ("Lose {units}");
    case ADJ_VERB_STAY:
      return _ ("Nobody advances");
    case ADJ_VERB_PLACE:
      return order->n_hexes > 0 ? _ ("Put {units} in {hex}") : _ ("Put {units} aside");
    case ADJ_VERB_ELIMINATE:
      return _ ("Eliminate {units}");
    case ADJ_VERB_MARK:
      return mark_offer (view, order);
    case ADJ_VERB_STATUS:
      return status_offer (order);
    case ADJ_VERB_FLIP:
      return order->flip.down ? _ ("Turn {units} face down") : _ ("Turn {units} face up");
    case ADJ_VERB_NEXT:
      return _ ("End the phase");
    case ADJ_VERB_INITIATIVE:
    case ADJ_VERB_SCATTER:
    case ADJ_VERB_DRIFT:
    case ADJ_VERB_DUMMY:
    case ADJ_VERB_SCORE:
    case ADJ_VERB_VICTORY:
    case ADJ_VERB_COMMANDER:
    case ADJ_VERB_OPTION:
    case ADJ_VERB_WAIVE:
    case ADJ_VERB_MIRROR:
    case ADJ_VERB_NOTE:
    case ADJ_VERB_BOOKMARK:
    case ADJ_N_VERBS:
    default:
      return ""; /* these have their own fields and are on no menu */
    }
}

char *
adj_words_offer (const AdjView *view, const AdjOrder *order)
{
  guint n = order->n_hexes;
  g_autofree char *units = adj_words_units (view, order->units, order->n_units);
  g_autofree char *hexes = adj_words_hexes (view, order->hexes, n);
  g_autofree char *last = n > 0 ? adj_words_hex (view, order->hexes[n - 1]) : NULL;

  return adj_fill (offer (view, order),
                   (const AdjPlace[]){
                       { "units", units }, { "hexes", hexes }, { "hex", last }, { NULL, NULL } });
}
