/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "fixture.h"
#include "record/complete.h"
#include "record/seen-duties.h"
#include "record/seen.h"
#include "rules/victory.h"
#include "script.h"
#include "swap.h"

/* Counters that lie face down change places in secret. Whatever is worked out for eyes that may
 * not know them must come out the same, to the letter: then nothing tells them apart. */

#define GAMES 1
#define SLOW_GAMES 2
#define SWAP_EVERY 110 /* orders */

/* ---- Telling ---- */

static void
tell_units (GString *text, const AdjView *view)
{
  guint16 units[2 * ADJ_MAX_UNITS];
  guint n = adj_view_units (view, units);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s %d\n", adj_view_unit_id (view, units[i]),
                            view->table->units[units[i]].hex);
}

static const char *
id_of (const AdjView *view, int unit)
{
  return unit >= 0 && unit != ADJ_NO_UNIT ? adj_view_unit_id (view, unit) : "-";
}

static void
tell_duties (GString *text, const AdjView *view)
{
  g_auto (AdjDuties) duties = { 0 };
  AdjDebt debts[ADJ_MAX_DEBTS];
  guint n = adj_seen_debts (view, debts);

  adj_seen_duties (view, &duties);
  for (guint i = 0; i < duties.n; i++)
    {
      const AdjDuty *duty = &duties.duties[i];

      g_string_append_printf (text, "duty %u %u %u %s %s %d\n", duty->kind, duty->state, duty->why,
                              duty->row, id_of (view, duty->unit), duty->hex);
    }
  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "debt %d %s %d\n", debts[i].kind, id_of (view, debts[i].unit),
                            debts[i].hex);
}

static void
tell_scattered (GString *text, const AdjView *view)
{
  g_autofree AdjScattered *list = g_new (AdjScattered, view->table->n_units + 1u);

  for (int side = 0; side < ADJ_SIDES; side++)
    {
      guint n = adj_seen_scattered (view, side, list);

      for (guint i = 0; i < n; i++)
        g_string_append_printf (text, "scattered %s %d %d %d\n", id_of (view, list[i].unit),
                                list[i].control, list[i].in_zone, list[i].stuck);
    }
}

static void
tell_field (GString *text, const AdjView *view)
{
  g_autoptr (AdjTable) seen = adj_seen_table (view);
  g_autofree AdjField *field = g_new (AdjField, 1);
  g_autofree AdjVictory *victory = NULL;

  adj_field_read (field, view->book, seen);
  victory = adj_victory_find (field);
  for (guint i = 0; i < victory->n; i++)
    g_string_append_printf (text, "award %d %d %d %d\n", victory->scores[i].award,
                            victory->scores[i].count, victory->scores[i].points,
                            victory->scores[i].met);
  for (guint hex = 0; hex < view->book->n_hexes; hex++)
    g_string_append_printf (text, "%d", field->zones[hex]);
}

/* The words offered behind each verb and behind the first alias that it takes. */
static void
tell_line (GString *text, const AdjView *view, const AdjField *field, const char *line, int depth)
{
  g_autoptr (AdjCompletions) found = adj_complete (field, view->eyes, line, strlen (line));
  const char *alias = NULL;

  for (guint i = 0; i < found->n; i++)
    {
      g_string_append_printf (text, "%s%s\n", line, found->texts[i]);
      if (alias == NULL && found->texts[i][0] == '?')
        alias = found->texts[i];
    }
  if (alias != NULL && depth > 0)
    {
      g_autofree char *word = g_strndup (line, found->start);
      g_autofree char *longer = g_strdup_printf ("%s%s ", word, alias);

      tell_line (text, view, field, longer, depth - 1);
    }
}

static void
tell_completions (GString *text, const AdjView *view)
{
  static const char *const lines[] = {
    "move ?",   "enter ?",    "exit ?",     "attack ",     "retreat ?", "displace ?", "advance ?",
    "charge ?", "entrench ?", "withdraw ?", "drift ?",     "place ?",   "flip ?",     "support ?",
    "status ?", "lose ?",     "rally ?",    "eliminate ?", "move ",     "mark ",      "",
  };
  g_autofree AdjField *field = g_new (AdjField, 1);

  adj_field_read (field, view->book, view->table);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    tell_line (text, view, field, lines[i], 2);
}

static void
tell_errors (GString *text, const AdjView *view)
{
  static const char *const lines[] = { "status ?c moved", "status ?u moved", "move ?c 1111",
                                       "enter ?u 0101" };
  g_autofree AdjField *field = g_new (AdjField, 1);

  adj_field_read (field, view->book, view->table);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_auto (AdjOrderError) error = { 0 };
      AdjOrder order;

      if (!adj_order_parse (field, view->eyes, lines[i], &order, &error))
        g_string_append_printf (text, "%s: %s\n", lines[i], error.text);
    }
}

static char *
tell (const AdjTable *table, AdjEyes eyes)
{
  AdjView view = adj_view (fixture_book (), table, eyes);
  GString *text = g_string_new (NULL);

  tell_units (text, &view);
  tell_duties (text, &view);
  tell_scattered (text, &view);
  tell_field (text, &view);
  tell_completions (text, &view);
  tell_errors (text, &view);
  return g_string_free (text, FALSE);
}

/* ---- Games ---- */

/* Returns how many tables were compared. */
static guint
compare (const AdjTable *table, AdjEyes eyes, guint64 seed)
{
  guint n = 0;

  for (int side = 0; side < ADJ_SIDES; side++)
    for (int where = ADJ_WAITING; where <= ADJ_ON_MAP; where++)
      {
        g_autoptr (AdjTable) swapped = adj_table_copy (table);
        g_autofree char *before = NULL;
        g_autofree char *after = NULL;

        if ((int) eyes == side || !swap_counters (swapped, side, (AdjWhere) where, seed))
          continue;
        before = tell (table, eyes);
        after = tell (swapped, eyes);
        g_assert_cmpstr (after, ==, before);
        n++;
      }
  return n;
}

static void
test_games (void)
{
  const guint games = g_test_slow () ? SLOW_GAMES : GAMES;
  guint n = 0;

  for (guint64 seed = 1; seed <= games; seed++)
    {
      g_autoptr (AdjGame) game = swap_hidden_game (fixture_book (), seed);
      g_autoptr (Script) script =
          script_new_from (fixture_book (), seed, adj_game_get_table (game));

      for (guint i = 0; i < script->orders->len; i++)
        {
          g_autoptr (GPtrArray) outcomes = NULL;

          if (i % SWAP_EVERY == 0)
            n += compare (adj_game_get_table (game),
                          (AdjEyes) (i / SWAP_EVERY % (ADJ_EYES_PUBLIC + 1)), seed + i);
          outcomes = adj_game_submit (game, script_order (script, i)->line, FALSE);
          g_assert_true (((AdjOutcome *) g_ptr_array_index (outcomes, 0))->recorded);
        }
    }
  g_assert_cmpuint (n, >, games);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/seen-swap/games", test_games);
  return g_test_run ();
}
