/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "swap.h"

#include "record/game-private.h"
#include "table/unit.h"
#include "table/view.h"

/* The facts that a back shows stay where it lies; the others are the counter's own. */
#define SHOWN                                                                                      \
  (ADJ_FACT_FACE_DOWN | ADJ_FACT_MOVED | ADJ_FACT_ENTERED | ADJ_FACT_ATTACKED |                    \
   ADJ_FACT_DEFENDED | ADJ_FACT_RETREATED | ADJ_FACT_ADVANCED | ADJ_FACT_DISPLACED)

/* Two of them, and the entry after which nobody can tell which is which. */
typedef struct
{
  int a;
  int b;
  guint since;
} Pair;

static guint16
other_of (const Pair *pair, int unit)
{
  return (guint16) (unit == pair->a ? pair->b : unit == pair->b ? pair->a : unit);
}

/* ---- Entries ---- */

static gboolean
is_of_name (char c)
{
  return g_ascii_isalnum (c) || c == '/' || c == '.' || c == '\'' || c == '-' || c == '_';
}

static char *
swap_words (const AdjBook *book, const Pair *pair, const char *text)
{
  const char *one = adj_unit_id (book, pair->a);
  const char *other = adj_unit_id (book, pair->b);
  GString *swapped = g_string_new (NULL);

  while (*text != '\0')
    {
      gsize length = 0;
      g_autofree char *word = NULL;

      while (is_of_name (text[length]))
        length++;
      length = MAX (length, 1);
      word = g_strndup (text, length);
      g_string_append (swapped, g_str_equal (word, one)     ? other
                                : g_str_equal (word, other) ? one
                                                            : word);
      text += length;
    }
  return g_string_free (swapped, FALSE);
}

static AdjEffect
swap_effect (const Pair *pair, const AdjTable *table, const AdjEffect *effect)
{
  AdjEffect swapped = *effect;

  if (effect->unit != ADJ_NO_UNIT)
    swapped.unit = other_of (pair, effect->unit);
  if (effect->kind == ADJ_EFFECT_FACTS && swapped.unit != effect->unit)
    swapped.facts =
        (gint16) ((table->units[swapped.unit].facts & ~SHOWN) | (effect->facts & SHOWN));
  return swapped;
}

/* Entries before the deal are as they were, and of the deal itself it is the aliases alone. */
static AdjEntry *
swap_entry (AdjGame *game, const Pair *pair, const AdjEntry *entry)
{
  AdjEntry *swapped = adj_entry_new (entry->kind);
  gboolean all = entry->number > pair->since;

  swapped->target = entry->target;
  swapped->joined = entry->joined;
  swapped->dice = entry->dice;
  swapped->standing = entry->standing;
  swapped->unjudged = entry->unjudged;
  swapped->text =
      all ? swap_words (adj_game_get_book (game), pair, entry->text) : g_strdup (entry->text);
  for (guint i = 0; i < entry->effects->len; i++)
    {
      AdjEffect effect = g_array_index (entry->effects, AdjEffect, i);

      if (all || (entry->number == pair->since && effect.kind == ADJ_EFFECT_ALIAS))
        effect = swap_effect (pair, adj_game_get_table (game), &effect);
      g_array_append_val (swapped->effects, effect);
    }
  for (guint i = 0; i < entry->findings->len; i++)
    {
      AdjFinding finding = g_array_index (entry->findings, AdjFinding, i);

      if (all && finding.unit >= 0)
        finding.unit = other_of (pair, finding.unit);
      g_array_append_val (swapped->findings, finding);
    }
  return swapped;
}

static AdjGame *
swap_pair (AdjGame *game, const Pair *pair)
{
  AdjGame *swapped = adj_game_new (adj_game_get_first_book (game), adj_game_get_seed (game));
  const GPtrArray *entries = adj_game_get_play (game)->entries;

  adj_game_set_secret (swapped, adj_game_get_secret (game));
  for (guint i = 0; i < entries->len; i++)
    {
      AdjEntry *entry = swap_entry (swapped, pair, g_ptr_array_index (entries, i));
      AdjReplayed replayed;

      g_assert_true (adj_game_replay_entry (swapped, entry, FALSE, &replayed));
    }
  adj_game_replayed (swapped);
  return swapped;
}

/* ---- Who can ---- */

typedef struct
{
  guint dealt; /* the last entry that dealt it an alias; 0: none, or it has turned up since */
  AdjHex hex;  /* where it was then */
} Last;

/* An order of an undone or corrected game may hold no more; the games here have none. */
static Last *
read_deals (AdjGame *game)
{
  const GPtrArray *entries = adj_game_get_play (game)->entries;
  Last *last = g_new0 (Last, 2 * ADJ_MAX_UNITS);

  for (guint i = 0; i < entries->len; i++)
    {
      const AdjEntry *entry = g_ptr_array_index (entries, i);
      g_autoptr (AdjTable) after = NULL;

      g_assert_cmpint (entry->kind, ==, ADJ_ENTRY_ORDER);
      for (guint j = 0; j < entry->effects->len; j++)
        {
          const AdjEffect *effect = &g_array_index (entry->effects, AdjEffect, j);

          if (effect->kind == ADJ_EFFECT_TURNED)
            last[effect->unit].dealt = 0;
          if (effect->kind != ADJ_EFFECT_ALIAS)
            continue;
          if (after == NULL)
            after = adj_game_table_after (game, i + 1);
          last[effect->unit] = (Last){ entry->number, after->units[effect->unit].hex };
        }
    }
  return last;
}

/* Those that lie in the same group, by lot. */
static GArray *
find_pairs (AdjGame *game, int side, guint32 seed)
{
  const AdjTable *table = adj_game_get_table (game);
  g_autofree Last *last = read_deals (game);
  g_autoptr (GRand) lots = g_rand_new_with_seed (seed);
  GArray *pairs = g_array_new (FALSE, FALSE, sizeof (Pair));

  for (int a = 0; a < table->n_units; a++)
    {
      int partner = -1;
      int n = 0;

      for (int b = a + 1; b < table->n_units && last[a].dealt > 0; b++)
        if (table->units[a].side == side && table->units[b].side == side &&
            last[b].dealt == last[a].dealt && last[b].hex == last[a].hex &&
            g_rand_int_range (lots, 0, ++n) == 0)
          partner = b;
      if (partner < 0)
        continue;
      g_array_append_val (pairs, ((Pair){ a, partner, last[a].dealt }));
      last[a].dealt = last[partner].dealt = 0;
    }
  return pairs;
}

AdjGame *
swap_game (AdjGame *game, int side, guint32 seed, guint *n)
{
  g_autoptr (GArray) pairs = find_pairs (game, side, seed);
  AdjGame *swapped = NULL;

  *n = 2 * pairs->len;
  for (guint i = 0; i < pairs->len; i++)
    {
      AdjGame *next = swap_pair (swapped != NULL ? swapped : game, &g_array_index (pairs, Pair, i));

      g_clear_object (&swapped);
      swapped = next;
    }
  return swapped;
}

#define LOST 3

void
swap_lose_some (AdjGame *game, int side)
{
  const AdjTable *table = adj_game_get_table (game);
  AdjEyes eyes = adj_game_get_eyes (game);
  int n = 0;

  adj_game_set_eyes (game, ADJ_EYES_ALL);
  for (int unit = 0; unit < table->n_units && n < LOST; unit++)
    if (table->units[unit].side == side && table->units[unit].where == ADJ_WAITING &&
        adj_table_has (table, unit, ADJ_FACT_FACE_DOWN))
      {
        g_autofree char *line =
            g_strdup_printf ("eliminate %s", adj_unit_id (adj_game_get_book (game), unit));
        g_autoptr (GPtrArray) outcomes = adj_game_submit (game, line, FALSE);

        g_assert_true (((AdjOutcome *) g_ptr_array_index (outcomes, 0))->recorded);
        n++;
      }
  adj_game_set_eyes (game, eyes);
}

/* ---- On the table alone ---- */

static void
lay_into_place (AdjUnitState *counter, const AdjUnitState *place)
{
  counter->hex = place->hex;
  counter->alias = place->alias;
  counter->control = place->control;
  counter->entered_turn = place->entered_turn;
  counter->entry = place->entry;
  counter->came_from = place->came_from;
  counter->facts = (guint16) ((counter->facts & ~SHOWN) | (place->facts & SHOWN));
}

/* A text that speaks of the counter in a place speaks of the one that lies there now. */
static void
swap_places (AdjTable *table, int a, int b)
{
  const Pair pair = { .a = a, .b = b };
  AdjUnitState first = table->units[a];

  lay_into_place (&table->units[a], &table->units[b]);
  lay_into_place (&table->units[b], &first);
  for (guint i = 0; i < table->n_debts; i++)
    table->debts[i].unit = other_of (&pair, table->debts[i].unit);
  for (guint i = 0; i < table->n_markers; i++)
    table->markers[i].builder = other_of (&pair, table->markers[i].builder);
  for (guint i = 0; i < table->battle.n_attackers; i++)
    table->battle.attackers[i].unit = other_of (&pair, table->battle.attackers[i].unit);
  for (guint i = 0; i < table->battle.n_defenders; i++)
    table->battle.defenders[i] = other_of (&pair, table->battle.defenders[i]);
}

gboolean
swap_counters (AdjTable *table, int side, AdjWhere where, guint64 seed)
{
  g_autoptr (GRand) lots = g_rand_new_with_seed ((guint32) seed);
  int units[2 * ADJ_MAX_UNITS];
  int n = 0;

  for (int unit = 0; unit < table->n_units; unit++)
    if (adj_table_has (table, unit, ADJ_FACT_FACE_DOWN) && table->units[unit].side == side &&
        table->units[unit].where == where)
      units[n++] = unit;
  for (int i = n - 1; i > 0; i--)
    {
      int j = g_rand_int_range (lots, 0, i + 1);
      int unit = units[i];

      if (j == i)
        continue;
      swap_places (table, units[i], units[j]);
      units[i] = units[j];
      units[j] = unit;
    }
  return n > 1;
}

/* ---- A game that hides much ---- */

AdjGame *
swap_hidden_game (AdjBook *book, guint64 seed)
{
  AdjGame *game = adj_game_new (book, seed);
  static const char *const lines[] = {
    "option limited-intelligence=on; option command-control=on; option tight-stacking=on",
    "option entrenchments=on; option free-deployment=on; option voluntary-attack=on",
    "dummy union 6; dummy confederate 9; flip union; flip confederate",
    "place dummy-1 1117; place dummy-2 1019; place dummy-3 1317; place dummy-7 1526",
    "place dummy-8 1820; place dummy-9 2022; place dummy-10 1626; place dummy-11 2017",
  };

  adj_game_set_secret (game, SWAP_SECRET);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (GPtrArray) outcomes = adj_game_submit (game, lines[i], FALSE);

      for (guint j = 0; j < outcomes->len; j++)
        g_assert_true (((AdjOutcome *) g_ptr_array_index (outcomes, j))->recorded);
    }
  return game;
}
