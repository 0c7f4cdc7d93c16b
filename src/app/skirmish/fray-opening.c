/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/skirmish/fray-opening.h"

#include "app/files/place.h"
#include "app/skirmish/lloyd-tables.h"
#include "desk/dice.h"
#include "desk/durable.h"
#include "skirmish/file.h"
#include "skirmish/rules-file.h"

#define RULES "lloyd"

gboolean
adj_fray_opening_is_skirmish (const char *path)
{
  g_return_val_if_fail (path != NULL, FALSE);

  return g_str_has_suffix (path, ADJ_SKIRMISH_ENDING);
}

AdjFray *
adj_fray_opening_file (const char *path, AdjProblems **problems)
{
  g_autofree char *holder = NULL;
  g_autoptr (GError) error = NULL;
  AdjSkirmish *skirmish;
  AdjLock *lock;

  g_return_val_if_fail (path != NULL && problems != NULL, NULL);

  *problems = adj_problems_new (path);
  lock = adj_lock_take (path, "adjutant", &holder, &error);
  if (lock != NULL)
    adj_durable_sweep (path);
  skirmish = adj_skirmish_load (path, *problems);
  if (skirmish == NULL)
    {
      g_clear_pointer (&lock, adj_lock_release);
      return NULL;
    }
  adj_place_warn (*problems, path, lock, NULL);
  return adj_fray_new (skirmish, path, lock, holder);
}

AdjSkirmishRules *
adj_fray_opening_rules (AdjProblems *problems)
{
  g_autofree char *path = adj_lloyd_tables_find ();

  g_return_val_if_fail (problems != NULL, NULL);

  return path != NULL ? adj_skirmish_rules_load (path, problems) : NULL;
}

static gboolean
write_skirmish (gpointer what, const char *path, GError **error)
{
  gsize length;
  g_autofree char *text = adj_skirmish_write (what, &length);

  return adj_durable_write (path, text, length, ADJ_WRITE_NEW_ONLY | ADJ_WRITE_PRIVATE, error);
}

AdjFray *
adj_fray_opening_new (const char *folder, AdjProblems **problems)
{
  const AdjPlaced placed = { folder, "skirmish", ADJ_SKIRMISH_ENDING };
  g_autoptr (AdjSkirmishRules) rules = NULL;
  g_autofree char *path = NULL;
  AdjSkirmish *skirmish;
  g_autoptr (GError) error = NULL;
  AdjLock *lock = NULL;

  g_return_val_if_fail (folder != NULL && problems != NULL, NULL);

  *problems = adj_problems_new (RULES);
  rules = adj_fray_opening_rules (*problems);
  if (rules == NULL)
    return NULL;
  skirmish = adj_skirmish_new (rules, adj_dice_new_seed ());
  path = adj_place_new (&placed, write_skirmish, skirmish, &lock, *problems, &error);
  if (path == NULL)
    adj_problems_add (*problems, ADJ_PROBLEM_LINT, 0, "no-file", "%s", error->message);
  return adj_fray_new (skirmish, path, lock, NULL);
}
