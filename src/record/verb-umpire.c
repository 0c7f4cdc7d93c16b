/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "desk/value.h"
#include "record/complete-fit.h"
#include "record/order-make.h"
#include "record/parser.h"
#include "record/verb-parts.h"
#include "rules/rally.h"
#include "rules/umpire.h"

/* place, mark, eliminate, status, score, victory: the umpire's hand. */

/* ---- Making ---- */

static void
begin_status (AdjOrder *order)
{
  order->status.strength = -1;
}

AdjOrder
adj_order_place (const guint16 *units, guint n_units, AdjHex hex)
{
  AdjOrder order;

  g_return_val_if_fail (units != NULL || n_units == 0, (AdjOrder){ 0 });

  order = adj_order_about (ADJ_VERB_PLACE, units, n_units);
  if (hex != ADJ_NO_HEX)
    adj_order_add_hexes (&order, &hex, 1);
  return order;
}

AdjOrder
adj_order_mark (AdjHex hex, AdjMarkerKind kind)
{
  AdjOrder order = adj_order_begin (ADJ_VERB_MARK);

  adj_order_add_hexes (&order, &hex, 1);
  order.marker = kind;
  return order;
}

AdjOrder
adj_order_eliminate (const guint16 *units, guint n_units)
{
  g_return_val_if_fail (units != NULL || n_units == 0, (AdjOrder){ 0 });

  return adj_order_about (ADJ_VERB_ELIMINATE, units, n_units);
}

AdjOrder
adj_order_status (int unit, guint16 set, guint16 cleared)
{
  AdjOrder order = adj_order_about_one (ADJ_VERB_STATUS, unit);

  order.status.set = set;
  order.status.cleared = cleared;
  return order;
}

AdjOrder
adj_order_bears (int unit, guint8 put, guint8 taken)
{
  AdjOrder order = adj_order_status (unit, 0, 0);

  order.status.put = put;
  order.status.taken = taken;
  return order;
}

AdjOrder
adj_order_victory (int side)
{
  AdjOrder order = adj_order_begin (ADJ_VERB_VICTORY);

  order.winner = side;
  return order;
}

/* ---- Parsing ---- */

static gboolean
parse_place (AdjParser *self)
{
  AdjHex hex;

  if (!adj_parser_subject (self))
    return FALSE;
  if (adj_phrase_take (&self->phrase, "off"))
    return adj_phrase_end (&self->phrase, adj_verb_name (self->order->verb));
  return adj_parser_hex (self, &hex) && adj_parser_push_hex (self, hex) &&
         adj_phrase_end (&self->phrase, adj_verb_name (self->order->verb));
}

/* Rules have breastworks in the place of entrenchments, or not. */
static const char *const *
marker_words (const AdjBook *book)
{
  static const char *const entrenchments[] = { "none", "building", "entrenchment", NULL };
  static const char *const breastworks[] = { "none", "building", "breastworks", NULL };

  return adj_markers_are_borne (book) ? breastworks : entrenchments;
}

static gboolean
parse_mark (AdjParser *self)
{
  const char *const *words = marker_words (self->field->book);
  AdjHex hex;
  int kind;

  if (!adj_parser_hex (self, &hex) || !adj_parser_push_hex (self, hex) ||
      !adj_parse_word (self, words, &kind))
    return FALSE;
  while (!g_str_equal (adj_marker_words[self->order->marker], words[kind]))
    self->order->marker++;
  return TRUE;
}

static int
find_word (const char *const *words, const char *word)
{
  for (int i = 0; words[i] != NULL; i++)
    if (g_ascii_strcasecmp (words[i], word) == 0)
      return i;
  return -1;
}

/* The words that fit, but for strength=N: markers where the rules have them. */
static char *
list_status_keys (const AdjBook *book)
{
  g_autofree char *facts = g_strjoinv (", ", (char **) adj_status_keys);
  g_autofree char *markers = g_strjoinv (", ", (char **) adj_bears_words);

  return adj_markers_are_borne (book) ? g_strdup_printf ("%s, %s", facts, markers)
                                      : g_steal_pointer (&facts);
}

/* FALSE if the value is neither yes nor no. */
static gboolean
set_status (AdjParser *self, const char *value, int fact, int marker)
{
  gboolean yes = g_ascii_strcasecmp (value, "yes") == 0;

  if (!yes && g_ascii_strcasecmp (value, "no") != 0)
    return FALSE;
  if (fact >= 0)
    *(yes ? &self->order->status.set : &self->order->status.cleared) |= adj_status_facts[fact];
  if (marker >= 0)
    *(yes ? &self->order->status.put : &self->order->status.taken) |= (guint8) (1u << marker);
  return TRUE;
}

/* KEY, KEY=no or strength=N. */
static gboolean
parse_status_key (AdjParser *self)
{
  const AdjWord *word = adj_phrase_peek (&self->phrase);
  const char *sign = strchr (word->text, '=');
  const char *value = sign != NULL ? sign + 1 : "yes";
  g_autofree char *name =
      sign != NULL ? g_strndup (word->text, (gsize) (sign - word->text)) : g_strdup (word->text);
  int key = find_word (adj_status_keys, name);
  int marker = find_word (adj_bears_words, name);

  if (g_ascii_strcasecmp (name, "strength") == 0 &&
      adj_value_parse_int (value, 0, 99, &self->order->status.strength))
    ;
  else if ((key < 0 && marker < 0) || !set_status (self, value, key, marker))
    {
      g_autofree char *list = list_status_keys (self->field->book);

      return adj_phrase_fail (
          &self->phrase,
          g_strdup_printf (_ ("here fits strength=N, or one of %s, perhaps with =no"), list));
    }
  self->phrase.at++;
  return TRUE;
}

static gboolean
parse_status (AdjParser *self)
{
  if (!adj_parser_unit (self))
    return FALSE;
  do
    {
      if (adj_phrase_peek (&self->phrase) == NULL)
        return adj_phrase_fail (&self->phrase,
                                g_strdup (_ ("what of it? such as ineffective or strength=4")));
      if (!parse_status_key (self))
        return FALSE;
    }
  while (adj_phrase_peek (&self->phrase) != NULL);
  return TRUE;
}

static gboolean
parse_score (AdjParser *self)
{
  return adj_parser_side (self, &self->order->score.side) &&
         adj_phrase_number (&self->phrase, _ ("the points"), -9999, 9999,
                            &self->order->score.points) &&
         adj_parse_text (self, _ ("say what the points are for"), self->order->score.reason);
}

static gboolean
parse_victory (AdjParser *self)
{
  return adj_parser_side (self, &self->order->winner) &&
         adj_phrase_end (&self->phrase, adj_verb_name (self->order->verb));
}

/* ---- Printing ---- */

static void
print_place (GString *text, const AdjView *view, const AdjOrder *order)
{
  adj_print_way (text, view, order);
  if (order->n_hexes == 0)
    g_string_append (text, " off");
}

static void
print_mark (GString *text, const AdjView *view, const AdjOrder *order)
{
  adj_print_hexes (text, view, order, 0);
  g_string_append_printf (text, " %s", adj_marker_words[order->marker]);
}

static gboolean
has_unknown (const AdjView *view, const AdjOrder *order)
{
  for (guint i = 0; i < order->n_units; i++)
    if (!adj_view_knows (view, order->units[i]))
      return TRUE;
  return FALSE;
}

/* The status set of a unit that is not known is its owner's business. */
static void
print_status (GString *text, const AdjView *view, const AdjOrder *order)
{
  adj_print_subject (text, view, order);
  if (has_unknown (view, order))
    return;
  for (int i = 0; adj_status_keys[i] != NULL; i++)
    if (order->status.set & adj_status_facts[i])
      g_string_append_printf (text, " %s", adj_status_keys[i]);
    else if (order->status.cleared & adj_status_facts[i])
      g_string_append_printf (text, " %s=no", adj_status_keys[i]);
  for (int i = 0; adj_bears_words[i] != NULL; i++)
    if (order->status.put & (1u << i))
      g_string_append_printf (text, " %s", adj_bears_words[i]);
    else if (order->status.taken & (1u << i))
      g_string_append_printf (text, " %s=no", adj_bears_words[i]);
  if (order->status.strength >= 0)
    g_string_append_printf (text, " strength=%d", order->status.strength);
}

static void
print_score (GString *text, const AdjView *view, const AdjOrder *order)
{
  adj_print_side (text, view, order->score.side);
  g_string_append_printf (text, " %d %s", order->score.points, order->score.reason);
}

static void
print_victory (GString *text, const AdjView *view, const AdjOrder *order)
{
  adj_print_side (text, view, order->winner);
}

/* ---- Judging ---- */

static void
judge_place (AdjJudge *judge, const AdjOrder *order)
{
  int units[ADJ_MAX_BATTLE_UNITS];

  adj_order_list_units (order, units);
  adj_umpire_place (judge, units, order->n_units,
                    order->n_hexes > 0 ? order->hexes[0] : ADJ_NO_HEX);
}

static void
judge_mark (AdjJudge *judge, const AdjOrder *order)
{
  adj_umpire_mark (judge, order->hexes[0], order->marker);
}

static void
judge_eliminate (AdjJudge *judge, const AdjOrder *order)
{
  int units[ADJ_MAX_BATTLE_UNITS];

  adj_order_list_units (order, units);
  adj_umpire_eliminate (judge, units, order->n_units);
}

static void
judge_status (AdjJudge *judge, const AdjOrder *order)
{
  int unit = order->units[0];

  adj_umpire_facts (judge, unit, order->status.set, order->status.cleared);
  if ((order->status.put | order->status.taken) != 0)
    adj_rally_mark (judge, unit, order->status.put, order->status.taken);
  if (order->status.strength >= 0)
    adj_umpire_strength (judge, unit, order->status.strength);
}

static void
judge_score (AdjJudge *judge, const AdjOrder *order)
{
  adj_umpire_score (judge, order->score.side,
                    judge->table->score[order->score.side] + order->score.points);
}

static void
judge_victory (AdjJudge *judge, const AdjOrder *order)
{
  adj_umpire_victory (judge, order->winner);
}

/* ---- Completing ---- */

static void
complete_place (AdjUnfinished *self)
{
  adj_offer (self, "off");
  adj_fit_deployment (self);
  adj_fit_march (self);
}

static void
complete_mark (AdjUnfinished *self)
{
  if (self->words.n == 2)
    adj_offer_words (self, marker_words (self->field->book));
}

static void
complete_status (AdjUnfinished *self)
{
  adj_offer_words (self, adj_status_keys);
  if (adj_markers_are_borne (self->field->book))
    adj_offer_words (self, adj_bears_words);
  adj_offer (self, "strength=");
}

/* ---- Rows ---- */

static const AdjVerbRow rows[] = {
  {
      .verb = ADJ_VERB_PLACE,
      .parse = parse_place,
      .print = print_place,
      .judge = judge_place,
      .complete = adj_complete_subject,
      .complete_behind = complete_place,
  },
  {
      .verb = ADJ_VERB_MARK,
      .parse = parse_mark,
      .print = print_mark,
      .judge = judge_mark,
      .complete = complete_mark,
  },
  {
      .verb = ADJ_VERB_ELIMINATE,
      .parse = adj_parse_subject_only,
      .print = adj_print_subject,
      .judge = judge_eliminate,
      .complete = adj_complete_subject,
  },
  {
      .verb = ADJ_VERB_STATUS,
      .begin = begin_status,
      .parse = parse_status,
      .print = print_status,
      .judge = judge_status,
      .complete = adj_complete_subject,
      .complete_behind = complete_status,
  },
  {
      .verb = ADJ_VERB_SCORE,
      .parse = parse_score,
      .print = print_score,
      .judge = judge_score,
      .complete = adj_complete_side,
      .any_length = TRUE,
  },
  {
      .verb = ADJ_VERB_VICTORY,
      .parse = parse_victory,
      .print = print_victory,
      .judge = judge_victory,
      .complete = adj_complete_side,
  },
};

const AdjVerbFamily adj_verbs_umpire = { rows, G_N_ELEMENTS (rows) };
