/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/keywords.h"

#include "book/verbs.h"

/* Beside the words of the verbs there are. */
static const char *const others[] = {
  /* the record's own commands */
  "undo",
  "redo",
  "strike",
  "correct",
  "insert",
  /* orders of systems that are not played yet */
  "withdraw",
  "w",
  "plot",
  "seal",
  "reveal",
  /* directions */
  "ne",
  "se",
  "sw",
  "nw",
  NULL,
};

static const char *const late[] = { "by", "commander", "without", "victory", "breastworks", NULL };

gboolean
adj_keyword_is_late (const char *word)
{
  return g_strv_contains (late, word);
}

gboolean
adj_keyword_is_reserved (const char *word)
{
  gboolean digits = TRUE;
  int length = 0;

  for (; word[length] != '\0'; length++)
    digits &= g_ascii_isdigit (word[length]);
  if (digits && length == 4)
    return TRUE;
  return adj_verb_is_word (word) || g_strv_contains (others, word);
}
