/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <gtk/gtk.h>

/* The least a GTK program is made of: a window with a header bar, six icon buttons and a label. The
 * start-up and the memory of ours are measured against it. It ends after its first frame; told to
 * "settle", when it has painted nothing for half a second; told to "stay", it stays. */

#define SETTLED 500 /* milliseconds */

static const char *told = "";
static guint settled;

static gboolean
quit (gpointer data)
{
  g_application_quit (data);
  return G_SOURCE_REMOVE;
}

static void
on_first_frame (GdkFrameClock *clock, GApplication *application)
{
  g_signal_handlers_disconnect_by_func (clock, on_first_frame, application);
  g_idle_add (quit, application);
}

static void
on_frame (GdkFrameClock *clock, GApplication *application)
{
  g_clear_handle_id (&settled, g_source_remove);
  settled = g_timeout_add (SETTLED, quit, application);
}

static void
on_activate (GtkApplication *application)
{
  static const char *const icons[] = { "open-menu-symbolic",     "edit-undo-symbolic",
                                       "edit-redo-symbolic",     "document-open-symbolic",
                                       "document-save-symbolic", "go-next-symbolic" };
  GtkWidget *window = gtk_application_window_new (application);
  GtkWidget *header = gtk_header_bar_new ();

  for (guint i = 0; i < G_N_ELEMENTS (icons); i++)
    gtk_header_bar_pack_start (GTK_HEADER_BAR (header), gtk_button_new_from_icon_name (icons[i]));
  gtk_window_set_titlebar (GTK_WINDOW (window), header);
  gtk_window_set_child (GTK_WINDOW (window), gtk_label_new ("A window"));
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  gtk_window_present (GTK_WINDOW (window));
  if (g_str_equal (told, "settle"))
    g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (on_frame),
                      application);
  else if (!g_str_equal (told, "stay"))
    g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint",
                      G_CALLBACK (on_first_frame), application);
}

int
main (int argc, char **argv)
{
  g_autoptr (GtkApplication) application =
      gtk_application_new ("org.adjutant.Reference", G_APPLICATION_NON_UNIQUE);

  if (argc > 1)
    told = argv[1];
  g_signal_connect (application, "activate", G_CALLBACK (on_activate), NULL);
  return g_application_run (G_APPLICATION (application), 1, argv);
}
