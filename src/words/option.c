/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/option.h"

#include <glib/gi18n-lib.h>

#include "words/fill.h"
#include "words/printed.h"

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
  if (option->kind == ADJ_PLAYED_AS_FIGURE)
    return adj_option_value_to_string (option, value);
  return g_strdup (value != 0 ? C_ ("option", "on") : C_ ("option", "off"));
}

char *
adj_words_option_setting (const AdjOption *option, int value)
{
  g_autofree char *set_to = adj_words_option_value (option, value);

  /* Translators: an option of the rules and what it is set to: Entrenchments: on */
  return adj_fill (C_ ("option", "{option}: {value}"),
                   (const AdjPlace[]){ { "option", adj_words_printed (option->title) },
                                       { "value", set_to },
                                       { NULL, NULL } });
}
