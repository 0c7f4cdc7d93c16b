/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/command-words.h"

#include <glib/gi18n-lib.h>

#include "rules/drift.h"
#include "rules/played.h"
#include "words/command.h"
#include "words/fill.h"
#include "words/place.h"

/* Both sides' digits, a line each. */
static char *
say_digits (const AdjView *view)
{
  char *lines[ADJ_SIDES + 1] = { NULL };
  char *text;

  for (int side = 0; side < ADJ_SIDES; side++)
    {
      g_autofree char *name = adj_words_side (view, side);
      g_autofree char *digits = adj_words_digits (view->table->digits[side]);

      lines[side] =
          /* Translators: a side, and the last digits of the hexes whose units are out of command */
          adj_fill (_ ("{side}: hexes ending in {digits}"),
                    (const AdjPlace[]){ { "side", name }, { "digits", digits }, { NULL, NULL } });
    }
  text = g_strjoinv ("\n", lines);
  for (int side = 0; side < ADJ_SIDES; side++)
    g_free (lines[side]);
  return text;
}

char *
adj_command_say_standing (const AdjCommandCase *self, const AdjView *view)
{
  g_autofree char *side = NULL;
  g_autofree char *printed = NULL;
  const char *sentence = _ ("{side}, Level {printed}");

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (view != NULL, NULL);

  if (self->of_both)
    return say_digits (view);
  side = adj_words_side (view, self->side);
  printed = g_strdup_printf ("%d", self->printed);
  if (!adj_command_is_played (view->table))
    sentence = _ ("Not played in this game: a die only shows its digits");
  else if (self->printed == 0)
    sentence = _ ("{side}: the scenario gives no level");
  return adj_fill (sentence,
                   (const AdjPlace[]){ { "side", side }, { "printed", printed }, { NULL, NULL } });
}

/* Where plots are marched they are struck, and who scatters does so afterwards; whom Antietam's
 * star holds does not scatter at all (Y S5.21, 5.58b). */
static char *
say_struck (const AdjCommandCase *self, const AdjView *view)
{
  guint n_held = 0;
  int holder = self->side;
  g_autofree char *side = NULL;

  for (guint i = 0; i < self->n; i++)
    if (self->list[i].control == ADJ_CONTROL_HELD)
      {
        n_held++;
        holder = view->table->units[self->list[i].unit].side;
      }
  if (n_held == 0)
    return g_strdup (_ ("They scatter when all have marched: their plots are struck"));
  if (n_held == self->n)
    return g_strdup (_ ("They stay where they are: their plots are struck"));
  side = adj_words_side (view, holder);
  return adj_fill (
      /* Translators: those units are out of command; one side's may not scatter */
      _ ("Their plots are struck. The units of {side} stay where they are, the others scatter when "
         "all have marched"),
      (const AdjPlace[]){ { "side", side }, { NULL, NULL } });
}

char *
adj_command_say_order (const AdjCommandCase *self, const AdjView *view)
{
  const char *turn_over;
  g_autofree char *others = NULL;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (view != NULL, NULL);

  if (self->stage != ADJ_STAGE_KNOWN)
    return NULL;
  if (self->n == 0)
    return g_strdup (_ ("Nobody is out of command"));
  if (self->marches)
    return say_struck (self, view);
  turn_over = adj_words_turn_over (view->table);
  others = adj_words_others_first (self->n_others);
  if (others != NULL && turn_over != NULL)
    return g_strdup_printf ("%s\n%s", others, turn_over);
  return others != NULL ? g_steal_pointer (&others) : g_strdup (turn_over);
}

char *
adj_command_say_listed (const AdjCommandCase *self,
                        const AdjView *view,
                        const AdjField *field,
                        const AdjScattered *entry)
{
  g_autofree char *hex = NULL;
  g_autofree char *counter = NULL;
  g_autofree char *side = NULL;
  g_autofree char *place = NULL;
  g_autofree char *chance = NULL;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (field != NULL, NULL);
  g_return_val_if_fail (entry != NULL, NULL);

  hex = adj_words_hex_named (view, entry->hex);
  counter = adj_words_counter (view, entry->unit);
  side = self->of_both ? adj_words_side (view, view->table->units[entry->unit].side) : NULL;
  place = g_strdup_printf ("%s%s%s · %s", side != NULL ? side : "", side != NULL ? " · " : "", hex,
                           counter);
  if (self->digits != 0)
    return g_steal_pointer (&place);
  chance = adj_fraction_to_string (adj_exposure_of (&self->exposure, field, entry->unit));
  return adj_fill (
      /* Translators: where a unit is, and how likely it is to get out of command */
      _ ("{place} · chance {chance}"),
      (const AdjPlace[]){ { "place", place }, { "chance", chance }, { NULL, NULL } });
}

char *
adj_command_say_owed (const AdjView *view, const AdjField *field)
{
  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (field != NULL, NULL);

  for (int side = 0; side < ADJ_SIDES; side++)
    if (adj_scatter_is_owed (field, side))
      return adj_words_scatter_owed (view, side, adj_command_level (field, side),
                                     adj_command_method (field->table) == ADJ_METHOD_CHITS
                                         ? adj_scatter_chits_left (field, side, 0)
                                         : 0);
  return NULL;
}

char *
adj_command_say_drift (const AdjView *view, const AdjField *field, int unit, const guint8 dice[2])
{
  AdjDrift drift;

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (field != NULL, NULL);
  g_return_val_if_fail (dice != NULL, NULL);

  adj_drift_find (&drift, field, unit, dice[0], dice[1]);
  return adj_words_drift (view, &drift);
}
