/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "record/complete-fit.h"
#include "record/entry.h"
#include "record/order-make.h"
#include "record/order-settle.h"
#include "record/parser.h"
#include "record/verb-parts.h"
#include "rules/next.h"
#include "rules/umpire.h"

/* option, waive, mirror, note, bookmark, next: what is agreed on, remarked, and the next phase. */

/* ---- Making ---- */

AdjOrder
adj_order_option (int option, int value)
{
  AdjOrder order = adj_order_begin (ADJ_VERB_OPTION);

  order.option.index = option;
  order.option.value = value;
  return order;
}

AdjOrder
adj_order_mirror (AdjMirror mirror)
{
  AdjOrder order = adj_order_begin (ADJ_VERB_MIRROR);

  order.mirror = mirror;
  return order;
}

guint
adj_remark_about (const char *words, const char **said)
{
  const char *behind;
  guint64 number;

  g_return_val_if_fail (words != NULL, 0);
  g_return_val_if_fail (said != NULL, 0);

  *said = words;
  if (words[0] != '@' || !g_ascii_isdigit (words[1]))
    return 0;
  number = g_ascii_strtoull (words + 1, (char **) &behind, 10);
  if (number == 0 || number > ADJ_MAX_RECORD || (*behind != '\0' && !g_ascii_isspace (*behind)))
    return 0;
  *said = behind + strspn (behind, " \t");
  return (guint) number;
}

static AdjOrder
remark (AdjVerb verb, guint about, const char *text)
{
  AdjOrder order = adj_order_begin (verb);

  order.remark.order = about;
  g_strlcpy (order.remark.text, text, sizeof order.remark.text);
  g_strstrip (order.remark.text);
  return order;
}

AdjOrder
adj_order_note (guint about, const char *text)
{
  g_return_val_if_fail (text != NULL, (AdjOrder){ 0 });

  return remark (ADJ_VERB_NOTE, about, text);
}

AdjOrder
adj_order_bookmark (guint about, const char *text)
{
  g_return_val_if_fail (text != NULL, (AdjOrder){ 0 });

  return remark (ADJ_VERB_BOOKMARK, about, text);
}

AdjOrder
adj_order_next (void)
{
  return adj_order_begin (ADJ_VERB_NEXT);
}

static char *
settle_remark (AdjOrder *order, const AdjField *field, const AdjView *view)
{
  return adj_order_refuse_text (order->remark.text);
}

/* ---- Parsing ---- */

/* named: NULL or empty where none is. */
static char *
refuse_option (const AdjRuleset *ruleset, const char *named)
{
  if (named != NULL && *named != '\0')
    return g_strdup_printf (_ ("there is no option '%s' in these rules"), named);
  if (ruleset->n_options == 0)
    return g_strdup (_ ("these rules have no options"));
  return g_strdup_printf (_ ("which option? such as %s=off"), ruleset->options[0].id);
}

char *
adj_order_read_option (const AdjBook *book, const char *text, AdjOrder *order)
{
  g_autofree char *lower = NULL;
  g_auto (GStrv) halves = NULL;
  int index;
  const AdjOption *option;
  int value;

  g_return_val_if_fail (book != NULL, NULL);
  g_return_val_if_fail (text != NULL, NULL);
  g_return_val_if_fail (order != NULL, NULL);

  lower = g_ascii_strdown (text, -1);
  halves = g_strsplit (lower, "=", 2);
  index = halves[0] != NULL ? adj_ruleset_option (book->ruleset, halves[0]) : -1;
  if (index < 0)
    return refuse_option (book->ruleset, halves[0]);
  option = &book->ruleset->options[index];
  if (option->key == ADJ_OPTION_NONE && adj_option_key (option->id) != ADJ_OPTION_NONE)
    return g_strdup_printf (_ ("the rules of this game are older than '%s': their sequence of play "
                               "has no phases for it"),
                            option->id);
  if (option->key == ADJ_OPTION_NONE)
    return g_strdup_printf (_ ("this version does not play '%s'"), option->id);
  if (!adj_option_parse_value (option, halves[1] != NULL ? halves[1] : "on", &value))
    return g_strdup_printf (_ ("'%s' cannot be '%s'"), option->id, halves[1]);
  *order = adj_order_option (index, value);
  return NULL;
}

static gboolean
parse_option (AdjParser *self)
{
  const AdjWord *word = adj_phrase_peek (&self->phrase);
  gboolean forced = self->order->forced;
  char *why =
      adj_order_read_option (self->field->book, word != NULL ? word->text : "", self->order);

  if (why != NULL)
    return adj_phrase_fail (&self->phrase, why);
  self->order->forced = forced;
  self->phrase.at++;
  return adj_phrase_end (&self->phrase, adj_verb_name (self->order->verb));
}

/* A row as it is cited; capitals do not matter. */
static gboolean
parse_waive (AdjParser *self)
{
  const AdjRuleset *ruleset = self->field->book->ruleset;
  char *row = self->order->row;
  g_autofree char *asked = g_strdup_printf (_ ("which row? such as %s"),
                                            ruleset->n_rows > 0 ? ruleset->rows[0].id : "-");

  if (!adj_parse_text (self, asked, row))
    return FALSE;
  for (guint i = 0; i < ruleset->n_rows; i++)
    if (g_ascii_strcasecmp (ruleset->rows[i].id, row) == 0)
      {
        g_strlcpy (row, ruleset->rows[i].id, ADJ_ORDER_TEXT);
        return TRUE;
      }
  return adj_phrase_fail (&self->phrase, g_strdup_printf (_ ("the ruleset has no row '%s'"), row));
}

static gboolean
parse_mirror (AdjParser *self)
{
  int mirror;

  if (!adj_parse_word (self, adj_mirror_words, &mirror))
    return FALSE;
  self->order->mirror = (AdjMirror) mirror;
  return TRUE;
}

static gboolean
parse_remark (AdjParser *self)
{
  const AdjWord *word = adj_phrase_peek (&self->phrase);
  const char *said;

  self->order->remark.order = word != NULL ? adj_remark_about (word->text, &said) : 0;
  if (self->order->remark.order != 0)
    self->phrase.at++;
  return adj_parse_text (self, _ ("write something behind it"), self->order->remark.text);
}

/* ---- Printing ---- */

static void
print_option (GString *text, const AdjView *view, const AdjOrder *order)
{
  const AdjOption *option = &view->book->ruleset->options[order->option.index];
  g_autofree char *value = adj_option_value_to_string (option, order->option.value);

  g_string_append_printf (text, " %s=%s", option->id, value);
}

static void
print_row (GString *text, const AdjView *view, const AdjOrder *order)
{
  g_string_append_printf (text, " %s", order->row);
}

static void
print_remark (GString *text, const AdjView *view, const AdjOrder *order)
{
  if (order->remark.order != 0)
    g_string_append_printf (text, " @%u", order->remark.order);
  g_string_append_printf (text, " %s", order->remark.text);
}

static void
print_mirror (GString *text, const AdjView *view, const AdjOrder *order)
{
  g_string_append_printf (text, " %s", adj_mirror_words[order->mirror]);
}

/* ---- Judging ---- */

static void
judge_option (AdjJudge *judge, const AdjOrder *order)
{
  const AdjOption *option = &judge->book->ruleset->options[order->option.index];

  adj_umpire_option (judge, option->key, order->option.value, option->next_turn);
}

static void
judge_next (AdjJudge *judge, const AdjOrder *order)
{
  adj_next (judge);
}

/* ---- Completing ---- */

static void
offer_value (AdjUnfinished *self, const AdjOption *option, int number)
{
  g_autofree char *value = adj_option_value_to_string (option, number);
  g_autofree char *text = g_strconcat (option->id, "=", value, NULL);

  adj_offer (self, text);
}

/* On and off, the words, or the numbers. */
static void
offer_values (AdjUnfinished *self, const AdjOption *option)
{
  if (option->kind != ADJ_PLAYED_AS_FIGURE)
    {
      offer_value (self, option, 1);
      offer_value (self, option, 0);
    }
  else if (option->words != NULL)
    for (int word = 0; option->words[word] != NULL; word++)
      offer_value (self, option, word);
  else
    for (int number = option->least; number <= option->most; number++)
      offer_value (self, option, number);
}

static void
complete_option (AdjUnfinished *self)
{
  const AdjRuleset *ruleset = self->field->book->ruleset;

  for (guint i = 0; i < ruleset->n_options; i++)
    if (ruleset->options[i].key != ADJ_OPTION_NONE)
      offer_values (self, &ruleset->options[i]);
}

/* A row has a blank in it: "waive BG" goes on with "7.12". */
static void
complete_row (AdjUnfinished *self)
{
  const AdjRuleset *ruleset = self->field->book->ruleset;
  const char *book = self->words.n == 2 ? self->words.words[1].text : NULL;

  for (guint i = 0; i < ruleset->n_rows; i++)
    {
      const char *blank = strchr (ruleset->rows[i].id, ' ');

      if (book == NULL)
        adj_offer (self, ruleset->rows[i].id);
      else if (blank != NULL && (gsize) (blank - ruleset->rows[i].id) == strlen (book) &&
               g_ascii_strncasecmp (ruleset->rows[i].id, book, strlen (book)) == 0)
        adj_offer (self, blank + 1);
    }
}

static void
complete_mirror (AdjUnfinished *self)
{
  adj_offer_words (self, adj_mirror_words);
}

/* ---- Rows ---- */

static const AdjVerbRow rows[] = {
  {
      .verb = ADJ_VERB_OPTION,
      .parse = parse_option,
      .print = print_option,
      .judge = judge_option,
      .complete = complete_option,
  },
  {
      .verb = ADJ_VERB_WAIVE,
      .parse = parse_waive,
      .print = print_row,
      .complete = complete_row,
  },
  {
      .verb = ADJ_VERB_MIRROR,
      .parse = parse_mirror,
      .print = print_mirror,
      .complete = complete_mirror,
  },
  {
      .verb = ADJ_VERB_NOTE,
      .parse = parse_remark,
      .print = print_remark,
      .settle = settle_remark,
      .any_length = TRUE,
  },
  {
      .verb = ADJ_VERB_BOOKMARK,
      .parse = parse_remark,
      .print = print_remark,
      .settle = settle_remark,
      .any_length = TRUE,
  },
  {
      .verb = ADJ_VERB_NEXT,
      .judge = judge_next,
  },
};

const AdjVerbFamily adj_verbs_record = { rows, G_N_ELEMENTS (rows) };
