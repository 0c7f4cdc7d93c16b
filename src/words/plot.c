/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/plot.h"

#include <glib/gi18n-lib.h>

#include "table/tokens.h"
#include "words/fill.h"
#include "words/place.h"

const char *
adj_words_halt (AdjHalt why)
{
  static const char *const reasons[ADJ_N_HALTS] = {
    [ADJ_HALT_NONE] = "",
    [ADJ_HALT_IN_ZONE] = N_ ("it stood in an enemy zone of control"),
    [ADJ_HALT_ZONES_OVERLAP] = N_ ("its zone and an enemy's overlapped already"),
    [ADJ_HALT_ZONES_MET] = N_ ("its zone and an enemy's overlap now"),
    [ADJ_HALT_ADJACENT] = N_ ("it has come next to the enemy"),
    [ADJ_HALT_ONE_HEX] = N_ ("an enemy makes for the same hex"),
    [ADJ_HALT_SWAPPED] = N_ ("an enemy comes the other way"),
    [ADJ_HALT_ENEMY_IN_HEX] = N_ ("an enemy is in the next hex"),
    [ADJ_HALT_BARRED] = N_ ("the next hex is barred to it"),
    [ADJ_HALT_CLOSED] = N_ ("the next hex is closed to it"),
    [ADJ_HALT_FULL] = N_ ("further on there is no room"),
    [ADJ_HALT_OUT_OF_COMMAND] = N_ ("out of command, its plot is struck"),
    [ADJ_HALT_PLOT_ENDS] = N_ ("its plot ends"),
  };

  g_return_val_if_fail (why < ADJ_N_HALTS, "");

  return why == ADJ_HALT_NONE ? "" : _ (reasons[why]);
}

static char *
stopped (const AdjView *view, const AdjEffect *effect)
{
  AdjHex at = view->table->units[effect->unit].hex;
  g_autofree char *unit = adj_words_unit (view, effect->unit);
  g_autofree char *hex = at != ADJ_NO_HEX ? adj_words_hex (view, at) : NULL;
  g_autofree char *segment = g_strdup_printf ("%d", effect->plot.segment);
  const AdjPlace places[] = { { "unit", unit },
                              { "hex", hex },
                              { "segment", segment },
                              { "why", adj_words_halt ((AdjHalt) effect->plot.why) },
                              { NULL, NULL } };

  if (hex == NULL)
    return adj_fill (_ ("{unit} waits off the map, segment {segment}: {why}"), places);
  /* Translators: why a unit that marches by plot goes no farther */
  return adj_fill (_ ("{unit} stops in {hex}, segment {segment}: {why}"), places);
}

/* The digits in five groups, as they are read out and compared. */
static char *
check_text (const guint8 check[ADJ_CHECK_BYTES])
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < ADJ_CHECK_BYTES; i++)
    g_string_append_printf (text, "%s%02x", i > 0 && i % 2 == 0 ? " " : "", check[i]);
  return g_string_free (text, FALSE);
}

static char *
sealed (const AdjView *view, const AdjEffect *effect)
{
  g_autofree char *side = adj_words_side (view, effect->side);
  g_autofree char *check = check_text (effect->seal.check);
  const AdjPlace places[] = { { "side", side }, { "check", check }, { NULL, NULL } };

  /* Translators: check is a number in groups of digits, by which a sealed plot is known again */
  return effect->seal.paper ? adj_fill (_ ("{side}: plot on paper, face down"), places)
                            : adj_fill (_ ("{side}: plot sealed, check value {check}"), places);
}

static char *
contested (const AdjView *view, const AdjEffect *effect)
{
  g_autofree char *side = adj_words_side (view, effect->side);
  g_autofree char *hex = adj_words_hex (view, effect->hex);
  g_autofree char *die = g_strdup_printf ("%d", effect->die);

  /* Translators: a die that one side throws for a hex both make for */
  return adj_fill (
      _ ("{side} throws {die} for {hex}"),
      (const AdjPlace[]){ { "side", side }, { "hex", hex }, { "die", die }, { NULL, NULL } });
}

char *
adj_words_plot_effect (const AdjView *view, const AdjEffect *effect)
{
  g_autofree char *unit = NULL;
  g_autofree char *segment = NULL;

  switch (effect->kind)
    {
    case ADJ_EFFECT_STOPPED:
      return stopped (view, effect);
    case ADJ_EFFECT_SEALED:
      return sealed (view, effect);
    case ADJ_EFFECT_REVEALED:
      return g_strdup (_ ("The plots of both sides are revealed"));
    case ADJ_EFFECT_CONTESTED:
      return contested (view, effect);
    case ADJ_EFFECT_SEGMENT:
      segment = g_strdup_printf ("%d", effect->segment);
      return adj_fill (_ ("Segment {segment} is marched"),
                       (const AdjPlace[]){ { "segment", segment }, { NULL, NULL } });
    case ADJ_EFFECT_PLOTTED:
    default:
      unit = adj_words_unit (view, effect->unit);
      return adj_fill (effect->plot.tokens & (gint32) ADJ_PLOT_ATTACKS
                           ? _ ("{unit} marches by its plot and is to attack")
                           : _ ("{unit} marches by its plot"),
                       (const AdjPlace[]){ { "unit", unit }, { NULL, NULL } });
    }
}
