/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sketch.h"

#include <string.h>

#include "book/library.h"
#include "ghost.h"
#include "rules/sequence.h"
#include "table/apply.h"
#include "table/unit.h"

/* ---- From layout to XML ---- */

/* The text that has been read so far, in the order the format wants. */
typedef struct
{
  AdjRuleset *ruleset;
  char *map; /* its attributes */
  GString *hexes;
  GHashTable *sides; /* of "0101 0201" to GString of features */
  int turns;
  guint64 nights; /* bit: the turn */
  const char *first;
  GString *units;
  GString *rest;
} Draft;

static int
figure (const char *text)
{
  return (int) g_ascii_strtoll (text, NULL, 10);
}

static void
read_map (Draft *self, char **words)
{
  g_auto (GStrv) size = g_strsplit (words[2], "x", 2);
  gboolean odd = words[3] != NULL && strcmp (words[3], "odd") == 0;
  const char *terrain = words[odd ? 4 : 3];

  g_free (self->map);
  self->map = g_strdup_printf ("columns=\"%s\" rows=\"%s\" orientation=\"%s\" shifted=\"%s\" "
                               "default-terrain=\"%s\"",
                               size[0], size[1], words[1], odd ? "odd" : "even",
                               terrain != NULL ? terrain : "clear");
}

static void
add_feature (Draft *self, const char *a, const char *b, const char *feature)
{
  gboolean turned = strcmp (a, b) > 0;
  g_autofree char *key = g_strdup_printf ("%s %s", turned ? b : a, turned ? a : b);
  GString *features = g_hash_table_lookup (self->sides, key);

  if (features == NULL)
    {
      features = g_string_new (NULL);
      g_hash_table_insert (self->sides, g_strdup (key), features);
    }
  g_string_append_printf (features, "%s%s", features->len > 0 ? " " : "", feature);
}

static void
read_unit (Draft *self, char **words)
{
  gboolean waits = strcmp (words[0], "wait") == 0;

  g_string_append_printf (self->units, "<unit id=\"%s\" name=\"%s\" side=\"%s\" arm=\"%s\"",
                          words[1], words[1], words[2], words[3]);
  if (strcmp (words[4], "?") != 0)
    g_string_append_printf (self->units, " strength=\"%s\"", words[4]);
  if (waits)
    {
      g_autofree char *entries = g_strjoinv (" ", words + 8);

      g_string_append_printf (self->units, " turn=\"%s\" entry=\"%s\"/>\n", words[6], entries);
    }
  else
    g_string_append_printf (self->units, " hex=\"%s\"/>\n", words[5]);
}

static void
read_turns (Draft *self, char **words)
{
  self->turns = figure (words[1]);
  for (int i = 2; words[i] != NULL; i += 2)
    if (strcmp (words[i], "night") == 0)
      self->nights |= G_GUINT64_CONSTANT (1) << figure (words[i + 1]);
    else
      self->first = strcmp (words[i + 1], "union") == 0 ? "union" : "confederate";
}

/* "clear/2" is of level 2, "clear/2s" a slope of it. */
static void
add_hex (Draft *self, const char *id, const char *terrain, const char *height)
{
  g_string_append_printf (self->hexes, "<hex id=\"%s\" terrain=\"%s\"", id, terrain);
  if (height != NULL)
    g_string_append_printf (self->hexes, " level=\"%d\" slope=\"%s\"", figure (height),
                            g_str_has_suffix (height, "s") ? "yes" : "no");
  g_string_append (self->hexes, "/>\n");
}

static void
read_ground (Draft *self, char **words)
{
  g_auto (GStrv) ground = g_strsplit (words[0], "/", 2);
  gboolean terrain = adj_ruleset_terrain (self->ruleset, ground[0]) >= 0;

  g_assert_true (terrain || adj_ruleset_feature (self->ruleset, words[0]) >= 0);
  for (int i = 1; words[i] != NULL; i++)
    if (terrain)
      add_hex (self, words[i], ground[0], ground[1]);
    else if (i > 1)
      add_feature (self, words[i - 1], words[i], words[0]);
}

static void
read_line (Draft *self, const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  const char *first = words[0];

  if (line[0] == '\0')
    return;
  if (line[0] == '<')
    g_string_append_printf (self->rest, "%s\n", line);
  else if (strcmp (first, "map") == 0)
    read_map (self, words);
  else if (strcmp (first, "unit") == 0 || strcmp (first, "wait") == 0)
    read_unit (self, words);
  else if (strcmp (first, "turns") == 0)
    read_turns (self, words);
  else if (strcmp (first, "exit") == 0)
    g_string_append_printf (self->rest, "<exit hexes=\"%s\" cost=\"1\"/>\n",
                            strchr (line, ' ') + 1);
  else if (strcmp (first, "side") == 0)
    for (int i = 3; words[i] != NULL; i++)
      add_feature (self, words[1], words[2], words[i]);
  else
    read_ground (self, words);
}

static void
read_layout (Draft *self, const char *layout)
{
  g_auto (GStrv) lines = g_strsplit_set (layout, ";\n", -1);

  for (int i = 0; lines[i] != NULL; i++)
    read_line (self, g_strstrip (lines[i]));
}

static char *
write_scenario (const Draft *self)
{
  GString *xml = g_string_new ("<scenario xmlns=\"urn:adjutant:scenario\"");
  GHashTableIter iter;
  gpointer between;
  gpointer features;

  g_string_append_printf (xml, " version=\"%d\" id=\"sketch\" title=\"Sketch\"",
                          self->ruleset->slope_adds > 0 ? 2 : 1);
  g_string_append_printf (xml, " ruleset=\"%s\"", self->ruleset->id);
  g_string_append_printf (xml, " first-player=\"%s\">\n<about>A sketch.</about>\n", self->first);
  g_string_append (xml, "<side id=\"union\" name=\"Union\" colour=\"blue\"/>\n");
  g_string_append (xml, "<side id=\"confederate\" name=\"Confederate\" colour=\"gray\"/>\n");
  g_string_append_printf (xml, "<map %s>\n%s", self->map, self->hexes->str);
  g_hash_table_iter_init (&iter, self->sides);
  while (g_hash_table_iter_next (&iter, &between, &features))
    g_string_append_printf (xml, "<hexside between=\"%s\" has=\"%s\"/>\n", (char *) between,
                            ((GString *) features)->str);
  g_string_append (xml, "</map>\n");
  for (int turn = 1; turn <= self->turns; turn++)
    g_string_append_printf (xml, "<turn number=\"%d\"%s/>\n", turn,
                            (self->nights >> turn) & 1 ? " night=\"yes\"" : "");
  g_string_append_printf (xml, "%s%s</scenario>\n", self->units->str, self->rest->str);
  return g_string_free (xml, FALSE);
}

static void
free_features (gpointer features)
{
  g_string_free (features, TRUE);
}

static char *
compose (AdjRuleset *ruleset, const char *layout)
{
  Draft draft = {
    .ruleset = ruleset,
    .hexes = g_string_new (NULL),
    .sides = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, free_features),
    .turns = 5,
    .first = "union",
    .units = g_string_new (NULL),
    .rest = g_string_new (NULL),
  };
  char *xml;

  read_layout (&draft, layout);
  g_assert_nonnull (draft.map);
  xml = write_scenario (&draft);
  g_free (draft.map);
  g_hash_table_unref (draft.sides);
  g_string_free (draft.hexes, TRUE);
  g_string_free (draft.units, TRUE);
  g_string_free (draft.rest, TRUE);
  return xml;
}

/* ---- From XML to the table ---- */

static AdjRuleset *
load_ruleset (void)
{
  g_autofree char *path = adj_library_find_ruleset ("blue-and-gray");
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  AdjRuleset *ruleset = adj_ruleset_load (path, problems);

  g_assert_nonnull (ruleset);
  return ruleset;
}

static Sketch *
lay_out (AdjBook *book)
{
  Sketch *self = g_new0 (Sketch, 1);

  self->book = book;
  self->table = adj_table_new (book);
  ghost_raise (book, self->table);
  self->judge = adj_judge_new (book, self->table);
  self->judge->secret = "a sketch has no secrets";
  self->words = g_string_chunk_new (256);
  adj_field_read (&self->field, book, self->table);
  return self;
}

/* A layout that cannot be read is a mistake of the test, and says what is wrong. */
Sketch *
sketch_new (const char *layout)
{
  g_autoptr (AdjRuleset) ruleset = load_ruleset ();

  return sketch_under (ruleset, layout);
}

Sketch *
sketch_under (AdjRuleset *ruleset, const char *layout)
{
  g_autofree char *xml = compose (ruleset, layout);
  g_autoptr (AdjProblems) problems = adj_problems_new ("sketch");
  g_autoptr (AdjScenario) scenario = adj_scenario_parse (xml, strlen (xml), ruleset, problems);

  for (guint i = 0; scenario == NULL && i < adj_problems_count (problems); i++)
    g_test_message ("%s", adj_problems_get (problems, i)->text);
  g_assert_nonnull (scenario);
  return lay_out (adj_book_new (scenario));
}

Sketch *
sketch_load (const char *scenario)
{
  g_autofree char *path = adj_library_find_scenario (scenario);
  g_autoptr (AdjLoaded) loaded = adj_library_load (path);

  g_assert_nonnull (loaded->book);
  return lay_out (adj_book_ref (loaded->book));
}

void
sketch_free (Sketch *self)
{
  adj_judge_free (self->judge);
  adj_table_free (self->table);
  adj_book_unref (self->book);
  g_string_chunk_free (self->words);
  g_free (self);
}

int
sketch_unit (const Sketch *self, const char *id)
{
  int unit = adj_unit_find (self->book, id);

  g_assert_cmpint (unit, >=, 0);
  return unit;
}

AdjHex
sketch_hex (const Sketch *self, AdjHexId id)
{
  AdjHex hex = adj_book_hex (self->book, id);

  g_assert_cmpint (hex, !=, ADJ_NO_HEX);
  return hex;
}

/* ---- By hand ---- */

static void
apply (Sketch *self, const AdjEffect *effect)
{
  g_assert_true (adj_table_apply (self->table, self->book, effect));
  adj_field_read (&self->field, self->book, self->table);
}

static int
find_phase (const AdjRuleset *ruleset, const char *id)
{
  for (guint i = 0; i < ruleset->n_phases; i++)
    if (strcmp (ruleset->phases[i].id, id) == 0)
      return (int) i;
  return -1;
}

/* By night a Movement Phase is one of its own, where marches may be plotted. */
static int
find_phase_of_turn (const Sketch *self, int turn, const char *id)
{
  const AdjRuleset *ruleset = self->book->ruleset;
  int found = -1;

  if (adj_table_is_night_turn (self->book, turn) && strcmp (id, "first-movement") == 0)
    found = find_phase (ruleset, "first-night");
  if (adj_table_is_night_turn (self->book, turn) && strcmp (id, "second-movement") == 0)
    found = find_phase (ruleset, "second-night");
  return found >= 0 ? found : find_phase (ruleset, id);
}

void
sketch_phase (Sketch *self, int turn, const char *id)
{
  int index = find_phase_of_turn (self, turn, id);
  AdjEffect effect;

  g_assert_cmpint (index, >=, 0);
  effect = adj_sequence_begin (self->book, self->table, turn, index,
                               adj_table_phasing_in (self->table, self->book, index));
  apply (self, &effect);
}

Sketch *
sketch_combat (const char *layout)
{
  Sketch *self = sketch_new (layout);

  sketch_phase (self, 1, "first-combat");
  return self;
}

Sketch *
sketch_combat_with (AdjOptionKey option, const char *layout)
{
  Sketch *self = sketch_new (layout);

  sketch_option (self, option, 1);
  sketch_phase (self, 1, "first-combat");
  return self;
}

void
sketch_set (Sketch *self, const char *unit, guint16 facts)
{
  AdjEffect effect = adj_effect (ADJ_EFFECT_FACTS);

  effect.unit = (guint16) sketch_unit (self, unit);
  effect.facts = (self->table->units[effect.unit].facts | facts);
  apply (self, &effect);
}

void
sketch_option (Sketch *self, AdjOptionKey key, int value)
{
  AdjEffect effect = adj_effect (ADJ_EFFECT_OPTION);

  effect.option.key = (int) key;
  effect.option.value = value;
  apply (self, &effect);
}

gboolean
sketch_has (const Sketch *self, const char *unit, guint16 facts)
{
  return (self->table->units[sketch_unit (self, unit)].facts & facts) != 0;
}
