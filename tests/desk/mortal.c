/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "mortal.h"

#include <fcntl.h>
#include <glib-unix.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

/* The last word up to so many orders, or of the dead; before is what was true when it began. */
static guint
read_words (int in, guint before, guint enough)
{
  guint n;

  while (before < enough && read (in, &n, sizeof n) == sizeof n)
    before = n;
  return before;
}

MortalLife
mortal_live (MortalPlay play, gpointer data, guint before, guint orders, gulong moment)
{
  MortalLife life;
  int pipe[2];
  int status;
  pid_t child;

  g_assert_true (g_unix_open_pipe (pipe, FD_CLOEXEC, NULL));
  child = fork ();
  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    play (data, pipe[1]);
  close (pipe[1]);
  life.last = read_words (pipe[0], before, before + orders);
  g_usleep (moment);
  g_assert_cmpint (kill (child, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  life.killed = WIFSIGNALED (status);
  g_assert_true (life.killed || WEXITSTATUS (status) == 0);
  life.last = read_words (pipe[0], life.last, G_MAXUINT);
  close (pipe[0]);
  return life;
}

void
mortal_sweep (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_assert_cmpint (g_unlink (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}
