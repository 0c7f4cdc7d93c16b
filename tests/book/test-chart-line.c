/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "book/chart-line.h"
#include "book/figure.h"
#include "books.h"
#include "chart-work.h"

/* A battle's charts typed as lines. */

/* ---- What is typed ---- */

static void
test_map (void)
{
  g_autoptr (AdjDraft) draft = small_draft ();

  chart (draft, "0101 0103, 0105 terrain=forest");
  chart_has (draft, "<hex id=\"0103\" terrain=\"forest\" source=\"charts\"/>");
  chart (draft, "0101 0103 rough");
  chart_has (draft, "<hex id=\"0103\" terrain=\"rough\" source=\"charts\"/>");
  chart (draft, "road 0101 0102 0103");
  chart_has (draft, "<hexside between=\"0101 0102\" has=\"road\" source=\"charts\"/>");
  chart (draft, "no road 0102 0103");
  chart_has_not (draft, "<hexside between=\"0102 0103\"");
  chart (draft, "creek 0101-0102 0102-0202");
  chart_has (draft, "between=\"0101 0102\" has=\"road creek\"");
  chart_has (draft, "between=\"0102 0202\" has=\"creek\"");
  chart (draft, "ford 0102-0202");
  chart_has (draft, "between=\"0102 0202\" has=\"creek ford\"");
  chart (draft, "0102-0202 side=nothing");
  chart_has_not (draft, "between=\"0102 0202\"");
  chart (draft, "0303-0403 name=Burnside's Bridge");
  chart_has (draft, "name=\"Burnside's Bridge\"");
  chart (draft, "0302 terrain=clear name=Dunker Church drawn=town");
  chart_has (draft, "<hex id=\"0302\" name=\"Dunker Church\" drawn=\"town\" source=\"charts\"/>");
  chart (draft, "rest terrain=clear");
  chart_has (draft, "<hex id=\"0604\" source=\"charts\"/>");
  chart (draft, "off 0602");
  chart_has_not (draft, "id=\"0602\"");
  chart_has_not (draft, "default-terrain");
}

static void
test_units (void)
{
  g_autoptr (AdjDraft) draft = small_draft ();

  chart (draft, "unit Hood side=confederate arm=infantry strength=4 hex=0605");
  chart_has (draft, "<unit id=\"hood\" name=\"Hood\" side=\"confederate\" arm=\"infantry\" "
                    "strength=\"4\" hex=\"0605\" source=\"charts\"/>");
  chart (draft, "hood strength=5 name=Hood's Old group=Longstreet's Wing");
  chart_has (draft, "name=\"Hood's Old\" side=\"confederate\" arm=\"infantry\" strength=\"5\" "
                    "hex=\"0605\" group=\"Longstreet's Wing\"");
  g_assert_true (adj_draft_undo (draft));
  chart_has (draft, "name=\"Hood\" side=\"confederate\" arm=\"infantry\" strength=\"4\"");
  chart (draft, "hood id=hood-4");
  chart_has (draft, "<unit id=\"hood-4\" name=\"Hood\"");
  chart (draft, "remove unit hood-4");
  chart_has_not (draft, "hood");
}

/* The award is about the train: neither its id nor the unit itself can go. */
static void
test_named_units (void)
{
  g_autoptr (AdjDraft) draft = small_draft ();

  g_assert_false (adj_draft_chart (draft, "union-train id=wagons"));
  g_assert_nonnull (strstr (adj_draft_get_refusal (draft), "union-train"));
  g_assert_false (adj_draft_chart (draft, "remove unit union-train"));
}

static void
test_terms (void)
{
  g_autoptr (AdjDraft) draft = small_draft ();

  chart (draft, "turn-5 night=yes label=Dusk");
  chart_has (draft, "<turn number=\"5\" night=\"yes\" label=\"Dusk\" source=\"charts\"/>");
  chart (draft, "turn 9 label=Dawn");
  chart_has (draft, "<turn number=\"9\" label=\"Dawn\"");
  chart (draft, "turns 8");
  chart_has_not (draft, "<turn number=\"9\"");
  chart (draft, "union-3 level=4");
  chart_has (draft, "side=\"union\" from=\"3\" to=\"3\" level=\"4\"");
  chart (draft, "award mill title=The mill side=union kind=held points=5 hexes=0203");
  chart_has (draft, "<award id=\"mill\" title=\"The mill\" side=\"union\" kind=\"held\" "
                    "points=\"5\" hexes=\"0203\" source=\"charts\"/>");
  chart (draft, "mill points=7");
  chart_has (draft, "kind=\"held\" points=\"7\"");
  chart (draft, "unknown 3 what=victory text=What the \"bridge\" is worth.");
  chart_has (draft, "<unknown what=\"victory\">What the bridge is worth.</unknown>");
  chart (draft, "remove unknown 3");
  chart_has_not (draft, "worth");
  chart (draft, "special-1 title=The mill text=\"Bread = bread.\"");
  chart_has (draft, ">Bread = bread.</special>");
}

static void
test_compare (void)
{
  g_autoptr (AdjDraft) draft = small_draft ();

  chart (draft, "compare 0204 0305 jones turn-4 special-1");
  chart_has (draft, "<hex id=\"0204\" terrain=\"rough\" source=\"charts\"/>");
  chart_has (draft, "<hexside between=\"0305 0404\" has=\"trail creek ford\" source=\"charts\"/>");
  chart_has (draft, "arm=\"infantry\" source=\"charts\"/>");
  chart_has (draft, "<turn number=\"4\" night=\"yes\" label=\"Night\" source=\"charts\"/>");
  chart_has (draft, "<special title=\"The miller\" source=\"charts\">");
  g_assert_true (adj_draft_undo (draft));
  g_assert_false (adj_draft_may_undo (draft));
}

/* Each line is refused with such words, and changes nothing. */
static void
assert_refused (const char *const lines[][2], guint n)
{
  g_autoptr (AdjDraft) draft = small_draft ();
  g_autofree char *before = g_strdup (adj_draft_get_text (draft, NULL));

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *line = g_strescape (lines[i][0], NULL);

      g_test_message ("%s", line);
      g_assert_false (adj_draft_chart (draft, lines[i][0]));
      g_test_message ("%s", adj_draft_get_refusal (draft));
      g_assert_nonnull (strstr (adj_draft_get_refusal (draft), lines[i][1]));
      g_assert_cmpstr (adj_draft_get_text (draft, NULL), ==, before);
    }
}

static void
test_refused (void)
{
  static const char *const lines[][2] = {
    { "", "0412" },
    { "   ", "0412" },
    { "0101 terrain=forrest", "forrest" },
    { "0101 0102", "Type hexes" },
    { "0101 0102 terrain=", "''" },
    { "0101 0102 strength=4", "terrain" },
    { "0101 strength=4", "strength" },
    { "0101-0102 strength=4", "strength" },
    { "0101-0103 side=road", "touch" },
    { "0909 terrain=clear", "0909" },
    { "road", "two hexes" },
    { "road 0101", "two hexes" },
    { "road 0101 smith", "four digits" },
    { "no creek 0101 0102-0103", "four digits" },
    { "creek 0604-0704", "hex 0704 is not on the map" }, /* across the edge */
    { "0604-0704 side=creek", "hex 0704 is not on the map" },
    { "road 0504 0604 0704", "hex 0704 is not on the map" },
    { "0604-0704 name=Ford", "Nothing lies there" },
    { "off 0909", "0909" },
    { "off smith", "four digits" },
    { "rest", "terrain" },
    { "rest terrain=qqq", "qqq" },
    { "smith strength=many", "strength" },
    { "smith colour=blue", "colour" },
    { "smith hex=0102 turn=3", "smith" },
    { "unit hex=0102", "which one" },
    { "unit hood side=union", "arm" },
    { "unit 0101 side=union arm=infantry", "0101" },
    { "level 9 name=Ninth", "6" },
    { "compare", "which one" },
    { "compare 0604", "0604" },
    { "compare nobody", "nobody" },
    { "remove battle", "battle" },
    { "remove unit nobody", "nobody" },
    { "remove level 6", "6" },
    { "turns many", "60" },
    { "smih strength=4", "smih" },
    { "restt terrain=clear", "rest" },
    { "unknown 1 text= what=map", "Without its text" },
    { "battle title=", "title" },
    { "battle ruleset=blue-and-gray", "blue-and-gray" },
    { "\xff terrain=clear", "not text" },
  };

  assert_refused (lines, G_N_ELEMENTS (lines));
}

/* Words and keys that nobody would read are not answered as if they had been. */
static void
test_unread (void)
{
  static const char *const lines[][2] = {
    { "off", "four digits" },
    { "off 0101 terrain=forest", "“terrain” says" },
    { "road 0101 0102 name=Mill Road", "“name” says" },
    { "no road 0101 0102 terrain=clear", "“terrain” says" },
    { "rest 0101 terrain=clear", "“0101” says" },
    { "compare 0412 strength=4", "“strength” says" },
    { "remove unit smith hood", "“hood” says" },
    { "remove unit smith strength=4", "“strength” says" },
    { "turns 12 13", "“13” says" },
    { "turns 12 night=yes", "“night” says" },
    { "map 2 columns=9", "“2” says" },
    { "unit smith hood strength=4", "“hood” says" },
    { "union Confederate name=Feds", "“Confederate” says" },
    { "turn-4 turn-5 night=yes", "“turn-5” says" },
    { "turn-19 night=yes", "no turn 19 yet; the next that can be added is" },
    { "level 9 points=3", "no level 9 yet; the next that can be added is" },
    { "turn-dawn night=yes", "A whole number from 1 to" },
    { "union-3 union-4 level=2", "“union-4” says" },
    { "0105 drawn=castle", "castle" },
    { "0105 name=Ridge drawn=castle", "castle" },
    { "0105 slope=maybe", "neither yes nor no" },
  };

  assert_refused (lines, G_N_ELEMENTS (lines));
}

/* ---- Every figure that a game corrects ---- */

/* By AdjFigureKey: what is typed, so that it is another than what is printed. */
static const char *const typed_figures[ADJ_N_FIGURES] = {
  [ADJ_FIGURE_NAME] = "Renamed",  [ADJ_FIGURE_STRENGTH] = "9",   [ADJ_FIGURE_REDUCED] = "2",
  [ADJ_FIGURE_MOVEMENT] = "5",    [ADJ_FIGURE_SET_UP] = "0401",  [ADJ_FIGURE_TURN] = "7",
  [ADJ_FIGURE_TERRAIN] = "rough", [ADJ_FIGURE_CALLED] = "Ridge", [ADJ_FIGURE_SIDE] = "trail",
  [ADJ_FIGURE_POINTS] = "44",     [ADJ_FIGURE_NIGHT] = "yes",    [ADJ_FIGURE_LABEL] = "Dusk",
  [ADJ_FIGURE_LEVEL] = "7",       [ADJ_FIGURE_LIMIT] = "8",      [ADJ_FIGURE_LEAST] = "13/2",
  [ADJ_FIGURE_ABOVE] = "11/2",
};

/* "SUBJECT KEY=VALUE", as "book" takes it in a game, changes the same figure in the charts. */
static void
assert_figure (const AdjFigure *figure)
{
  g_autoptr (AdjDraft) draft = small_draft ();
  g_autofree char *subject = adj_figure_subject (adj_draft_get_scenario (draft), figure);
  g_autofree char *line = g_strdup_printf ("%s %s=%s", subject, adj_figure_keys[figure->key],
                                           typed_figures[figure->key]);
  g_autofree char *value = NULL;

  g_test_message ("%s", line);
  if (figure->key == ADJ_FIGURE_SET_UP || figure->key == ADJ_FIGURE_TURN)
    { /* a unit is set up or due, not both */
      g_autofree char *free_it = g_strdup_printf ("%s hex= turn= entry=", subject);

      g_assert_true (adj_draft_chart (draft, free_it));
    }
  g_assert_true (adj_draft_chart (draft, line));
  value = adj_figure_get (adj_draft_get_scenario (draft), figure);
  g_assert_cmpstr (value, ==, typed_figures[figure->key]);
}

static void
test_figures (void)
{
  g_autoptr (AdjBook) book = small_book ();
  int smith = adj_scenario_unit (book->scenario, "smith");
  gboolean met[ADJ_N_FIGURES] = { FALSE };
  AdjFigure all[4 * ADJ_MAX_FIGURES];
  guint n = adj_figures_of_unit (book->scenario, smith, all);

  n += adj_figures_of_hex (book->scenario, 403, all + n);
  n += adj_figures_of_turn (book->scenario, 6, all + n);
  n += adj_figures_of_victory (book->scenario, all + n);
  for (guint i = 0; i < n; i++)
    {
      met[all[i].key] = TRUE;
      assert_figure (&all[i]);
    }
  for (guint key = 0; key < ADJ_N_FIGURES; key++)
    {
      g_test_message ("%s", adj_figure_keys[key]);
      g_assert_true (met[key]);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/chart-line/map", test_map);
  g_test_add_func ("/chart-line/units", test_units);
  g_test_add_func ("/chart-line/named-units", test_named_units);
  g_test_add_func ("/chart-line/terms", test_terms);
  g_test_add_func ("/chart-line/compare", test_compare);
  g_test_add_func ("/chart-line/refused", test_refused);
  g_test_add_func ("/chart-line/unread", test_unread);
  g_test_add_func ("/chart-line/figures", test_figures);
  return g_test_run ();
}
