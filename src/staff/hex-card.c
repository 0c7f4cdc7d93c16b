/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/hex-card.h"

#include "rules/arithmetic.h"
#include "rules/attack.h"
#include "rules/cover.h"
#include "rules/played.h"
#include "rules/reach.h"
#include "table/unit.h"

/* ---- The ground ---- */

int
adj_hex_cover (const AdjField *field, AdjHex hex, const char **row)
{
  int ground, works;

  g_return_val_if_fail (field != NULL, 1);
  g_return_val_if_fail (row != NULL, 1);

  ground = adj_cover_of_ground (field, hex, row);
  works = adj_cover_of_entrenchment (field, hex);
  if (works > ground)
    *row = "Y 5.45";
  return MAX (ground, works);
}

/* By step, of an arm, under the rules of the game (Y 9.0b, E N.5). */
static const gint16 *
costs_of (const AdjField *seen, int arm)
{
  return adj_book_costs (seen->book, arm, adj_forests_cover (seen->table),
                         adj_ground_is_dear (seen->table, seen->book));
}

/* From a neighbour with nothing between; where there is none, as printed. */
static int
find_entry (const AdjHexCard *self, const AdjField *seen)
{
  const AdjBookHex *here = &seen->book->hexes[self->hex];
  const AdjTerrain *terrain = adj_book_terrain (seen->book, self->hex);
  int printed = terrain->entry_for[self->arm];

  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    {
      AdjHex from = here->neighbours[d];
      int back = from != ADJ_NO_HEX ? adj_book_direction (seen->book, from, self->hex) : -1;

      if (back >= 0 && here->features[d] == 0)
        return costs_of (seen, self->arm)[from * ADJ_HEX_DIRECTIONS + back];
    }
  return printed != ADJ_NO_COST ? printed : terrain->entry;
}

static void
read_ground (AdjHexCard *self, const AdjField *seen)
{
  const AdjMarker *marker = adj_table_marker (seen->table, self->hex);

  self->entry = find_entry (self, seen);
  self->cover = adj_hex_cover (seen, self->hex, &self->cover_row);
  self->marker = marker != NULL ? (AdjMarkerKind) marker->kind : ADJ_MARKER_NONE;
}

static int
defence_of (const AdjRuleset *ruleset, guint32 features)
{
  int best = 1;

  for (guint i = 0; i < ruleset->n_features; i++)
    if (features & (1u << i))
      best = MAX (best, ruleset->features[i].defence);
  return best;
}

/* Sides with nothing on them are no different from the ground behind. */
static void
read_sides (AdjHexCard *self, const AdjField *seen)
{
  const AdjBookHex *here = &seen->book->hexes[self->hex];
  const gint16 *costs = costs_of (seen, self->arm);

  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    {
      AdjCardSide side = { .features = here->features[d],
                           .cost = costs[self->hex * ADJ_HEX_DIRECTIONS + d],
                           .defence = defence_of (seen->book->ruleset, here->features[d]) };
      AdjCardSide *found = NULL;

      if (side.features == 0 || here->neighbours[d] == ADJ_NO_HEX)
        continue;
      for (guint i = 0; i < self->sides->len && found == NULL; i++)
        {
          AdjCardSide *other = &g_array_index (self->sides, AdjCardSide, i);

          if (other->features == side.features && other->cost == side.cost)
            found = other;
        }
      if (found == NULL)
        {
          g_array_append_val (self->sides, side);
          found = &g_array_index (self->sides, AdjCardSide, self->sides->len - 1);
        }
      found->beyond[found->n++] = here->neighbours[d];
    }
}

/* ---- What was before ---- */

static guint
phase_at (AdjGame *game, guint n_steps)
{
  guint n = adj_game_count_phases (game);

  while (n > 1 && adj_game_get_phase (game, n - 1).n_steps > n_steps)
    n--;
  return n - 1;
}

/* The phase in which it became so, as far back as these eyes knew which unit it was: -1 if it has
 * been so from the beginning. */
static int
find_since (const AdjHexCard *self, int unit, guint16 fact, guint phase)
{
  for (int i = (int) phase; i >= 0; i--)
    {
      g_autoptr (AdjTable) table =
          adj_game_table_after (self->game, adj_game_get_phase (self->game, (guint) i).n_steps);
      AdjView view = adj_view (self->view.book, table, self->view.eyes);

      if (!adj_view_knows (&view, unit) || !adj_table_has (table, unit, fact))
        return i;
    }
  return -1;
}

static void
read_past (AdjHexCard *self, guint n_steps)
{
  guint phase = phase_at (self->game, n_steps);
  g_autoptr (AdjTable) table =
      adj_game_table_after (self->game, adj_game_get_phase (self->game, phase).n_steps);
  AdjView before = adj_view (self->view.book, table, self->view.eyes);

  for (guint i = 0; i < self->units->len; i++)
    {
      AdjCardUnit *card = &g_array_index (self->units, AdjCardUnit, i);

      if (!card->known || card->unit >= table->n_units)
        continue;
      if (adj_view_knows (&before, card->unit) && adj_table_on_map (table, card->unit) &&
          table->units[card->unit].hex != self->hex)
        card->from = table->units[card->unit].hex;
      for (int state = 0; state < ADJ_N_LASTING; state++)
        if (adj_table_has (self->view.table, card->unit, adj_lasting_facts[state]))
          card->since[state] = find_since (self, card->unit, adj_lasting_facts[state], phase);
    }
}

/* ---- Who stands there ---- */

static int
movement_left (const AdjField *seen, int unit)
{
  const AdjUnitState *state = &seen->table->units[unit];
  gboolean done = adj_table_has (seen->table, unit, ADJ_FACT_MOVED) &&
                  !adj_table_has (seen->table, unit, ADJ_FACT_GOES_ON);

  if (!adj_table_is_phasing (seen->table, state->side) ||
      adj_table_phase_kind (seen->table, seen->book) != ADJ_PHASE_MOVEMENT)
    return -1;
  return done ? 0 : adj_reach_budget (seen, unit);
}

static int
full_strength (const AdjField *seen, int unit)
{
  int printed = adj_unit_is_printed (seen->book, unit) ? seen->book->scenario->units[unit].strength
                                                       : ADJ_STRENGTH_UNKNOWN;

  return printed != ADJ_STRENGTH_UNKNOWN ? printed : seen->table->units[unit].strength;
}

static void
read_strength (AdjCardUnit *card, const AdjField *seen, int cover)
{
  int strength = seen->table->units[card->unit].strength;
  gboolean fights = adj_field_can_fight (seen, card->unit) &&
                    !adj_attack_is_limbered (seen->book, seen->table, card->unit);

  if (strength == ADJ_STRENGTH_UNKNOWN)
    return;
  card->strength = strength;
  card->printed = full_strength (seen, card->unit);
  card->attack = fights ? strength : 0;
  card->nothing = adj_adds_nothing (seen, card->unit);
  card->defence = card->nothing != NULL ? 0 : strength * cover;
}

static void
add_unit (AdjHexCard *self, const AdjField *seen, int unit)
{
  const AdjUnitState *state = &seen->table->units[unit];
  AdjCardUnit card = { .unit = unit,
                       .known = adj_view_knows (&self->view, unit),
                       .arm = -1,
                       .printed = -1,
                       .strength = -1,
                       .attack = -1,
                       .defence = -1,
                       .allowance = -1,
                       .left = -1,
                       .since = { -1, -1, -1 },
                       .from = ADJ_NO_HEX,
                       .entry = ADJ_NO_HEX };
  int allowance = adj_field_allowance (seen, unit);

  if (card.known)
    {
      card.arm = state->arm;
      read_strength (&card, seen, self->cover);
      card.allowance = allowance != ADJ_UNKNOWN_COST ? allowance : -1;
      card.left = card.allowance >= 0 ? movement_left (seen, unit) : -1;
      if (adj_table_has (seen->table, unit, ADJ_FACT_ENTERED))
        card.entry = state->entry;
    }
  self->strength = card.strength < 0 || self->strength < 0 ? -1 : self->strength + card.strength;
  self->defence = card.defence < 0 || self->defence < 0 ? -1 : self->defence + card.defence;
  g_array_append_val (self->units, card);
}

/* The first whose arm is known. */
static int
find_arm (const AdjHexCard *self, const AdjField *seen)
{
  for (guint16 unit = seen->first[self->hex]; unit != ADJ_NOBODY; unit = seen->next[unit])
    if (adj_view_knows (&self->view, unit))
      return seen->table->units[unit].arm;
  return 0;
}

/* ---- What is owed ---- */

static void
read_owed (AdjHexCard *self, const AdjField *seen, const AdjDuties *duties)
{
  for (guint i = 0; i < duties->n; i++)
    {
      const AdjDuty *duty = &duties->duties[i];
      gboolean theirs = duty->unit >= 0 && adj_table_on_map (seen->table, duty->unit) &&
                        seen->table->units[duty->unit].hex == self->hex;

      if (duty->state == ADJ_DUE_OWED && (theirs || (duty->unit < 0 && duty->hex == self->hex)))
        g_array_append_val (self->owed, *duty);
    }
}

/* ---- The card ---- */

AdjHexCard *
adj_hex_card_new (const AdjView *view,
                  const AdjField *seen,
                  const AdjDuties *duties,
                  AdjHex hex,
                  AdjGame *game,
                  guint n_steps)
{
  AdjHexCard *self;

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (seen != NULL, NULL);
  g_return_val_if_fail (duties != NULL, NULL);
  g_return_val_if_fail (hex < seen->book->n_hexes, NULL);

  self = g_new0 (AdjHexCard, 1);
  self->game = game;
  self->view = adj_view (seen->book, seen->table, view->eyes);
  self->hex = hex;
  self->side = adj_field_side (seen, hex);
  self->units = g_array_new (FALSE, FALSE, sizeof (AdjCardUnit));
  self->sides = g_array_new (FALSE, FALSE, sizeof (AdjCardSide));
  self->owed = g_array_new (FALSE, FALSE, sizeof (AdjDuty));
  self->arm = find_arm (self, seen);
  read_ground (self, seen);
  read_sides (self, seen);
  for (guint16 unit = seen->first[hex]; unit != ADJ_NOBODY; unit = seen->next[unit])
    add_unit (self, seen, unit);
  read_owed (self, seen, duties);
  if (game != NULL)
    read_past (self, n_steps);
  return self;
}

void
adj_hex_card_free (AdjHexCard *self)
{
  g_return_if_fail (self != NULL);

  g_array_unref (self->units);
  g_array_unref (self->sides);
  g_array_unref (self->owed);
  g_free (self);
}
