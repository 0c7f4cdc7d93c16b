/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/show-offers.h"

#include "rules/engagement.h"
#include "rules/flank.h"
#include "staff/defence.h"
#include "staff/morale.h"
#include "words/chance.h"
#include "words/morale.h"

static int
hex_id (const AdjShowing *showing, AdjHex hex)
{
  return showing->field->book->hexes[hex].id;
}

static const char *
side_id (const AdjShowing *showing, int side)
{
  return showing->field->book->scenario->sides[side].id;
}

/* ---- Before the die ---- */

gboolean
adj_cli_knows_defenders (const AdjShowing *showing, const AdjAttack *attack)
{
  for (guint i = 0; i < attack->n_targets; i++)
    for (guint16 unit = showing->field->first[attack->targets[i]]; unit != ADJ_NOBODY;
         unit = showing->field->next[unit])
      if (!adj_view_knows (&showing->view, unit))
        return FALSE;
  return TRUE;
}

gboolean
adj_cli_is_announced (const AdjShowing *showing, int number, AdjAttack *attack)
{
  const AdjTable *table = showing->field->table;

  if (number == 0 ? table->battle.stage != ADJ_BATTLE_DECLARED
                  : !adj_engagement_owes_die (table, number))
    return FALSE;
  if (number == 0)
    adj_attack_on_table (table, attack);
  else
    adj_attack_in_engagement (table, number, attack);
  return attack->n_defenders > 0;
}

GPtrArray *
adj_cli_find_defences (const AdjShowing *showing, int number, AdjAttack *attack)
{
  return adj_cli_is_announced (showing, number, attack)
             ? adj_defences_find (&showing->view, showing->field, attack)
             : NULL;
}

static gboolean
is_of_last (const GPtrArray *defences, guint i)
{
  const AdjDefence *defence = g_ptr_array_index (defences, i);
  const AdjDefence *last = i > 0 ? g_ptr_array_index (defences, i - 1) : NULL;

  return last != NULL && last->slips && defence->slips && last->unit == defence->unit;
}

void
adj_cli_print_defences (const AdjShowing *showing, int number)
{
  AdjAttack attack;
  g_autoptr (GPtrArray) defences = adj_cli_find_defences (showing, number, &attack);

  for (guint i = 0; defences != NULL && i < defences->len; i++)
    {
      const AdjDefence *defence = g_ptr_array_index (defences, i);
      const char *unit = adj_view_unit_id (&showing->view, defence->unit);
      const char *side = side_id (showing, adj_enemy (attack.side));
      g_autofree char *order = adj_order_show (&showing->view, &defence->order);

      if (defence->slips && !is_of_last (defences, i))
        g_print ("offer\tretreat\t%s\t%s\n", side, unit);
      if (!defence->slips)
        g_print ("offer\tsupport\t%s\t%s\t%04d\t%d\t%s\n", side, unit,
                 hex_id (showing, defence->hex), defence->support.strength,
                 defence->support.suffers ? "suffers" : "safe");
      g_print ("answer\t%s\n", order);
    }
}

/* All ways of one unit together. */
static char *
say_slips (const AdjShowing *showing, const GPtrArray *defences, guint first)
{
  const AdjDefence *defence = g_ptr_array_index (defences, first);
  AdjRetreats ways = { .n = 1, .hexes = { defence->hex } };

  for (guint i = first + 1; i < defences->len && is_of_last (defences, i); i++)
    ways.hexes[ways.n++] = ((const AdjDefence *) g_ptr_array_index (defences, i))->hex;
  return adj_words_slip_offer (&showing->view, defence->unit, &ways);
}

static void
say_defences (const AdjShowing *showing, const GPtrArray *defences, const char *before)
{
  for (guint i = 0; i < defences->len; i++)
    {
      const AdjDefence *defence = g_ptr_array_index (defences, i);
      g_autofree char *slips =
          defence->slips && !is_of_last (defences, i) ? say_slips (showing, defences, i) : NULL;

      if (slips != NULL || !defence->slips)
        g_print ("%s%s\n", before, slips != NULL ? slips : defence->label);
    }
}

void
adj_cli_say_defences (const AdjShowing *showing, int number)
{
  AdjAttack attack;
  g_autoptr (GPtrArray) defences = adj_cli_find_defences (showing, number, &attack);

  if (defences != NULL)
    say_defences (showing, defences, "");
}

/* ---- Before the attack ---- */

static void
print_units_in (const AdjShowing *showing, AdjHex hex)
{
  if (showing->field->count[hex] == 0)
    g_print ("-");
  for (guint16 unit = showing->field->first[hex]; unit != ADJ_NOBODY;
       unit = showing->field->next[unit])
    g_print ("%s%s", unit == showing->field->first[hex] ? "" : " ",
             adj_view_unit_id (&showing->view, unit));
}

void
adj_cli_print_openings (const AdjShowing *showing, const AdjAttack *attack)
{
  g_autoptr (GPtrArray) defences = adj_defences_find (&showing->view, showing->field, attack);
  AdjFlank flanks[ADJ_MAX_FLANKS];
  guint n_flanks = adj_flanks_find (showing->field, attack, flanks);

  for (guint i = 0; i < defences->len; i++)
    {
      const AdjDefence *defence = g_ptr_array_index (defences, i);

      g_print ("support\t%04d\t%s\t%d\t%s\n", hex_id (showing, defence->hex),
               adj_view_unit_id (&showing->view, defence->unit), defence->support.strength,
               defence->support.suffers ? "suffers" : "safe");
    }
  for (guint i = 0; i < n_flanks; i++)
    {
      g_print ("flank\t%04d\t%04d\t", hex_id (showing, flanks[i].target),
               hex_id (showing, flanks[i].from));
      print_units_in (showing, flanks[i].from);
      g_print ("\n");
    }
}

void
adj_cli_say_chances (const AdjShowing *showing, const AdjAttack *attack)
{
  g_autoptr (GPtrArray) defences = adj_defences_find (&showing->view, showing->field, attack);
  AdjFlank flanks[ADJ_MAX_FLANKS];
  guint n = adj_flanks_find (showing->field, attack, flanks);

  say_defences (showing, defences, "  ");
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = adj_words_flank (&showing->view, &flanks[i]);

      g_print ("  %s\n", text);
    }
}

/* ---- Demoralization ---- */

void
adj_cli_print_morale (const AdjShowing *showing)
{
  const AdjView seen = adj_view (showing->view.book, showing->field->table, showing->view.eyes);
  AdjMorale both[ADJ_SIDES];

  for (int side = 0; adj_morale_of_both (&seen, both) && side < ADJ_SIDES; side++)
    {
      const AdjMorale *morale = &both[side];

      g_print ("morale\t%s\t%d\t%d\t%d\t%d\t%d\t%d\t%d\n", side_id (showing, side), morale->level,
               morale->lost, morale->total, morale->thresholds[0], morale->missing[0],
               morale->thresholds[1], morale->missing[1]);
    }
}

void
adj_cli_say_morale (const AdjShowing *showing)
{
  const AdjView seen = adj_view (showing->view.book, showing->field->table, showing->view.eyes);
  AdjMorale both[ADJ_SIDES];

  for (int side = 0; adj_morale_of_both (&seen, both) && side < ADJ_SIDES; side++)
    {
      g_autofree char *text = adj_words_morale (&showing->view, side, &both[side]);

      g_print ("%s\n", text);
    }
}
