/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/figure.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "book/draft-private.h"
#include "book/figure-terms.h"
#include "book/unit-rows.h"
#include "desk/value.h"
#include "desk/xml.h"

const char *const adj_figure_keys[] = {
  [ADJ_FIGURE_NAME] = "name",
  [ADJ_FIGURE_STRENGTH] = "strength",
  [ADJ_FIGURE_REDUCED] = "reduced",
  [ADJ_FIGURE_MOVEMENT] = "movement",
  [ADJ_FIGURE_SET_UP] = "hex",
  [ADJ_FIGURE_TURN] = "turn",
  [ADJ_FIGURE_TERRAIN] = "terrain",
  [ADJ_FIGURE_CALLED] = "called",
  [ADJ_FIGURE_SIDE] = "side",
  [ADJ_FIGURE_POINTS] = "points",
  [ADJ_FIGURE_NIGHT] = "night",
  [ADJ_FIGURE_LABEL] = "label",
  [ADJ_FIGURE_LEVEL] = "level",
  [ADJ_FIGURE_LIMIT] = "limit",
  [ADJ_FIGURE_LEAST] = "least",
  [ADJ_FIGURE_ABOVE] = "above",
  NULL,
};

static gboolean
is_of_unit (AdjFigureKey key)
{
  return key <= ADJ_FIGURE_TURN;
}

/* ---- Finding ---- */

static gboolean
find_hexes (const AdjScenario *scenario, const char *subject, AdjFigure *figure)
{
  g_auto (GStrv) ids = g_strsplit (subject, "-", 2);

  if (ids[0] == NULL)
    return FALSE;
  figure->hex = adj_hex_parse (ids[0]);
  figure->other = ids[1] != NULL ? adj_hex_parse (ids[1]) : ADJ_HEX_NONE;
  return adj_scenario_hex (scenario, figure->hex) != NULL &&
         (ids[1] == NULL ||
          (adj_scenario_hex (scenario, figure->other) != NULL &&
           adj_hex_distance (&scenario->map.grid, figure->hex, figure->other) == 1));
}

gboolean
adj_figure_find (const AdjScenario *scenario,
                 const char *subject,
                 const char *key,
                 AdjFigure *figure)
{
  *figure = (AdjFigure){ .key = ADJ_N_FIGURES, .index = -1 };
  for (int i = 0; i < ADJ_N_FIGURES; i++)
    if (g_str_equal (adj_figure_keys[i], key))
      figure->key = (AdjFigureKey) i;
  switch (figure->key)
    {
    case ADJ_FIGURE_TERRAIN:
    case ADJ_FIGURE_CALLED:
      return find_hexes (scenario, subject, figure) && figure->other == 0;
    case ADJ_FIGURE_SIDE:
      return find_hexes (scenario, subject, figure) && figure->other != 0;
    case ADJ_FIGURE_POINTS:
      figure->index = adj_scenario_award (scenario, subject);
      return figure->index >= 0;
    case ADJ_FIGURE_NIGHT:
    case ADJ_FIGURE_LABEL:
    case ADJ_FIGURE_LEVEL:
    case ADJ_FIGURE_LIMIT:
    case ADJ_FIGURE_LEAST:
    case ADJ_FIGURE_ABOVE:
      return adj_figure_find_term (scenario, subject, figure);
    case ADJ_N_FIGURES:
      return FALSE;
    case ADJ_FIGURE_NAME:
    case ADJ_FIGURE_STRENGTH:
    case ADJ_FIGURE_REDUCED:
    case ADJ_FIGURE_MOVEMENT:
    case ADJ_FIGURE_SET_UP:
    case ADJ_FIGURE_TURN:
    default:
      figure->index = adj_scenario_unit (scenario, subject);
      return figure->index >= 0;
    }
}

gboolean
adj_figure_is_same (const AdjFigure *figure, const AdjFigure *other)
{
  return figure->key == other->key && figure->index == other->index &&
         figure->turn == other->turn && figure->hex == other->hex && figure->other == other->other;
}

char *
adj_figure_subject (const AdjScenario *scenario, const AdjFigure *figure)
{
  if (is_of_unit (figure->key))
    return g_strdup (scenario->units[figure->index].id);
  if (adj_figure_is_term (figure->key))
    return adj_figure_term_subject (scenario, figure);
  if (figure->key == ADJ_FIGURE_POINTS)
    return g_strdup (g_array_index (scenario->awards, AdjAward, figure->index).id);
  if (figure->key == ADJ_FIGURE_SIDE)
    return g_strdup_printf ("%04d-%04d", figure->hex, figure->other);
  return g_strdup_printf ("%04d", figure->hex);
}

guint
adj_figures_of_unit (const AdjScenario *scenario, int unit, AdjFigure figures[ADJ_MAX_FIGURES])
{
  guint n = 0;

  g_return_val_if_fail (unit >= 0 && (guint) unit < scenario->n_units, 0);

  for (int key = ADJ_FIGURE_STRENGTH; key <= ADJ_FIGURE_TURN; key++)
    figures[n++] = (AdjFigure){ .key = (AdjFigureKey) key, .index = unit };
  figures[n++] = (AdjFigure){ .key = ADJ_FIGURE_NAME, .index = unit };
  return n;
}

guint
adj_figures_of_hex (const AdjScenario *scenario, AdjHexId hex, AdjFigure figures[ADJ_MAX_FIGURES])
{
  guint n = 0;

  figures[n++] = (AdjFigure){ .key = ADJ_FIGURE_TERRAIN, .index = -1, .hex = hex };
  for (int i = 0; i < ADJ_HEX_DIRECTIONS; i++)
    {
      AdjHexId other = adj_hex_neighbour (&scenario->map.grid, hex, i);

      if (adj_scenario_hex (scenario, other) != NULL)
        figures[n++] =
            (AdjFigure){ .key = ADJ_FIGURE_SIDE, .index = -1, .hex = hex, .other = other };
    }
  figures[n++] = (AdjFigure){ .key = ADJ_FIGURE_CALLED, .index = -1, .hex = hex };
  return n;
}

guint
adj_figures_of_turn (const AdjScenario *scenario, int turn, AdjFigure figures[ADJ_MAX_FIGURES])
{
  static const AdjFigureKey of_side[] = { ADJ_FIGURE_LEVEL, ADJ_FIGURE_LIMIT };
  guint n = 0;

  figures[n++] = (AdjFigure){ .key = ADJ_FIGURE_NIGHT, .index = -1, .turn = turn };
  figures[n++] = (AdjFigure){ .key = ADJ_FIGURE_LABEL, .index = -1, .turn = turn };
  for (guint i = 0; i < G_N_ELEMENTS (of_side); i++)
    for (int side = 0; side < ADJ_SIDES; side++)
      figures[n++] = (AdjFigure){ .key = of_side[i], .index = side, .turn = turn };
  return n;
}

/* A level of victory is either reached with a figure or above it. */
guint
adj_figures_of_victory (const AdjScenario *scenario, AdjFigure figures[ADJ_MAX_FIGURES])
{
  guint n = 0;

  for (guint i = 0; i < scenario->awards->len && n < ADJ_MAX_FIGURES; i++)
    figures[n++] = (AdjFigure){ .key = ADJ_FIGURE_POINTS, .index = (int) i };
  for (guint i = 0; i < scenario->levels->len && n < ADJ_MAX_FIGURES; i++)
    figures[n++] = (AdjFigure){
      .key =
          g_array_index (scenario->levels, AdjLevel, i).above ? ADJ_FIGURE_ABOVE : ADJ_FIGURE_LEAST,
      .index = (int) i,
    };
  return n;
}

const AdjMarks *
adj_figure_marks (const AdjScenario *scenario, const AdjFigure *figure)
{
  const AdjMapHexside *side;

  if (is_of_unit (figure->key))
    return &scenario->units[figure->index].marks;
  if (adj_figure_is_term (figure->key))
    return adj_figure_term_marks (scenario, figure);
  if (figure->key == ADJ_FIGURE_POINTS)
    return &g_array_index (scenario->awards, AdjAward, figure->index).marks;
  if (figure->key != ADJ_FIGURE_SIDE)
    return &adj_scenario_hex (scenario, figure->hex)->marks;
  side = adj_scenario_hexside (scenario, figure->hex, figure->other);
  return side != NULL ? &side->marks : NULL;
}

/* ---- Its value ---- */

/* As the unit's row has it; but a unit that has no movement of its own is printed with that of its
 * arm. */
static char *
get_of_unit (const AdjScenario *scenario, const AdjFigure *figure)
{
  return figure->key == ADJ_FIGURE_MOVEMENT
             ? adj_value_print_mp (scenario->units[figure->index].movement)
             : adj_unit_field (scenario, (guint) figure->index, adj_figure_keys[figure->key]);
}

static char *
get_features (const AdjScenario *scenario, const AdjFigure *figure)
{
  const AdjMapHexside *side = adj_scenario_hexside (scenario, figure->hex, figure->other);
  const AdjRuleset *ruleset = scenario->ruleset;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; side != NULL && i < ruleset->n_features; i++)
    if ((side->features & (1u << i)) != 0)
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", ruleset->features[i].id);
  return g_strdup (text->str);
}

char *
adj_figure_get (const AdjScenario *scenario, const AdjFigure *figure)
{
  const AdjMapHex *hex;

  if (is_of_unit (figure->key))
    return get_of_unit (scenario, figure);
  if (adj_figure_is_term (figure->key))
    return adj_figure_term (scenario, figure);
  if (figure->key == ADJ_FIGURE_POINTS)
    return g_strdup_printf ("%d", g_array_index (scenario->awards, AdjAward, figure->index).points);
  if (figure->key == ADJ_FIGURE_SIDE)
    return get_features (scenario, figure);
  hex = adj_scenario_hex (scenario, figure->hex);
  if (figure->key == ADJ_FIGURE_CALLED)
    return g_strdup (hex->name != NULL ? hex->name : "");
  return g_strdup (scenario->ruleset->terrains[hex->terrain].id);
}

/* ---- Changing it ---- */

static gboolean
refuse_number (AdjDraft *self, int most)
{
  return adj_draft_refuse (self, g_strdup_printf (_ ("A number from 0 to %d"), most));
}

static gboolean
set_number (AdjDraft *self, const AdjFigure *figure, AdjScenario *copy, const char *value)
{
  AdjUnit *unit = is_of_unit (figure->key) ? &copy->units[figure->index] : NULL;
  int most = figure->key == ADJ_FIGURE_TURN     ? ADJ_MAX_TURNS
             : figure->key == ADJ_FIGURE_POINTS ? 999
                                                : 99;
  int number = figure->key == ADJ_FIGURE_TURN ? 0 : ADJ_UNKNOWN_STRENGTH;

  if ((*value != '\0' || unit == NULL) && !adj_value_parse_int (value, 0, most, &number))
    return refuse_number (self, most);
  if (figure->key == ADJ_FIGURE_STRENGTH)
    unit->strength = number;
  else if (figure->key == ADJ_FIGURE_REDUCED)
    unit->reduced = number;
  else if (figure->key == ADJ_FIGURE_TURN)
    unit->turn = number;
  else
    g_array_index (copy->awards, AdjAward, figure->index).points = number;
  return TRUE;
}

static gboolean
set_movement (AdjDraft *self, AdjUnit *unit, const char *value)
{
  int sixths;

  if (!adj_value_parse_mp (value, &sixths))
    return adj_draft_refuse (self,
                             adj_value_refuse_mp (value, _ ("Movement Points, such as 6 or 13/2")));
  unit->movement = sixths;
  unit->movement_given = TRUE;
  return TRUE;
}

static gboolean
set_set_up (AdjDraft *self, AdjUnit *unit, const char *value)
{
  AdjHexId hex = adj_hex_parse (value);

  if (*value != '\0' && hex == ADJ_HEX_NONE)
    return adj_draft_refuse (self, g_strdup (_ ("A hex is four digits")));
  unit->hex = hex;
  return TRUE;
}

static gboolean
set_words (AdjDraft *self, AdjScenario *copy, const char **words, const char *value, int most)
{
  if (*value == '\0')
    *words = NULL;
  else if (!adj_draft_may_hold (self, value, most))
    return FALSE;
  else
    *words = g_string_chunk_insert (copy->strings, value);
  return TRUE;
}

static gboolean
alter (AdjDraft *self, AdjScenario *copy, const AdjFigure *figure, const char *value)
{
  const AdjScenario *draft = adj_draft_get_scenario (self);
  AdjUnit *unit = is_of_unit (figure->key) ? &copy->units[figure->index] : NULL;

  if (figure->key == ADJ_FIGURE_NAME)
    return adj_draft_may_hold (self, value, 40) && set_words (self, copy, &unit->name, value, 40);
  if (figure->key == ADJ_FIGURE_MOVEMENT)
    return set_movement (self, unit, value);
  if (figure->key == ADJ_FIGURE_SET_UP)
    return set_set_up (self, unit, value);
  if (figure->key == ADJ_FIGURE_CALLED)
    return set_words (
        self, copy, &copy->map.hexes[adj_scenario_hex (draft, figure->hex) - draft->map.hexes].name,
        value, 60);
  return set_number (self, figure, copy, value);
}

/* The marks say from now on that it was read off the players' own charts. */
static void
mark (AdjScenario *copy, const AdjFigure *figure)
{
  const AdjMarks marks = adj_draft_marks (copy);

  if (is_of_unit (figure->key))
    copy->units[figure->index].marks = marks;
  else if (figure->key == ADJ_FIGURE_POINTS)
    g_array_index (copy->awards, AdjAward, figure->index).marks = marks;
}

/* The ground has a line of its own; no hex may come in by the value, and no terrain into a side. */
static gboolean
set_ground (AdjDraft *self, const AdjFigure *figure, const char *value)
{
  const AdjRuleset *ruleset = adj_draft_get_scenario (self)->ruleset;
  g_autofree char *folded = g_utf8_strdown (value, -1);
  g_autofree char *line = NULL;

  if (strpbrk (value, "0123456789") != NULL ||
      (figure->key == ADJ_FIGURE_SIDE && adj_ruleset_terrain (ruleset, folded) >= 0))
    return adj_draft_refuse (self, g_strdup (_ ("Only what is there, such as forest or creek")));
  if (figure->key == ADJ_FIGURE_TERRAIN)
    line = g_strdup_printf ("%04d %s", figure->hex, value);
  else
    line = g_strdup_printf ("%04d %04d %s", figure->hex, figure->other,
                            *value != '\0' ? value : "nothing");
  return adj_draft_map_line (self, line);
}

gboolean
adj_draft_set_figure (AdjDraft *self, const AdjFigure *figure, const char *value)
{
  AdjScenario *copy;

  g_return_val_if_fail (self != NULL && figure->key < ADJ_N_FIGURES, FALSE);

  if (figure->key == ADJ_FIGURE_TERRAIN || figure->key == ADJ_FIGURE_SIDE)
    return set_ground (self, figure, value);
  if (adj_figure_is_term (figure->key))
    return adj_draft_set_term (self, figure, value);
  copy = adj_draft_copy (self);
  if (!alter (self, copy, figure, value))
    {
      adj_scenario_unref (copy);
      return FALSE;
    }
  mark (copy, figure);
  return adj_draft_adopt (self, copy);
}
