/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/window/files.h"

#include <glib/gi18n-lib.h>

#include "app/session/opening.h"
#include "desk/durable.h"
#include "record/save.h"

static void
add_filter (GtkFileChooser *chooser, const char *name, const char *const *patterns)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, name);
  for (guint i = 0; patterns[i] != NULL; i++)
    gtk_file_filter_add_pattern (filter, patterns[i]);
  gtk_file_chooser_add_filter (chooser, filter);
}

static GtkFileChooserNative *
new_chooser (AdjWindow *window, const char *title, GtkFileChooserAction action, const char *accept)
{
  GtkFileChooserNative *native =
      gtk_file_chooser_native_new (title, GTK_WINDOW (window), action, accept, NULL);

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (native), TRUE);
  add_filter (GTK_FILE_CHOOSER (native), _ ("Games"), (const char *[]){ "*.adjutant", NULL });
  return native;
}

static char *
chosen (GtkNativeDialog *native, int response)
{
  g_autoptr (GFile) file = response == GTK_RESPONSE_ACCEPT
                               ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (native))
                               : NULL;

  return file != NULL ? g_file_get_path (file) : NULL;
}

static void
on_open (GtkNativeDialog *native, int response, AdjWindow *window)
{
  g_autofree char *path = chosen (native, response);

  if (path != NULL)
    adj_window_open (window, path);
  g_object_unref (native);
}

void
adj_files_ask_open (AdjWindow *window)
{
  GtkFileChooserNative *native =
      new_chooser (window, _ ("Open a Game"), GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Open"));
  g_autofree char *folder = adj_opening_folder ();
  g_autoptr (GFile) file = g_file_new_for_path (folder);

  add_filter (GTK_FILE_CHOOSER (native), _ ("Scenarios"),
              (const char *[]){ "*.scenario.xml", NULL });
  gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (native), file, NULL);
  g_signal_connect_object (native, "response", G_CALLBACK (on_open), window, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (native));
}

/* Not over a game that somebody is playing. */
static gboolean
save_copy (AdjGame *game, const char *path, GError **error)
{
  g_autoptr (AdjLock) lock = adj_lock_take (path, "adjutant", NULL, error);

  return lock != NULL && adj_game_save (game, path, error);
}

static void
on_copy (GtkNativeDialog *native, int response, AdjWindow *window)
{
  g_autofree char *path = chosen (native, response);
  g_autoptr (GError) error = NULL;

  if (path != NULL &&
      !save_copy (adj_session_get_game (adj_window_get_session (window)), path, &error))
    adj_window_tell (window,
                     adj_durable_is_in_place (error) ? _ ("The copy may not be safe yet")
                                                     : _ ("The copy is not saved"),
                     error->message);
  g_object_unref (native);
}

void
adj_files_ask_copy (AdjWindow *window)
{
  GtkFileChooserNative *native =
      new_chooser (window, _ ("Save a Copy"), GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"));
  const AdjScenario *scenario = adj_session_book (adj_window_get_session (window))->scenario;
  g_autofree char *name = g_strdup_printf ("%s.adjutant", scenario->id);

  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (native), name);
  g_signal_connect_object (native, "response", G_CALLBACK (on_copy), window, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (native));
}
