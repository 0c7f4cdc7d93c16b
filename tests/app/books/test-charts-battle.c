/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/gap-form.h"
#include "app/books/source-list.h"
#include "app/desktop/looks.h"
#include "book/draft-fields.h"
#include "desk-work.h"
#include "form-work.h"

/* What a battle is called, its sides, its sources and its gaps, typed in the window. */

typedef struct
{
  AdjWindow *first;
  AdjChartsWindow *charts;
  GtkWidget *page;
} Stage;

static Stage
open_page (const char *page)
{
  AdjWindow *first = stage_open ();
  AdjChartsWindow *charts = desk_work_open_charts (first, "shiloh.scenario.xml");

  return (Stage){ first, charts, desk_work_show (charts, page) };
}

static const AdjScenario *
scenario_of (const Stage *stage)
{
  return adj_draft_get_scenario (desk_work_draft (stage->charts));
}

static void
press (const Stage *stage, GtkWidget *button)
{
  g_assert_nonnull (button);
  g_assert_true (gtk_widget_get_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
  stage_settle ();
}

/* ---- Fields ---- */

static void
test_names (void)
{
  Stage stage = open_page ("battle");

  form_work_type (stage.page, "Title", "Two Days in May");
  g_assert_cmpstr (scenario_of (&stage)->title, ==, "Two Days in May");
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (stage.charts)), ==, "Two Days in May");
  form_work_type (stage.page, "Date", "4 May 1863");
  g_assert_cmpstr (scenario_of (&stage)->date, ==, "4 May 1863");
  form_work_type (stage.page, "What the battle is about", "An army that cannot move.");
  g_assert_cmpstr (scenario_of (&stage)->about, ==, "An army that cannot move.");
  form_work_type (stage.page, "What the battle is about", "A river <& a road>.");
  g_assert_cmpstr (scenario_of (&stage)->about, ==, "A river <& a road>.");
  desk_work_undo (stage.charts);
  form_work_shows (stage.page, "What the battle is about", "An army that cannot move.");
  desk_work_close (stage.charts, stage.first);
}

/* A battle may be without a date and a word about it, but not without a title. */
static void
test_emptied (void)
{
  Stage stage = open_page ("battle");
  g_autofree char *title = g_strdup (scenario_of (&stage)->title);

  form_work_type (stage.page, "Date", "4 May 1863");
  form_work_type (stage.page, "Date", "");
  g_assert_null (scenario_of (&stage)->date);
  form_work_type (stage.page, "What the battle is about", "A word.");
  form_work_type (stage.page, "What the battle is about", " ");
  g_assert_null (scenario_of (&stage)->about);
  form_work_type (stage.page, "Title", "");
  g_assert_cmpstr (scenario_of (&stage)->title, ==, title);
  gtk_test_accessible_assert_state (
      GTK_ACCESSIBLE (adj_form_field_get_control (form_work_find (stage.page, "Title"))),
      GTK_ACCESSIBLE_STATE_INVALID, GTK_ACCESSIBLE_INVALID_TRUE);
  form_work_type (stage.page, "Title", title);
  gtk_test_accessible_assert_state (
      GTK_ACCESSIBLE (adj_form_field_get_control (form_work_find (stage.page, "Title"))),
      GTK_ACCESSIBLE_STATE_INVALID, GTK_ACCESSIBLE_INVALID_FALSE);
  desk_work_close (stage.charts, stage.first);
}

static void
test_sides (void)
{
  Stage stage = open_page ("battle");
  int first = scenario_of (&stage)->sides[0].colour;
  int second = scenario_of (&stage)->sides[1].colour;

  form_work_type (stage.page, "Name of the first side", "Federals");
  form_work_type (stage.page, "Name of the second side", "Rebels");
  g_assert_cmpstr (scenario_of (&stage)->sides[0].name, ==, "Federals");
  g_assert_cmpstr (scenario_of (&stage)->sides[1].name, ==, "Rebels");
  form_work_choose (stage.page, "Colour of the first side", second == 0 ? "Blue" : "Gray");
  form_work_choose (stage.page, "Colour of the second side", first == 0 ? "Blue" : "Gray");
  g_assert_cmpint (scenario_of (&stage)->sides[0].colour, ==, second);
  g_assert_cmpint (scenario_of (&stage)->sides[1].colour, ==, first);
  desk_work_close (stage.charts, stage.first);
}

/* ---- Sources ---- */

static void
add_source (const Stage *stage, const char *id, const char *text)
{
  form_work_type (stage->page, "Name of a new source", id);
  form_work_type (stage->page, "Which book, page or person that is", text);
  press (stage, stage_find_button (stage->page, "_Add the Source"));
}

/* The Remove of the last row. */
static GtkWidget *
last_remove (GtkWidget *page)
{
  GtkWidget *rows =
      gtk_widget_get_parent (gtk_widget_get_parent (stage_find_button (page, "Remove")));

  return gtk_widget_get_last_child (gtk_widget_get_last_child (rows));
}

static void
test_sources (void)
{
  Stage stage = open_page ("battle");
  guint n = scenario_of (&stage)->sources->len;

  add_source (&stage, "letter", "A letter of the designer");
  g_assert_cmpuint (scenario_of (&stage)->sources->len, ==, n + 1);
  form_work_shows (stage.page, "Source “letter”", "A letter of the designer");
  form_work_shows (stage.page, "Name of a new source", "");
  form_work_type (stage.page, "Source “letter”", "A letter of 1975");
  g_assert_cmpstr (g_array_index (scenario_of (&stage)->sources, AdjSource, n).text, ==,
                   "A letter of 1975");
  form_work_type (stage.page, "Source “letter”", "");
  g_assert_nonnull (stage_find_saying (stage.page, "A source needs a text"));
  g_assert_cmpuint (scenario_of (&stage)->sources->len, ==, n + 1);
  press (&stage, last_remove (stage.page));
  g_assert_cmpuint (scenario_of (&stage)->sources->len, ==, n);
  g_assert_null (form_work_find (stage.page, "Source “letter”"));
  desk_work_undo (stage.charts);
  form_work_shows (stage.page, "Source “letter”", "A letter of 1975");
  desk_work_close (stage.charts, stage.first);
}

/* Without a name or a text, with the name of another, and taken away while figures name it. */
static void
test_refused_sources (void)
{
  Stage stage = open_page ("battle");
  guint n = scenario_of (&stage)->sources->len;
  const char *named = g_array_index (scenario_of (&stage)->sources, AdjSource, 0).id;

  add_source (&stage, "", "A letter");
  g_assert_nonnull (stage_find_saying (stage.page, "a name in one word, and a text"));
  add_source (&stage, "letter", "");
  add_source (&stage, "two words", "A letter");
  add_source (&stage, named, "A letter");
  g_assert_cmpuint (scenario_of (&stage)->sources->len, ==, n);
  g_assert_false (adj_draft_may_undo (desk_work_draft (stage.charts)));
  press (&stage, stage_find_button (stage.page, "Remove"));
  g_assert_cmpuint (scenario_of (&stage)->sources->len, ==, n);
  desk_work_close (stage.charts, stage.first);
}

/* ---- Gaps ---- */

static const AdjUnknown *
last_gap (const Stage *stage)
{
  const GArray *gaps = scenario_of (stage)->unknowns;

  return &g_array_index (gaps, AdjUnknown, gaps->len - 1);
}

static guint
count_gaps (const Stage *stage)
{
  return scenario_of (stage)->unknowns->len;
}

static GtkWidget *
open_form (const Stage *stage)
{
  GtkWidget *form = stage_find (stage->page, ADJ_TYPE_GAP_FORM);

  gtk_expander_set_expanded (stage_find (form, GTK_TYPE_EXPANDER), TRUE);
  stage_settle ();
  return form;
}

static void
test_gap (void)
{
  Stage stage = open_page ("gaps");
  guint n = count_gaps (&stage);
  GtkWidget *form = open_form (&stage);

  press (&stage, stage_find_button (form, "_Write It Down"));
  g_assert_cmpuint (count_gaps (&stage), ==, n);
  g_assert_nonnull (stage_find_saying (form, "Say what is missing"));
  form_work_choose (form, "It is about", "Night turns");
  form_work_type (form, "What has to be read off", "Which turns are dark");
  press (&stage, stage_find_button (form, "_Write It Down"));
  g_assert_cmpuint (count_gaps (&stage), ==, n + 1);
  g_assert_cmpint (last_gap (&stage)->what, ==, ADJ_UNKNOWN_NIGHTS);
  g_assert_cmpstr (last_gap (&stage)->text, ==, "Which turns are dark");
  form_work_shows (form, "What has to be read off", "");
  g_assert_null (stage_find_saying (form, "Open Again"));
  desk_work_undo (stage.charts);
  g_assert_cmpuint (count_gaps (&stage), ==, n);
  desk_work_close (stage.charts, stage.first);
}

/* One that was settled too early is opened again, also after the window was closed in between. */
static void
test_open_again (void)
{
  Stage stage = open_page ("gaps");
  AdjUnknown first = g_array_index (scenario_of (&stage)->unknowns, AdjUnknown, 0);
  g_autofree char *text = g_strdup (first.text);
  guint n = count_gaps (&stage);

  press (&stage, stage_find_button (stage.page, "Nothing _missing any more"));
  g_assert_cmpuint (count_gaps (&stage), ==, n - 1);
  gtk_window_close (GTK_WINDOW (stage.charts));
  while (stage_find_window (ADJ_TYPE_CHARTS_WINDOW) != NULL)
    stage_settle ();
  stage.charts = desk_work_open_charts (stage.first, "shiloh.scenario.xml");
  stage.page = desk_work_show (stage.charts, "gaps");
  g_assert_cmpuint (count_gaps (&stage), ==, n - 1);
  press (&stage, stage_find_button (stage.page, "Open Again"));
  g_assert_cmpuint (count_gaps (&stage), ==, n);
  g_assert_cmpint (last_gap (&stage)->what, ==, first.what);
  g_assert_cmpstr (last_gap (&stage)->text, ==, text);
  g_assert_null (stage_find_saying (stage.page, "Open Again"));
  desk_work_close (stage.charts, stage.first);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  g_test_add_func ("/app/charts-battle/names", test_names);
  g_test_add_func ("/app/charts-battle/emptied", test_emptied);
  g_test_add_func ("/app/charts-battle/sides", test_sides);
  g_test_add_func ("/app/charts-battle/sources", test_sources);
  g_test_add_func ("/app/charts-battle/refused-sources", test_refused_sources);
  g_test_add_func ("/app/charts-battle/gap", test_gap);
  g_test_add_func ("/app/charts-battle/open-again", test_open_again);
  return g_test_run ();
}
