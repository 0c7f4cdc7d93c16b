/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/levels.h"

#include <glib/gi18n-lib.h>

#include "words/command.h"
#include "words/fill.h"
#include "words/place.h"

/* ---- Effects ---- */

static char *
drifted (const AdjView *view, const AdjEffect *effect)
{
  g_autofree char *unit = adj_words_unit (view, effect->unit);
  g_autofree char *hex = adj_words_hex (view, effect->hex);
  g_autofree char *direction = g_strdup_printf ("%d", effect->drift.dice / 10);
  g_autofree char *points = g_strdup_printf ("%d", effect->drift.dice % 10);
  const AdjPlace places[] = { { "unit", unit },
                              { "hex", hex },
                              { "direction", direction },
                              { "points", points },
                              { "why", adj_words_drift_stop ((AdjDriftStop) effect->drift.stop) },
                              { NULL, NULL } };

  /* Translators: a scattered unit's two dice, for direction and Movement Points, and why it goes
   * no further */
  return adj_fill (_ ("{unit}, dice {direction} and {points}, stops in {hex}: {why}"), places);
}

static char *
digits (const AdjView *view, const AdjEffect *effect)
{
  g_autofree char *list = adj_words_digits ((guint16) effect->draw.digits);
  g_autofree char *side = adj_words_the_side (view, effect->side, TRUE);
  g_autofree char *left = g_strdup_printf ("%d", effect->draw.left);

  return adj_fill (
      effect->draw.left == 0
          /* Translators: last digits of hexes whose units get out of command */
          ? _ ("{side} loses control in hexes ending in {digits}")
          : ngettext ("{side} loses control in hexes ending in {digits}; {left} chit to draw",
                      "{side} loses control in hexes ending in {digits}; {left} chits to draw",
                      (unsigned long) effect->draw.left),
      (const AdjPlace[]){ { "side", side }, { "digits", list }, { "left", left }, { NULL, NULL } });
}

static char *
level (const AdjView *view, const AdjEffect *effect)
{
  g_autofree char *side = adj_words_side (view, effect->side);
  g_autofree char *value = g_strdup_printf ("%d", effect->level.points);
  g_autofree char *other = g_strdup_printf ("%d", effect->level.die);

  return adj_fill (_ ("{side}, die {other}: Initiative Level {value}"),
                   (const AdjPlace[]){
                       { "side", side }, { "value", value }, { "other", other }, { NULL, NULL } });
}

static char *
commander (const AdjView *view, const AdjEffect *effect)
{
  g_autofree char *side = adj_words_side (view, effect->side);
  g_autofree char *value = g_strdup_printf ("%d", effect->points);

  return adj_fill (_ ("The commander adds to the Initiative Level, {side}: {value}"),
                   (const AdjPlace[]){ { "side", side }, { "value", value }, { NULL, NULL } });
}

char *
adj_words_levels_effect (const AdjView *view, const AdjEffect *effect)
{
  switch (effect->kind)
    {
    case ADJ_EFFECT_DRIFTED:
      return drifted (view, effect);
    case ADJ_EFFECT_DIGITS:
      return digits (view, effect);
    case ADJ_EFFECT_LEVEL:
      return level (view, effect);
    case ADJ_EFFECT_COMMANDER:
      return commander (view, effect);
    case ADJ_EFFECT_DAWN:
    default:
      return g_strdup (_ ("Both sides throw a die for the initiative"));
    }
}

/* ---- The sum ---- */

const char *
adj_words_term (AdjTerm term)
{
  static const char *const terms[ADJ_N_TERMS] = {
    [ADJ_TERM_NONE] = N_ ("counts nothing"),
    [ADJ_TERM_RESTED] = N_ ("no combat that day, counts twice"),
    [ADJ_TERM_FOUGHT] = N_ ("has fought and is effective"),
    [ADJ_TERM_INEFFECTIVE] = N_ ("ineffective, divided by the die"),
    [ADJ_TERM_NIGHT] = N_ ("arrives before dawn, counts twice"),
    [ADJ_TERM_FIRST_DAY] = N_ ("arrives on the first Day turn"),
    [ADJ_TERM_LOST] = N_ ("lost, taken away"),
    [ADJ_TERM_SURROUNDED] = N_ ("surrounded, counts nothing"),
  };

  return _ (terms[term]);
}

char *
adj_words_term_total (AdjTerm term, int points)
{
  static const char *const totals[ADJ_N_TERMS] = {
    [ADJ_TERM_NONE] = N_ ("Counting nothing"),
    [ADJ_TERM_RESTED] = N_ ("No combat that day: {points}, twice"),
    [ADJ_TERM_FOUGHT] = N_ ("Fought and effective: {points}"),
    [ADJ_TERM_INEFFECTIVE] = N_ ("Ineffective: {points}, divided by the die"),
    [ADJ_TERM_NIGHT] = N_ ("Arriving before dawn: {points}, twice"),
    [ADJ_TERM_FIRST_DAY] = N_ ("Arriving on the first Day turn: {points}"),
    [ADJ_TERM_LOST] = N_ ("Lost: {points}, taken away"),
    [ADJ_TERM_SURROUNDED] = N_ ("Surrounded, counting nothing"),
  };
  g_autofree char *number = g_strdup_printf ("%d", points);

  return adj_fill (_ (totals[term]), (const AdjPlace[]){ { "points", number }, { NULL, NULL } });
}

char *
adj_words_initiative_group (const AdjInitiativeGroup *group)
{
  GString *sum = g_string_new (NULL);
  const struct
  {
    const char *part;
    int points;
  } parts[] = {
    { "2 × {points}", group->rested },
    { "{points}", group->fought },
    /* Translators: points divided by what a side's die shows */
    { _ ("{points} ÷ die"), group->ineffective },
    { "2 × {points}", group->night },
    { "{points}", group->first_day },
  };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_autofree char *number = g_strdup_printf ("%d", parts[i].points);
      g_autofree char *part =
          adj_fill (parts[i].part, (const AdjPlace[]){ { "points", number }, { NULL, NULL } });

      if (parts[i].points > 0)
        g_string_append_printf (sum, "%s%s", sum->len > 0 ? " + " : "", part);
    }
  return g_string_free (sum->len > 0 ? sum : g_string_append (sum, "0"), FALSE);
}

/* ---- Flips ---- */

const char *
adj_words_flip_kind (AdjFlipKind kind)
{
  static const char *const kinds[ADJ_N_FLIPS] = {
    [ADJ_FLIP_RESTED] = N_ ("Had it rested"),
    [ADJ_FLIP_FOUGHT] = N_ ("Had it been in combat"),
    [ADJ_FLIP_INEFFECTIVE] = N_ ("Were it ineffective"),
    [ADJ_FLIP_LOST] = N_ ("Were it lost"),
    [ADJ_FLIP_SURROUNDED] = N_ ("Were it surrounded"),
    [ADJ_FLIP_FREED] = N_ ("Were it not surrounded"),
    [ADJ_FLIP_JOINED] = N_ ("Were it in another group"),
    [ADJ_FLIP_KEPT_OUT] = N_ ("Did it not arrive"),
  };

  return _ (kinds[kind]);
}

static const char *
flip_sentence (const AdjFlip *flip)
{
  switch ((AdjFlipKind) flip->kind)
    {
    case ADJ_FLIP_RESTED:
      return _ ("{unit} rested: {side} would move first");
    case ADJ_FLIP_FOUGHT:
      return _ ("{unit} in combat: {side} would move first");
    case ADJ_FLIP_INEFFECTIVE:
      return _ ("{unit} ineffective: {side} would move first");
    case ADJ_FLIP_LOST:
      return _ ("{unit} lost: {side} would move first");
    case ADJ_FLIP_SURROUNDED:
      return _ ("{unit} surrounded: {side} would move first");
    case ADJ_FLIP_FREED:
      return _ ("{unit} not surrounded: {side} would move first");
    case ADJ_FLIP_JOINED:
      return _ ("{unit} in group {group}: {side} would move first");
    case ADJ_FLIP_KEPT_OUT:
    case ADJ_N_FLIPS:
    default:
      return _ ("{unit} not arriving: {side} would move first");
    }
}

char *
adj_words_flip (const AdjView *view, const AdjFlip *flip)
{
  g_autofree char *unit = adj_words_unit (view, flip->unit);
  g_autofree char *side = adj_words_side (view, flip->first);
  g_autofree char *group = g_strdup_printf ("%d", flip->group + 1);
  g_autofree char *chance = adj_fraction_to_string (flip->chance);
  g_autofree char *line = adj_fill (
      flip_sentence (flip),
      (const AdjPlace[]){ { "unit", unit }, { "side", side }, { "group", group }, { NULL, NULL } });

  if (flip->chance.num == flip->chance.den)
    return g_steal_pointer (&line);
  /* Translators: a change that would turn the initiative, and the chance it gives */
  return adj_fill (_ ("{change}, with a chance of {chance}"),
                   (const AdjPlace[]){ { "change", line }, { "chance", chance }, { NULL, NULL } });
}
