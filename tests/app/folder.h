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

/* Runs the main loop until the condition holds, or for so many seconds; TRUE when it held. */
#define wait_at_most(seconds, condition)                                                           \
  ({                                                                                               \
    gint64 wait_end = g_get_monotonic_time () + (seconds) *G_USEC_PER_SEC;                         \
    gboolean wait_held = FALSE;                                                                    \
    while (!(wait_held = (condition)) && g_get_monotonic_time () < wait_end)                       \
      {                                                                                            \
        g_main_context_iteration (NULL, FALSE);                                                    \
        g_usleep (500);                                                                            \
      }                                                                                            \
    wait_held;                                                                                     \
  })

/* On a busy machine it may take a while; what has not come after a minute does not come. The
 * condition is not asked once more when it held: it may have passed. */
#define wait_until(condition) g_assert_true (wait_at_most (60, condition))
