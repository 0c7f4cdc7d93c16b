/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/files/place.h"

#include <glib/gi18n-lib.h>

#include "desk/durable.h"

#define MOST_NAMES 10000

void
adj_place_warn (AdjProblems *problems, const char *path, const AdjLock *lock, const GError *doubt)
{
  g_autofree char *other_name = NULL;
  const char *unlocked;

  g_return_if_fail (problems != NULL && path != NULL);

  other_name = adj_durable_warn (path);
  unlocked = lock != NULL ? adj_lock_warn (lock) : NULL;
  if (other_name != NULL)
    adj_problems_add (problems, ADJ_PROBLEM_LINT, 0, "other-name", "%s", other_name);
  if (unlocked != NULL)
    adj_problems_add (problems, ADJ_PROBLEM_LINT, 0, "no-lock", "%s", unlocked);
  if (doubt != NULL)
    adj_problems_add (problems, ADJ_PROBLEM_LINT, 0, "unconfirmed", "%s", doubt->message);
}

static char *
name_new (const AdjPlaced *placed, int attempt)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *day = g_date_time_format (now, "%Y-%m-%d");
  g_autofree char *file =
      attempt == 1 ? g_strdup_printf ("%s %s%s", placed->stem, day, placed->ending)
                   : g_strdup_printf ("%s %s %d%s", placed->stem, day, attempt, placed->ending);

  return g_build_filename (placed->folder, file, NULL);
}

char *
adj_place_new (const AdjPlaced *placed,
               AdjPlaceWrite write,
               gpointer what,
               AdjLock **lock,
               AdjProblems *problems,
               GError **error)
{
  g_return_val_if_fail (placed != NULL && write != NULL, NULL);
  g_return_val_if_fail (lock != NULL && problems != NULL, NULL);

  g_mkdir_with_parents (placed->folder, 0700);
  for (int attempt = 1; attempt < MOST_NAMES; attempt++)
    {
      g_autofree char *path = name_new (placed, attempt);
      g_autoptr (GError) reason = NULL;

      if (g_file_test (path, G_FILE_TEST_EXISTS))
        continue;
      *lock = adj_lock_take (path, "adjutant", NULL, &reason);
      if (*lock != NULL)
        write (what, path, &reason);
      if (adj_durable_is_in_place (reason))
        {
          adj_place_warn (problems, path, *lock, reason);
          return g_steal_pointer (&path);
        }
      g_clear_pointer (lock, adj_lock_release);
      g_propagate_error (error, g_steal_pointer (&reason));
      return NULL;
    }
  g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_EXIST, _ ("'%s' is full of games of today"),
               placed->folder);
  return NULL;
}
