/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/option.h"

#include <glib/gi18n-lib.h>

const char *
adj_words_option_word (const char *word)
{
  if (g_str_equal (word, "dice"))
    /* Translators: how the digits of Command Control are found */
    return C_ ("option", "dice");
  if (g_str_equal (word, "chits"))
    return C_ ("option", "chits");
  if (g_str_equal (word, "game"))
    /* Translators: the losses of the whole game lower the Initiative Level */
    return C_ ("option", "the whole game's");
  if (g_str_equal (word, "day"))
    return C_ ("option", "the day's");
  return word;
}

char *
adj_words_option_value (const AdjOption *option, int value)
{
  if (option->words != NULL)
    return g_strdup (adj_words_option_word (option->words[value]));
  if (option->kind == ADJ_OPTION_FIGURE)
    return adj_option_value_to_string (option, value);
  return g_strdup (value != 0 ? C_ ("option", "on") : C_ ("option", "off"));
}
