/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "skirmish/change.h"

#include <string.h>

#include "desk/value.h"

typedef enum
{
  END,
  TEXT,  /* quoted; "-" for none */
  ADDED, /* a text at the end that files written before it do not have */
  NUMBER,
  YES,
  DOING,
} Field;

typedef struct
{
  const char *word;
  Field fields[ADJ_CHANGE_FIELDS + 1];
  gboolean (*apply) (const AdjChange *self, AdjSkirmishState *state, const AdjSkirmishRules *rules);
} Row;

/* ---- Who and what there is ---- */

static gboolean
apply_side (const AdjChange *self, AdjSkirmishState *state, const AdjSkirmishRules *rules)
{
  if (state->n_sides == ADJ_SKIRMISH_SIDES || adj_skirmish_side (state, self->text[0]) >= 0)
    return FALSE;
  state->sides[state->n_sides++] = self->text[0];
  return TRUE;
}

/* The index of an id that may be none; FALSE if it is of nobody. */
static gboolean
find_kind (const char *id,
           int (*find) (const AdjSkirmishRules *, const char *),
           const AdjSkirmishRules *rules,
           int *index)
{
  *index = id != NULL ? find (rules, id) : ADJ_SKIRMISH_NOBODY;
  return id == NULL || *index >= 0;
}

static gboolean
apply_figure (const AdjChange *self, AdjSkirmishState *state, const AdjSkirmishRules *rules)
{
  AdjMiniature figure = {
    .id = self->text[0],
    .name = self->text[1],
    .group = self->text[6],
  };

  if (state->n_miniatures == ADJ_MAX_MINIATURES || self->text[1] == NULL || self->text[2] == NULL ||
      self->text[3] == NULL || adj_skirmish_miniature (state, figure.id) >= 0)
    return FALSE;
  figure.side = adj_skirmish_side (state, self->text[2]);
  figure.quality = adj_skirmish_quality (rules, self->text[3]);
  if (figure.side < 0 || figure.quality < 0 ||
      !find_kind (self->text[4], adj_skirmish_leadership, rules, &figure.leader) ||
      !find_kind (self->text[5], adj_skirmish_missile, rules, &figure.missile))
    return FALSE;
  state->miniatures[state->n_miniatures++] = figure;
  return TRUE;
}

static gboolean
apply_card (const AdjChange *self, AdjSkirmishState *state, const AdjSkirmishRules *rules)
{
  AdjOrderCard card = {
    .id = self->text[0],
    .figures = self->text[2],
    .objective = self->text[3],
    .condition = self->text[4],
  };

  if (state->n_cards == ADJ_MAX_CARDS || self->text[1] == NULL || card.figures == NULL ||
      card.objective == NULL)
    return FALSE;
  card.side = adj_skirmish_side (state, self->text[1]);
  if (card.side < 0 || adj_skirmish_card (state, card.side, card.id) >= 0)
    return FALSE;
  state->cards[state->n_cards++] = card;
  return TRUE;
}

/* ---- The initiative ---- */

static gboolean
apply_holder (const AdjChange *self, AdjSkirmishState *state, const AdjSkirmishRules *rules)
{
  int side = adj_skirmish_side (state, self->text[0]);

  if (side >= 0)
    state->holder = side;
  return side >= 0;
}

static gboolean
apply_actions (const AdjChange *self, AdjSkirmishState *state, const AdjSkirmishRules *rules)
{
  state->actions = self->n[0];
  return TRUE;
}

static gboolean
apply_attempts (const AdjChange *self, AdjSkirmishState *state, const AdjSkirmishRules *rules)
{
  state->attempts = self->n[0];
  return TRUE;
}

static gboolean
apply_counters (const AdjChange *self, AdjSkirmishState *state, const AdjSkirmishRules *rules)
{
  int side = adj_skirmish_side (state, self->text[0]);

  if (side < 0 || self->n[1] < 0 || self->n[1] > ADJ_MAX_COUNTERS)
    return FALSE;
  state->counters[side] = self->n[1];
  return TRUE;
}

static gboolean
apply_reacted (const AdjChange *self, AdjSkirmishState *state, const AdjSkirmishRules *rules)
{
  state->reacted = self->n[0];
  return TRUE;
}

static gboolean
apply_open (const AdjChange *self, AdjSkirmishState *state, const AdjSkirmishRules *rules)
{
  state->open = self->n[0];
  return TRUE;
}

static gboolean
apply_fights (const AdjChange *self, AdjSkirmishState *state, const AdjSkirmishRules *rules)
{
  state->fights = self->n[0];
  return TRUE;
}

static gboolean
apply_last (const AdjChange *self, AdjSkirmishState *state, const AdjSkirmishRules *rules)
{
  state->last = (AdjDoing) self->n[0];
  state->actors = NULL;
  state->targets = NULL;
  state->moved = FALSE;
  return TRUE;
}

static gboolean
apply_acted (const AdjChange *self, AdjSkirmishState *state, const AdjSkirmishRules *rules)
{
  state->actors = self->text[0];
  state->moved = self->n[1];
  return TRUE;
}

static gboolean
apply_shot_at (const AdjChange *self, AdjSkirmishState *state, const AdjSkirmishRules *rules)
{
  state->targets = self->text[0];
  return TRUE;
}

/* ---- Figures ---- */

static gboolean
apply_contact (const AdjChange *self, AdjSkirmishState *state, const AdjSkirmishRules *rules)
{
  AdjMeleePair contact;

  if (self->text[1] == NULL || state->n_contacts == ADJ_MAX_CONTACTS)
    return FALSE;
  contact.one = adj_skirmish_miniature (state, self->text[0]);
  contact.other = adj_skirmish_miniature (state, self->text[1]);
  if (contact.one < 0 || contact.other < 0 || contact.one == contact.other ||
      adj_skirmish_contact (state, contact.one, contact.other) >= 0)
    return FALSE;
  state->contacts[state->n_contacts++] = contact;
  return TRUE;
}

static gboolean
apply_part (const AdjChange *self, AdjSkirmishState *state, const AdjSkirmishRules *rules)
{
  int one = adj_skirmish_miniature (state, self->text[0]);
  int other = self->text[1] != NULL ? adj_skirmish_miniature (state, self->text[1]) : -1;
  int contact = one >= 0 && other >= 0 ? adj_skirmish_contact (state, one, other) : -1;

  if (contact < 0)
    return FALSE;
  state->n_contacts--;
  memmove (&state->contacts[contact], &state->contacts[contact + 1],
           sizeof (AdjMeleePair) * (gsize) (state->n_contacts - contact));
  state->contacts[state->n_contacts] = (AdjMeleePair){ 0 };
  return TRUE;
}

static gboolean
apply_out (const AdjChange *self, AdjSkirmishState *state, const AdjSkirmishRules *rules)
{
  int figure = adj_skirmish_miniature (state, self->text[0]);

  if (figure >= 0)
    state->miniatures[figure].out = self->n[1];
  return figure >= 0;
}

static gboolean
apply_sight (const AdjChange *self, AdjSkirmishState *state, const AdjSkirmishRules *rules)
{
  int figure = adj_skirmish_miniature (state, self->text[0]);

  if (figure >= 0)
    state->miniatures[figure].sight = (AdjDoing) self->n[1];
  return figure >= 0;
}

static gboolean
apply_used (const AdjChange *self, AdjSkirmishState *state, const AdjSkirmishRules *rules)
{
  int side = self->text[1] != NULL ? adj_skirmish_side (state, self->text[1]) : ADJ_NO_INDEX;
  int card = adj_skirmish_card (state, side, self->text[0]);

  if (card < 0 || (side < 0 && self->text[1] != NULL))
    return FALSE;
  state->cards[card].used = TRUE;
  return TRUE;
}

static gboolean
apply_switch (const AdjChange *self, AdjSkirmishState *state, const AdjSkirmishRules *rules)
{
  for (int i = 0; i < ADJ_N_SWITCHES; i++)
    if (g_str_equal (adj_switch_ids[i], self->text[0]))
      {
        state->switches[i] = self->n[1];
        return TRUE;
      }
  return FALSE;
}

/* What was thrown is told, and changes nothing by itself. */
static gboolean
apply_try (const AdjChange *self, AdjSkirmishState *state, const AdjSkirmishRules *rules)
{
  return adj_skirmish_miniature (state, self->text[0]) >= 0;
}

static const Row rows[ADJ_N_CHANGES] = {
  [ADJ_CHANGE_SIDE] = { "side", { TEXT }, apply_side },
  [ADJ_CHANGE_FIGURE] = { "figure", { TEXT, TEXT, TEXT, TEXT, TEXT, TEXT, TEXT }, apply_figure },
  [ADJ_CHANGE_CARD] = { "card", { TEXT, TEXT, TEXT, TEXT, TEXT }, apply_card },
  [ADJ_CHANGE_HOLDER] = { "holder", { TEXT }, apply_holder },
  [ADJ_CHANGE_ACTIONS] = { "actions", { NUMBER }, apply_actions },
  [ADJ_CHANGE_ATTEMPTS] = { "attempts", { NUMBER }, apply_attempts },
  [ADJ_CHANGE_COUNTERS] = { "counters", { TEXT, NUMBER }, apply_counters },
  [ADJ_CHANGE_REACTED] = { "reacted", { YES }, apply_reacted },
  [ADJ_CHANGE_OPEN] = { "open", { YES }, apply_open },
  [ADJ_CHANGE_FIGHTS] = { "fights", { YES }, apply_fights },
  [ADJ_CHANGE_LAST] = { "last", { DOING }, apply_last },
  [ADJ_CHANGE_ACTED] = { "acted", { TEXT, YES }, apply_acted },
  [ADJ_CHANGE_SHOT_AT] = { "shot-at", { TEXT }, apply_shot_at },
  [ADJ_CHANGE_CONTACT] = { "contact", { TEXT, TEXT }, apply_contact },
  [ADJ_CHANGE_PART] = { "part", { TEXT, TEXT }, apply_part },
  [ADJ_CHANGE_OUT] = { "out", { TEXT, YES }, apply_out },
  [ADJ_CHANGE_SIGHT] = { "sight", { TEXT, DOING }, apply_sight },
  [ADJ_CHANGE_USED] = { "used", { TEXT, ADDED }, apply_used },
  [ADJ_CHANGE_SWITCH] = { "switch", { TEXT, YES }, apply_switch },
  [ADJ_CHANGE_TRY] = { "try",
                       { TEXT, NUMBER, NUMBER, NUMBER, NUMBER, NUMBER, NUMBER, NUMBER, NUMBER,
                         NUMBER, NUMBER, YES },
                       apply_try },
};

gboolean
adj_change_apply (const AdjChange *self, AdjSkirmishState *state, const AdjSkirmishRules *rules)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (state != NULL, FALSE);
  g_return_val_if_fail (rules != NULL, FALSE);

  return rows[self->kind].apply (self, state, rules);
}

/* ---- Making ---- */

AdjChange
adj_change_text (AdjChangeKind kind, const char *first, const char *second)
{
  g_return_val_if_fail (first != NULL, (AdjChange){ .kind = kind });

  return (AdjChange){ .kind = kind, .text = { first, second } };
}

AdjChange
adj_change_number (AdjChangeKind kind, int number)
{
  return (AdjChange){ .kind = kind, .n = { number } };
}

AdjChange
adj_change_of (AdjChangeKind kind, const char *text, int number)
{
  g_return_val_if_fail (text != NULL, (AdjChange){ .kind = kind });

  return (AdjChange){ .kind = kind, .n = { 0, number }, .text = { text } };
}

gboolean
adj_change_equal (const AdjChange *a, const AdjChange *b)
{
  g_return_val_if_fail (a != NULL, FALSE);
  g_return_val_if_fail (b != NULL, FALSE);

  if (a->kind != b->kind || memcmp (a->n, b->n, sizeof a->n) != 0)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (a->text); i++)
    if (g_strcmp0 (a->text[i], b->text[i]) != 0)
      return FALSE;
  return TRUE;
}

/* ---- The text in the file ---- */

void
adj_change_print (const AdjChange *self, GString *text)
{
  const Row *row;

  g_return_if_fail (self != NULL);
  g_return_if_fail (text != NULL);

  row = &rows[self->kind];
  g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "", row->word);
  for (int i = 0; row->fields[i] != END; i++)
    if (row->fields[i] == ADDED && self->text[i] == NULL)
      break;
    else if (row->fields[i] == NUMBER)
      g_string_append_printf (text, " %d", self->n[i]);
    else if (row->fields[i] == YES)
      g_string_append (text, self->n[i] ? " yes" : " no");
    else if (row->fields[i] == DOING)
      g_string_append_printf (text, " %s", adj_doing_words[self->n[i]]);
    else if (self->text[i] == NULL)
      g_string_append (text, " -");
    else if (adj_value_is_name (self->text[i], 40) && !g_str_equal (self->text[i], "-"))
      g_string_append_printf (text, " %s", self->text[i]);
    else
      g_string_append_printf (text, " \"%s\"", self->text[i]);
}

/* The next word, or what stands in quotes; *quoted says which. FALSE at the end, and where
   something follows without a blank: a quotation mark belongs to no word, for it could not be
   written again. */
static gboolean
next_word (const char **at, GString *word, gboolean *quoted)
{
  const char *p = *at + strspn (*at, " ");
  gsize length;

  *quoted = *p == '"';
  p += *quoted;
  length = strcspn (p, *quoted ? "\"" : " ;\"");
  g_string_truncate (word, 0);
  g_string_append_len (word, p, (gssize) length);
  p += length;
  if (*quoted && *p != '"')
    return FALSE;
  *at = p + *quoted;
  return (*quoted || length > 0) && strchr (" ;", **at) != NULL;
}

static gboolean
read_field (Field field,
            const GString *word,
            gboolean quoted,
            GStringChunk *chunk,
            int *n,
            const char **text)
{
  switch (field)
    {
    case TEXT:
    case ADDED:
      *text = !quoted && g_str_equal (word->str, "-")
                  ? NULL
                  : g_string_chunk_insert_const (chunk, word->str);
      return !quoted || word->len > 0;
    case NUMBER:
      return adj_value_parse_int (word->str, -999, 99999, n);
    case YES:
      *n = g_str_equal (word->str, "yes");
      return *n || g_str_equal (word->str, "no");
    case DOING:
      for (*n = 0; adj_doing_words[*n] != NULL; (*n)++)
        if (g_str_equal (adj_doing_words[*n], word->str))
          return TRUE;
      return FALSE;
    case END:
    default:
      return FALSE;
    }
}

static gboolean
read_change (const char **at, GStringChunk *chunk, GString *word, AdjChange *change)
{
  gboolean quoted;
  const Row *row = NULL;

  *change = (AdjChange){ 0 };
  if (!next_word (at, word, &quoted) || quoted)
    return FALSE;
  for (int kind = 0; kind < ADJ_N_CHANGES && row == NULL; kind++)
    if (g_str_equal (rows[kind].word, word->str))
      {
        row = &rows[kind];
        change->kind = (AdjChangeKind) kind;
      }
  for (int i = 0; row != NULL && row->fields[i] != END; i++)
    {
      const char *text = NULL;

      if (row->fields[i] == ADDED && strchr (";", (*at)[strspn (*at, " ")]) != NULL)
        break;
      if (!next_word (at, word, &quoted) ||
          !read_field (row->fields[i], word, quoted, chunk, &change->n[i], &text))
        return FALSE;
      if (row->fields[i] == TEXT || row->fields[i] == ADDED)
        change->text[i] = text;
    }
  return row != NULL && (row->fields[0] != TEXT || change->text[0] != NULL);
}

gboolean
adj_changes_read (const char *text, GStringChunk *chunk, GArray *changes)
{
  g_autoptr (GString) word = g_string_new (NULL);
  const char *at = text;

  g_return_val_if_fail (text != NULL, FALSE);
  g_return_val_if_fail (chunk != NULL, FALSE);
  g_return_val_if_fail (changes != NULL, FALSE);

  while (*at != '\0')
    {
      AdjChange change;

      if (!read_change (&at, chunk, word, &change))
        return FALSE;
      g_array_append_val (changes, change);
      at += strspn (at, " ");
      if (*at != ';' && *at != '\0')
        return FALSE;
      at += *at == ';';
      at += strspn (at, " ");
    }
  return TRUE;
}
