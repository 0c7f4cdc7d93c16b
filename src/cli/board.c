/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/board.h"

#include <glib/gi18n-lib.h>

#include "rules/flips.h"
#include "words/at-least.h"
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
side_id (const AdjLook *look, int side)
{
  return look->view.book->scenario->sides[side].id;
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

/* E IL.9: a tie leaves the initiative where it was. */
void
adj_cli_print_chances (const char *const names[2], const AdjInitiativeSide sides[2], int holder)
{
  AdjInitiativeChances chances = adj_initiative_chances (sides);

  for (int side = 0; side < 2; side++)
    print_fraction ("outright", names[side], chances.outright[side]);
  print_fraction ("tie", NULL, chances.tie);
  for (int side = 0; side < 2 && holder >= 0; side++)
    print_fraction ("first", names[side], adj_initiative_first_chance (&chances, side, holder));
}

static void
print_unit (const AdjLook *look, const AdjMuster *muster, int unit)
{
  const AdjMusterUnit *entry = &muster->units[unit];

  g_print ("unit\t%s\t%s\t%s\t", side_id (look, look->field->table->units[unit].side),
           adj_view_unit_id (&look->view, unit), terms[entry->term]);
  if (entry->group >= 0)
    g_print ("%d", entry->group + 1);
  else
    g_print ("-");
  g_print ("\t%d", entry->strength);
  if (entry->hex != ADJ_NO_HEX)
    g_print ("\t%04d\n", look->view.book->hexes[entry->hex].id);
  else
    g_print ("\t-\n");
}

static void
print_side (const AdjLook *look, const AdjMuster *muster, int side, const int *dice)
{
  const AdjInitiativeSide *sum = &muster->sides[side];

  for (guint i = 0; i < sum->n_groups; i++)
    {
      const AdjInitiativeGroup *group = &sum->groups[i];

      g_print ("group\t%s\t%u\trested=%d,fought=%d,ineffective=%d,night=%d,first-day=%d\n",
               side_id (look, side), i + 1, group->rested, group->fought, group->ineffective,
               group->night, group->first_day);
    }
  g_print ("lost\t%s\t%d\n", side_id (look, side), sum->lost);
  if (muster->n_unseen[side] > 0)
    g_print ("face-down\t%s\t%d\n", side_id (look, side), muster->n_unseen[side]);
  g_print ("commander\t%s\t%d\n", side_id (look, side), sum->commander);
  for (int die = 1; die <= ADJ_INITIATIVE_DIE; die++)
    if (dice[side] == 0 || dice[side] == die)
      g_print ("level\t%s\t%d\t%d\n", side_id (look, side), die, adj_initiative_level (sum, die));
}

static void
print_flips (const AdjLook *look, const AdjBoardQuestion *question, const int *dice)
{
  g_autoptr (GArray) found = adj_flips_find (look->field, &question->choices, dice);

  for (guint i = 0; i < found->len; i++)
    {
      const AdjFlip *flip = &g_array_index (found, AdjFlip, i);
      g_autofree char *chance = adj_fraction_to_string (flip->chance);
      g_autofree char *group = NULL;

      if (!adj_view_knows (&look->view, flip->unit))
        continue;
      group = flip->group >= 0 ? g_strdup_printf ("%d", flip->group + 1) : g_strdup ("-");

      g_print ("flip\t%s\t%s\t%s\t%s\t%s\n", adj_view_unit_id (&look->view, flip->unit),
               flips[flip->kind], group, side_id (look, flip->first), chance);
    }
}

/* NULL unless both are thrown. */
static const int *
thrown (const AdjBoardQuestion *question)
{
  return question->dice[0] > 0 && question->dice[1] > 0 ? question->dice : NULL;
}

void
adj_cli_print_initiative (const AdjLook *look, const AdjBoardQuestion *question)
{
  g_autofree AdjMuster *muster = g_new (AdjMuster, 1);
  const AdjTable *table = look->field->table;
  const char *const names[] = { side_id (look, 0), side_id (look, 1) };
  int first;

  adj_muster_read (muster, look->field, &question->choices);
  g_print ("dawn\t%d\t%s\n", muster->dawn, adj_table_owes_dawn (table) ? "owed" : "to-come");
  g_print ("holder\t%s\n", names[table->first_player]);
  if (muster->unknown)
    g_print ("unknown\n");
  for (int unit = 0; unit < (int) look->view.book->scenario->n_units; unit++)
    if (muster->units[unit].term != ADJ_TERM_NONE && adj_view_knows (&look->view, unit))
      print_unit (look, muster, unit);
  for (int side = 0; side < ADJ_SIDES; side++)
    print_side (look, muster, side, question->dice);
  if (thrown (question) != NULL)
    {
      first = adj_initiative_first (muster->sides, table->first_player, question->dice);
      g_print ("moves-first\t%s\n", names[first]);
    }
  else
    adj_cli_print_chances (names, muster->sides, table->first_player);
  print_flips (look, question, thrown (question));
}

/* ---- Sentences ---- */

static void
say_filled (const char *sentence, const AdjPlace *places)
{
  g_autofree char *line = adj_fill (sentence, places);

  g_print ("%s\n", line);
}

static void
say_unit (const AdjLook *look, const AdjMuster *muster, int unit)
{
  const AdjMusterUnit *entry = &muster->units[unit];
  g_autofree char *name = adj_words_unit (&look->view, unit);
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
is_of_group (const AdjLook *look, const AdjMuster *muster, int unit, int side, int group)
{
  return muster->units[unit].term != ADJ_TERM_NONE && muster->units[unit].group == group &&
         adj_view_knows (&look->view, unit) && look->field->table->units[unit].side == side;
}

static void
say_group (const AdjLook *look, const AdjMuster *muster, int side, int group)
{
  g_autofree char *name = adj_words_side (&look->view, side);
  g_autofree char *number = g_strdup_printf ("%d", group + 1);
  const AdjPlace places[] = { { "side", name }, { "group", number }, { NULL, NULL } };
  gboolean first = TRUE;

  for (int unit = 0; unit < (int) look->view.book->scenario->n_units; unit++)
    {
      if (!is_of_group (look, muster, unit, side, group))
        continue;
      if (first)
        say_filled (group >= 0 ? _ ("{side}, group {group}") : _ ("{side}, in no group"), places);
      first = FALSE;
      say_unit (look, muster, unit);
    }
}

static void
say_chance (const AdjLook *look, const AdjMuster *muster, const int *dice)
{
  AdjFraction chance;
  int first =
      adj_initiative_favourite (muster->sides, look->field->table->first_player, dice, &chance);
  g_autofree char *side = adj_words_side (&look->view, first);
  g_autofree char *odds = adj_fraction_to_string (chance);
  const AdjPlace places[] = { { "side", side }, { "chance", odds }, { NULL, NULL } };

  if (first == ADJ_NO_SIDE)
    say_filled (_ ("The chances are even"), places);
  else if (dice != NULL)
    say_filled (_ ("{side} moves first"), places);
  else
    say_filled (_ ("{side} moves first with a chance of {chance}"), places);
}

static void
say_left_out (const AdjMuster *muster)
{
  g_autofree char *line = adj_words_left_out (muster->n_unseen[0] + muster->n_unseen[1]);

  if (line != NULL)
    g_print ("%s\n", line);
}

void
adj_cli_say_board (const AdjLook *look, const AdjBoardQuestion *question)
{
  g_autofree AdjMuster *muster = g_new (AdjMuster, 1);
  const int *dice = thrown (question);
  g_autoptr (GArray) found = adj_flips_find (look->field, &question->choices, dice);

  adj_muster_read (muster, look->field, &question->choices);
  for (int side = 0; side < ADJ_SIDES; side++)
    for (int group = -1; group < (int) muster->sides[side].n_groups; group++)
      say_group (look, muster, side, group);
  say_chance (look, muster, dice);
  say_left_out (muster);
  for (guint i = 0; i < found->len; i++)
    {
      const AdjFlip *flip = &g_array_index (found, AdjFlip, i);
      g_autofree char *line = adj_words_flip (&look->view, flip);

      if (adj_view_knows (&look->view, flip->unit))
        g_print ("%s\n", line);
    }
}

/* ---- Views ---- */

AdjExitCode
adj_cli_game_initiative (const AdjLook *look)
{
  adj_cli_print_initiative (look, &(AdjBoardQuestion){ 0 });
  return ADJ_EXIT_YES;
}

AdjExitCode
adj_cli_say_initiative (const AdjLook *look)
{
  adj_cli_say_board (look, &(AdjBoardQuestion){ 0 });
  return ADJ_EXIT_YES;
}
