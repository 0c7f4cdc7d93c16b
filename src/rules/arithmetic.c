/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/arithmetic.h"

#include "rules/artillery.h"
#include "rules/cavalry.h"
#include "rules/cover.h"
#include "rules/demoralization.h"
#include "rules/flank.h"
#include "rules/odds.h"
#include "rules/sight.h"

static AdjLine *
add_line (AdjArithmetic *self, AdjLineKind kind, const char *row, int value)
{
  AdjLine *line = &self->lines[self->n_lines++];

  *line = (AdjLine){
    .kind = kind, .row = row, .unit = -1, .hex = ADJ_NO_HEX, .used = TRUE, .value = value
  };
  return line;
}

/* The printed strength, the train's 1 included; an unknown one counts 0 and says so. */
static int
printed (AdjArithmetic *self, const AdjField *field, int unit)
{
  int strength = field->table->units[unit].strength;

  if (strength != ADJ_STRENGTH_UNKNOWN)
    return strength;
  self->unknown = TRUE;
  return 0;
}

/* ---- What optional rules make of one unit, in the order of BG 7.3b ---- */

static int
change (AdjArithmetic *self, AdjLineKind kind, const char *row, int unit, int figure, int value)
{
  AdjLine *line = add_line (self, kind, row, value);

  line->unit = unit;
  line->figure = figure;
  return value;
}

/* R 9.19: at a range of three a third is lost, to the nearest, and one is left at least. */
static int
third_lost (const AdjField *field, int range, int strength)
{
  if (range != 3 || !adj_ruleset_has_row (field->book->ruleset, "R 9.19"))
    return 0;
  return strength - MAX ((4 * strength + 3) / 6, MIN (strength, 1));
}

static int
weaken (AdjArithmetic *self, const AdjField *field, int unit, int range, int strength)
{
  const char *row;
  int loss = adj_range_loss (field, unit, range, &row);
  int third = third_lost (field, range, strength);

  if (third > 0)
    return change (self, ADJ_LINE_RANGE, "R 9.19", unit, third, strength - third);
  return loss > 0 ? change (self, ADJ_LINE_RANGE, row, unit, loss, MAX (strength - loss, 0))
                  : strength;
}

/* The facts that hold for all attackers alike. */
typedef struct
{
  gboolean halved;  /* Y 8.71 */
  gboolean flanked; /* Y 7.26 */
} Terms;

static int
attacks_with (
    AdjArithmetic *self, const AdjField *field, const AdjAttack *attack, guint i, Terms terms)
{
  int unit = attack->attackers[i].unit;
  gboolean bombards = attack->attackers[i].role == ADJ_ROLE_BOMBARDS;
  int value = printed (self, field, unit);

  add_line (self, ADJ_LINE_ATTACKER, bombards ? "BG 8.21" : "BG 7.3", value)->unit = unit;
  if (bombards)
    value = weaken (self, field, unit, adj_range_of_fire (field, attack, unit), value);
  if (terms.halved && adj_is_cavalry (field, unit))
    value = adj_table_did (field->table, unit, ADJ_DEED_CHARGED)
                ? change (self, ADJ_LINE_CHARGES, "Y 8.73", unit, 0, value)
                : change (self, ADJ_LINE_HALVED, "Y 8.71", unit, 0, adj_half (value));
  if (terms.flanked && adj_flank_doubles (field, unit))
    value = change (self, ADJ_LINE_FLANK, "Y 7.26", unit, 0, 2 * value);
  return value;
}

static void
add_attackers (AdjArithmetic *self, const AdjField *field, const AdjAttack *attack)
{
  Terms terms = { adj_cavalry_halves_attack (field, attack),
                  adj_flank_is_turned (field, attack, NULL) };

  for (guint i = 0; i < attack->n_attackers; i++)
    self->attack += attacks_with (self, field, attack, i, terms);
  add_line (self, ADJ_LINE_ATTACK, "BG 7.24", self->attack);
}

/* ---- The multipliers of one hex ---- */

static int
crossing_multiplier (const AdjField *field, AdjHex from, AdjHex to)
{
  int d = adj_book_direction (field->book, from, to);
  int best = 1;

  for (guint i = 0; d >= 0 && i < field->book->ruleset->n_features; i++)
    if (field->book->hexes[from].features[d] & (1u << i))
      best = MAX (best, field->book->ruleset->features[i].defence);
  return best;
}

/* BG 9.0: only if every adjacent attacker of the hex attacks across a bridge or ford. */
static int
crossing (const AdjField *field, const AdjAttack *attack, AdjHex target)
{
  int least = 0;

  for (guint i = 0; i < attack->n_attackers; i++)
    {
      AdjHex from = field->table->units[attack->attackers[i].unit].hex;
      int multiplier;

      if (attack->attackers[i].role != ADJ_ROLE_ADJACENT ||
          adj_book_direction (field->book, from, target) < 0)
        continue;
      multiplier = crossing_multiplier (field, from, target);
      least = least == 0 ? multiplier : MIN (least, multiplier);
    }
  return MAX (least, 1);
}

/* BG 9.0b: bombarded alone, and every line of fire crosses water or a prohibited hex. Other rules
 * weaken nobody by it (R 9.16). */
static gboolean
bombarded_across (const AdjField *field, const AdjAttack *attack, AdjHex target)
{
  if (adj_ruleset_cite (field->book->ruleset, "BG 9.0b", NULL).row == NULL)
    return FALSE;
  for (guint i = 0; i < attack->n_attackers; i++)
    {
      AdjHex from = field->table->units[attack->attackers[i].unit].hex;

      if (attack->attackers[i].role == ADJ_ROLE_ADJACENT ||
          !adj_sight (field->book, from, target).crosses)
        return FALSE;
    }
  return TRUE;
}

static AdjLine *
offer (AdjArithmetic *self, AdjLineKind kind, const char *row, AdjHex hex, int figure, int *best)
{
  AdjLine *line;

  if (figure <= 1)
    return NULL;
  line = add_line (self, kind, row, 0);
  line->hex = hex;
  line->figure = figure;
  *best = MAX (*best, figure);
  return line;
}

/* BG 7.4: benefits do not add up, the best one counts. */
static int
multiply (
    AdjArithmetic *self, const AdjField *field, const AdjAttack *attack, AdjHex hex, int strength)
{
  const AdjTerrain *terrain = adj_book_terrain (field->book, hex);
  int best = 1;
  AdjLine *offers[4];
  gboolean taken = FALSE;
  const char *row;
  int ground = adj_cover_of_ground (field, hex, &row);

  offers[0] = offer (self, ADJ_LINE_TERRAIN, row, hex, ground, &best);
  offers[1] = offer (self, ADJ_LINE_ENTRENCHMENT, "Y 5.45", hex,
                     adj_cover_of_entrenchment (field, hex), &best);
  offers[2] = offer (self, ADJ_LINE_CROSSING, "BG 9.0", hex, crossing (field, attack, hex), &best);
  offers[3] = offer (self, ADJ_LINE_FAR_CROSSING, "BG 9.0b", hex,
                     bombarded_across (field, attack, hex) ? 2 : 1, &best);
  for (guint i = 0; i < G_N_ELEMENTS (offers); i++)
    if (offers[i] != NULL)
      {
        offers[i]->used = !taken && offers[i]->figure == best;
        taken |= offers[i]->used;
        offers[i]->value = strength * offers[i]->figure;
      }
  self->unknown |= terrain->look == ADJ_LOOK_UNKNOWN;
  return strength * best;
}

const char *
adj_adds_nothing (const AdjField *field, int unit)
{
  g_return_val_if_fail (field != NULL, NULL);

  if (adj_table_has (field->table, unit, ADJ_FACT_RETREATED) &&
      adj_ruleset_cite (field->book->ruleset, "BG 7.74", NULL).row != NULL)
    return "BG 7.74";
  if (adj_table_option (field->table, ADJ_OPTION_DISPLACED_ADDS_NOTHING) &&
      adj_table_has (field->table, unit, ADJ_FACT_DISPLACED))
    return "BG 7.74b";
  return NULL;
}

static int
defends_with (AdjArithmetic *self, const AdjField *field, const AdjAttack *attack, int unit)
{
  const char *nothing = adj_adds_nothing (field, unit);
  int value;

  if (nothing != NULL)
    return change (self, ADJ_LINE_ADDS_NOTHING, nothing, unit, 0, 0);
  if (adj_battery_is_exposed (field, attack, unit))
    return change (self, ADJ_LINE_EXPOSED, "Y 8.51b", unit, 0, 1);
  value = change (self, ADJ_LINE_DEFENDER, "BG 7.3", unit, 0, printed (self, field, unit));
  if (adj_is_cavalry (field, unit) && adj_cavalry_halves_defence (field, attack))
    value = change (self, ADJ_LINE_HALVED, "Y 8.71", unit, 0, adj_half (value));
  return value;
}

/* The strength that batteries lend to the hex, and how many they are. */
static int
add_support (
    AdjArithmetic *self, const AdjField *field, const AdjAttack *attack, AdjHex hex, guint *n)
{
  int sum = 0;

  for (guint i = 0; i < attack->n_supports; i++)
    {
      int unit = attack->supports[i].unit;
      AdjLine *line;

      if (attack->supports[i].hex != hex)
        continue;
      line = add_line (self, ADJ_LINE_SUPPORT, "Y 8.51", printed (self, field, unit));
      line->unit = unit;
      line->hex = hex;
      sum += weaken (self, field, unit, adj_range_of_support (field, attack, unit), line->value);
      (*n)++;
    }
  return sum;
}

static void
add_defenders_in (AdjArithmetic *self, const AdjField *field, const AdjAttack *attack, AdjHex hex)
{
  gboolean multiplied = adj_table_option (field->table, ADJ_OPTION_SUPPORT_MULTIPLIED) != 0;
  int strength = 0;
  guint n = 0;

  for (guint i = 0; i < attack->n_defenders; i++)
    if (field->table->units[attack->defenders[i]].hex == hex)
      {
        n++;
        strength += defends_with (self, field, attack, attack->defenders[i]);
      }
  if (multiplied)
    strength += add_support (self, field, attack, hex, &n);
  if (n > 1)
    add_line (self, ADJ_LINE_HEX, "BG 7.21", strength)->hex = hex;
  self->defence += multiply (self, field, attack, hex, strength);
  if (!multiplied)
    self->defence += add_support (self, field, attack, hex, &n);
}

static void
find_column (AdjArithmetic *self, const AdjField *field, const AdjAttack *attack)
{
  const AdjRuleset *ruleset = field->book->ruleset;

  self->best_column = -1;
  self->column = -1;
  if (self->unknown || ruleset->n_columns == 0)
    return;
  self->best_column = adj_odds_column (ruleset, self->attack, self->defence);
  self->column = self->best_column;
  if (self->column < 0)
    return;
  if (self->defence == 0)
    add_line (self, ADJ_LINE_NO_DEFENCE, "BG 7.74", self->column);
  else
    add_line (self, ADJ_LINE_ODDS, "BG 7.6", self->column);
  if (self->shift != 0)
    {
      self->best_column = self->column = adj_odds_shift (ruleset, self->column, self->shift);
      change (self, ADJ_LINE_SHIFT, "Y 11.61", -1, self->shift, self->column);
    }
  if (attack->reduce >= 0 && attack->reduce < self->column)
    {
      self->column = attack->reduce;
      add_line (self, ADJ_LINE_REDUCED, "BG 7.9", self->column);
    }
}

/* The lines rest on rows of the rules at hand, or on a part of them that is missing. */
static void
cite (AdjArithmetic *self, const AdjRuleset *ruleset)
{
  for (guint i = 0; ruleset->known_as != NULL && i < self->n_lines; i++)
    {
      AdjCited cited = adj_ruleset_cite (ruleset, self->lines[i].row, NULL);

      self->lines[i].row = cited.row != NULL       ? cited.row
                           : cited.missing != NULL ? cited.missing->row
                                                   : "";
    }
}

void
adj_arithmetic (const AdjField *field, const AdjAttack *attack, AdjArithmetic *result)
{
  g_return_if_fail (field != NULL);
  g_return_if_fail (attack != NULL);
  g_return_if_fail (result != NULL);

  result->n_lines = 0;
  result->unknown = FALSE;
  result->attack = 0;
  result->defence = 0;
  result->shift = adj_demoralization_shift (field->book, field->table, attack->side);
  add_attackers (result, field, attack);
  for (guint i = 0; i < attack->n_targets; i++)
    add_defenders_in (result, field, attack, attack->targets[i]);
  add_line (result, ADJ_LINE_DEFENCE, "BG 7.25", result->defence);
  find_column (result, field, attack);
  cite (result, field->book->ruleset);
}
