/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "sheets/leaves.h"

/* A sheet as it goes to a printer. */

typedef struct
{
  const AdjSheet *sheet;
  guint page;       /* that is looked at, from 0 */
  const char *name; /* of the file where the printer is one, without an ending */

  /* The same in black and white, for a printer without colours; NULL: it is already. */
  AdjSheet *(*make_plain) (gpointer data);
  gpointer data;
} AdjPrintJob;

/* Has the player choose a printer, and prints; an error says what did not come of it. */
void adj_print_job_ask (const AdjPrintJob *job, GtkWindow *window, GError **error);

/* Prints into a PDF without asking, as a printer with these settings would. */
gboolean adj_print_job_export (const AdjPrintJob *job,
                               const char *path,
                               GtkPrintSettings *settings,
                               GtkWindow *window,
                               GError **error);
