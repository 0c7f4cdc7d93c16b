/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lots.h"
#include "revised.h"
#include "rules/reach.h"

/* Reach by the revised rules against their text read plainly (R 6.13, 6.16, 6.21 to 6.29), on maps
 * by lot with slopes, every path and enemies whose zones nobody enters along one. All is counted in
 * sixths. */

#define MAPS 250
#define THOROUGH_MAPS 20000
#define SIDE 7
#define ALL (SIDE * SIDE)
#define FAR 1000

typedef struct
{
  gboolean turnpike, road, trail, creek, bridge;
} Between;

typedef struct
{
  const char *terrain[ALL];
  int height[ALL]; /* twice the level, and one for a slope */
  Between between[ALL][ALL];
  gboolean enemy[ALL];
  gboolean slope_into_zone;
  const AdjBook *book;
} Plain;

/* ---- The map ---- */

static AdjHexId
id_of (int hex)
{
  return adj_hex_id (1 + hex / SIDE, 1 + hex % SIDE);
}

static void
lay_ground (Plain *self, Lots *lots, GString *layout)
{
  static const char *const terrains[] = { "clear", "clear", "forest", "rough",
                                          "swamp", "lake",  "clear" };

  for (int hex = 0; hex < ALL; hex++)
    {
      int level = 1 + (int) lots_pick (lots, 3);
      gboolean slope = lots_chance (lots, 30);

      self->terrain[hex] = terrains[lots_pick (lots, G_N_ELEMENTS (terrains))];
      self->height[hex] = 2 * level + slope;
      g_string_append_printf (layout, "%s/%d%s %04d;", self->terrain[hex], level, slope ? "s" : "",
                              id_of (hex));
    }
}

static void
lay_sides (Plain *self, const AdjHexGrid *grid, Lots *lots, GString *layout)
{
  for (int a = 0; a < ALL; a++)
    for (int b = a + 1; b < ALL; b++)
      {
        Between side = { .turnpike = lots_chance (lots, 12),
                         .road = lots_chance (lots, 15),
                         .trail = lots_chance (lots, 20),
                         .creek = lots_chance (lots, 15),
                         .bridge = lots_chance (lots, 8) };

        if (adj_hex_distance (grid, id_of (a), id_of (b)) != 1)
          continue;
        self->between[a][b] = self->between[b][a] = side;
        if (side.turnpike || side.road || side.trail || side.creek || side.bridge)
          g_string_append_printf (layout, "side %04d %04d%s%s%s%s%s;", id_of (a), id_of (b),
                                  side.turnpike ? " turnpike" : "", side.road ? " road" : "",
                                  side.trail ? " trail" : "", side.creek ? " creek" : "",
                                  side.bridge ? " bridge" : "");
      }
}

static int
dry_hex (const Plain *self, Lots *lots)
{
  int hex = (int) lots_pick (lots, ALL);

  while (g_str_equal (self->terrain[hex], "lake"))
    hex = (hex + 1) % ALL;
  return hex;
}

/* Where u1 stands; the enemies stand elsewhere. */
static int
lay_units (Plain *self, Lots *lots, GString *layout)
{
  int start = dry_hex (self, lots);

  g_string_append_printf (layout, "unit u1 union infantry 5 %04d;", id_of (start));
  for (int i = 0; i < 3; i++)
    {
      int hex = dry_hex (self, lots);

      if (hex == start || self->enemy[hex])
        continue;
      self->enemy[hex] = TRUE;
      g_string_append_printf (layout, "unit x%d confederate infantry 5 %04d;", i, id_of (hex));
    }
  return start;
}

/* ---- The text, read plainly ---- */

static gboolean
touch (const Plain *self, int a, int b)
{
  return adj_hex_distance (&self->book->scenario->map.grid, id_of (a), id_of (b)) == 1;
}

static gboolean
can_cross (const Plain *self, int a, int b)
{
  return touch (self, a, b) && (!self->between[a][b].creek || self->between[a][b].bridge);
}

static gboolean
controlled (const Plain *self, int hex)
{
  for (int other = 0; other < ALL; other++)
    if (self->enemy[other] && can_cross (self, other, hex))
      return TRUE;
  return FALSE;
}

static int
off_path (const Plain *self, int hex)
{
  if (g_str_equal (self->terrain[hex], "clear"))
    return self->height[hex] < 4 ? 6 : 12;
  return g_str_equal (self->terrain[hex], "swamp") ? 24 : 18;
}

/* Of the paths the one that costs least; FAR if there is none. */
static int
by_path (const Plain *self, const Between *side, int hex)
{
  if (side->turnpike)
    return 4;
  if (side->road)
    return 6;
  if (!side->trail)
    return FAR;
  return g_str_equal (self->terrain[hex], "clear") ? 6 : 12;
}

/* FAR if nobody goes there. */
static int
step (const Plain *self, int from, int to)
{
  const Between *side = &self->between[from][to];
  gboolean zone = controlled (self, to);
  int path = by_path (self, side, to);
  gboolean climbs = self->height[to] > self->height[from];
  int cost;

  if (!can_cross (self, from, to) || self->enemy[to] || g_str_equal (self->terrain[to], "lake") ||
      controlled (self, from))
    return FAR;
  cost = zone || path == FAR ? off_path (self, to) : path;
  if (side->bridge)
    cost += 6;
  if (climbs && (path == FAR || (zone && self->slope_into_zone)))
    cost += 6;
  return cost;
}

static void
spread (const Plain *self, int start, int cost[ALL])
{
  gboolean better = TRUE;

  for (int hex = 0; hex < ALL; hex++)
    cost[hex] = hex == start ? 0 : FAR;
  while (better)
    {
      better = FALSE;
      for (int from = 0; from < ALL; from++)
        for (int to = 0; cost[from] < FAR && to < ALL; to++)
          {
            int more = touch (self, from, to) ? step (self, from, to) : FAR;

            if (more == FAR || cost[from] + more > 36 || cost[from] + more >= cost[to])
              continue;
            cost[to] = cost[from] + more;
            better = TRUE;
          }
    }
  for (int to = 0; to < ALL; to++) /* R 6.16 */
    if (cost[to] == FAR && touch (self, start, to))
      cost[to] = step (self, start, to);
}

/* ---- Both ---- */

/* Zones and what the ground costs, typed in. */
static AdjRuleset *
typed_rules (void)
{
  static const char *const changes[] = {
    "reach=\"unknown\"=>reach=\"adjacent\"",
    "<above/>=><above costs=\"2\"/>",
    "look=\"forest\">=>look=\"forest\" entry=\"3\">",
    "look=\"rough\">=>look=\"rough\" entry=\"3\">",
    "look=\"swamp\">=>look=\"swamp\" entry=\"4\">",
    NULL,
  };

  return revised_rules (changes);
}

static guint
compare (AdjRuleset *ruleset, Lots *lots)
{
  g_autofree Plain *plain = g_new0 (Plain, 1);
  gboolean flat = lots_chance (lots, 50);
  const AdjHexGrid grid = { .orientation = flat ? ADJ_ORIENTATION_FLAT : ADJ_ORIENTATION_POINTY,
                            .stagger = ADJ_STAGGER_EVEN,
                            .columns = SIDE,
                            .rows = SIDE };
  g_autofree AdjReach *reach = g_new0 (AdjReach, 1);
  g_autoptr (GString) layout = g_string_new (NULL);
  g_autoptr (Sketch) s = NULL;
  int cost[ALL];
  int start;
  guint n = 0;

  g_string_append_printf (layout, "map %s %dx%d;", flat ? "flat" : "pointy", SIDE, SIDE);
  lay_ground (plain, lots, layout);
  lay_sides (plain, &grid, lots, layout);
  start = lay_units (plain, lots, layout);
  plain->slope_into_zone = lots_chance (lots, 70);
  s = sketch_under (ruleset, layout->str);
  sketch_option (s, ADJ_OPTION_SLOPE_INTO_ZONE, plain->slope_into_zone);
  plain->book = s->book;
  spread (plain, start, cost);
  adj_reach_find (reach, &s->field, sketch_unit (s, "u1"));
  for (int hex = 0; hex < ALL; hex++)
    {
      g_assert_cmpint (reach->cost[sketch_hex (s, id_of (hex))], ==,
                       cost[hex] == FAR ? -1 : cost[hex]);
      n += cost[hex] < FAR;
    }
  return n;
}

static void
test_reach (void)
{
  g_autoptr (AdjRuleset) ruleset = typed_rules ();
  guint maps = g_test_thorough () ? THOROUGH_MAPS : MAPS;
  guint hexes = 0;

  for (guint seed = 1; seed <= maps; seed++)
    {
      Lots lots = { .seed = seed };

      hexes += compare (ruleset, &lots);
    }
  g_test_message ("%u maps, %u hexes reached", maps, hexes);
  g_assert_cmpuint (hexes, >, 8 * maps);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/twin/slopes", test_reach);
  return g_test_run ();
}
