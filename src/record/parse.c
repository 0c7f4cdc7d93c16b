/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "record/command-word.h"
#include "record/parse-battle.h"
#include "record/parse-levels.h"
#include "record/parse-umpire.h"
#include "record/path.h"

/* A hex beside it that is all there is of the way is a goal; as one of several, or by its
 * direction, it is a step. */
static gboolean
parse_way (AdjParser *self)
{
  AdjOrder *order = self->order;
  gboolean goal = self->at + 1 == self->words.n && adj_parser_next_is_hex (self);
  AdjHex way[ADJ_MAX_PATH];
  guint n;

  if (!adj_parser_steps (self, TRUE))
    return FALSE;
  if (order->n_hexes != 2)
    return TRUE;
  n = adj_path_beside (self->field, order->units[0], order->hexes[1], way);
  order->direct = !goal && n != 2;
  if (!goal)
    return TRUE;
  memcpy (order->hexes, way, n * sizeof *way);
  order->n_hexes = n;
  return TRUE;
}

static gboolean
parse_move (AdjParser *self)
{
  return adj_parser_subject (self) && adj_parser_start_path (self) && parse_way (self);
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

#define MOST_DUMMIES 40

static gboolean
parse_dummy (AdjParser *self)
{
  return adj_parser_side (self, &self->order->side) &&
         adj_parser_number (self, _ ("how many"), 1, MOST_DUMMIES, &self->order->figure) &&
         adj_parser_expect_end (self);
}

static gboolean
parse_arguments (AdjParser *self)
{
  switch ((int) self->order->verb)
    {
    case ADJ_VERB_MOVE:
      return parse_move (self);
    case ADJ_VERB_CHARGE:
      return parse_charge (self);
    case ADJ_VERB_SUPPORT:
      return adj_parse_supporters (self);
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
      return adj_parse_attack (self);
    case ADJ_VERB_ROLL:
      return adj_parse_roll (self);
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
      return adj_parse_umpire (self);
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
                     .text = text,
                     .length = strlen (text) };

  adj_order_init (order, ADJ_VERB_NEXT);
  if (!g_utf8_validate (text, -1, NULL))
    return adj_parser_fail_at (&self, 0, 0, g_strdup (_ ("this is not text")));
  adj_words_cut (text, &self.words);
  if (!parse_verb (&self))
    return FALSE;
  order->forced = self.words.forced && !adj_verb_takes_rest (order->verb);
  if (self.words.too_long != G_MAXSIZE && !adj_verb_takes_rest (order->verb) &&
      order->verb != ADJ_VERB_SCORE)
    return adj_parser_fail_at (&self, self.words.too_long, 0,
                               g_strdup (_ ("this word is too long")));
  return parse_arguments (&self);
}
