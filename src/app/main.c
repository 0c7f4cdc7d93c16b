/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <locale.h>
#include <signal.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "app/application.h"
#include "app/desktop/settings.h"
#include "words/language.h"

/* Pictures of the map come and go by megabytes. Left to itself, glibc takes the first that goes
 * for a sign to keep such blocks in the heaps of every thread, where they are never given back. */
static void
give_back_pictures (void)
{
#ifdef __GLIBC__
  mallopt (M_MMAP_THRESHOLD, 256 * 1024);
  mallopt (M_TRIM_THRESHOLD, 1024 * 1024);
#endif
}

int
main (int argc, char **argv)
{
  g_autoptr (AdjApplication) application = NULL;

  give_back_pictures ();
  signal (SIGXFSZ, SIG_IGN); /* a file that may grow no more is a message, not the end */
  setlocale (LC_ALL, "");
  adj_language_begin ();
  g_set_application_name (_ ("Adjutant"));
  if (!adj_settings_are_there ())
    {
      g_printerr ("adjutant: %s\n", _ ("its settings schema is not installed; install the program, "
                                       "or start it with build-aux/run"));
      return 1;
    }
  application = adj_application_new (G_APPLICATION_DEFAULT_FLAGS);
  return g_application_run (G_APPLICATION (application), argc, argv);
}
