/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include "app/arrivals/arrival.h"
#include "battle.h"
#include "book/library.h"
#include "ledger.h"
#include "staff/arrival-orders.h"

typedef struct
{
  guint n;
  AdjArrivalFacts facts[2 * ADJ_MAX_UNITS];
} Arrivals;

static Arrivals *
find (AdjSession *session)
{
  Arrivals *arrivals = g_new0 (Arrivals, 1);
  AdjView view = adj_session_view (session);

  arrivals->n = adj_arrival_list_find (&view, adj_session_true_field (session), arrivals->facts);
  return arrivals;
}

static const AdjArrivalFacts *
fact_of (const Arrivals *arrivals, int unit)
{
  for (guint i = 0; i < arrivals->n; i++)
    if (arrivals->facts[i].unit == unit)
      return &arrivals->facts[i];
  return NULL;
}

/* "number:state" of each entry hex. */
static char *
entries_of (AdjSession *session, const AdjArrivalFacts *facts)
{
  GString *text = g_string_new (NULL);

  g_assert (facts != NULL);
  for (guint i = 0; i < facts->n_entries; i++)
    g_string_append_printf (text, "%s%04d:%d", i > 0 ? " " : "",
                            adj_session_book (session)->hexes[facts->entries[i].hex].id,
                            facts->entries[i].state);
  return g_string_free (text, FALSE);
}

static void
assert_entries (AdjSession *session, const char *unit, const char *expected)
{
  g_autofree Arrivals *arrivals = find (session);
  g_autofree char *entries = entries_of (session, fact_of (arrivals, battle_unit (session, unit)));

  g_assert_cmpstr (entries, ==, expected);
}

/* In turn 1 those of turn 2 are in sight, those of turn 5 are not; then they are. */
static void
test_three_turns_ahead (void)
{
  g_autoptr (AdjSession) session = battle_new ();
  g_autofree Arrivals *first = find (session);
  g_autofree Arrivals *second = NULL;
  g_autofree Arrivals *third = NULL;

  g_assert_cmpuint (first->n, ==, 21);
  g_assert_cmpint (first->facts[0].when, ==, ADJ_ARRIVAL_LATER);
  g_assert_cmpint (first->facts[0].entry, ==, ADJ_NO_HEX);
  battle_go_to_turn (session, 2);
  second = find (session);
  g_assert_cmpuint (second->n, ==, 34);
  g_assert_cmpint (second->facts[0].when, ==, ADJ_ARRIVAL_DUE);
  g_assert_cmpint (second->facts[0].side, ==, 0);
  g_assert_cmpint (second->facts[20].when, ==, ADJ_ARRIVAL_DUE);
  g_assert_cmpint (second->facts[20].side, ==, 1);
  g_assert_cmpint (second->facts[21].when, ==, ADJ_ARRIVAL_LATER);
  battle_go_to_turn (session, 3);
  third = find (session);
  g_assert_cmpint (third->facts[0].when, ==, ADJ_ARRIVAL_OVERDUE);
  g_assert_null (fact_of (third, battle_unit (session, "2/2-cavalry")));
  g_assert_nonnull (fact_of (third, battle_unit (session, "3/1-cavalry")));
}

/* BG 15.0, 15.3: the first pays one point, the next two; the seventh has to wait. */
static void
test_column (void)
{
  g_autoptr (AdjSession) session = battle_new ();
  g_autofree Arrivals *before = NULL;
  g_autofree Arrivals *after = NULL;

  battle_go_to_turn (session, 2);
  before = find (session);
  for (int i = 0; i < 6; i++)
    {
      g_assert_cmpint (before->facts[i].cost, ==, (i + 1) * ADJ_MP);
      g_assert_cmpint (before->facts[i].left, ==, (5 - i) * ADJ_MP);
      g_assert_false (before->facts[i].waits);
    }
  g_assert_true (before->facts[6].waits);
  g_assert_true (before->facts[11].waits);
  g_assert_cmpint (before->facts[12].cost, ==, ADJ_MP);

  battle_play (session, "enter xiv-artillery 0728");
  after = find (session);
  g_assert_cmpint (after->facts[0].unit, ==, before->facts[0].unit);
  g_assert_cmpint (after->facts[0].cost, ==, 2 * ADJ_MP);
  g_assert_true (after->facts[5].waits);
}

/* The switch: a column at each entry hex. */
static void
test_column_per_hex (void)
{
  g_autoptr (AdjSession) session = battle_new ();
  g_autofree Arrivals *arrivals = NULL;

  battle_play (session, "option column-per-entry-hex=on");
  battle_go_to_turn (session, 2);
  arrivals = find (session);
  for (int i = 0; i < 12; i++)
    {
      g_assert_cmpint (arrivals->facts[i].cost, ==, (i / 2 + 1) * ADJ_MP);
      g_assert_false (arrivals->facts[i].waits);
    }
}

/* BG 15.1, 15.5, 10.2: friends, enemies, zones by night. */
static void
test_entry_hexes (void)
{
  g_autoptr (AdjSession) session = battle_new ();
  g_autofree Arrivals *blocked = NULL;

  battle_go_to_turn (session, 2);
  assert_entries (session, "1/2/xiv", "0728:0 1027:0");
  battle_play (session, "enter 2/2/xiv 0728; place law 1027");
  assert_entries (session, "1/2/xiv", "0728:1 1027:4");
  battle_play (session, "place 2/2/xiv off; place smith 0728");
  blocked = find (session);
  g_assert_cmpint (blocked->facts[0].entry, ==, ADJ_NO_HEX);
  battle_play (session, "place smith 0727; place law off");
  battle_go_to_turn (session, 9);
  assert_entries (session, "1/2/xiv", "0728:3 1027:0");
}

/* ---- The column brought on ---- */

static char *
column_orders (AdjSession *session, guint *n)
{
  g_autofree Arrivals *arrivals = find (session);
  AdjView view = adj_session_view (session);
  g_autoptr (GArray) orders =
      adj_arrival_orders (adj_session_true_field (session), arrivals->facts, arrivals->n);

  *n = orders->len;
  return adj_orders_show (&view, (const AdjOrder *) orders->data, orders->len);
}

static void
test_brings_on_all (void)
{
  g_autoptr (AdjSession) session = battle_new ();
  g_autofree char *nothing = NULL;
  g_autofree char *orders = NULL;
  g_autofree char *rest = NULL;
  g_autofree char *theirs = NULL;
  const GPtrArray *answers = adj_session_get_answers (session);
  guint n;

  nothing = column_orders (session, &n);
  g_assert_cmpuint (n, ==, 0);
  battle_go_to_turn (session, 2);
  orders = column_orders (session, &n);
  g_assert_cmpuint (n, ==, 6);
  battle_play (session, orders);
  g_assert_cmpuint (answers->len, ==, 6);
  for (guint i = 0; i < answers->len; i++)
    g_assert_cmpint (((const AdjAnswer *) answers->pdata[i])->standing, ==, ADJ_OK);
  for (guint hex = 0; hex < adj_session_book (session)->n_hexes; hex++)
    for (guint16 unit = adj_session_true_field (session)->first[hex]; unit != ADJ_NOBODY;
         unit = adj_session_true_field (session)->next[unit])
      if (adj_table_has (adj_session_true_table (session), unit, ADJ_FACT_ENTERED))
        g_assert_cmpuint (adj_session_true_field (session)->count[hex], ==, 1);
  rest = column_orders (session, &n);
  g_assert_cmpstr (rest, ==, "");
  battle_play (session, "next!; next!");
  theirs = column_orders (session, &n);
  g_test_message ("%s", theirs);
  g_assert_cmpuint (n, ==, 6);
  g_assert_true (g_str_has_prefix (theirs, "enter deshler "));
  battle_play (session, theirs);
}

/* ---- What the notice says ---- */

static void
assert_notices (AdjSession *session, const char *due, const char *forgotten)
{
  AdjView view = adj_session_view (session);
  g_autofree char *arriving = adj_arrival_list_due_now (&view, adj_session_true_field (session));
  g_autofree char *missing = adj_arrival_list_forgotten (&view, adj_session_true_field (session));

  g_assert_cmpstr (arriving, ==, due);
  g_assert_cmpstr (missing, ==, forgotten);
}

static void
test_notices (void)
{
  g_autoptr (AdjSession) session = battle_new ();

  assert_notices (session, NULL, NULL);
  battle_go_to_turn (session, 5);
  battle_play (session, "eliminate 1/2/xiv+2/2/xiv+3/2/xiv+xiv-artillery+3/4/xiv+1/2/xxi");
  battle_play (session, "eliminate 2/2/xxi+3/2/xxi+1/3/xxi+2/3/xxi+3/3/xxi+xxi-artillery");
  assert_notices (session, "9 units arrive for Union: 2/1/XX, 3/1/XX, 1/2/XX and 6 more", NULL);
  battle_play (session, "eliminate 2/1/xx+3/1/xx+1/2/xx+2/2/xx+3/2/xx+1/3/xx");
  assert_notices (session, "3 units arrive for Union: 2/3/XX, 3/3/XX and XX Artillery", NULL);
  battle_play (session, "move wilder n");
  assert_notices (session, NULL, "Not yet brought on: 2/3/XX, 3/3/XX and XX Artillery");
  battle_play (session, "enter 2/3/xx 0728; enter 3/3/xx 1027");
  assert_notices (session, NULL, "Not yet brought on: XX Artillery");
  battle_play (session, "next!");
  assert_notices (session, NULL, NULL);
}

/* ---- Dummies (Y 11.55) ---- */

static char *
dummies_for (AdjSession *session, AdjEyes eyes)
{
  AdjView view =
      adj_view (adj_session_book (session), adj_session_true_field (session)->table, eyes);
  int side;

  return adj_arrival_list_dummies (&view, adj_session_true_field (session), &side);
}

static void
assert_dummies (AdjSession *session, AdjEyes eyes, const char *expected)
{
  g_autofree char *coming = dummies_for (session, eyes);

  g_assert_cmpstr (coming, ==, expected);
}

/* One is taken, waits behind the others who are due, and comes by the same entry. */
static void
test_dummies (void)
{
  g_autoptr (AdjSession) session = battle_new ();
  g_autofree Arrivals *arrivals = NULL;

  battle_go_to_turn (session, 2);
  assert_dummies (session, ADJ_EYES_ALL, NULL);
  battle_play (session, "option limited-intelligence");
  assert_dummies (session, ADJ_EYES_FIRST, "4 dummies may come along by 0728 or 1027 (Y 11.55)");
  assert_dummies (session, ADJ_EYES_SECOND, NULL);
  assert_dummies (session, ADJ_EYES_PUBLIC, NULL);
  battle_play (session, "dummy union 3");
  assert_dummies (session, ADJ_EYES_FIRST, "1 dummy may come along by 0728 or 1027 (Y 11.55)");
  arrivals = find (session);
  g_assert_cmpuint (arrivals->n, >, 15);
  for (guint i = 12; i < 15; i++) /* behind the twelve */
    {
      const AdjArrivalFacts *facts = &arrivals->facts[i];

      g_assert_true (adj_table_is_dummy (adj_session_true_field (session)->table, facts->unit));
      g_assert_cmpint (facts->when, ==, ADJ_ARRIVAL_DUE);
      g_assert_cmpuint (facts->n_entries, ==, 2);
    }
  battle_play (session, "enter 1/2/xiv 0728 0827; enter dummy-1 0728");
  assert_dummies (session, ADJ_EYES_FIRST, "1 dummy may come along by 0728 or 1027 (Y 11.55)");
}

/* ---- The list ---- */

static void
update (AdjSession *session, GListStore *list)
{
  g_autofree Arrivals *arrivals = find (session);
  AdjView view = adj_session_view (session);

  adj_arrival_list_update (list, &view, arrivals->facts, arrivals->n,
                           adj_session_get_picks (session), adj_session_may_play (session));
}

static const AdjArrivalLook *
look_at (GListStore *list, guint position)
{
  g_autoptr (AdjArrival) arrival = g_list_model_get_item (G_LIST_MODEL (list), position);

  return adj_arrival_get_look (arrival);
}

static void
test_list (void)
{
  g_autoptr (AdjSession) session = battle_new ();
  g_autoptr (GListStore) list = g_list_store_new (ADJ_TYPE_ARRIVAL);
  g_autoptr (Ledger) ledger = NULL;
  AdjPicks picks = { .n_units = 1 };

  battle_go_to_turn (session, 2);
  update (session, list);
  g_assert_cmpstr (look_at (list, 0)->heading, ==, "Union, due this turn");
  g_assert_cmpstr (look_at (list, 0)->ways, ==, "0728 is free\n1027 is free");
  g_assert_cmpstr (look_at (list, 0)->detail, ==, "Infantry 5 · pays 1 MP, 5 left");
  g_assert_null (look_at (list, 1)->heading);
  g_assert_cmpstr (look_at (list, 12)->heading, ==, "Confederate, due this turn");
  g_assert_cmpstr (look_at (list, 21)->heading, ==, "Union, Turn 5, 3 from now");
  g_assert_cmpstr (look_at (list, 21)->detail, ==, "Infantry 5");

  ledger = ledger_new (G_LIST_MODEL (list));
  update (session, list);
  ledger_assert (ledger, "");
  picks.units[0] = (guint16) look_at (list, 3)->facts.unit;
  adj_session_set_picks (session, &picks);
  update (session, list);
  ledger_assert (ledger, "*3");
  g_assert_true (look_at (list, 3)->picked);

  /* One comes on: it is gone, and each behind it has another place. */
  battle_play (session, "eliminate xxi-artillery");
  update (session, list);
  ledger_assert (ledger, "11-1");
  battle_play (session, "eliminate 1/2/xiv+2/2/xiv+3/2/xiv");
  update (session, list);
  ledger_assert (ledger, "*3 *4 *5 *6 *7 *8 0-3");
  g_assert_cmpstr (look_at (list, 0)->heading, ==, "Union, due this turn");
  battle_play (session, "undo");
  update (session, list);
  ledger_assert (ledger, "*0 *1 *2 *3 *4 *5 0+3");
}

/* ---- Not in the book ---- */

/* Smith is to arrive some day; Jones stands on the map. */
static AdjSession *
unfinished_battle (void)
{
  g_autofree char *path = NULL;
  int file = g_file_open_tmp ("adjutant-XXXXXX.scenario.xml", &path, NULL);
  g_autoptr (AdjLoaded) loaded = NULL;
  g_autoptr (AdjGame) game = NULL;

  g_close (file, NULL);
  g_assert_true (g_file_set_contents (
      path,
      "<scenario xmlns='urn:adjutant:scenario' version='1' id='some' title='Some' date='none' "
      "ruleset='blue-and-gray' first-player='union'>"
      "<side id='union' name='Union' colour='blue'/>"
      "<side id='confederate' name='Confederate' colour='gray'/>"
      "<map columns='9' rows='9' orientation='flat' shifted='even' default-terrain='clear'/>"
      "<turn number='1'/>"
      "<unit id='smith' name='Smith' side='union' arm='infantry' strength='4'/>"
      "<unit id='jones' name='Jones' side='confederate' arm='infantry' strength='4' hex='0505'/>"
      "</scenario>",
      -1, NULL));
  loaded = adj_library_load (path);
  g_assert_nonnull (loaded->book);
  g_remove (path);
  game = adj_game_new (loaded->book, 1);
  return adj_session_new (game, NULL, NULL, NULL);
}

/* A unit without turn and place is not forgotten; one that was taken off the map is no
 * reinforcement. */
static void
test_turn_not_known (void)
{
  g_autoptr (AdjSession) session = unfinished_battle ();
  g_autoptr (GListStore) list = g_list_store_new (ADJ_TYPE_ARRIVAL);
  g_autofree Arrivals *arrivals = find (session);

  g_assert_cmpuint (arrivals->n, ==, 1);
  g_assert_cmpint (arrivals->facts[0].unit, ==, battle_unit (session, "smith"));
  g_assert_cmpint (arrivals->facts[0].when, ==, ADJ_ARRIVAL_UNKNOWN);
  g_assert_cmpint (arrivals->facts[0].entry, ==, ADJ_NO_HEX);
  update (session, list);
  g_assert_cmpstr (look_at (list, 0)->heading, ==, "Union, turn not known");
  g_assert_cmpstr (look_at (list, 0)->detail, ==, "Infantry 4");
  battle_play (session, "place smith 0303; place jones off");
  update (session, list);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/arrivals/three-turns-ahead", test_three_turns_ahead);
  g_test_add_func ("/app/arrivals/column", test_column);
  g_test_add_func ("/app/arrivals/column-per-hex", test_column_per_hex);
  g_test_add_func ("/app/arrivals/entry-hexes", test_entry_hexes);
  g_test_add_func ("/app/arrivals/brings-on-all", test_brings_on_all);
  g_test_add_func ("/app/arrivals/notices", test_notices);
  g_test_add_func ("/app/arrivals/Y 11.55/+ dummies", test_dummies);
  g_test_add_func ("/app/arrivals/list", test_list);
  g_test_add_func ("/app/arrivals/turn-not-known", test_turn_not_known);
  return g_test_run ();
}
