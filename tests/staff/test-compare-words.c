/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/compare-words.h"

#include <string.h>

#include "book/chart-line.h"
#include "book/library.h"
#include "book/scenario-form.h"
#include "staff/own-charts.h"

/* Who says that a row is as printed says it of all that the row has in the file: each field that is
 * compared is read out. The table goes over the format's own, so that a new one is not forgotten.
 */

typedef struct
{
  const char *element;
  const char *attribute; /* NULL: the text */
  const char *line;      /* types it */
  const char *subject;   /* of the row that it is read out in */
  const char *said;
} Field;

static const Field fields[] = {
  { "hex", "terrain", "0202 terrain=rough", "0202", ", Rough" },
  { "hex", "name", "0202 name=Old Orchard", "0202", "(Old Orchard)" },
  { "hex", "drawn", "0202 drawn=town", "0202", "houses" },
  { "hex", "level", "0202 level=3", "0202", "level 3" },
  { "hex", "slope", "0202 slope=yes", "0202", "slope" },
  { "hexside", "between", "0201-0202 side=trail", "0201", "south: Trail" },
  { "hexside", "has", "0201-0202 side=trail", "0202", "north: Trail" },
  { "hexside", "name", "0303-0403 name=Old Span", "0403", "(Old Span)" },
  { "turn", "number", "turn-7 label=Dusk", "turn-7", "Game-Turn 7" },
  { "turn", "night", "turn-7 night=yes", "turn-7", "Night: yes" },
  { "turn", "label", "turn-7 label=Dusk", "turn-7", "Dusk" },
  { "unit", "name", "smith name=Smythe", "smith", "Smythe" },
  { "unit", "side", "smith side=union", "smith", "Union · Smith" },
  { "unit", "arm", "smith arm=cavalry", "smith", "Smith, Cavalry" },
  { "unit", "size", "smith size=section", "smith", "Size: section" },
  { "unit", "strength", "smith strength=9", "smith", "\nStrength: 9" },
  { "unit", "reduced", "smith reduced=2", "smith", "Reduced strength: 2" },
  { "unit", "movement", "smith movement=5", "smith", "Movement allowance: 5" },
  { "unit", "hex", "smith hex=0505", "smith", "Set-up hex: 0505" },
  { "unit", "turn", "anderson-3 turn=7", "anderson-3", "Due on turn: 7" },
  { "unit", "entry", "anderson-3 entry=0605 0604", "anderson-3", "Enters by: 0605 0604" },
  { "unit", "still", "smith still=4", "smith", "Stays until turn: 4" },
  { "unit", "group", "smith group=Reserve", "smith", "Group: Reserve" },
  { "exit", "hexes", "exit-1 hexes=0102 0103", "exit-1", "0102 0103" },
  { "exit", "cost", "exit-1 cost=7/2", "exit-1", "7/2" },
  { "exit", "side", "exit-1 side=union", "exit-1", "Union" },
  { "exit", "arm", "exit-1 arm=cavalry", "exit-1", "Cavalry" },
  { "holds", "side", "holds-1 side=confederate", "holds-1", "Confederate" },
  { "holds", "hexes", "holds-1 hexes=0204 0205", "holds-1", "0204 0205" },
  { "award", "title", "union-losses title=Heads", "union-losses", "Heads" },
  { "award", "side", "union-losses side=confederate", "union-losses", "Confederate" },
  { "award", "kind", "union-losses kind=exited", "union-losses", "own units off the map" },
  { "award", "points", "union-losses points=44", "union-losses", "44" },
  { "award", "per", "union-losses per=unit", "union-losses", ": unit" },
  { "award", "hexes", "confederate-mill hexes=0204 0205", "confederate-mill", "0204 0205" },
  { "award", "unit", "confederate-train unit=i-artillery", "confederate-train", "i-artillery" },
  { "award", "arm", "union-losses arm=cavalry", "union-losses", "Cavalry" },
  { "award", "row", "union-losses row=BG 5.13", "union-losses", "BG 5.13" },
  { "trace", "along", "confederate-raid along=trail", "confederate-raid", "Trail" },
  { "trace", "from", "confederate-raid from=0105", "confederate-raid", "0105" },
  { "trace", "to", "confederate-raid to=0605", "confederate-raid", "0605" },
  { "trace", "within", "confederate-cut-off within=8", "confederate-cut-off", "8" },
  { "level", "side", "level-1 side=confederate", "level-1", "Confederate" },
  { "level", "name", "level-1 name=Crushing", "level-1", "Crushing" },
  { "level", "measure", "level-1 measure=margin", "level-1", "less the enemy's" },
  { "level", "least", "level-1 least=13/2", "level-1", "13/2" },
  { "level", "above", "level-1 above=11/2 least=", "level-1", "more than" },
  { "level", "holds", "level-1 holds=0204", "level-1", "0204" },
  { "command", "side", "command-1 side=confederate", "command-1", "Confederate" },
  { "command", "from", "command-1 from=2", "command-1", "2" },
  { "command", "to", "command-1 to=7", "command-1", "7" },
  { "command", "level", "command-1 level=9", "command-1", ": 9" },
  { "command", "restricts", "command-2 restricts=yes", "command-2", "forbid to move" },
  { "commander", "side", "commander-1 side=union", "commander-1", "Union" },
  { "commander", "initiative", "commander-1 initiative=77", "commander-1", "77" },
  { "limit", "side", "limit-1 side=confederate", "limit-1", "Confederate" },
  { "limit", "from", "limit-2 from=4", "limit-2", ": 4" },
  { "limit", "to", "limit-2 to=7", "limit-2", "7" },
  { "limit", "units", "limit-1 units=33", "limit-1", "33" },
  { "limit", "lifted-by-crossing", "limit-1 lifted-by-crossing=trail", "limit-1", "Trail" },
  { "special", "title", "special-1 title=The well", "special-1", "The well" },
  { "special", NULL, "special-1 text=It is dry.", "special-1", "It is dry." },
};

/* What no print has: a name for orders, and what is said of the figure, not by it. */
static const char *const unprinted[] = { "id", "check", "source", NULL };

static AdjDraft *
new_draft (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "..", "book", "small.scenario.xml", NULL);
  g_autoptr (AdjLoaded) loaded = adj_library_load (path);

  g_assert_nonnull (loaded->book);
  return adj_draft_new (loaded->book->scenario);
}

/* By rules that have heights, which those of the small battle have not. */
static AdjDraft *
new_high_draft (void)
{
  g_autoptr (AdjOwnCharts) charts = adj_own_charts_begin ("/charts/corinth.scenario.xml", "corinth",
                                                          "Corinth", "blue-and-grey-revised");

  g_assert_nonnull (charts->draft);
  return g_steal_pointer (&charts->draft);
}

static char *
read_out (const AdjDraft *draft, const char *subject)
{
  AdjCompareRow row;

  g_assert_true (adj_compare_find (adj_draft_get_scenario (draft), subject, &row));
  return adj_compare_say (adj_draft_get_book (draft), &row);
}

static void
assert_said (gconstpointer data)
{
  const Field *field = data;
  gboolean high =
      strstr (field->line, "0202 level=") != NULL || strstr (field->line, "slope=") != NULL;
  g_autoptr (AdjDraft) draft = high ? new_high_draft () : new_draft ();
  g_autofree char *before = read_out (draft, field->subject);
  g_autofree char *text = NULL;

  g_assert_true (adj_draft_chart (draft, field->line));
  text = read_out (draft, field->subject);
  g_test_message ("%s", text);
  g_assert_nonnull (strstr (text, field->said));
  if (!g_str_equal (field->element, "turn") || !g_str_equal (field->attribute, "number"))
    g_assert_cmpstr (text, !=, before);
}

static gboolean
is_compared (const char *element)
{
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    if (g_str_equal (fields[i].element, element))
      return TRUE;
  return FALSE;
}

static void
assert_in_table (const char *element, const char *attribute)
{
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    if (g_str_equal (fields[i].element, element) && g_strcmp0 (fields[i].attribute, attribute) == 0)
      return;
  g_test_message ("no row of the table compares %s %s", element, attribute);
  g_assert_not_reached ();
}

static void
test_all (void)
{
  for (const AdjXmlElement *element = adj_scenario_format.elements; element->name != NULL;
       element++)
    if (is_compared (element->name))
      {
        for (const AdjXmlAttribute *attribute = element->attributes; attribute->name != NULL;
             attribute++)
          if (!g_strv_contains (unprinted, attribute->name))
            assert_in_table (element->name, attribute->name);
        if (element->text_max > 0)
          assert_in_table (element->name, NULL);
      }
}

/* Confirming a hex takes the check marks of its sides away: they are told too. */
static void
test_checks (void)
{
  g_autoptr (AdjDraft) draft = new_draft ();
  AdjCompareRow row;
  g_autofree char *both = NULL;
  g_autofree char *none = NULL;

  g_assert_true (adj_draft_chart (draft, "0305 check=Is it clear?"));
  g_assert_true (adj_compare_find (adj_draft_get_scenario (draft), "0305", &row));
  both = adj_compare_say_check (adj_draft_get_scenario (draft), &row);
  g_assert_cmpstr (both, ==, "Is it clear?\nThe letter has no ford here.");
  g_assert_true (adj_compare_find (adj_draft_get_scenario (draft), "smith", &row));
  none = adj_compare_say_check (adj_draft_get_scenario (draft), &row);
  g_assert_null (none);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/compare-words/all", test_all);
  g_test_add_func ("/compare-words/checks", test_checks);
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      g_autofree char *path =
          g_strdup_printf ("/compare-words/%s-%s", fields[i].element,
                           fields[i].attribute != NULL ? fields[i].attribute : "text");

      g_test_add_data_func (path, &fields[i], assert_said);
    }
  return g_test_run ();
}
