/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/show.h"

#include "cli/say.h"
#include "desk/value.h"

#include "record/order.h"
#include "staff/arrival-orders.h"
#include "staff/arrival-words.h"
#include "words/arrival.h"
#include "words/place.h"

/* Reinforcements in the order of their column, with what its place costs each (BG 15). */

static void
print_hex (const AdjShowing *showing, AdjHex hex)
{
  if (hex == ADJ_NO_HEX)
    g_print ("\t-");
  else
    g_print ("\t%04d", showing->field->book->hexes[hex].id);
}

/* arrival SIDE UNIT WHEN TURN PLACE HEX COST LEFT */
static void
print_arrival (const AdjShowing *showing, const AdjArrivalFacts *facts)
{
  static const char *const whens[] = { "overdue", "due", "later", "unknown" };
  gboolean placed = facts->entry != ADJ_NO_HEX;
  g_autofree char *cost = placed ? adj_value_print_mp (facts->cost) : g_strdup ("-");
  g_autofree char *left = !placed                           ? g_strdup ("-")
                          : facts->left == ADJ_UNKNOWN_COST ? g_strdup ("?")
                                                            : adj_value_print_mp (facts->left);

  g_print ("arrival\t%s\t%s\t%s\t%d\t%s", showing->field->book->scenario->sides[facts->side].id,
           adj_view_unit_id (&showing->view, facts->unit), whens[facts->when], facts->turn,
           facts->when > ADJ_ARRIVAL_DUE ? "-"
           : !placed                     ? "blocked"
           : facts->waits                ? "waits"
                                         : "comes");
  print_hex (showing, facts->entry);
  g_print ("\t%s\t%s\n", cost, left);
}

/* entry HEX STATE UNIT */
static void
print_entries (const AdjShowing *showing, const AdjArrivalFacts *arrivals, guint n)
{
  static const char *const states[] = { "free", "taken", "barred", "zone", "held" };
  g_autoptr (GHashTable) told = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < arrivals[i].n_entries; j++)
      {
        const AdjEntryHex *entry = &arrivals[i].entries[j];

        if (!g_hash_table_add (told, GUINT_TO_POINTER (entry->hex << 1 | arrivals[i].side)))
          continue;
        g_print ("entry\t%s", showing->field->book->scenario->sides[arrivals[i].side].id);
        print_hex (showing, entry->hex);
        g_print ("\t%s\t%s\n", states[entry->state],
                 entry->who == ADJ_NOBODY ? "-" : adj_view_unit_id (&showing->view, entry->who));
      }
}

AdjExitCode
adj_cli_game_arrivals (const AdjShowing *showing)
{
  g_autofree AdjArrivalFacts *arrivals = g_new (AdjArrivalFacts, 2 * ADJ_MAX_UNITS);
  guint n = adj_arrival_list_find (&showing->view, showing->field, arrivals);
  g_autoptr (GArray) orders = adj_arrival_orders (showing->field, arrivals, n);

  for (guint i = 0; i < n; i++)
    print_arrival (showing, &arrivals[i]);
  print_entries (showing, arrivals, n);
  for (guint i = 0; i < orders->len; i++)
    {
      g_autofree char *order =
          adj_order_show (&showing->view, &g_array_index (orders, AdjOrder, i));

      g_print ("answer\t%s\n", order);
    }
  return ADJ_EXIT_YES;
}

AdjExitCode
adj_cli_say_arrivals (const AdjShowing *showing)
{
  g_autofree AdjArrivalFacts *arrivals = g_new (AdjArrivalFacts, 2 * ADJ_MAX_UNITS);
  guint n = adj_arrival_list_find (&showing->view, showing->field, arrivals);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = adj_words_unit (&showing->view, arrivals[i].unit);
      g_autofree char *detail = adj_arrival_say_detail (&showing->view, &arrivals[i]);

      if (i == 0 || !adj_arrivals_are_together (&arrivals[i], &arrivals[i - 1]))
        {
          g_autofree char *due = adj_words_due (&showing->view, arrivals[i].side, arrivals[i].turn);
          g_autofree char *ways = adj_arrivals_say_ways (&showing->view, &arrivals[i], n - i);

          g_print ("%s\n%s\n", due, ways);
        }
      g_print ("  %s: %s\n", name, detail);
    }
  return ADJ_EXIT_YES;
}
