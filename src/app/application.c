/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/application.h"

#include <glib/gi18n-lib.h>

#include "app/desktop/application-id.h"
#include "app/desktop/focus-home.h"
#include "app/desktop/focus-ring.h"
#include "app/desktop/looks.h"
#include "app/desktop/painters.h"
#include "app/desktop/settings.h"
#include "app/desktop/spoken.h"
#include "app/desktop/touch.h"
#include "app/desktop/windows.h"
#include "app/help/help-actions.h"
#include "app/session/opening.h"
#include "app/skirmish/fray-opening.h"
#include "app/skirmish/quick-sum.h"
#include "app/skirmish/skirmish-window.h"
#include "app/window/window.h"

struct _AdjApplication
{
  GtkApplication parent_instance;
  gboolean exit_after_startup;
  gboolean exit_when_settled;
  guint settled; /* timeout: nothing has been painted for a while */
};

G_DEFINE_FINAL_TYPE (AdjApplication, adj_application, GTK_TYPE_APPLICATION)

/* An action and its keys. */
typedef struct
{
  const char *action;
  const char *keys[3];
} Keys;

static const Keys keys[] = {
  { "app.quit", { "<Control>q" } },
  { "app.help-here", { "F1" } },
  { "app.shortcuts", { "<Control>question" } },
  { "window.close", { "<Control>w" } },
  { "win.start", { "<Control>n" } },
  { "win.glance", { "<Control>g" } },
  { "app.quick-sum", { "<Control><Shift>k" } },
  { "win.open", { "<Control>o" } },
  { "win.save-copy", { "<Control><Shift>s" } },
  { "win.print", { "<Control>p" } },
  { "win.undo", { "<Control>z" } },
  { "win.redo", { "<Control><Shift>z", "<Control>y" } },
  { "win.next", { "<Control>Return", "<Control>KP_Enter" } },
  { "win.order", { "<Control>l" } },
  { "win.quick-odds", { "<Control>k" } },
  { "what-if.try", { "<Control>t" } },
  { "what-if.keep", { "<Control><Shift>t" } },
  { "win.figures::initiative", { "<Control>i" } },
  { "win.figures::command", { "<Control><Shift>m" } },
  { "win.panel::combat", { "<Control>b", "<Alt>1" } },
  { "win.panel::arrivals", { "<Alt>2" } },
  { "win.panel::initiative", { "<Alt>3" } },
  { "win.panel::command", { "<Control>m", "<Alt>4" } },
  { "win.panel::roster", { "<Alt>5" } },
  { "win.panel::victory", { "<Alt>6" } },
  { "win.panel::log", { "<Alt>7" } },
  { "win.panel::set-up", { "<Alt>8" } },
  { "win.find", { "<Control>f" } },
  { "win.notebook", { "<Control>e" } },
  { "win.curtain", { "F8" } },
  { "win.panel::plots", { "<Alt>9" } },
  { "win.fold-panel", { "F7" } },
  { "win.show-record", { "F9" } },
  { "win.table-mode", { "F11" } },
  { "win.preferences", { "<Control>comma" } },
  { "win.turn-board(1)", { "<Control>r" } },
  { "win.turn-board(-1)", { "<Control><Shift>r" } },
};

/* ---- Windows ---- */

static AdjWindow *
window_of (AdjApplication *self)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  return ADJ_IS_WINDOW (window) ? ADJ_WINDOW (window) : adj_window_new (GTK_APPLICATION (self));
}

static gboolean
adj_application_quit_when_idle (gpointer data)
{
  g_application_quit (G_APPLICATION (data));
  return G_SOURCE_REMOVE;
}

/* The first frame is on the screen: that was the start-up. */
static void
adj_application_on_first_frame (GdkFrameClock *clock, AdjApplication *self)
{
  g_signal_handlers_disconnect_by_func (clock, adj_application_on_first_frame, self);
  g_idle_add (adj_application_quit_when_idle, self);
}

#define SETTLED 500 /* milliseconds without a frame */

static void
adj_application_on_frame (GdkFrameClock *clock, AdjApplication *self)
{
  g_clear_handle_id (&self->settled, g_source_remove);
  self->settled = g_timeout_add (SETTLED, adj_application_quit_when_idle, self);
}

static void
present (AdjApplication *self, GtkWindow *window)
{
  GdkFrameClock *clock;

  gtk_window_present (window);
  clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  if (self->exit_after_startup)
    g_signal_connect (clock, "after-paint", G_CALLBACK (adj_application_on_first_frame), self);
  if (self->exit_when_settled)
    g_signal_connect (clock, "after-paint", G_CALLBACK (adj_application_on_frame), self);
}

/* The start page makes room for what is opened in a window of its own. */
static void
make_room (AdjApplication *self)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (self));

  while (windows != NULL)
    {
      GtkWindow *window = windows->data;

      windows = windows->next;
      if (ADJ_IS_WINDOW (window) && adj_window_get_session (ADJ_WINDOW (window)) == NULL)
        gtk_window_close (window);
    }
}

/* The window that has this skirmish open; NULL. */
static AdjSkirmishWindow *
find_skirmish (AdjApplication *self, const char *path)
{
  for (GList *at = gtk_application_get_windows (GTK_APPLICATION (self)); at != NULL; at = at->next)
    if (ADJ_IS_SKIRMISH_WINDOW (at->data) &&
        g_strcmp0 (adj_fray_get_keeper (adj_skirmish_window_get_fray (at->data))->path, path) == 0)
      return at->data;
  return NULL;
}

/* Takes the skirmish over. */
static AdjSkirmishWindow *
show_skirmish (AdjApplication *self, AdjFray *fray, const AdjProblems *problems)
{
  g_autoptr (AdjFray) owned = fray;
  AdjSkirmishWindow *window = adj_skirmish_window_new (GTK_APPLICATION (self), fray, problems);

  present (self, GTK_WINDOW (window));
  make_room (self);
  return window;
}

/* The window that says why there is none. */
static AdjSitting *
start_page (AdjApplication *self)
{
  AdjWindow *start = window_of (self);

  present (self, GTK_WINDOW (start));
  return adj_sitting_window_get_sitting (ADJ_SITTING_WINDOW (start));
}

/* The window that has it open; NULL. */
static AdjSkirmishWindow *
open_skirmish (AdjApplication *self, const char *path)
{
  AdjSkirmishWindow *window = find_skirmish (self, path);
  g_autoptr (AdjProblems) problems = NULL;
  AdjFray *fray;

  if (window != NULL)
    {
      present (self, GTK_WINDOW (window));
      return window;
    }
  fray = adj_fray_opening_file (path, &problems);
  if (fray != NULL)
    return show_skirmish (self, fray, problems);
  adj_sitting_tell_damaged (start_page (self), path, problems);
  return NULL;
}

static void
adj_application_on_new_skirmish (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_autofree char *folder = adj_opening_folder ();
  g_autoptr (AdjProblems) problems = NULL;
  AdjFray *fray = adj_fray_opening_new (folder, &problems);

  if (fray != NULL)
    show_skirmish (data, fray, problems);
  else
    adj_sitting_tell_unreadable (start_page (data), folder, problems);
}

/* With what there is to tell of it; "": nothing. */
static void
adj_application_on_open_skirmish (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  const char *path;
  const char *title;
  const char *text;
  AdjSkirmishWindow *window;

  g_variant_get (parameter, "(&s&s&s)", &path, &title, &text);
  window = open_skirmish (data, path);
  if (window != NULL && *title != '\0')
    adj_skirmish_window_tell (window, title, text);
}

/* Beside whatever is open. */
static void
adj_application_on_quick_sum (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (data));

  if (window != NULL)
    adj_windows_present_beside (window, ADJ_TYPE_QUICK_SUM, adj_quick_sum_new);
}

/* Beside a skirmish that stays open. */
static void
adj_application_on_start (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  present (data, GTK_WINDOW (adj_window_new (GTK_APPLICATION (data))));
}

/* The game or skirmish the player left off at; the start page if it is gone. */
static void
adj_application_activate (GApplication *application)
{
  AdjApplication *self = ADJ_APPLICATION (application);
  GtkWindow *active = gtk_application_get_active_window (GTK_APPLICATION (self));
  g_autofree char *last = g_settings_get_string (adj_settings (), "last-game");
  gboolean goes_on = active == NULL && *last != '\0' && g_file_test (last, G_FILE_TEST_EXISTS);
  AdjWindow *window;

  if (ADJ_IS_SKIRMISH_WINDOW (active))
    {
      present (self, active);
      return;
    }
  if (goes_on && adj_fray_opening_is_skirmish (last))
    {
      open_skirmish (self, last);
      return;
    }
  window = window_of (self);
  if (goes_on)
    adj_window_open (window, last);
  present (self, GTK_WINDOW (window));
}

/* A file has a window of its own, but the start page makes room for it. */
static void
adj_application_open (GApplication *application, GFile **files, int n_files, const char *hint)
{
  AdjApplication *self = ADJ_APPLICATION (application);

  for (int i = 0; i < n_files; i++)
    {
      /* Of one that is not on this machine its address: that cannot be read, and is said. */
      g_autofree char *path = g_file_is_native (files[i]) ? g_file_get_path (files[i])
                                                          : g_file_get_parse_name (files[i]);
      AdjWindow *window;

      if (adj_fray_opening_is_skirmish (path))
        {
          open_skirmish (self, path);
          continue;
        }
      window = window_of (self);
      if (adj_window_get_session (window) != NULL)
        window = adj_window_new (GTK_APPLICATION (self));
      adj_window_open (window, path);
      present (self, GTK_WINDOW (window));
    }
}

/* Those that are another's go along with it, once it has asked them. */
static void
adj_application_on_quit (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (data));
  g_autoptr (GList) own = NULL;

  for (; windows != NULL; windows = windows->next)
    if (!gtk_window_get_destroy_with_parent (windows->data))
      own = g_list_prepend (own, windows->data);
  for (GList *window = own; window != NULL; window = window->next)
    gtk_window_close (window->data);
}

static void
adj_application_startup (GApplication *application)
{
  const GActionEntry entries[] = {
    { .name = "quit", .activate = adj_application_on_quit },
    { .name = "start", .activate = adj_application_on_start },
    { .name = "quick-sum", .activate = adj_application_on_quick_sum },
    { .name = "new-skirmish", .activate = adj_application_on_new_skirmish },
    { .name = "open-skirmish",
      .activate = adj_application_on_open_skirmish,
      .parameter_type = "(sss)" },
  };

  G_APPLICATION_CLASS (adj_application_parent_class)->startup (application);
  g_action_map_add_action_entries (G_ACTION_MAP (application), entries, G_N_ELEMENTS (entries),
                                   application);
  adj_help_actions_add_actions (GTK_APPLICATION (application));
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (application), keys[i].action,
                                           keys[i].keys);
  adj_looks_dress ();
  adj_windows_bound ();
  adj_spoken_watch ();
  adj_focus_ring_watch ();
  adj_touch_watch ();
  adj_focus_home_watch ();
}

static void
adj_application_shutdown (GApplication *application)
{
  G_APPLICATION_CLASS (adj_application_parent_class)->shutdown (application);
  adj_painters_rest ();
}

static int
adj_application_handle_local_options (GApplication *application, GVariantDict *options)
{
  if (g_variant_dict_contains (options, "version"))
    {
      g_print ("adjutant %s\n", ADJ_VERSION);
      return 0;
    }
  ADJ_APPLICATION (application)->exit_after_startup =
      g_variant_dict_contains (options, "exit-after-startup");
  ADJ_APPLICATION (application)->exit_when_settled =
      g_variant_dict_contains (options, "exit-when-settled");
  return -1;
}

static void
adj_application_class_init (AdjApplicationClass *class)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (class);

  application_class->activate = adj_application_activate;
  application_class->open = adj_application_open;
  application_class->startup = adj_application_startup;
  application_class->shutdown = adj_application_shutdown;
  application_class->handle_local_options = adj_application_handle_local_options;
}

static void
adj_application_init (AdjApplication *self)
{
  const GOptionEntry entries[] = {
    { "version", 0, 0, G_OPTION_ARG_NONE, NULL, _ ("Say which version it is"), NULL },
    { "exit-after-startup", 0, G_OPTION_FLAG_HIDDEN, G_OPTION_ARG_NONE, NULL, NULL, NULL },
    { "exit-when-settled", 0, G_OPTION_FLAG_HIDDEN, G_OPTION_ARG_NONE, NULL, NULL, NULL },
    { NULL },
  };

  g_application_add_main_option_entries (G_APPLICATION (self), entries);
  /* Translators: behind the program's name, what may be given to it */
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _ ("[FILE…]"));
}

AdjApplication *
adj_application_new (GApplicationFlags flags)
{
  return g_object_new (ADJ_TYPE_APPLICATION, "application-id", ADJ_APPLICATION_ID, "flags",
                       flags | G_APPLICATION_HANDLES_OPEN, "resource-base-path",
                       "/org/adjutant/Adjutant", NULL);
}
