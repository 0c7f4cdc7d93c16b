/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/printed.h"

#include <glib/gi18n-lib.h>

#include "book/library.h"
#include "words/fill.h"

const char *
adj_words_printed (const char *text)
{
  /* gettext answers an empty text with the header of its file */
  return text == NULL || *text == '\0' ? text : _ (text);
}

char *
adj_words_own_rules (const AdjRuleset *ruleset)
{
  g_autofree char *original = adj_library_original_id (ruleset->id);

  if (original == NULL)
    return NULL;
  /* Translators: rules that the player has altered: Played by “House rules” */
  return adj_fill (_ ("Played by “{rules}”"),
                   (const AdjPlace[]){ { "rules", ruleset->title }, { NULL, NULL } });
}
