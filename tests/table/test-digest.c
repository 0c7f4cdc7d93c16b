/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "book/library.h"
#include "pieces.h"
#include "table/digest.h"

/* The figure by which a game's file says what lay on the table. */

static guint64
digest_of (const AdjTable *table)
{
  static AdjDigest *digest = NULL;

  if (digest == NULL)
    digest = adj_digest_new (load ());
  return adj_digest_of (digest, table);
}

static void
play_a_little (AdjTable *table)
{
  AdjEffect debt = on_unit (ADJ_EFFECT_DEBT, "wilder", 1022, 0);
  AdjEffect marker = on_unit (ADJ_EFFECT_MARKER, "wilder", 1022, ADJ_MARKER_BUILDING);
  AdjEffect target = adj_effect (ADJ_EFFECT_TARGET);

  target.hex = adj_book_hex (load (), 1318);
  debt.side = 0;
  debt.debt.kind = ADJ_DEBT_DISPLACE;
  marker.marker.figure = 2;
  apply (table, on_unit (ADJ_EFFECT_RETREATED, "wilder", 1021, 0));
  apply (table, on_unit (ADJ_EFFECT_STRENGTH, "smith", 0, 2));
  apply (table, of_side (ADJ_EFFECT_ATTACK, 0, 3, 0));
  apply (table, target);
  apply (table, on_unit (ADJ_EFFECT_ATTACKER, "wilder", 0, ADJ_ROLE_BOMBARDS));
  apply (table, on_unit (ADJ_EFFECT_DEFENDER, "smith", 0, 0));
  apply (table, on_unit (ADJ_EFFECT_SUPPORTER, "wilder", 1318, 0));
  apply (table, debt);
  apply (table, marker);
  apply (table, of_side (ADJ_EFFECT_SCORE, 1, 7, 0));
}

/* Games have been written with these figures, so they stay. */
static void
test_for_good (void)
{
  g_autoptr (AdjTable) table = adj_table_new (load ());

  g_assert_cmphex (adj_digest_key ("unit-hex"), ==, G_GUINT64_CONSTANT (0x3bf82a9ce2f56a8b));
  g_assert_cmphex (digest_of (table), ==, 0);
  play_a_little (table);
  g_assert_cmphex (digest_of (table), ==, G_GUINT64_CONSTANT (0x53fe7c02121e42aa));
}

/* What was asked before makes no difference. */
static void
test_asked_before (void)
{
  g_autoptr (AdjTable) set_up = adj_table_new (load ());
  g_autoptr (AdjTable) played = adj_table_new (load ());
  g_autoptr (AdjTable) crowded = adj_table_new (load ());
  const AdjTable *const tables[] = { played, crowded, set_up, played };

  play_a_little (played);
  crowded->n_units = crowded->capacity;
  memset (crowded->units, 1, crowded->n_units * sizeof crowded->units[0]);
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autoptr (AdjDigest) anew = adj_digest_new (load ());

      g_assert_cmphex (digest_of (tables[i]), ==, adj_digest_of (anew, tables[i]));
    }
}

/* An option that this program has and an older one had not changes nothing as long as it stands
 * at its usual value. */
static void
test_new_option (void)
{
  g_autofree char *path = adj_library_find_scenario ("chickamauga");
  const AdjRuleset *ruleset = load ()->ruleset;
  g_autoptr (AdjTable) now = adj_table_new (load ());

  play_a_little (now);
  for (guint i = 0; i < ruleset->n_options; i++)
    {
      g_autoptr (AdjLoaded) without = adj_library_load (path);
      g_autoptr (AdjTable) then = NULL;
      g_autoptr (AdjDigest) digest = NULL;

      without->book->ruleset->options[i].key = ADJ_OPTION_NONE;
      then = adj_table_new (without->book);
      digest = adj_digest_new (without->book);
      play_a_little (then);
      g_assert_cmphex (adj_digest_of (digest, then), ==, digest_of (now));
    }
}

/* The order of what is in a list means nothing. */
static void
test_order (void)
{
  g_autoptr (AdjTable) one = adj_table_new (load ());
  g_autoptr (AdjTable) other = adj_table_new (load ());

  for (int i = 0; i < 2; i++)
    {
      AdjTable *table = i == 0 ? one : other;

      apply (table, of_side (ADJ_EFFECT_ATTACK, 0, -1, 0));
      apply (table, on_unit (ADJ_EFFECT_DEFENDER, i == 0 ? "smith" : "wilder", 0, 0));
      apply (table, on_unit (ADJ_EFFECT_DEFENDER, i == 0 ? "wilder" : "smith", 0, 0));
    }
  g_assert_false (adj_table_equal (one, other));
  g_assert_cmphex (digest_of (one), ==, digest_of (other));
}

/* ---- Every byte ---- */

/* The things that lie on a table and are in no digest. */
static const struct
{
  const char *field;
  gsize at;
  gsize length;
  const char *why;
} silent[] = {
#define SILENT(field, why)                                                                         \
  {                                                                                                \
#field, G_STRUCT_OFFSET(AdjTable, field), sizeof(((AdjTable *) NULL)->field), why              \
  }
  SILENT (size, "how large the block is"),
  SILENT (n_units, "how many units are looked at; a dummy is a fact by itself"),
  SILENT (capacity, "how many there is room for"),
  SILENT (n_debts, "each of them is a fact"),
  SILENT (n_held, "each of them is a fact"),
  SILENT (n_markers, "each of them is a fact"),
  SILENT (n_vacated, "each of them is a fact"),
  SILENT (n_chain, "each of them is a fact"),
  SILENT (n_contests, "each of them is a fact"),
  SILENT (n_engagements, "each of them is a fact"),
  SILENT (battle.n_targets, "each of them is a fact"),
  SILENT (battle.n_attackers, "each of them is a fact"),
  SILENT (battle.n_defenders, "each of them is a fact"),
  SILENT (battle.n_supports, "each of them is a fact"),
  SILENT (battle.spare, "nothing"),
#undef SILENT
};

static gboolean
is_silent (gsize at)
{
  gsize in_engagements = at - G_STRUCT_OFFSET (AdjTable, engagements);
  gsize in_one = in_engagements % sizeof (AdjEngagement);

  if (at >= G_STRUCT_OFFSET (AdjTable, engagements) &&
      in_engagements < ADJ_MAX_ENGAGEMENTS * sizeof (AdjEngagement) &&
      (in_one == G_STRUCT_OFFSET (AdjEngagement, n_targets) || /* each of them is a fact */
       in_one == G_STRUCT_OFFSET (AdjEngagement, n_vacated)))
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (silent); i++)
    if (at >= silent[i].at && at < silent[i].at + silent[i].length)
      return TRUE;
  return FALSE;
}

/* Every list full, and the book's hexes, units and awards where there is room for more. */
static AdjTable *
full_table (void)
{
  AdjTable *table = adj_table_new (load ());

  table->n_units = table->capacity;
  table->units[1].lends_to = 0;
  table->units[1].entry = table->units[1].came_from = table->units[1].night_from = 0;
  table->n_debts = ADJ_MAX_DEBTS;
  table->n_held = ADJ_MAX_HELD;
  table->n_markers = ADJ_MAX_MARKERS;
  table->n_vacated = ADJ_MAX_VACATED;
  table->n_chain = ADJ_MAX_CHAIN;
  table->n_contests = ADJ_MAX_CONTESTS;
  table->n_engagements = ADJ_MAX_ENGAGEMENTS;
  for (int i = 0; i < ADJ_MAX_ENGAGEMENTS; i++)
    {
      table->engagements[i].n_targets = ADJ_MAX_TARGETS;
      table->engagements[i].n_vacated = ADJ_MAX_LEFT;
    }
  table->battle.n_targets = ADJ_MAX_TARGETS;
  table->battle.n_attackers = ADJ_MAX_BATTLE_UNITS;
  table->battle.n_defenders = ADJ_MAX_DEFENDERS;
  table->battle.n_supports = ADJ_MAX_SUPPORTS;
  for (int i = 0; i < ADJ_MAX_HELD; i++)
    table->held[i].holder = 1;
  for (int i = 0; i < ADJ_MAX_MARKERS; i++)
    table->markers[i].kind = ADJ_MARKER_BUILDING;
  return table;
}

static void
assert_counts (AdjTable *table, guint8 *byte, const char *whose, gsize at)
{
  guint64 before = digest_of (table);

  for (int bit = 0; bit < 8; bit += 7)
    {
      *byte ^= (guint8) (1 << bit);
      if (digest_of (table) == before)
        g_test_message ("byte %" G_GSIZE_FORMAT
                        " of %s is in no digest: give what lies there a name "
                        "in table/digest.c, or the reason why not in this test",
                        at, whose);
      g_assert_cmphex (digest_of (table), !=, before);
      *byte ^= (guint8) (1 << bit);
    }
  g_assert_cmphex (digest_of (table), ==, before);
}

static void
test_every_byte (void)
{
  g_autoptr (AdjTable) table = full_table ();
  gsize end_of_awards = G_STRUCT_OFFSET (AdjTable, accrued) + sizeof table->accrued;
  gsize last_award =
      G_STRUCT_OFFSET (AdjTable, accrued) + load ()->scenario->awards->len * sizeof (gint32);

  for (gsize at = 0; at < sizeof *table; at++)
    if (!is_silent (at) && (at < last_award || at >= end_of_awards) &&
        (at < G_STRUCT_OFFSET (AdjTable, battle.attackers) ||
         at >= G_STRUCT_OFFSET (AdjTable, battle.defenders) || at % 4 != 3))
      assert_counts (table, (guint8 *) table + at, "AdjTable", at);
  for (gsize at = 0; at < sizeof (AdjUnitState); at++)
    if (at != G_STRUCT_OFFSET (AdjUnitState, unseen)) /* of a table of what is seen alone */
      assert_counts (table, (guint8 *) &table->units[1] + at, "AdjUnitState", at);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/table/digest/for good", test_for_good);
  g_test_add_func ("/table/digest/asked before", test_asked_before);
  g_test_add_func ("/table/digest/new option", test_new_option);
  g_test_add_func ("/table/digest/order", test_order);
  g_test_add_func ("/table/digest/every byte", test_every_byte);
  return g_test_run ();
}
