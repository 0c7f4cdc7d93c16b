/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "app/charts-clauses.h"
#include "app/clause-form.h"
#include "app/form-field.h"
#include "app/settings.h"
#include "book/clauses.h"
#include "desk-work.h"
#include "words/clause.h"

/* Victory, exits and special rules, typed in the window. The figures are invented. */

/* ---- Hands ---- */

/* The field of the form that is called so; NULL if it is not asked for. */
static AdjFormField *
find_field (GtkWidget *widget, const char *name)
{
  if (ADJ_IS_FORM_FIELD (widget))
    {
      GtkLabel *label = stage_find (widget, GTK_TYPE_LABEL);

      return gtk_widget_get_visible (widget) && g_str_equal (gtk_label_get_label (label), name)
                 ? ADJ_FORM_FIELD (widget)
                 : NULL;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      AdjFormField *found = find_field (child, name);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* Types into a field and leaves it. */
static void
type (GtkWidget *page, const char *name, const char *text)
{
  AdjFormField *field = find_field (page, name);
  GtkWidget *control;

  g_test_message ("%s: %s", name, text);
  g_assert_nonnull (field);
  control = adj_form_field_get_control (field);
  gtk_widget_grab_focus (control);
  stage_settle ();
  if (GTK_IS_TEXT_VIEW (control))
    gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (control)), text, -1);
  else
    gtk_editable_set_text (GTK_EDITABLE (control), text);
  gtk_window_set_focus (GTK_WINDOW (gtk_widget_get_root (page)), NULL);
  stage_settle ();
}

static void
choose (GtkWidget *page, const char *name, const char *choice)
{
  AdjFormField *field = find_field (page, name);
  GtkDropDown *list;
  GListModel *choices;

  g_test_message ("%s: %s", name, choice);
  g_assert_nonnull (field);
  list = GTK_DROP_DOWN (adj_form_field_get_control (field));
  choices = gtk_drop_down_get_model (list);
  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    if (g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (choices), i), choice))
      {
        gtk_drop_down_set_selected (list, i);
        stage_settle ();
        return;
      }
  g_assert_not_reached ();
}

static GtkListBoxRow *
find_row (GtkWidget *page, const char *text)
{
  GtkListBox *list = stage_find (page, GTK_TYPE_LIST_BOX);
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (list, i)) != NULL; i++)
    if (g_str_equal (gtk_label_get_label (GTK_LABEL (gtk_list_box_row_get_child (row))), text))
      return row;
  return NULL;
}

static void
pick (GtkWidget *page, const char *text)
{
  GtkListBoxRow *row = find_row (page, text);

  g_test_message ("%s", text);
  g_assert_nonnull (row);
  gtk_list_box_select_row (stage_find (page, GTK_TYPE_LIST_BOX), row);
  stage_settle ();
}

static void
assert_shows (GtkWidget *page, const char *name, const char *expected)
{
  g_autofree char *text = adj_form_field_get (find_field (page, name));

  g_assert_cmpstr (text, ==, expected);
}

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

  pick (page, "+ Add victory points");
  choose (page, "Given for", "hexes held at the end");
  g_assert_null (find_field (page, "For each")); /* of a hex there is but one */
  g_assert_nonnull (stage_find_saying (page, "still missing: Points, Hexes, In words"));
  type (page, "Points", "10");
  type (page, "Hexes", "0203, 9999");
  type (page, "In words", "The Landing at the end");
  g_assert_cmpuint (count (charts, ADJ_CLAUSE_AWARD), ==, n);
  g_assert_nonnull (stage_find_saying (page, "hex 9999 is not on the map"));
  gtk_test_accessible_assert_state (
      GTK_ACCESSIBLE (adj_form_field_get_control (find_field (page, "Hexes"))),
      GTK_ACCESSIBLE_STATE_INVALID, GTK_ACCESSIBLE_INVALID_TRUE);

  /* As soon as it is complete it is kept, and stands in the list. */
  type (page, "Hexes", "0203, 0303");
  g_assert_null (stage_find_saying (page, "Not kept yet"));
  g_assert_cmpuint (count (charts, ADJ_CLAUSE_AWARD), ==, n + 1);
  g_assert_nonnull (find_row (page, "Union, 10: The Landing at the end"));
  assert_shows (page, "Hexes", "0203 0303");
  choose (page, "Side", "Confederate");
  g_assert_nonnull (find_row (page, "Confederate, 10: The Landing at the end"));

  gtk_widget_activate_action (GTK_WIDGET (charts), "charts.undo", NULL);
  stage_settle ();
  g_assert_nonnull (find_row (page, "Union, 10: The Landing at the end"));
  g_signal_emit_by_name (stage_find_button (page, "_Remove"), "clicked");
  stage_settle ();
  g_assert_cmpuint (count (charts, ADJ_CLAUSE_AWARD), ==, n);
  g_assert_null (find_row (page, "Union, 10: The Landing at the end"));
  gtk_window_close (GTK_WINDOW (charts));
  stage_close (window);
}

/* What is taken back stays away, though the form still showed it. */
static void
test_undo_of_a_new_one (void)
{
  AdjWindow *window = stage_open ();
  AdjChartsWindow *charts = desk_work_open_charts (window, "shiloh.scenario.xml");
  GtkWidget *page = desk_work_show (charts, "victory");
  guint n = count (charts, ADJ_CLAUSE_EXIT);

  pick (page, "+ Add an exit");
  type (page, "Hexes", "0101");
  type (page, "Movement Points", "1");
  g_assert_cmpuint (count (charts, ADJ_CLAUSE_EXIT), ==, n + 1);
  gtk_widget_activate_action (GTK_WIDGET (charts), "charts.undo", NULL);
  stage_settle ();
  g_assert_cmpuint (count (charts, ADJ_CLAUSE_EXIT), ==, n);
  assert_shows (page, "Hexes", "");
  g_assert_null (stage_find_saying (page, "Not kept yet"));
  gtk_window_close (GTK_WINDOW (charts));
  stage_close (window);
}

/* What cannot be kept yet waits until one comes back to it. */
static void
test_unkept (void)
{
  AdjWindow *window = stage_open ();
  AdjChartsWindow *charts = desk_work_open_charts (window, "shiloh.scenario.xml");
  GtkWidget *page = desk_work_show (charts, "rules");

  pick (page, "+ Add a limit");
  type (page, "Units a turn", "15");
  g_assert_nonnull (stage_find_saying (page, "still missing: From turn"));
  pick (page, "Gunboats");
  assert_shows (page, "Title and number", "Gunboats");
  g_assert_null (stage_find_saying (page, "Not kept yet"));
  pick (page, "+ Add a limit");
  assert_shows (page, "Units a turn", "15");
  g_assert_nonnull (stage_find_saying (page, "still missing: From turn"));
  type (page, "From turn", "2");
  g_assert_nonnull (find_row (page, "Union, from turn 2: 15 units"));
  g_assert_null (stage_find_saying (page, "Not kept yet"));

  /* One that is not complete can be given up. */
  pick (page, "+ Add a commander");
  type (page, "Initiative", "1000");
  g_assert_nonnull (stage_find_saying (page, "from 0 to 999"));
  g_signal_emit_by_name (stage_find_button (page, "_Remove"), "clicked");
  stage_settle ();
  assert_shows (page, "Initiative", "");
  g_assert_null (stage_find_saying (page, "from 0 to 999"));
  gtk_window_close (GTK_WINDOW (charts));
  stage_close (window);
}

static void
test_rule (void)
{
  AdjWindow *window = stage_open ();
  AdjChartsWindow *charts = desk_work_open_charts (window, "shiloh.scenario.xml");
  GtkWidget *page = desk_work_show (charts, "rules");
  const GArray *specials;

  pick (page, "+ Add a rule");
  type (page, "What it says", "Boats fire\nfrom the river.");
  g_assert_nonnull (stage_find_saying (page, "still missing: Title and number"));
  type (page, "Title and number", "Boats (18.2)");
  g_assert_nonnull (find_row (page, "Boats (18.2)"));
  specials = adj_draft_get_scenario (desk_work_draft (charts))->specials;
  g_assert_cmpstr (g_array_index (specials, AdjSpecial, specials->len - 1).text, ==,
                   "Boats fire from the river.");
  gtk_window_close (GTK_WINDOW (charts));
  stage_close (window);
}

/* The first degree that is reached counts. */
static void
test_raise (void)
{
  AdjWindow *window = stage_open ();
  AdjChartsWindow *charts = desk_work_open_charts (window, "shiloh.scenario.xml");
  GtkWidget *page = desk_work_show (charts, "victory");
  GtkWidget *raise;

  pick (page, "Union: decisive");
  raise = stage_find_button (page, "_Before the other");
  g_assert_false (gtk_widget_get_sensitive (raise));
  pick (page, "Union: substantive");
  g_signal_emit_by_name (raise, "clicked");
  stage_settle ();
  assert_shows (page, "Degree", "substantive");
  g_assert_false (gtk_widget_get_sensitive (raise));
  g_assert_cmpint (gtk_list_box_row_get_index (find_row (page, "Union: substantive")), <,
                   gtk_list_box_row_get_index (find_row (page, "Union: decisive")));
  pick (page, "+ Add an exit");
  g_assert_false (gtk_widget_get_visible (raise));
  gtk_window_close (GTK_WINDOW (charts));
  stage_close (window);
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
  gtk_window_close (GTK_WINDOW (charts));
  stage_close (window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_settings_dress ();
  g_test_add_func ("/app/charts-clauses/award", test_award);
  g_test_add_func ("/app/charts-clauses/undo-of-a-new-one", test_undo_of_a_new_one);
  g_test_add_func ("/app/charts-clauses/unkept", test_unkept);
  g_test_add_func ("/app/charts-clauses/rule", test_rule);
  g_test_add_func ("/app/charts-clauses/raise", test_raise);
  g_test_add_func ("/app/charts-clauses/words", test_words);
  return g_test_run ();
}
