/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sketch.h"

#include <string.h>

#include "ghost.h"
#include "rules/cavalry-slip.h"
#include "rules/combat.h"
#include "rules/control.h"
#include "rules/dawn.h"
#include "rules/drift.h"
#include "rules/entrenchment.h"
#include "rules/intelligence.h"
#include "rules/move.h"
#include "rules/next.h"
#include "rules/rally.h"
#include "rules/reason.h"
#include "rules/support.h"
#include "rules/umpire.h"
#include "table/apply.h"

/* ---- From text to an order ---- */

#define MOST_UNITS ADJ_MAX_BATTLE_UNITS

/* The words of an order by what they are: hexes before and behind the units, the units, and
 * what else there is. */
typedef struct
{
  const char *verb;
  guint n_units;
  int units[MOST_UNITS];
  guint n_hexes;
  AdjHex hexes[ADJ_MAX_PATH];
  int figure; /* of "roll 4" and "stay 2", or behind "die" of an attack */
  guint n_dice;
  guint8 dice[ADJ_MAX_ENGAGEMENTS]; /* of "roll all 4 2" */
  gboolean all;
  int marker; /* of "mark 0303 building" */
  int side;   /* of "dummies union 4" */
  int result; /* -1 */
  int reduce; /* -1 */
  guint n_supports;
  AdjSupport supports[ADJ_MAX_SUPPORTS];
  gboolean supporting; /* behind "support" */
} Order;

static int
find_result (const char *word)
{
  for (int result = 0; adj_combat_results[result] != NULL; result++)
    if (strcmp (adj_combat_results[result], word) == 0)
      return result;
  return -1;
}

static int
find_column (const Sketch *self, const char *word)
{
  g_auto (GStrv) odds = g_strsplit (word, "-", 2);
  int column = adj_ruleset_column (self->book->ruleset, (int) g_ascii_strtoll (odds[0], NULL, 10),
                                   (int) g_ascii_strtoll (odds[1], NULL, 10));

  g_assert_cmpint (column, >=, 0);
  return column;
}

static int
find_marker (const char *word)
{
  if (strcmp (word, "building") == 0)
    return ADJ_MARKER_BUILDING;
  if (strcmp (word, "breastworks") == 0)
    return ADJ_MARKER_BREASTWORKS;
  return strcmp (word, "entrenchment") == 0 ? ADJ_MARKER_ENTRENCHMENT : ADJ_MARKER_NONE;
}

/* A unit, and then its hex. */
static void
read_support (const Sketch *self, Order *order, const char *word)
{
  if (adj_hex_parse (word) != ADJ_HEX_NONE)
    order->supports[order->n_supports - 1].hex = sketch_hex (self, adj_hex_parse (word));
  else
    order->supports[order->n_supports++].unit = (guint16) sketch_unit (self, word);
}

static void
read_word (const Sketch *self, Order *order, const char *before, const char *word)
{
  order->supporting |= strcmp (order->verb, "support") == 0 || strcmp (word, "support") == 0;
  order->supporting &= strcmp (word, "reduce") != 0 && strcmp (word, "die") != 0;
  if (strcmp (word, "from") == 0 || strcmp (word, "reduce") == 0 || strcmp (word, "support") == 0 ||
      strcmp (word, "die") == 0)
    return;
  if (order->supporting)
    {
      read_support (self, order, word);
      return;
    }
  if (adj_hex_parse (word) != ADJ_HEX_NONE)
    {
      g_assert_cmpuint (order->n_hexes, <, ADJ_MAX_PATH);
      order->hexes[order->n_hexes++] = sketch_hex (self, adj_hex_parse (word));
    }
  else if (strcmp (order->verb, "mark") == 0)
    order->marker = find_marker (word);
  else if (strcmp (before, "reduce") == 0)
    order->reduce = find_column (self, word);
  else if (strcmp (before, "die") == 0)
    order->figure = (int) g_ascii_strtoll (word, NULL, 10);
  else if (strcmp (order->verb, "dummies") == 0 && !g_ascii_isdigit (word[0]))
    order->side = adj_scenario_side (self->book->scenario, word);
  else if (strcmp (word, "all") == 0)
    order->all = TRUE;
  else if (order->all)
    order->dice[order->n_dice++] = (guint8) g_ascii_strtoll (word, NULL, 10);
  else if (strcmp (order->verb, "roll") == 0 || strcmp (order->verb, "dummies") == 0 ||
           strcmp (order->verb, "stay") == 0)
    {
      if (g_ascii_isdigit (word[0]))
        order->figure = (int) g_ascii_strtoll (word, NULL, 10);
      else
        order->result = find_result (word);
    }
  else
    {
      g_assert_cmpuint (order->n_units, <, MOST_UNITS);
      order->units[order->n_units++] = sketch_unit (self, word);
    }
}

/* ---- Judging it ---- */

static void
judge_attack (AdjJudge *judge, const Order *order)
{
  Order drawn = *order;
  AdjAttack attack;

  adj_cavalry_let_go (judge);
  drawn.n_hexes =
      adj_intelligence_draw_fire (judge, drawn.hexes, order->n_hexes, drawn.units, &drawn.n_units);
  if (drawn.n_hexes == 0 ||
      !adj_attack_prepare (judge, &attack, drawn.hexes, drawn.n_hexes, drawn.units,
                           drawn.n_units) ||
      !adj_support_add (judge, &attack, order->supports, order->n_supports))
    return;
  attack.reduce = order->reduce;
  adj_attack_judge (judge, &attack);
  adj_combat_declare (judge, &attack);
  if (order->figure > 0)
    adj_combat_roll_last (judge, order->figure, -1);
}

static gboolean
judge_march (AdjJudge *judge, const Order *order)
{
  if (strcmp (order->verb, "move") == 0)
    adj_move (judge, order->units, order->n_units, order->hexes, order->n_hexes);
  else if (strcmp (order->verb, "charge") == 0)
    adj_charge (judge, order->units[0], order->hexes, order->n_hexes);
  else if (strcmp (order->verb, "enter") == 0)
    adj_enter (judge, order->units, order->n_units, order->hexes, order->n_hexes);
  else if (strcmp (order->verb, "exit") == 0)
    adj_exit (judge, order->units, order->n_units);
  else if (strcmp (order->verb, "next") == 0)
    adj_next (judge);
  else if (strcmp (order->verb, "place") == 0)
    adj_umpire_place (judge, order->units, order->n_units,
                      order->n_hexes > 0 ? order->hexes[0] : ADJ_NO_HEX);
  else if (strcmp (order->verb, "up") == 0 || strcmp (order->verb, "down") == 0)
    adj_intelligence_flip (judge, order->units, order->n_units, strcmp (order->verb, "down") == 0);
  else if (strcmp (order->verb, "dummies") == 0)
    adj_intelligence_add_dummies (judge, order->side, order->figure);
  else if (strcmp (order->verb, "eliminate") == 0)
    adj_umpire_eliminate (judge, order->units, order->n_units);
  else if (strcmp (order->verb, "entrench") == 0)
    adj_entrenchment_begin (judge, order->units[0]);
  else if (strcmp (order->verb, "mark") == 0)
    adj_umpire_mark (judge, order->hexes[0], (AdjMarkerKind) order->marker);
  else
    return FALSE;
  return TRUE;
}

static void
judge_combat (AdjJudge *judge, const Order *order)
{
  if (strcmp (order->verb, "attack") == 0)
    judge_attack (judge, order);
  else if (strcmp (order->verb, "support") == 0)
    adj_support_lend (judge, order->supports, order->n_supports);
  else if (order->all)
    adj_combat_roll_all (judge, order->dice, order->n_dice);
  else if (strcmp (order->verb, "roll") == 0)
    adj_combat_roll (judge, order->figure, order->result);
  else if (strcmp (order->verb, "retreat") == 0)
    adj_combat_retreat (judge, order->units[0], order->hexes[0]);
  else if (strcmp (order->verb, "displace") == 0)
    adj_combat_displace (judge, order->units[0], order->hexes[0]);
  else if (strcmp (order->verb, "lose") == 0)
    adj_combat_lose (judge, order->units, order->n_units);
  else if (strcmp (order->verb, "advance") == 0)
    adj_combat_advance (judge, order->units[0], order->hexes[0]);
  else
    {
      g_assert_cmpstr (order->verb, ==, "stay");
      adj_combat_stay (judge, order->figure);
    }
}

/* ---- Markers on units ---- */

static guint8
find_bears (const char *word)
{
  static const char *const words[] = { "disrupted", "shaken", "routed", "rally" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (strcmp (words[i], word) == 0)
      return (guint8) (1u << i);
  g_assert_not_reached ();
}

/* FALSE if it is another order. */
static gboolean
judge_bears (const Sketch *self, AdjJudge *judge, char **words)
{
  AdjResultWord word = { "" };
  guint8 put = 0;
  guint8 taken = 0;

  if (strcmp (words[0], "rally") == 0)
    adj_rally_try (judge, sketch_unit (self, words[1]), 0, &word);
  else if (strcmp (words[0], "status") == 0)
    {
      for (int i = 2; words[i] != NULL; i++)
        if (words[i][0] == '-')
          taken |= find_bears (words[i] + 1);
        else
          put |= find_bears (words[i]);
      adj_rally_mark (judge, sketch_unit (self, words[1]), put, taken);
    }
  else
    return FALSE;
  return TRUE;
}

/* ---- Initiative and Command Control ---- */

static int
number (const char *word)
{
  return (int) g_ascii_strtoll (word, NULL, 10);
}

static void
judge_initiative (const Sketch *self, AdjJudge *judge, char **words)
{
  const AdjScenario *scenario = self->book->scenario;
  AdjArrivalChoices choices = { .n = 0 };
  int dice[ADJ_SIDES] = { number (words[2]), number (words[4]) };
  AdjHex hex = ADJ_NO_HEX;
  int applied = ADJ_NO_SIDE;

  for (int i = 5; words[i] != NULL; i++)
    if (strcmp (words[i], "result") == 0)
      applied = adj_scenario_side (scenario, words[++i]);
    else if (strcmp (words[i], "by") == 0)
      hex = sketch_hex (self, adj_hex_parse (words[++i]));
    else if (strcmp (words[i], "without") != 0)
      choices.choices[choices.n++] =
          (AdjArrivalChoice){ (guint16) sketch_unit (self, words[i]), hex };
  adj_dawn_settle (judge, dice, &choices, applied);
}

static void
judge_scatter (AdjJudge *judge, char **words)
{
  AdjScatterThrow thrown = { .side = ADJ_NO_SIDE };

  for (int i = 1; words[i] != NULL; i++)
    if (strcmp (words[i], "level") == 0)
      thrown.level = number (words[++i]);
    else if (strcmp (words[i], "die") == 0)
      thrown.die = number (words[++i]);
    else if (strcmp (words[i], "chits") != 0)
      thrown.chits |= (guint16) (1u << number (words[i]));
  adj_scatter (judge, &thrown);
}

/* FALSE if it is another order. */
static gboolean
judge_levels (const Sketch *self, AdjJudge *judge, char **words)
{
  if (strcmp (words[0], "initiative") == 0)
    judge_initiative (self, judge, words);
  else if (strcmp (words[0], "scatter") == 0)
    judge_scatter (judge, words);
  else if (strcmp (words[0], "drift") == 0)
    adj_drift (judge, sketch_unit (self, words[1]), number (words[2]), number (words[3]));
  else
    return FALSE;
  return TRUE;
}

/* ---- The verdict ---- */

static const char *
say (Sketch *self)
{
  const AdjJudge *judge = self->judge;
  g_autoptr (GString) said = g_string_new (NULL);

  for (guint i = 0; i < judge->n_findings; i++)
    {
      const AdjFinding *finding = &judge->findings[i];

      if (judge->standing == ADJ_IMPOSSIBLE && !finding->impossible)
        continue;
      g_string_append_printf (said, "%s%s %s", said->len > 0 ? "; " : "",
                              finding->impossible ? "impossible:" : finding->row,
                              adj_reason_name (finding->reason));
    }
  if (said->len == 0)
    g_string_append (said, "ok");
  if (judge->unjudged)
    g_string_append (said, " (unknown)");
  return g_string_chunk_insert (self->words, said->str);
}

const char *
sketch_judge (Sketch *self, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  Order order = { .verb = words[0], .result = -1, .reduce = -1 };

  if (strcmp (words[0], "dummies") == 0)
    ghost_lay (self->table);
  adj_judge_begin (self->judge, self->table);
  if (judge_levels (self, self->judge, words) || judge_bears (self, self->judge, words))
    return say (self);
  for (int i = 1; words[i] != NULL; i++)
    read_word (self, &order, words[i - 1], words[i]);
  if (!judge_march (self->judge, &order))
    judge_combat (self->judge, &order);
  adj_intelligence_settle (self->judge);
  return say (self);
}

const char *
sketch_do (Sketch *self, const char *text)
{
  const char *said = sketch_judge (self, text);

  if (self->judge->standing == ADJ_IMPOSSIBLE)
    return said;
  for (guint i = 0; i < self->judge->n_effects; i++)
    g_assert_true (adj_table_apply (self->table, self->book, &self->judge->effects[i]));
  g_assert_true (adj_table_equal (self->table, self->judge->table));
  adj_field_read (&self->field, self->book, self->table);
  return said;
}

void
sketch_fight (Sketch *self, const char *attack, const char *roll)
{
  const char *said = sketch_do (self, attack);

  if (!g_str_equal (said, "BG 7.11 left-to-nobody")) /* of others, whom the test is not about */
    g_assert_cmpstr (said, ==, "ok");
  g_assert_cmpstr (sketch_do (self, roll), ==, "ok");
}
