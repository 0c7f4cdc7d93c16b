/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wild.h"

#include <string.h>

#include "book/library.h"
#include "table/apply.h"

AdjRuleset *
wild_ruleset (void)
{
  g_autofree char *path = adj_library_find_ruleset ("blue-and-gray");
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  AdjRuleset *ruleset = adj_ruleset_load (path, problems);

  g_assert_nonnull (ruleset);
  return ruleset;
}

/* ---- Maps ---- */

static const char *
pick_word (Lots *lots, const char *const *words, guint n)
{
  return words[lots_pick (lots, n)];
}

/* A few hexes are missing from each map. */
static void
write_hexes (GString *text, Lots *lots, const AdjHexGrid *grid)
{
  static const char *const terrains[] = {
    "clear",  "clear", "clear", "clear",        "clear", "forest", "forest",
    "forest", "rough", "rough", "forest-rough", "town",  "river",  "river-ferry",
  };

  for (int column = 1; column <= grid->columns; column++)
    for (int row = 1; row <= grid->rows; row++)
      if (!lots_chance (lots, 4) || (column == 1 && row == 1))
        g_string_append_printf (text, "<hex id=\"%02d%02d\" terrain=\"%s\"/>\n", column, row,
                                pick_word (lots, terrains, G_N_ELEMENTS (terrains)));
}

static void
write_hexside (GString *text, Lots *lots, AdjHexId a, AdjHexId b)
{
  static const char *const kinds[] = {
    "road",
    "road",
    "road",
    "trail",
    "trail",
    "creek",
    "creek",
    "creek",
    "creek ford",
    "creek ford",
    "creek ford trail",
    "creek bridge",
    "creek bridge road",
    "ferry",
    "ferry",
    "ferry road",
    "road trail",
    "creek ford road",
  };

  if (lots_chance (lots, 55))
    g_string_append_printf (text, "<hexside between=\"%04d %04d\" has=\"%s\"/>\n", a, b,
                            pick_word (lots, kinds, G_N_ELEMENTS (kinds)));
}

static gboolean
has_hex (const GString *text, AdjHexId id)
{
  g_autofree char *start = g_strdup_printf ("<hex id=\"%04d\"", id);

  return strstr (text->str, start) != NULL;
}

static void
write_hexsides (GString *text, Lots *lots, const AdjHexGrid *grid)
{
  g_autoptr (GString) sides = g_string_new (NULL);

  for (int column = 1; column <= grid->columns; column++)
    for (int row = 1; row <= grid->rows; row++)
      for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
        {
          AdjHexId id = adj_hex_id (column, row);
          AdjHexId next = adj_hex_neighbour (grid, id, d);

          if (next > id && has_hex (text, id) && has_hex (text, next))
            write_hexside (sides, lots, id, next);
        }
  g_string_append (text, sides->str);
}

static void
write_units (GString *text)
{
  static const char *const arms[] = { "infantry", "artillery", "infantry", "cavalry", "infantry" };
  static const char *const sides[] = { "blue", "gray" };

  for (int side = 0; side < ADJ_SIDES; side++)
    for (int i = 0; i < WILD_UNITS; i++)
      g_string_append_printf (text,
                              "<unit id=\"%s-%d\" name=\"%s %d\" side=\"%s\" arm=\"%s\" "
                              "strength=\"%d\"/>\n",
                              sides[side], i, sides[side], i, sides[side],
                              side == 0 && i == WILD_UNITS - 1 ? "train" : arms[i % 5], 1 + i % 6);
}

AdjBook *
wild_book (AdjRuleset *ruleset, Lots *lots, guint columns, guint rows)
{
  AdjHexGrid grid = {
    .orientation = lots_chance (lots, 50) ? ADJ_ORIENTATION_FLAT : ADJ_ORIENTATION_POINTY,
    .stagger = lots_chance (lots, 50) ? ADJ_STAGGER_EVEN : ADJ_STAGGER_ODD,
    .columns = (int) (columns - lots_pick (lots, 2)),
    .rows = (int) (rows - lots_pick (lots, 2)),
  };
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (AdjProblems) problems = adj_problems_new ("wild");
  g_autoptr (AdjScenario) scenario = NULL;

  g_string_append_printf (
      text,
      "<scenario xmlns=\"urn:adjutant:scenario\" version=\"1\" id=\"wild\" title=\"Wild\" "
      "ruleset=\"blue-and-gray\" first-player=\"blue\">\n"
      "<side id=\"blue\" name=\"Blue\" colour=\"blue\"/>\n"
      "<side id=\"gray\" name=\"Gray\" colour=\"gray\"/>\n"
      "<map columns=\"%d\" rows=\"%d\" orientation=\"%s\" shifted=\"%s\">\n",
      grid.columns, grid.rows, adj_map_orientations[grid.orientation],
      adj_map_shifts[grid.stagger]);
  write_hexes (text, lots, &grid);
  write_hexsides (text, lots, &grid);
  g_string_append (text, "</map><turn number=\"1\"/><turn number=\"2\" night=\"yes\"/>\n");
  write_units (text);
  g_string_append (text, "</scenario>\n");
  scenario = adj_scenario_parse (text->str, text->len, ruleset, problems);
  g_assert_nonnull (scenario);
  return adj_book_new (scenario);
}

/* ---- Positions ---- */

static void
apply (AdjTable *table, const AdjBook *book, AdjEffect effect)
{
  g_assert_true (adj_table_apply (table, book, &effect));
}

static gboolean
may_stand (const Naive *naive, const AdjTable *table, int unit, AdjHex hex)
{
  int terrain = naive->book->hexes[hex].terrain;
  gboolean alone = table->units[unit].arm == naive->train || naive_train_in (naive, table, hex);
  guint limit = alone ? 1 : 2;

  return terrain != naive->river && terrain != naive->river_ferry &&
         naive_side_in (table, hex) != 1 - table->units[unit].side &&
         naive_count_in (table, hex) < limit;
}

static void
place (const Naive *naive, AdjTable *table, Lots *lots, int unit)
{
  AdjEffect effect = adj_effect (ADJ_EFFECT_PLACED);

  for (int tries = 0; tries < 20; tries++)
    {
      effect.hex = (AdjHex) lots_pick (lots, naive->book->n_hexes);
      if (!may_stand (naive, table, unit, effect.hex))
        continue;
      effect.unit = (guint16) unit;
      apply (table, naive->book, effect);
      break;
    }
  if (!lots_chance (lots, 15) || table->units[unit].arm == naive->train)
    return;
  effect = adj_effect (ADJ_EFFECT_FACTS);
  effect.unit = (guint16) unit;
  effect.facts = ADJ_FACT_INEFFECTIVE;
  apply (table, naive->book, effect);
}

AdjTable *
wild_table (
    const AdjBook *book, Lots *lots, guint least, guint most, AdjPhaseKind kind, gboolean night)
{
  AdjTable *table = adj_table_new (book);
  Naive naive = naive_of (book);
  AdjEffect phase = adj_effect_phase (night ? 2 : 1, kind == ADJ_PHASE_MOVEMENT ? 0 : 1, 1);

  apply (table, book, phase);
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      guint n = least + lots_pick (lots, most - least + 1);
      guint first = lots_pick (lots, WILD_UNITS);

      if (side == 1 && lots_chance (lots, 40))
        n = MAX (n / 4, 1);
      for (guint i = 0; i < n; i++)
        place (&naive, table, lots, side * WILD_UNITS + (int) ((first + i) % WILD_UNITS));
    }
  return table;
}

static void
set_facts (AdjTable *table, const AdjBook *book, int unit, int facts)
{
  AdjEffect effect = adj_effect (ADJ_EFFECT_FACTS);

  effect.unit = (guint16) unit;
  effect.facts = (table->units[unit].facts | facts);
  g_assert_true (adj_table_apply (table, book, &effect));
}

void
wild_fight (AdjTable *table, const AdjBook *book, Lots *lots)
{
  for (AdjHex hex = 0; hex < book->n_hexes; hex++)
    {
      gboolean fought = lots_chance (lots, 15);
      int advanced =
          naive_count_in (table, hex) == 1 && lots_chance (lots, 10) ? ADJ_FACT_ADVANCED : 0;
      int stays = lots_chance (lots, 50) ? 0 : ADJ_FACT_RETREATED;

      for (int unit = 0; unit < table->n_units; unit++)
        {
          gboolean own = table->units[unit].side == 0;

          if (!adj_table_on_map (table, unit) || table->units[unit].hex != hex)
            continue;
          if (fought)
            set_facts (table, book, unit, own ? ADJ_FACT_ATTACKED : ADJ_FACT_DEFENDED | stays);
          else if (!own && lots_chance (lots, 10)) /* one that came in alone */
            set_facts (table, book, unit, ADJ_FACT_DEFENDED | ADJ_FACT_RETREATED);
          else if (own && lots_chance (lots, 10))
            set_facts (table, book, unit, ADJ_FACT_DISPLACED);
          set_facts (table, book, unit, advanced);
        }
    }
}

void
wild_march_guns (AdjTable *table, const AdjBook *book, Lots *lots)
{
  Naive naive = naive_of (book);

  for (int unit = 0; unit < table->n_units; unit++)
    {
      AdjEffect effect = adj_effect (ADJ_EFFECT_MOVED);

      if (!adj_table_on_map (table, unit) || table->units[unit].side != 0 ||
          table->units[unit].arm != naive.artillery)
        continue;
      effect.unit = (guint16) unit;
      effect.march.spent = (lots_pick (lots, 7) * ADJ_MP);
      effect.n_path = 1;
      effect.path[0] = table->units[unit].hex;
      apply (table, book, effect);
    }
}

AdjField *
wild_field (const AdjBook *book, const AdjTable *table)
{
  AdjField *field = g_new (AdjField, 1);

  adj_field_read (field, book, table);
  return field;
}
