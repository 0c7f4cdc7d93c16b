/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/verbs.h"

#include <string.h>

#include "desk/abbreviation.h"

#define MOST_BESIDE 6

typedef struct
{
  const char *name;
  const char *brief; /* "" where there is none */
  gboolean rest;
  const char *beside[MOST_BESIDE + 1]; /* words that stand beside units behind it */
} Row;

static const Row rows[ADJ_N_VERBS] = {
  [ADJ_VERB_MOVE] = { "move", "m" },
  [ADJ_VERB_ENTER] = { "enter", "e" },
  [ADJ_VERB_EXIT] = { "exit", "x" },
  [ADJ_VERB_CHARGE] = { "charge", "" },
  [ADJ_VERB_PLOT] = { "plot", "", .beside = { "enter", "exit", "attack" } },
  [ADJ_VERB_SEAL] = { "seal", "" },
  [ADJ_VERB_REVEAL] = { "reveal", "" },
  [ADJ_VERB_SEGMENT] = { "segment", "" },
  [ADJ_VERB_CONTEST] = { "contest", "", .beside = { "roll" } },
  [ADJ_VERB_WITHDRAW] = { "withdraw", "w" },
  [ADJ_VERB_ATTACK] = { "attack", "a",
                        .beside = { "from", "support", "reduce", "die", "roll", "result" } },
  [ADJ_VERB_SUPPORT] = { "support", "" },
  [ADJ_VERB_ROLL] = { "roll", "r", .beside = { "result", "all" } },
  [ADJ_VERB_RETREAT] = { "retreat", "t" },
  [ADJ_VERB_DISPLACE] = { "displace", "d" },
  [ADJ_VERB_ADVANCE] = { "advance", "v" },
  [ADJ_VERB_STAY] = { "stay", "y" },
  [ADJ_VERB_LOSE] = { "lose", "l" },
  [ADJ_VERB_FLIP] = { "flip", "", .beside = { "up", "down" } },
  [ADJ_VERB_ENTRENCH] = { "entrench", "" },
  [ADJ_VERB_RALLY] = { "rally", "", .beside = { "die", "result" } },
  [ADJ_VERB_VICTORY] = { "victory", "" },
  [ADJ_VERB_INITIATIVE] = { "initiative", "i", .beside = { "without", "by", "result" } },
  [ADJ_VERB_SCATTER] = { "scatter", "c", .beside = { "die", "chits", "roll" } },
  [ADJ_VERB_DRIFT] = { "drift", "f", .beside = { "roll" } },
  [ADJ_VERB_DUMMY] = { "dummy", "" },
  [ADJ_VERB_PLACE] = { "place", "p", .beside = { "off" } },
  [ADJ_VERB_MARK] = { "mark", "", .beside = { "none", "building", "entrenchment", "breastworks" } },
  [ADJ_VERB_ELIMINATE] = { "eliminate", "k" },
  [ADJ_VERB_STATUS] = { "status", "s" },
  [ADJ_VERB_SCORE] = { "score", "" },
  [ADJ_VERB_COMMANDER] = { "commander", "" },
  [ADJ_VERB_OPTION] = { "option", "o" },
  [ADJ_VERB_WAIVE] = { "waive", "" },
  [ADJ_VERB_MIRROR] = { "mirror", "" },
  [ADJ_VERB_NOTE] = { "note", "", .rest = TRUE },
  [ADJ_VERB_BOOKMARK] = { "bookmark", "", .rest = TRUE },
  [ADJ_VERB_NEXT] = { "next", "n" },
};

const char *
adj_verb_name (AdjVerb verb)
{
  return rows[verb].name;
}

static const char *
name_of_row (gconstpointer data, int index)
{
  return rows[index].name;
}

int
adj_verb_find (const char *word)
{
  int found;

  for (int verb = 0; verb < ADJ_N_VERBS; verb++)
    if (*word != '\0' && g_ascii_strcasecmp (rows[verb].brief, word) == 0)
      return verb;
  found = adj_abbreviation_find (word, 2, name_of_row, NULL, ADJ_N_VERBS);
  return MAX (found, -1);
}

int
adj_verb_of (const char *order)
{
  gsize length = strcspn (order, " !");

  for (int verb = 0; verb < ADJ_N_VERBS; verb++)
    if (strlen (rows[verb].name) == length && strncmp (rows[verb].name, order, length) == 0)
      return verb;
  return -1;
}

gboolean
adj_verb_takes_rest (AdjVerb verb)
{
  return rows[verb].rest;
}

gboolean
adj_verb_is_word (const char *word)
{
  for (int verb = 0; verb < ADJ_N_VERBS; verb++)
    if (g_str_equal (rows[verb].name, word) ||
        (*rows[verb].brief != '\0' && g_str_equal (rows[verb].brief, word)) ||
        g_strv_contains (rows[verb].beside, word))
      return TRUE;
  return FALSE;
}
