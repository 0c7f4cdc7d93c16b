/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/duty.h"

#include <glib/gi18n-lib.h>

#include "words/fill.h"
#include "words/place.h"

static const char *
choice (const AdjPlace *places)
{
  static const char *const ways[] = { N_ ("Somebody in {hex} must make room for {unit}"),
                                      N_ ("{unit} must retreat"),
                                      N_ ("The attack on {hex} waits for the die"),
                                      N_ ("A choice after the last attack is open"), NULL };
  guint i = 0;

  while (ways[i + 1] != NULL && !adj_can_fill (ways[i], places))
    i++;
  return _ (ways[i]);
}

static const char *
set_up (const AdjDuty *duty)
{
  if (duty->state == ADJ_DUE_NOT_OWED)
    return _ ("Nobody is set up in {hex}");
  return duty->hex != ADJ_NO_HEX ? _ ("{unit} stands in {hex}, where none of its side is set up")
                                 : _ ("{unit} belongs to the set-up and is not on the map");
}

/* Who has not. */
static const char *
seal (const AdjTable *table)
{
  return table->sealed[0] == ADJ_SEALED_NOT && table->sealed[1] == ADJ_SEALED_NOT
             ? _ ("Both sides must seal what they plot")
             : _ ("{player} must seal what it plots");
}

static const char *
what (const AdjView *view, const AdjDuty *duty, const AdjPlace *places)
{
  switch (duty->kind)
    {
    case ADJ_DUTY_CHOICE:
      return g_str_equal (duty->row, "R 12.42")
                 ? _ ("{unit} has tried to rally: say what became of it")
                 : choice (places);
    case ADJ_DUTY_ATTACK:
      return duty->state == ADJ_DUE_OWED ? _ ("{unit} in {hex} must attack")
                                         : _ ("{unit} in {hex} need not attack");
    case ADJ_DUTY_BE_ATTACKED:
      return duty->state == ADJ_DUE_OWED ? _ ("{unit} in {hex} must be attacked")
                                         : _ ("{unit} in {hex} need not be attacked");
    case ADJ_DUTY_LEAVE:
      return _ ("{unit} is ineffective and must leave {hex}, in an enemy zone of control");
    case ADJ_DUTY_FLEE:
      return _ ("{unit} must retreat from {hex}, in an enemy zone of control");
    case ADJ_DUTY_REPULSED:
      return duty->state == ADJ_DUE_NOT_OWED
                 ? _ ("{unit} in {hex} has not attacked")
                 /* Translators: pushed back one hex for standing by */
                 : _ ("{unit} in {hex} will be repulsed when the phase ends");
    case ADJ_DUTY_CHARGE:
      return _ ("{unit} in {hex} has charged and must attack");
    case ADJ_DUTY_LIMIT:
      return _ ("There are too many units in {hex}");
    case ADJ_DUTY_SET_UP:
      return set_up (duty);
    case ADJ_DUTY_INITIATIVE:
      return _ ("Both sides must throw for the initiative");
    case ADJ_DUTY_SCATTER:
      return _ ("It must be found out who gets out of command");
    case ADJ_DUTY_SEAL:
      return seal (view->table);
    case ADJ_DUTY_WITHDRAW:
      return _ ("{unit} may withdraw to {hex}");
    case ADJ_DUTY_REVEAL:
      return _ ("What both sides sealed must be revealed");
    case ADJ_DUTY_DRIFT:
      return duty->state == ADJ_DUE_OWED ? _ ("{unit} in {hex} scatters, after the others")
                                         : _ ("{unit} in {hex} scatters");
    case ADJ_DUTY_WORKS:
      return _ ("The breastworks in {hex} may be turned");
    case ADJ_DUTY_RALLY:
      return _ ("{unit} in {hex} may try to rally");
    case ADJ_DUTY_ENTER:
    default:
      return duty->state == ADJ_DUE_NOT_OWED ? _ ("{unit} cannot enter in this turn")
                                             : _ ("{unit} is due to enter");
    }
}

static const char *
why_text (AdjDutyWhy why)
{
  switch (why)
    {
    case ADJ_WHY_INEFFECTIVE:
      return _ ("ineffective");
    case ADJ_WHY_USED_UP:
      return _ ("too late, all who could have done it have fought in this phase");
    case ADJ_WHY_ADVANCED:
      return _ ("an advance in this phase brought them together");
    case ADJ_WHY_NEED_NOT:
      return _ ("a train may be left alone");
    case ADJ_WHY_COLUMN:
      return _ ("those before it in the column use up its move");
    case ADJ_WHY_BLOCKED:
      return _ ("enemies stand in every entry hex");
    case ADJ_WHY_FRIENDS:
      return _ ("friends bar the entry hexes until they move on");
    case ADJ_WHY_LIMBERED:
      return _ ("a battery that has marched too far to unlimber");
    case ADJ_WHY_MAY_BE_EMPTY:
      return _ ("set-up hexes may stay empty");
    case ADJ_WHY_IN_ZONE:
      return _ ("it stays, in an enemy zone of control");
    case ADJ_WHY_MET:
      return _ ("the cavalry that it attacked slipped away");
    case ADJ_WHY_DUMMY:
      return _ ("a dummy is among them, shown on demand");
    case ADJ_WHY_STAYS:
      return _ ("it has nowhere to go and stays, unharmed");
    case ADJ_WHY_NOWHERE:
      return _ ("it has nowhere to go and is eliminated when the phase ends");
    case ADJ_WHY_NOTHING:
    default:
      return NULL;
    }
}

char *
adj_words_duty (const AdjView *view, const AdjDuty *duty)
{
  g_autofree char *unit = duty->unit >= 0 ? adj_words_unit (view, duty->unit) : NULL;
  g_autofree char *hex = duty->hex != ADJ_NO_HEX ? adj_words_hex (view, duty->hex) : NULL;
  g_autofree char *player =
      adj_words_the_side (view, view->table->sealed[0] == ADJ_SEALED_NOT ? 0 : 1, TRUE);
  const AdjPlace places[] = {
    { "unit", unit }, { "hex", hex }, { "player", player }, { NULL, NULL }
  };
  g_autofree char *sentence = adj_fill (what (view, duty, places), places);
  const char *why = why_text (duty->why);

  if (why == NULL)
    return adj_fill_row (g_steal_pointer (&sentence), duty->row);
  return adj_fill_row (
      /* Translators: a duty, or freedom from one, and the reason */
      adj_fill (_ ("{duty}: {why}"),
                (const AdjPlace[]){ { "duty", sentence }, { "why", why }, { NULL, NULL } }),
      duty->row);
}
