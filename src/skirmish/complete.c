/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "skirmish/complete.h"

#include <string.h>

#include "skirmish/entry.h"
#include "skirmish/eyes.h"

/* What has been typed of an order, and the beginning of the word at the cursor. */
typedef struct
{
  const AdjSkirmishState *state;
  const AdjSkirmishRules *rules;
  int eyes;
  AdjLexWords words; /* whole ones */
  const char *begun;
  AdjCompletions *offers;
} Unfinished;

static void
offer (Unfinished *self, const char *text)
{
  if (text != NULL && g_ascii_strncasecmp (text, self->begun, strlen (self->begun)) == 0)
    adj_completions_add (self->offers, text);
}

static void
offer_all (Unfinished *self, const char *const *texts)
{
  for (int i = 0; texts[i] != NULL; i++)
    offer (self, texts[i]);
}

static void
offer_sides (Unfinished *self)
{
  for (int i = 0; i < self->state->n_sides; i++)
    offer (self, self->state->sides[i]);
}

static gboolean
has_word (const Unfinished *self, const char *text)
{
  for (guint i = 1; i < self->words.n; i++)
    if (g_ascii_strcasecmp (self->words.words[i].text, text) == 0)
      return TRUE;
  return FALSE;
}

/* The figures of a side, ADJ_NO_INDEX of both, that are on the table or off it; their groups if
 * they will do. Who has been named is not named again. */
static void
offer_figures (Unfinished *self, int side, gboolean out, gboolean groups)
{
  for (int i = 0; i < self->state->n_miniatures; i++)
    {
      const AdjMiniature *figure = &self->state->miniatures[i];

      if ((side != ADJ_NO_INDEX && figure->side != side) || figure->out != out)
        continue;
      if (groups && figure->group != NULL && !has_word (self, figure->group))
        offer (self, figure->group);
      if (!has_word (self, figure->id))
        offer (self, figure->id);
    }
}

static void
offer_cards (Unfinished *self)
{
  for (int i = 0; i < self->state->n_cards; i++)
    if (!self->state->cards[i].used && adj_skirmish_sees_card (self->state, self->eyes, i))
      offer (self, self->state->cards[i].id);
}

/* Is that the word before the cursor's? */
static gboolean
behind (const Unfinished *self, const char *word)
{
  return g_ascii_strcasecmp (self->words.words[self->words.n - 1].text, word) == 0;
}

/* ---- What follows a verb ---- */

static void
offer_behind_figure (Unfinished *self)
{
  static const char *const words[] = { "leader", "group", NULL };
  g_autofree const char **qualities = adj_skirmish_quality_ids (self->rules);
  g_autofree const char **leaders = adj_skirmish_leadership_ids (self->rules);
  g_autofree const char **missiles = adj_skirmish_missile_ids (self->rules);

  if (self->words.n == 2)
    offer_sides (self);
  else if (self->words.n == 3)
    offer_all (self, qualities);
  else if (self->words.n > 3 && behind (self, "leader"))
    offer_all (self, leaders);
  else if (self->words.n > 3 && !behind (self, "group"))
    {
      offer_all (self, words);
      offer_all (self, missiles);
    }
  for (int i = 0; i < self->state->n_miniatures && behind (self, "group"); i++)
    offer (self, self->state->miniatures[i].group);
}

static void
offer_behind_card (Unfinished *self)
{
  if (self->words.n == 2)
    offer_sides (self);
  else if (self->words.n > 2 && !has_word (self, ":"))
    offer_figures (self, adj_skirmish_side (self->state, self->words.words[2].text), FALSE, FALSE);
}

/* Of act, react and seize: who, doing what, at whom, and the words that may stand behind. */
static void
offer_behind_doing (
    Unfinished *self, int side, gboolean one, const char *const *doings, const char *const *words)
{
  gboolean doing = FALSE;

  for (int i = 0; doings[i] != NULL; i++)
    doing |= has_word (self, doings[i]);
  if (behind (self, "card"))
    offer_cards (self);
  else if (doing && !behind (self, "at"))
    offer_all (self, words);
  else if (!doing && (!one || self->words.n == 1))
    offer_figures (self, side, FALSE, !one);
  if (doing && has_word (self, "at"))
    offer_figures (self, side != ADJ_NO_INDEX ? adj_skirmish_other (side) : side, FALSE, TRUE);
  if (!doing && self->words.n > 1 && (!one || has_word (self, "by")))
    offer_all (self, doings);
  if (one && self->words.n == 2)
    offer (self, "by");
}

static void
offer_behind_act (Unfinished *self, int holder)
{
  static const char *const doings[] = { "march", "melee", "shoot", "escape", "to-me", NULL };
  static const char *const words[] = { "at", "to", "card", "inches", "moving", NULL };

  if (self->words.n == 1)
    offer (self, "all");
  offer_behind_doing (self, holder, FALSE, doings, words);
}

static void
offer_behind_react (Unfinished *self, int passive)
{
  static const char *const doings[] = { "shoot", "engage", "flee", NULL };
  static const char *const words[] = { "at", "inches", NULL };

  offer_behind_doing (self, passive, FALSE, doings, words);
}

static void
offer_behind_seize (Unfinished *self, int passive)
{
  static const char *const doings[] = { "charge", "melee",  "shoot", "appear",
                                        "vanish", "escape", NULL };
  static const char *const words[] = { "at",   "card", "reach", "unseen",  "melee",
                                       "free", "die",  "roll",  "factors", NULL };

  offer_behind_doing (self, passive, TRUE, doings, words);
}

static void
offer_behind (Unfinished *self, AdjSaying saying)
{
  int holder = self->state->holder;
  int passive = holder != ADJ_NO_INDEX ? adj_skirmish_other (holder) : ADJ_NO_INDEX;

  switch (saying)
    {
    case ADJ_SAY_FIGURE:
      offer_behind_figure (self);
      break;
    case ADJ_SAY_CARD:
      offer_behind_card (self);
      break;
    case ADJ_SAY_ACT:
      offer_behind_act (self, holder);
      break;
    case ADJ_SAY_REACT:
      offer_behind_react (self, passive);
      break;
    case ADJ_SAY_SEIZE:
      offer_behind_seize (self, passive);
      break;
    case ADJ_SAY_CONTACT:
    case ADJ_SAY_PART:
    case ADJ_SAY_OUT:
    case ADJ_SAY_BACK:
      offer_figures (self, ADJ_NO_INDEX, saying == ADJ_SAY_BACK, saying == ADJ_SAY_OUT);
      break;
    case ADJ_SAY_BEGIN:
    case ADJ_SAY_INITIATIVE:
    case ADJ_SAY_COUNTERS:
      if (self->words.n == 1)
        offer_sides (self);
      break;
    case ADJ_SAY_SETTING:
      if (self->words.n == 1)
        offer_all (self, adj_switch_ids);
      break;
    case ADJ_SAY_PASS:
    case ADJ_SAY_ROUND:
    case ADJ_SAY_NOTE:
    case ADJ_SAY_BOOKMARK:
    case ADJ_N_SAYINGS:
    default:
      break;
    }
}

static void
offer_verbs (Unfinished *self)
{
  offer_all (self, adj_saying_words);
  for (int i = ADJ_RECORDED_UNDO; i < ADJ_N_RECORDED; i++)
    offer (self, adj_recorded_words[i]);
}

/* Where the cursor's order begins. */
static gsize
order_start (const char *line, gsize cursor)
{
  gboolean quoted = FALSE;
  gsize start = 0;

  for (gsize i = 0; i < cursor && line[i] != '\0'; i++)
    {
      quoted ^= line[i] == '"';
      if (line[i] == ';' && !quoted)
        start = i + 1;
    }
  return start;
}

AdjCompletions *
adj_skirmish_complete (const AdjSkirmishState *state,
                       const AdjSkirmishRules *rules,
                       int eyes,
                       const char *line,
                       gsize cursor)
{
  g_autofree Unfinished *self = g_new0 (Unfinished, 1);
  g_autofree char *order = NULL;
  g_autofree char *begun = NULL;
  gsize start;
  gsize word;
  int saying;

  g_return_val_if_fail (state != NULL && rules != NULL && line != NULL, NULL);

  cursor = MIN (cursor, strlen (line));
  start = order_start (line, cursor);
  for (word = cursor; word > start && !g_ascii_isspace (line[word - 1]); word--)
    ;
  order = g_strndup (line + start, word - start);
  begun = g_strndup (line + word, cursor - word);
  *self = (Unfinished){ .state = state, .rules = rules, .eyes = eyes, .begun = begun };
  self->offers = g_new0 (AdjCompletions, 1);
  self->offers->start = word;
  adj_lex_cut (order, &self->words);
  saying = self->words.n > 0 ? adj_saying_find (self->words.words[0].text) : -1;
  if (self->words.n == 0)
    offer_verbs (self);
  else if (saying >= 0)
    offer_behind (self, (AdjSaying) saying);
  return self->offers;
}
