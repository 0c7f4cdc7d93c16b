/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/rule-lines.h"

#include <glib/gi18n-lib.h>

#include "desk/value.h"
#include "rules/played.h"
#include "words/fill.h"
#include "words/place.h"
#include "words/printed.h"

/* ---- What the battle has ---- */

/* A map nobody has typed in yet is of unknown ground. */
static gboolean
knows_map (const AdjBook *book)
{
  for (guint hex = 0; hex < book->n_hexes; hex++)
    if (adj_book_terrain (book, (AdjHex) hex)->look != ADJ_LOOK_UNKNOWN)
      return TRUE;
  return FALSE;
}

gboolean
adj_battle_has_terrain (const AdjBook *book, int terrain)
{
  g_return_val_if_fail (book != NULL, FALSE);

  for (guint hex = 0; hex < book->n_hexes; hex++)
    if (adj_book_terrain (book, (AdjHex) hex) == &book->ruleset->terrains[terrain])
      return TRUE;
  return !knows_map (book);
}

gboolean
adj_battle_has_feature (const AdjBook *book, int feature)
{
  const AdjMap *map;

  g_return_val_if_fail (book != NULL, FALSE);

  map = &book->scenario->map;
  for (guint i = 0; i < map->n_hexsides; i++)
    if (map->hexsides[i].features & (1u << feature))
      return TRUE;
  return !knows_map (book);
}

static gboolean
has_arm (const AdjScenario *scenario, int arm)
{
  for (guint unit = 0; unit < scenario->n_units; unit++)
    if (scenario->units[unit].arm == arm)
      return TRUE;
  return FALSE;
}

/* Chickamauga's own rules are in the ledger as well (CH 17.4); a battle that is played by them
 * cites them for its points. */
#define OWN_RULES "CH "

gboolean
adj_battle_has_row (const AdjBook *book, const AdjRow *row)
{
  const GArray *awards;

  g_return_val_if_fail (book != NULL, FALSE);
  g_return_val_if_fail (row != NULL, FALSE);

  awards = book->scenario->awards;
  if (!g_str_has_prefix (row->id, OWN_RULES))
    return TRUE;
  for (guint i = 0; i < awards->len; i++)
    {
      const char *cited = g_array_index (awards, AdjAward, i).row;

      if (cited != NULL && g_str_has_prefix (cited, OWN_RULES))
        return TRUE;
    }
  return FALSE;
}

/* ---- The lines ---- */

typedef struct
{
  AdjLinesChapter chapter;
  const char *row;
  const char *text;
} Line;

static const Line lines[] = {
  { ADJ_LINES_MOVEMENT, "BG 2.4", N_ ("Movement Points: {points}; what is left over is lost") },
  { ADJ_LINES_MOVEMENT, "BG 5.32",
    N_ ("Stacking: at most {limit} units in a hex when a phase ends; friends are passed freely") },
  { ADJ_LINES_MOVEMENT, "BG 6.1",
    N_ ("Zone of control: the six hexes around a unit, but not over a creek without bridge or "
        "ford") },
  { ADJ_LINES_MOVEMENT, "BG 6.0",
    N_ ("Coming into an enemy zone ends the move and costs nothing more") },
  { ADJ_LINES_MOVEMENT, "BG 5.13", N_ ("Whoever begins in an enemy zone does not move") },
  { ADJ_LINES_ARRIVAL, "BG 15.0",
    N_ ("In a column: the first pays one Movement Point for the entry hex, the second two, and so "
        "on; none stacked, and those who cannot pay wait") },
  { ADJ_LINES_ARRIVAL, "BG 15.5", N_ ("By day also into an enemy zone") },
  { ADJ_LINES_ATTACK, "BG 7.12",
    N_ ("Whoever stands in an enemy zone must attack; every enemy in a zone of yours must be "
        "attacked") },
  { ADJ_LINES_ATTACK, "BG 7.14",
    N_ ("A unit attacks once and is attacked once in a phase; those in one hex defend as one") },
  { ADJ_LINES_ATTACK, "BG 7.25",
    N_ ("Several hexes with one die: each adjacent attacker touches all defenders") },
  { ADJ_LINES_ATTACK, "BG 7.4",
    N_ ("Terrain multiplies the defender: the best benefit alone; a bridge or ford only if all "
        "adjacent attackers come over one") },
  { ADJ_LINES_ATTACK, "BG 7.6",
    N_ ("Odds are rounded for the defender: 13 against 4 is 3-1, 24 against 25 is 1-2. Better than "
        "{best} is thrown on {best}, worse than {worst} on {worst}") },
  { ADJ_LINES_ATTACK, "BG 7.9", N_ ("Before the die the attacker may take any lower column") },
  { ADJ_LINES_RETREAT, "BG 7.72",
    N_ ("A retreat is chosen by the owner: into no enemy zone, not over a closed hexside, not off "
        "the map. A full friendly hex makes room; with nowhere to go the unit is eliminated") },
  { ADJ_LINES_RETREAT, "BG 7.74",
    N_ ("Driven back this phase: no strength lent to the new hex, but its fate is shared") },
  { ADJ_LINES_RETREAT, "BG 7.75",
    N_ ("Advance: one unit that was adjacent, at once, into a hex that was left, zones or not; it "
        "fights no more this phase") },
  { ADJ_LINES_GUNS, "BG 8.11",
    N_ ("Guns may fire at an enemy {least} to {most} hexes away, alone or with an attack on it; "
        "both of a hex at one target") },
  { ADJ_LINES_GUNS, "BG 8.15", N_ ("Who fires from afar suffers nothing; of Ar as he likes") },
  { ADJ_LINES_GUNS, "BG 8.31", N_ ("In between these block the line of sight: {blocking}") },
  { ADJ_LINES_GUNS, "BG 8.41",
    N_ ("In an enemy zone guns attack what is adjacent, as infantry does, and nothing else") },
  { ADJ_LINES_GUNS, "BG 9.0b",
    N_ ("A hex that is only fired at counts double if the line crosses a creek, bridge, ford or "
        "closed hex, in place of its terrain") },
  { ADJ_LINES_EFFECTIVENESS, "BG 11.1",
    N_ ("Thrown back with Ar from an enemy it touched, a unit is inverted: it attacks no more and "
        "enters no enemy zone until the next night is over; out of one it retreats in its own "
        "Combat Phase or is eliminated") },
  { ADJ_LINES_NIGHT, "BG 10.1", N_ ("No combat, no bombardment") },
  { ADJ_LINES_NIGHT, "BG 10.2", N_ ("Nobody comes into an enemy zone, nobody leaves one") },
  { ADJ_LINES_NIGHT, "E N.2",
    N_ ("Plotted, in six segments of one point; overlapping zones stop both") },
};

/* "6"; where arms differ "Infantry 6, Cavalry 8". */
static char *
say_allowances (const AdjBook *book)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const AdjRuleset *ruleset = book->ruleset;
  g_autofree char *first = NULL;
  gboolean same = TRUE;

  for (guint arm = 0; arm < ruleset->n_arms; arm++)
    {
      g_autofree char *points = ruleset->arms[arm].movement >= 0
                                    ? adj_value_print_mp (ruleset->arms[arm].movement)
                                    : g_strdup ("?");

      if (book->scenario->n_units > 0 && !has_arm (book->scenario, (int) arm))
        continue;
      g_string_append_printf (text, "%s%s %s", text->len > 0 ? C_ ("list", ", ") : "",
                              adj_words_printed (ruleset->arms[arm].name), points);
      same &= first == NULL || g_str_equal (first, points);
      if (first == NULL)
        first = g_steal_pointer (&points);
    }
  return g_strdup (same && first != NULL ? first : text->str);
}

static char *
say_blocking (const AdjBook *book)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < book->ruleset->n_terrains; i++)
    if (book->ruleset->terrains[i].blocks_sight && adj_battle_has_terrain (book, (int) i))
      g_string_append_printf (text, "%s%s", text->len > 0 ? C_ ("list", ", ") : "",
                              adj_words_printed (book->ruleset->terrains[i].name));
  return g_strdup (text->len > 0 ? text->str : C_ ("sight", "nothing"));
}

static char *
fill (const AdjView *view, const char *text)
{
  const AdjRuleset *ruleset = view->book->ruleset;
  g_autofree char *points = say_allowances (view->book);
  g_autofree char *blocking = say_blocking (view->book);
  g_autofree char *limit = g_strdup_printf ("%d", ruleset->stacking_limit);
  g_autofree char *least = g_strdup_printf ("%d", ruleset->bombard_least);
  g_autofree char *most = g_strdup_printf ("%d", ruleset->bombard_most);
  g_autofree char *worst = adj_words_column (view, 0);
  g_autofree char *best = adj_words_column (view, (int) ruleset->n_columns - 1);

  return adj_fill (text, (const AdjPlace[]){ { "points", points },
                                             { "blocking", blocking },
                                             { "limit", limit },
                                             { "least", least },
                                             { "most", most },
                                             { "worst", worst },
                                             { "best", best },
                                             { NULL, NULL } });
}

/* With voluntary attacks nobody owes one (Y 7.0); the option says so in its own words. A plotted
 * night may end beside the enemy (E N.3). */
static gboolean
is_replaced (const AdjView *view, const AdjRow *row)
{
  return (g_str_equal (row->id, "BG 7.12") && adj_attacks_are_voluntary (view->table)) ||
         (g_str_equal (row->id, "BG 10.2") && adj_nights_are_plotted (view->table));
}

static gboolean
holds (const AdjView *view, const AdjRow *row)
{
  int option = row != NULL && row->option != NULL
                   ? adj_ruleset_option (view->book->ruleset, row->option)
                   : -1;

  if (row == NULL || is_replaced (view, row))
    return FALSE;
  return option < 0 ||
         adj_table_option (view->table, view->book->ruleset->options[option].key) != 0;
}

/* The train and its like: an arm that has other rules than a unit. */
static void
add_arms (GPtrArray *found, const AdjBook *book)
{
  for (guint i = 0; i < book->ruleset->n_arms; i++)
    {
      const AdjArm *arm = &book->ruleset->arms[i];

      if (arm->zone || arm->attacks || !arm->paths_only || !has_arm (book->scenario, (int) i))
        continue;
      g_ptr_array_add (
          found,
          adj_fill_row (
              adj_fill (
                  /* Translators: arm is a kind of unit, such as a supply train */
                  _ ("{arm}: no zone, no attack; it keeps to roads and trails, alone in its hex"),
                  (const AdjPlace[]){ { "arm", adj_words_printed (arm->name) }, { NULL, NULL } }),
              adj_ruleset_has_row (book->ruleset, "CH 18.2") ? "CH 18.2" : NULL));
    }
}

/* Where the text only asks, the ruling answers. */
static char *
tell_row (const AdjRow *row)
{
  const char *text = adj_words_printed (row->text);
  const char *ruling = row->short_ruling != NULL ? row->short_ruling : row->ruling;

  return adj_fill_row (ruling != NULL ? g_strdup_printf ("%s %s", text, adj_words_printed (ruling))
                                      : g_strdup (text),
                       row->id);
}

/* Rules of another system speak for themselves. */
static void
add_own_rows (GPtrArray *found, const AdjRuleset *ruleset, AdjLinesChapter chapter)
{
  static const char *const chapters[] = {
    [ADJ_LINES_PIECES] = "pieces",
    [ADJ_LINES_MOVEMENT] = "movement",
    [ADJ_LINES_ARRIVAL] = "reinforcement",
    [ADJ_LINES_ATTACK] = "attack",
    [ADJ_LINES_RETREAT] = "retreat",
    [ADJ_LINES_GUNS] = "artillery",
    [ADJ_LINES_EFFECTIVENESS] = "effectiveness",
    [ADJ_LINES_NIGHT] = "night",
  };

  for (guint i = 0; i < ruleset->n_rows; i++)
    if (g_strcmp0 (ruleset->rows[i].chapter, chapters[chapter]) == 0)
      g_ptr_array_add (found, tell_row (&ruleset->rows[i]));
}

GPtrArray *
adj_rule_lines (const AdjView *view, AdjLinesChapter chapter)
{
  GPtrArray *found;

  g_return_val_if_fail (view != NULL, NULL);

  found = g_ptr_array_new_with_free_func (g_free);
  if (view->book->ruleset->known_as != NULL)
    add_own_rows (found, view->book->ruleset, chapter);
  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++)
    if (lines[i].chapter == chapter &&
        holds (view, adj_ruleset_row (view->book->ruleset, lines[i].row)))
      g_ptr_array_add (found, fill (view, _ (lines[i].text)));
  if (chapter == ADJ_LINES_MOVEMENT)
    add_arms (found, view->book);
  return found;
}

/* ---- What a result makes the players do ---- */

char *
adj_rule_lines_result (const AdjView *view, AdjCombatResult result)
{
  g_return_val_if_fail (view != NULL, NULL);

  switch (result)
    {
    case ADJ_RESULT_AE:
      return g_strdup (_ ("All adjacent attackers are eliminated"));
    case ADJ_RESULT_AR:
      return g_strdup (adj_effectiveness_is_played (view->table)
                           ? _ ("All adjacent attackers retreat one hex and are inverted; one "
                                "defender may advance")
                           : _ ("All adjacent attackers retreat one hex; one defender may "
                                "advance"));
    case ADJ_RESULT_EX:
      return g_strdup (_ ("All defenders are eliminated, then adjacent attackers of at least "
                          "their printed strength, as the attacker chooses; one who is left may "
                          "advance"));
    case ADJ_RESULT_DR:
      return g_strdup (_ ("All defenders retreat one hex; one adjacent attacker may advance"));
    case ADJ_RESULT_DE:
    default:
      return g_strdup (_ ("All defenders are eliminated; one adjacent attacker may advance"));
    }
}
