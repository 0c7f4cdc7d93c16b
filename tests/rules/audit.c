/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "audit.h"

#include <string.h>

#include "audit-dig.h"
#include "audit-effect.h"
#include "nonsense.h"
#include "rules/victory.h"
#include "table/apply.h"

Audit *
audit_new (const AdjBook *book)
{
  Audit *self = g_new0 (Audit, 1);

  self->naive = naive_of (book);
  self->start = adj_table_new (book);
  self->table = adj_table_new (book);
  self->fool = adj_judge_new (book, self->table);
  return self;
}

void
audit_free (Audit *self)
{
  adj_judge_free (self->fool);
  adj_table_free (self->start);
  adj_table_free (self->table);
  g_free (self);
}

/* ---- The table ---- */

static gboolean
is_on_path (const Audit *self, AdjHex hex)
{
  guint32 features = 0;

  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    features |= self->naive.book->hexes[hex].features[d];
  return (features & (self->naive.road | self->naive.trail)) != 0;
}

/* Every unit is somewhere, as strong as printed, where its arm may stand (BG 5.24, CH 18.2), and
 * with no enemy (BG 5.12). */
static void
check_table (const Audit *self)
{
  gint8 sides[ADJ_MAX_HEXES];

  memset (sides, ADJ_NO_SIDE, self->naive.book->n_hexes);
  for (int unit = 0; unit < self->table->n_units; unit++)
    {
      const AdjUnitState *state = &self->table->units[unit];

      g_assert_cmpint (state->strength, ==, self->naive.book->scenario->units[unit].strength);
      g_assert_cmpint (state->where, <=, ADJ_EXITED);
      if (state->where != ADJ_ON_MAP)
        {
          g_assert_cmpint (state->hex, ==, ADJ_NO_HEX);
          continue;
        }
      g_assert_cmpuint (state->hex, <, self->naive.book->n_hexes);
      g_assert_cmpint (sides[state->hex], !=, 1 - state->side);
      sides[state->hex] = state->side;
      g_assert_cmpint (self->naive.book->hexes[state->hex].terrain, !=, self->naive.river);
      g_assert_cmpint (self->naive.book->hexes[state->hex].terrain, !=, self->naive.river_ferry);
      if (state->arm == self->naive.train)
        g_assert_true (is_on_path (self, state->hex));
    }
}

/* BG 5.32, CH 18.3. */
static void
check_stacks (const Audit *self)
{
  for (int unit = 0; unit < self->table->n_units; unit++)
    {
      const AdjUnitState *state = &self->table->units[unit];
      gboolean train = state->arm == self->naive.train;

      if (state->where != ADJ_ON_MAP)
        continue;
      g_assert_cmpuint (naive_count_in (self->table, state->hex), <=, train ? 1 : 2);
      g_assert_true (audit_is_set_up (self, state->hex) ||
                     naive_count_in (self->table, state->hex) <=
                         naive_limit (&self->naive, self->table, state->hex));
    }
}

/* The other unit is an enemy beside it, across a hexside that may be crossed, and has not just
 * advanced there (BG 7.75). */
static gboolean
stands_against (const Audit *self, int unit, int other)
{
  const AdjUnitState *a = &self->table->units[unit];
  const AdjUnitState *b = &self->table->units[other];

  return a->where == ADJ_ON_MAP && b->where == ADJ_ON_MAP && a->side != b->side &&
         ((a->facts | b->facts) & ADJ_FACT_ADVANCED) == 0 &&
         naive_can_cross (&self->naive, a->hex, b->hex);
}

/* BG 7.11, 7.12: of two who stand against each other and can fight, the phasing one has attacked
 * and the other was attacked, unless a displacement has changed who stands against whom. */
static void
check_fought (Audit *self, int unit)
{
  gboolean attacked = adj_table_has (self->table, unit, ADJ_FACT_ATTACKED);

  for (int other = 0; other < self->table->n_units; other++)
    {
      gboolean defended = adj_table_has (self->table, other, ADJ_FACT_DEFENDED);

      if (self->table->units[other].arm == self->naive.train ||
          !stands_against (self, unit, other) || (attacked && defended))
        continue;
      g_assert_true (self->displaced);
      self->counts.relieved++;
    }
}

static void
check_duties (Audit *self)
{
  for (int unit = 0; unit < self->table->n_units; unit++)
    if (adj_table_is_phasing (self->table, self->table->units[unit].side) &&
        naive_can_fight (&self->naive, self->table, unit))
      {
        if (!naive_is_limbered (&self->naive, self->table, unit))
          check_fought (self, unit);
        else if (adj_table_on_map (self->table, unit))
          self->counts.limbered +=
              audit_in_ezoc (self, self->table->units[unit].hex, self->table->units[unit].side);
      }
}

/* BG 11.31, CH 18.4: who had to go is gone. */
static void
check_gone (const Audit *self)
{
  if (adj_table_phase_kind (self->table, self->naive.book) != ADJ_PHASE_COMBAT)
    return;
  for (int unit = 0; unit < self->table->n_units; unit++)
    {
      const AdjUnitState *state = &self->table->units[unit];

      if (state->where == ADJ_ON_MAP && adj_table_is_phasing (self->table, state->side) &&
          (state->arm == self->naive.train || (state->facts & ADJ_FACT_MUST_LEAVE) != 0))
        g_assert_false (audit_in_ezoc (self, state->hex, state->side));
    }
}

static void
count_delays (Audit *self)
{
  for (int unit = 0; unit < self->table->n_units; unit++)
    {
      const AdjUnitState *state = &self->table->units[unit];

      self->counts.delays += state->where == ADJ_WAITING &&
                             adj_table_is_phasing (self->table, state->side) &&
                             self->naive.book->scenario->units[unit].turn <= self->table->turn &&
                             self->column[state->side] >= 6;
    }
}

static void
check_phase_end (Audit *self)
{
  g_assert_cmpint (self->table->n_debts, ==, 0);
  g_assert_cmpint (self->table->battle.stage, ==, ADJ_BATTLE_NONE);
  check_stacks (self);
  if (adj_table_phase_kind (self->table, self->naive.book) == ADJ_PHASE_COMBAT)
    check_duties (self);
  else
    count_delays (self);
}

/* ---- Holders (BG 17.1) ---- */

static void
hold (Audit *self, int unit, AdjHex hex)
{
  for (guint i = 0; i < SCORE_HEXES; i++)
    if (adj_book_hex (self->naive.book, score_hexes[i]) == hex)
      self->holders[i] = self->table->units[unit].side;
}

static void
follow_holders (Audit *self, const AdjEffect *effect)
{
  if (effect->kind == ADJ_EFFECT_MOVED)
    for (int i = 0; i < effect->n_path; i++)
      hold (self, effect->unit, effect->path[i]);
  else if (effect->kind <= ADJ_EFFECT_ADVANCED && effect->kind != ADJ_EFFECT_EXITED)
    hold (self, effect->unit, effect->hex);
}

/* ---- Nonsense ---- */

/* Any order at any time: it is judged without harm, the table it was judged on is as it was, and
 * what it would do is what its effects say. */
static void
talk_nonsense (Audit *self)
{
  g_autoptr (AdjTable) before = adj_table_copy (self->table);
  PlayOrder order = nonsense_order (self->naive.book, self->table, &self->lots);

  adj_judge_begin (self->fool, self->table);
  play_judge (self->fool, &order);
  g_assert_true (adj_table_equal (self->table, before));
  for (guint i = 0; i < self->fool->n_effects; i++)
    g_assert_true (adj_table_apply (before, self->naive.book, &self->fool->effects[i]));
  g_assert_true (adj_table_equal (self->fool->table, before));
  self->counts.nonsense++;
}

/* ---- Games ---- */

void
audit_start (Audit *self, const AdjTable *start)
{
  adj_table_assign (self->start, start);
}

void
audit_begin (Audit *self, guint64 seed)
{
  static const int holders[SCORE_HEXES] = { 0, 0, 0, 0, 0, 1, 1 };

  adj_table_assign (self->table, self->start);
  memcpy (self->holders, holders, sizeof holders);
  memset (self->column, 0, sizeof self->column);
  self->displaced = FALSE;
  memset (self->left, 0, sizeof self->left);
  memset (self->work, 0xff, sizeof self->work);
  self->lots = (Lots){ .seed = seed };
}

/* The report printed when the verdict is not what it should be. */
static void
report (const Audit *self, const PlayOrder *order, const AdjJudge *judge)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text,
                          "seed %" G_GUINT64_FORMAT " turn %d phase %d order %u:", self->lots.seed,
                          self->table->turn, self->table->phase, order->kind);
  for (guint i = 0; i < order->n_units; i++)
    g_string_append_printf (text, " %s", self->naive.book->scenario->units[order->units[i]].id);
  for (guint i = 0; i < order->n_hexes; i++)
    g_string_append_printf (text, " %04d", self->naive.book->hexes[order->hexes[i]].id);
  for (guint i = 0; i < judge->n_findings; i++)
    g_string_append_printf (text, "; %s reason %u unit %d hex %d", judge->findings[i].row,
                            judge->findings[i].reason, judge->findings[i].unit,
                            judge->findings[i].hex);
  g_test_message ("%s", text->str);
}

/* Only a Movement Phase left with units still to bring on is remarked on (BG 15.9). */
static gboolean
is_lawful (const PlayOrder *order, const AdjJudge *judge)
{
  if (judge->unjudged || (judge->standing != ADJ_OK && order->kind != PLAY_NEXT))
    return FALSE;
  for (guint i = 0; i < judge->n_findings; i++)
    if (judge->findings[i].reason != ADJ_REASON_NOT_ENTERED)
      return FALSE;
  return TRUE;
}

void
audit_order (gpointer data, const PlayOrder *order, const AdjJudge *judge)
{
  Audit *self = data;

  if (!is_lawful (order, judge))
    {
      report (self, order, judge);
      g_test_fail ();
      g_assert_not_reached ();
    }
  if (order->kind == PLAY_NEXT)
    check_phase_end (self);
  audit_dig_before (self, order);
  self->counts.orders++;
  self->counts.stays += order->kind == PLAY_STAY;
  for (guint i = 0; i < judge->n_effects; i++)
    {
      const AdjEffect *effect = &judge->effects[i];

      if (effect->kind == ADJ_EFFECT_PHASE || effect->kind == ADJ_EFFECT_OVER)
        check_gone (self);
      audit_effect (self, effect);
      audit_dig_effect (self, effect);
      follow_holders (self, effect);
      g_assert_true (adj_table_apply (self->table, self->naive.book, effect));
      check_table (self);
      self->counts.effects++;
    }
  audit_dig_after (self, order);
  g_assert_true (adj_table_equal (self->table, judge->table));
  if (order->kind == PLAY_NEXT)
    g_assert_cmpuint (adj_table_hash (self->table), ==, adj_table_hash (judge->table));
  if (self->counts.orders % 8 == 0)
    talk_nonsense (self);
}

static void
count_awards (Audit *self, const AdjVictory *victory)
{
  for (guint i = 0; i < victory->n; i++)
    {
      const AdjScore *score = &victory->scores[i];
      const AdjAward *award =
          &g_array_index (self->naive.book->scenario->awards, AdjAward, score->award);

      if (award->kind == ADJ_AWARD_EXITED && award->trace.given)
        self->counts.roads_back += score->points > 0;
      if (award->kind == ADJ_AWARD_CUT_OFF)
        self->counts.cut_off += score->points > 0;
    }
}

/* BG 17.1 to 17.4, CH 17. */
void
audit_end (Audit *self)
{
  g_autofree AdjVictory *victory = NULL;
  g_autofree AdjField *field = g_new (AdjField, 1);
  int points[ADJ_SIDES];

  g_assert_true (self->table->over);
  adj_field_read (field, self->naive.book, self->table);
  victory = adj_victory_find (field);
  score_count (&self->naive, self->table, self->holders, points);
  for (int side = 0; side < ADJ_SIDES; side++)
    g_assert_cmpint (victory->total[side], ==, points[side]);
  g_assert_cmpint (victory->winner, ==,
                   points[0] == points[1] ? ADJ_NO_SIDE : points[1] > points[0]);
  count_awards (self, victory);
  if (victory->winner != ADJ_NO_SIDE)
    self->counts.wins[victory->winner]++;
  self->counts.games++;
}
