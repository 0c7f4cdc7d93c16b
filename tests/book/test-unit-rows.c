/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/unit-rows.h"

#include <string.h>

#include "books.h"

/* Units pasted as rows of a spreadsheet. */

static const AdjUnit *
unit (const AdjDraft *draft, const char *id)
{
  const AdjScenario *scenario = adj_draft_get_scenario (draft);
  int place = adj_scenario_unit (scenario, id);

  g_assert_cmpint (place, >=, 0);
  return &scenario->units[place];
}

/* New ones and those that are there, in columns of any order; one change. */
static void
test_rows (void)
{
  g_autoptr (AdjDraft) draft = small_draft ();
  guint n = adj_draft_get_scenario (draft)->n_units;
  guint n_taken;
  g_autoptr (GArray) refused = adj_draft_paste_units (draft,
                                                      "Strength;NAME;side;arm;hex\r\n"
                                                      "4;\"Hood\";confederate;infantry;0605\r\n"
                                                      "5;Hood;union;infantry;\r\n"
                                                      "\r\n"
                                                      "7;Smith;confederate;;\r\n",
                                                      &n_taken);

  g_assert_cmpuint (refused->len, ==, 0);
  g_assert_cmpuint (n_taken, ==, 3);
  g_assert_cmpuint (adj_draft_get_scenario (draft)->n_units, ==, n + 2);
  g_assert_cmpint (unit (draft, "hood")->hex, ==, 605);
  g_assert_cmpint (unit (draft, "hood-2")->strength, ==, 5);
  g_assert_cmpint (unit (draft, "smith")->strength, ==, 7);
  g_assert_cmpint (unit (draft, "smith")->hex, ==, 503);
  g_assert_true (adj_marks_are_typed (&unit (draft, "smith")->marks));
  g_assert_true (adj_draft_undo (draft));
  g_assert_false (adj_draft_may_undo (draft));
}

/* Four hundred rows with three bad ones among them: these are named, the others taken. */
static void
test_three_bad (void)
{
  g_autoptr (AdjDraft) draft = small_draft ();
  g_autoptr (GString) text = g_string_new ("id\tname\tside\tarm\tstrength\n");
  g_autoptr (GArray) refused = NULL;
  guint n_taken;

  for (int i = 2; i <= 401; i++)
    g_string_append_printf (text, "u-%d\tU %d\tunion\t%s\t%s\n", i, i,
                            i == 200 ? "elephant" : "infantry",
                            i == 7     ? "100"
                            : i == 399 ? ""
                                       : "4");
  g_string_append (text, "u-402\tU\n");
  refused = adj_draft_paste_units (draft, text->str, &n_taken);
  for (guint i = 0; i < refused->len; i++)
    g_test_message ("%u: %s", g_array_index (refused, AdjRefusedRow, i).row,
                    g_array_index (refused, AdjRefusedRow, i).reason);
  g_assert_cmpuint (n_taken, ==, 398);
  g_assert_cmpuint (refused->len, ==, 3);
  g_assert_cmpuint (g_array_index (refused, AdjRefusedRow, 0).row, ==, 7);
  g_assert_nonnull (strstr (g_array_index (refused, AdjRefusedRow, 0).reason, "99"));
  g_assert_cmpuint (g_array_index (refused, AdjRefusedRow, 1).row, ==, 200);
  g_assert_nonnull (strstr (g_array_index (refused, AdjRefusedRow, 1).reason, "elephant"));
  g_assert_cmpuint (g_array_index (refused, AdjRefusedRow, 2).row, ==, 402);
  g_assert_cmpint (unit (draft, "u-399")->strength, ==, ADJ_UNKNOWN_STRENGTH);
}

static void
test_columns (void)
{
  static const char *const texts[][2] = {
    { "", "name or id" },
    { "side\tarm\nunion\tinfantry\n", "name or id" },
    { "name\tcolour\nHood\tgray\n", "colour" },
    { "\xff\n", "name or id" },
  };
  g_autoptr (AdjDraft) draft = small_draft ();

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      guint n_taken;
      g_autoptr (GArray) refused = adj_draft_paste_units (draft, texts[i][0], &n_taken);

      g_assert_cmpuint (n_taken, ==, 0);
      g_assert_cmpuint (refused->len, ==, 1);
      g_assert_cmpuint (g_array_index (refused, AdjRefusedRow, 0).row, ==, 1);
      g_test_message ("%s", g_array_index (refused, AdjRefusedRow, 0).reason);
      g_assert_nonnull (strstr (g_array_index (refused, AdjRefusedRow, 0).reason, texts[i][1]));
    }
  g_assert_false (adj_draft_may_undo (draft));
}

/* What is copied out is what is there: pasted back, it changes nothing. */
static void
test_copied (void)
{
  g_autoptr (AdjDraft) draft = small_draft ();
  g_autofree char *rows = adj_unit_rows (adj_draft_get_scenario (draft));
  g_autofree char *again = NULL;
  guint n_taken;
  g_autoptr (GArray) refused = adj_draft_paste_units (draft, rows, &n_taken);

  g_assert_true (g_str_has_prefix (rows, "id\tname\tside\tarm\t"));
  g_assert_cmpuint (refused->len, ==, 0);
  g_assert_cmpuint (n_taken, ==, adj_draft_get_scenario (draft)->n_units);
  again = adj_unit_rows (adj_draft_get_scenario (draft));
  g_assert_cmpstr (again, ==, rows);
}

/* Columns by what the window calls them, and hexes that a spreadsheet took for numbers. */
static void
test_headings (void)
{
  g_autoptr (AdjDraft) draft = small_draft ();
  guint n_taken;
  g_autoptr (GArray) refused = adj_draft_paste_units (draft,
                                                      "designation\tSide\tARM\tSet-up hex\n"
                                                      "Hood\tconfederate\tinfantry\t605\n",
                                                      &n_taken);

  g_assert_cmpuint (refused->len, ==, 0);
  g_assert_cmpint (unit (draft, "hood")->hex, ==, 605);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/unit-rows/rows", test_rows);
  g_test_add_func ("/unit-rows/three-bad", test_three_bad);
  g_test_add_func ("/unit-rows/columns", test_columns);
  g_test_add_func ("/unit-rows/copied", test_copied);
  g_test_add_func ("/unit-rows/headings", test_headings);
  return g_test_run ();
}
