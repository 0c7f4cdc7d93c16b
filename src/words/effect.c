/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/effect.h"

#include <glib/gi18n-lib.h>

#include "desk/value.h"
#include "record/seen.h"
#include "rules/rally.h"
#include "table/apply.h"
#include "table/unit.h"
#include "words/debt.h"
#include "words/fill.h"
#include "words/levels.h"
#include "words/moment.h"
#include "words/option.h"
#include "words/place.h"
#include "words/plot.h"
#include "words/printed.h"
#include "words/unit.h"

#define MOST_NAMED 4 /* of many who arrive together only the number is told */

/* ---- Units ---- */

/* The changes that the new facts make in what a player sees; all else about them is kept
 * silently. */
static const char *
changed_facts (const AdjView *view, const AdjEffect *effect, unsigned long n)
{
  guint16 before = view->table->units[effect->unit].facts;
  guint16 after = (guint16) effect->facts;
  guint16 changed = before ^ after;

  if (changed & ADJ_FACT_INEFFECTIVE)
    return after & ADJ_FACT_INEFFECTIVE
               ? ngettext ("{units} becomes ineffective", "{units} become ineffective", n)
               : ngettext ("{units} is effective again", "{units} are effective again", n);
  if (changed & ADJ_FACT_REDUCED)
    return after & ADJ_FACT_REDUCED
               ? ngettext ("{units} is reduced", "{units} are reduced", n)
               : ngettext ("{units} is at full strength", "{units} are at full strength", n);
  if (changed & after & ADJ_FACT_MUST_LEAVE)
    return ngettext ("{units} must leave the enemy zone of control",
                     "{units} must leave the enemy zone of control", n);
  return ngettext ("{units} is marked", "{units} are marked", n);
}

static const char *
control (const AdjEffect *effect, unsigned long n)
{
  switch (effect->control)
    {
    case ADJ_CONTROL_LOST:
      return ngettext ("{units} scatters", "{units} scatter", n);
    case ADJ_CONTROL_HELD:
      return ngettext ("{units} may not move in this turn", "{units} may not move in this turn", n);
    default:
      return ngettext ("{units} is in command", "{units} are in command", n);
    }
}

/* With the die and the players' word for what came of it, where they were told. */
static const char *
rallied (const AdjEffect *effect, unsigned long n)
{
  gboolean word = *adj_effect_get_word (effect).text != '\0';

  if (effect->roll.die > 0)
    return word ? ngettext ("{units} tries to rally, die {die}: {result}",
                            "{units} try to rally, die {die}: {result}", n)
                : ngettext ("{units} tries to rally, die {die}", "{units} try to rally, die {die}",
                            n);
  return word ? ngettext ("{units} tries to rally: {result}", "{units} try to rally: {result}", n)
              : ngettext ("{units} tries to rally", "{units} try to rally", n);
}

static const char *
unit_sentence (const AdjView *view, const AdjEffect *effect, unsigned long n)
{
  switch (effect->kind)
    {
    case ADJ_EFFECT_MOVED:
      return ngettext ("{units} moves {path} ({cost} MP)", "{units} move {path} ({cost} MP)", n);
    case ADJ_EFFECT_ENTERED:
      return ngettext ("{units} enters at {hex} ({cost} MP)", "{units} enter at {hex} ({cost} MP)",
                       n);
    case ADJ_EFFECT_EXITED:
      return ngettext ("{units} exits the map ({cost} MP)", "{units} exit the map ({cost} MP)", n);
    case ADJ_EFFECT_RETREATED:
      return ngettext ("{units} retreats to {hex}", "{units} retreat to {hex}", n);
    case ADJ_EFFECT_DISPLACED:
      return ngettext ("{units} makes room and goes to {hex}", "{units} make room and go to {hex}",
                       n);
    case ADJ_EFFECT_SLIPPED:
      return ngettext ("{units} slips away to {hex} before the die",
                       "{units} slip away to {hex} before the die", n);
    case ADJ_EFFECT_ADVANCED:
      return ngettext ("{units} advances to {hex}", "{units} advance to {hex}", n);
    case ADJ_EFFECT_ELIMINATED:
      return ngettext ("{units} is eliminated", "{units} are eliminated", n);
    case ADJ_EFFECT_PLACED:
      return effect->hex != ADJ_NO_HEX
                 ? ngettext ("{units} is placed in {hex}", "{units} are placed in {hex}", n)
                 : ngettext ("{units} is put off the map", "{units} are put off the map", n);
    case ADJ_EFFECT_FACTS:
      return changed_facts (view, effect, n);
    case ADJ_EFFECT_STRENGTH:
      return ngettext ("{units} has strength {value} from now on",
                       "{units} have strength {value} from now on", n);
    case ADJ_EFFECT_DEPLOYED:
      /* Translators: part of the movement points that the sentence before has named */
      return ngettext ("{units} deploys next to the enemy: {cost} MP of that (Y 6.2)",
                       "{units} deploy next to the enemy: {cost} MP of that (Y 6.2)", n);
    case ADJ_EFFECT_CONTROL:
      return control (effect, n);
    case ADJ_EFFECT_TURNED:
      return effect->face_down
                 ? ngettext ("{units} is turned face down", "{units} are turned face down", n)
                 : ngettext ("{units} turns up", "{units} turn up", n);
    case ADJ_EFFECT_FOUGHT:
      return ngettext ("{units} has fought on day {value}", "{units} have fought on day {value}",
                       n);
    case ADJ_EFFECT_CHARGED:
      return ngettext ("{units} charges", "{units} charge", n);
    case ADJ_EFFECT_WITHDREW:
      return ngettext ("{units} withdraws", "{units} withdraw", n);
    case ADJ_EFFECT_BEARS:
      return effect->bears != 0
                 ? ngettext ("{units} is marked: {markers}", "{units} are marked: {markers}", n)
                 : ngettext ("{units} bears no marker any more", "{units} bear no marker any more",
                             n);
    case ADJ_EFFECT_RALLIED:
      return rallied (effect, n);
    case ADJ_EFFECT_SUPPORTER:
      return ngettext ("{units} lends its strength to {hex}",
                       "{units} lend their strength to {hex}", n);
    case ADJ_EFFECT_RELEASED:
      return ngettext ("{units} attacks nobody after all", "{units} attack nobody after all", n);
    case ADJ_EFFECT_ATTACKER:
      return effect->role == ADJ_ROLE_BOMBARDS ? ngettext ("{units} bombards", "{units} bombard", n)
                                               : ngettext ("{units} attacks", "{units} attack", n);
    case ADJ_EFFECT_DEFENDER:
    default:
      return ngettext ("{units} defends", "{units} defend", n);
    }
}

/* The march leads over ground whose price nobody has typed in: the table counts one point for it.
 */
static gboolean
is_over_unknown_ground (const AdjView *view, const AdjEffect *effect)
{
  int arm = view->table->units[effect->unit].arm;

  for (guint i = 1; i < effect->n_path; i++)
    {
      int d = adj_book_direction (view->book, effect->path[i - 1], effect->path[i]);

      if (d >= 0 && adj_book_cost (view->book, arm, effect->path[i - 1], d) == ADJ_UNKNOWN_COST)
        return TRUE;
    }
  return FALSE;
}

/* The cost of a march, or of a deployment at its end. */
static char *
cost_of (const AdjView *view, const AdjEffect *effect)
{
  if (effect->kind == ADJ_EFFECT_DEPLOYED)
    return adj_value_say_mp (effect->deployed);
  if (effect->kind > ADJ_EFFECT_EXITED || effect->march.spent == ADJ_SPENT_UNSEEN ||
      is_over_unknown_ground (view, effect))
    return g_strdup ("?");
  return adj_value_say_mp (effect->march.spent);
}

char *
adj_words_effect_of (const AdjView *view,
                     const AdjEffect *effect,
                     const guint16 *units,
                     guint n_units)
{
  g_autofree char *names = adj_words_units (view, units, n_units);
  g_autofree char *path = adj_words_path (view, effect->path, effect->n_path);
  g_autofree char *hex = effect->hex != ADJ_NO_HEX ? adj_words_hex (view, effect->hex) : NULL;
  g_autofree char *cost = cost_of (view, effect);
  g_autofree char *value =
      g_strdup_printf ("%d", effect->kind == ADJ_EFFECT_STRENGTH ? effect->strength : effect->day);
  g_autofree char *markers =
      effect->kind == ADJ_EFFECT_BEARS ? adj_words_markers (effect->bears) : NULL;
  g_autofree char *die =
      effect->kind == ADJ_EFFECT_RALLIED ? g_strdup_printf ("%d", effect->roll.die) : NULL;
  AdjResultWord word = { 0 };
  const AdjPlace places[] = { { "units", names }, { "path", path },        { "hex", hex },
                              { "cost", cost },   { "value", value },      { "markers", markers },
                              { "die", die },     { "result", word.text }, { NULL, NULL } };

  if (effect->kind == ADJ_EFFECT_RALLIED)
    word = adj_effect_get_word (effect);

  return adj_fill (unit_sentence (view, effect, n_units), places);
}

char *
adj_words_arrived (const AdjView *view, AdjHex hex, guint n_units)
{
  g_autofree char *place = adj_words_hex_named (view, hex);
  g_autofree char *count = g_strdup_printf ("%u", n_units);

  return adj_fill (
      ngettext ("{count} unit arrives at {hex}", "{count} units arrive at {hex}", n_units),
      (const AdjPlace[]){ { "count", count }, { "hex", place }, { NULL, NULL } });
}

/* In a column each pays more than the one before it. */
static char *
cost_of_all (const AdjView *view, const GArray *arrivals)
{
  g_autofree char *first = cost_of (view, &g_array_index (arrivals, AdjEffect, 0));
  g_autofree char *last = cost_of (view, &g_array_index (arrivals, AdjEffect, arrivals->len - 1));

  return g_str_equal (first, last) ? g_steal_pointer (&first)
                                   : g_strconcat (first, "–", last, NULL);
}

char *
adj_words_arrivals (const AdjView *view, const GArray *arrivals)
{
  const AdjEffect *first = &g_array_index (arrivals, AdjEffect, 0);
  g_autofree char *hex = adj_words_hex (view, first->hex);
  g_autofree char *cost = cost_of_all (view, arrivals);
  g_autofree char *names = NULL;
  guint16 units[MOST_NAMED];

  if (arrivals->len > MOST_NAMED)
    return adj_words_arrived (view, first->hex, arrivals->len);
  for (guint i = 0; i < arrivals->len; i++)
    units[i] = g_array_index (arrivals, AdjEffect, i).unit;
  names = adj_words_units (view, units, arrivals->len);
  return adj_fill (
      unit_sentence (view, first, arrivals->len),
      (const AdjPlace[]){ { "units", names }, { "hex", hex }, { "cost", cost }, { NULL, NULL } });
}

/* Eyes that did not know the unit learn which one it is. */
static char *
turned (const AdjView *view, const AdjEffect *effect)
{
  const AdjView all = adj_view (view->book, view->table, ADJ_EYES_ALL);
  g_autofree char *seen = adj_words_unit (view, effect->unit);
  g_autofree char *unit = adj_words_unit (&all, effect->unit);
  const AdjPlace places[] = { { "alias", seen }, { "unit", unit }, { NULL, NULL } };

  if (effect->face_down || adj_view_knows (view, effect->unit))
    return adj_words_effect_of (view, effect, &effect->unit, 1);
  /* Translators: a counter that lay face down; alias: what the enemy called it, such as ?c7 */
  return adj_fill (_ ("{alias} turns up: it is {unit}"), places);
}

static char *
dummy (const AdjView *view, const AdjEffect *effect)
{
  g_autofree char *side = adj_words_the_side (view, effect->side, TRUE);

  return adj_fill (_ ("{side} has a dummy more: {unit}"),
                   (const AdjPlace[]){ { "side", side },
                                       { "unit", adj_unit_name (view->book, effect->unit) },
                                       { NULL, NULL } });
}

static char *
alias (const AdjView *view, const AdjEffect *effect)
{
  g_autoptr (AdjTable) after = adj_table_copy (view->table);
  g_autofree char *unit = adj_words_unit (view, effect->unit);

  adj_table_apply (after, view->book, effect);
  return adj_fill (
      _ ("To others {unit} is {alias} now"),
      (const AdjPlace[]){ { "unit", unit },
                          { "alias", adj_view_alias (view->book, after, effect->unit) },
                          { NULL, NULL } });
}

/* ---- Battles ---- */

static char *
attack (const AdjView *view, const AdjEffect *effect)
{
  g_autofree char *side = adj_words_the_side (view, effect->side, TRUE);
  g_autofree char *column = adj_words_column (view, effect->reduce);
  const AdjPlace places[] = { { "side", side }, { "column", column }, { NULL, NULL } };

  return adj_fill (effect->reduce >= 0 ? _ ("{side} attacks at no more than {column}")
                                       : _ ("{side} attacks"),
                   places);
}

static char *
rolled (const AdjView *view, const AdjEffect *effect)
{
  g_autofree char *die = g_strdup_printf ("%d", effect->roll.die);
  AdjResultWord word = adj_effect_get_word (effect);
  g_autofree char *result =
      effect->roll.result < 0 ? g_strdup (word.text) : adj_words_result (effect->roll.result);
  g_autofree char *column = adj_words_column (view, effect->roll.column);
  const AdjPlace places[] = {
    { "die", die }, { "result", result }, { "column", column }, { NULL, NULL }
  };

  if (effect->roll.die == 0)
    /* Translators: of an attack, in the players' own words */
    return adj_fill (_ ("Result: {result}"), places);
  if (effect->roll.column < 0)
    /* Translators: the odds of the attack are not known */
    return adj_fill (_ ("Die {die}: {result}"), places);
  /* Translators: column: of the Combat Results Table, such as 3-1 */
  return adj_fill (_ ("{column}, die {die}: {result}"), places);
}

static char *
debt (const AdjView *view, const AdjEffect *effect)
{
  const AdjDebt meant = adj_effect_debt_meant (effect);
  g_autofree char *text = adj_words_debt (view, &meant);

  if (effect->kind == ADJ_EFFECT_DEBT)
    return g_steal_pointer (&text);
  /* Translators: something that a player had to do after a roll */
  return adj_fill (_ ("Done: {choice}"), (const AdjPlace[]){ { "choice", text }, { NULL, NULL } });
}

/* ---- The table ---- */

/* Why what {unit} was building in {hex} comes off again. */
static const char *
given_up (AdjWorksGivenUp why)
{
  switch (why)
    {
    case ADJ_WORKS_GIVEN_UP_MOVED:
      return _ ("{unit} moves and gives up its entrenchment in {hex} (Y 5.42)");
    case ADJ_WORKS_GIVEN_UP_ATTACKED:
      return _ ("{unit} attacks and gives up its entrenchment in {hex} (Y 5.42)");
    case ADJ_WORKS_GIVEN_UP_DEFENDED:
      return _ ("{unit} is attacked and loses its unfinished entrenchment in {hex} (Y 5.42)");
    case ADJ_WORKS_GIVEN_UP_DRIVEN:
      return _ ("{unit} leaves {hex}, and its unfinished entrenchment is lost (Y 5.42)");
    case ADJ_WORKS_GIVEN_UP_LOST:
      return _ ("{unit} is gone, and so is its unfinished entrenchment in {hex} (Y 5.42)");
    case ADJ_WORKS_GIVEN_UP_COMMAND:
      return _ ("{unit} is out of command and loses its unfinished entrenchment in {hex} "
                "(Y 5.43)");
    case ADJ_WORKS_GIVEN_UP_BY_HAND:
    case ADJ_N_GIVEN_UP:
    default:
      return _ ("There is no entrenchment in {hex}");
    }
}

/* The enemy may ask to see who digs face down. */
static const char *
building (const AdjView *view, const AdjEffect *effect)
{
  const AdjMarker *before = adj_table_marker (view->table, effect->hex);

  if (before != NULL && before->kind == ADJ_MARKER_BUILDING)
    return ngettext ("{unit} digs in {hex}: ready when {count} more Movement Phase of its side "
                     "has ended",
                     "{unit} digs in {hex}: ready when {count} more Movement Phases of its side "
                     "have ended",
                     (unsigned long) MAX (effect->marker.figure, 0));
  if (effect->unit == ADJ_NO_UNIT)
    return _ ("An entrenchment is begun in {hex}");
  return adj_table_has (view->table, effect->unit, ADJ_FACT_FACE_DOWN)
             ? _ ("{unit} begins an entrenchment in {hex}; the enemy may ask to see its face "
                  "(Y 5.49)")
             : _ ("{unit} begins an entrenchment in {hex}");
}

/* R 2.3, 4.0. */
static const char *
breastworks (const AdjView *view, const AdjEffect *effect)
{
  const AdjMarker *before = adj_table_marker (view->table, effect->hex);

  if (effect->marker.kind == ADJ_MARKER_BREASTWORKS)
    return _ ("There are breastworks in {hex}");
  if (effect->marker.kind == ADJ_MARKER_NONE)
    return _ ("There are no breastworks in {hex}");
  if (before != NULL && before->kind == ADJ_MARKER_BUILDING && effect->marker.figure == 0)
    return _ ("The breastworks in {hex} may be turned in the next Movement Phase of their side");
  return effect->unit != ADJ_NO_UNIT ? _ ("{unit} begins breastworks in {hex}")
                                     : _ ("Breastworks are begun in {hex}");
}

static char *
marker (const AdjView *view, const AdjEffect *effect)
{
  g_autofree char *hex = adj_words_hex (view, effect->hex);
  g_autofree char *unit = effect->unit != ADJ_NO_UNIT ? adj_words_unit (view, effect->unit) : NULL;
  g_autofree char *count = g_strdup_printf ("%d", effect->marker.figure);
  const AdjPlace places[] = {
    { "hex", hex }, { "unit", unit }, { "count", count }, { NULL, NULL }
  };

  if (adj_markers_are_borne (view->book))
    return adj_fill (breastworks (view, effect), places);
  switch (effect->marker.kind)
    {
    case ADJ_MARKER_BUILDING:
      return adj_fill (building (view, effect), places);
    case ADJ_MARKER_ENTRENCHMENT:
      return adj_fill (unit != NULL ? _ ("{unit} has finished its entrenchment in {hex}")
                                    : _ ("There is an entrenchment in {hex}"),
                       places);
    case ADJ_MARKER_NONE:
    default:
      return adj_fill (given_up ((AdjWorksGivenUp) effect->marker.figure), places);
    }
}

static const AdjOption *
find_option (const AdjRuleset *ruleset, int key)
{
  for (guint i = 0; i < ruleset->n_options; i++)
    if ((int) ruleset->options[i].key == key)
      return &ruleset->options[i];
  return NULL;
}

static char *
option (const AdjView *view, const AdjEffect *effect)
{
  const AdjOption *found = find_option (view->book->ruleset, effect->option.key);
  g_autofree char *setting =
      found != NULL ? adj_words_option_setting (found, effect->option.value) : NULL;

  return adj_fill (effect->option.later == 1 ? _ ("From the next Game-Turn, {setting}")
                                             : _ ("From now on, {setting}"),
                   (const AdjPlace[]){ { "setting", setting }, { NULL, NULL } });
}

static char *
accrued (const AdjView *view, const AdjEffect *effect)
{
  const GArray *awards = view->book->scenario->awards;
  g_autofree char *count = g_strdup_printf ("%d", effect->accrued.count);
  const char *title =
      effect->accrued.award >= 0 && effect->accrued.award < (int) awards->len
          ? adj_words_printed (g_array_index (awards, AdjAward, effect->accrued.award).title)
          : NULL;

  return adj_fill (C_ ("award", "{award}: {count}"),
                   (const AdjPlace[]){ { "award", title }, { "count", count }, { NULL, NULL } });
}

static char *
about_table (const AdjView *view, const AdjEffect *effect, int figure, const char *sentence)
{
  g_autofree char *hex = effect->hex != ADJ_NO_HEX ? adj_words_hex (view, effect->hex) : NULL;
  g_autofree char *named =
      effect->hex != ADJ_NO_HEX ? adj_words_hex_named (view, effect->hex) : NULL;
  g_autofree char *side = adj_words_side (view, effect->side);
  g_autofree char *player = adj_words_the_side (view, effect->side, TRUE);
  g_autofree char *value = g_strdup_printf ("%d", figure);
  const AdjPlace places[] = { { "hex", hex },       { "named", named }, { "side", side },
                              { "player", player }, { "value", value }, { NULL, NULL } };

  return adj_fill (sentence, places);
}

static char *
waits (const AdjView *view, const AdjEffect *effect)
{
  g_autofree char *number = g_strdup_printf ("%d", effect->engagement);
  g_autofree char *what = rolled (view, effect);

  /* Translators: an attack of simultaneous combat; its result is carried out later */
  return adj_fill (_ ("Attack {number}: {result}; it waits"),
                   (const AdjPlace[]){ { "number", number }, { "result", what }, { NULL, NULL } });
}

static const char *
stage_name (AdjExecution stage)
{
  static const char *const names[ADJ_N_EXECUTIONS] = {
    [ADJ_EXECUTION_WAITS] = "",
    [ADJ_EXECUTION_LOSSES] = N_ ("Eliminations and exchanges are carried out"),
    [ADJ_EXECUTION_FIRST_RETREATS] = N_ ("The first player's retreats are carried out"),
    [ADJ_EXECUTION_SECOND_RETREATS] = N_ ("The second player's retreats are carried out"),
    [ADJ_EXECUTION_ADVANCES] = N_ ("Advances are made"),
    [ADJ_EXECUTION_EFFECTIVENESS] = N_ ("Who was thrown back loses effectiveness"),
    [ADJ_EXECUTION_FIRST_REPULSIONS] = N_ ("The first player's units are repulsed"),
    [ADJ_EXECUTION_SECOND_REPULSIONS] = N_ ("The second player's units are repulsed"),
  };

  return *names[stage] != '\0' ? _ (names[stage]) : "";
}

/* Each kind stands here: the compiler names the one that was forgotten. */
char *
adj_words_effect (const AdjView *view, const AdjEffect *effect)
{
  switch ((AdjEffectKind) effect->kind)
    {
    case ADJ_EFFECT_MOVED:
    case ADJ_EFFECT_ENTERED:
    case ADJ_EFFECT_EXITED:
    case ADJ_EFFECT_RETREATED:
    case ADJ_EFFECT_DISPLACED:
    case ADJ_EFFECT_SLIPPED:
    case ADJ_EFFECT_ADVANCED:
    case ADJ_EFFECT_ELIMINATED:
    case ADJ_EFFECT_PLACED:
    case ADJ_EFFECT_FACTS:
    case ADJ_EFFECT_STRENGTH:
    case ADJ_EFFECT_DEPLOYED:
    case ADJ_EFFECT_CONTROL:
    case ADJ_EFFECT_CHARGED:
    case ADJ_EFFECT_WITHDREW:
    case ADJ_EFFECT_BEARS:
    case ADJ_EFFECT_RALLIED:
    case ADJ_EFFECT_FOUGHT:
    case ADJ_EFFECT_ATTACKER:
    case ADJ_EFFECT_DEFENDER:
    case ADJ_EFFECT_SUPPORTER:
    case ADJ_EFFECT_RELEASED:
      return adj_words_effect_of (view, effect, &effect->unit, 1);
    case ADJ_EFFECT_TURNED:
      return turned (view, effect);
    case ADJ_EFFECT_DUMMY:
      return dummy (view, effect);
    case ADJ_EFFECT_ALIAS:
      return alias (view, effect);
    case ADJ_EFFECT_ATTACK:
      return attack (view, effect);
    case ADJ_EFFECT_ROLLED:
      return rolled (view, effect);
    case ADJ_EFFECT_WAITS:
      return waits (view, effect);
    case ADJ_EFFECT_EXECUTED:
      return g_strdup (stage_name ((AdjExecution) effect->stage));
    case ADJ_EFFECT_DEBT:
    case ADJ_EFFECT_PAID:
      return debt (view, effect);
    case ADJ_EFFECT_MARKER:
      return marker (view, effect);
    case ADJ_EFFECT_PHASE:
      return adj_words_moment (view, effect->phase.turn, effect->phase.index, effect->phase.sides);
    case ADJ_EFFECT_PLOTTED:
    case ADJ_EFFECT_CONTESTED:
    case ADJ_EFFECT_STOPPED:
    case ADJ_EFFECT_SEALED:
    case ADJ_EFFECT_REVEALED:
    case ADJ_EFFECT_SEGMENT:
      return adj_words_plot_effect (view, effect);
    case ADJ_EFFECT_DRIFTED:
    case ADJ_EFFECT_DAWN:
    case ADJ_EFFECT_LEVEL:
    case ADJ_EFFECT_COMMANDER:
    case ADJ_EFFECT_DIGITS:
      return adj_words_levels_effect (view, effect);
    case ADJ_EFFECT_OPTION:
      return option (view, effect);
    case ADJ_EFFECT_ACCRUED:
      return accrued (view, effect);
    case ADJ_EFFECT_TARGET:
      return about_table (view, effect, 0, _ ("{hex} is attacked"));
    case ADJ_EFFECT_SPARED:
      return about_table (view, effect, 0, _ ("Nobody is left in {hex} to be attacked"));
    case ADJ_EFFECT_VACATED:
      return about_table (view, effect, 0, _ ("{hex} is left by the losers"));
    case ADJ_EFFECT_BATTLE_OVER:
      return g_strdup (_ ("The attack is settled"));
    case ADJ_EFFECT_HELD:
      return about_table (view, effect, 0, _ ("{named} is held by: {side}"));
    case ADJ_EFFECT_DAY:
      return about_table (view, effect, effect->day, _ ("Day {value} begins"));
    case ADJ_EFFECT_FIRST:
      return about_table (view, effect, 0, _ ("First player from now on: {side}"));
    case ADJ_EFFECT_SCORE:
      return about_table (view, effect, effect->points,
                          _ ("Victory points by the players' agreement, {side}: {value}"));
    case ADJ_EFFECT_VICTORY:
      return about_table (
          view, effect, 0,
          _ ("{player} has won, as the players declare: the game is over (R 4.0b)"));
    case ADJ_EFFECT_OVER:
      return g_strdup (_ ("The game is over"));
    case ADJ_N_EFFECTS:
    default:
      g_return_val_if_reached (NULL);
    }
}
