/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/desktop/painters.h"

#define MOST_PAINTERS 4

typedef struct
{
  void (*paint) (gpointer job);
  gpointer job;
} Work;

static GThreadPool *threads;

static void
run (gpointer data, gpointer none)
{
  g_autofree Work *work = data;

  work->paint (work->job);
}

guint
adj_painters_count (void)
{
  return MIN (g_get_num_processors (), MOST_PAINTERS);
}

void
adj_painters_paint (void (*paint) (gpointer job), gpointer job)
{
  Work *work;

  g_return_if_fail (paint != NULL);

  work = g_new (Work, 1);
  *work = (Work){ paint, job };
  if (threads == NULL)
    threads = g_thread_pool_new (run, NULL, (int) adj_painters_count (), TRUE, NULL);
  g_thread_pool_push (threads, work, NULL);
}

void
adj_painters_rest (void)
{
  if (threads != NULL)
    g_thread_pool_free (g_steal_pointer (&threads), FALSE, TRUE);
}
