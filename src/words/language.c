/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/language.h"

#include <glib/gi18n-lib.h>

void
adj_language_begin (void)
{
  const char *named = g_getenv ("ADJUTANT_LOCALE_DIR");

  bindtextdomain (GETTEXT_PACKAGE, named != NULL ? named : ADJ_LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE); /* ngettext() knows no other */
}
