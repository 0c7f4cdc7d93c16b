/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <locale.h>

#include "app/application.h"
#include "app/settings.h"

int
main (int argc, char **argv)
{
  g_autoptr (AdjApplication) application = NULL;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, ADJ_LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE); /* ngettext() knows no other */
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
