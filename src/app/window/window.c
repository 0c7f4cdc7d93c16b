/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "app/desktop/settings.h"
#include "app/widgets/clear-typed.h"
#include "app/window/what-if.h"
#include "app/window/window-private.h"
#include "words/printed.h"

G_DEFINE_FINAL_TYPE (AdjWindow, adj_window, GTK_TYPE_APPLICATION_WINDOW)

enum
{
  PROP_SESSION = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* ---- What is open ---- */

/* Behind the curtain there is nothing to find, to print or to open; of a scratch table there are
 * no papers. */
static void
allow_looking (AdjWindow *self)
{
  static const char *const actions[] = { "win.find",    "win.order", "win.show-record", "win.panel",
                                         "win.options", "win.print", "win.notebook" };
  gboolean covered = adj_session_is_covered (self->session);
  gboolean trying = adj_session_get_origin (self->session) != NULL;

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i], !covered);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.curtain",
                                 adj_session_has_curtain (self->session) && !covered);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.save-copy", !trying);
  if (trying)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.print", FALSE);
}

static void
on_changed (AdjWindow *self)
{
  const AdjPlay *play = adj_game_get_play (adj_session_get_game (self->session));
  gboolean may_play = adj_session_may_play (self->session);
  g_autofree char *moment = adj_what_if_tell_moment (self->session);

  gtk_label_set_label (self->moment_label, moment);
  /* A small window cuts it short. */
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->moment_label), moment);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.undo",
                                 may_play && adj_play_last_done (play) != 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.redo",
                                 may_play && adj_play_next_undone (play) != 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.next", may_play);
  allow_looking (self);
}

static void
show_page (AdjWindow *self, gboolean playing)
{
  GtkWidget *in_game[] = { self->record_button, self->undo_button, self->redo_button,
                           self->print_button };
  const char *const actions[] = { "win.save-copy",   "win.find",    "win.order",
                                  "win.show-record", "win.panel",   "win.options",
                                  "win.print",       "win.curtain", "win.turn-board",
                                  "win.table-mode",  "win.notebook" };

  gtk_stack_set_visible_child_name (self->pages, playing ? "game" : "start");
  for (guint i = 0; i < G_N_ELEMENTS (in_game); i++)
    gtk_widget_set_visible (in_game[i], playing);
  gtk_widget_set_visible (GTK_WIDGET (self->moment_label), playing);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i], playing);
}

/* It must know at once how much room there is, or the window would grow to hold it all. */
static void
make_game_page (AdjWindow *self)
{
  if (self->game_page != NULL)
    return;
  self->game_page = g_object_new (ADJ_TYPE_GAME_PAGE, NULL);
  adj_window_use_room (self);
  gtk_stack_add_named (self->pages, GTK_WIDGET (self->game_page), "game");
  g_object_bind_property (self, "session", self->game_page, "session", G_BINDING_SYNC_CREATE);
}

static void
put_figures_away (AdjWindow *self)
{
  GtkRoot *window = self->figures != NULL ? gtk_widget_get_root (GTK_WIDGET (self->figures)) : NULL;

  if (window != NULL)
    gtk_window_destroy (GTK_WINDOW (window));
  g_clear_object (&self->figures);
}

/* What was typed is not left to other eyes, nor what was worked out beside the game (Y 11.59). */
static void
on_eyes (AdjWindow *self)
{
  adj_clear_typed_typed (GTK_WIDGET (self));
  put_figures_away (self);
}

/* Everything in the window looks at it: at a game, or a scratch table of it. */
static void
show_session (AdjWindow *self, AdjSession *session)
{
  g_set_object (&self->session, session);
  g_signal_group_set_target (self->signals, session);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SESSION]);
  adj_window_use_room (self);
  if (session != NULL)
    on_changed (self);
}

void
adj_window_show (AdjWindow *self, AdjSession *session)
{
  if (session != NULL)
    make_game_page (self);
  show_page (self, session != NULL);
  show_session (self, session);
  gtk_label_set_label (self->title_label,
                       session != NULL
                           ? adj_words_printed (adj_session_book (session)->scenario->title)
                           : _ ("Adjutant"));
  gtk_window_set_title (GTK_WINDOW (self), gtk_label_get_label (self->title_label));
  if (session != NULL)
    adj_quick_odds_set_ruleset (self->quick_odds, adj_session_book (session)->ruleset);
  else
    {
      adj_start_page_refresh (self->start_page);
      gtk_widget_grab_focus (GTK_WIDGET (self->start_page));
    }
}

AdjSession *
adj_window_get_session (AdjWindow *self)
{
  g_return_val_if_fail (ADJ_IS_WINDOW (self), NULL);

  return self->session;
}

/* ---- Class ---- */

static gboolean
on_drop (GtkDropTarget *target, const GValue *value, double x, double y, AdjWindow *self)
{
  g_autofree char *path = g_file_get_path (g_value_get_object (value));

  return path != NULL && adj_window_open (self, path);
}

static gboolean
adj_window_close_request (GtkWindow *window)
{
  AdjWindow *self = ADJ_WINDOW (window);
  int width, height;

  if (!adj_what_if_bar_may_leave (self->what_if_bar))
    return TRUE;
  gtk_window_get_default_size (window, &width, &height);
  g_settings_set (adj_settings (), "window-size", "(ii)", width, height);
  g_settings_set_boolean (adj_settings (), "window-maximized", gtk_window_is_maximized (window));
  return !adj_window_may_close (self) ||
         GTK_WINDOW_CLASS (adj_window_parent_class)->close_request (window);
}

static void
adj_window_dispose (GObject *object)
{
  AdjWindow *self = ADJ_WINDOW (object);

  g_clear_object (&self->signals);
  put_figures_away (self);
  g_clear_weak_pointer (&self->before_odds);
  g_clear_weak_pointer (&self->before_table);
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_WINDOW);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (adj_window_parent_class)->dispose (object);
}

static void
adj_window_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SESSION)
    g_value_set_object (value, ADJ_WINDOW (object)->session);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/window/window.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjWindow, title_label);
  gtk_widget_class_bind_template_child (widget_class, AdjWindow, moment_label);
  gtk_widget_class_bind_template_child (widget_class, AdjWindow, record_button);
  gtk_widget_class_bind_template_child (widget_class, AdjWindow, undo_button);
  gtk_widget_class_bind_template_child (widget_class, AdjWindow, redo_button);
  gtk_widget_class_bind_template_child (widget_class, AdjWindow, print_button);
  gtk_widget_class_bind_template_child (widget_class, AdjWindow, next_button);
  gtk_widget_class_bind_template_child (widget_class, AdjWindow, trouble);
  gtk_widget_class_bind_template_child (widget_class, AdjWindow, what_if_bar);
  gtk_widget_class_bind_template_callback (widget_class, show_session);
  gtk_widget_class_bind_template_child (widget_class, AdjWindow, odds_revealer);
  gtk_widget_class_bind_template_child (widget_class, AdjWindow, quick_odds);
  gtk_widget_class_bind_template_child (widget_class, AdjWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, AdjWindow, start_page);
}

static void
adj_window_class_init (AdjWindowClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = adj_window_dispose;
  object_class->get_property = adj_window_get_property;
  GTK_WINDOW_CLASS (class)->close_request = adj_window_close_request;
  properties[PROP_SESSION] = g_param_spec_object ("session", NULL, NULL, ADJ_TYPE_SESSION,
                                                  G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  g_type_ensure (ADJ_TYPE_NEXT_BUTTON);
  g_type_ensure (ADJ_TYPE_QUICK_ODDS);
  g_type_ensure (ADJ_TYPE_START_PAGE);
  g_type_ensure (ADJ_TYPE_TROUBLE);
  g_type_ensure (ADJ_TYPE_WHAT_IF_BAR);
  bind_template (widget_class);
  adj_window_install_actions (widget_class);
  adj_window_install_file_actions (widget_class);
}

static void
adj_window_init (AdjWindow *self)
{
  GtkDropTarget *drop = gtk_drop_target_new (G_TYPE_FILE, GDK_ACTION_COPY);
  int width, height;

  gtk_widget_init_template (GTK_WIDGET (self));
  adj_window_add_escapes (self);
  self->signals = g_signal_group_new (ADJ_TYPE_SESSION);
  g_signal_group_connect_swapped (self->signals, "changed", G_CALLBACK (on_changed), self);
  g_signal_group_connect_swapped (self->signals, "eyes", G_CALLBACK (on_eyes), self);
  g_signal_connect (drop, "drop", G_CALLBACK (on_drop), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drop));
  adj_window_watch_room (self);
  g_settings_get (adj_settings (), "window-size", "(ii)", &width, &height);
  gtk_window_set_default_size (GTK_WINDOW (self), width, height);
  if (g_settings_get_boolean (adj_settings (), "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
  show_page (self, FALSE);
  adj_start_page_refresh (self->start_page);
}

AdjWindow *
adj_window_new (GtkApplication *application)
{
  return g_object_new (ADJ_TYPE_WINDOW, "application", application, NULL);
}
