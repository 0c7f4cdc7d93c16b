/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/session/files.h"

#include <glib/gi18n-lib.h>

#include "app/session/opening.h"

#define CHOSEN "adj-chosen"

static void
add_filter (GtkFileChooser *chooser, const char *name, const char *const *patterns)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, name);
  for (guint i = 0; patterns[i] != NULL; i++)
    gtk_file_filter_add_pattern (filter, patterns[i]);
  gtk_file_chooser_add_filter (chooser, filter);
}

#define SCENARIO ".scenario.xml"

static void
add_games (GtkFileChooserNative *native)
{
  add_filter (GTK_FILE_CHOOSER (native), _ ("Games"),
              (const char *[]){ "*.adjutant", "*.skirmish", NULL });
}

static void
add_scenarios (GtkFileChooserNative *native)
{
  add_filter (GTK_FILE_CHOOSER (native), _ ("Scenarios"), (const char *[]){ "*" SCENARIO, NULL });
}

static GtkFileChooserNative *
new_chooser (GtkWindow *window, const char *title, GtkFileChooserAction action, const char *accept)
{
  GtkFileChooserNative *native = gtk_file_chooser_native_new (title, window, action, accept, NULL);

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (native), TRUE);
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
adj_files_on_response (GtkNativeDialog *native, int response, GtkWindow *window)
{
  AdjFileChosen tell = g_object_get_data (G_OBJECT (native), CHOSEN);
  g_autofree char *path = chosen (native, response);

  if (path != NULL)
    tell (window, path);
  g_object_unref (native);
}

static void
ask (GtkFileChooserNative *native, GtkWindow *window, AdjFileChosen tell)
{
  g_object_set_data (G_OBJECT (native), CHOSEN, tell);
  g_signal_connect_object (native, "response", G_CALLBACK (adj_files_on_response), window, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (native));
}

void
adj_files_ask_open (GtkWindow *window, AdjFileChosen tell)
{
  GtkFileChooserNative *native =
      new_chooser (window, _ ("Open a Game"), GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Open"));
  g_autofree char *folder = adj_opening_folder ();
  g_autoptr (GFile) file = g_file_new_for_path (folder);

  add_games (native);
  add_scenarios (native);
  gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (native), file, NULL);
  ask (native, window, tell);
}

void
adj_files_ask_copy (GtkWindow *window, const char *name, AdjFileChosen tell)
{
  GtkFileChooserNative *native =
      new_chooser (window, _ ("Save a Copy"), GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"));

  if (g_str_has_suffix (name, SCENARIO))
    add_scenarios (native);
  else
    add_games (native);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (native), name);
  ask (native, window, tell);
}

/* ---- Dropping ---- */

static gboolean
adj_files_on_drop (GtkDropTarget *target, const GValue *value, double x, double y, gpointer tell)
{
  GtkWidget *window = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (target));
  g_autofree char *path = g_file_get_path (g_value_get_object (value));

  return path != NULL && ((AdjFileDropped) tell) (GTK_WINDOW (window), path);
}

void
adj_files_take_dropped (GtkWindow *window, AdjFileDropped tell)
{
  GtkDropTarget *drop = gtk_drop_target_new (G_TYPE_FILE, GDK_ACTION_COPY);

  g_signal_connect (drop, "drop", G_CALLBACK (adj_files_on_drop), tell);
  gtk_widget_add_controller (GTK_WIDGET (window), GTK_EVENT_CONTROLLER (drop));
}
