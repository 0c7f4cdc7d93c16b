/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/board.h"

#include <glib/gi18n-lib.h>

#include "staff/initiative-words.h"
#include "words/fill.h"
#include "words/levels.h"
#include "words/place.h"

static const char *const terms[ADJ_N_TERMS] = {
  "none", "rested", "fought", "ineffective", "night", "first-day", "lost", "surrounded",
};

static const char *const flips[ADJ_N_FLIPS] = {
  "rested", "fought", "ineffective", "lost", "surrounded", "freed", "joined", "kept-out",
};

static const char *
side_id (const AdjShowing *showing, int side)
{
  return showing->view.book->scenario->sides[side].id;
}

/* ---- Lines ---- */

static void
print_fraction (const char *key, const char *side, AdjFraction fraction)
{
  g_autofree char *text = adj_fraction_to_string (fraction);

  if (side != NULL)
    g_print ("%s\t%s\t%s\n", key, side, text);
  else
    g_print ("%s\t%s\n", key, text);
}

void
adj_cli_print_levels (const AdjInitiativeCase *initiative, const char *name, int side)
{
  for (int die = 1; die <= ADJ_INITIATIVE_DIE; die++)
    if (initiative->dice[side] == 0 || initiative->dice[side] == die)
      g_print ("level\t%s\t%d\t%d\n", name, die, adj_initiative_case_level (initiative, side, die));
}

/* E IL.9: a tie leaves the initiative where it was. */
void
adj_cli_print_chances (const AdjInitiativeCase *initiative, const char *const names[2])
{
  AdjInitiativeOdds odds = adj_initiative_case_odds (initiative);

  for (int side = 0; side < 2; side++)
    print_fraction ("outright", names[side], odds.outright[side]);
  print_fraction ("tie", NULL, odds.tie);
  for (int side = 0; side < 2 && initiative->holder >= 0; side++)
    print_fraction ("first", names[side], odds.first[side]);
}

static void
print_unit (const AdjShowing *showing, const AdjMuster *muster, int unit)
{
  const AdjMusterUnit *entry = &muster->units[unit];

  g_print ("unit\t%s\t%s\t%s\t", side_id (showing, showing->field->table->units[unit].side),
           adj_view_unit_id (&showing->view, unit), terms[entry->term]);
  if (entry->group >= 0)
    g_print ("%d", entry->group + 1);
  else
    g_print ("-");
  g_print ("\t%d", entry->strength);
  if (entry->hex != ADJ_NO_HEX)
    g_print ("\t%04d\n", showing->view.book->hexes[entry->hex].id);
  else
    g_print ("\t-\n");
}

static void
print_side (const AdjShowing *showing, const AdjInitiativeCase *initiative, int side)
{
  const AdjMuster *muster = &initiative->muster;
  const AdjInitiativeSide *sum = &muster->sides[side];

  for (guint i = 0; i < sum->n_groups; i++)
    {
      const AdjInitiativeGroup *group = &sum->groups[i];

      g_print ("group\t%s\t%u\trested=%d,fought=%d,ineffective=%d,night=%d,first-day=%d\n",
               side_id (showing, side), i + 1, group->rested, group->fought, group->ineffective,
               group->night, group->first_day);
    }
  g_print ("lost\t%s\t%d\n", side_id (showing, side), sum->lost);
  if (muster->n_unseen[side] > 0)
    g_print ("face-down\t%s\t%d\n", side_id (showing, side), muster->n_unseen[side]);
  g_print ("commander\t%s\t%d\n", side_id (showing, side), sum->commander);
  adj_cli_print_levels (initiative, side_id (showing, side), side);
}

static void
print_flips (const AdjShowing *showing, const AdjInitiativeCase *initiative)
{
  g_autoptr (GArray) found = adj_initiative_case_flips (initiative, &showing->view, showing->field);

  for (guint i = 0; i < found->len; i++)
    {
      const AdjFlip *flip = &g_array_index (found, AdjFlip, i);
      g_autofree char *chance = adj_fraction_to_string (flip->chance);
      g_autofree char *group =
          flip->group >= 0 ? g_strdup_printf ("%d", flip->group + 1) : g_strdup ("-");

      g_print ("flip\t%s\t%s\t%s\t%s\t%s\n", adj_view_unit_id (&showing->view, flip->unit),
               flips[flip->kind], group, side_id (showing, flip->first), chance);
    }
}

void
adj_cli_print_initiative (const AdjShowing *showing, const AdjInitiativeCase *initiative)
{
  const AdjMuster *muster = &initiative->muster;
  const int *dice = adj_initiative_case_dice (initiative);
  const char *const names[] = { side_id (showing, 0), side_id (showing, 1) };

  g_print ("dawn\t%d\t%s\n", muster->dawn, initiative->owed ? "owed" : "to-come");
  g_print ("holder\t%s\n", names[initiative->holder]);
  if (muster->unknown)
    g_print ("unknown\n");
  for (int unit = 0; unit < (int) showing->view.book->scenario->n_units; unit++)
    if (muster->units[unit].term != ADJ_TERM_NONE && adj_view_knows (&showing->view, unit))
      print_unit (showing, muster, unit);
  for (int side = 0; side < ADJ_SIDES; side++)
    print_side (showing, initiative, side);
  if (dice != NULL)
    {
      gboolean tie;

      g_print ("moves-first\t%s\n", names[adj_initiative_case_first (initiative, dice, &tie)]);
    }
  else
    adj_cli_print_chances (initiative, names);
  print_flips (showing, initiative);
}

/* ---- Sentences ---- */

static void
say_filled (const char *sentence, const AdjPlace *places)
{
  g_autofree char *line = adj_fill (sentence, places);

  g_print ("%s\n", line);
}

static void
say_unit (const AdjShowing *showing, const AdjMuster *muster, int unit)
{
  const AdjMusterUnit *entry = &muster->units[unit];
  g_autofree char *name = adj_words_unit (&showing->view, unit);
  g_autofree char *strength = g_strdup_printf ("%d", entry->strength);
  const AdjPlace places[] = { { "unit", name },
                              { "strength", strength },
                              { "term", adj_words_term ((AdjTerm) entry->term) },
                              { NULL, NULL } };

  /* Translators: a unit, its strength, and what it counts as for the initiative */
  say_filled (_ ("  {unit} {strength}: {term}"), places);
}

/* group -1: those who count in none. */
static gboolean
is_of_group (const AdjShowing *showing, const AdjMuster *muster, int unit, int side, int group)
{
  return muster->units[unit].term != ADJ_TERM_NONE && muster->units[unit].group == group &&
         adj_view_knows (&showing->view, unit) && showing->field->table->units[unit].side == side;
}

static void
say_group (const AdjShowing *showing, const AdjMuster *muster, int side, int group)
{
  g_autofree char *name = adj_words_side (&showing->view, side);
  g_autofree char *number = g_strdup_printf ("%d", group + 1);
  const AdjPlace places[] = { { "side", name }, { "group", number }, { NULL, NULL } };
  gboolean first = TRUE;

  for (int unit = 0; unit < (int) showing->view.book->scenario->n_units; unit++)
    {
      if (!is_of_group (showing, muster, unit, side, group))
        continue;
      if (first)
        say_filled (group >= 0 ? _ ("{side}, group {group}") : _ ("{side}, in no group"), places);
      first = FALSE;
      say_unit (showing, muster, unit);
    }
}

static void
say_chance (const AdjShowing *showing, const AdjInitiativeCase *initiative)
{
  AdjFraction chance;
  int first = adj_initiative_case_favourite (initiative, &chance);
  g_autofree char *side = adj_words_side (&showing->view, first);
  g_autofree char *odds = adj_fraction_to_string (chance);
  const AdjPlace places[] = { { "side", side }, { "chance", odds }, { NULL, NULL } };

  if (first == ADJ_NO_SIDE)
    say_filled (_ ("The chances are even"), places);
  else if (adj_initiative_case_dice (initiative) != NULL)
    say_filled (_ ("{side} moves first"), places);
  else
    say_filled (_ ("{side} moves first with a chance of {chance}"), places);
}

void
adj_cli_say_board (const AdjShowing *showing, const AdjInitiativeCase *initiative)
{
  const AdjMuster *muster = &initiative->muster;
  g_autoptr (GArray) found = adj_initiative_case_flips (initiative, &showing->view, showing->field);
  g_autofree char *left_out = adj_initiative_say_left_out (initiative);

  for (int side = 0; side < ADJ_SIDES; side++)
    for (int group = -1; group < (int) muster->sides[side].n_groups; group++)
      say_group (showing, muster, side, group);
  say_chance (showing, initiative);
  if (left_out != NULL)
    g_print ("%s\n", left_out);
  for (guint i = 0; i < found->len; i++)
    {
      g_autofree char *line = adj_words_flip (&showing->view, &g_array_index (found, AdjFlip, i));

      g_print ("%s\n", line);
    }
}

/* ---- Views ---- */

AdjExitCode
adj_cli_game_initiative (const AdjShowing *showing)
{
  g_autofree AdjInitiativeCase *initiative = g_new0 (AdjInitiativeCase, 1);

  adj_initiative_case_read (initiative, showing->field);
  adj_cli_print_initiative (showing, initiative);
  return ADJ_EXIT_YES;
}

AdjExitCode
adj_cli_say_initiative (const AdjShowing *showing)
{
  g_autofree AdjInitiativeCase *initiative = g_new0 (AdjInitiativeCase, 1);

  adj_initiative_case_read (initiative, showing->field);
  adj_cli_say_board (showing, initiative);
  return ADJ_EXIT_YES;
}
