/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/rules-file.h"

#include <glib/gi18n-lib.h>

#include "book/library.h"
#include "desk/durable.h"
#include "words/fill.h"
#include "words/printed.h"

#define ENDING ".ruleset.xml"

gboolean
adj_rules_file_is_one (const char *path)
{
  g_return_val_if_fail (path != NULL, FALSE);

  return g_str_has_suffix (path, ENDING);
}

/* By its own name, but for rules that came with the program: those must not stand in its place for
 * every battle, and are what the player's own copy of them is. */
static char *
own_id (const AdjRuleset *ruleset)
{
  g_autofree char *there = adj_library_find_ruleset (ruleset->id);

  return there != NULL && !adj_library_is_own (there) ? adj_library_own_id (ruleset->id)
                                                      : g_strdup (ruleset->id);
}

/* NULL, and told why, if it cannot be read. */
static AdjRuleset *
load (AdjTrouble *trouble, const char *path)
{
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  AdjRuleset *ruleset = adj_ruleset_load (path, problems);

  if (ruleset == NULL)
    adj_trouble_tell_unreadable (trouble, path, problems);
  return ruleset;
}

/* title: a sentence about the rules. */
static void
tell (AdjTrouble *trouble, const char *title, const AdjRuleset *ruleset, const char *text)
{
  g_autofree char *filled = adj_fill (
      title, (const AdjPlace[]){ { "rules", adj_words_printed (ruleset->title) }, { NULL, NULL } });

  adj_trouble_tell_text (trouble, filled, text);
}

void
adj_rules_file_offer (AdjTrouble *trouble, const char *path)
{
  g_autoptr (AdjRuleset) ruleset = NULL;
  g_autofree char *id = NULL;
  g_autofree char *own = NULL;

  g_return_if_fail (ADJ_IS_TROUBLE (trouble));
  g_return_if_fail (path != NULL);

  ruleset = load (trouble, path);
  if (ruleset == NULL)
    return;
  id = own_id (ruleset);
  own = adj_library_own_ruleset (id);
  if (g_file_test (own, G_FILE_TEST_EXISTS))
    {
      tell (trouble, _ ("“{rules}” is among your rules already"), ruleset,
            _ ("The start page has it under Played by."));
      return;
    }
  tell (trouble, _ ("“{rules}” is a set of rules, and no battle"), ruleset,
        _ ("Once it is copied to your own rules, a battle can be played by it."));
  adj_trouble_offer (trouble, _ ("Copy to _My Rules"), "win.copy-rules", path);
}

static gboolean
write_own (AdjRuleset *ruleset, GError **error)
{
  g_autofree char *id = own_id (ruleset);
  g_autofree char *own = adj_library_own_ruleset (id);
  g_autofree char *folder = g_path_get_dirname (own);
  g_autofree char *text = NULL;
  gsize length;

  ruleset->id = g_string_chunk_insert (ruleset->strings, id);
  text = adj_ruleset_write (ruleset, &length);
  g_mkdir_with_parents (folder, 0700);
  return adj_durable_write (own, text, length, ADJ_WRITE_NEW_ONLY | ADJ_WRITE_PRIVATE, error);
}

void
adj_rules_file_copy (AdjTrouble *trouble, const char *path)
{
  g_autoptr (AdjRuleset) ruleset = NULL;
  g_autoptr (GError) error = NULL;

  g_return_if_fail (ADJ_IS_TROUBLE (trouble));
  g_return_if_fail (path != NULL);

  ruleset = load (trouble, path);
  if (ruleset == NULL)
    return;
  if (write_own (ruleset, &error))
    tell (trouble, _ ("“{rules}” is among your rules"), ruleset,
          _ ("The start page has it under Played by."));
  else
    tell (trouble, _ ("“{rules}” could not be copied"), ruleset, error->message);
}
