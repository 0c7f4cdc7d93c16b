/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "desk/xml.h"
#include "record/find.h"
#include "record/lex.h"
#include "record/order.h"
#include "record/path.h"

/* A parser goes through the words from left to right; the first that does not fit ends it, with
 * a sentence that says what would. */
typedef struct
{
  const AdjField *field;
  AdjWords words;
  guint at;
  AdjOrder *order;
  AdjOrderError *error;
  gsize length; /* of the whole text */
} Parser;

/* ---- Errors ---- */

static gboolean
fail_at (Parser *self, gsize start, gsize length, char *text)
{
  self->error->start = start;
  self->error->length = length;
  g_free (self->error->text);
  self->error->text = text;
  return FALSE;
}

/* At the word that comes next, or at the end. */
static gboolean
fail (Parser *self, char *text)
{
  if (self->at < self->words.n)
    return fail_at (self, self->words.words[self->at].start, self->words.words[self->at].length,
                    text);
  return fail_at (self, self->length, 0, text);
}

static const AdjWord *
peek (Parser *self)
{
  return self->at < self->words.n ? &self->words.words[self->at] : NULL;
}

static gboolean
next_is (Parser *self, const char *keyword)
{
  const AdjWord *word = peek (self);

  return word != NULL && !word->quoted && g_ascii_strcasecmp (word->text, keyword) == 0;
}

static gboolean
take (Parser *self, const char *keyword)
{
  if (!next_is (self, keyword))
    return FALSE;
  self->at++;
  return TRUE;
}

static gboolean
expect_end (Parser *self)
{
  const AdjWord *word = peek (self);

  if (word == NULL)
    return TRUE;
  return fail (self, g_strdup_printf (_ ("'%s' is one word too many; %s ends before it"),
                                      word->text, adj_verb_name (self->order->verb)));
}

/* ---- Hexes and directions ---- */

static AdjHexOrientation
orientation (Parser *self)
{
  return self->field->book->scenario->map.grid.orientation;
}

static gboolean
looks_like_hex (const AdjWord *word)
{
  return word != NULL && !word->quoted && word->length == 4 &&
         strspn (word->text, "0123456789") == 4;
}

static gboolean
parse_hex (Parser *self, AdjHex *hex)
{
  const AdjWord *word = peek (self);

  if (!looks_like_hex (word))
    return fail (
        self, word != NULL
                  ? g_strdup_printf (_ ("'%s' is not a hex: four digits such as 0412"), word->text)
                  : g_strdup (_ ("a hex is missing: four digits such as 0412")));
  *hex = adj_book_hex (self->field->book, adj_hex_parse (word->text));
  if (*hex == ADJ_NO_HEX)
    return fail (self, g_strdup_printf (_ ("hex %s is not on the map"), word->text));
  self->at++;
  return TRUE;
}

static gboolean
push_hex (Parser *self, AdjHex hex)
{
  if (self->order->n_hexes >= ADJ_MAX_PATH)
    return fail (self, g_strdup_printf (_ ("a path has at most %d hexes"), ADJ_MAX_PATH));
  self->order->hexes[self->order->n_hexes++] = hex;
  return TRUE;
}

/* ---- Units ---- */

static gboolean
push_unit (Parser *self, int unit)
{
  AdjOrder *order = self->order;

  for (guint i = 0; i < order->n_units; i++)
    if (order->units[i] == unit)
      return TRUE;
  if (order->n_units >= ADJ_MAX_BATTLE_UNITS)
    return fail (self,
                 g_strdup_printf (_ ("an order takes at most %d units"), ADJ_MAX_BATTLE_UNITS));
  order->units[order->n_units++] = (guint16) unit;
  return TRUE;
}

static gboolean
push_hex_units (Parser *self, AdjHex hex)
{
  if (self->field->count[hex] == 0)
    {
      self->at--;
      return fail (
          self, g_strdup_printf (_ ("there is no unit in %04d"), self->field->book->hexes[hex].id));
    }
  for (guint16 unit = self->field->first[hex]; unit != ADJ_NOBODY; unit = self->field->next[unit])
    if (!push_unit (self, unit))
      return FALSE;
  return TRUE;
}

/* "smith in 1620, smith-4 in 0302": what the player may have meant, with their hexes. */
static char *
list_found (Parser *self, const AdjFound *found)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < found->n && i < 8; i++)
    {
      const AdjUnitState *state = &self->field->table->units[found->units[i]];

      g_string_append_printf (list, "%s%s", i > 0 ? ", " : "",
                              self->field->book->scenario->units[found->units[i]].id);
      if (state->where == ADJ_ON_MAP)
        g_string_append_printf (list, "@%04d", self->field->book->hexes[state->hex].id);
    }
  if (found->n > 8)
    g_string_append (list, " ...");
  return g_string_free (list, FALSE);
}

static gboolean
parse_unit (Parser *self)
{
  const AdjWord *word = peek (self);
  AdjFound found;
  g_autofree char *list = NULL;

  if (word == NULL)
    return fail (self, g_strdup (_ ("a unit is missing: its name, or the hex it stands in")));
  adj_find_units (self->field, self->order->verb, word->text, &found);
  if (found.n == 0)
    return fail (self, g_strdup_printf (_ ("there is no unit '%s'"), word->text));
  if (found.n > 1)
    {
      list = list_found (self, &found);
      return fail (self,
                   g_strdup_printf (_ ("'%s' may be %s; write more of it, or add @ and its hex"),
                                    word->text, list));
    }
  self->at++;
  return push_unit (self, found.units[0]);
}

/* unit, hex, or subject+subject; a hex means every unit in it. */
static gboolean
parse_subject (Parser *self)
{
  do
    {
      AdjHex hex;

      if (looks_like_hex (peek (self)))
        {
          if (!parse_hex (self, &hex) || !push_hex_units (self, hex))
            return FALSE;
        }
      else if (!parse_unit (self))
        return FALSE;
    }
  while (take (self, "+"));
  return TRUE;
}

/* ---- Steps ---- */

/* A neighbour's name or direction, or a hex farther off: the cheapest way there in full. */
static gboolean
parse_step (Parser *self, int unit)
{
  AdjOrder *order = self->order;
  AdjHex from = order->hexes[order->n_hexes - 1];
  const AdjWord *word = peek (self);
  int d =
      word != NULL && !word->quoted ? adj_hex_direction_parse (orientation (self), word->text) : -1;
  AdjHex to;

  if (d >= 0)
    {
      to = self->field->book->hexes[from].neighbours[d];
      if (to == ADJ_NO_HEX)
        return fail (self, g_strdup_printf (_ ("%s leads off the map"), word->text));
      self->at++;
      return push_hex (self, to);
    }
  if (!parse_hex (self, &to))
    return FALSE;
  if (adj_path_extend (self->field, unit, order->hexes, &order->n_hexes, to))
    return TRUE;
  self->at--;
  return fail (self,
               g_strdup_printf (_ ("there is no way to %s"), self->words.words[self->at].text));
}

static gboolean
parse_steps (Parser *self, gboolean at_least_one)
{
  int unit = self->order->units[0];

  if (at_least_one && peek (self) == NULL)
    return fail (self, g_strdup (_ ("where to? a hex, or a direction such as ne")));
  while (peek (self) != NULL)
    if (!parse_step (self, unit))
      return FALSE;
  return TRUE;
}

/* The one hex all units of the order stand in. */
static gboolean
start_path (Parser *self)
{
  const AdjTable *table = self->field->table;
  AdjHex hex = table->units[self->order->units[0]].hex;

  for (guint i = 0; i < self->order->n_units; i++)
    {
      int unit = self->order->units[i];

      if (table->units[unit].where != ADJ_ON_MAP)
        return fail (self, g_strdup_printf (_ ("%s is not on the map"),
                                            self->field->book->scenario->units[unit].id));
      if (table->units[unit].hex != hex)
        return fail (self, g_strdup (_ ("units that move together start in one hex")));
    }
  return push_hex (self, hex);
}

/* ---- The verbs ---- */

static gboolean
parse_move (Parser *self)
{
  return parse_subject (self) && start_path (self) && parse_steps (self, TRUE);
}

static gboolean
parse_enter (Parser *self)
{
  AdjHex hex;

  return parse_subject (self) && parse_hex (self, &hex) && push_hex (self, hex) &&
         parse_steps (self, FALSE);
}

static gboolean
parse_one_step (Parser *self)
{
  if (!parse_unit (self) || !start_path (self))
    return FALSE;
  if (peek (self) == NULL)
    return fail (self, g_strdup (_ ("where to? a hex, or a direction such as ne")));
  if (!parse_step (self, self->order->units[0]))
    return FALSE;
  if (self->order->n_hexes > 2)
    {
      self->at--;
      return fail (self, g_strdup (_ ("one hex only: a neighbour, or a direction such as ne")));
    }
  return expect_end (self);
}

static gboolean
parse_number (Parser *self, const char *what, int least, int most, int *number)
{
  const AdjWord *word = peek (self);

  if (word == NULL || !adj_xml_parse_int (word->text, least, most, number))
    return fail (self, g_strdup_printf (_ ("%s: a number from %d to %d"), what, least, most));
  self->at++;
  return TRUE;
}

static gboolean
parse_result (Parser *self)
{
  const AdjWord *word = peek (self);

  for (int result = 0; word != NULL && result < ADJ_N_RESULTS; result++)
    if (g_ascii_strcasecmp (adj_combat_results[result], word->text) == 0)
      {
        self->order->result = result;
        self->at++;
        return TRUE;
      }
  return fail (self, g_strdup (_ ("a result is one of Ae, Ar, Ex, Dr, De")));
}

static gboolean
parse_column (Parser *self)
{
  const AdjWord *word = peek (self);
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
  return fail (self, g_strdup (_ ("a column of the combat results table, such as 3-1")));
}

static gboolean
parse_die (Parser *self)
{
  return parse_number (self, _ ("the die"), 1, self->field->book->ruleset->combat_die,
                       &self->order->die);
}

/* What may follow the units of an attack, in any order. */
static gboolean
parse_attack_end (Parser *self)
{
  while (peek (self) != NULL)
    {
      gboolean good;

      if (take (self, "die"))
        good = parse_die (self);
      else if (take (self, "reduce"))
        good = parse_column (self);
      else if (take (self, "result"))
        good = parse_result (self);
      else if (take (self, "roll"))
        good = self->order->roll = TRUE;
      else
        good = fail (self, g_strdup (_ ("here fits: another unit, reduce, die, roll or result")));
      if (!good)
        return FALSE;
    }
  return TRUE;
}

static gboolean
is_attack_keyword (Parser *self)
{
  return next_is (self, "die") || next_is (self, "reduce") || next_is (self, "result") ||
         next_is (self, "roll");
}

static gboolean
parse_attack (Parser *self)
{
  while (!next_is (self, "from"))
    {
      AdjHex hex;

      if (peek (self) == NULL)
        return fail (self, g_strdup (_ ("attack HEX from UNIT: 'from' is missing")));
      if (!parse_hex (self, &hex))
        return FALSE;
      if (self->order->n_hexes >= ADJ_MAX_TARGETS)
        return fail (self, g_strdup_printf (_ ("at most %d hexes at once"), ADJ_MAX_TARGETS));
      push_hex (self, hex);
    }
  if (self->order->n_hexes == 0)
    return fail (self, g_strdup (_ ("which hex is attacked?")));
  self->at++;
  do
    if (!parse_subject (self))
      return FALSE;
  while (peek (self) != NULL && !is_attack_keyword (self));
  return parse_attack_end (self);
}

static gboolean
parse_roll (Parser *self)
{
  if (peek (self) != NULL && !next_is (self, "result") && !parse_die (self))
    return FALSE;
  self->order->roll = self->order->die == 0;
  if (take (self, "result") && !parse_result (self))
    return FALSE;
  return expect_end (self);
}

static gboolean
parse_advance (Parser *self)
{
  AdjHex hex;

  if (!parse_unit (self))
    return FALSE;
  if (peek (self) != NULL)
    return parse_hex (self, &hex) && push_hex (self, hex) && expect_end (self);
  if (self->field->table->n_vacated != 1)
    return fail (self, g_strdup (_ ("into which hex?")));
  return push_hex (self, self->field->table->vacated[0]);
}

static gboolean
parse_units (Parser *self)
{
  do
    if (!parse_subject (self))
      return FALSE;
  while (peek (self) != NULL);
  return TRUE;
}

static gboolean
parse_place (Parser *self)
{
  AdjHex hex;

  if (!parse_subject (self))
    return FALSE;
  if (take (self, "off"))
    return expect_end (self);
  return parse_hex (self, &hex) && push_hex (self, hex) && expect_end (self);
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
parse_word (Parser *self, const char *const *words)
{
  const AdjWord *word = peek (self);
  g_autofree char *list = NULL;

  self->order->figure = word != NULL ? find_word (words, word->text) : -1;
  if (self->order->figure >= 0)
    {
      self->at++;
      return expect_end (self);
    }
  list = g_strjoinv (", ", (char **) words);
  return fail (self, g_strdup_printf (_ ("here fits one of: %s"), list));
}

static gboolean
parse_mark (Parser *self)
{
  AdjHex hex;

  return parse_hex (self, &hex) && push_hex (self, hex) && parse_word (self, adj_marker_words);
}

/* KEY, KEY=no or strength=N. */
static gboolean
parse_status_key (Parser *self)
{
  const AdjWord *word = peek (self);
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

      return fail (
          self, g_strdup_printf (_ ("here fits strength=N, or one of %s, perhaps with =no"), list));
    }
  self->at++;
  return TRUE;
}

static gboolean
parse_status (Parser *self)
{
  if (!parse_unit (self))
    return FALSE;
  do
    {
      if (peek (self) == NULL)
        return fail (self, g_strdup (_ ("what of it? such as ineffective or strength=4")));
      if (!parse_status_key (self))
        return FALSE;
    }
  while (peek (self) != NULL);
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
parse_text (Parser *self, const char *text, const char *missing)
{
  const AdjWord *word = peek (self);
  gsize end;

  if (word == NULL)
    return fail (self, g_strdup (missing));
  if (!adj_xml_is_text (text + word->start, ADJ_ORDER_TEXT / 4))
    return fail (self,
                 g_strdup_printf (_ ("at most %d characters, on one line"), ADJ_ORDER_TEXT / 4));
  end = keeps_mark (self->order->verb) ? self->length : self->words.end;
  g_strlcpy (self->order->text, text + word->start,
             MIN (sizeof self->order->text, end - word->start + 1));
  g_strchomp (self->order->text);
  return TRUE;
}

static gboolean
parse_score (Parser *self, const char *text)
{
  const AdjWord *word = peek (self);

  self->order->side =
      word != NULL ? adj_scenario_side (self->field->book->scenario, word->text) : ADJ_NO_SIDE;
  if (self->order->side == ADJ_NO_SIDE)
    return fail (self, g_strdup_printf (_ ("whose points? %s or %s"),
                                        self->field->book->scenario->sides[0].id,
                                        self->field->book->scenario->sides[1].id));
  self->at++;
  return parse_number (self, _ ("the points"), -9999, 9999, &self->order->figure) &&
         parse_text (self, text, _ ("say what the points are for"));
}

static gboolean
parse_option (Parser *self)
{
  const AdjRuleset *ruleset = self->field->book->ruleset;
  const AdjWord *word = peek (self);
  g_auto (GStrv) halves = g_strsplit (word != NULL ? word->text : "", "=", 2);
  const AdjOption *option;

  self->order->option = halves[0] != NULL ? adj_ruleset_option (ruleset, halves[0]) : -1;
  if (self->order->option < 0)
    return fail (self, g_strdup (_ ("which option? such as attack-effectiveness=off")));
  option = &ruleset->options[self->order->option];
  if (option->key == ADJ_OPTION_NONE)
    return fail (self, g_strdup_printf (_ ("this version does not play '%s'"), option->id));
  if (!adj_option_parse_value (option, halves[1] != NULL ? halves[1] : "on", &self->order->figure))
    return fail (self, g_strdup_printf (_ ("'%s' cannot be '%s'"), option->id, halves[1]));
  self->at++;
  return expect_end (self);
}

static gboolean
parse_waive (Parser *self, const char *text)
{
  if (!parse_text (self, text, _ ("which row? such as BG 7.12")))
    return FALSE;
  if (adj_ruleset_row (self->field->book->ruleset, self->order->text) != NULL)
    return TRUE;
  return fail (self, g_strdup_printf (_ ("the ruleset has no row '%s'"), self->order->text));
}

static gboolean
parse_arguments (Parser *self, const char *text)
{
  switch (self->order->verb)
    {
    case ADJ_VERB_MOVE:
      return parse_move (self);
    case ADJ_VERB_ENTER:
      return parse_enter (self);
    case ADJ_VERB_EXIT:
    case ADJ_VERB_ELIMINATE:
      return parse_subject (self) && expect_end (self);
    case ADJ_VERB_LOSE:
      return parse_units (self);
    case ADJ_VERB_ATTACK:
      return parse_attack (self);
    case ADJ_VERB_ROLL:
      return parse_roll (self);
    case ADJ_VERB_RETREAT:
    case ADJ_VERB_DISPLACE:
      return parse_one_step (self);
    case ADJ_VERB_ADVANCE:
      return parse_advance (self);
    case ADJ_VERB_PLACE:
      return parse_place (self);
    case ADJ_VERB_MARK:
      return parse_mark (self);
    case ADJ_VERB_STATUS:
      return parse_status (self);
    case ADJ_VERB_SCORE:
      return parse_score (self, text);
    case ADJ_VERB_OPTION:
      return parse_option (self);
    case ADJ_VERB_WAIVE:
      return parse_waive (self, text);
    case ADJ_VERB_MIRROR:
      return parse_word (self, adj_mirror_words);
    case ADJ_VERB_NOTE:
    case ADJ_VERB_BOOKMARK:
      return parse_text (self, text, _ ("write something behind it"));
    case ADJ_VERB_STAY:
    case ADJ_VERB_NEXT:
    case ADJ_N_VERBS:
    default:
      return expect_end (self);
    }
}

static gboolean
parse_verb (Parser *self)
{
  const AdjWord *word = peek (self);
  int verb = word != NULL && !word->quoted ? adj_verb_find (word->text) : -1;

  if (verb < 0)
    return fail (self, g_strdup_printf (_ ("'%s' is no order; one begins with a verb such as move, "
                                           "attack, retreat or next"),
                                        word != NULL ? word->text : ""));
  self->order->verb = (AdjVerb) verb;
  self->at++;
  return TRUE;
}

gboolean
adj_order_parse (const AdjField *field, const char *text, AdjOrder *order, AdjOrderError *error)
{
  Parser self = { .field = field, .order = order, .error = error, .length = strlen (text) };

  memset (order, 0, sizeof *order);
  order->result = -1;
  order->reduce = -1;
  order->side = ADJ_NO_SIDE;
  order->option = -1;
  order->strength = -1;
  if (!g_utf8_validate (text, -1, NULL))
    return fail_at (&self, 0, 0, g_strdup (_ ("this is not text")));
  adj_words_cut (text, &self.words);
  order->forced = self.words.forced;
  if (!parse_verb (&self))
    return FALSE;
  if (self.words.too_long != G_MAXSIZE && !keeps_mark (order->verb) &&
      order->verb != ADJ_VERB_SCORE)
    return fail_at (&self, self.words.too_long, 0, g_strdup (_ ("this word is too long")));
  return parse_arguments (&self, text);
}
