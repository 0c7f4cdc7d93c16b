/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/scenario-form.h"
#include "books.h"
#include "chart-work.h"

/* Every field there is, typed as a line, changed and emptied. */

/* Of each attribute, and of each text, a line that types it, one that changes it, what the file
 * then has, and one that empties it: where nothing may be missing, the last is refused. */
typedef struct
{
  const char *element;
  const char *attribute; /* NULL: the text */
  const char *type;
  const char *change;
  const char *changed;
  const char *empty;
  gboolean needed;
} Field;

static const Field fields[] = {
  { "scenario", "id", "battle id=one", "battle id=two", " id=\"two\"", "battle id=", TRUE },
  { "scenario", "title", "battle title=One", "battle title=Two Days", "title=\"Two Days\"",
    "battle title=", TRUE },
  { "scenario", "date", "battle date=1 May 1863", "battle date=2 May 1863", "date=\"2 May 1863\"",
    "battle date=" },
  { "scenario", "first-player", "battle first-player=union", "battle first-player=confederate",
    "first-player=\"confederate\"", "battle first-player=" },
  { "scenario", "check", "battle check=All of it", "battle check=Some of it",
    "check=\"Some of it\"", "battle check=" },
  { "scenario", "source", "battle source=letter", "battle source=letter sketch",
    "first-player=\"union\" check=\"The whole battle is invented.\" source=\"letter sketch\"",
    "battle source=" },
  { "about", NULL, "battle about=One sentence.", "battle about=Two.", "<about>Two.</about>",
    "battle about=" },
  { "source", "id", "source map id=sheet text=x", "source diary text=A diary.",
    "<source id=\"diary\">A diary.</source>", "source diary id=", TRUE },
  { "source", NULL, "source map text=The map.", "source map text=The map sheet.",
    "<source id=\"map\">The map sheet.</source>", "source map text=" },
  { "side", "id", "union id=union", "side union id=union", "<side id=\"union\"",
    "union id=", TRUE },
  { "side", "name", "side union name=Federals", "union name=The Union", "name=\"The Union\"",
    "union name=", TRUE },
  { "side", "colour", "union colour=gray", "union colour=blue", "colour=\"blue\"",
    "union colour=", TRUE },
  { "map", "columns", "map columns=9", "map columns=8", "columns=\"8\"", "map columns=", TRUE },
  { "map", "rows", "map rows=9", "map rows=8", "rows=\"8\"", "map rows=", TRUE },
  { "map", "orientation", "map orientation=flat",
    "map orientation=flat compass=", "orientation=\"flat\"", "map orientation=", TRUE },
  { "map", "shifted", "map shifted=even", "map shifted=even", "shifted=\"even\"",
    "map shifted=", TRUE },
  { "map", "compass", "map compass=ne se s sw nw n", "map compass=n ne se s sw nw",
    "compass=\"n ne se s sw nw\"", "map compass=" },
  { "map", "default-terrain", "map default-terrain=forest", "map default-terrain=rough",
    "default-terrain=\"rough\"", "map default-terrain=", TRUE },
  { "map", "assumed", "map assumed=columns", "map assumed=rows", "assumed=\"rows\"",
    "map assumed=" },
  { "map", "check", "map check=a", "map check=b", "check=\"b\"", "map check=" },
  { "map", "source", "map source=sketch", "map source=letter", "source=\"letter\"", "map source=" },
  { "hex", "terrain", "0105 terrain=rough", "0105 terrain=forest",
    "<hex id=\"0105\" terrain=\"forest\"", "0105 terrain=", TRUE },
  { "hex", "name", "0105 name=Here", "0105 name=There", "name=\"There\"", "0105 name=" },
  { "hex", "drawn", "0105 drawn=town", "0105 drawn=town", "<hex id=\"0105\" drawn=\"town\"",
    "0105 drawn=" },
  { "hex", "level", "0105 level=2", "0105 slope=yes level=3",
    "<hex id=\"0105\" level=\"3\" slope=\"yes\"", "0105 level=" },
  { "hex", "slope", "0105 slope=yes", "0105 slope=yes", "<hex id=\"0105\" slope=\"yes\"",
    "0105 slope=" },
  { "hex", "check", "0105 check=a", "0105 check=b", "<hex id=\"0105\" check=\"b\"", "0105 check=" },
  { "hexside", "has", "0101-0102 side=road", "0101-0102 side=creek ford",
    "between=\"0101 0102\" has=\"creek ford\"", "0101-0102 side=" },
  { "hexside", "name", "0303-0403 name=a", "0303-0403 name=b", "name=\"b\"", "0303-0403 name=" },
  { "hexside", "check", "0303-0403 check=a", "0303-0403 check=bb", "check=\"bb\"",
    "0303-0403 check=" },
  { "turn", "number", "turn 9 label=a", "turn-9 number=9", "<turn number=\"9\"",
    "turn-9 number=", TRUE },
  { "turn", "night", "turn-5 night=yes", "turn-6 night=yes", "number=\"6\" night=\"yes\"",
    "turn-6 night=" },
  { "turn", "label", "turn-5 label=a", "turn-5 label=b", "label=\"b\"", "turn-5 label=" },
  { "turn", "check", "turn-5 check=a", "turn-5 check=b", "check=\"b\"", "turn-5 check=" },
  { "turn", "source", "turn-5 source=letter", "turn-5 source=sketch", "source=\"sketch\"",
    "turn-5 source=" },
  { "unit", "id", "unit hood side=union arm=infantry", "hood id=hood-2", "id=\"hood-2\"",
    "hood-2 id=", TRUE },
  { "unit", "name", "smith name=a", "smith name=b", "name=\"b\"", "smith name=", TRUE },
  { "unit", "side", "smith side=confederate", "jones side=union",
    "<unit id=\"jones\" name=\"Jones\" side=\"union\"", "jones side=", TRUE },
  { "unit", "arm", "smith arm=cavalry", "smith arm=artillery", "arm=\"artillery\"",
    "smith arm=", TRUE },
  { "unit", "size", "smith size=corps", "smith size=division", "size=\"division\"", "smith size=" },
  { "unit", "strength", "smith strength=11", "smith strength=12", "strength=\"12\"",
    "smith strength=" },
  { "unit", "reduced", "smith reduced=1", "smith reduced=2", "reduced=\"2\"", "smith reduced=" },
  { "unit", "movement", "smith movement=7", "smith movement=13/2", "movement=\"13/2\"",
    "smith movement=" },
  { "unit", "hex", "jones hex=0603", "jones hex=0605", "hex=\"0605\"", "jones hex=" },
  { "unit", "turn", "jones turn=3", "jones turn=7", "turn=\"7\"", "jones turn=" },
  { "unit", "entry", "jones entry=0101", "jones entry=0103 0104", "entry=\"0103 0104\"",
    "jones entry=" },
  { "unit", "still", "smith still=3", "smith still=5", "still=\"5\"", "smith still=" },
  { "unit", "group", "smith group=a", "smith group=b", "group=\"b\"", "smith group=" },
  { "unit", "check", "smith check=a", "smith check=b", "check=\"b\"", "smith check=" },
  { "unit", "source", "smith source=letter", "smith source=sketch letter",
    "hex=\"0503\" source=\"sketch letter\"", "smith source=" },
  { "exit", "hexes", "exit 3 hexes=0605 cost=1", "exit-3 hexes=0604", "<exit hexes=\"0604\"",
    "exit-3 hexes=", TRUE },
  { "exit", "cost", "exit-1 cost=2", "exit-1 cost=3/2", "cost=\"3/2\"", "exit-1 cost=", TRUE },
  { "exit", "side", "exit-1 side=union", "exit-1 side=confederate", "side=\"confederate\"",
    "exit-1 side=" },
  { "exit", "arm", "exit-1 arm=infantry", "exit-1 arm=train", "arm=\"train\"", "exit-1 arm=" },
  { "exit", "check", "exit-1 check=a", "exit-1 check=b", "check=\"b\"", "exit-1 check=" },
  { "exit", "source", "exit-1 source=sketch", "exit-1 source=letter", "source=\"letter\"",
    "exit-1 source=" },
  { "holds", "side", "holds-1 side=union", "holds-1 side=confederate",
    "<holds side=\"confederate\"", "holds-1 side=", TRUE },
  { "holds", "hexes", "holds-1 hexes=0101", "holds-1 hexes=0102", "hexes=\"0102\"",
    "holds-1 hexes=", TRUE },
  { "holds", "check", "holds-1 check=a", "holds-1 check=b", "check=\"b\"", "holds-1 check=" },
  { "holds", "source", "holds-1 source=sketch", "holds-1 source=letter", "source=\"letter\"",
    "holds-1 source=" },
  { "award", "id", "award new title=a side=union kind=held points=1 hexes=0101", "new id=newer",
    "<award id=\"newer\"", "newer id=", TRUE },
  { "award", "title", "award loss title=a side=union kind=eliminated points=1 per=unit",
    "loss title=b", "title=\"b\"", "loss title=", TRUE },
  { "award", "side", "loss side=union", "loss side=confederate", "title=\"a\" side=\"confederate\"",
    "loss side=", TRUE },
  { "award", "kind", "loss kind=exited", "loss kind=eliminated", "kind=\"eliminated\"",
    "loss kind=", TRUE },
  { "award", "points", "loss points=3", "loss points=44", "points=\"44\"", "loss points=", TRUE },
  { "award", "per", "loss per=unit", "loss per=strength", "per=\"strength\"", "loss per=" },
  { "award", "hexes", "hill hexes=0101", "hill hexes=0102 0103", "hexes=\"0102 0103\"",
    "hill hexes=", TRUE },
  { "award", "unit", "wagons unit=union-train", "wagons unit=smith", "unit=\"smith\"",
    "wagons unit=", TRUE },
  { "award", "arm", "loss arm=infantry", "loss arm=cavalry", "arm=\"cavalry\"", "loss arm=" },
  { "award", "row", "loss row=%s", "loss row=%s", "row=\"%s\"", "loss row=" },
  { "award", "check", "loss check=a", "loss check=b", "check=\"b\"", "loss check=" },
  { "award", "source", "loss source=letter", "loss source=sketch", "source=\"sketch\"",
    "loss source=" },
  { "trace", "to", "cut to=0101", "cut to=0102 0103", "to=\"0102 0103\"", "cut to=", TRUE },
  { "trace", "from", "cut from=0104", "cut from=0105", "from=\"0105\"", "cut from=" },
  { "trace", "along", "cut along=road", "cut along=trail", "along=\"trail\"", "cut along=" },
  { "trace", "within", "cut within=3", "cut within=4", "within=\"4\"", "cut within=" },
  { "level", "side", "level-1 side=union", "level-1 side=confederate",
    "<level side=\"confederate\"", "level-1 side=", TRUE },
  { "level", "name", "level-1 name=a", "level-1 name=b", "name=\"b\"", "level-1 name=", TRUE },
  { "level", "measure", "level-1 measure=ratio", "level-1 measure=margin", "measure=\"margin\"",
    "level-1 measure=", TRUE },
  { "level", "least", "level-1 least=2 above=", "level-1 least=13/2", "least=\"13/2\"",
    "level-1 least=", TRUE },
  { "level", "above", "level-1 above=2 least=", "level-1 above=11/2", "above=\"11/2\"",
    "level-1 above=", TRUE },
  { "level", "holds", "level-1 holds=0101", "level-1 holds=0102", "holds=\"0102\"",
    "level-1 holds=" },
  { "level", "check", "level-1 check=a", "level-1 check=b", "check=\"b\"", "level-1 check=" },
  { "level", "source", "level-1 source=letter", "level-1 source=sketch", "source=\"sketch\"",
    "level-1 source=" },
  { "command", "side", "command-1 side=union", "command-1 side=confederate",
    "<command side=\"confederate\"", "command-1 side=", TRUE },
  { "command", "from", "command-1 from=2", "command-1 from=3", "from=\"3\"",
    "command-1 from=", TRUE },
  { "command", "to", "command-1 to=5", "command-1 to=6", "to=\"6\"", "command-1 to=" },
  { "command", "level", "command-1 level=5", "command-1 level=6", "level=\"6\"",
    "command-1 level=", TRUE },
  { "command", "restricts", "command-1 restricts=yes", "command-1 restricts=yes",
    "restricts=\"yes\"", "command-1 restricts=" },
  { "command", "check", "command-1 check=a", "command-1 check=b", "check=\"b\"",
    "command-1 check=" },
  { "command", "source", "command-1 source=letter", "command-1 source=sketch", "source=\"sketch\"",
    "command-1 source=" },
  { "commander", "side", "commander 2 side=union initiative=3", "commander-1 side=confederate",
    "<commander side=\"confederate\"", "commander-1 side=", TRUE },
  { "commander", "initiative", "commander-1 initiative=10", "commander-1 initiative=11",
    "initiative=\"11\"", "commander-1 initiative=", TRUE },
  { "commander", "check", "commander-1 check=a", "commander-1 check=b", "check=\"b\"",
    "commander-1 check=" },
  { "commander", "source", "commander-1 source=letter", "commander-1 source=sketch",
    "source=\"sketch\"", "commander-1 source=" },
  { "limit", "side", "limit-1 side=union", "limit-1 side=confederate",
    "<limit side=\"confederate\"", "limit-1 side=", TRUE },
  { "limit", "from", "limit-2 from=3", "limit-2 from=4", "from=\"4\"", "limit-2 from=", TRUE },
  { "limit", "to", "limit-2 to=5", "limit-2 to=6", "to=\"6\"", "limit-2 to=" },
  { "limit", "units", "limit-1 units=11", "limit-1 units=12", "units=\"12\"",
    "limit-1 units=", TRUE },
  { "limit", "lifted-by-crossing", "limit-1 lifted-by-crossing=road",
    "limit-1 lifted-by-crossing=trail", "lifted-by-crossing=\"trail\"",
    "limit-1 lifted-by-crossing=" },
  { "limit", "check", "limit-1 check=a", "limit-1 check=b", "check=\"b\"", "limit-1 check=" },
  { "limit", "source", "limit-1 source=letter", "limit-1 source=sketch", "source=\"sketch\"",
    "limit-1 source=" },
  { "special", "title", "special-1 title=a", "special-1 title=b", "title=\"b\"",
    "special-1 title=", TRUE },
  { "special", "check", "special-1 check=a", "special-1 check=b", "check=\"b\"",
    "special-1 check=" },
  { "special", "source", "special-1 source=letter", "special-1 source=sketch", "source=\"sketch\"",
    "special-1 source=" },
  { "special", NULL, "special-1 text=One.", "special-1 text=Two.", ">Two.</special>",
    "special-1 text=" },
  { "unknown", "what", "unknown-1 what=map", "unknown-1 what=nights", "what=\"nights\"",
    "unknown-1 what=", TRUE },
  { "unknown", NULL, "unknown-1 text=One.", "unknown-1 text=Two.", ">Two.</unknown>",
    "unknown-1 text=" },
};

/* What nobody types: a file's version and its rules are of the program, where a hex or a hexside
 * lies is its name, and that the ground came from the charts is said by typing it. */
static const char *const not_typed[] = { "scenario ruleset", "hex id",         "hex source",
                                         "hexside between",  "hexside source", NULL };

static const Field *
find_field (const char *element, const char *attribute)
{
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    if (g_str_equal (fields[i].element, element) && g_strcmp0 (fields[i].attribute, attribute) == 0)
      return &fields[i];
  return NULL;
}

/* Some fields stand in awards that the small battle may not have, or for slopes that its rules have
 * not. */
static AdjDraft *
draft_for_fields (void)
{
  static const char *const lines[] = {
    "award loss title=a side=union kind=eliminated points=1 per=unit",
    "award hill title=b side=union kind=held points=1 hexes=0101",
    "award wagons title=c side=union kind=not-exited points=1 unit=union-train",
    "award cut title=d side=union kind=cut-off points=1 per=unit to=0101",
  };
  AdjDraft *draft = small_draft ();

  adj_draft_get_book (draft)->ruleset->slope_adds = 1;
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    chart (draft, lines[i]);
  return draft;
}

static char *
with_row (const AdjDraft *draft, const char *line)
{
  g_auto (GStrv) parts = g_strsplit (line, "%s", 2);
  const AdjRuleset *ruleset = adj_draft_get_book (draft)->ruleset;

  return g_strjoinv (ruleset->n_rows > 0 ? ruleset->rows[0].id : "", parts);
}

static void
assert_field (gconstpointer data)
{
  const Field *field = data;
  g_autoptr (AdjDraft) draft = draft_for_fields ();
  g_autofree char *type = with_row (draft, field->type);
  g_autofree char *change = with_row (draft, field->change);
  g_autofree char *changed = with_row (draft, field->changed);
  g_autofree char *before = NULL;

  chart (draft, type);
  chart (draft, change);
  chart_has (draft, changed);
  before = g_strdup (adj_draft_get_text (draft, NULL));
  g_test_message ("%s", field->empty);
  g_assert_true (adj_draft_chart (draft, field->empty) != field->needed);
  g_assert_true (g_str_equal (before, adj_draft_get_text (draft, NULL)) == field->needed);
}

static void
assert_not_typed (gconstpointer data)
{
  g_assert_true (g_strv_contains (not_typed, data));
}

/* A test of its own for each field that the format has, so that one that is new is not forgotten.
 * Returns how many are typed. */
static guint
add_field (const char *element, const char *attribute)
{
  const Field *field = find_field (element, attribute);
  g_autofree char *path =
      g_strdup_printf ("/chart-fields/%s/%s", element, attribute != NULL ? attribute : "text");

  if (field != NULL)
    g_test_add_data_func (path, field, assert_field);
  else
    g_test_add_data_func_full (path, g_strdup_printf ("%s %s", element, attribute),
                               assert_not_typed, g_free);
  return field != NULL;
}

/* Whoever writes a row for a field that the format has not, has misspelt it. */
static void
test_rows (gconstpointer data)
{
  g_assert_cmpuint (GPOINTER_TO_UINT (data), ==, G_N_ELEMENTS (fields));
}

static void
add_fields (void)
{
  guint n_typed = 0;

  for (const AdjXmlElement *row = adj_scenario_format.elements; row->name != NULL; row++)
    {
      n_typed += row->text_max > 0 ? add_field (row->name, NULL) : 0;
      for (const AdjXmlAttribute *rule = row->attributes; rule != NULL && rule->name != NULL;
           rule++)
        n_typed += add_field (row->name, rule->name);
    }
  g_test_add_data_func ("/chart-fields/rows", GUINT_TO_POINTER (n_typed), test_rows);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_fields ();
  return g_test_run ();
}
