/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/options.h"

#include <glib/gi18n-lib.h>

#include "words/option.h"
#include "words/printed.h"

static int
value_of (const AdjView *view, const AdjOption *option)
{
  return adj_table_option (view->table, option->key);
}

/* A rule that is on; a figure that is part of one that is on; whatever else is set otherwise than
 * usual. */
static gboolean
is_in_force (const AdjView *view, const AdjOption *option)
{
  const AdjRuleset *ruleset = view->book->ruleset;
  int whole = option->part_of != NULL ? adj_ruleset_option (ruleset, option->part_of) : -1;

  if (whole >= 0 && value_of (view, &ruleset->options[whole]) == 0)
    return FALSE;
  if (option->kind == ADJ_PLAYED_AS_RULE)
    return value_of (view, option) != 0;
  return (whole >= 0 && option->kind == ADJ_PLAYED_AS_FIGURE) ||
         value_of (view, option) != option->preset;
}

/* A rule's being on goes without saying, for only those are told. */
static char *
setting_of (const AdjView *view, const AdjOption *option)
{
  return option->kind == ADJ_PLAYED_AS_RULE
             ? g_strdup (adj_words_printed (option->title))
             : adj_words_option_setting (option, value_of (view, option));
}

static const char *
text_of (const AdjOption *option)
{
  const char *text = option->short_text != NULL ? option->short_text : option->text;

  return text != NULL ? adj_words_printed (text) : "";
}

static void
tell_option (AdjDocTable *table, const AdjView *view, const AdjOption *option)
{
  g_autofree char *setting = setting_of (view, option);

  adj_doc_row (table, setting, text_of (option), NULL);
}

static void
add_title (GString *titles, const AdjOption *option)
{
  g_string_append_printf (titles, "%s%s", titles->len > 0 ? C_ ("between items", "; ") : "",
                          adj_words_printed (option->title));
}

/* Where nothing is in force there is no heading either. */
static AdjDocTable *
begin_table (AdjDoc *doc)
{
  const AdjDocColumn columns[] = { { NULL, ADJ_COLUMN_FIT, ADJ_ALIGN_START },
                                   { NULL, ADJ_COLUMN_TEXT, ADJ_ALIGN_START } };
  AdjDocTable *table;

  adj_doc_heading (doc, _ ("Options"));
  table = adj_doc_table (doc, columns, G_N_ELEMENTS (columns));
  table->small = TRUE;
  return table;
}

gboolean
adj_options_tell (AdjDoc *doc, const AdjView *view, gboolean others)
{
  g_autoptr (GString) titles = g_string_new (NULL);
  const AdjRuleset *ruleset;
  AdjDocTable *table = NULL;

  g_return_val_if_fail (doc != NULL, FALSE);
  g_return_val_if_fail (view != NULL, FALSE);

  ruleset = view->book->ruleset;
  for (guint i = 0; i < ruleset->n_options; i++)
    {
      const AdjOption *option = &ruleset->options[i];

      if (option->key == ADJ_OPTION_NONE)
        continue;
      if (is_in_force (view, option) && table == NULL)
        table = begin_table (doc);
      if (is_in_force (view, option))
        tell_option (table, view, option);
      else if (option->kind == ADJ_PLAYED_AS_RULE)
        add_title (titles, option);
    }
  if (others && titles->len > 0 && table == NULL)
    adj_doc_heading (doc, _ ("Options"));
  if (others && titles->len > 0)
    adj_doc_small (doc, _ ("Not played"), titles->str);
  return titles->len > 0;
}

gboolean
adj_options_run_on (AdjDoc *doc, const AdjView *view)
{
  const AdjRuleset *ruleset;
  gboolean begun = FALSE;
  gboolean others = FALSE;

  g_return_val_if_fail (doc != NULL, FALSE);
  g_return_val_if_fail (view != NULL, FALSE);

  ruleset = view->book->ruleset;
  for (guint i = 0; i < ruleset->n_options; i++)
    {
      const AdjOption *option = &ruleset->options[i];
      g_autofree char *setting = NULL;

      if (option->key == ADJ_OPTION_NONE)
        continue;
      if (!is_in_force (view, option))
        {
          others |= option->kind == ADJ_PLAYED_AS_RULE;
          continue;
        }
      if (!begun)
        {
          adj_doc_heading (doc, _ ("Options"));
          adj_doc_columns (doc, 2);
        }
      begun = TRUE;
      setting = setting_of (view, option);
      adj_doc_small (doc, setting, text_of (option));
    }
  if (begun)
    adj_doc_columns (doc, 1);
  return others;
}
