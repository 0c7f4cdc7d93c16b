/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "record/seen.h"
#include "staff/choices.h"
#include "staff/combat-case.h"
#include "staff/combat-offers.h"
#include "staff/debt-choices.h"
#include "tests/record/fixture.h"
#include "tests/record/script.h"
#include "tests/record/swap.h"

/* Counters that lie face down change places in secret. Whatever is offered to eyes that may not
 * know them is the same then, to the letter. */

#define GAMES 3

/* ---- Telling ---- */

static void
tell_debts (GString *text, const AdjView *view)
{
  g_autoptr (AdjDebtChoices) found = adj_debt_choices_new (view);

  for (guint i = 0; i < found->owed->len; i++)
    {
      const AdjOwed *owed = g_ptr_array_index (found->owed, i);

      g_string_append_printf (text, "owed %s\n", owed->text);
    }
  for (guint i = 0; i < found->choices->len; i++)
    {
      const AdjDebtChoice *choice = g_ptr_array_index (found->choices, i);
      g_autofree char *order = adj_order_show (view, &choice->order);

      g_string_append_printf (text, "choice %u %s = %s\n", choice->owed, choice->label, order);
    }
}

static void
tell_menu (GString *text, const AdjView *view, const AdjPicks *picks, AdjHex hex, int unit)
{
  g_autoptr (GPtrArray) menu = adj_choices_find (view, picks, hex, unit);

  for (guint i = 0; i < menu->len; i++)
    {
      const AdjChoice *item = g_ptr_array_index (menu, i);
      g_autofree char *orders =
          adj_orders_show (view, (const AdjOrder *) item->orders->data, item->orders->len);

      g_string_append_printf (text, "menu %u %d %s = %s\n", item->group, item->warned, item->label,
                              orders);
    }
}

/* Each place to which an answer leads, with its unit in hand and without. */
static void
tell_menus (GString *text, const AdjView *view)
{
  g_autoptr (AdjDebtChoices) found = adj_debt_choices_new (view);
  const AdjPicks nothing = { 0 };

  for (guint i = 0; i < found->choices->len; i++)
    {
      const AdjPayment *payment =
          &((const AdjDebtChoice *) g_ptr_array_index (found->choices, i))->payment;

      if (payment->hex != ADJ_NO_HEX)
        tell_menu (text, view, &nothing, payment->hex, payment->who.units[0]);
    }
}

/* Where a unit in hand could be taken. */
static void
tell_steps (GString *text, const AdjView *view)
{
  for (int unit = 0; unit < view->table->n_units; unit++)
    {
      AdjHex from = view->table->units[unit].hex;
      AdjPicks picks = { 0 };

      if (!adj_table_on_map (view->table, unit) || !adj_view_knows (view, unit))
        continue;
      adj_picks_toggle_unit (&picks, unit);
      tell_menu (text, view, &picks, view->book->hexes[from].neighbours[unit % ADJ_HEX_DIRECTIONS],
                 -1);
    }
}

static void
tell_case (GString *text, const AdjCombatCase *combat)
{
  g_string_append_printf (text, "case %d %d %d %d %u\n", combat->sensible, combat->hidden,
                          combat->more, combat->spare, combat->n_findings);
  for (guint i = 0; i < combat->n_findings; i++)
    g_string_append_printf (text, "finding %s %s %d\n", combat->findings[i].row,
                            combat->findings[i].unit >= 0
                                ? adj_view_unit_id (&combat->view, combat->findings[i].unit)
                                : "-",
                            combat->findings[i].hex);
  for (guint i = 0; i < combat->n_outcomes; i++)
    g_string_append_printf (text, "face %s\n", combat->outcomes[i].text);
  for (guint i = 0; combat->defences != NULL && i < combat->defences->len; i++)
    {
      const AdjDefence *defence = g_ptr_array_index (combat->defences, i);
      g_autofree char *order = adj_order_show (&combat->view, &defence->order);

      g_string_append_printf (text, "defence %s\n", order);
    }
}

/* The first hex alone, then with all who can. */
static void
tell_attacks (GString *text, const AdjView *view)
{
  g_autofree AdjField *seen = g_new (AdjField, 1);
  g_autoptr (AdjTable) table = adj_seen_field (view, seen);
  g_autofree AdjCombatOffers *offers = g_new (AdjCombatOffers, 1);
  AdjPicks picks = { 0 };

  adj_combat_offers_find (view, &picks, offers);
  for (guint i = 0; i < offers->n_targets; i++)
    {
      g_autoptr (AdjCombatCase) combat = NULL;
      AdjPicks all = { 0 };

      g_string_append_printf (text, "target %d %d\n", offers->targets[i].hex,
                              offers->targets[i].owed);
      adj_picks_toggle_target (&all, offers->targets[i].hex);
      adj_picks_all_who_can (&all, seen);
      for (guint j = 0; j < all.n_units; j++)
        g_string_append_printf (text, "attacker %s\n", adj_view_unit_id (view, all.units[j]));
      combat = adj_combat_case_new (view, &all, -1);
      tell_case (text, combat);
    }
}

static char *
tell (const AdjTable *table, AdjEyes eyes)
{
  AdjView view = adj_view (fixture_book (), table, eyes);
  GString *text = g_string_new (NULL);

  tell_debts (text, &view);
  tell_menus (text, &view);
  tell_steps (text, &view);
  if (table->battle.stage == ADJ_BATTLE_DECLARED)
    {
      g_autoptr (AdjCombatCase) combat = adj_combat_case_new_open (&view);

      tell_case (text, combat);
    }
  else
    tell_attacks (text, &view);
  return g_string_free (text, FALSE);
}

/* ---- Games ---- */

/* Returns how many tables were compared. */
static guint
compare (const AdjTable *table, AdjEyes eyes, guint64 seed)
{
  guint n = 0;

  for (int side = 0; side < ADJ_SIDES; side++)
    {
      g_autoptr (AdjTable) swapped = adj_table_copy (table);
      g_autofree char *before = NULL;
      g_autofree char *after = NULL;

      if ((int) eyes == side || !swap_counters (swapped, side, ADJ_ON_MAP, seed))
        continue;
      before = tell (table, eyes);
      after = tell (swapped, eyes);
      g_assert_cmpstr (after, ==, before);
      n++;
    }
  return n;
}

/* Of tables at which something is to be chosen, and of the others, some. */
static gboolean
is_compared (const AdjTable *table, guint i)
{
  gboolean asks = table->n_debts > 0 || table->battle.stage == ADJ_BATTLE_DECLARED;

  return i % (asks ? 6 : 40) == 0;
}

static void
test_games (void)
{
  guint n = 0;

  for (guint64 seed = 1; seed <= GAMES; seed++)
    {
      g_autoptr (AdjGame) game = swap_hidden_game (fixture_book (), seed);
      g_autoptr (Script) script =
          script_new_from (fixture_book (), seed, adj_game_get_table (game));

      for (guint i = 0; i < script->orders->len; i++)
        {
          g_ptr_array_unref (adj_game_submit (game, script_order (script, i)->line, FALSE));
          if (is_compared (adj_game_get_table (game), i))
            n += compare (adj_game_get_table (game), (AdjEyes) (i / 2 % (ADJ_EYES_PUBLIC + 1)),
                          seed + i);
        }
    }
  g_test_message ("%u tables", n);
  g_assert_cmpuint (n, >, 100);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/staff/offers-secret/games", test_games);
  return g_test_run ();
}
