/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/keywords.h"

const char *const adj_keywords[] = {
  /* orders and their short forms */
  "move",
  "m",
  "enter",
  "e",
  "exit",
  "x",
  "attack",
  "a",
  "roll",
  "r",
  "retreat",
  "t",
  "displace",
  "d",
  "advance",
  "v",
  "stay",
  "y",
  "lose",
  "l",
  "scatter",
  "c",
  "drift",
  "f",
  "initiative",
  "i",
  "withdraw",
  "w",
  "plot",
  "seal",
  "reveal",
  "charge",
  "entrench",
  "rally",
  "flip",
  "dummy",
  "place",
  "p",
  "mark",
  "eliminate",
  "k",
  "status",
  "s",
  "score",
  "option",
  "o",
  "waive",
  "mirror",
  "note",
  "bookmark",
  "undo",
  "redo",
  "strike",
  "correct",
  "insert",
  "next",
  "n",
  /* what stands between their arguments */
  "from",
  "support",
  "reduce",
  "die",
  "result",
  "chits",
  "off",
  "none",
  "up",
  "down",
  "entrenchment",
  "building",
  /* directions */
  "ne",
  "se",
  "sw",
  "nw",
  NULL,
};

gboolean
adj_keyword_is_reserved (const char *word)
{
  gboolean digits = TRUE;
  int length = 0;

  for (; word[length] != '\0'; length++)
    digits &= g_ascii_isdigit (word[length]);
  if (digits && length == 4)
    return TRUE;
  return g_strv_contains (adj_keywords, word);
}
