/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/articles.h"

#include <glib/gi18n-lib.h>

const char *const adj_article_words[] = { "standard", "young", "epperson", NULL };

/* The first row that speaks of it; NULL if none does. */
static const AdjRow *
row_of (const AdjRuleset *ruleset, guint option)
{
  const char *id = ruleset->options[option].id;

  for (guint i = 0; i < ruleset->n_rows; i++)
    if (g_strcmp0 (ruleset->rows[i].option, id) == 0 ||
        g_strcmp0 (ruleset->rows[i].switch_id, id) == 0)
      return &ruleset->rows[i];
  return NULL;
}

AdjArticle
adj_article_of (const AdjRuleset *ruleset, guint option)
{
  g_return_val_if_fail (ruleset != NULL && option < ruleset->n_options, ADJ_ARTICLE_STANDARD);

  for (guint i = option + 1; i-- > 0;)
    {
      const AdjRow *row = row_of (ruleset, i);

      if (row != NULL && g_str_has_prefix (row->id, "Y "))
        return ADJ_ARTICLE_YOUNG;
      if (row != NULL && g_str_has_prefix (row->id, "E "))
        return ADJ_ARTICLE_EPPERSON;
      if (row != NULL)
        return ADJ_ARTICLE_STANDARD;
    }
  return ADJ_ARTICLE_STANDARD;
}

const char *
adj_article_title (AdjArticle article)
{
  switch (article)
    {
    case ADJ_ARTICLE_YOUNG:
      /* Translators: a group of optional rules, after the author of the article they come from */
      return _ ("Young's options");
    case ADJ_ARTICLE_EPPERSON:
      return _ ("Epperson's initiative");
    case ADJ_ARTICLE_STANDARD:
    case ADJ_N_ARTICLES:
      break;
    }
  return _ ("Standard game");
}

gboolean
adj_article_has_rule (const AdjRuleset *ruleset, guint option)
{
  g_return_val_if_fail (ruleset != NULL && option < ruleset->n_options, FALSE);

  return ruleset->options[option].kind == ADJ_PLAYED_AS_RULE &&
         ruleset->options[option].key != ADJ_OPTION_NONE && row_of (ruleset, option) != NULL;
}

int
adj_option_parent (const AdjRuleset *ruleset, guint option)
{
  const AdjOption *self;

  g_return_val_if_fail (ruleset != NULL && option < ruleset->n_options, -1);

  self = &ruleset->options[option];
  if (self->part_of != NULL)
    return adj_ruleset_option (ruleset, self->part_of);
  return self->needs[0] != NULL ? adj_ruleset_option (ruleset, self->needs[0]) : -1;
}
