/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/own-charts.h"

#include <glib/gi18n-lib.h>

#include "book/blank.h"
#include "words/printed.h"

#define MOST_OF_A_NAME 32 /* with room for a number behind it */

static AdjLoaded *
load (AdjOwnCharts *self, const char *path)
{
  g_autoptr (AdjLoaded) loaded = adj_library_load (path);

  adj_problems_free (self->problems);
  self->problems = g_steal_pointer (&loaded->problems);
  return loaded->book != NULL ? g_steal_pointer (&loaded) : NULL;
}

static void
open_own (AdjOwnCharts *self, const char *path)
{
  g_autoptr (AdjLoaded) own = load (self, path);

  self->path = g_strdup (path);
  if (own != NULL)
    self->draft = adj_draft_new (own->book->scenario);
}

/* A new one of his own, which has nothing to take back yet. */
static void
begin (AdjOwnCharts *self, const AdjScenario *frame, const char *id)
{
  g_autofree char *title = g_strdup_printf (_ ("%s, my charts"), adj_words_printed (frame->title));
  g_autoptr (AdjDraft) named = adj_draft_new (frame);

  /* a title may have no room for more */
  if (!adj_draft_rename (named, id, title))
    adj_draft_rename (named, id, frame->title);
  self->draft = adj_draft_new (adj_draft_get_scenario (named));
  self->is_new = TRUE;
}

static void
open_frame (AdjOwnCharts *self, const char *path)
{
  g_autoptr (AdjLoaded) frame = load (self, path);
  g_autofree char *id = NULL;
  g_autofree char *own = NULL;

  if (frame == NULL)
    return;
  id = adj_library_own_id (frame->book->scenario->id);
  own = adj_library_own_scenario (id);
  if (g_file_test (own, G_FILE_TEST_EXISTS))
    {
      open_own (self, own);
      return;
    }
  begin (self, frame->book->scenario, id);
  self->path = g_steal_pointer (&own);
}

static gboolean
is_in_a_library (const char *path)
{
  g_auto (GStrv) paths = adj_library_scenarios ();
  g_autofree char *whole = g_canonicalize_filename (path, NULL);

  for (int i = 0; paths[i] != NULL; i++)
    {
      g_autofree char *other = g_canonicalize_filename (paths[i], NULL);

      if (g_str_equal (whole, other))
        return TRUE;
    }
  return FALSE;
}

AdjOwnCharts *
adj_own_charts_open (const char *path, gboolean in_place)
{
  AdjOwnCharts *self;

  g_return_val_if_fail (path != NULL, NULL);

  self = g_new0 (AdjOwnCharts, 1);
  self->problems = adj_problems_new (path);
  if (adj_library_is_own (path) || (in_place && !is_in_a_library (path)))
    open_own (self, path);
  else
    open_frame (self, path);
  return self;
}

static AdjRuleset *
load_ruleset (AdjOwnCharts *self, const char *ruleset)
{
  g_autofree char *path = adj_library_find_ruleset (ruleset);

  if (path != NULL)
    return adj_ruleset_load (path, self->problems);
  adj_problems_add (self->problems, ADJ_PROBLEM_SENSE, 0, "no-ruleset",
                    _ ("there is no ruleset '%s'"), ruleset);
  return NULL;
}

AdjOwnCharts *
adj_own_charts_begin (const char *path, const char *id, const char *title, const char *ruleset)
{
  AdjOwnCharts *self;
  g_autoptr (AdjRuleset) rules = NULL;
  g_autoptr (AdjScenario) blank = NULL;

  g_return_val_if_fail (path != NULL && id != NULL && title != NULL && ruleset != NULL, NULL);

  self = g_new0 (AdjOwnCharts, 1);
  self->path = g_strdup (path);
  self->problems = adj_problems_new (path);
  self->is_new = TRUE;
  rules = load_ruleset (self, ruleset);
  if (rules == NULL)
    return self;
  blank = adj_scenario_new_blank (rules, id, title);
  if (blank != NULL)
    self->draft = adj_draft_new (blank);
  else
    adj_problems_add (self->problems, ADJ_PROBLEM_SENSE, 0, "no-name",
                      _ ("a battle's name is lower case letters, digits and / . ' -, no blanks"));
  return self;
}

AdjLoaded *
adj_own_charts_load_frame (const AdjScenario *charts)
{
  g_autofree char *original = NULL;
  g_autofree char *path = NULL;
  g_autoptr (AdjLoaded) loaded = NULL;

  g_return_val_if_fail (charts != NULL, NULL);

  original = adj_library_original_id (charts->id);
  path = original != NULL ? adj_library_find_scenario (original) : NULL;
  loaded = path != NULL ? adj_library_load (path) : NULL;
  return loaded != NULL && loaded->book != NULL ? g_steal_pointer (&loaded) : NULL;
}

/* "Hooker and Lee" as "hooker-and-lee". */
static char *
spell (const char *title)
{
  g_autofree char *plain = g_str_to_ascii (title, "C");
  GString *name = g_string_new (NULL);

  for (const char *c = plain; *c != '\0' && name->len < MOST_OF_A_NAME; c++)
    if (g_ascii_isalnum (*c))
      g_string_append_c (name, g_ascii_tolower (*c));
    else if (name->len > 0 && name->str[name->len - 1] != '-')
      g_string_append_c (name, '-');
  if (name->len > 0 && name->str[name->len - 1] == '-')
    g_string_truncate (name, name->len - 1);
  if (name->len == 0)
    g_string_append (name, "battle");
  return g_string_free (name, FALSE);
}

char *
adj_own_charts_name (const char *title)
{
  g_autofree char *first = NULL;
  char *name;

  g_return_val_if_fail (title != NULL, NULL);

  first = spell (title);
  name = g_strdup (first);
  for (int i = 2;; i++)
    {
      g_autofree char *taken = adj_library_find_scenario (name);

      if (taken == NULL)
        return name;
      g_free (name);
      name = g_strdup_printf ("%s-%d", first, i);
    }
}

void
adj_own_charts_free (AdjOwnCharts *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->draft, adj_draft_free);
  g_clear_pointer (&self->problems, adj_problems_free);
  g_free (self->path);
  g_free (self);
}
