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

  if (original == NULL && ruleset->known_as == NULL)
    return NULL;
  /* Translators: rules that the player has altered: Played by “House rules” */
  return adj_fill (
      _ ("Played by “{rules}”"),
      (const AdjPlace[]){ { "rules", adj_words_printed (ruleset->title) }, { NULL, NULL } });
}

char *
adj_words_game (const AdjBook *book)
{
  const char *battle;

  g_return_val_if_fail (book != NULL, NULL);

  battle = adj_words_printed (book->scenario->title);
  if (book->ruleset->known_as == NULL)
    return g_strdup (battle);
  /* Translators: a battle and its rules: Chickamauga, Blue & Grey (revised) */
  return adj_fill (C_ ("rules", "{title}, {rules}"),
                   (const AdjPlace[]){ { "title", battle },
                                       { "rules", adj_words_printed (book->ruleset->title) },
                                       { NULL, NULL } });
}
