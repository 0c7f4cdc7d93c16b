/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/library.h"

#include <glib/gi18n-lib.h>

#include "book/scenario-form.h"
#include "book/scenario-read.h"
#include "desk/value.h"

#define SCENARIO_ENDING ".scenario.xml"
#define RULESET_ENDING ".ruleset.xml"

/* The library folders, nearest to the player first. */
static char **
folders (void)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  const char *const *system = g_get_system_data_dirs ();
  const char *named = g_getenv ("ADJUTANT_DATA_DIR");
  g_autofree char *own = g_build_filename (g_get_user_data_dir (), "adjutant", NULL);

  if (named != NULL && *named != '\0')
    g_strv_builder_add (builder, named);
  g_strv_builder_add (builder, own);
  for (int i = 0; system[i] != NULL; i++)
    {
      g_autofree char *folder = g_build_filename (system[i], "adjutant", NULL);

      g_strv_builder_add (builder, folder);
    }
  g_strv_builder_add (builder, ADJ_DATADIR);
  return g_strv_builder_end (builder);
}

static char *
find (const char *kind, const char *name)
{
  g_auto (GStrv) all = folders ();

  for (int i = 0; all[i] != NULL; i++)
    {
      g_autofree char *path = g_build_filename (all[i], kind, name, NULL);

      if (g_file_test (path, G_FILE_TEST_EXISTS))
        return g_steal_pointer (&path);
    }
  return NULL;
}

/* Something with a folder or an ending in it is a path; an id has neither. */
static char *
find_path_or_id (const char *path_or_id, const char *kind, const char *ending)
{
  g_autofree char *name = NULL;

  if (strchr (path_or_id, G_DIR_SEPARATOR) != NULL || strchr (path_or_id, '.') != NULL)
    return g_strdup (path_or_id);
  name = g_strconcat (path_or_id, ending, NULL);
  return find (kind, name);
}

char *
adj_library_schema (const char *name)
{
  return find ("schemas", name);
}

char *
adj_library_find_scenario (const char *path_or_id)
{
  return find_path_or_id (path_or_id, "scenarios", SCENARIO_ENDING);
}

char *
adj_library_find_ruleset (const char *path_or_id)
{
  return find_path_or_id (path_or_id, "rulesets", RULESET_ENDING);
}

static void
add_files_of (const char *folder, const char *ending, GHashTable *by_name)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  if (dir == NULL)
    return;
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ending) && !g_hash_table_contains (by_name, name))
      g_hash_table_insert (by_name, g_strdup (name), g_build_filename (folder, name, NULL));
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static char **
list (const char *kind, const char *ending)
{
  g_auto (GStrv) all = folders ();
  g_autoptr (GHashTable) by_name = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autofree gpointer *names = NULL;
  guint n;

  for (int i = 0; all[i] != NULL; i++)
    {
      g_autofree char *folder = g_build_filename (all[i], kind, NULL);

      add_files_of (folder, ending, by_name);
    }
  names = g_hash_table_get_keys_as_array (by_name, &n);
  qsort (names, n, sizeof (gpointer), compare_names);
  for (guint i = 0; i < n; i++)
    g_strv_builder_add (builder, g_hash_table_lookup (by_name, names[i]));
  return g_strv_builder_end (builder);
}

char **
adj_library_scenarios (void)
{
  return list ("scenarios", SCENARIO_ENDING);
}

char **
adj_library_rulesets (void)
{
  return list ("rulesets", RULESET_ENDING);
}

/* ---- The player's own ---- */

static char *
own (const char *kind, const char *id, const char *ending)
{
  g_autofree char *name = g_strconcat (id, ending, NULL);

  return g_build_filename (g_get_user_data_dir (), "adjutant", kind, name, NULL);
}

char *
adj_library_own_scenario (const char *id)
{
  return own ("scenarios", id, SCENARIO_ENDING);
}

char *
adj_library_own_ruleset (const char *id)
{
  return own ("rulesets", id, RULESET_ENDING);
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
  return find ("rulesets", name);
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
