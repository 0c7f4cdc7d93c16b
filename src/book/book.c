/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/book.h"

#include <string.h>

/* Bit i of a hexside's features is the ruleset's feature i; most hexsides have none. */

static gboolean
is_opened (const AdjRuleset *ruleset, const char *closed, guint32 features)
{
  for (guint i = 0; i < ADJ_MAX_FEATURES && features >> i != 0; i++)
    if ((features & (1u << i)) != 0 && g_strcmp0 (ruleset->features[i].opens, closed) == 0)
      return TRUE;
  return FALSE;
}

/* BG 5.25: a creek closes the side unless a bridge or ford opens it. */
static gboolean
side_is_open (const AdjRuleset *ruleset, guint32 features)
{
  for (guint i = 0; i < ADJ_MAX_FEATURES && features >> i != 0; i++)
    {
      const AdjFeature *feature = &ruleset->features[i];

      if ((features & (1u << i)) != 0 && feature->closed &&
          !is_opened (ruleset, feature->id, features))
        return FALSE;
    }
  return TRUE;
}

/* BG 5.24: a ferry hex is entered and left by its ferry hexsides alone. */
static gboolean
terrain_lets_through (const AdjTerrain *terrain, guint32 features)
{
  return terrain->only_by < 0 || (features & (1u << terrain->only_by)) != 0;
}

/* The cost of the hex itself; above level 1 it may be another (R 6.21). */
static int
entry_cost (const AdjTerrain *into, int arm, gboolean cover, gboolean above)
{
  if (cover && into->battery_entry != ADJ_NO_COST)
    return into->battery_entry;
  if (into->entry_for[arm] != ADJ_NO_COST)
    return into->entry_for[arm];
  return above && into->above != ADJ_NO_COST ? into->above : into->entry;
}

/* Y 9.0b: a road spares a battery the forest's cost, a trail does not. */
static gboolean
is_path_for (const AdjFeature *feature, const AdjTerrain *into, gboolean cover)
{
  return feature->at_most > 0 &&
         !(cover && into->battery_entry != ADJ_NO_COST && feature->at_most > ADJ_MP);
}

/* The parts of what a step costs: sixths, of which hexsides add some, or ADJ_CLOSED or
 * ADJ_UNKNOWN_COST for all of it. */
typedef struct
{
  int ground;
  int adds;
  gboolean by_road;
} StepCost;

/* The share that what lies on a hexside has in it, for all arms alike. */
typedef struct
{
  int adds;
  gboolean above; /* the hex beyond lies above level 1 */
  int at_most;    /* along a path; 0: along none */
  int printed;    /* R 6.24: what the terrain costs along a path of that kind; ADJ_NO_COST */
} SideCost;

/* R 6.26: up a slope a step costs more, but along a path. */
static SideCost
side_cost (const AdjRuleset *ruleset,
           gboolean cover,
           const AdjTerrain *into,
           guint32 features,
           gboolean rises)
{
  SideCost side = { .printed = ADJ_NO_COST };
  gboolean by_path = FALSE;

  for (guint i = 0; i < ADJ_MAX_FEATURES && features >> i != 0; i++)
    {
      const AdjFeature *feature = &ruleset->features[i];

      if ((features & (1u << i)) == 0)
        continue;
      side.adds += feature->adds;
      by_path |= feature->at_most > 0;
      if (feature->at_most > 0 && into->along[i] != ADJ_NO_COST)
        side.printed = into->along[i];
      else if (is_path_for (feature, into, cover))
        side.at_most = side.at_most == 0 ? feature->at_most : MIN (side.at_most, feature->at_most);
    }
  if (rises && !by_path)
    side.adds += ruleset->slope_adds;
  return side;
}

static inline StepCost
step_cost (const AdjRuleset *ruleset,
           int arm,
           gboolean cover,
           const AdjTerrain *into,
           const SideCost *side)
{
  StepCost cost = { .ground = entry_cost (into, arm, cover, side->above) };

  if (cost.ground == ADJ_CLOSED)
    return cost;
  cost.adds = side->adds;
  if (side->at_most == 0 && side->printed != ADJ_NO_COST)
    {
      cost.ground = side->printed;
      return cost;
    }
  if (side->at_most == 0 && ruleset->arms[arm].paths_only)
    return (StepCost){ .ground = ADJ_CLOSED }; /* CH 18.2 */
  cost.by_road = side->at_most > 0 && side->at_most <= ADJ_MP;
  /* Every entry costs a movement point at least, so a way that costs no more than one is known
   * even where the terrain is not. */
  if (cost.ground == ADJ_UNKNOWN_COST && cost.by_road)
    cost.ground = side->at_most;
  if (cost.ground != ADJ_UNKNOWN_COST && side->at_most > 0)
    cost.ground = MIN (cost.ground, side->at_most);
  return cost;
}

static gint16
usual_sum (const StepCost *cost)
{
  if (cost->ground < 0)
    return (gint16) cost->ground;
  return (gint16) MIN (cost->ground + cost->adds, G_MAXINT16); /* more than any allowance already */
}

/* E N.5: all doubles, but for the ground along a road or by ferry. */
static gint16
night_sum (const StepCost *cost, gboolean by_ferry)
{
  int times = cost->by_road || by_ferry ? 1 : 2;

  if (cost->ground < 0)
    return (gint16) cost->ground;
  return (gint16) MIN (times * cost->ground + 2 * cost->adds, G_MAXINT16);
}

static void
number_hexes (AdjBook *self)
{
  const AdjMap *map = &self->scenario->map;

  memset (self->by_id, 0xff, sizeof self->by_id);
  self->n_hexes = map->n_hexes;
  self->hexes = g_new0 (AdjBookHex, MAX (map->n_hexes, 1));
  for (guint i = 0; i < map->n_hexes; i++)
    {
      self->hexes[i].id = map->hexes[i].id;
      self->hexes[i].terrain = (guint8) map->hexes[i].terrain;
      self->by_id[map->hexes[i].id] = (AdjHex) i;
    }
  for (guint i = 0; i < map->n_hexes; i++)
    for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
      {
        AdjHexId id = adj_hex_neighbour (&map->grid, map->hexes[i].id, d);
        AdjHex neighbour = adj_book_hex (self, id);

        self->hexes[i].neighbours[d] = neighbour;
        if (neighbour == ADJ_NO_HEX)
          self->hexes[i].edge |= (guint8) (1u << d);
      }
}

/* R 6.26b: a slope lies between its level and the next. */
static int
height_of (const AdjMapHex *hex)
{
  return 2 * hex->level + (hex->slope ? 1 : 0);
}

static void
lay_slopes (AdjBook *self)
{
  const AdjMapHex *hexes = self->scenario->map.hexes;

  for (guint from = 0; from < self->n_hexes; from++)
    for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
      {
        AdjHex to = self->hexes[from].neighbours[d];

        if (to != ADJ_NO_HEX && height_of (&hexes[to]) > height_of (&hexes[from]))
          self->hexes[from].rise |= (guint8) (1u << d);
      }
}

static void
lay_hexsides (AdjBook *self)
{
  const AdjMap *map = &self->scenario->map;

  for (guint i = 0; i < map->n_hexsides; i++)
    {
      const AdjMapHexside *side = &map->hexsides[i];
      AdjHex a = adj_book_hex (self, side->a);
      AdjHex b = adj_book_hex (self, side->b);
      int d = adj_hex_direction (&map->grid, side->a, side->b);

      if (a != ADJ_NO_HEX)
        self->hexes[a].features[d] = side->features;
      if (b != ADJ_NO_HEX)
        self->hexes[b].features[adj_hex_opposite (d)] = side->features;
    }
}

static gboolean
lies_above (const AdjBook *self, AdjHex hex)
{
  return self->scenario->map.hexes[hex].level > 1;
}

static gboolean
goes_up (const AdjBook *self, AdjHex from, int d)
{
  return (self->hexes[from].rise & (1u << d)) != 0;
}

/* The step out of a hex for every arm; into is NULL where there is none. */
static void
work_out_step (AdjBook *self, AdjHex from, int d, const AdjTerrain *into)
{
  guint32 features = self->hexes[from].features[d];
  guint at = from * ADJ_HEX_DIRECTIONS + (guint) d;
  gboolean by_ferry =
      into != NULL && (into->only_by >= 0 || adj_book_terrain (self, from)->only_by >= 0);

  for (int cover = 0; cover <= 1; cover++)
    {
      SideCost side = { 0 };

      if (into != NULL)
        {
          side = side_cost (self->ruleset, cover, into, features, goes_up (self, from, d));
          side.above = lies_above (self, self->hexes[from].neighbours[d]);
        }
      for (int arm = 0; arm < (int) self->ruleset->n_arms; arm++)
        {
          StepCost cost = { .ground = ADJ_CLOSED };

          if (cover && self->costs_in_cover[arm] == NULL)
            continue;
          if (into != NULL)
            cost = step_cost (self->ruleset, arm, cover, into, &side);
          (cover ? self->costs_in_cover : self->costs)[arm][at] = usual_sum (&cost);
          (cover ? self->costs_in_cover_by_night : self->costs_by_night)[arm][at] =
              night_sum (&cost, by_ferry);
        }
    }
}

/* R 6.25: the same along no path. Who may leave none has no other cost. */
static void
work_out_step_off_path (AdjBook *self, AdjHex from, int d, const AdjTerrain *into)
{
  guint32 features = self->hexes[from].features[d];
  guint at = from * ADJ_HEX_DIRECTIONS + (guint) d;

  for (int arm = 0; arm < (int) self->ruleset->n_arms; arm++)
    {
      StepCost cost = { .ground = ADJ_CLOSED };

      if (into != NULL)
        {
          guint32 left_out = self->ruleset->arms[arm].paths_only ? 0 : self->path_features;
          SideCost side =
              side_cost (self->ruleset, FALSE, into, features & ~left_out, goes_up (self, from, d));

          side.above = lies_above (self, self->hexes[from].neighbours[d]);
          cost = step_cost (self->ruleset, arm, FALSE, into, &side);
        }
      self->costs_off_path[arm][at] = usual_sum (&cost);
    }
}

/* BG 6.6: zones reach wherever one may go, unless the rules have walls of their own for them. */
static gboolean
zone_crosses (const AdjBook *self, AdjHex to, guint32 features, gboolean open)
{
  guint32 walls = features & self->ruleset->zone_walls;

  if (!self->ruleset->zones_walled)
    return open;
  for (guint i = 0; i < self->ruleset->n_features; i++)
    if ((walls & (1u << i)) != 0 &&
        !is_opened (self->ruleset, self->ruleset->features[i].id, features))
      return FALSE;
  return to != ADJ_NO_HEX;
}

static void
work_out_steps (AdjBook *self, AdjHex from)
{
  AdjBookHex *hex = &self->hexes[from];

  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    {
      AdjHex to = hex->neighbours[d];
      guint32 features = hex->features[d];
      gboolean open = to != ADJ_NO_HEX && side_is_open (self->ruleset, features) &&
                      terrain_lets_through (adj_book_terrain (self, from), features) &&
                      terrain_lets_through (adj_book_terrain (self, to), features);

      work_out_step (self, from, d, open ? adj_book_terrain (self, to) : NULL);
      if (!self->ruleset->paths_into_zone)
        work_out_step_off_path (self, from, d, open ? adj_book_terrain (self, to) : NULL);
      if (open)
        hex->passable |= (guint8) (1u << d);
      if (zone_crosses (self, to, features, open) && adj_book_terrain (self, to)->zone)
        *(self->ruleset->zones_known ? &hex->zone : &hex->doubt) |= (guint8) (1u << d);
    }
}

AdjBook *
adj_book_new (AdjScenario *scenario)
{
  AdjBook *self = g_new0 (AdjBook, 1);

  self->refs = 1;
  self->scenario = adj_scenario_ref (scenario);
  self->ruleset = scenario->ruleset;
  number_hexes (self);
  lay_hexsides (self);
  if (self->ruleset->slope_adds > 0)
    lay_slopes (self);
  for (guint i = 0; i < self->ruleset->n_features; i++)
    if (self->ruleset->features[i].at_most > 0)
      self->path_features |= 1u << i;
  for (guint arm = 0; arm < self->ruleset->n_arms; arm++)
    {
      guint n_steps = MAX (self->n_hexes, 1) * ADJ_HEX_DIRECTIONS;

      self->costs[arm] = g_new (gint16, n_steps);
      self->costs_by_night[arm] = g_new (gint16, n_steps);
      if (!self->ruleset->paths_into_zone)
        self->costs_off_path[arm] = g_new (gint16, n_steps);
      if (!self->ruleset->arms[arm].bombards)
        continue;
      self->costs_in_cover[arm] = g_new (gint16, n_steps);
      self->costs_in_cover_by_night[arm] = g_new (gint16, n_steps);
    }
  for (guint hex = 0; hex < self->n_hexes; hex++)
    work_out_steps (self, (AdjHex) hex);
  return self;
}

AdjBook *
adj_book_ref (AdjBook *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  self->refs++;
  return self;
}

void
adj_book_unref (AdjBook *self)
{
  g_return_if_fail (self != NULL);
  if (--self->refs > 0)
    return;
  for (guint arm = 0; arm < ADJ_MAX_ARMS; arm++)
    {
      g_free (self->costs[arm]);
      g_free (self->costs_in_cover[arm]);
      g_free (self->costs_by_night[arm]);
      g_free (self->costs_off_path[arm]);
      g_free (self->costs_in_cover_by_night[arm]);
    }
  g_free (self->hexes);
  adj_scenario_unref (self->scenario);
  g_free (self);
}

guint32
adj_book_path_in (const AdjBook *self, AdjHex hex)
{
  const AdjBookHex *here = &self->hexes[hex];
  int ways = 0;
  guint32 best = 0;
  int rate = G_MAXINT;

  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    ways += (here->features[d] & self->path_features) != 0;
  if (here->edge == 0 || ways % 2 == 0)
    return 0;
  for (guint kind = 0; kind < self->ruleset->n_features; kind++)
    {
      int n = 0;

      if ((self->path_features & (1u << kind)) == 0)
        continue;
      for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
        n += (here->features[d] & (1u << kind)) != 0;
      if (n % 2 == 0 || self->ruleset->features[kind].at_most >= rate)
        continue;
      rate = self->ruleset->features[kind].at_most;
      best = 1u << kind;
    }
  return best;
}

int
adj_book_cost_in (const AdjBook *self, int arm, AdjHex hex, guint32 features)
{
  const AdjTerrain *into = adj_book_terrain (self, hex);
  SideCost side = side_cost (self->ruleset, FALSE, into, features, FALSE);
  StepCost cost;

  side.above = lies_above (self, hex);
  cost = step_cost (self->ruleset, arm, FALSE, into, &side);
  return usual_sum (&cost);
}

int
adj_book_direction (const AdjBook *self, AdjHex from, AdjHex to)
{
  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    if (self->hexes[from].neighbours[d] == to)
      return d;
  return -1;
}

guint32
adj_book_crossed (const AdjBook *self, const AdjHex *path, guint n_path)
{
  guint32 features = 0;

  for (guint i = 1; i < n_path; i++)
    {
      int d = adj_book_direction (self, path[i - 1], path[i]);

      if (d >= 0)
        features |= self->hexes[path[i - 1]].features[d];
    }
  return features;
}

gboolean
adj_book_on_edge (const AdjBook *self, AdjHex hex)
{
  return self->hexes[hex].edge != 0;
}
