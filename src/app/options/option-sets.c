/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/options/option-sets.h"

#include <glib/gi18n-lib.h>

#include "app/desktop/settings.h"
#include "app/options/kept-sets.h"
#include "staff/articles.h"

static void
option_set_free (gpointer data)
{
  AdjOptionSet *set = data;

  g_free (set->name);
  g_free (set);
}

static void
add (GPtrArray *sets, const char *name, AdjAgreement agreed, gboolean kept)
{
  AdjOptionSet *set = g_new (AdjOptionSet, 1);

  *set = (AdjOptionSet){ g_strdup (name), kept, agreed };
  g_ptr_array_add (sets, set);
}

/* Kept sets are told with where they go. */
typedef struct
{
  GPtrArray *sets;
  const AdjRuleset *ruleset;
} Listing;

static void
add_kept (const char *name, const char *text, gpointer data)
{
  const Listing *listing = data;

  add (listing->sets, name, adj_agreement_read (listing->ruleset, text), TRUE);
}

/* Rules of another system have none of them. */
static gboolean
has_rules_of (const AdjRuleset *ruleset, AdjArticle article)
{
  for (guint i = 0; i < ruleset->n_options; i++)
    if (adj_article_of (ruleset, i) == article)
      return TRUE;
  return FALSE;
}

GPtrArray *
adj_option_sets_list (const AdjRuleset *ruleset)
{
  GPtrArray *sets = g_ptr_array_new_with_free_func (option_set_free);
  AdjAgreement last = adj_option_sets_last (ruleset);

  add (sets, adj_article_title (ADJ_ARTICLE_STANDARD),
       adj_agreement_of_article (ruleset, ADJ_ARTICLE_STANDARD), FALSE);
  if (has_rules_of (ruleset, ADJ_ARTICLE_YOUNG))
    add (sets, _ ("With Young's options"), adj_agreement_of_article (ruleset, ADJ_ARTICLE_YOUNG),
         FALSE);
  if (has_rules_of (ruleset, ADJ_ARTICLE_EPPERSON))
    add (sets, _ ("With Epperson's initiative"),
         adj_agreement_of_article (ruleset, ADJ_ARTICLE_EPPERSON), FALSE);
  adj_kept_sets_each (adj_settings (), add_kept, &(Listing){ sets, ruleset });
  if (adj_option_sets_find (sets, &last) == NULL)
    add (sets, _ ("As last time"), last, FALSE);
  return sets;
}

const AdjOptionSet *
adj_option_sets_find (const GPtrArray *sets, const AdjAgreement *agreed)
{
  g_return_val_if_fail (sets != NULL && agreed != NULL, NULL);

  for (guint i = 0; i < sets->len; i++)
    {
      const AdjOptionSet *set = g_ptr_array_index (sets, i);

      if (adj_agreement_equal (&set->agreed, agreed))
        return set;
    }
  return NULL;
}

AdjAgreement
adj_option_sets_last (const AdjRuleset *ruleset)
{
  g_autofree char *text = g_settings_get_string (adj_settings (), "last-options");

  return adj_agreement_read (ruleset, text);
}
