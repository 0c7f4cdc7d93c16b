/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/papers/print-job.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "words/fill.h"

/* While it runs. */
typedef struct
{
  const AdjPrintJob *job;
  AdjSheet *plain; /* NULL: the job's own sheet is printed */
  GError *unseen;  /* why there was no preview; NULL: nobody asked, or there was one */
} Run;

static const AdjSheet *
printed (const Run *run)
{
  return run->plain != NULL ? run->plain : run->job->sheet;
}

/* ---- Colours ---- */

/* What GTK hands on of the choices that a printer itself offers, as far as they are about colour:
 * the name of that choice differs from maker to maker, and GTK's own is left as it is by all. */
static const char *const choices_of_colour[] = {
  "cups-ColorModel",  "cups-ColorMode",   "cups-print-color-mode",
  "cups-BRMonoColor", "cups-CNColorMode", "cups-SelectColor",
};

/* "Gray", "KGray", "FastGray", "Black", "BlackWhite", "Mono", "monochrome". */
static const char *const words_for_no_colour[] = { "gray", "black", "mono" };

static gboolean
is_without_colour (const char *choice)
{
  g_autofree char *lower = g_ascii_strdown (choice, -1);

  for (gsize i = 0; i < G_N_ELEMENTS (words_for_no_colour); i++)
    if (strstr (lower, words_for_no_colour[i]) != NULL)
      return TRUE;
  return FALSE;
}

static gboolean
has_colours (GtkPrintSettings *settings)
{
  if (!gtk_print_settings_get_use_color (settings))
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (choices_of_colour); i++)
    {
      const char *choice = gtk_print_settings_get (settings, choices_of_colour[i]);

      if (choice != NULL && is_without_colour (choice))
        return FALSE;
    }
  return TRUE;
}

/* A printer without colours has the sheet laid out anew for it. */
static void
adj_print_job_on_begin_print (GtkPrintOperation *operation, GtkPrintContext *context, Run *run)
{
  GtkPrintSettings *settings = gtk_print_operation_get_print_settings (operation);

  g_clear_pointer (&run->plain, adj_sheet_free);
  if (run->job->make_plain != NULL && settings != NULL && !has_colours (settings))
    run->plain = run->job->make_plain (run->job->data);
  gtk_print_operation_set_n_pages (operation, (int) adj_sheet_n_pages (printed (run)));
}

static void
adj_print_job_on_draw_page (GtkPrintOperation *operation,
                            GtkPrintContext *context,
                            int page,
                            Run *run)
{
  adj_sheet_paint (printed (run), gtk_print_context_get_cairo_context (context), (guint) page);
}

/* ---- A preview ---- */

/* What is run to look at the pages, as the desktop has it; NULL if that is not installed. */
static char *
find_viewer (char **name)
{
  g_autofree char *command = NULL;
  g_auto (GStrv) words = NULL;

  g_object_get (gtk_settings_get_default (), "gtk-print-preview-command", &command, NULL);
  if (command == NULL || !g_shell_parse_argv (command, NULL, &words, NULL))
    return NULL;
  *name = g_strdup (words[0]);
  return g_find_program_in_path (words[0]);
}

/* GTK wants something to draw on before it lets go. */
static void
end_preview (GtkPrintOperationPreview *preview, GtkPrintContext *context)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);

  gtk_print_context_set_cairo_context (context, cr, 72, 72);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  g_signal_connect (preview, "ready", G_CALLBACK (gtk_print_operation_preview_end_preview), NULL);
}

/* Nothing is to be seen without a viewer, and GTK says nothing of it. */
static gboolean
adj_print_job_on_preview (GtkPrintOperation *operation,
                          GtkPrintOperationPreview *preview,
                          GtkPrintContext *context,
                          GtkWindow *parent,
                          Run *run)
{
  g_autofree char *name = NULL;
  g_autofree char *viewer = find_viewer (&name);
  g_autofree char *text = NULL;

  if (viewer != NULL)
    return FALSE;
  text = adj_fill (
      _ ("There is no preview: {program} is not installed. The pages shown here are those "
         "that are printed"),
      (const AdjPlace[]){ { "program", name }, { NULL, NULL } });
  g_clear_error (&run->unseen);
  run->unseen = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_NOT_FOUND, text);
  end_preview (preview, context);
  return TRUE;
}

/* ---- The operation ---- */

static GtkPageSetup *
page_setup (const AdjPaper *paper)
{
  GtkPageSetup *setup = gtk_page_setup_new ();
  g_autoptr (GtkPaperSize) size = gtk_paper_size_new (paper->media);

  gtk_page_setup_set_paper_size (setup, size);
  if (paper->width > paper->height)
    gtk_page_setup_set_orientation (setup, GTK_PAGE_ORIENTATION_LANDSCAPE);
  return setup;
}

/* A printer that is a file is called as the sheet is. */
static GtkPrintOperation *
new_operation (Run *run, GtkPrintSettings *settings)
{
  const AdjPrintJob *job = run->job;
  GtkPrintOperation *operation = gtk_print_operation_new ();
  g_autoptr (GtkPageSetup) setup = page_setup (adj_sheet_paper (job->sheet));

  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_BASENAME, job->name);
  gtk_print_operation_set_print_settings (operation, settings);
  gtk_print_operation_set_current_page (operation, (int) job->page);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_job_name (operation, adj_sheet_title (job->sheet));
  g_signal_connect (operation, "begin-print", G_CALLBACK (adj_print_job_on_begin_print), run);
  g_signal_connect (operation, "preview", G_CALLBACK (adj_print_job_on_preview), run);
  g_signal_connect (operation, "draw-page", G_CALLBACK (adj_print_job_on_draw_page), run);
  return operation;
}

void
adj_print_job_ask (const AdjPrintJob *job, GtkWindow *window, GError **error)
{
  g_autoptr (GtkPrintSettings) settings = gtk_print_settings_new ();
  g_autoptr (GtkPrintOperation) operation = NULL;
  g_autoptr (GError) trouble = NULL;
  Run run = { .job = job };

  g_return_if_fail (job != NULL && job->sheet != NULL);
  g_return_if_fail (GTK_IS_WINDOW (window));

  operation = new_operation (&run, settings);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, window, &trouble);
  g_clear_pointer (&run.plain, adj_sheet_free);
  if (trouble == NULL)
    trouble = g_steal_pointer (&run.unseen);
  g_clear_error (&run.unseen);
  if (trouble != NULL)
    g_propagate_error (error, g_steal_pointer (&trouble));
}

gboolean
adj_print_job_export (const AdjPrintJob *job,
                      const char *path,
                      GtkPrintSettings *settings,
                      GtkWindow *window,
                      GError **error)
{
  g_autoptr (GtkPrintOperation) operation = NULL;
  GtkPrintOperationResult result;
  Run run = { .job = job };

  g_return_val_if_fail (job != NULL && job->sheet != NULL, FALSE);
  g_return_val_if_fail (path != NULL, FALSE);
  g_return_val_if_fail (GTK_IS_PRINT_SETTINGS (settings), FALSE);
  g_return_val_if_fail (GTK_IS_WINDOW (window), FALSE);

  operation = new_operation (&run, settings);
  gtk_print_operation_set_export_filename (operation, path);
  result = gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, window, error);
  g_clear_pointer (&run.plain, adj_sheet_free);
  return result == GTK_PRINT_OPERATION_RESULT_APPLY;
}
