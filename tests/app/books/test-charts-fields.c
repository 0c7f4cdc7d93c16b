/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/charts-drawing.h"
#include "app/books/unit-figures.h"
#include "app/desktop/looks.h"
#include "book/clauses.h"
#include "book/draft-fields.h"
#include "book/scenario-form.h"
#include "book/unit-rows.h"
#include "desk-work.h"
#include "form-work.h"
#include "words/clause.h"

/* Where in the window each field of the scenario format can be filled in. The figures are invented.
 * That the typed line takes, changes and empties each of them, tests/book/test-chart-fields.c
 * holds.
 */

typedef enum
{
  BY_TABLE,  /* a column of the units: a text of it */
  BY_FORM,   /* a field of a clause: its key */
  BY_PAGE,   /* a control of a page: its name on the screen, behind the page's */
  BY_LINE,   /* what seldom changes, or is drawn as well: a line, typed under the map */
  BY_ITSELF, /* nobody types it: why not */
} Way;

typedef struct
{
  const char *element;
  const char *attribute; /* NULL: the text */
  Way way;
  const char *what;
  guint column; /* of the table */
} Place;

static const Place places[] = {
  { "scenario", "id", BY_ITSELF, "the file is called so from the beginning" },
  { "scenario", "title", BY_PAGE, "battle/Title" },
  { "scenario", "date", BY_PAGE, "battle/Date" },
  { "scenario", "ruleset", BY_ITSELF, "a battle is begun by its rules" },
  { "scenario", "first-player", BY_PAGE, "turns/_First player" },
  { "scenario", "check", BY_LINE, "battle check=See the letter" },
  { "scenario", "source", BY_LINE, "battle source=online encyclopedia" },
  { "about", NULL, BY_PAGE, "battle/What the battle is about" },
  { "source", "id", BY_PAGE, "battle/Name of a new source" },
  { "source", NULL, BY_PAGE, "battle/Which book, page or person that is" },
  { "side", "id", BY_ITSELF, "a battle is begun with two sides that are told apart" },
  { "side", "name", BY_PAGE, "battle/Name of the first side" },
  { "side", "colour", BY_PAGE, "battle/Colour of the second side" },
  { "map", "columns", BY_PAGE, "map/Columns" },
  { "map", "rows", BY_PAGE, "map/Rows" },
  { "map", "orientation", BY_PAGE, "map/How the hexes lie" },
  { "map", "shifted", BY_PAGE, "map/Which columns or rows are shifted" },
  { "map", "compass", BY_PAGE, "picture/North is" },
  { "map", "default-terrain", BY_PAGE, "map/Terrain of the rest" },
  { "map", "assumed", BY_PAGE, "map/_As printed" },
  { "map", "check", BY_LINE, "map check=See the print" },
  { "map", "source", BY_LINE, "map source=online encyclopedia" },
  { "hex", "id", BY_ITSELF, "where a hex lies is its name" },
  { "hex", "terrain", BY_LINE, "0101 terrain=rough" },
  { "hex", "name", BY_LINE, "0101 name=Dowdall's Tavern" },
  { "hex", "drawn", BY_LINE, "0101 terrain=clear drawn=town" },
  { "hex", "level", BY_ITSELF, "these rules have no slopes" },
  { "hex", "slope", BY_ITSELF, "these rules have no slopes" },
  { "hex", "check", BY_LINE, "0101 terrain=clear check=Rough?" },
  { "hex", "source", BY_ITSELF, "typing it says that it came from the charts" },
  { "hexside", "between", BY_ITSELF, "where a side lies is its name" },
  { "hexside", "has", BY_LINE, "0101-0102 side=creek ford" },
  { "hexside", "name", BY_LINE, "0101-0102 side=creek name=Lewis Creek" },
  { "hexside", "check", BY_LINE, "0101-0102 side=creek check=Or a road?" },
  { "hexside", "source", BY_ITSELF, "typing it says that it came from the charts" },
  { "turn", "number", BY_PAGE, "turns/_Game-Turns" },
  { "turn", "night", BY_PAGE, "turns/Day or night" },
  { "turn", "label", BY_PAGE, "turns/In the box" },
  { "turn", "check", BY_LINE, "turn-2 check=Night?" },
  { "turn", "source", BY_LINE, "turn-2 source=online" },
  { "unit", "id", BY_TABLE, "hood-4", ADJ_UNIT_ID },
  { "unit", "name", BY_TABLE, "Hood's Own", ADJ_UNIT_NAME },
  { "unit", "side", BY_TABLE, "confederate", ADJ_UNIT_SIDE },
  { "unit", "arm", BY_TABLE, "cavalry", ADJ_UNIT_ARM },
  { "unit", "size", BY_TABLE, "brigade", ADJ_UNIT_SIZE },
  { "unit", "strength", BY_TABLE, "31", ADJ_UNIT_STRENGTH },
  { "unit", "reduced", BY_TABLE, "17", ADJ_UNIT_REDUCED },
  { "unit", "movement", BY_TABLE, "13/2", ADJ_UNIT_MOVEMENT },
  { "unit", "hex", BY_TABLE, "0203", ADJ_UNIT_HEX },
  { "unit", "turn", BY_TABLE, "4", ADJ_UNIT_TURN },
  { "unit", "entry", BY_TABLE, "0101 0102", ADJ_UNIT_ENTRIES },
  { "unit", "still", BY_TABLE, "3", ADJ_UNIT_STILL },
  { "unit", "group", BY_TABLE, "Longstreet's", ADJ_UNIT_GROUP },
  { "unit", "check", BY_LINE, "2/v check=See the counter" },
  { "unit", "source", BY_LINE, "2/v source=encyclopedia" },
  { "exit", "hexes", BY_FORM, "hexes" },
  { "exit", "cost", BY_FORM, "cost" },
  { "exit", "side", BY_FORM, "only-side" },
  { "exit", "arm", BY_FORM, "arm" },
  { "exit", "check", BY_LINE, "exit 1 hexes=0101 cost=1 check=At any turn?" },
  { "exit", "source", BY_LINE, "exit 1 hexes=0101 cost=1 source=online" },
  { "holds", "side", BY_FORM, "side" },
  { "holds", "hexes", BY_FORM, "hexes" },
  { "holds", "check", BY_LINE, "holds 1 side=union hexes=0101 check=At first?" },
  { "holds", "source", BY_LINE, "holds 1 side=union hexes=0101 source=online" },
  { "award", "id", BY_LINE, "award tavern title=a side=union kind=held points=1 hexes=0101" },
  { "award", "title", BY_FORM, "title" },
  { "award", "side", BY_FORM, "side" },
  { "award", "kind", BY_FORM, "kind" },
  { "award", "points", BY_FORM, "points" },
  { "award", "per", BY_FORM, "per" },
  { "award", "hexes", BY_FORM, "hexes" },
  { "award", "unit", BY_FORM, "unit" },
  { "award", "arm", BY_FORM, "arm" },
  { "award", "row", BY_FORM, "row" },
  { "award", "check", BY_LINE, "union-eliminated check=Each point?" },
  { "award", "source", BY_LINE, "union-eliminated source=online encyclopedia" },
  { "trace", "to", BY_FORM, "way-to" },
  { "trace", "from", BY_FORM, "way-from" },
  { "trace", "along", BY_FORM, "way-along" },
  { "trace", "within", BY_FORM, "way-within" },
  { "level", "side", BY_FORM, "side" },
  { "level", "name", BY_FORM, "name" },
  { "level", "measure", BY_FORM, "measure" },
  { "level", "least", BY_FORM, "figure" },
  { "level", "above", BY_FORM, "bound" },
  { "level", "holds", BY_FORM, "holds" },
  { "level", "check", BY_LINE, "level-1 check=More than?" },
  { "level", "source", BY_LINE, "level-1 source=online encyclopedia" },
  { "command", "side", BY_PAGE, "turns/Union command" },
  { "command", "from", BY_PAGE, "turns/Confederate command" },
  { "command", "to", BY_PAGE, "turns/Confederate command" },
  { "command", "level", BY_PAGE, "turns/Union command" },
  { "command", "restricts", BY_LINE, "command 1 side=union from=1 level=2 restricts=yes" },
  { "command", "check", BY_LINE, "command 1 side=union from=1 level=2 check=Two?" },
  { "command", "source", BY_LINE, "command 1 side=union from=1 level=2 source=online" },
  { "commander", "side", BY_FORM, "side" },
  { "commander", "initiative", BY_FORM, "initiative" },
  { "commander", "check", BY_LINE, "commander 1 side=union initiative=3 check=Four?" },
  { "commander", "source", BY_LINE, "commander 1 side=union initiative=3 source=online" },
  { "limit", "side", BY_FORM, "side" },
  { "limit", "from", BY_FORM, "from" },
  { "limit", "to", BY_FORM, "to" },
  { "limit", "units", BY_FORM, "units" },
  { "limit", "lifted-by-crossing", BY_FORM, "lifted-by" },
  { "limit", "check", BY_LINE, "limit-1 check=Each turn?" },
  { "limit", "source", BY_LINE, "limit-1 source=encyclopedia" },
  { "special", "title", BY_FORM, "rule" },
  { "special", NULL, BY_FORM, "text" },
  { "special", "check", BY_LINE, "special-1 check=All of it?" },
  { "special", "source", BY_LINE, "special-1 source=online encyclopedia" },
  { "unknown", "what", BY_PAGE, "gaps/Something else is missing" },
  { "unknown", NULL, BY_PAGE, "gaps/Something else is missing" },
};

/* By the elements that have a form. */
static const struct
{
  const char *element;
  AdjClause clause;
  const char *page;
} forms[] = {
  { "award", ADJ_CLAUSE_AWARD, "victory" }, { "trace", ADJ_CLAUSE_AWARD, "victory" },
  { "level", ADJ_CLAUSE_LEVEL, "victory" }, { "holds", ADJ_CLAUSE_HOLDING, "victory" },
  { "exit", ADJ_CLAUSE_EXIT, "victory" },   { "special", ADJ_CLAUSE_SPECIAL, "rules" },
  { "limit", ADJ_CLAUSE_LIMIT, "rules" },   { "commander", ADJ_CLAUSE_COMMANDER, "rules" },
};

typedef struct
{
  AdjWindow *first;
  AdjChartsWindow *charts;
  AdjDraft *draft;
} Stage;

static Stage
open_charts (void)
{
  AdjWindow *first = stage_open ();
  AdjChartsWindow *charts = desk_work_open_charts (first, "hooker-and-lee.scenario.xml");

  return (Stage){ first, charts, desk_work_draft (charts) };
}

/* ---- The list ---- */

static guint
count_places (const char *element, const char *attribute)
{
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    n +=
        g_str_equal (places[i].element, element) && g_strcmp0 (places[i].attribute, attribute) == 0;
  g_test_message ("%s %s", element, attribute != NULL ? attribute : "text");
  g_assert_cmpuint (n, ==, 1);
  return n;
}

/* The list comes from the format's own table: a field that is new has no place yet, and one that is
 * gone has one too many. */
static void
test_each_has_a_place (void)
{
  guint n = 0;

  for (const AdjXmlElement *row = adj_scenario_format.elements; row->name != NULL; row++)
    {
      n += row->text_max > 0 ? count_places (row->name, NULL) : 0;
      for (const AdjXmlAttribute *rule = row->attributes; rule != NULL && rule->name != NULL;
           rule++)
        n += count_places (row->name, rule->name);
    }
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (places));
}

/* ---- The line ---- */

static void
type_line (const Stage *stage, const char *text)
{
  GtkEditable *line =
      stage_find (stage_find (stage->charts, ADJ_TYPE_CHARTS_DRAWING), GTK_TYPE_ENTRY);

  gtk_editable_set_text (line, text);
  g_signal_emit_by_name (line, "activate");
  stage_settle ();
  g_assert_cmpstr (gtk_editable_get_text (line), ==, "");
  g_assert_true (adj_draft_may_undo (stage->draft));
}

static void
assert_line (const Stage *stage, const Place *place)
{
  type_line (stage, place->what);
  desk_work_undo (stage->charts);
}

/* ---- The table ---- */

/* Typed, and then emptied where it may be. */
static void
assert_column (const Stage *stage, const Place *place)
{
  AdjFigureTable *table =
      stage_find (desk_work_show (stage->charts, "units"), ADJ_TYPE_FIGURE_TABLE);
  gboolean needed = adj_draft_find_attribute ("unit", place->attribute)->required;
  g_autofree char *typed = NULL;
  g_autofree char *emptied = NULL;

  /* A unit that is set up does not arrive as well. */
  type_line (stage, "2/v hex=");
  desk_work_type (table, 0, place->column, place->what);
  typed = adj_unit_field (adj_draft_get_scenario (stage->draft), 0, place->attribute);
  g_assert_cmpstr (typed, ==, place->what);
  desk_work_type (table, 0, place->column, "");
  emptied = adj_unit_field (adj_draft_get_scenario (stage->draft), 0, place->attribute);
  g_assert_cmpstr (emptied, ==, needed ? place->what : "");
  adj_figure_table_restore (table);
  while (adj_draft_may_undo (stage->draft))
    desk_work_undo (stage->charts);
}

/* ---- The forms ---- */

/* What an award asks for is a matter of its kind. */
static void
choose_kind (const Stage *stage, GtkWidget *page, const AdjClauseField *field)
{
  guint n;
  const AdjClauseField *kind = adj_clause_fields (ADJ_CLAUSE_AWARD, &n);
  g_auto (GStrv) ids = NULL;
  g_auto (GStrv) names = NULL;

  g_assert_true (
      adj_words_clause_choices (adj_draft_get_scenario (stage->draft), kind, &ids, &names));
  form_work_choose (page, adj_words_clause_field (kind), names[g_bit_nth_lsf (field->asked, -1)]);
}

static void
assert_form (const Stage *stage, const Place *place)
{
  guint form = 0;
  guint n;
  const AdjClauseField *field;
  AdjFormField *shown;
  GtkWidget *page;
  g_autofree char *add = NULL;

  while (!g_str_equal (forms[form].element, place->element))
    g_assert_cmpuint (++form, <, G_N_ELEMENTS (forms));
  field = &adj_clause_fields (forms[form].clause,
                              &n)[adj_clause_find_field (forms[form].clause, place->what)];
  page = desk_work_show (stage->charts, forms[form].page);
  add = g_strdup_printf ("+ %s", adj_words_clause_add (forms[form].clause));
  form_work_pick (page, add);
  if (forms[form].clause == ADJ_CLAUSE_AWARD)
    choose_kind (stage, page, field);
  shown = form_work_find (page, adj_words_clause_field (field));
  g_assert_nonnull (shown);
  g_assert_true (gtk_widget_grab_focus (adj_form_field_get_control (shown)));
}

/* ---- The pages ---- */

/* Shown or spoken: a control is called so. */
static gboolean
is_called (GtkWidget *widget, const char *name)
{
  g_autofree char *otherwise = gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name);

  if (gtk_widget_get_mapped (widget) && otherwise == NULL)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (is_called (child, name))
      return TRUE;
  return FALSE;
}

static void
assert_control (const Stage *stage, const Place *place)
{
  g_auto (GStrv) parts = g_strsplit (place->what, "/", 2);
  GtkWidget *page = desk_work_show (stage->charts, parts[0]);

  g_assert_true (is_called (page, parts[1]) || stage_find_saying (page, parts[1]) != NULL);
}

static void
test_way (gconstpointer data)
{
  static void (*const assertions[BY_ITSELF]) (const Stage *stage, const Place *place) = {
    [BY_TABLE] = assert_column,
    [BY_FORM] = assert_form,
    [BY_PAGE] = assert_control,
    [BY_LINE] = assert_line,
  };
  Way way = (Way) GPOINTER_TO_INT (data);
  Stage stage = open_charts ();

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    if (places[i].way == way)
      {
        g_test_message ("%s %s: %s", places[i].element,
                        places[i].attribute != NULL ? places[i].attribute : "text", places[i].what);
        assertions[way](&stage, &places[i]);
      }
  desk_work_close (stage.charts, stage.first);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  g_test_add_func ("/app/charts-fields/each-has-a-place", test_each_has_a_place);
  g_test_add_data_func ("/app/charts-fields/table", GINT_TO_POINTER (BY_TABLE), test_way);
  g_test_add_data_func ("/app/charts-fields/form", GINT_TO_POINTER (BY_FORM), test_way);
  g_test_add_data_func ("/app/charts-fields/page", GINT_TO_POINTER (BY_PAGE), test_way);
  g_test_add_data_func ("/app/charts-fields/line", GINT_TO_POINTER (BY_LINE), test_way);
  return g_test_run ();
}
