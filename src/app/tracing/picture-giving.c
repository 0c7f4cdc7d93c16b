/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/tracing/picture-giving.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MOST_OF_A_LIST (64 * 1024) /* bytes of addresses that are looked at */

/* ---- Choosing ---- */

static void
adj_picture_giving_on_response (GtkNativeDialog *native, int response, AdjTracer *tracer)
{
  g_autoptr (GFile) file = response == GTK_RESPONSE_ACCEPT
                               ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (native))
                               : NULL;

  if (file != NULL)
    adj_tracer_choose (tracer, file);
  g_object_unref (native);
}

void
adj_picture_giving_ask (GtkWindow *window, AdjTracer *tracer)
{
  GtkFileChooserNative *native;
  g_autoptr (GtkFileFilter) pictures = gtk_file_filter_new ();

  g_return_if_fail (GTK_IS_WINDOW (window) && ADJ_IS_TRACER (tracer));

  native = gtk_file_chooser_native_new (_ ("Choose a Picture of Your Map"), window,
                                        GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Choose"), NULL);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (native), TRUE);
  gtk_file_filter_set_name (pictures, _ ("Pictures"));
  gtk_file_filter_add_mime_type (pictures, "image/png");
  gtk_file_filter_add_mime_type (pictures, "image/jpeg");
  gtk_file_filter_add_mime_type (pictures, "image/tiff");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (native), pictures);
  g_signal_connect_object (native, "response", G_CALLBACK (adj_picture_giving_on_response), tracer,
                           0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (native));
}

/* ---- Pasting ---- */

static void
adj_picture_giving_on_list (GObject *stream, GAsyncResult *result, gpointer data)
{
  g_autoptr (AdjTracer) tracer = data;
  g_autoptr (GBytes) bytes =
      g_input_stream_read_bytes_finish (G_INPUT_STREAM (stream), result, NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) addresses = NULL;
  g_autoptr (GFile) file = NULL;

  if (bytes == NULL)
    return;
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  addresses = g_uri_list_extract_uris (text);
  if (addresses[0] == NULL)
    return;
  file = g_file_new_for_uri (addresses[0]);
  adj_tracer_choose (tracer, file);
}

/* It is read again where it lies now, and so it is checked as any other. */
static void
adj_picture_giving_on_kept (GObject *stream, GAsyncResult *result, gpointer data)
{
  g_autoptr (AdjTracer) tracer = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = adj_tracer_get_pasted (tracer);

  if (g_output_stream_splice_finish (G_OUTPUT_STREAM (stream), result, &error) >= 0)
    adj_tracer_choose (tracer, file);
  else
    adj_tracer_complain (tracer, error->message);
}

static void
keep_pixels (AdjTracer *tracer, GInputStream *stream)
{
  g_autoptr (GFile) file = adj_tracer_get_pasted (tracer);
  g_autoptr (GError) error = NULL;
  g_autoptr (GFileOutputStream) kept =
      g_file_replace (file, NULL, FALSE, G_FILE_CREATE_PRIVATE, NULL, &error);

  if (kept == NULL)
    adj_tracer_complain (tracer, error->message);
  else
    g_output_stream_splice_async (
        G_OUTPUT_STREAM (kept), stream,
        G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET,
        G_PRIORITY_DEFAULT, NULL, adj_picture_giving_on_kept, g_object_ref (tracer));
}

static void
adj_picture_giving_on_pasted (GObject *clipboard, GAsyncResult *result, gpointer data)
{
  g_autoptr (AdjTracer) tracer = data;
  g_autoptr (GInputStream) stream = NULL;
  const char *type = NULL;

  stream = gdk_clipboard_read_finish (GDK_CLIPBOARD (clipboard), result, &type, NULL);
  if (stream == NULL)
    adj_tracer_complain (tracer, _ ("There is no picture to be pasted"));
  else if (g_strcmp0 (type, "text/uri-list") == 0)
    g_input_stream_read_bytes_async (stream, MOST_OF_A_LIST, G_PRIORITY_DEFAULT, NULL,
                                     adj_picture_giving_on_list, g_object_ref (tracer));
  else
    keep_pixels (tracer, stream);
}

void
adj_picture_giving_paste (GtkWidget *widget, AdjTracer *tracer)
{
  static const char *types[] = { "text/uri-list", "image/png", "image/jpeg", "image/tiff", NULL };

  g_return_if_fail (GTK_IS_WIDGET (widget) && ADJ_IS_TRACER (tracer));

  gdk_clipboard_read_async (gtk_widget_get_clipboard (widget), types, G_PRIORITY_DEFAULT, NULL,
                            adj_picture_giving_on_pasted, g_object_ref (tracer));
}

/* ---- Dropping ---- */

static gboolean
adj_picture_giving_on_drop (
    GtkDropTarget *target, const GValue *value, double x, double y, AdjTracer *tracer)
{
  GSList *files = g_value_get_boxed (value);

  if (files == NULL)
    return FALSE;
  adj_tracer_choose (tracer, files->data);
  return TRUE;
}

void
adj_picture_giving_take_drops (GtkWidget *widget, AdjTracer *tracer)
{
  GtkDropTarget *target;

  g_return_if_fail (GTK_IS_WIDGET (widget) && ADJ_IS_TRACER (tracer));

  target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);
  g_signal_connect_object (target, "drop", G_CALLBACK (adj_picture_giving_on_drop), tracer, 0);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (target));
}
