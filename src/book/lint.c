/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/lint.h"

#include <glib/gi18n-lib.h>

#include "book/known.h"
#include "book/topology.h"
#include "desk/value.h"

/* Faults of a book that can be read and is hardly meant so: a slip of the pen on a map is found by
 * its topology, one in a set-up by the rules of the game. Warnings, every one. */

typedef struct
{
  const AdjBook *book;
  const AdjScenario *scenario;
  AdjProblems *problems;
} Linter;

static void
lint_off_map_features (Linter *self)
{
  const AdjMap *map = &self->scenario->map;

  for (guint i = 0; i < map->n_hexsides; i++)
    {
      const AdjMapHexside *side = &map->hexsides[i];
      gboolean a = adj_book_hex (self->book, side->a) != ADJ_NO_HEX;
      gboolean b = adj_book_hex (self->book, side->b) != ADJ_NO_HEX;

      if (a && b)
        continue;
      adj_problems_add (self->problems, ADJ_PROBLEM_LINT, side->marks.line, "feature-off-map",
                        _ ("a hexside between %04d and %04d, but %04d is not on the map"), side->a,
                        side->b, a ? side->b : side->a);
      adj_problems_say_where (self->problems, side->a, side->b);
    }
}

/* The line that lists the hexside; hexes of the default terrain have no line of their own. */
static int
line_of_side (Linter *self, AdjHexId a, AdjHexId b)
{
  const AdjMapHexside *side = adj_scenario_hexside (self->scenario, a, b);

  return side != NULL ? side->marks.line : 0;
}

/* Where the map ends, in a town, in a hex with a name, or where somebody has doubts already. */
static gboolean
may_end_in (const AdjBookHex *here, const AdjMapHex *printed)
{
  return here->edge != 0 || printed->name != NULL || printed->drawn == ADJ_DRAWN_TOWN ||
         printed->marks.check != NULL;
}

static void
complain_of_path (Linter *self, const AdjBookHex *here, int from)
{
  AdjHexId beyond = self->book->hexes[here->neighbours[from]].id;

  for (guint i = 0; i < self->book->ruleset->n_features; i++)
    if (here->features[from] & self->book->path_features & (1u << i))
      {
        adj_problems_add (
            self->problems, ADJ_PROBLEM_LINT, line_of_side (self, here->id, beyond), "path-stops",
            _ ("a %s stops in %04d, in mid-map; let it go on, or give the hex a check mark"),
            self->book->ruleset->features[i].id, here->id);
        adj_problems_say_where (self->problems, here->id, beyond);
      }
}

/* A road or trail that comes into a hex and does not go on. */
static void
lint_path_ends (Linter *self)
{
  for (guint hex = 0; hex < self->book->n_hexes; hex++)
    {
      const AdjBookHex *here = &self->book->hexes[hex];
      int from = 0;
      int n = 0;

      for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
        if (here->features[d] & self->book->path_features)
          {
            from = d;
            n++;
          }
      if (n != 1 || here->neighbours[from] == ADJ_NO_HEX ||
          may_end_in (here, &self->scenario->map.hexes[hex]))
        continue;
      complain_of_path (self, here, from);
    }
}

/* The corner that three hexes share ends the three sides between them. A creek that comes to it
 * along one of them and goes on along none can be walked around there. */
static void
lint_corner (Linter *self, const AdjHex corner[3])
{
  guint32 walls = adj_topology_walls (self->book->ruleset);
  AdjHexId from = 0;
  AdjHexId to = 0;
  int n = 0;

  for (int i = 0; i < 3; i++)
    {
      const AdjBookHex *a = &self->book->hexes[corner[i]];
      AdjHex b = corner[(i + 1) % 3];

      if ((a->features[adj_book_direction (self->book, corner[i], b)] & walls) == 0)
        continue;
      from = a->id;
      to = self->book->hexes[b].id;
      n++;
    }
  if (n != 1)
    return;
  adj_problems_add (self->problems, ADJ_PROBLEM_LINT, line_of_side (self, from, to), "creek-ends",
                    _ ("a creek ends at the corner of %04d, %04d and %04d and can be walked "
                       "around there; let it go on to the edge or into another"),
                    self->book->hexes[corner[0]].id, self->book->hexes[corner[1]].id,
                    self->book->hexes[corner[2]].id);
  adj_problems_say_where (self->problems, MIN (from, to), MAX (from, to));
}

static void
lint_creek_ends (Linter *self)
{
  for (guint hex = 0; hex < self->book->n_hexes; hex++)
    for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
      {
        const AdjHex *neighbours = self->book->hexes[hex].neighbours;
        AdjHex left = neighbours[d];
        AdjHex right = neighbours[(d + 1) % ADJ_HEX_DIRECTIONS];

        /* each corner once: from its lowest hex */
        if (left != ADJ_NO_HEX && right != ADJ_NO_HEX && left > hex && right > hex)
          lint_corner (self, (const AdjHex[]){ (AdjHex) hex, left, right });
      }
}

/* R 6.26: ground that is two levels above its neighbour is a slip, or a cliff. Each pair once, from
 * the lower hex, in its line or in the other's. */
static void
lint_levels (Linter *self)
{
  const AdjMapHex *hexes = self->scenario->map.hexes;

  for (guint hex = 0; hex < self->book->n_hexes; hex++)
    for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
      {
        AdjHex to = self->book->hexes[hex].neighbours[d];

        if ((self->book->hexes[hex].rise & (1u << d)) == 0 ||
            hexes[to].level < hexes[hex].level + 2)
          continue;
        adj_problems_add (
            self->problems, ADJ_PROBLEM_LINT, hexes[to].marks.line, "level-jumps",
            _ ("hex %04d of level %d touches %04d of level %d; levels in between are missing"),
            hexes[to].id, hexes[to].level, hexes[hex].id, hexes[hex].level);
        adj_problems_say_where (self->problems, hexes[to].id, hexes[hex].id);
      }
}

/* Is what the feature opens there: the creek under a bridge, the river at one end of a ferry? */
static gboolean
opens_something (Linter *self, const AdjMapHexside *side, const AdjFeature *feature)
{
  const AdjRuleset *ruleset = self->book->ruleset;
  int closed = adj_ruleset_feature (ruleset, feature->opens);
  const AdjHexId ends[] = { side->a, side->b };

  if (closed >= 0)
    return (side->features & (1u << closed)) != 0;
  for (int i = 0; i < 2; i++)
    {
      AdjHex hex = adj_book_hex (self->book, ends[i]);

      if (hex != ADJ_NO_HEX && g_str_equal (adj_book_terrain (self->book, hex)->id, feature->opens))
        return TRUE;
    }
  return FALSE;
}

static void
lint_crossings (Linter *self)
{
  const AdjMap *map = &self->scenario->map;
  const AdjRuleset *ruleset = self->book->ruleset;

  for (guint i = 0; i < map->n_hexsides; i++)
    for (guint j = 0; j < ruleset->n_features; j++)
      {
        const AdjMapHexside *side = &map->hexsides[i];
        const AdjFeature *feature = &ruleset->features[j];

        if ((side->features & (1u << j)) == 0 || feature->opens == NULL ||
            opens_something (self, side, feature))
          continue;
        adj_problems_add (self->problems, ADJ_PROBLEM_LINT, side->marks.line, "crossing-nothing",
                          _ ("a %s between %04d and %04d, and no %s there"), feature->id, side->a,
                          side->b, feature->opens);
        adj_problems_say_where (self->problems, side->a, side->b);
      }
}

/* For each net of paths whether it leaves the map, and the first hex of it that has a side. */
typedef struct
{
  gboolean leaves;
  AdjHex first;
  guint n;
} Net;

static void
gather_nets (Linter *self, const int *net, Net *nets, guint n_nets)
{
  for (guint i = 0; i < n_nets; i++)
    nets[i].first = ADJ_NO_HEX;
  for (guint hex = 0; hex < self->book->n_hexes; hex++)
    if (net[hex] >= 0)
      {
        Net *here = &nets[net[hex]];

        here->leaves = here->leaves || self->book->hexes[hex].edge != 0;
        here->n++;
        if (here->first == ADJ_NO_HEX)
          here->first = (AdjHex) hex;
      }
}

static void
complain_of_net (Linter *self, const Net *net)
{
  const AdjBookHex *here = &self->book->hexes[net->first];
  int d = 0;
  AdjHexId beyond;

  while (d < ADJ_HEX_DIRECTIONS - 1 && (here->features[d] & self->book->path_features) == 0)
    d++;
  beyond = here->neighbours[d] != ADJ_NO_HEX ? self->book->hexes[here->neighbours[d]].id : here->id;
  adj_problems_add (self->problems, ADJ_PROBLEM_LINT, line_of_side (self, here->id, beyond),
                    "path-apart",
                    _ ("roads and trails through %u hexes, from %04d on, join no other and leave "
                       "the map nowhere"),
                    net->n, here->id);
  adj_problems_say_where (self->problems, here->id, 0);
}

/* Two nets of roads, where the smaller neither leaves the map nor comes to the other. */
static void
lint_nets (Linter *self)
{
  g_autofree int *net = g_new (int, MAX (self->book->n_hexes, 1));
  g_autoptr (GArray) sizes = adj_topology_networks (self->book, self->book->path_features, net);
  g_autofree Net *nets = g_new0 (Net, MAX (sizes->len, 1));
  guint largest = 0;

  gather_nets (self, net, nets, sizes->len);
  for (guint i = 1; i < sizes->len; i++)
    if (nets[i].n > nets[largest].n)
      largest = i;
  for (guint i = 0; i < sizes->len; i++)
    if (i != largest && !nets[i].leaves)
      complain_of_net (self, &nets[i]);
}

static void
lint_edges (Linter *self)
{
  for (guint i = 0; i < self->scenario->n_units; i++)
    {
      const AdjUnit *unit = &self->scenario->units[i];

      for (guint j = 0; j < unit->n_entries; j++)
        if (!adj_book_on_edge (self->book, adj_book_hex (self->book, unit->entries[j])))
          {
            adj_problems_add (self->problems, ADJ_PROBLEM_LINT, unit->marks.line, "entry-inland",
                              _ ("unit '%s' enters by %04d, which is not at the edge of the map"),
                              unit->id, unit->entries[j]);
            adj_problems_say_where (self->problems, unit->entries[j], 0);
          }
    }
  for (guint i = 0; i < self->scenario->exits->len; i++)
    {
      const AdjExit *exit = &g_array_index (self->scenario->exits, AdjExit, i);

      for (guint j = 0; j < exit->hexes->len; j++)
        {
          AdjHexId id = g_array_index (exit->hexes, AdjHexId, j);

          if (adj_book_on_edge (self->book, adj_book_hex (self->book, id)))
            continue;
          adj_problems_add (self->problems, ADJ_PROBLEM_LINT, exit->marks.line, "exit-inland",
                            _ ("units exit by %04d, which is not at the edge of the map"), id);
          adj_problems_say_where (self->problems, id, 0);
        }
    }
}

static void
lint_terrain_of (Linter *self, const AdjUnit *unit, AdjHexId id)
{
  const AdjTerrain *terrain = adj_book_terrain (self->book, adj_book_hex (self->book, id));
  int entry =
      terrain->entry_for[unit->arm] != ADJ_NO_COST ? terrain->entry_for[unit->arm] : terrain->entry;

  if (entry != ADJ_CLOSED && terrain->stop)
    return;
  adj_problems_add (self->problems, ADJ_PROBLEM_LINT, unit->marks.line, "unit-in-closed-terrain",
                    _ ("unit '%s' stands in %04d, where no unit can stand: %s"), unit->id, id,
                    terrain->name);
  adj_problems_say_where (self->problems, id, 0);
}

/* BG 5.32 and, for the train, CH 18.3. n: how many stand there, the unit itself with them. */
static void
lint_stack_of (Linter *self, const AdjUnit *unit, const AdjUnit *other, guint n)
{
  const AdjRuleset *ruleset = self->book->ruleset;
  int line = unit->marks.line;

  if (other->side != unit->side)
    adj_problems_add (self->problems, ADJ_PROBLEM_LINT, line, "set-up-with-enemy",
                      _ ("unit '%s' is set up in %04d beside its enemy '%s'"), unit->id, unit->hex,
                      other->id);
  else if (ruleset->arms[unit->arm].alone || ruleset->arms[other->arm].alone)
    adj_problems_add (self->problems, ADJ_PROBLEM_LINT, line, "set-up-not-alone",
                      _ ("units '%s' and '%s' are set up in %04d; one of them may not share "
                         "its hex"),
                      other->id, unit->id, unit->hex);
  else if (ruleset->stacking_limit > 0 && n > (guint) ruleset->stacking_limit)
    adj_problems_add (self->problems, ADJ_PROBLEM_LINT, line, "set-up-over-limit",
                      _ ("unit '%s' is one too many in %04d: the stacking limit is %d"), unit->id,
                      unit->hex, ruleset->stacking_limit);
  else
    return;
  adj_problems_say_where (self->problems, unit->hex, 0);
}

static void
lint_stacks (Linter *self)
{
  g_autofree guint *count = g_new0 (guint, ADJ_HEX_IDS);
  g_autofree int *first = g_new (int, ADJ_HEX_IDS);

  for (guint i = 0; i < self->scenario->n_units; i++)
    {
      const AdjUnit *unit = &self->scenario->units[i];

      if (unit->hex == ADJ_HEX_NONE)
        continue;
      lint_terrain_of (self, unit, unit->hex);
      if (count[unit->hex]++ == 0)
        first[unit->hex] = (int) i;
      else
        lint_stack_of (self, unit, &self->scenario->units[first[unit->hex]], count[unit->hex]);
    }
}

/* Gaps that the book does not itself call unknown. */
static void
lint_silence (Linter *self)
{
  const AdjScenario *scenario = self->scenario;

  if (scenario->n_turns == 0 && !adj_known_gap (scenario, ADJ_UNKNOWN_TURNS))
    adj_problems_add (self->problems, ADJ_PROBLEM_LINT, scenario->marks.line, "no-turns",
                      _ ("there is no turn track; list the turns, or say that they are unknown"));
  if (scenario->first_player == ADJ_NO_SIDE && !adj_known_gap (scenario, ADJ_UNKNOWN_FIRST_PLAYER))
    adj_problems_add (self->problems, ADJ_PROBLEM_LINT, scenario->marks.line, "no-first-player",
                      _ ("nobody moves first; give first-player, or say that it is unknown"));
  for (guint i = 0; i < scenario->n_units; i++)
    {
      const AdjUnit *unit = &scenario->units[i];

      if (unit->strength == ADJ_UNKNOWN_STRENGTH &&
          !adj_known_gap (scenario, ADJ_UNKNOWN_STRENGTHS))
        adj_problems_add (self->problems, ADJ_PROBLEM_LINT, unit->marks.line, "no-strength",
                          _ ("unit '%s' has no strength; give it, or say that strengths are "
                             "unknown"),
                          unit->id);
      if (!adj_known_place (unit) && !adj_known_gap (scenario, ADJ_UNKNOWN_SET_UP) &&
          !adj_known_gap (scenario, ADJ_UNKNOWN_ARRIVALS))
        adj_problems_add (self->problems, ADJ_PROBLEM_LINT, unit->marks.line, "no-place",
                          _ ("unit '%s' is neither set up nor due on a turn by an entry hex; give "
                             "it, or say that it is unknown"),
                          unit->id);
    }
}

static void
lint_commands (Linter *self)
{
  const GArray *commands = self->scenario->commands;

  for (guint i = 0; i < commands->len; i++)
    for (guint j = 0; j < i; j++)
      {
        const AdjCommand *a = &g_array_index (commands, AdjCommand, j);
        const AdjCommand *b = &g_array_index (commands, AdjCommand, i);
        int end_of_a = a->to != 0 ? a->to : ADJ_MAX_TURNS;
        int end_of_b = b->to != 0 ? b->to : ADJ_MAX_TURNS;

        if (a->side == b->side && a->from <= end_of_b && b->from <= end_of_a)
          adj_problems_add (self->problems, ADJ_PROBLEM_LINT, b->marks.line, "command-overlap",
                            _ ("turn %d has a command level for this side already, from line %d"),
                            MAX (a->from, b->from), a->marks.line);
      }
}

static void
lint_holdings (Linter *self)
{
  g_autofree int *holder = g_new0 (int, ADJ_HEX_IDS);

  for (guint i = 0; i < self->scenario->holdings->len; i++)
    {
      const AdjHolding *holding = &g_array_index (self->scenario->holdings, AdjHolding, i);

      for (guint j = 0; j < holding->hexes->len; j++)
        {
          AdjHexId id = g_array_index (holding->hexes, AdjHexId, j);

          if (holder[id] != 0)
            {
              adj_problems_add (self->problems, ADJ_PROBLEM_LINT, holding->marks.line, "held-twice",
                                _ ("hex %04d has a holder already; it is held by one side"), id);
              adj_problems_say_where (self->problems, id, 0);
            }
          holder[id] = holding->side + 1;
        }
    }
}

static guint
count_new (const GArray *hexes, gboolean *named)
{
  guint n = 0;

  for (guint i = 0; i < hexes->len; i++)
    {
      AdjHexId id = g_array_index (hexes, AdjHexId, i);

      n += !named[id];
      named[id] = TRUE;
    }
  return n;
}

static void
complain_of_held (Linter *self, guint n, int line)
{
  adj_problems_add (self->problems, ADJ_PROBLEM_LINT, line, "too-many-held",
                    _ ("with this the awards and levels name %u hexes; the holders of %d are kept"),
                    n, ADJ_MAX_HELD);
}

/* BG 17.1: told where the ceiling is passed, and only once. */
static void
lint_held (Linter *self)
{
  const AdjScenario *scenario = self->scenario;
  g_autofree gboolean *named = g_new0 (gboolean, ADJ_HEX_IDS);
  guint n = 0;

  for (guint i = 0; i < scenario->awards->len && n <= ADJ_MAX_HELD; i++)
    {
      const AdjAward *award = &g_array_index (scenario->awards, AdjAward, i);

      n += count_new (award->hexes, named);
      if (n > ADJ_MAX_HELD)
        complain_of_held (self, n, award->marks.line);
    }
  for (guint i = 0; i < scenario->levels->len && n <= ADJ_MAX_HELD; i++)
    {
      const AdjLevel *level = &g_array_index (scenario->levels, AdjLevel, i);

      n += count_new (level->holds, named);
      if (n > ADJ_MAX_HELD)
        complain_of_held (self, n, level->marks.line);
    }
}

/* What the cheapest step on the map costs somebody of the arm. */
static int
cheapest_step (const AdjBook *book, int arm)
{
  int least = G_MAXINT;

  for (guint hex = 0; hex < book->n_hexes; hex++)
    for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
      if (adj_book_cost (book, arm, (AdjHex) hex, d) > 0)
        least = MIN (least, adj_book_cost (book, arm, (AdjHex) hex, d));
  return least;
}

/* Could somebody go farther than one order leads? Told of the first unit of an arm, for the others
 * have mostly the same. */
static void
lint_marches (Linter *self)
{
  int cheapest[ADJ_MAX_ARMS] = { 0 };
  gboolean told[ADJ_MAX_ARMS] = { FALSE };

  for (guint i = 0; i < self->scenario->n_units; i++)
    {
      const AdjUnit *unit = &self->scenario->units[i];
      g_autofree char *allowance = NULL;

      if (cheapest[unit->arm] == 0)
        cheapest[unit->arm] = cheapest_step (self->book, unit->arm);
      if (told[unit->arm] || unit->movement / cheapest[unit->arm] < ADJ_MAX_PATH)
        continue;
      allowance = adj_value_print_mp (unit->movement);
      adj_problems_add (self->problems, ADJ_PROBLEM_LINT, unit->marks.line, "march-too-long",
                        _ ("unit '%s' could go farther with its allowance of %s than an order "
                           "leads: %d hexes"),
                        unit->id, allowance, ADJ_MAX_PATH - 1);
      told[unit->arm] = TRUE;
    }
}

void
adj_lint (const AdjBook *book, AdjProblems *problems)
{
  Linter self = { book, book->scenario, problems };

  lint_off_map_features (&self);
  lint_path_ends (&self);
  lint_creek_ends (&self);
  lint_levels (&self);
  lint_crossings (&self);
  lint_nets (&self);
  lint_edges (&self);
  lint_stacks (&self);
  lint_silence (&self);
  lint_commands (&self);
  lint_holdings (&self);
  lint_held (&self);
  lint_marches (&self);
  adj_problems_sort (problems);
}
