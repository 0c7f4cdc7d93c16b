/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/help/help-actions.h"

#include <glib/gi18n-lib.h>

#include "app/desktop/application-id.h"
#include "app/help/details.h"
#include "app/help/help-window.h"
#include "app/help/topics.h"

/* One window of help, brought to the front when it is asked for again. It belongs to a game's
 * window, and not to some other that was in front of it. */
static AdjHelpWindow *
find_help (GtkApplication *application)
{
  GtkWindow *game = NULL;

  for (GList *at = gtk_application_get_windows (application); at != NULL; at = at->next)
    {
      if (ADJ_IS_HELP_WINDOW (at->data))
        return at->data;
      if (game == NULL && GTK_IS_APPLICATION_WINDOW (at->data))
        game = at->data;
    }
  return ADJ_HELP_WINDOW (adj_help_window_new (game));
}

static void
show_help (GtkApplication *application, const char *place)
{
  AdjHelpWindow *help = find_help (application);

  adj_help_window_show (help, place);
  gtk_window_present (GTK_WINDOW (help));
}

static void
adj_help_actions_on_help (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  show_help (data, g_variant_get_string (parameter, NULL));
}

/* Of what has the focus. */
static void
adj_help_actions_on_help_here (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  GtkWindow *window = gtk_application_get_active_window (data);
  GtkWidget *focus = window != NULL ? gtk_window_get_focus (window) : NULL;

  show_help (data, adj_topic_of (focus != NULL ? focus : GTK_WIDGET (window)));
}

/* Made when they are asked for: a start of the program does without them. */
static void
adj_help_actions_on_shortcuts (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_autoptr (GtkBuilder) builder =
      gtk_builder_new_from_resource ("/org/adjutant/Adjutant/help/shortcuts.ui");
  GtkWindow *shortcuts = GTK_WINDOW (gtk_builder_get_object (builder, "shortcuts"));

  gtk_window_set_transient_for (shortcuts, gtk_application_get_active_window (data));
  gtk_window_present (shortcuts);
}

static void
adj_help_actions_on_about (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  GtkWindow *window = gtk_application_get_active_window (data);
  g_autofree char *details = adj_details_write (window != NULL ? GTK_NATIVE (window) : NULL);

  gtk_show_about_dialog (
      window, "program-name", _ ("Adjutant"), "version", ADJ_VERSION, "logo-icon-name",
      ADJ_APPLICATION_ID, "license-type", GTK_LICENSE_GPL_3_0, "comments",
      _ ("Keeps the papers of a Blue & Gray battle that is played on a cardboard map. The games "
         "themselves are not part of it."),
      "system-information", details, "copyright", _ ("© The Adjutant developers"),
      /* Translators: your names, one a line */
      "translator-credits", _ ("translator-credits"), NULL);
}

void
adj_help_actions_add_actions (GtkApplication *application)
{
  const GActionEntry entries[] = {
    { .name = "help", .activate = adj_help_actions_on_help, .parameter_type = "s" },
    { .name = "help-here", .activate = adj_help_actions_on_help_here },
    { .name = "shortcuts", .activate = adj_help_actions_on_shortcuts },
    { .name = "about", .activate = adj_help_actions_on_about },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (application), entries, G_N_ELEMENTS (entries),
                                   application);
}
