/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* A folder for one test; taken away with all that is in it. */
char *folder_make (void);
void folder_remove (char *path);

/* g_test_init, with a home for games, charts and tables that is the test's own, and g_test_run,
 * after which it is taken away. */
void folder_test_init (int *argc, char ***argv);
int folder_test_run (void);

/* Runs the main loop until the condition holds, or for so many seconds. */
#define wait_at_most(seconds, condition)                                                           \
  G_STMT_START                                                                                     \
  {                                                                                                \
    gint64 wait_end = g_get_monotonic_time () + (seconds) *G_USEC_PER_SEC;                         \
    while (!(condition) && g_get_monotonic_time () < wait_end)                                     \
      {                                                                                            \
        g_main_context_iteration (NULL, FALSE);                                                    \
        g_usleep (500);                                                                            \
      }                                                                                            \
  }                                                                                                \
  G_STMT_END

/* On a busy machine it may take a while; what has not come after a minute does not come. */
#define wait_until(condition)                                                                      \
  G_STMT_START                                                                                     \
  {                                                                                                \
    wait_at_most (60, condition);                                                                  \
    g_assert_true (condition);                                                                     \
  }                                                                                                \
  G_STMT_END
