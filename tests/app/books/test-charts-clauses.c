/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/desktop/looks.h"
#include "book/clauses.h"
#include "desk-work.h"
#include "form-work.h"
#include "words/clause.h"

/* Victory, exits and special rules, typed in the window. The figures are invented. */

static guint
count (AdjChartsWindow *charts, AdjClause clause)
{
  return adj_clause_count (adj_draft_get_scenario (desk_work_draft (charts)), clause);
}

/* ---- The tests ---- */

static void
test_award (void)
{
  AdjWindow *window = stage_open ();
  AdjChartsWindow *charts = desk_work_open_charts (window, "shiloh.scenario.xml");
  GtkWidget *page = desk_work_show (charts, "victory");
  guint n = count (charts, ADJ_CLAUSE_AWARD);

  form_work_pick (page, "+ Add victory points");
  form_work_choose (page, "Given for", "hexes held at the end");
  g_assert_null (form_work_find (page, "For each")); /* of a hex there is but one */
  g_assert_nonnull (stage_find_saying (page, "still missing: Points, Hexes, In words"));
  form_work_type (page, "Points", "10");
  form_work_type (page, "Hexes", "0203, 9999");
  form_work_type (page, "In words", "The Landing at the end");
  g_assert_cmpuint (count (charts, ADJ_CLAUSE_AWARD), ==, n);
  g_assert_nonnull (stage_find_saying (page, "hex 9999 is not on the map"));
  gtk_test_accessible_assert_state (
      GTK_ACCESSIBLE (adj_form_field_get_control (form_work_find (page, "Hexes"))),
      GTK_ACCESSIBLE_STATE_INVALID, GTK_ACCESSIBLE_INVALID_TRUE);

  /* As soon as it is complete it is kept, and stands in the list. */
  form_work_type (page, "Hexes", "0203, 0303");
  g_assert_null (stage_find_saying (page, "Not kept yet"));
  g_assert_cmpuint (count (charts, ADJ_CLAUSE_AWARD), ==, n + 1);
  g_assert_nonnull (form_work_find_row (page, "Union, 10: The Landing at the end"));
  form_work_shows (page, "Hexes", "0203 0303");
  form_work_choose (page, "Side", "Confederate");
  g_assert_nonnull (form_work_find_row (page, "Confederate, 10: The Landing at the end"));

  desk_work_undo (charts);
  g_assert_nonnull (form_work_find_row (page, "Union, 10: The Landing at the end"));
  g_signal_emit_by_name (stage_find_button (page, "_Remove"), "clicked");
  stage_settle ();
  g_assert_cmpuint (count (charts, ADJ_CLAUSE_AWARD), ==, n);
  g_assert_null (form_work_find_row (page, "Union, 10: The Landing at the end"));
  desk_work_close (charts, window);
}

/* A clause that is taken back stays away, though the form still showed it. */
static void
test_undo_of_a_new_one (void)
{
  AdjWindow *window = stage_open ();
  AdjChartsWindow *charts = desk_work_open_charts (window, "shiloh.scenario.xml");
  GtkWidget *page = desk_work_show (charts, "victory");
  guint n = count (charts, ADJ_CLAUSE_EXIT);

  form_work_pick (page, "+ Add an exit");
  form_work_type (page, "Hexes", "0101");
  form_work_type (page, "Movement Points", "1");
  g_assert_cmpuint (count (charts, ADJ_CLAUSE_EXIT), ==, n + 1);
  desk_work_undo (charts);
  g_assert_cmpuint (count (charts, ADJ_CLAUSE_EXIT), ==, n);
  form_work_shows (page, "Hexes", "");
  g_assert_null (stage_find_saying (page, "Not kept yet"));
  desk_work_close (charts, window);
}

/* A clause that cannot be kept yet waits until one comes back to it. */
static void
test_unkept (void)
{
  AdjWindow *window = stage_open ();
  AdjChartsWindow *charts = desk_work_open_charts (window, "shiloh.scenario.xml");
  GtkWidget *page = desk_work_show (charts, "rules");

  form_work_pick (page, "+ Add a limit");
  form_work_type (page, "Units a turn", "15");
  g_assert_nonnull (stage_find_saying (page, "still missing: From turn"));
  form_work_pick (page, "Gunboats");
  form_work_shows (page, "Title and number", "Gunboats");
  g_assert_null (stage_find_saying (page, "Not kept yet"));
  form_work_pick (page, "+ Add a limit");
  form_work_shows (page, "Units a turn", "15");
  g_assert_nonnull (stage_find_saying (page, "still missing: From turn"));
  form_work_type (page, "From turn", "2");
  g_assert_nonnull (form_work_find_row (page, "Union, from turn 2: 15 units"));
  g_assert_null (stage_find_saying (page, "Not kept yet"));

  /* One that is not complete can be given up. */
  form_work_pick (page, "+ Add a commander");
  form_work_type (page, "Initiative", "1000");
  g_assert_nonnull (stage_find_saying (page, "from 0 to 999"));
  g_signal_emit_by_name (stage_find_button (page, "_Remove"), "clicked");
  stage_settle ();
  form_work_shows (page, "Initiative", "");
  g_assert_null (stage_find_saying (page, "from 0 to 999"));
  desk_work_close (charts, window);
}

static void
test_rule (void)
{
  AdjWindow *window = stage_open ();
  AdjChartsWindow *charts = desk_work_open_charts (window, "shiloh.scenario.xml");
  GtkWidget *page = desk_work_show (charts, "rules");
  const GArray *specials;

  form_work_pick (page, "+ Add a rule");
  form_work_type (page, "What it says", "Boats fire\nfrom the river.");
  g_assert_nonnull (stage_find_saying (page, "still missing: Title and number"));
  form_work_type (page, "Title and number", "Boats (18.2)");
  g_assert_nonnull (form_work_find_row (page, "Boats (18.2)"));
  specials = adj_draft_get_scenario (desk_work_draft (charts))->specials;
  g_assert_cmpstr (g_array_index (specials, AdjSpecial, specials->len - 1).text, ==,
                   "Boats fire from the river.");
  desk_work_close (charts, window);
}

/* The first degree that is reached counts. */
static void
test_raise (void)
{
  AdjWindow *window = stage_open ();
  AdjChartsWindow *charts = desk_work_open_charts (window, "shiloh.scenario.xml");
  GtkWidget *page = desk_work_show (charts, "victory");
  GtkWidget *raise;

  form_work_pick (page, "Union: decisive");
  raise = stage_find_button (page, "Be_fore the other");
  g_assert_false (gtk_widget_get_sensitive (raise));
  form_work_pick (page, "Union: substantive");
  g_signal_emit_by_name (raise, "clicked");
  stage_settle ();
  form_work_shows (page, "Degree", "substantive");
  g_assert_false (gtk_widget_get_sensitive (raise));
  g_assert_cmpint (gtk_list_box_row_get_index (form_work_find_row (page, "Union: substantive")), <,
                   gtk_list_box_row_get_index (form_work_find_row (page, "Union: decisive")));
  form_work_pick (page, "+ Add an exit");
  g_assert_false (gtk_widget_get_visible (raise));
  desk_work_close (charts, window);
}

/* Every field of every list has its name, and every choice its words. */
static void
test_words (void)
{
  AdjWindow *window = stage_open ();
  AdjChartsWindow *charts = desk_work_open_charts (window, "shiloh.scenario.xml");
  const AdjScenario *scenario = adj_draft_get_scenario (desk_work_draft (charts));

  for (int clause = 0; clause < ADJ_N_CLAUSES; clause++)
    {
      guint n;
      const AdjClauseField *fields = adj_clause_fields ((AdjClause) clause, &n);

      for (guint i = 0; i < n; i++)
        {
          g_auto (GStrv) ids = NULL;
          g_auto (GStrv) names = NULL;
          guint least = fields[i].needed == 0;

          g_test_message ("%s", fields[i].key);
          g_assert_nonnull (adj_words_clause_field (&fields[i]));
          if (!adj_words_clause_choices (scenario, &fields[i], &ids, &names))
            continue;
          g_assert_cmpuint (g_strv_length (ids), ==, g_strv_length (names));
          g_assert_cmpuint (g_strv_length (ids), >=, 2);
          g_assert_cmpint (*ids[0] == '\0', ==, least != 0);
          for (int word = fields[i].least; fields[i].words != NULL && fields[i].words[word] != NULL;
               word++)
            g_assert_true (g_strv_contains ((const char *const *) ids, fields[i].words[word]));
        }
    }
  desk_work_close (charts, window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  g_test_add_func ("/app/charts-clauses/award", test_award);
  g_test_add_func ("/app/charts-clauses/undo-of-a-new-one", test_undo_of_a_new_one);
  g_test_add_func ("/app/charts-clauses/unkept", test_unkept);
  g_test_add_func ("/app/charts-clauses/rule", test_rule);
  g_test_add_func ("/app/charts-clauses/raise", test_raise);
  g_test_add_func ("/app/charts-clauses/words", test_words);
  return g_test_run ();
}
