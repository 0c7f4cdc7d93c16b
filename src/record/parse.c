/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "desk/xml.h"
#include "record/command-word.h"
#include "record/parse-levels.h"
#include "record/parser.h"

/* ---- The verbs ---- */

static gboolean
parse_move (AdjParser *self)
{
  return adj_parser_subject (self) && adj_parser_start_path (self) && adj_parser_steps (self, TRUE);
}

static gboolean
parse_charge (AdjParser *self)
{
  return adj_parser_unit (self) && adj_parser_start_path (self) && adj_parser_steps (self, TRUE);
}

static gboolean
parse_enter (AdjParser *self)
{
  AdjHex hex;

  return adj_parser_subject (self) && adj_parser_hex (self, &hex) &&
         adj_parser_push_hex (self, hex) && adj_parser_steps (self, FALSE);
}

static gboolean
parse_one_step (AdjParser *self)
{
  if (!adj_parser_unit (self) || !adj_parser_start_path (self))
    return FALSE;
  if (adj_parser_peek (self) == NULL)
    return adj_parser_fail (self, g_strdup (_ ("where to? a hex, or a direction such as ne")));
  if (!adj_parser_step (self, self->order->units[0]))
    return FALSE;
  if (self->order->n_hexes > 2)
    {
      self->at--;
      return adj_parser_fail (
          self, g_strdup (_ ("one hex only: a neighbour, or a direction such as ne")));
    }
  return adj_parser_expect_end (self);
}

static gboolean
parse_result (AdjParser *self)
{
  const AdjWord *word = adj_parser_peek (self);

  for (int result = 0; word != NULL && result < ADJ_N_RESULTS; result++)
    if (g_ascii_strcasecmp (adj_combat_results[result], word->text) == 0)
      {
        self->order->result = result;
        self->at++;
        return TRUE;
      }
  return adj_parser_fail (self, g_strdup (_ ("a result is one of Ae, Ar, Ex, Dr, De")));
}

static gboolean
parse_column (AdjParser *self)
{
  const AdjWord *word = adj_parser_peek (self);
  const AdjRuleset *ruleset = self->field->book->ruleset;

  for (guint i = 0; word != NULL && i < ruleset->n_columns; i++)
    {
      g_autofree char *name = adj_column_to_string (&ruleset->columns[i]);

      if (g_str_equal (name, word->text))
        {
          self->order->reduce = (int) i;
          self->at++;
          return TRUE;
        }
    }
  return adj_parser_fail (self, g_strdup (_ ("a column of the combat results table, such as 3-1")));
}

static gboolean
parse_die (AdjParser *self)
{
  return adj_parser_number (self, _ ("the die"), 1, self->field->book->ruleset->combat_die,
                            &self->order->die);
}

/* The nearest of the hexes that are attacked, by this order or on the table. */
static AdjHex
nearest_target (const AdjParser *self, int unit)
{
  const AdjBook *book = self->field->book;
  const AdjBattle *battle = &self->field->table->battle;
  gboolean here = self->order->verb == ADJ_VERB_ATTACK;
  const AdjHex *targets = here ? self->order->hexes : battle->targets;
  guint n = here ? self->order->n_hexes : battle->n_targets;
  AdjHex from = self->field->table->units[unit].hex;
  AdjHex nearest = ADJ_NO_HEX;
  int least = G_MAXINT;

  for (guint i = 0; i < n; i++)
    {
      int distance = from == ADJ_NO_HEX
                         ? 0
                         : adj_hex_distance (&book->scenario->map.grid, book->hexes[from].id,
                                             book->hexes[targets[i]].id);

      if (distance < least)
        {
          least = distance;
          nearest = targets[i];
        }
    }
  return nearest;
}

/* Y 8.51: a battery, and behind it the hex it helps, where that is not the nearest one. */
static gboolean
parse_supporter (AdjParser *self)
{
  AdjOrder *order = self->order;
  int unit = adj_parser_find_unit (self, ADJ_VERB_SUPPORT);
  AdjHex hex;

  if (unit < 0)
    return FALSE;
  if (order->n_supports >= ADJ_MAX_SUPPORTS)
    return adj_parser_fail (
        self, g_strdup_printf (_ ("an order takes at most %d units"), ADJ_MAX_SUPPORTS));
  hex = nearest_target (self, unit);
  if (adj_parser_next_is_hex (self) && !adj_parser_hex (self, &hex))
    return FALSE;
  if (hex == ADJ_NO_HEX)
    return adj_parser_fail (self, g_strdup (_ ("which hex is attacked?")));
  order->supports[order->n_supports++] = (AdjSupport){ (guint16) unit, hex };
  return TRUE;
}

static gboolean
is_attack_keyword (AdjParser *self)
{
  return adj_parser_next_is (self, "support") || adj_parser_next_is (self, "die") ||
         adj_parser_next_is (self, "reduce") || adj_parser_next_is (self, "result") ||
         adj_parser_next_is (self, "roll");
}

static gboolean
parse_supporters (AdjParser *self)
{
  do
    if (!parse_supporter (self))
      return FALSE;
  while (adj_parser_peek (self) != NULL && !is_attack_keyword (self));
  return self->order->verb == ADJ_VERB_ATTACK || adj_parser_expect_end (self);
}

/* What may follow the units of an attack, in any order. */
static gboolean
parse_attack_end (AdjParser *self)
{
  while (adj_parser_peek (self) != NULL)
    {
      gboolean good;

      if (adj_parser_take (self, "die"))
        good = parse_die (self);
      else if (adj_parser_take (self, "support"))
        good = parse_supporters (self);
      else if (adj_parser_take (self, "reduce"))
        good = parse_column (self);
      else if (adj_parser_take (self, "result"))
        good = parse_result (self);
      else if (adj_parser_take (self, "roll"))
        good = self->order->roll = TRUE;
      else
        good = adj_parser_fail (
            self, g_strdup (_ ("here fits: another unit, support, reduce, die, roll or result")));
      if (!good)
        return FALSE;
    }
  if (self->order->result >= 0 && self->order->die == 0 && !self->order->roll)
    return adj_parser_fail (self, g_strdup (_ ("a result needs its die: die 4 result Dr")));
  return TRUE;
}

static gboolean
parse_attack (AdjParser *self)
{
  while (!adj_parser_next_is (self, "from"))
    {
      AdjHex hex;

      if (adj_parser_peek (self) == NULL)
        return adj_parser_fail (self, g_strdup (_ ("attack HEX from UNIT: 'from' is missing")));
      if (!adj_parser_hex (self, &hex))
        return FALSE;
      if (self->order->n_hexes >= ADJ_MAX_TARGETS)
        return adj_parser_fail (self,
                                g_strdup_printf (_ ("at most %d hexes at once"), ADJ_MAX_TARGETS));
      adj_parser_push_hex (self, hex);
    }
  if (self->order->n_hexes == 0)
    return adj_parser_fail (self, g_strdup (_ ("which hex is attacked?")));
  self->at++;
  do
    if (!adj_parser_subject (self))
      return FALSE;
  while (adj_parser_peek (self) != NULL && !is_attack_keyword (self));
  return parse_attack_end (self);
}

static gboolean
parse_roll (AdjParser *self)
{
  if (adj_parser_peek (self) != NULL && !adj_parser_next_is (self, "result") && !parse_die (self))
    return FALSE;
  self->order->roll = self->order->die == 0;
  if (adj_parser_take (self, "result") && !parse_result (self))
    return FALSE;
  return adj_parser_expect_end (self);
}

/* Several were left, or none. */
static char *
ask_where (const AdjField *field)
{
  g_autoptr (GString) hexes = g_string_new (NULL);

  for (guint i = 0; i < field->table->n_vacated; i++)
    g_string_append_printf (hexes, "%s%04d", i > 0 ? ", " : "",
                            field->book->hexes[field->table->vacated[i]].id);
  if (hexes->len == 0)
    return g_strdup (_ ("into which hex?"));
  /* Translators: %s is a list of hexes */
  return g_strdup_printf (_ ("into which hex? %s"), hexes->str);
}

static gboolean
parse_advance (AdjParser *self)
{
  AdjHex hex;

  if (!adj_parser_unit (self))
    return FALSE;
  if (adj_parser_peek (self) != NULL)
    return adj_parser_hex (self, &hex) && adj_parser_push_hex (self, hex) &&
           adj_parser_expect_end (self);
  if (self->field->table->n_vacated != 1)
    return adj_parser_fail (self, ask_where (self->field));
  return adj_parser_push_hex (self, self->field->table->vacated[0]);
}

static gboolean
parse_units (AdjParser *self)
{
  do
    if (!adj_parser_subject (self))
      return FALSE;
  while (adj_parser_peek (self) != NULL);
  return TRUE;
}

static gboolean
parse_place (AdjParser *self)
{
  AdjHex hex;

  if (!adj_parser_subject (self))
    return FALSE;
  if (adj_parser_take (self, "off"))
    return adj_parser_expect_end (self);
  return adj_parser_hex (self, &hex) && adj_parser_push_hex (self, hex) &&
         adj_parser_expect_end (self);
}

static int
find_word (const char *const *words, const char *word)
{
  for (int i = 0; words[i] != NULL; i++)
    if (g_ascii_strcasecmp (words[i], word) == 0)
      return i;
  return -1;
}

static gboolean
parse_word (AdjParser *self, const char *const *words)
{
  const AdjWord *word = adj_parser_peek (self);
  g_autofree char *list = NULL;

  self->order->figure = word != NULL ? find_word (words, word->text) : -1;
  if (self->order->figure >= 0)
    {
      self->at++;
      return adj_parser_expect_end (self);
    }
  list = g_strjoinv (", ", (char **) words);
  return adj_parser_fail (self, g_strdup_printf (_ ("here fits one of: %s"), list));
}

static gboolean
is_face_word (AdjParser *self)
{
  return adj_parser_next_is (self, adj_face_words[FALSE]) ||
         adj_parser_next_is (self, adj_face_words[TRUE]);
}

/* Up or down; without the word they come to lie the other way than so far. */
static gboolean
parse_face (AdjParser *self, gboolean otherwise)
{
  self->order->figure = otherwise;
  if (adj_parser_take (self, adj_face_words[FALSE]))
    self->order->figure = FALSE;
  else if (adj_parser_take (self, adj_face_words[TRUE]))
    self->order->figure = TRUE;
  return adj_parser_expect_end (self);
}

/* Units, or a side: all of it that may. */
static gboolean
parse_flip (AdjParser *self)
{
  const AdjWord *word = adj_parser_peek (self);
  g_autofree char *id = g_ascii_strdown (word != NULL ? word->text : "", -1);

  self->order->side = adj_scenario_side (self->field->book->scenario, id);
  if (self->order->side != ADJ_NO_SIDE)
    {
      self->at++;
      return parse_face (self, TRUE);
    }
  do
    if (!adj_parser_subject (self))
      return FALSE;
  while (adj_parser_peek (self) != NULL && !is_face_word (self));
  return parse_face (
      self, !adj_table_has (self->field->table, self->order->units[0], ADJ_FACT_FACE_DOWN));
}

static gboolean
parse_mark (AdjParser *self)
{
  AdjHex hex;

  return adj_parser_hex (self, &hex) && adj_parser_push_hex (self, hex) &&
         parse_word (self, adj_marker_words);
}

/* KEY, KEY=no or strength=N. */
static gboolean
parse_status_key (AdjParser *self)
{
  const AdjWord *word = adj_parser_peek (self);
  g_auto (GStrv) halves = g_strsplit (word->text, "=", 2);
  int key = find_word (adj_status_keys, halves[0]);
  const char *value = halves[1] != NULL ? halves[1] : "yes";

  if (g_ascii_strcasecmp (halves[0], "strength") == 0 &&
      adj_xml_parse_int (value, 0, 99, &self->order->strength))
    ;
  else if (key >= 0 && g_ascii_strcasecmp (value, "yes") == 0)
    self->order->set |= adj_status_facts[key];
  else if (key >= 0 && g_ascii_strcasecmp (value, "no") == 0)
    self->order->cleared |= adj_status_facts[key];
  else
    {
      g_autofree char *list = g_strjoinv (", ", (char **) adj_status_keys);

      return adj_parser_fail (
          self, g_strdup_printf (_ ("here fits strength=N, or one of %s, perhaps with =no"), list));
    }
  self->at++;
  return TRUE;
}

static gboolean
parse_status (AdjParser *self)
{
  if (!adj_parser_unit (self))
    return FALSE;
  do
    {
      if (adj_parser_peek (self) == NULL)
        return adj_parser_fail (self,
                                g_strdup (_ ("what of it? such as ineffective or strength=4")));
      if (!parse_status_key (self))
        return FALSE;
    }
  while (adj_parser_peek (self) != NULL);
  return TRUE;
}

/* The "!" behind a note is the note's; behind any other text it is the order's. */
static gboolean
keeps_mark (AdjVerb verb)
{
  return verb == ADJ_VERB_NOTE || verb == ADJ_VERB_BOOKMARK;
}

/* The rest of the text as it was typed, from the word that comes next. */
static gboolean
parse_text (AdjParser *self, const char *text, const char *missing)
{
  const AdjWord *word = adj_parser_peek (self);
  gsize end;

  if (word == NULL)
    return adj_parser_fail (self, g_strdup (missing));
  if (!adj_xml_is_text (text + word->start, ADJ_ORDER_TEXT / 4))
    return adj_parser_fail (
        self, g_strdup_printf (_ ("at most %d characters, on one line"), ADJ_ORDER_TEXT / 4));
  end = keeps_mark (self->order->verb) ? self->length : self->words.end;
  g_strlcpy (self->order->text, text + word->start,
             MIN (sizeof self->order->text, end - word->start + 1));
  g_strchomp (self->order->text);
  return TRUE;
}

#define MOST_DUMMIES 40

static gboolean
parse_dummy (AdjParser *self)
{
  return adj_parser_side (self, &self->order->side) &&
         adj_parser_number (self, _ ("how many"), 1, MOST_DUMMIES, &self->order->figure) &&
         adj_parser_expect_end (self);
}

static gboolean
parse_score (AdjParser *self, const char *text)
{
  return adj_parser_side (self, &self->order->side) &&
         adj_parser_number (self, _ ("the points"), -9999, 9999, &self->order->figure) &&
         parse_text (self, text, _ ("say what the points are for"));
}

static gboolean
parse_option (AdjParser *self)
{
  const AdjRuleset *ruleset = self->field->book->ruleset;
  const AdjWord *word = adj_parser_peek (self);
  g_autofree char *typed = g_ascii_strdown (word != NULL ? word->text : "", -1);
  g_auto (GStrv) halves = g_strsplit (typed, "=", 2);
  const AdjOption *option;

  self->order->option = halves[0] != NULL ? adj_ruleset_option (ruleset, halves[0]) : -1;
  if (self->order->option < 0)
    return adj_parser_fail (self, g_strdup (_ ("which option? such as attack-effectiveness=off")));
  option = &ruleset->options[self->order->option];
  if (option->key == ADJ_OPTION_NONE)
    return adj_parser_fail (self,
                            g_strdup_printf (_ ("this version does not play '%s'"), option->id));
  if (!adj_option_parse_value (option, halves[1] != NULL ? halves[1] : "on", &self->order->figure))
    return adj_parser_fail (self,
                            g_strdup_printf (_ ("'%s' cannot be '%s'"), option->id, halves[1]));
  self->at++;
  return adj_parser_expect_end (self);
}

/* A row as it is cited; capitals do not matter. */
static gboolean
parse_waive (AdjParser *self, const char *text)
{
  const AdjRuleset *ruleset = self->field->book->ruleset;

  if (!parse_text (self, text, _ ("which row? such as BG 7.12")))
    return FALSE;
  for (guint i = 0; i < ruleset->n_rows; i++)
    if (g_ascii_strcasecmp (ruleset->rows[i].id, self->order->text) == 0)
      {
        g_strlcpy (self->order->text, ruleset->rows[i].id, sizeof self->order->text);
        return TRUE;
      }
  return adj_parser_fail (self,
                          g_strdup_printf (_ ("the ruleset has no row '%s'"), self->order->text));
}

/* The umpire's hand, and the record's own. */
static gboolean
parse_umpire (AdjParser *self, const char *text)
{
  switch ((int) self->order->verb)
    {
    case ADJ_VERB_PLACE:
      return parse_place (self);
    case ADJ_VERB_MARK:
      return parse_mark (self);
    case ADJ_VERB_STATUS:
      return parse_status (self);
    case ADJ_VERB_SCORE:
      return parse_score (self, text);
    case ADJ_VERB_COMMANDER:
      return adj_parse_commander (self);
    case ADJ_VERB_OPTION:
      return parse_option (self);
    case ADJ_VERB_WAIVE:
      return parse_waive (self, text);
    case ADJ_VERB_MIRROR:
      return parse_word (self, adj_mirror_words);
    case ADJ_VERB_NOTE:
    case ADJ_VERB_BOOKMARK:
      return parse_text (self, text, _ ("write something behind it"));
    default:
      return adj_parser_expect_end (self);
    }
}

static gboolean
parse_arguments (AdjParser *self, const char *text)
{
  switch ((int) self->order->verb)
    {
    case ADJ_VERB_MOVE:
      return parse_move (self);
    case ADJ_VERB_CHARGE:
      return parse_charge (self);
    case ADJ_VERB_SUPPORT:
      return parse_supporters (self);
    case ADJ_VERB_ENTER:
      return parse_enter (self);
    case ADJ_VERB_EXIT:
    case ADJ_VERB_ELIMINATE:
      return adj_parser_subject (self) && adj_parser_expect_end (self);
    case ADJ_VERB_LOSE:
      return parse_units (self);
    case ADJ_VERB_FLIP:
      return parse_flip (self);
    case ADJ_VERB_DUMMY:
      return parse_dummy (self);
    case ADJ_VERB_ATTACK:
      return parse_attack (self);
    case ADJ_VERB_ROLL:
      return parse_roll (self);
    case ADJ_VERB_RETREAT:
    case ADJ_VERB_DISPLACE:
      return parse_one_step (self);
    case ADJ_VERB_ADVANCE:
      return parse_advance (self);
    case ADJ_VERB_ENTRENCH:
      return adj_parser_unit (self) && adj_parser_expect_end (self);
    case ADJ_VERB_INITIATIVE:
      return adj_parse_initiative (self);
    case ADJ_VERB_SCATTER:
      return adj_parse_scatter (self);
    case ADJ_VERB_DRIFT:
      return adj_parse_drift (self);
    default:
      return parse_umpire (self, text);
    }
}

/* Why the word begins no order. */
static char *
no_verb (const char *word)
{
  if (adj_command_find (word) != ADJ_COMMAND_ORDERS)
    return g_strdup_printf (_ ("'%s' needs a line of its own"), word);
  return g_strdup_printf (
      _ ("'%s' is no order; one begins with a verb such as move, attack, retreat or next"), word);
}

static gboolean
parse_verb (AdjParser *self)
{
  const AdjWord *word = adj_parser_peek (self);
  int verb = word != NULL && !word->quoted ? adj_verb_find (word->text) : -1;

  if (verb < 0)
    return adj_parser_fail (self, no_verb (word != NULL ? word->text : ""));
  self->order->verb = (AdjVerb) verb;
  self->at++;
  return TRUE;
}

gboolean
adj_order_parse (
    const AdjField *field, AdjEyes eyes, const char *text, AdjOrder *order, AdjOrderError *error)
{
  AdjParser self = { .field = field,
                     .view = adj_view (field->book, field->table, eyes),
                     .order = order,
                     .error = error,
                     .length = strlen (text) };

  memset (order, 0, sizeof *order);
  order->result = -1;
  order->reduce = -1;
  order->side = ADJ_NO_SIDE;
  order->option = -1;
  order->strength = -1;
  if (!g_utf8_validate (text, -1, NULL))
    return adj_parser_fail_at (&self, 0, 0, g_strdup (_ ("this is not text")));
  adj_words_cut (text, &self.words);
  order->forced = self.words.forced;
  if (!parse_verb (&self))
    return FALSE;
  if (self.words.too_long != G_MAXSIZE && !keeps_mark (order->verb) &&
      order->verb != ADJ_VERB_SCORE)
    return adj_parser_fail_at (&self, self.words.too_long, 0,
                               g_strdup (_ ("this word is too long")));
  return parse_arguments (&self, text);
}
