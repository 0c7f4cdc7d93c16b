/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "case.h"

#include <string.h>

#include "book/library.h"
#include "desk/value.h"
#include "record/command.h"
#include "record/finding-text.h"
#include "record/order.h"
#include "rules/arithmetic.h"
#include "rules/duties.h"
#include "rules/muster.h"
#include "rules/reach.h"
#include "rules/scatter.h"
#include "rules/victory.h"
#include "table/debt.h"
#include "table/unit.h"

typedef struct
{
  char *scenario;
  int seed;
  gboolean strict;
  gboolean without_options;
  AdjGame *game; /* begun with the first order or question */
  GString *answer;
} Case;

static const char *const standings[] = { "ok", "warned", "impossible" };

static void say (Case *self, const char *format, ...) G_GNUC_PRINTF (2, 3);

static void
say (Case *self, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_string_append_vprintf (self->answer, format, arguments);
  va_end (arguments);
}

/* ---- Orders ---- */

static void
say_outcome (Case *self, const AdjOutcome *outcome)
{
  AdjView view = adj_view (adj_game_get_book (self->game), NULL, ADJ_EYES_ALL);

  if (outcome->error.text != NULL)
    {
      say (self, "unread: %s\n", outcome->error.text);
      return;
    }
  say (self, "%s: %s%s\n", outcome->refused ? "refused" : standings[outcome->standing],
       outcome->text, outcome->unjudged ? " (not judged)" : "");
  for (guint i = 0; i < outcome->findings->len; i++)
    {
      g_autoptr (GString) finding = g_string_new (NULL);

      adj_finding_print (finding, &view, &g_array_index (outcome->findings, AdjFinding, i));
      say (self, "  %s\n", finding->str);
    }
}

static void
say_correction (Case *self, const AdjGameCommand *command)
{
  static const char *const kinds[] = { "same", "differs", "aside" };
  g_autoptr (AdjCorrection) correction = adj_game_command_correct (self->game, command);

  if (correction->outcome != NULL)
    say_outcome (self, correction->outcome);
  if (correction->entry == NULL)
    {
      say (self, "not corrected\n");
      return;
    }
  for (guint i = 0; i < correction->consequences->len; i++)
    {
      const AdjConsequence *later = &g_array_index (correction->consequences, AdjConsequence, i);

      say (self, "  %u %s\n", later->number, kinds[later->kind]);
    }
  g_assert_true (adj_game_accept (self->game, correction));
}

static void
say_orders (Case *self, const char *line)
{
  g_autoptr (GPtrArray) outcomes = adj_game_submit (self->game, line, FALSE);

  for (guint i = 0; i < outcomes->len; i++)
    say_outcome (self, g_ptr_array_index (outcomes, i));
}

static void
type (Case *self, const char *line)
{
  g_autoptr (AdjGameCommand) command = adj_game_command_read (line);

  g_assert_cmpstr (command->error, ==, NULL);
  if (command->kind == ADJ_COMMAND_UNDO)
    say (self, "%s\n", adj_game_undo (self->game) ? "undone" : "nothing to undo");
  else if (command->kind == ADJ_COMMAND_REDO)
    say (self, "%s\n", adj_game_redo (self->game) ? "redone" : "nothing to redo");
  else if (command->kind == ADJ_COMMAND_ORDERS)
    say_orders (self, command->rest);
  else
    say_correction (self, command);
}

/* ---- Questions ---- */

static const char *
hex_name (const AdjBook *book, AdjHex hex, char name[8])
{
  if (hex == ADJ_NO_HEX)
    return "-";
  g_snprintf (name, 8, "%04d", book->hexes[hex].id);
  return name;
}

static void
say_moment (Case *self)
{
  const AdjTable *table = adj_game_get_table (self->game);
  const AdjBook *book = adj_game_get_book (self->game);

  say (self, "turn %d %s, %s", table->turn, adj_table_is_night (table, book) ? "night" : "day",
       book->ruleset->phases[table->phase].id);
  for (int side = 0; side < ADJ_SIDES; side++)
    if (adj_table_is_phasing (table, side))
      say (self, ", %s", book->scenario->sides[side].id);
  say (self, "%s\n", table->over ? ", over" : "");
}

static void
say_unit (Case *self, int unit)
{
  static const char *const wheres[] = { "waiting", "on the map", "eliminated", "exited", "aside" };
  const AdjBook *book = adj_game_get_book (self->game);
  const AdjUnitState *state = &adj_game_get_table (self->game)->units[unit];
  char name[8];

  say (self, "%s %d %s%s%s\n", adj_unit_id (book, unit), state->strength,
       state->where == ADJ_ON_MAP ? hex_name (book, state->hex, name) : wheres[state->where],
       state->facts & ADJ_FACT_INEFFECTIVE ? " ineffective" : "",
       state->facts & ADJ_FACT_FACE_DOWN ? " face-down" : "");
}

static void
say_debts (Case *self)
{
  const AdjTable *table = adj_game_get_table (self->game);
  const AdjBook *book = adj_game_get_book (self->game);

  if (table->n_debts == 0)
    say (self, "none\n");
  for (guint i = 0; i < table->n_debts; i++)
    {
      const AdjDebt *debt = &table->debts[i];
      char name[8];

      say (self, "%s %s %s %s %d\n", book->scenario->sides[debt->side].id,
           adj_debt_row (debt->kind)->word,
           debt->unit == ADJ_NO_UNIT ? "-" : book->scenario->units[debt->unit].id,
           hex_name (book, debt->hex, name), debt->value);
    }
}

static void
say_duties (Case *self)
{
  const AdjBook *book = adj_game_get_book (self->game);
  g_auto (AdjDuties) duties = { 0 };
  char name[8];

  adj_duties_find (adj_game_get_field (self->game), &duties);
  if (duties.n == 0)
    say (self, "none\n");
  for (guint i = 0; i < duties.n; i++)
    say (self, "%s %s %s %s %s\n", adj_duty_word (duties.duties[i].kind),
         adj_duty_state_word (duties.duties[i].state),
         duties.duties[i].unit < 0 ? "-" : book->scenario->units[duties.duties[i].unit].id,
         hex_name (book, duties.duties[i].hex, name), duties.duties[i].row);
}

static void
say_line (Case *self, const AdjLine *line)
{
  static const char *const kinds[] = {
    "attacker", "defender", "nothing", "exposed", "range",   "halved",   "charges",
    "flank",    "support",  "hex",     "terrain", "works",   "crossing", "far",
    "attack",   "defence",  "odds",    "odds",    "shifted", "reduced",
  };
  const AdjBook *book = adj_game_get_book (self->game);
  char name[8];

  say (self, "%s%s", kinds[line->kind], line->used ? "" : " unused");
  if (line->unit >= 0)
    say (self, " %s", book->scenario->units[line->unit].id);
  if (line->hex != ADJ_NO_HEX)
    say (self, " %s", hex_name (book, line->hex, name));
  if (line->kind >= ADJ_LINE_ODDS)
    say (self, " %d-%d", book->ruleset->columns[line->value].attacker,
         book->ruleset->columns[line->value].defender);
  else
    say (self, " %d", line->value);
  say (self, " %s\n", line->row);
}

static void
say_odds (Case *self)
{
  const AdjField *field = adj_game_get_field (self->game);
  g_autofree AdjArithmetic *arithmetic = g_new (AdjArithmetic, 1);
  AdjAttack attack;

  g_assert_cmpint (field->table->battle.stage, ==, ADJ_BATTLE_DECLARED);
  adj_attack_on_table (field->table, &attack);
  adj_arithmetic (field, &attack, arithmetic);
  for (guint i = 0; i < arithmetic->n_lines; i++)
    say_line (self, &arithmetic->lines[i]);
}

static void
say_victory (Case *self)
{
  const AdjScenario *scenario = adj_game_get_book (self->game)->scenario;
  g_autofree AdjVictory *victory = adj_victory_find (adj_game_get_field (self->game));

  for (int side = 0; side < ADJ_SIDES; side++)
    say (self, "%s %d\n", scenario->sides[side].id, victory->total[side]);
}

/* "? sum ATTACK": the arithmetic line by line, what does not count in brackets. */
static void
say_sum_line (Case *self, const AdjLine *line)
{
  const AdjBook *book = adj_game_get_book (self->game);
  char name[8];

  say (self, "%s", line->used ? "" : "[");
  if (line->unit >= 0)
    say (self, "%s ", book->scenario->units[line->unit].id);
  if (line->hex != ADJ_NO_HEX)
    say (self, "%s ", hex_name (book, line->hex, name));
  if (line->figure != 0)
    say (self, "x%d = ", line->figure);
  if (line->kind == ADJ_LINE_ODDS)
    {
      g_autofree char *column = adj_column_to_string (&book->ruleset->columns[line->value]);

      say (self, "%s", column);
    }
  else
    say (self, "%s%d",
         line->kind == ADJ_LINE_ATTACK    ? "attack "
         : line->kind == ADJ_LINE_DEFENCE ? "defence "
                                          : "",
         line->value);
  say (self, " %s%s\n", line->row, line->used ? "" : "]");
}

static void
say_sum (Case *self, const char *text)
{
  const AdjField *field = adj_game_get_field (self->game);
  g_autoptr (AdjJudge) judge = adj_judge_new (field->book, field->table);
  g_autofree AdjArithmetic *arithmetic = g_new (AdjArithmetic, 1);
  g_auto (AdjOrderError) error = { 0 };
  AdjOrder order;
  AdjAttack attack;
  int units[ADJ_MAX_BATTLE_UNITS];

  g_assert_true (adj_order_parse (field, ADJ_EYES_ALL, text, &order, &error));
  for (guint i = 0; i < order.n_units; i++)
    units[i] = order.units[i];
  g_assert_true (
      adj_attack_prepare (judge, &attack, order.hexes, order.n_hexes, units, order.n_units));
  adj_arithmetic (&judge->field, &attack, arithmetic);
  for (guint i = 0; i < arithmetic->n_lines; i++)
    say_sum_line (self, &arithmetic->lines[i]);
}

/* "? reach UNIT HEX": what it costs, and which optional rules had a say in that. */
static void
say_reach (Case *self, const char *id, const char *where)
{
  const AdjField *field = adj_game_get_field (self->game);
  g_autofree AdjReach *reach = g_new (AdjReach, 1);
  int unit = adj_scenario_unit (field->book->scenario, id);
  AdjHex hex = adj_book_hex (field->book, adj_hex_parse (where));
  const char *rows[ADJ_REACH_ROWS];
  AdjHex path[ADJ_MAX_PATH];
  guint n;

  adj_reach_find (reach, field, unit);
  if (!adj_reach_has (reach, hex))
    {
      say (self, "out of reach\n");
      return;
    }
  say (self, "%d MP by", reach->cost[hex] / ADJ_MP);
  n = adj_reach_path (reach, hex, path);
  for (guint i = 0; i < n; i++)
    say (self, " %04d", field->book->hexes[path[i]].id);
  n = adj_reach_rows (reach, field, unit, hex, rows);
  for (guint i = 0; i < n; i++)
    say (self, "%s%s", i == 0 ? "; " : ", ", rows[i]);
  say (self, "\n");
}

static void
say_markers (Case *self)
{
  const AdjTable *table = adj_game_get_table (self->game);
  const AdjBook *book = adj_game_get_book (self->game);

  if (table->n_markers == 0)
    say (self, "none\n");
  for (guint i = 0; i < table->n_markers; i++)
    {
      const AdjMarker *marker = &table->markers[i];

      say (self, "%04d %s", book->hexes[marker->hex].id, adj_marker_words[marker->kind]);
      if (marker->builder != ADJ_NO_UNIT)
        say (self, " %s %d", book->scenario->units[marker->builder].id, marker->value);
      say (self, "\n");
    }
}

/* Each group's terms in the order rested, fought, ineffective, night, first day; then the levels by
 * the die. */
static void
say_initiative (Case *self)
{
  const AdjScenario *scenario = adj_game_get_book (self->game)->scenario;
  g_autofree AdjMuster *muster = g_new (AdjMuster, 1);

  adj_muster_read (muster, adj_game_get_field (self->game), NULL);
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      const AdjInitiativeSide *sum = &muster->sides[side];

      say (self, "%s", scenario->sides[side].id);
      for (guint i = 0; i < sum->n_groups; i++)
        say (self, " [%d %d %d %d %d]", sum->groups[i].rested, sum->groups[i].fought,
             sum->groups[i].ineffective, sum->groups[i].night, sum->groups[i].first_day);
      say (self, " lost %d:", sum->lost);
      for (int die = 1; die <= ADJ_INITIATIVE_DIE; die++)
        say (self, " %d", adj_initiative_level (sum, die));
      say (self, "\n");
    }
}

static void
say_scattered (Case *self)
{
  static const char *const controls[] = { "in command", "scattered", "drifted", "held" };
  const AdjBook *book = adj_game_get_book (self->game);
  const AdjField *field = adj_game_get_field (self->game);
  g_autofree AdjScattered *list = g_new (AdjScattered, field->table->n_units);

  for (int side = 0; side < ADJ_SIDES; side++)
    {
      guint n = adj_scattered_find (field, side, list);

      for (guint i = 0; i < n; i++)
        say (self, "%04d %s %s%s\n", book->hexes[list[i].hex].id,
             book->scenario->units[list[i].unit].id, controls[list[i].control],
             list[i].in_zone ? " in zone" : "");
    }
}

static void
say_log (Case *self)
{
  static const char *const states[] = { "holds", "differs", "aside" };
  const AdjPlay *play = adj_game_get_play (self->game);

  for (guint i = 0; i < play->steps->len; i++)
    {
      const AdjStep *step = &g_array_index (play->steps, AdjStep, i);

      say (self, "%u %s %s\n", step->number, states[step->state], step->content->text);
    }
}

static void
question (Case *self, const char *text)
{
  const AdjScenario *scenario = adj_game_get_book (self->game)->scenario;
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  if (g_str_equal (words[0], "moment"))
    say_moment (self);
  else if (g_str_equal (words[0], "units"))
    for (int unit = 0; unit < (int) scenario->n_units; unit++)
      say_unit (self, unit);
  else if (g_str_equal (words[0], "unit"))
    for (int i = 1; words[i] != NULL; i++)
      {
        int unit = adj_unit_find (adj_game_get_book (self->game), words[i]);

        g_assert_cmpint (unit, >=, 0);
        say_unit (self, unit);
      }
  else if (g_str_equal (words[0], "initiative"))
    say_initiative (self);
  else if (g_str_equal (words[0], "scattered"))
    say_scattered (self);
  else if (g_str_equal (words[0], "debts"))
    say_debts (self);
  else if (g_str_equal (words[0], "duties"))
    say_duties (self);
  else if (g_str_equal (words[0], "odds"))
    say_odds (self);
  else if (g_str_equal (words[0], "victory"))
    say_victory (self);
  else if (g_str_equal (words[0], "markers"))
    say_markers (self);
  else if (g_str_equal (words[0], "sum"))
    say_sum (self, text + strlen ("sum "));
  else if (g_str_equal (words[0], "reach"))
    say_reach (self, words[1], words[2]);
  else
    {
      g_assert_cmpstr (words[0], ==, "log");
      say_log (self);
    }
}

/* ---- The case ---- */

/* A shipped one by its id, or a file that lies beside the case. */
static char *
find_scenario (const char *name)
{
  return g_str_has_suffix (name, ".xml")
             ? g_test_build_filename (G_TEST_DIST, "..", "cases", name, NULL)
             : adj_library_find_scenario (name);
}

/* An option that is part of a rule may say what it likes as long as nobody plays by that. */
static int
idle_value (const AdjOption *option)
{
  if (option->part_of == NULL)
    return option->preset;
  if (option->words == NULL && option->most > option->least)
    return option->preset == option->least ? option->most : option->least;
  return option->preset == 0;
}

static void
switch_off (AdjGame *game)
{
  const AdjRuleset *ruleset = adj_game_get_book (game)->ruleset;

  for (guint i = 0; i < ruleset->n_options; i++)
    {
      const AdjOption *option = &ruleset->options[i];
      g_autofree char *value = adj_option_value_to_string (option, idle_value (option));
      g_autofree char *order = g_strdup_printf ("option %s=%s", option->id, value);
      g_autoptr (GPtrArray) outcomes = NULL;

      if (option->key == ADJ_OPTION_NONE)
        continue;
      outcomes = adj_game_submit (game, order, FALSE);
      g_assert_true (((AdjOutcome *) g_ptr_array_index (outcomes, 0))->recorded);
    }
}

static void
begin (Case *self)
{
  g_autofree char *path = NULL;
  g_autoptr (AdjLoaded) loaded = NULL;

  if (self->game != NULL)
    return;
  path = find_scenario (self->scenario);
  g_assert_nonnull (path);
  loaded = adj_library_load (path);
  g_assert_nonnull (loaded->book);
  self->game = adj_game_new (loaded->book, (guint64) self->seed);
  if (self->without_options)
    switch_off (self->game);
  adj_game_set_strict (self->game, self->strict);
}

static void
set (Case *self, const char *line)
{
  if (g_str_has_prefix (line, "scenario "))
    self->scenario = g_strdup (line + strlen ("scenario "));
  else if (g_str_has_prefix (line, "seed "))
    g_assert_true (adj_value_parse_int (line + strlen ("seed "), 1, G_MAXINT, &self->seed));
  else if (g_str_equal (line, "strict"))
    self->strict = TRUE;
}

static void
look_as (Case *self, const char *eyes)
{
  const AdjScenario *scenario = adj_game_get_book (self->game)->scenario;
  int side = adj_scenario_side (scenario, eyes);

  g_assert_true (side >= 0 || g_str_equal (eyes, "all") || g_str_equal (eyes, "public"));
  adj_game_set_eyes (self->game, side >= 0                      ? (AdjEyes) side
                                 : g_str_equal (eyes, "public") ? ADJ_EYES_PUBLIC
                                                                : ADJ_EYES_ALL);
}

/* Everything but the old answers, which stand behind the first order. */
static void
answer_line (Case *self, const char *line)
{
  gboolean typed = g_str_has_prefix (line, "> ");
  gboolean asked = g_str_has_prefix (line, "? ");
  gboolean looks = g_str_has_prefix (line, "eyes ");

  if (!typed && !asked && !looks && *line != '#' && *line != '\0' && self->game != NULL)
    return;
  say (self, "%s\n", line);
  if (typed || asked || looks)
    begin (self);
  else if (*line != '#')
    set (self, line);
  if (typed)
    type (self, line + 2);
  else if (asked)
    question (self, line + 2);
  else if (looks)
    look_as (self, line + strlen ("eyes "));
}

static void
answer_all (Case *self, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (int i = 0; lines[i] != NULL && (lines[i + 1] != NULL || *lines[i] != '\0'); i++)
    answer_line (self, lines[i]);
  g_free (self->scenario);
}

static char *
answer (const char *text, gboolean without_options)
{
  Case self = { .seed = 1, .without_options = without_options, .answer = g_string_new (NULL) };

  answer_all (&self, text);
  g_clear_object (&self.game);
  return g_string_free (self.answer, FALSE);
}

char *
case_answer (const char *text)
{
  return answer (text, FALSE);
}

char *
case_answer_without_options (const char *text)
{
  return answer (text, TRUE);
}

AdjGame *
case_game (const char *text)
{
  Case self = { .seed = 1, .answer = g_string_new (NULL) };

  answer_all (&self, text);
  g_string_free (self.answer, TRUE);
  return self.game;
}

gboolean
case_is_by_hand (const char *text)
{
  return g_str_has_prefix (text, "hand\n") || strstr (text, "\nhand\n") != NULL;
}
