/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "fixture.h"
#include "record/complete.h"
#include "record/game-private.h"
#include "record/seen.h"
#include "table/effect-row.h"

/* Orders as they look to somebody who does not know all of the units in them. */

/* Three Confederates face down; their aliases fall, and the book's order rises. */
static AdjGame *
hidden_game (int units[3])
{
  static const char *const ids[] = { "smith", "wright", "law" };
  AdjGame *game = fixture_game ();

  fixture_play (game, "flip smith; flip wright; flip law", ADJ_OK);
  for (int i = 0; i < 3; i++)
    {
      units[i] = adj_scenario_unit (fixture_book ()->scenario, ids[i]);
      g_assert_cmpint (adj_game_get_table (game)->units[units[i]].alias, ==, i + 1);
    }
  return game;
}

static AdjView
enemy_of (AdjGame *game)
{
  return adj_view (fixture_book (), adj_game_get_table (game), ADJ_EYES_FIRST);
}

static void
assert_seen (AdjGame *game, const char *order, const char *seen)
{
  AdjView view = enemy_of (game);
  g_autofree char *text = adj_seen_order (&view, order);

  g_assert_cmpstr (text, ==, seen);
}

static void
test_orders (void)
{
  int units[3];
  g_autoptr (AdjGame) game = hidden_game (units);

  assert_seen (game, "move smith 1721", "move ?c1 1721");
  assert_seen (game, "eliminate law+smith+wilder", "eliminate wilder+?c1+?c3");
  assert_seen (game, "status smith ineffective strength=3", "status ?c1");
  assert_seen (game, "flip smith wright up", "flip ?c1 ?c2 up");
  assert_seen (game, "status wilder ineffective strength=3",
               "status wilder ineffective strength=3");
  assert_seen (game, "attack 1318 from wright smith die 4", "attack 1318 from ?c1 ?c2 die 4");
  assert_seen (game, "move nobody 1721", "move"); /* what does not fit is not told */
}

/* A unit that turns its face down had a name until then; who hears of it afterwards must not learn
 * which of the hidden it is. A unit that turns up names itself. */
static void
test_turned (void)
{
  int units[3];
  g_autoptr (AdjGame) game = hidden_game (units);

  assert_seen (game, "flip maney", "flip ?c down");
  assert_seen (game, "flip maney down", "flip ?c down");
  assert_seen (game, "flip maney up", "flip maney up");
  assert_seen (game, "flip wilder", "flip wilder down"); /* his own */
}

static void
assert_line (AdjGame *game, AdjEyes eyes, AdjEntryKind kind, guint target, const char *seen)
{
  AdjView view = adj_view (fixture_book (), adj_game_get_table (game), eyes);
  g_autoptr (AdjEntry) entry = adj_entry_new (kind);
  g_autofree char *line = NULL;

  entry->target = target;
  if (kind == ADJ_ENTRY_BOOK)
    entry->text = g_strdup ("smith strength=6");
  else if (kind != ADJ_ENTRY_UNDO && kind != ADJ_ENTRY_REDO && kind != ADJ_ENTRY_STRIKE)
    entry->text = g_strdup ("move smith 1721");
  line = adj_seen_line (&view, entry);
  g_assert_cmpstr (line, ==, seen);
}

/* The orders in them are seen like any other; what is printed is everybody's. */
static void
test_lines (void)
{
  int units[3];
  g_autoptr (AdjGame) game = hidden_game (units);

  assert_line (game, ADJ_EYES_FIRST, ADJ_ENTRY_ORDER, 0, "move ?c1 1721");
  assert_line (game, ADJ_EYES_FIRST, ADJ_ENTRY_UNDO, 7, "undo 7");
  assert_line (game, ADJ_EYES_FIRST, ADJ_ENTRY_REDO, 8, "redo 8");
  assert_line (game, ADJ_EYES_FIRST, ADJ_ENTRY_CORRECT, 3, "correct 3 move ?c1 1721");
  assert_line (game, ADJ_EYES_FIRST, ADJ_ENTRY_INSERT, 3, "insert 3 move ?c1 1721");
  assert_line (game, ADJ_EYES_FIRST, ADJ_ENTRY_STRIKE, 3, "strike 3");
  assert_line (game, ADJ_EYES_FIRST, ADJ_ENTRY_BOOK, 0, "book smith strength=6");
  assert_line (game, ADJ_EYES_SECOND, ADJ_ENTRY_ORDER, 0, "move smith 1721");
  assert_line (game, ADJ_EYES_SECOND, ADJ_ENTRY_CORRECT, 3, "correct 3 move smith 1721");
  assert_line (game, ADJ_EYES_ALL, ADJ_ENTRY_BOOK, 0, "book smith strength=6");
}

static void
test_owner (void)
{
  int units[3];
  g_autoptr (AdjGame) game = hidden_game (units);
  AdjView own = adj_view (fixture_book (), adj_game_get_table (game), ADJ_EYES_SECOND);
  g_autofree char *text = adj_seen_order (&own, "eliminate law+smith+wilder");

  g_assert_cmpstr (text, ==, "eliminate law+smith+wilder");
}

static void
add_effect (GArray *effects, AdjEffectKind kind, int unit, int value)
{
  AdjEffect effect = adj_effect_of_unit (kind, unit, 5, value);

  effect.n_path = kind == ADJ_EFFECT_MOVED ? 1 : 0;
  g_array_append_val (effects, effect);
}

static void
assert_effect (const GArray *seen, guint at, AdjEffectKind kind, int unit, int value)
{
  const AdjEffect *effect = &g_array_index (seen, AdjEffect, at);
  AdjEffect expected = adj_effect_of_unit (kind, unit, effect->hex, value);

  g_assert_cmpuint (seen->len, >, at);
  g_assert_cmpint (effect->kind, ==, kind);
  g_assert_cmpint (effect->unit, ==, unit);
  g_assert_cmpmem (&effect->march, sizeof effect->march, &expected.march, sizeof expected.march);
}

/* Costs, strengths, new aliases and what no back shows are left out, and those to whom the same
 * happens come by their aliases. */
static void
test_effects (void)
{
  int units[3];
  g_autoptr (AdjGame) game = hidden_game (units);
  g_autoptr (GArray) effects = g_array_new (FALSE, FALSE, sizeof (AdjEffect));
  g_autoptr (GArray) seen = NULL;
  AdjView view = enemy_of (game);
  const int down = ADJ_FACT_FACE_DOWN;

  add_effect (effects, ADJ_EFFECT_MOVED, units[2], 18);
  add_effect (effects, ADJ_EFFECT_MOVED, units[0], 6);
  add_effect (effects, ADJ_EFFECT_MOVED, units[1], 12);
  add_effect (effects, ADJ_EFFECT_STRENGTH, units[0], 2);
  add_effect (effects, ADJ_EFFECT_FACTS, units[0],
              down | ADJ_FACT_MOVED | ADJ_FACT_INEFFECTIVE); /* it has moved: nothing new */
  add_effect (effects, ADJ_EFFECT_FACTS, units[0], down | ADJ_FACT_MOVED | ADJ_FACT_ATTACKED);
  add_effect (effects, ADJ_EFFECT_ALIAS, units[0], 9);
  add_effect (effects, ADJ_EFFECT_TURNED, units[1], 0);
  add_effect (effects, ADJ_EFFECT_STRENGTH, units[1], 2);
  seen = adj_seen_effects (&view, effects);
  g_assert_cmpuint (seen->len, ==, 6);
  assert_effect (seen, 0, ADJ_EFFECT_MOVED, units[0], ADJ_SPENT_UNSEEN);
  assert_effect (seen, 1, ADJ_EFFECT_MOVED, units[1], ADJ_SPENT_UNSEEN);
  assert_effect (seen, 2, ADJ_EFFECT_MOVED, units[2], ADJ_SPENT_UNSEEN);
  assert_effect (seen, 3, ADJ_EFFECT_FACTS, units[0], down | ADJ_FACT_MOVED | ADJ_FACT_ATTACKED);
  assert_effect (seen, 4, ADJ_EFFECT_TURNED, units[1], 0);
  assert_effect (seen, 5, ADJ_EFFECT_STRENGTH, units[1], 2); /* it is known by now */
}

/* Nor does the place of an alias among the names tell anything. */
static void
test_effects_among_known (void)
{
  int units[3];
  g_autoptr (AdjGame) game = hidden_game (units);
  g_autoptr (GArray) effects = g_array_new (FALSE, FALSE, sizeof (AdjEffect));
  g_autoptr (GArray) seen = NULL;
  AdjView view = enemy_of (game);
  int wilder = adj_scenario_unit (fixture_book ()->scenario, "wilder");
  int maney = adj_scenario_unit (fixture_book ()->scenario, "maney");

  add_effect (effects, ADJ_EFFECT_CONTROL, units[2], 1);
  add_effect (effects, ADJ_EFFECT_CONTROL, wilder, 1);
  add_effect (effects, ADJ_EFFECT_CONTROL, units[0], 1);
  add_effect (effects, ADJ_EFFECT_CONTROL, maney, 1);
  seen = adj_seen_effects (&view, effects);
  g_assert_cmpuint (seen->len, ==, 4);
  assert_effect (seen, 0, ADJ_EFFECT_CONTROL, wilder, 1);
  assert_effect (seen, 1, ADJ_EFFECT_CONTROL, maney, 1);
  assert_effect (seen, 2, ADJ_EFFECT_CONTROL, units[0], 1);
  assert_effect (seen, 3, ADJ_EFFECT_CONTROL, units[2], 1);
}

/* A unit that lies face up and is turned down would be told by that from those beside it; one that
 * is turned up shows itself. */
static void
test_effects_of_turning (void)
{
  int units[3];
  g_autoptr (AdjGame) game = hidden_game (units);
  g_autoptr (GArray) effects = g_array_new (FALSE, FALSE, sizeof (AdjEffect));
  g_autoptr (GArray) seen = NULL;
  AdjView view = enemy_of (game);
  int wilder = adj_scenario_unit (fixture_book ()->scenario, "wilder");
  int maney = adj_scenario_unit (fixture_book ()->scenario, "maney");

  add_effect (effects, ADJ_EFFECT_TURNED, maney, TRUE);
  add_effect (effects, ADJ_EFFECT_TURNED, wilder, TRUE);
  add_effect (effects, ADJ_EFFECT_TURNED, units[0], FALSE);
  seen = adj_seen_effects (&view, effects);
  g_assert_cmpuint (seen->len, ==, 2);
  assert_effect (seen, 0, ADJ_EFFECT_TURNED, wilder, TRUE);
  assert_effect (seen, 1, ADJ_EFFECT_TURNED, units[0], FALSE);
}

/* A finding about a unit tells which it is; that something goes wrong is seen. */
static void
test_findings (void)
{
  int units[3];
  g_autoptr (AdjGame) game = hidden_game (units);
  int wilder = adj_scenario_unit (fixture_book ()->scenario, "wilder");
  g_autoptr (GArray) findings = g_array_new (FALSE, FALSE, sizeof (AdjFinding));
  g_autoptr (GArray) seen = NULL;
  AdjView view = enemy_of (game);
  const AdjFinding all[] = {
    { ADJ_REASON_TOO_FAR, "BG 5.15", FALSE, units[1], ADJ_NO_HEX, 6 },
    { ADJ_REASON_OFF_ROADS, "CH 18.2", FALSE, units[1], 7, 0 },
    { ADJ_REASON_TOO_FAR, "BG 5.15", FALSE, units[0], ADJ_NO_HEX, 6 },
    { ADJ_REASON_TOO_FAR, "BG 5.15", FALSE, wilder, ADJ_NO_HEX, 6 },
  };

  g_array_append_vals (findings, all, G_N_ELEMENTS (all));
  seen = adj_seen_findings (&view, findings);
  g_assert_cmpuint (seen->len, ==, 3);
  g_assert_cmpint (g_array_index (seen, AdjFinding, 0).reason, ==, ADJ_REASON_TOO_FAR);
  g_assert_cmpint (g_array_index (seen, AdjFinding, 0).unit, ==, wilder);
  for (guint i = 1; i < seen->len; i++)
    {
      const AdjFinding *finding = &g_array_index (seen, AdjFinding, i);

      g_assert_cmpint (finding->unit, ==, units[i - 1]);
      g_assert_cmpint (finding->reason, ==, ADJ_REASON_UNSEEN);
      g_assert_null (finding->row);
      g_assert_cmpint (finding->figure, ==, 0);
    }
}

/* The train stacks with nobody (CH 18.3): a friend who does so may be known, but not with whom. */
static void
test_findings_of_company (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  int brigade = adj_scenario_unit (fixture_book ()->scenario, "3/1/xiv");
  int train = adj_scenario_unit (fixture_book ()->scenario, "union-supply-train");

  fixture_play (game, "place union-supply-train 1104; place 3/1/xiv 1104", ADJ_OK);
  fixture_play (game, "flip union-supply-train", ADJ_OK);
  for (int side = 0; side < ADJ_SIDES; side++)
    for (int named = 0; named < 3; named++)
      {
        const AdjFinding found = { named == 0 ? ADJ_REASON_PASSES_TRAIN : ADJ_REASON_OVER_LIMIT,
                                   "CH 18.3",
                                   FALSE,
                                   named == 2 ? train : brigade,
                                   adj_game_get_table (game)->units[train].hex,
                                   0 };
        g_autoptr (GArray) findings = g_array_new (FALSE, FALSE, sizeof (AdjFinding));
        g_autoptr (GArray) seen = NULL;
        AdjView view = adj_view (fixture_book (), adj_game_get_table (game), (AdjEyes) side);
        gboolean owner = adj_view_knows (&view, train);
        const AdjFinding *told;

        g_array_append_val (findings, found);
        seen = adj_seen_findings (&view, findings);
        told = &g_array_index (seen, AdjFinding, 0);
        g_assert_cmpuint (seen->len, ==, 1);
        g_assert_cmpint (told->unit, ==, brigade);
        g_assert_cmpint (told->reason, ==, owner ? found.reason : ADJ_REASON_UNSEEN);
        g_assert_cmpstr (told->row, ==, owner ? "CH 18.3" : NULL);
      }
}

/* ---- Typing ---- */

static void
test_typed (void)
{
  int units[3];
  g_autoptr (AdjGame) game = hidden_game (units);

  adj_game_set_eyes (game, ADJ_EYES_FIRST);
  fixture_refuse (game, "status smith moved"); /* a name he does not know */
  fixture_refuse (game, "status ?c moved");    /* three of them */
  fixture_play (game, "status ?c1 moved", ADJ_OK);
  g_assert_true (adj_table_has (adj_game_get_table (game), units[0], ADJ_FACT_MOVED));
  adj_game_set_eyes (game, ADJ_EYES_SECOND);
  fixture_play (game, "status smith moved=no; status ?c2 moved", ADJ_OK);
  g_assert_true (adj_table_has (adj_game_get_table (game), units[1], ADJ_FACT_MOVED));
}

/* The list of what a word may mean names nobody else. */
static void
test_may_be (void)
{
  int units[3];
  g_autoptr (AdjGame) game = hidden_game (units);
  AdjOrder order;
  g_auto (AdjOrderError) error = { 0 };
  g_auto (AdjOrderError) other = { 0 };

  g_assert_false (adj_order_parse (adj_game_get_field (game), ADJ_EYES_FIRST, "status ?c moved",
                                   &order, &error));
  g_assert_nonnull (strstr (error.text, "?c1@"));
  g_assert_null (strstr (error.text, "smith"));
  g_assert_false (adj_order_parse (adj_game_get_field (game), ADJ_EYES_FIRST, "status s moved",
                                   &order, &other));
  g_assert_null (strstr (other.text, "smith@"));
}

static gboolean
offers (AdjGame *game, AdjEyes eyes, const char *line, const char *text)
{
  g_autoptr (AdjCompletions) found =
      adj_complete (adj_game_get_field (game), eyes, line, strlen (line));

  for (guint i = 0; i < found->n; i++)
    if (g_str_equal (found->texts[i], text))
      return TRUE;
  return FALSE;
}

static void
test_completed (void)
{
  int units[3];
  g_autoptr (AdjGame) game = hidden_game (units);

  g_assert_true (offers (game, ADJ_EYES_SECOND, "status smi", "smith"));
  g_assert_false (offers (game, ADJ_EYES_FIRST, "status smi", "smith"));
  g_assert_true (offers (game, ADJ_EYES_FIRST, "status ?", "?c1"));
  g_assert_true (offers (game, ADJ_EYES_PUBLIC, "status ?", "?c3"));
  g_assert_true (offers (game, ADJ_EYES_SECOND, "place smith 16", "1620") ||
                 offers (game, ADJ_EYES_SECOND, "place smith 1", "1721"));
  g_assert_false (offers (game, ADJ_EYES_FIRST, "place ?c1 ", "off")); /* nor where it may go */
  fixture_play (game, "flip 1/1/xiv", ADJ_OK); /* the first unit of the book is not in this order */
  g_assert_true (offers (game, ADJ_EYES_SECOND, "place smith ", "off"));
}

/* Striking an order out brings later aliases to units of which nobody has lost one. */
static void
test_corrected (void)
{
  int units[3];
  g_autoptr (AdjGame) game = hidden_game (units);
  g_autoptr (AdjCorrection) correction = adj_game_strike (game, 1);

  g_assert_true (adj_game_accept (game, correction));
  g_assert_false (adj_table_has (adj_game_get_table (game), units[0], ADJ_FACT_FACE_DOWN));
  g_assert_cmpint (adj_game_get_table (game)->units[units[0]].alias, ==, 0);
  g_assert_cmpint (adj_game_get_table (game)->units[units[1]].alias, !=,
                   adj_game_get_table (game)->units[units[2]].alias);
}

/* Of two that have come together in a hex nobody sees which has moved there, nor in what order the
 * book has them. */
static void
test_stack (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  AdjView view = enemy_of (game);
  g_autofree AdjField *field = g_new (AdjField, 1);
  g_autoptr (AdjTable) seen = NULL;
  int smith = adj_scenario_unit (fixture_book ()->scenario, "smith");
  int wright = adj_scenario_unit (fixture_book ()->scenario, "wright");

  adj_game_set_secret (game, "00112233445566778899aabbccddeeff");
  fixture_play (game, "flip smith wright; next; next", ADJ_OK);
  fixture_play (game, "move smith 1720", ADJ_OK);
  view = enemy_of (game);
  g_assert_true (adj_table_has (view.table, smith, ADJ_FACT_MOVED));
  seen = adj_seen_field (&view, field);
  g_assert_true (seen->units[smith].unseen && seen->units[wright].unseen);
  g_assert_cmpint (seen->units[smith].facts, ==, seen->units[wright].facts);
  g_assert_cmpint (seen->units[smith].came_from, ==, seen->units[wright].came_from);
  for (guint hex = 0; hex < fixture_book ()->n_hexes; hex++)
    for (guint16 unit = field->first[hex]; unit != ADJ_NOBODY && field->next[unit] != ADJ_NOBODY;
         unit = field->next[unit])
      g_assert_false (adj_view_is_before (&view, field->next[unit], unit));
}

/* In the book's order smith comes before wright, so in one of these two their aliases fall. */
static void
test_stack_order (void)
{
  static const char *const secrets[] = { "00112233445566778899aabbccddeeff",
                                         "ffeeddccbbaa99887766554433221100",
                                         "0123456789abcdef0123456789abcdef" };
  gboolean falls = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (secrets); i++)
    {
      g_autoptr (AdjGame) game = fixture_game ();
      g_autofree AdjField *field = g_new (AdjField, 1);
      g_autoptr (AdjTable) seen = NULL;
      AdjView view;
      guint16 first;

      adj_game_set_secret (game, secrets[i]);
      fixture_play (game, "flip smith wright; place smith 1720", ADJ_OK);
      view = enemy_of (game);
      seen = adj_seen_field (&view, field);
      first = field->first[adj_book_hex (fixture_book (), 1720)];
      g_assert_cmpint (seen->units[first].alias, <, seen->units[field->next[first]].alias);
      falls |= field->next[first] < first;
    }
  g_assert_true (falls);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/seen/orders", test_orders);
  g_test_add_func ("/record/seen/turned", test_turned);
  g_test_add_func ("/record/seen/lines", test_lines);
  g_test_add_func ("/record/seen/owner", test_owner);
  g_test_add_func ("/record/seen/effects", test_effects);
  g_test_add_func ("/record/seen/effects among known", test_effects_among_known);
  g_test_add_func ("/record/seen/effects of turning", test_effects_of_turning);
  g_test_add_func ("/record/seen/findings", test_findings);
  g_test_add_func ("/record/seen/findings of company", test_findings_of_company);
  g_test_add_func ("/record/seen/typed", test_typed);
  g_test_add_func ("/record/seen/may be", test_may_be);
  g_test_add_func ("/record/seen/completed", test_completed);
  g_test_add_func ("/record/seen/corrected", test_corrected);
  g_test_add_func ("/record/seen/stack", test_stack);
  g_test_add_func ("/record/seen/stack order", test_stack_order);
  return g_test_run ();
}
