/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "naive-young.h"
#include "rules/attack.h"
#include "rules/duties.h"
#include "table/effect.h"
#include "wild.h"

/* The duties of a Combat Phase (BG 7.11, 7.12) against every set of attacks there is, on small
 * positions by lot: a duty is owed exactly when some lawful set of attacks meets it, and there is
 * one set that meets all that are owed. */

#define POSITIONS 2500
#define THOROUGH_POSITIONS 100000
#define MOST_ATTACKERS 4
#define MOST_TARGETS 3

/* ---- Every set of attacks ---- */

typedef struct
{
  const Naive *naive;
  const AdjTable *table;
  guint n_attackers;
  guint n_targets;
  int attackers[MOST_ATTACKERS + 1];
  AdjHex targets[MOST_TARGETS + 1];
  gboolean crosses[MOST_ATTACKERS][MOST_TARGETS];
  gboolean in_ezoc[MOST_ATTACKERS];

  /* The number of the attack each takes part in, 0 for none. */
  guint attack[MOST_ATTACKERS];
  guint attacked[MOST_TARGETS];

  guint can_attack; /* bits: in some lawful set */
  guint can_be_attacked;
  guint must_attack; /* bits: found by the rules to be owed */
  guint must_be_attacked;
  gboolean all_met; /* by one set */
} Twin;

static gboolean
only_train_in (const Naive *naive, const AdjTable *table, AdjHex hex)
{
  return naive_train_in (naive, table, hex) && naive_count_in (table, hex) == 1;
}

/* BG 7.15, 7.25: every attacker beside every hex of his attack; nobody attacks nothing. */
static gboolean
attacks_hold_together (const Twin *self)
{
  for (guint i = 0; i < self->n_attackers; i++)
    {
      gboolean any = self->attack[i] == 0;

      for (guint j = 0; j < self->n_targets; j++)
        if (self->attack[i] != 0 && self->attacked[j] == self->attack[i])
          {
            if (!self->crosses[i][j])
              return FALSE;
            any = TRUE;
          }
      if (!any)
        return FALSE;
    }
  return TRUE;
}

/* BG 7.22: those of one hex attack together; one in an EZOC is not left out. */
static gboolean
stacks_hold_together (const Twin *self)
{
  for (guint i = 0; i < self->n_attackers; i++)
    for (guint k = 0; k < i; k++)
      if (self->table->units[self->attackers[i]].hex ==
              self->table->units[self->attackers[k]].hex &&
          self->attack[i] != self->attack[k] &&
          (self->in_ezoc[i] || (self->attack[i] != 0 && self->attack[k] != 0)))
        return FALSE;
  return TRUE;
}

static void
look_at_set (Twin *self)
{
  guint attacking = 0;
  guint attacked = 0;

  if (!attacks_hold_together (self) || !stacks_hold_together (self))
    return;
  for (guint i = 0; i < self->n_attackers; i++)
    attacking |= self->attack[i] != 0 ? 1u << i : 0;
  for (guint j = 0; j < self->n_targets; j++)
    attacked |= self->attacked[j] != 0 ? 1u << j : 0;
  self->can_attack |= attacking;
  self->can_be_attacked |= attacked;
  self->all_met |=
      (self->must_attack & ~attacking) == 0 && (self->must_be_attacked & ~attacked) == 0;
}

static void
try_targets (Twin *self, guint j, guint n_attacks)
{
  if (j == self->n_targets)
    {
      look_at_set (self);
      return;
    }
  for (guint attack = 0; attack <= n_attacks; attack++)
    {
      self->attacked[j] = attack;
      try_targets (self, j + 1, n_attacks);
    }
}

static void
try_attackers (Twin *self, guint i, guint n_attacks)
{
  if (i == self->n_attackers)
    {
      try_targets (self, 0, n_attacks);
      return;
    }
  for (guint attack = 0; attack <= n_attacks + 1; attack++)
    {
      self->attack[i] = attack;
      try_attackers (self, i + 1, MAX (n_attacks, attack));
    }
}

/* FALSE if there are too many of them to try everything. A train need not be attacked (CH 18.1),
 * so attacks on one meet no duty. */
static gboolean
gather (Twin *self)
{
  const AdjTable *table = self->table;

  for (int unit = 0; unit < table->n_units; unit++)
    if (table->units[unit].side == 0 && naive_is_able (self->naive, table, unit))
      {
        if (self->n_attackers == MOST_ATTACKERS)
          return FALSE;
        self->in_ezoc[self->n_attackers] =
            naive_controlled (self->naive, table, table->units[unit].hex, 1);
        self->attackers[self->n_attackers++] = unit;
      }
  for (AdjHex hex = 0; hex < self->naive->book->n_hexes; hex++)
    if (naive_side_in (table, hex) == 1 && naive_may_be_hit (table, hex) &&
        !only_train_in (self->naive, table, hex))
      {
        if (self->n_targets == MOST_TARGETS)
          return FALSE;
        self->targets[self->n_targets++] = hex;
      }
  for (guint i = 0; i < self->n_attackers; i++)
    for (guint j = 0; j < self->n_targets; j++)
      self->crosses[i][j] =
          naive_can_cross (self->naive, table->units[self->attackers[i]].hex, self->targets[j]);
  return TRUE;
}

/* ---- Comparing ---- */

typedef struct
{
  guint positions;
  guint owed;
  guint not_owed;
} Counts;

static const AdjDuty *
find_duty (const AdjDuties *duties, AdjDutyKind kind, int unit, AdjHex hex)
{
  for (guint i = 0; i < duties->n; i++)
    if (duties->duties[i].kind == kind && duties->duties[i].hex == hex &&
        duties->duties[i].unit == unit)
      return &duties->duties[i];
  return NULL;
}

static void
compare_duty (const AdjDuty *duty, gboolean listed, gboolean owed, Counts *counts)
{
  g_assert_cmpint (duty != NULL, ==, listed);
  if (!listed)
    return;
  g_assert_cmpint (duty->why == ADJ_WHY_NOTHING, ==, owed);
  /* what could have been paid when the phase began is still owed when it is too late */
  g_assert_cmpint (duty->state, ==,
                   owed || duty->why == ADJ_WHY_USED_UP ? ADJ_DUE_OWED : ADJ_DUE_NOT_OWED);
  counts->owed += owed;
  counts->not_owed += !owed;
}

static gboolean
is_in (guint bits, const int *units, guint n, int unit)
{
  for (guint i = 0; i < n; i++)
    if (units[i] == unit)
      return (bits & (1u << i)) != 0;
  return FALSE;
}

/* BG 7.12: in an EZOC, of an arm that attacks, and not yet done. */
static void
compare_units (const Twin *twin, const AdjDuties *duties, Counts *counts)
{
  for (int unit = 0; unit < twin->table->n_units; unit++)
    {
      const AdjUnitState *state = &twin->table->units[unit];
      gboolean listed = state->where == ADJ_ON_MAP && state->side == 0 &&
                        state->arm != twin->naive->train &&
                        (state->facts & ADJ_FACT_ATTACKED) == 0 &&
                        naive_controlled (twin->naive, twin->table, state->hex, 1);

      if (state->where == ADJ_ON_MAP)
        compare_duty (find_duty (duties, ADJ_DUTY_ATTACK, unit, state->hex), listed,
                      is_in (twin->can_attack, twin->attackers, twin->n_attackers, unit), counts);
    }
}

/* BG 7.11: each unit in a zone of control that has not been attacked yet. */
static void
compare_enemies (const Twin *twin, const AdjDuties *duties, Counts *counts)
{
  for (int unit = 0; unit < twin->table->n_units; unit++)
    {
      const AdjUnitState *state = &twin->table->units[unit];
      gboolean listed = state->where == ADJ_ON_MAP && state->side == 1 &&
                        naive_controlled (twin->naive, twin->table, state->hex, 0) &&
                        (state->facts & ADJ_FACT_DEFENDED) == 0;
      gboolean owed = FALSE;

      for (guint j = 0; j < twin->n_targets; j++)
        owed |= twin->targets[j] == state->hex && (twin->can_be_attacked & (1u << j)) != 0;
      compare_duty (find_duty (duties, ADJ_DUTY_BE_ATTACKED, unit, state->hex), listed, owed,
                    counts);
    }
}

static guint
bits_owed (const Twin *twin, const AdjDuties *duties, guint *targets)
{
  guint attackers = 0;

  *targets = 0;
  for (guint i = 0; i < duties->n; i++)
    {
      const AdjDuty *duty = &duties->duties[i];

      if (duty->state != ADJ_DUE_OWED || duty->why == ADJ_WHY_USED_UP)
        continue;
      for (guint k = 0; duty->kind == ADJ_DUTY_ATTACK && k < twin->n_attackers; k++)
        attackers |= twin->attackers[k] == duty->unit ? 1u << k : 0;
      for (guint j = 0; duty->kind == ADJ_DUTY_BE_ATTACKED && j < twin->n_targets; j++)
        *targets |= twin->targets[j] == duty->hex ? 1u << j : 0;
    }
  return attackers;
}

/* Those of these kinds are some of all, in the same order. */
static void
compare_some (const AdjDuties *some, const AdjDuties *all, guint kinds)
{
  guint n = 0;

  for (guint i = 0; i < all->n; i++)
    if ((kinds & (1u << all->duties[i].kind)) != 0)
      {
        g_assert_cmpuint (n, <, some->n);
        g_assert_cmpint (some->duties[n].kind, ==, all->duties[i].kind);
        g_assert_cmpint (some->duties[n].unit, ==, all->duties[i].unit);
        g_assert_cmpint (some->duties[n].state, ==, all->duties[i].state);
        g_assert_cmpint (some->duties[n++].why, ==, all->duties[i].why);
      }
  g_assert_cmpuint (n, ==, some->n);
}

/* Those of attacks by themselves are the same, and of these those of the attacked. */
static void
compare_attacks (const AdjField *field, const AdjDuties *duties)
{
  g_auto (AdjDuties) attacks = { 0 };
  g_auto (AdjDuties) enemies = { 0 };

  adj_duties_find_attacks (field, &attacks);
  compare_some (&attacks, duties,
                1u << ADJ_DUTY_ATTACK | 1u << ADJ_DUTY_BE_ATTACKED | 1u << ADJ_DUTY_CHARGE);
  adj_duties_find_enemies (field, &enemies);
  compare_some (&enemies, duties, 1u << ADJ_DUTY_BE_ATTACKED);
}

static void
compare_position (const Naive *naive, const AdjTable *table, Counts *counts)
{
  g_autofree AdjField *field = wild_field (naive->book, table);
  Twin twin = { .naive = naive, .table = table };
  g_auto (AdjDuties) duties = { 0 };

  if (!gather (&twin))
    return;
  adj_duties_find (field, &duties);
  compare_attacks (field, &duties);
  twin.must_attack = bits_owed (&twin, &duties, &twin.must_be_attacked);
  try_attackers (&twin, 0, 0);
  compare_units (&twin, &duties, counts);
  compare_enemies (&twin, &duties, counts);
  g_assert_true (twin.all_met);
  counts->positions++;
}

static void
test_duties (void)
{
  g_autoptr (AdjRuleset) ruleset = wild_ruleset ();
  guint positions = g_test_thorough () ? THOROUGH_POSITIONS : POSITIONS;
  Counts counts = { 0 };

  for (guint seed = 1; counts.positions < positions; seed++)
    {
      Lots lots = { .seed = seed };
      g_autoptr (AdjBook) book = wild_book (ruleset, &lots, 4, 4);
      g_autoptr (AdjTable) table = wild_table (book, &lots, 2, 7, ADJ_PHASE_COMBAT, FALSE);
      Naive naive = naive_of (book);

      wild_fight (table, book, &lots);
      if (seed % 3 == 0) /* with unlimbering alone */
        {
          naive_choose_options (table, book, NAIVE_UNLIMBERING);
          wild_march_guns (table, book, &lots);
        }
      compare_position (&naive, table, &counts);
    }
  g_test_message ("%u positions, %u duties owed, %u not owed", counts.positions, counts.owed,
                  counts.not_owed);
  g_assert_cmpuint (counts.owed, >, positions);
  g_assert_cmpuint (counts.not_owed, >, positions / 4);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/twin/duties", test_duties);
  return g_test_run ();
}
