/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "paper.h"
#include "sheets/csv.h"
#include "tests/record/fixture.h"

/* Tables for a spreadsheet, read by somebody who knows RFC 4180 alone. */

/* Rows of cells (of GPtrArray of char). */
static GPtrArray *
read_csv (const char *text)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  GPtrArray *row = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) cell = g_string_new (NULL);
  gboolean quoted = FALSE;

  g_assert_true (g_utf8_validate (text, -1, NULL));
  for (; *text != '\0'; text++)
    if (*text == '"' && quoted && text[1] == '"')
      g_string_append_c (cell, *text++);
    else if (*text == '"')
      quoted = !quoted;
    else if (!quoted && (*text == ',' || *text == '\r'))
      {
        g_ptr_array_add (row, g_strdup (cell->str));
        g_string_truncate (cell, 0);
        if (*text == ',')
          continue;
        g_assert_cmpint (*++text, ==, '\n');
        g_ptr_array_add (rows, row);
        row = g_ptr_array_new_with_free_func (g_free);
      }
    else
      g_string_append_c (cell, *text);
  g_assert_cmpuint (row->len + cell->len, ==, 0);
  g_ptr_array_unref (row);
  return rows;
}

static const char *
cell_at (const GPtrArray *rows, guint row, guint column)
{
  return g_ptr_array_index ((GPtrArray *) g_ptr_array_index (rows, row), column);
}

/* Each row has as many cells as the header. */
static GPtrArray *
table_of (AdjCsvKind kind, AdjGame *game, AdjEyes eyes)
{
  g_autofree char *text = adj_csv_write (kind, game, eyes);
  GPtrArray *rows = read_csv (text);
  guint n = ((GPtrArray *) g_ptr_array_index (rows, 0))->len;

  for (guint i = 1; i < rows->len; i++)
    g_assert_cmpuint (((GPtrArray *) g_ptr_array_index (rows, i))->len, ==, n);
  return rows;
}

static void
test_units (void)
{
  g_autoptr (AdjGame) game = paper_scripted_game ();
  g_autoptr (GPtrArray) rows = table_of (ADJ_CSV_UNITS, game, ADJ_EYES_ALL);
  gboolean found = FALSE;

  g_assert_cmpuint (rows->len, ==, 1 + adj_game_get_table (game)->n_units);
  for (guint i = 1; i < rows->len; i++)
    if (g_str_equal (cell_at (rows, i, 0), "Wilder"))
      {
        found = TRUE;
        g_assert_cmpstr (cell_at (rows, i, 3), ==, "8");
        g_assert_cmpstr (cell_at (rows, i, 4), ==, "1325");
      }
  g_assert_true (found);
}

/* Against the record's own effects. */
static void
test_battles (void)
{
  g_autoptr (AdjGame) game = paper_scripted_game ();
  g_autoptr (GPtrArray) rows = table_of (ADJ_CSV_BATTLES, game, ADJ_EYES_ALL);
  const GArray *steps = adj_game_get_play (game)->steps;
  guint n = 0;

  for (guint i = 0; i < steps->len; i++)
    {
      const GArray *effects = g_array_index (steps, AdjStep, i).content->effects;

      for (guint j = 0; j < effects->len; j++)
        n += g_array_index (effects, AdjEffect, j).kind == ADJ_EFFECT_ROLLED;
    }
  g_assert_cmpuint (rows->len, ==, 1 + n);
  g_assert_cmpstr (cell_at (rows, 1, 7), ==, "5");
  g_assert_cmpstr (cell_at (rows, 1, 8), ==, "Ar");
}

static void
test_rest (void)
{
  g_autoptr (AdjGame) game = paper_scripted_game ();
  g_autoptr (GPtrArray) log = table_of (ADJ_CSV_LOG, game, ADJ_EYES_ALL);
  g_autoptr (GPtrArray) score = table_of (ADJ_CSV_SCORE, game, ADJ_EYES_ALL);
  g_autoptr (GPtrArray) none = table_of (ADJ_CSV_LOSSES, game, ADJ_EYES_ALL);
  g_autoptr (GPtrArray) losses = NULL;

  g_assert_cmpstr (cell_at (log, 1, 2), ==, "move wilder 1123 1124 1224 1325");
  g_assert_cmpuint (score->len, ==, 1 + ADJ_SIDES);
  g_assert_cmpuint (none->len, ==, 1);
  fixture_play (game, "eliminate smith", ADJ_OK);
  losses = table_of (ADJ_CSV_LOSSES, game, ADJ_EYES_ALL);
  g_assert_cmpuint (losses->len, ==, 2);
  g_assert_cmpstr (cell_at (losses, 1, 2), ==, "Smith 4");
}

/* Nothing in a table is a formula; figures stay figures. */
static void
test_guarded (void)
{
  static const char *const cells[][2] = { { "=1+2", "'=1+2" },      { "-3", "-3" },
                                          { "-x", "'-x" },          { "@a", "'@a" },
                                          { "+1", "'+1" },          { "a,b", "\"a,b\"" },
                                          { "a\"b", "\"a\"\"b\"" }, { "1/1/XIV", "1/1/XIV" } };

  for (gsize i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      g_autoptr (GString) out = g_string_new (NULL);

      adj_csv_cell (out, cells[i][0]);
      g_assert_cmpstr (out->str, ==, cells[i][1]);
    }
}

/* A unit face down is in no table of the other side, nor what it did. */
static void
test_eyes (void)
{
  g_autoptr (AdjGame) game = fixture_game ();

  fixture_play (game, "flip wilder", ADJ_OK);
  fixture_play (game, "move wilder 1325", ADJ_OK);
  for (AdjCsvKind kind = 0; kind < ADJ_N_CSV; kind++)
    {
      g_autofree char *theirs = adj_csv_write (kind, game, ADJ_EYES_SECOND);
      g_autofree char *both = adj_csv_write (kind, game, ADJ_EYES_PUBLIC);

      g_test_message ("%s", adj_csv_name (kind));
      if (kind != ADJ_CSV_LOG) /* the order that turned it over was given in the open */
        g_assert_null (strcasestr (theirs, "wilder"));
      g_assert_null (strcasestr (kind != ADJ_CSV_LOG ? both : "", "wilder"));
      g_assert_null (strstr (theirs, "move wilder"));
    }
}

/* ---- Score by turn ---- */

/* The strength of those of a side who are there, and have that; 0: or have it not. */
static int
sum_of (const AdjTable *table, int side, AdjWhere where, guint32 fact)
{
  int sum = 0;

  for (int i = 0; i < table->n_units; i++)
    {
      const AdjUnitState *unit = &table->units[i];

      if (unit->side == side && unit->where == where &&
          (fact == 0 || adj_table_has (table, i, fact)))
        sum += unit->strength;
    }
  return sum;
}

static void
check_turn (const GPtrArray *rows, int turn, const AdjTable *table)
{
  static const char *const names[] = { "Union", "Confederate" };

  for (int side = 0; side < ADJ_SIDES; side++)
    {
      guint row = (guint) (1 + ADJ_SIDES * (turn - 1) + side);
      const int sums[] = { turn,
                           0,
                           sum_of (table, side, ADJ_ON_MAP, 0),
                           sum_of (table, side, ADJ_ON_MAP, ADJ_FACT_INEFFECTIVE),
                           sum_of (table, side, ADJ_ELIMINATED, 0),
                           sum_of (table, side, ADJ_EXITED, 0) };

      g_test_message ("turn %d, %s: %d on the map, %d ineffective, %d lost, %d exited", turn,
                      names[side], sums[2], sums[3], sums[4], sums[5]);
      g_assert_cmpstr (cell_at (rows, row, 1), ==, names[side]);
      for (guint i = 0; i < G_N_ELEMENTS (sums); i++)
        if (i != 1)
          {
            g_autofree char *figure = g_strdup_printf ("%d", sums[i]);

            g_assert_cmpstr (cell_at (rows, row, i), ==, figure);
          }
    }
}

/* A row a turn and side, as the table stood before the order that ended the turn. */
static void
test_score (void)
{
  g_autoptr (AdjGame) game = paper_golden_game ("chickamauga-first-day");
  g_autoptr (GPtrArray) rows = table_of (ADJ_CSV_SCORE, game, ADJ_EYES_ALL);
  int turns = adj_game_get_table (game)->turn;
  int turn = 1;

  g_assert_cmpint (turns, >, 3);
  g_assert_cmpuint (rows->len, ==, 1 + ADJ_SIDES * (guint) turns);
  for (guint i = 1; i < adj_game_count_phases (game) && turn <= 3; i++)
    {
      AdjPhaseStart phase = adj_game_get_phase (game, i);
      g_autoptr (AdjTable) before = adj_game_table_after (game, phase.n_steps - 1);

      if (phase.turn == turn)
        continue;
      check_turn (rows, turn, before);
      turn = phase.turn;
    }
  check_turn (rows, turns, adj_game_get_table (game));
}

/* Less than nothing is a number to a spreadsheet too. */
static void
test_less_than_nothing (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *text = NULL;

  fixture_play (game, "score confederate -99 a wager", ADJ_OK);
  text = adj_csv_write (ADJ_CSV_SCORE, game, ADJ_EYES_ALL);
  g_assert_nonnull (strstr (text, ",-89\r\n"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheets/csv/units", test_units);
  g_test_add_func ("/sheets/csv/battles", test_battles);
  g_test_add_func ("/sheets/csv/rest", test_rest);
  g_test_add_func ("/sheets/csv/guarded", test_guarded);
  g_test_add_func ("/sheets/csv/eyes", test_eyes);
  g_test_add_func ("/sheets/csv/score", test_score);
  g_test_add_func ("/sheets/csv/less than nothing", test_less_than_nothing);
  return g_test_run ();
}
