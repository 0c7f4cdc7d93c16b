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

/* Of the rules as they came, also where the player has a copy of his own. */
static gboolean
is_same_system (const char *id, const char *other)
{
  g_autofree char *original = adj_library_original_id (id);
  g_autofree char *other_original = adj_library_original_id (other);

  return g_str_equal (original != NULL ? original : id,
                      other_original != NULL ? other_original : other);
}

gboolean
adj_library_is_game (const AdjScenario *scenario, const AdjRuleset *ruleset, const char *title)
{
  return g_str_equal (scenario->title, title) && is_same_system (scenario->ruleset_id, ruleset->id);
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
load_ruleset (AdjLoaded *self, const char *path, const AdjLoaded *before)
{
  self->ruleset_problems = adj_problems_new (path);
  if (before != NULL && before->book != NULL &&
      g_str_equal (adj_problems_file (before->ruleset_problems), path))
    return adj_ruleset_ref (before->book->ruleset);
  return adj_ruleset_load (path, self->ruleset_problems);
}

static AdjRuleset *
load_ruleset_for (
    AdjLoaded *self, const char *scenario_path, const char *id, int line, const AdjLoaded *before)
{
  g_autofree char *path = find_ruleset_for (scenario_path, id);

  if (path != NULL)
    return load_ruleset (self, path, before);
  adj_problems_add (self->problems, ADJ_PROBLEM_SENSE, line, "ruleset-not-found",
                    _ ("the ruleset '%s' is neither beside this file nor among the installed "
                       "ones; put %s%s beside it"),
                    id, id, RULESET_ENDING);
  return NULL;
}

/* The scenario by that ruleset if it is there, else by its own. */
static AdjScenario *
load_scenario (AdjLoaded *self,
               const char *path,
               AdjXmlDoc *doc,
               const char *ruleset_id,
               const AdjLoaded *before)
{
  const AdjXmlNode *root = adj_xml_root (doc);
  g_autofree char *own = g_strstrip (g_strdup (adj_xml_get (root, "ruleset") ?: ""));
  gboolean another = ruleset_id != NULL && *ruleset_id != '\0' && !g_str_equal (ruleset_id, own);
  g_autofree char *other = another ? adj_library_find_ruleset (ruleset_id) : NULL;
  g_autoptr (AdjRuleset) ruleset = NULL;

  if (other != NULL)
    ruleset = load_ruleset (self, other, before);
  else if (adj_value_is_name (own, 40)) /* else a fault of form, reported already */
    ruleset = load_ruleset_for (self, path, own, adj_xml_line (root), before);
  if (ruleset == NULL)
    return NULL;
  return other != NULL ? adj_scenario_read_under (doc, ruleset, self->problems)
                       : adj_scenario_read (doc, ruleset, self->problems);
}

static AdjLoaded *
load (const char *scenario_path, const char *ruleset_id, const AdjLoaded *before)
{
  AdjLoaded *self = g_new0 (AdjLoaded, 1);
  g_autoptr (AdjScenario) scenario = NULL;
  g_autoptr (AdjXmlDoc) doc = NULL;

  self->problems = adj_problems_new (scenario_path);
  doc = adj_xml_load (scenario_path, &adj_scenario_format, self->problems);
  if (doc != NULL)
    scenario = load_scenario (self, scenario_path, doc, ruleset_id, before);
  if (scenario != NULL)
    self->book = adj_book_new (scenario);
  adj_problems_sort (self->problems);
  return self;
}

AdjLoaded *
adj_library_load_under (const char *scenario_path, const char *ruleset_id)
{
  return load (scenario_path, ruleset_id, NULL);
}

AdjLoaded *
adj_library_load (const char *scenario_path)
{
  return load (scenario_path, NULL, NULL);
}

AdjLoaded *
adj_library_load_next (const char *scenario_path, const AdjLoaded *before)
{
  return load (scenario_path, NULL, before);
}

void
adj_loaded_free (AdjLoaded *self)
{
  g_clear_pointer (&self->book, adj_book_unref);
  g_clear_pointer (&self->problems, adj_problems_free);
  g_clear_pointer (&self->ruleset_problems, adj_problems_free);
  g_free (self);
}
