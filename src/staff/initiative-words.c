/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/initiative-words.h"

#include <glib/gi18n-lib.h>

#include "words/at-least.h"
#include "words/duty.h"
#include "words/fill.h"
#include "words/levels.h"
#include "words/place.h"

/* ---- As it stands ---- */

static const char *
find_standing (const AdjInitiativeCase *self)
{
  if (self->owed)
    return _ ("Both sides throw now, and two dice are recorded. {side} has moved first so far.");
  if (!self->varies)
    return _ ("{side} moves first. Variable initiative is not in force; dice show what would be.");
  if (self->typed)
    return _ ("{side} moves first now. By typed totals; dice show what would be.");
  if (self->muster.dawn == 0)
    return _ ("{side} moves first now. No Night is to come any more; dice show what would be.");
  return _ ("{side} moves first now. As things stand for turn {turn}; dice show what would be.");
}

char *
adj_initiative_say_standing (const AdjInitiativeCase *self, const AdjView *view)
{
  g_autofree char *side = NULL;
  g_autofree char *turn = NULL;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (view != NULL, NULL);

  side = adj_words_the_side (view, view->table->first_player, TRUE);
  turn = g_strdup_printf ("%d", self->muster.dawn);
  return adj_fill (find_standing (self),
                   (const AdjPlace[]){ { "side", side }, { "turn", turn }, { NULL, NULL } });
}

char *
adj_initiative_say_owed (const AdjView *view)
{
  const AdjDuty duty = {
    .kind = ADJ_DUTY_INITIATIVE,
    .state = ADJ_DUE_OWED,
    .unit = -1,
    .hex = ADJ_NO_HEX,
  };

  g_return_val_if_fail (view != NULL, NULL);

  return adj_table_owes_dawn (view->table) ? adj_words_duty (view, &duty) : NULL;
}

char *
adj_initiative_say_left_out (const AdjInitiativeCase *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->typed ? NULL
                     : adj_words_left_out (self->muster.n_unseen[0] + self->muster.n_unseen[1]);
}

/* ---- The answer ---- */

char *
adj_initiative_say_first (const AdjInitiativeCase *self)
{
  AdjFraction chance;
  g_autofree char *odds = NULL;
  int first;

  g_return_val_if_fail (self != NULL, NULL);

  first = adj_initiative_case_favourite (self, &chance);
  if (first == ADJ_NO_SIDE)
    return g_strdup (_ ("The chances are even"));
  odds = adj_fraction_to_string (chance);
  return adj_fill (
      adj_initiative_case_dice (self) != NULL ? _ ("{side} moves first")
                                              : _ ("{side} moves first: {chance}"),
      (const AdjPlace[]){ { "side", self->names[first] }, { "chance", odds }, { NULL, NULL } });
}

char *
adj_initiative_say_odds (const AdjInitiativeCase *self)
{
  AdjInitiativeOdds odds = adj_initiative_case_odds (self);
  g_autofree char *one = adj_fraction_to_string (odds.first[0]);
  g_autofree char *other = adj_fraction_to_string (odds.first[1]);
  g_autofree char *tie = adj_fraction_to_string (odds.tie);

  g_return_val_if_fail (self != NULL, NULL);

  return adj_fill (
      /* Translators: one, other: the sides, each with its chance to move first */
      _ ("{one} {onechance}, {other} {otherchance}; of these {tie} ties, which {holder} keeps"),
      (const AdjPlace[]){ { "one", self->names[0] },
                          { "onechance", one },
                          { "other", self->names[1] },
                          { "otherchance", other },
                          { "tie", tie },
                          { "holder", self->names[self->holder] },
                          { NULL, NULL } });
}

/* ---- Levels and throws ---- */

char *
adj_initiative_say_level (const AdjInitiativeCase *self, int side)
{
  g_autofree char *least = NULL;
  g_autofree char *most = NULL;
  int die;

  g_return_val_if_fail (self != NULL, NULL);

  die = self->dice[side];
  least = g_strdup_printf (
      "%d", adj_initiative_case_level (self, side, die > 0 ? die : ADJ_INITIATIVE_DIE));
  most = g_strdup_printf ("%d", adj_initiative_case_level (self, side, 1));
  /* Translators: an Initiative Level, by what the die will show */
  return adj_fill (die > 0 || g_str_equal (least, most) ? _ ("Level {least}")
                                                        : _ ("Level {least} to {most}"),
                   (const AdjPlace[]){ { "least", least }, { "most", most }, { NULL, NULL } });
}

char *
adj_initiative_say_face (const AdjInitiativeCase *self, int side, int die)
{
  g_autofree char *level = NULL;
  g_autofree char *face = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  level = g_strdup_printf ("%d", adj_initiative_case_level (self, side, die));
  face = g_strdup_printf ("%d", die);
  return adj_fill (
      /* Translators: a side, the face of its die, and the Initiative Level that brings */
      _ ("{side}: {die}, Level {level}"),
      (const AdjPlace[]){
          { "side", self->names[side] }, { "die", face }, { "level", level }, { NULL, NULL } });
}

char *
adj_initiative_say_throw (const AdjInitiativeCase *self, const int dice[ADJ_SIDES])
{
  g_autofree char *one_die = NULL;
  g_autofree char *other_die = NULL;
  gboolean tie;
  int first;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (dice != NULL, NULL);

  first = adj_initiative_case_first (self, dice, &tie);
  one_die = g_strdup_printf ("%d", dice[0]);
  other_die = g_strdup_printf ("%d", dice[1]);
  /* Translators: one, other: the sides, each with what its die shows */
  return adj_fill (tie ? _ ("{one} {onedie}, {other} {otherdie}: a tie, {side} keeps it")
                       : _ ("{one} {onedie}, {other} {otherdie}: {side} moves first"),
                   (const AdjPlace[]){ { "one", self->names[0] },
                                       { "onedie", one_die },
                                       { "other", self->names[1] },
                                       { "otherdie", other_die },
                                       { "side", self->names[first] },
                                       { NULL, NULL } });
}

/* ---- Lines ---- */

static void
free_line (gpointer data)
{
  AdjSumLine *line = data;

  g_free (line->text);
  g_free (line->name);
  g_free (line->units);
  g_free (line);
}

/* Takes the strings over. */
static void
add_line (GPtrArray *lines, AdjSumLine line)
{
  g_ptr_array_add (lines, g_memdup2 (&line, sizeof line));
}

/* ---- Units ---- */

#define NO_GROUP -1 /* of those who are lost or surrounded */

static char *
unit_line (const AdjMusterUnit *entry, const AdjView *view, int unit)
{
  g_autofree char *name = adj_words_unit (view, unit);
  g_autofree char *hex = entry->hex != ADJ_NO_HEX ? adj_words_hex (view, entry->hex) : NULL;
  g_autofree char *strength = g_strdup_printf ("%d", entry->strength);
  const AdjPlace places[] = {
    { "unit", name }, { "strength", strength }, { "hex", hex }, { NULL, NULL }
  };

  /* Translators: a unit, its strength, and where it stands */
  return adj_fill (hex != NULL ? _ ("{unit} {strength}, {hex}") : _ ("{unit} {strength}"), places);
}

/* One line a unit; NULL if there is none that these eyes know. total: of all. */
static char *
term_lines (
    const AdjMuster *muster, const AdjView *view, int side, int group, AdjTerm term, int *total)
{
  g_autoptr (GString) lines = g_string_new (NULL);

  *total = 0;
  for (guint unit = 0; unit < muster->n_units; unit++)
    {
      const AdjMusterUnit *entry = &muster->units[unit];
      g_autofree char *line = NULL;

      if (view->table->units[unit].side != side || entry->term != term || entry->group != group)
        continue;
      *total += entry->strength;
      if (!adj_view_knows (view, (int) unit))
        continue;
      line = unit_line (entry, view, (int) unit);
      g_string_append_printf (lines, "%s%s", lines->len > 0 ? "\n" : "", line);
    }
  return lines->len > 0 ? g_string_free (g_steal_pointer (&lines), FALSE) : NULL;
}

static void
add_terms (GPtrArray *lines, const AdjMuster *muster, const AdjView *view, int side, int group)
{
  for (int term = ADJ_TERM_RESTED; term < ADJ_N_TERMS; term++)
    {
      int total;
      char *units = term_lines (muster, view, side, group, (AdjTerm) term, &total);

      if (units != NULL)
        add_line (lines, (AdjSumLine){ .kind = ADJ_SUM_UNITS,
                                       .text = adj_words_term_total ((AdjTerm) term, total),
                                       .name = g_strdup_printf ("%d-%d-%d", side, group, term),
                                       .units = units });
    }
}

/* ---- Groups and sides ---- */

static void
add_group (GPtrArray *lines, const AdjInitiativeSide *sum, guint group)
{
  g_autofree char *number = g_strdup_printf ("%u", group + 1);
  g_autofree char *points = adj_words_initiative_group (&sum->groups[group]);
  char *text =
      sum->n_groups == 1
          ? g_steal_pointer (&points)
          : adj_fill (
                /* Translators: a separated group of units and the sum it brings, such as
                 * "2 × 20 + 31" */
                _ ("Group {group}: {sum}"),
                (const AdjPlace[]){ { "group", number }, { "sum", points }, { NULL, NULL } });

  add_line (lines, (AdjSumLine){ .kind = ADJ_SUM_LINE, .text = text });
}

static void
add_rest (GPtrArray *lines, const AdjInitiativeSide *sum)
{
  g_autofree char *lost = g_strdup_printf ("%d", sum->lost);
  g_autofree char *commander = g_strdup_printf ("%d", sum->commander);
  const AdjPlace places[] = { { "lost", lost }, { "commander", commander }, { NULL, NULL } };

  if (sum->lost > 0 || sum->commander > 0)
    add_line (lines,
              (AdjSumLine){
                  .kind = ADJ_SUM_LINE,
                  .text = adj_fill (sum->commander > 0
                                        ? _ ("Less {lost} lost, and {commander} for the commander")
                                        : _ ("Less {lost} lost"),
                                    places) });
}

static void
add_heading (GPtrArray *lines, const AdjInitiativeCase *self, int side)
{
  g_autofree char *level = adj_initiative_say_level (self, side);
  const AdjPlace places[] = { { "side", self->names[side] }, { "level", level }, { NULL, NULL } };

  add_line (lines, (AdjSumLine){ .kind = ADJ_SUM_HEADING,
                                 .text = adj_fill (_ ("{side}: {level}"), places) });
}

GPtrArray *
adj_initiative_sum_lines (const AdjInitiativeCase *self, const AdjView *view)
{
  GPtrArray *lines;
  const AdjMuster *muster;

  g_return_val_if_fail (self != NULL, NULL);

  lines = g_ptr_array_new_with_free_func (free_line);
  muster = self->typed ? NULL : &self->muster;
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      const AdjInitiativeSide *sum = &adj_initiative_case_sides (self)[side];

      add_heading (lines, self, side);
      for (guint group = 0; group < sum->n_groups; group++)
        {
          add_group (lines, sum, group);
          if (muster != NULL)
            add_terms (lines, muster, view, side, (int) group);
        }
      add_rest (lines, sum);
      if (muster != NULL)
        add_terms (lines, muster, view, side, NO_GROUP);
    }
  return lines;
}

/* ---- Flips ---- */

/* Those of one kind, a line each; n: how many they are. */
static char *
list_flips (const GArray *flips, const AdjView *view, int kind, guint *n)
{
  GString *lines = g_string_new (NULL);

  *n = 0;
  for (guint i = 0; i < flips->len; i++)
    {
      const AdjFlip *flip = &g_array_index (flips, AdjFlip, i);
      g_autofree char *line = flip->kind == kind ? adj_words_flip (view, flip) : NULL;

      if (line != NULL)
        g_string_append_printf (lines, "%s%s", (*n)++ > 0 ? "\n" : "", line);
    }
  return g_string_free (lines, FALSE);
}

GPtrArray *
adj_initiative_flip_lines (const GArray *flips, const AdjView *view)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (free_line);

  g_return_val_if_fail (flips != NULL, lines);
  g_return_val_if_fail (view != NULL, lines);

  for (int kind = 0; kind < ADJ_N_FLIPS; kind++)
    {
      guint n;
      g_autofree char *units = list_flips (flips, view, kind, &n);

      if (n > 0)
        add_line (lines, (AdjSumLine){ .kind = ADJ_SUM_UNITS,
                                       .text = g_strdup_printf (
                                           "%s (%u)", adj_words_flip_kind ((AdjFlipKind) kind), n),
                                       .name = g_strdup_printf ("flip-%d", kind),
                                       .units = g_steal_pointer (&units) });
    }
  return lines;
}
