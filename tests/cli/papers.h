/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* The sheets of a game as they come out of the real program. */

/* The names of all but those that have several of the others in one file; g_strfreev. */
char **papers_of_game (void);

extern const char *const papers_forms[]; /* ".txt", ".html", ".pdf", NULL */

/* The text of a sheet in one of the forms, for these eyes; of a PDF as pdftotext reads it, or NULL
 * where there is none. */
char *papers_print (const char *game, const char *sheet, const char *eyes, const char *form);

/* With everything that is in it, folders aside. */
void papers_remove_folder (const char *folder);
