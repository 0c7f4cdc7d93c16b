/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/clauses.h"
#include "book/draft-fields.h"
#include "book/draft-frame.h"
#include "book/draft-strokes.h"
#include "book/scenario-form.h"
#include "books.h"
#include "desk/xml-edit.h"

/* Later corrections of the battle that charts were begun from. */

/* The same battle as it comes with a later program. */
static AdjScenario *
later (const AdjDraft *draft, const AdjXmlEdit *edits, guint n)
{
  g_autoptr (AdjProblems) problems = adj_problems_new ("later");
  g_autofree char *text = adj_xml_edit (adj_draft_get_text (draft, NULL), edits, n);
  AdjScenario *frame;

  g_assert_nonnull (text);
  frame = adj_scenario_parse (text, strlen (text), adj_draft_get_book (draft)->ruleset, problems);
  g_assert_nonnull (frame);
  return frame;
}

static const AdjUnit *
unit_of (const AdjDraft *draft, const char *id)
{
  const AdjScenario *scenario = adj_draft_get_scenario (draft);

  return &scenario->units[adj_scenario_unit (scenario, id)];
}

#define SMITH 6      /* among the units */
#define HEX_0204 3   /* among the hexes that are listed */
#define SIDE_0305 9  /* between 0305 and 0404, among the hexsides */
#define MILL 3       /* among the awards */
#define NEW_SOURCE 2 /* behind the last */

static const AdjXmlEdit corrections[] = {
  { "source", NEW_SOURCE, NULL, "id", "roster" },
  { "source", NEW_SOURCE, NULL, NULL, "A roster found since." },
  { "unit", SMITH, NULL, "strength", "7" },
  { "unit", SMITH, NULL, "source", "letter roster" },
  { "hex", HEX_0204, NULL, "terrain", "forest-rough" },
  { "hexside", SIDE_0305, NULL, "has", "creek trail" },
  { "turn", 3, NULL, "label", "Dusk" },
  { "award", MILL, NULL, "points", "6" },
};

/* As one change, with what is known of each. */
static void
test_taken (void)
{
  g_autoptr (AdjDraft) draft = small_draft ();
  g_autofree char *before = g_strdup (adj_draft_get_text (draft, NULL));
  g_autoptr (AdjScenario) frame = later (draft, corrections, G_N_ELEMENTS (corrections));
  const AdjScenario *scenario;
  gsize length;

  g_assert_cmpuint (adj_draft_count_later (draft, adj_draft_get_scenario (draft)), ==, 0);
  g_assert_cmpuint (adj_draft_count_later (draft, frame), ==, 5);
  g_assert_true (adj_draft_take_later (draft, frame));
  scenario = adj_draft_get_scenario (draft);
  g_assert_cmpint (unit_of (draft, "smith")->strength, ==, 7);
  g_assert_cmpstr (unit_of (draft, "smith")->marks.source, ==, "letter roster");
  g_assert_cmpstr (g_array_index (scenario->sources, AdjSource, NEW_SOURCE).text, ==,
                   "A roster found since.");
  g_assert_cmpint (adj_scenario_hex (scenario, 204)->terrain, ==,
                   adj_ruleset_terrain (scenario->ruleset, "forest-rough"));
  g_assert_cmpstr (scenario->turns[3].label, ==, "Dusk");
  g_assert_cmpint (g_array_index (scenario->awards, AdjAward, MILL).points, ==, 6);
  g_assert_cmpuint (adj_draft_count_later (draft, frame), ==, 0);
  g_assert_true (adj_draft_undo (draft));
  g_assert_cmpstr (adj_draft_get_text (draft, &length), ==, before);
  g_assert_cmpuint (adj_draft_count_later (draft, frame), ==, 5);
}

/* What the owner has typed stays, though it is another figure of the same element. */
static void
test_typed (void)
{
  g_autoptr (AdjDraft) draft = small_draft ();
  g_autoptr (AdjScenario) frame = later (draft, corrections, G_N_ELEMENTS (corrections));
  const AdjHexId hex = 204;

  g_assert_true (adj_draft_set_hex (draft, SMITH, 504));
  g_assert_true (adj_draft_stroke (
      draft, &hex, 1, adj_ruleset_terrain (adj_draft_get_book (draft)->ruleset, "clear")));
  g_assert_cmpuint (adj_draft_count_later (draft, frame), ==, 3);
  g_assert_true (adj_draft_take_later (draft, frame));
  g_assert_cmpint (unit_of (draft, "smith")->strength, ==, 6);
  g_assert_cmpint (adj_scenario_hex (adj_draft_get_scenario (draft), hex)->terrain, ==,
                   adj_ruleset_terrain (adj_draft_get_book (draft)->ruleset, "clear"));
}

/* A unit that the owner has taken away does not come back; of another grid nothing is known. */
static void
test_left (void)
{
  g_autoptr (AdjDraft) draft = small_draft ();
  g_autoptr (AdjScenario) frame = later (draft, corrections, G_N_ELEMENTS (corrections));
  AdjHexGrid grid = adj_draft_get_scenario (draft)->map.grid;

  g_assert_true (adj_draft_remove_unit (draft, SMITH));
  g_assert_cmpuint (adj_draft_count_later (draft, frame), ==, 4);
  grid.rows++;
  g_assert_true (adj_draft_set_grid (draft, &grid));
  g_assert_cmpuint (adj_draft_count_later (draft, frame), ==, 2); /* turn and award */
}

/* A correction of each element whose owner is known. */
static const AdjXmlEdit of_each[] = {
  { "hex", HEX_0204, NULL, "terrain", "forest-rough" },
  { "hexside", SIDE_0305, NULL, "has", "creek trail" },
  { "turn", 3, NULL, "night", NULL },
  { "unit", SMITH, NULL, "group", "Reserve" },
  { "exit", 1, NULL, "cost", "3" },
  { "holds", 0, NULL, "hexes", "0204 0205" },
  { "award", MILL, NULL, "title", "The Old Mill" },
  { "award", MILL, NULL, "hexes", "0203 0204" },
  { "award", 6, NULL, "unit", "smith" },
  { "award", 7, "trace", "within", "5" },
  { "award", 5, "trace", "along", "trail" },
  { "level", 0, NULL, "name", "crushing" },
  { "level", 2, NULL, "above", "3/2" },
  { "command", 0, NULL, "restricts", NULL },
  { "command", 1, NULL, "level", "4" },
  { "commander", 0, NULL, "initiative", "7" },
  { "limit", 1, NULL, "lifted-by-crossing", "road" },
  { "special", 0, NULL, "title", "The baker" },
  { "special", 0, NULL, NULL, "The bread was bad." },
};

/* Each by itself is told of and taken, so that the two are the same again. */
static void
assert_each_taken (gconstpointer data)
{
  const AdjXmlEdit *edit = data;
  g_autoptr (AdjDraft) draft = small_draft ();
  g_autoptr (AdjScenario) frame = later (draft, edit, 1);
  g_autofree char *text = adj_scenario_write (frame, &(gsize){ 0 });

  g_assert_cmpuint (adj_draft_count_later (draft, frame), ==, 1);
  g_assert_true (adj_draft_take_later (draft, frame));
  g_assert_cmpstr (adj_draft_get_text (draft, NULL), ==, text);
  g_assert_cmpuint (adj_draft_count_later (draft, frame), ==, 0);
}

/* Who has said that it is as printed keeps it. */
static void
assert_each_left (gconstpointer data)
{
  const AdjXmlEdit *edit = data;
  g_autoptr (AdjDraft) draft = small_draft ();
  g_autoptr (AdjScenario) frame = later (draft, edit, 1);

  g_assert_true (adj_draft_confirm (draft, edit->element, edit->place));
  g_assert_cmpuint (adj_draft_count_later (draft, frame), ==, 0);
}

/* The list above forgets no element whose marks say who typed it. */
static void
test_elements (void)
{
  for (const AdjXmlElement *element = adj_scenario_format.elements; element->name != NULL;
       element++)
    {
      gboolean listed =
          g_str_equal (element->name, "scenario") || g_str_equal (element->name, "map");

      for (guint i = 0; i < G_N_ELEMENTS (of_each); i++)
        listed = listed || g_str_equal (of_each[i].element, element->name);
      g_test_message ("%s", element->name);
      g_assert_true (listed || adj_draft_find_attribute (element->name, "check") == NULL);
    }
}

/* Degrees of victory in another order are the owner's, and no correction. */
static void
test_moved (void)
{
  g_autoptr (AdjDraft) draft = small_draft ();
  g_autoptr (AdjScenario) frame = later (draft, NULL, 0);

  g_assert_true (adj_draft_raise_clause (draft, ADJ_CLAUSE_LEVEL, 1));
  g_assert_cmpuint (adj_draft_count_later (draft, frame), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/book/draft-frame/taken", test_taken);
  g_test_add_func ("/book/draft-frame/typed", test_typed);
  g_test_add_func ("/book/draft-frame/left", test_left);
  g_test_add_func ("/book/draft-frame/elements", test_elements);
  g_test_add_func ("/book/draft-frame/moved", test_moved);
  for (guint i = 0; i < G_N_ELEMENTS (of_each); i++)
    {
      const char *attribute = of_each[i].attribute != NULL ? of_each[i].attribute : "text";
      g_autofree char *taken =
          g_strdup_printf ("/book/draft-frame/taken/%s-%s-%u", of_each[i].element, attribute, i);
      g_autofree char *left =
          g_strdup_printf ("/book/draft-frame/left/%s-%s-%u", of_each[i].element, attribute, i);

      g_test_add_data_func (taken, &of_each[i], assert_each_taken);
      g_test_add_data_func (left, &of_each[i], assert_each_left);
    }
  return g_test_run ();
}
