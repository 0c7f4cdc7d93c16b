/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "book/library.h"
#include "play.h"
#include "record/act.h"
#include "record/order-settle.h"
#include "staff/combat-case.h"
#include "staff/combat-offers.h"
#include "staff/debt-choices.h"
#include "words/place.h"

/* Every attack of whole games by lot: what the panel foretells of each face is what happens when
 * that face is really thrown, and every answer it offers is lawful. */

typedef struct
{
  const AdjBook *book;
  AdjTable *before; /* the next order */
  AdjJudge *judge;
  guint n_attacks;
  guint n_answers;
  guint n_advances;
  guint n_lost;
} Fought;

static void
assert_named (const AdjView *view, int unit, const char *outcome)
{
  g_autofree char *name = adj_words_unit (view, unit);

  g_assert_nonnull (strstr (outcome, name));
}

/* ---- What is left to choose ---- */

/* Every answer, each on the table as it is; the first is carried out. FALSE at an advance. */
static gboolean
pay_one (Fought *fought)
{
  g_autoptr (AdjTable) table = adj_table_copy (fought->judge->table);
  g_autofree AdjField *field = g_new (AdjField, 1);
  AdjView view = adj_view (fought->book, table, ADJ_EYES_ALL);
  g_autoptr (AdjDebtChoices) owed = NULL;
  const GPtrArray *choices;

  adj_field_read (field, fought->book, table);
  owed = adj_debt_choices_new (&view);
  choices = owed->choices;
  g_assert_true (choices->len > 0 || table->n_debts == 0);
  for (guint i = choices->len; i > 0; i--)
    {
      const AdjDebtChoice *choice = g_ptr_array_index (choices, i - 1);
      AdjOrder order = choice->order;
      g_autofree char *why = NULL;

      g_assert_true (adj_order_settle (&order, field, ADJ_EYES_ALL, &why));
      adj_judge_begin (fought->judge, table);
      adj_order_judge (fought->judge, &order);
      g_assert_cmpint (fought->judge->standing, ==, ADJ_OK);
      g_assert_cmpuint (fought->judge->table->n_debts, <=, table->n_debts + 1u);
      fought->n_answers++;
    }
  if (table->n_debts == 0) /* who has to leave a zone stays, as long as the battle is fought */
    adj_judge_begin (fought->judge, table);
  return table->n_debts > 0 && table->debts[0].kind != ADJ_DEBT_ADVANCE;
}

static gboolean
comes_to_advance (Fought *fought)
{
  gboolean offered = FALSE;
  gboolean more = TRUE;

  while (more)
    {
      const AdjTable *table = fought->judge->table;

      offered = table->n_debts > 0 && table->debts[0].kind == ADJ_DEBT_ADVANCE;
      more = pay_one (fought);
    }
  fought->n_advances += offered;
  return offered;
}

/* ---- What happens ---- */

static void
assert_happens (Fought *fought, const AdjTable *rolled, const AdjCombatOutcome *outcome)
{
  AdjView view = adj_view (fought->book, rolled, ADJ_EYES_ALL);
  gboolean lost = FALSE;
  gboolean exchange = FALSE;

  for (int unit = 0; unit < rolled->n_units; unit++)
    if (adj_table_on_map (fought->before, unit) && !adj_table_on_map (rolled, unit))
      {
        assert_named (&view, unit, outcome->text);
        lost = TRUE;
      }
  for (guint i = 0; i < rolled->n_debts; i++)
    {
      if (rolled->debts[i].kind == ADJ_DEBT_RETREAT)
        assert_named (&view, rolled->debts[i].unit, outcome->text);
      exchange |= rolled->debts[i].kind == ADJ_DEBT_LOSE;
    }
  fought->n_lost += lost;
  g_assert_cmpint (strstr (outcome->text, "eliminated") != NULL, ==, lost);
  g_assert_cmpint (strstr (outcome->text, "must lose") != NULL, ==, exchange);
}

static void
throw_face (Fought *fought, const PlayOrder *order, const AdjCombatCase *combat, int die)
{
  const AdjCombatOutcome *outcome = adj_combat_case_outcome (combat, die);
  g_autoptr (AdjTable) rolled = NULL;
  PlayOrder attack = *order;

  g_assert_nonnull (outcome);
  attack.die = die;
  adj_judge_begin (fought->judge, fought->before);
  play_judge (fought->judge, &attack);
  g_assert_cmpint (fought->judge->standing, ==, ADJ_OK);
  rolled = adj_table_copy (fought->judge->table);
  if (rolled->battle.stage == ADJ_BATTLE_SETTLING)
    g_assert_cmpint (rolled->battle.result, ==, (int) outcome->faces.result);
  assert_happens (fought, rolled, outcome);
  g_assert_cmpint (strstr (outcome->text, "may advance") != NULL, ==, comes_to_advance (fought));
}

/* The units the player chose were to be chosen in the panel too. */
static void
assert_offered (Fought *fought, const AdjPicks *picks)
{
  g_autofree AdjField *field = g_new (AdjField, 1);
  g_autofree AdjCombatOffers *offers = g_new (AdjCombatOffers, 1);
  AdjView view = adj_view (fought->book, fought->before, ADJ_EYES_ALL);
  const AdjPicks nothing = { 0 };

  adj_field_read (field, fought->book, fought->before);
  adj_combat_offers_find (&view, &nothing, offers);
  g_assert_cmpuint (offers->n_units, ==, 0);
  for (guint i = 0; i < picks->n_targets; i++)
    {
      gboolean found = FALSE;

      for (guint j = 0; j < offers->n_targets; j++)
        found |= offers->targets[j].hex == picks->targets[i];
      g_assert_true (found);
    }
}

static void
foretell (Fought *fought, const PlayOrder *order)
{
  AdjView view = adj_view (fought->book, fought->before, ADJ_EYES_ALL);
  g_autoptr (AdjCombatCase) combat = NULL;
  AdjPicks picks = { 0 };

  for (guint i = 0; i < order->n_units; i++)
    adj_picks_toggle_unit (&picks, order->units[i]);
  for (guint i = 0; i < order->n_hexes; i++)
    adj_picks_toggle_target (&picks, order->hexes[i]);
  assert_offered (fought, &picks);
  combat = adj_combat_case_new (&view, &picks, order->reduce);
  g_assert_true (combat->sensible);
  g_assert_cmpuint (combat->n_findings, ==, 0);
  for (int die = 1; die <= 6; die++)
    throw_face (fought, order, combat, die);
  fought->n_attacks++;
}

static void
witness (gpointer data, const PlayOrder *order, const AdjJudge *judge)
{
  Fought *fought = data;

  if (order->kind == PLAY_ATTACK)
    foretell (fought, order);
  adj_table_assign (fought->before, judge->table);
}

static void
test_games (void)
{
  g_autofree char *path = adj_library_find_scenario ("chickamauga");
  g_autoptr (AdjLoaded) loaded = adj_library_load (path);
  g_autoptr (Player) player = player_new (loaded->book);
  Fought fought = { .book = loaded->book };

  fought.before = adj_table_new (loaded->book);
  fought.judge = adj_judge_new (loaded->book, fought.before);
  for (guint64 seed = 1; seed <= 12; seed++)
    {
      g_autoptr (AdjTable) start = adj_table_new (loaded->book);

      adj_table_assign (fought.before, start);
      player_play (player, seed, witness, &fought);
    }
  g_test_message ("%u attacks, %u answers, %u losses, %u advances", fought.n_attacks,
                  fought.n_answers, fought.n_lost, fought.n_advances);
  g_assert_cmpuint (fought.n_attacks, >, 200);
  g_assert_cmpuint (fought.n_answers, >, 1000);
  g_assert_cmpuint (fought.n_lost, >, 100);
  g_assert_cmpuint (fought.n_advances, >, 100);
  adj_judge_free (fought.judge);
  adj_table_free (fought.before);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/combat-fought/games", test_games);
  return g_test_run ();
}
