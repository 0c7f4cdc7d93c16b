/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/library.h"

#include <glib/gi18n-lib.h>

#include "book/scenario-form.h"
#include "book/scenario-read.h"
#include "desk/shelf.h"
#include "desk/value.h"

#define SCENARIO_ENDING ".scenario.xml"
#define RULESET_ENDING ".ruleset.xml"

char *
adj_library_schema (const char *name)
{
  return adj_shelf_find ("schemas", name);
}

char *
adj_library_find_scenario (const char *path_or_id)
{
  return adj_shelf_find_named (path_or_id, "scenarios", SCENARIO_ENDING);
}

char *
adj_library_find_ruleset (const char *path_or_id)
{
  return adj_shelf_find_named (path_or_id, "rulesets", RULESET_ENDING);
}

char **
adj_library_scenarios (void)
{
  return adj_shelf_list ("scenarios", SCENARIO_ENDING);
}

char **
adj_library_rulesets (void)
{
  return adj_shelf_list ("rulesets", RULESET_ENDING);
}

/* ---- The player's own ---- */

char *
adj_library_own_scenario (const char *id)
{
  return adj_shelf_own ("scenarios", id, SCENARIO_ENDING);
}

char *
adj_library_own_ruleset (const char *id)
{
  return adj_shelf_own ("rulesets", id, RULESET_ENDING);
}

gboolean
adj_library_is_own (const char *path)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "adjutant", "", NULL);

  return g_str_has_prefix (path, folder);
}

#define OWN "-own"
#define MOST_OF_AN_ID 40

char *
adj_library_own_id (const char *id)
{
  return g_strdup_printf ("%.*s" OWN, MOST_OF_AN_ID - (int) strlen (OWN), id);
}

char *
adj_library_original_id (const char *id)
{
  return g_str_has_suffix (id, OWN) ? g_strndup (id, strlen (id) - strlen (OWN)) : NULL;
}

/* ---- Loading ---- */

/* A scenario somebody passed on may bring its ruleset along, beside it or as in our own data. */
static char *
find_ruleset_for (const char *scenario_path, const char *id)
{
  g_autofree char *name = g_strconcat (id, RULESET_ENDING, NULL);
  g_autofree char *folder = g_path_get_dirname (scenario_path);
  g_autofree char *beside = g_build_filename (folder, name, NULL);
  g_autofree char *sibling = g_build_filename (folder, "..", "rulesets", name, NULL);

  if (g_file_test (beside, G_FILE_TEST_EXISTS))
    return g_steal_pointer (&beside);
  if (g_file_test (sibling, G_FILE_TEST_EXISTS))
    return g_steal_pointer (&sibling);
  return adj_shelf_find ("rulesets", name);
}

static AdjRuleset *
load_ruleset_for (AdjLoaded *self, const char *scenario_path, AdjXmlDoc *doc)
{
  const AdjXmlNode *root = adj_xml_root (doc);
  g_autofree char *id = g_strstrip (g_strdup (adj_xml_get (root, "ruleset") ?: ""));
  g_autofree char *path = NULL;

  if (!adj_value_is_name (id, 40))
    return NULL; /* a fault of form, reported already */
  path = find_ruleset_for (scenario_path, id);
  if (path == NULL)
    {
      adj_problems_add (self->problems, ADJ_PROBLEM_SENSE, adj_xml_line (root), "ruleset-not-found",
                        _ ("the ruleset '%s' is neither beside this file nor among the installed "
                           "ones; put %s%s beside it"),
                        id, id, RULESET_ENDING);
      return NULL;
    }
  self->ruleset_problems = adj_problems_new (path);
  return adj_ruleset_load (path, self->ruleset_problems);
}

AdjLoaded *
adj_library_load (const char *scenario_path)
{
  AdjLoaded *self = g_new0 (AdjLoaded, 1);
  g_autoptr (AdjRuleset) ruleset = NULL;
  g_autoptr (AdjScenario) scenario = NULL;
  g_autoptr (AdjXmlDoc) doc = NULL;

  self->problems = adj_problems_new (scenario_path);
  doc = adj_xml_load (scenario_path, &adj_scenario_format, self->problems);
  if (doc != NULL)
    ruleset = load_ruleset_for (self, scenario_path, doc);
  if (ruleset != NULL)
    scenario = adj_scenario_read (doc, ruleset, self->problems);
  if (scenario != NULL)
    self->book = adj_book_new (scenario);
  adj_problems_sort (self->problems);
  return self;
}

/* The scenario's text with the other ruleset's name in it, read again: what the other has not,
 * a terrain or an arm, is told like any fault of a file. */
static void
change_ruleset (AdjLoaded *self, AdjRuleset *ruleset)
{
  AdjScenario *scenario = self->book->scenario; /* just read, nobody else's */
  g_autoptr (AdjScenario) again = NULL;
  g_autofree char *text = NULL;
  gsize length;

  scenario->ruleset_id = ruleset->id;
  text = adj_scenario_write (scenario, &length);
  again = adj_scenario_parse (text, length, ruleset, self->problems);
  g_clear_pointer (&self->book, adj_book_unref);
  if (again != NULL)
    self->book = adj_book_new (again);
}

AdjLoaded *
adj_library_load_under (const char *scenario_path, const char *ruleset_id)
{
  AdjLoaded *self = adj_library_load (scenario_path);
  g_autofree char *path = NULL;
  g_autoptr (AdjRuleset) ruleset = NULL;

  if (self->book == NULL || ruleset_id == NULL || *ruleset_id == '\0' ||
      g_strcmp0 (ruleset_id, self->book->ruleset->id) == 0)
    return self;
  path = adj_library_find_ruleset (ruleset_id);
  if (path == NULL)
    return self; /* it has been taken away since it was chosen */
  adj_problems_free (self->ruleset_problems);
  self->ruleset_problems = adj_problems_new (path);
  ruleset = adj_ruleset_load (path, self->ruleset_problems);
  if (ruleset != NULL)
    change_ruleset (self, ruleset);
  else
    g_clear_pointer (&self->book, adj_book_unref);
  return self;
}

void
adj_loaded_free (AdjLoaded *self)
{
  g_clear_pointer (&self->book, adj_book_unref);
  g_clear_pointer (&self->problems, adj_problems_free);
  g_clear_pointer (&self->ruleset_problems, adj_problems_free);
  g_free (self);
}
